/** Words of titles of a whole toy shop, part 1 of 5, in alphabetical order: what is sold, what it shows, and its features. */
export const WORDS_D_GLOSSARY = `
& envelopes ; p ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
2-car set~2-car sets ; n ; zweiteilige Zugeinheit/zweiteilige Zugeinheiten/f ; rame de 2 voitures/rames de 2 voitures/f ; set da 2 vagoni/set da 2 vagoni/m ; composición de 2 coches/composiciones de 2 coches/f
2-line set~2-line sets ; n ; 2-Leinen-Set/2-Leinen-Sets/n ; set de 2 lignes/sets de 2 lignes/m ; set da 2 cavi/set da 2 cavi/m ; set de 2 líneas/sets de 2 líneas/m
3d building puzzle~3d building puzzles ; n ; 3D-Gebäudepuzzle/3D-Gebäudepuzzles/n ; puzzle 3D bâtiment/puzzles 3D bâtiments/m ; puzzle 3D edificio/puzzle 3D edifici/m ; puzle 3D de edificio/puzles 3D de edificios/m
3d jigsaw puzzle~3d jigsaw puzzles ; n ; 3D-Puzzle/3D-Puzzles/n ; puzzle 3D/puzzles 3D/m ; puzzle 3D/puzzle 3D/m ; puzle 3D/puzles 3D/m
3d printer accessory~3d printer accessories ; n ; 3D-Drucker-Zubehör/3D-Drucker-Zubehör/n ; accessoire pour imprimante 3D/accessoires pour imprimante 3D/m ; accessorio per stampante 3D/accessori per stampante 3D/m ; accesorio para impresora 3D/accesorios para impresora 3D/m
3d puzzle~3d puzzles ; n ; 3D-Puzzle/3D-Puzzles/n ; puzzle 3D/puzzles 3D/m ; puzzle 3D/puzzle 3D/m ; puzle 3D/puzles 3D/m
4 pocket portfolio~4 pocket portfolios ; n ; 4-Fach-Sammelalbum/4-Fach-Sammelalben/n ; portfolio 4 cases/portfolios 4 cases/m ; raccoglitore a 4 tasche/raccoglitori a 4 tasche/m ; álbum de 4 bolsillos/álbumes de 4 bolsillos/m
4-axis gyroscope~4-axis gyroscopes ; n ; 4-Achsen-Gyroskop/4-Achsen-Gyroskope/n ; gyroscope 4 axes/gyroscopes 4 axes/m ; giroscopio a 4 assi/giroscopi a 4 assi/m ; giroscopio de 4 ejes/giroscopios de 4 ejes/m
9 pocket album~9 pocket albums ; n ; 9-Fach-Sammelalbum/9-Fach-Sammelalben/n ; album 9 cases/albums 9 cases/m ; album a 9 tasche/album a 9 tasche/m ; álbum de 9 bolsillos/álbumes de 9 bolsillos/m
9 pocket page~9 pocket pages ; n ; 9-Fach-Sammelhülle/9-Fach-Sammelhüllen/f ; feuille de classeur 9 cases/feuilles de classeur 9 cases/f ; pagina a 9 tasche/pagine a 9 tasche/f ; hoja de 9 bolsillos/hojas de 9 bolsillos/f
9 pocket portfolio~9 pocket portfolios ; n ; 9-Fach-Sammelalbum/9-Fach-Sammelalben/n ; portfolio 9 cases/portfolios 9 cases/m ; raccoglitore a 9 tasche/raccoglitori a 9 tasche/m ; álbum de 9 bolsillos/álbumes de 9 bolsillos/m
aardvark~aardvarks ; n ; Erdferkel/Erdferkel/n ; oryctérope/oryctéropes/m ; oritteropo/oritteropi/m ; cerdo hormiguero/cerdos hormigueros/m
accessories set~accessories sets ; n ; Zubehörset/Zubehörsets/n ; set d'accessoires/sets d'accessoires/m ; set di accessori/set di accessori/m ; set de accesorios/sets de accesorios/m
accordion~accordions ; n ; Akkordeon/Akkordeons/n ; accordéon/accordéons/m ; fisarmonica/fisarmoniche/f ; acordeón/acordeones/m
acrocanthosaurus~acrocanthosaurus ; n ; Acrocanthosaurus/Acrocanthosaurier/m ; acrocanthosaure/acrocanthosaures/m ; acrocantosauro/acrocantosauri/m ; acrocantosaurio/acrocantosaurios/m
acrylic deco pen~acrylic deco pens ; n ; Acryl-Dekostift/Acryl-Dekostifte/m ; feutre acrylique déco/feutres acryliques déco/m ; pennarello acrilico decorativo/pennarelli acrilici decorativi/m ; rotulador acrílico decorativo/rotuladores acrílicos decorativos/m
acrylic jewel~acrylic jewels ; n ; Acryl-Schmuckstein/Acryl-Schmucksteine/m ; strass acrylique/strass acryliques/m ; gemma acrilica/gemme acriliche/f ; gema acrílica/gemas acrílicas/f
action game~action games ; n ; Actionspiel/Actionspiele/n ; jeu d'action/jeux d'action/m ; gioco d'azione/giochi d'azione/m ; juego de acción/juegos de acción/m
action vehicle~action vehicles ; n ; Action-Fahrzeug/Action-Fahrzeuge/n ; véhicule d'action/véhicules d'action/m ; veicolo d'azione/veicoli d'azione/m ; vehículo de acción/vehículos de acción/m
activity desk~activity desks ; n ; Spielpult/Spielpulte/n ; pupitre d'activités/pupitres d'activités/m ; banchetto attività/banchetti attività/m ; pupitre de actividades/pupitres de actividades/m
activity tablecloth~activity tablecloths ; n ; Tischdecke zum Ausmalen/Tischdecken zum Ausmalen/f ; nappe d'activités/nappes d'activités/f ; tovaglia con attività/tovaglie con attività/f ; mantel de actividades/manteles de actividades/m
activity table~activity tables ; n ; Spieltisch/Spieltische/m ; table d'activités/tables d'activités/f ; tavolo attività/tavoli attività/m ; mesa de actividades/mesas de actividades/f
adapter cable~adapter cables ; n ; Adapterkabel/Adapterkabel/n ; câble adaptateur/câbles adaptateurs/m ; cavo adattatore/cavi adattatori/m ; cable adaptador/cables adaptadores/m
adult size ; p ; in Erwachsenengröße ; taille adulte ; misura adulto ; talla de adulto
adventure pack~adventure packs ; n ; Abenteuer-Pack/Abenteuer-Packs/n ; paquet aventure/paquets aventure/m ; pacchetto avventura/pacchetti avventura/m ; pack de aventura/packs de aventura/m
aerial rescue pump~aerial rescue pumps ; n ; Teleskopmast-Löschfahrzeug/Teleskopmast-Löschfahrzeuge/n ; fourgon-pompe à bras élévateur/fourgons-pompes à bras élévateur/m ; autopompa con braccio elevatore/autopompe con braccio elevatore/f ; autobomba con brazo elevador/autobombas con brazo elevador/f
african elephant baby~african elephant babies ; n ; Afrikanisches Elefantenbaby/Afrikanische Elefantenbabys/n ; bébé éléphant d'Afrique/bébés éléphants d'Afrique/m ; cucciolo di elefante africano/cuccioli di elefante africano/m ; cría de elefante africano/crías de elefante africano/f
air inflator~air inflators ; n ; Luftpumpe/Luftpumpen/f ; gonfleur/gonfleurs/m ; gonfiatore/gonfiatori/m ; inflador/infladores/m
airbrush set~airbrush sets ; n ; Airbrush-Set/Airbrush-Sets/n ; kit aérographe/kits aérographe/m ; set aerografo/set aerografo/m ; set de aerógrafo/sets de aerógrafo/m
aircraft kit~aircraft kits ; n ; Flugzeug-Bausatz/Flugzeug-Bausätze/m ; maquette d'avion/maquettes d'avion/f ; kit di montaggio aereo/kit di montaggio aereo/m ; maqueta de avión/maquetas de avión/f
airport playset~airport playsets ; n ; Flughafen-Spielset/Flughafen-Spielsets/n ; coffret de jeu aéroport/coffrets de jeu aéroport/m ; set da gioco aeroporto/set da gioco aeroporto/m ; set de juego aeropuerto/sets de juego aeropuerto/m
airwalker balloon~airwalker balloons ; n ; Airwalker-Folienballon/Airwalker-Folienballons/m ; ballon Airwalker/ballons Airwalker/m ; palloncino Airwalker/palloncini Airwalker/m ; globo Airwalker/globos Airwalker/m
airwalker foil balloon~airwalker foil balloons ; n ; Airwalker-Folienballon/Airwalker-Folienballons/m ; ballon métallisé Airwalker/ballons métallisés Airwalker/m ; palloncino foil Airwalker/palloncini foil Airwalker/m ; globo de foil Airwalker/globos de foil Airwalker/m
airwalker~airwalkers ; n ; Airwalker-Folienballon/Airwalker-Folienballons/m ; ballon Airwalker/ballons Airwalker/m ; palloncino Airwalker/palloncini Airwalker/m ; globo Airwalker/globos Airwalker/m
alien costume~alien costumes ; n ; Alien-Kostüm/Alien-Kostüme/n ; costume d'extraterrestre/costumes d'extraterrestre/m ; costume da alieno/costumi da alieno/m ; disfraz de extraterrestre/disfraces de extraterrestre/m
allosaurus~allosaurus ; n ; Allosaurus/Allosaurus/m ; allosaure/allosaures/m ; allosauro/allosauri/m ; alosaurio/alosaurios/m
alloy bead~alloy beads ; n ; Metallperle/Metallperlen/f ; perle en alliage/perles en alliage/f ; perlina in lega/perline in lega/f ; cuenta de aleación/cuentas de aleación/f
alloy charm pendant~alloy charm pendants ; n ; Metall-Charm-Anhänger/Metall-Charm-Anhänger/m ; pendentif breloque en alliage/pendentifs breloques en alliage/m ; ciondolo charm in lega/ciondoli charm in lega/m ; colgante charm de aleación/colgantes charm de aleación/m
alloy connector~alloy connectors ; n ; Verbinder aus Metalllegierung/Verbinder aus Metalllegierung/m ; connecteur en alliage/connecteurs en alliage/m ; connettore in lega/connettori in lega/m ; conector de aleación/conectores de aleación/m
alphabet bunting~alphabet buntings ; n ; Buchstaben-Wimpelkette/Buchstaben-Wimpelketten/f ; guirlande de lettres/guirlandes de lettres/f ; festone con lettere/festoni con lettere/m ; guirnalda de letras/guirnaldas de letras/f
alphabet charm~alphabet charms ; n ; Buchstaben-Charm/Buchstaben-Charms/m ; breloque alphabet/breloques alphabet/f ; charm alfabeto/charm alfabeto/m ; charm de letra/charms de letras/m
alphabet letter charm~alphabet letter charms ; n ; Buchstaben-Charm/Buchstaben-Charms/m ; breloque lettre/breloques lettres/f ; charm a lettera/charm a lettera/m ; charm de letra/charms de letras/m
alphabet letter~alphabet letters ; n ; Alphabet-Buchstabe/Alphabet-Buchstaben/m ; lettre de l'alphabet/lettres de l'alphabet/f ; lettera dell'alfabeto/lettere dell'alfabeto/f ; letra del alfabeto/letras del alfabeto/f
alphabet magnet~alphabet magnets ; n ; Buchstabenmagnet/Buchstabenmagnete/m ; magnet alphabet/magnets alphabet/m ; magnete alfabeto/magneti alfabeto/m ; imán de letra/imanes de letras/m
alpine blue ; c ; alpenblau/alpenblaue ; bleu alpin ; blu alpino ; azul alpino
aluminium alloy ; p ; aus Aluminiumlegierung ; en alliage d'aluminium ; in lega di alluminio ; de aleación de aluminio
aluminum alloy ; p ; aus Aluminiumlegierung ; en alliage d'aluminium ; in lega di alluminio ; de aleación de aluminio
amargasaurus~amargasaurus ; n ; Amargasaurus/Amargasaurus/m ; amargasaure/amargasaures/m ; amargasauro/amargasauri/m ; amargasaurio/amargasaurios/m
amber gold ; c ; bernsteingold ; or ambré ; oro ambra ; oro ámbar
american shorthair cat~american shorthair cats ; n ; Amerikanische Kurzhaarkatze/Amerikanische Kurzhaarkatzen/f ; chat American Shorthair/chats American Shorthair/m ; gatto American Shorthair/gatti American Shorthair/m ; gato americano de pelo corto/gatos americanos de pelo corto/m
ammo set~ammo sets ; n ; Munitionsset/Munitionssets/n ; set de munitions/sets de munitions/m ; set di munizioni/set di munizioni/m ; set de munición/sets de munición/m
and envelopes ; p ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
angel wing~angel wings ; n ; Engelsflügel/Engelsflügel/m ; aile d'ange/ailes d'ange/f ; ala d'angelo/ali d'angelo/f ; ala de ángel/alas de ángel/f
angelfish~angelfish ; n ; Kaiserfisch/Kaiserfische/m ; poisson-ange/poissons-anges/m ; pesce angelo/pesci angelo/m ; pez ángel/peces ángel/m
angler in boat~anglers in boat ; n ; Angler im Boot/Angler im Boot/m ; pêcheur en barque/pêcheurs en barque/m ; pescatore in barca/pescatori in barca/m ; pescador en barca/pescadores en barca/m
animal head mask~animal head masks ; n ; Tierkopfmaske/Tierkopfmasken/f ; masque tête d'animal/masques tête d'animal/m ; maschera a testa di animale/maschere a testa di animale/f ; máscara de cabeza de animal/máscaras de cabeza de animal/f
animal shape ; p ; in Tierform ; en forme d'animal ; a forma di animale ; con forma de animal
animal shaped ; p ; in Tierform ; en forme d'animal ; a forma di animale ; con forma de animal
animal soft toy~animal soft toys ; n ; Kuscheltier/Kuscheltiere/n ; peluche/peluches/f ; peluche/peluche/m ; peluche/peluches/m
ankylosaurus~ankylosaurus ; n ; Ankylosaurus/Ankylosaurus/m ; ankylosaure/ankylosaures/m ; anchilosauro/anchilosauri/m ; anquilosaurio/anquilosaurios/m
anniversary balloon~anniversary balloons ; n ; Jubiläumsballon/Jubiläumsballons/m ; ballon anniversaire de mariage/ballons anniversaire de mariage/m ; palloncino anniversario/palloncini anniversario/m ; globo de aniversario/globos de aniversario/m
anniversary bunting~anniversary buntings ; n ; Jubiläums-Wimpelkette/Jubiläums-Wimpelketten/f ; guirlande de fanions anniversaire/guirlandes de fanions anniversaire/f ; festone anniversario/festoni anniversario/m ; guirnalda de banderines de aniversario/guirnaldas de banderines de aniversario/f
anteater~anteaters ; n ; Ameisenbär/Ameisenbären/m ; fourmilier/fourmiliers/m ; formichiere/formichieri/m ; oso hormiguero/osos hormigueros/m
antelope~antelopes ; n ; Antilope/Antilopen/f ; antilope/antilopes/f ; antilope/antilopi/f ; antílope/antílopes/m
anti-vibration ; a ; vibrationsdämpfend/vibrationsdämpfende ; antivibration/antivibration/antivibrations/antivibrations ; antivibrazione ; antivibración
antique bronze ; c ; altbronzefarben/altbronzefarbene ; bronze antique ; bronzo antico ; bronce antiguo
antique copper ; c ; antikkupfer ; cuivre antique ; rame antico ; cobre antiguo
antique gold ; c ; altgoldfarben/altgoldfarbene ; or vieilli ; oro antico ; oro antiguo
antique silver ; c ; altsilberfarben/altsilberfarbene ; argent vieilli ; argento antico ; plata antigua
any age ; p ; für jedes Alter ; pour tout âge ; per tutte le età ; para cualquier edad
apatosaurus~apatosaurus ; n ; Apatosaurus/Apatosaurier/m ; apatosaure/apatosaures/m ; apatosauro/apatosauri/m ; apatosaurio/apatosaurios/m
appaloosa~appaloosas ; n ; Appaloosa/Appaloosas/m ; appaloosa/appaloosas/m ; appaloosa/appaloosa/m ; appaloosa/appaloosas/m
apple green ; c ; apfelgrün/apfelgrüne ; vert pomme ; verde mela ; verde manzana
arab stallion~arab stallions ; n ; Araberhengst/Araberhengste/m ; étalon arabe/étalons arabes/m ; stallone arabo/stalloni arabi/m ; semental árabe/sementales árabes/m
arabian horse~arabian horses ; n ; Araber/Araber/m ; cheval arabe/chevaux arabes/m ; cavallo arabo/cavalli arabi/m ; caballo árabe/caballos árabes/m
archaeopteryx~archaeopteryx ; n ; Archaeopteryx/Archaeopteryx/m ; archéoptéryx/archéoptéryx/m ; archeopterige/archeopterigi/m ; archaeopteryx/archaeopteryx/m
arctic fox~arctic foxes ; n ; Polarfuchs/Polarfüchse/m ; renard polaire/renards polaires/m ; volpe artica/volpi artiche/f ; zorro ártico/zorros árticos/m
arf ; p ; ARF ; ARF ; ARF ; ARF
arm float~arm floats ; n ; Schwimmflügel/Schwimmflügel/m ; brassard de natation/brassards de natation/m ; bracciolo/braccioli/m ; manguito/manguitos/m
armadillo~armadillos ; n ; Gürteltier/Gürteltiere/n ; tatou/tatous/m ; armadillo/armadilli/m ; armadillo/armadillos/m
army officer~army officers ; n ; Offizier/Offiziere/m ; officier/officiers/m ; ufficiale/ufficiali/m ; oficial/oficiales/m
army tank~army tanks ; n ; Panzer/Panzer/m ; char d'assaut/chars d'assaut/m ; carro armato/carri armati/m ; tanque del ejército/tanques del ejército/m
art and craft glitter~art and craft glitters ; n ; Bastelglitter/Bastelglitter/m ; paillettes pour loisirs créatifs/paillettes pour loisirs créatifs/f ; glitter per lavoretti/glitter per lavoretti/m ; purpurina para manualidades/purpurinas para manualidades/f
art box~art boxes ; n ; Malkasten/Malkästen/m ; coffret de dessin/coffrets de dessin/m ; valigetta artistica/valigette artistiche/f ; caja de arte/cajas de arte/f
art desk~art desks ; n ; Maltisch/Maltische/m ; bureau de dessin/bureaux de dessin/m ; tavolino da disegno/tavolini da disegno/m ; mesa de dibujo/mesas de dibujo/f
art pack~art packs ; n ; Malset/Malsets/n ; kit d'art/kits d'art/m ; set artistico/set artistici/m ; set de arte/sets de arte/m
art poster~art posters ; n ; Kunstposter/Kunstposter/n ; poster d'art/posters d'art/m ; poster artistico/poster artistici/m ; póster artístico/pósteres artísticos/m
artf ; p ; ARF ; ARF ; ARF ; ARF
articulated figure~articulated figures ; n ; bewegliche Figur/bewegliche Figuren/f ; figurine articulée/figurines articulées/f ; action figure snodata/action figure snodate/f ; figura articulada/figuras articuladas/f
artist trading card~artist trading cards ; n ; Künstler-Sammelkarte/Künstler-Sammelkarten/f ; carte d'artiste à échanger/cartes d'artiste à échanger/f ; artist trading card/artist trading card/f ; artist trading card/artist trading cards/f
ash green ; c ; aschgrün/aschgrüne ; vert cendré ; verde cenere ; verde ceniza
asian elephant~asian elephants ; n ; Asiatischer Elefant/Asiatische Elefanten/m ; éléphant d'Asie/éléphants d'Asie/m ; elefante asiatico/elefanti asiatici/m ; elefante asiático/elefantes asiáticos/m
assorted blues ; p ; in verschiedenen Blautönen ; bleus assortis ; blu assortiti ; azules surtidos
assorted greens ; p ; in verschiedenen Grüntönen ; verts assortis ; verdi assortiti ; verdes surtidos
assorted pinks ; p ; in verschiedenen Rosatönen ; roses assortis ; rosa assortiti ; rosas surtidos
assorted reds ; p ; in verschiedenen Rottönen ; rouges assortis ; rossi assortiti ; rojos surtidos
asst cols ; p ; Farben sortiert ; coloris assortis ; colori assortiti ; colores surtidos
asstd colours ; p ; Farben sortiert ; coloris assortis ; colori assortiti ; colores surtidos
attack helicopter~attack helicopters ; n ; Kampfhubschrauber/Kampfhubschrauber/m ; hélicoptère d'attaque/hélicoptères d'attaque/m ; elicottero d'attacco/elicotteri d'attacco/m ; helicóptero de ataque/helicópteros de ataque/m
australian flag~australian flags ; n ; australische Flagge/australische Flaggen/f ; drapeau australien/drapeaux australiens/m ; bandiera australiana/bandiere australiane/f ; bandera australiana/banderas australianas/f
autumn colors ; p ; in Herbstfarben ; couleurs d'automne ; in colori autunnali ; en colores otoñales
autumn colours ; p ; in Herbstfarben ; couleurs d'automne ; in colori autunnali ; en colores otoñales
aventurine ; p ; aus Aventurin ; en aventurine ; in avventurina ; de aventurina
axle set~axle sets ; n ; Achsensatz/Achsensätze/m ; jeu d'axes/jeux d'axes/m ; set di assi/set di assi/m ; juego de ejes/juegos de ejes/m
baby animal~baby animals ; n ; Tierbaby/Tierbabys/n ; bébé animal/bébés animaux/m ; cucciolo/cuccioli/m ; cría de animal/crías de animales/f
baby crib~baby cribs ; n ; Babybett/Babybetten/n ; lit de bébé/lits de bébé/m ; lettino/lettini/m ; cuna/cunas/f
baby dinosaur~baby dinosaurs ; n ; Dino-Baby/Dino-Babys/n ; bébé dinosaure/bébés dinosaures/m ; cucciolo di dinosauro/cuccioli di dinosauro/m ; cría de dinosaurio/crías de dinosaurio/f
baby elephant~baby elephants ; n ; Elefantenbaby/Elefantenbabys/n ; éléphanteau/éléphanteaux/m ; elefantino/elefantini/m ; cría de elefante/crías de elefante/f
baby giraffe~baby giraffes ; n ; Giraffenbaby/Giraffenbabys/n ; girafon/girafons/m ; cucciolo di giraffa/cuccioli di giraffa/m ; cría de jirafa/crías de jirafa/f
baby girl doll~baby girl dolls ; n ; Mädchen-Babypuppe/Mädchen-Babypuppen/f ; poupée bébé fille/poupées bébé fille/f ; bambolotto femmina/bambolotti femmina/m ; muñeca bebé niña/muñecas bebé niña/f
baby gorilla~baby gorillas ; n ; Gorillababy/Gorillababys/n ; bébé gorille/bébés gorilles/m ; cucciolo di gorilla/cuccioli di gorilla/m ; cría de gorila/crías de gorila/f
baby mammoth~baby mammoths ; n ; Mammutbaby/Mammutbabys/n ; bébé mammouth/bébés mammouths/m ; cucciolo di mammut/cuccioli di mammut/m ; cría de mamut/crías de mamut/f
baby panda~baby pandas ; n ; Panda-Baby/Panda-Babys/n ; bébé panda/bébés pandas/m ; cucciolo di panda/cuccioli di panda/m ; cría de panda/crías de panda/f
baby shower banner~baby shower banners ; n ; Babyparty-Banner/Babyparty-Banner/n ; banderole de baby shower/banderoles de baby shower/f ; striscione per baby shower/striscioni per baby shower/m ; pancarta de baby shower/pancartas de baby shower/f
baby wrist rattle~baby wrist rattles ; n ; Baby-Handgelenkrassel/Baby-Handgelenkrasseln/f ; hochet poignet pour bébé/hochets poignet pour bébé/m ; sonaglino da polso per neonati/sonaglini da polso per neonati/m ; sonajero de muñeca para bebé/sonajeros de muñeca para bebé/m
back scratcher~back scratchers ; n ; Rückenkratzer/Rückenkratzer/m ; gratte-dos/gratte-dos/m ; grattaschiena/grattaschiena/m ; rascador de espalda/rascadores de espalda/m
backpack clip~backpack clips ; n ; Rucksackanhänger/Rucksackanhänger/m ; porte-clés pour sac à dos/porte-clés pour sac à dos/m ; portachiavi da zaino/portachiavi da zaino/m ; colgante para mochila/colgantes para mochila/m
backscratcher~backscratchers ; n ; Rückenkratzer/Rückenkratzer/m ; gratte-dos/gratte-dos/m ; grattaschiena/grattaschiena/m ; rascador de espalda/rascadores de espalda/m
bactrian camel~bactrian camels ; n ; Trampeltier/Trampeltiere/n ; chameau de Bactriane/chameaux de Bactriane/m ; cammello della Battriana/cammelli della Battriana/m ; camello bactriano/camellos bactrianos/m
bag charm~bag charms ; n ; Taschenanhänger/Taschenanhänger/m ; bijou de sac/bijoux de sac/m ; ciondolo per borsa/ciondoli per borsa/m ; colgante para bolso/colgantes para bolso/m
baggage car~baggage cars ; n ; Gepäckwagen/Gepäckwagen/m ; fourgon à bagages/fourgons à bagages/m ; bagagliaio/bagagliai/m ; furgón de equipajes/furgones de equipajes/m
baggage coach~baggage coaches ; n ; Gepäckwagen/Gepäckwagen/m ; fourgon à bagages/fourgons à bagages/m ; bagagliaio/bagagliai/m ; furgón de equipajes/furgones de equipajes/m
balance game~balance games ; n ; Balancierspiel/Balancierspiele/n ; jeu d'équilibre/jeux d'équilibre/m ; gioco di equilibrio/giochi di equilibrio/m ; juego de equilibrio/juegos de equilibrio/m
bald cap~bald caps ; n ; Glatzenperücke/Glatzenperücken/f ; faux crâne/faux crânes/m ; calotta calva/calotte calve/f ; calva/calvas/f
bald eagle~bald eagles ; n ; Weißkopfseeadler/Weißkopfseeadler/m ; pygargue à tête blanche/pygargues à tête blanche/m ; aquila di mare testabianca/aquile di mare testabianca/f ; águila calva/águilas calvas/f
bale press~bale presses ; n ; Ballenpresse/Ballenpressen/f ; presse à balles/presses à balles/f ; pressa per balle/presse per balle/f ; empacadora/empacadoras/f
ball and cup~balls and cups ; n ; Kugelfangspiel/Kugelfangspiele/n ; bilboquet/bilboquets/m ; bilboquet/bilboquet/m ; boliche/boliches/m
ball chain~ball chains ; n ; Kugelkette/Kugelketten/f ; chaîne boule/chaînes boule/f ; catena a palline/catene a palline/f ; cadena de bolas/cadenas de bolas/f
ball end~ball ends ; n ; Kugelpfanne/Kugelpfannen/f ; chape à rotule/chapes à rotule/f ; uniball/uniball/m ; rótula/rótulas/f
ball mask~ball masks ; n ; Ballmaske/Ballmasken/f ; masque de bal/masques de bal/m ; maschera da ballo/maschere da ballo/f ; máscara de baile/máscaras de baile/f
ball stud~ball studs ; n ; Kugelbolzen/Kugelbolzen/m ; rotule/rotules/f ; perno sferico/perni sferici/m ; rótula/rótulas/f
ballast~ballast ; n ; Gleisschotter/Gleisschotter/m ; ballast/ballasts/m ; ballast/ballast/m ; balasto/balastos/m
ballerina party~ballerina parties ; n ; Ballerina-Party/Ballerina-Partys/f ; fête ballerine/fêtes ballerine/f ; festa ballerina/feste ballerina/f ; fiesta de bailarina/fiestas de bailarina/f
ballista~ballistas ; n ; Balliste/Ballisten/f ; baliste/balistes/f ; balista/baliste/f ; balista/balistas/f
balloon flight~balloon flights ; n ; Ballonfahrt/Ballonfahrten/f ; vol en montgolfière/vols en montgolfière/m ; volo in mongolfiera/voli in mongolfiera/m ; vuelo en globo/vuelos en globo/m
balloon garland~balloon garlands ; n ; Ballongirlande/Ballongirlanden/f ; guirlande de ballons/guirlandes de ballons/f ; ghirlanda di palloncini/ghirlande di palloncini/f ; guirnalda de globos/guirnaldas de globos/f
balloon set~balloon sets ; n ; Luftballon-Set/Luftballon-Sets/n ; set de ballons/sets de ballons/m ; set di palloncini/set di palloncini/m ; set de globos/sets de globos/m
balloon weight centerpiece~balloon weight centerpieces ; n ; Ballongewicht-Tischdeko/Ballongewicht-Tischdekos/f ; poids de ballon centre de table/poids de ballon centres de table/m ; centrotavola pesetto per palloncini/centrotavola pesetto per palloncini/m ; centro de mesa peso para globos/centros de mesa peso para globos/m
balsa wood aircraft kit~balsa wood aircraft kits ; n ; Flugzeug-Bausatz aus Balsaholz/Flugzeug-Bausätze aus Balsaholz/m ; kit d'avion en balsa/kits d'avion en balsa/m ; kit di aereo in legno di balsa/kit di aereo in legno di balsa/m ; kit de avión de madera de balsa/kits de avión de madera de balsa/m
banana costume~banana costumes ; n ; Bananenkostüm/Bananenkostüme/n ; costume de banane/costumes de banane/m ; costume da banana/costumi da banana/m ; disfraz de plátano/disfraces de plátano/m
banked curve~banked curves ; n ; Steilkurve/Steilkurven/f ; virage relevé/virages relevés/m ; curva sopraelevata/curve sopraelevate/f ; curva peraltada/curvas peraltadas/f
barn owl~barn owls ; n ; Schleiereule/Schleiereulen/f ; chouette effraie/chouettes effraies/f ; barbagianni/barbagianni/m ; lechuza/lechuzas/f
barn~barns ; n ; Scheune/Scheunen/f ; grange/granges/f ; fienile/fienili/m ; granero/graneros/m
baryonyx~baryonyx ; n ; Baryonyx/Baryonyx/m ; baryonyx/baryonyx/m ; baryonyx/baryonyx/m ; baryonyx/baryonyx/m
base plate~base plates ; n ; Bauplatte/Bauplatten/f ; plaque de base/plaques de base/f ; base per costruzioni/basi per costruzioni/f ; base de construcción/bases de construcción/f
baseplate~baseplates ; n ; Bauplatte/Bauplatten/f ; plaque de base/plaques de base/f ; base per costruzioni/basi per costruzioni/f ; base de construcción/bases de construcción/f
bat kite~bat kites ; n ; Fledermausdrachen/Fledermausdrachen/m ; cerf-volant chauve-souris/cerfs-volants chauve-souris/m ; aquilone pipistrello/aquiloni pipistrello/m ; cometa de murciélago/cometas de murciélago/f
bath bomb kit~bath bomb kits ; n ; Badebomben-Set/Badebomben-Sets/n ; kit de boules de bain/kits de boules de bain/m ; kit bombe da bagno/kit bombe da bagno/m ; kit de bombas de baño/kits de bombas de baño/m
battery adapter connector~battery adapter connectors ; n ; Akku-Adapterstecker/Akku-Adapterstecker/m ; connecteur adaptateur de batterie/connecteurs adaptateurs de batterie/m ; connettore adattatore per batteria/connettori adattatori per batteria/m ; conector adaptador de batería/conectores adaptadores de batería/m
battery balancer~battery balancers ; n ; Akku-Balancer/Akku-Balancer/m ; équilibreur de batterie/équilibreurs de batterie/m ; bilanciatore per batterie/bilanciatori per batterie/m ; balanceador de baterías/balanceadores de baterías/m
battery connector~battery connectors ; n ; Akkustecker/Akkustecker/m ; connecteur de batterie/connecteurs de batterie/m ; connettore batteria/connettori batteria/m ; conector de batería/conectores de batería/m
battery light~battery lights ; n ; batteriebetriebene Leuchte/batteriebetriebene Leuchten/f ; lampe à pile/lampes à pile/f ; lampada a batteria/lampade a batteria/f ; lámpara a pilas/lámparas a pilas/f
battery voltage checker~battery voltage checkers ; n ; Akku-Spannungsprüfer/Akku-Spannungsprüfer/m ; testeur de tension de batterie/testeurs de tension de batterie/m ; tester di tensione batteria/tester di tensione batteria/m ; comprobador de voltaje de batería/comprobadores de voltaje de batería/m
battery-operated ; a ; batteriebetrieben/batteriebetriebene ; à piles ; a batteria ; a pilas
battle gear~battle gear ; n ; Kampfausrüstung/Kampfausrüstungen/f ; équipement de combat/équipements de combat/m ; equipaggiamento da battaglia/equipaggiamenti da battaglia/m ; equipo de combate/equipos de combate/m
battle ship~battle ships ; n ; Kampfschiff/Kampfschiffe/n ; navire de combat/navires de combat/m ; nave da battaglia/navi da battaglia/f ; barco de combate/barcos de combate/m
battle top~battle tops ; n ; Kampfkreisel/Kampfkreisel/m ; toupie de combat/toupies de combat/f ; trottola da combattimento/trottole da combattimento/f ; peonza de batalla/peonzas de batalla/f
battle-damaged ; a ; kampfbeschädigt/kampfbeschädigte ; endommagé au combat/endommagée au combat/endommagés au combat/endommagées au combat ; danneggiato in battaglia/danneggiata in battaglia/danneggiati in battaglia/danneggiate in battaglia ; dañado en batalla/dañada en batalla/dañados en batalla/dañadas en batalla
battlepack~battlepacks ; n ; Battle Pack/Battle Packs/n ; pack de combat/packs de combat/m ; battle pack/battle pack/m ; pack de batalla/packs de batalla/m
bay window~bay windows ; n ; Erkerfenster/Erkerfenster/n ; bow-window/bow-windows/m ; bovindo/bovindi/m ; ventana mirador/ventanas mirador/f
bead cap~bead caps ; n ; Perlenkappe/Perlenkappen/f ; coupelle pour perle/coupelles pour perles/f ; coppetta copriperla/coppette copriperla/f ; casquilla para cuentas/casquillas para cuentas/f
bead frame~bead frames ; n ; Rechenrahmen/Rechenrahmen/m ; boulier/bouliers/m ; pallottoliere/pallottolieri/m ; ábaco/ábacos/m
bead lacing kit~bead lacing kits ; n ; Perlen-Fädelset/Perlen-Fädelsets/n ; kit d'enfilage de perles/kits d'enfilage de perles/m ; set di perline da infilare/set di perline da infilare/m ; set de cuentas para enhebrar/sets de cuentas para enhebrar/m
bead spacer~bead spacers ; n ; Zwischenperle/Zwischenperlen/f ; perle intercalaire/perles intercalaires/f ; perlina distanziatrice/perline distanziatrici/f ; cuenta separadora/cuentas separadoras/f
beaded garland~beaded garlands ; n ; Perlengirlande/Perlengirlanden/f ; guirlande de perles/guirlandes de perles/f ; ghirlanda di perline/ghirlande di perline/f ; guirnalda de cuentas/guirnaldas de cuentas/f
beagle~beagles ; n ; Beagle/Beagles/m ; beagle/beagles/m ; beagle/beagle/m ; beagle/beagles/m
bean bag toss~bean bag tosses ; n ; Bohnensäckchen-Wurfspiel/Bohnensäckchen-Wurfspiele/n ; jeu de lancer de sacs/jeux de lancer de sacs/m ; gioco di lancio dei sacchetti/giochi di lancio dei sacchetti/m ; juego de lanzar saquitos/juegos de lanzar saquitos/m
bear clothes~bear clothes ; n ; Teddy-Kleidung/Teddy-Kleidung/f ; vêtements pour ours en peluche/vêtements pour ours en peluche/m ; vestiti per orsetto/vestiti per orsetto/m ; ropa para osito/ropa para osito/f
bear clothing~bear clothing ; n ; Teddy-Kleidung/Teddy-Kleidung/f ; vêtements pour ours en peluche/vêtements pour ours en peluche/m ; vestiti per orsetto/vestiti per orsetto/m ; ropa para osito/ropa para osito/f
bear mask~bear masks ; n ; Bärenmaske/Bärenmasken/f ; masque d'ours/masques d'ours/m ; maschera da orso/maschere da orso/f ; máscara de oso/máscaras de oso/f
bear outfit~bear outfits ; n ; Teddy-Kleidung/Teddy-Kleidung/f ; tenue pour ours en peluche/tenues pour ours en peluche/f ; abito per orsetto/abiti per orsetti/m ; ropa para osito/ropa para ositos/f
bearded dragon~bearded dragons ; n ; Bartagame/Bartagamen/f ; agame barbu/agames barbus/m ; drago barbuto/draghi barbuti/m ; dragón barbudo/dragones barbudos/m
beech wood ; p ; aus Buchenholz ; en hêtre ; in legno di faggio ; de madera de haya
beechwood ; p ; aus Buchenholz ; en hêtre ; in legno di faggio ; de madera de haya
beer bottle~beer bottles ; n ; Bierflasche/Bierflaschen/f ; bouteille de bière/bouteilles de bière/f ; bottiglia di birra/bottiglie di birra/f ; botella de cerveza/botellas de cerveza/f
beetle drive game~beetle drive games ; n ; Käfer-Würfelspiel/Käfer-Würfelspiele/n ; jeu de dés du scarabée/jeux de dés du scarabée/m ; gioco di dadi dello scarabeo/giochi di dadi dello scarabeo/m ; juego de dados del escarabajo/juegos de dados del escarabajo/m
beluga~belugas ; n ; Beluga/Belugas/m ; béluga/bélugas/m ; beluga/beluga/m ; beluga/belugas/f
bengal tiger~bengal tigers ; n ; Bengalischer Tiger/Bengalische Tiger/m ; tigre du Bengale/tigres du Bengale/m ; tigre del Bengala/tigri del Bengala/f ; tigre de Bengala/tigres de Bengala/m
bevel gear~bevel gears ; n ; Kegelrad/Kegelräder/n ; pignon conique/pignons coniques/m ; ingranaggio conico/ingranaggi conici/m ; engranaje cónico/engranajes cónicos/m
bicone bead~bicone beads ; n ; Doppelkegelperle/Doppelkegelperlen/f ; perle toupie/perles toupies/f ; perlina bicono/perline bicono/f ; cuenta bicono/cuentas bicono/f
bike model~bike models ; n ; Motorradmodell/Motorradmodelle/n ; modèle réduit de moto/modèles réduits de moto/m ; modellino di moto/modellini di moto/m ; maqueta de moto/maquetas de moto/f
bindi gem~bindi gems ; n ; Bindi-Schmuckstein/Bindi-Schmucksteine/m ; bindi strass/bindis strass/m ; bindi gioiello/bindi gioiello/m ; bindi de cristal/bindis de cristal/m
bingo set~bingo sets ; n ; Bingo-Set/Bingo-Sets/n ; jeu de bingo/jeux de bingo/m ; set da bingo/set da bingo/m ; juego de bingo/juegos de bingo/m
bird charm~bird charms ; n ; Vogelanhänger/Vogelanhänger/m ; breloque oiseau/breloques oiseau/f ; ciondolo a uccellino/ciondoli a uccellino/m ; charm de pájaro/charms de pájaros/m
birthday bear~birthday bears ; n ; Geburtstagsbär/Geburtstagsbären/m ; ours d'anniversaire/ours d'anniversaire/m ; orsetto di compleanno/orsetti di compleanno/m ; osito de cumpleaños/ositos de cumpleaños/m
birthday boy badge~birthday boy badges ; n ; Geburtstagskind-Anstecker/Geburtstagskind-Anstecker/m ; badge d'anniversaire garçon/badges d'anniversaire garçon/m ; spilla del festeggiato/spille del festeggiato/f ; chapa de cumpleañero/chapas de cumpleañero/f
birthday bunting~birthday buntings ; n ; Geburtstags-Wimpelkette/Geburtstags-Wimpelketten/f ; guirlande de fanions d'anniversaire/guirlandes de fanions d'anniversaire/f ; festone di compleanno/festoni di compleanno/m ; guirnalda de banderines de cumpleaños/guirnaldas de banderines de cumpleaños/f
birthday cake~birthday cakes ; n ; Geburtstagstorte/Geburtstagstorten/f ; gâteau d'anniversaire/gâteaux d'anniversaire/m ; torta di compleanno/torte di compleanno/f ; tarta de cumpleaños/tartas de cumpleaños/f
birthday girl badge~birthday girl badges ; n ; Geburtstagskind-Anstecker/Geburtstagskind-Anstecker/m ; badge d'anniversaire fille/badges d'anniversaire fille/m ; spilla della festeggiata/spille della festeggiata/f ; chapa de cumpleañera/chapas de cumpleañera/f
birthday sash~birthday sashes ; n ; Geburtstagsschärpe/Geburtstagsschärpen/f ; écharpe d'anniversaire/écharpes d'anniversaire/f ; fascia di compleanno/fasce di compleanno/f ; banda de cumpleaños/bandas de cumpleaños/f
black & cream ; c ; schwarz-creme ; noir et crème/noir et crème/noir et crème/noir et crème ; nero e crema/nero e crema/nero e crema/nero e crema ; negro y crema/negro y crema/negro y crema/negro y crema
black & gold ; c ; schwarz-gold ; noir et or/noir et or/noir et or/noir et or ; nero e oro/nero e oro/nero e oro/nero e oro ; negro y oro/negro y oro/negro y oro/negro y oro
black & red ; c ; schwarz-rot/schwarz-rote ; noir et rouge/noir et rouge/noir et rouge/noir et rouge ; nero e rosso/nero e rosso/nero e rosso/nero e rosso ; negro y rojo/negro y rojo/negro y rojo/negro y rojo
black & silver ; c ; schwarz-silber ; noir et argent/noir et argent/noir et argent/noir et argent ; nero e argento/nero e argento/nero e argento/nero e argento ; negro y plata/negro y plata/negro y plata/negro y plata
black and cream ; c ; schwarz-creme ; noir et crème/noir et crème/noir et crème/noir et crème ; nero e crema/nero e crema/nero e crema/nero e crema ; negro y crema/negro y crema/negro y crema/negro y crema
black and gold ; c ; schwarz-gold ; noir et or/noir et or/noir et or/noir et or ; nero e oro/nero e oro/nero e oro/nero e oro ; negro y oro/negro y oro/negro y oro/negro y oro
black and red ; c ; schwarz-rot/schwarz-rote ; noir et rouge/noir et rouge/noir et rouge/noir et rouge ; nero e rosso/nero e rosso/nero e rosso/nero e rosso ; negro y rojo/negro y rojo/negro y rojo/negro y rojo
black and silver ; c ; schwarz-silber ; noir et argent/noir et argent/noir et argent/noir et argent ; nero e argento/nero e argento/nero e argento/nero e argento ; negro y plata/negro y plata/negro y plata/negro y plata
black bear~black bears ; n ; Schwarzbär/Schwarzbären/m ; ours noir/ours noirs/m ; orso nero/orsi neri/m ; oso negro/osos negros/m
black labrador~black labradors ; n ; schwarzer Labrador/schwarze Labradore/m ; labrador noir/labradors noirs/m ; labrador nero/labrador neri/m ; labrador negro/labradores negros/m
black metallic ; c ; schwarz-metallic ; noir métallisé ; nero metallizzato ; negro metalizado
black panther~black panthers ; n ; schwarzer Panther/schwarze Panther/m ; panthère noire/panthères noires/f ; pantera nera/pantere nere/f ; pantera negra/panteras negras/f
black rat~black rats ; n ; Hausratte/Hausratten/f ; rat noir/rats noirs/m ; ratto nero/ratti neri/m ; rata negra/ratas negras/f
black rhino~black rhinos ; n ; Spitzmaulnashorn/Spitzmaulnashörner/n ; rhinocéros noir/rhinocéros noirs/m ; rinoceronte nero/rinoceronti neri/m ; rinoceronte negro/rinocerontes negros/m
black widow spider~black widow spiders ; n ; Schwarze Witwe/Schwarze Witwen/f ; araignée veuve noire/araignées veuves noires/f ; vedova nera/vedove nere/f ; araña viuda negra/arañas viudas negras/f
black/cream ; c ; schwarz-creme ; noir et crème/noir et crème/noir et crème/noir et crème ; nero e crema/nero e crema/nero e crema/nero e crema ; negro y crema/negro y crema/negro y crema/negro y crema
black/gold ; c ; schwarz-gold ; noir et or/noir et or/noir et or/noir et or ; nero e oro/nero e oro/nero e oro/nero e oro ; negro y oro/negro y oro/negro y oro/negro y oro
black/red ; c ; schwarz-rot/schwarz-rote ; noir et rouge/noir et rouge/noir et rouge/noir et rouge ; nero e rosso/nero e rosso/nero e rosso/nero e rosso ; negro y rojo/negro y rojo/negro y rojo/negro y rojo
black/silver ; c ; schwarz-silber ; noir et argent/noir et argent/noir et argent/noir et argent ; nero e argento/nero e argento/nero e argento/nero e argento ; negro y plata/negro y plata/negro y plata/negro y plata
black/white ; c ; schwarz-weiß/schwarz-weiße ; noir et blanc/noir et blanc/noir et blanc/noir et blanc ; bianco e nero/bianco e nero/bianco e nero/bianco e nero ; blanco y negro/blanco y negro/blanco y negro/blanco y negro
blackjack set~blackjack sets ; n ; Blackjack-Set/Blackjack-Sets/n ; set de blackjack/sets de blackjack/m ; set da blackjack/set da blackjack/m ; set de blackjack/sets de blackjack/m
blade cassette~blade cassettes ; n ; Klingenkassette/Klingenkassetten/f ; cassette de lames/cassettes de lames/f ; cartuccia di lame/cartucce di lame/f ; casete de cuchillas/casetes de cuchillas/m
blade guard~blade guards ; n ; Rotorschutz/Rotorschutze/m ; protège-hélice/protège-hélices/m ; paraeliche/paraeliche/m ; protector de hélice/protectores de hélice/m
blade set~blade sets ; n ; Rotorblatt-Set/Rotorblatt-Sets/n ; jeu de pales/jeux de pales/m ; set di pale/set di pale/m ; juego de palas/juegos de palas/m
blank dice~blank dice ; n ; Blanko-Würfel/Blanko-Würfel/m ; dé vierge/dés vierges/m ; dado neutro/dadi neutri/m ; dado en blanco/dados en blanco/m
blank greeting card~blank greeting cards ; n ; Blanko-Grußkarte/Blanko-Grußkarten/f ; carte de vœux vierge/cartes de vœux vierges/f ; biglietto d'auguri neutro/biglietti d'auguri neutri/m ; tarjeta de felicitación en blanco/tarjetas de felicitación en blanco/f
blister packed ; p ; in Blisterverpackung ; sous blister ; in blister ; en blíster
blister set~blister sets ; n ; Blister-Set/Blister-Sets/n ; set sous blister/sets sous blister/m ; set in blister/set in blister/m ; set en blíster/sets en blíster/m
blistered ; p ; in Blisterverpackung ; sous blister ; in blister ; en blíster
blue & black ; c ; blau-schwarz/blau-schwarze ; bleu et noir/bleu et noir/bleu et noir/bleu et noir ; blu e nero/blu e nero/blu e nero/blu e nero ; azul y negro/azul y negro/azul y negro/azul y negro
blue & red ; c ; blau-rot/blau-rote ; bleu et rouge/bleu et rouge/bleu et rouge/bleu et rouge ; blu e rosso/blu e rosso/blu e rosso/blu e rosso ; azul y rojo/azul y rojo/azul y rojo/azul y rojo
blue & silver ; c ; blau-silber ; bleu et argent/bleu et argent/bleu et argent/bleu et argent ; blu e argento/blu e argento/blu e argento/blu e argento ; azul y plata/azul y plata/azul y plata/azul y plata
blue & yellow ; c ; blau-gelb/blau-gelbe ; bleu et jaune/bleu et jaune/bleu et jaune/bleu et jaune ; blu e giallo/blu e giallo/blu e giallo/blu e giallo ; azul y amarillo/azul y amarillo/azul y amarillo/azul y amarillo
blue and black ; c ; blau-schwarz/blau-schwarze ; bleu et noir/bleu et noir/bleu et noir/bleu et noir ; blu e nero/blu e nero/blu e nero/blu e nero ; azul y negro/azul y negro/azul y negro/azul y negro
blue and gold macaw~blue and gold macaws ; n ; Gelbbrustara/Gelbbrustaras/m ; ara bleu et or/aras bleu et or/m ; ara gialloblù/are gialloblù/f ; guacamayo azul y amarillo/guacamayos azules y amarillos/m
blue and red ; c ; blau-rot/blau-rote ; bleu et rouge/bleu et rouge/bleu et rouge/bleu et rouge ; blu e rosso/blu e rosso/blu e rosso/blu e rosso ; azul y rojo/azul y rojo/azul y rojo/azul y rojo
blue and silver ; c ; blau-silber ; bleu et argent/bleu et argent/bleu et argent/bleu et argent ; blu e argento/blu e argento/blu e argento/blu e argento ; azul y plata/azul y plata/azul y plata/azul y plata
blue and yellow ; c ; blau-gelb/blau-gelbe ; bleu et jaune/bleu et jaune/bleu et jaune/bleu et jaune ; blu e giallo/blu e giallo/blu e giallo/blu e giallo ; azul y amarillo/azul y amarillo/azul y amarillo/azul y amarillo
blue grey ; c ; blaugrau/blaugraue ; gris-bleu ; grigio-blu ; gris azulado
blue knight~blue knights ; n ; blauer Ritter/blaue Ritter/m ; chevalier bleu/chevaliers bleus/m ; cavaliere blu/cavalieri blu/m ; caballero azul/caballeros azules/m
blue metallic ; c ; blaumetallic ; bleu métallisé ; blu metallizzato ; azul metalizado
blue spotted ; p ; blau gepunktet ; à pois bleus ; a pois blu ; de lunares azules
blue whale~blue whales ; n ; Blauwal/Blauwale/m ; baleine bleue/baleines bleues/f ; balenottera azzurra/balenottere azzurre/f ; ballena azul/ballenas azules/f
blue-grey ; c ; blaugrau/blaugraue ; gris-bleu ; grigio-blu ; gris azulado
blue/black ; c ; blau-schwarz/blau-schwarze ; bleu et noir/bleu et noir/bleu et noir/bleu et noir ; blu e nero/blu e nero/blu e nero/blu e nero ; azul y negro/azul y negro/azul y negro/azul y negro
blue/red ; c ; blau-rot/blau-rote ; bleu et rouge/bleu et rouge/bleu et rouge/bleu et rouge ; blu e rosso/blu e rosso/blu e rosso/blu e rosso ; azul y rojo/azul y rojo/azul y rojo/azul y rojo
blue/silver ; c ; blau-silber ; bleu et argent/bleu et argent/bleu et argent/bleu et argent ; blu e argento/blu e argento/blu e argento/blu e argento ; azul y plata/azul y plata/azul y plata/azul y plata
blue/white ; c ; blau-weiß/blau-weiße ; bleu et blanc/bleu et blanc/bleu et blanc/bleu et blanc ; blu e bianco/blu e bianco/blu e bianco/blu e bianco ; azul y blanco/azul y blanco/azul y blanco/azul y blanco
blue/yellow ; c ; blau-gelb/blau-gelbe ; bleu et jaune/bleu et jaune/bleu et jaune/bleu et jaune ; blu e giallo/blu e giallo/blu e giallo/blu e giallo ; azul y amarillo/azul y amarillo/azul y amarillo/azul y amarillo
bluish grey ; c ; blaugrau/blaugraue ; gris-bleu ; grigio-blu ; gris azulado
bnf ; p ; BNF ; BNF ; BNF ; BNF
board puzzle~board puzzles ; n ; Rahmenpuzzle/Rahmenpuzzles/n ; puzzle cadre/puzzles cadre/m ; puzzle con cornice/puzzle con cornice/m ; puzle de marco/puzles de marco/m
body art glue~body art glues ; n ; Hautkleber/Hautkleber/m ; colle corporelle/colles corporelles/f ; colla per il corpo/colle per il corpo/f ; pegamento corporal/pegamentos corporales/m
body gem~body gems ; n ; Körper-Schmuckstein/Körper-Schmucksteine/m ; strass pour le corps/strass pour le corps/m ; gemma per il corpo/gemme per il corpo/f ; gema para el cuerpo/gemas para el cuerpo/f
body glue~body glues ; n ; Hautkleber/Hautkleber/m ; colle corporelle/colles corporelles/f ; colla per il corpo/colle per il corpo/f ; pegamento corporal/pegamentos corporales/m
body marker pen~body marker pens ; n ; Körpermalstift/Körpermalstifte/m ; feutre corporel/feutres corporels/m ; pennarello per il corpo/pennarelli per il corpo/m ; rotulador corporal/rotuladores corporales/m
body pin~body pins ; n ; Karosserieklammer/Karosserieklammern/f ; clip de carrosserie/clips de carrosserie/m ; clip carrozzeria/clip carrozzeria/f ; clip de carrocería/clips de carrocería/m
body post~body posts ; n ; Karosseriehalter/Karosseriehalter/m ; support de carrosserie/supports de carrosserie/m ; supporto carrozzeria/supporti carrozzeria/m ; soporte de carrocería/soportes de carrocería/m
bogie wagon~bogie wagons ; n ; Drehgestellwagen/Drehgestellwagen/m ; wagon à bogies/wagons à bogies/m ; carro a carrelli/carri a carrelli/m ; vagón de bogies/vagones de bogies/m
booster pack box~booster pack boxes ; n ; Booster-Display/Booster-Displays/n ; boîte de boosters/boîtes de boosters/f ; box di buste/box di buste/m ; caja de sobres/cajas de sobres/f
booster tin~booster tins ; n ; Booster-Tin/Booster-Tins/f ; boîte métal avec boosters/boîtes métal avec boosters/f ; tin box con bustine/tin box con bustine/f ; lata con sobres/latas con sobres/f
bottle sand art set~bottle sand art sets ; n ; Sandkunst-Flaschen-Set/Sandkunst-Flaschen-Sets/n ; kit de sable coloré en bouteille/kits de sable coloré en bouteille/m ; set sabbia colorata in bottiglia/set sabbia colorata in bottiglia/m ; set de arena de colores en botella/sets de arena de colores en botella/m
boules set~boules sets ; n ; Boule-Set/Boule-Sets/n ; jeu de pétanque/jeux de pétanque/m ; set di bocce/set di bocce/m ; juego de petanca/juegos de petanca/m
box car~box cars ; n ; gedeckter Güterwagen/gedeckte Güterwagen/m ; wagon couvert/wagons couverts/m ; carro merci chiuso/carri merci chiusi/m ; vagón cerrado/vagones cerrados/m
box van~box vans ; n ; Kastenwagen/Kastenwagen/m ; fourgon/fourgons/m ; furgone/furgoni/m ; furgón/furgones/m
box wagon~box wagons ; n ; gedeckter Güterwagen/gedeckte Güterwagen/m ; wagon couvert/wagons couverts/m ; carro chiuso/carri chiusi/m ; vagón cerrado/vagones cerrados/m
boxcar~boxcars ; n ; gedeckter Güterwagen/gedeckte Güterwagen/m ; wagon couvert/wagons couverts/m ; carro merci chiuso/carri merci chiusi/m ; vagón cerrado/vagones cerrados/m
boxwood ; p ; aus Buchsbaumholz ; en buis ; in legno di bosso ; de madera de boj
bracelet kit~bracelet kits ; n ; Armband-Bastelset/Armband-Bastelsets/n ; kit de bracelets/kits de bracelets/m ; kit per braccialetti/kit per braccialetti/m ; kit de pulseras/kits de pulseras/m
brake assembly~brake assemblies ; n ; Bremseinheit/Bremseinheiten/f ; ensemble de frein/ensembles de frein/m ; gruppo freno/gruppi freno/m ; conjunto de freno/conjuntos de freno/m
bread board~bread boards ; n ; Brotbrett/Brotbretter/n ; planche à pain/planches à pain/f ; tagliere per il pane/taglieri per il pane/m ; tabla de pan/tablas de pan/f
bride to be sash~bride to be sashes ; n ; Braut-Schärpe/Braut-Schärpen/f ; écharpe future mariée/écharpes future mariée/f ; fascia futura sposa/fasce futura sposa/f ; banda de novia/bandas de novia/f
bridge layer~bridge layers ; n ; Brückenleger/Brückenleger/m ; poseur de pont/poseurs de pont/m ; gettaponte/gettaponte/m ; lanzapuentes/lanzapuentes/m
bridging unit~bridging units ; n ; Brückenlegefahrzeug/Brückenlegefahrzeuge/n ; véhicule poseur de pont/véhicules poseurs de pont/m ; veicolo gettaponte/veicoli gettaponte/m ; vehículo lanzapuentes/vehículos lanzapuentes/m
bright yellow ; c ; leuchtend gelb ; jaune vif ; giallo vivo ; amarillo vivo
brio and thomas compatible ; p ; kompatibel mit Brio ; compatible Brio ; compatibile con Brio ; compatible con Brio
brio compatible ; p ; kompatibel mit Brio ; compatible Brio ; compatibile con Brio ; compatible con Brio
british racing green ; c ; british racing green ; vert anglais/vert anglais/vert anglais/vert anglais ; verde inglese/verde inglese/verde inglese/verde inglese ; verde inglés/verde inglés/verde inglés/verde inglés
brooch back bar pin~brooch back bar pins ; n ; Broschennadel/Broschennadeln/f ; épingle à broche/épingles à broche/f ; base per spilla/basi per spilla/f ; alfiler para broche/alfileres para broche/m
brooch back~brooch backs ; n ; Broschennadel/Broschennadeln/f ; support de broche/supports de broche/m ; base per spilla/basi per spilla/f ; base para broche/bases para broche/f
brushed motor~brushed motors ; n ; Bürstenmotor/Bürstenmotoren/m ; moteur à charbons/moteurs à charbons/m ; motore a spazzole/motori a spazzole/m ; motor con escobillas/motores con escobillas/m
brushless speed controller~brushless speed controllers ; n ; Brushless-Regler/Brushless-Regler/m ; variateur brushless/variateurs brushless/m ; regolatore brushless/regolatori brushless/m ; variador brushless/variadores brushless/m
bucket and mop~buckets and mops ; n ; Eimer mit Wischmopp/Eimer mit Wischmopp/m ; seau et serpillière/seaux et serpillières/m ; secchio e mocio/secchi e moci/m ; cubo y fregona/cubos y fregonas/m
budgie~budgies ; n ; Wellensittich/Wellensittiche/m ; perruche/perruches/f ; cocorita/cocorite/f ; periquito/periquitos/m
bug house~bug houses ; n ; Insektenhaus/Insektenhäuser/n ; maison à insectes/maisons à insectes/f ; casetta per insetti/casette per insetti/f ; casa para insectos/casas para insectos/f
building 3d puzzle~building 3d puzzles ; n ; 3D-Gebäudepuzzle/3D-Gebäudepuzzles/n ; puzzle 3D bâtiment/puzzles 3D bâtiments/m ; puzzle 3D edificio/puzzle 3D edifici/m ; puzle 3D de edificio/puzles 3D de edificios/m
building block set~building block sets ; n ; Bausteine-Set/Bausteine-Sets/n ; jeu de briques de construction/jeux de briques de construction/m ; set di mattoncini/set di mattoncini/m ; set de bloques de construcción/sets de bloques de construcción/m
built-in gyro ; p ; mit eingebautem Gyro ; avec gyroscope intégré ; con giroscopio integrato ; con giroscopio integrado
bump and go ; p ; Bump and Go ; bump and go ; bump and go ; bump and go
bunting kit~bunting kits ; n ; Wimpelketten-Set/Wimpelketten-Sets/n ; kit de guirlande de fanions/kits de guirlande de fanions/m ; kit per festone di bandierine/kit per festoni di bandierine/m ; kit de guirnalda de banderines/kits de guirnalda de banderines/m
butterfly charm~butterfly charms ; n ; Schmetterlingsanhänger/Schmetterlingsanhänger/m ; breloque papillon/breloques papillon/f ; ciondolo a farfalla/ciondoli a farfalla/m ; charm de mariposa/charms de mariposas/m
butterfly house~butterfly houses ; n ; Schmetterlingshaus/Schmetterlingshäuser/n ; maison à papillons/maisons à papillons/f ; casa delle farfalle/case delle farfalle/f ; casa de mariposas/casas de mariposas/f
butterfly mask~butterfly masks ; n ; Schmetterlingsmaske/Schmetterlingsmasken/f ; masque papillon/masques papillon/m ; maschera a farfalla/maschere a farfalla/f ; máscara de mariposa/máscaras de mariposa/f
button pin~button pins ; n ; Anstecker/Anstecker/m ; badge épingle/badges épingles/m ; spilla/spille/f ; chapa/chapas/f
cafe counter~cafe counters ; n ; Café-Theke/Café-Theken/f ; comptoir de café/comptoirs de café/m ; bancone da bar/banconi da bar/m ; mostrador de cafetería/mostradores de cafetería/m
cake candle holder~cake candle holders ; n ; Tortenkerzenhalter/Tortenkerzenhalter/m ; support pour bougie d'anniversaire/supports pour bougies d'anniversaire/m ; portacandelina per torta/portacandeline per torta/m ; portavelas para tarta/portavelas para tarta/m
cake candle~cake candles ; n ; Tortenkerze/Tortenkerzen/f ; bougie d'anniversaire/bougies d'anniversaire/f ; candelina per torta/candeline per torta/f ; vela para tarta/velas para tarta/f
cake plate~cake plates ; n ; Kuchenteller/Kuchenteller/m ; assiette à gâteau/assiettes à gâteau/f ; piatto per torta/piatti per torta/m ; plato para tarta/platos para tarta/m
camera mount~camera mounts ; n ; Kamerahalterung/Kamerahalterungen/f ; support de caméra/supports de caméra/m ; supporto per videocamera/supporti per videocamera/m ; soporte de cámara/soportes de cámara/m
camouflage net~camouflage nets ; n ; Tarnnetz/Tarnnetze/n ; filet de camouflage/filets de camouflage/m ; rete mimetica/reti mimetiche/f ; red de camuflaje/redes de camuflaje/f
canary~canaries ; n ; Kanarienvogel/Kanarienvögel/m ; canari/canaris/m ; canarino/canarini/m ; canario/canarios/m
candy scented ; p ; mit Süßigkeitenduft ; parfum bonbon ; profumo di caramelle ; con aroma de caramelo
canvas by numbers~canvases by numbers ; n ; Malen nach Zahlen auf Leinwand/Malen nach Zahlen auf Leinwand/n ; toile peinture par numéros/toiles peinture par numéros/f ; tela da dipingere con i numeri/tele da dipingere con i numeri/f ; lienzo para pintar por números/lienzos para pintar por números/m
captain hat~captain hats ; n ; Kapitänsmütze/Kapitänsmützen/f ; casquette de capitaine/casquettes de capitaine/f ; cappello da capitano/cappelli da capitano/m ; gorra de capitán/gorras de capitán/f
capuchin monkey~capuchin monkeys ; n ; Kapuzineraffe/Kapuzineraffen/m ; singe capucin/singes capucins/m ; scimmia cappuccina/scimmie cappuccine/f ; mono capuchino/monos capuchinos/m
car launcher~car launchers ; n ; Autowerfer/Autowerfer/m ; lanceur de voitures/lanceurs de voitures/m ; lanciatore per auto/lanciatori per auto/m ; lanzador de coches/lanzadores de coches/m
car pack~car packs ; n ; Auto-Set/Auto-Sets/n ; lot de voitures/lots de voitures/m ; set di auto/set di auto/m ; pack de coches/packs de coches/m
carbon fiber propeller~carbon fiber propellers ; n ; Carbon-Propeller/Carbon-Propeller/m ; hélice en fibre de carbone/hélices en fibre de carbone/f ; elica in fibra di carbonio/eliche in fibra di carbonio/f ; hélice de fibra de carbono/hélices de fibra de carbono/f
carcharodontosaurus~carcharodontosaurus ; n ; Carcharodontosaurus/Carcharodontosaurier/m ; carcharodontosaure/carcharodontosaures/m ; carcarodontosauro/carcarodontosauri/m ; carcarodontosaurio/carcarodontosaurios/m
card box~card boxes ; n ; Kartenbox/Kartenboxen/f ; boîte pour cartes/boîtes pour cartes/f ; scatola per carte/scatole per carte/f ; caja para cartas/cajas para cartas/f
card game playmat~card game playmats ; n ; Spielmatte für Kartenspiele/Spielmatten für Kartenspiele/f ; tapis de jeu de cartes/tapis de jeu de cartes/m ; tappetino per giochi di carte/tappetini per giochi di carte/m ; tapete para juegos de cartas/tapetes para juegos de cartas/m
card making kit~card making kits ; n ; Karten-Bastelset/Karten-Bastelsets/n ; kit de fabrication de cartes/kits de fabrication de cartes/m ; kit per creare biglietti/kit per creare biglietti/m ; kit para hacer tarjetas/kits para hacer tarjetas/m
card team set~card team sets ; n ; Karten-Team-Set/Karten-Team-Sets/n ; set de cartes d'équipe/sets de cartes d'équipe/m ; set di carte squadra/set di carte squadra/m ; set de cartas de equipo/sets de cartas de equipo/m
cardinal costume~cardinal costumes ; n ; Kardinalskostüm/Kardinalskostüme/n ; costume de cardinal/costumes de cardinal/m ; costume da cardinale/costumi da cardinale/m ; disfraz de cardenal/disfraces de cardenal/m
cardmaking kit~cardmaking kits ; n ; Karten-Bastelset/Karten-Bastelsets/n ; kit de fabrication de cartes/kits de fabrication de cartes/m ; kit per creare biglietti/kit per creare biglietti/m ; kit para hacer tarjetas/kits para hacer tarjetas/m
carnelian ; p ; aus Karneol ; en cornaline ; in corniola ; de cornalina
carnival mask~carnival masks ; n ; Karnevalsmaske/Karnevalsmasken/f ; masque de carnaval/masques de carnaval/m ; maschera di carnevale/maschere di carnevale/f ; máscara de carnaval/máscaras de carnaval/f
carnotaurus~carnotaurus ; n ; Carnotaurus/Carnotaurus/m ; carnotaure/carnotaures/m ; carnotauro/carnotauri/m ; carnotauro/carnotauros/m
carrot tart~carrot tarts ; n ; Karottentörtchen/Karottentörtchen/n ; tartelette aux carottes/tartelettes aux carottes/f ; crostatina alle carote/crostatine alle carote/f ; tartaleta de zanahoria/tartaletas de zanahoria/f
cassette tape~cassette tapes ; n ; Musikkassette/Musikkassetten/f ; cassette audio/cassettes audio/f ; musicassetta/musicassette/f ; cinta de casete/cintas de casete/f
castle block~castle blocks ; n ; Burg-Baustein/Burg-Bausteine/m ; bloc de construction château/blocs de construction château/m ; blocco castello/blocchi castello/m ; bloque de castillo/bloques de castillo/m
castle mould~castle moulds ; n ; Burgen-Sandförmchen/Burgen-Sandförmchen/n ; moule château/moules château/m ; formina castello/formine castello/f ; molde de castillo/moldes de castillo/m
castle playset~castle playsets ; n ; Burg-Spielset/Burg-Spielsets/n ; coffret de jeu château/coffrets de jeu château/m ; set da gioco castello/set da gioco castello/m ; set de juego castillo/sets de juego castillo/m
cat mask~cat masks ; n ; Katzenmaske/Katzenmasken/f ; masque de chat/masques de chat/m ; maschera da gatto/maschere da gatto/f ; máscara de gato/máscaras de gato/f
cat tail~cat tails ; n ; Katzenschwanz/Katzenschwänze/m ; queue de chat/queues de chat/f ; coda di gatto/code di gatto/f ; cola de gato/colas de gato/f
cattle truck~cattle trucks ; n ; Viehtransporter/Viehtransporter/m ; bétaillère/bétaillères/f ; camion per bestiame/camion per bestiame/m ; camión de ganado/camiones de ganado/m
cave bear~cave bears ; n ; Höhlenbär/Höhlenbären/m ; ours des cavernes/ours des cavernes/m ; orso delle caverne/orsi delle caverne/m ; oso cavernario/osos cavernarios/m
cave lion~cave lions ; n ; Höhlenlöwe/Höhlenlöwen/m ; lion des cavernes/lions des cavernes/m ; leone delle caverne/leoni delle caverne/m ; león cavernario/leones cavernarios/m
ceiling decoration~ceiling decorations ; n ; Deckendekoration/Deckendekorationen/f ; décoration de plafond/décorations de plafond/f ; decorazione da soffitto/decorazioni da soffitto/f ; decoración de techo/decoraciones de techo/f
celtic cavalry~celtic cavalry ; n ; keltische Kavallerie/keltische Kavallerie/f ; cavalerie celte/cavalerie celte/f ; cavalleria celtica/cavalleria celtica/f ; caballería celta/caballería celta/f
ceramic bead~ceramic beads ; n ; Keramikperle/Keramikperlen/f ; perle en céramique/perles en céramique/f ; perlina in ceramica/perline in ceramica/f ; cuenta de cerámica/cuentas de cerámica/f
ceratosaurus~ceratosaurus ; n ; Ceratosaurus/Ceratosaurus/m ; cératosaure/cératosaures/m ; ceratosauro/ceratosauri/m ; ceratosaurio/ceratosaurios/m
ceylon ; p ; Ceylon-Lüster ; lustré Ceylan ; effetto Ceylon ; efecto Ceylon
chaise longue~chaise longues ; n ; Chaiselongue/Chaiselongues/f ; méridienne/méridiennes/f ; chaise longue/chaise longue/f ; chaise longue/chaise longues/f
chalk marker~chalk markers ; n ; Kreidemarker/Kreidemarker/m ; marqueur craie/marqueurs craie/m ; marcatore a gesso/marcatori a gesso/m ; marcador de tiza/marcadores de tiza/m
chalk mug~chalk mugs ; n ; Kreide-Tasse/Kreide-Tassen/f ; mug ardoise/mugs ardoise/m ; tazza lavagna/tazze lavagna/f ; taza pizarra/tazas pizarra/f
chalk pen~chalk pens ; n ; Kreidestift/Kreidestifte/m ; feutre craie/feutres craie/m ; pennarello a gesso/pennarelli a gesso/m ; rotulador de tiza/rotuladores de tiza/m
chameleon~chameleons ; n ; Chamäleon/Chamäleons/n ; caméléon/caméléons/m ; camaleonte/camaleonti/m ; camaleón/camaleones/m
character light~character lights ; n ; Figurenlampe/Figurenlampen/f ; lampe personnage/lampes personnage/f ; lampada personaggio/lampade personaggio/f ; lámpara de personaje/lámparas de personajes/f
character pen~character pens ; n ; Figuren-Stift/Figuren-Stifte/m ; stylo personnage/stylos personnages/m ; penna con personaggio/penne con personaggi/f ; bolígrafo de personaje/bolígrafos de personajes/m
character playset~character playsets ; n ; Figuren-Spielset/Figuren-Spielsets/n ; coffret de personnages/coffrets de personnages/m ; playset con personaggi/playset con personaggi/m ; set de juego de personajes/sets de juego de personajes/m
character wand~character wands ; n ; Zauberstab/Zauberstäbe/m ; baguette magique/baguettes magiques/f ; bacchetta magica/bacchette magiche/f ; varita mágica/varitas mágicas/f
charades game~charades games ; n ; Scharade-Spiel/Scharade-Spiele/n ; jeu de mimes/jeux de mimes/m ; gioco dei mimi/giochi dei mimi/m ; juego de mímica/juegos de mímica/m
charm necklace~charm necklaces ; n ; Charm-Halskette/Charm-Halsketten/f ; collier à breloques/colliers à breloques/m ; collana con charm/collane con charm/f ; collar con charms/collares con charms/m
cheese sandwich~cheese sandwiches ; n ; Käsesandwich/Käsesandwiches/n ; sandwich au fromage/sandwichs au fromage/m ; panino al formaggio/panini al formaggio/m ; sándwich de queso/sándwiches de queso/m
cheetah cub~cheetah cubs ; n ; Gepardenbaby/Gepardenbabys/n ; bébé guépard/bébés guépards/m ; cucciolo di ghepardo/cuccioli di ghepardo/m ; cachorro de guepardo/cachorros de guepardo/m
chef outfit~chef outfits ; n ; Koch-Outfit/Koch-Outfits/n ; tenue de cuisinier/tenues de cuisinier/f ; completo da cuoco/completi da cuoco/m ; traje de chef/trajes de chef/m
cherry red ; c ; kirschrot/kirschrote ; rouge cerise ; rosso ciliegia ; rojo cereza
chess and checker board set~chess and checker board sets ; n ; Schach- und Dame-Set/Schach- und Dame-Sets/n ; jeu d'échecs et de dames/jeux d'échecs et de dames/m ; set scacchi e dama/set scacchi e dama/m ; juego de ajedrez y damas/juegos de ajedrez y damas/m
chess and draughts set~chess and draughts sets ; n ; Schach- und Dame-Set/Schach- und Dame-Sets/n ; jeu d'échecs et de dames/jeux d'échecs et de dames/m ; set scacchi e dama/set scacchi e dama/m ; juego de ajedrez y damas/juegos de ajedrez y damas/m
chessman~chessmen ; n ; Schachfigur/Schachfiguren/f ; pièce d'échecs/pièces d'échecs/f ; pezzo degli scacchi/pezzi degli scacchi/m ; pieza de ajedrez/piezas de ajedrez/f
chicane~chicanes ; n ; Schikane/Schikanen/f ; chicane/chicanes/f ; chicane/chicane/f ; chicane/chicanes/f
chicken mask~chicken masks ; n ; Hühnermaske/Hühnermasken/f ; masque de poule/masques de poule/m ; maschera da gallina/maschere da gallina/f ; máscara de gallina/máscaras de gallina/f
chihuahua~chihuahuas ; n ; Chihuahua/Chihuahuas/m ; chihuahua/chihuahuas/m ; chihuahua/chihuahua/m ; chihuahua/chihuahuas/m
child size ; p ; in Kindergröße ; taille enfant ; misura bambino ; talla infantil
child's size ; p ; in Kindergröße ; taille enfant ; misura bambino ; talla infantil
chinese chess~chinese chess ; n ; chinesisches Schach/chinesisches Schach/n ; échecs chinois/échecs chinois/m ; scacchi cinesi/scacchi cinesi/m ; ajedrez chino/ajedrez chino/m
chocolate cake~chocolate cakes ; n ; Schokoladentorte/Schokoladentorten/f ; gâteau au chocolat/gâteaux au chocolat/m ; torta al cioccolato/torte al cioccolato/f ; tarta de chocolate/tartas de chocolate/f
chopstick~chopsticks ; n ; Essstäbchen/Essstäbchen/n ; baguette/baguettes/f ; bacchetta/bacchette/f ; palillo chino/palillos chinos/m
christening banner~christening banners ; n ; Taufbanner/Taufbanner/n ; banderole de baptême/banderoles de baptême/f ; striscione per battesimo/striscioni per battesimo/m ; pancarta de bautizo/pancartas de bautizo/f
christmas cracker filler~christmas cracker fillers ; n ; Knallbonbon-Füllung/Knallbonbon-Füllungen/f ; garniture pour cracker de Noël/garnitures pour crackers de Noël/f ; sorpresina per cracker natalizio/sorpresine per cracker natalizi/f ; relleno para cracker navideño/rellenos para crackers navideños/m
christmas dog~christmas dogs ; n ; Weihnachtshund/Weihnachtshunde/m ; chien de Noël/chiens de Noël/m ; cane di Natale/cani di Natale/m ; perro navideño/perros navideños/m
christmas quiz~christmas quizzes ; n ; Weihnachtsquiz/Weihnachtsquiz/n ; quiz de Noël/quiz de Noël/m ; quiz natalizio/quiz natalizi/m ; quiz navideño/quiz navideños/m
christmas shopping~christmas shopping ; n ; Weihnachtseinkauf/Weihnachtseinkäufe/m ; achats de Noël/achats de Noël/m ; shopping natalizio/shopping natalizio/m ; compras navideñas/compras navideñas/f
christmas sticker~christmas stickers ; n ; Weihnachtssticker/Weihnachtssticker/m ; autocollant de Noël/autocollants de Noël/m ; adesivo natalizio/adesivi natalizi/m ; pegatina navideña/pegatinas navideñas/f
chromed ; a ; verchromt/verchromte ; chromé/chromée/chromés/chromées ; cromato/cromata/cromati/cromate ; cromado/cromada/cromados/cromadas
circle train set~circle train sets ; n ; Eisenbahn-Set Kreis/Eisenbahn-Sets Kreis/n ; circuit de train en cercle/circuits de train en cercle/m ; set ferrovia circolare/set ferrovia circolare/m ; circuito circular de tren/circuitos circulares de tren/m
circular ; a ; kreisförmig/kreisförmige ; circulaire/circulaire/circulaires/circulaires ; circolare/circolare/circolari/circolari ; circular/circular/circulares/circulares
citrine yellow ; c ; zitringelb/zitringelbe ; jaune citrine/jaune citrine/jaune citrine/jaune citrine ; giallo citrino/giallo citrino/giallo citrino/giallo citrino ; amarillo citrino/amarillo citrino/amarillo citrino/amarillo citrino
clip on earring~clip on earrings ; n ; Ohrclip/Ohrclips/m ; boucle d'oreille à clip/boucles d'oreilles à clip/f ; orecchino a clip/orecchini a clip/m ; pendiente de clip/pendientes de clip/m
clip-on earring~clip-on earrings ; n ; Ohrclip/Ohrclips/m ; boucle d'oreille à clip/boucles d'oreilles à clip/f ; orecchino a clip/orecchini a clip/m ; pendiente de clip/pendientes de clip/m
clock jigsaw puzzle~clock jigsaw puzzles ; n ; Uhren-Puzzle/Uhren-Puzzles/n ; puzzle horloge/puzzles horloge/m ; puzzle orologio/puzzle orologio/m ; puzle reloj/puzles reloj/m
clock movement~clock movements ; n ; Uhrwerk/Uhrwerke/n ; mécanisme d'horloge/mécanismes d'horloge/m ; meccanismo per orologio/meccanismi per orologi/m ; mecanismo de reloj/mecanismos de reloj/m
clockwork ; p ; zum Aufziehen ; mécanique à remontoir ; a molla ; de cuerda
cloth bunting~cloth buntings ; n ; Stoff-Wimpelkette/Stoff-Wimpelketten/f ; guirlande de fanions en tissu/guirlandes de fanions en tissu/f ; festone di bandierine di stoffa/festoni di bandierine di stoffa/m ; guirnalda de banderines de tela/guirnaldas de banderines de tela/f
clouded leopard~clouded leopards ; n ; Nebelparder/Nebelparder/m ; panthère nébuleuse/panthères nébuleuses/f ; leopardo nebuloso/leopardi nebulosi/m ; pantera nebulosa/panteras nebulosas/f
clownfish~clownfish ; n ; Clownfisch/Clownfische/m ; poisson-clown/poissons-clowns/m ; pesce pagliaccio/pesci pagliaccio/m ; pez payaso/peces payaso/m
clydesdale~clydesdales ; n ; Clydesdale/Clydesdales/m ; clydesdale/clydesdales/m ; clydesdale/clydesdale/m ; clydesdale/clydesdales/m
coach lighting set~coach lighting sets ; n ; Wagenbeleuchtungsset/Wagenbeleuchtungssets/n ; kit d'éclairage de voiture/kits d'éclairage de voiture/m ; set di illuminazione per carrozze/set di illuminazione per carrozze/m ; set de iluminación para coches/sets de iluminación para coches/m
coach lighting~coach lighting ; n ; Wagenbeleuchtung/Wagenbeleuchtungen/f ; éclairage de voiture/éclairages de voiture/m ; illuminazione per carrozze/illuminazioni per carrozze/f ; iluminación para coches/iluminaciones para coches/f
coal scuttle~coal scuttles ; n ; Kohleneimer/Kohleneimer/m ; seau à charbon/seaux à charbon/m ; secchio per il carbone/secchi per il carbone/m ; cubo de carbón/cubos de carbón/m
cobra~cobras ; n ; Kobra/Kobras/f ; cobra/cobras/m ; cobra/cobra/m ; cobra/cobras/f
cockatiel~cockatiels ; n ; Nymphensittich/Nymphensittiche/m ; calopsitte/calopsittes/f ; calopsitta/calopsitte/f ; ninfa/ninfas/f
cockatoo~cockatoos ; n ; Kakadu/Kakadus/m ; cacatoès/cacatoès/m ; cacatua/cacatua/m ; cacatúa/cacatúas/f
cocker spaniel~cocker spaniels ; n ; Cockerspaniel/Cockerspaniels/m ; cocker/cockers/m ; cocker spaniel/cocker spaniel/m ; cocker spaniel/cocker spaniels/m
coconut bra~coconut bras ; n ; Kokosnuss-BH/Kokosnuss-BHs/m ; soutien-gorge noix de coco/soutiens-gorge noix de coco/m ; reggiseno di cocco/reggiseni di cocco/m ; sujetador de coco/sujetadores de coco/m
coffee set~coffee sets ; n ; Kaffeeservice/Kaffeeservice/n ; service à café/services à café/m ; servizio da caffè/servizi da caffè/m ; juego de café/juegos de café/m
coin bank~coin banks ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
collection box~collection boxes ; n ; Sammelbox/Sammelboxen/f ; coffret de collection/coffrets de collection/m ; box da collezione/box da collezione/m ; caja de colección/cajas de colección/f
collector album~collector albums ; n ; Sammelalbum/Sammelalben/n ; album de collection/albums de collection/m ; album da collezione/album da collezione/m ; álbum de colección/álbumes de colección/m
collectors tin~collectors tins ; n ; Sammelbox/Sammelboxen/f ; boîte collector/boîtes collector/f ; scatola da collezione/scatole da collezione/f ; lata coleccionable/latas coleccionables/f
colour changing bead~colour changing beads ; n ; Farbwechsel-Perle/Farbwechsel-Perlen/f ; perle à changement de couleur/perles à changement de couleur/f ; perlina cambia colore/perline cambia colore/f ; cuenta que cambia de color/cuentas que cambian de color/f
colour dot domino~colour dot dominoes ; n ; Domino mit farbigen Punkten/Dominos mit farbigen Punkten/n ; domino à points de couleur/dominos à points de couleur/m ; domino a punti colorati/domino a punti colorati/m ; dominó de puntos de colores/dominós de puntos de colores/m
colour-changing ; a ; farbwechselnd/farbwechselnde ; à changement de couleur ; cambia colore ; que cambia de color
colour-in ; p ; zum Ausmalen ; à colorier ; da colorare ; para colorear
colour-in play house~colour-in play houses ; n ; Spielhaus zum Ausmalen/Spielhäuser zum Ausmalen/n ; maisonnette à colorier/maisonnettes à colorier/f ; casetta da colorare/casette da colorare/f ; casita para colorear/casitas para colorear/f
colouring activity set~colouring activity sets ; n ; Malset/Malsets/n ; kit de coloriage/kits de coloriage/m ; set per colorare/set per colorare/m ; set para colorear/sets para colorear/m
colouring and sticker set~colouring and sticker sets ; n ; Ausmal- und Sticker-Set/Ausmal- und Sticker-Sets/n ; set de coloriage et autocollants/sets de coloriage et autocollants/m ; set da colorare con adesivi/set da colorare con adesivi/m ; set de colorear y pegatinas/sets de colorear y pegatinas/m
colouring case~colouring cases ; n ; Malkoffer/Malkoffer/m ; mallette de coloriage/mallettes de coloriage/f ; valigetta per colorare/valigette per colorare/f ; maletín de colorear/maletines de colorear/m
colouring page~colouring pages ; n ; Ausmalbild/Ausmalbilder/n ; page de coloriage/pages de coloriage/f ; pagina da colorare/pagine da colorare/f ; página para colorear/páginas para colorear/f
combat figure~combat figures ; n ; Soldatenfigur/Soldatenfiguren/f ; figurine de soldat/figurines de soldat/f ; figurino di soldato/figurini di soldato/m ; figura de soldado/figuras de soldado/f
comedy mask~comedy masks ; n ; Komödienmaske/Komödienmasken/f ; masque de comédie/masques de comédie/m ; maschera della commedia/maschere della commedia/f ; máscara de comedia/máscaras de comedia/f
comic book storage box~comic book storage boxes ; n ; Comic-Aufbewahrungsbox/Comic-Aufbewahrungsboxen/f ; boîte de rangement pour BD/boîtes de rangement pour BD/f ; scatola portafumetti/scatole portafumetti/f ; caja para guardar cómics/cajas para guardar cómics/f
command card~command cards ; n ; Kommandokarte/Kommandokarten/f ; carte de commandement/cartes de commandement/f ; carta comando/carte comando/f ; carta de mando/cartas de mando/f
command post vehicle~command post vehicles ; n ; Gefechtsstandfahrzeug/Gefechtsstandfahrzeuge/n ; véhicule poste de commandement/véhicules poste de commandement/m ; veicolo posto comando/veicoli posto comando/m ; vehículo puesto de mando/vehículos puesto de mando/m
commander deck~commander decks ; n ; Commander-Deck/Commander-Decks/n ; deck Commander/decks Commander/m ; mazzo Commander/mazzi Commander/m ; mazo Commander/mazos Commander/m
communicator~communicators ; n ; Kommunikator/Kommunikatoren/m ; communicateur/communicateurs/m ; comunicatore/comunicatori/m ; comunicador/comunicadores/m
communion banner~communion banners ; n ; Kommunion-Banner/Kommunion-Banner/n ; banderole de communion/banderoles de communion/f ; striscione comunione/striscioni comunione/m ; pancarta de comunión/pancartas de comunión/f
compatible with brio ; p ; kompatibel mit Brio ; compatible Brio ; compatibile con Brio ; compatible con Brio
compsognathus~compsognathus ; n ; Compsognathus/Compsognathus/m ; compsognathus/compsognathus/m ; compsognato/compsognati/m ; compsognathus/compsognathus/m
concertina~concertinas ; n ; Konzertina/Konzertinas/f ; concertina/concertinas/m ; concertina/concertine/f ; concertina/concertinas/f
cone hat~cone hats ; n ; Partyhütchen/Partyhütchen/n ; chapeau pointu/chapeaux pointus/m ; cappellino a cono/cappellini a cono/m ; gorrito de cono/gorritos de cono/m
confetti table decoration~confetti table decorations ; n ; Konfetti-Tischdekoration/Konfetti-Tischdekorationen/f ; confettis de table/confettis de table/m ; coriandoli da tavola/coriandoli da tavola/m ; confeti de mesa/confeti de mesa/m
construction block~construction blocks ; n ; Baustein/Bausteine/m ; bloc de construction/blocs de construction/m ; blocco da costruzione/blocchi da costruzione/m ; bloque de construcción/bloques de construcción/m
construction crane~construction cranes ; n ; Baukran/Baukräne/m ; grue de chantier/grues de chantier/f ; gru da cantiere/gru da cantiere/f ; grúa de construcción/grúas de construcción/f
construction truck~construction trucks ; n ; Baustellen-LKW/Baustellen-LKW/m ; camion de chantier/camions de chantier/m ; camion da cantiere/camion da cantiere/m ; camión de obra/camiones de obra/m
container wagon~container wagons ; n ; Containerwagen/Containerwagen/m ; wagon porte-conteneurs/wagons porte-conteneurs/m ; carro portacontainer/carri portacontainer/m ; vagón portacontenedores/vagones portacontenedores/m
cord necklace~cord necklaces ; n ; Halsband aus Kordel/Halsbänder aus Kordel/n ; collier cordon/colliers cordon/m ; collana in cordino/collane in cordino/f ; collar de cordón/collares de cordón/m
corridor coach~corridor coaches ; n ; Seitengangwagen/Seitengangwagen/m ; voiture à couloir/voitures à couloir/f ; carrozza a corridoio/carrozze a corridoio/f ; coche de pasillo/coches de pasillo/m
cosplay mask~cosplay masks ; n ; Cosplay-Maske/Cosplay-Masken/f ; masque de cosplay/masques de cosplay/m ; maschera cosplay/maschere cosplay/f ; máscara de cosplay/máscaras de cosplay/f
cotton cord thread~cotton cord threads ; n ; Baumwollschnur/Baumwollschnüre/f ; cordon en coton/cordons en coton/m ; cordoncino di cotone/cordoncini di cotone/m ; cordón de algodón/cordones de algodón/m
cougar~cougars ; n ; Puma/Pumas/m ; couguar/couguars/m ; puma/puma/m ; puma/pumas/m
counting game~counting games ; n ; Zählspiel/Zählspiele/n ; jeu de calcul/jeux de calcul/m ; gioco per contare/giochi per contare/m ; juego de contar/juegos de contar/m
counting puzzle~counting puzzles ; n ; Zählpuzzle/Zählpuzzles/n ; puzzle pour apprendre à compter/puzzles pour apprendre à compter/m ; puzzle per imparare a contare/puzzle per imparare a contare/m ; puzle para aprender a contar/puzles para aprender a contar/m
covered wagon~covered wagons ; n ; Planwagen/Planwagen/m ; chariot bâché/chariots bâchés/m ; carro coperto/carri coperti/m ; carromato/carromatos/m
coyote~coyotes ; n ; Kojote/Kojoten/m ; coyote/coyotes/m ; coyote/coyote/m ; coyote/coyotes/m
cradle~cradles ; n ; Wiege/Wiegen/f ; berceau/berceaux/m ; culla/culle/f ; cuna mecedora/cunas mecedoras/f
craft sticker~craft stickers ; n ; Bastelsticker/Bastelsticker/m ; autocollant créatif/autocollants créatifs/m ; adesivo decorativo/adesivi decorativi/m ; pegatina decorativa/pegatinas decorativas/f
craft template~craft templates ; n ; Bastelschablone/Bastelschablonen/f ; gabarit de bricolage/gabarits de bricolage/m ; sagoma per lavoretti/sagome per lavoretti/f ; plantilla para manualidades/plantillas para manualidades/f
crane lift playset~crane lift playsets ; n ; Kran-Spielset/Kran-Spielsets/n ; coffret de jeu grue/coffrets de jeu grue/m ; playset gru/playset gru/m ; set de juego con grúa/sets de juego con grúa/m
crane wagon~crane wagons ; n ; Kranwagen/Kranwagen/m ; wagon-grue/wagons-grues/m ; carro gru/carri gru/m ; vagón grúa/vagones grúa/m
crash part~crash parts ; n ; Ersatzteil/Ersatzteile/n ; pièce de rechange/pièces de rechange/f ; pezzo di ricambio/pezzi di ricambio/m ; pieza de repuesto/piezas de repuesto/f
crawler crane~crawler cranes ; n ; Raupenkran/Raupenkräne/m ; grue sur chenilles/grues sur chenilles/f ; gru cingolata/gru cingolate/f ; grúa de orugas/grúas de orugas/f
cream cake~cream cakes ; n ; Sahnetorte/Sahnetorten/f ; gâteau à la crème/gâteaux à la crème/m ; torta alla panna/torte alla panna/f ; pastel de nata/pasteles de nata/m
crepe streamer~crepe streamers ; n ; Kreppband/Kreppbänder/n ; ruban de papier crépon/rubans de papier crépon/m ; festone di carta crespa/festoni di carta crespa/m ; serpentina de papel crepé/serpentinas de papel crepé/f
crew figure~crew figures ; n ; Besatzungsfigur/Besatzungsfiguren/f ; figurine d'équipage/figurines d'équipage/f ; figurina dell'equipaggio/figurine dell'equipaggio/f ; figura de tripulación/figuras de tripulación/f
crimson and cream ; c ; karmin-cremefarben/karmin-cremefarbene ; cramoisi et crème ; cremisi e crema ; carmesí y crema
crochet kit~crochet kits ; n ; Häkelset/Häkelsets/n ; kit de crochet/kits de crochet/m ; kit uncinetto/kit uncinetto/m ; kit de ganchillo/kits de ganchillo/m
cross pendant~cross pendants ; n ; Kreuzanhänger/Kreuzanhänger/m ; pendentif croix/pendentifs croix/m ; ciondolo a croce/ciondoli a croce/m ; colgante de cruz/colgantes de cruz/m
crossbow man~crossbow men ; n ; Armbrustschütze/Armbrustschützen/m ; arbalétrier/arbalétriers/m ; balestriere/balestrieri/m ; ballestero/ballesteros/m
crusader knight~crusader knights ; n ; Kreuzritter/Kreuzritter/m ; chevalier croisé/chevaliers croisés/m ; cavaliere crociato/cavalieri crociati/m ; caballero cruzado/caballeros cruzados/m
`;
