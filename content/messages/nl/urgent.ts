/** What to do when something goes wrong after an injection; 112 stands before the clinic’s own number. */
export const urgent = {
  title: 'Wanneer u meteen belt',
  filler_112:
    'Ziet u ineens minder, wazig of dubbel, hangt uw mond scheef, praat u moeilijk of hebt u minder kracht in een arm of been? Bel meteen 112 en zeg dat u een filler hebt gehad.',
  filler_call:
    'Is de pijn hevig of wordt die erger, is een zwelling warm of pijnlijk of blijft die toenemen, of ziet u een bleke, witte, grijze of blauwpaars gevlekte huid, een wit plekje in de mond, nieuwe puntjes, blaasjes of puistjes, pus of een wond? Wacht niet tot morgen: bel ons noodnummer {{emergency}}, dag en nacht.',
  filler_nobody:
    'Neemt niemand op? Bel dan uw huisarts, of buiten kantooruren de huisartsenpost. Zeg dat het om een filler gaat, waar die zit en wanneer hij is gezet.',
  toxin_112:
    'Slikt, praat of ademt u moeilijk, verslikt u zich telkens, of worden uw gezicht of tong in korte tijd dik? Bel meteen 112 en zeg dat u botulinetoxine hebt gehad.',
  toxin_call:
    'Ziet u dubbel of slechter, hangt een ooglid, voelt slikken anders aan, hebt u koorts of wordt de pijn erger? Bel ons noodnummer {{emergency}}, dag en nacht.',
  enzyme_112:
    'Wordt u benauwd of duizelig, valt u flauw, krijgt u galbulten of worden uw gezicht, tong of keel dik? Of ziet u ineens minder, wazig of dubbel? Bel meteen 112 en zeg dat er een filler is opgelost met hyaluronidase.',
  plasma_112:
    'Ziet u ineens minder, wazig of dubbel, praat u moeilijk of hebt u minder kracht in een arm of been? Bel meteen 112 en zeg dat er plasma uit uw eigen bloed is ingespoten.',
  plasma_call:
    'Hebt u koorts of pus, wordt de roodheid of pijn erger, of neemt een zwelling na drie dagen nog toe? Bel ons noodnummer {{emergency}}, dag en nacht.',
  nobody:
    'Neemt niemand op? Bel dan uw huisarts, of buiten kantooruren de huisartsenpost. Zeg wat er is ingespoten, waar en wanneer.',
}
