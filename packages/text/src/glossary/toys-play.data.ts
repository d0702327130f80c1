/**
 * English to German, French, Italian and Spanish: baby and toddler toys, pretend play, water and outdoor toys, kites,
 * sport toys and musical toys. The line format is described in `toys.data.ts`.
 */
export const TOYS_PLAY_GLOSSARY = `
# baby and toddler toys
baby toy~baby toys ; n ; Babyspielzeug/n ; jouet pour bébé/jouets pour bébé/m ; giocattolo per neonato/giocattoli per neonato/m ; juguete para bebé/juguetes para bebé/m
toddler toy~toddler toys ; n ; Kleinkindspielzeug/n ; jouet pour tout-petit/jouets pour tout-petits/m ; giocattolo prima infanzia/giocattoli prima infanzia/m ; juguete de primera infancia/juguetes de primera infancia/m
pre-school toy~pre-school toys ; n ; Vorschulspielzeug/n ; jouet préscolaire/jouets préscolaires/m ; giocattolo prescolare/giocattoli prescolari/m ; juguete preescolar/juguetes preescolares/m
pre-school ; a ; Vorschul ; préscolaire/préscolaire/préscolaires/préscolaires ; prescolare/prescolare/prescolari/prescolari ; preescolar/preescolar/preescolares/preescolares
preschool ; a ; Vorschul ; préscolaire/préscolaire/préscolaires/préscolaires ; prescolare/prescolare/prescolari/prescolari ; preescolar/preescolar/preescolares/preescolares
early learning ; n ; Frühförderung/f ; éveil/m ; apprendimento precoce/m ; aprendizaje temprano/m
baby rattle~baby rattles ; n ; Babyrassel/Babyrasseln/f ; hochet pour bébé/hochets pour bébé/m ; sonaglino/sonaglini/m ; sonajero de bebé/sonajeros de bebé/m
teether~teethers ; n ; Beißring/Beißringe/m ; anneau de dentition/anneaux de dentition/m ; massaggiagengive/m ; mordedor/mordedores/m
teething ring~teething rings ; n ; Beißring/Beißringe/m ; anneau de dentition/anneaux de dentition/m ; anello da dentizione/anelli da dentizione/m ; mordedor/mordedores/m
musical mobile~musical mobiles ; n ; Musik-Mobile/Musik-Mobiles/n ; mobile musical/mobiles musicaux/m ; giostrina musicale/giostrine musicali/f ; móvil musical/móviles musicales/m
pram toy~pram toys ; n ; Kinderwagenkette/Kinderwagenketten/f ; jouet de landau/jouets de landau/m ; giocattolo per carrozzina/giocattoli per carrozzina/m ; juguete para cochecito/juguetes para cochecito/m
baby gym~baby gyms ; n ; Spielbogen/Spielbögen/m ; arche d'éveil/arches d'éveil/f ; palestrina/palestrine/f ; gimnasio de bebé/gimnasios de bebé/m
baby walker~baby walkers ; n ; Lauflernwagen/m ; trotteur/trotteurs/m ; girello/girelli/m ; andador/andadores/m
sorting toy~sorting toys ; n ; Sortierspielzeug/n ; jouet de tri/jouets de tri/m ; gioco di smistamento/giochi di smistamento/m ; juguete de clasificar/juguetes de clasificar/m
stacking toy~stacking toys ; n ; Stapelspielzeug/n ; jouet à empiler/jouets à empiler/m ; gioco impilabile/giochi impilabili/m ; juguete apilable/juguetes apilables/m
stacking ring~stacking rings ; n ; Stapelring/Stapelringe/m ; anneau à empiler/anneaux à empiler/m ; anello impilabile/anelli impilabili/m ; aro apilable/aros apilables/m
stacking cup~stacking cups ; n ; Stapelbecher/m ; gobelet gigogne/gobelets gigognes/m ; bicchiere impilabile/bicchieri impilabili/m ; cubo apilable/cubos apilables/m
stacking block~stacking blocks ; n ; Stapelwürfel/m ; cube à empiler/cubes à empiler/m ; cubo impilabile/cubi impilabili/m ; bloque apilable/bloques apilables/m
wooden block~wooden blocks ; n ; Holzbaustein/Holzbausteine/m ; cube en bois/cubes en bois/m ; cubo di legno/cubi di legno/m ; bloque de madera/bloques de madera/m
hammer bench~hammer benches ; n ; Klopfbank/Klopfbänke/f ; banc à marteler/bancs à marteler/m ; banco con martello/banchi con martello/m ; banco de martillar/bancos de martillar/m
activity cube~activity cubes ; n ; Motorikwürfel/m ; cube d'activités/cubes d'activités/m ; cubo attività/cubi attività/m ; cubo de actividades/cubos de actividades/m
bead maze~bead mazes ; n ; Motorikschleife/Motorikschleifen/f ; circuit de motricité/circuits de motricité/m ; labirinto di perle/labirinti di perle/m ; laberinto de cuentas/laberintos de cuentas/m
abacus ; n ; Abakus/m ; boulier/bouliers/m ; abaco/abachi/m ; ábaco/ábacos/m
rocking horse~rocking horses ; n ; Schaukelpferd/Schaukelpferde/n ; cheval à bascule/chevaux à bascule/m ; cavallo a dondolo/cavalli a dondolo/m ; caballito balancín/caballitos balancín/m
rocking animal~rocking animals ; n ; Schaukeltier/Schaukeltiere/n ; animal à bascule/animaux à bascule/m ; animale a dondolo/animali a dondolo/m ; balancín de animal/balancines de animal/m
hobby horse~hobby horses ; n ; Steckenpferd/Steckenpferde/n ; cheval bâton/chevaux bâton/m ; cavallo con bastone/cavalli con bastone/m ; caballito de palo/caballitos de palo/m
ride on toy~ride on toys ; n ; Rutschfahrzeug/Rutschfahrzeuge/n ; porteur/porteurs/m ; giocattolo cavalcabile/giocattoli cavalcabili/m ; correpasillos/m
ride on car~ride on cars ; n ; Rutschauto/Rutschautos/n ; voiture porteur/voitures porteur/f ; auto cavalcabile/auto cavalcabili/f ; coche correpasillos/coches correpasillos/m
ride on ; n ; Rutschfahrzeug/Rutschfahrzeuge/n ; porteur/porteurs/m ; cavalcabile/cavalcabili/m ; correpasillos/m
trike~trikes ; n ; Dreirad/Dreiräder/n ; tricycle/tricycles/m ; triciclo/tricicli/m ; triciclo/triciclos/m
go kart~go karts ; n ; Gokart/Gokarts/n ; kart/karts/m ; go-kart/m ; kart/karts/m
play tent~play tents ; n ; Spielzelt/Spielzelte/n ; tente de jeu/tentes de jeu/f ; tenda da gioco/tende da gioco/f ; tienda de juegos/tiendas de juegos/f
pop up ; a ; Pop-up ; pop-up ; pop-up ; pop-up
pop-up ; a ; Pop-up ; pop-up ; pop-up ; pop-up
play tunnel~play tunnels ; n ; Spieltunnel/m ; tunnel de jeu/tunnels de jeu/m ; tunnel da gioco/m ; túnel de juego/túneles de juego/m
playhouse~playhouses ; n ; Spielhaus/Spielhäuser/n ; cabane de jeu/cabanes de jeu/f ; casetta da gioco/casette da gioco/f ; casita de juegos/casitas de juegos/f
wigwam~wigwams ; n ; Tipi/Tipis/n ; tipi/tipis/m ; tenda indiana/tende indiane/f ; tipi/tipis/m
teepee~teepees ; n ; Tipi/Tipis/n ; tipi/tipis/m ; tenda tepee/tende tepee/f ; tipi/tipis/m
ball pit~ball pits ; n ; Bällebad/Bällebäder/n ; piscine à balles/piscines à balles/f ; piscina di palline/piscine di palline/f ; piscina de bolas/piscinas de bolas/f
ball pool~ball pools ; n ; Bällebad/Bällebäder/n ; piscine à balles/piscines à balles/f ; piscina di palline/piscine di palline/f ; piscina de bolas/piscinas de bolas/f
play ball~play balls ; n ; Spielball/Spielbälle/m ; balle de jeu/balles de jeu/f ; pallina da gioco/palline da gioco/f ; pelota de juego/pelotas de juego/f
foam play mat~foam play mats ; n ; Schaumstoff-Spielmatte/Schaumstoff-Spielmatten/f ; tapis de jeu en mousse/m ; tappeto da gioco in gommapiuma/tappeti da gioco in gommapiuma/m ; alfombra de juego de espuma/alfombras de juego de espuma/f
night light~night lights ; n ; Nachtlicht/Nachtlichter/n ; veilleuse/veilleuses/f ; luce notturna/luci notturne/f ; luz nocturna/luces nocturnas/f
keepsake box~keepsake boxes ; n ; Erinnerungsbox/Erinnerungsboxen/f ; boîte à souvenirs/boîtes à souvenirs/f ; scatola dei ricordi/scatole dei ricordi/f ; caja de recuerdos/cajas de recuerdos/f
motor skills ; n ; Motorik/f ; motricité/f ; motricità/f ; motricidad/f
bath book~bath books ; n ; Badebuch/Badebücher/n ; livre de bain/livres de bain/m ; libro da bagno/libri da bagno/m ; libro de baño/libros de baño/m

# pretend play
play kitchen~play kitchens ; n ; Spielküche/Spielküchen/f ; cuisine jouet/cuisines jouets/f ; cucina giocattolo/cucine giocattolo/f ; cocinita/cocinitas/f
toy kitchen~toy kitchens ; n ; Spielküche/Spielküchen/f ; cuisine jouet/cuisines jouets/f ; cucina giocattolo/cucine giocattolo/f ; cocinita/cocinitas/f
play food ; n ; Spiellebensmittel/Spiellebensmittel/n ; aliments factices/aliments factices/m ; cibo giocattolo/m ; comida de juguete/f
toy food ; n ; Spiellebensmittel/Spiellebensmittel/n ; aliments factices/aliments factices/m ; cibo giocattolo/m ; comida de juguete/f
wooden play food ; n ; Holz-Lebensmittel/Holz-Lebensmittel/n ; aliments en bois/aliments en bois/m ; cibo giocattolo in legno/m ; comida de juguete de madera/f
kitchen set~kitchen sets ; n ; Küchenset/Küchensets/n ; set de cuisine/sets de cuisine/m ; set da cucina/m ; set de cocina/sets de cocina/m
baking set~baking sets ; n ; Backset/Backsets/n ; set de pâtisserie/sets de pâtisserie/m ; set da pasticceria/m ; set de repostería/sets de repostería/m
toy tea set~toy tea sets ; n ; Spiel-Teeservice/n ; dînette service à thé/dînettes service à thé/f ; servizio da tè giocattolo/servizi da tè giocattolo/m ; juego de té de juguete/juegos de té de juguete/m
picnic set~picnic sets ; n ; Picknickset/Picknicksets/n ; set de pique-nique/sets de pique-nique/m ; set da picnic/m ; set de pícnic/sets de pícnic/m
toy shop~toy shops ; n ; Kaufladen/Kaufläden/m ; marchande/marchandes/f ; negozio giocattolo/negozi giocattolo/m ; tienda de juguete/tiendas de juguete/f
play shop~play shops ; n ; Kaufladen/Kaufläden/m ; marchande/marchandes/f ; negozio giocattolo/negozi giocattolo/m ; tienda de juguete/tiendas de juguete/f
grocery shop~grocery shops ; n ; Kaufladen/Kaufläden/m ; épicerie/épiceries/f ; negozio di alimentari/negozi di alimentari/m ; tienda de comestibles/tiendas de comestibles/f
wooden grocery shop merchandize ; n ; Kaufladenzubehör aus Holz/n ; marchandises d'épicerie en bois/marchandises d'épicerie en bois/f ; articoli da negozio in legno/articoli da negozio in legno/m ; artículos de tienda de madera/artículos de tienda de madera/m
pretend play wooden grocery shop merchandize ; n ; Kaufladenzubehör aus Holz/n ; marchandises d'épicerie en bois/marchandises d'épicerie en bois/f ; articoli da negozio in legno/articoli da negozio in legno/m ; artículos de tienda de madera/artículos de tienda de madera/m
merchandise ; n ; Merchandise-Artikel/Merchandise-Artikel/m ; produit dérivé/produits dérivés/m ; merchandising/merchandising/m ; artículo promocional/artículos promocionales/m
merchandize ; n ; Merchandise-Artikel/Merchandise-Artikel/m ; produit dérivé/produits dérivés/m ; merchandising/merchandising/m ; artículo promocional/artículos promocionales/m
market stall~market stalls ; n ; Marktstand/Marktstände/m ; étal de marché/étals de marché/m ; bancarella/bancarelle/f ; puesto de mercado/puestos de mercado/m
stall~stalls ; n ; Stand/Stände/m ; étal/étals/m ; bancarella/bancarelle/f ; puesto/puestos/m
toy cash register~toy cash registers ; n ; Spielkasse/Spielkassen/f ; caisse enregistreuse jouet/caisses enregistreuses jouets/f ; registratore di cassa giocattolo/registratori di cassa giocattolo/m ; caja registradora de juguete/cajas registradoras de juguete/f
toy till~toy tills ; n ; Spielkasse/Spielkassen/f ; caisse enregistreuse jouet/caisses enregistreuses jouets/f ; cassa giocattolo/casse giocattolo/f ; caja registradora de juguete/cajas registradoras de juguete/f
till~tills ; n ; Kasse/Kassen/f ; caisse/caisses/f ; cassa/casse/f ; caja registradora/cajas registradoras/f
shopping basket~shopping baskets ; n ; Einkaufskorb/Einkaufskörbe/m ; panier de courses/paniers de courses/m ; cestino della spesa/cestini della spesa/m ; cesta de la compra/cestas de la compra/f
shopping trolley~shopping trolleys ; n ; Einkaufswagen/m ; chariot de courses/chariots de courses/m ; carrello della spesa/carrelli della spesa/m ; carrito de la compra/carritos de la compra/m
shopping cart~shopping carts ; n ; Einkaufswagen/m ; chariot de courses/chariots de courses/m ; carrello della spesa/carrelli della spesa/m ; carrito de la compra/carritos de la compra/m
post office~post offices ; n ; Postamt/Postämter/n ; bureau de poste/bureaux de poste/m ; ufficio postale/uffici postali/m ; oficina de correos/oficinas de correos/f
doctor set~doctor sets ; n ; Arztset/Arztsets/n ; mallette de docteur/mallettes de docteur/f ; set del dottore/m ; set de médico/sets de médico/m
doctor kit~doctor kits ; n ; Arztkoffer/m ; mallette de docteur/mallettes de docteur/f ; kit del dottore/m ; maletín de médico/maletines de médico/m
doctor's kit~doctor's kits ; n ; Arztkoffer/m ; mallette de docteur/mallettes de docteur/f ; kit del dottore/m ; maletín de médico/maletines de médico/m
toy tool~toy tools ; n ; Spielwerkzeug/Spielwerkzeuge/n ; outil jouet/outils jouets/m ; attrezzo giocattolo/attrezzi giocattolo/m ; herramienta de juguete/herramientas de juguete/f
tool bench~tool benches ; n ; Werkbank/Werkbänke/f ; établi/établis/m ; banco da lavoro/banchi da lavoro/m ; banco de trabajo/bancos de trabajo/m
gardening set~gardening sets ; n ; Gartenset/Gartensets/n ; set de jardinage/sets de jardinage/m ; set da giardinaggio/m ; set de jardinería/sets de jardinería/m
toy vacuum cleaner~toy vacuum cleaners ; n ; Spielzeug-Staubsauger/m ; aspirateur jouet/aspirateurs jouets/m ; aspirapolvere giocattolo/m ; aspiradora de juguete/aspiradoras de juguete/f
toy phone~toy phones ; n ; Spielzeugtelefon/Spielzeugtelefone/n ; téléphone jouet/téléphones jouets/m ; telefono giocattolo/telefoni giocattolo/m ; teléfono de juguete/teléfonos de juguete/m
toy laptop~toy laptops ; n ; Lerncomputer/m ; ordinateur jouet/ordinateurs jouets/m ; computer giocattolo/m ; portátil de juguete/portátiles de juguete/m
toy camera~toy cameras ; n ; Spielzeugkamera/Spielzeugkameras/f ; appareil photo jouet/appareils photo jouets/m ; macchina fotografica giocattolo/macchine fotografiche giocattolo/f ; cámara de juguete/cámaras de juguete/f
walkie talkie~walkie talkies ; n ; Walkie-Talkie/Walkie-Talkies/n ; talkie-walkie/talkies-walkies/m ; walkie talkie/m ; walkie-talkie/walkie-talkies/m
spy~spies ; n ; Spion/Spione/m ; espion/espions/m ; spia/spie/f ; espía/espías/m
dressing table~dressing tables ; n ; Schminktisch/Schminktische/m ; coiffeuse/coiffeuses/f ; tavolo da trucco/tavoli da trucco/m ; tocador/tocadores/m
vanity set~vanity sets ; n ; Schminkset/Schminksets/n ; coffret de beauté/coffrets de beauté/m ; set trucco/m ; set de tocador/sets de tocador/m
ice cream parlour~ice cream parlours ; n ; Eisdiele/Eisdielen/f ; salon de glaces/salons de glaces/m ; gelateria/gelaterie/f ; heladería/heladerías/f
robot pet~robot pets ; n ; Roboter-Haustier/Roboter-Haustiere/n ; animal robot/animaux robots/m ; animale robot/animali robot/m ; mascota robot/mascotas robot/f

# water and beach toys
inflatable paddling pool~inflatable paddling pools ; n ; aufblasbares Planschbecken/aufblasbare Planschbecken/n ; pataugeoire gonflable/pataugeoires gonflables/f ; piscinetta gonfiabile/piscinette gonfiabili/f ; piscina infantil hinchable/piscinas infantiles hinchables/f
garden paddling pool~garden paddling pools ; n ; Garten-Planschbecken/n ; pataugeoire de jardin/pataugeoires de jardin/f ; piscinetta da giardino/piscinette da giardino/f ; piscina infantil de jardín/piscinas infantiles de jardín/f
inflatable pool~inflatable pools ; n ; aufblasbarer Pool/aufblasbare Pools/m ; piscine gonflable/piscines gonflables/f ; piscina gonfiabile/piscine gonfiabili/f ; piscina hinchable/piscinas hinchables/f
family pool~family pools ; n ; Familienpool/Familienpools/m ; piscine familiale/piscines familiales/f ; piscina familiare/piscine familiari/f ; piscina familiar/piscinas familiares/f
frame pool~frame pools ; n ; Frame-Pool/Frame-Pools/m ; piscine tubulaire/piscines tubulaires/f ; piscina con telaio/piscine con telaio/f ; piscina tubular/piscinas tubulares/f
metal frame pool~metal frame pools ; n ; Stahlrahmenpool/Stahlrahmenpools/m ; piscine tubulaire/piscines tubulaires/f ; piscina con telaio in metallo/piscine con telaio in metallo/f ; piscina con estructura metálica/piscinas con estructura metálica/f
easy set pool~easy set pools ; n ; Easy-Set-Pool/Easy-Set-Pools/m ; piscine autoportée Easy Set/piscines autoportées Easy Set/f ; piscina Easy Set/piscine Easy Set/f ; piscina Easy Set/piscinas Easy Set/f
splash pool~splash pools ; n ; Planschbecken/n ; pataugeoire/pataugeoires/f ; piscinetta/piscinette/f ; piscina de chapoteo/piscinas de chapoteo/f
baby pool~baby pools ; n ; Babypool/Babypools/m ; piscine pour bébé/piscines pour bébé/f ; piscinetta per neonati/piscinette per neonati/f ; piscina para bebés/piscinas para bebés/f
pool set~pool sets ; n ; Pool-Set/Pool-Sets/n ; kit piscine/kits piscine/m ; set piscina/m ; set de piscina/sets de piscina/m
pool cover~pool covers ; n ; Poolabdeckung/Poolabdeckungen/f ; bâche de piscine/bâches de piscine/f ; telo copripiscina/teli copripiscina/m ; cubierta de piscina/cubiertas de piscina/f
pool float~pool floats ; n ; Schwimmtier/Schwimmtiere/n ; bouée de piscine/bouées de piscine/f ; galleggiante da piscina/galleggianti da piscina/m ; flotador de piscina/flotadores de piscina/m
pool toy~pool toys ; n ; Poolspielzeug/n ; jouet de piscine/jouets de piscine/m ; giocattolo da piscina/giocattoli da piscina/m ; juguete de piscina/juguetes de piscina/m
pool noodle~pool noodles ; n ; Schwimmnudel/Schwimmnudeln/f ; frite de piscine/frites de piscine/f ; tubo galleggiante/tubi galleggianti/m ; churro de piscina/churros de piscina/m
pool lounger~pool loungers ; n ; Luftmatratze/Luftmatratzen/f ; matelas de piscine/m ; materassino da piscina/materassini da piscina/m ; colchoneta de piscina/colchonetas de piscina/f
filter pump~filter pumps ; n ; Filterpumpe/Filterpumpen/f ; pompe de filtration/pompes de filtration/f ; pompa filtro/pompe filtro/f ; bomba de filtro/bombas de filtro/f
swim ring~swim rings ; n ; Schwimmring/Schwimmringe/m ; bouée/bouées/f ; salvagente/salvagenti/m ; flotador/flotadores/m
swim seat~swim seats ; n ; Schwimmsitz/Schwimmsitze/m ; siège flottant/sièges flottants/m ; sedile galleggiante/sedili galleggianti/m ; asiento flotador/asientos flotadores/m
swim jacket~swim jackets ; n ; Schwimmweste/Schwimmwesten/f ; gilet de natation/gilets de natation/m ; giubbotto galleggiante/giubbotti galleggianti/m ; chaleco de natación/chalecos de natación/m
swim vest~swim vests ; n ; Schwimmweste/Schwimmwesten/f ; gilet de natation/gilets de natation/m ; gilet da nuoto/m ; chaleco de natación/chalecos de natación/m
swim centre~swim centres ; n ; Swim-Center/n ; piscine familiale/piscines familiales/f ; piscina gonfiabile/piscine gonfiabili/f ; piscina hinchable/piscinas hinchables/f
arm band~arm bands ; n ; Schwimmflügel/m ; brassard/brassards/m ; bracciolo/braccioli/m ; manguito/manguitos/m
swimming aid~swimming aids ; n ; Schwimmhilfe/Schwimmhilfen/f ; aide à la natation/aides à la natation/f ; ausilio per il nuoto/ausili per il nuoto/m ; ayuda para nadar/ayudas para nadar/f
rubber ring~rubber rings ; n ; Schwimmreifen/m ; bouée/bouées/f ; salvagente/salvagenti/m ; flotador/flotadores/m
lilo~lilos ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materassino gonfiabile/materassini gonfiabili/m ; colchoneta hinchable/colchonetas hinchables/f
inflatable boat~inflatable boats ; n ; Schlauchboot/Schlauchboote/n ; bateau gonflable/bateaux gonflables/m ; gommone/gommoni/m ; barca hinchable/barcas hinchables/f
beach ball~beach balls ; n ; Wasserball/Wasserbälle/m ; ballon de plage/ballons de plage/m ; pallone da spiaggia/palloni da spiaggia/m ; pelota de playa/pelotas de playa/f
beach toy~beach toys ; n ; Strandspielzeug/n ; jouet de plage/jouets de plage/m ; giocattolo da spiaggia/giocattoli da spiaggia/m ; juguete de playa/juguetes de playa/m
beach set~beach sets ; n ; Strand-Set/Strand-Sets/n ; set de plage/sets de plage/m ; set da spiaggia/m ; set de playa/sets de playa/m
bucket and spade ; n ; Eimer und Schaufel/m ; seau et pelle/m ; secchiello e paletta/m ; cubo y pala/m
bucket and spade set~bucket and spade sets ; n ; Eimer-und-Schaufel-Set/Eimer-und-Schaufel-Sets/n ; set seau et pelle/sets seau et pelle/m ; set secchiello e paletta/m ; set de cubo y pala/sets de cubo y pala/m
sand pit~sand pits ; n ; Sandkasten/Sandkästen/m ; bac à sable/bacs à sable/m ; sabbiera/sabbiere/f ; arenero/areneros/m
sandpit~sandpits ; n ; Sandkasten/Sandkästen/m ; bac à sable/bacs à sable/m ; sabbiera/sabbiere/f ; arenero/areneros/m
sandbox~sandboxes ; n ; Sandkasten/Sandkästen/m ; bac à sable/bacs à sable/m ; sabbiera/sabbiere/f ; arenero/areneros/m
sand and water table~sand and water tables ; n ; Sand- und Wassertisch/Sand- und Wassertische/m ; table de sable et d'eau/tables de sable et d'eau/f ; tavolo sabbia e acqua/tavoli sabbia e acqua/m ; mesa de arena y agua/mesas de arena y agua/f
sand and water ; n ; Sand und Wasser/m ; sable et eau/m ; sabbia e acqua/f ; arena y agua/f
water gun~water guns ; n ; Wasserpistole/Wasserpistolen/f ; pistolet à eau/pistolets à eau/m ; pistola ad acqua/pistole ad acqua/f ; pistola de agua/pistolas de agua/f
water pistol~water pistols ; n ; Wasserpistole/Wasserpistolen/f ; pistolet à eau/pistolets à eau/m ; pistola ad acqua/pistole ad acqua/f ; pistola de agua/pistolas de agua/f
water blaster~water blasters ; n ; Wasserspritzpistole/Wasserspritzpistolen/f ; fusil à eau/fusils à eau/m ; fucile ad acqua/fucili ad acqua/m ; lanzador de agua/lanzadores de agua/m
water slide~water slides ; n ; Wasserrutsche/Wasserrutschen/f ; toboggan aquatique/toboggans aquatiques/m ; scivolo ad acqua/scivoli ad acqua/m ; tobogán acuático/toboganes acuáticos/m
dive stick~dive sticks ; n ; Tauchstab/Tauchstäbe/m ; bâton de plongée/bâtons de plongée/m ; bastone da immersione/bastoni da immersione/m ; palo de buceo/palos de buceo/m
dive ring~dive rings ; n ; Tauchring/Tauchringe/m ; anneau de plongée/anneaux de plongée/m ; anello da immersione/anelli da immersione/m ; aro de buceo/aros de buceo/m
diving mask~diving masks ; n ; Tauchmaske/Tauchmasken/f ; masque de plongée/masques de plongée/m ; maschera da sub/maschere da sub/f ; máscara de buceo/máscaras de buceo/f
snorkel set~snorkel sets ; n ; Schnorchelset/Schnorchelsets/n ; kit de plongée/kits de plongée/m ; set da snorkeling/m ; set de snorkel/sets de snorkel/m

# kites, flight and garden play
diamond kite~diamond kites ; n ; Rautendrachen/m ; cerf-volant losange/cerfs-volants losange/m ; aquilone a rombo/aquiloni a rombo/m ; cometa de rombo/cometas de rombo/f
delta kite~delta kites ; n ; Deltadrachen/m ; cerf-volant delta/cerfs-volants delta/m ; aquilone a delta/aquiloni a delta/m ; cometa delta/cometas delta/f
stunt kite~stunt kites ; n ; Lenkdrachen/m ; cerf-volant acrobatique/cerfs-volants acrobatiques/m ; aquilone acrobatico/aquiloni acrobatici/m ; cometa acrobática/cometas acrobáticas/f
parafoil kite~parafoil kites ; n ; Parafoil-Lenkdrachen/m ; cerf-volant parafoil/cerfs-volants parafoil/m ; aquilone parafoil/aquiloni parafoil/m ; cometa parafoil/cometas parafoil/f
power kite~power kites ; n ; Powerkite/Powerkites/m ; cerf-volant de traction/cerfs-volants de traction/m ; aquilone da trazione/aquiloni da trazione/m ; cometa de tracción/cometas de tracción/f
single line kite~single line kites ; n ; Einleinerdrachen/m ; cerf-volant monofil/cerfs-volants monofils/m ; aquilone monofilo/aquiloni monofilo/m ; cometa de una línea/cometas de una línea/f
dual line ; a ; Zweileiner ; à deux lignes ; a due cavi ; de doble línea
with handle & string ; p ; mit Griff und Schnur ; avec poignée et ficelle ; con maniglia e filo ; con mango e hilo
with handle and string ; p ; mit Griff und Schnur ; avec poignée et ficelle ; con maniglia e filo ; con mango e hilo
boomerang~boomerangs ; n ; Bumerang/Bumerangs/m ; boomerang/boomerangs/m ; boomerang/m ; bumerán/bumeranes/m
frisbee~frisbees ; n ; Frisbee/Frisbees/f ; frisbee/frisbees/m ; frisbee/m ; frisbee/frisbees/m
flying disc~flying discs ; n ; Wurfscheibe/Wurfscheiben/f ; disque volant/disques volants/m ; disco da lancio/dischi da lancio/m ; disco volador/discos voladores/m
parachute~parachutes ; n ; Fallschirm/Fallschirme/m ; parachute/parachutes/m ; paracadute/m ; paracaídas/m
see saw~see saws ; n ; Wippe/Wippen/f ; bascule/bascules/f ; altalena basculante/altalene basculanti/f ; balancín/balancines/m
trampoline~trampolines ; n ; Trampolin/Trampoline/n ; trampoline/trampolines/m ; trampolino/trampolini/m ; cama elástica/camas elásticas/f
climbing frame~climbing frames ; n ; Klettergerüst/Klettergerüste/n ; structure d'escalade/structures d'escalade/f ; struttura da arrampicata/strutture da arrampicata/f ; estructura de escalada/estructuras de escalada/f
bouncy castle~bouncy castles ; n ; Hüpfburg/Hüpfburgen/f ; château gonflable/châteaux gonflables/m ; castello gonfiabile/castelli gonfiabili/m ; castillo hinchable/castillos hinchables/m
space hopper~space hoppers ; n ; Hüpfball/Hüpfbälle/m ; ballon sauteur/ballons sauteurs/m ; palla salterina/palle salterine/f ; pelota saltarina/pelotas saltarinas/f
pogo stick~pogo sticks ; n ; Pogostick/Pogosticks/m ; bâton sauteur/bâtons sauteurs/m ; pogo stick/m ; palo saltarín/palos saltarines/m
skipping rope~skipping ropes ; n ; Springseil/Springseile/n ; corde à sauter/cordes à sauter/f ; corda per saltare/corde per saltare/f ; comba/combas/f
jump rope~jump ropes ; n ; Springseil/Springseile/n ; corde à sauter/cordes à sauter/f ; corda per saltare/corde per saltare/f ; comba/combas/f
hula hoop~hula hoops ; n ; Hula-Hoop-Reifen/m ; cerceau/cerceaux/m ; hula hoop/m ; aro de hula hoop/aros de hula hoop/m
stilts ; n ; Stelzen/Stelzen/f ; échasses/échasses/f ; trampoli/trampoli/m ; zancos/zancos/m
sack race ; n ; Sackhüpfen/n ; course en sac/f ; corsa nei sacchi/f ; carrera de sacos/f
sports day ; n ; Sportfest/Sportfeste/n ; journée sportive/journées sportives/f ; giornata dello sport/f ; día del deporte/m
ring toss ; n ; Ringwurfspiel/Ringwurfspiele/n ; jeu d'anneaux/jeux d'anneaux/m ; lancio degli anelli/m ; lanzamiento de aros/m
skittles ; n ; Kegelspiel/n ; jeu de quilles/m ; birilli/birilli/m ; bolos/bolos/m
bowling set~bowling sets ; n ; Kegelset/Kegelsets/n ; jeu de bowling/jeux de bowling/m ; set da bowling/m ; juego de bolos/juegos de bolos/m
croquet set~croquet sets ; n ; Krocket-Set/Krocket-Sets/n ; jeu de croquet/jeux de croquet/m ; set da croquet/m ; juego de croquet/juegos de croquet/m
boules ; n ; Boule/n ; pétanque/f ; bocce/bocce/f ; petanca/f
cricket set~cricket sets ; n ; Cricket-Set/Cricket-Sets/n ; set de cricket/sets de cricket/m ; set da cricket/m ; set de críquet/sets de críquet/m
golf set~golf sets ; n ; Golfset/Golfsets/n ; set de golf/sets de golf/m ; set da golf/m ; set de golf/sets de golf/m
tennis set~tennis sets ; n ; Tennis-Set/Tennis-Sets/n ; set de tennis/sets de tennis/m ; set da tennis/m ; set de tenis/sets de tenis/m
basketball hoop~basketball hoops ; n ; Basketballkorb/Basketballkörbe/m ; panier de basket/paniers de basket/m ; canestro/canestri/m ; canasta de baloncesto/canastas de baloncesto/f
foam ball~foam balls ; n ; Softball/Softbälle/m ; balle en mousse/balles en mousse/f ; palla di gommapiuma/palle di gommapiuma/f ; pelota de espuma/pelotas de espuma/f
soft ball~soft balls ; n ; Softball/Softbälle/m ; balle souple/balles souples/f ; palla morbida/palle morbide/f ; pelota blanda/pelotas blandas/f
blaster~blasters ; n ; Blaster/m ; blaster/blasters/m ; blaster/m ; lanzador/lanzadores/m
dart gun~dart guns ; n ; Dartpistole/Dartpistolen/f ; pistolet à fléchettes/pistolets à fléchettes/m ; pistola spara dardi/pistole spara dardi/f ; pistola de dardos/pistolas de dardos/f
foam dart~foam darts ; n ; Schaumstoffpfeil/Schaumstoffpfeile/m ; fléchette en mousse/fléchettes en mousse/f ; dardo in gommapiuma/dardi in gommapiuma/m ; dardo de espuma/dardos de espuma/m
dart refill~dart refills ; n ; Dart-Nachfüllpack/Dart-Nachfüllpacks/n ; recharge de fléchettes/recharges de fléchettes/f ; ricarica di dardi/ricariche di dardi/f ; recarga de dardos/recargas de dardos/f
pump action ; a ; mit Pumpmechanismus ; à pompe ; a pompa ; de acción de bombeo
laser tag ; n ; Lasertag/n ; laser game/m ; laser tag/m ; laser tag/m
target~targets ; n ; Zielscheibe/Zielscheiben/f ; cible/cibles/f ; bersaglio/bersagli/m ; diana/dianas/f
sling shot~sling shots ; n ; Schleuder/Schleudern/f ; lance-pierre/lance-pierres/m ; fionda/fionde/f ; tirachinas/m
bug catcher~bug catchers ; n ; Insektenfänger/m ; attrape-insectes/m ; cattura insetti/m ; cazainsectos/m
fishing net~fishing nets ; n ; Kescher/m ; épuisette/épuisettes/f ; retino/retini/m ; red de pesca/redes de pesca/f
sledge~sledges ; n ; Schlitten/m ; luge/luges/f ; slittino/slittini/m ; trineo/trineos/m
outdoor fun ; n ; Spaß im Freien/m ; jeux de plein air/jeux de plein air/m ; divertimento all'aperto/m ; diversión al aire libre/f
summer fun ; n ; Sommerspaß/m ; plaisirs d'été/plaisirs d'été/m ; divertimento estivo/m ; diversión de verano/f

# musical toys
toy piano~toy pianos ; n ; Spielzeugklavier/Spielzeugklaviere/n ; piano jouet/pianos jouets/m ; pianoforte giocattolo/pianoforti giocattolo/m ; piano de juguete/pianos de juguete/m
toy guitar~toy guitars ; n ; Spielzeuggitarre/Spielzeuggitarren/f ; guitare jouet/guitares jouets/f ; chitarra giocattolo/chitarre giocattolo/f ; guitarra de juguete/guitarras de juguete/f
xylophone~xylophones ; n ; Xylophon/Xylophone/n ; xylophone/xylophones/m ; xilofono/xilofoni/m ; xilófono/xilófonos/m
glockenspiel~glockenspiels ; n ; Glockenspiel/Glockenspiele/n ; carillon/carillons/m ; metallofono/metallofoni/m ; metalófono/metalófonos/m
tambourine~tambourines ; n ; Tamburin/Tamburine/n ; tambourin/tambourins/m ; tamburello/tamburelli/m ; pandereta/panderetas/f
maracas ; n ; Maracas/Maracas/f ; maracas/maracas/f ; maracas/maracas/f ; maracas/maracas/f
castanets ; n ; Kastagnetten/Kastagnetten/f ; castagnettes/castagnettes/f ; nacchere/nacchere/f ; castañuelas/castañuelas/f
kazoo~kazoos ; n ; Kazoo/Kazoos/n ; kazoo/kazoos/m ; kazoo/m ; kazoo/kazoos/m
singing ; v ; singend/singende ; chantant/chantante/chantants/chantantes ; che canta ; cantarín/cantarina/cantarines/cantarinas
talking ; v ; sprechend/sprechende ; parlant/parlante/parlants/parlantes ; parlante/parlante/parlanti/parlanti ; parlante/parlante/parlantes/parlantes
dancing ; v ; tanzend/tanzende ; dansant/dansante/dansants/dansantes ; che balla ; bailarín/bailarina/bailarines/bailarinas
three ring paddling pool~three ring paddling pools ; n ; Planschbecken mit drei Ringen/Planschbecken mit drei Ringen/n ; pataugeoire à trois boudins/pataugeoires à trois boudins/f ; piscinetta a tre anelli/piscinette a tre anelli/f ; piscina infantil de tres anillos/piscinas infantiles de tres anillos/f
three ring pool~three ring pools ; n ; Planschbecken mit drei Ringen/Planschbecken mit drei Ringen/n ; piscine à trois boudins/piscines à trois boudins/f ; piscinetta a tre anelli/piscinette a tre anelli/f ; piscina de tres anillos/piscinas de tres anillos/f
two ring paddling pool~two ring paddling pools ; n ; Planschbecken mit zwei Ringen/Planschbecken mit zwei Ringen/n ; pataugeoire à deux boudins/pataugeoires à deux boudins/f ; piscinetta a due anelli/piscinette a due anelli/f ; piscina infantil de dos anillos/piscinas infantiles de dos anillos/f
{n} ring paddling pool ; p ; Planschbecken mit {n} Ringen ; pataugeoire {n} boudins ; piscinetta a {n} anelli ; piscina infantil de {n} anillos
{n} ring pool ; p ; Planschbecken mit {n} Ringen ; piscine {n} boudins ; piscinetta a {n} anelli ; piscina de {n} anillos
children's paddling pool~children's paddling pools ; n ; Kinder-Planschbecken/n ; pataugeoire enfant/pataugeoires enfant/f ; piscinetta per bambini/piscinette per bambini/f ; piscina infantil/piscinas infantiles/f
paddling pool children's ; n ; Kinder-Planschbecken/n ; pataugeoire enfant/f ; piscinetta per bambini/f ; piscina infantil/f
above ground pool~above ground pools ; n ; Aufstellpool/Aufstellpools/m ; piscine hors sol/piscines hors sol/f ; piscina fuori terra/piscine fuori terra/f ; piscina elevada/piscinas elevadas/f
above ground swimming pool~above ground swimming pools ; n ; Aufstellpool/Aufstellpools/m ; piscine hors sol/piscines hors sol/f ; piscina fuori terra/piscine fuori terra/f ; piscina elevada/piscinas elevadas/f
frame set above ground pool ; n ; Frame-Pool-Set/Frame-Pool-Sets/n ; piscine tubulaire hors sol/piscines tubulaires hors sol/f ; piscina fuori terra con telaio/piscine fuori terra con telaio/f ; piscina tubular elevada/piscinas tubulares elevadas/f
frame set pool ; n ; Frame-Pool-Set/Frame-Pool-Sets/n ; piscine tubulaire/piscines tubulaires/f ; piscina con telaio/piscine con telaio/f ; piscina desmontable tubular/piscinas desmontables tubulares/f
supermarket trolley~supermarket trolleys ; n ; Einkaufswagen/m ; chariot de supermarché/chariots de supermarché/m ; carrello della spesa/carrelli della spesa/m ; carrito de supermercado/carritos de supermercado/m
supermarket trolly ; n ; Einkaufswagen/m ; chariot de supermarché/m ; carrello della spesa/m ; carrito de supermercado/m
child's supermarket trolley ; n ; Kinder-Einkaufswagen/m ; chariot de supermarché pour enfant/m ; carrello della spesa per bambini/m ; carrito de supermercado infantil/m
childs supermarket trolly ; n ; Kinder-Einkaufswagen/m ; chariot de supermarché pour enfant/m ; carrello della spesa per bambini/m ; carrito de supermercado infantil/m
childs supermarket trolley ; n ; Kinder-Einkaufswagen/m ; chariot de supermarché pour enfant/m ; carrello della spesa per bambini/m ; carrito de supermercado infantil/m
shopping trolly ; n ; Einkaufswagen/m ; chariot de courses/chariots de courses/m ; carrello della spesa/carrelli della spesa/m ; carrito de la compra/carritos de la compra/m
castanet~castanets ; n ; Kastagnette/Kastagnetten/f ; castagnette/castagnettes/f ; nacchera/nacchere/f ; castañuela/castañuelas/f
handle castanet~handle castanets ; n ; Stielkastagnette/Stielkastagnetten/f ; castagnette à manche/castagnettes à manche/f ; nacchera con manico/nacchere con manico/f ; castañuela con mango/castañuelas con mango/f
water bazooka~water bazookas ; n ; Wasser-Bazooka/Wasser-Bazookas/f ; bazooka à eau/bazookas à eau/m ; bazooka ad acqua/m ; bazuca de agua/bazucas de agua/f
palm tree cooler~palm tree coolers ; n ; Palmen-Getränkekühler/m ; glacière palmier/glacières palmier/f ; frigo palma/m ; enfriador de bebidas palmera/enfriadores de bebidas palmera/m
inflatable palm tree cooler~inflatable palm tree coolers ; n ; aufblasbarer Palmen-Getränkekühler/aufblasbare Palmen-Getränkekühler/m ; glacière gonflable palmier/glacières gonflables palmier/f ; frigo gonfiabile a palma/m ; enfriador de bebidas hinchable palmera/enfriadores de bebidas hinchables palmera/m
inflatable cooler~inflatable coolers ; n ; aufblasbarer Getränkekühler/aufblasbare Getränkekühler/m ; glacière gonflable/glacières gonflables/f ; frigo gonfiabile/frigo gonfiabili/m ; enfriador de bebidas hinchable/enfriadores de bebidas hinchables/m
drinks cooler~drinks coolers ; n ; Getränkekühler/m ; rafraîchisseur à boissons/rafraîchisseurs à boissons/m ; raffredda bevande/m ; enfriador de bebidas/enfriadores de bebidas/m
flying toy~flying toys ; n ; Flugspielzeug/Flugspielzeuge/n ; jouet volant/jouets volants/m ; giocattolo volante/giocattoli volanti/m ; juguete volador/juguetes voladores/m
box kite~box kites ; n ; Kastendrachen/m ; cerf-volant cellulaire/cerfs-volants cellulaires/m ; aquilone cellulare/aquiloni cellulari/m ; cometa celular/cometas celulares/f
keyboard play mat~keyboard play mats ; n ; Klaviermatte/Klaviermatten/f ; tapis piano/m ; tappeto pianoforte/tappeti pianoforte/m ; alfombra musical con teclado/alfombras musicales con teclado/f
go-kart~go-karts ; n ; Gokart/Gokarts/n ; kart/karts/m ; go-kart/m ; kart/karts/m
garden tool box~garden tool boxes ; n ; Gartenwerkzeugkasten/Gartenwerkzeugkästen/m ; boîte à outils de jardin/boîtes à outils de jardin/f ; cassetta degli attrezzi da giardino/cassette degli attrezzi da giardino/f ; caja de herramientas de jardín/cajas de herramientas de jardín/f
sledge with brake ; n ; Schlitten mit Bremse/m ; luge avec frein/luges avec frein/f ; slittino con freno/slittini con freno/m ; trineo con freno/trineos con freno/m
bubble wand~bubble wands ; n ; Seifenblasenstab/Seifenblasenstäbe/m ; baguette à bulles/baguettes à bulles/f ; bacchetta per bolle/bacchette per bolle/f ; varita de burbujas/varitas de burbujas/f
bubble gun~bubble guns ; n ; Seifenblasenpistole/Seifenblasenpistolen/f ; pistolet à bulles/pistolets à bulles/m ; pistola sparabolle/pistole sparabolle/f ; pistola de burbujas/pistolas de burbujas/f
bow and arrow set~bow and arrow sets ; n ; Pfeil-und-Bogen-Set/Pfeil-und-Bogen-Sets/n ; set arc et flèches/sets arc et flèches/m ; set arco e frecce/m ; set de arco y flechas/sets de arco y flechas/m
pull along ; a ; zum Nachziehen ; à tirer ; da tirare ; de arrastre
push along ; a ; zum Schieben ; à pousser ; da spingere ; de empuje
tea party set~tea party sets ; n ; Teeservice/n ; dînette/dînettes/f ; servizio da tè giocattolo/m ; juego de té de juguete/juegos de té de juguete/m
doctors set~doctors sets ; n ; Arztkoffer/m ; mallette de docteur/mallettes de docteur/f ; set dottore/m ; maletín de médico/maletines de médico/m
stunt scooter~stunt scooters ; n ; Stunt-Scooter/m ; trottinette freestyle/trottinettes freestyle/f ; monopattino freestyle/monopattini freestyle/m ; patinete freestyle/patinetes freestyle/m
`;
