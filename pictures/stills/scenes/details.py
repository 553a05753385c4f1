"""Close-ups, for half way down the page of a treatment: dusk in the same room, a long lens, little in focus."""

from scenes import families
from scenes.registry import detail

# Grounds that keep a bright scene dark.
ROSEWOOD, SAGE = "#5A3331", "#4E5F58"

detail("acties", (0.9, -3.0, 2.0), (0.02, 0.2, 1.2), ground=ROSEWOOD)
detail("bio-peeling", (0.5, -1.9, 0.85), (0.1, -0.1, 0.12), ground=SAGE, sun=0.75)
detail("botox", (1.1, -4.8, 1.32), (0.3, 0.15, 1.34), soft=0.6, ground="#8A5A54")
detail("cavitatie", (0.3, -2.6, 1.9), (0, 0, 0.65), ground=SAGE)
detail("consulten", (0.9, -3.2, 1.3), (0.03, 0, 0.75), glass=True, ground=ROSEWOOD)
detail("couperose", (0.3, -2.6, 1.2), (0, 0.1, 0.2), of="blog-hydrafacial", glass=True, sun=0.7)
detail("fillers-injectables", (0.2, -3.2, 4.6), (0.02, 0, 0.45), ground=ROSEWOOD)
detail("gezichtsbehandelingen", (0.9, -2.5, 1.1), (0.55, -0.5, 0.12), focus=(0.6, -0.6, 0.1), ground=ROSEWOOD)
detail("huidverbetering-peelings", (0.9, -2.5, 1.2), (-0.05, 0.1, 0.2), ground=ROSEWOOD)
detail("laser-ontharen", (-1.6, -3.0, 1.5), (-0.5, 0.1, 1.06))
detail("makeup-styling", (-0.2, -3.2, 1.25), (-0.32, 0.15, 1.2), ground=ROSEWOOD)
detail("massages", (1.0, -3.0, 1.1), (0.6, -0.3, 0.3))
detail("permanente-makeup", (-0.5, -2.3, 1.3), (0.1, 0.3, 0.1))
detail("skinboosters-prp", (0.4, -2.1, 0.8), (0.18, -0.1, 0.08), ground=ROSEWOOD, sun=0.65)
detail("tandenbleken", (1.3, -2.7, 0.9), (0.6, -0.3, 0.36), ground=SAGE)
detail("vetbevriezing", (0.6, -3.6, 1.2), (0.15, 0, 0.98), soft=0.6, ground="#57695F")
detail("wenkbrauwen", (-0.5, -1.7, 1.0), (-0.25, 0.5, 0.2), ground=ROSEWOOD)
detail("wimperextensions", (-1.6, -1.35, 0.62), (-0.25, 0.02, 0.27), ground=ROSEWOOD)

# Families of treatments that have one of their own.
detail(
    "brow-lamination", (0.1, -2.1, 0.9), (0.66, 0.12, 0.29), of="wenkbrauwen", lens=100, ground=SAGE, sun=0.8
)
detail("bruidsvisagie", (1.0, -2.4, 1.1), (0.5, 0.4, 0.3), of="makeup-styling", ground=ROSEWOOD)
detail("carbon-peeling", (0.3, -2.7, 2.2), (0, -0.02, 0.17), of=families.carbon_dish, sun=0.85)
detail("dieptereiniging", (0.3, -2.6, 1.6), (0, 0, 0.33), of=families.herbal_bath)
detail("gezichtsmassage", (-1.5, -2.3, 1.0), (-0.5, 0.2, 0.38), of="blog-voorbereiding", ground=ROSEWOOD)
detail("glycolzuur-peeling", (-0.5, -2.8, 0.9), (0.02, 0, 0.27), of=families.sugar_cane, sun=0.8)
detail("hotstone-massage", (-0.9, -3.7, 1.5), (0.02, -0.05, 0.5), of=families.basalt, sun=0.9)
detail("huidanalyse", (-1.3, -3.0, 1.2), (-0.9, 0.2, 0.75), of="consulten", ground=ROSEWOOD)
detail("hydrafacial", (-1.3, -2.9, 0.9), (-0.3, 0.5, 0.05), of="blog-hydrafacial", glass=True, sun=0.7)
detail("hyperhidrose", (0.4, -1.9, 1.0), (0.04, -0.08, 0.22), of=families.dew_on_leaf, glass=True, sun=0.9)
detail("jukbeen-filler", (0.3, -3.0, 2.0), (0, 0, 0.3), of=families.draped_form)
detail("kaaklijn-filler", (0.3, -2.9, 2.3), (0, 0.02, 0.05), of=families.contour_and_dividers, sun=0.75)
detail("laser-ontharen-bikini", (0.35, -3.6, 2.0), (0.04, 0, 0.1), of=families.feather, sun=0.85)
detail("laser-ontharen-lichaam", (0.9, -3.3, 1.5), (0.1, 0.2, 1.2), of="laser-ontharen")
detail(
    "led-therapie", (-0.6, -2.4, 1.2), (0, 0, 0.5), of=families.led_panel, aperture=1.6, soft=0.15, sun=0.4
)
detail("lip-flip", (2.2, -4.6, 2.2), (0.35, -0.25, 0.4), of="fillers-injectables", ground=SAGE)
detail("lipfiller", (0.3, -4.4, 3.7), (0.03, -0.12, 0.44), of="fillers-injectables", ground=ROSEWOOD)
detail("lymfedrainage", (0.6, -3.2, 1.0), (0, 0, 0.5), of="blog-voorbereiding", ground=ROSEWOOD)
detail("masseter", (0.3, -3.0, 1.8), (0, -0.22, 0.08), of=families.loose_knot, sun=0.9)
detail("mesotherapie", (-0.7, -3.5, 1.1), (0.02, 0.1, 0.93), of="blog-kliniek", soft=0.5)
detail("microblading", (0.2, -2.35, 2.2), (0, 0.04, 0.1), of=families.brow_strokes, sun=0.8)
detail("microneedling", (-0.35, -3.0, 1.2), (0.1, 0.1, 0.19), of=families.derma_roller, sun=0.8)
detail("ontspanningsmassage", (-1.3, -2.0, 0.75), (-0.35, 0.1, 0.34), of="massages")
detail("plooi-filler", (0.2, -2.7, 1.4), (0.05, 0, 0.08), of=families.pleats, sun=0.85)
detail("pmu-lippen", (0.9, -1.7, 0.9), (0.75, 0.2, 0.12), of="permanente-makeup")
detail("pmu-wenkbrauwen", (-0.3, -2.0, 0.8), (-0.2, -0.3, 0.1), of="permanente-makeup")
detail("prp-gezicht", (-0.5, -3.5, 1.0), (0, 0, 0.6), of=families.plasma_tubes, glass=True, soft=0.5)
detail("sportmassage", (0.6, -2.4, 0.6), (0.1, -0.6, 0.14), of="massages")
detail("tandkristal", (1.5, -2.2, 0.75), (0.82, -0.48, 0.2), of="tandenbleken", ground=SAGE)
detail("wimperlifting", (-1.6, -1.7, 0.75), (-0.2, -0.05, 0.25), of=families.lash_curl)
