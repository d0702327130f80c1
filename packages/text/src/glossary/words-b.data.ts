/** Words and phrases of titles that the trade-specific files lack, part 2 of 3, in alphabetical order. */
export const WORDS_B_GLOSSARY = `
fiddle kit~fiddle kits ; n ; Fidget-Set/Fidget-Sets/n ; kit anti-stress/kits anti-stress/m ; kit antistress/kit antistress/m ; kit antiestrés/kits antiestrés/m
fiddle toy~fiddle toys ; n ; Fidget-Spielzeug/Fidget-Spielzeuge/n ; jouet anti-stress/jouets anti-stress/m ; gioco antistress/giochi antistress/m ; juguete antiestrés/juguetes antiestrés/m
field size~field sizes ; n ; Feldgröße/Feldgrößen/f ; taille des cases/tailles des cases/f ; dimensione delle caselle/dimensioni delle caselle/f ; tamaño de casilla/tamaños de casilla/m
fifth doctor ; p ; Fünfter Doktor ; cinquième Docteur ; quinto Dottore ; quinto Doctor
fighting ; a ; kämpfend/kämpfende ; au combat ; in combattimento ; luchando
figures bathing ; p ; Badende ; baigneurs ; bagnanti ; bañistas
filling aid~filling aids ; n ; Füllhilfe/Füllhilfen/f ; aide au remplissage/aides au remplissage/f ; riempitore/riempitori/m ; ayuda de llenado/ayudas de llenado/f
fine tip ; p ; mit feiner Spitze ; à pointe fine ; a punta fine ; de punta fina
fineline pen~fineline pens ; n ; Fineliner/Fineliner/m ; feutre fin/feutres fins/m ; pennarello a punta fine/pennarelli a punta fine/m ; rotulador de punta fina/rotuladores de punta fina/m
fingerguard~fingerguards ; n ; Fingerschutz/Fingerschutze/m ; protège-doigt/protège-doigts/m ; salvadita/salvadita/m ; protector de dedos/protectores de dedos/m
fire and rescue ; n ; Feuerwehr und Rettung/Feuerwehr und Rettung/f ; pompiers et secours/pompiers et secours/m ; vigili del fuoco e soccorso/vigili del fuoco e soccorso/m ; bomberos y rescate/bomberos y rescate/m
fire brigade~fire brigades ; n ; Feuerwehr/Feuerwehren/f ; sapeurs-pompiers/sapeurs-pompiers/m ; vigili del fuoco/vigili del fuoco/m ; cuerpo de bomberos/cuerpos de bomberos/m
fire control ; n ; Feuerleitung/Feuerleitungen/f ; conduite de tir/conduites de tir/f ; controllo del tiro/controlli del tiro/m ; control de tiro/controles de tiro/m
fire flyer~fire flyers ; n ; Feuerflieger/Feuerflieger/m ; avion de pompiers/avions de pompiers/m ; aereo antincendio/aerei antincendio/m ; avión de bomberos/aviones de bomberos/m
fire horseman~fire horsemen ; n ; Feuerreiter/Feuerreiter/m ; cavalier de feu/cavaliers de feu/m ; cavaliere del fuoco/cavalieri del fuoco/m ; jinete de fuego/jinetes de fuego/m
fire screen~fire screens ; n ; Kaminschirm/Kaminschirme/m ; pare-feu/pare-feu/m ; parascintille/parascintille/m ; pantalla de chimenea/pantallas de chimenea/f
fireplace~fireplaces ; n ; Kamin/Kamine/m ; cheminée/cheminées/f ; camino/camini/m ; chimenea/chimeneas/f
fireworks ; n ; Feuerwerk/Feuerwerke/n ; feu d'artifice/feux d'artifice/m ; fuochi d'artificio/fuochi d'artificio/m ; fuegos artificiales/fuegos artificiales/m
first name~first names ; n ; Vorname/Vornamen/m ; prénom/prénoms/m ; nome/nomi/m ; nombre/nombres/m
five a day ; p ; 5 am Tag ; 5 par jour ; 5 al giorno ; 5 al día
five-pointed star~five-pointed stars ; n ; fünfzackiger Stern/fünfzackige Sterne/m ; étoile à cinq branches/étoiles à cinq branches/f ; stella a cinque punte/stelle a cinque punte/f ; estrella de cinco puntas/estrellas de cinco puntas/f
flag pick~flag picks ; n ; Flaggenpicker/Flaggenpicker/m ; pique drapeau/piques drapeau/m ; stecchino con bandierina/stecchini con bandierina/m ; palillo con bandera/palillos con bandera/m
flail~flails ; n ; Kriegsflegel/Kriegsflegel/m ; fléau d'armes/fléaux d'armes/m ; mazzafrusto/mazzafrusti/m ; mangual/manguales/m
flapper~flappers ; n ; Flapper/Flapper/m ; charleston/charleston/f ; charleston/charleston/f ; charlestón/charlestón/f
flash tattoo~flash tattoos ; n ; Flash-Tattoo/Flash-Tattoos/n ; tatouage éphémère métallisé/tatouages éphémères métallisés/m ; flash tattoo/flash tattoo/m ; tatuaje flash/tatuajes flash/m
flatbed lorry~flatbed lorries ; n ; Pritschen-Lkw/Pritschen-Lkws/m ; camion plateau/camions plateau/m ; autocarro a pianale/autocarri a pianale/m ; camión de plataforma/camiones de plataforma/m
flatbed truck~flatbed trucks ; n ; Pritschenwagen/Pritschenwagen/m ; camion plateau/camions plateau/m ; autocarro a pianale/autocarri a pianale/m ; camión de plataforma/camiones de plataforma/m
flea market~flea markets ; n ; Flohmarkt/Flohmärkte/m ; marché aux puces/marchés aux puces/m ; mercatino delle pulci/mercatini delle pulci/m ; mercadillo/mercadillos/m
flesh tone ; a ; hautfarben/hautfarbene ; couleur chair ; color carne ; color carne
fleur de lis ; n ; Lilie/Lilien/f ; fleur de lys/fleurs de lys/f ; giglio/gigli/m ; flor de lis/flores de lis/f
fleur-de-lis ; n ; Lilie/Lilien/f ; fleur de lys/fleurs de lys/f ; giglio/gigli/m ; flor de lis/flores de lis/f
flexi ; a ; flexibel/flexible ; flexible/flexible/flexibles/flexibles ; flessibile/flessibile/flessibili/flessibili ; flexible/flexible/flexibles/flexibles
flight control board~flight control boards ; n ; Flugsteuerungsplatine/Flugsteuerungsplatinen/f ; carte contrôleur de vol/cartes contrôleurs de vol/f ; scheda di controllo del volo/schede di controllo del volo/f ; placa controladora de vuelo/placas controladoras de vuelo/f
flip box~flip boxes ; n ; Klappbox/Klappboxen/f ; boîte à rabat/boîtes à rabat/f ; box con chiusura a ribalta/box con chiusura a ribalta/m ; caja abatible/cajas abatibles/f
float recliner~float recliners ; n ; Schwimmliege/Schwimmliegen/f ; fauteuil flottant/fauteuils flottants/m ; poltrona galleggiante/poltrone galleggianti/f ; tumbona flotante/tumbonas flotantes/f
floor darts ; p ; Bodendarts ; fléchettes au sol ; freccette da pavimento ; dardos de suelo
floor standing easel~floor standing easels ; n ; Standstaffelei/Standstaffeleien/f ; chevalet sur pied/chevalets sur pied/m ; cavalletto da terra/cavalletti da terra/m ; caballete de pie/caballetes de pie/m
floppy ; a ; schlaff/schlaffe ; tout mou/toute molle/tout mous/toutes molles ; morbido/morbida/morbidi/morbide ; blandito/blandita/blanditos/blanditas
flower bed~flower beds ; n ; Blumenbeet/Blumenbeete/n ; parterre de fleurs/parterres de fleurs/m ; aiuola/aiuole/f ; parterre de flores/parterres de flores/m
flowering cactus~flowering cacti ; n ; blühender Kaktus/blühende Kakteen/m ; cactus en fleurs/cactus en fleurs/m ; cactus fiorito/cactus fioriti/m ; cactus con flores/cactus con flores/m
flyer~flyers ; n ; Flieger/Flieger/m ; engin volant/engins volants/m ; velivolo/velivoli/m ; juguete volador/juguetes voladores/m
flywheel~flywheels ; n ; Schwungrad/Schwungräder/n ; volant moteur/volants moteur/m ; volano/volani/m ; volante de inercia/volantes de inercia/m
foam tray~foam trays ; n ; Schaumstoffeinlage/Schaumstoffeinlagen/f ; plateau en mousse/plateaux en mousse/m ; vassoio in spugna/vassoi in spugna/m ; bandeja de espuma/bandejas de espuma/f
focal bead~focal beads ; n ; Blickfangperle/Blickfangperlen/f ; perle focale/perles focales/f ; perla centrale/perle centrali/f ; cuenta focal/cuentas focales/f
fodder mixing wagon~fodder mixing wagons ; n ; Futtermischwagen/Futtermischwagen/m ; mélangeuse à fourrage/mélangeuses à fourrage/f ; carro miscelatore/carri miscelatori/m ; carro mezclador de forraje/carros mezcladores de forraje/m
foil heart balloon weight~foil heart balloon weights ; n ; Folien-Ballongewicht Herz/Folien-Ballongewichte Herz/n ; poids pour ballon cœur métallisé/poids pour ballons cœur métallisé/m ; pesetto per palloncini a cuore/pesetti per palloncini a cuore/m ; peso para globos corazón metalizado/pesos para globos corazón metalizado/m
foil windmill~foil windmills ; n ; Folienwindrad/Folienwindräder/n ; moulinet en aluminium/moulinets en aluminium/m ; girandola metallizzata/girandole metallizzate/f ; molinillo metalizado/molinillos metalizados/m
folding crimp~folding crimps ; n ; Klemmendkappe/Klemmendkappen/f ; embout à écraser/embouts à écraser/m ; terminale a schiacciare/terminali a schiacciare/m ; terminal plegable/terminales plegables/m
foot finder~foot finders ; n ; Fußrassel/Fußrasseln/f ; hochet de pied/hochets de pied/m ; sonaglio da piede/sonagli da piede/m ; sonajero de pie/sonajeros de pie/m
footless ; a ; fußlos/fußlose ; sans pied ; senza piede ; sin pie
footless tights ; p ; Leggings ohne Fuß ; collant sans pied ; collant senza piede ; medias sin pie
for anyone turning forty ; p ; zum 40. Geburtstag ; pour fêter ses quarante ans ; per chi compie quarant'anni ; para quien cumple cuarenta
for storing ; p ; zur Aufbewahrung von ; pour ranger ; per conservare ; para guardar
forestry ; a ; forstlich/forstliche ; forestier/forestière/forestiers/forestières ; forestale/forestale/forestali/forestali ; forestal/forestal/forestales/forestales
forestry tractor~forestry tractors ; n ; Forsttraktor/Forsttraktoren/m ; tracteur forestier/tracteurs forestiers/m ; trattore forestale/trattori forestali/m ; tractor forestal/tractores forestales/m
four pocket pages ; p ; 4-Fach-Hüllenseiten ; feuilles à 4 pochettes ; pagine a 4 tasche ; hojas de 4 bolsillos
fox cub~fox cubs ; n ; Fuchswelpe/Fuchswelpen/m ; renardeau/renardeaux/m ; cucciolo di volpe/cuccioli di volpe/m ; cachorro de zorro/cachorros de zorro/m
free post ; p ; versandkostenfrei ; livraison gratuite ; spedizione gratuita ; envío gratis
free shipping ; p ; versandkostenfrei ; livraison gratuite ; spedizione gratuita ; envío gratis
freight depot~freight depots ; n ; Güterbahnhof/Güterbahnhöfe/m ; gare de marchandises/gares de marchandises/f ; scalo merci/scali merci/m ; estación de mercancías/estaciones de mercancías/f
freighter~freighters ; n ; Frachter/Frachter/m ; cargo/cargos/m ; nave da carico/navi da carico/f ; carguero/cargueros/m
friction crane~friction cranes ; n ; Friktionskran/Friktionskräne/m ; grue à friction/grues à friction/f ; gru a frizione/gru a frizione/f ; grúa de fricción/grúas de fricción/f
friction-bearing truck~friction-bearing trucks ; n ; Gleitlager-Drehgestell/Gleitlager-Drehgestelle/n ; bogie à paliers lisses/bogies à paliers lisses/m ; carrello a cuscinetti lisci/carrelli a cuscinetti lisci/m ; bogie con cojinetes de fricción/bogies con cojinetes de fricción/m
fridge trailer~fridge trailers ; n ; Kühlauflieger/Kühlauflieger/m ; remorque frigorifique/remorques frigorifiques/f ; rimorchio frigorifero/rimorchi frigoriferi/m ; remolque frigorífico/remolques frigoríficos/m
frill shirt~frill shirts ; n ; Rüschenhemd/Rüschenhemden/n ; chemise à jabot/chemises à jabot/f ; camicia con volant/camicie con volant/f ; camisa con volantes/camisas con volantes/f
frill~frills ; n ; Rüsche/Rüschen/f ; volant/volants/m ; volant/volant/m ; volante/volantes/m
fringe dress~fringe dresses ; n ; Fransenkleid/Fransenkleider/n ; robe à franges/robes à franges/f ; abito con frange/abiti con frange/m ; vestido de flecos/vestidos de flecos/m
fringe~fringes ; n ; Fransen/Fransen/f ; frange/franges/f ; frangia/frange/f ; fleco/flecos/m
front furrow press~front furrow presses ; n ; Frontpacker/Frontpacker/m ; packer frontal/packers frontaux/m ; packer frontale/packer frontali/m ; compactador frontal/compactadores frontales/m
frosted ; a ; mattiert/mattierte ; dépoli/dépolie/dépolis/dépolies ; satinato/satinata/satinati/satinate ; esmerilado/esmerilada/esmerilados/esmeriladas
fruit and veg ; p ; Obst und Gemüse ; fruits et légumes ; frutta e verdura ; frutas y verduras
fuel cell~fuel cells ; n ; Brennstoffzelle/Brennstoffzellen/f ; pile à combustible/piles à combustible/f ; cella a combustibile/celle a combustibile/f ; pila de combustible/pilas de combustible/f
full body puppet~full body puppets ; n ; Ganzkörper-Handpuppe/Ganzkörper-Handpuppen/f ; marionnette corps entier/marionnettes corps entier/f ; burattino a corpo intero/burattini a corpo intero/m ; marioneta de cuerpo entero/marionetas de cuerpo entero/f
full overhead mask~full overhead masks ; n ; Vollkopfmaske/Vollkopfmasken/f ; masque intégral/masques intégraux/m ; maschera integrale/maschere integrali/f ; máscara de cabeza completa/máscaras de cabeza completa/f
fully loaded ; a ; voll beladen/voll beladene ; tout garni/toute garnie/tout garnis/toutes garnies ; completamente attrezzato/completamente attrezzata/completamente attrezzati/completamente attrezzate ; totalmente surtido/totalmente surtida/totalmente surtidos/totalmente surtidas
fully microwavable ; a ; mikrowellengeeignet/mikrowellengeeignete ; entièrement chauffable au micro-ondes ; interamente riscaldabile al microonde ; totalmente apto para microondas
fun in the snow ; p ; Spaß im Schnee ; plaisirs de la neige ; divertimento sulla neve ; diversión en la nieve
fun run~fun runs ; n ; Spaßlauf/Spaßläufe/m ; course déguisée/courses déguisées/f ; corsa amatoriale/corse amatoriali/f ; carrera divertida/carreras divertidas/f
funky ; a ; funkig/funkige ; funky ; funky ; funky
fur trim~fur trims ; n ; Pelzbesatz/Pelzbesätze/m ; bordure en fourrure/bordures en fourrure/f ; bordo in pelliccia/bordi in pelliccia/m ; ribete de pelo/ribetes de pelo/m
furrow press~furrow presses ; n ; Furchenpacker/Furchenpacker/m ; rouleau packer/rouleaux packer/m ; packer per solchi/packer per solchi/m ; rodillo compactador/rodillos compactadores/m
fuschia ; c ; fuchsia ; fuchsia ; fucsia ; fucsia
gambling game~gambling games ; n ; Glücksspiel/Glücksspiele/n ; jeu de hasard/jeux de hasard/m ; gioco d'azzardo/giochi d'azzardo/m ; juego de apuestas/juegos de apuestas/m
game of chance~games of chance ; n ; Glücksspiel/Glücksspiele/n ; jeu de hasard/jeux de hasard/m ; gioco d'azzardo/giochi d'azzardo/m ; juego de azar/juegos de azar/m
gangster hat~gangster hats ; n ; Gangsterhut/Gangsterhüte/m ; chapeau de gangster/chapeaux de gangster/m ; cappello da gangster/cappelli da gangster/m ; sombrero de gánster/sombreros de gánster/m
gang~gangs ; n ; Bande/Banden/f ; bande/bandes/f ; banda/bande/f ; pandilla/pandillas/f
gantry~gantries ; n ; Brücke/Brücken/f ; portique/portiques/m ; portale/portali/m ; pórtico/pórticos/m
garden scale ; a ; im Gartenbahnmaßstab ; à l'échelle jardin ; in scala giardino ; a escala de jardín
garlic ; n ; Knoblauch/Knoblauche/m ; ail/ails/m ; aglio/agli/m ; ajo/ajos/m
gas cylinder~gas cylinders ; n ; Gasflasche/Gasflaschen/f ; bouteille de gaz/bouteilles de gaz/f ; bombola di gas/bombole di gas/f ; bombona de gas/bombonas de gas/f
gator~gators ; n ; Alligator/Alligatoren/m ; alligator/alligators/m ; alligatore/alligatori/m ; caimán/caimanes/m
gauntlet~gauntlets ; n ; Panzerhandschuh/Panzerhandschuhe/m ; gantelet/gantelets/m ; guanto corazzato/guanti corazzati/m ; guantelete/guanteletes/m
gauss cannon~gauss cannons ; n ; Gausskanone/Gausskanonen/f ; canon Gauss/canons Gauss/m ; cannone Gauss/cannoni Gauss/m ; cañón Gauss/cañones Gauss/m
gear board~gear boards ; n ; Zahnradbrett/Zahnradbretter/n ; plateau d'engrenages/plateaux d'engrenages/m ; tavola con ingranaggi/tavole con ingranaggi/f ; tablero de engranajes/tableros de engranajes/m
gecko~geckos ; n ; Gecko/Geckos/m ; gecko/geckos/m ; geco/gechi/m ; gecko/geckos/m
geek~geeks ; n ; Nerd/Nerds/m ; geek/geeks/m ; nerd/nerd/m ; friki/frikis/m
gel cling window sticker~gel cling window stickers ; n ; Gel-Fenstersticker/Gel-Fenstersticker/m ; sticker de fenêtre en gel/stickers de fenêtre en gel/m ; vetrofania in gel/vetrofanie in gel/f ; adhesivo de gel para ventana/adhesivos de gel para ventana/m
gel cling~gel clings ; n ; Gel-Fensterbild/Gel-Fensterbilder/n ; sticker gel/stickers gel/m ; vetrofania in gel/vetrofanie in gel/f ; adhesivo de gel/adhesivos de gel/m
gem stone~gem stones ; n ; Edelstein/Edelsteine/m ; pierre précieuse/pierres précieuses/f ; gemma/gemme/f ; piedra preciosa/piedras preciosas/f
gingerbread ; n ; Lebkuchen/Lebkuchen/m ; pain d'épices/pains d'épices/m ; pan di zenzero/pan di zenzero/m ; pan de jengibre/panes de jengibre/m
girder~girders ; n ; Stahlträger/Stahlträger/m ; poutrelle/poutrelles/f ; trave/travi/f ; viga/vigas/f
glitter detail~glitter details ; n ; Glitzerdetail/Glitzerdetails/n ; détail pailleté/détails pailletés/m ; dettaglio glitterato/dettagli glitterati/m ; detalle con purpurina/detalles con purpurina/m
glittered ; a ; glitzernd/glitzernde ; pailleté/pailletée/pailletés/pailletées ; glitterato/glitterata/glitterati/glitterate ; con purpurina
glitz ; n ; Glitzer/Glitzer/m ; paillettes/paillettes/f ; scintillio/scintillii/m ; brillo/brillos/m
glow starter~glow starters ; n ; Glühkerzenstecker/Glühkerzenstecker/m ; chauffe-bougie/chauffe-bougies/m ; scaldacandela/scaldacandele/m ; encendedor de bujía/encendedores de bujía/m
gold chase card~gold chase cards ; n ; goldene Chase-Karte/goldene Chase-Karten/f ; carte chase dorée/cartes chase dorées/f ; chase card dorata/chase card dorate/f ; carta chase dorada/cartas chase doradas/f
gold tone ; a ; goldfarben/goldfarbene ; doré/dorée/dorés/dorées ; color oro ; en tono dorado
golden hand ; p ; goldene Hand ; main d'or ; mano d'oro ; mano dorada
goldilocks & the 3 bears ; p ; Goldlöckchen und die 3 Bären ; Boucle d'or et les 3 ours ; Riccioli d'oro e i 3 orsi ; Ricitos de Oro y los 3 osos
goldilocks ; n ; Goldlöckchen/Goldlöckchen/n ; Boucle d'or/Boucle d'or/f ; Riccioli d'oro/Riccioli d'oro/f ; Ricitos de Oro/Ricitos de Oro/f
goody bag filler~goody bag fillers ; n ; Mitgebsel/Mitgebsel/n ; petit cadeau de fête/petits cadeaux de fête/m ; regalino per festa/regalini per festa/m ; relleno para bolsa de regalo/rellenos para bolsas de regalo/m
goody loot party bag filler~goody loot party bag fillers ; n ; Mitgebsel/Mitgebsel/n ; petit cadeau de fête/petits cadeaux de fête/m ; regalino per festa/regalini per festa/m ; relleno para bolsa de regalo/rellenos para bolsas de regalo/m
gram~grams ; n ; Gramm/Gramm/n ; gramme/grammes/m ; grammo/grammi/m ; gramo/gramos/m
graphite pencil~graphite pencils ; n ; Bleistift/Bleistifte/m ; crayon graphite/crayons graphite/m ; matita in grafite/matite in grafite/f ; lápiz de grafito/lápices de grafito/m
grappling hook~grappling hooks ; n ; Enterhaken/Enterhaken/m ; grappin/grappins/m ; rampino/rampini/m ; gancho de abordaje/ganchos de abordaje/m
grazing ; a ; grasend/grasende ; broutant/broutante/broutants/broutantes ; al pascolo ; pastando
greek ; a ; griechisch/griechische ; grec/grecque/grecs/grecques ; greco/greca/greci/greche ; griego/griega/griegos/griegas
grid girl~grid girls ; n ; Grid Girl/Grid Girls/n ; grid girl/grid girls/f ; ombrellina/ombrelline/f ; azafata de parrilla/azafatas de parrilla/f
grim reaper~grim reapers ; n ; Sensenmann/Sensenmänner/m ; Faucheuse/Faucheuses/f ; Tristo Mietitore/Tristi Mietitori/m ; Muerte/Muertes/f
ground cloth~ground cloths ; n ; Bodenplane/Bodenplanen/f ; tapis de sol/tapis de sol/m ; telo da terra/teli da terra/m ; lona de suelo/lonas de suelo/f
ground self-defense force ; n ; Bodenselbstverteidigungsstreitkräfte/Bodenselbstverteidigungsstreitkräfte/f ; Force terrestre d'autodéfense/Forces terrestres d'autodéfense/f ; Forza di autodifesa terrestre/Forze di autodifesa terrestre/f ; Fuerza Terrestre de Autodefensa/Fuerzas Terrestres de Autodefensa/f
ground signal~ground signals ; n ; Zwergsignal/Zwergsignale/n ; signal nain/signaux nains/m ; segnale basso/segnali bassi/m ; señal baja/señales bajas/f
groundhog~groundhogs ; n ; Murmeltier/Murmeltiere/n ; marmotte/marmottes/f ; marmotta/marmotte/f ; marmota/marmotas/f
grumpy ; a ; mürrisch/mürrische ; grincheux/grincheuse/grincheux/grincheuses ; scorbutico/scorbutica/scorbutici/scorbutiche ; gruñón/gruñona/gruñones/gruñonas
grumpy old man ; p ; mürrischer alter Mann ; vieux grincheux ; vecchio scorbutico ; viejo gruñón
guess a sketch ; p ; Zeichnungen raten ; devine le dessin ; indovina lo schizzo ; adivina el dibujo
guild~guilds ; n ; Gilde/Gilden/f ; guilde/guildes/f ; gilda/gilde/f ; gremio/gremios/m
gun slinger~gun slingers ; n ; Revolverheld/Revolverhelden/m ; as de la gâchette/as de la gâchette/m ; pistolero/pistoleri/m ; pistolero/pistoleros/m
gunpowder ; n ; Schießpulver/Schießpulver/n ; poudre à canon/poudres à canon/f ; polvere da sparo/polveri da sparo/f ; pólvora/pólvoras/f
gunpowder van~gunpowder vans ; n ; Pulverwagen/Pulverwagen/m ; wagon à poudre/wagons à poudre/m ; carro per polvere da sparo/carri per polvere da sparo/m ; vagón de pólvora/vagones de pólvora/m
gunslinger~gunslingers ; n ; Revolverheld/Revolverhelden/m ; as de la gâchette/as de la gâchette/m ; pistolero/pistoleri/m ; pistolero/pistoleros/m
gyro flyer~gyro flyers ; n ; Gyro-Flieger/Gyro-Flieger/m ; gyro volant/gyros volants/m ; gyro volante/gyro volanti/m ; girovolador/girovoladores/m
gyroscope~gyroscopes ; n ; Gyroskop/Gyroskope/n ; gyroscope/gyroscopes/m ; giroscopio/giroscopi/m ; giroscopio/giroscopios/m
habitat~habitats ; n ; Lebensraum/Lebensräume/m ; habitat/habitats/m ; habitat/habitat/m ; hábitat/hábitats/m
half face mask~half face masks ; n ; Halbmaske/Halbmasken/f ; demi-masque/demi-masques/m ; mezza maschera/mezze maschere/f ; media máscara/medias máscaras/f
half moon tambourine~half moon tambourines ; n ; Halbmond-Schellenkranz/Halbmond-Schellenkränze/m ; tambourin demi-lune/tambourins demi-lune/m ; tamburello a mezzaluna/tamburelli a mezzaluna/m ; pandereta de media luna/panderetas de media luna/f
half straight~half straights ; n ; halbe Gerade/halbe Geraden/f ; demi-droite/demi-droites/f ; mezzo rettilineo/mezzi rettilinei/m ; media recta/medias rectas/f
hall door~hall doors ; n ; Haustür/Haustüren/f ; porte d'entrée/portes d'entrée/f ; porta d'ingresso/porte d'ingresso/f ; puerta de entrada/puertas de entrada/f
hand air inflator~hand air inflators ; n ; Handluftpumpe/Handluftpumpen/f ; gonfleur à main/gonfleurs à main/m ; pompa manuale/pompe manuali/f ; inflador manual/infladores manuales/m
hand held ; a ; tragbar/tragbare ; portatif/portative/portatifs/portatives ; portatile/portatile/portatili/portatili ; portátil/portátil/portátiles/portátiles
handheld ; a ; tragbar/tragbare ; portable/portable/portables/portables ; portatile/portatile/portatili/portatili ; de mano
handheld monopod~handheld monopods ; n ; Handstativ/Handstative/n ; monopode à main/monopodes à main/m ; monopiede da mano/monopiedi da mano/m ; monopié de mano/monopiés de mano/m
handicraft~handicrafts ; n ; Kunsthandwerk/Kunsthandwerk/n ; artisanat/artisanats/m ; artigianato/artigianato/m ; artesanía/artesanías/f
hanging menu board~hanging menu boards ; n ; hängende Menütafel/hängende Menütafeln/f ; tableau menu à suspendre/tableaux menu à suspendre/m ; lavagna menu da appendere/lavagne menu da appendere/f ; pizarra de menú colgante/pizarras de menú colgantes/f
happy holidays ; p ; Frohe Feiertage ; joyeuses fêtes ; buone feste ; felices fiestas
hard top~hard tops ; n ; Hardtop/Hardtops/n ; hard-top/hard-tops/m ; hard top/hard top/m ; techo rígido/techos rígidos/m
harlequin~harlequins ; n ; Harlekin/Harlekine/m ; arlequin/arlequins/m ; arlecchino/arlecchini/m ; arlequín/arlequines/m
harp seal pup~harp seal pups ; n ; Sattelrobbenbaby/Sattelrobbenbabys/n ; bébé phoque/bébés phoques/m ; cucciolo di foca/cuccioli di foca/m ; cría de foca/crías de foca/f
harp seal~harp seals ; n ; Sattelrobbe/Sattelrobben/f ; phoque du Groenland/phoques du Groenland/m ; foca della Groenlandia/foche della Groenlandia/f ; foca de Groenlandia/focas de Groenlandia/f
hatch and grow ; a ; zum Schlüpfen und Wachsen ; à éclore et à faire grandir ; che si schiude e cresce ; que eclosiona y crece
hatch grow ; a ; zum Schlüpfen und Wachsen ; à éclore et à faire grandir ; che si schiude e cresce ; que eclosiona y crece
hatching ; a ; schlüpfend/schlüpfende ; à éclore ; che si schiude ; que eclosiona
hawk~hawks ; n ; Habicht/Habichte/m ; faucon/faucons/m ; falco/falchi/m ; halcón/halcones/m
hay wain~hay wains ; n ; Heuwagen/Heuwagen/m ; charrette à foin/charrettes à foin/f ; carro da fieno/carri da fieno/m ; carro de heno/carros de heno/m
hazmat suit~hazmat suits ; n ; Schutzanzug/Schutzanzüge/m ; combinaison de protection/combinaisons de protection/f ; tuta protettiva/tute protettive/f ; traje de protección/trajes de protección/m
headpin~headpins ; n ; Kettelstift/Kettelstifte/m ; clou à tête plate/clous à tête plate/m ; chiodino a testa piatta/chiodini a testa piatta/m ; bastón de bisutería/bastones de bisutería/m
hearse~hearses ; n ; Leichenwagen/Leichenwagen/m ; corbillard/corbillards/m ; carro funebre/carri funebri/m ; coche fúnebre/coches fúnebres/m
heavy engineering digger~heavy engineering diggers ; n ; schwerer Baubagger/schwere Baubagger/m ; pelleteuse de chantier lourde/pelleteuses de chantier lourdes/f ; escavatore pesante/escavatori pesanti/m ; excavadora pesada/excavadoras pesadas/f
heavy lift helicopter~heavy lift helicopters ; n ; Schwerlasthubschrauber/Schwerlasthubschrauber/m ; hélicoptère de transport lourd/hélicoptères de transport lourd/m ; elicottero da carico/elicotteri da carico/m ; helicóptero de carga pesada/helicópteros de carga pesada/m
helium gas cylinder~helium gas cylinders ; n ; Heliumflasche/Heliumflaschen/f ; bouteille d'hélium/bouteilles d'hélium/f ; bombola di elio/bombole di elio/f ; bombona de helio/bombonas de helio/f
helix~helixes ; n ; Gleiswendel/Gleiswendel/f ; rampe hélicoïdale/rampes hélicoïdales/f ; elicoidale/elicoidali/m ; rampa helicoidal/rampas helicoidales/f
hen party night do ; p ; Junggesellinnenabschied ; enterrement de vie de jeune fille ; addio al nubilato ; despedida de soltera
hen party night out ; p ; Junggesellinnenabschied ; soirée enterrement de vie de jeune fille ; serata di addio al nubilato ; noche de despedida de soltera
hi hat~hi hats ; n ; Hi-Hat/Hi-Hats/f ; charleston/charlestons/f ; hi-hat/hi-hat/m ; hi-hat/hi-hats/m
hide & seek ; n ; Versteckspiel/Versteckspiele/n ; cache-cache/cache-cache/m ; nascondino/nascondini/m ; escondite/escondites/m
hide and seek ; n ; Versteckspiel/Versteckspiele/n ; cache-cache/cache-cache/m ; nascondino/nascondini/m ; escondite/escondites/m
high gain ; p ; mit hohem Gewinn ; à gain élevé ; ad alto guadagno ; de alta ganancia
high grade ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
high score~high scores ; n ; Highscore/Highscores/m ; meilleur score/meilleurs scores/m ; punteggio record/punteggi record/m ; puntuación máxima/puntuaciones máximas/f
highland cow~highland cows ; n ; Hochlandrind/Hochlandrinder/n ; vache Highland/vaches Highland/f ; mucca Highland/mucche Highland/f ; vaca de las Tierras Altas/vacas de las Tierras Altas/f
hilt~hilts ; n ; Griff/Griffe/m ; poignée/poignées/f ; elsa/else/f ; empuñadura/empuñaduras/f
historic ; a ; historisch/historische ; historique/historique/historiques/historiques ; storico/storica/storici/storiche ; histórico/histórica/históricos/históricas
holds up to ; p ; fasst bis zu ; contient jusqu'à ; contiene fino a ; capacidad de hasta
holiday express ; n ; Weihnachtsexpress/Weihnachtsexpresse/m ; express de Noël/express de Noël/m ; espresso di Natale/espressi di Natale/m ; expreso navideño/expresos navideños/m
holidaymaker~holidaymakers ; n ; Urlauber/Urlauber/m ; vacancier/vacanciers/m ; vacanziere/vacanzieri/m ; veraneante/veraneantes/m
holographic windmill~holographic windmills ; n ; holografisches Windrad/holografische Windräder/n ; moulinet holographique/moulinets holographiques/m ; girandola olografica/girandole olografiche/f ; molinillo holográfico/molinillos holográficos/m
holos and rares ; p ; Holos und Raritäten ; holos et rares ; olografiche e rare ; holográficas y raras
home kit~home kits ; n ; Heimtrikot/Heimtrikots/n ; tenue domicile/tenues domicile/f ; divisa casalinga/divise casalinghe/f ; primera equipación/primeras equipaciones/f
hooking tool~hooking tools ; n ; Häkelnadel/Häkelnadeln/f ; crochet/crochets/m ; uncinetto/uncinetti/m ; gancho/ganchos/m
hopscotch ; n ; Himmel und Hölle/Himmel und Hölle/n ; marelle/marelles/f ; campana/campane/f ; rayuela/rayuelas/f
horse drawn ; a ; pferdebespannt/pferdebespannte ; hippomobile/hippomobile/hippomobiles/hippomobiles ; trainato da cavalli/trainata da cavalli/trainati da cavalli/trainate da cavalli ; tirado por caballos/tirada por caballos/tirados por caballos/tiradas por caballos
horse drawn cart~horse drawn carts ; n ; Pferdekarren/Pferdekarren/m ; charrette à cheval/charrettes à cheval/f ; carro trainato da cavalli/carri trainati da cavalli/m ; carro de caballos/carros de caballos/m
horseshoe~horseshoes ; n ; Hufeisen/Hufeisen/n ; fer à cheval/fers à cheval/m ; ferro di cavallo/ferri di cavallo/m ; herradura/herraduras/f
hostile ; a ; feindlich/feindliche ; hostile/hostile/hostiles/hostiles ; ostile/ostile/ostili/ostili ; hostil/hostil/hostiles/hostiles
human eyeball~human eyeballs ; n ; menschlicher Augapfel/menschliche Augäpfel/m ; globe oculaire humain/globes oculaires humains/m ; bulbo oculare umano/bulbi oculari umani/m ; globo ocular humano/globos oculares humanos/m
hungry caterpillar ; p ; kleine Raupe Nimmersatt ; chenille qui fait des trous ; piccolo Bruco Maisazio ; pequeña oruga glotona
i demand a recount ; p ; Ich verlange eine Neuauszählung ; j'exige un recomptage ; esigo un riconteggio ; exijo un recuento
i love ; p ; Ich liebe ; J'aime ; Amo ; Amo
ice cream cone~ice cream cones ; n ; Eiswaffel/Eiswaffeln/f ; cornet de glace/cornets de glace/m ; cono gelato/coni gelato/m ; cono de helado/conos de helado/m
ice cream shop~ice cream shops ; n ; Eisdiele/Eisdielen/f ; marchand de glaces/marchands de glaces/m ; gelateria/gelaterie/f ; heladería/heladerías/f
ice skating ; n ; Eislaufen/Eislaufen/n ; patinage sur glace/patinages sur glace/m ; pattinaggio sul ghiaccio/pattinaggi sul ghiaccio/m ; patinaje sobre hielo/patinajes sobre hielo/m
icebreaker~icebreakers ; n ; Eisbrecher/Eisbrecher/m ; brise-glace/brise-glaces/m ; rompighiaccio/rompighiaccio/m ; rompehielos/rompehielos/m
icing sugar ; n ; Puderzucker/Puderzucker/m ; sucre glace/sucres glace/m ; zucchero a velo/zuccheri a velo/m ; azúcar glas/azúcares glas/m
id holder~id holders ; n ; Ausweishalter/Ausweishalter/m ; porte-badge/porte-badges/m ; porta badge/porta badge/m ; portaidentificación/portaidentificaciones/m
imitation coal ; n ; Kohleimitat/Kohleimitate/n ; imitation de charbon/imitations de charbon/f ; imitazione di carbone/imitazioni di carbone/f ; imitación de carbón/imitaciones de carbón/f
imitation~imitations ; n ; Imitation/Imitationen/f ; imitation/imitations/f ; imitazione/imitazioni/f ; imitación/imitaciones/f
immortal ; a ; unsterblich/unsterbliche ; immortel/immortelle/immortels/immortelles ; immortale/immortale/immortali/immortali ; inmortal/inmortal/inmortales/inmortales
in mussel shape ; p ; in Muschelform ; en forme de coquillage ; a forma di conchiglia ; en forma de concha
indian chief~indian chiefs ; n ; Indianerhäuptling/Indianerhäuptlinge/m ; chef indien/chefs indiens/m ; capo indiano/capi indiani/m ; jefe indio/jefes indios/m
indoors and outdoors ; p ; drinnen und draußen ; en intérieur et en extérieur ; all'interno e all'esterno ; en interior y exterior
inflatable lounger~inflatable loungers ; n ; aufblasbare Liege/aufblasbare Liegen/f ; matelas gonflable/matelas gonflables/m ; lettino gonfiabile/lettini gonfiabili/m ; tumbona hinchable/tumbonas hinchables/f
inflatable pool lounger~inflatable pool loungers ; n ; aufblasbare Poolliege/aufblasbare Poolliegen/f ; chaise longue de piscine gonflable/chaises longues de piscine gonflables/f ; lettino gonfiabile da piscina/lettini gonfiabili da piscina/m ; tumbona hinchable de piscina/tumbonas hinchables de piscina/f
inflated ; a ; aufgeblasen/aufgeblasene ; gonflé/gonflée/gonflés/gonflées ; gonfiato/gonfiata/gonfiati/gonfiate ; inflado/inflada/inflados/infladas
inflator~inflators ; n ; Luftpumpe/Luftpumpen/f ; gonfleur/gonfleurs/m ; pompa gonfiatrice/pompe gonfiatrici/f ; inflador/infladores/m
infrared ; a ; infrarotgesteuert/infrarotgesteuerte ; infrarouge/infrarouge/infrarouges/infrarouges ; a infrarossi ; por infrarrojos
inlay~inlays ; n ; Einlage/Einlagen/f ; incrustation/incrustations/f ; intarsio/intarsi/m ; incrustación/incrustaciones/f
insect habitat~insect habitats ; n ; Insektenhaus/Insektenhäuser/n ; vivarium à insectes/vivariums à insectes/m ; habitat per insetti/habitat per insetti/m ; hábitat para insectos/hábitats para insectos/m
integrated ; a ; integriert/integrierte ; intégré/intégrée/intégrés/intégrées ; integrato/integrata/integrati/integrate ; integrado/integrada/integrados/integradas
integrated circuit~integrated circuits ; n ; integrierte Schaltung/integrierte Schaltungen/f ; circuit intégré/circuits intégrés/m ; circuito integrato/circuiti integrati/m ; circuito integrado/circuitos integrados/m
intelligent ; a ; intelligent/intelligente ; intelligent/intelligente/intelligents/intelligentes ; intelligente/intelligente/intelligenti/intelligenti ; inteligente/inteligente/inteligentes/inteligentes
intergalactic ; a ; intergalaktisch/intergalaktische ; intergalactique/intergalactique/intergalactiques/intergalactiques ; intergalattico/intergalattica/intergalattici/intergalattiche ; intergaláctico/intergaláctica/intergalácticos/intergalácticas
interlocking ; a ; ineinandergreifend/ineinandergreifende ; imbriqué/imbriquée/imbriqués/imbriquées ; a incastro ; entrelazado/entrelazada/entrelazados/entrelazadas
interlocking wedding rings ; p ; verschlungene Eheringe ; alliances entrelacées ; fedi intrecciate ; alianzas entrelazadas
invention~inventions ; n ; Erfindung/Erfindungen/f ; invention/inventions/f ; invenzione/invenzioni/f ; invento/inventos/m
ironing bead~ironing beads ; n ; Bügelperle/Bügelperlen/f ; perle à repasser/perles à repasser/f ; perlina da stirare/perline da stirare/f ; cuenta para planchar/cuentas para planchar/f
irridescent ; a ; irisierend/irisierende ; irisé/irisée/irisés/irisées ; iridescente/iridescente/iridescenti/iridescenti ; iridiscente/iridiscente/iridiscentes/iridiscentes
island~islands ; n ; Insel/Inseln/f ; île/îles/f ; isola/isole/f ; isla/islas/f
it's a boy ; p ; Es ist ein Junge ; C'est un garçon ; È un maschio ; Es un niño
it's a girl ; p ; Es ist ein Mädchen ; C'est une fille ; È una femmina ; Es una niña
japan ; p ; Japan ; Japon ; Giappone ; Japón
jazzy ; a ; flott/flotte ; jazzy ; jazzy ; jazzero/jazzera/jazzeros/jazzeras
jelly watch~jelly watches ; n ; Silikonuhr/Silikonuhren/f ; montre en silicone/montres en silicone/f ; orologio in silicone/orologi in silicone/m ; reloj de silicona/relojes de silicona/m
jet ski~jet skis ; n ; Jetski/Jetskis/m ; jet-ski/jet-skis/m ; moto d'acqua/moto d'acqua/f ; moto de agua/motos de agua/f
joey~joeys ; n ; Känguru-Baby/Känguru-Babys/n ; bébé kangourou/bébés kangourous/m ; cucciolo di canguro/cuccioli di canguro/m ; cría de canguro/crías de canguro/f
jubilee~jubilees ; n ; Jubiläum/Jubiläen/n ; jubilé/jubilés/m ; giubileo/giubilei/m ; jubileo/jubileos/m
judge robe~judge robes ; n ; Richterrobe/Richterroben/f ; robe de juge/robes de juge/f ; toga da giudice/toghe da giudice/f ; toga de juez/togas de juez/f
judge~judges ; n ; Richter/Richter/m ; juge/juges/m ; giudice/giudici/m ; juez/jueces/m
jukebox~jukeboxes ; n ; Jukebox/Jukeboxen/f ; juke-box/juke-box/m ; jukebox/jukebox/m ; gramola/gramolas/f
keepsake~keepsakes ; n ; Andenken/Andenken/n ; souvenir/souvenirs/m ; ricordo/ricordi/m ; recuerdo/recuerdos/m
keyhole cover~keyhole covers ; n ; Schlüssellochblende/Schlüssellochblenden/f ; cache-serrure/cache-serrures/m ; copriserratura/copriserrature/m ; tapa de cerradura/tapas de cerradura/f
keyhole~keyholes ; n ; Schlüsselloch/Schlüssellöcher/n ; trou de serrure/trous de serrure/m ; buco della serratura/buchi della serratura/m ; ojo de la cerradura/ojos de la cerradura/m
kickboard~kickboards ; n ; Schwimmbrett/Schwimmbretter/n ; planche de natation/planches de natation/f ; tavoletta da nuoto/tavolette da nuoto/f ; tabla de natación/tablas de natación/f
knotting tool~knotting tools ; n ; Knüpfwerkzeug/Knüpfwerkzeuge/n ; outil de nouage/outils de nouage/m ; attrezzo per nodi/attrezzi per nodi/m ; herramienta para anudar/herramientas para anudar/f
knot~knots ; n ; Knoten/Knoten/m ; nœud/nœuds/m ; nodo/nodi/m ; nudo/nudos/m
korea ; p ; Korea ; Corée ; Corea ; Corea
korean ; a ; koreanisch/koreanische ; coréen/coréenne/coréens/coréennes ; coreano/coreana/coreani/coreane ; coreano/coreana/coreanos/coreanas
labrador on the lead ; p ; Labrador an der Leine ; labrador en laisse ; labrador al guinzaglio ; labrador con correa
lacing blocks ; p ; Fädelblöcke ; blocs à enfiler ; blocchi da infilare ; bloques para enhebrar
lance~lances ; n ; Lanze/Lanzen/f ; lance/lances/f ; lancia/lance/f ; lanza/lanzas/f
late crest ; p ; spätes Wappen ; dernier blason ; ultimo stemma ; escudo tardío
late production ; p ; späte Produktion ; fin de production ; tarda produzione ; producción tardía
late version ; p ; späte Version ; version tardive ; versione tarda ; versión tardía
layout~layouts ; n ; Anlage/Anlagen/f ; réseau/réseaux/m ; plastico/plastici/m ; maqueta/maquetas/f
lazy ; a ; faul/faule ; paresseux/paresseuse/paresseux/paresseuses ; pigro/pigra/pigri/pigre ; perezoso/perezosa/perezosos/perezosas
leaning tower of pisa ; n ; Schiefer Turm von Pisa/Schiefe Türme von Pisa/m ; Tour de Pise/Tours de Pise/f ; Torre di Pisa/Torri di Pisa/f ; Torre de Pisa/Torres de Pisa/f
learn to tell the time ; p ; die Uhr lesen lernen ; apprendre à lire l'heure ; imparare a leggere l'ora ; aprender a leer la hora
led light bar~led light bars ; n ; LED-Lichtleiste/LED-Lichtleisten/f ; barre lumineuse LED/barres lumineuses LED/f ; barra luminosa LED/barre luminose LED/f ; barra de luz LED/barras de luz LED/f
led light up balloon~led light up balloons ; n ; LED-Leuchtballon/LED-Leuchtballons/m ; ballon lumineux LED/ballons lumineux LED/m ; palloncino luminoso LED/palloncini luminosi LED/m ; globo luminoso LED/globos luminosos LED/m
legend~legends ; n ; Legende/Legenden/f ; légende/légendes/f ; leggenda/leggende/f ; leyenda/leyendas/f
lei~leis ; n ; Hawaiikette/Hawaiiketten/f ; collier hawaïen/colliers hawaïens/m ; collana hawaiana/collane hawaiane/f ; collar hawaiano/collares hawaianos/m
lengthways ; p ; längs ; dans le sens de la longueur ; in lunghezza ; a lo largo
lens cover~lens covers ; n ; Objektivabdeckung/Objektivabdeckungen/f ; cache-objectif/cache-objectifs/m ; copriobiettivo/copriobiettivi/m ; tapa de objetivo/tapas de objetivo/f
leprechaun~leprechauns ; n ; Leprechaun/Leprechauns/m ; leprechaun/leprechauns/m ; leprecauno/leprecauni/m ; duende irlandés/duendes irlandeses/m
level counter~level counters ; n ; Levelzähler/Levelzähler/m ; compteur de niveau/compteurs de niveau/m ; segnalivello/segnalivello/m ; contador de nivel/contadores de nivel/m
liar dice ; p ; Lügenwürfel ; dés menteurs ; dadi bugiardi ; dados mentirosos
lichen ; n ; Islandmoos/Islandmoos/n ; lichen/lichens/m ; lichene/licheni/m ; liquen/líquenes/m
life-like ; a ; lebensecht/lebensechte ; réaliste/réaliste/réalistes/réalistes ; realistico/realistica/realistici/realistiche ; realista/realista/realistas/realistas
lift and load ; p ; Heben und Laden ; soulever et charger ; solleva e carica ; levanta y carga
light mauve ; c ; hellmalve ; mauve clair ; malva chiaro ; malva claro
light saber~light sabers ; n ; Lichtschwert/Lichtschwerter/n ; sabre laser/sabres laser/m ; spada laser/spade laser/f ; sable láser/sables láser/m
light tan ; c ; hellbraun ; havane clair ; cuoio chiaro ; marrón claro
lighthouse~lighthouses ; n ; Leuchtturm/Leuchttürme/m ; phare/phares/m ; faro/fari/m ; faro/faros/m
limo~limos ; n ; Limousine/Limousinen/f ; limousine/limousines/f ; limousine/limousine/f ; limusina/limusinas/f
lined black ; p ; schwarz mit Zierlinien ; noir à filets ; nero con filetti ; negro con filetes
linen dungarees ; p ; Leinenlatzhose ; salopette en lin ; salopette di lino ; peto de lino
linked ; a ; verbunden/verbundene ; relié/reliée/reliés/reliées ; collegato/collegata/collegati/collegate ; entrelazado/entrelazada/entrelazados/entrelazadas
linked rings ; p ; verbundene Ringe ; anneaux liés ; anelli collegati ; anillos entrelazados
linking balloon~linking balloons ; n ; Kettenballon/Kettenballons/m ; ballon à double attache/ballons à double attache/m ; palloncino a doppio aggancio/palloncini a doppio aggancio/m ; globo enlazable/globos enlazables/m
liquid manure wagon~liquid manure wagons ; n ; Jauchewagen/Jauchewagen/m ; tonne à lisier/tonnes à lisier/f ; carro botte per liquami/carri botte per liquami/m ; cisterna de purines/cisternas de purines/f
litre~litres ; n ; Liter/Liter/m ; litre/litres/m ; litro/litri/m ; litro/litros/m
lockbox~lockboxes ; n ; Schleusenbox/Schleusenboxen/f ; boîte écluse/boîtes écluses/f ; scatola chiusa/scatole chiuse/f ; caja esclusa/cajas esclusas/f
locomotive and tender ; p ; Lokomotive mit Tender ; locomotive et tender ; locomotiva e tender ; locomotora y ténder
lodge~lodges ; n ; Hütte/Hütten/f ; chalet/chalets/m ; baita/baite/f ; cabaña/cabañas/f
london ; p ; London ; Londres ; Londra ; Londres
london taxi~london taxis ; n ; Londoner Taxi/Londoner Taxis/n ; taxi londonien/taxis londoniens/m ; taxi londinese/taxi londinesi/m ; taxi londinense/taxis londinenses/m
long-haired ; a ; langhaarig/langhaarige ; à poils longs ; a pelo lungo ; de pelo largo
longer flight time ; p ; längere Flugzeit ; temps de vol plus long ; maggiore autonomia di volo ; mayor tiempo de vuelo
look-out ; n ; Ausguck/Ausgucke/m ; vigie/vigies/f ; vedetta/vedette/f ; vigía/vigías/m
loom board~loom boards ; n ; Webbrett/Webbretter/n ; métier à élastiques/métiers à élastiques/m ; telaio per elastici/telai per elastici/m ; telar de gomas/telares de gomas/m
lop eared ; a ; schlappohrig/schlappohrige ; aux oreilles tombantes ; dalle orecchie pendenti ; de orejas caídas
lop eared rabbit~lop eared rabbits ; n ; Widderkaninchen/Widderkaninchen/n ; lapin bélier/lapins béliers/m ; coniglio ariete/conigli ariete/m ; conejo de orejas caídas/conejos de orejas caídas/m
lounger~loungers ; n ; Liege/Liegen/f ; chaise longue/chaises longues/f ; lettino/lettini/m ; tumbona/tumbonas/f
love ; n ; Liebe/Lieben/f ; amour/amours/m ; amore/amori/m ; amor/amores/m
love heart~love hearts ; n ; Herz/Herzen/n ; cœur d'amour/cœurs d'amour/m ; cuore d'amore/cuori d'amore/m ; corazón de amor/corazones de amor/m
lowloader~lowloaders ; n ; Tieflader/Tieflader/m ; porte-engins/porte-engins/m ; pianale ribassato/pianali ribassati/m ; góndola/góndolas/f
ltd ; p ; limitiert ; limité ; limitato ; limitado
ltd ed ; p ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
luau party~luau parties ; n ; Luau-Party/Luau-Partys/f ; fête luau/fêtes luau/f ; festa luau/feste luau/f ; fiesta luau/fiestas luau/f
luggage label~luggage labels ; n ; Kofferanhänger/Kofferanhänger/m ; étiquette à bagages/étiquettes à bagages/f ; etichetta per bagagli/etichette per bagagli/f ; etiqueta de equipaje/etiquetas de equipaje/f
luggage rack~luggage racks ; n ; Gepäckträger/Gepäckträger/m ; porte-bagages/porte-bagages/m ; portapacchi/portapacchi/m ; portaequipajes/portaequipajes/m
luggage van~luggage vans ; n ; Gepäckwagen/Gepäckwagen/m ; fourgon à bagages/fourgons à bagages/m ; bagagliaio/bagagliai/m ; furgón de equipajes/furgones de equipajes/m
luggage wagon~luggage wagons ; n ; Gepäckwagen/Gepäckwagen/m ; fourgon à bagages/fourgons à bagages/m ; bagagliaio/bagagliai/m ; furgón de equipajes/furgones de equipajes/m
lynx~lynxes ; n ; Luchs/Luchse/m ; lynx/lynx/m ; lince/linci/f ; lince/linces/m
lyre~lyres ; n ; Leier/Leiern/f ; lyre/lyres/f ; lira/lire/f ; lira/liras/f
macaw~macaws ; n ; Ara/Aras/m ; ara/aras/m ; ara/are/f ; guacamayo/guacamayos/m
mace~maces ; n ; Streitkolben/Streitkolben/m ; masse d'armes/masses d'armes/f ; mazza ferrata/mazze ferrate/f ; maza/mazas/f
made by ; p ; hergestellt von ; fabriqué par ; prodotto da ; fabricado por
magic snake~magic snakes ; n ; Zauberschlange/Zauberschlangen/f ; serpent magique/serpents magiques/m ; serpente magico/serpenti magici/m ; serpiente mágica/serpientes mágicas/f
mah jong ; n ; Mah-Jongg/Mah-Jonggs/n ; mah-jong/mah-jongs/m ; mahjong/mahjong/m ; mahjong/mahjongs/m
mah jong set~mah jong sets ; n ; Mahjong-Set/Mahjong-Sets/n ; jeu de mah-jong/jeux de mah-jong/m ; set di mahjong/set di mahjong/m ; juego de mahjong/juegos de mahjong/m
mail van~mail vans ; n ; Postwagen/Postwagen/m ; fourgon postal/fourgons postaux/m ; furgone postale/furgoni postali/m ; furgón postal/furgones postales/m
male to male ; p ; Stecker auf Stecker ; mâle-mâle ; maschio-maschio ; macho a macho
mallard duck~mallard ducks ; n ; Stockente/Stockenten/f ; canard colvert/canards colverts/m ; germano reale/germani reali/m ; ánade real/ánades reales/m
manager~managers ; n ; Manager/Manager/m ; manager/managers/m ; manager/manager/m ; mánager/mánagers/m
mane~manes ; n ; Mähne/Mähnen/f ; crinière/crinières/f ; criniera/criniere/f ; crin/crines/f
mango~mangos ; n ; Mango/Mangos/f ; mangue/mangues/f ; mango/manghi/m ; mango/mangos/m
manhole cover~manhole covers ; n ; Gullydeckel/Gullydeckel/m ; plaque d'égout/plaques d'égout/f ; tombino/tombini/m ; tapa de alcantarilla/tapas de alcantarilla/f
mannequin~mannequins ; n ; Schneiderpuppe/Schneiderpuppen/f ; mannequin/mannequins/m ; manichino/manichini/m ; maniquí/maniquíes/m
maori ; n ; Maori/Maori/m ; Maori/Maoris/m ; maori/maori/m ; maorí/maoríes/m
mardi gras mask~mardi gras masks ; n ; Karnevalsmaske/Karnevalsmasken/f ; masque de carnaval/masques de carnaval/m ; maschera di carnevale/maschere di carnevale/f ; máscara de carnaval/máscaras de carnaval/f
marker stamper~marker stampers ; n ; Stempelmarker/Stempelmarker/m ; feutre tampon/feutres tampons/m ; pennarello timbro/pennarelli timbro/m ; rotulador sello/rotuladores sello/m
martian~martians ; n ; Marsmensch/Marsmenschen/m ; martien/martiens/m ; marziano/marziani/m ; marciano/marcianos/m
masked ball~masked balls ; n ; Maskenball/Maskenbälle/m ; bal masqué/bals masqués/m ; ballo in maschera/balli in maschera/m ; baile de máscaras/bailes de máscaras/m
master game~master games ; n ; Grundspiel/Grundspiele/n ; jeu de base/jeux de base/m ; gioco base/giochi base/m ; juego básico/juegos básicos/m
master of arms ; p ; Waffenmeister ; maître d'armes ; maestro d'armi ; maestro de armas
matchstick kit~matchstick kits ; n ; Streichholz-Bausatz/Streichholz-Bausätze/m ; maquette en allumettes/maquettes en allumettes/f ; kit di costruzione in fiammiferi/kit di costruzione in fiammiferi/m ; kit de construcción con cerillas/kits de construcción con cerillas/m
matchstick~matchsticks ; n ; Streichholz/Streichhölzer/n ; allumette/allumettes/f ; fiammifero/fiammiferi/m ; cerilla/cerillas/f
meadow~meadows ; n ; Wiese/Wiesen/f ; prairie/prairies/f ; prato/prati/m ; prado/prados/m
mechanical switch~mechanical switches ; n ; mechanische Weiche/mechanische Weichen/f ; aiguillage mécanique/aiguillages mécaniques/m ; scambio meccanico/scambi meccanici/m ; cambio de vía mecánico/cambios de vía mecánicos/m
mechanic~mechanics ; n ; Mechaniker/Mechaniker/m ; mécanicien/mécaniciens/m ; meccanico/meccanici/m ; mecánico/mecánicos/m
menu board~menu boards ; n ; Menütafel/Menütafeln/f ; tableau menu/tableaux menu/m ; lavagna menu/lavagne menu/f ; pizarra de menú/pizarras de menú/f
mercenary~mercenaries ; n ; Söldner/Söldner/m ; mercenaire/mercenaires/m ; mercenario/mercenari/m ; mercenario/mercenarios/m
met. ; a ; metallic ; métallisé/métallisée/métallisés/métallisées ; metallizzato/metallizzata/metallizzati/metallizzate ; metalizado/metalizada/metalizados/metalizadas
metallic lustre ; a ; metallisch glänzend/metallisch glänzende ; éclat métallique ; lucentezza metallica ; brillo metálico
mexico ; p ; Mexiko ; Mexique ; Messico ; México
microwavable ; a ; mikrowellengeeignet/mikrowellengeeignete ; micro-ondable/micro-ondable/micro-ondables/micro-ondables ; riscaldabile in microonde/riscaldabile in microonde/riscaldabili in microonde/riscaldabili in microonde ; apto para microondas/apta para microondas/aptos para microondas/aptas para microondas
milk urn~milk urns ; n ; Milchkanne/Milchkannen/f ; bidon à lait/bidons à lait/m ; bidone del latte/bidoni del latte/m ; lechera/lecheras/f
milkfloat~milkfloats ; n ; Milchwagen/Milchwagen/m ; camionnette de laitier/camionnettes de laitier/f ; furgone del latte/furgoni del latte/m ; camioneta de lechero/camionetas de lechero/f
millimetre~millimetres ; n ; Millimeter/Millimeter/m ; millimètre/millimètres/m ; millimetro/millimetri/m ; milímetro/milímetros/m
minelayer~minelayers ; n ; Minenleger/Minenleger/m ; mouilleur de mines/mouilleurs de mines/m ; posamine/posamine/m ; minador/minadores/m
mini beasts ; p ; Krabbeltiere ; petites bêtes ; piccoli animaletti ; bichitos
minifig pack~minifig packs ; n ; Minifiguren-Pack/Minifiguren-Packs/n ; pack de minifigurines/packs de minifigurines/m ; confezione minifigure/confezioni minifigure/f ; pack de minifiguras/packs de minifiguras/m
minifig~minifigs ; n ; Minifigur/Minifiguren/f ; minifigurine/minifigurines/f ; minifigure/minifigure/f ; minifigura/minifiguras/f
mirror block~mirror blocks ; n ; Mirror-Block-Würfel/Mirror-Block-Würfel/m ; cube miroir/cubes miroir/m ; cubo a specchio/cubi a specchio/m ; cubo espejo/cubos espejo/m
mirrored ; a ; verspiegelt/verspiegelte ; miroir ; a specchio ; de espejo
mix and match ; p ; zum Kombinieren ; à combiner ; da combinare ; para combinar
mixed media ; p ; Mixed Media ; techniques mixtes ; tecnica mista ; técnica mixta
mobile workshop~mobile workshops ; n ; mobile Werkstatt/mobile Werkstätten/f ; atelier mobile/ateliers mobiles/m ; officina mobile/officine mobili/f ; taller móvil/talleres móviles/m
mock apron~mock aprons ; n ; Schürzenimitat/Schürzenimitate/n ; faux tablier/faux tabliers/m ; finto grembiule/finti grembiuli/m ; delantal simulado/delantales simulados/m
mod badge~mod badges ; n ; Mod-Button/Mod-Buttons/m ; badge mod/badges mod/m ; spilla mod/spille mod/f ; chapa mod/chapas mod/f
model layout~model layouts ; n ; Modellanlage/Modellanlagen/f ; réseau miniature/réseaux miniatures/m ; plastico/plastici/m ; maqueta/maquetas/f
modeling ; n ; Modellbau/Modellbau/m ; modélisme/modélisme/m ; modellismo/modellismo/m ; modelismo/modelismo/m
mode~modes ; n ; Modus/Modi/m ; mode/modes/m ; modalità/modalità/f ; modo/modos/m
monarch~monarchs ; n ; Monarch/Monarchen/m ; monarque/monarques/m ; monarca/monarchi/m ; monarca/monarcas/m
money snap ; p ; Schnapp-Kartenspiel Geld ; jeu de bataille sur la monnaie ; gioco di carte snap sul denaro ; juego de cartas snap del dinero
monk~monks ; n ; Mönch/Mönche/m ; moine/moines/m ; monaco/monaci/m ; monje/monjes/m
mood light~mood lights ; n ; Stimmungslicht/Stimmungslichter/n ; lampe d'ambiance/lampes d'ambiance/f ; luce d'atmosfera/luci d'atmosfera/f ; luz ambiental/luces ambientales/f
moonlit ; a ; mondbeschienen/mondbeschienene ; au clair de lune ; al chiaro di luna ; a la luz de la luna
moose head~moose heads ; n ; Elchkopf/Elchköpfe/m ; tête d'élan/têtes d'élan/f ; testa di alce/teste di alce/f ; cabeza de alce/cabezas de alce/f
moscow ; p ; Moskau ; Moscou ; Mosca ; Moscú
most popular ; p ; beliebteste ; les plus populaires ; più popolari ; más populares
motor metal gear~motor metal gears ; n ; Motorritzel aus Metall/Motorritzel aus Metall/n ; pignon moteur en métal/pignons moteur en métal/m ; pignone motore in metallo/pignoni motore in metallo/m ; piñón de motor metálico/piñones de motor metálicos/m
mould and paint ; p ; Gießen und Bemalen ; mouler et peindre ; modella e dipingi ; moldea y pinta
mounted ; a ; montiert/montierte ; monté/montée/montés/montées ; montato/montata/montati/montate ; montado/montada/montados/montadas
mounted tires ; p ; montierte Reifen ; pneus montés ; pneumatici montati ; neumáticos montados
movable ; a ; beweglich/bewegliche ; mobile/mobile/mobiles/mobiles ; mobile/mobile/mobili/mobili ; móvil/móvil/móviles/móviles
movable handle~movable handles ; n ; beweglicher Griff/bewegliche Griffe/m ; anse mobile/anses mobiles/f ; manico mobile/manici mobili/m ; asa móvil/asas móviles/f
multi nation ; p ; mehrere Nationen ; multi-nations ; multinazione ; varias naciones
multi-rotor ; n ; Multirotor/Multirotoren/m ; multirotor/multirotors/m ; multirotore/multirotori/m ; multirrotor/multirrotores/m
multilingual ; a ; mehrsprachig/mehrsprachige ; multilingue/multilingue/multilingues/multilingues ; multilingue/multilingue/multilingui/multilingui ; multilingüe/multilingüe/multilingües/multilingües
multiplayer ; p ; Mehrspieler ; multijoueur ; multigiocatore ; multijugador
murder~murders ; n ; Mord/Morde/m ; meurtre/meurtres/m ; omicidio/omicidi/m ; asesinato/asesinatos/m
muscle shirt~muscle shirts ; n ; Muskelshirt/Muskelshirts/n ; t-shirt musclé/t-shirts musclés/m ; maglia con muscoli/maglie con muscoli/f ; camiseta con músculos/camisetas con músculos/f
mushroom~mushrooms ; n ; Pilz/Pilze/m ; champignon/champignons/m ; fungo/funghi/m ; seta/setas/f
musketeer~musketeers ; n ; Musketier/Musketiere/m ; mousquetaire/mousquetaires/m ; moschettiere/moschettieri/m ; mosquetero/mosqueteros/m
mussel~mussels ; n ; Muschel/Muscheln/f ; moule/moules/f ; cozza/cozze/f ; mejillón/mejillones/m
my first ; a ; mein erstes ; mon premier/ma première/mes premiers/mes premières ; il mio primo/la mia prima/i miei primi/le mie prime ; mi primer/mi primera/mis primeros/mis primeras
mysterious ; a ; geheimnisvoll/geheimnisvolle ; mystérieux/mystérieuse/mystérieux/mystérieuses ; misterioso/misteriosa/misteriosi/misteriose ; misterioso/misteriosa/misteriosos/misteriosas
napoleonic ; a ; napoleonisch/napoleonische ; napoléonien/napoléonienne/napoléoniens/napoléoniennes ; napoleonico/napoleonica/napoleonici/napoleoniche ; napoleónico/napoleónica/napoleónicos/napoleónicas
native american camp~native american camps ; n ; Indianerlager/Indianerlager/n ; campement indien/campements indiens/m ; accampamento indiano/accampamenti indiani/m ; campamento indio/campamentos indios/m
native american~native americans ; n ; Indianer/Indianer/m ; Amérindien/Amérindiens/m ; nativo americano/nativi americani/m ; nativo americano/nativos americanos/m
nature ; n ; Natur/Naturen/f ; nature/natures/f ; natura/nature/f ; naturaleza/naturalezas/f
navy submarine~navy submarines ; n ; Marine-U-Boot/Marine-U-Boote/n ; sous-marin de la marine/sous-marins de la marine/m ; sottomarino della marina/sottomarini della marina/m ; submarino de la Armada/submarinos de la Armada/m
nesting die~nesting dies ; n ; verschachtelbare Stanzform/verschachtelbare Stanzformen/f ; matrice de découpe gigogne/matrices de découpe gigognes/f ; fustella componibile/fustelle componibili/f ; troquel anidado/troqueles anidados/m
nesting eggs ; p ; Stapel-Eier ; œufs gigognes ; uova a incastro ; huevos encajables
netted veil~netted veils ; n ; Netzschleier/Netzschleier/m ; voile en tulle/voiles en tulle/m ; velo a rete/veli a rete/m ; velo de red/velos de red/m
new arrival~new arrivals ; n ; Neuheit/Neuheiten/f ; nouveauté/nouveautés/f ; novità/novità/f ; novedad/novedades/f
niagara falls ; p ; Niagarafälle ; chutes du Niagara ; cascate del Niagara ; cataratas del Niágara
nickname~nicknames ; n ; Spitzname/Spitznamen/m ; surnom/surnoms/m ; soprannome/soprannomi/m ; apodo/apodos/m
night watch ; n ; Nachtwache/Nachtwachen/f ; Ronde de nuit/Rondes de nuit/f ; Ronda di notte/Ronde di notte/f ; Ronda de noche/Rondas de noche/f
nine pocket page~nine pocket pages ; n ; 9-Fächer-Hülle/9-Fächer-Hüllen/f ; page à 9 pochettes/pages à 9 pochettes/f ; pagina a 9 tasche/pagine a 9 tasche/f ; página de 9 bolsillos/páginas de 9 bolsillos/f
nitro engine~nitro engines ; n ; Nitromotor/Nitromotoren/m ; moteur nitro/moteurs nitro/m ; motore nitro/motori nitro/m ; motor nitro/motores nitro/m
noah's shape sorter ark ; p ; Sortierspiel Arche Noah ; arche de Noé à formes ; arca di Noè con forme da incastrare ; arca de Noé encajable
non message ; p ; ohne Aufschrift ; sans message ; senza scritta ; sin mensaje
non-corridor coach~non-corridor coaches ; n ; Abteilwagen/Abteilwagen/m ; voiture sans couloir/voitures sans couloir/f ; carrozza senza corridoio/carrozze senza corridoio/f ; coche sin pasillo/coches sin pasillo/m
non-roll ; a ; nicht wegrollend/nicht wegrollende ; anti-roulement ; antirotolamento ; antirrodamiento
northern ireland ; p ; Nordirland ; Irlande du Nord ; Irlanda del Nord ; Irlanda del Norte
not inflated ; a ; nicht aufgeblasen/nicht aufgeblasene ; non gonflé/non gonflée/non gonflés/non gonflées ; non gonfiato/non gonfiata/non gonfiati/non gonfiate ; sin inflar
notes & coins ; p ; Scheine und Münzen ; billets et pièces ; banconote e monete ; billetes y monedas
notes and coins ; p ; Scheine und Münzen ; billets et pièces ; banconote e monete ; billetes y monedas
nylon carrying bag~nylon carrying bags ; n ; Nylon-Tragetasche/Nylon-Tragetaschen/f ; sac de transport en nylon/sacs de transport en nylon/m ; borsa da trasporto in nylon/borse da trasporto in nylon/f ; bolsa de transporte de nailon/bolsas de transporte de nailon/f
oasis~oases ; n ; Oase/Oasen/f ; oasis/oasis/f ; oasi/oasi/f ; oasis/oasis/m
oats ; p ; Hafer ; avoine ; avena ; avena
oblong ; a ; länglich/längliche ; oblong/oblongue/oblongs/oblongues ; oblungo/oblunga/oblunghi/oblunghe ; alargado/alargada/alargados/alargadas
officer~officers ; n ; Offizier/Offiziere/m ; officier/officiers/m ; ufficiale/ufficiali/m ; oficial/oficiales/m
ogre~ogres ; n ; Oger/Oger/m ; ogre/ogres/m ; orco/orchi/m ; ogro/ogros/m
oil based ; a ; auf Ölbasis ; à base d'huile ; a base d'olio ; a base de aceite
olive branch~olive branches ; n ; Olivenzweig/Olivenzweige/m ; rameau d'olivier/rameaux d'olivier/m ; ramo d'ulivo/rami d'ulivo/m ; rama de olivo/ramas de olivo/f
olympics ; p ; Olympische Spiele ; Jeux olympiques ; Olimpiadi ; Juegos Olímpicos
on her horse ; p ; auf ihrem Pferd ; sur son cheval ; a cavallo ; en su caballo
on the lead ; p ; an der Leine ; en laisse ; al guinzaglio ; con correa
one picked at random ; p ; zufällige Auswahl, 1 Stück ; modèle aléatoire, vendu à l'unité ; uno scelto a caso ; uno elegido al azar
onion~onions ; n ; Zwiebel/Zwiebeln/f ; oignon/oignons/m ; cipolla/cipolle/f ; cebolla/cebollas/f
open gift box~open gift boxes ; n ; offene Geschenkbox/offene Geschenkboxen/f ; coffret cadeau ouvert/coffrets cadeaux ouverts/m ; confezione regalo aperta/confezioni regalo aperte/f ; caja de regalo abierta/cajas de regalo abiertas/f
open rose~open roses ; n ; offene Rose/offene Rosen/f ; rose ouverte/roses ouvertes/f ; rosa aperta/rose aperte/f ; rosa abierta/rosas abiertas/f
open source ; p ; Open Source ; open source ; open source ; de código abierto
open top ; a ; offen/offene ; décapotable/décapotable/décapotables/décapotables ; scoperto/scoperta/scoperti/scoperte ; descapotable/descapotable/descapotables/descapotables
opened packet ; p ; geöffnete Tüte ; sachet ouvert ; bustina aperta ; sobre abierto
opening bonnet ; p ; zu öffnende Motorhaube ; capot ouvrant ; cofano apribile ; capó que se abre
operator~operators ; n ; Bediener/Bediener/m ; opérateur/opérateurs/m ; operatore/operatori/m ; operador/operadores/m
optical fibre~optical fibres ; n ; Lichtleiter/Lichtleiter/m ; fibre optique/fibres optiques/f ; fibra ottica/fibre ottiche/f ; fibra óptica/fibras ópticas/f
or similar ; p ; oder ähnlich ; ou similaire ; o simili ; o similares
oriental characters ; p ; chinesische Schriftzeichen ; caractères orientaux ; caratteri orientali ; caracteres orientales
ornithopter~ornithopters ; n ; Ornithopter/Ornithopter/m ; ornithoptère/ornithoptères/m ; ornitottero/ornitotteri/m ; ornitóptero/ornitópteros/m
outer border~outer borders ; n ; Außenrandstreifen/Außenrandstreifen/m ; bordure extérieure/bordures extérieures/f ; bordo esterno/bordi esterni/m ; borde exterior/bordes exteriores/m
outliner~outliners ; n ; Konturenfarbe/Konturenfarben/f ; cerne relief/cernes relief/m ; contorno/contorni/m ; perfilador/perfiladores/m
oven roasted ; a ; ofengeröstet/ofengeröstete ; rôti au four/rôtie au four/rôtis au four/rôties au four ; arrostito al forno/arrostita al forno/arrostiti al forno/arrostite al forno ; asado al horno/asada al horno/asados al horno/asadas al horno
overhead mask~overhead masks ; n ; Vollkopfmaske/Vollkopfmasken/f ; masque intégral/masques intégraux/m ; maschera integrale/maschere integrali/f ; máscara completa/máscaras completas/f
paddling swimming pool~paddling swimming pools ; n ; Planschbecken/Planschbecken/n ; pataugeoire/pataugeoires/f ; piscina gonfiabile/piscine gonfiabili/f ; piscina infantil/piscinas infantiles/f
paint retarder~paint retarders ; n ; Farbverzögerer/Farbverzögerer/m ; retardateur de séchage/retardateurs de séchage/m ; ritardante per vernici/ritardanti per vernici/m ; retardante de pintura/retardantes de pintura/m
paladin~paladins ; n ; Paladin/Paladine/m ; paladin/paladins/m ; paladino/paladini/m ; paladín/paladines/m
pal~pals ; n ; Freund/Freunde/m ; copain/copains/m ; amico/amici/m ; amigo/amigos/m
panto ; n ; Theateraufführung/Theateraufführungen/f ; spectacle/spectacles/m ; recita/recite/f ; función teatral/funciones teatrales/f
parabolic antenna~parabolic antennas ; n ; Parabolantenne/Parabolantennen/f ; antenne parabolique/antennes paraboliques/f ; antenna parabolica/antenne paraboliche/f ; antena parabólica/antenas parabólicas/f
park bench~park benches ; n ; Parkbank/Parkbänke/f ; banc public/bancs publics/m ; panchina/panchine/f ; banco de parque/bancos de parque/m
parsnip~parsnips ; n ; Pastinake/Pastinaken/f ; panais/panais/m ; pastinaca/pastinache/f ; chirivía/chirivías/f
party's here ; p ; Hier ist die Party ; la fête est ici ; la festa è qui ; la fiesta está aquí
partyware ; n ; Partyzubehör/Partyzubehör/n ; articles de fête/articles de fête/m ; articoli per feste/articoli per feste/m ; artículos de fiesta/artículos de fiesta/m
password lock~password locks ; n ; Zahlenschloss/Zahlenschlösser/n ; cadenas à code/cadenas à code/m ; lucchetto a combinazione/lucchetti a combinazione/m ; candado de combinación/candados de combinación/m
pate~pates ; n ; Pastete/Pasteten/f ; pâté/pâtés/m ; paté/paté/m ; paté/patés/m
patrol ship~patrol ships ; n ; Patrouillenschiff/Patrouillenschiffe/n ; vaisseau de patrouille/vaisseaux de patrouille/m ; nave da pattuglia/navi da pattuglia/f ; nave patrulla/naves patrulla/f
patterns may vary ; p ; Muster können abweichen ; les motifs peuvent varier ; le fantasie possono variare ; los estampados pueden variar
pavilion~pavilions ; n ; Pavillon/Pavillons/m ; pavillon/pavillons/m ; padiglione/padiglioni/m ; pabellón/pabellones/m
peacock feather~peacock feathers ; n ; Pfauenfeder/Pfauenfedern/f ; plume de paon/plumes de paon/f ; piuma di pavone/piume di pavone/f ; pluma de pavo real/plumas de pavo real/f
peeloff stickers ; p ; Konturensticker ; stickers peel-off ; adesivi peel off ; pegatinas peel off
peg doll~peg dolls ; n ; Holzpüppchen/Holzpüppchen/n ; poupée en bois tourné/poupées en bois tourné/f ; bambolina in legno/bamboline in legno/f ; muñeca de madera/muñecas de madera/f
peg-top~peg-tops ; n ; Kreisel/Kreisel/m ; toupie/toupies/f ; trottola/trottole/f ; peonza/peonzas/f
penant~penants ; n ; Wimpel/Wimpel/m ; fanion/fanions/m ; bandierina/bandierine/f ; banderín/banderines/m
pencil tin~pencil tins ; n ; Stiftedose/Stiftedosen/f ; boîte à crayons/boîtes à crayons/f ; astuccio in latta/astucci in latta/m ; estuche metálico/estuches metálicos/m
percussion ; n ; Schlaginstrument/Schlaginstrumente/n ; percussion/percussions/f ; percussione/percussioni/f ; percusión/percusiones/f
peridot ; n ; Peridot/Peridote/m ; péridot/péridots/m ; peridoto/peridoti/m ; peridoto/peridotos/m
petal~petals ; n ; Blütenblatt/Blütenblätter/n ; pétale/pétales/m ; petalo/petali/m ; pétalo/pétalos/m
pharaoh~pharaohs ; n ; Pharao/Pharaonen/m ; pharaon/pharaons/m ; faraone/faraoni/m ; faraón/faraones/m
phrase~phrases ; n ; Satz/Sätze/m ; phrase/phrases/f ; frase/frasi/f ; frase/frases/f
pick a colour ; p ; Farbe wählbar ; couleur au choix ; colore a scelta ; color a elegir
pick up tool~pick up tools ; n ; Greifer/Greifer/m ; ramasse-objets/ramasse-objets/m ; pinza raccoglitrice/pinze raccoglitrici/f ; recogedor/recogedores/m
pick-n-mix ; p ; bunte Mischung ; assortiment au choix ; assortimento misto ; surtido variado
picked at random ; p ; zufällig ausgewählt ; choisi au hasard ; scelto a caso ; elegido al azar
picket fence~picket fences ; n ; Lattenzaun/Lattenzäune/m ; clôture à piquets/clôtures à piquets/f ; staccionata/staccionate/f ; valla de estacas/vallas de estacas/f
picket fencing ; n ; Lattenzaun/Lattenzäune/m ; palissade/palissades/f ; staccionata/staccionate/f ; valla de estacas/vallas de estacas/f
pickup~pickups ; n ; Pick-up/Pick-ups/m ; pick-up/pick-up/m ; pick-up/pick-up/m ; pickup/pickups/m
pigeon~pigeons ; n ; Taube/Tauben/f ; pigeon/pigeons/m ; piccione/piccioni/m ; paloma/palomas/f
pillowed ; a ; gewölbt/gewölbte ; bombé/bombée/bombés/bombées ; bombato/bombata/bombati/bombate ; abombado/abombada/abombados/abombadas
pimp~pimps ; n ; Zuhälter/Zuhälter/m ; maquereau/maquereaux/m ; pappone/papponi/m ; proxeneta/proxenetas/m
pinata filler~pinata fillers ; n ; Piñata-Füllung/Piñata-Füllungen/f ; garniture de piñata/garnitures de piñata/f ; riempitivo per pignatta/riempitivi per pignatta/m ; relleno de piñata/rellenos de piñata/m
pirate gang~pirate gangs ; n ; Piratenbande/Piratenbanden/f ; bande de pirates/bandes de pirates/f ; banda di pirati/bande di pirati/f ; banda pirata/bandas piratas/f
pirate with axe ; p ; Pirat mit Axt ; pirate à la hache ; pirata con ascia ; pirata con hacha
pizzeria~pizzerias ; n ; Pizzeria/Pizzerien/f ; pizzeria/pizzerias/f ; pizzeria/pizzerie/f ; pizzería/pizzerías/f
pj's ; n ; Schlafanzug/Schlafanzüge/m ; pyjama/pyjamas/m ; pigiama/pigiami/m ; pijama/pijamas/m
pk of ; p ; Packung mit ; lot de ; confezione da ; paquete de
plank wagon~plank wagons ; n ; Bretterwagen/Bretterwagen/m ; wagon à planches/wagons à planches/m ; carro a sponde in legno/carri a sponde in legno/m ; vagón de tablones/vagones de tablones/m
plank~planks ; n ; Planke/Planken/f ; planche/planches/f ; tavola/tavole/f ; tabla/tablas/f
plastic-cellulose ; a ; aus Kunststoff-Zellulose ; en plastique cellulosique ; in plastica e cellulosa ; de plástico y celulosa
plasticine ; n ; Knete/Kneten/f ; pâte à modeler/pâtes à modeler/f ; plastilina/plastiline/f ; plastilina/plastilinas/f
plate of cheese sandwiches ; p ; Describer mit Käsesandwiches ; assiette de sandwichs au fromage ; piatto di panini al formaggio ; plato de sándwiches de queso
play center sprinkler~play center sprinklers ; n ; Spielcenter mit Wassersprüher/Spielcenter mit Wassersprüher/n ; aire de jeux avec jet d'eau/aires de jeux avec jet d'eau/f ; playground con spruzzo d'acqua/playground con spruzzo d'acqua/m ; centro de juegos con rociador/centros de juegos con rociador/m
play den~play dens ; n ; Spielhöhle/Spielhöhlen/f ; cabane de jeu/cabanes de jeu/f ; tana da gioco/tane da gioco/f ; cabaña de juego/cabañas de juego/f
play learn ; p ; Spielen und Lernen ; jouer et apprendre ; gioca e impara ; jugar y aprender
play parachute~play parachutes ; n ; Schwungtuch/Schwungtücher/n ; parachute de jeu/parachutes de jeu/m ; paracadute da gioco/paracadute da gioco/m ; paracaídas de juego/paracaídas de juego/m
playing dice ; p ; Spielwürfel ; dés à jouer ; dadi da gioco ; dados de juego
playscape~playscapes ; n ; Spiellandschaft/Spiellandschaften/f ; décor de jeu/décors de jeu/m ; scenario di gioco/scenari di gioco/m ; escenario de juego/escenarios de juego/m
polarity switch~polarity switches ; n ; Polaritätsschalter/Polaritätsschalter/m ; inverseur de polarité/inverseurs de polarité/m ; interruttore di polarità/interruttori di polarità/m ; interruptor de polaridad/interruptores de polaridad/m
polarity~polarities ; n ; Polarität/Polaritäten/f ; polarité/polarités/f ; polarità/polarità/f ; polaridad/polaridades/f
police chopper~police choppers ; n ; Polizeihubschrauber/Polizeihubschrauber/m ; hélicoptère de police/hélicoptères de police/m ; elicottero della polizia/elicotteri della polizia/m ; helicóptero de policía/helicópteros de policía/m
police department ; p ; Polizeibehörde ; service de police ; dipartimento di polizia ; departamento de policía
polished ; a ; poliert/polierte ; poli/polie/polis/polies ; lucidato/lucidata/lucidati/lucidate ; pulido/pulida/pulidos/pulidas
politician~politicians ; n ; Politiker/Politiker/m ; homme politique/hommes politiques/m ; politico/politici/m ; político/políticos/m
polka dot craft doll~polka dot craft dolls ; n ; gepunktete Bastelpuppe/gepunktete Bastelpuppen/f ; poupée à créer à pois/poupées à créer à pois/f ; bambola creativa a pois/bambole creative a pois/f ; muñeca para manualidades de lunares/muñecas para manualidades de lunares/f
`;
