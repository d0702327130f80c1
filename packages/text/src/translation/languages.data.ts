import type { TextLanguage } from '../language.ts';

/**
 * Words by which a title tells its language, folded; none is a word of another of the five. `*` stands for an ending.
 * English is in two parts: words that stay in names ("The Dark Side of the Moon") are in `ENGLISH_IN_NAMES`.
 */
export const TELLING_WORDS: Readonly<Record<TextLanguage, string>> = {
  en: `job children childrens with without for from your this that these than used new brand pack piece pieces size height width length weight wooden waterproof
    adjustable handmade replacement rechargeable remote control battery batteries charger charging screen protector cover covers case cases strap straps holder
    stand bracket mount wall garden outdoor indoor kitchen bathroom bedroom living lamp lights bulb bulbs light table chair chairs shelf drawer drawers mirror rug curtain
    curtains cushion pillow bedding sheet blanket towel towels plate plates bowl cup cups mug mugs spoon fork knife knives pan pans pot pots kettle toaster
    jacket coat dress skirt trousers shirt shirts jumper sweater shoes shoe boots trainers socks gloves scarf hat belt bag bags wallet purse ring rings necklace
    bracelet earrings watch watches jewellery jewelry pearl pearls chain stone gift gifts toy toys doll dolls puzzle jigsaw game games
    book books paperback hardback magazine signed sealed boxed working faulty spares repair parts part tested untested condition wheel wheels tyre tyres brake brakes
    engine oil filter headlight bumper mirror door doors window windscreen seat seats spark plug plugs drill screwdriver wrench spanner hammer saw pliers screw screws
    nut nuts bolt bolts nail nails tool tools wire lead leads plug socket switch rope hose lawn mower hedge trimmer plant plants seeds tree trees
    hair skin nail lipstick brush brushes soap towel bike bicycle tent fishing rod reel weights strings drums drum
    ink paper pen pens pencil pencils notebook folder stapler office desk kids mens womens ladies girls boys toddler newborn sleeve sleeves hooded padded lined
    lightweight heavy duty small large long short thick thin round square black white red green grey brown yellow purple pink blue silver golden leather cotton wool
    silk steel glass brass rubber oak pine left right front rear upper lower inner outer driver passenger pair only not included free standing fits
    suitable genuine quality high speed fast easy soft hard warm cold full half double single sided water proof resistant slip stick washable folding foldable portable
    stretch ankle knee neck waist zip button pocket pockets stainless motor water air fuel power pressure pump chainsaw grinder belt tape measure level
    drawing painting frame frames picture photo clock vase candle candles ornament figurine statue coin coins stamp stamps badge medal postcard record records
    lens camera tripod speaker headphones earphones keyboard mouse printer phone car motorcycle truck trailer caravan boat horse dog cat bird fish
    stove burner beard clipper clippers enamel advertising sign signs house furniture snake collection equivalent spare bulk assorted coloured clear
    slot machine holder holders hanging hook hooks box boxes lid lids handle handles blade blades knob knobs hinge lock locks key keys fence gate roof floor carpet
    stool cupboard wardrobe sofa cot pram pushchair buggy highchair teapot saucer tray jug jar bottle bottles flask lunch cutlery kitchenware ironing board cleaner hoover
    vacuum washing dryer fridge freezer cooker oven hob microwave heater fan radiator lampshade candlestick tablecloth apron glove swimming trunks swimsuit
    wetsuit tights vest underwear knickers bra pyjamas dressing gown slippers sandals heels wedge flats lace laces sole insoles cufflinks tie bow brooch pendant
    earring bangle anklet charm engagement wedding eternity birthstone sterling plated dial face timer alarm clockwork tuner amplifier turntable cartridge stylus needle
    paint paints easel yarn knitting needles sewing thread fabric buttons ribbon beads craft crafts card cards envelope envelopes sticky
    label labels wrapping balloon balloons banner bunting costume mask wig favours christmas xmas halloween easter birthday anniversary personalised custom
    engraved embroidered printed striped checked spotted floral years months age worn once tear repairable cracked scratched dented chipped hallmarked dated
    swivel tilt mounted clamp clamps vice chisel plane spade shovel rake wheelbarrow greenhouse shed compost fertiliser weed killer slug feeder nest pond
    fountain barbecue grill charcoal firewood log splitter ladder scaffold winch tow towing rack pedals handlebar saddle helmet mudguard
    aluminium vial vials litter plush adhesive magnetic inflatable stickers playset railway tattoos puppet puppets colours colour accessories decorations paddling invitations cloth flowers flower seed clothes hourglass eraser cuddly feet felt lorry bucket shaped stuffed bead refill carrier huge tall stocking harness leash backpack rucksack suitcase luggage handbag umbrella sunglasses glasses dumbbell dumbbells wiper wipers exhaust gearbox absorber absorbers bearing bearings pipe pipes valve valves gasket coil fuse ignition steering wishbone mat mats trim decal decals windshield sander timber plywood sandpaper toolbox torch workbench soldering welding welder earbuds loudspeaker duvet pillowcase mattress bin bins basket baskets storage bath shower dish hanger hangers trouser joggers tracksuit sweatshirt blouse footwear heel buckle sheepskin razor shaving toothbrush moisturiser cleanser sunscreen tweezers scissors comb straightener hamster kitten puppy reading writing cushions glazed unframed mirrors hardware ladle bread cake teaspoon chopping sharpener bell bells chess dice playing brooches adult adults knit knitted crochet
    spanner ratchet torque strimmer washer sprinkler nozzle trellis planter gazebo headtorch goggles racquet treadmill crankset chainring spokes seatpost
    derailleur tailgate silencer alternator injector wiring loom taillight hairdryer shaver thermometer crutches wheelchair pushchair stroller nappy steriliser
    carriage coaster microscope cymbal rosin mouthpiece ukulele banknote kennel cardigan nightdress wellies studs hoops combination adjustable sleeping scratching`,
  de: `mit fur und oder ohne nicht aus von vom zum zur auf bei ein eine einer einem einen der die das den dem des neu neue neuer neues gebraucht defekt
    stuck teile teilig grosse hohe breite lange gewicht holz leder baumwolle wolle seide stahl edelstahl kunststoff messing gummi eiche kiefer schwarz weiss rot grun
    blau grau braun gelb lila silber links rechts vorne hinten oben unten innen aussen fahrerseite beifahrerseite paar nur herren damen jungen madchen kinder kleid
    rock hose hemd jacke mantel schuhe stiefel handschuhe schal gurtel tasche kette ohrringe uhr schmuck geschenk spielzeug puppe spiel buch taschenbuch gebunden
    rad reifen bremse bremssattel scheinwerfer tur fenster sitz zundkerze bohrer schraubendreher schlussel sage zange schraube schrauben werkzeug
    kabel stecker schalter seil schlauch rasen garten pflanze samen baum haar haut lippenstift burste seife fahrrad zelt angel gitarre saiten tinte papier stift
    stifte buro tisch stuhl stuhle regal spiegel teppich vorhang kissen bettwasche decke handtuch teller tasse loffel gabel messer pfanne topf wasserkocher lampe
    leuchte birne akku batterien ladegerat hulle halterung stander wand kuche wasserdicht verstellbar ersatz geeignet passend zoll jahre monate grosse
    fernbedienung vorne lieferbar kiste kasten dose flasche flaschen glas glaser weinglaser besteck backofen herd kuhlschrank waschmaschine staubsauger beutellos bugeleisen bugelbrett
    sofa schrank kommode hocker bett matratze bettlaken kopfkissen gardine vorhange jalousie rollo duschvorhang badematte kerze kerzen kerzenstander vase bild bilder bilderrahmen
    schublade tischdecke schurze badehose badeanzug strumpfhose strumpfhosen unterwasche schlafanzug bademantel hausschuhe sandalen absatz schnursenkel sohle manschettenknopfe krawatte brosche
    anhanger armband armreif verlobungsring ehering zifferblatt wecker verstarker plattenspieler nadel farbe farben wolle stricknadeln nahmaschine faden stoff knopfe perlen basteln karte karten
    umschlag aufkleber girlande kostum maske perucke weihnachten ostern geburtstag personalisiert graviert bestickt gestreift geblumt alter getragen schraubstock feile hobel spaten schaufel
    harke gewachshaus dunger unkraut vogelhaus futterstelle teich grill leiter anhangerkupplung dachtrager sattel lenker helm schutzblech heft ordner locher tacker klebeband fernglas objektiv
    stativ kopfhorer ohrhorer lautsprecher tastatur maus drucker handy fahrzeug wagen zug lokomotive pferd hund katze vogel fisch frosch figur sammlung munze munzen briefmarken abzeichen
    schild blechschild emailleschild zustand guter sehr gut funktioniert gepruft ungetestet beschadigt kratzer riss fehlt enthalten fest frei waschbar maschinenwaschbar faltbar klappbar tragbar
    gepolstert gefuttert langarm kurzarm armellos kapuze reissverschluss knielang taille baumwollhemd ferngesteuert aufblasbar wiederaufladbar gebraucht geeignet
    rollen kugel liter farben sortiert rand wand bad boden leuchten dubel ol`,
  fr: `avec pour et ou sans dans les des une sur aux au du le la un neuf neuve piece pieces lot taille hauteur largeur longueur poids bois cuir coton laine soie
    acier inoxydable plastique laiton caoutchouc chene noir noire blanc blanche rouge vert verte bleu bleue gris grise marron jaune violet argent gauche droite avant
    arriere superieur inferieur interieur exterieur cote paire seul seule homme femme garcon fille enfant robe jupe pantalon chemise veste manteau chaussures bottes
    gants echarpe ceinture sac collier boucles montre bijoux cadeau jouet poupee jeu livre roue pneu frein etrier phare porte fenetre siege bougie foret tournevis
    cle marteau scie pince vis outil prise interrupteur corde tuyau pelouse jardin plante graines arbre cheveux peau brosse savon velo tente canne guitare
    cordes encre papier stylo stylos bureau chaise chaises etagere miroir tapis rideau rideaux coussin couette couverture serviette assiette tasse cuillere couteau poele
    casserole bouilloire lampe ampoule pile piles chargeur etui housse support mural cuisine etanche reglable rechange pouces ans mois fabrique jeu ensemble coffret
    de la d l demarrage boitier ventilateur alimentation modele voiture trilogie meubles maison chambre victorienne echelle acajou libres angle meuleuse aspiration
    bouteille verres couverts four refrigerateur aspirateur fer repasser canape armoire commode tabouret lit matelas drap oreiller voilage store douche bougie bougies vase tableau cadre
    tiroir nappe tablier maillot collants pyjama peignoir chaussons sandales talon lacets semelle cravate broche pendentif bague bagues fiancailles alliance cadran reveil
    amplificateur platine aiguille peinture peintures tricot tricoter couture fil tissu boutons ruban perles carte cartes enveloppe enveloppes autocollant guirlande deguisement masque perruque
    noel paques anniversaire personnalise grave brode raye fleurs etau lime rabot beche pelle rateau serre engrais herbes oiseaux mangeoire bassin echelle attelage galerie selle guidon
    casque classeur agrafeuse adhesif jumelles objectif trepied ecouteurs enceinte clavier souris imprimante telephone vehicule camion locomotive cheval chien chat oiseau poisson
    figurine collection monnaie timbres insigne plaque etat bon bonne tres fonctionne teste endommage rayure fissure manquant inclus incluses lavable pliant pliable portable rembourre double manches
    longues courtes capuche fermeture poche poches genou telecommande gonflable rechargeable lisse porcelaine reedition edition pressage relie ancien ancienne gravure jante jantes moyeux
    enduits lavables compatible etirable resistant resistante
    huile ruban boule rouleaux synthese bord mur couleurs assortis chevilles nombril sol`,
  it: `con-per di da del della dei delle degli nel nella alla allo al il lo gli senza nuovo nuova usato usata guasto pezzi misura taglia altezza larghezza lunghezza
    legno pelle cotone seta acciaio inossidabile plastica ottone gomma rovere nero nera bianco bianca rosso rossa giallo grigio grigia marrone blu viola argento
    sinistro sinistra destro destra anteriore posteriore superiore inferiore interno esterno lato guida passeggero coppia uomo donna bambino bambina bambini vestito gonna
    pantaloni camicia giacca cappotto scarpe stivali guanti sciarpa cintura borsa collana orecchini orologio gioielli regalo giocattolo bambola gioco libro ruota pneumatico
    freno pinza faro porta finestra sedile candela punta cacciavite chiave martello sega vite viti attrezzi cavo spina interruttore corda tubo prato giardino pianta semi albero
    capelli spazzola sapone bicicletta tenda chitarra corde inchiostro penna penne ufficio sedia sedie scaffale specchio tappeto tende cuscino coperta asciugamano
    piatto piatti tazza cucchiaio forchetta coltello padella pentola bollitore lampada lampadina batterie caricatore custodia supporto cucina impermeabile regolabile ricambio
    pollici anni mesi fatto confezione originale e anello ed
    la le con per bracciale bracciali maglia maglietta felpa scatola modello mobili casa bambole camera vittoriana scala mogano trilogia edizione estesa cofanetto credenza stile danese ritiro
    angolare smerigliatrice cuffia vivavoce bottiglia bicchieri posate forno frigorifero lavatrice aspirapolvere ferro stiro divano armadio comodino sgabello letto materasso lenzuolo tenda doccia
    candela candele vaso quadro cornice cassetto tovaglia grembiule calze intimo pigiama accappatoio pantofole sandali tacco lacci suola cravatta spilla ciondolo anelli fidanzamento fede quadrante sveglia
    amplificatore giradischi puntina pittura colori ferri cucito filo stoffa bottoni nastro perline carta carte busta buste adesivo adesivi ghirlanda maschera parrucca natale pasqua compleanno
    personalizzato inciso ricamato righe fiori portachiavi morsa lima pialla vanga rastrello serra concime uccelli mangiatoia laghetto gancio traino portapacchi sella manubrio casco raccoglitore
    cucitrice binocolo obiettivo treppiede cuffie altoparlante tastiera stampante telefono veicolo camion cavallo cane gatto uccello pesce statuina collezione moneta monete francobolli targa stato buone
    condizioni funzionante testato danneggiato graffio crepa mancante incluso lavabile pieghevole portatile imbottito maniche maniche lunghe corte cappuccio cerniera tasca tasche ginocchio telecomando
    gonfiabile ricaricabile ventola alimentatore scatti corpo cerchi coprimozzi lega automatico automatica scuro chiaro elasticizzati lucido lisci liscia liscio posate pezzo sbloccato schermo
    auto aletta parasole motore veicoli vetro luce luci
    olio nastro ombelico pallina rotoli sintetico sabbia quadro porto bordo litri metri parete bagno cucine camicie fascia colori`,
  es: `con-para el los las y sin nuevo nueva usado usada averiado piezas talla tamano altura ancho largo madera cuero algodon seda acero inoxidable plastico laton goma
    roble negro negra blanco blanca rojo roja amarillo marron azul morado plata izquierdo izquierda derecho derecha delantero delantera trasero trasera lado conductor par
    hombre mujer nino nina ninos falda pantalon camisa chaqueta abrigo zapatos botas guantes bufanda cinturon bolso collar pendientes reloj joyas regalo juguete
    muneca juego libro rueda neumatico freno puerta ventana asiento bujia broca destornillador llave martillo sierra tornillo tornillos herramienta herramientas enchufe interruptor
    cuerda manguera cesped planta semillas arbol pelo cepillo jabon bicicleta tienda cana guitarra cuerdas tinta papel boligrafo boligrafos oficina silla sillas
    estante espejo alfombra cortina cortinas cojin manta toalla plato platos taza cuchara tenedor cuchillo sarten olla hervidor lampara bombilla pilas bateria cargador funda soporte
    pared cocina impermeable ajustable recambio repuesto pulgadas anos meses hecho caja para del al
    de la con pulsera pulseras cadena serpiente caja cajas ventilador fuente alimentacion muebles casa munecas dormitorio victoriano escala caoba trilogia edicion extendida cuerpo disparos coche coches amoladora
    angular botella copas vasos cubiertos horno nevera lavadora aspiradora plancha sofa armario comoda taburete cama colchon sabana almohada visillo persiana ducha vela velas jarron cuadro marco marcos cajon mantel
    delantal banador medias pijama albornoz zapatillas sandalias tacon cordones suela corbata broche colgante anillo anillos compromiso alianza esfera despertador amplificador tocadiscos aguja pintura pinturas
    tejer costura hilo tela botones cinta cuentas carta cartas pegatina pegatinas guirnalda disfraz mascara peluca navidad pascua cumpleanos personalizado grabado bordado rayas flores llavero
    pala rastrillo invernadero abono pajaros comedero estanque enganche baca sillin manillar casco archivador grapadora prismaticos tripode auriculares altavoz teclado raton impresora telefono
    vehiculo camion caballo perro gato pajaro pez figura coleccion moneda monedas sellos placa estado bueno buen funciona probado danado rasguno grieta falta incluido incluidas lavable plegable portatil acolchado
    mangas larga corta capucha cremallera bolsillo bolsillos rodilla mando hinchable recargable llantas tapas aleacion oscuro claro elasticos brillante lisa pieza libre pantalla automatico tornillos luces luz cristal
    correa reutilizables autosellantes expositor estilo danes recogida aparador
    aceite aire filtro filtros cinta ombligo bola rollos sintetico puerto borde litros metros pared bano colores hierro fundido surtido tacos`,
};

