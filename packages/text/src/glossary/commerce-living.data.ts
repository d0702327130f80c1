/** Beauty, health, baby, sports and outdoor, books, music, film and general shop words. */
export const COMMERCE_LIVING = `
# beauty
beauty ; n ; Beauty/f ; beauté/beautés/f ; bellezza/bellezze/f ; belleza/bellezas/f
cosmetic~cosmetics ; n ; Kosmetik/f ; cosmétique/cosmétiques/m ; cosmetico/cosmetici/m ; cosmético/cosméticos/m
makeup ; n ; Make-up/Make-ups/n ; maquillage/maquillages/m ; trucco/trucchi/m ; maquillaje/maquillajes/m
make up ; n ; Make-up/Make-ups/n ; maquillage/maquillages/m ; trucco/trucchi/m ; maquillaje/maquillajes/m
make-up ; n ; Make-up/Make-ups/n ; maquillage/maquillages/m ; trucco/trucchi/m ; maquillaje/maquillajes/m
makeup set~makeup sets ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; set trucchi/m ; set de maquillaje/sets de maquillaje/m
makeup kit~makeup kits ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; set trucchi/m ; set de maquillaje/sets de maquillaje/m
make up set~make up sets ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; set trucchi/m ; set de maquillaje/sets de maquillaje/m
make up kit~make up kits ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; set trucchi/m ; set de maquillaje/sets de maquillaje/m
makeup brush~makeup brushes ; n ; Make-up-Pinsel/m ; pinceau de maquillage/pinceaux de maquillage/m ; pennello da trucco/pennelli da trucco/m ; brocha de maquillaje/brochas de maquillaje/f
make up brush~make up brushes ; n ; Make-up-Pinsel/m ; pinceau de maquillage/pinceaux de maquillage/m ; pennello da trucco/pennelli da trucco/m ; brocha de maquillaje/brochas de maquillaje/f
make-up brush~make-up brushes ; n ; Make-up-Pinsel/m ; pinceau de maquillage/pinceaux de maquillage/m ; pennello da trucco/pennelli da trucco/m ; brocha de maquillaje/brochas de maquillaje/f
makeup brush set~makeup brush sets ; n ; Make-up-Pinsel-Set/Make-up-Pinsel-Sets/n ; set de pinceaux maquillage/sets de pinceaux maquillage/m ; set pennelli trucco/m ; set de brochas de maquillaje/sets de brochas de maquillaje/m
make up brush set~make up brush sets ; n ; Make-up-Pinsel-Set/Make-up-Pinsel-Sets/n ; set de pinceaux maquillage/sets de pinceaux maquillage/m ; set pennelli trucco/m ; set de brochas de maquillaje/sets de brochas de maquillaje/m
makeup organiser~makeup organisers ; n ; Make-up-Organizer/m ; organisateur de maquillage/organisateurs de maquillage/m ; organizer trucchi/m ; organizador de maquillaje/organizadores de maquillaje/m
makeup organizer~makeup organizers ; n ; Make-up-Organizer/m ; organisateur de maquillage/organisateurs de maquillage/m ; organizer trucchi/m ; organizador de maquillaje/organizadores de maquillaje/m
makeup remover~makeup removers ; n ; Make-up-Entferner/m ; démaquillant/démaquillants/m ; struccante/struccanti/m ; desmaquillante/desmaquillantes/m
face paint~face paints ; n ; Schminkfarbe/Schminkfarben/f ; maquillage pour visage/maquillages pour visage/m ; trucco viso/trucchi viso/m ; pintura facial/pinturas faciales/f
facepaint~facepaints ; n ; Schminkfarbe/Schminkfarben/f ; maquillage pour visage/maquillages pour visage/m ; trucco viso/trucchi viso/m ; pintura facial/pinturas faciales/f
body paint~body paints ; n ; Körperfarbe/Körperfarben/f ; peinture corporelle/peintures corporelles/f ; colore per il corpo/colori per il corpo/m ; pintura corporal/pinturas corporales/f
body art ; n ; Körperkunst/f ; art corporel/arts corporels/m ; body art/f ; arte corporal/artes corporales/m
foundation~foundations ; n ; Foundation/Foundations/f ; fond de teint/fonds de teint/m ; fondotinta/m ; base de maquillaje/bases de maquillaje/f
concealer~concealers ; n ; Concealer/m ; correcteur/correcteurs/m ; correttore/correttori/m ; corrector/correctores/m
powder~powders ; n ; Pulver/n ; poudre/poudres/f ; polvere/polveri/f ; polvo/polvos/m
blusher~blushers ; n ; Rouge/Rouges/n ; blush/m ; fard/m ; colorete/coloretes/m
blush~blushes ; n ; Rouge/Rouges/n ; blush/m ; fard/m ; colorete/coloretes/m
eyeshadow~eyeshadows ; n ; Lidschatten/m ; fard à paupières/fards à paupières/m ; ombretto/ombretti/m ; sombra de ojos/sombras de ojos/f
eye shadow~eye shadows ; n ; Lidschatten/m ; fard à paupières/fards à paupières/m ; ombretto/ombretti/m ; sombra de ojos/sombras de ojos/f
eyeshadow palette~eyeshadow palettes ; n ; Lidschatten-Palette/Lidschatten-Paletten/f ; palette de fards à paupières/palettes de fards à paupières/f ; palette di ombretti/f ; paleta de sombras/paletas de sombras/f
palette~palettes ; n ; Palette/Paletten/f ; palette/palettes/f ; tavolozza/tavolozze/f ; paleta/paletas/f
eyeliner~eyeliners ; n ; Eyeliner/m ; eye-liner/eye-liners/m ; eyeliner/m ; delineador de ojos/delineadores de ojos/m
eye liner~eye liners ; n ; Eyeliner/m ; eye-liner/eye-liners/m ; eyeliner/m ; delineador de ojos/delineadores de ojos/m
mascara~mascaras ; n ; Mascara/Mascaras/f ; mascara/mascaras/m ; mascara/m ; máscara de pestañas/máscaras de pestañas/f
false eyelash~false eyelashes ; n ; falsche Wimper/falsche Wimpern/f ; faux cil/faux cils/m ; ciglio finto/ciglia finte/m ; pestaña postiza/pestañas postizas/f
false lash~false lashes ; n ; falsche Wimper/falsche Wimpern/f ; faux cil/faux cils/m ; ciglio finto/ciglia finte/m ; pestaña postiza/pestañas postizas/f
fake lash~fake lashes ; n ; falsche Wimper/falsche Wimpern/f ; faux cil/faux cils/m ; ciglio finto/ciglia finte/m ; pestaña postiza/pestañas postizas/f
fake eyelash~fake eyelashes ; n ; falsche Wimper/falsche Wimpern/f ; faux cil/faux cils/m ; ciglio finto/ciglia finte/m ; pestaña postiza/pestañas postizas/f
eyelash~eyelashes ; n ; Wimper/Wimpern/f ; cil/cils/m ; ciglio/ciglia/m ; pestaña/pestañas/f
lash~lashes ; n ; Wimper/Wimpern/f ; cil/cils/m ; ciglio/ciglia/m ; pestaña/pestañas/f
eyebrow pencil~eyebrow pencils ; n ; Augenbrauenstift/Augenbrauenstifte/m ; crayon à sourcils/crayons à sourcils/m ; matita per sopracciglia/matite per sopracciglia/f ; lápiz de cejas/lápices de cejas/m
brow pencil~brow pencils ; n ; Augenbrauenstift/Augenbrauenstifte/m ; crayon à sourcils/crayons à sourcils/m ; matita per sopracciglia/matite per sopracciglia/f ; lápiz de cejas/lápices de cejas/m
eyebrow~eyebrows ; n ; Augenbraue/Augenbrauen/f ; sourcil/sourcils/m ; sopracciglio/sopracciglia/m ; ceja/cejas/f
lipstick~lipsticks ; n ; Lippenstift/Lippenstifte/m ; rouge à lèvres/rouges à lèvres/m ; rossetto/rossetti/m ; pintalabios/m
lip gloss~lip glosses ; n ; Lipgloss/m ; gloss/m ; lucidalabbra/m ; brillo de labios/brillos de labios/m
lip balm~lip balms ; n ; Lippenbalsam/Lippenbalsame/m ; baume à lèvres/baumes à lèvres/m ; balsamo labbra/balsami labbra/m ; bálsamo labial/bálsamos labiales/m
lip~lips ; n ; Lippe/Lippen/f ; lèvre/lèvres/f ; labbro/labbra/m ; labio/labios/m
nail polish~nail polishes ; n ; Nagellack/Nagellacke/m ; vernis à ongles/m ; smalto per unghie/smalti per unghie/m ; esmalte de uñas/esmaltes de uñas/m
nail varnish~nail varnishes ; n ; Nagellack/Nagellacke/m ; vernis à ongles/m ; smalto per unghie/smalti per unghie/m ; esmalte de uñas/esmaltes de uñas/m
gel nail polish~gel nail polishes ; n ; Gel-Nagellack/Gel-Nagellacke/m ; vernis gel/m ; smalto gel/smalti gel/m ; esmalte de gel/esmaltes de gel/m
gel polish~gel polishes ; n ; Gel-Nagellack/Gel-Nagellacke/m ; vernis gel/m ; smalto gel/smalti gel/m ; esmalte de gel/esmaltes de gel/m
nail polish remover~nail polish removers ; n ; Nagellackentferner/m ; dissolvant/dissolvants/m ; solvente per unghie/solventi per unghie/m ; quitaesmalte/quitaesmaltes/m
false nail~false nails ; n ; Kunstnagel/Kunstnägel/m ; faux ongle/faux ongles/m ; unghia finta/unghie finte/f ; uña postiza/uñas postizas/f
fake nail~fake nails ; n ; Kunstnagel/Kunstnägel/m ; faux ongle/faux ongles/m ; unghia finta/unghie finte/f ; uña postiza/uñas postizas/f
press on nail~press on nails ; n ; Kunstnagel/Kunstnägel/m ; faux ongle/faux ongles/m ; unghia finta/unghie finte/f ; uña postiza/uñas postizas/f
nail art ; n ; Nail-Art/f ; nail art/m ; nail art/f ; nail art/m
nail sticker~nail stickers ; n ; Nagelsticker/m ; sticker pour ongles/stickers pour ongles/m ; adesivo per unghie/adesivi per unghie/m ; pegatina para uñas/pegatinas para uñas/f
nail file~nail files ; n ; Nagelfeile/Nagelfeilen/f ; lime à ongles/limes à ongles/f ; lima per unghie/lime per unghie/f ; lima de uñas/limas de uñas/f
nail clipper~nail clippers ; n ; Nagelknipser/m ; coupe-ongles/m ; tagliaunghie/m ; cortaúñas/m
nail lamp~nail lamps ; n ; UV-Lampe/UV-Lampen/f ; lampe UV/lampes UV/f ; lampada UV/lampade UV/f ; lámpara UV/lámparas UV/f
uv lamp~uv lamps ; n ; UV-Lampe/UV-Lampen/f ; lampe UV/lampes UV/f ; lampada UV/lampade UV/f ; lámpara UV/lámparas UV/f
manicure set~manicure sets ; n ; Maniküre-Set/Maniküre-Sets/n ; set de manucure/sets de manucure/m ; set manicure/m ; set de manicura/sets de manicura/m
tweezer~tweezers ; n ; Pinzette/f ; pince à épiler/pinces à épiler/f ; pinzetta/pinzette/f ; pinzas/f
perfume~perfumes ; n ; Parfüm/Parfüms/n ; parfum/parfums/m ; profumo/profumi/m ; perfume/perfumes/m
fragrance~fragrances ; n ; Parfüm/Parfüms/n ; parfum/parfums/m ; profumo/profumi/m ; perfume/perfumes/m
eau de parfum ; n ; Eau de Parfum/Eaux de Parfum/n ; eau de parfum/eaux de parfum/f ; eau de parfum/eau de parfum/f ; eau de parfum/eaux de parfum/f
eau de toilette ; n ; Eau de Toilette/Eaux de Toilette/n ; eau de toilette/eaux de toilette/f ; eau de toilette/eau de toilette/f ; eau de toilette/eaux de toilette/f
aftershave~aftershaves ; n ; Aftershave/Aftershaves/n ; après-rasage/m ; dopobarba/m ; aftershave/aftershaves/m
after shave ; n ; Aftershave/Aftershaves/n ; après-rasage/m ; dopobarba/m ; aftershave/aftershaves/m
deodorant~deodorants ; n ; Deodorant/Deodorants/n ; déodorant/déodorants/m ; deodorante/deodoranti/m ; desodorante/desodorantes/m
soap~soaps ; n ; Seife/Seifen/f ; savon/savons/m ; sapone/saponi/m ; jabón/jabones/m
hand soap~hand soaps ; n ; Handseife/Handseifen/f ; savon pour les mains/savons pour les mains/m ; sapone per le mani/saponi per le mani/m ; jabón de manos/jabones de manos/m
shower gel~shower gels ; n ; Duschgel/Duschgele/n ; gel douche/gels douche/m ; bagnoschiuma/m ; gel de ducha/geles de ducha/m
body wash~body washes ; n ; Duschgel/Duschgele/n ; gel douche/gels douche/m ; bagnoschiuma/m ; gel de ducha/geles de ducha/m
bubble bath~bubble baths ; n ; Schaumbad/Schaumbäder/n ; bain moussant/bains moussants/m ; bagnoschiuma/m ; baño de espuma/baños de espuma/m
bath bomb~bath bombs ; n ; Badebombe/Badebomben/f ; boule de bain/boules de bain/f ; bomba da bagno/bombe da bagno/f ; bomba de baño/bombas de baño/f
bath salt~bath salts ; n ; Badesalz/Badesalze/n ; sel de bain/sels de bain/m ; sale da bagno/sali da bagno/m ; sal de baño/sales de baño/f
shampoo~shampoos ; n ; Shampoo/Shampoos/n ; shampoing/shampoings/m ; shampoo/m ; champú/champús/m
conditioner~conditioners ; n ; Spülung/Spülungen/f ; après-shampoing/après-shampoings/m ; balsamo/balsami/m ; acondicionador/acondicionadores/m
hair dye~hair dyes ; n ; Haarfarbe/Haarfarben/f ; coloration cheveux/colorations cheveux/f ; tinta per capelli/tinte per capelli/f ; tinte para el pelo/tintes para el pelo/m
hair colour~hair colours ; n ; Haarfarbe/Haarfarben/f ; coloration cheveux/colorations cheveux/f ; tinta per capelli/tinte per capelli/f ; tinte para el pelo/tintes para el pelo/m
hair color~hair colors ; n ; Haarfarbe/Haarfarben/f ; coloration cheveux/colorations cheveux/f ; tinta per capelli/tinte per capelli/f ; tinte para el pelo/tintes para el pelo/m
hair spray~hair sprays ; n ; Haarspray/Haarsprays/n ; laque/laques/f ; lacca per capelli/lacche per capelli/f ; laca para el pelo/lacas para el pelo/f
hairspray~hairsprays ; n ; Haarspray/Haarsprays/n ; laque/laques/f ; lacca per capelli/lacche per capelli/f ; laca para el pelo/lacas para el pelo/f
hair mask~hair masks ; n ; Haarmaske/Haarmasken/f ; masque capillaire/masques capillaires/m ; maschera per capelli/maschere per capelli/f ; mascarilla capilar/mascarillas capilares/f
hair oil~hair oils ; n ; Haaröl/Haaröle/n ; huile capillaire/huiles capillaires/f ; olio per capelli/oli per capelli/m ; aceite capilar/aceites capilares/m
hair extension~hair extensions ; n ; Haarverlängerung/Haarverlängerungen/f ; extension de cheveux/extensions de cheveux/f ; extension per capelli/f ; extensión de pelo/extensiones de pelo/f
hair dryer~hair dryers ; n ; Haartrockner/m ; sèche-cheveux/m ; asciugacapelli/m ; secador de pelo/secadores de pelo/m
hairdryer~hairdryers ; n ; Haartrockner/m ; sèche-cheveux/m ; asciugacapelli/m ; secador de pelo/secadores de pelo/m
hair straighteners ; n ; Glätteisen/n ; lisseur/lisseurs/m ; piastra per capelli/piastre per capelli/f ; plancha de pelo/planchas de pelo/f
hair straightener ; n ; Glätteisen/n ; lisseur/lisseurs/m ; piastra per capelli/piastre per capelli/f ; plancha de pelo/planchas de pelo/f
straighteners ; n ; Glätteisen/n ; lisseur/lisseurs/m ; piastra per capelli/piastre per capelli/f ; plancha de pelo/planchas de pelo/f
straightener ; n ; Glätteisen/n ; lisseur/lisseurs/m ; piastra per capelli/piastre per capelli/f ; plancha de pelo/planchas de pelo/f
curling iron~curling irons ; n ; Lockenstab/Lockenstäbe/m ; fer à boucler/fers à boucler/m ; arricciacapelli/m ; rizador de pelo/rizadores de pelo/m
curling tongs ; n ; Lockenstab/Lockenstäbe/m ; fer à boucler/fers à boucler/m ; arricciacapelli/m ; rizador de pelo/rizadores de pelo/m
hair curler~hair curlers ; n ; Lockenstab/Lockenstäbe/m ; fer à boucler/fers à boucler/m ; arricciacapelli/m ; rizador de pelo/rizadores de pelo/m
hair roller~hair rollers ; n ; Lockenwickler/m ; bigoudi/bigoudis/m ; bigodino/bigodini/m ; rulo/rulos/m
hair clippers ; n ; Haarschneidemaschine/Haarschneidemaschinen/f ; tondeuse à cheveux/tondeuses à cheveux/f ; tagliacapelli/m ; cortapelos/m
hair clipper ; n ; Haarschneidemaschine/Haarschneidemaschinen/f ; tondeuse à cheveux/tondeuses à cheveux/f ; tagliacapelli/m ; cortapelos/m
beard trimmer~beard trimmers ; n ; Bartschneider/m ; tondeuse à barbe/tondeuses à barbe/f ; regolabarba/m ; recortadora de barba/recortadoras de barba/f
beard oil~beard oils ; n ; Bartöl/Bartöle/n ; huile à barbe/huiles à barbe/f ; olio da barba/oli da barba/m ; aceite para barba/aceites para barba/m
beard~beards ; n ; Bart/Bärte/m ; barbe/barbes/f ; barba/barbe/f ; barba/barbas/f
moustache~moustaches ; n ; Schnurrbart/Schnurrbärte/m ; moustache/moustaches/f ; baffi/m ; bigote/bigotes/m
mustache~mustaches ; n ; Schnurrbart/Schnurrbärte/m ; moustache/moustaches/f ; baffi/m ; bigote/bigotes/m
trimmer~trimmers ; n ; Trimmer/m ; tondeuse/tondeuses/f ; rifinitore/rifinitori/m ; recortadora/recortadoras/f
shaver~shavers ; n ; Rasierer/m ; rasoir électrique/rasoirs électriques/m ; rasoio elettrico/rasoi elettrici/m ; afeitadora/afeitadoras/f
electric shaver~electric shavers ; n ; Rasierer/m ; rasoir électrique/rasoirs électriques/m ; rasoio elettrico/rasoi elettrici/m ; afeitadora/afeitadoras/f
shaver head~shaver heads ; n ; Scherkopf/Scherköpfe/m ; tête de rasoir/têtes de rasoir/f ; testina di ricambio/testine di ricambio/f ; cabezal de afeitado/cabezales de afeitado/m
shaving head~shaving heads ; n ; Scherkopf/Scherköpfe/m ; tête de rasoir/têtes de rasoir/f ; testina di ricambio/testine di ricambio/f ; cabezal de afeitado/cabezales de afeitado/m
razor~razors ; n ; Rasierer/m ; rasoir/rasoirs/m ; rasoio/rasoi/m ; maquinilla de afeitar/maquinillas de afeitar/f
safety razor~safety razors ; n ; Rasierer/m ; rasoir/rasoirs/m ; rasoio/rasoi/m ; maquinilla de afeitar/maquinillas de afeitar/f
shaving brush~shaving brushes ; n ; Rasierpinsel/m ; blaireau/blaireaux/m ; pennello da barba/pennelli da barba/m ; brocha de afeitar/brochas de afeitar/f
shaving cream~shaving creams ; n ; Rasierschaum/Rasierschäume/m ; mousse à raser/mousses à raser/f ; schiuma da barba/schiume da barba/f ; espuma de afeitar/espumas de afeitar/f
shaving foam ; n ; Rasierschaum/Rasierschäume/m ; mousse à raser/mousses à raser/f ; schiuma da barba/schiume da barba/f ; espuma de afeitar/espumas de afeitar/f
epilator~epilators ; n ; Epilierer/m ; épilateur/épilateurs/m ; epilatore/epilatori/m ; depiladora/depiladoras/f
hair removal ; n ; Haarentfernung/Haarentfernungen/f ; épilation/épilations/f ; depilazione/depilazioni/f ; depilación/depilaciones/f
hair brush~hair brushes ; n ; Haarbürste/Haarbürsten/f ; brosse à cheveux/brosses à cheveux/f ; spazzola per capelli/spazzole per capelli/f ; cepillo para el pelo/cepillos para el pelo/m
hairbrush~hairbrushes ; n ; Haarbürste/Haarbürsten/f ; brosse à cheveux/brosses à cheveux/f ; spazzola per capelli/spazzole per capelli/f ; cepillo para el pelo/cepillos para el pelo/m
comb~combs ; n ; Kamm/Kämme/m ; peigne/peignes/m ; pettine/pettini/m ; peine/peines/m
hair ; n ; Haar/Haare/n ; cheveux/m ; capelli/m ; pelo/m
shower cap~shower caps ; n ; Duschhaube/Duschhauben/f ; bonnet de douche/bonnets de douche/m ; cuffia da doccia/cuffie da doccia/f ; gorro de ducha/gorros de ducha/m
skin ; n ; Haut/f ; peau/peaux/f ; pelle/pelli/f ; piel/pieles/f
skin care ; n ; Hautpflege/f ; soin de la peau/soins de la peau/m ; cura della pelle/cure della pelle/f ; cuidado de la piel/cuidados de la piel/m
skincare ; n ; Hautpflege/f ; soin de la peau/soins de la peau/m ; cura della pelle/cure della pelle/f ; cuidado de la piel/cuidados de la piel/m
face cream~face creams ; n ; Gesichtscreme/Gesichtscremes/f ; crème visage/crèmes visage/f ; crema viso/creme viso/f ; crema facial/cremas faciales/f
hand cream~hand creams ; n ; Handcreme/Handcremes/f ; crème pour les mains/crèmes pour les mains/f ; crema mani/creme mani/f ; crema de manos/cremas de manos/f
body lotion~body lotions ; n ; Bodylotion/Bodylotions/f ; lait corporel/laits corporels/m ; lozione corpo/lozioni corpo/f ; loción corporal/lociones corporales/f
body cream~body creams ; n ; Bodylotion/Bodylotions/f ; lait corporel/laits corporels/m ; lozione corpo/lozioni corpo/f ; loción corporal/lociones corporales/f
moisturiser~moisturisers ; n ; Feuchtigkeitscreme/Feuchtigkeitscremes/f ; crème hydratante/crèmes hydratantes/f ; crema idratante/creme idratanti/f ; crema hidratante/cremas hidratantes/f
moisturizer~moisturizers ; n ; Feuchtigkeitscreme/Feuchtigkeitscremes/f ; crème hydratante/crèmes hydratantes/f ; crema idratante/creme idratanti/f ; crema hidratante/cremas hidratantes/f
sun cream~sun creams ; n ; Sonnencreme/Sonnencremes/f ; crème solaire/crèmes solaires/f ; crema solare/creme solari/f ; crema solar/cremas solares/f
suncream~suncreams ; n ; Sonnencreme/Sonnencremes/f ; crème solaire/crèmes solaires/f ; crema solare/creme solari/f ; crema solar/cremas solares/f
sunscreen~sunscreens ; n ; Sonnencreme/Sonnencremes/f ; crème solaire/crèmes solaires/f ; crema solare/creme solari/f ; crema solar/cremas solares/f
sun lotion~sun lotions ; n ; Sonnencreme/Sonnencremes/f ; crème solaire/crèmes solaires/f ; crema solare/creme solari/f ; crema solar/cremas solares/f
serum~serums ; n ; Serum/Seren/n ; sérum/sérums/m ; siero/sieri/m ; sérum/sérums/m
face serum~face serums ; n ; Serum/Seren/n ; sérum/sérums/m ; siero/sieri/m ; sérum/sérums/m
sheet mask~sheet masks ; n ; Gesichtsmaske/Gesichtsmasken/f ; masque visage/masques visage/m ; maschera viso/maschere viso/f ; mascarilla facial/mascarillas faciales/f
facial mask~facial masks ; n ; Gesichtsmaske/Gesichtsmasken/f ; masque visage/masques visage/m ; maschera viso/maschere viso/f ; mascarilla facial/mascarillas faciales/f
body scrub~body scrubs ; n ; Peeling/Peelings/n ; gommage/gommages/m ; scrub/m ; exfoliante/exfoliantes/m
scrub~scrubs ; n ; Peeling/Peelings/n ; gommage/gommages/m ; scrub/m ; exfoliante/exfoliantes/m
exfoliator~exfoliators ; n ; Peeling/Peelings/n ; gommage/gommages/m ; scrub/m ; exfoliante/exfoliantes/m
essential oil~essential oils ; n ; ätherisches Öl/ätherische Öle/n ; huile essentielle/huiles essentielles/f ; olio essenziale/oli essenziali/m ; aceite esencial/aceites esenciales/m
massage oil~massage oils ; n ; Massageöl/Massageöle/n ; huile de massage/huiles de massage/f ; olio da massaggio/oli da massaggio/m ; aceite de masaje/aceites de masaje/m
cotton pad~cotton pads ; n ; Wattepad/Wattepads/n ; coton démaquillant/cotons démaquillants/m ; dischetto di cotone/dischetti di cotone/m ; disco de algodón/discos de algodón/m
tattoo~tattoos ; n ; Tattoo/Tattoos/n ; tatouage/tatouages/m ; tatuaggio/tatuaggi/m ; tatuaje/tatuajes/m
temporary tattoo~temporary tattoos ; n ; Klebetattoo/Klebetattoos/n ; tatouage temporaire/tatouages temporaires/m ; tatuaggio temporaneo/tatuaggi temporanei/m ; tatuaje temporal/tatuajes temporales/m
glitter tattoo~glitter tattoos ; n ; Glitzertattoo/Glitzertattoos/n ; tatouage pailleté/tatouages pailletés/m ; tatuaggio glitter/tatuaggi glitter/m ; tatuaje con purpurina/tatuajes con purpurina/m
body glitter ; n ; Körperglitzer/m ; paillettes pour le corps/f ; glitter per il corpo/m ; purpurina corporal/purpurinas corporales/f
# health
health ; n ; Gesundheit/f ; santé/santés/f ; salute/saluti/f ; salud/saludes/f
first aid kit~first aid kits ; n ; Erste-Hilfe-Set/Erste-Hilfe-Sets/n ; trousse de secours/trousses de secours/f ; kit di pronto soccorso/m ; botiquín de primeros auxilios/botiquines de primeros auxilios/m
plaster~plasters ; n ; Pflaster/n ; pansement/pansements/m ; cerotto/cerotti/m ; tirita/tiritas/f
band aid~band aids ; n ; Pflaster/n ; pansement/pansements/m ; cerotto/cerotti/m ; tirita/tiritas/f
bandage~bandages ; n ; Verband/Verbände/m ; bandage/bandages/m ; benda/bende/f ; venda/vendas/f
medical tape ; n ; medizinisches Klebeband/medizinische Klebebänder/n ; sparadrap/sparadraps/m ; cerotto a nastro/cerotti a nastro/m ; esparadrapo/esparadrapos/m
surgical tape ; n ; medizinisches Klebeband/medizinische Klebebänder/n ; sparadrap/sparadraps/m ; cerotto a nastro/cerotti a nastro/m ; esparadrapo/esparadrapos/m
disposable glove~disposable gloves ; n ; Einweghandschuh/Einweghandschuhe/m ; gant jetable/gants jetables/m ; guanto monouso/guanti monouso/m ; guante desechable/guantes desechables/m
latex glove~latex gloves ; n ; Einweghandschuh/Einweghandschuhe/m ; gant jetable/gants jetables/m ; guanto monouso/guanti monouso/m ; guante desechable/guantes desechables/m
nitrile glove~nitrile gloves ; n ; Einweghandschuh/Einweghandschuhe/m ; gant jetable/gants jetables/m ; guanto monouso/guanti monouso/m ; guante desechable/guantes desechables/m
vinyl glove~vinyl gloves ; n ; Einweghandschuh/Einweghandschuhe/m ; gant jetable/gants jetables/m ; guanto monouso/guanti monouso/m ; guante desechable/guantes desechables/m
surgical mask~surgical masks ; n ; OP-Maske/OP-Masken/f ; masque chirurgical/masques chirurgicaux/m ; mascherina chirurgica/mascherine chirurgiche/f ; mascarilla quirúrgica/mascarillas quirúrgicas/f
hand sanitiser~hand sanitisers ; n ; Handdesinfektionsmittel/n ; gel hydroalcoolique/gels hydroalcooliques/m ; gel igienizzante mani/m ; gel hidroalcohólico/geles hidroalcohólicos/m
hand sanitizer~hand sanitizers ; n ; Handdesinfektionsmittel/n ; gel hydroalcoolique/gels hydroalcooliques/m ; gel igienizzante mani/m ; gel hidroalcohólico/geles hidroalcohólicos/m
blood pressure monitor~blood pressure monitors ; n ; Blutdruckmessgerät/Blutdruckmessgeräte/n ; tensiomètre/tensiomètres/m ; misuratore di pressione/misuratori di pressione/m ; tensiómetro/tensiómetros/m
digital thermometer~digital thermometers ; n ; Digitalthermometer/n ; thermomètre numérique/thermomètres numériques/m ; termometro digitale/termometri digitali/m ; termómetro digital/termómetros digitales/m
pulse oximeter~pulse oximeters ; n ; Pulsoximeter/n ; oxymètre de pouls/oxymètres de pouls/m ; saturimetro/saturimetri/m ; pulsioxímetro/pulsioxímetros/m
stethoscope~stethoscopes ; n ; Stethoskop/Stethoskope/n ; stéthoscope/stéthoscopes/m ; stetoscopio/stetoscopi/m ; estetoscopio/estetoscopios/m
knee support~knee supports ; n ; Kniebandage/Kniebandagen/f ; genouillère/genouillères/f ; ginocchiera/ginocchiere/f ; rodillera/rodilleras/f
knee brace~knee braces ; n ; Kniebandage/Kniebandagen/f ; genouillère/genouillères/f ; ginocchiera/ginocchiere/f ; rodillera/rodilleras/f
back support~back supports ; n ; Rückenbandage/Rückenbandagen/f ; ceinture lombaire/ceintures lombaires/f ; fascia lombare/fasce lombari/f ; faja lumbar/fajas lumbares/f
back brace~back braces ; n ; Rückenbandage/Rückenbandagen/f ; ceinture lombaire/ceintures lombaires/f ; fascia lombare/fasce lombari/f ; faja lumbar/fajas lumbares/f
wrist support~wrist supports ; n ; Handgelenkbandage/Handgelenkbandagen/f ; attelle de poignet/attelles de poignet/f ; polsiera/polsiere/f ; muñequera/muñequeras/f
wrist brace~wrist braces ; n ; Handgelenkbandage/Handgelenkbandagen/f ; attelle de poignet/attelles de poignet/f ; polsiera/polsiere/f ; muñequera/muñequeras/f
ankle support~ankle supports ; n ; Knöchelbandage/Knöchelbandagen/f ; chevillère/chevillères/f ; cavigliera/cavigliere/f ; tobillera/tobilleras/f
ankle brace~ankle braces ; n ; Knöchelbandage/Knöchelbandagen/f ; chevillère/chevillères/f ; cavigliera/cavigliere/f ; tobillera/tobilleras/f
elbow support~elbow supports ; n ; Ellenbogenbandage/Ellenbogenbandagen/f ; coudière/coudières/f ; gomitiera/gomitiere/f ; codera/coderas/f
posture corrector~posture correctors ; n ; Haltungstrainer/m ; correcteur de posture/correcteurs de posture/m ; correttore posturale/correttori posturali/m ; corrector de postura/correctores de postura/m
massager~massagers ; n ; Massagegerät/Massagegeräte/n ; appareil de massage/appareils de massage/m ; massaggiatore/massaggiatori/m ; masajeador/masajeadores/m
massage gun~massage guns ; n ; Massagepistole/Massagepistolen/f ; pistolet de massage/pistolets de massage/m ; pistola massaggiante/pistole massaggianti/f ; pistola de masaje/pistolas de masaje/f
foot massager~foot massagers ; n ; Fußmassagegerät/Fußmassagegeräte/n ; masseur de pieds/masseurs de pieds/m ; massaggiatore plantare/massaggiatori plantari/m ; masajeador de pies/masajeadores de pies/m
heat pad~heat pads ; n ; Heizkissen/n ; coussin chauffant/coussins chauffants/m ; termoforo/termofori/m ; almohadilla térmica/almohadillas térmicas/f
heating pad~heating pads ; n ; Heizkissen/n ; coussin chauffant/coussins chauffants/m ; termoforo/termofori/m ; almohadilla térmica/almohadillas térmicas/f
ice pack~ice packs ; n ; Kühlpack/Kühlpacks/n ; poche de glace/poches de glace/f ; borsa del ghiaccio/borse del ghiaccio/f ; bolsa de hielo/bolsas de hielo/f
cool pack~cool packs ; n ; Kühlpack/Kühlpacks/n ; poche de glace/poches de glace/f ; borsa del ghiaccio/borse del ghiaccio/f ; bolsa de hielo/bolsas de hielo/f
walking stick~walking sticks ; n ; Gehstock/Gehstöcke/m ; canne/cannes/f ; bastone da passeggio/bastoni da passeggio/m ; bastón/bastones/m
crutch~crutches ; n ; Krücke/Krücken/f ; béquille/béquilles/f ; stampella/stampelle/f ; muleta/muletas/f
wheelchair~wheelchairs ; n ; Rollstuhl/Rollstühle/m ; fauteuil roulant/fauteuils roulants/m ; sedia a rotelle/sedie a rotelle/f ; silla de ruedas/sillas de ruedas/f
rollator~rollators ; n ; Rollator/Rollatoren/m ; déambulateur/déambulateurs/m ; deambulatore/deambulatori/m ; andador/andadores/m
walking frame~walking frames ; n ; Gehgestell/Gehgestelle/n ; déambulateur/déambulateurs/m ; deambulatore/deambulatori/m ; andador/andadores/m
mobility scooter~mobility scooters ; n ; Elektromobil/Elektromobile/n ; scooter PMR/scooters PMR/m ; scooter per disabili/m ; scooter de movilidad/scooters de movilidad/m
pill box~pill boxes ; n ; Pillendose/Pillendosen/f ; pilulier/piluliers/m ; portapillole/m ; pastillero/pastilleros/m
pill organiser~pill organisers ; n ; Pillendose/Pillendosen/f ; pilulier/piluliers/m ; portapillole/m ; pastillero/pastilleros/m
pill organizer~pill organizers ; n ; Pillendose/Pillendosen/f ; pilulier/piluliers/m ; portapillole/m ; pastillero/pastilleros/m
vitamin~vitamins ; n ; Vitamin/Vitamine/n ; vitamine/vitamines/f ; vitamina/vitamine/f ; vitamina/vitaminas/f
supplement~supplements ; n ; Nahrungsergänzungsmittel/n ; complément alimentaire/compléments alimentaires/m ; integratore/integratori/m ; suplemento/suplementos/m
food supplement~food supplements ; n ; Nahrungsergänzungsmittel/n ; complément alimentaire/compléments alimentaires/m ; integratore/integratori/m ; suplemento/suplementos/m
protein powder ; n ; Proteinpulver/Proteinpulver/n ; protéine en poudre/protéines en poudre/f ; proteine in polvere/proteine in polvere/f ; proteína en polvo/proteínas en polvo/f
whey protein ; n ; Whey-Protein/Whey-Proteine/n ; protéine de whey/protéines de whey/f ; proteina del siero del latte/proteine del siero del latte/f ; proteína de suero/proteínas de suero/f
protein ; n ; Protein/Proteine/n ; protéine/protéines/f ; proteina/proteine/f ; proteína/proteínas/f
capsule~capsules ; n ; Kapsel/Kapseln/f ; gélule/gélules/f ; capsula/capsule/f ; cápsula/cápsulas/f
toothbrush~toothbrushes ; n ; Zahnbürste/Zahnbürsten/f ; brosse à dents/brosses à dents/f ; spazzolino da denti/spazzolini da denti/m ; cepillo de dientes/cepillos de dientes/m
electric toothbrush~electric toothbrushes ; n ; elektrische Zahnbürste/elektrische Zahnbürsten/f ; brosse à dents électrique/brosses à dents électriques/f ; spazzolino elettrico/spazzolini elettrici/m ; cepillo de dientes eléctrico/cepillos de dientes eléctricos/m
toothbrush head~toothbrush heads ; n ; Bürstenkopf/Bürstenköpfe/m ; brossette/brossettes/f ; testina di ricambio/testine di ricambio/f ; cabezal de cepillo/cabezales de cepillo/m
brush head~brush heads ; n ; Bürstenkopf/Bürstenköpfe/m ; brossette/brossettes/f ; testina di ricambio/testine di ricambio/f ; cabezal de cepillo/cabezales de cepillo/m
toothpaste~toothpastes ; n ; Zahnpasta/Zahnpasten/f ; dentifrice/dentifrices/m ; dentifricio/dentifrici/m ; pasta de dientes/pastas de dientes/f
mouthwash~mouthwashes ; n ; Mundspülung/Mundspülungen/f ; bain de bouche/bains de bouche/m ; collutorio/collutori/m ; enjuague bucal/enjuagues bucales/m
dental floss ; n ; Zahnseide/Zahnseiden/f ; fil dentaire/fils dentaires/m ; filo interdentale/fili interdentali/m ; hilo dental/hilos dentales/m
mouth guard~mouth guards ; n ; Zahnschutz/Zahnschütze/m ; protège-dents/m ; paradenti/m ; protector bucal/protectores bucales/m
mouthguard~mouthguards ; n ; Zahnschutz/Zahnschutze/m ; protège-dents/m ; paradenti/m ; protector bucal/protectores bucales/m
gum shield~gum shields ; n ; Zahnschutz/Zahnschütze/m ; protège-dents/m ; paradenti/m ; protector bucal/protectores bucales/m
contact lens~contact lenses ; n ; Kontaktlinse/Kontaktlinsen/f ; lentille de contact/lentilles de contact/f ; lente a contatto/lenti a contatto/f ; lente de contacto/lentes de contacto/f
eye mask~eye masks ; n ; Augenmaske/Augenmasken/f ; masque pour les yeux/masques pour les yeux/m ; mascherina per occhi/mascherine per occhi/f ; antifaz/antifaces/m
sleep mask~sleep masks ; n ; Augenmaske/Augenmasken/f ; masque pour les yeux/masques pour les yeux/m ; mascherina per occhi/mascherine per occhi/f ; antifaz/antifaces/m
eyemask~eyemasks ; n ; Augenmaske/Augenmasken/f ; loup/loups/m ; mascherina per occhi/mascherine per occhi/f ; antifaz/antifaces/m
yoga mat~yoga mats ; n ; Yogamatte/Yogamatten/f ; tapis de yoga/m ; tappetino yoga/tappetini yoga/m ; esterilla de yoga/esterillas de yoga/f
exercise mat~exercise mats ; n ; Gymnastikmatte/Gymnastikmatten/f ; tapis de sport/tapis de sport/m ; tappetino fitness/tappetini fitness/m ; esterilla de ejercicio/esterillas de ejercicio/f
# baby
baby clothes ; n ; Babykleidung/f ; vêtements bébé/m ; abbigliamento neonato/m ; ropa de bebé/ropas de bebé/f
baby clothing ; n ; Babykleidung/f ; vêtements bébé/m ; abbigliamento neonato/m ; ropa de bebé/ropas de bebé/f
babygrow~babygrows ; n ; Strampler/m ; grenouillère/grenouillères/f ; tutina/tutine/f ; pelele/peleles/m
sleepsuit~sleepsuits ; n ; Strampler/m ; grenouillère/grenouillères/f ; tutina/tutine/f ; pelele/peleles/m
romper~rompers ; n ; Strampler/m ; barboteuse/barboteuses/f ; pagliaccetto/pagliaccetti/m ; pelele/peleles/m
romper suit~romper suits ; n ; Strampler/m ; grenouillère/grenouillères/f ; tutina/tutine/f ; pelele/peleles/m
bib~bibs ; n ; Lätzchen/n ; bavoir/bavoirs/m ; bavaglino/bavaglini/m ; babero/baberos/m
baby bib~baby bibs ; n ; Lätzchen/n ; bavoir/bavoirs/m ; bavaglino/bavaglini/m ; babero/baberos/m
nappy~nappies ; n ; Windel/Windeln/f ; couche/couches/f ; pannolino/pannolini/m ; pañal/pañales/m
diaper~diapers ; n ; Windel/Windeln/f ; couche/couches/f ; pannolino/pannolini/m ; pañal/pañales/m
nappy bag~nappy bags ; n ; Wickeltasche/Wickeltaschen/f ; sac à langer/sacs à langer/m ; borsa fasciatoio/borse fasciatoio/f ; bolso cambiador/bolsos cambiador/m
changing bag~changing bags ; n ; Wickeltasche/Wickeltaschen/f ; sac à langer/sacs à langer/m ; borsa fasciatoio/borse fasciatoio/f ; bolso cambiador/bolsos cambiador/m
diaper bag~diaper bags ; n ; Wickeltasche/Wickeltaschen/f ; sac à langer/sacs à langer/m ; borsa fasciatoio/borse fasciatoio/f ; bolso cambiador/bolsos cambiador/m
changing mat~changing mats ; n ; Wickelunterlage/Wickelunterlagen/f ; matelas à langer/m ; fasciatoio/fasciatoi/m ; cambiador/cambiadores/m
baby wipe~baby wipes ; n ; Feuchttuch/Feuchttücher/n ; lingette/lingettes/f ; salvietta umidificata/salviette umidificate/f ; toallita húmeda/toallitas húmedas/f
wet wipe~wet wipes ; n ; Feuchttuch/Feuchttücher/n ; lingette/lingettes/f ; salvietta umidificata/salviette umidificate/f ; toallita húmeda/toallitas húmedas/f
wipe~wipes ; n ; Feuchttuch/Feuchttücher/n ; lingette/lingettes/f ; salvietta umidificata/salviette umidificate/f ; toallita húmeda/toallitas húmedas/f
baby bottle~baby bottles ; n ; Babyflasche/Babyflaschen/f ; biberon/biberons/m ; biberon/m ; biberón/biberones/m
feeding bottle~feeding bottles ; n ; Babyflasche/Babyflaschen/f ; biberon/biberons/m ; biberon/m ; biberón/biberones/m
bottle warmer~bottle warmers ; n ; Flaschenwärmer/m ; chauffe-biberon/chauffe-biberons/m ; scaldabiberon/m ; calientabiberones/m
bottle steriliser~bottle sterilisers ; n ; Sterilisator/Sterilisatoren/m ; stérilisateur/stérilisateurs/m ; sterilizzatore/sterilizzatori/m ; esterilizador/esterilizadores/m
steriliser~sterilisers ; n ; Sterilisator/Sterilisatoren/m ; stérilisateur/stérilisateurs/m ; sterilizzatore/sterilizzatori/m ; esterilizador/esterilizadores/m
sterilizer~sterilizers ; n ; Sterilisator/Sterilisatoren/m ; stérilisateur/stérilisateurs/m ; sterilizzatore/sterilizzatori/m ; esterilizador/esterilizadores/m
sippy cup~sippy cups ; n ; Trinklernbecher/m ; gobelet d'apprentissage/gobelets d'apprentissage/m ; tazza con beccuccio/tazze con beccuccio/f ; vaso de aprendizaje/vasos de aprendizaje/m
dummy~dummies ; n ; Schnuller/m ; tétine/tétines/f ; ciuccio/ciucci/m ; chupete/chupetes/m
pacifier~pacifiers ; n ; Schnuller/m ; tétine/tétines/f ; ciuccio/ciucci/m ; chupete/chupetes/m
soother~soothers ; n ; Schnuller/m ; tétine/tétines/f ; ciuccio/ciucci/m ; chupete/chupetes/m
dummy clip~dummy clips ; n ; Schnullerkette/Schnullerketten/f ; attache-tétine/attache-tétines/m ; portaciuccio/portaciucci/m ; sujetachupetes/m
pacifier clip~pacifier clips ; n ; Schnullerkette/Schnullerketten/f ; attache-tétine/attache-tétines/m ; portaciuccio/portaciucci/m ; sujetachupetes/m
teether~teethers ; n ; Beißring/Beißringe/m ; anneau de dentition/anneaux de dentition/m ; massaggiagengive/m ; mordedor/mordedores/m
teething ring~teething rings ; n ; Beißring/Beißringe/m ; anneau de dentition/anneaux de dentition/m ; massaggiagengive/m ; mordedor/mordedores/m
teething toy~teething toys ; n ; Beißring/Beißringe/m ; anneau de dentition/anneaux de dentition/m ; massaggiagengive/m ; mordedor/mordedores/m
breast pump~breast pumps ; n ; Milchpumpe/Milchpumpen/f ; tire-lait/m ; tiralatte/m ; sacaleches/m
highchair~highchairs ; n ; Hochstuhl/Hochstühle/m ; chaise haute/chaises hautes/f ; seggiolone/seggioloni/m ; trona/tronas/f
high chair~high chairs ; n ; Hochstuhl/Hochstühle/m ; chaise haute/chaises hautes/f ; seggiolone/seggioloni/m ; trona/tronas/f
booster seat~booster seats ; n ; Sitzerhöhung/Sitzerhöhungen/f ; rehausseur/rehausseurs/m ; rialzo auto/rialzi auto/m ; alzador/alzadores/m
child seat~child seats ; n ; Kindersitz/Kindersitze/m ; siège auto/sièges auto/m ; seggiolino auto/seggiolini auto/m ; silla de coche/sillas de coche/f
car seat~car seats ; n ; Kindersitz/Kindersitze/m ; siège auto/sièges auto/m ; seggiolino auto/seggiolini auto/m ; silla de coche/sillas de coche/f
baby car seat~baby car seats ; n ; Kindersitz/Kindersitze/m ; siège auto/sièges auto/m ; seggiolino auto/seggiolini auto/m ; silla de coche/sillas de coche/f
pushchair~pushchairs ; n ; Buggy/Buggys/m ; poussette/poussettes/f ; passeggino/passeggini/m ; silla de paseo/sillas de paseo/f
stroller~strollers ; n ; Buggy/Buggys/m ; poussette/poussettes/f ; passeggino/passeggini/m ; silla de paseo/sillas de paseo/f
buggy~buggies ; n ; Buggy/Buggys/m ; poussette/poussettes/f ; passeggino/passeggini/m ; silla de paseo/sillas de paseo/f
pram~prams ; n ; Kinderwagen/m ; landau/landaus/m ; carrozzina/carrozzine/f ; cochecito/cochecitos/m
pram cover~pram covers ; n ; Regenschutz/m ; habillage pluie/habillages pluie/m ; parapioggia/m ; protector de lluvia/protectores de lluvia/m
rain cover~rain covers ; n ; Regenschutz/m ; habillage pluie/habillages pluie/m ; parapioggia/m ; protector de lluvia/protectores de lluvia/m
footmuff~footmuffs ; n ; Fußsack/Fußsäcke/m ; chancelière/chancelières/f ; sacco per passeggino/sacchi per passeggino/m ; saco para silla/sacos para silla/m
baby carrier~baby carriers ; n ; Babytrage/Babytragen/f ; porte-bébé/porte-bébés/m ; marsupio/marsupi/m ; portabebés/m
baby sling~baby slings ; n ; Babytrage/Babytragen/f ; porte-bébé/porte-bébés/m ; marsupio/marsupi/m ; portabebés/m
cot~cots ; n ; Babybett/Babybetten/n ; lit bébé/lits bébé/m ; lettino/lettini/m ; cuna/cunas/f
crib~cribs ; n ; Babybett/Babybetten/n ; lit bébé/lits bébé/m ; lettino/lettini/m ; cuna/cunas/f
baby cot~baby cots ; n ; Babybett/Babybetten/n ; lit bébé/lits bébé/m ; lettino/lettini/m ; cuna/cunas/f
moses basket~moses baskets ; n ; Babykorb/Babykörbe/m ; couffin/couffins/m ; cesta per neonato/ceste per neonato/f ; moisés/m
cot sheet~cot sheets ; n ; Babybettlaken/n ; drap de lit bébé/draps de lit bébé/m ; lenzuolo per lettino/lenzuola per lettino/m ; sábana de cuna/sábanas de cuna/f
baby blanket~baby blankets ; n ; Babydecke/Babydecken/f ; couverture bébé/couvertures bébé/f ; copertina neonato/copertine neonato/f ; manta de bebé/mantas de bebé/f
sleeping bag~sleeping bags ; n ; Schlafsack/Schlafsäcke/m ; sac de couchage/sacs de couchage/m ; sacco a pelo/sacchi a pelo/m ; saco de dormir/sacos de dormir/m
swaddle~swaddles ; n ; Pucktuch/Pucktücher/n ; couverture d'emmaillotage/couvertures d'emmaillotage/f ; copertina per fasciare/copertine per fasciare/f ; manta envolvente/mantas envolventes/f
swaddle blanket~swaddle blankets ; n ; Pucktuch/Pucktücher/n ; couverture d'emmaillotage/couvertures d'emmaillotage/f ; copertina per fasciare/copertine per fasciare/f ; manta envolvente/mantas envolventes/f
muslin~muslins ; n ; Mulltuch/Mulltücher/n ; lange en mousseline/langes en mousseline/m ; mussola/mussole/f ; muselina/muselinas/f
muslin cloth~muslin cloths ; n ; Mulltuch/Mulltücher/n ; lange en mousseline/langes en mousseline/m ; mussola/mussole/f ; muselina/muselinas/f
muslin square~muslin squares ; n ; Mulltuch/Mulltücher/n ; lange en mousseline/langes en mousseline/m ; mussola/mussole/f ; muselina/muselinas/f
baby mobile~baby mobiles ; n ; Baby-Mobile/Baby-Mobiles/n ; mobile bébé/mobiles bébé/m ; giostrina per culla/giostrine per culla/f ; móvil para cuna/móviles para cuna/m
cot mobile~cot mobiles ; n ; Baby-Mobile/Baby-Mobiles/n ; mobile bébé/mobiles bébé/m ; giostrina per culla/giostrine per culla/f ; móvil para cuna/móviles para cuna/m
baby bath~baby baths ; n ; Babybadewanne/Babybadewannen/f ; baignoire bébé/baignoires bébé/f ; vaschetta neonato/vaschette neonato/f ; bañera de bebé/bañeras de bebé/f
potty~potties ; n ; Töpfchen/n ; pot/pots/m ; vasino/vasini/m ; orinal/orinales/m
baby gate~baby gates ; n ; Türschutzgitter/n ; barrière de sécurité/barrières de sécurité/f ; cancelletto di sicurezza/cancelletti di sicurezza/m ; barrera de seguridad/barreras de seguridad/f
stair gate~stair gates ; n ; Türschutzgitter/n ; barrière de sécurité/barrières de sécurité/f ; cancelletto di sicurezza/cancelletti di sicurezza/m ; barrera de seguridad/barreras de seguridad/f
safety gate~safety gates ; n ; Türschutzgitter/n ; barrière de sécurité/barrières de sécurité/f ; cancelletto di sicurezza/cancelletti di sicurezza/m ; barrera de seguridad/barreras de seguridad/f
playpen~playpens ; n ; Laufstall/Laufställe/m ; parc bébé/parcs bébé/m ; box per bambini/m ; parque para bebés/parques para bebés/m
play mat~play mats ; n ; Spielmatte/Spielmatten/f ; tapis de jeu/m ; tappeto gioco/tappeti gioco/m ; alfombra de juego/alfombras de juego/f
playmat~playmats ; n ; Spielmatte/Spielmatten/f ; tapis de jeu/m ; tappeto gioco/tappeti gioco/m ; alfombra de juego/alfombras de juego/f
baby walker~baby walkers ; n ; Lauflernwagen/m ; trotteur/trotteurs/m ; girello/girelli/m ; andador/andadores/m
baby bouncer~baby bouncers ; n ; Babywippe/Babywippen/f ; transat bébé/transats bébé/m ; sdraietta/sdraiette/f ; hamaca de bebé/hamacas de bebé/f
corner protector~corner protectors ; n ; Eckenschutz/m ; protège-coin/protège-coins/m ; paraspigolo/paraspigoli/m ; protector de esquinas/protectores de esquinas/m
corner guard~corner guards ; n ; Eckenschutz/m ; protège-coin/protège-coins/m ; paraspigolo/paraspigoli/m ; protector de esquinas/protectores de esquinas/m
safety lock~safety locks ; n ; Kindersicherung/Kindersicherungen/f ; verrou de sécurité/verrous de sécurité/m ; blocco di sicurezza/blocchi di sicurezza/m ; cierre de seguridad/cierres de seguridad/m
child lock~child locks ; n ; Kindersicherung/Kindersicherungen/f ; verrou de sécurité/verrous de sécurité/m ; blocco di sicurezza/blocchi di sicurezza/m ; cierre de seguridad/cierres de seguridad/m
# sports and outdoor
sport~sports ; n ; Sport/m ; sport/sports/m ; sport/m ; deporte/deportes/m
fitness ; n ; Fitness/f ; fitness/m ; fitness/m ; fitness/m
gym~gyms ; n ; Fitnessstudio/Fitnessstudios/n ; salle de sport/salles de sport/f ; palestra/palestre/f ; gimnasio/gimnasios/m
exercise ; n ; Training/Trainings/n ; exercice/exercices/m ; esercizio/esercizi/m ; ejercicio/ejercicios/m
workout ; n ; Training/Trainings/n ; exercice/exercices/m ; esercizio/esercizi/m ; ejercicio/ejercicios/m
equipment ; n ; Ausrüstung/Ausrüstungen/f ; équipement/équipements/m ; attrezzatura/attrezzature/f ; equipo/equipos/m
dumbbell~dumbbells ; n ; Hantel/Hanteln/f ; haltère/haltères/m ; manubrio/manubri/m ; mancuerna/mancuernas/f
dumbell~dumbells ; n ; Hantel/Hanteln/f ; haltère/haltères/m ; manubrio/manubri/m ; mancuerna/mancuernas/f
kettlebell~kettlebells ; n ; Kettlebell/Kettlebells/f ; kettlebell/kettlebells/m ; kettlebell/f ; kettlebell/kettlebells/f
barbell~barbells ; n ; Langhantel/Langhanteln/f ; barre de musculation/barres de musculation/f ; bilanciere/bilancieri/m ; barra de pesas/barras de pesas/f
weight plate~weight plates ; n ; Hantelscheibe/Hantelscheiben/f ; disque de poids/disques de poids/m ; disco per bilanciere/dischi per bilanciere/m ; disco de pesas/discos de pesas/m
weight bench~weight benches ; n ; Hantelbank/Hantelbänke/f ; banc de musculation/bancs de musculation/m ; panca per pesi/panche per pesi/f ; banco de pesas/bancos de pesas/m
pull up bar~pull up bars ; n ; Klimmzugstange/Klimmzugstangen/f ; barre de traction/barres de traction/f ; sbarra per trazioni/sbarre per trazioni/f ; barra de dominadas/barras de dominadas/f
pull-up bar~pull-up bars ; n ; Klimmzugstange/Klimmzugstangen/f ; barre de traction/barres de traction/f ; sbarra per trazioni/sbarre per trazioni/f ; barra de dominadas/barras de dominadas/f
resistance band~resistance bands ; n ; Fitnessband/Fitnessbänder/n ; bande élastique/bandes élastiques/f ; elastico fitness/elastici fitness/m ; banda elástica/bandas elásticas/f
exercise band~exercise bands ; n ; Fitnessband/Fitnessbänder/n ; bande élastique/bandes élastiques/f ; elastico fitness/elastici fitness/m ; banda elástica/bandas elásticas/f
skipping rope~skipping ropes ; n ; Springseil/Springseile/n ; corde à sauter/cordes à sauter/f ; corda per saltare/corde per saltare/f ; comba/combas/f
jump rope~jump ropes ; n ; Springseil/Springseile/n ; corde à sauter/cordes à sauter/f ; corda per saltare/corde per saltare/f ; comba/combas/f
exercise ball~exercise balls ; n ; Gymnastikball/Gymnastikbälle/m ; ballon de gym/ballons de gym/m ; palla fitness/palle fitness/f ; pelota de pilates/pelotas de pilates/f
gym ball~gym balls ; n ; Gymnastikball/Gymnastikbälle/m ; ballon de gym/ballons de gym/m ; palla fitness/palle fitness/f ; pelota de pilates/pelotas de pilates/f
yoga ball~yoga balls ; n ; Gymnastikball/Gymnastikbälle/m ; ballon de gym/ballons de gym/m ; palla fitness/palle fitness/f ; pelota de pilates/pelotas de pilates/f
foam roller~foam rollers ; n ; Faszienrolle/Faszienrollen/f ; rouleau de massage/rouleaux de massage/m ; rullo massaggiante/rulli massaggianti/m ; rodillo de espuma/rodillos de espuma/m
exercise bike~exercise bikes ; n ; Heimtrainer/m ; vélo d'appartement/vélos d'appartement/m ; cyclette/f ; bicicleta estática/bicicletas estáticas/f
treadmill~treadmills ; n ; Laufband/Laufbänder/n ; tapis de course/m ; tapis roulant/m ; cinta de correr/cintas de correr/f
rowing machine~rowing machines ; n ; Rudergerät/Rudergeräte/n ; rameur/rameurs/m ; vogatore/vogatori/m ; máquina de remo/máquinas de remo/f
trampoline~trampolines ; n ; Trampolin/Trampoline/n ; trampoline/trampolines/m ; trampolino/trampolini/m ; cama elástica/camas elásticas/f
boxing glove~boxing gloves ; n ; Boxhandschuh/Boxhandschuhe/m ; gant de boxe/gants de boxe/m ; guantone da boxe/guantoni da boxe/m ; guante de boxeo/guantes de boxeo/m
punch bag~punch bags ; n ; Boxsack/Boxsäcke/m ; sac de frappe/sacs de frappe/m ; sacco da boxe/sacchi da boxe/m ; saco de boxeo/sacos de boxeo/m
punching bag~punching bags ; n ; Boxsack/Boxsäcke/m ; sac de frappe/sacs de frappe/m ; sacco da boxe/sacchi da boxe/m ; saco de boxeo/sacos de boxeo/m
boxing bag~boxing bags ; n ; Boxsack/Boxsäcke/m ; sac de frappe/sacs de frappe/m ; sacco da boxe/sacchi da boxe/m ; saco de boxeo/sacos de boxeo/m
shin pad~shin pads ; n ; Schienbeinschoner/m ; protège-tibia/protège-tibias/m ; parastinco/parastinchi/m ; espinillera/espinilleras/f
shin guard~shin guards ; n ; Schienbeinschoner/m ; protège-tibia/protège-tibias/m ; parastinco/parastinchi/m ; espinillera/espinilleras/f
elbow pad~elbow pads ; n ; Ellenbogenschoner/m ; coudière/coudières/f ; gomitiera/gomitiere/f ; codera/coderas/f
football~footballs ; n ; Fußball/Fußbälle/m ; ballon de foot/ballons de foot/m ; pallone da calcio/palloni da calcio/m ; balón de fútbol/balones de fútbol/m
soccer ball~soccer balls ; n ; Fußball/Fußbälle/m ; ballon de foot/ballons de foot/m ; pallone da calcio/palloni da calcio/m ; balón de fútbol/balones de fútbol/m
football goal~football goals ; n ; Fußballtor/Fußballtore/n ; but de foot/buts de foot/m ; porta da calcio/porte da calcio/f ; portería de fútbol/porterías de fútbol/f
soccer ; n ; Fußball/m ; football/m ; calcio/m ; fútbol/m
ball~balls ; n ; Ball/Bälle/m ; balle/balles/f ; palla/palle/f ; pelota/pelotas/f
basketball~basketballs ; n ; Basketball/Basketbälle/m ; ballon de basket/ballons de basket/m ; pallone da basket/palloni da basket/m ; balón de baloncesto/balones de baloncesto/m
basketball hoop~basketball hoops ; n ; Basketballkorb/Basketballkörbe/m ; panier de basket/paniers de basket/m ; canestro da basket/canestri da basket/m ; canasta de baloncesto/canastas de baloncesto/f
rugby ball~rugby balls ; n ; Rugbyball/Rugbybälle/m ; ballon de rugby/ballons de rugby/m ; pallone da rugby/palloni da rugby/m ; balón de rugby/balones de rugby/m
volleyball~volleyballs ; n ; Volleyball/Volleybälle/m ; ballon de volley/ballons de volley/m ; pallone da pallavolo/palloni da pallavolo/m ; balón de voleibol/balones de voleibol/m
tennis ball~tennis balls ; n ; Tennisball/Tennisbälle/m ; balle de tennis/balles de tennis/f ; pallina da tennis/palline da tennis/f ; pelota de tenis/pelotas de tenis/f
tennis racket~tennis rackets ; n ; Tennisschläger/m ; raquette de tennis/raquettes de tennis/f ; racchetta da tennis/racchette da tennis/f ; raqueta de tenis/raquetas de tenis/f
tennis racquet~tennis racquets ; n ; Tennisschläger/m ; raquette de tennis/raquettes de tennis/f ; racchetta da tennis/racchette da tennis/f ; raqueta de tenis/raquetas de tenis/f
racket~rackets ; n ; Schläger/m ; raquette/raquettes/f ; racchetta/racchette/f ; raqueta/raquetas/f
racquet~racquets ; n ; Schläger/m ; raquette/raquettes/f ; racchetta/racchette/f ; raqueta/raquetas/f
badminton set~badminton sets ; n ; Badminton-Set/Badminton-Sets/n ; set de badminton/sets de badminton/m ; set da badminton/m ; juego de bádminton/juegos de bádminton/m
shuttlecock~shuttlecocks ; n ; Federball/Federbälle/m ; volant de badminton/volants de badminton/m ; volano/volani/m ; volante de bádminton/volantes de bádminton/m
table tennis bat~table tennis bats ; n ; Tischtennisschläger/m ; raquette de ping-pong/raquettes de ping-pong/f ; racchetta da ping pong/racchette da ping pong/f ; pala de ping-pong/palas de ping-pong/f
ping pong paddle~ping pong paddles ; n ; Tischtennisschläger/m ; raquette de ping-pong/raquettes de ping-pong/f ; racchetta da ping pong/racchette da ping pong/f ; pala de ping-pong/palas de ping-pong/f
table tennis ball~table tennis balls ; n ; Tischtennisball/Tischtennisbälle/m ; balle de ping-pong/balles de ping-pong/f ; pallina da ping pong/palline da ping pong/f ; pelota de ping-pong/pelotas de ping-pong/f
ping pong ball~ping pong balls ; n ; Tischtennisball/Tischtennisbälle/m ; balle de ping-pong/balles de ping-pong/f ; pallina da ping pong/palline da ping pong/f ; pelota de ping-pong/pelotas de ping-pong/f
table tennis ; n ; Tischtennis/n ; tennis de table/m ; ping pong/m ; tenis de mesa/m
cricket bat~cricket bats ; n ; Cricketschläger/m ; batte de cricket/battes de cricket/f ; mazza da cricket/mazze da cricket/f ; bate de críquet/bates de críquet/m
baseball bat~baseball bats ; n ; Baseballschläger/m ; batte de baseball/battes de baseball/f ; mazza da baseball/mazze da baseball/f ; bate de béisbol/bates de béisbol/m
golf ball~golf balls ; n ; Golfball/Golfbälle/m ; balle de golf/balles de golf/f ; pallina da golf/palline da golf/f ; pelota de golf/pelotas de golf/f
golf club~golf clubs ; n ; Golfschläger/m ; club de golf/clubs de golf/m ; mazza da golf/mazze da golf/f ; palo de golf/palos de golf/m
golf glove~golf gloves ; n ; Golfhandschuh/Golfhandschuhe/m ; gant de golf/gants de golf/m ; guanto da golf/guanti da golf/m ; guante de golf/guantes de golf/m
golf tee~golf tees ; n ; Golftee/Golftees/n ; tee de golf/tees de golf/m ; tee da golf/m ; tee de golf/tees de golf/m
golf bag~golf bags ; n ; Golftasche/Golftaschen/f ; sac de golf/sacs de golf/m ; sacca da golf/sacche da golf/f ; bolsa de golf/bolsas de golf/f
dart~darts ; n ; Dartpfeil/Dartpfeile/m ; fléchette/fléchettes/f ; freccetta/freccette/f ; dardo/dardos/m
dartboard~dartboards ; n ; Dartscheibe/Dartscheiben/f ; cible de fléchettes/cibles de fléchettes/f ; bersaglio per freccette/bersagli per freccette/m ; diana/dianas/f
dart board~dart boards ; n ; Dartscheibe/Dartscheiben/f ; cible de fléchettes/cibles de fléchettes/f ; bersaglio per freccette/bersagli per freccette/m ; diana/dianas/f
dart flight~dart flights ; n ; Dart-Flight/Dart-Flights/m ; ailette de fléchette/ailettes de fléchette/f ; aletta per freccette/alette per freccette/f ; pluma de dardo/plumas de dardo/f
snooker cue~snooker cues ; n ; Billardqueue/Billardqueues/n ; queue de billard/queues de billard/f ; stecca da biliardo/stecche da biliardo/f ; taco de billar/tacos de billar/m
pool cue~pool cues ; n ; Billardqueue/Billardqueues/n ; queue de billard/queues de billard/f ; stecca da biliardo/stecche da biliardo/f ; taco de billar/tacos de billar/m
pool table~pool tables ; n ; Billardtisch/Billardtische/m ; table de billard/tables de billard/f ; tavolo da biliardo/tavoli da biliardo/m ; mesa de billar/mesas de billar/f
snooker table~snooker tables ; n ; Billardtisch/Billardtische/m ; table de billard/tables de billard/f ; tavolo da biliardo/tavoli da biliardo/m ; mesa de billar/mesas de billar/f
table football ; n ; Tischkicker/m ; baby-foot/m ; calcio balilla/m ; futbolín/futbolines/m
foosball table~foosball tables ; n ; Tischkicker/m ; baby-foot/m ; calcio balilla/m ; futbolín/futbolines/m
skateboard~skateboards ; n ; Skateboard/Skateboards/n ; skateboard/skateboards/m ; skateboard/m ; monopatín/monopatines/m
roller skate~roller skates ; n ; Rollschuh/Rollschuhe/m ; patin à roulettes/patins à roulettes/m ; pattino a rotelle/pattini a rotelle/m ; patín de ruedas/patines de ruedas/m
inline skate~inline skates ; n ; Inlineskate/Inlineskates/m ; roller/rollers/m ; pattino in linea/pattini in linea/m ; patín en línea/patines en línea/m
rollerblade~rollerblades ; n ; Inlineskate/Inlineskates/m ; roller/rollers/m ; pattino in linea/pattini in linea/m ; patín en línea/patines en línea/m
ice skate~ice skates ; n ; Schlittschuh/Schlittschuhe/m ; patin à glace/patins à glace/m ; pattino da ghiaccio/pattini da ghiaccio/m ; patín de hielo/patines de hielo/m
sledge~sledges ; n ; Schlitten/m ; luge/luges/f ; slitta/slitte/f ; trineo/trineos/m
sled~sleds ; n ; Schlitten/m ; luge/luges/f ; slitta/slitte/f ; trineo/trineos/m
toboggan~toboggans ; n ; Schlitten/m ; luge/luges/f ; slitta/slitte/f ; trineo/trineos/m
ski glove~ski gloves ; n ; Skihandschuh/Skihandschuhe/m ; gant de ski/gants de ski/m ; guanto da sci/guanti da sci/m ; guante de esquí/guantes de esquí/m
ski goggle~ski goggles ; n ; Skibrille/f ; masque de ski/masques de ski/m ; maschera da sci/maschere da sci/f ; gafas de esquí/f
snowboard~snowboards ; n ; Snowboard/Snowboards/n ; snowboard/snowboards/m ; snowboard/m ; snowboard/snowboards/m
surfboard~surfboards ; n ; Surfbrett/Surfbretter/n ; planche de surf/planches de surf/f ; tavola da surf/tavole da surf/f ; tabla de surf/tablas de surf/f
paddle board~paddle boards ; n ; SUP-Board/SUP-Boards/n ; paddle/paddles/m ; tavola da SUP/tavole da SUP/f ; tabla de paddle surf/tablas de paddle surf/f
paddleboard~paddleboards ; n ; SUP-Board/SUP-Boards/n ; paddle/paddles/m ; tavola da SUP/tavole da SUP/f ; tabla de paddle surf/tablas de paddle surf/f
kayak~kayaks ; n ; Kajak/Kajaks/n ; kayak/kayaks/m ; kayak/m ; kayak/kayaks/m
dinghy~dinghies ; n ; Schlauchboot/Schlauchboote/n ; bateau gonflable/bateaux gonflables/m ; gommone/gommoni/m ; bote hinchable/botes hinchables/m
inflatable boat~inflatable boats ; n ; Schlauchboot/Schlauchboote/n ; bateau gonflable/bateaux gonflables/m ; gommone/gommoni/m ; bote hinchable/botes hinchables/m
paddle~paddles ; n ; Paddel/n ; pagaie/pagaies/f ; pagaia/pagaie/f ; remo/remos/m
life jacket~life jackets ; n ; Schwimmweste/Schwimmwesten/f ; gilet de sauvetage/gilets de sauvetage/m ; giubbotto di salvataggio/giubbotti di salvataggio/m ; chaleco salvavidas/chalecos salvavidas/m
buoyancy aid~buoyancy aids ; n ; Schwimmweste/Schwimmwesten/f ; gilet de sauvetage/gilets de sauvetage/m ; giubbotto di salvataggio/giubbotti di salvataggio/m ; chaleco salvavidas/chalecos salvavidas/m
armband~armbands ; n ; Schwimmflügel/m ; brassard/brassards/m ; bracciolo/braccioli/m ; manguito/manguitos/m
swimming armband~swimming armbands ; n ; Schwimmflügel/m ; brassard/brassards/m ; bracciolo/braccioli/m ; manguito/manguitos/m
swimming goggle~swimming goggles ; n ; Schwimmbrille/f ; lunettes de natation/f ; occhialini da nuoto/m ; gafas de natación/f
swim goggle~swim goggles ; n ; Schwimmbrille/f ; lunettes de natation/f ; occhialini da nuoto/m ; gafas de natación/f
swimming cap~swimming caps ; n ; Badekappe/Badekappen/f ; bonnet de bain/bonnets de bain/m ; cuffia da nuoto/cuffie da nuoto/f ; gorro de natación/gorros de natación/m
swim cap~swim caps ; n ; Badekappe/Badekappen/f ; bonnet de bain/bonnets de bain/m ; cuffia da nuoto/cuffie da nuoto/f ; gorro de natación/gorros de natación/m
swim ring~swim rings ; n ; Schwimmring/Schwimmringe/m ; bouée/bouées/f ; salvagente/salvagenti/m ; flotador/flotadores/m
rubber ring~rubber rings ; n ; Schwimmring/Schwimmringe/m ; bouée/bouées/f ; salvagente/salvagenti/m ; flotador/flotadores/m
pool float~pool floats ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materassino gonfiabile/materassini gonfiabili/m ; colchoneta hinchable/colchonetas hinchables/f
lilo~lilos ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materassino gonfiabile/materassini gonfiabili/m ; colchoneta hinchable/colchonetas hinchables/f
snorkel~snorkels ; n ; Schnorchel/m ; tuba/tubas/m ; boccaglio/boccagli/m ; tubo de buceo/tubos de buceo/m
snorkel set~snorkel sets ; n ; Schnorchelset/Schnorchelsets/n ; kit de snorkeling/kits de snorkeling/m ; set da snorkeling/m ; set de snorkel/sets de snorkel/m
snorkel mask~snorkel masks ; n ; Schnorchelmaske/Schnorchelmasken/f ; masque de snorkeling/masques de snorkeling/m ; maschera da snorkeling/maschere da snorkeling/f ; máscara de snorkel/máscaras de snorkel/f
diving mask~diving masks ; n ; Taucherbrille/Taucherbrillen/f ; masque de plongée/masques de plongée/m ; maschera subacquea/maschere subacquee/f ; gafas de buceo/f
fin~fins ; n ; Schwimmflosse/Schwimmflossen/f ; palme/palmes/f ; pinna/pinne/f ; aleta/aletas/f
flipper~flippers ; n ; Schwimmflosse/Schwimmflossen/f ; palme/palmes/f ; pinna/pinne/f ; aleta/aletas/f
fishing rod~fishing rods ; n ; Angelrute/Angelruten/f ; canne à pêche/cannes à pêche/f ; canna da pesca/canne da pesca/f ; caña de pescar/cañas de pescar/f
fishing reel~fishing reels ; n ; Angelrolle/Angelrollen/f ; moulinet de pêche/moulinets de pêche/m ; mulinello da pesca/mulinelli da pesca/m ; carrete de pesca/carretes de pesca/m
fishing line~fishing lines ; n ; Angelschnur/Angelschnüre/f ; fil de pêche/fils de pêche/m ; lenza da pesca/lenze da pesca/f ; hilo de pesca/hilos de pesca/m
fishing lure~fishing lures ; n ; Kunstköder/m ; leurre de pêche/leurres de pêche/m ; esca artificiale/esche artificiali/f ; señuelo de pesca/señuelos de pesca/m
lure~lures ; n ; Kunstköder/m ; leurre de pêche/leurres de pêche/m ; esca artificiale/esche artificiali/f ; señuelo de pesca/señuelos de pesca/m
fishing hook~fishing hooks ; n ; Angelhaken/m ; hameçon/hameçons/m ; amo da pesca/ami da pesca/m ; anzuelo/anzuelos/m
fish hook~fish hooks ; n ; Angelhaken/m ; hameçon/hameçons/m ; amo da pesca/ami da pesca/m ; anzuelo/anzuelos/m
fishing float~fishing floats ; n ; Pose/Posen/f ; flotteur de pêche/flotteurs de pêche/m ; galleggiante da pesca/galleggianti da pesca/m ; flotador de pesca/flotadores de pesca/m
fishing tackle ; n ; Angelzubehör/n ; matériel de pêche/matériels de pêche/m ; attrezzatura da pesca/attrezzature da pesca/f ; aparejos de pesca/m
tackle box~tackle boxes ; n ; Angelkoffer/m ; boîte de pêche/boîtes de pêche/f ; cassetta da pesca/cassette da pesca/f ; caja de pesca/cajas de pesca/f
fishing net~fishing nets ; n ; Kescher/m ; épuisette/épuisettes/f ; guadino/guadini/m ; sacadera/sacaderas/f
landing net~landing nets ; n ; Kescher/m ; épuisette/épuisettes/f ; guadino/guadini/m ; sacadera/sacaderas/f
tent~tents ; n ; Zelt/Zelte/n ; tente/tentes/f ; tenda/tende/f ; tienda de campaña/tiendas de campaña/f
pop up tent~pop up tents ; n ; Wurfzelt/Wurfzelte/n ; tente pop-up/tentes pop-up/f ; tenda pop-up/tende pop-up/f ; tienda pop-up/tiendas pop-up/f
pop-up tent~pop-up tents ; n ; Wurfzelt/Wurfzelte/n ; tente pop-up/tentes pop-up/f ; tenda pop-up/tende pop-up/f ; tienda pop-up/tiendas pop-up/f
play tent~play tents ; n ; Spielzelt/Spielzelte/n ; tente de jeu/tentes de jeu/f ; tenda gioco/tende gioco/f ; tienda de juegos/tiendas de juegos/f
tent peg~tent pegs ; n ; Hering/Heringe/m ; piquet de tente/piquets de tente/m ; picchetto da tenda/picchetti da tenda/m ; piqueta/piquetas/f
sleeping mat~sleeping mats ; n ; Isomatte/Isomatten/f ; matelas de camping/m ; materassino da campeggio/materassini da campeggio/m ; esterilla de camping/esterillas de camping/f
sleeping pad~sleeping pads ; n ; Isomatte/Isomatten/f ; matelas de camping/m ; materassino da campeggio/materassini da campeggio/m ; esterilla de camping/esterillas de camping/f
camping mat~camping mats ; n ; Isomatte/Isomatten/f ; matelas de camping/m ; materassino da campeggio/materassini da campeggio/m ; esterilla de camping/esterillas de camping/f
camping chair~camping chairs ; n ; Campingstuhl/Campingstühle/m ; chaise de camping/chaises de camping/f ; sedia da campeggio/sedie da campeggio/f ; silla de camping/sillas de camping/f
camping table~camping tables ; n ; Campingtisch/Campingtische/m ; table de camping/tables de camping/f ; tavolo da campeggio/tavoli da campeggio/m ; mesa de camping/mesas de camping/f
camping stove~camping stoves ; n ; Campingkocher/m ; réchaud de camping/réchauds de camping/m ; fornello da campeggio/fornelli da campeggio/m ; hornillo de camping/hornillos de camping/m
gas stove~gas stoves ; n ; Campingkocher/m ; réchaud de camping/réchauds de camping/m ; fornello da campeggio/fornelli da campeggio/m ; hornillo de camping/hornillos de camping/m
camping light~camping lights ; n ; Campinglampe/Campinglampen/f ; lanterne de camping/lanternes de camping/f ; lanterna da campeggio/lanterne da campeggio/f ; farol de camping/faroles de camping/m
camping lantern~camping lanterns ; n ; Campinglampe/Campinglampen/f ; lanterne de camping/lanternes de camping/f ; lanterna da campeggio/lanterne da campeggio/f ; farol de camping/faroles de camping/m
cool box~cool boxes ; n ; Kühlbox/Kühlboxen/f ; glacière/glacières/f ; frigo portatile/m ; nevera portátil/neveras portátiles/f
cooler box~cooler boxes ; n ; Kühlbox/Kühlboxen/f ; glacière/glacières/f ; frigo portatile/m ; nevera portátil/neveras portátiles/f
coolbox~coolboxes ; n ; Kühlbox/Kühlboxen/f ; glacière/glacières/f ; frigo portatile/m ; nevera portátil/neveras portátiles/f
trekking pole~trekking poles ; n ; Wanderstock/Wanderstöcke/m ; bâton de randonnée/bâtons de randonnée/m ; bastoncino da trekking/bastoncini da trekking/m ; bastón de senderismo/bastones de senderismo/m
walking pole~walking poles ; n ; Wanderstock/Wanderstöcke/m ; bâton de randonnée/bâtons de randonnée/m ; bastoncino da trekking/bastoncini da trekking/m ; bastón de senderismo/bastones de senderismo/m
hiking pole~hiking poles ; n ; Wanderstock/Wanderstöcke/m ; bâton de randonnée/bâtons de randonnée/m ; bastoncino da trekking/bastoncini da trekking/m ; bastón de senderismo/bastones de senderismo/m
compass~compasses ; n ; Kompass/Kompasse/m ; boussole/boussoles/f ; bussola/bussole/f ; brújula/brújulas/f
whistle~whistles ; n ; Pfeife/Pfeifen/f ; sifflet/sifflets/m ; fischietto/fischietti/m ; silbato/silbatos/m
pocket knife~pocket knives ; n ; Taschenmesser/n ; couteau de poche/couteaux de poche/m ; coltellino tascabile/coltellini tascabili/m ; navaja/navajas/f
penknife~penknives ; n ; Taschenmesser/n ; couteau de poche/couteaux de poche/m ; coltellino tascabile/coltellini tascabili/m ; navaja/navajas/f
folding knife~folding knives ; n ; Taschenmesser/n ; couteau de poche/couteaux de poche/m ; coltellino tascabile/coltellini tascabili/m ; navaja/navajas/f
hunting knife~hunting knives ; n ; Jagdmesser/n ; couteau de chasse/couteaux de chasse/m ; coltello da caccia/coltelli da caccia/m ; cuchillo de caza/cuchillos de caza/m
lighter~lighters ; n ; Feuerzeug/Feuerzeuge/n ; briquet/briquets/m ; accendino/accendini/m ; mechero/mecheros/m
survival kit~survival kits ; n ; Survival-Kit/Survival-Kits/n ; kit de survie/kits de survie/m ; kit di sopravvivenza/m ; kit de supervivencia/kits de supervivencia/m
dry bag~dry bags ; n ; Packsack/Packsäcke/m ; sac étanche/sacs étanches/m ; sacca stagna/sacche stagne/f ; bolsa estanca/bolsas estancas/f
archery set~archery sets ; n ; Bogenset/Bogensets/n ; kit de tir à l'arc/kits de tir à l'arc/m ; set di tiro con l'arco/m ; set de tiro con arco/sets de tiro con arco/m
arrow~arrows ; n ; Pfeil/Pfeile/m ; flèche/flèches/f ; freccia/frecce/f ; flecha/flechas/f
target~targets ; n ; Zielscheibe/Zielscheiben/f ; cible/cibles/f ; bersaglio/bersagli/m ; diana/dianas/f
medal~medals ; n ; Medaille/Medaillen/f ; médaille/médailles/f ; medaglia/medaglie/f ; medalla/medallas/f
trophy ; n ; Pokal/Pokale/m ; trophée/trophées/m ; trofeo/trofei/m ; trofeo/trofeos/m
team~teams ; n ; Team/Teams/n ; équipe/équipes/f ; squadra/squadre/f ; equipo/equipos/m
club~clubs ; n ; Club/Clubs/m ; club/clubs/m ; club/m ; club/clubs/m
ski~skis ; n ; Ski/Skier/m ; ski/skis/m ; sci/m ; esquí/esquís/m
beach~beaches ; n ; Strand/Strände/m ; plage/plages/f ; spiaggia/spiagge/f ; playa/playas/f
# books, music, film
book~books ; n ; Buch/Bücher/n ; livre/livres/m ; libro/libri/m ; libro/libros/m
paperback~paperbacks ; n ; Taschenbuch/Taschenbücher/n ; livre de poche/livres de poche/m ; tascabile/tascabili/m ; libro de bolsillo/libros de bolsillo/m
hardback~hardbacks ; n ; gebundene Ausgabe/gebundene Ausgaben/f ; livre relié/livres reliés/m ; copertina rigida/copertine rigide/f ; tapa dura/tapas duras/f
hardcover~hardcovers ; n ; gebundene Ausgabe/gebundene Ausgaben/f ; livre relié/livres reliés/m ; copertina rigida/copertine rigide/f ; tapa dura/tapas duras/f
novel~novels ; n ; Roman/Romane/m ; roman/romans/m ; romanzo/romanzi/m ; novela/novelas/f
story~stories ; n ; Geschichte/Geschichten/f ; histoire/histoires/f ; storia/storie/f ; historia/historias/f
story book~story books ; n ; Geschichtenbuch/Geschichtenbücher/n ; livre d'histoires/livres d'histoires/m ; libro di storie/libri di storie/m ; libro de cuentos/libros de cuentos/m
storybook~storybooks ; n ; Geschichtenbuch/Geschichtenbücher/n ; livre d'histoires/livres d'histoires/m ; libro di storie/libri di storie/m ; libro de cuentos/libros de cuentos/m
picture book~picture books ; n ; Bilderbuch/Bilderbücher/n ; livre d'images/livres d'images/m ; libro illustrato/libri illustrati/m ; libro ilustrado/libros ilustrados/m
colouring book~colouring books ; n ; Malbuch/Malbücher/n ; livre de coloriage/livres de coloriage/m ; libro da colorare/libri da colorare/m ; libro para colorear/libros para colorear/m
coloring book~coloring books ; n ; Malbuch/Malbücher/n ; livre de coloriage/livres de coloriage/m ; libro da colorare/libri da colorare/m ; libro para colorear/libros para colorear/m
activity book~activity books ; n ; Beschäftigungsbuch/Beschäftigungsbücher/n ; livre d'activités/livres d'activités/m ; libro di attività/libri di attività/m ; libro de actividades/libros de actividades/m
sticker book~sticker books ; n ; Stickeralbum/Stickeralben/n ; album d'autocollants/albums d'autocollants/m ; album di figurine/m ; álbum de pegatinas/álbumes de pegatinas/m
sticker album~sticker albums ; n ; Stickeralbum/Stickeralben/n ; album d'autocollants/albums d'autocollants/m ; album di figurine/m ; álbum de pegatinas/álbumes de pegatinas/m
cookbook~cookbooks ; n ; Kochbuch/Kochbücher/n ; livre de cuisine/livres de cuisine/m ; libro di cucina/libri di cucina/m ; libro de cocina/libros de cocina/m
cook book~cook books ; n ; Kochbuch/Kochbücher/n ; livre de cuisine/livres de cuisine/m ; libro di cucina/libri di cucina/m ; libro de cocina/libros de cocina/m
cookery book~cookery books ; n ; Kochbuch/Kochbücher/n ; livre de cuisine/livres de cuisine/m ; libro di cucina/libri di cucina/m ; libro de cocina/libros de cocina/m
recipe book~recipe books ; n ; Kochbuch/Kochbücher/n ; livre de cuisine/livres de cuisine/m ; libro di cucina/libri di cucina/m ; libro de cocina/libros de cocina/m
textbook~textbooks ; n ; Lehrbuch/Lehrbücher/n ; manuel/manuels/m ; libro di testo/libri di testo/m ; libro de texto/libros de texto/m
text book~text books ; n ; Lehrbuch/Lehrbücher/n ; manuel/manuels/m ; libro di testo/libri di testo/m ; libro de texto/libros de texto/m
dictionary ; n ; Wörterbuch/Wörterbücher/n ; dictionnaire/dictionnaires/m ; dizionario/dizionari/m ; diccionario/diccionarios/m
comic~comics ; n ; Comic/Comics/m ; bande dessinée/bandes dessinées/f ; fumetto/fumetti/m ; cómic/cómics/m
comic book~comic books ; n ; Comic/Comics/m ; bande dessinée/bandes dessinées/f ; fumetto/fumetti/m ; cómic/cómics/m
magazine~magazines ; n ; Zeitschrift/Zeitschriften/f ; magazine/magazines/m ; rivista/riviste/f ; revista/revistas/f
newspaper~newspapers ; n ; Zeitung/Zeitungen/f ; journal/journaux/m ; giornale/giornali/m ; periódico/periódicos/m
annual~annuals ; n ; Jahrbuch/Jahrbücher/n ; album annuel/albums annuels/m ; annuario/annuari/m ; anuario/anuarios/m
instruction manual~instruction manuals ; n ; Bedienungsanleitung/Bedienungsanleitungen/f ; mode d'emploi/modes d'emploi/m ; manuale d'istruzioni/manuali d'istruzioni/m ; manual de instrucciones/manuales de instrucciones/m
user manual~user manuals ; n ; Bedienungsanleitung/Bedienungsanleitungen/f ; mode d'emploi/modes d'emploi/m ; manuale d'istruzioni/manuali d'istruzioni/m ; manual de instrucciones/manuales de instrucciones/m
instruction book~instruction books ; n ; Bedienungsanleitung/Bedienungsanleitungen/f ; mode d'emploi/modes d'emploi/m ; manuale d'istruzioni/manuali d'istruzioni/m ; manual de instrucciones/manuales de instrucciones/m
instruction~instructions ; n ; Anleitung/Anleitungen/f ; notice/notices/f ; istruzione/istruzioni/f ; instrucción/instrucciones/f
guide~guides ; n ; Ratgeber/m ; guide/guides/m ; guida/guide/f ; guía/guías/f
page~pages ; n ; Seite/Seiten/f ; page/pages/f ; pagina/pagine/f ; página/páginas/f
volume~volumes ; n ; Band/Bände/m ; volume/volumes/m ; volume/volumi/m ; volumen/volúmenes/m
author~authors ; n ; Autor/Autoren/m ; auteur/auteurs/m ; autore/autori/m ; autor/autores/m
sheet music ; n ; Noten/Noten/f ; partition/partitions/f ; spartito/spartiti/m ; partitura/partituras/f
music ; n ; Musik/f ; musique/musiques/f ; musica/musiche/f ; música/músicas/f
music box~music boxes ; n ; Spieluhr/Spieluhren/f ; boîte à musique/boîtes à musique/f ; carillon/m ; caja de música/cajas de música/f
musical box~musical boxes ; n ; Spieluhr/Spieluhren/f ; boîte à musique/boîtes à musique/f ; carillon/m ; caja de música/cajas de música/f
album~albums ; n ; Album/Alben/n ; album/albums/m ; album/m ; álbum/álbumes/m
vinyl record~vinyl records ; n ; Schallplatte/Schallplatten/f ; disque vinyle/disques vinyle/m ; disco in vinile/dischi in vinile/m ; disco de vinilo/discos de vinilo/m
record~records ; n ; Schallplatte/Schallplatten/f ; disque vinyle/disques vinyle/m ; disco in vinile/dischi in vinile/m ; disco de vinilo/discos de vinilo/m
lp~lps ; n ; Schallplatte/Schallplatten/f ; disque vinyle/disques vinyle/m ; disco in vinile/dischi in vinile/m ; disco de vinilo/discos de vinilo/m
cd~cds ; n ; CD/CDs/f ; CD/m ; CD/m ; CD/m
dvd~dvds ; n ; DVD/DVDs/f ; DVD/m ; DVD/m ; DVD/m
blu-ray ; n ; Blu-ray/Blu-rays/f ; Blu-ray/m ; Blu-ray/m ; Blu-ray/m
blu ray ; n ; Blu-ray/Blu-rays/f ; Blu-ray/m ; Blu-ray/m ; Blu-ray/m
bluray ; n ; Blu-ray/Blu-rays/f ; Blu-ray/m ; Blu-ray/m ; Blu-ray/m
box set~box sets ; n ; Box-Set/Box-Sets/n ; coffret/coffrets/m ; cofanetto/cofanetti/m ; estuche/estuches/m
boxset~boxsets ; n ; Box-Set/Box-Sets/n ; coffret/coffrets/m ; cofanetto/cofanetti/m ; estuche/estuches/m
boxed set~boxed sets ; n ; Box-Set/Box-Sets/n ; coffret/coffrets/m ; cofanetto/cofanetti/m ; estuche/estuches/m
film~films ; n ; Film/Filme/m ; film/films/m ; film/m ; película/películas/f
movie~movies ; n ; Film/Filme/m ; film/films/m ; film/m ; película/películas/f
film poster~film posters ; n ; Filmposter/n ; affiche de film/affiches de film/f ; locandina di film/locandine di film/f ; póster de película/pósteres de película/m
movie poster~movie posters ; n ; Filmposter/n ; affiche de film/affiches de film/f ; locandina di film/locandine di film/f ; póster de película/pósteres de película/m
soundtrack~soundtracks ; n ; Soundtrack/Soundtracks/m ; bande originale/bandes originales/f ; colonna sonora/colonne sonore/f ; banda sonora/bandas sonoras/f
audiobook~audiobooks ; n ; Hörbuch/Hörbücher/n ; livre audio/livres audio/m ; audiolibro/audiolibri/m ; audiolibro/audiolibros/m
audio book~audio books ; n ; Hörbuch/Hörbücher/n ; livre audio/livres audio/m ; audiolibro/audiolibri/m ; audiolibro/audiolibros/m
coin~coins ; n ; Münze/Münzen/f ; pièce de monnaie/pièces de monnaie/f ; moneta/monete/f ; moneda/monedas/f
banknote~banknotes ; n ; Banknote/Banknoten/f ; billet de banque/billets de banque/m ; banconota/banconote/f ; billete/billetes/m
money ; n ; Geld/Gelder/n ; argent/argents/m ; denaro/denari/m ; dinero/dineros/m
postcard~postcards ; n ; Postkarte/Postkarten/f ; carte postale/cartes postales/f ; cartolina/cartoline/f ; postal/postales/f
card~cards ; n ; Karte/Karten/f ; carte/cartes/f ; carta/carte/f ; tarjeta/tarjetas/f
number~numbers ; n ; Zahl/Zahlen/f ; chiffre/chiffres/m ; numero/numeri/m ; número/números/m
letter~letters ; n ; Buchstabe/Buchstaben/m ; lettre/lettres/f ; lettera/lettere/f ; letra/letras/f
alphabet~alphabets ; n ; Alphabet/Alphabete/n ; alphabet/alphabets/m ; alfabeto/alfabeti/m ; alfabeto/alfabetos/m
name~names ; n ; Name/Namen/m ; nom/noms/m ; nome/nomi/m ; nombre/nombres/m
word~words ; n ; Wort/Wörter/n ; mot/mots/m ; parola/parole/f ; palabra/palabras/f
# general shop words
piece~pieces ; n ; Teil/Teile/n ; pièce/pièces/f ; pezzo/pezzi/m ; pieza/piezas/f
pack~packs ; n ; Packung/Packungen/f ; paquet/paquets/m ; confezione/confezioni/f ; paquete/paquetes/m
packet~packets ; n ; Päckchen/n ; paquet/paquets/m ; pacchetto/pacchetti/m ; paquete/paquetes/m
package~packages ; n ; Paket/Pakete/n ; paquet/paquets/m ; pacco/pacchi/m ; paquete/paquetes/m
packaging ; n ; Verpackung/Verpackungen/f ; emballage/emballages/m ; imballaggio/imballaggi/m ; embalaje/embalajes/m
bundle~bundles ; n ; Paket/Pakete/n ; lot/lots/m ; lotto/lotti/m ; lote/lotes/m
lot~lots ; n ; Posten/Posten/m ; lot/lots/m ; lotto/lotti/m ; lote/lotes/m
pair~pairs ; n ; Paar/Paare/n ; paire/paires/f ; paio/paia/m ; par/pares/m
tub~tubs ; n ; Dose/Dosen/f ; pot/pots/m ; barattolo/barattoli/m ; bote/botes/m
sack~sacks ; n ; Sack/Säcke/m ; sac/sacs/m ; sacco/sacchi/m ; saco/sacos/m
crate~crates ; n ; Kiste/Kisten/f ; caisse/caisses/f ; cassa/casse/f ; caja/cajas/f
container~containers ; n ; Behälter/m ; récipient/récipients/m ; contenitore/contenitori/m ; recipiente/recipientes/m
dispenser~dispensers ; n ; Spender/m ; distributeur/distributeurs/m ; dispenser/m ; dispensador/dispensadores/m
refill~refills ; n ; Nachfüllpackung/Nachfüllpackungen/f ; recharge/recharges/f ; ricarica/ricariche/f ; recambio/recambios/m
stock ; n ; Lager/n ; stock/stocks/m ; stock/m ; stock/stocks/m
product~products ; n ; Produkt/Produkte/n ; produit/produits/m ; prodotto/prodotti/m ; producto/productos/m
item~items ; n ; Artikel/m ; article/articles/m ; articolo/articoli/m ; artículo/artículos/m
part number~part numbers ; n ; Teilenummer/Teilenummern/f ; référence/références/f ; codice articolo/codici articolo/m ; número de pieza/números de pieza/m
version~versions ; n ; Version/Versionen/f ; version/versions/f ; versione/versioni/f ; versión/versiones/f
type~types ; n ; Typ/Typen/m ; type/types/m ; tipo/tipi/m ; tipo/tipos/m
system~systems ; n ; System/Systeme/n ; système/systèmes/m ; sistema/sistemi/m ; sistema/sistemas/m
series ; n ; Serie/Serien/f ; série/séries/f ; serie/f ; serie/series/f
collection~collections ; n ; Sammlung/Sammlungen/f ; collection/collections/f ; collezione/collezioni/f ; colección/colecciones/f
range~ranges ; n ; Sortiment/Sortimente/n ; gamme/gammes/f ; gamma/gamme/f ; gama/gamas/f
brand~brands ; n ; Marke/Marken/f ; marque/marques/f ; marca/marche/f ; marca/marcas/f
logo~logos ; n ; Logo/Logos/n ; logo/logos/m ; logo/m ; logotipo/logotipos/m
quality ; n ; Qualität/Qualitäten/f ; qualité/qualités/f ; qualità/f ; calidad/calidades/f
price~prices ; n ; Preis/Preise/m ; prix/m ; prezzo/prezzi/m ; precio/precios/m
sale~sales ; n ; Angebot/Angebote/n ; promo/promos/f ; saldo/saldi/m ; oferta/ofertas/f
offer~offers ; n ; Angebot/Angebote/n ; offre/offres/f ; offerta/offerte/f ; oferta/ofertas/f
delivery ; n ; Lieferung/Lieferungen/f ; livraison/livraisons/f ; consegna/consegne/f ; entrega/entregas/f
postage ; n ; Versand/m ; expédition/expéditions/f ; spedizione/spedizioni/f ; envío/envíos/m
shipping ; n ; Versand/m ; expédition/expéditions/f ; spedizione/spedizioni/f ; envío/envíos/m
warranty ; n ; Garantie/Garantien/f ; garantie/garanties/f ; garanzia/garanzie/f ; garantía/garantías/f
guarantee ; n ; Garantie/Garantien/f ; garantie/garanties/f ; garanzia/garanzie/f ; garantía/garantías/f
choice ; n ; Auswahl/f ; choix/m ; scelta/scelte/f ; elección/elecciones/f
selection ; n ; Auswahl/f ; sélection/sélections/f ; selezione/selezioni/f ; selección/selecciones/f
assortment~assortments ; n ; Sortiment/Sortimente/n ; assortiment/assortiments/m ; assortimento/assortimenti/m ; surtido/surtidos/m
function~functions ; n ; Funktion/Funktionen/f ; fonction/fonctions/f ; funzione/funzioni/f ; función/funciones/f
feature~features ; n ; Funktion/Funktionen/f ; fonction/fonctions/f ; funzione/funzioni/f ; función/funciones/f
effect~effects ; n ; Effekt/Effekte/m ; effet/effets/m ; effetto/effetti/m ; efecto/efectos/m
finish~finishes ; n ; Oberfläche/Oberflächen/f ; finition/finitions/f ; finitura/finiture/f ; acabado/acabados/m
surface~surfaces ; n ; Oberfläche/Oberflächen/f ; surface/surfaces/f ; superficie/superfici/f ; superficie/superficies/f
texture~textures ; n ; Textur/Texturen/f ; texture/textures/f ; texture/f ; textura/texturas/f
base~bases ; n ; Sockel/m ; base/bases/f ; base/basi/f ; base/bases/f
lid~lids ; n ; Deckel/m ; couvercle/couvercles/m ; coperchio/coperchi/m ; tapa/tapas/f
stopper~stoppers ; n ; Stöpsel/m ; bouchon/bouchons/m ; tappo/tappi/m ; tapón/tapones/m
edge~edges ; n ; Kante/Kanten/f ; bord/bords/m ; bordo/bordi/m ; borde/bordes/m
corner~corners ; n ; Ecke/Ecken/f ; coin/coins/m ; angolo/angoli/m ; esquina/esquinas/f
hole~holes ; n ; Loch/Löcher/n ; trou/trous/m ; foro/fori/m ; agujero/agujeros/m
layer~layers ; n ; Schicht/Schichten/f ; couche/couches/f ; strato/strati/m ; capa/capas/f
line~lines ; n ; Linie/Linien/f ; ligne/lignes/f ; linea/linee/f ; línea/líneas/f
tip~tips ; n ; Spitze/Spitzen/f ; pointe/pointes/f ; punta/punte/f ; punta/puntas/f
head~heads ; n ; Kopf/Köpfe/m ; tête/têtes/f ; testa/teste/f ; cabeza/cabezas/f
hand~hands ; n ; Hand/Hände/f ; main/mains/f ; mano/mani/f ; mano/manos/f
finger~fingers ; n ; Finger/m ; doigt/doigts/m ; dito/dita/m ; dedo/dedos/m
foot ; n ; Fuß/Füße/m ; pied/pieds/m ; piede/piedi/m ; pie/pies/m
arm~arms ; n ; Arm/Arme/m ; bras/m ; braccio/braccia/m ; brazo/brazos/m
face~faces ; n ; Gesicht/Gesichter/n ; visage/visages/m ; viso/visi/m ; cara/caras/f
eye~eyes ; n ; Auge/Augen/n ; œil/yeux/m ; occhio/occhi/m ; ojo/ojos/m
nose~noses ; n ; Nase/Nasen/f ; nez/m ; naso/nasi/m ; nariz/narices/f
mouth~mouths ; n ; Mund/Münder/m ; bouche/bouches/f ; bocca/bocche/f ; boca/bocas/f
ear~ears ; n ; Ohr/Ohren/n ; oreille/oreilles/f ; orecchio/orecchi/m ; oreja/orejas/f
neck ; n ; Hals/Hälse/m ; cou/cous/m ; collo/colli/m ; cuello/cuellos/m
wrist~wrists ; n ; Handgelenk/Handgelenke/n ; poignet/poignets/m ; polso/polsi/m ; muñeca/muñecas/f
knee~knees ; n ; Knie/Knie/n ; genou/genoux/m ; ginocchio/ginocchia/m ; rodilla/rodillas/f
body ; n ; Körper/m ; corps/m ; corpo/corpi/m ; cuerpo/cuerpos/m
tooth~teeth ; n ; Zahn/Zähne/m ; dent/dents/f ; dente/denti/m ; diente/dientes/m
work ; n ; Arbeit/Arbeiten/f ; travail/travaux/m ; lavoro/lavori/m ; trabajo/trabajos/m
world ; n ; Welt/Welten/f ; monde/mondes/m ; mondo/mondi/m ; mundo/mundos/m
country ; n ; Land/Länder/n ; pays/m ; paese/paesi/m ; país/países/m
city ; n ; Stadt/Städte/f ; ville/villes/f ; città/f ; ciudad/ciudades/f
time ; n ; Zeit/Zeiten/f ; temps/m ; tempo/tempi/m ; tiempo/tiempos/m
day~days ; n ; Tag/Tage/m ; jour/jours/m ; giorno/giorni/m ; día/días/m
night~nights ; n ; Nacht/Nächte/f ; nuit/nuits/f ; notte/notti/f ; noche/noches/f
week~weeks ; n ; Woche/Wochen/f ; semaine/semaines/f ; settimana/settimane/f ; semana/semanas/f
month~months ; n ; Monat/Monate/m ; mois/m ; mese/mesi/m ; mes/meses/m
year~years ; n ; Jahr/Jahre/n ; an/ans/m ; anno/anni/m ; año/años/m
yr~yrs ; n ; Jahr/Jahre/n ; an/ans/m ; anno/anni/m ; año/años/m
hour~hours ; n ; Stunde/Stunden/f ; heure/heures/f ; ora/ore/f ; hora/horas/f
century ; n ; Jahrhundert/Jahrhunderte/n ; siècle/siècles/m ; secolo/secoli/m ; siglo/siglos/m
age ; p ; Alter ; âge ; età ; edad
ages ; p ; Alter ; âge ; età ; edad
speed ; n ; Geschwindigkeit/Geschwindigkeiten/f ; vitesse/vitesses/f ; velocità/f ; velocidad/velocidades/f
level~levels ; n ; Stufe/Stufen/f ; niveau/niveaux/m ; livello/livelli/m ; nivel/niveles/m
class~classes ; n ; Klasse/Klassen/f ; classe/classes/f ; classe/classi/f ; clase/clases/f
protection ; n ; Schutz/m ; protection/protections/f ; protezione/protezioni/f ; protección/protecciones/f
protector~protectors ; n ; Schutz/m ; protection/protections/f ; protezione/protezioni/f ; protector/protectores/m
security ; n ; Sicherheit/f ; sécurité/sécurités/f ; sicurezza/sicurezze/f ; seguridad/seguridades/f
safety ; n ; Sicherheit/f ; sécurité/sécurités/f ; sicurezza/sicurezze/f ; seguridad/seguridades/f
fire~fires ; n ; Feuer/n ; feu/feux/m ; fuoco/fuochi/m ; fuego/fuegos/m
air ; n ; Luft/f ; air/airs/m ; aria/arie/f ; aire/aires/m
gas ; n ; Gas/Gase/n ; gaz/m ; gas/m ; gas/gases/m
helium ; n ; Helium/n ; hélium/m ; elio/m ; helio/m
wind ; n ; Wind/Winde/m ; vent/vents/m ; vento/venti/m ; viento/vientos/m
rain ; n ; Regen/m ; pluie/pluies/f ; pioggia/piogge/f ; lluvia/lluvias/f
snow ; n ; Schnee/m ; neige/neiges/f ; neve/nevi/f ; nieve/nieves/f
sea ; n ; Meer/Meere/n ; mer/mers/f ; mare/mari/m ; mar/mares/m
ocean ; n ; Meer/Meere/n ; mer/mers/f ; mare/mari/m ; mar/mares/m
tree~trees ; n ; Baum/Bäume/m ; arbre/arbres/m ; albero/alberi/m ; árbol/árboles/m
rose~roses ; n ; Rose/Rosen/f ; rose/roses/f ; rosa/rose/f ; rosa/rosas/f
support~supports ; n ; Stütze/Stützen/f ; support/supports/m ; supporto/supporti/m ; soporte/soportes/m
station~stations ; n ; Station/Stationen/f ; station/stations/f ; stazione/stazioni/f ; estación/estaciones/f
centre piece~centre pieces ; n ; Tischdeko/f ; centre de table/centres de table/m ; centrotavola/m ; centro de mesa/centros de mesa/m
centrepiece~centrepieces ; n ; Tischdekoration/Tischdekorationen/f ; centre de table/centres de table/m ; centrotavola/m ; centro de mesa/centros de mesa/m
centerpiece~centerpieces ; n ; Tischdeko/f ; centre de table/centres de table/m ; centrotavola/m ; centro de mesa/centros de mesa/m
sample~samples ; n ; Muster/n ; échantillon/échantillons/m ; campione/campioni/m ; muestra/muestras/f
voucher~vouchers ; n ; Gutschein/Gutscheine/m ; bon d'achat/bons d'achat/m ; buono/buoni/m ; vale/vales/m
ticket~tickets ; n ; Ticket/Tickets/n ; billet/billets/m ; biglietto/biglietti/m ; entrada/entradas/f
flag~flags ; n ; Flagge/Flaggen/f ; drapeau/drapeaux/m ; bandiera/bandiere/f ; bandera/banderas/f
artist~artists ; n ; Künstler/m ; artiste/artistes/m ; artista/artisti/m ; artista/artistas/m
art ; n ; Kunst/Künste/f ; art/arts/m ; arte/arti/f ; arte/artes/m
hobby ; n ; Hobby/Hobbys/n ; loisir/loisirs/m ; hobby/m ; afición/aficiones/f
diy ; n ; DIY/n ; bricolage/m ; fai da te/m ; bricolaje/m
idea~ideas ; n ; Idee/Ideen/f ; idée/idées/f ; idea/idee/f ; idea/ideas/f
temperature~temperatures ; n ; Temperatur/Temperaturen/f ; température/températures/f ; temperatura/temperature/f ; temperatura/temperaturas/f
energy ; n ; Energie/Energien/f ; énergie/énergies/f ; energia/energe/f ; energía/energías/f
heat ; n ; Wärme/f ; chaleur/chaleurs/f ; calore/calori/m ; calor/calores/m
motion ; n ; Bewegung/Bewegungen/f ; mouvement/mouvements/m ; movimento/movimenti/m ; movimiento/movimientos/m
friction ; n ; Reibung/Reibungen/f ; friction/frictions/f ; frizione/frizioni/f ; fricción/fricciones/f
generation~generations ; n ; Generation/Generationen/f ; génération/générations/f ; generazione/generazioni/f ; generación/generaciones/f
education ; n ; Bildung/f ; éducation/éducations/f ; educazione/educazioni/f ; educación/educaciones/f
theme~themes ; n ; Motto/Mottos/n ; thème/thèmes/m ; tema/temi/m ; tema/temas/m
image~images ; n ; Bild/Bilder/n ; image/images/f ; immagine/immagini/f ; imagen/imágenes/f
portrait~portraits ; n ; Porträt/Porträts/n ; portrait/portraits/m ; ritratto/ritratti/m ; retrato/retratos/m
landscape~landscapes ; n ; Landschaft/Landschaften/f ; paysage/paysages/m ; paesaggio/paesaggi/m ; paisaje/paisajes/m
document~documents ; n ; Dokument/Dokumente/n ; document/documents/m ; documento/documenti/m ; documento/documentos/m
spray~sprays ; n ; Spray/Sprays/n ; spray/sprays/m ; spray/m ; spray/sprays/m
surprise~surprises ; n ; Überraschung/Überraschungen/f ; surprise/surprises/f ; sorpresa/sorprese/f ; sorpresa/sorpresas/f
group~groups ; n ; Gruppe/Gruppen/f ; groupe/groupes/m ; gruppo/gruppi/m ; grupo/grupos/m
test~tests ; n ; Test/Tests/m ; test/tests/m ; test/m ; prueba/pruebas/f
value ; n ; Wert/Werte/m ; valeur/valeurs/f ; valore/valori/m ; valor/valores/m
point~points ; n ; Punkt/Punkte/m ; point/points/m ; punto/punti/m ; punto/puntos/m
pad~pads ; n ; Polster/n ; coussinet/coussinets/m ; cuscinetto/cuscinetti/m ; almohadilla/almohadillas/f
cylinder~cylinders ; n ; Zylinder/m ; cylindre/cylindres/m ; cilindro/cilindri/m ; cilindro/cilindros/m
cell~cells ; n ; Zelle/Zellen/f ; cellule/cellules/f ; cella/celle/f ; celda/celdas/f
maker~makers ; n ; Maschine/Maschinen/f ; appareil/appareils/m ; macchina/macchine/f ; máquina/máquinas/f
shade~shades ; n ; Schirm/Schirme/m ; abat-jour/m ; paralume/paralumi/m ; pantalla/pantallas/f
emergency kit~emergency kits ; n ; Notfallset/Notfallsets/n ; kit d'urgence/kits d'urgence/m ; kit di emergenza/m ; kit de emergencia/kits de emergencia/m
coin pocket~coin pockets ; n ; Münzfach/Münzfächer/n ; poche à monnaie/poches à monnaie/f ; portamonete/m ; bolsillo para monedas/bolsillos para monedas/m
cup holder~cup holders ; n ; Getränkehalter/m ; porte-gobelet/porte-gobelets/m ; portabicchiere/portabicchieri/m ; portavasos/m
carry strap~carry straps ; n ; Tragegurt/Tragegurte/m ; sangle de transport/sangles de transport/f ; cinghia da trasporto/cinghie da trasporto/f ; correa de transporte/correas de transporte/f
carrying strap~carrying straps ; n ; Tragegurt/Tragegurte/m ; sangle de transport/sangles de transport/f ; cinghia da trasporto/cinghie da trasporto/f ; correa de transporte/correas de transporte/f
carry handle~carry handles ; n ; Tragegriff/Tragegriffe/m ; poignée de transport/poignées de transport/f ; maniglia da trasporto/maniglie da trasporto/f ; asa de transporte/asas de transporte/f
shoulder strap~shoulder straps ; n ; Schultergurt/Schultergurte/m ; bandoulière/bandoulières/f ; tracolla/tracolle/f ; correa de hombro/correas de hombro/f
glass top~glass tops ; n ; Glasplatte/Glasplatten/f ; plateau en verre/plateaux en verre/m ; piano in vetro/piani in vetro/m ; tablero de cristal/tableros de cristal/m
led display~led displays ; n ; LED-Anzeige/LED-Anzeigen/f ; affichage LED/affichages LED/m ; display LED/m ; pantalla LED/pantallas LED/f
garden light~garden lights ; n ; Gartenleuchte/Gartenleuchten/f ; lumière de jardin/lumières de jardin/f ; luce da giardino/luci da giardino/f ; luz de jardín/luces de jardín/f
solar garden light~solar garden lights ; n ; Solar-Gartenleuchte/Solar-Gartenleuchten/f ; lumière solaire de jardin/lumières solaires de jardin/f ; luce solare da giardino/luci solari da giardino/f ; luz solar de jardín/luces solares de jardín/f
garden party ; n ; Gartenparty/Gartenpartys/f ; garden-party/garden-partys/f ; festa in giardino/feste in giardino/f ; fiesta en el jardín/fiestas en el jardín/f
bike inner tube~bike inner tubes ; n ; Fahrradschlauch/Fahrradschläuche/m ; chambre à air de vélo/chambres à air de vélo/f ; camera d'aria per bici/camere d'aria per bici/f ; cámara de bicicleta/cámaras de bicicleta/f
bicycle inner tube~bicycle inner tubes ; n ; Fahrradschlauch/Fahrradschläuche/m ; chambre à air de vélo/chambres à air de vélo/f ; camera d'aria per bici/camere d'aria per bici/f ; cámara de bicicleta/cámaras de bicicleta/f
double duvet cover~double duvet covers ; n ; Doppelbett-Bezug/Doppelbett-Bezüge/m ; housse de couette double/housses de couette double/f ; copripiumino matrimoniale/copripiumini matrimoniali/m ; funda nórdica doble/fundas nórdicas dobles/f
document folder~document folders ; n ; Dokumentenmappe/Dokumentenmappen/f ; chemise à documents/chemises à documents/f ; cartella portadocumenti/cartelle portadocumenti/f ; carpeta de documentos/carpetas de documentos/f
photo frame gift~photo frame gifts ; n ; Bilderrahmen-Geschenk/Bilderrahmen-Geschenke/n ; cadre photo cadeau/cadres photo cadeau/m ; cornice regalo/cornici regalo/f ; marco de fotos de regalo/marcos de fotos de regalo/m
vacuum~vacuums ; n ; Staubsauger/m ; aspirateur/aspirateurs/m ; aspirapolvere/m ; aspiradora/aspiradoras/f
tap handle~tap handles ; n ; Wasserhahngriff/Wasserhahngriffe/m ; poignée de robinet/poignées de robinet/f ; maniglia rubinetto/maniglie rubinetto/f ; maneta de grifo/manetas de grifo/f
reindeer~reindeers ; n ; Rentier/Rentiere/n ; renne/rennes/m ; renna/renne/f ; reno/renos/m
snowflake~snowflakes ; n ; Schneeflocke/Schneeflocken/f ; flocon de neige/flocons de neige/m ; fiocco di neve/fiocchi di neve/m ; copo de nieve/copos de nieve/m
snowman ; n ; Schneemann/Schneemänner/m ; bonhomme de neige/bonhommes de neige/m ; pupazzo di neve/pupazzi di neve/m ; muñeco de nieve/muñecos de nieve/m
angel~angels ; n ; Engel/m ; ange/anges/m ; angelo/angeli/m ; ángel/ángeles/m
needle~needles ; n ; Nadel/Nadeln/f ; aiguille/aiguilles/f ; ago/aghi/m ; aguja/agujas/f
remover~removers ; n ; Entferner/m ; dissolvant/dissolvants/m ; solvente/solventi/m ; quitador/quitadores/m
hair remover~hair removers ; n ; Haarentferner/m ; dépilatoire/dépilatoires/m ; depilatore/depilatori/m ; depilador/depiladores/m
pet hair remover~pet hair removers ; n ; Tierhaarentferner/m ; brosse anti-poils/brosses anti-poils/f ; rimuovi peli animali/m ; quitapelos de mascotas/m
combo~combos ; n ; Kombi/Kombis/f ; combo/combos/m ; combo/m ; combo/combos/m
mount~mounts ; n ; Halterung/Halterungen/f ; support/supports/m ; supporto/supporti/m ; soporte/soportes/m
dashboard~dashboards ; n ; Armaturenbrett/Armaturenbretter/n ; tableau de bord/tableaux de bord/m ; cruscotto/cruscotti/m ; salpicadero/salpicaderos/m
dashboard mount~dashboard mounts ; n ; Armaturenbrett-Halterung/Armaturenbrett-Halterungen/f ; support tableau de bord/supports tableau de bord/m ; supporto da cruscotto/supporti da cruscotto/m ; soporte de salpicadero/soportes de salpicadero/m
replacement head~replacement heads ; n ; Ersatzkopf/Ersatzköpfe/m ; tête de rechange/têtes de rechange/f ; testina di ricambio/testine di ricambio/f ; cabezal de repuesto/cabezales de repuesto/m
mirror cabinet~mirror cabinets ; n ; Spiegelschrank/Spiegelschränke/m ; armoire de toilette/armoires de toilette/f ; specchio contenitore/specchi contenitore/m ; armario con espejo/armarios con espejo/m
bathroom mirror cabinet~bathroom mirror cabinets ; n ; Spiegelschrank/Spiegelschränke/m ; armoire de toilette/armoires de toilette/f ; specchio contenitore/specchi contenitore/m ; armario con espejo/armarios con espejo/m
office desk~office desks ; n ; Schreibtisch/Schreibtische/m ; bureau/bureaux/m ; scrivania/scrivanie/f ; escritorio/escritorios/m
office desk chair~office desk chairs ; n ; Bürostuhl/Bürostühle/m ; chaise de bureau/chaises de bureau/f ; sedia da ufficio/sedie da ufficio/f ; silla de oficina/sillas de oficina/f
sink plug~sink plugs ; n ; Abflussstöpsel/m ; bouchon d'évier/bouchons d'évier/m ; tappo per lavello/tappi per lavello/m ; tapón de fregadero/tapones de fregadero/m
bath plug~bath plugs ; n ; Abflussstöpsel/m ; bonde/bondes/f ; tappo per lavello/tappi per lavello/m ; tapón de fregadero/tapones de fregadero/m
basin plug~basin plugs ; n ; Abflussstöpsel/m ; bonde/bondes/f ; tappo per lavello/tappi per lavello/m ; tapón de fregadero/tapones de fregadero/m
recliner~recliners ; n ; Relaxsessel/m ; fauteuil relax/fauteuils relax/m ; poltrona reclinabile/poltrone reclinabili/f ; sillón reclinable/sillones reclinables/m
recliner chair~recliner chairs ; n ; Relaxsessel/m ; fauteuil relax/fauteuils relax/m ; poltrona reclinabile/poltrone reclinabili/f ; sillón reclinable/sillones reclinables/m
repair~repairs ; n ; Reparatur/Reparaturen/f ; réparation/réparations/f ; riparazione/riparazioni/f ; reparación/reparaciones/f
control~controls ; n ; Steuerung/Steuerungen/f ; commande/commandes/f ; controllo/controlli/m ; control/controles/m
recovery ; n ; Bergung/Bergungen/f ; récupération/récupérations/f ; recupero/recuperi/m ; recuperación/recuperaciones/f
animation ; n ; Animation/Animationen/f ; animation/animations/f ; animazione/animazioni/f ; animación/animaciones/f
studio~studios ; n ; Studio/Studios/n ; studio/studios/m ; studio/studi/m ; estudio/estudios/m
inspiration ; n ; Inspiration/Inspirationen/f ; inspiration/inspirations/f ; ispirazione/ispirazioni/f ; inspiración/inspiraciones/f
moment~moments ; n ; Moment/Momente/m ; moment/moments/m ; momento/momenti/m ; momento/momentos/m
lightning ; n ; Blitz/Blitze/m ; éclair/éclairs/m ; fulmine/fulmini/m ; relámpago/relámpagos/m
order~orders ; n ; Bestellung/Bestellungen/f ; commande/commandes/f ; ordine/ordini/m ; pedido/pedidos/m
today ; p ; heute ; aujourd'hui ; oggi ; hoy
north ; n ; Norden/m ; nord/m ; nord/m ; norte/m
west ; n ; Westen/m ; ouest/m ; ovest/m ; oeste/m
south ; n ; Süden/m ; sud/m ; sud/m ; sur/m
east ; n ; Osten/m ; est/m ; est/m ; este/m
through ; f ; durch ; à travers ; attraverso ; a través de
`;
