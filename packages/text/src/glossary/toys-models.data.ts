/**
 * English to German, French, Italian and Spanish: model vehicles, kits, railways, slot cars, radio control and military
 * models. The line format is described in `toys.data.ts`.
 */
export const TOYS_MODELS_GLOSSARY = `
# scale models and kits
model~models ; n ; Modell/Modelle/n ; modèle/modèles/m ; modello/modelli/m ; modelo/modelos/m
scale model~scale models ; n ; Maßstabsmodell/Maßstabsmodelle/n ; modèle réduit/modèles réduits/m ; modello in scala/modelli in scala/m ; modelo a escala/modelos a escala/m
diecast model~diecast models ; n ; Druckguss-Modell/Druckguss-Modelle/n ; modèle réduit en métal/modèles réduits en métal/m ; modellino diecast/modellini diecast/m ; modelo de metal fundido/modelos de metal fundido/m
die cast model~die cast models ; n ; Druckguss-Modell/Druckguss-Modelle/n ; modèle réduit en métal/modèles réduits en métal/m ; modellino diecast/modellini diecast/m ; modelo de metal fundido/modelos de metal fundido/m
die-cast model~die-cast models ; n ; Druckguss-Modell/Druckguss-Modelle/n ; modèle réduit en métal/modèles réduits en métal/m ; modellino diecast/modellini diecast/m ; modelo de metal fundido/modelos de metal fundido/m
diecast model car~diecast model cars ; n ; Druckguss-Modellauto/Druckguss-Modellautos/n ; voiture miniature en métal/voitures miniatures en métal/f ; modellino auto diecast/modellini auto diecast/m ; coche en miniatura de metal/coches en miniatura de metal/m
die cast model car~die cast model cars ; n ; Druckguss-Modellauto/Druckguss-Modellautos/n ; voiture miniature en métal/voitures miniatures en métal/f ; modellino auto diecast/modellini auto diecast/m ; coche en miniatura de metal/coches en miniatura de metal/m
diecast car~diecast cars ; n ; Druckguss-Auto/Druckguss-Autos/n ; voiture miniature en métal/voitures miniatures en métal/f ; macchinina diecast/macchinine diecast/f ; coche de metal/coches de metal/m
die cast car~die cast cars ; n ; Druckguss-Auto/Druckguss-Autos/n ; voiture miniature en métal/voitures miniatures en métal/f ; macchinina diecast/macchinine diecast/f ; coche de metal/coches de metal/m
die-cast car~die-cast cars ; n ; Druckguss-Auto/Druckguss-Autos/n ; voiture miniature en métal/voitures miniatures en métal/f ; macchinina diecast/macchinine diecast/f ; coche de metal/coches de metal/m
diecast vehicle~diecast vehicles ; n ; Druckguss-Fahrzeug/Druckguss-Fahrzeuge/n ; véhicule miniature en métal/véhicules miniatures en métal/m ; veicolo diecast/veicoli diecast/m ; vehículo de metal/vehículos de metal/m
die cast vehicle~die cast vehicles ; n ; Druckguss-Fahrzeug/Druckguss-Fahrzeuge/n ; véhicule miniature en métal/véhicules miniatures en métal/m ; veicolo diecast/veicoli diecast/m ; vehículo de metal/vehículos de metal/m
die-cast vehicle~die-cast vehicles ; n ; Druckguss-Fahrzeug/Druckguss-Fahrzeuge/n ; véhicule miniature en métal/véhicules miniatures en métal/m ; veicolo diecast/veicoli diecast/m ; vehículo de metal/vehículos de metal/m
diecast bus~diecast buses ; n ; Druckguss-Bus/Druckguss-Busse/m ; bus miniature en métal/bus miniatures en métal/m ; autobus diecast/m ; autobús de metal/autobuses de metal/m
diecast truck~diecast trucks ; n ; Druckguss-LKW/Druckguss-LKWs/m ; camion miniature en métal/camions miniatures en métal/m ; camion diecast/m ; camión de metal/camiones de metal/m
diecast motorcycle~diecast motorcycles ; n ; Druckguss-Motorrad/Druckguss-Motorräder/n ; moto miniature en métal/motos miniatures en métal/f ; moto diecast/f ; moto de metal/motos de metal/f
diecast ; m ; Druckguss ; en métal moulé ; diecast ; de metal fundido
die cast ; m ; Druckguss ; en métal moulé ; in metallo pressofuso ; de metal fundido
die-cast ; m ; Druckguss ; en métal moulé ; in metallo pressofuso ; de metal fundido
die cast metal ; m ; Druckguss-Metall ; en métal moulé ; in metallo pressofuso ; de metal fundido
diecast metal ; m ; Druckguss-Metall ; en métal moulé ; in metallo pressofuso ; de metal fundido
model car~model cars ; n ; Modellauto/Modellautos/n ; voiture miniature/voitures miniatures/f ; modellino auto/modellini auto/m ; coche en miniatura/coches en miniatura/m
model vehicle~model vehicles ; n ; Modellfahrzeug/Modellfahrzeuge/n ; véhicule miniature/véhicules miniatures/m ; modellino di veicolo/modellini di veicoli/m ; vehículo en miniatura/vehículos en miniatura/m
model truck~model trucks ; n ; Modell-LKW/Modell-LKWs/m ; camion miniature/camions miniatures/m ; modellino di camion/modellini di camion/m ; camión en miniatura/camiones en miniatura/m
model bus~model buses ; n ; Modellbus/Modellbusse/m ; bus miniature/bus miniatures/m ; modellino di autobus/modellini di autobus/m ; autobús en miniatura/autobuses en miniatura/m
model motorcycle~model motorcycles ; n ; Modellmotorrad/Modellmotorräder/n ; moto miniature/motos miniatures/f ; modellino di moto/modellini di moto/m ; moto en miniatura/motos en miniatura/f
model bike~model bikes ; n ; Modellmotorrad/Modellmotorräder/n ; moto miniature/motos miniatures/f ; modellino di moto/modellini di moto/m ; moto en miniatura/motos en miniatura/f
model tractor~model tractors ; n ; Modelltraktor/Modelltraktoren/m ; tracteur miniature/tracteurs miniatures/m ; modellino di trattore/modellini di trattori/m ; tractor en miniatura/tractores en miniatura/m
model aircraft ; n ; Modellflugzeug/Modellflugzeuge/n ; avion miniature/avions miniatures/m ; aeromodello/aeromodelli/m ; avión en miniatura/aviones en miniatura/m
model aeroplane~model aeroplanes ; n ; Modellflugzeug/Modellflugzeuge/n ; avion miniature/avions miniatures/m ; aeromodello/aeromodelli/m ; avión en miniatura/aviones en miniatura/m
model plane~model planes ; n ; Modellflugzeug/Modellflugzeuge/n ; avion miniature/avions miniatures/m ; aeromodello/aeromodelli/m ; avión en miniatura/aviones en miniatura/m
model ship~model ships ; n ; Schiffsmodell/Schiffsmodelle/n ; maquette de bateau/maquettes de bateaux/f ; modellino di nave/modellini di navi/m ; maqueta de barco/maquetas de barcos/f
model boat~model boats ; n ; Modellboot/Modellboote/n ; maquette de bateau/maquettes de bateaux/f ; modellino di barca/modellini di barche/m ; maqueta de barco/maquetas de barcos/f
model tank~model tanks ; n ; Modellpanzer/m ; char miniature/chars miniatures/m ; modellino di carro armato/modellini di carri armati/m ; tanque en miniatura/tanques en miniatura/m
model kit~model kits ; n ; Modellbausatz/Modellbausätze/m ; maquette à monter/maquettes à monter/f ; kit di modellismo/m ; maqueta para montar/maquetas para montar/f
scale model kit~scale model kits ; n ; Modellbausatz/Modellbausätze/m ; maquette à monter/maquettes à monter/f ; kit di montaggio in scala/m ; maqueta a escala/maquetas a escala/f
plastic model kit~plastic model kits ; n ; Plastik-Modellbausatz/Plastik-Modellbausätze/m ; maquette plastique à monter/maquettes plastique à monter/f ; kit di montaggio in plastica/m ; maqueta de plástico/maquetas de plástico/f
plastic model~plastic models ; n ; Plastikmodell/Plastikmodelle/n ; maquette en plastique/maquettes en plastique/f ; modello in plastica/modelli in plastica/m ; maqueta de plástico/maquetas de plástico/f
plastic kit~plastic kits ; n ; Plastikbausatz/Plastikbausätze/m ; maquette plastique/maquettes plastique/f ; kit in plastica/m ; maqueta de plástico/maquetas de plástico/f
resin kit~resin kits ; n ; Resin-Bausatz/Resin-Bausätze/m ; kit en résine/kits en résine/m ; kit in resina/m ; kit de resina/kits de resina/m
military kit~military kits ; n ; Militär-Bausatz/Militär-Bausätze/m ; maquette militaire/maquettes militaires/f ; kit militare/kit militari/m ; maqueta militar/maquetas militares/f
military model~military models ; n ; Militärmodell/Militärmodelle/n ; modèle militaire/modèles militaires/m ; modello militare/modelli militari/m ; modelo militar/modelos militares/m
military vehicle~military vehicles ; n ; Militärfahrzeug/Militärfahrzeuge/n ; véhicule militaire/véhicules militaires/m ; veicolo militare/veicoli militari/m ; vehículo militar/vehículos militares/m
military ; a ; militärisch/militärische ; militaire/militaire/militaires/militaires ; militare/militare/militari/militari ; militar/militar/militares/militares
assembly kit~assembly kits ; n ; Bausatz/Bausätze/m ; kit à assembler/kits à assembler/m ; kit di montaggio/m ; kit de montaje/kits de montaje/m
construction kit~construction kits ; n ; Bausatz/Bausätze/m ; kit de construction/kits de construction/m ; kit di costruzione/m ; kit de construcción/kits de construcción/m
construction set~construction sets ; n ; Baukasten/Baukästen/m ; jeu de construction/jeux de construction/m ; set di costruzioni/m ; juego de construcción/juegos de construcción/m
building set~building sets ; n ; Bauset/Bausets/n ; jeu de construction/jeux de construction/m ; set di costruzioni/m ; set de construcción/sets de construcción/m
building kit~building kits ; n ; Bausatz/Bausätze/m ; kit de construction/kits de construction/m ; kit di costruzione/m ; kit de construcción/kits de construcción/m
building block~building blocks ; n ; Baustein/Bausteine/m ; bloc de construction/blocs de construction/m ; mattoncino/mattoncini/m ; bloque de construcción/bloques de construcción/m
building brick~building bricks ; n ; Baustein/Bausteine/m ; brique de construction/briques de construction/f ; mattoncino/mattoncini/m ; ladrillo de construcción/ladrillos de construcción/m
building~buildings ; n ; Gebäude/n ; bâtiment/bâtiments/m ; edificio/edifici/m ; edificio/edificios/m
brick~bricks ; n ; Baustein/Bausteine/m ; brique/briques/f ; mattoncino/mattoncini/m ; ladrillo/ladrillos/m
metal construction set~metal construction sets ; n ; Metallbaukasten/Metallbaukästen/m ; jeu de construction en métal/jeux de construction en métal/m ; set di costruzioni in metallo/m ; juego de construcción de metal/juegos de construcción de metal/m
solar kit~solar kits ; n ; Solarbausatz/Solarbausätze/m ; kit solaire/kits solaires/m ; kit solare/kit solari/m ; kit solar/kits solares/m
robot kit~robot kits ; n ; Roboter-Bausatz/Roboter-Bausätze/m ; kit robot/kits robots/m ; kit robot/m ; kit de robot/kits de robot/m
card model~card models ; n ; Kartonmodell/Kartonmodelle/n ; maquette en carton/maquettes en carton/f ; modello in cartone/modelli in cartone/m ; maqueta recortable/maquetas recortables/f
balsa kit~balsa kits ; n ; Balsaholz-Bausatz/Balsaholz-Bausätze/m ; kit en balsa/kits en balsa/m ; kit in balsa/m ; kit de madera de balsa/kits de madera de balsa/m
ready made model~ready made models ; n ; Fertigmodell/Fertigmodelle/n ; modèle monté/modèles montés/m ; modello già montato/modelli già montati/m ; modelo montado/modelos montados/m
ready-made ; a ; fertig montiert/fertig montierte ; prêt à l'emploi/prête à l'emploi/prêts à l'emploi/prêtes à l'emploi ; già montato/già montata/già montati/già montate ; ya montado/ya montada/ya montados/ya montadas
ready made ; a ; fertig montiert/fertig montierte ; prêt à l'emploi/prête à l'emploi/prêts à l'emploi/prêtes à l'emploi ; già montato/già montata/già montati/già montate ; ya montado/ya montada/ya montados/ya montadas
ready built ; a ; fertig gebaut/fertig gebaute ; déjà monté/déjà montée/déjà montés/déjà montées ; già montato/già montata/già montati/già montate ; ya montado/ya montada/ya montados/ya montadas
ready to run ; a ; fahrfertig/fahrfertige ; prêt à rouler/prête à rouler/prêts à rouler/prêtes à rouler ; pronto all'uso/pronta all'uso/pronti all'uso/pronte all'uso ; listo para usar/lista para usar/listos para usar/listas para usar
ready to fly ; a ; flugfertig/flugfertige ; prêt à voler/prête à voler/prêts à voler/prêtes à voler ; pronto al volo/pronta al volo/pronti al volo/pronte al volo ; listo para volar/lista para volar/listos para volar/listas para volar
pre-built ; a ; vormontiert/vormontierte ; pré-assemblé/pré-assemblée/pré-assemblés/pré-assemblées ; preassemblato/preassemblata/preassemblati/preassemblate ; premontado/premontada/premontados/premontadas
buildable ; a ; baubar/baubare ; à construire ; da costruire ; para construir
unassembled ; a ; unmontiert/unmontierte ; non assemblé/non assemblée/non assemblés/non assemblées ; non assemblato/non assemblata/non assemblati/non assemblate ; sin montar
unbuilt ; a ; ungebaut/ungebaute ; non monté/non montée/non montés/non montées ; non montato/non montata/non montati/non montate ; sin montar
snap kit~snap kits ; n ; Steckbausatz/Steckbausätze/m ; maquette à clipser/maquettes à clipser/f ; kit a incastro/m ; maqueta de encaje a presión/maquetas de encaje a presión/f
collectors model~collectors models ; n ; Sammlermodell/Sammlermodelle/n ; modèle de collection/modèles de collection/m ; modello da collezione/modelli da collezione/m ; modelo de colección/modelos de colección/m
collector's model~collector's models ; n ; Sammlermodell/Sammlermodelle/n ; modèle de collection/modèles de collection/m ; modello da collezione/modelli da collezione/m ; modelo de colección/modelos de colección/m
film car~film cars ; n ; Filmauto/Filmautos/n ; voiture de film/voitures de film/f ; auto del film/f ; coche de película/coches de película/m
film scene car~film scene cars ; n ; Filmszenen-Auto/Filmszenen-Autos/n ; voiture de scène de film/voitures de scène de film/f ; auto da scena di film/f ; coche de escena de película/coches de escena de película/m
movie car~movie cars ; n ; Filmauto/Filmautos/n ; voiture de film/voitures de film/f ; auto del film/f ; coche de película/coches de película/m
scale ; n ; Maßstab/Maßstäbe/m ; échelle/échelles/f ; scala/scale/f ; escala/escalas/f
non-scale ; a ; nicht maßstabsgetreu/nicht maßstabsgetreue ; sans échelle ; non in scala ; sin escala
{n} scale ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
o gauge ; n ; Spur 0/Spur 0/f ; échelle O/f ; scala O/f ; escala O/f
oo gauge ; n ; Spur 00/Spur 00/f ; échelle OO/f ; scala OO/f ; escala OO/f
ho gauge ; n ; Spur H0/Spur H0/f ; échelle HO/f ; scala HO/f ; escala HO/f
n gauge ; n ; Spur N/f ; échelle N/f ; scala N/f ; escala N/f
z gauge ; n ; Spur Z/f ; échelle Z/f ; scala Z/f ; escala Z/f
tt gauge ; n ; Spur TT/f ; échelle TT/f ; scala TT/f ; escala TT/f
oo scale ; n ; Maßstab 00/Maßstab 00/m ; échelle OO/f ; scala OO/f ; escala OO/f
ho scale ; n ; Maßstab H0/Maßstab H0/m ; échelle HO/f ; scala HO/f ; escala HO/f
n scale ; n ; Maßstab N/m ; échelle N/f ; scala N/f ; escala N/f
g scale ; n ; Maßstab G/m ; échelle G/f ; scala G/f ; escala G/f
o scale ; n ; Maßstab 0/Maßstab 0/m ; échelle O/f ; scala O/f ; escala O/f
gauge ; n ; Spurweite/Spurweiten/f ; écartement/écartements/m ; scartamento/scartamenti/m ; escala/escalas/f
livery~liveries ; n ; Lackierung/Lackierungen/f ; livrée/livrées/f ; livrea/livree/f ; librea/libreas/f
decal sheet~decal sheets ; n ; Decalbogen/Decalbögen/m ; planche de décalcomanies/planches de décalcomanies/f ; foglio di decal/fogli di decal/m ; hoja de calcas/hojas de calcas/f
paint set~paint sets ; n ; Farbset/Farbsets/n ; set de peintures/sets de peintures/m ; set di colori/m ; set de pinturas/sets de pinturas/m
model paint~model paints ; n ; Modellbaufarbe/Modellbaufarben/f ; peinture pour maquettes/peintures pour maquettes/f ; colore per modellismo/colori per modellismo/m ; pintura para maquetas/pinturas para maquetas/f
enamel paint~enamel paints ; n ; Emaillefarbe/Emaillefarben/f ; peinture émail/peintures émail/f ; smalto/smalti/m ; pintura esmalte/pinturas esmalte/f
model cement ; n ; Modellbaukleber/m ; colle pour maquettes/f ; colla per modellismo/f ; pegamento para maquetas/m
plastic cement ; n ; Plastikkleber/m ; colle plastique/f ; colla per plastica/f ; pegamento para plástico/m
scenery ; n ; Landschaftsbau/m ; décor/décors/m ; paesaggio/paesaggi/m ; decorado/decorados/m
landscaping ; n ; Landschaftsgestaltung/f ; décoration paysagère/f ; paesaggistica/f ; paisajismo/m
static grass ; n ; Streugras/n ; herbe électrostatique/f ; erba statica/f ; césped electrostático/m
figure kit~figure kits ; n ; Figurenbausatz/Figurenbausätze/m ; figurine à monter/figurines à monter/f ; kit figura/m ; figura para montar/figuras para montar/f
photo-etched ; a ; fotogeätzt/fotogeätzte ; photodécoupé/photodécoupée/photodécoupés/photodécoupées ; fotoinciso/fotoincisa/fotoincisi/fotoincise ; fotograbado/fotograbada/fotograbados/fotograbadas
weathered ; v ; gealtert/gealterte ; patiné/patinée/patinés/patinées ; invecchiato/invecchiata/invecchiati/invecchiate ; envejecido/envejecida/envejecidos/envejecidas
opening doors ; p ; Türen zum Öffnen ; portes ouvrantes ; portiere apribili ; puertas que se abren
right hand drive ; p ; Rechtslenker ; conduite à droite ; guida a destra ; volante a la derecha
left hand drive ; p ; Linkslenker ; conduite à gauche ; guida a sinistra ; volante a la izquierda

# toy cars and road vehicles
toy car~toy cars ; n ; Spielzeugauto/Spielzeugautos/n ; petite voiture/petites voitures/f ; macchinina/macchinine/f ; coche de juguete/coches de juguete/m
toy vehicle~toy vehicles ; n ; Spielzeugfahrzeug/Spielzeugfahrzeuge/n ; véhicule jouet/véhicules jouets/m ; veicolo giocattolo/veicoli giocattolo/m ; vehículo de juguete/vehículos de juguete/m
toy truck~toy trucks ; n ; Spielzeug-LKW/Spielzeug-LKWs/m ; camion jouet/camions jouets/m ; camion giocattolo/m ; camión de juguete/camiones de juguete/m
toy tractor~toy tractors ; n ; Spielzeugtraktor/Spielzeugtraktoren/m ; tracteur jouet/tracteurs jouets/m ; trattore giocattolo/trattori giocattolo/m ; tractor de juguete/tractores de juguete/m
toy bus~toy buses ; n ; Spielzeugbus/Spielzeugbusse/m ; bus jouet/bus jouets/m ; autobus giocattolo/m ; autobús de juguete/autobuses de juguete/m
toy plane~toy planes ; n ; Spielzeugflugzeug/Spielzeugflugzeuge/n ; avion jouet/avions jouets/m ; aereo giocattolo/aerei giocattolo/m ; avión de juguete/aviones de juguete/m
car~cars ; n ; Auto/Autos/n ; voiture/voitures/f ; auto/f ; coche/coches/m
car set~car sets ; n ; Auto-Set/Auto-Sets/n ; coffret de voitures/coffrets de voitures/m ; set di macchinine/m ; set de coches/sets de coches/m
car kit~car kits ; n ; Auto-Bausatz/Auto-Bausätze/m ; maquette de voiture/maquettes de voitures/f ; kit auto/m ; maqueta de coche/maquetas de coches/f
vehicle~vehicles ; n ; Fahrzeug/Fahrzeuge/n ; véhicule/véhicules/m ; veicolo/veicoli/m ; vehículo/vehículos/m
vehicle set~vehicle sets ; n ; Fahrzeug-Set/Fahrzeug-Sets/n ; set de véhicules/sets de véhicules/m ; set di veicoli/m ; set de vehículos/sets de vehículos/m
emergency vehicle~emergency vehicles ; n ; Einsatzfahrzeug/Einsatzfahrzeuge/n ; véhicule de secours/véhicules de secours/m ; veicolo di emergenza/veicoli di emergenza/m ; vehículo de emergencia/vehículos de emergencia/m
construction vehicle~construction vehicles ; n ; Baustellenfahrzeug/Baustellenfahrzeuge/n ; engin de chantier/engins de chantier/m ; veicolo da cantiere/veicoli da cantiere/m ; vehículo de construcción/vehículos de construcción/m
farm vehicle~farm vehicles ; n ; Landwirtschaftsfahrzeug/Landwirtschaftsfahrzeuge/n ; engin agricole/engins agricoles/m ; veicolo agricolo/veicoli agricoli/m ; vehículo agrícola/vehículos agrícolas/m
racing car~racing cars ; n ; Rennwagen/m ; voiture de course/voitures de course/f ; auto da corsa/f ; coche de carreras/coches de carreras/m
race car~race cars ; n ; Rennwagen/m ; voiture de course/voitures de course/f ; auto da corsa/f ; coche de carreras/coches de carreras/m
sports car~sports cars ; n ; Sportwagen/m ; voiture de sport/voitures de sport/f ; auto sportiva/auto sportive/f ; coche deportivo/coches deportivos/m
rally car~rally cars ; n ; Rallyeauto/Rallyeautos/n ; voiture de rallye/voitures de rallye/f ; auto da rally/f ; coche de rally/coches de rally/m
police car~police cars ; n ; Polizeiauto/Polizeiautos/n ; voiture de police/voitures de police/f ; auto della polizia/f ; coche de policía/coches de policía/m
police van~police vans ; n ; Polizei-Transporter/m ; fourgon de police/fourgons de police/m ; furgone della polizia/furgoni della polizia/m ; furgón policial/furgones policiales/m
police motorcycle~police motorcycles ; n ; Polizeimotorrad/Polizeimotorräder/n ; moto de police/motos de police/f ; moto della polizia/f ; moto de policía/motos de policía/f
classic car~classic cars ; n ; Oldtimer/m ; voiture ancienne/voitures anciennes/f ; auto d'epoca/f ; coche clásico/coches clásicos/m
vintage car~vintage cars ; n ; Oldtimer/m ; voiture de collection/voitures de collection/f ; auto d'epoca/f ; coche antiguo/coches antiguos/m
muscle car~muscle cars ; n ; Muscle-Car/Muscle-Cars/n ; muscle car/muscle cars/f ; muscle car/f ; muscle car/muscle cars/m
monster truck~monster trucks ; n ; Monstertruck/Monstertrucks/m ; monster truck/monster trucks/m ; monster truck/m ; monster truck/monster trucks/m
friction car~friction cars ; n ; Friktionsauto/Friktionsautos/n ; voiture à friction/voitures à friction/f ; macchinina a frizione/macchinine a frizione/f ; coche de fricción/coches de fricción/m
friction powered ; a ; mit Friktionsantrieb ; à friction ; a frizione ; de fricción
pull back car~pull back cars ; n ; Rückziehauto/Rückziehautos/n ; voiture à rétrofriction/voitures à rétrofriction/f ; macchinina a retrocarica/macchinine a retrocarica/f ; coche de retrofricción/coches de retrofricción/m
pull back ; a ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; de retrofricción
pullback ; a ; Rückzieh ; à rétrofriction ; a retrocarica ; de retrofricción
free wheeling ; a ; mit Freilauf ; à roue libre ; a ruota libera ; de rueda libre
stunt car~stunt cars ; n ; Stuntauto/Stuntautos/n ; voiture de cascade/voitures de cascade/f ; auto acrobatica/auto acrobatiche/f ; coche acrobático/coches acrobáticos/m
pedal car~pedal cars ; n ; Tretauto/Tretautos/n ; voiture à pédales/voitures à pédales/f ; auto a pedali/f ; coche de pedales/coches de pedales/m
saloon ; n ; Limousine/Limousinen/f ; berline/berlines/f ; berlina/berline/f ; berlina/berlinas/f
coupe ; n ; Coupé/Coupés/n ; coupé/coupés/m ; coupé/m ; cupé/cupés/m
convertible ; n ; Cabrio/Cabrios/n ; cabriolet/cabriolets/m ; cabriolet/m ; descapotable/descapotables/m
roadster~roadsters ; n ; Roadster/m ; roadster/roadsters/m ; roadster/m ; roadster/roadsters/m
estate car~estate cars ; n ; Kombi/Kombis/m ; break/breaks/m ; station wagon/f ; coche familiar/coches familiares/m
pick up truck~pick up trucks ; n ; Pickup/Pickups/m ; pick-up/m ; pick-up/m ; camioneta pick-up/camionetas pick-up/f
pickup truck~pickup trucks ; n ; Pickup/Pickups/m ; pick-up/m ; pick-up/m ; camioneta pick-up/camionetas pick-up/f
car carrier~car carriers ; n ; Autotransporter/m ; porte-voitures/m ; bisarca/bisarche/f ; portacoches/m
personnel carrier~personnel carriers ; n ; Mannschaftstransportwagen/m ; transport de troupes/transports de troupes/m ; veicolo trasporto truppe/veicoli trasporto truppe/m ; transporte de tropas/transportes de tropas/m
armoured personnel carrier~armoured personnel carriers ; n ; Schützenpanzer/m ; transport de troupes blindé/transports de troupes blindés/m ; veicolo trasporto truppe corazzato/veicoli trasporto truppe corazzati/m ; transporte blindado de tropas/transportes blindados de tropas/m
staff car~staff cars ; n ; Stabswagen/m ; voiture d'état-major/voitures d'état-major/f ; auto da comando/f ; coche de estado mayor/coches de estado mayor/m
pick up ; n ; Pickup/Pickups/m ; pick-up/m ; pick-up/m ; pick-up/m
jeep~jeeps ; n ; Jeep/Jeeps/m ; jeep/jeeps/f ; jeep/f ; jeep/jeeps/m
taxi~taxis ; n ; Taxi/Taxis/n ; taxi/taxis/m ; taxi/m ; taxi/taxis/m
limousine~limousines ; n ; Stretchlimousine/Stretchlimousinen/f ; limousine/limousines/f ; limousine/f ; limusina/limusinas/f
ambulance~ambulances ; n ; Krankenwagen/m ; ambulance/ambulances/f ; ambulanza/ambulanze/f ; ambulancia/ambulancias/f
fire engine~fire engines ; n ; Feuerwehrauto/Feuerwehrautos/n ; camion de pompiers/camions de pompiers/m ; camion dei pompieri/m ; camión de bomberos/camiones de bomberos/m
fire truck~fire trucks ; n ; Feuerwehrauto/Feuerwehrautos/n ; camion de pompiers/camions de pompiers/m ; camion dei pompieri/m ; camión de bomberos/camiones de bomberos/m
van~vans ; n ; Transporter/m ; camionnette/camionnettes/f ; furgone/furgoni/m ; furgoneta/furgonetas/f
delivery van~delivery vans ; n ; Lieferwagen/m ; camionnette de livraison/camionnettes de livraison/f ; furgone per consegne/furgoni per consegne/m ; furgoneta de reparto/furgonetas de reparto/f
ice cream van~ice cream vans ; n ; Eiswagen/m ; camion de glaces/camions de glaces/m ; furgone dei gelati/furgoni dei gelati/m ; furgoneta de helados/furgonetas de helados/f
camper van~camper vans ; n ; Wohnmobil/Wohnmobile/n ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
campervan~campervans ; n ; Wohnmobil/Wohnmobile/n ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
camper~campers ; n ; Camper/m ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
caravan~caravans ; n ; Wohnwagen/m ; caravane/caravanes/f ; roulotte/f ; caravana/caravanas/f
bus~buses ; n ; Bus/Busse/m ; bus/m ; autobus/m ; autobús/autobuses/m
london bus~london buses ; n ; Londoner Bus/Londoner Busse/m ; bus londonien/bus londoniens/m ; autobus di Londra/m ; autobús de Londres/autobuses de Londres/m
double decker bus~double decker buses ; n ; Doppeldeckerbus/Doppeldeckerbusse/m ; bus à impériale/m ; autobus a due piani/m ; autobús de dos pisos/autobuses de dos pisos/m
school bus~school buses ; n ; Schulbus/Schulbusse/m ; bus scolaire/bus scolaires/m ; scuolabus/m ; autobús escolar/autobuses escolares/m
coach~coaches ; n ; Reisebus/Reisebusse/m ; autocar/autocars/m ; pullman/m ; autocar/autocares/m
tram~trams ; n ; Straßenbahn/Straßenbahnen/f ; tramway/tramways/m ; tram/m ; tranvía/tranvías/m
lorry~lorries ; n ; LKW/LKWs/m ; camion/camions/m ; camion/m ; camión/camiones/m
truck~trucks ; n ; LKW/LKWs/m ; camion/camions/m ; camion/m ; camión/camiones/m
articulated lorry~articulated lorries ; n ; Sattelzug/Sattelzüge/m ; semi-remorque/semi-remorques/m ; autoarticolato/autoarticolati/m ; camión articulado/camiones articulados/m
curtainside ; n ; Planenauflieger/m ; remorque à rideaux coulissants/remorques à rideaux coulissants/f ; telonato/telonati/m ; remolque de lona/m
flatbed ; n ; Pritschenwagen/m ; plateau/plateaux/m ; pianale/pianali/m ; plataforma/plataformas/f
low loader~low loaders ; n ; Tieflader/m ; porte-engins/m ; carrellone/carrelloni/m ; góndola/góndolas/f
tow truck~tow trucks ; n ; Abschleppwagen/m ; dépanneuse/dépanneuses/f ; carro attrezzi/carri attrezzi/m ; grúa/grúas/f
recovery truck~recovery trucks ; n ; Abschleppwagen/m ; dépanneuse/dépanneuses/f ; carro attrezzi/carri attrezzi/m ; camión grúa/camiones grúa/m
dump truck~dump trucks ; n ; Muldenkipper/m ; camion-benne/camions-bennes/m ; camion ribaltabile/camion ribaltabili/m ; volquete/volquetes/m
dumper truck~dumper trucks ; n ; Muldenkipper/m ; camion-benne/camions-bennes/m ; dumper/m ; volquete/volquetes/m
dumper~dumpers ; n ; Dumper/m ; dumper/dumpers/m ; dumper/m ; dúmper/dúmperes/m
tipper truck~tipper trucks ; n ; Kipplaster/m ; camion-benne/camions-bennes/m ; camion ribaltabile/camion ribaltabili/m ; camión volquete/camiones volquete/m
tipper~tippers ; n ; Kipper/m ; camion-benne/camions-bennes/m ; camion ribaltabile/camion ribaltabili/m ; camión volquete/camiones volquete/m
garbage truck~garbage trucks ; n ; Müllwagen/m ; camion poubelle/camions poubelles/m ; camion della spazzatura/m ; camión de la basura/camiones de la basura/m
refuse truck~refuse trucks ; n ; Müllwagen/m ; camion poubelle/camions poubelles/m ; camion della spazzatura/m ; camión de la basura/camiones de la basura/m
recycling truck~recycling trucks ; n ; Müllwagen/m ; camion de recyclage/camions de recyclage/m ; camion del riciclaggio/m ; camión de reciclaje/camiones de reciclaje/m
cement mixer~cement mixers ; n ; Betonmischer/m ; bétonnière/bétonnières/f ; betoniera/betoniere/f ; hormigonera/hormigoneras/f
concrete mixer~concrete mixers ; n ; Betonmischer/m ; bétonnière/bétonnières/f ; betoniera/betoniere/f ; hormigonera/hormigoneras/f
container truck~container trucks ; n ; Container-LKW/Container-LKWs/m ; camion porte-conteneurs/camions porte-conteneurs/m ; camion portacontainer/m ; camión portacontenedores/camiones portacontenedores/m
tanker~tankers ; n ; Tankwagen/m ; camion-citerne/camions-citernes/m ; autocisterna/autocisterne/f ; camión cisterna/camiones cisterna/m
tank truck~tank trucks ; n ; Tankwagen/m ; camion-citerne/camions-citernes/m ; autocisterna/autocisterne/f ; camión cisterna/camiones cisterna/m
cargo truck~cargo trucks ; n ; Lastwagen/m ; camion de marchandises/camions de marchandises/m ; camion da carico/m ; camión de carga/camiones de carga/m
car transporter~car transporters ; n ; Autotransporter/m ; camion porte-voitures/camions porte-voitures/m ; bisarca/bisarche/f ; camión portacoches/camiones portacoches/m
transporter~transporters ; n ; Transporter/m ; porte-voitures/porte-voitures/m ; bisarca/bisarche/f ; camión de transporte/camiones de transporte/m
horse box~horse boxes ; n ; Pferdetransporter/m ; van à chevaux/vans à chevaux/m ; van per cavalli/m ; remolque para caballos/remolques para caballos/m
haulage ; n ; Spedition/f ; transport routier/m ; autotrasporto/m ; transporte por carretera/m
transport ; n ; Transport/Transporte/m ; transport/transports/m ; trasporto/trasporti/m ; transporte/transportes/m
trailer~trailers ; n ; Anhänger/m ; remorque/remorques/f ; rimorchio/rimorchi/m ; remolque/remolques/m
horse trailer~horse trailers ; n ; Pferdeanhänger/m ; remorque à chevaux/remorques à chevaux/f ; rimorchio per cavalli/rimorchi per cavalli/m ; remolque para caballos/remolques para caballos/m
tractor~tractors ; n ; Traktor/Traktoren/m ; tracteur/tracteurs/m ; trattore/trattori/m ; tractor/tractores/m
traction engine~traction engines ; n ; Dampftraktor/Dampftraktoren/m ; locomobile/locomobiles/f ; locomobile a vapore/locomobili a vapore/f ; locomóvil/locomóviles/f
steam roller~steam rollers ; n ; Dampfwalze/Dampfwalzen/f ; rouleau compresseur/rouleaux compresseurs/m ; rullo compressore/rulli compressori/m ; apisonadora/apisonadoras/f
combine harvester~combine harvesters ; n ; Mähdrescher/m ; moissonneuse-batteuse/moissonneuses-batteuses/f ; mietitrebbia/mietitrebbie/f ; cosechadora/cosechadoras/f
baler~balers ; n ; Ballenpresse/Ballenpressen/f ; presse à balles/presses à balles/f ; imballatrice/imballatrici/f ; empacadora/empacadoras/f
front loader~front loaders ; n ; Frontlader/m ; chargeur frontal/chargeurs frontaux/m ; caricatore frontale/caricatori frontali/m ; pala frontal/palas frontales/f
frontloader~frontloaders ; n ; Frontlader/m ; chargeur frontal/chargeurs frontaux/m ; caricatore frontale/caricatori frontali/m ; pala frontal/palas frontales/f
front end loader~front end loaders ; n ; Radlader/m ; chargeuse frontale/chargeuses frontales/f ; pala caricatrice/pale caricatrici/f ; pala cargadora/palas cargadoras/f
wheel loader~wheel loaders ; n ; Radlader/m ; chargeuse sur pneus/chargeuses sur pneus/f ; pala gommata/pale gommate/f ; pala cargadora/palas cargadoras/f
loader~loaders ; n ; Lader/m ; chargeuse/chargeuses/f ; caricatore/caricatori/m ; cargadora/cargadoras/f
plough~ploughs ; n ; Pflug/Pflüge/m ; charrue/charrues/f ; aratro/aratri/m ; arado/arados/m
excavator~excavators ; n ; Bagger/m ; pelleteuse/pelleteuses/f ; escavatore/escavatori/m ; excavadora/excavadoras/f
digger~diggers ; n ; Bagger/m ; pelleteuse/pelleteuses/f ; escavatore/escavatori/m ; excavadora/excavadoras/f
backhoe loader~backhoe loaders ; n ; Baggerlader/m ; tractopelle/tractopelles/f ; terna/terne/f ; retroexcavadora/retroexcavadoras/f
bulldozer~bulldozers ; n ; Bulldozer/m ; bulldozer/bulldozers/m ; bulldozer/m ; bulldozer/bulldozers/m
crane~cranes ; n ; Kran/Kräne/m ; grue/grues/f ; gru/f ; grúa/grúas/f
crane truck~crane trucks ; n ; Kranwagen/m ; camion-grue/camions-grues/m ; autogru/f ; camión grúa/camiones grúa/m
mobile crane~mobile cranes ; n ; Mobilkran/Mobilkräne/m ; grue mobile/grues mobiles/f ; gru mobile/gru mobili/f ; grúa móvil/grúas móviles/f
forklift~forklifts ; n ; Gabelstapler/m ; chariot élévateur/chariots élévateurs/m ; muletto/muletti/m ; carretilla elevadora/carretillas elevadoras/f
forklift truck~forklift trucks ; n ; Gabelstapler/m ; chariot élévateur/chariots élévateurs/m ; muletto/muletti/m ; carretilla elevadora/carretillas elevadoras/f
snow plough~snow ploughs ; n ; Schneepflug/Schneepflüge/m ; chasse-neige/m ; spazzaneve/m ; quitanieves/m
motorcycle~motorcycles ; n ; Motorrad/Motorräder/n ; moto/motos/f ; moto/f ; moto/motos/f
motorbike~motorbikes ; n ; Motorrad/Motorräder/n ; moto/motos/f ; moto/f ; moto/motos/f
dirt bike~dirt bikes ; n ; Geländemotorrad/Geländemotorräder/n ; moto tout-terrain/motos tout-terrain/f ; moto da cross/f ; moto de cross/motos de cross/f
chopper~choppers ; n ; Chopper/m ; chopper/choppers/m ; chopper/m ; chopper/choppers/f
quad bike~quad bikes ; n ; Quad/Quads/n ; quad/quads/m ; quad/m ; quad/quads/m
rider~riders ; n ; Fahrer/m ; pilote/pilotes/m ; pilota/piloti/m ; piloto/pilotos/m
driver~drivers ; n ; Fahrer/m ; conducteur/conducteurs/m ; conducente/conducenti/m ; conductor/conductores/m
motor sport ; n ; Motorsport/m ; sport automobile/m ; sport motoristici/m ; deporte del motor/m
rally ; n ; Rallye/Rallyes/f ; rallye/rallyes/m ; rally/m ; rally/rallies/m
race~races ; n ; Rennen/n ; course/courses/f ; gara/gare/f ; carrera/carreras/f
race team~race teams ; n ; Rennteam/Rennteams/n ; équipe de course/équipes de course/f ; squadra corse/f ; equipo de carreras/equipos de carreras/m
racer~racers ; n ; Rennwagen/m ; bolide/bolides/m ; bolide/bolidi/m ; bólido/bólidos/m
parking set~parking sets ; n ; Parkhaus-Set/Parkhaus-Sets/n ; set de parking/sets de parking/m ; set parcheggio/m ; set de aparcamiento/sets de aparcamiento/m
traffic sign~traffic signs ; n ; Verkehrsschild/Verkehrsschilder/n ; panneau de signalisation/panneaux de signalisation/m ; segnale stradale/segnali stradali/m ; señal de tráfico/señales de tráfico/f
road sign~road signs ; n ; Verkehrsschild/Verkehrsschilder/n ; panneau routier/panneaux routiers/m ; segnale stradale/segnali stradali/m ; señal de tráfico/señales de tráfico/f
traffic light~traffic lights ; n ; Ampel/Ampeln/f ; feu tricolore/feux tricolores/m ; semaforo/semafori/m ; semáforo/semáforos/m
street lamp~street lamps ; n ; Straßenlaterne/Straßenlaternen/f ; lampadaire/lampadaires/m ; lampione/lampioni/m ; farola/farolas/f
lamppost~lampposts ; n ; Straßenlaterne/Straßenlaternen/f ; lampadaire/lampadaires/m ; lampione/lampioni/m ; farola/farolas/f
telephone box~telephone boxes ; n ; Telefonzelle/Telefonzellen/f ; cabine téléphonique/cabines téléphoniques/f ; cabina telefonica/cabine telefoniche/f ; cabina telefónica/cabinas telefónicas/f
phone box~phone boxes ; n ; Telefonzelle/Telefonzellen/f ; cabine téléphonique/cabines téléphoniques/f ; cabina telefonica/cabine telefoniche/f ; cabina telefónica/cabinas telefónicas/f
road mat~road mats ; n ; Straßen-Spielteppich/Straßen-Spielteppiche/m ; tapis circuit/m ; tappeto stradale/tappeti stradali/m ; alfombra de carretera/alfombras de carretera/f
car play mat~car play mats ; n ; Auto-Spielteppich/Auto-Spielteppiche/m ; tapis de jeu voitures/m ; tappeto gioco per macchinine/tappeti gioco per macchinine/m ; alfombra de juego para coches/alfombras de juego para coches/f
wheel~wheels ; n ; Rad/Räder/n ; roue/roues/f ; ruota/ruote/f ; rueda/ruedas/f
tyre~tyres ; n ; Reifen/m ; pneu/pneus/m ; pneumatico/pneumatici/m ; neumático/neumáticos/m
tire~tires ; n ; Reifen/m ; pneu/pneus/m ; pneumatico/pneumatici/m ; neumático/neumáticos/m
axle~axles ; n ; Achse/Achsen/f ; essieu/essieux/m ; asse/assi/m ; eje/ejes/m
spare wheel~spare wheels ; n ; Ersatzrad/Ersatzräder/n ; roue de secours/roues de secours/f ; ruota di scorta/ruote di scorta/f ; rueda de repuesto/ruedas de repuesto/f

# aircraft, ships and military
plane~planes ; n ; Flugzeug/Flugzeuge/n ; avion/avions/m ; aereo/aerei/m ; avión/aviones/m
aeroplane~aeroplanes ; n ; Flugzeug/Flugzeuge/n ; avion/avions/m ; aeroplano/aeroplani/m ; avión/aviones/m
airplane~airplanes ; n ; Flugzeug/Flugzeuge/n ; avion/avions/m ; aereo/aerei/m ; avión/aviones/m
aircraft ; n ; Flugzeug/Flugzeuge/n ; avion/avions/m ; aereo/aerei/m ; avión/aviones/m
jet~jets ; n ; Jet/Jets/m ; jet/jets/m ; jet/m ; jet/jets/m
jet fighter~jet fighters ; n ; Düsenjäger/m ; avion de chasse/avions de chasse/m ; caccia a reazione/m ; caza a reacción/cazas a reacción/m
fighter jet~fighter jets ; n ; Kampfjet/Kampfjets/m ; avion de chasse/avions de chasse/m ; caccia/m ; caza/cazas/m
fighter plane~fighter planes ; n ; Kampfflugzeug/Kampfflugzeuge/n ; avion de chasse/avions de chasse/m ; aereo da caccia/aerei da caccia/m ; avión de combate/aviones de combate/m
fighter~fighters ; n ; Kampfflugzeug/Kampfflugzeuge/n ; chasseur/chasseurs/m ; caccia/m ; caza/cazas/m
bomber~bombers ; n ; Bomber/m ; bombardier/bombardiers/m ; bombardiere/bombardieri/m ; bombardero/bombarderos/m
biplane~biplanes ; n ; Doppeldecker/m ; biplan/biplans/m ; biplano/biplani/m ; biplano/biplanos/m
glider~gliders ; n ; Segelflieger/m ; planeur/planeurs/m ; aliante/alianti/m ; planeador/planeadores/m
airliner~airliners ; n ; Verkehrsflugzeug/Verkehrsflugzeuge/n ; avion de ligne/avions de ligne/m ; aereo di linea/aerei di linea/m ; avión de pasajeros/aviones de pasajeros/m
airport~airports ; n ; Flughafen/Flughäfen/m ; aéroport/aéroports/m ; aeroporto/aeroporti/m ; aeropuerto/aeropuertos/m
helicopter~helicopters ; n ; Hubschrauber/m ; hélicoptère/hélicoptères/m ; elicottero/elicotteri/m ; helicóptero/helicópteros/m
police helicopter~police helicopters ; n ; Polizeihubschrauber/m ; hélicoptère de police/hélicoptères de police/m ; elicottero della polizia/elicotteri della polizia/m ; helicóptero de policía/helicópteros de policía/m
hot air balloon~hot air balloons ; n ; Heißluftballon/Heißluftballons/m ; montgolfière/montgolfières/f ; mongolfiera/mongolfiere/f ; globo aerostático/globos aerostáticos/m
rocket~rockets ; n ; Rakete/Raketen/f ; fusée/fusées/f ; razzo/razzi/m ; cohete/cohetes/m
missile~missiles ; n ; Rakete/Raketen/f ; missile/missiles/m ; missile/missili/m ; misil/misiles/m
ship~ships ; n ; Schiff/Schiffe/n ; bateau/bateaux/m ; nave/navi/f ; barco/barcos/m
boat~boats ; n ; Boot/Boote/n ; bateau/bateaux/m ; barca/barche/f ; barco/barcos/m
sailing ship~sailing ships ; n ; Segelschiff/Segelschiffe/n ; voilier/voiliers/m ; veliero/velieri/m ; velero/veleros/m
sailing boat~sailing boats ; n ; Segelboot/Segelboote/n ; voilier/voiliers/m ; barca a vela/barche a vela/f ; velero/veleros/m
speedboat~speedboats ; n ; Schnellboot/Schnellboote/n ; hors-bord/m ; motoscafo/motoscafi/m ; lancha rápida/lanchas rápidas/f
lifeboat~lifeboats ; n ; Rettungsboot/Rettungsboote/n ; canot de sauvetage/canots de sauvetage/m ; scialuppa di salvataggio/scialuppe di salvataggio/f ; bote salvavidas/botes salvavidas/m
starship~starships ; n ; Raumschiff/Raumschiffe/n ; vaisseau spatial/vaisseaux spatiaux/m ; astronave/astronavi/f ; nave estelar/naves estelares/f
starfighter~starfighters ; n ; Sternenjäger/m ; chasseur stellaire/chasseurs stellaires/m ; caccia stellare/caccia stellari/m ; caza estelar/cazas estelares/m
submarine~submarines ; n ; U-Boot/U-Boote/n ; sous-marin/sous-marins/m ; sottomarino/sottomarini/m ; submarino/submarinos/m
battleship~battleships ; n ; Schlachtschiff/Schlachtschiffe/n ; cuirassé/cuirassés/m ; corazzata/corazzate/f ; acorazado/acorazados/m
aircraft carrier~aircraft carriers ; n ; Flugzeugträger/m ; porte-avions/m ; portaerei/f ; portaaviones/m
destroyer~destroyers ; n ; Zerstörer/m ; destroyer/destroyers/m ; cacciatorpediniere/m ; destructor/destructores/m
cruiser~cruisers ; n ; Kreuzer/m ; croiseur/croiseurs/m ; incrociatore/incrociatori/m ; crucero/cruceros/m
gun turret~gun turrets ; n ; Geschützturm/Geschütztürme/m ; tourelle/tourelles/f ; torretta/torrette/f ; torreta/torretas/f
tank~tanks ; n ; Panzer/m ; char/chars/m ; carro armato/carri armati/m ; tanque/tanques/m
medium tank~medium tanks ; n ; mittlerer Panzer/mittlere Panzer/m ; char moyen/chars moyens/m ; carro medio/carri medi/m ; tanque medio/tanques medios/m
heavy tank~heavy tanks ; n ; schwerer Panzer/schwere Panzer/m ; char lourd/chars lourds/m ; carro pesante/carri pesanti/m ; tanque pesado/tanques pesados/m
light tank~light tanks ; n ; leichter Panzer/leichte Panzer/m ; char léger/chars légers/m ; carro leggero/carri leggeri/m ; tanque ligero/tanques ligeros/m
armoured car~armoured cars ; n ; Panzerwagen/m ; voiture blindée/voitures blindées/f ; autoblindo/f ; coche blindado/coches blindados/m
armoured vehicle~armoured vehicles ; n ; Panzerfahrzeug/Panzerfahrzeuge/n ; véhicule blindé/véhicules blindés/m ; veicolo corazzato/veicoli corazzati/m ; vehículo blindado/vehículos blindados/m
armoured ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; corazzato/corazzata/corazzati/corazzate ; blindado/blindada/blindados/blindadas
tank destroyer~tank destroyers ; n ; Jagdpanzer/m ; chasseur de chars/chasseurs de chars/m ; cacciacarri/m ; cazacarros/m
self-propelled gun~self-propelled guns ; n ; Selbstfahrlafette/Selbstfahrlafetten/f ; canon automoteur/canons automoteurs/m ; semovente/semoventi/m ; cañón autopropulsado/cañones autopropulsados/m
howitzer~howitzers ; n ; Haubitze/Haubitzen/f ; obusier/obusiers/m ; obice/obici/m ; obús/obuses/m
half track~half tracks ; n ; Halbkettenfahrzeug/Halbkettenfahrzeuge/n ; semi-chenillé/semi-chenillés/m ; semicingolato/semicingolati/m ; semioruga/semiorugas/m
gun~guns ; n ; Pistole/Pistolen/f ; pistolet/pistolets/m ; pistola/pistole/f ; pistola/pistolas/f
anti-tank gun~anti-tank guns ; n ; Panzerabwehrkanone/Panzerabwehrkanonen/f ; canon antichar/canons antichars/m ; cannone anticarro/cannoni anticarro/m ; cañón antitanque/cañones antitanque/m
anti-aircraft gun~anti-aircraft guns ; n ; Flugabwehrkanone/Flugabwehrkanonen/f ; canon antiaérien/canons antiaériens/m ; cannone antiaereo/cannoni antiaerei/m ; cañón antiaéreo/cañones antiaéreos/m
infantry ; n ; Infanterie/f ; infanterie/f ; fanteria/f ; infantería/f
air force ; n ; Luftwaffe/f ; armée de l'air/f ; aeronautica militare/f ; fuerza aérea/f
world war ii ; n ; Zweiter Weltkrieg/m ; Seconde Guerre mondiale/f ; seconda guerra mondiale/f ; Segunda Guerra Mundial/f
wwii ; n ; Zweiter Weltkrieg/m ; Seconde Guerre mondiale/f ; seconda guerra mondiale/f ; Segunda Guerra Mundial/f
war ; n ; Krieg/Kriege/m ; guerre/guerres/f ; guerra/guerre/f ; guerra/guerras/f
battle~battles ; n ; Schlacht/Schlachten/f ; bataille/batailles/f ; battaglia/battaglie/f ; batalla/batallas/f
combat ; n ; Kampf/m ; combat/m ; combattimento/m ; combate/m
weapon~weapons ; n ; Waffe/Waffen/f ; arme/armes/f ; arma/armi/f ; arma/armas/f

# model and toy railways
train~trains ; n ; Zug/Züge/m ; train/trains/m ; treno/treni/m ; tren/trenes/m
toy train~toy trains ; n ; Spielzeugzug/Spielzeugzüge/m ; train jouet/trains jouets/m ; trenino/trenini/m ; tren de juguete/trenes de juguete/m
train set~train sets ; n ; Zug-Set/Zug-Sets/n ; coffret de train/coffrets de train/m ; set treno/m ; set de tren/sets de tren/m
electric train set~electric train sets ; n ; elektrische Eisenbahn/elektrische Eisenbahnen/f ; train électrique/trains électriques/m ; trenino elettrico/trenini elettrici/m ; tren eléctrico/trenes eléctricos/m
electric train~electric trains ; n ; elektrische Eisenbahn/elektrische Eisenbahnen/f ; train électrique/trains électriques/m ; treno elettrico/treni elettrici/m ; tren eléctrico/trenes eléctricos/m
wooden train~wooden trains ; n ; Holzeisenbahn/Holzeisenbahnen/f ; train en bois/trains en bois/m ; trenino in legno/trenini in legno/m ; tren de madera/trenes de madera/m
wooden train set~wooden train sets ; n ; Holzeisenbahn-Set/Holzeisenbahn-Sets/n ; circuit de train en bois/circuits de train en bois/m ; set trenino in legno/m ; set de tren de madera/sets de tren de madera/m
wooden railway~wooden railways ; n ; Holzeisenbahn/Holzeisenbahnen/f ; circuit de train en bois/circuits de train en bois/m ; ferrovia in legno/ferrovie in legno/f ; tren de madera/trenes de madera/m
railway~railways ; n ; Eisenbahn/Eisenbahnen/f ; chemin de fer/chemins de fer/m ; ferrovia/ferrovie/f ; ferrocarril/ferrocarriles/m
railroad~railroads ; n ; Eisenbahn/Eisenbahnen/f ; chemin de fer/chemins de fer/m ; ferrovia/ferrovie/f ; ferrocarril/ferrocarriles/m
railway set~railway sets ; n ; Eisenbahn-Set/Eisenbahn-Sets/n ; coffret de train/coffrets de train/m ; set ferrovia/m ; set de ferrocarril/sets de ferrocarril/m
model railway~model railways ; n ; Modelleisenbahn/Modelleisenbahnen/f ; modélisme ferroviaire/m ; modellismo ferroviario/m ; modelismo ferroviario/m
model railroad~model railroads ; n ; Modelleisenbahn/Modelleisenbahnen/f ; modélisme ferroviaire/m ; modellismo ferroviario/m ; modelismo ferroviario/m
model train~model trains ; n ; Modellzug/Modellzüge/m ; train miniature/trains miniatures/m ; treno in miniatura/treni in miniatura/m ; tren en miniatura/trenes en miniatura/m
railway scale model~railway scale models ; n ; Eisenbahn-Maßstabsmodell/Eisenbahn-Maßstabsmodelle/n ; modèle réduit ferroviaire/modèles réduits ferroviaires/m ; modello ferroviario in scala/modelli ferroviari in scala/m ; modelo ferroviario a escala/modelos ferroviarios a escala/m
railway model~railway models ; n ; Eisenbahnmodell/Eisenbahnmodelle/n ; modèle ferroviaire/modèles ferroviaires/m ; modello ferroviario/modelli ferroviari/m ; modelo ferroviario/modelos ferroviarios/m
locomotive~locomotives ; n ; Lokomotive/Lokomotiven/f ; locomotive/locomotives/f ; locomotiva/locomotive/f ; locomotora/locomotoras/f
loco~locos ; n ; Lok/Loks/f ; loco/locos/f ; locomotiva/locomotive/f ; locomotora/locomotoras/f
steam locomotive~steam locomotives ; n ; Dampflokomotive/Dampflokomotiven/f ; locomotive à vapeur/locomotives à vapeur/f ; locomotiva a vapore/locomotive a vapore/f ; locomotora de vapor/locomotoras de vapor/f
diesel locomotive~diesel locomotives ; n ; Diesellokomotive/Diesellokomotiven/f ; locomotive diesel/locomotives diesel/f ; locomotiva diesel/locomotive diesel/f ; locomotora diésel/locomotoras diésel/f
electric locomotive~electric locomotives ; n ; Elektrolokomotive/Elektrolokomotiven/f ; locomotive électrique/locomotives électriques/f ; locomotiva elettrica/locomotive elettriche/f ; locomotora eléctrica/locomotoras eléctricas/f
locomotive model~locomotive models ; n ; Lokmodell/Lokmodelle/n ; locomotive miniature/locomotives miniatures/f ; modellino di locomotiva/modellini di locomotive/m ; locomotora en miniatura/locomotoras en miniatura/f
model locomotive~model locomotives ; n ; Modelllokomotive/Modelllokomotiven/f ; locomotive miniature/locomotives miniatures/f ; modellino di locomotiva/modellini di locomotive/m ; locomotora en miniatura/locomotoras en miniatura/f
steam train~steam trains ; n ; Dampfzug/Dampfzüge/m ; train à vapeur/trains à vapeur/m ; treno a vapore/treni a vapore/m ; tren de vapor/trenes de vapor/m
steam engine~steam engines ; n ; Dampflok/Dampfloks/f ; locomotive à vapeur/locomotives à vapeur/f ; locomotiva a vapore/locomotive a vapore/f ; locomotora de vapor/locomotoras de vapor/f
tank engine~tank engines ; n ; Tenderlok/Tenderloks/f ; locomotive-tender/locomotives-tenders/f ; locomotiva tender/locomotive tender/f ; locomotora ténder/locomotoras ténder/f
engine~engines ; n ; Lokomotive/Lokomotiven/f ; locomotive/locomotives/f ; locomotiva/locomotive/f ; locomotora/locomotoras/f
high speed train~high speed trains ; n ; Hochgeschwindigkeitszug/Hochgeschwindigkeitszüge/m ; train à grande vitesse/trains à grande vitesse/m ; treno ad alta velocità/treni ad alta velocità/m ; tren de alta velocidad/trenes de alta velocidad/m
express train~express trains ; n ; Schnellzug/Schnellzüge/m ; train express/trains express/m ; treno espresso/treni espressi/m ; tren expreso/trenes expresos/m
freight train~freight trains ; n ; Güterzug/Güterzüge/m ; train de marchandises/trains de marchandises/m ; treno merci/treni merci/m ; tren de mercancías/trenes de mercancías/m
goods train~goods trains ; n ; Güterzug/Güterzüge/m ; train de marchandises/trains de marchandises/m ; treno merci/treni merci/m ; tren de mercancías/trenes de mercancías/m
passenger train~passenger trains ; n ; Personenzug/Personenzüge/m ; train de voyageurs/trains de voyageurs/m ; treno passeggeri/treni passeggeri/m ; tren de pasajeros/trenes de pasajeros/m
underground train~underground trains ; n ; U-Bahn/U-Bahnen/f ; métro/métros/m ; metropolitana/metropolitane/f ; metro/metros/m
railcar~railcars ; n ; Triebwagen/m ; autorail/autorails/m ; automotrice/automotrici/f ; automotor/automotores/m
wagon~wagons ; n ; Waggon/Waggons/m ; wagon/wagons/m ; vagone/vagoni/m ; vagón/vagones/m
shunting engine~shunting engines ; n ; Rangierlok/Rangierloks/f ; locomotive de manœuvre/locomotives de manœuvre/f ; locomotiva da manovra/locomotive da manovra/f ; locomotora de maniobras/locomotoras de maniobras/f
shunter~shunters ; n ; Rangierlok/Rangierloks/f ; locotracteur/locotracteurs/m ; locomotiva da manovra/locomotive da manovra/f ; locomotora de maniobras/locomotoras de maniobras/f
freight waggon~freight waggons ; n ; Güterwagen/m ; wagon de marchandises/wagons de marchandises/m ; carro merci/carri merci/m ; vagón de mercancías/vagones de mercancías/m
freight wagon~freight wagons ; n ; Güterwagen/m ; wagon de marchandises/wagons de marchandises/m ; carro merci/carri merci/m ; vagón de mercancías/vagones de mercancías/m
freight car~freight cars ; n ; Güterwagen/m ; wagon de marchandises/wagons de marchandises/m ; carro merci/carri merci/m ; vagón de mercancías/vagones de mercancías/m
goods wagon~goods wagons ; n ; Güterwagen/m ; wagon de marchandises/wagons de marchandises/m ; carro merci/carri merci/m ; vagón de mercancías/vagones de mercancías/m
coal wagon~coal wagons ; n ; Kohlewagen/m ; wagon à charbon/wagons à charbon/m ; carro carbone/carri carbone/m ; vagón de carbón/vagones de carbón/m
tank wagon~tank wagons ; n ; Kesselwagen/m ; wagon-citerne/wagons-citernes/m ; carro cisterna/carri cisterna/m ; vagón cisterna/vagones cisterna/m
passenger coach~passenger coaches ; n ; Personenwagen/m ; voiture voyageurs/voitures voyageurs/f ; carrozza passeggeri/carrozze passeggeri/f ; coche de viajeros/coches de viajeros/m
pullman coach~pullman coaches ; n ; Pullmanwagen/m ; voiture Pullman/voitures Pullman/f ; carrozza Pullman/carrozze Pullman/f ; coche Pullman/coches Pullman/m
dining car~dining cars ; n ; Speisewagen/m ; wagon-restaurant/wagons-restaurants/m ; carrozza ristorante/carrozze ristorante/f ; coche restaurante/coches restaurante/m
sleeping car~sleeping cars ; n ; Schlafwagen/m ; wagon-lit/wagons-lits/m ; carrozza letto/carrozze letto/f ; coche cama/coches cama/m
brake van~brake vans ; n ; Bremswagen/m ; fourgon-frein/fourgons-freins/m ; carro freno/carri freno/m ; furgón de freno/furgones de freno/m
rolling stock ; n ; Rollmaterial/n ; matériel roulant/m ; materiale rotabile/m ; material rodante/m
rail vehicle~rail vehicles ; n ; Schienenfahrzeug/Schienenfahrzeuge/n ; véhicule ferroviaire/véhicules ferroviaires/m ; veicolo ferroviario/veicoli ferroviari/m ; vehículo ferroviario/vehículos ferroviarios/m
rail~rails ; n ; Schiene/Schienen/f ; rail/rails/m ; rotaia/rotaie/f ; raíl/raíles/m
track~tracks ; n ; Gleis/Gleise/n ; rail/rails/m ; binario/binari/m ; vía/vías/f
train track~train tracks ; n ; Eisenbahnschiene/Eisenbahnschienen/f ; rail de train/rails de train/m ; binario per treno/binari per treno/m ; vía de tren/vías de tren/f
straight track~straight tracks ; n ; gerades Gleis/gerade Gleise/n ; rail droit/rails droits/m ; binario diritto/binari diritti/m ; vía recta/vías rectas/f
curved track~curved tracks ; n ; gebogenes Gleis/gebogene Gleise/n ; rail courbe/rails courbes/m ; binario curvo/binari curvi/m ; vía curva/vías curvas/f
curve~curves ; n ; Kurve/Kurven/f ; courbe/courbes/f ; curva/curve/f ; curva/curvas/f
track pack~track packs ; n ; Schienen-Set/Schienen-Sets/n ; pack de rails/packs de rails/m ; confezione di binari/confezioni di binari/f ; pack de vías/packs de vías/m
track set~track sets ; n ; Schienen-Set/Schienen-Sets/n ; set de rails/sets de rails/m ; set di binari/m ; set de vías/sets de vías/m
turnout~turnouts ; n ; Weiche/Weichen/f ; aiguillage/aiguillages/m ; scambio/scambi/m ; desvío/desvíos/m
level crossing~level crossings ; n ; Bahnübergang/Bahnübergänge/m ; passage à niveau/passages à niveau/m ; passaggio a livello/passaggi a livello/m ; paso a nivel/pasos a nivel/m
train station~train stations ; n ; Bahnhof/Bahnhöfe/m ; gare/gares/f ; stazione ferroviaria/stazioni ferroviarie/f ; estación de tren/estaciones de tren/f
railway station~railway stations ; n ; Bahnhof/Bahnhöfe/m ; gare/gares/f ; stazione ferroviaria/stazioni ferroviarie/f ; estación de tren/estaciones de tren/f
railway bridge~railway bridges ; n ; Eisenbahnbrücke/Eisenbahnbrücken/f ; pont ferroviaire/ponts ferroviaires/m ; ponte ferroviario/ponti ferroviari/m ; puente ferroviario/puentes ferroviarios/m
engine shed~engine sheds ; n ; Lokschuppen/m ; remise à locomotives/remises à locomotives/f ; deposito locomotive/depositi locomotive/m ; depósito de locomotoras/depósitos de locomotoras/m
signal box~signal boxes ; n ; Stellwerk/Stellwerke/n ; poste d'aiguillage/postes d'aiguillage/m ; cabina di manovra/cabine di manovra/f ; caseta de señales/casetas de señales/f
signal~signals ; n ; Signal/Signale/n ; signal/signaux/m ; segnale/segnali/m ; señal/señales/f
tunnel~tunnels ; n ; Tunnel/Tunnels/m ; tunnel/tunnels/m ; tunnel/m ; túnel/túneles/m
bridge~bridges ; n ; Brücke/Brücken/f ; pont/ponts/m ; ponte/ponti/m ; puente/puentes/m
decoder~decoders ; n ; Decoder/m ; décodeur/décodeurs/m ; decoder/m ; decodificador/decodificadores/m
dcc ready ; a ; DCC-vorbereitet/DCC-vorbereitete ; prêt pour DCC/prête pour DCC/prêts pour DCC/prêtes pour DCC ; predisposto DCC/predisposta DCC/predisposti DCC/predisposte DCC ; preparado para DCC/preparada para DCC/preparados para DCC/preparadas para DCC
dcc fitted ; p ; mit DCC-Decoder ; avec DCC ; con DCC ; con DCC
narrow gauge ; n ; Schmalspur/f ; voie étroite/f ; scartamento ridotto/m ; vía estrecha/f
steam ; n ; Dampf/m ; vapeur/f ; vapore/m ; vapor/m
freight ; n ; Fracht/f ; marchandises/marchandises/f ; merci/merci/f ; mercancías/mercancías/f
railway figure~railway figures ; n ; Eisenbahnfigur/Eisenbahnfiguren/f ; figurine ferroviaire/figurines ferroviaires/f ; figura ferroviaria/figure ferroviarie/f ; figura para modelismo ferroviario/figuras para modelismo ferroviario/f

# slot cars
slot car~slot cars ; n ; Slotcar/Slotcars/n ; voiture de circuit/voitures de circuit/f ; slot car/f ; coche de slot/coches de slot/m
slot car set~slot car sets ; n ; Slotcar-Set/Slotcar-Sets/n ; circuit de voitures/circuits de voitures/m ; set slot car/m ; circuito de slot/circuitos de slot/m
slot racing ; n ; Slotracing/n ; slot racing/m ; slot racing/m ; slot/m
race track~race tracks ; n ; Rennbahn/Rennbahnen/f ; circuit de course/circuits de course/m ; pista da corsa/piste da corsa/f ; pista de carreras/pistas de carreras/f
racetrack~racetracks ; n ; Rennbahn/Rennbahnen/f ; circuit de course/circuits de course/m ; pista da corsa/piste da corsa/f ; pista de carreras/pistas de carreras/f
race set~race sets ; n ; Rennbahn-Set/Rennbahn-Sets/n ; coffret circuit/coffrets circuit/m ; set pista da corsa/m ; set de carreras/sets de carreras/m
racing set~racing sets ; n ; Rennset/Rennsets/n ; coffret de course/coffrets de course/m ; set da corsa/m ; set de carreras/sets de carreras/m
racing track~racing tracks ; n ; Rennstrecke/Rennstrecken/f ; circuit de course/circuits de course/m ; pista da corsa/piste da corsa/f ; pista de carreras/pistas de carreras/f
car track~car tracks ; n ; Autorennbahn/Autorennbahnen/f ; circuit de voitures/circuits de voitures/m ; pista per macchinine/piste per macchinine/f ; pista de coches/pistas de coches/f
lap counter~lap counters ; n ; Rundenzähler/m ; compte-tours/m ; contagiri/m ; cuentavueltas/m
hand controller~hand controllers ; n ; Handregler/m ; poignée de commande/poignées de commande/f ; pulsante/pulsanti/m ; mando/mandos/m
crossing~crossings ; n ; Kreuzung/Kreuzungen/f ; croisement/croisements/m ; incrocio/incroci/m ; cruce/cruces/m
loop~loops ; n ; Looping/Loopings/m ; looping/loopings/m ; giro della morte/giri della morte/m ; looping/loopings/m
launch pad~launch pads ; n ; Startrampe/Startrampen/f ; rampe de lancement/rampes de lancement/f ; rampa di lancio/rampe di lancio/f ; plataforma de lanzamiento/plataformas de lanzamiento/f
launcher~launchers ; n ; Werfer/Werfer/m ; lanceur/lanceurs/m ; lanciatore/lanciatori/m ; lanzador/lanzadores/m
stunt ; n ; Stunt/Stunts/m ; cascade/cascades/f ; acrobazia/acrobazie/f ; acrobacia/acrobacias/f
digital system ; n ; Digitalsystem/Digitalsysteme/n ; système numérique/systèmes numériques/m ; sistema digitale/sistemi digitali/m ; sistema digital/sistemas digitales/m

# radio control
rc car~rc cars ; n ; RC-Auto/RC-Autos/n ; voiture RC/voitures RC/f ; auto RC/f ; coche RC/coches RC/m
rc model~rc models ; n ; RC-Modell/RC-Modelle/n ; modèle RC/modèles RC/m ; modello RC/modelli RC/m ; modelo RC/modelos RC/m
rc helicopter~rc helicopters ; n ; RC-Hubschrauber/m ; hélicoptère RC/hélicoptères RC/m ; elicottero RC/elicotteri RC/m ; helicóptero RC/helicópteros RC/m
rc quadcopter~rc quadcopters ; n ; RC-Quadrocopter/m ; quadricoptère RC/quadricoptères RC/m ; quadricottero RC/quadricotteri RC/m ; cuadricóptero RC/cuadricópteros RC/m
rc quadcopter drone~rc quadcopter drones ; n ; RC-Quadrocopter-Drohne/RC-Quadrocopter-Drohnen/f ; drone quadricoptère RC/drones quadricoptères RC/m ; drone quadricottero RC/droni quadricotteri RC/m ; dron cuadricóptero RC/drones cuadricópteros RC/m
rc drone~rc drones ; n ; RC-Drohne/RC-Drohnen/f ; drone RC/drones RC/m ; drone RC/droni RC/m ; dron RC/drones RC/m
rc plane~rc planes ; n ; RC-Flugzeug/RC-Flugzeuge/n ; avion RC/avions RC/m ; aereo RC/aerei RC/m ; avión RC/aviones RC/m
rc boat~rc boats ; n ; RC-Boot/RC-Boote/n ; bateau RC/bateaux RC/m ; barca RC/barche RC/f ; barco RC/barcos RC/m
rc tank~rc tanks ; n ; RC-Panzer/m ; char RC/chars RC/m ; carro armato RC/carri armati RC/m ; tanque RC/tanques RC/m
rc buggy~rc buggies ; n ; RC-Buggy/RC-Buggys/m ; buggy RC/buggys RC/m ; buggy RC/m ; buggy RC/buggies RC/m
beach buggy~beach buggies ; n ; Strandbuggy/Strandbuggys/m ; buggy de plage/buggys de plage/m ; dune buggy/m ; buggy playero/buggies playeros/m
remote control car~remote control cars ; n ; ferngesteuertes Auto/ferngesteuerte Autos/n ; voiture télécommandée/voitures télécommandées/f ; auto telecomandata/auto telecomandate/f ; coche teledirigido/coches teledirigidos/m
remote control helicopter~remote control helicopters ; n ; ferngesteuerter Hubschrauber/ferngesteuerte Hubschrauber/m ; hélicoptère télécommandé/hélicoptères télécommandés/m ; elicottero telecomandato/elicotteri telecomandati/m ; helicóptero teledirigido/helicópteros teledirigidos/m
remote controlled ; a ; ferngesteuert/ferngesteuerte ; télécommandé/télécommandée/télécommandés/télécommandées ; telecomandato/telecomandata/telecomandati/telecomandate ; teledirigido/teledirigida/teledirigidos/teledirigidas
radio controlled ; a ; ferngesteuert/ferngesteuerte ; radiocommandé/radiocommandée/radiocommandés/radiocommandées ; radiocomandato/radiocomandata/radiocomandati/radiocomandate ; radiocontrol
radio control ; n ; Funkfernsteuerung/Funkfernsteuerungen/f ; radiocommande/radiocommandes/f ; radiocomando/radiocomandi/m ; radiocontrol/m
quadcopter~quadcopters ; n ; Quadrocopter/m ; quadricoptère/quadricoptères/m ; quadricottero/quadricotteri/m ; cuadricóptero/cuadricópteros/m
quadcopter drone~quadcopter drones ; n ; Quadrocopter-Drohne/Quadrocopter-Drohnen/f ; drone quadricoptère/drones quadricoptères/m ; drone quadricottero/droni quadricotteri/m ; dron cuadricóptero/drones cuadricópteros/m
hexacopter~hexacopters ; n ; Hexacopter/m ; hexacoptère/hexacoptères/m ; esacottero/esacotteri/m ; hexacóptero/hexacópteros/m
multicopter~multicopters ; n ; Multicopter/m ; multicoptère/multicoptères/m ; multicottero/multicotteri/m ; multicóptero/multicópteros/m
drone~drones ; n ; Drohne/Drohnen/f ; drone/drones/m ; drone/droni/m ; dron/drones/m
mini drone~mini drones ; n ; Minidrohne/Minidrohnen/f ; mini-drone/mini-drones/m ; mini drone/mini droni/m ; minidron/minidrones/m
ufo ; n ; UFO/UFOs/n ; OVNI/OVNIS/m ; UFO/m ; ovni/ovnis/m
propeller~propellers ; n ; Propeller/m ; hélice/hélices/f ; elica/eliche/f ; hélice/hélices/f
propeller guard~propeller guards ; n ; Propellerschutz/m ; protection d'hélice/protections d'hélice/f ; paraeliche/m ; protector de hélice/protectores de hélice/m
prop guard~prop guards ; n ; Propellerschutz/m ; protection d'hélice/protections d'hélice/f ; paraeliche/m ; protector de hélice/protectores de hélice/m
main blade~main blades ; n ; Hauptrotorblatt/Hauptrotorblätter/n ; pale principale/pales principales/f ; pala principale/pale principali/f ; pala principal/palas principales/f
rotor blade~rotor blades ; n ; Rotorblatt/Rotorblätter/n ; pale de rotor/pales de rotor/f ; pala del rotore/pale del rotore/f ; pala de rotor/palas de rotor/f
main rotor~main rotors ; n ; Hauptrotor/Hauptrotoren/m ; rotor principal/rotors principaux/m ; rotore principale/rotori principali/m ; rotor principal/rotores principales/m
tail rotor~tail rotors ; n ; Heckrotor/Heckrotoren/m ; rotor de queue/rotors de queue/m ; rotore di coda/rotori di coda/m ; rotor de cola/rotores de cola/m
landing gear ; n ; Landegestell/Landegestelle/n ; train d'atterrissage/trains d'atterrissage/m ; carrello di atterraggio/carrelli di atterraggio/m ; tren de aterrizaje/trenes de aterrizaje/m
landing skid~landing skids ; n ; Landekufe/Landekufen/f ; patin d'atterrissage/patins d'atterrissage/m ; pattino di atterraggio/pattini di atterraggio/m ; patín de aterrizaje/patines de aterrizaje/m
transmitter~transmitters ; n ; Sender/m ; émetteur/émetteurs/m ; trasmettitore/trasmettitori/m ; transmisor/transmisores/m
receiver~receivers ; n ; Empfänger/m ; récepteur/récepteurs/m ; ricevitore/ricevitori/m ; receptor/receptores/m
flight controller~flight controllers ; n ; Flugcontroller/m ; contrôleur de vol/contrôleurs de vol/m ; controller di volo/m ; controlador de vuelo/controladores de vuelo/m
speed controller~speed controllers ; n ; Fahrtregler/m ; variateur de vitesse/variateurs de vitesse/m ; regolatore di velocità/regolatori di velocità/m ; variador de velocidad/variadores de velocidad/m
servo~servos ; n ; Servo/Servos/m ; servo/servos/m ; servo/m ; servo/servos/m
gyro~gyros ; n ; Gyroskop/Gyroskope/n ; gyroscope/gyroscopes/m ; giroscopio/giroscopi/m ; giroscopio/giroscopios/m
axis ; n ; Achse/Achsen/f ; axe/axes/m ; asse/assi/m ; eje/ejes/m
brushless motor~brushless motors ; n ; bürstenloser Motor/bürstenlose Motoren/m ; moteur brushless/moteurs brushless/m ; motore brushless/motori brushless/m ; motor brushless/motores brushless/m
brushless ; a ; bürstenlos/bürstenlose ; brushless ; brushless ; sin escobillas
motor gear~motor gears ; n ; Motorzahnrad/Motorzahnräder/n ; pignon moteur/pignons moteur/m ; ingranaggio motore/ingranaggi motore/m ; engranaje de motor/engranajes de motor/m
gear~gears ; n ; Zahnrad/Zahnräder/n ; engrenage/engrenages/m ; ingranaggio/ingranaggi/m ; engranaje/engranajes/m
spur gear~spur gears ; n ; Stirnrad/Stirnräder/n ; couronne/couronnes/f ; corona/corone/f ; corona/coronas/f
pinion gear~pinion gears ; n ; Ritzel/n ; pignon/pignons/m ; pignone/pignoni/m ; piñón/piñones/m
differential~differentials ; n ; Differenzial/Differenziale/n ; différentiel/différentiels/m ; differenziale/differenziali/m ; diferencial/diferenciales/m
shock absorber~shock absorbers ; n ; Stoßdämpfer/m ; amortisseur/amortisseurs/m ; ammortizzatore/ammortizzatori/m ; amortiguador/amortiguadores/m
chassis ; n ; Chassis/n ; châssis/m ; telaio/telai/m ; chasis/m
body shell~body shells ; n ; Karosserie/Karosserien/f ; carrosserie/carrosseries/f ; carrozzeria/carrozzerie/f ; carrocería/carrocerías/f
spare part~spare parts ; n ; Ersatzteil/Ersatzteile/n ; pièce détachée/pièces détachées/f ; pezzo di ricambio/pezzi di ricambio/m ; pieza de repuesto/piezas de repuesto/f
lipo battery~lipo batteries ; n ; LiPo-Akku/LiPo-Akkus/m ; batterie LiPo/batteries LiPo/f ; batteria LiPo/batterie LiPo/f ; batería LiPo/baterías LiPo/f
li-po battery~li-po batteries ; n ; LiPo-Akku/LiPo-Akkus/m ; batterie LiPo/batteries LiPo/f ; batteria LiPo/batterie LiPo/f ; batería LiPo/baterías LiPo/f
battery charger~battery chargers ; n ; Ladegerät/Ladegeräte/n ; chargeur de batterie/chargeurs de batterie/m ; caricabatterie/m ; cargador de batería/cargadores de batería/m
balance charger~balance chargers ; n ; Balance-Ladegerät/Balance-Ladegeräte/n ; chargeur équilibreur/chargeurs équilibreurs/m ; caricabatterie bilanciatore/caricabatterie bilanciatori/m ; cargador balanceador/cargadores balanceadores/m
hd camera~hd cameras ; n ; HD-Kamera/HD-Kameras/f ; caméra HD/caméras HD/f ; videocamera HD/videocamere HD/f ; cámara HD/cámaras HD/f
flight ; n ; Flug/Flüge/m ; vol/vols/m ; volo/voli/m ; vuelo/vuelos/m
hobby~hobbies ; n ; Hobby/Hobbys/n ; loisir/loisirs/m ; hobby/m ; hobby/hobbies/m
model making ; n ; Modellbau/m ; modélisme/m ; modellismo/m ; modelismo/m
modelling ; n ; Modellbau/m ; modélisme/m ; modellismo/m ; modelismo/m
nitro ; n ; Nitro/n ; nitro/m ; nitro/m ; nitro/m
off road ; a ; geländegängig/geländegängige ; tout-terrain ; fuoristrada ; todoterreno
toy solder ; n ; Spielzeugsoldat/Spielzeugsoldaten/m ; petit soldat/petits soldats/m ; soldatino/soldatini/m ; soldadito/soldaditos/m
army solder ; n ; Soldat/Soldaten/m ; soldat/soldats/m ; soldato/soldati/m ; soldado/soldados/m
battle solder ; n ; Soldat/Soldaten/m ; soldat/soldats/m ; soldato/soldati/m ; soldado/soldados/m
anti-aircraft rocket~anti-aircraft rockets ; n ; Flugabwehrrakete/Flugabwehrraketen/f ; missile antiaérien/missiles antiaériens/m ; razzo antiaereo/razzi antiaerei/m ; cohete antiaéreo/cohetes antiaéreos/m
anti aircraft gun~anti aircraft guns ; n ; Flugabwehrgeschütz/Flugabwehrgeschütze/n ; canon antiaérien/canons antiaériens/m ; cannone antiaereo/cannoni antiaerei/m ; cañón antiaéreo/cañones antiaéreos/m
anti-aircraft ; a ; Flugabwehr ; antiaérien/antiaérienne/antiaériens/antiaériennes ; antiaereo/antiaerea/antiaerei/antiaeree ; antiaéreo/antiaérea/antiaéreos/antiaéreas
anti-tank ; a ; Panzerabwehr ; antichar ; anticarro ; anticarro
hub carrier~hub carriers ; n ; Radträger/m ; porte-moyeu/porte-moyeux/m ; portamozzo/portamozzi/m ; portamangueta/portamanguetas/m
front hub carrier~front hub carriers ; n ; vorderer Radträger/vordere Radträger/m ; porte-moyeu avant/porte-moyeux avant/m ; portamozzo anteriore/portamozzi anteriori/m ; portamangueta delantero/portamanguetas delanteros/m
rear hub carrier~rear hub carriers ; n ; hinterer Radträger/hintere Radträger/m ; porte-moyeu arrière/porte-moyeux arrière/m ; portamozzo posteriore/portamozzi posteriori/m ; portamangueta trasero/portamanguetas traseros/m
light rail ; n ; Stadtbahn/Stadtbahnen/f ; tramway/tramways/m ; metropolitana leggera/metropolitane leggere/f ; tren ligero/trenes ligeros/m
light rail vehicle~light rail vehicles ; n ; Stadtbahnwagen/m ; rame de tramway/rames de tramway/f ; tram/m ; tranvía/tranvías/m
skeletal container truck~skeletal container trucks ; n ; Container-Sattelzug/Container-Sattelzüge/m ; camion porte-conteneurs/camions porte-conteneurs/m ; camion portacontainer/m ; camión portacontenedores/camiones portacontenedores/m
skeletal trailer~skeletal trailers ; n ; Containerchassis/n ; remorque porte-conteneurs/remorques porte-conteneurs/f ; rimorchio portacontainer/rimorchi portacontainer/m ; remolque portacontenedores/remolques portacontenedores/m
restaurant coach~restaurant coaches ; n ; Speisewagen/m ; voiture-restaurant/voitures-restaurants/f ; carrozza ristorante/carrozze ristorante/f ; coche restaurante/coches restaurante/m
restaurant car~restaurant cars ; n ; Speisewagen/m ; voiture-restaurant/voitures-restaurants/f ; carrozza ristorante/carrozze ristorante/f ; coche restaurante/coches restaurante/m
buffet car~buffet cars ; n ; Buffetwagen/m ; voiture-bar/voitures-bars/f ; carrozza bar/carrozze bar/f ; coche cafetería/coches cafetería/m
sleeper coach~sleeper coaches ; n ; Schlafwagen/m ; voiture-lits/voitures-lits/f ; carrozza letto/carrozze letto/f ; coche cama/coches cama/m
railway coach~railway coaches ; n ; Personenwagen/m ; voiture voyageurs/voitures voyageurs/f ; carrozza ferroviaria/carrozze ferroviarie/f ; coche de viajeros/coches de viajeros/m
brake coach~brake coaches ; n ; Personenwagen mit Bremsabteil/Personenwagen mit Bremsabteil/m ; voiture-fourgon/voitures-fourgons/f ; carrozza con freno/carrozze con freno/f ; coche furgón/coches furgón/m
composite coach~composite coaches ; n ; gemischtklassiger Personenwagen/gemischtklassige Personenwagen/m ; voiture mixte/voitures mixtes/f ; carrozza mista/carrozze miste/f ; coche mixto/coches mixtos/m
station wagon~station wagons ; n ; Kombi/Kombis/m ; break/breaks/m ; station wagon/f ; familiar/familiares/m
saloon car~saloon cars ; n ; Limousine/Limousinen/f ; berline/berlines/f ; berlina/berline/f ; berlina/berlinas/f
permanent way ; n ; Gleisbau/m ; voie ferrée/f ; armamento ferroviario/m ; vía férrea/f
permanent way set ; n ; Gleisbau-Set/n ; set d'entretien de la voie/m ; set armamento ferroviario/m ; set de mantenimiento de vía/m
box trailer~box trailers ; n ; Kofferanhänger/m ; remorque fourgon/remorques fourgon/f ; rimorchio furgonato/rimorchi furgonati/m ; remolque furgón/remolques furgón/m
cattle trailer~cattle trailers ; n ; Viehanhänger/m ; bétaillère/bétaillères/f ; rimorchio per bestiame/rimorchi per bestiame/m ; remolque para ganado/remolques para ganado/m
livestock trailer~livestock trailers ; n ; Viehanhänger/m ; bétaillère/bétaillères/f ; rimorchio per bestiame/rimorchi per bestiame/m ; remolque para ganado/remolques para ganado/m
sowing combination~sowing combinations ; n ; Säkombination/Säkombinationen/f ; combiné de semis/combinés de semis/m ; seminatrice combinata/seminatrici combinate/f ; sembradora combinada/sembradoras combinadas/f
seed drill~seed drills ; n ; Sämaschine/Sämaschinen/f ; semoir/semoirs/m ; seminatrice/seminatrici/f ; sembradora/sembradoras/f
halftrack~halftracks ; n ; Halbkettenfahrzeug/Halbkettenfahrzeuge/n ; semi-chenillé/semi-chenillés/m ; semicingolato/semicingolati/m ; semioruga/semiorugas/m
half-track~half-tracks ; n ; Halbkettenfahrzeug/Halbkettenfahrzeuge/n ; semi-chenillé/semi-chenillés/m ; semicingolato/semicingolati/m ; semioruga/semiorugas/m
standard helix ; n ; Gleiswendel/f ; rampe hélicoïdale/f ; elicoidale/m ; vía helicoidal/f
track helix ; n ; Gleiswendel/f ; rampe hélicoïdale/f ; elicoidale/m ; vía helicoidal/f
double track~double tracks ; n ; Doppelgleis/Doppelgleise/n ; double voie/doubles voies/f ; doppio binario/doppi binari/m ; vía doble/vías dobles/f
signal head~signal heads ; n ; Signalkopf/Signalköpfe/m ; tête de signal/têtes de signal/f ; testa di segnale/teste di segnale/f ; cabeza de señal/cabezas de señal/f
square head signal ; n ; eckiger Signalkopf/m ; signal à tête carrée/m ; segnale a testa quadrata/m ; señal de cabeza cuadrada/f
rerailer~rerailers ; n ; Aufgleishilfe/Aufgleishilfen/f ; enrailleur/enrailleurs/m ; binario di rimessa/binari di rimessa/m ; encarrilador/encarriladores/m
guide blade~guide blades ; n ; Leitkiel/Leitkiele/m ; guide/guides/m ; guida/guide/f ; guía/guías/f
round guide blade~round guide blades ; n ; runder Leitkiel/runde Leitkiele/m ; guide rond/guides ronds/m ; guida rotonda/guide rotonde/f ; guía redonda/guías redondas/f
braid plate~braid plates ; n ; Schleiferplatte/Schleiferplatten/f ; plaque de tresse/plaques de tresse/f ; piastrina con treccia/piastrine con treccia/f ; placa de trencilla/placas de trencilla/f
pick-up braid~pick-up braids ; n ; Schleifer/m ; tresse/tresses/f ; treccia/trecce/f ; trencilla/trencillas/f
single lane circle ; n ; einspuriger Kreis/m ; circuit circulaire une voie/m ; circuito circolare a una corsia/m ; círculo de un carril/m
single lane ; a ; einspurig/einspurige ; à une voie ; a una corsia ; de un carril
two car set~two car sets ; n ; Zweierset Autos/n ; coffret de deux voitures/coffrets de deux voitures/m ; set di due auto/m ; set de dos coches/sets de dos coches/m
three car set~three car sets ; n ; Dreierset Autos/n ; coffret de trois voitures/coffrets de trois voitures/m ; set di tre auto/m ; set de tres coches/sets de tres coches/m
pull back motor~pull back motors ; n ; Rückziehmotor/Rückziehmotoren/m ; moteur à rétrofriction/moteurs à rétrofriction/m ; motore a retrocarica/motori a retrocarica/m ; motor de retrofricción/motores de retrofricción/m
with pull back motor ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con motor de retrofricción
wind up ; a ; zum Aufziehen ; à remonter ; a carica ; de cuerda
wind up train~wind up trains ; n ; Zug zum Aufziehen/Züge zum Aufziehen/m ; train à remonter/trains à remonter/m ; treno a carica/treni a carica/m ; tren de cuerda/trenes de cuerda/m
tank kit~tank kits ; n ; Panzer-Bausatz/Panzer-Bausätze/m ; maquette de char/maquettes de char/f ; kit carro armato/m ; maqueta de tanque/maquetas de tanque/f
slot car kit~slot car kits ; n ; Slotcar-Bausatz/Slotcar-Bausätze/m ; kit voiture de circuit/kits voiture de circuit/m ; kit slot car/m ; kit de coche de slot/kits de coche de slot/m
german light tank~german light tanks ; n ; deutscher leichter Panzer/deutsche leichte Panzer/m ; char léger allemand/chars légers allemands/m ; carro leggero tedesco/carri leggeri tedeschi/m ; tanque ligero alemán/tanques ligeros alemanes/m
german heavy tank~german heavy tanks ; n ; deutscher schwerer Panzer/deutsche schwere Panzer/m ; char lourd allemand/chars lourds allemands/m ; carro pesante tedesco/carri pesanti tedeschi/m ; tanque pesado alemán/tanques pesados alemanes/m
german medium tank~german medium tanks ; n ; deutscher mittlerer Panzer/deutsche mittlere Panzer/m ; char moyen allemand/chars moyens allemands/m ; carro medio tedesco/carri medi tedeschi/m ; tanque medio alemán/tanques medios alemanes/m
british tank~british tanks ; n ; britischer Panzer/britische Panzer/m ; char britannique/chars britanniques/m ; carro armato britannico/carri armati britannici/m ; tanque británico/tanques británicos/m
vw beetle~vw beetles ; n ; VW Käfer/m ; VW Coccinelle/f ; VW Maggiolino/VW Maggiolini/m ; VW Escarabajo/m
volkswagen beetle~volkswagen beetles ; n ; Volkswagen Käfer/m ; Volkswagen Coccinelle/f ; Volkswagen Maggiolino/m ; Volkswagen Escarabajo/m
double heads lamppost~double heads lampposts ; n ; zweiarmige Straßenlaterne/zweiarmige Straßenlaternen/f ; lampadaire à deux têtes/lampadaires à deux têtes/m ; lampione a due teste/lampioni a due teste/m ; farola de dos brazos/farolas de dos brazos/f
double head lamppost~double head lampposts ; n ; zweiarmige Straßenlaterne/zweiarmige Straßenlaternen/f ; lampadaire à deux têtes/lampadaires à deux têtes/m ; lampione a due teste/lampioni a due teste/m ; farola de dos brazos/farolas de dos brazos/f
lamp post~lamp posts ; n ; Straßenlaterne/Straßenlaternen/f ; lampadaire/lampadaires/m ; lampione/lampioni/m ; farola/farolas/f
earth moon model~earth moon models ; n ; Erde-Mond-Modell/Erde-Mond-Modelle/n ; maquette Terre et Lune/maquettes Terre et Lune/f ; modello Terra e Luna/modelli Terra e Luna/m ; maqueta de la Tierra y la Luna/maquetas de la Tierra y la Luna/f
earth moon model kit ; n ; Erde-Mond-Modellbausatz/m ; maquette Terre et Lune/f ; kit modello Terra e Luna/m ; maqueta de la Tierra y la Luna/f
party van~party vans ; n ; Partybus/Partybusse/m ; van de fête/vans de fête/m ; furgone delle feste/m ; furgoneta de fiesta/furgonetas de fiesta/f
party van vehicle ; n ; Partybus/m ; van de fête/m ; furgone delle feste/m ; furgoneta de fiesta/f
helicopter vehicle ; n ; Hubschrauber/m ; hélicoptère/m ; elicottero/m ; helicóptero/m
track cleaning wagon~track cleaning wagons ; n ; Gleisreinigungswagen/m ; wagon nettoyeur de voie/wagons nettoyeurs de voie/m ; carro pulisci binari/carri pulisci binari/m ; vagón limpiavías/vagones limpiavías/m
rolling road~rolling roads ; n ; Rollenprüfstand/Rollenprüfstände/m ; banc à rouleaux/bancs à rouleaux/m ; banco a rulli/banchi a rulli/m ; banco de rodillos/bancos de rodillos/m
ballast wagon~ballast wagons ; n ; Schotterwagen/m ; wagon à ballast/wagons à ballast/m ; carro per ballast/carri per ballast/m ; vagón de balasto/vagones de balasto/m
guards van~guards vans ; n ; Zugbegleitwagen/m ; fourgon de queue/fourgons de queue/m ; carro di servizio/carri di servizio/m ; furgón de cola/furgones de cola/m
cattle wagon~cattle wagons ; n ; Viehwagen/m ; wagon à bestiaux/wagons à bestiaux/m ; carro bestiame/carri bestiame/m ; vagón de ganado/vagones de ganado/m
mineral wagon~mineral wagons ; n ; Schüttgutwagen/m ; wagon à minerai/wagons à minerai/m ; carro minerali/carri minerali/m ; vagón de mineral/vagones de mineral/m
open wagon~open wagons ; n ; offener Güterwagen/offene Güterwagen/m ; wagon tombereau/wagons tombereaux/m ; carro aperto/carri aperti/m ; vagón abierto/vagones abiertos/m
flat wagon~flat wagons ; n ; Flachwagen/m ; wagon plat/wagons plats/m ; carro pianale/carri pianale/m ; vagón plataforma/vagones plataforma/m
hopper wagon~hopper wagons ; n ; Selbstentladewagen/m ; wagon trémie/wagons trémies/m ; carro tramoggia/carri tramoggia/m ; vagón tolva/vagones tolva/m
breakdown truck~breakdown trucks ; n ; Abschleppwagen/m ; dépanneuse/dépanneuses/f ; carro attrezzi/carri attrezzi/m ; grúa/grúas/f
breakdown train~breakdown trains ; n ; Hilfszug/Hilfszüge/m ; train de secours/trains de secours/m ; treno di soccorso/treni di soccorso/m ; tren de socorro/trenes de socorro/m
breakdown crane~breakdown cranes ; n ; Kranwagen/m ; grue de secours/grues de secours/f ; gru di soccorso/gru di soccorso/f ; grúa de socorro/grúas de socorro/f
recovery vehicle~recovery vehicles ; n ; Bergefahrzeug/Bergefahrzeuge/n ; véhicule de dépannage/véhicules de dépannage/m ; veicolo di recupero/veicoli di recupero/m ; vehículo de rescate/vehículos de rescate/m
armoured recovery vehicle~armoured recovery vehicles ; n ; Bergepanzer/m ; véhicule blindé de dépannage/véhicules blindés de dépannage/m ; carro recupero/carri recupero/m ; vehículo acorazado de recuperación/vehículos acorazados de recuperación/m
gun carriage~gun carriages ; n ; Lafette/Lafetten/f ; affût de canon/affûts de canon/m ; affusto/affusti/m ; cureña/cureñas/f
gun crew~gun crews ; n ; Geschützbedienung/Geschützbedienungen/f ; servants de pièce/servants de pièce/m ; serventi al pezzo/serventi al pezzo/m ; dotación de artillería/dotaciones de artillería/f
tank crew~tank crews ; n ; Panzerbesatzung/Panzerbesatzungen/f ; équipage de char/équipages de char/m ; equipaggio di carro/equipaggi di carro/m ; tripulación de tanque/tripulaciones de tanque/f
tank hunter~tank hunters ; n ; Panzerjäger/m ; chasseur de chars/chasseurs de chars/m ; cacciacarri/cacciacarri/m ; cazacarros/cazacarros/m
self propelled gun~self propelled guns ; n ; Selbstfahrlafette/Selbstfahrlafetten/f ; canon automoteur/canons automoteurs/m ; cannone semovente/cannoni semoventi/m ; cañón autopropulsado/cañones autopropulsados/m
field gun~field guns ; n ; Feldgeschütz/Feldgeschütze/n ; canon de campagne/canons de campagne/m ; cannone da campagna/cannoni da campagna/m ; cañón de campaña/cañones de campaña/m
field kitchen~field kitchens ; n ; Feldküche/Feldküchen/f ; cuisine roulante/cuisines roulantes/f ; cucina da campo/cucine da campo/f ; cocina de campaña/cocinas de campaña/f
machine gun~machine guns ; n ; Maschinengewehr/Maschinengewehre/n ; mitrailleuse/mitrailleuses/f ; mitragliatrice/mitragliatrici/f ; ametralladora/ametralladoras/f
rocket launcher~rocket launchers ; n ; Raketenwerfer/m ; lance-roquettes/lance-roquettes/m ; lanciarazzi/lanciarazzi/m ; lanzacohetes/lanzacohetes/m
missile launcher~missile launchers ; n ; Raketenwerfer/m ; lance-missiles/lance-missiles/m ; lanciamissili/lanciamissili/m ; lanzamisiles/lanzamisiles/m
landing craft ; n ; Landungsboot/Landungsboote/n ; péniche de débarquement/péniches de débarquement/f ; mezzo da sbarco/mezzi da sbarco/m ; lancha de desembarco/lanchas de desembarco/f
torpedo boat~torpedo boats ; n ; Torpedoboot/Torpedoboote/n ; torpilleur/torpilleurs/m ; torpediniera/torpediniere/f ; lancha torpedera/lanchas torpederas/f
dive bomber~dive bombers ; n ; Sturzkampfbomber/m ; bombardier en piqué/bombardiers en piqué/m ; bombardiere in picchiata/bombardieri in picchiata/m ; bombardero en picado/bombarderos en picado/m
night fighter~night fighters ; n ; Nachtjäger/m ; chasseur de nuit/chasseurs de nuit/m ; caccia notturno/caccia notturni/m ; caza nocturno/cazas nocturnos/m
gun barrel~gun barrels ; n ; Geschützrohr/Geschützrohre/n ; tube de canon/tubes de canon/m ; canna di cannone/canne di cannone/f ; tubo de cañón/tubos de cañón/m
metal barrel~metal barrels ; n ; Metallrohr/Metallrohre/n ; canon métal/canons métal/m ; canna in metallo/canne in metallo/f ; cañón de metal/cañones de metal/m
track links ; n ; Einzelkettenglieder/Einzelkettenglieder/n ; maillons de chenille/maillons de chenille/m ; maglie di cingolo/maglie di cingolo/f ; eslabones de oruga/eslabones de oruga/m
tank tracks ; n ; Panzerketten/Panzerketten/f ; chenilles de char/chenilles de char/f ; cingoli/cingoli/m ; orugas de tanque/orugas de tanque/f
detail set~detail sets ; n ; Detailset/Detailsets/n ; set de détails/sets de détails/m ; set dettagli/m ; set de detalles/sets de detalles/m
detail up set~detail up sets ; n ; Detailset/Detailsets/n ; set de détails/sets de détails/m ; set dettagli/m ; set de detalles/sets de detalles/m
photo etch ; n ; Fotoätzteile/Fotoätzteile/n ; photodécoupe/f ; fotoincisioni/fotoincisioni/f ; fotograbado/m
photo etched parts ; n ; Fotoätzteile/Fotoätzteile/n ; pièces photodécoupées/pièces photodécoupées/f ; parti fotoincise/parti fotoincise/f ; piezas de fotograbado/piezas de fotograbado/f
starter set with paints ; n ; Starterset mit Farben/n ; coffret de démarrage avec peintures/m ; starter set con colori/m ; set de inicio con pinturas/m
open top bus~open top buses ; n ; Cabrio-Bus/Cabrio-Busse/m ; bus à impériale ouverte/bus à impériale ouverte/m ; autobus scoperto/autobus scoperti/m ; autobús descapotable/autobuses descapotables/m
dust cart~dust carts ; n ; Müllwagen/m ; camion poubelle/camions poubelles/m ; camion della spazzatura/m ; camión de la basura/camiones de la basura/m
bin lorry~bin lorries ; n ; Müllwagen/m ; camion poubelle/camions poubelles/m ; camion della spazzatura/m ; camión de la basura/camiones de la basura/m
milk float~milk floats ; n ; Milchwagen/m ; camionnette de laitier/camionnettes de laitier/f ; furgone del latte/furgoni del latte/m ; furgoneta de leche/furgonetas de leche/f
road roller~road rollers ; n ; Straßenwalze/Straßenwalzen/f ; rouleau compresseur/rouleaux compresseurs/m ; rullo compressore/rulli compressori/m ; apisonadora/apisonadoras/f
showmans engine~showmans engines ; n ; Schausteller-Dampfmaschine/Schausteller-Dampfmaschinen/f ; locomotive foraine à vapeur/locomotives foraines à vapeur/f ; locomotiva stradale da fiera/locomotive stradali da fiera/f ; locomóvil de feria/locomóviles de feria/m
showman's engine~showman's engines ; n ; Schausteller-Dampfmaschine/Schausteller-Dampfmaschinen/f ; locomotive foraine à vapeur/locomotives foraines à vapeur/f ; locomotiva stradale da fiera/locomotive stradali da fiera/f ; locomóvil de feria/locomóviles de feria/m
back hoe loader~back hoe loaders ; n ; Baggerlader/m ; tractopelle/tractopelles/m ; terna/terne/f ; retroexcavadora/retroexcavadoras/f
round baler~round balers ; n ; Rundballenpresse/Rundballenpressen/f ; presse à balles rondes/presses à balles rondes/f ; rotopressa/rotopresse/f ; rotoempacadora/rotoempacadoras/f
hay bale~hay bales ; n ; Heuballen/m ; botte de foin/bottes de foin/f ; balla di fieno/balle di fieno/f ; bala de heno/balas de heno/f
straw bale~straw bales ; n ; Strohballen/m ; botte de paille/bottes de paille/f ; balla di paglia/balle di paglia/f ; bala de paja/balas de paja/f
goods shed~goods sheds ; n ; Güterschuppen/m ; halle à marchandises/halles à marchandises/f ; magazzino merci/magazzini merci/m ; almacén de mercancías/almacenes de mercancías/m
buffer stop~buffer stops ; n ; Prellbock/Prellböcke/m ; heurtoir/heurtoirs/m ; paraurti/paraurti/m ; topera/toperas/f
fish plate~fish plates ; n ; Schienenverbinder/m ; éclisse/éclisses/f ; giunzione per binari/giunzioni per binari/f ; eclisa/eclisas/f
rail joiner~rail joiners ; n ; Schienenverbinder/m ; éclisse/éclisses/f ; giunzione per binari/giunzioni per binari/f ; eclisa/eclisas/f
point motor~point motors ; n ; Weichenantrieb/Weichenantriebe/m ; moteur d'aiguillage/moteurs d'aiguillage/m ; motore per scambi/motori per scambi/m ; motor de desvío/motores de desvío/m
left hand point~left hand points ; n ; Linksweiche/Linksweichen/f ; aiguillage à gauche/aiguillages à gauche/m ; scambio sinistro/scambi sinistri/m ; desvío a la izquierda/desvíos a la izquierda/m
right hand point~right hand points ; n ; Rechtsweiche/Rechtsweichen/f ; aiguillage à droite/aiguillages à droite/m ; scambio destro/scambi destri/m ; desvío a la derecha/desvíos a la derecha/m
express point~express points ; n ; Schnellfahrweiche/Schnellfahrweichen/f ; aiguillage express/aiguillages express/m ; scambio veloce/scambi veloci/m ; desvío exprés/desvíos exprés/m
double slip~double slips ; n ; Doppelkreuzungsweiche/Doppelkreuzungsweichen/f ; traversée-jonction double/traversées-jonctions doubles/f ; scambio inglese doppio/scambi inglesi doppi/m ; doble travesía de unión/dobles travesías de unión/f
power controller~power controllers ; n ; Fahrregler/m ; transformateur de commande/transformateurs de commande/m ; regolatore di velocità/regolatori di velocità/m ; regulador de velocidad/reguladores de velocidad/m
train controller~train controllers ; n ; Fahrregler/m ; commande de train/commandes de train/f ; regolatore per treni/regolatori per treni/m ; regulador de trenes/reguladores de trenes/m
body clip~body clips ; n ; Karosserieclip/Karosserieclips/m ; clip de carrosserie/clips de carrosserie/m ; clip per carrozzeria/f ; clip de carrocería/clips de carrocería/m
steering knuckle~steering knuckles ; n ; Achsschenkel/m ; fusée de direction/fusées de direction/f ; fusello/fuselli/m ; mangueta de dirección/manguetas de dirección/f
steering block~steering blocks ; n ; Lenkhebel/m ; fusée de direction/fusées de direction/f ; fusello/fuselli/m ; mangueta/manguetas/f
suspension arm~suspension arms ; n ; Querlenker/m ; bras de suspension/bras de suspension/m ; braccetto sospensione/braccetti sospensione/m ; brazo de suspensión/brazos de suspensión/m
drive shaft~drive shafts ; n ; Antriebswelle/Antriebswellen/f ; arbre de transmission/arbres de transmission/m ; albero di trasmissione/alberi di trasmissione/m ; eje de transmisión/ejes de transmisión/m
wheel hex~wheel hexes ; n ; Radmitnehmer/m ; hexagone de roue/hexagones de roue/m ; esagono ruota/esagoni ruota/m ; hexágono de rueda/hexágonos de rueda/m
main rotor blade~main rotor blades ; n ; Hauptrotorblatt/Hauptrotorblätter/n ; pale principale/pales principales/f ; pala rotore principale/pale rotore principale/f ; pala del rotor principal/palas del rotor principal/f
tail boom~tail booms ; n ; Heckausleger/m ; poutre de queue/poutres de queue/f ; trave di coda/travi di coda/f ; larguero de cola/largueros de cola/m
flight battery~flight batteries ; n ; Flugakku/Flugakkus/m ; batterie de vol/batteries de vol/f ; batteria di volo/batterie di volo/f ; batería de vuelo/baterías de vuelo/f
pit stop ; n ; Boxenstopp/Boxenstopps/m ; arrêt au stand/arrêts au stand/m ; pit stop/m ; parada en boxes/f
crash barrier~crash barriers ; n ; Leitplanke/Leitplanken/f ; glissière de sécurité/glissières de sécurité/f ; guardrail/guardrail/m ; guardarraíl/guardarraíles/m
hand throttle~hand throttles ; n ; Handregler/m ; poignée de commande/poignées de commande/f ; pulsante/pulsanti/m ; mando de mano/mandos de mano/m
water crane~water cranes ; n ; Wasserkran/Wasserkräne/m ; grue à eau/grues à eau/f ; gru idraulica/gru idrauliche/f ; grúa de agua/grúas de agua/f
water tower~water towers ; n ; Wasserturm/Wassertürme/m ; château d'eau/châteaux d'eau/m ; torre dell'acqua/torri dell'acqua/f ; torre de agua/torres de agua/f
coaling stage~coaling stages ; n ; Bekohlungsanlage/Bekohlungsanlagen/f ; parc à charbon/parcs à charbon/m ; impianto di carbonamento/impianti di carbonamento/m ; carbonera/carboneras/f
station platform~station platforms ; n ; Bahnsteig/Bahnsteige/m ; quai de gare/quais de gare/m ; banchina di stazione/banchine di stazione/f ; andén de estación/andenes de estación/m
station building~station buildings ; n ; Bahnhofsgebäude/n ; bâtiment de gare/bâtiments de gare/m ; fabbricato viaggiatori/fabbricati viaggiatori/m ; edificio de estación/edificios de estación/m
station master~station masters ; n ; Bahnhofsvorsteher/m ; chef de gare/chefs de gare/m ; capostazione/capistazione/m ; jefe de estación/jefes de estación/m
tunnel portal~tunnel portals ; n ; Tunnelportal/Tunnelportale/n ; portail de tunnel/portails de tunnel/m ; portale di galleria/portali di galleria/m ; boca de túnel/bocas de túnel/f
retaining wall~retaining walls ; n ; Stützmauer/Stützmauern/f ; mur de soutènement/murs de soutènement/m ; muro di sostegno/muri di sostegno/m ; muro de contención/muros de contención/m
dry stone wall~dry stone walls ; n ; Trockenmauer/Trockenmauern/f ; mur en pierres sèches/murs en pierres sèches/m ; muro a secco/muri a secco/m ; muro de piedra seca/muros de piedra seca/m
brick paper ; n ; Mauerpapier/n ; papier briques/m ; carta mattoni/f ; papel de ladrillo/m
low relief ; n ; Halbrelief/n ; demi-relief/m ; bassorilievo/m ; bajorrelieve/m
grass mat~grass mats ; n ; Grasmatte/Grasmatten/f ; tapis d'herbe/m ; tappeto erboso/tappeti erbosi/m ; tapiz de césped/tapices de césped/m
fir tree~fir trees ; n ; Tanne/Tannen/f ; sapin/sapins/m ; abete/abeti/m ; abeto/abetos/m
uncoupling track~uncoupling tracks ; n ; Entkupplungsgleis/Entkupplungsgleise/n ; rail dételeur/rails dételeurs/m ; binario sganciatore/binari sganciatori/m ; vía de desenganche/vías de desenganche/f
power clip~power clips ; n ; Anschlussklemme/Anschlussklemmen/f ; clip d'alimentation/clips d'alimentation/m ; clip di alimentazione/f ; clip de alimentación/clips de alimentación/m
carbon brush~carbon brushes ; n ; Kohlebürste/Kohlebürsten/f ; charbon moteur/charbons moteur/m ; spazzola di carbone/spazzole di carbone/f ; escobilla de carbón/escobillas de carbón/f
traction tyre~traction tyres ; n ; Haftreifen/m ; bandage d'adhérence/bandages d'adhérence/m ; anello di aderenza/anelli di aderenza/m ; aro de adherencia/aros de adherencia/m
chassis plate~chassis plates ; n ; Chassisplatte/Chassisplatten/f ; platine de châssis/platines de châssis/f ; piastra telaio/piastre telaio/f ; placa de chasis/placas de chasis/f
prop saver~prop savers ; n ; Propsaver/m ; prop saver/m ; prop saver/m ; prop saver/m
outboard motor~outboard motors ; n ; Außenbordmotor/Außenbordmotoren/m ; moteur hors-bord/moteurs hors-bord/m ; motore fuoribordo/motori fuoribordo/m ; motor fueraborda/motores fueraborda/m
fishing boat~fishing boats ; n ; Fischerboot/Fischerboote/n ; bateau de pêche/bateaux de pêche/m ; peschereccio/pescherecci/m ; barco de pesca/barcos de pesca/m
life boat~life boats ; n ; Rettungsboot/Rettungsboote/n ; canot de sauvetage/canots de sauvetage/m ; scialuppa di salvataggio/scialuppe di salvataggio/f ; bote salvavidas/botes salvavidas/m
tug boat~tug boats ; n ; Schlepper/m ; remorqueur/remorqueurs/m ; rimorchiatore/rimorchiatori/m ; remolcador/remolcadores/m
rescue boat~rescue boats ; n ; Rettungsboot/Rettungsboote/n ; bateau de sauvetage/bateaux de sauvetage/m ; motoscafo di salvataggio/motoscafi di salvataggio/m ; barco de rescate/barcos de rescate/m
flat bed truck~flat bed trucks ; n ; Pritschenwagen/m ; camion plateau/camions plateau/m ; camion a pianale/m ; camión de plataforma/camiones de plataforma/m
bulk tipper~bulk tippers ; n ; Muldenkipper/m ; benne basculante/bennes basculantes/f ; ribaltabile/ribaltabili/m ; volquete/volquetes/m
log trailer~log trailers ; n ; Holztransportanhänger/m ; remorque forestière/remorques forestières/f ; rimorchio per tronchi/rimorchi per tronchi/m ; remolque para troncos/remolques para troncos/m
forage harvester~forage harvesters ; n ; Feldhäcksler/m ; ensileuse/ensileuses/f ; trinciacaricatrice/trinciacaricatrici/f ; picadora de forraje/picadoras de forraje/f
slurry tanker~slurry tankers ; n ; Güllefass/Güllefässer/n ; tonne à lisier/tonnes à lisier/f ; carrobotte/carribotte/m ; cisterna de purines/cisternas de purines/f
muck spreader~muck spreaders ; n ; Miststreuer/m ; épandeur à fumier/épandeurs à fumier/m ; spandiletame/spandiletame/m ; esparcidor de estiércol/esparcidores de estiércol/m
disc harrow~disc harrows ; n ; Scheibenegge/Scheibeneggen/f ; déchaumeur à disques/déchaumeurs à disques/m ; erpice a dischi/erpici a dischi/m ; grada de discos/gradas de discos/f
crew cab~crew cabs ; n ; Doppelkabine/Doppelkabinen/f ; double cabine/doubles cabines/f ; doppia cabina/doppie cabine/f ; doble cabina/dobles cabinas/f
safety car~safety cars ; n ; Safety-Car/Safety-Cars/n ; voiture de sécurité/voitures de sécurité/f ; safety car/f ; coche de seguridad/coches de seguridad/m
pace car~pace cars ; n ; Pace-Car/Pace-Cars/n ; pace car/m ; pace car/f ; pace car/m
drag racer~drag racers ; n ; Dragster/m ; dragster/dragsters/m ; dragster/m ; dragster/dragsters/m
works car~works cars ; n ; Werkswagen/m ; voiture d'usine/voitures d'usine/f ; auto ufficiale/auto ufficiali/f ; coche oficial/coches oficiales/m
`;
