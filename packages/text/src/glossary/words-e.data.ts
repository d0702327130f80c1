/** Words of titles of a whole toy shop, part 2 of 5, in alphabetical order: what is sold, what it shows, and its features. */
export const WORDS_E_GLOSSARY = `
crystal quartz ; p ; aus Kristallquarz ; en cristal de roche ; in cristallo di rocca ; de cristal de roca
crystal tattoo~crystal tattoos ; n ; Kristall-Tattoo/Kristall-Tattoos/n ; tatouage à strass/tatouages à strass/m ; tatuaggio con cristalli/tatuaggi con cristalli/m ; tatuaje con cristales/tatuajes con cristales/m
cube bead~cube beads ; n ; Würfelperle/Würfelperlen/f ; perle cube/perles cubes/f ; perlina a cubo/perline a cubo/f ; cuenta cúbica/cuentas cúbicas/f
cube glass bead~cube glass beads ; n ; Glaswürfel-Perle/Glaswürfel-Perlen/f ; perle cube en verre/perles cubes en verre/f ; perlina cubica di vetro/perline cubiche di vetro/f ; cuenta cúbica de cristal/cuentas cúbicas de cristal/f
cube letter bead~cube letter beads ; n ; Buchstabenwürfel/Buchstabenwürfel/m ; perle lettre cube/perles lettre cube/f ; perlina lettera a cubo/perline lettera a cubo/f ; cuenta cúbica con letra/cuentas cúbicas con letras/f
cup a soup~cup a soups ; n ; Tassensuppe/Tassensuppen/f ; soupe instantanée/soupes instantanées/f ; zuppa istantanea/zuppe istantanee/f ; sopa instantánea/sopas instantáneas/f
cup and ball~cups and balls ; n ; Kugelfangspiel/Kugelfangspiele/n ; bilboquet/bilboquets/m ; bilboquet/bilboquet/m ; boliche/boliches/m
cupcake decoration kit~cupcake decoration kits ; n ; Cupcake-Deko-Set/Cupcake-Deko-Sets/n ; kit de décoration de cupcakes/kits de décoration de cupcakes/m ; kit per decorare cupcake/kit per decorare cupcake/m ; kit de decoración de cupcakes/kits de decoración de cupcakes/m
cupcake decorations kit~cupcake decorations kits ; n ; Cupcake-Deko-Set/Cupcake-Deko-Sets/n ; kit de décoration de cupcakes/kits de décoration de cupcakes/m ; kit per decorare cupcake/kit per decorare cupcake/m ; kit de decoración de cupcakes/kits de decoración de cupcakes/m
cupcake topper~cupcake toppers ; n ; Cupcake-Topper/Cupcake-Topper/m ; décoration pour cupcake/décorations pour cupcakes/f ; topper per cupcake/topper per cupcake/m ; topper para cupcakes/toppers para cupcakes/m
cupcake wrapper~cupcake wrappers ; n ; Cupcake-Manschette/Cupcake-Manschetten/f ; tour de cupcake/tours de cupcakes/m ; wrapper per cupcake/wrapper per cupcake/m ; envoltorio para cupcakes/envoltorios para cupcakes/m
curtainside lorry~curtainside lorries ; n ; Planen-LKW/Planen-LKW/m ; camion bâché/camions bâchés/m ; camion centinato/camion centinati/m ; camión con lonas/camiones con lonas/m
curtainside truck~curtainside trucks ; n ; Planen-LKW/Planen-LKW/m ; camion bâché/camions bâchés/m ; camion centinato/camion centinati/m ; camión con lonas/camiones con lonas/m
curved street track~curved street tracks ; n ; gebogenes Straßengleis/gebogene Straßengleise/n ; rail courbe encastré/rails courbes encastrés/m ; binario stradale curvo/binari stradali curvi/m ; vía curva de calle/vías curvas de calle/f
curved tube bead~curved tube beads ; n ; gebogene Röhrenperle/gebogene Röhrenperlen/f ; perle tube courbée/perles tube courbées/f ; perlina a tubo curvo/perline a tubo curvo/f ; cuenta tubular curva/cuentas tubulares curvas/f
cushion plush~cushion plushes ; n ; Plüschkissen/Plüschkissen/n ; coussin peluche/coussins peluche/m ; cuscino peluche/cuscini peluche/m ; cojín de peluche/cojines de peluche/m
cutting mat~cutting mats ; n ; Schneidematte/Schneidematten/f ; tapis de découpe/tapis de découpe/m ; tappetino da taglio/tappetini da taglio/m ; alfombrilla de corte/alfombrillas de corte/f
cyclops~cyclopes ; n ; Zyklop/Zyklopen/m ; cyclope/cyclopes/m ; ciclope/ciclopi/m ; cíclope/cíclopes/m
dacentrurus~dacentrurus ; n ; Dacentrurus/Dacentrurus/m ; dacentrure/dacentrures/m ; dacentruro/dacentruri/m ; dacentruro/dacentruros/m
dachshund~dachshunds ; n ; Dackel/Dackel/m ; teckel/teckels/m ; bassotto/bassotti/m ; perro salchicha/perros salchicha/m
daisy tube bead~daisy tube beads ; n ; Gänseblümchen-Röhrenperle/Gänseblümchen-Röhrenperlen/f ; perle tube marguerite/perles tube marguerite/f ; perlina tubolare a margherita/perline tubolari a margherita/f ; cuenta tubular de margarita/cuentas tubulares de margarita/f
dare dice game~dare dice games ; n ; Mutproben-Würfelspiel/Mutproben-Würfelspiele/n ; jeu de dés à gages/jeux de dés à gages/m ; gioco di dadi con sfide/giochi di dadi con sfide/m ; juego de dados de retos/juegos de dados de retos/m
dare dice~dare dice ; n ; Mutproben-Würfel/Mutproben-Würfel/m ; dé à gages/dés à gages/m ; dado delle sfide/dadi delle sfide/m ; dado de retos/dados de retos/m
dark elf~dark elves ; n ; Dunkelelf/Dunkelelfen/m ; elfe noir/elfes noirs/m ; elfo oscuro/elfi oscuri/m ; elfo oscuro/elfos oscuros/m
dark lilac ; c ; dunkelflieder ; lilas foncé ; lilla scuro ; lila oscuro
dark oak ; p ; aus dunkler Eiche ; en chêne foncé ; in rovere scuro ; de roble oscuro
dcc on board ; p ; mit DCC-Decoder ; avec décodeur DCC ; con decoder DCC ; con decodificador DCC
dcc sound ; p ; mit DCC-Sound ; avec son DCC ; con suono DCC ; con sonido DCC
dcc sound fitted ; p ; mit DCC-Sound ; avec son DCC ; con suono DCC ; con sonido DCC
decal set~decal sets ; n ; Decal-Satz/Decal-Sätze/m ; planche de décalcomanies/planches de décalcomanies/f ; set di decalcomanie/set di decalcomanie/m ; juego de calcas/juegos de calcas/m
deck holder~deck holders ; n ; Deckbox/Deckboxen/f ; boîte de rangement pour cartes/boîtes de rangement pour cartes/f ; porta mazzo/porta mazzo/m ; caja para mazo/cajas para mazos/f
deck of playing cards~decks of playing cards ; n ; Kartenspiel/Kartenspiele/n ; jeu de cartes/jeux de cartes/m ; mazzo di carte/mazzi di carte/m ; baraja de cartas/barajas de cartas/f
decoupage paper~decoupage papers ; n ; Decoupage-Papier/Decoupage-Papiere/n ; papier pour découpage/papiers pour découpage/m ; carta per découpage/carte per découpage/f ; papel para découpage/papeles para découpage/m
decoupage sheet~decoupage sheets ; n ; Decoupage-Bogen/Decoupage-Bögen/m ; feuille de découpage/feuilles de découpage/f ; foglio découpage/fogli découpage/m ; lámina de decoupage/láminas de decoupage/f
deep purple ; c ; dunkellila ; violet profond ; viola intenso ; morado intenso
deep red ; c ; tiefrot/tiefrote ; rouge profond/rouge profond/rouge profond/rouge profond ; rosso intenso/rosso intenso/rosso intenso/rosso intenso ; rojo intenso/rojo intenso/rojo intenso/rojo intenso
deinonychus~deinonychus ; n ; Deinonychus/Deinonychus/m ; deinonychus/deinonychus/m ; deinonico/deinonici/m ; deinonychus/deinonychus/m
delivery crane~delivery cranes ; n ; Verladekran/Verladekrane/m ; grue de chargement/grues de chargement/f ; gru di carico/gru di carico/f ; grúa de carga/grúas de carga/f
delphin grey ; c ; delfingrau/delfingraue ; gris dauphin ; grigio delfino ; gris delfín
design studio~design studios ; n ; Designstudio/Designstudios/n ; studio de création/studios de création/m ; studio di design/studi di design/m ; estudio de diseño/estudios de diseño/m
detailing kit~detailing kits ; n ; Detaillierungssatz/Detaillierungssätze/m ; kit de détaillage/kits de détaillage/m ; kit di dettaglio/kit di dettaglio/m ; kit de detallado/kits de detallado/m
diabolo string~diabolo strings ; n ; Diaboloschnur/Diaboloschnüre/f ; ficelle de diabolo/ficelles de diabolo/f ; corda per diabolo/corde per diabolo/f ; cuerda de diábolo/cuerdas de diábolo/f
diamante gem~diamante gems ; n ; Strassstein/Strasssteine/m ; strass/strass/m ; strass/strass/m ; estrás/estrases/m
diamond black ; c ; diamantschwarz/diamantschwarze ; noir diamant ; nero diamante ; negro diamante
diary with lock~diaries with lock ; n ; Tagebuch mit Schloss/Tagebücher mit Schloss/n ; journal intime à cadenas/journaux intimes à cadenas/m ; diario segreto con lucchetto/diari segreti con lucchetto/m ; diario con candado/diarios con candado/m
dice block~dice blocks ; n ; Würfelblock/Würfelblöcke/m ; bloc de dés/blocs de dés/m ; blocco di dadi/blocchi di dadi/m ; bloque de dados/bloques de dados/m
dice brick~dice bricks ; n ; Würfelblock/Würfelblöcke/m ; bloc de dés/blocs de dés/m ; blocco di dadi/blocchi di dadi/m ; bloque de dados/bloques de dados/m
dice pack~dice packs ; n ; Würfelset/Würfelsets/n ; lot de dés/lots de dés/m ; set di dadi/set di dadi/m ; pack de dados/packs de dados/m
die cut banner~die cut banners ; n ; gestanztes Banner/gestanzte Banner/n ; bannière découpée/bannières découpées/f ; festone fustellato/festoni fustellati/m ; guirnalda troquelada/guirnaldas troqueladas/f
die cut sheet~die cut sheets ; n ; Stanzbogen/Stanzbögen/m ; planche prédécoupée/planches prédécoupées/f ; foglio fustellato/fogli fustellati/m ; lámina troquelada/láminas troqueladas/f
die-cast set~die-cast sets ; n ; Druckguss-Set/Druckguss-Sets/n ; coffret métal moulé/coffrets métal moulé/m ; set pressofuso/set pressofusi/m ; set de metal fundido/sets de metal fundido/m
die-cut ; a ; gestanzt/gestanzte ; découpé/découpée/découpés/découpées ; fustellato/fustellata/fustellati/fustellate ; troquelado/troquelada/troquelados/troqueladas
diecast model bike kit~diecast model bike kits ; n ; Druckguss-Motorradbausatz/Druckguss-Motorradbausätze/m ; maquette de moto en métal/maquettes de motos en métal/f ; kit moto pressofusa/kit moto pressofuse/m ; kit de moto de metal/kits de motos de metal/m
diecast model motorbike~diecast model motorbikes ; n ; Druckguss-Modellmotorrad/Druckguss-Modellmotorräder/n ; moto miniature en métal moulé/motos miniatures en métal moulé/f ; modellino di moto pressofuso/modellini di moto pressofusi/m ; moto en miniatura de metal/motos en miniatura de metal/f
diecast motor bike model~diecast motor bike models ; n ; Druckguss-Motorradmodell/Druckguss-Motorradmodelle/n ; modèle réduit de moto en métal/modèles réduits de moto en métal/m ; modellino di moto pressofuso/modellini di moto pressofusi/m ; maqueta de moto de metal/maquetas de moto de metal/f
diecast plane~diecast planes ; n ; Druckguss-Flugzeug/Druckguss-Flugzeuge/n ; avion en métal moulé/avions en métal moulé/m ; aereo pressofuso/aerei pressofusi/m ; avión de metal/aviones de metal/m
diesel electric locomotive~diesel electric locomotives ; n ; dieselelektrische Lokomotive/dieselelektrische Lokomotiven/f ; locomotive diesel-électrique/locomotives diesel-électriques/f ; locomotiva diesel-elettrica/locomotive diesel-elettriche/f ; locomotora diésel-eléctrica/locomotoras diésel-eléctricas/f
diesel multiple unit~diesel multiple units ; n ; Dieseltriebzug/Dieseltriebzüge/m ; automotrice diesel/automotrices diesel/f ; automotrice diesel/automotrici diesel/f ; automotor diésel/automotores diésel/m
diesel railcar~diesel railcars ; n ; Dieseltriebwagen/Dieseltriebwagen/m ; autorail diesel/autorails diesel/m ; automotrice diesel/automotrici diesel/f ; automotor diésel/automotores diésel/m
diesel shunter locomotive~diesel shunter locomotives ; n ; Diesel-Rangierlok/Diesel-Rangierloks/f ; locotracteur diesel/locotracteurs diesel/m ; locomotiva diesel da manovra/locomotive diesel da manovra/f ; locomotora diésel de maniobras/locomotoras diésel de maniobras/f
diesel shunter~diesel shunters ; n ; Diesel-Rangierlok/Diesel-Rangierloks/f ; locotracteur diesel/locotracteurs diesel/m ; locomotiva diesel da manovra/locomotive diesel da manovra/f ; locomotora diésel de maniobras/locomotoras diésel de maniobras/f
die~dice ; n ; Würfel/Würfel/m ; dé/dés/m ; dado/dadi/m ; dado/dados/m
diff gear~diff gears ; n ; Differentialzahnrad/Differentialzahnräder/n ; pignon de différentiel/pignons de différentiel/m ; ingranaggio differenziale/ingranaggi differenziale/m ; engranaje de diferencial/engranajes de diferencial/m
differential oil~differential oils ; n ; Differentialöl/Differentialöle/n ; huile de différentiel/huiles de différentiel/f ; olio per differenziale/oli per differenziale/m ; aceite para diferencial/aceites para diferencial/m
digital plug~digital plugs ; n ; Digitalstecker/Digitalstecker/m ; module numérique/modules numériques/m ; modulo digitale/moduli digitali/m ; conector digital/conectores digitales/m
dilophosaurus~dilophosaurus ; n ; Dilophosaurus/Dilophosaurus/m ; dilophosaure/dilophosaures/m ; dilofosauro/dilofosauri/m ; dilofosaurio/dilofosaurios/m
dimetrodon~dimetrodons ; n ; Dimetrodon/Dimetrodons/m ; dimétrodon/dimétrodons/m ; dimetrodonte/dimetrodonti/m ; dimetrodón/dimetrodones/m
dimorphodon~dimorphodons ; n ; Dimorphodon/Dimorphodons/m ; dimorphodon/dimorphodons/m ; dimorfodonte/dimorfodonti/m ; dimorphodon/dimorphodones/m
dining room set~dining room sets ; n ; Esszimmer-Set/Esszimmer-Sets/n ; ensemble de salle à manger/ensembles de salle à manger/m ; set sala da pranzo/set sala da pranzo/m ; juego de comedor/juegos de comedor/m
diorama base~diorama bases ; n ; Diorama-Sockel/Diorama-Sockel/m ; socle de diorama/socles de diorama/m ; base per diorama/basi per diorama/f ; base de diorama/bases de diorama/f
dirndl~dirndls ; n ; Dirndl/Dirndl/n ; dirndl/dirndls/m ; dirndl/dirndl/m ; dirndl/dirndls/m
disc blaster~disc blasters ; n ; Scheiben-Blaster/Scheiben-Blaster/m ; lance-disques/lance-disques/m ; lanciadischi/lanciadischi/m ; lanzadiscos/lanzadiscos/m
display counter~display counters ; n ; Verkaufstheke/Verkaufstheken/f ; comptoir vitrine/comptoirs vitrine/m ; bancone espositore/banconi espositori/m ; mostrador expositor/mostradores expositores/m
display mask~display masks ; n ; Schaumaske/Schaumasken/f ; masque d'exposition/masques d'exposition/m ; maschera da esposizione/maschere da esposizione/f ; máscara de exhibición/máscaras de exhibición/f
display paper~display papers ; n ; Plakatpapier/Plakatpapiere/n ; papier affiche/papiers affiches/m ; carta per cartelloni/carte per cartelloni/f ; papel para murales/papeles para murales/m
diving pool toy~diving pool toys ; n ; Tauchspielzeug/Tauchspielzeuge/n ; jouet de plongée pour piscine/jouets de plongée pour piscine/m ; gioco subacqueo per piscina/giochi subacquei per piscina/m ; juguete de buceo para piscina/juguetes de buceo para piscina/m
diving ring~diving rings ; n ; Tauchring/Tauchringe/m ; anneau de plongée/anneaux de plongée/m ; anello subacqueo/anelli subacquei/m ; anilla de buceo/anillas de buceo/f
diving toy~diving toys ; n ; Tauchspielzeug/Tauchspielzeuge/n ; jouet de plongée/jouets de plongée/m ; gioco subacqueo/giochi subacquei/m ; juguete de buceo/juguetes de buceo/m
dk blue ; c ; dunkelblau/dunkelblaue ; bleu foncé/bleu foncé/bleu foncé/bleu foncé ; blu scuro/blu scuro/blu scuro/blu scuro ; azul oscuro/azul oscuro/azul oscuro/azul oscuro
dk green ; c ; dunkelgrün/dunkelgrüne ; vert foncé/vert foncé/vert foncé/vert foncé ; verde scuro/verde scuro/verde scuro/verde scuro ; verde oscuro/verde oscuro/verde oscuro/verde oscuro
dk grey ; c ; dunkelgrau/dunkelgraue ; gris foncé/gris foncé/gris foncé/gris foncé ; grigio scuro/grigio scuro/grigio scuro/grigio scuro ; gris oscuro/gris oscuro/gris oscuro/gris oscuro
dk red ; c ; dunkelrot/dunkelrote ; rouge foncé/rouge foncé/rouge foncé/rouge foncé ; rosso scuro/rosso scuro/rosso scuro/rosso scuro ; rojo oscuro/rojo oscuro/rojo oscuro/rojo oscuro
dk. blue ; c ; dunkelblau/dunkelblaue ; bleu foncé/bleu foncé/bleu foncé/bleu foncé ; blu scuro/blu scuro/blu scuro/blu scuro ; azul oscuro/azul oscuro/azul oscuro/azul oscuro
dk. green ; c ; dunkelgrün/dunkelgrüne ; vert foncé/vert foncé/vert foncé/vert foncé ; verde scuro/verde scuro/verde scuro/verde scuro ; verde oscuro/verde oscuro/verde oscuro/verde oscuro
dk. grey ; c ; dunkelgrau/dunkelgraue ; gris foncé/gris foncé/gris foncé/gris foncé ; grigio scuro/grigio scuro/grigio scuro/grigio scuro ; gris oscuro/gris oscuro/gris oscuro/gris oscuro
dk. red ; c ; dunkelrot/dunkelrote ; rouge foncé/rouge foncé/rouge foncé/rouge foncé ; rosso scuro/rosso scuro/rosso scuro/rosso scuro ; rojo oscuro/rojo oscuro/rojo oscuro/rojo oscuro
doctor costume~doctor costumes ; n ; Arztkostüm/Arztkostüme/n ; déguisement de docteur/déguisements de docteur/m ; costume da dottore/costumi da dottore/m ; disfraz de médico/disfraces de médico/m
doctor's bag~doctor's bags ; n ; Arztkoffer/Arztkoffer/m ; mallette de docteur/mallettes de docteur/f ; valigetta del dottore/valigette del dottore/f ; maletín de médico/maletines de médico/m
dogbone~dogbones ; n ; Antriebsknochen/Antriebsknochen/m ; cardan dogbone/cardans dogbone/m ; semiasse dogbone/semiassi dogbone/m ; dogbone/dogbones/m
doll carrier~doll carriers ; n ; Puppentrage/Puppentragen/f ; porte-poupée/porte-poupées/m ; marsupio per bambole/marsupi per bambole/m ; portamuñecas/portamuñecas/m
doll dress~doll dresses ; n ; Puppenkleid/Puppenkleider/n ; robe de poupée/robes de poupée/f ; vestito per bambola/vestiti per bambola/m ; vestido para muñeca/vestidos para muñecas/m
doll outfit~doll outfits ; n ; Puppen-Outfit/Puppen-Outfits/n ; tenue de poupée/tenues de poupée/f ; vestito per bambola/vestiti per bambola/m ; conjunto para muñeca/conjuntos para muñeca/m
doll stand~doll stands ; n ; Puppenständer/Puppenständer/m ; support pour poupée/supports pour poupées/m ; supporto per bambole/supporti per bambole/m ; soporte para muñecas/soportes para muñecas/m
doll's pram~doll's prams ; n ; Puppenwagen/Puppenwagen/m ; landau de poupée/landaus de poupée/m ; carrozzina per bambole/carrozzine per bambole/f ; cochecito de muñecas/cochecitos de muñecas/m
doll's pushchair~doll's pushchairs ; n ; Puppenbuggy/Puppenbuggys/m ; poussette de poupée/poussettes de poupée/f ; passeggino per bambole/passeggini per bambole/m ; silla de paseo para muñecas/sillas de paseo para muñecas/f
dolls house kitchen~dolls house kitchens ; n ; Puppenhausküche/Puppenhausküchen/f ; cuisine pour maison de poupée/cuisines pour maison de poupée/f ; cucina per casa delle bambole/cucine per casa delle bambole/f ; cocina para casa de muñecas/cocinas para casa de muñecas/f
dolls house kit~dolls house kits ; n ; Puppenhaus-Bausatz/Puppenhaus-Bausätze/m ; kit de maison de poupée/kits de maison de poupée/m ; kit casa delle bambole/kit casa delle bambole/m ; kit de casa de muñecas/kits de casa de muñecas/m
dolls house plate~dolls house plates ; n ; Puppenhaus-Teller/Puppenhaus-Teller/m ; assiette pour maison de poupée/assiettes pour maison de poupée/f ; piatto per casa delle bambole/piatti per casa delle bambole/m ; plato para casa de muñecas/platos para casa de muñecas/m
domino brainteaser~domino brainteasers ; n ; Domino-Knobelspiel/Domino-Knobelspiele/n ; casse-tête domino/casse-têtes dominos/m ; rompicapo domino/rompicapi domino/m ; rompecabezas de dominó/rompecabezas de dominó/m
domino card~domino cards ; n ; Dominokarte/Dominokarten/f ; carte domino/cartes domino/f ; carta domino/carte domino/f ; carta de dominó/cartas de dominó/f
domino tile~domino tiles ; n ; Dominostein/Dominosteine/m ; domino/dominos/m ; tessera del domino/tessere del domino/f ; ficha de dominó/fichas de dominó/f
dongle~dongles ; n ; Dongle/Dongles/m ; dongle/dongles/m ; dongle/dongle/m ; dongle/dongles/m
donkey foal~donkey foals ; n ; Eselfohlen/Eselfohlen/n ; ânon/ânons/m ; asinello/asinelli/m ; pollino/pollinos/m
door cover~door covers ; n ; Türdekoration/Türdekorationen/f ; décor de porte/décors de porte/m ; decorazione per porta/decorazioni per porta/f ; decoración para puerta/decoraciones para puertas/f
dormouse~dormice ; n ; Haselmaus/Haselmäuse/f ; loir/loirs/m ; ghiro/ghiri/m ; lirón/lirones/m
double curve~double curves ; n ; Doppelbogen/Doppelbögen/m ; courbe double/courbes doubles/f ; curva doppia/curve doppie/f ; curva doble/curvas dobles/f
double deck bus~double deck buses ; n ; Doppeldeckerbus/Doppeldeckerbusse/m ; bus à impériale/bus à impériale/m ; autobus a due piani/autobus a due piani/m ; autobús de dos pisos/autobuses de dos pisos/m
double deck~double decks ; n ; Doppeldeck/Doppeldecks/n ; double jeu de cartes/doubles jeux de cartes/m ; doppio mazzo/doppi mazzi/m ; baraja doble/barajas dobles/f
double extra large ; p ; Größe XXL ; taille XXL ; taglia XXL ; talla XXL
double jump ring~double jump rings ; n ; Doppel-Biegering/Doppel-Biegeringe/m ; anneau double/anneaux doubles/m ; anellino doppio/anellini doppi/m ; anilla doble/anillas dobles/f
double track helix~double track helixes ; n ; zweigleisige Gleiswendel/zweigleisige Gleiswendeln/f ; hélicoïde à double voie/hélicoïdes à double voie/m ; elicoide a doppio binario/elicoidi a doppio binario/f ; hélice de doble vía/hélices de doble vía/f
double twelve ; p ; Doppel-12 ; double 12 ; doppio 12 ; doble 12
dragon dagger~dragon daggers ; n ; Drachendolch/Drachendolche/m ; dague du dragon/dagues du dragon/f ; pugnale del drago/pugnali del drago/m ; daga del dragón/dagas del dragón/f
dragon dice~dragon dice ; n ; Drachenwürfel/Drachenwürfel/m ; dé dragon/dés dragon/m ; dado drago/dadi drago/m ; dado de dragón/dados de dragón/m
dragon hunter~dragon hunters ; n ; Drachenjäger/Drachenjäger/m ; chasseur de dragons/chasseurs de dragons/m ; cacciatore di draghi/cacciatori di draghi/m ; cazador de dragones/cazadores de dragones/m
dragon king~dragon kings ; n ; Drachenkönig/Drachenkönige/m ; roi dragon/rois dragons/m ; re drago/re drago/m ; rey dragón/reyes dragón/m
dragon kite~dragon kites ; n ; Drachen mit Drachenmotiv/Drachen mit Drachenmotiv/m ; cerf-volant dragon/cerfs-volants dragon/m ; aquilone drago/aquiloni drago/m ; cometa de dragón/cometas de dragón/f
dragon knight~dragon knights ; n ; Drachenritter/Drachenritter/m ; chevalier dragon/chevaliers dragon/m ; cavaliere del drago/cavalieri del drago/m ; caballero dragón/caballeros dragón/m
dragon ship~dragon ships ; n ; Drachenschiff/Drachenschiffe/n ; bateau dragon/bateaux dragon/m ; nave drago/navi drago/f ; barco dragón/barcos dragón/m
dragon tattoo~dragon tattoos ; n ; Drachen-Tattoo/Drachen-Tattoos/n ; tatouage dragon/tatouages dragon/m ; tatuaggio drago/tatuaggi drago/m ; tatuaje de dragón/tatuajes de dragón/m
dragster~dragsters ; n ; Dragster/Dragster/m ; dragster/dragsters/m ; dragster/dragster/m ; dragster/dragsters/m
draughts set~draughts sets ; n ; Damespiel/Damespiele/n ; jeu de dames/jeux de dames/m ; gioco della dama/giochi della dama/m ; juego de damas/juegos de damas/m
drawing easel~drawing easels ; n ; Maltafel/Maltafeln/f ; chevalet de dessin/chevalets de dessin/m ; cavalletto da disegno/cavalletti da disegno/m ; caballete de dibujo/caballetes de dibujo/m
dream castle~dream castles ; n ; Traumschloss/Traumschlösser/n ; château de rêve/châteaux de rêve/m ; castello dei sogni/castelli dei sogni/m ; castillo de ensueño/castillos de ensueño/m
dress up toy~dress up toys ; n ; Verkleidungsspielzeug/Verkleidungsspielzeuge/n ; jouet de déguisement/jouets de déguisement/m ; giocattolo per travestimenti/giocattoli per travestimenti/m ; juguete de disfraz/juguetes de disfraz/m
dressing up kit~dressing up kits ; n ; Verkleidungsset/Verkleidungssets/n ; panoplie de déguisement/panoplies de déguisement/f ; set per travestimento/set per travestimento/m ; kit de disfraz/kits de disfraz/m
dressing up set~dressing up sets ; n ; Verkleidungsset/Verkleidungssets/n ; panoplie de déguisement/panoplies de déguisement/f ; set per travestimento/set per travestimento/m ; set de disfraz/sets de disfraz/m
driver's hat~driver's hats ; n ; Fahrermütze/Fahrermützen/f ; casquette de chauffeur/casquettes de chauffeur/f ; cappello da autista/cappelli da autista/m ; gorra de chófer/gorras de chófer/f
drivers hat~drivers hats ; n ; Fahrermütze/Fahrermützen/f ; casquette de chauffeur/casquettes de chauffeur/f ; cappello da autista/cappelli da autista/m ; gorra de chófer/gorras de chófer/f
driveshaft~driveshafts ; n ; Antriebswelle/Antriebswellen/f ; arbre de transmission/arbres de transmission/m ; albero di trasmissione/alberi di trasmissione/m ; eje de transmisión/ejes de transmisión/m
dromedary~dromedaries ; n ; Dromedar/Dromedare/n ; dromadaire/dromadaires/m ; dromedario/dromedari/m ; dromedario/dromedarios/m
dropside lorry~dropside lorries ; n ; Pritschenwagen/Pritschenwagen/m ; camion à ridelles/camions à ridelles/m ; autocarro a sponde/autocarri a sponde/m ; camión de caja abierta/camiones de caja abierta/m
duel deck~duel decks ; n ; Duel Deck/Duel Decks/n ; Duel Deck/Duel Decks/m ; Duel Deck/Duel Deck/m ; Duel Deck/Duel Decks/m
duelist pack~duelist packs ; n ; Duellanten-Pack/Duellanten-Packs/n ; pack du duelliste/packs du duelliste/m ; pacchetto del duellante/pacchetti del duellante/m ; sobre de duelista/sobres de duelista/m
dustbin lorry~dustbin lorries ; n ; Müllwagen/Müllwagen/m ; camion-poubelle/camions-poubelles/m ; camion della spazzatura/camion della spazzatura/m ; camión de la basura/camiones de la basura/m
dwarf mask~dwarf masks ; n ; Zwergenmaske/Zwergenmasken/f ; masque de nain/masques de nain/m ; maschera da nano/maschere da nano/f ; máscara de enano/máscaras de enano/f
dyed shell ; p ; aus gefärbter Muschel ; en coquillage teinté ; in conchiglia tinta ; de concha teñida
e-clip~e-clips ; n ; E-Clip/E-Clips/m ; clip en E/clips en E/m ; anello elastico a E/anelli elastici a E/m ; clip en E/clips en E/m
eagle owl~eagle owls ; n ; Uhu/Uhus/m ; hibou grand-duc/hiboux grands-ducs/m ; gufo reale/gufi reali/m ; búho real/búhos reales/m
ear nut~ear nuts ; n ; Ohrmutter/Ohrmuttern/f ; poussoir de boucle d'oreille/poussoirs de boucle d'oreille/m ; farfallina per orecchini/farfalline per orecchini/f ; tope para pendientes/topes para pendientes/m
early version ; p ; frühe Version ; version début de production ; prima versione ; versión temprana
earthworm~earthworms ; n ; Regenwurm/Regenwürmer/m ; ver de terre/vers de terre/m ; lombrico/lombrichi/m ; lombriz/lombrices/f
easel board~easel boards ; n ; Standtafel/Standtafeln/f ; tableau chevalet/tableaux chevalet/m ; lavagna con cavalletto/lavagne con cavalletto/f ; pizarra caballete/pizarras caballete/f
easy to build ; p ; leicht zu bauen ; facile à monter ; facile da montare ; fácil de montar
echidna~echidnas ; n ; Ameisenigel/Ameisenigel/m ; échidné/échidnés/m ; echidna/echidne/f ; equidna/equidnas/m
edwardian ; a ; edwardianisch/edwardianische ; édouardien/édouardienne/édouardiens/édouardiennes ; edoardiano/edoardiana/edoardiani/edoardiane ; eduardiano/eduardiana/eduardianos/eduardianas
egg eraser~egg erasers ; n ; Ei-Radiergummi/Ei-Radiergummis/m ; gomme œuf/gommes œuf/f ; gomma uovo/gomme uovo/f ; goma de borrar huevo/gomas de borrar huevo/f
egg shaped ; p ; in Eiform ; en forme d'œuf ; a forma di uovo ; con forma de huevo
egg stand~egg stands ; n ; Eierständer/Eierständer/m ; support pour œuf/supports pour œufs/m ; supporto per uovo/supporti per uova/m ; soporte para huevo/soportes para huevos/m
elasmosaurus~elasmosaurus ; n ; Elasmosaurus/Elasmosaurier/m ; élasmosaure/élasmosaures/m ; elasmosauro/elasmosauri/m ; elasmosaurio/elasmosaurios/m
elbow length ; p ; ellenbogenlang ; longueur coude ; al gomito ; hasta el codo
elbow-length ; p ; ellenbogenlang ; longueur coude ; al gomito ; hasta el codo
electric guitar pack~electric guitar packs ; n ; E-Gitarren-Set/E-Gitarren-Sets/n ; pack guitare électrique/packs guitare électrique/m ; set chitarra elettrica/set chitarra elettrica/m ; pack de guitarra eléctrica/packs de guitarra eléctrica/m
electric multiple unit~electric multiple units ; n ; Elektrotriebzug/Elektrotriebzüge/m ; automotrice électrique/automotrices électriques/f ; elettrotreno/elettrotreni/m ; automotor eléctrico/automotores eléctricos/m
electric point~electric points ; n ; elektrische Weiche/elektrische Weichen/f ; aiguillage électrique/aiguillages électriques/m ; scambio elettrico/scambi elettrici/m ; desvío eléctrico/desvíos eléctricos/m
electric receiver board~electric receiver boards ; n ; Empfängerplatine/Empfängerplatinen/f ; carte récepteur/cartes récepteur/f ; scheda ricevente/schede riceventi/f ; placa receptora/placas receptoras/f
electronic figure~electronic figures ; n ; elektronische Figur/elektronische Figuren/f ; figurine électronique/figurines électroniques/f ; personaggio elettronico/personaggi elettronici/m ; figura electrónica/figuras electrónicas/f
electronic helmet~electronic helmets ; n ; elektronischer Helm/elektronische Helme/m ; casque électronique/casques électroniques/m ; casco elettronico/caschi elettronici/m ; casco electrónico/cascos electrónicos/m
elephant calf~elephant calves ; n ; Elefantenkalb/Elefantenkälber/n ; éléphanteau/éléphanteaux/m ; elefantino/elefantini/m ; cría de elefante/crías de elefante/f
elephant seal~elephant seals ; n ; See-Elefant/See-Elefanten/m ; éléphant de mer/éléphants de mer/m ; elefante marino/elefanti marini/m ; elefante marino/elefantes marinos/m
elevated track~elevated tracks ; n ; Hochbahngleis/Hochbahngleise/n ; piste surélevée/pistes surélevées/f ; pista sopraelevata/piste sopraelevate/f ; pista elevada/pistas elevadas/f
elk~elks ; n ; Elch/Elche/m ; élan/élans/m ; alce/alci/m ; alce/alces/m
embroidery kit~embroidery kits ; n ; Stickset/Sticksets/n ; kit de broderie/kits de broderie/m ; kit da ricamo/kit da ricamo/m ; kit de bordado/kits de bordado/m
emperor penguin~emperor penguins ; n ; Kaiserpinguin/Kaiserpinguine/m ; manchot empereur/manchots empereurs/m ; pinguino imperatore/pinguini imperatore/m ; pingüino emperador/pingüinos emperador/m
enamel charm~enamel charms ; n ; Emaille-Charm/Emaille-Charms/m ; breloque émaillée/breloques émaillées/f ; charm smaltato/charm smaltati/m ; charm esmaltado/charms esmaltados/m
end tip~end tips ; n ; Endkappe/Endkappen/f ; embout/embouts/m ; terminale/terminali/m ; terminal/terminales/m
engagement banner~engagement banners ; n ; Verlobungsbanner/Verlobungsbanner/n ; banderole de fiançailles/banderoles de fiançailles/f ; striscione per fidanzamento/striscioni per fidanzamento/m ; pancarta de compromiso/pancartas de compromiso/f
engine heater~engine heaters ; n ; Motorvorwärmer/Motorvorwärmer/m ; réchauffeur de moteur/réchauffeurs de moteur/m ; riscaldatore per motore/riscaldatori per motore/m ; calentador de motor/calentadores de motor/m
england flag~england flags ; n ; England-Flagge/England-Flaggen/f ; drapeau de l'Angleterre/drapeaux de l'Angleterre/m ; bandiera dell'Inghilterra/bandiere dell'Inghilterra/f ; bandera de Inglaterra/banderas de Inglaterra/f
epoch iii ; p ; Epoche III ; époque III ; epoca III ; época III
epoch iv ; p ; Epoche IV ; époque IV ; epoca IV ; época IV
epoch v ; p ; Epoche V ; époque V ; epoca V ; época V
epoch vi ; p ; Epoche VI ; époque VI ; epoca VI ; época VI
era iii ; p ; Epoche III ; époque III ; epoca III ; época III
era iv ; p ; Epoche IV ; époque IV ; epoca IV ; época IV
eraser top~eraser tops ; n ; Aufsteckradierer/Aufsteckradierer/m ; embout gomme/embouts gomme/m ; gommino per matita/gommini per matita/m ; goma para lápiz/gomas para lápices/f
esc program card~esc program cards ; n ; Programmierkarte für Regler/Programmierkarten für Regler/f ; carte de programmation pour variateur/cartes de programmation pour variateur/f ; scheda di programmazione per regolatore/schede di programmazione per regolatore/f ; tarjeta de programación para variador/tarjetas de programación para variador/f
expansion board~expansion boards ; n ; Erweiterungsplatine/Erweiterungsplatinen/f ; carte d'extension/cartes d'extension/f ; scheda di espansione/schede di espansione/f ; placa de expansión/placas de expansión/f
eyeball decal~eyeball decals ; n ; Augen-Decal/Augen-Decals/n ; décalque d'œil/décalques d'yeux/m ; decalcomania di occhio/decalcomanie di occhi/f ; calca de ojo/calcas de ojos/f
fabric book~fabric books ; n ; Stoffbuch/Stoffbücher/n ; livre en tissu/livres en tissu/m ; libro di stoffa/libri di stoffa/m ; libro de tela/libros de tela/m
fabric bunting~fabric buntings ; n ; Stoff-Wimpelkette/Stoff-Wimpelketten/f ; guirlande de fanions en tissu/guirlandes de fanions en tissu/f ; festone di bandierine di stoffa/festoni di bandierine di stoffa/m ; guirnalda de banderines de tela/guirnaldas de banderines de tela/f
fabric hand puppet~fabric hand puppets ; n ; Stoffhandpuppe/Stoffhandpuppen/f ; marionnette à main en tissu/marionnettes à main en tissu/f ; burattino in tessuto/burattini in tessuto/m ; marioneta de mano de tela/marionetas de mano de tela/f
fabric marker~fabric markers ; n ; Stoffmalstift/Stoffmalstifte/m ; feutre pour tissu/feutres pour tissu/m ; pennarello per tessuti/pennarelli per tessuti/m ; rotulador para tela/rotuladores para tela/m
fabric paint pen~fabric paint pens ; n ; Stoffmalstift/Stoffmalstifte/m ; feutre pour tissu/feutres pour tissu/m ; pennarello per tessuti/pennarelli per tessuti/m ; rotulador para tela/rotuladores para tela/m
face mask kit~face mask kits ; n ; Gesichtsmasken-Set/Gesichtsmasken-Sets/n ; kit de masque/kits de masque/m ; kit maschera/kit maschera/m ; kit de máscara/kits de máscara/m
face tattoo kit~face tattoo kits ; n ; Gesichtstattoo-Set/Gesichtstattoo-Sets/n ; kit de tatouage pour le visage/kits de tatouage pour le visage/m ; kit tatuaggi per il viso/kit tatuaggi per il viso/m ; kit de tatuajes faciales/kits de tatuajes faciales/m
fairy tale doll set~fairy tale doll sets ; n ; Märchenpuppen-Set/Märchenpuppen-Sets/n ; set de poupées conte de fées/sets de poupées conte de fées/m ; set di bambole delle fiabe/set di bambole delle fiabe/m ; set de muñecas de cuento/sets de muñecas de cuento/m
falcon knight~falcon knights ; n ; Falkenritter/Falkenritter/m ; chevalier du Faucon/chevaliers du Faucon/m ; cavaliere del Falco/cavalieri del Falco/m ; caballero del Halcón/caballeros del Halcón/m
falling star~falling stars ; n ; Sternschnuppe/Sternschnuppen/f ; étoile filante/étoiles filantes/f ; stella cadente/stelle cadenti/f ; estrella fugaz/estrellas fugaces/f
fallow deer~fallow deer ; n ; Damhirsch/Damhirsche/m ; daim/daims/m ; daino/daini/m ; gamo/gamos/m
fancy dress glasses~fancy dress glasses ; n ; Kostümbrille/Kostümbrillen/f ; lunettes de déguisement/lunettes de déguisement/f ; occhiali per travestimento/occhiali per travestimento/m ; gafas de disfraz/gafas de disfraz/f
fancy dress tutu~fancy dress tutus ; n ; Kostüm-Tutu/Kostüm-Tutus/n ; tutu de déguisement/tutus de déguisement/m ; tutù per travestimento/tutù per travestimento/m ; tutú de disfraz/tutús de disfraz/m
fancy dress wings~fancy dress wings ; n ; Kostümflügel/Kostümflügel/m ; ailes de déguisement/ailes de déguisement/f ; ali per travestimento/ali per travestimento/f ; alas de disfraz/alas de disfraz/f
farm cart~farm carts ; n ; Bauernwagen/Bauernwagen/m ; charrette de ferme/charrettes de ferme/f ; carro agricolo/carri agricoli/m ; carro de granja/carros de granja/m
farm pencil~farm pencils ; n ; Bauernhof-Bleistift/Bauernhof-Bleistifte/m ; crayon animaux de la ferme/crayons animaux de la ferme/m ; matita con animali della fattoria/matite con animali della fattoria/f ; lápiz de granja/lápices de granja/m
farm tractor~farm tractors ; n ; Traktor/Traktoren/m ; tracteur agricole/tracteurs agricoles/m ; trattore agricolo/trattori agricoli/m ; tractor agrícola/tractores agrícolas/m
farmhouse~farmhouses ; n ; Bauernhaus/Bauernhäuser/n ; maison de ferme/maisons de ferme/f ; casa colonica/case coloniche/f ; casa de campo/casas de campo/f
farmyard animal~farmyard animals ; n ; Bauernhoftier/Bauernhoftiere/n ; animal de la ferme/animaux de la ferme/m ; animale della fattoria/animali della fattoria/m ; animal de granja/animales de granja/m
farmyard domino~farmyard dominoes ; n ; Bauernhof-Domino/Bauernhof-Dominos/n ; domino de la ferme/dominos de la ferme/m ; domino della fattoria/domino della fattoria/m ; dominó de la granja/dominós de la granja/m
farmyard party~farmyard parties ; n ; Bauernhof-Party/Bauernhof-Partys/f ; fête à la ferme/fêtes à la ferme/f ; festa della fattoria/feste della fattoria/f ; fiesta de la granja/fiestas de la granja/f
fawn~fawns ; n ; Rehkitz/Rehkitze/n ; faon/faons/m ; cerbiatto/cerbiatti/m ; cervatillo/cervatillos/m
ferret~ferrets ; n ; Frettchen/Frettchen/n ; furet/furets/m ; furetto/furetti/m ; hurón/hurones/m
festive clothes ; p ; in festlicher Kleidung ; en tenue de fête ; in abito da festa ; con ropa de fiesta
fibre-tip pen~fibre-tip pens ; n ; Fasermaler/Fasermaler/m ; feutre/feutres/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
field mouse~field mice ; n ; Feldmaus/Feldmäuse/f ; mulot/mulots/m ; topo di campagna/topi di campagna/m ; ratón de campo/ratones de campo/m
figure stand~figure stands ; n ; Figurenständer/Figurenständer/m ; support pour figurine/supports pour figurines/m ; supporto per figure/supporti per figure/m ; soporte para figuras/soportes para figuras/m
figurine playset~figurine playsets ; n ; Figuren-Spielset/Figuren-Spielsets/n ; coffret de figurines/coffrets de figurines/m ; playset di figurine/playset di figurine/m ; set de figuras/sets de figuras/m
filigree heart charm~filigree heart charms ; n ; filigraner Herzanhänger/filigrane Herzanhänger/m ; breloque cœur filigrane/breloques cœur filigrane/f ; ciondolo a cuore in filigrana/ciondoli a cuore in filigrana/m ; charm de corazón de filigrana/charms de corazón de filigrana/m
filter unit~filter units ; n ; Filteranlage/Filteranlagen/f ; groupe de filtration/groupes de filtration/m ; gruppo filtrante/gruppi filtranti/m ; equipo de filtración/equipos de filtración/m
fingerless ; p ; fingerlos ; sans doigts ; senza dita ; sin dedos
fire brigade engine~fire brigade engines ; n ; Feuerwehrauto/Feuerwehrautos/n ; camion de pompiers/camions de pompiers/m ; autopompa dei vigili del fuoco/autopompe dei vigili del fuoco/f ; camión de bomberos/camiones de bomberos/m
fire guardian~fire guardians ; n ; Feuerwächter/Feuerwächter/m ; gardien du feu/gardiens du feu/m ; guardiano del fuoco/guardiani del fuoco/m ; guardián del fuego/guardianes del fuego/m
fire rescue boat~fire rescue boats ; n ; Feuerlösch-Rettungsboot/Feuerlösch-Rettungsboote/n ; bateau de sauvetage des pompiers/bateaux de sauvetage des pompiers/m ; barca di soccorso dei pompieri/barche di soccorso dei pompieri/f ; barco de rescate de bomberos/barcos de rescate de bomberos/m
fire service engine~fire service engines ; n ; Feuerwehrauto/Feuerwehrautos/n ; camion de pompiers/camions de pompiers/m ; camion dei pompieri/camion dei pompieri/m ; camión de bomberos/camiones de bomberos/m
fire support vehicle~fire support vehicles ; n ; Feuerwehr-Einsatzfahrzeug/Feuerwehr-Einsatzfahrzeuge/n ; véhicule d'intervention des pompiers/véhicules d'intervention des pompiers/m ; veicolo d'intervento dei pompieri/veicoli d'intervento dei pompieri/m ; vehículo de intervención de bomberos/vehículos de intervención de bomberos/m
fire surround~fire surrounds ; n ; Kamineinfassung/Kamineinfassungen/f ; encadrement de cheminée/encadrements de cheminée/m ; cornice per camino/cornici per camino/f ; marco de chimenea/marcos de chimenea/m
firefly~fireflies ; n ; Glühwürmchen/Glühwürmchen/n ; luciole/lucioles/f ; lucciola/lucciole/f ; luciérnaga/luciérnagas/f
fish bowl~fish bowls ; n ; Goldfischglas/Goldfischgläser/n ; bocal à poisson/bocaux à poisson/m ; boccia per pesci/bocce per pesci/f ; pecera/peceras/f
fish hook earwire~fish hook earwires ; n ; Ohrhaken/Ohrhaken/m ; crochet d'oreille/crochets d'oreille/m ; monachella per orecchini/monachelle per orecchini/f ; gancho para pendientes/ganchos para pendientes/m
fishnet gloves~fishnet gloves ; n ; Netzhandschuhe/Netzhandschuhe/m ; gants résille/gants résille/m ; guanti a rete/guanti a rete/m ; guantes de rejilla/guantes de rejilla/m
fishplate~fishplates ; n ; Schienenverbinder/Schienenverbinder/m ; éclisse/éclisses/f ; giunzione per binari/giunzioni per binari/f ; brida de unión/bridas de unión/f
flag banner~flag banners ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
flag bunting banner~flag bunting banners ; n ; Flaggen-Wimpelkette/Flaggen-Wimpelketten/f ; guirlande de drapeaux/guirlandes de drapeaux/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderas/guirnaldas de banderas/f
flapper costume~flapper costumes ; n ; Charleston-Kostüm/Charleston-Kostüme/n ; costume charleston/costumes charleston/m ; costume charleston/costumi charleston/m ; disfraz de charlestón/disfraces de charlestón/m
flat white ; c ; mattweiß/mattweiße ; blanc mat ; bianco opaco ; blanco mate
flatbed trailer lorry~flatbed trailer lorries ; n ; Pritschen-Sattelzug/Pritschen-Sattelzüge/m ; semi-remorque à plateau/semi-remorques à plateau/m ; autoarticolato con pianale/autoarticolati con pianale/m ; camión con remolque plataforma/camiones con remolque plataforma/m
flatbed trailer~flatbed trailers ; n ; Pritschenanhänger/Pritschenanhänger/m ; remorque à plateau/remorques à plateau/f ; rimorchio a pianale/rimorchi a pianale/m ; remolque plataforma/remolques plataforma/m
flex track~flex tracks ; n ; Flexgleis/Flexgleise/n ; rail flexible/rails flexibles/m ; binario flessibile/binari flessibili/m ; vía flexible/vías flexibles/f
flexible track~flexible tracks ; n ; Flexgleis/Flexgleise/n ; rail flexible/rails flexibles/m ; binario flessibile/binari flessibili/m ; vía flexible/vías flexibles/f
flip up ; a ; aufklappbar/aufklappbare ; relevable/relevable/relevables/relevables ; ribaltabile/ribaltabile/ribaltabili/ribaltabili ; abatible/abatible/abatibles/abatibles
flip-up ; a ; aufklappbar/aufklappbare ; relevable/relevable/relevables/relevables ; ribaltabile/ribaltabile/ribaltabili/ribaltabili ; abatible/abatible/abatibles/abatibles
floor tile~floor tiles ; n ; Bodenfliese/Bodenfliesen/f ; carreau de sol/carreaux de sol/m ; piastrella per pavimento/piastrelle per pavimento/f ; baldosa/baldosas/f
floppy eared ; p ; mit Schlappohren ; aux oreilles tombantes ; con orecchie cadenti ; con orejas caídas
floral dress~floral dresses ; n ; Blumenkleid/Blumenkleider/n ; robe fleurie/robes fleuries/f ; vestito a fiori/vestiti a fiori/m ; vestido de flores/vestidos de flores/m
flourescent ; a ; fluoreszierend/fluoreszierende ; fluorescent/fluorescente/fluorescents/fluorescentes ; fluorescente/fluorescente/fluorescenti/fluorescenti ; fluorescente/fluorescente/fluorescentes/fluorescentes
flower bead~flower beads ; n ; Blumenperle/Blumenperlen/f ; perle fleur/perles fleur/f ; perlina a fiore/perline a fiore/f ; cuenta de flor/cuentas de flor/f
flower shape ; p ; in Blumenform ; en forme de fleur ; a forma di fiore ; con forma de flor
flower shaped ; p ; in Blumenform ; en forme de fleur ; a forma di fiore ; con forma de flor
fluorescent blue ; c ; neonblau/neonblaue ; bleu fluo/bleu fluo/bleu fluo/bleu fluo ; blu fluo/blu fluo/blu fluo/blu fluo ; azul neón/azul neón/azul neón/azul neón
fluorescent green ; c ; neongrün/neongrüne ; vert fluo/vert fluo/vert fluo/vert fluo ; verde fluo/verde fluo/verde fluo/verde fluo ; verde neón/verde neón/verde neón/verde neón
fluorescent orange ; c ; neonorange ; orange fluo/orange fluo/orange fluo/orange fluo ; arancione fluo/arancione fluo/arancione fluo/arancione fluo ; naranja neón/naranja neón/naranja neón/naranja neón
fluorescent pink ; c ; neonpink ; rose fluo/rose fluo/rose fluo/rose fluo ; rosa fluo/rosa fluo/rosa fluo/rosa fluo ; rosa neón/rosa neón/rosa neón/rosa neón
fluorescent purple ; c ; neonlila ; violet fluo/violet fluo/violet fluo/violet fluo ; viola fluo/viola fluo/viola fluo/viola fluo ; morado neón/morado neón/morado neón/morado neón
fluorescent red ; c ; neonrot/neonrote ; rouge fluo/rouge fluo/rouge fluo/rouge fluo ; rosso fluo/rosso fluo/rosso fluo/rosso fluo ; rojo neón/rojo neón/rojo neón/rojo neón
fluorescent yellow ; c ; neongelb/neongelbe ; jaune fluo/jaune fluo/jaune fluo/jaune fluo ; giallo fluo/giallo fluo/giallo fluo/giallo fluo ; amarillo neón/amarillo neón/amarillo neón/amarillo neón
flybar~flybars ; n ; Paddelstange/Paddelstangen/f ; barre de Bell/barres de Bell/f ; flybar/flybar/f ; flybar/flybars/f
flying car~flying cars ; n ; fliegendes Auto/fliegende Autos/n ; voiture volante/voitures volantes/f ; auto volante/auto volanti/f ; coche volador/coches voladores/m
flying dragon~flying dragons ; n ; fliegender Drache/fliegende Drachen/m ; dragon volant/dragons volants/m ; drago volante/draghi volanti/m ; dragón volador/dragones voladores/m
flying line~flying lines ; n ; Flugleine/Flugleinen/f ; ligne de vol/lignes de vol/f ; cavo di volo/cavi di volo/m ; línea de vuelo/líneas de vuelo/f
flying saucer disc~flying saucer discs ; n ; Wurfscheibe/Wurfscheiben/f ; disque volant/disques volants/m ; disco volante/dischi volanti/m ; disco volador/discos voladores/m
flying saucer~flying saucers ; n ; fliegende Untertasse/fliegende Untertassen/f ; soucoupe volante/soucoupes volantes/f ; disco volante/dischi volanti/m ; platillo volante/platillos volantes/m
foam die~foam dice ; n ; Schaumstoffwürfel/Schaumstoffwürfel/m ; dé en mousse/dés en mousse/m ; dado in spugna/dadi in spugna/m ; dado de espuma/dados de espuma/m
foam mask~foam masks ; n ; Schaumstoffmaske/Schaumstoffmasken/f ; masque en mousse/masques en mousse/m ; maschera di gommapiuma/maschere di gommapiuma/f ; máscara de goma EVA/máscaras de goma EVA/f
foam puzzle cube~foam puzzle cubes ; n ; Schaumstoff-Puzzlewürfel/Schaumstoff-Puzzlewürfel/m ; cube casse-tête en mousse/cubes casse-tête en mousse/m ; cubo rompicapo in gommapiuma/cubi rompicapo in gommapiuma/m ; cubo rompecabezas de espuma/cubos rompecabezas de espuma/m
foam rubber ; p ; aus Moosgummi ; en caoutchouc mousse ; in gommapiuma ; de goma EVA
foil balloon bouquet~foil balloon bouquets ; n ; Folienballon-Bouquet/Folienballon-Bouquets/n ; bouquet de ballons métallisés/bouquets de ballons métallisés/m ; bouquet di palloncini foil/bouquet di palloncini foil/m ; ramo de globos de foil/ramos de globos de foil/m
foil decoration~foil decorations ; n ; Foliendeko/Foliendekos/f ; décoration métallisée/décorations métallisées/f ; decorazione metallizzata/decorazioni metallizzate/f ; decoración metalizada/decoraciones metalizadas/f
foil kite~foil kites ; n ; Foliendrachen/Foliendrachen/m ; cerf-volant foil/cerfs-volants foil/m ; aquilone foil/aquiloni foil/m ; cometa foil/cometas foil/f
foil letter balloon~foil letter balloons ; n ; Folien-Buchstabenballon/Folien-Buchstabenballons/m ; ballon lettre en aluminium/ballons lettres en aluminium/m ; palloncino foil a lettera/palloncini foil a lettera/m ; globo metalizado de letra/globos metalizados de letras/m
foil letter banner~foil letter banners ; n ; Folien-Buchstabenbanner/Folien-Buchstabenbanner/n ; bannière à lettres métallisée/bannières à lettres métallisées/f ; festone di lettere metallizzato/festoni di lettere metallizzati/m ; guirnalda de letras metalizada/guirnaldas de letras metalizadas/f
foil shaped balloon~foil shaped balloons ; n ; Folien-Formballon/Folien-Formballons/m ; ballon en aluminium en forme/ballons en aluminium en forme/m ; palloncino sagomato in foil/palloncini sagomati in foil/m ; globo metalizado con forma/globos metalizados con forma/m
foil sticker~foil stickers ; n ; Folienaufkleber/Folienaufkleber/m ; autocollant métallisé/autocollants métallisés/m ; adesivo metallizzato/adesivi metallizzati/m ; pegatina metalizada/pegatinas metalizadas/f
foil swirl~foil swirls ; n ; Folien-Spiraldeko/Folien-Spiraldekos/f ; suspension spirale métallisée/suspensions spirales métallisées/f ; pendente a spirale metallizzato/pendenti a spirale metallizzati/m ; espiral decorativa metalizada/espirales decorativas metalizadas/f
foiled sticker~foiled stickers ; n ; Folienaufkleber/Folienaufkleber/m ; autocollant métallisé/autocollants métallisés/m ; adesivo metallizzato/adesivi metallizzati/m ; pegatina metalizada/pegatinas metalizadas/f
food display counter~food display counters ; n ; Verkaufstheke/Verkaufstheken/f ; comptoir vitrine/comptoirs vitrine/m ; bancone espositore/banconi espositori/m ; mostrador expositor/mostradores expositores/m
food shop~food shops ; n ; Lebensmittelgeschäft/Lebensmittelgeschäfte/n ; magasin d'alimentation/magasins d'alimentation/m ; negozio di alimentari/negozi di alimentari/m ; tienda de alimentación/tiendas de alimentación/f
football star~football stars ; n ; Fußballstar/Fußballstars/m ; star du football/stars du football/f ; stella del calcio/stelle del calcio/f ; estrella del fútbol/estrellas del fútbol/f
footbridge~footbridges ; n ; Fußgängerbrücke/Fußgängerbrücken/f ; passerelle/passerelles/f ; passerella pedonale/passerelle pedonali/f ; pasarela peatonal/pasarelas peatonales/f
for card making ; p ; zum Kartenbasteln ; pour la carterie ; per cardmaking ; para hacer tarjetas
for cardmaking ; p ; zum Kartenbasteln ; pour la carterie ; per cardmaking ; para hacer tarjetas
for children to decorate & wear ; p ; für Kinder zum Gestalten und Tragen ; à décorer et à porter par les enfants ; da decorare e indossare per bambini ; para decorar y ponerse
for children to decorate and wear ; p ; für Kinder zum Gestalten und Tragen ; à décorer et à porter par les enfants ; da decorare e indossare per bambini ; para decorar y ponerse
for children to make decorate and wear ; p ; für Kinder zum Gestalten und Tragen ; à décorer et à porter par les enfants ; da decorare e indossare per bambini ; para decorar y ponerse
for glitter tattoos ; p ; für Glitzer-Tattoos ; pour tatouages pailletés ; per tatuaggi glitter ; para tatuajes de purpurina
for jewellery making ; p ; zur Schmuckherstellung ; pour la création de bijoux ; per creare gioielli ; para hacer bisutería
for jewelry making ; p ; zur Schmuckherstellung ; pour la création de bijoux ; per creare gioielli ; para hacer bisutería
for kids to make ; p ; zum Basteln für Kinder ; à fabriquer par les enfants ; da creare per bambini ; para que los niños los hagan
for loom bands ; p ; für Loom-Bänder ; pour élastiques loom ; per elastici loom ; para gomas loom
for scrapbooking ; p ; für Scrapbooking ; pour le scrapbooking ; per scrapbooking ; para scrapbooking
forage trailer~forage trailers ; n ; Häckselwagen/Häckselwagen/m ; remorque à fourrage/remorques à fourrage/f ; rimorchio per foraggio/rimorchi per foraggio/m ; remolque de forraje/remolques de forraje/m
forest dragon~forest dragons ; n ; Walddrache/Walddrachen/m ; dragon de la forêt/dragons de la forêt/m ; drago della foresta/draghi della foresta/m ; dragón del bosque/dragones del bosque/m
forest green ; c ; waldgrün/waldgrüne ; vert forêt ; verde foresta ; verde bosque
formula one ; p ; Formel 1 ; Formule 1 ; Formula 1 ; Fórmula 1
fountain candle~fountain candles ; n ; Fontänenkerze/Fontänenkerzen/f ; bougie fontaine/bougies fontaine/f ; candela fontana/candele fontana/f ; vela bengala/velas bengala/f
four door ; p ; viertürig ; 4 portes ; a 4 porte ; de 4 puertas
four poster bed~four poster beds ; n ; Himmelbett/Himmelbetten/n ; lit à baldaquin/lits à baldaquin/m ; letto a baldacchino/letti a baldacchino/m ; cama con dosel/camas con dosel/f
fox mask~fox masks ; n ; Fuchsmaske/Fuchsmasken/f ; masque de renard/masques de renard/m ; maschera da volpe/maschere da volpe/f ; máscara de zorro/máscaras de zorro/f
fpv ; p ; FPV ; FPV ; FPV ; FPV
frame puzzle~frame puzzles ; n ; Rahmenpuzzle/Rahmenpuzzles/n ; puzzle cadre/puzzles cadre/m ; puzzle con cornice/puzzle con cornice/m ; puzle con marco/puzles con marco/m
free wheel ; p ; mit Freilauf ; à roue libre ; a ruota libera ; de rueda libre
free-standing ; a ; freistehend/freistehende ; sur pied ; autoportante/autoportante/autoportanti/autoportanti ; independiente/independiente/independientes/independientes
free-wheeling ; p ; mit Freilauf ; roues libres ; a ruote libere ; de rueda libre
freewheel ; p ; mit Freilauf ; à roue libre ; a ruota libera ; de rueda libre
freewheeling ; p ; mit Freilauf ; roues libres ; a ruote libere ; de rueda libre
freight train set~freight train sets ; n ; Güterzug-Set/Güterzug-Sets/n ; coffret train de marchandises/coffrets train de marchandises/m ; set treno merci/set treno merci/m ; set de tren de mercancías/sets de tren de mercancías/m
french poodle~french poodles ; n ; Pudel/Pudel/m ; caniche/caniches/m ; barboncino/barboncini/m ; caniche/caniches/m
freshwater pearl ; p ; aus Süßwasserperlen ; en perles d'eau douce ; in perle d'acqua dolce ; de perlas de agua dulce
fridge freezer~fridge freezers ; n ; Kühl-Gefrier-Kombination/Kühl-Gefrier-Kombinationen/f ; réfrigérateur-congélateur/réfrigérateurs-congélateurs/m ; frigorifero con congelatore/frigoriferi con congelatore/m ; frigorífico combi/frigoríficos combi/m
friendship loom~friendship looms ; n ; Freundschaftsband-Webrahmen/Freundschaftsband-Webrahmen/m ; métier à tisser de bracelets d'amitié/métiers à tisser de bracelets d'amitié/m ; telaio per braccialetti dell'amicizia/telai per braccialetti dell'amicizia/m ; telar de pulseras de la amistad/telares de pulseras de la amistad/m
friendship necklace~friendship necklaces ; n ; Freundschaftskette/Freundschaftsketten/f ; collier d'amitié/colliers d'amitié/m ; collana dell'amicizia/collane dell'amicizia/f ; collar de la amistad/collares de la amistad/m
friesian cow~friesian cows ; n ; Friesenkuh/Friesenkühe/f ; vache frisonne/vaches frisonnes/f ; mucca frisona/mucche frisone/f ; vaca frisona/vacas frisonas/f
friesian horse~friesian horses ; n ; Friese/Friesen/m ; cheval frison/chevaux frisons/m ; cavallo frisone/cavalli frisoni/m ; caballo frisón/caballos frisones/m
front door~front doors ; n ; Haustür/Haustüren/f ; porte d'entrée/portes d'entrée/f ; porta d'ingresso/porte d'ingresso/f ; puerta de entrada/puertas de entrada/f
fruit basket~fruit baskets ; n ; Obstkorb/Obstkörbe/m ; corbeille de fruits/corbeilles de fruits/f ; cesto di frutta/cesti di frutta/m ; cesta de fruta/cestas de fruta/f
fuel tanker~fuel tankers ; n ; Tanklaster/Tanklaster/m ; camion-citerne/camions-citernes/m ; autocisterna/autocisterne/f ; camión cisterna/camiones cisterna/m
fuel train~fuel trains ; n ; Tankzug/Tankzüge/m ; train-citerne/trains-citernes/m ; treno cisterna/treni cisterna/m ; tren cisterna/trenes cisterna/m
full face mask~full face masks ; n ; Vollmaske/Vollmasken/f ; masque intégral/masques intégraux/m ; maschera integrale/maschere integrali/f ; máscara completa/máscaras completas/f
fully articulated ; a ; vollbeweglich/vollbewegliche ; entièrement articulé/entièrement articulée/entièrement articulés/entièrement articulées ; completamente snodato/completamente snodata/completamente snodati/completamente snodate ; totalmente articulado/totalmente articulada/totalmente articulados/totalmente articuladas
fun pack~fun packs ; n ; Fun-Pack/Fun-Packs/n ; pack de jeux/packs de jeux/m ; confezione divertimento/confezioni divertimento/f ; pack de diversión/packs de diversión/m
furniture truck~furniture trucks ; n ; Möbelwagen/Möbelwagen/m ; camion de déménagement/camions de déménagement/m ; camion dei traslochi/camion dei traslochi/m ; camión de mudanzas/camiones de mudanzas/m
furniture van~furniture vans ; n ; Möbelwagen/Möbelwagen/m ; camion de déménagement/camions de déménagement/m ; furgone dei traslochi/furgoni dei traslochi/m ; furgón de mudanzas/furgones de mudanzas/m
fusion bead~fusion beads ; n ; Bügelperle/Bügelperlen/f ; perle à repasser/perles à repasser/f ; perlina da stirare/perline da stirare/f ; cuenta para planchar/cuentas para planchar/f
fuzzy cushion~fuzzy cushions ; n ; Wuschelkissen/Wuschelkissen/n ; coussin pelucheux/coussins pelucheux/m ; cuscino peloso/cuscini pelosi/m ; cojín peludo/cojines peludos/m
g gauge ; p ; Spur G ; échelle G ; scala G ; escala G
g-gauge ; p ; Spur G ; échelle G ; scala G ; escala G
gallimimus~gallimimus ; n ; Gallimimus/Gallimimus/m ; gallimimus/gallimimus/m ; gallimimo/gallimimi/m ; gallimimus/gallimimus/m
game box~game boxes ; n ; Spielebox/Spieleboxen/f ; boîte de jeux/boîtes de jeux/f ; scatola di giochi/scatole di giochi/f ; caja de juegos/cajas de juegos/f
game timer~game timers ; n ; Spieluhr/Spieluhren/f ; minuteur de jeu/minuteurs de jeu/m ; timer da gioco/timer da gioco/m ; temporizador de juego/temporizadores de juego/m
gaming dice~gaming dice ; n ; Spielwürfel/Spielwürfel/m ; dé de jeu/dés de jeu/m ; dado da gioco/dadi da gioco/m ; dado de juego/dados de juego/m
gardening tool set~gardening tool sets ; n ; Gartenwerkzeug-Set/Gartenwerkzeug-Sets/n ; set d'outils de jardinage/sets d'outils de jardinage/m ; set di attrezzi da giardinaggio/set di attrezzi da giardinaggio/m ; set de herramientas de jardinería/sets de herramientas de jardinería/m
gargoyle~gargoyles ; n ; Gargoyle/Gargoyles/m ; gargouille/gargouilles/f ; gargoyle/gargoyle/m ; gárgola/gárgolas/f
gauge ho ; p ; Spur H0 ; échelle HO ; scala H0 ; escala H0
gazelle~gazelles ; n ; Gazelle/Gazellen/f ; gazelle/gazelles/f ; gazzella/gazzelle/f ; gacela/gacelas/f
gear set~gear sets ; n ; Zahnradsatz/Zahnradsätze/m ; jeu d'engrenages/jeux d'engrenages/m ; set di ingranaggi/set di ingranaggi/m ; juego de engranajes/juegos de engranajes/m
gem dice~gem dice ; n ; Edelstein-Würfel/Edelstein-Würfel/m ; dé façon pierre précieuse/dés façon pierre précieuse/m ; dado effetto gemma/dadi effetto gemma/m ; dado efecto gema/dados efecto gema/m
german edition ; p ; deutsche Version ; version allemande ; versione tedesca ; versión alemana
ghost pirate ship~ghost pirate ships ; n ; Geisterpiratenschiff/Geisterpiratenschiffe/n ; bateau pirate fantôme/bateaux pirates fantômes/m ; nave pirata fantasma/navi pirata fantasma/f ; barco pirata fantasma/barcos pirata fantasma/m
giant dice~giant dice ; n ; Riesenwürfel/Riesenwürfel/m ; dé géant/dés géants/m ; dado gigante/dadi giganti/m ; dado gigante/dados gigantes/m
giant foam die~giant foam dice ; n ; Riesen-Schaumstoffwürfel/Riesen-Schaumstoffwürfel/m ; dé géant en mousse/dés géants en mousse/m ; dado gigante in spugna/dadi giganti in spugna/m ; dado gigante de espuma/dados gigantes de espuma/m
giant ludo~giant ludos ; n ; Riesen-Ludo/Riesen-Ludos/n ; jeu de petits chevaux géant/jeux de petits chevaux géants/m ; ludo gigante/ludo giganti/m ; parchís gigante/parchís gigantes/m
giant size ; p ; im Riesenformat ; format géant ; formato gigante ; tamaño gigante
giant snakes and ladders~giant snakes and ladders ; n ; Riesen-Leiterspiel/Riesen-Leiterspiele/n ; jeu de serpents et échelles géant/jeux de serpents et échelles géants/m ; scale e serpenti gigante/scale e serpenti giganti/m ; serpientes y escaleras gigante/serpientes y escaleras gigantes/m
giant troll~giant trolls ; n ; Riesentroll/Riesentrolle/m ; troll géant/trolls géants/m ; troll gigante/troll giganti/m ; trol gigante/troles gigantes/m
gibbon~gibbons ; n ; Gibbon/Gibbons/m ; gibbon/gibbons/m ; gibbone/gibboni/m ; gibón/gibones/m
gift egg~gift eggs ; n ; Geschenk-Ei/Geschenk-Eier/n ; œuf cadeau/œufs cadeaux/m ; uovo regalo/uova regalo/m ; huevo regalo/huevos regalo/m
gift pack~gift packs ; n ; Geschenkset/Geschenksets/n ; coffret cadeau/coffrets cadeaux/m ; confezione regalo/confezioni regalo/f ; pack de regalo/packs de regalo/m
giganotosaurus~giganotosaurus ; n ; Giganotosaurus/Giganotosaurus/m ; giganotosaure/giganotosaures/m ; giganotosauro/giganotosauri/m ; giganotosaurio/giganotosaurios/m
gimbal guard~gimbal guards ; n ; Gimbal-Schutz/Gimbal-Schutz/m ; protection de nacelle/protections de nacelle/f ; protezione gimbal/protezioni gimbal/f ; protector de gimbal/protectores de gimbal/m
ginger cat~ginger cats ; n ; rote Katze/rote Katzen/f ; chat roux/chats roux/m ; gatto rosso/gatti rossi/m ; gato naranja/gatos naranjas/m
gingham dress~gingham dresses ; n ; Vichy-Kleid/Vichy-Kleider/n ; robe vichy/robes vichy/f ; vestito a quadretti vichy/vestiti a quadretti vichy/m ; vestido de cuadros vichy/vestidos de cuadros vichy/m
giraffe calf~giraffe calves ; n ; Giraffenbaby/Giraffenbabys/n ; girafon/girafons/m ; cucciolo di giraffa/cuccioli di giraffa/m ; cría de jirafa/crías de jirafa/f
glass dice~glass dice ; n ; Glaswürfel/Glaswürfel/m ; dé en verre/dés en verre/m ; dado di vetro/dadi di vetro/m ; dado de cristal/dados de cristal/m
glass pen~glass pens ; n ; Glasmalstift/Glasmalstifte/m ; feutre pour verre/feutres pour verre/m ; pennarello per vetro/pennarelli per vetro/m ; rotulador para vidrio/rotuladores para vidrio/m
glitter cake candle~glitter cake candles ; n ; Glitzer-Tortenkerze/Glitzer-Tortenkerzen/f ; bougie d'anniversaire pailletée/bougies d'anniversaire pailletées/f ; candelina glitterata per torta/candeline glitterate per torta/f ; vela para tarta con purpurina/velas para tarta con purpurina/f
glitter pom pom~glitter pom poms ; n ; Glitzer-Pompon/Glitzer-Pompons/m ; pompon pailleté/pompons pailletés/m ; pompon glitterato/pompon glitterati/m ; pompón con purpurina/pompones con purpurina/m
glitter powder~glitter powders ; n ; Glitzerpuder/Glitzerpuder/n ; poudre pailletée/poudres pailletées/f ; polvere glitter/polveri glitter/f ; polvo de purpurina/polvos de purpurina/m
glitter tattoo body glue~glitter tattoo body glues ; n ; Hautkleber für Glitzer-Tattoos/Hautkleber für Glitzer-Tattoos/m ; colle pour tatouages pailletés/colles pour tatouages pailletés/f ; colla per tatuaggi glitter/colle per tatuaggi glitter/f ; pegamento para tatuajes de purpurina/pegamentos para tatuajes de purpurina/m
glitter tattoo stencil~glitter tattoo stencils ; n ; Schablone für Glitzer-Tattoos/Schablonen für Glitzer-Tattoos/f ; pochoir pour tatouage pailleté/pochoirs pour tatouages pailletés/m ; stencil per tatuaggi glitter/stencil per tatuaggi glitter/m ; plantilla para tatuajes de purpurina/plantillas para tatuajes de purpurina/f
glittery ; a ; glitzernd/glitzernde ; pailleté/pailletée/pailletés/pailletées ; glitterato/glitterata/glitterati/glitterate ; brillante/brillante/brillantes/brillantes
globe puzzle~globe puzzles ; n ; Globus-Puzzle/Globus-Puzzles/n ; puzzle globe/puzzles globe/m ; puzzle mappamondo/puzzle mappamondo/m ; puzle globo terráqueo/puzles globo terráqueo/m
glow in dark ; p ; leuchtet im Dunkeln ; phosphorescent ; che brilla al buio ; que brilla en la oscuridad
glow plug igniter~glow plug igniters ; n ; Glühkerzenstecker/Glühkerzenstecker/m ; socquet de bougie/socquets de bougie/m ; accendicandela/accendicandela/m ; chispómetro/chispómetros/m
glows in the dark ; p ; leuchtet im Dunkeln ; phosphorescent ; che brilla al buio ; que brilla en la oscuridad
gold colour ; c ; goldfarben/goldfarbene ; doré/dorée/dorés/dorées ; dorato/dorata/dorati/dorate ; dorado/dorada/dorados/doradas
gold coloured ; c ; goldfarben/goldfarbene ; doré/dorée/dorés/dorées ; dorato/dorata/dorati/dorate ; dorado/dorada/dorados/doradas
gold metallic ; c ; goldmetallic ; or métallisé ; oro metallizzato ; dorado metalizado
golden brown ; c ; goldbraun/goldbraune ; brun doré ; marrone dorato ; marrón dorado
golden eagle~golden eagles ; n ; Steinadler/Steinadler/m ; aigle royal/aigles royaux/m ; aquila reale/aquile reali/f ; águila real/águilas reales/f
golden knight~golden knights ; n ; goldener Ritter/goldene Ritter/m ; chevalier doré/chevaliers dorés/m ; cavaliere d'oro/cavalieri d'oro/m ; caballero dorado/caballeros dorados/m
golden retriever~golden retrievers ; n ; Golden Retriever/Golden Retriever/m ; golden retriever/golden retrievers/m ; golden retriever/golden retriever/m ; golden retriever/golden retrievers/m
golden rosewood ; p ; aus Goldpalisander ; en palissandre doré ; in palissandro dorato ; de palisandro dorado
goldfish~goldfish ; n ; Goldfisch/Goldfische/m ; poisson rouge/poissons rouges/m ; pesce rosso/pesci rossi/m ; pez dorado/peces dorados/m
good luck banner~good luck banners ; n ; Viel-Glück-Banner/Viel-Glück-Banner/n ; banderole bonne chance/banderoles bonne chance/f ; striscione buona fortuna/striscioni buona fortuna/m ; pancarta de buena suerte/pancartas de buena suerte/f
goods train set~goods train sets ; n ; Güterzug-Set/Güterzug-Sets/n ; coffret train de marchandises/coffrets train de marchandises/m ; set treno merci/set treno merci/m ; set de tren de mercancías/sets de tren de mercancías/m
gorilla mask~gorilla masks ; n ; Gorillamaske/Gorillamasken/f ; masque de gorille/masques de gorille/m ; maschera da gorilla/maschere da gorilla/f ; máscara de gorila/máscaras de gorila/f
graduation banner~graduation banners ; n ; Abschlussfeier-Banner/Abschlussfeier-Banner/n ; banderole de remise de diplôme/banderoles de remise de diplôme/f ; striscione per la laurea/striscioni per la laurea/m ; pancarta de graduación/pancartas de graduación/f
gramophone~gramophones ; n ; Grammophon/Grammophone/n ; gramophone/gramophones/m ; grammofono/grammofoni/m ; gramófono/gramófonos/m
grand piano~grand pianos ; n ; Flügel/Flügel/m ; piano à queue/pianos à queue/m ; pianoforte a coda/pianoforti a coda/m ; piano de cola/pianos de cola/m
grandfather clock~grandfather clocks ; n ; Standuhr/Standuhren/f ; horloge comtoise/horloges comtoises/f ; orologio a pendolo/orologi a pendolo/m ; reloj de pie/relojes de pie/m
grandfather doll~grandfather dolls ; n ; Großvater-Puppe/Großvater-Puppen/f ; poupée grand-père/poupées grand-père/f ; bambola nonno/bambole nonno/f ; muñeco abuelo/muñecos abuelo/m
grandmother doll~grandmother dolls ; n ; Großmutter-Puppe/Großmutter-Puppen/f ; poupée grand-mère/poupées grand-mère/f ; bambola nonna/bambole nonna/f ; muñeca abuela/muñecas abuela/f
grandstand~grandstands ; n ; Tribüne/Tribünen/f ; tribune/tribunes/f ; tribuna/tribune/f ; tribuna/tribunas/f
grasshopper~grasshoppers ; n ; Heuschrecke/Heuschrecken/f ; sauterelle/sauterelles/f ; cavalletta/cavallette/f ; saltamontes/saltamontes/m
great dane~great danes ; n ; Deutsche Dogge/Deutsche Doggen/f ; dogue allemand/dogues allemands/m ; alano/alani/m ; gran danés/grandes daneses/m
great white shark~great white sharks ; n ; Weißer Hai/Weiße Haie/m ; grand requin blanc/grands requins blancs/m ; grande squalo bianco/grandi squali bianchi/m ; gran tiburón blanco/grandes tiburones blancos/m
green & white ; c ; grün-weiß/grün-weiße ; vert et blanc/vert et blanc/vert et blanc/vert et blanc ; verde e bianco/verde e bianco/verde e bianco/verde e bianco ; verde y blanco/verde y blanco/verde y blanco/verde y blanco
green and white ; c ; grün-weiß/grün-weiße ; vert et blanc/vert et blanc/vert et blanc/vert et blanc ; verde e bianco/verde e bianco/verde e bianco/verde e bianco ; verde y blanco/verde y blanco/verde y blanco/verde y blanco
green metallic ; c ; grünmetallic ; vert métallisé ; verde metallizzato ; verde metalizado
green/white ; c ; grün-weiß/grün-weiße ; vert et blanc/vert et blanc/vert et blanc/vert et blanc ; verde e bianco/verde e bianco/verde e bianco/verde e bianco ; verde y blanco/verde y blanco/verde y blanco/verde y blanco
grey metallic ; c ; graumetallic ; gris métallisé ; grigio metallizzato ; gris metalizado
grey seal~grey seals ; n ; Kegelrobbe/Kegelrobben/f ; phoque gris/phoques gris/m ; foca grigia/foche grigie/f ; foca gris/focas grises/f
grey squirrel~grey squirrels ; n ; Grauhörnchen/Grauhörnchen/n ; écureuil gris/écureuils gris/m ; scoiattolo grigio/scoiattoli grigi/m ; ardilla gris/ardillas grises/f
greyhound~greyhounds ; n ; Windhund/Windhunde/m ; lévrier/lévriers/m ; levriero/levrieri/m ; galgo/galgos/m
griffin knight~griffin knights ; n ; Greifenritter/Greifenritter/m ; chevalier griffon/chevaliers griffon/m ; cavaliere grifone/cavalieri grifone/m ; caballero grifo/caballeros grifo/m
gritter~gritters ; n ; Streufahrzeug/Streufahrzeuge/n ; saleuse/saleuses/f ; spargisale/spargisale/m ; esparcidor de sal/esparcidores de sal/m
guard's van~guard's vans ; n ; Begleitwagen/Begleitwagen/m ; fourgon de queue/fourgons de queue/m ; carro di servizio/carri di servizio/m ; furgón de cola/furgones de cola/m
gunmetal grey ; c ; anthrazit ; gris canon de fusil ; grigio canna di fucile ; gris plomo
haflinger~haflingers ; n ; Haflinger/Haflinger/m ; haflinger/haflingers/m ; avelignese/avelignesi/m ; haflinger/haflingers/m
hairpin curve~hairpin curves ; n ; Haarnadelkurve/Haarnadelkurven/f ; virage en épingle/virages en épingle/m ; tornante/tornanti/m ; curva de horquilla/curvas de horquilla/f
half size ; p ; in halber Größe ; demi-taille ; a metà grandezza ; a mitad de tamaño
halma pawn~halma pawns ; n ; Halma-Kegel/Halma-Kegel/m ; pion halma/pions halma/m ; pedina halma/pedine halma/f ; peón halma/peones halma/m
hammerhead shark~hammerhead sharks ; n ; Hammerhai/Hammerhaie/m ; requin-marteau/requins-marteaux/m ; squalo martello/squali martello/m ; tiburón martillo/tiburones martillo/m
hand and finger puppet set~hand and finger puppet sets ; n ; Hand- und Fingerpuppen-Set/Hand- und Fingerpuppen-Sets/n ; set de marionnettes à main et à doigt/sets de marionnettes à main et à doigt/m ; set di marionette a mano e da dito/set di marionette a mano e da dito/m ; set de marionetas de mano y de dedo/sets de marionetas de mano y de dedo/m
hand held balloon~hand held balloons ; n ; Stabballon/Stabballons/m ; ballon sur tige/ballons sur tige/m ; palloncino con asta/palloncini con asta/m ; globo con palito/globos con palito/m
hand knitted ; a ; handgestrickt/handgestrickte ; tricoté main/tricotée main/tricotés main/tricotées main ; lavorato a mano/lavorata a mano/lavorati a mano/lavorate a mano ; tejido a mano/tejida a mano/tejidos a mano/tejidas a mano
hand pump~hand pumps ; n ; Handpumpe/Handpumpen/f ; pompe à main/pompes à main/f ; pompa a mano/pompe a mano/f ; bomba manual/bombas manuales/f
hand-crafted ; a ; handgearbeitet/handgearbeitete ; artisanal/artisanale/artisanaux/artisanales ; artigianale/artigianale/artigianali/artigianali ; artesanal/artesanal/artesanales/artesanales
hand-held ; p ; für die Hand ; à main ; a mano ; de mano
hand-knitted ; a ; handgestrickt/handgestrickte ; tricoté main/tricotée main/tricotés main/tricotées main ; lavorato a mano/lavorata a mano/lavorati a mano/lavorate a mano ; tejido a mano/tejida a mano/tejidos a mano/tejidas a mano
handpainted ; a ; handbemalt/handbemalte ; peint à la main/peinte à la main/peints à la main/peintes à la main ; dipinto a mano/dipinta a mano/dipinti a mano/dipinte a mano ; pintado a mano/pintada a mano/pintados a mano/pintadas a mano
hanging garland~hanging garlands ; n ; Hängegirlande/Hängegirlanden/f ; guirlande à suspendre/guirlandes à suspendre/f ; ghirlanda da appendere/ghirlande da appendere/f ; guirnalda colgante/guirnaldas colgantes/f
hanging rattle~hanging rattles ; n ; Hängerassel/Hängerasseln/f ; hochet à suspendre/hochets à suspendre/m ; sonaglio da appendere/sonagli da appendere/m ; sonajero colgante/sonajeros colgantes/m
hanoverian~hanoverians ; n ; Hannoveraner/Hannoveraner/m ; hanovrien/hanovriens/m ; hannover/hannover/m ; hannoveriano/hannoverianos/m
harp~harps ; n ; Harfe/Harfen/f ; harpe/harpes/f ; arpa/arpe/f ; arpa/arpas/f
harrow~harrows ; n ; Egge/Eggen/f ; herse/herses/f ; erpice/erpici/m ; grada/gradas/f
hat stand~hat stands ; n ; Hutständer/Hutständer/m ; porte-chapeaux/porte-chapeaux/m ; portacappelli/portacappelli/m ; perchero/percheros/m
hay rake~hay rakes ; n ; Heuschwader/Heuschwader/m ; andaineur/andaineurs/m ; ranghinatore/ranghinatori/m ; rastrillo hilerador/rastrillos hileradores/m
head mask~head masks ; n ; Kopfmaske/Kopfmasken/f ; masque intégral/masques intégraux/m ; maschera integrale/maschere integrali/f ; máscara de cabeza completa/máscaras de cabeza completa/f
headfree ; p ; mit Headless-Modus ; avec mode headless ; con modalità headless ; con modo headless
headfree mode ; p ; mit Headless-Modus ; avec mode headless ; con modalità headless ; con modo headless
headless ; p ; mit Headless-Modus ; avec mode headless ; con modalità headless ; con modo headless
headphone splitter cable~headphone splitter cables ; n ; Kopfhörer-Splitterkabel/Kopfhörer-Splitterkabel/n ; câble répartiteur pour casque/câbles répartiteurs pour casque/m ; cavo sdoppiatore per cuffie/cavi sdoppiatori per cuffie/m ; cable divisor de auriculares/cables divisores de auriculares/m
headphone splitter~headphone splitters ; n ; Kopfhörer-Splitter/Kopfhörer-Splitter/m ; répartiteur pour casque/répartiteurs pour casque/m ; sdoppiatore per cuffie/sdoppiatori per cuffie/m ; divisor de auriculares/divisores de auriculares/m
heads and tails~heads and tails ; n ; Kopf oder Zahl/Kopf oder Zahl/n ; pile ou face/pile ou face/m ; testa o croce/testa o croce/f ; cara o cruz/cara o cruz/f
heart bead~heart beads ; n ; Herzperle/Herzperlen/f ; perle cœur/perles cœur/f ; perlina a cuore/perline a cuore/f ; cuenta de corazón/cuentas de corazón/f
heart charm~heart charms ; n ; Herzanhänger/Herzanhänger/m ; breloque cœur/breloques cœur/f ; ciondolo a cuore/ciondoli a cuore/m ; charm de corazón/charms de corazón/m
heart toggle clasp~heart toggle clasps ; n ; Herz-Knebelverschluss/Herz-Knebelverschlüsse/m ; fermoir toggle cœur/fermoirs toggle cœur/m ; chiusura a T a cuore/chiusure a T a cuore/f ; cierre toggle de corazón/cierres toggle de corazón/m
heart toggles clasp~heart toggles clasps ; n ; Herz-Knebelverschluss/Herz-Knebelverschlüsse/m ; fermoir toggle cœur/fermoirs toggle cœur/m ; chiusura a T a cuore/chiusure a T a cuore/f ; cierre toggle de corazón/cierres toggle de corazón/m
heatable ; a ; erwärmbar/erwärmbare ; chauffant/chauffante/chauffants/chauffantes ; riscaldabile/riscaldabile/riscaldabili/riscaldabili ; térmico/térmica/térmicos/térmicas
heatable soft toy~heatable soft toys ; n ; Wärmekuscheltier/Wärmekuscheltiere/n ; peluche bouillotte/peluches bouillottes/f ; peluche termico/peluche termici/m ; peluche térmico/peluches térmicos/m
hedge~hedges ; n ; Hecke/Hecken/f ; haie/haies/f ; siepe/siepi/f ; seto/setos/m
helium canister~helium canisters ; n ; Heliumflasche/Heliumflaschen/f ; bouteille d'hélium/bouteilles d'hélium/f ; bombola di elio/bombole di elio/f ; botella de helio/botellas de helio/f
hematite ; p ; aus Hämatit ; en hématite ; in ematite ; de hematita
hen house~hen houses ; n ; Hühnerstall/Hühnerställe/m ; poulailler/poulaillers/m ; pollaio/pollai/m ; gallinero/gallineros/m
hen night sash~hen night sashes ; n ; Schärpe zum Junggesellinnenabschied/Schärpen zum Junggesellinnenabschied/f ; écharpe d'enterrement de vie de jeune fille/écharpes d'enterrement de vie de jeune fille/f ; fascia per addio al nubilato/fasce per addio al nubilato/f ; banda de despedida de soltera/bandas de despedida de soltera/f
hen party badge~hen party badges ; n ; JGA-Anstecker/JGA-Anstecker/m ; badge EVJF/badges EVJF/m ; spilla per addio al nubilato/spille per addio al nubilato/f ; chapa para despedida de soltera/chapas para despedida de soltera/f
hen party banner~hen party banners ; n ; Junggesellinnenabschieds-Banner/Junggesellinnenabschieds-Banner/n ; bannière d'enterrement de vie de jeune fille/bannières d'enterrement de vie de jeune fille/f ; striscione per addio al nubilato/striscioni per addio al nubilato/m ; pancarta de despedida de soltera/pancartas de despedida de soltera/f
hen party sash~hen party sashes ; n ; Schärpe zum Junggesellinnenabschied/Schärpen zum Junggesellinnenabschied/f ; écharpe d'enterrement de vie de jeune fille/écharpes d'enterrement de vie de jeune fille/f ; fascia per addio al nubilato/fasce per addio al nubilato/f ; banda de despedida de soltera/bandas de despedida de soltera/f
hen party straw~hen party straws ; n ; JGA-Strohhalm/JGA-Strohhalme/m ; paille EVJF/pailles EVJF/f ; cannuccia per addio al nubilato/cannucce per addio al nubilato/f ; pajita para despedida de soltera/pajitas para despedida de soltera/f
hermit crab~hermit crabs ; n ; Einsiedlerkrebs/Einsiedlerkrebse/m ; bernard-l'ermite/bernard-l'ermite/m ; paguro/paguri/m ; cangrejo ermitaño/cangrejos ermitaños/m
high elf~high elves ; n ; Hochelf/Hochelfen/m ; haut elfe/hauts elfes/m ; alto elfo/alti elfi/m ; alto elfo/altos elfos/m
hill track pack~hill track packs ; n ; Hügel-Schienen-Set/Hügel-Schienen-Sets/n ; lot de rails colline/lots de rails colline/m ; set di binari collina/set di binari collina/m ; pack de vías con colina/packs de vías con colina/m
hippie man~hippie men ; n ; Hippie/Hippies/m ; hippie/hippies/m ; hippie/hippie/m ; hippie/hippies/m
hippie~hippies ; n ; Hippie/Hippies/m ; hippie/hippies/m ; hippie/hippie/m ; hippie/hippies/m
hippo calf~hippo calves ; n ; Nilpferdbaby/Nilpferdbabys/n ; bébé hippopotame/bébés hippopotames/m ; cucciolo di ippopotamo/cuccioli di ippopotamo/m ; cría de hipopótamo/crías de hipopótamo/f
hippy costume~hippy costumes ; n ; Hippie-Kostüm/Hippie-Kostüme/n ; costume hippie/costumes hippie/m ; costume hippie/costumi hippie/m ; disfraz hippie/disfraces hippie/m
hobby knife~hobby knives ; n ; Bastelmesser/Bastelmesser/n ; couteau de précision/couteaux de précision/m ; taglierino da modellismo/taglierini da modellismo/m ; cúter de precisión/cúteres de precisión/m
holding a flower ; p ; mit Blume ; avec fleur ; con fiore ; con una flor
`;