/** English words that names keep; alone they tell nothing beside other words of a name. */
export const ENGLISH_IN_NAMES =
  'the of and a an in on to by one two three four part my we you i is it at or red black white blue green yellow pink gold golden silver dark little big great old new game games record records toys star fire light right left force super power air water bird fish dog cat horse tree book high hard paper stone record drum drums doll dolls parts plant kids girls boys cold warm soft';

/** Words that several of the languages share, and so tell nothing. */
export const SHARED_WORDS =
  'halloween valve tie dye eternity dial crochet buggy magazine compost face double reel winch chino cargo trail running stretching fine alarm keys long sterling bike bikes floral mug mugs table full costume half pots auto autos pot collection tape filter mouse machine truck control protector slip light giant caravan trailer custom heavy power speed patch point spot flash match racing soft hard master sound speaker speakers organizer container display timer toner display foam memory blackout topper futon bowl mixer blender toaster snack barbecue grill picnic shorts pullover sweater polo badge poncho kimono sandals pumps wedges bag shopper board skateboard surf paddle darts darts hockey rugby football fan comic manga cartoon pop rock jazz soul blues country label single singles maxi demo live tour concert fans piano violin trumpet cello ukulele banjo bass drum drums sticks pad pads stylus mount dock docking bluetooth flat twist swing sofa puff pouf lounge bistro brunch deck gun large small medium size infant junior lace front zip king queen equivalent photo plates batteries navy snake photos pack case bracelet bracelets gris cable motor motel original modern vintage retro set kit led usb mini maxi design poster sport standard premium fit slim stretch denim hoodie jeans shirt t-shirt top body bikini blazer cardigan leggings sneaker sneakers boots clutch tote casual oversize basic style look unisex adapter server monitor display tablet laptop smartphone smartwatch tracker gaming gamer controller router switch hub player recorder scanner beamer radio video audio stereo hifi vinyl single album box edition limited remastered steelbook deluxe digital analog automatic chronograph quartz crystal hammer ring ball golf tennis yoga fitness camping outdoor trolley bar party deko cover clip clips stick sticker tattoo make-up makeup gloss spray serum shampoo peeling parfum tester puzzle tube label band pen marker ordner';

