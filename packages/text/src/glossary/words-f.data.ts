/** Words of titles of a whole toy shop, part 3 of 5, in alphabetical order: what is sold, what it shows, and its features. */
export const WORDS_F_GLOSSARY = `
holy communion party banner~holy communion party banners ; n ; Kommunion-Partybanner/Kommunion-Partybanner/n ; banderole de communion/banderoles de communion/f ; striscione comunione/striscioni comunione/m ; pancarta de comunión/pancartas de comunión/f
honeycomb ball~honeycomb balls ; n ; Wabenball/Wabenbälle/m ; boule alvéolée/boules alvéolées/f ; sfera a nido d'ape/sfere a nido d'ape/f ; bola de panal/bolas de panal/f
hook hand~hook hands ; n ; Piratenhaken/Piratenhaken/m ; crochet de pirate/crochets de pirate/m ; uncino da pirata/uncini da pirata/m ; garfio de pirata/garfios de pirata/m
hook tool~hook tools ; n ; Häkelhaken/Häkelhaken/m ; crochet/crochets/m ; uncinetto/uncinetti/m ; gancho/ganchos/m
hoopla~hooplas ; n ; Ringwurfspiel/Ringwurfspiele/n ; jeu d'anneaux/jeux d'anneaux/m ; lancio degli anelli/lancio degli anelli/m ; juego de anillas/juegos de anillas/m
horse and cart~horses and carts ; n ; Pferdefuhrwerk/Pferdefuhrwerke/n ; charrette à cheval/charrettes à cheval/f ; carro con cavallo/carri con cavallo/m ; carro con caballo/carros con caballo/m
horse drawn carriage~horse drawn carriages ; n ; Pferdekutsche/Pferdekutschen/f ; calèche/calèches/f ; carrozza trainata da cavalli/carrozze trainate da cavalli/f ; coche de caballos/coches de caballos/m
horse drawn wagon~horse drawn wagons ; n ; Pferdefuhrwerk/Pferdefuhrwerke/n ; chariot à cheval/chariots à cheval/m ; carro trainato da cavalli/carri trainati da cavalli/m ; carro de caballos/carros de caballos/m
horse figure~horse figures ; n ; Pferdefigur/Pferdefiguren/f ; figurine de cheval/figurines de chevaux/f ; statuina di cavallo/statuine di cavalli/f ; figura de caballo/figuras de caballos/f
horse mask~horse masks ; n ; Pferdemaske/Pferdemasken/f ; masque de cheval/masques de cheval/m ; maschera da cavallo/maschere da cavallo/f ; máscara de caballo/máscaras de caballo/f
horse-drawn ; a ; pferdegezogen/pferdegezogene ; hippomobile/hippomobile/hippomobiles/hippomobiles ; trainato da cavalli/trainata da cavalli/trainati da cavalli/trainate da cavalli ; tirado por caballos/tirada por caballos/tirados por caballos/tiradas por caballos
horsebox~horseboxes ; n ; Pferdeanhänger/Pferdeanhänger/m ; van à chevaux/vans à chevaux/m ; rimorchio per cavalli/rimorchi per cavalli/m ; remolque para caballos/remolques para caballos/m
hotfix rhinestone~hotfix rhinestones ; n ; Hotfix-Strassstein/Hotfix-Strasssteine/m ; strass thermocollant/strass thermocollants/m ; strass termoadesivo/strass termoadesivi/m ; estrás termoadhesivo/estrases termoadhesivos/m
humpback whale~humpback whales ; n ; Buckelwal/Buckelwale/m ; baleine à bosse/baleines à bosse/f ; megattera/megattere/f ; ballena jorobada/ballenas jorobadas/f
husky dog~husky dogs ; n ; Husky/Huskys/m ; chien husky/chiens huskies/m ; cane husky/cani husky/m ; perro husky/perros husky/m
hydra~hydras ; n ; Hydra/Hydras/f ; hydre/hydres/f ; idra/idre/f ; hidra/hidras/f
hyena~hyenas ; n ; Hyäne/Hyänen/f ; hyène/hyènes/f ; iena/iene/f ; hiena/hienas/f
ibex~ibexes ; n ; Steinbock/Steinböcke/m ; bouquetin/bouquetins/m ; stambecco/stambecchi/m ; íbice/íbices/m
ice cream set~ice cream sets ; n ; Eiscreme-Set/Eiscreme-Sets/n ; set de glaces/sets de glaces/m ; set gelati/set gelati/m ; set de helados/sets de helados/m
ice green ; c ; eisgrün/eisgrüne ; vert glacier ; verde ghiaccio ; verde hielo
icelandic horse~icelandic horses ; n ; Islandpferd/Islandpferde/n ; cheval islandais/chevaux islandais/m ; cavallo islandese/cavalli islandesi/m ; caballo islandés/caballos islandeses/m
ichthyosaurus~ichthyosaurus ; n ; Ichthyosaurus/Ichthyosaurier/m ; ichtyosaure/ichtyosaures/m ; ittiosauro/ittiosauri/m ; ictiosaurio/ictiosaurios/m
iguana~iguanas ; n ; Leguan/Leguane/m ; iguane/iguanes/m ; iguana/iguane/f ; iguana/iguanas/f
iguanodon~iguanodons ; n ; Iguanodon/Iguanodons/n ; iguanodon/iguanodons/m ; iguanodonte/iguanodonti/m ; iguanodonte/iguanodontes/m
imported from japan ; p ; Japan-Import ; import Japon ; importazione dal Giappone ; importación de Japón
in a bag ; p ; im Beutel ; en sachet ; in sacchetto ; en bolsa
in a crate ; p ; in der Kiste ; en caisse ; in cassetta ; en caja
in a tin ; p ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
in a tin box ; p ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
in a tub ; p ; in der Box ; en boîte ; in barattolo ; en bote
in a wooden box ; p ; in Holzbox ; en coffret en bois ; in scatola di legno ; en caja de madera
in an egg ; p ; im Ei ; dans un œuf ; nell'uovo ; en un huevo
in bag ; p ; im Beutel ; en sachet ; in sacchetto ; en bolsa
in cardboard case ; p ; im Kartonetui ; en étui carton ; in astuccio di cartone ; en estuche de cartón
in crate ; p ; in der Kiste ; en caisse ; in cassetta ; en caja
in display box ; p ; in Präsentationsbox ; en boîte de présentation ; in scatola espositiva ; en caja expositora
in egg ; p ; im Ei ; dans un œuf ; nell'uovo ; en un huevo
in festive clothes ; p ; in festlicher Kleidung ; en tenue de fête ; in abito da festa ; con ropa de fiesta
in gift box ; p ; in Geschenkbox ; en coffret cadeau ; in scatola regalo ; en caja de regalo
in jute bag ; p ; im Jutebeutel ; en sac en jute ; in sacchetto di iuta ; en bolsa de yute
in pot ; p ; im Topf ; en pot ; in vaso ; en maceta
in presentation box ; p ; in Geschenkbox ; en coffret ; in confezione regalo ; en caja de presentación
in red bag ; p ; in roter Tasche ; dans un sac rouge ; in borsa rossa ; en bolsa roja
in storage bag ; p ; mit Aufbewahrungstasche ; avec sac de rangement ; con sacca portaoggetti ; con bolsa de almacenaje
in the zoo ; p ; im Zoo ; au zoo ; allo zoo ; en el zoo
in tin ; p ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
in tin box ; p ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
in top hat ; p ; mit Zylinder ; en haut-de-forme ; con cilindro ; con sombrero de copa
in tub ; p ; in der Box ; en boîte ; in barattolo ; en bote
in wooden box ; p ; in Holzbox ; en coffret en bois ; in scatola di legno ; en caja de madera
includes bonus dvd ; p ; mit Bonus-DVD ; avec DVD bonus ; con DVD bonus ; con DVD extra
indian elephant~indian elephants ; n ; Indischer Elefant/Indische Elefanten/m ; éléphant d'Inde/éléphants d'Inde/m ; elefante indiano/elefanti indiani/m ; elefante indio/elefantes indios/m
indian princess~indian princesses ; n ; Indianerprinzessin/Indianerprinzessinnen/f ; princesse indienne/princesses indiennes/f ; principessa indiana/principesse indiane/f ; princesa india/princesas indias/f
indoor helicopter~indoor helicopters ; n ; Indoor-Hubschrauber/Indoor-Hubschrauber/m ; hélicoptère d'intérieur/hélicoptères d'intérieur/m ; elicottero da interni/elicotteri da interni/m ; helicóptero de interior/helicópteros de interior/m
infantry tank~infantry tanks ; n ; Infanteriepanzer/Infanteriepanzer/m ; char d'infanterie/chars d'infanterie/m ; carro armato per fanteria/carri armati per fanteria/m ; tanque de infantería/tanques de infantería/m
inflatable dinghy~inflatable dinghies ; n ; Schlauchboot/Schlauchboote/n ; bateau gonflable/bateaux gonflables/m ; gommone gonfiabile/gommoni gonfiabili/m ; bote hinchable/botes hinchables/m
inflatable flamingo~inflatable flamingos ; n ; aufblasbarer Flamingo/aufblasbare Flamingos/m ; flamant rose gonflable/flamants roses gonflables/m ; fenicottero gonfiabile/fenicotteri gonfiabili/m ; flamenco hinchable/flamencos hinchables/m
inflatable float~inflatable floats ; n ; aufblasbares Schwimmtier/aufblasbare Schwimmtiere/n ; bouée gonflable/bouées gonflables/f ; gonfiabile galleggiante/gonfiabili galleggianti/m ; flotador hinchable/flotadores hinchables/m
inflatable guitar~inflatable guitars ; n ; aufblasbare Gitarre/aufblasbare Gitarren/f ; guitare gonflable/guitares gonflables/f ; chitarra gonfiabile/chitarre gonfiabili/f ; guitarra hinchable/guitarras hinchables/f
inflatable hammer~inflatable hammers ; n ; aufblasbarer Hammer/aufblasbare Hämmer/m ; marteau gonflable/marteaux gonflables/m ; martello gonfiabile/martelli gonfiabili/m ; martillo hinchable/martillos hinchables/m
inflatable kangaroo~inflatable kangaroos ; n ; aufblasbares Känguru/aufblasbare Kängurus/n ; kangourou gonflable/kangourous gonflables/m ; canguro gonfiabile/canguri gonfiabili/m ; canguro hinchable/canguros hinchables/m
inflatable microphone~inflatable microphones ; n ; aufblasbares Mikrofon/aufblasbare Mikrofone/n ; micro gonflable/micros gonflables/m ; microfono gonfiabile/microfoni gonfiabili/m ; micrófono hinchable/micrófonos hinchables/m
inflatable palm tree~inflatable palm trees ; n ; aufblasbare Palme/aufblasbare Palmen/f ; palmier gonflable/palmiers gonflables/m ; palma gonfiabile/palme gonfiabili/f ; palmera hinchable/palmeras hinchables/f
inflatable parrot~inflatable parrots ; n ; aufblasbarer Papagei/aufblasbare Papageien/m ; perroquet gonflable/perroquets gonflables/m ; pappagallo gonfiabile/pappagalli gonfiabili/m ; loro hinchable/loros hinchables/m
inflatable saxophone~inflatable saxophones ; n ; aufblasbares Saxofon/aufblasbare Saxofone/n ; saxophone gonflable/saxophones gonflables/m ; sassofono gonfiabile/sassofoni gonfiabili/m ; saxofón hinchable/saxofones hinchables/m
inflatable toy~inflatable toys ; n ; aufblasbares Spielzeug/aufblasbare Spielzeuge/n ; jouet gonflable/jouets gonflables/m ; giocattolo gonfiabile/giocattoli gonfiabili/m ; juguete hinchable/juguetes hinchables/m
inflatable trophy~inflatable trophies ; n ; aufblasbarer Pokal/aufblasbare Pokale/m ; trophée gonflable/trophées gonflables/m ; trofeo gonfiabile/trofei gonfiabili/m ; trofeo hinchable/trofeos hinchables/m
infrared remote control ; p ; mit Infrarot-Fernsteuerung ; à télécommande infrarouge ; con telecomando a infrarossi ; con control remoto por infrarrojos
interactive pet bunny~interactive pet bunnies ; n ; interaktiver Hase/interaktive Hasen/m ; lapin interactif/lapins interactifs/m ; coniglietto interattivo/coniglietti interattivi/m ; conejito interactivo/conejitos interactivos/m
interactive pet~interactive pets ; n ; interaktives Haustier/interaktive Haustiere/n ; animal interactif/animaux interactifs/m ; animaletto interattivo/animaletti interattivi/m ; mascota interactiva/mascotas interactivas/f
iron-on ; a ; aufbügelbar/aufbügelbare ; thermocollant/thermocollante/thermocollants/thermocollantes ; termoadesivo/termoadesiva/termoadesivi/termoadesive ; termoadhesivo/termoadhesiva/termoadhesivos/termoadhesivas
isolating track~isolating tracks ; n ; Trenngleis/Trenngleise/n ; rail d'isolement/rails d'isolement/m ; binario di sezionamento/binari di sezionamento/m ; vía de aislamiento/vías de aislamiento/f
jack russell~jack russells ; n ; Jack-Russell-Terrier/Jack-Russell-Terrier/m ; jack russell/jack russell/m ; jack russell/jack russell/m ; jack russell/jack russell/m
jackal~jackals ; n ; Schakal/Schakale/m ; chacal/chacals/m ; sciacallo/sciacalli/m ; chacal/chacales/m
jaguar~jaguars ; n ; Jaguar/Jaguare/m ; jaguar/jaguars/m ; giaguaro/giaguari/m ; jaguar/jaguares/m
jam jar~jam jars ; n ; Marmeladenglas/Marmeladengläser/n ; pot de confiture/pots de confiture/m ; vasetto di marmellata/vasetti di marmellata/m ; tarro de mermelada/tarros de mermelada/m
japan version ; p ; japanische Version ; version japonaise ; versione giapponese ; versión japonesa
japanese garden~japanese gardens ; n ; japanischer Garten/japanische Gärten/m ; jardin japonais/jardins japonais/m ; giardino giapponese/giardini giapponesi/m ; jardín japonés/jardines japoneses/m
jasper ; p ; aus Jaspis ; en jaspe ; in diaspro ; de jaspe
javelin thrower~javelin throwers ; n ; Speerwerfer/Speerwerfer/m ; lanceur de javelot/lanceurs de javelot/m ; lanciatore di giavellotto/lanciatori di giavellotto/m ; lanzador de jabalina/lanzadores de jabalina/m
jellyfish~jellyfish ; n ; Qualle/Quallen/f ; méduse/méduses/f ; medusa/meduse/f ; medusa/medusas/f
jersey cow~jersey cows ; n ; Jersey-Kuh/Jersey-Kühe/f ; vache jersiaise/vaches jersiaises/f ; mucca Jersey/mucche Jersey/f ; vaca Jersey/vacas Jersey/f
jewel emerald green ; c ; smaragdgrün/smaragdgrüne ; vert émeraude ; verde smeraldo ; verde esmeralda
jewel ruby red ; c ; rubinrot/rubinrote ; rouge rubis ; rosso rubino ; rojo rubí
jewellery clasp~jewellery clasps ; n ; Schmuckverschluss/Schmuckverschlüsse/m ; fermoir/fermoirs/m ; chiusura per gioielli/chiusure per gioielli/f ; cierre para joyas/cierres para joyas/m
jewellery design set~jewellery design sets ; n ; Schmuckdesign-Set/Schmuckdesign-Sets/n ; kit de création de bijoux/kits de création de bijoux/m ; set per creare gioielli/set per creare gioielli/m ; set de diseño de joyas/sets de diseño de joyas/m
jewellery design super set~jewellery design super sets ; n ; großes Schmuckdesign-Set/große Schmuckdesign-Sets/n ; grand kit de création de bijoux/grands kits de création de bijoux/m ; maxi set per creare gioielli/maxi set per creare gioielli/m ; superset de diseño de joyas/supersets de diseño de joyas/m
jewellery pouch~jewellery pouches ; n ; Schmuckbeutel/Schmuckbeutel/m ; pochette à bijoux/pochettes à bijoux/f ; sacchetto per gioielli/sacchetti per gioielli/m ; bolsita para joyas/bolsitas para joyas/f
jointed banner~jointed banners ; n ; Gliederbanner/Gliederbanner/n ; bannière articulée/bannières articulées/f ; festone snodato/festoni snodati/m ; pancarta articulada/pancartas articuladas/f
judge's robe~judge's robes ; n ; Richterrobe/Richterroben/f ; robe de juge/robes de juge/f ; toga da giudice/toghe da giudice/f ; toga de juez/togas de juez/f
juggling club~juggling clubs ; n ; Jonglierkeule/Jonglierkeulen/f ; massue de jonglage/massues de jonglage/f ; clava da giocoliere/clave da giocoliere/f ; maza de malabares/mazas de malabares/f
jumbo size ; p ; im Riesenformat ; format géant ; formato gigante ; tamaño gigante
jumping platform~jumping platforms ; n ; Sprungschanze/Sprungschanzen/f ; tremplin/tremplins/m ; rampa di salto/rampe di salto/f ; rampa de salto/rampas de salto/f
jumpsuit and goggles~jumpsuits and goggles ; n ; Overall mit Brille/Overalls mit Brille/m ; combinaison avec lunettes/combinaisons avec lunettes/f ; tuta con occhiali/tute con occhiali/f ; mono con gafas/monos con gafas/m
jungle domino~jungle dominoes ; n ; Dschungel-Domino/Dschungel-Dominos/n ; domino jungle/dominos jungle/m ; domino giungla/domino giungla/m ; dominó de la selva/dominós de la selva/m
jungle party~jungle parties ; n ; Dschungelparty/Dschungelpartys/f ; fête jungle/fêtes jungle/f ; festa nella giungla/feste nella giungla/f ; fiesta de la selva/fiestas de la selva/f
jungle safari mask~jungle safari masks ; n ; Dschungel-Safari-Maske/Dschungel-Safari-Masken/f ; masque safari jungle/masques safari jungle/m ; maschera safari giungla/maschere safari giungla/f ; máscara de safari/máscaras de safari/f
just married banner~just married banners ; n ; Just-Married-Banner/Just-Married-Banner/n ; banderole Just Married/banderoles Just Married/f ; striscione Just Married/striscioni Just Married/m ; pancarta de recién casados/pancartas de recién casados/f
jute bag~jute bags ; n ; Jutetasche/Jutetaschen/f ; sac en jute/sacs en jute/m ; borsa di iuta/borse di iuta/f ; bolsa de yute/bolsas de yute/f
kangaroo with joey~kangaroos with joeys ; n ; Känguru mit Jungtier/Kängurus mit Jungtier/n ; kangourou avec son petit/kangourous avec leurs petits/m ; canguro con cucciolo/canguri con cuccioli/m ; canguro con cría/canguros con crías/m
kentrosaurus~kentrosaurus ; n ; Kentrosaurus/Kentrosaurus/m ; kentrosaure/kentrosaures/m ; kentrosauro/kentrosauri/m ; kentrosaurio/kentrosaurios/m
key charm~key charms ; n ; Schlüssel-Charm/Schlüssel-Charms/m ; breloque clé/breloques clé/f ; charm a chiave/charm a chiave/m ; charm de llave/charms de llave/m
key clip~key clips ; n ; Schlüsselanhänger/Schlüsselanhänger/m ; porte-clés à clip/porte-clés à clip/m ; portachiavi a clip/portachiavi a clip/m ; llavero con clip/llaveros con clip/m
keyboard sticker~keyboard stickers ; n ; Tastaturaufkleber/Tastaturaufkleber/m ; autocollant pour clavier/autocollants pour clavier/m ; adesivo per tastiera/adesivi per tastiera/m ; pegatina para teclado/pegatinas para teclado/f
killer clown~killer clowns ; n ; Killerclown/Killerclowns/m ; clown tueur/clowns tueurs/m ; clown assassino/clown assassini/m ; payaso asesino/payasos asesinos/m
king charles spaniel~king charles spaniels ; n ; King Charles Spaniel/King Charles Spaniels/m ; king-charles/king-charles/m ; king charles spaniel/king charles spaniel/m ; king charles spaniel/king charles spaniels/m
king on horse~kings on horses ; n ; König zu Pferd/Könige zu Pferd/m ; roi à cheval/rois à cheval/m ; re a cavallo/re a cavallo/m ; rey a caballo/reyes a caballo/m
king penguin~king penguins ; n ; Königspinguin/Königspinguine/m ; manchot royal/manchots royaux/m ; pinguino reale/pinguini reali/m ; pingüino rey/pingüinos rey/m
kingfisher~kingfishers ; n ; Eisvogel/Eisvögel/m ; martin-pêcheur/martins-pêcheurs/m ; martin pescatore/martin pescatori/m ; martín pescador/martines pescadores/m
kitchen cupboard~kitchen cupboards ; n ; Küchenschrank/Küchenschränke/m ; placard de cuisine/placards de cuisine/m ; credenza da cucina/credenze da cucina/f ; armario de cocina/armarios de cocina/m
kite line~kite lines ; n ; Drachenschnur/Drachenschnüre/f ; ligne de cerf-volant/lignes de cerf-volant/f ; cavo per aquilone/cavi per aquilone/m ; línea para cometa/líneas para cometa/f
knee length ; p ; knielang ; longueur genou ; al ginocchio ; hasta la rodilla
knee-length ; p ; knielang ; longueur genou ; al ginocchio ; hasta la rodilla
knight castle~knight castles ; n ; Ritterburg/Ritterburgen/f ; château fort/châteaux forts/m ; castello dei cavalieri/castelli dei cavalieri/m ; castillo medieval/castillos medievales/m
knight dressing up kit~knight dressing up kits ; n ; Ritter-Verkleidungsset/Ritter-Verkleidungssets/n ; panoplie de chevalier/panoplies de chevalier/f ; set da cavaliere/set da cavaliere/m ; kit de disfraz de caballero/kits de disfraz de caballero/m
knight helmet~knight helmets ; n ; Ritterhelm/Ritterhelme/m ; casque de chevalier/casques de chevalier/m ; elmo da cavaliere/elmi da cavaliere/m ; casco de caballero/cascos de caballero/m
knight on horse~knights on horses ; n ; Ritter zu Pferd/Ritter zu Pferd/m ; chevalier à cheval/chevaliers à cheval/m ; cavaliere a cavallo/cavalieri a cavallo/m ; caballero a caballo/caballeros a caballo/m
knitted hat~knitted hats ; n ; Strickmütze/Strickmützen/f ; bonnet tricoté/bonnets tricotés/m ; berretto di maglia/berretti di maglia/m ; gorro de punto/gorros de punto/m
knob puzzle~knob puzzles ; n ; Knopfpuzzle/Knopfpuzzles/n ; puzzle à boutons/puzzles à boutons/m ; puzzle con pomelli/puzzle con pomelli/m ; puzle con pomos/puzles con pomos/m
koala bear~koala bears ; n ; Koala/Koalas/m ; koala/koalas/m ; koala/koala/m ; koala/koalas/m
komodo dragon~komodo dragons ; n ; Komodowaran/Komodowarane/m ; dragon de Komodo/dragons de Komodo/m ; drago di Komodo/draghi di Komodo/m ; dragón de Komodo/dragones de Komodo/m
korea version ; p ; koreanische Version ; version coréenne ; versione coreana ; versión coreana
korean version ; p ; koreanische Version ; version coréenne ; versione coreana ; versión coreana
kraken~krakens ; n ; Krake/Kraken/m ; kraken/krakens/m ; kraken/kraken/m ; kraken/krákenes/m
kronosaurus~kronosaurus ; n ; Kronosaurus/Kronosaurier/m ; kronosaure/kronosaures/m ; kronosauro/kronosauri/m ; kronosaurio/kronosaurios/m
lab coat~lab coats ; n ; Laborkittel/Laborkittel/m ; blouse de laboratoire/blouses de laboratoire/f ; camice da laboratorio/camici da laboratorio/m ; bata de laboratorio/batas de laboratorio/f
labrador dog~labrador dogs ; n ; Labrador/Labradore/m ; labrador/labradors/m ; labrador/labrador/m ; labrador/labradores/m
lacing block~lacing blocks ; n ; Fädelblock/Fädelblöcke/m ; bloc à lacer/blocs à lacer/m ; blocco da infilare/blocchi da infilare/m ; bloque para enhebrar/bloques para enhebrar/m
ladder unit~ladder units ; n ; Leiterfahrzeug/Leiterfahrzeuge/n ; camion à échelle/camions à échelle/m ; autoscala/autoscale/f ; camión con escalera/camiones con escalera/m
lady bug~lady bugs ; n ; Marienkäfer/Marienkäfer/m ; coccinelle/coccinelles/f ; coccinella/coccinelle/f ; mariquita/mariquitas/f
ladybird costume~ladybird costumes ; n ; Marienkäferkostüm/Marienkäferkostüme/n ; déguisement de coccinelle/déguisements de coccinelle/m ; costume da coccinella/costumi da coccinella/m ; disfraz de mariquita/disfraces de mariquita/m
landing foot~landing feet ; n ; Landefuß/Landefüße/m ; pied d'atterrissage/pieds d'atterrissage/m ; piedino di atterraggio/piedini di atterraggio/m ; pata de aterrizaje/patas de aterrizaje/f
lantern garland~lantern garlands ; n ; Laternengirlande/Laternengirlanden/f ; guirlande de lanternes/guirlandes de lanternes/f ; ghirlanda di lanterne/ghirlande di lanterne/f ; guirnalda de farolillos/guirnaldas de farolillos/f
lapis lazuli ; p ; aus Lapislazuli ; en lapis-lazuli ; in lapislazzuli ; de lapislázuli
laser game~laser games ; n ; Laser-Spiel/Laser-Spiele/n ; jeu laser/jeux laser/m ; gioco laser/giochi laser/m ; juego láser/juegos láser/m
laser-cut ; a ; lasergeschnitten/lasergeschnittene ; découpé au laser/découpée au laser/découpés au laser/découpées au laser ; tagliato al laser/tagliata al laser/tagliati al laser/tagliate al laser ; cortado con láser/cortada con láser/cortados con láser/cortadas con láser
latch hook kit~latch hook kits ; n ; Knüpfset/Knüpfsets/n ; kit de tapis noué/kits de tapis noué/m ; kit per tappeto annodato/kit per tappeto annodato/m ; kit de alfombra de nudos/kits de alfombra de nudos/m
latex hearts balloon~latex hearts balloons ; n ; Latex-Herzballon/Latex-Herzballons/m ; ballon cœur en latex/ballons cœur en latex/m ; palloncino a cuore in lattice/palloncini a cuore in lattice/m ; globo de látex en forma de corazón/globos de látex en forma de corazón/m
latex heart~latex hearts ; n ; Latex-Herzballon/Latex-Herzballons/m ; ballon cœur en latex/ballons cœur en latex/m ; palloncino a cuore in lattice/palloncini a cuore in lattice/m ; globo de látex en forma de corazón/globos de látex en forma de corazón/m
lazy cat~lazy cats ; n ; faule Katze/faule Katzen/f ; chat paresseux/chats paresseux/m ; gatto pigro/gatti pigri/m ; gato perezoso/gatos perezosos/m
lcd controller~lcd controllers ; n ; Fernsteuerung mit LCD/Fernsteuerungen mit LCD/f ; télécommande LCD/télécommandes LCD/f ; telecomando LCD/telecomandi LCD/m ; mando con LCD/mandos con LCD/m
leather cord~leather cords ; n ; Lederkordel/Lederkordeln/f ; cordon en cuir/cordons en cuir/m ; cordino in pelle/cordini in pelle/m ; cordón de cuero/cordones de cuero/m
led glasses~led glasses ; n ; LED-Brille/LED-Brillen/f ; lunettes LED/lunettes LED/f ; occhiali LED/occhiali LED/m ; gafas LED/gafas LED/f
lederhosen~lederhosen ; n ; Lederhose/Lederhosen/f ; culotte bavaroise/culottes bavaroises/f ; pantaloni bavaresi/pantaloni bavaresi/m ; pantalón bávaro/pantalones bávaros/m
left hand electric point~left hand electric points ; n ; elektrische Linksweiche/elektrische Linksweichen/f ; aiguillage électrique à gauche/aiguillages électriques à gauche/m ; scambio elettrico sinistro/scambi elettrici sinistri/m ; desvío eléctrico a la izquierda/desvíos eléctricos a la izquierda/m
leopard cub~leopard cubs ; n ; Leopardenbaby/Leopardenbabys/n ; bébé léopard/bébés léopards/m ; cucciolo di leopardo/cuccioli di leopardo/m ; cachorro de leopardo/cachorros de leopardo/m
leopard mask~leopard masks ; n ; Leopardenmaske/Leopardenmasken/f ; masque de léopard/masques de léopard/m ; maschera da leopardo/maschere da leopardo/f ; máscara de leopardo/máscaras de leopardo/f
letter charm~letter charms ; n ; Buchstaben-Charm/Buchstaben-Charms/m ; breloque lettre/breloques lettres/f ; charm a lettera/charm a lettera/m ; charm de letra/charms de letras/m
letter garland~letter garlands ; n ; Buchstabengirlande/Buchstabengirlanden/f ; guirlande de lettres/guirlandes de lettres/f ; ghirlanda di lettere/ghirlande di lettere/f ; guirnalda de letras/guirnaldas de letras/f
level crossing gate~level crossing gates ; n ; Bahnschranke/Bahnschranken/f ; barrière de passage à niveau/barrières de passage à niveau/f ; sbarra del passaggio a livello/sbarre del passaggio a livello/f ; barrera de paso a nivel/barreras de paso a nivel/f
lhd ; p ; Linkslenker ; conduite à gauche ; guida a sinistra ; con volante a la izquierda
liar's dice game~liar's dice games ; n ; Bluff-Würfelspiel/Bluff-Würfelspiele/n ; jeu de dés du menteur/jeux de dés du menteur/m ; gioco dei dadi del bugiardo/giochi dei dadi del bugiardo/m ; juego de dados mentiroso/juegos de dados mentiroso/m
life-sized ; a ; lebensgroß/lebensgroße ; grandeur nature/grandeur nature/grandeur nature/grandeur nature ; a grandezza naturale/a grandezza naturale/a grandezza naturale/a grandezza naturale ; de tamaño real/de tamaño real/de tamaño real/de tamaño real
lifesized ; a ; lebensgroß/lebensgroße ; grandeur nature/grandeur nature/grandeur nature/grandeur nature ; a grandezza naturale/a grandezza naturale/a grandezza naturale/a grandezza naturale ; de tamaño real/de tamaño real/de tamaño real/de tamaño real
light and sound~lights and sounds ; n ; Licht und Sound/Licht und Sound/n ; son et lumière/sons et lumières/m ; luci e suoni/luci e suoni/f ; luz y sonido/luces y sonidos/f
light effect~light effects ; n ; Lichteffekt/Lichteffekte/m ; effet lumineux/effets lumineux/m ; effetto luminoso/effetti luminosi/m ; efecto de luz/efectos de luz/m
light strap~light straps ; n ; Lichtband/Lichtbänder/n ; bande lumineuse/bandes lumineuses/f ; striscia luminosa/strisce luminose/f ; cinta de luces/cintas de luces/f
light up rocket~light up rockets ; n ; Leuchtrakete/Leuchtraketen/f ; fusée lumineuse/fusées lumineuses/f ; razzo luminoso/razzi luminosi/m ; cohete luminoso/cohetes luminosos/m
lights & sounds ; p ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
lights and sound ; p ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
lights and sounds ; p ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
limited-edition ; p ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
limitierte auflage ; p ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
linen finish ; p ; mit Leinenstruktur ; finition lin ; finitura lino ; acabado de lino
linen white ; c ; leinenweiß/leinenweiße ; blanc lin/blanc lin/blanc lin/blanc lin ; bianco lino/bianco lino/bianco lino/bianco lino ; blanco lino/blanco lino/blanco lino/blanco lino
linked rings puzzle~linked rings puzzles ; n ; Ringe-Geduldspiel/Ringe-Geduldspiele/n ; casse-tête à anneaux/casse-têtes à anneaux/m ; rompicapo ad anelli/rompicapi ad anelli/m ; rompecabezas de anillos/rompecabezas de anillos/m
lion mask~lion masks ; n ; Löwenmaske/Löwenmasken/f ; masque de lion/masques de lion/m ; maschera da leone/maschere da leone/f ; máscara de león/máscaras de león/f
liopleurodon~liopleurodons ; n ; Liopleurodon/Liopleurodons/m ; liopleurodon/liopleurodons/m ; liopleurodonte/liopleurodonti/m ; liopleurodon/liopleurodones/m
lipizzaner~lipizzaners ; n ; Lipizzaner/Lipizzaner/m ; lipizzan/lipizzans/m ; lipizzano/lipizzani/m ; lipizzano/lipizzanos/m
lipo bag~lipo bags ; n ; LiPo-Tasche/LiPo-Taschen/f ; sac LiPo/sacs LiPo/m ; borsa LiPo/borse LiPo/f ; bolsa LiPo/bolsas LiPo/f
lite-up ; a ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
loaf of bread~loaves of bread ; n ; Brotlaib/Brotlaibe/m ; miche de pain/miches de pain/f ; pagnotta/pagnotte/f ; hogaza de pan/hogazas de pan/f
lockable diary~lockable diaries ; n ; abschließbares Tagebuch/abschließbare Tagebücher/n ; journal intime à cadenas/journaux intimes à cadenas/m ; diario segreto con lucchetto/diari segreti con lucchetto/m ; diario con candado/diarios con candado/m
log basket~log baskets ; n ; Holzkorb/Holzkörbe/m ; panier à bûches/paniers à bûches/m ; cesto portalegna/cesti portalegna/m ; cesta de leña/cestas de leña/f
log cabin~log cabins ; n ; Blockhütte/Blockhütten/f ; cabane en rondins/cabanes en rondins/f ; capanna di tronchi/capanne di tronchi/f ; cabaña de troncos/cabañas de troncos/f
logo quiz game~logo quiz games ; n ; Logo-Quizspiel/Logo-Quizspiele/n ; quiz des logos/quiz des logos/m ; quiz dei loghi/quiz dei loghi/m ; juego de preguntas de logos/juegos de preguntas de logos/m
long wheelbase ; p ; mit langem Radstand ; à empattement long ; a passo lungo ; de batalla larga
loo roll~loo rolls ; n ; Toilettenpapierrolle/Toilettenpapierrollen/f ; rouleau de papier toilette/rouleaux de papier toilette/m ; rotolo di carta igienica/rotoli di carta igienica/m ; rollo de papel higiénico/rollos de papel higiénico/m
loom bands kit~loom bands kits ; n ; Loom-Bänder-Set/Loom-Bänder-Sets/n ; kit d'élastiques loom/kits d'élastiques loom/m ; kit di elastici loom/kit di elastici loom/m ; kit de gomitas loom/kits de gomitas loom/m
loom refill~loom refills ; n ; Loom-Nachfüllpackung/Loom-Nachfüllpackungen/f ; recharge loom/recharges loom/f ; ricarica loom/ricariche loom/f ; recambio loom/recambios loom/m
lop-eared ; p ; mit Schlappohren ; aux oreilles tombantes ; con orecchie cadenti ; con orejas caídas
lotto game~lotto games ; n ; Lottospiel/Lottospiele/n ; jeu de loto/jeux de loto/m ; gioco della tombola/giochi della tombola/m ; juego de lotería/juegos de lotería/m
lounge furniture~lounge furniture ; n ; Wohnzimmermöbel/Wohnzimmermöbel/n ; mobilier de salon/mobilier de salon/m ; mobili da soggiorno/mobili da soggiorno/m ; muebles de salón/muebles de salón/m
lounge pool chair~lounge pool chairs ; n ; Pool-Sessel/Pool-Sessel/m ; fauteuil de piscine/fauteuils de piscine/m ; poltrona da piscina/poltrone da piscina/f ; sillón de piscina/sillones de piscina/m
lounge pool~lounge pools ; n ; Planschbecken mit Sitzbank/Planschbecken mit Sitzbank/n ; piscine gonflable avec sièges/piscines gonflables avec sièges/f ; piscina gonfiabile con sedute/piscine gonfiabili con sedute/f ; piscina hinchable con asientos/piscinas hinchables con asientos/f
low loader trailer~low loader trailers ; n ; Tieflader-Anhänger/Tieflader-Anhänger/m ; remorque surbaissée/remorques surbaissées/f ; rimorchio ribassato/rimorchi ribassati/m ; remolque góndola/remolques góndola/m
lowercase letter~lowercase letters ; n ; Kleinbuchstabe/Kleinbuchstaben/m ; lettre minuscule/lettres minuscules/f ; lettera minuscola/lettere minuscole/f ; letra minúscula/letras minúsculas/f
lt blue ; c ; hellblau/hellblaue ; bleu clair/bleu clair/bleu clair/bleu clair ; blu chiaro/blu chiaro/blu chiaro/blu chiaro ; azul claro/azul claro/azul claro/azul claro
lt green ; c ; hellgrün/hellgrüne ; vert clair/vert clair/vert clair/vert clair ; verde chiaro/verde chiaro/verde chiaro/verde chiaro ; verde claro/verde claro/verde claro/verde claro
lt grey ; c ; hellgrau/hellgraue ; gris clair/gris clair/gris clair/gris clair ; grigio chiaro/grigio chiaro/grigio chiaro/grigio chiaro ; gris claro/gris claro/gris claro/gris claro
lt red ; c ; hellrot/hellrote ; rouge clair/rouge clair/rouge clair/rouge clair ; rosso chiaro/rosso chiaro/rosso chiaro/rosso chiaro ; rojo claro/rojo claro/rojo claro/rojo claro
lt. blue ; c ; hellblau/hellblaue ; bleu clair/bleu clair/bleu clair/bleu clair ; blu chiaro/blu chiaro/blu chiaro/blu chiaro ; azul claro/azul claro/azul claro/azul claro
lt. green ; c ; hellgrün/hellgrüne ; vert clair/vert clair/vert clair/vert clair ; verde chiaro/verde chiaro/verde chiaro/verde chiaro ; verde claro/verde claro/verde claro/verde claro
lt. grey ; c ; hellgrau/hellgraue ; gris clair/gris clair/gris clair/gris clair ; grigio chiaro/grigio chiaro/grigio chiaro/grigio chiaro ; gris claro/gris claro/gris claro/gris claro
lt. red ; c ; hellrot/hellrote ; rouge clair/rouge clair/rouge clair/rouge clair ; rosso chiaro/rosso chiaro/rosso chiaro/rosso chiaro ; rojo claro/rojo claro/rojo claro/rojo claro
ltd edition ; p ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
luggage belt~luggage belts ; n ; Koffergurt/Koffergurte/m ; sangle de bagage/sangles de bagage/f ; cinghia per bagagli/cinghie per bagagli/f ; correa para equipaje/correas para equipaje/f
lwb ; p ; mit langem Radstand ; à empattement long ; a passo lungo ; de batalla larga
made in the usa ; p ; Made in USA ; fabriqué aux États-Unis ; prodotto negli USA ; fabricado en EE. UU.
magic pen~magic pens ; n ; Zauberstift/Zauberstifte/m ; feutre magique/feutres magiques/m ; pennarello magico/pennarelli magici/m ; rotulador mágico/rotuladores mágicos/m
magic playing card~magic playing cards ; n ; Zauberkarte/Zauberkarten/f ; carte à jouer magique/cartes à jouer magiques/f ; carta da gioco magica/carte da gioco magiche/f ; carta de magia/cartas de magia/f
magic puzzle cube~magic puzzle cubes ; n ; Zauberwürfel/Zauberwürfel/m ; cube magique/cubes magiques/m ; cubo magico/cubi magici/m ; cubo mágico/cubos mágicos/m
magnet set~magnet sets ; n ; Magnet-Set/Magnet-Sets/n ; set de magnets/sets de magnets/m ; set di magneti/set di magneti/m ; set de imanes/sets de imanes/m
magnetic advent calendar~magnetic advent calendars ; n ; magnetischer Adventskalender/magnetische Adventskalender/m ; calendrier de l'Avent magnétique/calendriers de l'Avent magnétiques/m ; calendario dell'avvento magnetico/calendari dell'avvento magnetici/m ; calendario de adviento magnético/calendarios de adviento magnéticos/m
magnetic alphabet letter~magnetic alphabet letters ; n ; Magnetbuchstabe/Magnetbuchstaben/m ; lettre magnétique/lettres magnétiques/f ; lettera magnetica/lettere magnetiche/f ; letra magnética/letras magnéticas/f
magnetic clasp~magnetic clasps ; n ; Magnetverschluss/Magnetverschlüsse/m ; fermoir magnétique/fermoirs magnétiques/m ; chiusura magnetica/chiusure magnetiche/f ; cierre magnético/cierres magnéticos/m
magnetic dart board~magnetic dart boards ; n ; Magnet-Dartscheibe/Magnet-Dartscheiben/f ; cible de fléchettes magnétique/cibles de fléchettes magnétiques/f ; bersaglio magnetico per freccette/bersagli magnetici per freccette/m ; diana magnética/dianas magnéticas/f
magnetic dartboard~magnetic dartboards ; n ; magnetische Dartscheibe/magnetische Dartscheiben/f ; cible magnétique/cibles magnétiques/f ; bersaglio magnetico/bersagli magnetici/m ; diana magnética/dianas magnéticas/f
magnetic scribbler~magnetic scribblers ; n ; magnetische Zaubertafel/magnetische Zaubertafeln/f ; ardoise magique magnétique/ardoises magiques magnétiques/f ; lavagna magnetica/lavagne magnetiche/f ; pizarra magnética/pizarras magnéticas/f
main gear~main gears ; n ; Hauptzahnrad/Hauptzahnräder/n ; couronne principale/couronnes principales/f ; ingranaggio principale/ingranaggi principali/m ; engranaje principal/engranajes principales/m
main shaft~main shafts ; n ; Hauptwelle/Hauptwellen/f ; axe principal/axes principaux/m ; albero principale/alberi principali/m ; eje principal/ejes principales/m
maine coon~maine coons ; n ; Maine Coon/Maine Coons/f ; maine coon/maine coons/m ; maine coon/maine coon/m ; maine coon/maine coons/m
mallard~mallards ; n ; Stockente/Stockenten/f ; canard colvert/canards colverts/m ; germano reale/germani reali/m ; ánade real/ánades reales/m
mammoth baby~mammoth babies ; n ; Mammutbaby/Mammutbabys/n ; bébé mammouth/bébés mammouths/m ; cucciolo di mammut/cuccioli di mammut/m ; cría de mamut/crías de mamut/f
manatee~manatees ; n ; Seekuh/Seekühe/f ; lamantin/lamantins/m ; lamantino/lamantini/m ; manatí/manatíes/m
mancala~mancalas ; n ; Mancala/Mancalas/n ; awalé/awalés/m ; mancala/mancala/m ; mancala/mancalas/m
mandrill~mandrills ; n ; Mandrill/Mandrills/m ; mandrill/mandrills/m ; mandrillo/mandrilli/m ; mandril/mandriles/m
mannequin head~mannequin heads ; n ; Perückenkopf/Perückenköpfe/m ; tête de mannequin/têtes de mannequin/f ; testa di manichino/teste di manichino/f ; cabeza de maniquí/cabezas de maniquí/f
manta ray~manta rays ; n ; Mantarochen/Mantarochen/m ; raie manta/raies mantas/f ; manta/mante/f ; mantarraya/mantarrayas/f
mantel clock~mantel clocks ; n ; Kaminuhr/Kaminuhren/f ; pendule de cheminée/pendules de cheminée/f ; orologio da camino/orologi da camino/m ; reloj de chimenea/relojes de chimenea/m
manure spreader~manure spreaders ; n ; Miststreuer/Miststreuer/m ; épandeur à fumier/épandeurs à fumier/m ; spandiletame/spandiletame/m ; esparcidor de estiércol/esparcidores de estiércol/m
mapusaurus~mapusaurus ; n ; Mapusaurus/Mapusaurier/m ; mapusaure/mapusaures/m ; mapusauro/mapusauri/m ; mapusaurio/mapusaurios/m
marble stone ; p ; aus Marmor ; en marbre ; in marmo ; de mármol
marbled ; a ; marmoriert/marmorierte ; marbré/marbrée/marbrés/marbrées ; marmorizzato/marmorizzata/marmorizzati/marmorizzate ; jaspeado/jaspeada/jaspeados/jaspeadas
mariachi costume~mariachi costumes ; n ; Mariachi-Kostüm/Mariachi-Kostüme/n ; costume de mariachi/costumes de mariachi/m ; costume da mariachi/costumi da mariachi/m ; disfraz de mariachi/disfraces de mariachi/m
marker set~marker sets ; n ; Marker-Set/Marker-Sets/n ; set de marqueurs/sets de marqueurs/m ; set di pennarelli/set di pennarelli/m ; set de rotuladores/sets de rotuladores/m
mask kit~mask kits ; n ; Masken-Bastelset/Masken-Bastelsets/n ; kit de masques à décorer/kits de masques à décorer/m ; kit per maschere/kit per maschere/m ; kit de máscaras/kits de máscaras/m
mask on headband~masks on headband ; n ; Maske am Haarreif/Masken am Haarreif/f ; masque sur serre-tête/masques sur serre-tête/m ; maschera su cerchietto/maschere su cerchietto/f ; máscara con diadema/máscaras con diadema/f
masking sheet~masking sheets ; n ; Maskierfolie/Maskierfolien/f ; feuille de masquage/feuilles de masquage/f ; foglio di mascheratura/fogli di mascheratura/m ; lámina de enmascarar/láminas de enmascarar/f
matryoshka~matryoshkas ; n ; Matrjoschka/Matrjoschkas/f ; matriochka/matriochkas/f ; matrioska/matrioske/f ; matrioska/matrioskas/f
matt blue ; c ; mattblau/mattblaue ; bleu mat ; blu opaco ; azul mate
matt green ; c ; mattgrün/mattgrüne ; vert mat ; verde opaco ; verde mate
matt grey ; c ; mattgrau/mattgraue ; gris mat ; grigio opaco ; gris mate
matt red ; c ; mattrot/mattrote ; rouge mat ; rosso opaco ; rojo mate
mechanical turntable~mechanical turntables ; n ; mechanische Drehscheibe/mechanische Drehscheiben/f ; plaque tournante mécanique/plaques tournantes mécaniques/f ; piattaforma girevole meccanica/piattaforme girevoli meccaniche/f ; plataforma giratoria mecánica/plataformas giratorias mecánicas/f
medieval dress~medieval dresses ; n ; Mittelalterkleid/Mittelalterkleider/n ; robe médiévale/robes médiévales/f ; abito medievale/abiti medievali/m ; vestido medieval/vestidos medievales/m
medium gray ; c ; mittelgrau/mittelgraue ; gris moyen/gris moyen/gris moyen/gris moyen ; grigio medio/grigio medio/grigio medio/grigio medio ; gris medio/gris medio/gris medio/gris medio
medium grey ; c ; mittelgrau/mittelgraue ; gris moyen/gris moyen/gris moyen/gris moyen ; grigio medio/grigio medio/grigio medio/grigio medio ; gris medio/gris medio/gris medio/gris medio
mega badge~mega badges ; n ; Mega-Anstecker/Mega-Anstecker/m ; maxi badge/maxi badges/m ; maxi spilla/maxi spille/f ; chapa gigante/chapas gigantes/f
mega pack~mega packs ; n ; Mega-Pack/Mega-Packs/n ; méga pack/méga packs/m ; mega pack/mega pack/m ; megapack/megapacks/m
megalodon~megalodons ; n ; Megalodon/Megalodons/m ; mégalodon/mégalodons/m ; megalodonte/megalodonti/m ; megalodón/megalodones/m
megalosaurus~megalosaurus ; n ; Megalosaurus/Megalosaurier/m ; mégalosaure/mégalosaures/m ; megalosauro/megalosauri/m ; megalosaurio/megalosaurios/m
memory card game~memory card games ; n ; Gedächtnis-Kartenspiel/Gedächtnis-Kartenspiele/n ; jeu de cartes de mémoire/jeux de cartes de mémoire/m ; gioco di carte di memoria/giochi di carte di memoria/m ; juego de cartas de memoria/juegos de cartas de memoria/m
memory match game~memory match games ; n ; Memo-Spiel/Memo-Spiele/n ; jeu de memory/jeux de memory/m ; gioco di memoria/giochi di memoria/m ; juego de memoria/juegos de memoria/m
mermaid costume~mermaid costumes ; n ; Meerjungfrauenkostüm/Meerjungfrauenkostüme/n ; déguisement de sirène/déguisements de sirène/m ; costume da sirena/costumi da sirena/m ; disfraz de sirena/disfraces de sirena/m
met. blue ; c ; blau-metallic ; bleu métallisé ; blu metallizzato ; azul metalizado
met.-blue ; c ; blau-metallic ; bleu métallisé ; blu metallizzato ; azul metalizado
met.-grau ; c ; grau-metallic ; gris métallisé ; grigio metallizzato ; gris metalizado
met.-grey ; c ; grau-metallic ; gris métallisé ; grigio metallizzato ; gris metalizado
met.-rot ; c ; rot-metallic ; rouge métallisé ; rosso metallizzato ; rojo metalizado
met.-silver ; c ; silber-metallic ; argent métallisé ; argento metallizzato ; plateado metalizado
metal alloy ; p ; aus Metalllegierung ; en alliage métallique ; in lega metallica ; de aleación de metal
metal bead spacer~metal bead spacers ; n ; Metall-Zwischenperle/Metall-Zwischenperlen/f ; intercalaire en métal/intercalaires en métal/m ; distanziatore in metallo/distanziatori in metallo/m ; separador de metal/separadores de metal/m
metal dice~metal dice ; n ; Metallwürfel/Metallwürfel/m ; dé en métal/dés en métal/m ; dado di metallo/dadi di metallo/m ; dado de metal/dados de metal/m
metal gear servo~metal gear servos ; n ; Metallgetriebe-Servo/Metallgetriebe-Servos/n ; servo à pignons métal/servos à pignons métal/m ; servo con ingranaggi in metallo/servo con ingranaggi in metallo/m ; servo con engranajes metálicos/servos con engranajes metálicos/m
metal spacer bead~metal spacer beads ; n ; Metall-Zwischenperle/Metall-Zwischenperlen/f ; perle intercalaire en métal/perles intercalaires en métal/f ; perlina distanziatrice in metallo/perline distanziatrici in metallo/f ; cuenta separadora de metal/cuentas separadoras de metal/f
metallic balloon~metallic balloons ; n ; Metallic-Luftballon/Metallic-Luftballons/m ; ballon métallisé/ballons métallisés/m ; palloncino metallizzato/palloncini metallizzati/m ; globo metalizado/globos metalizados/m
metallic beige ; c ; beigemetallic ; beige métallisé ; beige metallizzato ; beige metalizado
metallic black ; c ; schwarz-metallic ; noir métallisé ; nero metallizzato ; negro metalizado
metallic blue ; c ; blaumetallic ; bleu métallisé ; blu metallizzato ; azul metalizado
metallic brown ; c ; braun-metallic ; marron métallisé/marron métallisé/marron métallisé/marron métallisé ; marrone metallizzato/marrone metallizzato/marrone metallizzato/marrone metallizzato ; marrón metalizado/marrón metalizado/marrón metalizado/marrón metalizado
metallic copper ; c ; kupfermetallic ; cuivre métallisé ; rame metallizzato ; cobre metalizado
metallic dark blue ; c ; dunkelblaumetallic ; bleu foncé métallisé ; blu scuro metallizzato ; azul oscuro metalizado
metallic dark green ; c ; dunkelgrünmetallic ; vert foncé métallisé ; verde scuro metallizzato ; verde oscuro metalizado
metallic dark grey ; c ; dunkelgraumetallic ; gris foncé métallisé ; grigio scuro metallizzato ; gris oscuro metalizado
metallic dark red ; c ; dunkelrotmetallic ; rouge foncé métallisé ; rosso scuro metallizzato ; rojo oscuro metalizado
metallic finish~metallic finishes ; n ; Metallic-Lackierung/Metallic-Lackierungen/f ; finition métallisée/finitions métallisées/f ; finitura metallizzata/finiture metallizzate/f ; acabado metalizado/acabados metalizados/m
metallic gold ; c ; goldmetallic ; or métallisé ; oro metallizzato ; dorado metalizado
metallic gray ; c ; graumetallic ; gris métallisé ; grigio metallizzato ; gris metalizado
metallic green ; c ; grünmetallic ; vert métallisé ; verde metallizzato ; verde metalizado
metallic grey ; c ; graumetallic ; gris métallisé ; grigio metallizzato ; gris metalizado
metallic light blue ; c ; hellblaumetallic ; bleu clair métallisé ; azzurro metallizzato ; azul claro metalizado
metallic light green ; c ; hellgrünmetallic ; vert clair métallisé ; verde chiaro metallizzato ; verde claro metalizado
metallic orange ; c ; metallic-orange ; orange métallisé/orange métallisé/orange métallisé/orange métallisé ; arancione metallizzato/arancione metallizzato/arancione metallizzato/arancione metallizzato ; naranja metalizado/naranja metalizado/naranja metalizado/naranja metalizado
metallic pink ; c ; metallic-rosa ; rose métallisé/rose métallisé/rose métallisé/rose métallisé ; rosa metallizzato/rosa metallizzato/rosa metallizzato/rosa metallizzato ; rosa metalizado/rosa metalizado/rosa metalizado/rosa metalizado
metallic purple ; c ; metallic-lila ; violet métallisé/violet métallisé/violet métallisé/violet métallisé ; viola metallizzato/viola metallizzato/viola metallizzato/viola metallizzato ; morado metalizado/morado metalizado/morado metalizado/morado metalizado
metallic red ; c ; rotmetallic ; rouge métallisé ; rosso metallizzato ; rojo metalizado
metallic silver ; c ; silbermetallic ; argent métallisé ; argento metallizzato ; plateado metalizado
metallic sticker~metallic stickers ; n ; Metallic-Aufkleber/Metallic-Aufkleber/m ; autocollant métallisé/autocollants métallisés/m ; adesivo metallizzato/adesivi metallizzati/m ; pegatina metalizada/pegatinas metalizadas/f
metallic tattoo~metallic tattoos ; n ; Metallic-Tattoo/Metallic-Tattoos/n ; tatouage métallique/tatouages métalliques/m ; tatuaggio metallizzato/tatuaggi metallizzati/m ; tatuaje metálico/tatuajes metálicos/m
metallic white ; c ; weißmetallic ; blanc métallisé ; bianco metallizzato ; blanco metalizado
metallic yellow ; c ; gelb-metallic ; jaune métallisé/jaune métallisé/jaune métallisé/jaune métallisé ; giallo metallizzato/giallo metallizzato/giallo metallizzato/giallo metallizzato ; amarillo metalizado/amarillo metalizado/amarillo metalizado/amarillo metalizado
metallic-blue ; c ; blaumetallic ; bleu métallisé ; blu metallizzato ; azul metalizado
metallic-dark blue ; c ; dunkelblaumetallic ; bleu foncé métallisé ; blu scuro metallizzato ; azul oscuro metalizado
metallic-dark green ; c ; dunkelgrünmetallic ; vert foncé métallisé ; verde scuro metallizzato ; verde oscuro metalizado
metallic-dark grey ; c ; dunkelgraumetallic ; gris foncé métallisé ; grigio scuro metallizzato ; gris oscuro metalizado
metallic-dark red ; c ; dunkelrotmetallic ; rouge foncé métallisé ; rosso scuro metallizzato ; rojo oscuro metalizado
metallic-green ; c ; grünmetallic ; vert métallisé ; verde metallizzato ; verde metalizado
metallic-grey ; c ; graumetallic ; gris métallisé ; grigio metallizzato ; gris metalizado
metallic-light blue ; c ; hellblaumetallic ; bleu clair métallisé ; azzurro metallizzato ; azul claro metalizado
metallic-light green ; c ; hellgrünmetallic ; vert clair métallisé ; verde chiaro metallizzato ; verde claro metalizado
metallic-red ; c ; rotmetallic ; rouge métallisé ; rosso metallizzato ; rojo metalizado
micro drill~micro drills ; n ; Mikrobohrer/Mikrobohrer/m ; micro-foret/micro-forets/m ; micro punta da trapano/micro punte da trapano/f ; microbroca/microbrocas/f
microwavable soft toy~microwavable soft toys ; n ; Wärmekuscheltier für die Mikrowelle/Wärmekuscheltiere für die Mikrowelle/n ; peluche bouillotte micro-ondes/peluches bouillottes micro-ondes/f ; peluche riscaldabile al microonde/peluche riscaldabili al microonde/m ; peluche para microondas/peluches para microondas/m
microwaveable ; a ; mikrowellengeeignet/mikrowellengeeignete ; chauffable au micro-ondes/chauffable au micro-ondes/chauffables au micro-ondes/chauffables au micro-ondes ; riscaldabile al microonde/riscaldabile al microonde/riscaldabili al microonde/riscaldabili al microonde ; apto para microondas/apta para microondas/aptos para microondas/aptas para microondas
mid blue ; c ; mittelblau/mittelblaue ; bleu moyen ; blu medio ; azul medio
military gun~military guns ; n ; Militärgeschütz/Militärgeschütze/n ; canon militaire/canons militaires/m ; cannone militare/cannoni militari/m ; cañón militar/cañones militares/m
military truck~military trucks ; n ; Militärlastwagen/Militärlastwagen/m ; camion militaire/camions militaires/m ; camion militare/camion militari/m ; camión militar/camiones militares/m
milk bottle~milk bottles ; n ; Milchflasche/Milchflaschen/f ; bouteille de lait/bouteilles de lait/f ; bottiglia di latte/bottiglie di latte/f ; botella de leche/botellas de leche/f
milk churn~milk churns ; n ; Milchkanne/Milchkannen/f ; bidon à lait/bidons à lait/m ; bidone del latte/bidoni del latte/m ; lechera/lecheras/f
milk tanker~milk tankers ; n ; Milchtankwagen/Milchtankwagen/m ; camion-citerne à lait/camions-citernes à lait/m ; autocisterna per il latte/autocisterne per il latte/f ; camión cisterna de leche/camiones cisterna de leche/m
milking parlour~milking parlours ; n ; Melkstand/Melkstände/m ; salle de traite/salles de traite/f ; sala di mungitura/sale di mungitura/f ; sala de ordeño/salas de ordeño/f
mini beast~mini beasts ; n ; Krabbeltier/Krabbeltiere/n ; petite bête/petites bêtes/f ; insetto/insetti/m ; bichito/bichitos/m
mini excavator~mini excavators ; n ; Minibagger/Minibagger/m ; mini-pelle/mini-pelles/f ; miniescavatore/miniescavatori/m ; miniexcavadora/miniexcavadoras/f
mini greenhouse~mini greenhouses ; n ; Mini-Gewächshaus/Mini-Gewächshäuser/n ; mini-serre/mini-serres/f ; mini serra/mini serre/f ; mini invernadero/mini invernaderos/m
mini playing card~mini playing cards ; n ; Mini-Spielkarte/Mini-Spielkarten/f ; mini carte à jouer/mini cartes à jouer/f ; mini carta da gioco/mini carte da gioco/f ; minicarta/minicartas/f
mini spinner~mini spinners ; n ; Mini-Kreisel/Mini-Kreisel/m ; mini-toupie/mini-toupies/f ; mini trottola/mini trottole/f ; minipeonza/minipeonzas/f
mini tin~mini tins ; n ; Mini-Metallbox/Mini-Metallboxen/f ; mini boîte métal/mini boîtes métal/f ; mini tin/mini tin/f ; minilata/minilatas/f
mini van~mini vans ; n ; Minivan/Minivans/m ; monospace/monospaces/m ; monovolume/monovolume/m ; monovolumen/monovolúmenes/m
miniature figure game~miniature figure games ; n ; Tabletop-Spiel/Tabletop-Spiele/n ; jeu de figurines/jeux de figurines/m ; gioco di miniature/giochi di miniature/m ; juego de miniaturas/juegos de miniaturas/m
minibus~minibuses ; n ; Kleinbus/Kleinbusse/m ; minibus/minibus/m ; minibus/minibus/m ; microbús/microbuses/m
minotaur~minotaurs ; n ; Minotaurus/Minotauren/m ; minotaure/minotaures/m ; minotauro/minotauri/m ; minotauro/minotauros/m
mirror block puzzle cube~mirror block puzzle cubes ; n ; Spiegelwürfel/Spiegelwürfel/m ; cube miroir/cubes miroirs/m ; cubo specchio/cubi specchio/m ; cubo espejo/cubos espejo/m
mirror game~mirror games ; n ; Spiegelspiel/Spiegelspiele/n ; jeu de miroir/jeux de miroir/m ; gioco degli specchi/giochi degli specchi/m ; juego de espejos/juegos de espejos/m
mixed designs ; p ; in verschiedenen Designs ; modèles assortis ; modelli assortiti ; diseños surtidos
mixer truck~mixer trucks ; n ; Betonmischer/Betonmischer/m ; camion toupie/camions toupies/m ; autobetoniera/autobetoniere/f ; camión hormigonera/camiones hormigonera/m
mobile library~mobile libraries ; n ; Bücherbus/Bücherbusse/m ; bibliobus/bibliobus/m ; bibliobus/bibliobus/m ; bibliobús/bibliobuses/m
mobile phone charm~mobile phone charms ; n ; Handyanhänger/Handyanhänger/m ; bijou de téléphone/bijoux de téléphone/m ; ciondolo per cellulare/ciondoli per cellulare/m ; colgante para móvil/colgantes para móvil/m
mobile shop~mobile shops ; n ; Verkaufswagen/Verkaufswagen/m ; camion boutique/camions boutiques/m ; furgone negozio/furgoni negozio/m ; furgoneta tienda/furgonetas tienda/f
model car display case~model car display cases ; n ; Modellauto-Vitrine/Modellauto-Vitrinen/f ; vitrine pour voitures miniatures/vitrines pour voitures miniatures/f ; vetrinetta per modellini di auto/vetrinette per modellini di auto/f ; vitrina para coches a escala/vitrinas para coches a escala/f
model glue~model glues ; n ; Modellbaukleber/Modellbaukleber/m ; colle pour maquettes/colles pour maquettes/f ; colla per modellismo/colle per modellismo/f ; pegamento para maquetas/pegamentos para maquetas/m
model motorbike~model motorbikes ; n ; Modellmotorrad/Modellmotorräder/n ; moto miniature/motos miniatures/f ; modellino di moto/modellini di moto/m ; moto en miniatura/motos en miniatura/f
model street light~model street lights ; n ; Modell-Straßenlaterne/Modell-Straßenlaternen/f ; lampadaire miniature/lampadaires miniatures/m ; lampione in miniatura/lampioni in miniatura/m ; farola en miniatura/farolas en miniatura/f
model train people~model train people ; n ; Modellbahnfigur/Modellbahnfiguren/f ; figurine pour train miniature/figurines pour train miniature/f ; figurina per modellismo ferroviario/figurine per modellismo ferroviario/f ; figura para maqueta de tren/figuras para maqueta de tren/f
monaco red ; c ; monacorot/monacorote ; rouge Monaco ; rosso Monaco ; rojo Mónaco
money notes and coins~money notes and coins ; n ; Spielgeld-Scheine und -Münzen/Spielgeld-Scheine und -Münzen/m ; billets et pièces/billets et pièces/m ; banconote e monete/banconote e monete/f ; billetes y monedas/billetes y monedas/m
monitor mounting bracket~monitor mounting brackets ; n ; Monitorhalterung/Monitorhalterungen/f ; support de moniteur/supports de moniteur/m ; staffa per monitor/staffe per monitor/f ; soporte para monitor/soportes para monitor/m
monster puppet~monster puppets ; n ; Monster-Handpuppe/Monster-Handpuppen/f ; marionnette monstre/marionnettes monstre/f ; marionetta mostro/marionette mostro/f ; marioneta de monstruo/marionetas de monstruo/f
monza red ; c ; monza-rot/monza-rote ; rouge Monza/rouge Monza/rouge Monza/rouge Monza ; rosso Monza/rosso Monza/rosso Monza/rosso Monza ; rojo Monza/rojo Monza/rojo Monza/rojo Monza
moon sand~moon sand ; n ; Moon Sand/Moon Sand/m ; sable magique/sable magique/m ; sabbia modellabile/sabbia modellabile/f ; arena moldeable/arena moldeable/f
mosasaurus~mosasaurus ; n ; Mosasaurus/Mosasaurier/m ; mosasaure/mosasaures/m ; mosasauro/mosasauri/m ; mosasaurio/mosasaurios/m
moto gp ; p ; MotoGP ; MotoGP ; MotoGP ; MotoGP
motogp ; p ; MotoGP ; MotoGP ; MotoGP ; MotoGP
motor bike model~motor bike models ; n ; Motorradmodell/Motorradmodelle/n ; modèle réduit de moto/modèles réduits de moto/m ; modellino di moto/modellini di moto/m ; maqueta de moto/maquetas de moto/f
motor mount~motor mounts ; n ; Motorhalterung/Motorhalterungen/f ; support moteur/supports moteur/m ; supporto motore/supporti motore/m ; soporte de motor/soportes de motor/m
motorised engine~motorised engines ; n ; motorisierte Lokomotive/motorisierte Lokomotiven/f ; locomotive motorisée/locomotives motorisées/f ; locomotiva motorizzata/locomotive motorizzate/f ; locomotora motorizada/locomotoras motorizadas/f
mountain goat~mountain goats ; n ; Bergziege/Bergziegen/f ; chèvre des montagnes/chèvres des montagnes/f ; capra di montagna/capre di montagna/f ; cabra montés/cabras monteses/f
mountain gorilla~mountain gorillas ; n ; Berggorilla/Berggorillas/m ; gorille des montagnes/gorilles des montagnes/m ; gorilla di montagna/gorilla di montagna/m ; gorila de montaña/gorilas de montaña/m
mounting bracket~mounting brackets ; n ; Halterung/Halterungen/f ; support de fixation/supports de fixation/m ; staffa di montaggio/staffe di montaggio/f ; soporte de montaje/soportes de montaje/m
mounting screw~mounting screws ; n ; Befestigungsschraube/Befestigungsschrauben/f ; vis de fixation/vis de fixation/f ; vite di fissaggio/viti di fissaggio/f ; tornillo de fijación/tornillos de fijación/m
moving eyes ; p ; mit beweglichen Augen ; aux yeux mobiles ; con occhi mobili ; con ojos móviles
moving parts ; p ; mit beweglichen Teilen ; avec pièces mobiles ; con parti mobili ; con piezas móviles
multi charger~multi chargers ; n ; Mehrfach-Ladegerät/Mehrfach-Ladegeräte/n ; chargeur multiple/chargeurs multiples/m ; caricatore multiplo/caricatori multipli/m ; cargador múltiple/cargadores múltiples/m
multi models set~multi models sets ; n ; Mehrfachmodell-Baukasten/Mehrfachmodell-Baukästen/m ; coffret multi-modèles/coffrets multi-modèles/m ; set multimodello/set multimodello/m ; set multimodelos/sets multimodelos/m
multi spanner~multi spanners ; n ; Multischlüssel/Multischlüssel/m ; clé multiple/clés multiples/f ; chiave multipla/chiavi multiple/f ; llave múltiple/llaves múltiples/f
multiple unit~multiple units ; n ; Triebzug/Triebzüge/m ; rame automotrice/rames automotrices/f ; convoglio automotore/convogli automotori/m ; unidad múltiple/unidades múltiples/f
music cd~music cds ; n ; Musik-CD/Musik-CDs/f ; CD de musique/CD de musique/m ; CD musicale/CD musicali/m ; CD de música/CD de música/m
mutant dragon~mutant dragons ; n ; mutierter Drache/mutierte Drachen/m ; dragon mutant/dragons mutants/m ; drago mutante/draghi mutanti/m ; dragón mutante/dragones mutantes/m
mystery game~mystery games ; n ; Krimispiel/Krimispiele/n ; jeu d'enquête/jeux d'enquête/m ; gioco giallo/giochi gialli/m ; juego de misterio/juegos de misterio/m
mystery jigsaw puzzle~mystery jigsaw puzzles ; n ; Krimi-Puzzle/Krimi-Puzzles/n ; puzzle énigme/puzzles énigmes/m ; puzzle giallo/puzzle gialli/m ; puzle de misterio/puzles de misterio/m
mystery puzzle~mystery puzzles ; n ; Krimi-Puzzle/Krimi-Puzzles/n ; puzzle énigme/puzzles énigmes/m ; puzzle giallo/puzzle gialli/m ; puzle de misterio/puzles de misterio/m
nail art design kit~nail art design kits ; n ; Nageldesign-Set/Nageldesign-Sets/n ; kit de nail art/kits de nail art/m ; kit nail art/kit nail art/m ; kit de decoración de uñas/kits de decoración de uñas/m
nail art kit~nail art kits ; n ; Nageldesign-Set/Nageldesign-Sets/n ; kit de nail art/kits de nail art/m ; kit nail art/kit nail art/m ; kit de decoración de uñas/kits de decoración de uñas/m
name card~name cards ; n ; Namenskärtchen/Namenskärtchen/n ; carte nominative/cartes nominatives/f ; segnaposto/segnaposto/m ; tarjeta de nombre/tarjetas de nombre/f
narwhal~narwhals ; n ; Narwal/Narwale/m ; narval/narvals/m ; narvalo/narvali/m ; narval/narvales/m
native indian~native indians ; n ; Indianer/Indianer/m ; Indien d'Amérique/Indiens d'Amérique/m ; indiano d'America/indiani d'America/m ; indio americano/indios americanos/m
nautical ; a ; maritim/maritime ; marin/marine/marins/marines ; marinaro/marinara/marinari/marinare ; marinero/marinera/marineros/marineras
nd filter~nd filters ; n ; ND-Filter/ND-Filter/m ; filtre ND/filtres ND/m ; filtro ND/filtri ND/m ; filtro ND/filtros ND/m
near mint ; p ; Near Mint ; near mint ; near mint ; near mint
neck choker~neck chokers ; n ; Halsband/Halsbänder/n ; ras-de-cou/ras-de-cou/m ; girocollo/girocolli/m ; gargantilla/gargantillas/f
neck tie~neck ties ; n ; Krawatte/Krawatten/f ; cravate/cravates/f ; cravatta/cravatte/f ; corbata/corbatas/f
neon blue ; c ; neonblau/neonblaue ; bleu fluo ; blu fluo ; azul neón
neon colors ; p ; in Neonfarben ; couleurs fluo ; in colori fluo ; en colores neón
neon colours ; p ; in Neonfarben ; couleurs fluo ; in colori fluo ; en colores neón
neon green ; c ; neongrün/neongrüne ; vert fluo ; verde fluo ; verde neón
neon necklace~neon necklaces ; n ; Neon-Halskette/Neon-Halsketten/f ; collier fluo/colliers fluo/m ; collana fluo/collane fluo/f ; collar neón/collares neón/m
neon orange ; c ; neonorange ; orange fluo ; arancione fluo ; naranja neón
neon pink ; c ; neonpink ; rose fluo ; rosa fluo ; rosa neón
neon purple ; c ; neonlila ; violet fluo ; viola fluo ; morado neón
neon red ; c ; neonrot/neonrote ; rouge fluo/rouge fluo/rouge fluo/rouge fluo ; rosso fluo/rosso fluo/rosso fluo/rosso fluo ; rojo neón/rojo neón/rojo neón/rojo neón
neon yellow ; c ; neongelb/neongelbe ; jaune fluo ; giallo fluo ; amarillo neón
newt~newts ; n ; Molch/Molche/m ; triton/tritons/m ; tritone/tritoni/m ; tritón/tritones/m
nickel-plated ; a ; vernickelt/vernickelte ; nickelé/nickelée/nickelés/nickelées ; nichelato/nichelata/nichelati/nichelate ; niquelado/niquelada/niquelados/niqueladas
ninja warrior~ninja warriors ; n ; Ninja-Kämpfer/Ninja-Kämpfer/m ; guerrier ninja/guerriers ninjas/m ; guerriero ninja/guerrieri ninja/m ; guerrero ninja/guerreros ninja/m
no glue needed ; p ; ohne Kleben ; sans colle ; senza colla ; sin pegamento
no glue required ; p ; ohne Kleben ; sans colle ; senza colla ; sin pegamento
no smoke deflectors ; p ; ohne Windleitbleche ; sans pare-fumée ; senza parafumo ; sin deflectores de humo
nordic blue metallic ; c ; nordischblau-metallic ; bleu nordique métallisé ; blu nordico metallizzato ; azul nórdico metalizado
nozzle cleaning drill~nozzle cleaning drills ; n ; Düsenreinigungsbohrer/Düsenreinigungsbohrer/m ; foret de nettoyage de buse/forets de nettoyage de buse/m ; punta per pulizia ugelli/punte per pulizia ugelli/f ; broca para limpieza de boquillas/brocas para limpieza de boquillas/f
numbered poker chip~numbered poker chips ; n ; Pokerchip mit Wert/Pokerchips mit Wert/m ; jeton de poker numéroté/jetons de poker numérotés/m ; fiche da poker numerata/fiches da poker numerate/f ; ficha de póker numerada/fichas de póker numeradas/f
nunchucks~nunchucks ; n ; Nunchaku/Nunchakus/n ; nunchaku/nunchakus/m ; nunchaku/nunchaku/m ; nunchaku/nunchakus/m
nurse's apron~nurse's aprons ; n ; Krankenschwesternschürze/Krankenschwesternschürzen/f ; tablier d'infirmière/tabliers d'infirmière/m ; grembiule da infermiera/grembiuli da infermiera/m ; delantal de enfermera/delantales de enfermera/m
ocean play pool~ocean play pools ; n ; Planschbecken Ozean/Planschbecken Ozean/n ; pataugeoire océan/pataugeoires océan/f ; piscinetta oceano/piscinette oceano/f ; piscina infantil océano/piscinas infantiles océano/f
ocelot~ocelots ; n ; Ozelot/Ozelots/m ; ocelot/ocelots/m ; ocelot/ocelot/m ; ocelote/ocelotes/m
octopus kite~octopus kites ; n ; Oktopus-Drachen/Oktopus-Drachen/m ; cerf-volant pieuvre/cerfs-volants pieuvres/m ; aquilone polpo/aquiloni polpo/m ; cometa de pulpo/cometas de pulpo/f
official size ; p ; in offizieller Größe ; taille officielle ; misura ufficiale ; tamaño oficial
oil lamp~oil lamps ; n ; Öllampe/Öllampen/f ; lampe à huile/lampes à huile/f ; lampada a olio/lampade a olio/f ; lámpara de aceite/lámparas de aceite/f
oil painting~oil paintings ; n ; Ölgemälde/Ölgemälde/n ; peinture à l'huile/peintures à l'huile/f ; dipinto a olio/dipinti a olio/m ; pintura al óleo/pinturas al óleo/f
okapi~okapis ; n ; Okapi/Okapis/n ; okapi/okapis/m ; okapi/okapi/m ; okapi/okapis/m
old english white ; c ; altweiß/altweiße ; blanc ancien ; bianco antico ; blanco antiguo
old man mask~old man masks ; n ; Opa-Maske/Opa-Masken/f ; masque de vieil homme/masques de vieil homme/m ; maschera da vecchio/maschere da vecchio/f ; máscara de anciano/máscaras de anciano/f
old man~old men ; n ; alter Mann/alte Männer/m ; vieil homme/vieux hommes/m ; vecchio/vecchi/m ; anciano/ancianos/m
olive drab ; c ; olivgrün/olivgrüne ; vert olive/vert olive/vert olive/vert olive ; verde oliva/verde oliva/verde oliva/verde oliva ; verde oliva/verde oliva/verde oliva/verde oliva
olivgrün ; c ; olivgrün/olivgrüne ; vert olive ; verde oliva ; verde oliva
on headband ; p ; am Haarreif ; sur serre-tête ; su cerchietto ; en diadema
on motorcycle ; p ; mit Motorrad ; avec moto ; con moto ; con moto
on stand ; p ; mit Ständer ; sur socle ; con supporto ; con soporte
one key return mode ; p ; mit One-Key-Return ; avec retour automatique ; con ritorno automatico ; con retorno automático
one-key return ; p ; mit One-Key-Return ; avec retour automatique ; con ritorno automatico ; con retorno automático
open-top ; a ; offen/offene ; découvert/découverte/découverts/découvertes ; scoperto/scoperta/scoperti/scoperte ; descapotable/descapotable/descapotables/descapotables
opened pack ; p ; Verpackung geöffnet ; sachet ouvert ; confezione aperta ; paquete abierto
opera gloves~opera gloves ; n ; Opernhandschuhe/Opernhandschuhe/m ; gants longs d'opéra/gants longs d'opéra/m ; guanti lunghi da sera/guanti lunghi da sera/m ; guantes largos de ópera/guantes largos de ópera/m
orang-utan~orang-utans ; n ; Orang-Utan/Orang-Utans/m ; orang-outan/orangs-outans/m ; orango/oranghi/m ; orangután/orangutanes/m
orange & white ; c ; orange-weiß/orange-weiße ; orange et blanc/orange et blanc/orange et blanc/orange et blanc ; arancione e bianco/arancione e bianco/arancione e bianco/arancione e bianco ; naranja y blanco/naranja y blanco/naranja y blanco/naranja y blanco
orange and white ; c ; orange-weiß/orange-weiße ; orange et blanc/orange et blanc/orange et blanc/orange et blanc ; arancione e bianco/arancione e bianco/arancione e bianco/arancione e bianco ; naranja y blanco/naranja y blanco/naranja y blanco/naranja y blanco
orange/white ; c ; orange-weiß/orange-weiße ; orange et blanc/orange et blanc/orange et blanc/orange et blanc ; arancione e bianco/arancione e bianco/arancione e bianco/arancione e bianco ; naranja y blanco/naranja y blanco/naranja y blanco/naranja y blanco
orca~orcas ; n ; Orca/Orcas/m ; orque/orques/f ; orca/orche/f ; orca/orcas/f
orchid~orchids ; n ; Orchidee/Orchideen/f ; orchidée/orchidées/f ; orchidea/orchidee/f ; orquídea/orquídeas/f
organza gift bag~organza gift bags ; n ; Organza-Geschenkbeutel/Organza-Geschenkbeutel/m ; sachet cadeau en organza/sachets cadeaux en organza/m ; sacchetto regalo in organza/sacchetti regalo in organza/m ; bolsita de regalo de organza/bolsitas de regalo de organza/f
oryx~oryxes ; n ; Oryxantilope/Oryxantilopen/f ; oryx/oryx/m ; orice/orici/m ; órix/órix/m
oviraptor~oviraptors ; n ; Oviraptor/Oviraptoren/m ; oviraptor/oviraptors/m ; oviraptor/oviraptor/m ; oviraptor/oviraptores/m
owl pen~owl pens ; n ; Eulen-Stift/Eulen-Stifte/m ; stylo chouette/stylos chouette/m ; penna gufo/penne gufo/f ; bolígrafo búho/bolígrafos búho/m
oxford blue ; c ; oxfordblau/oxfordblaue ; bleu oxford ; blu oxford ; azul oxford
pachycephalosaurus~pachycephalosaurus ; n ; Pachycephalosaurus/Pachycephalosaurus/m ; pachycéphalosaure/pachycéphalosaures/m ; pachicefalosauro/pachicefalosauri/m ; paquicefalosaurio/paquicefalosaurios/m
paint marker~paint markers ; n ; Lackmarker/Lackmarker/m ; marqueur peinture/marqueurs peinture/m ; marcatore a vernice/marcatori a vernice/m ; rotulador de pintura/rotuladores de pintura/m
paint mask~paint masks ; n ; Maske zum Bemalen/Masken zum Bemalen/f ; masque à peindre/masques à peindre/m ; maschera da dipingere/maschere da dipingere/f ; máscara para pintar/máscaras para pintar/f
paint pad~paint pads ; n ; Farbkissen/Farbkissen/n ; tampon de peinture/tampons de peinture/m ; tampone di colore/tamponi di colore/m ; almohadilla de pintura/almohadillas de pintura/f
paint sponge~paint sponges ; n ; Malschwamm/Malschwämme/m ; éponge à peinture/éponges à peinture/f ; spugna per dipingere/spugne per dipingere/f ; esponja para pintar/esponjas para pintar/f
panda bear~panda bears ; n ; Pandabär/Pandabären/m ; panda/pandas/m ; panda/panda/m ; oso panda/osos panda/m
panda cub~panda cubs ; n ; Panda-Baby/Panda-Babys/n ; bébé panda/bébés pandas/m ; cucciolo di panda/cuccioli di panda/m ; cría de panda/crías de panda/f
panel van~panel vans ; n ; Kastenwagen/Kastenwagen/m ; fourgon tôlé/fourgons tôlés/m ; furgone/furgoni/m ; furgón/furgones/m
paper bunting~paper buntings ; n ; Papier-Wimpelkette/Papier-Wimpelketten/f ; guirlande de fanions en papier/guirlandes de fanions en papier/f ; festone di bandierine di carta/festoni di bandierine di carta/m ; guirnalda de banderines de papel/guirnaldas de banderines de papel/f
paper fan~paper fans ; n ; Papierfächer/Papierfächer/m ; éventail en papier/éventails en papier/m ; ventaglio di carta/ventagli di carta/m ; abanico de papel/abanicos de papel/m
paper flower~paper flowers ; n ; Papierblume/Papierblumen/f ; fleur en papier/fleurs en papier/f ; fiore di carta/fiori di carta/m ; flor de papel/flores de papel/f
paper mache decoration~paper mache decorations ; n ; Pappmaché-Deko/Pappmaché-Dekos/f ; décoration en papier mâché/décorations en papier mâché/f ; decorazione in cartapesta/decorazioni in cartapesta/f ; adorno de papel maché/adornos de papel maché/m
paper mache~paper mache ; n ; Pappmaché/Pappmaché/n ; papier mâché/papier mâché/m ; cartapesta/cartapesta/f ; papel maché/papel maché/m
paper punch~paper punches ; n ; Motivlocher/Motivlocher/m ; perforatrice à motif/perforatrices à motif/f ; fustella per carta/fustelle per carta/f ; perforadora de papel/perforadoras de papel/f
papier mache ; p ; aus Pappmaché ; en papier mâché ; in cartapesta ; de papel maché
parasaurolophus~parasaurolophus ; n ; Parasaurolophus/Parasaurolophus/m ; parasaurolophus/parasaurolophus/m ; parasaurolofo/parasaurolofi/m ; parasaurolofo/parasaurolofos/m
paratrooper~paratroopers ; n ; Fallschirmjäger/Fallschirmjäger/m ; parachutiste/parachutistes/m ; paracadutista/paracadutisti/m ; paracaidista/paracaidistas/m
party flag bunting~party flag buntings ; n ; Party-Wimpelkette/Party-Wimpelketten/f ; guirlande de fanions de fête/guirlandes de fanions de fête/f ; festone di bandierine per feste/festoni di bandierine per feste/m ; guirnalda de banderines de fiesta/guirnaldas de banderines de fiesta/f
party mask~party masks ; n ; Partymaske/Partymasken/f ; masque de fête/masques de fête/m ; maschera per feste/maschere per feste/f ; máscara de fiesta/máscaras de fiesta/f
party streamer~party streamers ; n ; Luftschlange/Luftschlangen/f ; serpentin/serpentins/m ; stella filante/stelle filanti/f ; serpentina/serpentinas/f
passenger train set~passenger train sets ; n ; Personenzug-Set/Personenzug-Sets/n ; coffret train de voyageurs/coffrets train de voyageurs/m ; set treno passeggeri/set treno passeggeri/m ; set de tren de pasajeros/sets de tren de pasajeros/m
passer-by~passers-by ; n ; Passant/Passanten/m ; passant/passants/m ; passante/passanti/m ; transeúnte/transeúntes/m
pastel blue ; c ; pastellblau/pastellblaue ; bleu pastel/bleu pastel/bleu pastel/bleu pastel ; blu pastello/blu pastello/blu pastello/blu pastello ; azul pastel/azul pastel/azul pastel/azul pastel
pastel colors ; p ; in Pastellfarben ; couleurs pastel ; in colori pastello ; en colores pastel
pastel colours ; p ; in Pastellfarben ; couleurs pastel ; in colori pastello ; en colores pastel
pastel green ; c ; pastellgrün/pastellgrüne ; vert pastel ; verde pastello ; verde pastel
`;
