/** What people call it, and what bothers them, where the name of a treatment does not say it; by family. */
export const en = {
  'acne-behandeling':
    'spots, pimples, breakouts, blackheads, zits, oily skin, blemishes, teenage skin, inflamed skin',
  avondvisagie: 'makeup, make up, party, gala, prom, evening, hairdo, glam',
  'bb-glow': 'even skin tone, tinted skin, foundation, dull skin, glow, uneven complexion',
  'bio-peeling': 'dull skin, acne marks, large pores, dark spots, pigmentation, peel, fine lines',
  'bio-peeling-lichaam': 'back acne, bacne, acne marks, rough skin, dark spots, bumps, upper arms, body peel',
  bioremodelling:
    'sagging skin, loose skin, jowls, firm skin, hydration, hyaluronic acid, wrinkles, crow’s feet, neck, skin booster',
  botox:
    'wrinkles, lines, frown lines, forehead, crow’s feet, eyes, laughter lines, muscle relaxant, toxin, brow lift, anti wrinkle, injection',
  'botox-hals': 'neck bands, neck lines, wrinkles, neck, muscle relaxant, injection',
  'brow-lamination': 'fuller eyebrows, brow lift, fluffy brows, thin eyebrows, laminated brows',
  bruidsvisagie: 'bride, bridal, wedding, marriage, makeup, make up, bridal hair',
  'carbon-peeling': 'laser, hollywood peel, black doll, large pores, oily skin, blackheads, dull skin, acne',
  cavitatie:
    'slimming one area, lose fat locally, fat reduction, cellulite, orange peel, belly, tummy, thighs, hips, love handles, ultrasound, body contouring',
  consult:
    'advice, talk, intake, question, not sure, unsure, doctor, video call, phone, second opinion, which treatment, appointment with doctor',
  couperose:
    'broken veins, thread veins, red cheeks, red nose, redness, rosacea, broken capillaries, blushing, vascular laser, laser',
  dagvisagie: 'makeup, make up, photo shoot, job interview, natural makeup, day',
  dieptereiniging: 'blackheads, clogged pores, spots, pimples, facial, oily skin, deep cleanse, extraction',
  gezichtsmassage: 'relaxing, facial, tired skin, mask, stress, pampering, jaw tension',
  'glycolzuur-peeling':
    'glycolic, fruit acid, aha, dull skin, fine lines, wrinkles, dark spots, sun damage, uneven skin',
  'henna-brows':
    'eyebrow tint, colour eyebrows, color eyebrows, thin eyebrows, light eyebrows, dye, natural colour',
  hoofdmassage: 'tension headache, between migraines, stress, tension, scalp, relaxing, neck',
  'hotstone-massage': 'hot stone, warm stones, relaxing, stress, sore muscles, back, wellness, spa',
  huidanalyse: 'skin scan, skin advice, skin type, analysis, which cream, skincare',
  hyaluronidase: 'dissolve filler, remove filler, lumps, bumps, lips too big, filler gone wrong, migration',
  hydrafacial:
    'hydrafacial, deep cleansing, blackheads, dull skin, dry skin, hydration, glow, facial, large pores, dehydrated skin',
  hyperhidrose: 'sweating, sweaty armpits, underarm sweat, perspiration, sweat stains, excessive sweating',
  'ipl-ontharen': 'hair off, remove hair, unwanted hair, shaving, waxing, light, laser, legs, leg hair',
  'jukbeen-filler': 'cheekbones, hollow cheeks, volume, hyaluronic acid, cheeks, contour, injection',
  'kaaklijn-filler':
    'jaw, sharp jawline, jowls, chin, weak chin, receding chin, contour, profile, hyaluronic acid',
  'laser-ontharen':
    'hair off, remove hair, unwanted hair, moustache, mustache, upper lip, beard, facial hair, chin hair, razor burn, ingrown hairs, permanent hair reduction',
  'laser-ontharen-bikini':
    'hair off, remove hair, unwanted hair, pubic hair, intimate, brazilian, razor bumps, ingrown hairs, permanent hair reduction',
  'laser-ontharen-lichaam':
    'hair off, remove hair, unwanted hair, armpits, armpit hair, leg hair, back hair, chest hair, shaving, waxing, ingrown hairs, permanent hair reduction',
  'led-therapie':
    'light therapy, red light, blue light, acne, spots, sensitive skin, recovery, fine lines, lamp',
  'lip-flip': 'upper lip, thin lips, fuller lips, gums, gummy smile, smile, lips',
  lipfiller:
    'lip injections, fuller lips, thin lips, plump lips, big lips, uneven lips, hyaluronic acid, lip augmentation, dry lips',
  lymfedrainage: 'fluid, water retention, oedema, edema, swelling, swollen legs, heavy legs, after surgery',
  'mannen-gezicht': 'man, male, men’s skin, beard, razor burn, ingrown hairs, blackheads, facial',
  masseter:
    'jaw, teeth grinding, bruxism, clenching, wide jaw, jaw pain, square face, tmj, headache, muscle relaxant',
  mesotherapie:
    'vitamins, dull skin, dry skin, hydration, tired skin, glow, fine lines, needle free, no needles',
  microblading:
    'eyebrow tattoo, hair strokes, thin eyebrows, no eyebrows, permanent eyebrows, gaps, patchy brows',
  microneedling:
    'needling, derma roller, large pores, wrinkles, fine lines, dark spots, collagen, loose skin, acne scars',
  'microneedling-littekens':
    'acne scars, scar, pitted skin, ice pick, stretch marks, surgery scar, needling, collagen',
  'neuscorrectie-filler':
    'nose, nose job without surgery, bump on nose, straight nose, crooked nose, liquid rhinoplasty, profile',
  ontspanningsmassage:
    'stress, tension, back pain, stiff neck, neck pain, shoulders, wellness, relax, swedish massage, gift, spa',
  'plooi-filler':
    'smile lines, laugh lines, nasolabial, folds, wrinkles, corners of the mouth, marionette lines, hyaluronic acid',
  'pmu-eyeliner': 'permanent eyeliner, eye makeup, eyes, lash line, tattoo, eye pencil',
  'pmu-lippen': 'permanent lipstick, lip liner, lip tattoo, pale lips, lip blush, lip colour',
  'pmu-verwijderen':
    'eyebrow tattoo removal, remove eyebrow tattoo, bad eyebrows, remove microblading, old pmu, faded brows',
  'pmu-wenkbrauwen':
    'powder brows, ombre brows, permanent eyebrows, eyebrow tattoo, thin eyebrows, no eyebrows, touch up',
  'prp-gezicht': 'own blood, platelets, plasma, vampire facial, dull skin, wrinkles, dark circles, collagen',
  'prp-haar': 'hair loss, thinning hair, early baldness, hair growth, own blood, plasma, scalp, alopecia',
  'radiofrequentie-gezicht':
    'loose skin, sagging skin, skin tightening, jowls, wrinkles, rf, collagen, firm skin',
  'radiofrequentie-lichaam':
    'loose skin, sagging skin, skin tightening, tight belly, bingo wings, upper arms, after weight loss, after pregnancy, rf',
  'salicylzuur-peeling': 'salicylic, bha, acne, spots, pimples, blackheads, oily skin, sebum, clogged pores',
  skinboosters: 'dry skin, hydration, moisture, fine lines, wrinkles, glow, hyaluronic acid, neck, injection',
  'spider-naevi': 'spider veins, blood vessel, red dot, broken vein, red spot, cherry angioma, laser',
  sportmassage: 'sore muscles, stiff muscles, running, sports, knots, calves, back pain, deep tissue',
  'tanden-bleken':
    'whiten teeth, white teeth, yellow teeth, stained teeth, whiter smile, coffee, tea, smoking, bleaching',
  tandkristal: 'tooth gem, tooth jewel, diamond, glitter, crystal, rhinestone, tooth bling',
  'tca-peeling': 'deep peel, scars, acne scars, dark spots, pigmentation, wrinkles, sun damage, age spots',
  'tiener-gezicht': 'teenager, teen, puberty, spots, pimples, acne, blackheads, youth, kid',
  'traangoot-filler':
    'small eye bags, dark circles, under the eyes, eyes, tired look, hollow eyes, tear trough',
  vetbevriezing:
    'slimming one area, lose fat locally, freeze fat, fat reduction, belly fat, tummy, love handles, muffin top, hips, thighs, body contouring',
  'vetbevriezing-kin': 'double chin, chin, fat under chin, neck, profile, freeze fat, jawline',
  visagieles: 'learn makeup, make up lesson, workshop, course, class, gift, tips',
  'wenkbrauwen-epileren': 'shape eyebrows, eyebrow waxing, plucking, tweezing, unibrow, monobrow, tidy brows',
  'wenkbrauwen-verven':
    'eyebrow tint, dye eyebrows, colour eyebrows, color eyebrows, light eyebrows, blonde eyebrows, shape',
  'wimperextensions-one-by-one':
    'fake lashes, long lashes, false eyelashes, lash extensions, short lashes, classic lashes, eyes, infill, refill',
  'wimperextensions-verwijderen': 'remove lashes, take off lashes, lash removal, glue, fake lashes off, eyes',
  'wimperextensions-volume':
    'fake lashes, full lashes, russian volume, fans, lash extensions, dramatic lashes, eyes, infill, refill',
  wimperlifting: 'curl lashes, lash perm, straight lashes, short lashes, curled lashes, lash tint, eyes',
  'zwangerschap-gezicht': 'pregnant, expecting, pregnancy mask, spots, safe, facial, melasma',
  zwangerschapsmassage: 'pregnant, expecting, prenatal, back pain, heavy legs, pelvis, relaxing, mum, mom',
} as const satisfies Record<string, string>