/** Endings and letters that tell a language, for words that no list has; `weight` is how much one of them tells. */
export const TELLING_SHAPES: readonly (readonly [language: TextLanguage, weight: number, shape: RegExp])[] = [
  ['de', 1, /[äöüß]/u],
  ['de', 0.6, /(?:ung|keit|heit|schaft|chen|isch|ische[rsnm]?|igen?|bar|haft|zeug|teile?|tes|ter|ten|lich\p{L}*|zug|werk|platte|satz)$|sch|cht|tz|pf|ck|^ge\p{L}{4}|^\p{L}{14,}$|w|k/u],
  ['fr', 1, /[êçœëîôûâù]|è[^ ]/u],
  ['fr', 0.6, /(?:eau|eaux|eur|eurs|euse|euses|ette|ettes|oir|oire|aire|age|ière|ée|ées|és|ant|ante|elle|ois|oux|ique|iques|able)$/u],
  ['it', 1, /[òì]/u],
  ['it', 0.6, /(?:zione|zioni|ore|ori|etto|etti|etta|ino|ini|ato|ata|ati|ate|aio|oio|ezza|ità|evole|ibile|abile|ico|ica|ici|iche|io|ggio|cchi[oa]?|glia|gli|zz[aoie])$/u],
  ['es', 1, /[ñóíáú¿¡]/u],
  ['es', 0.6, /(?:ción|ciones|dor|dora|dores|doras|ero|era|eros|eras|illo|illa|illos|illas|ado|ada|ados|adas|ido|idos|idas|able|ables|ico|ica|icos|icas|dad|uelo|ble|os|as)$/u],
  ['en', 0.6, /(?:ing|ness|ful|ght|ed|ly|tion|ship)$|^wh|sh|th|ee|oo|ck$/u],
];
