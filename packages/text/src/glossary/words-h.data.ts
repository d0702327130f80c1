/** Words of titles of a whole toy shop, part 5 of 5, in alphabetical order: what is sold, what it shows, and its features. */
export const WORDS_H_GLOSSARY = `
story tiles game~story tiles games ; n ; Erzählspiel/Erzählspiele/n ; jeu de narration/jeux de narration/m ; gioco di narrazione/giochi di narrazione/m ; juego de contar historias/juegos de contar historias/m
story tile~story tiles ; n ; Geschichten-Kärtchen/Geschichten-Kärtchen/n ; tuile à histoires/tuiles à histoires/f ; tessera racconto/tessere racconto/f ; ficha de historias/fichas de historias/f
strategy card game~strategy card games ; n ; Strategie-Kartenspiel/Strategie-Kartenspiele/n ; jeu de cartes de stratégie/jeux de cartes de stratégie/m ; gioco di carte di strategia/giochi di carte di strategia/m ; juego de cartas de estrategia/juegos de cartas de estrategia/m
straw brown ; c ; strohbraun/strohbraune ; brun paille ; marrone paglia ; marrón paja
strawberry cake~strawberry cakes ; n ; Erdbeertorte/Erdbeertorten/f ; gâteau aux fraises/gâteaux aux fraises/m ; torta alle fragole/torte alle fragole/f ; tarta de fresas/tartas de fresas/f
strawberry dress~strawberry dresses ; n ; Erdbeerkleid/Erdbeerkleider/n ; robe à motif fraises/robes à motif fraises/f ; vestito con fragole/vestiti con fragole/m ; vestido de fresas/vestidos de fresas/m
street artist~street artists ; n ; Straßenkünstler/Straßenkünstler/m ; artiste de rue/artistes de rue/m ; artista di strada/artisti di strada/m ; artista callejero/artistas callejeros/m
street light~street lights ; n ; Straßenlaterne/Straßenlaternen/f ; lampadaire/lampadaires/m ; lampione/lampioni/m ; farola/farolas/f
street painter~street painters ; n ; Straßenmaler/Straßenmaler/m ; peintre de rue/peintres de rue/m ; pittore di strada/pittori di strada/m ; pintor callejero/pintores callejeros/m
street party decoration~street party decorations ; n ; Straßenfest-Dekoration/Straßenfest-Dekorationen/f ; décoration pour fête de rue/décorations pour fête de rue/f ; decorazione per festa di strada/decorazioni per festa di strada/f ; decoración para fiesta callejera/decoraciones para fiesta callejera/f
street sweeper~street sweepers ; n ; Straßenkehrmaschine/Straßenkehrmaschinen/f ; balayeuse/balayeuses/f ; spazzatrice stradale/spazzatrici stradali/f ; barredora/barredoras/f
string decoration~string decorations ; n ; Hängedekoration/Hängedekorationen/f ; décoration suspendue/décorations suspendues/f ; decorazione pendente/decorazioni pendenti/f ; decoración colgante/decoraciones colgantes/f
styracosaurus~styracosaurus ; n ; Styracosaurus/Styracosaurier/m ; styracosaure/styracosaures/m ; stiracosauro/stiracosauri/m ; estiracosaurio/estiracosaurios/m
suitcase strap~suitcase straps ; n ; Kofferband/Kofferbänder/n ; sangle de valise/sangles de valise/f ; cinghia per valigia/cinghie per valigie/f ; correa para maleta/correas para maletas/f
sun roof~sun roofs ; n ; Sonnendach/Sonnendächer/n ; toit pare-soleil/toits pare-soleil/m ; tettuccio parasole/tettucci parasole/m ; techo parasol/techos parasol/m
sunburst yellow ; c ; sonnengelb/sonnengelbe ; jaune soleil ; giallo sole ; amarillo sol
suncatcher~suncatchers ; n ; Sonnenfänger/Sonnenfänger/m ; attrape-soleil/attrape-soleil/m ; acchiappasole/acchiappasole/m ; atrapasol/atrapasoles/m
sundial~sundials ; n ; Sonnenuhr/Sonnenuhren/f ; cadran solaire/cadrans solaires/m ; meridiana/meridiane/f ; reloj de sol/relojes de sol/m
super bike~super bikes ; n ; Superbike/Superbikes/n ; superbike/superbikes/f ; superbike/superbike/f ; superbike/superbikes/f
super hero tattoo~super hero tattoos ; n ; Superhelden-Tattoo/Superhelden-Tattoos/n ; tatouage super-héros/tatouages super-héros/m ; tatuaggio supereroe/tatuaggi supereroi/m ; tatuaje de superhéroe/tatuajes de superhéroes/m
supershape balloon~supershape balloons ; n ; SuperShape-Folienballon/SuperShape-Folienballons/m ; ballon SuperShape/ballons SuperShape/m ; palloncino SuperShape/palloncini SuperShape/m ; globo SuperShape/globos SuperShape/m
swashplate~swashplates ; n ; Taumelscheibe/Taumelscheiben/f ; plateau cyclique/plateaux cycliques/m ; piatto oscillante/piatti oscillanti/m ; plato cíclico/platos cíclicos/m
swb ; p ; mit kurzem Radstand ; à empattement court ; a passo corto ; de batalla corta
sweet cone~sweet cones ; n ; Süßigkeitentüte/Süßigkeitentüten/f ; cornet à bonbons/cornets à bonbons/m ; cono portadolci/coni portadolci/m ; cono para chucherías/conos para chucherías/m
sweet scented ; p ; mit Süßigkeitenduft ; parfum bonbon ; profumo di caramelle ; con aroma de caramelo
sweet shop~sweet shops ; n ; Süßwarenladen/Süßwarenläden/m ; confiserie/confiseries/f ; negozio di dolci/negozi di dolci/m ; tienda de golosinas/tiendas de golosinas/f
swim aid~swim aids ; n ; Schwimmhilfe/Schwimmhilfen/f ; aide à la natation/aides à la natation/f ; ausilio per il nuoto/ausili per il nuoto/m ; ayuda para nadar/ayudas para nadar/f
swimming pool float~swimming pool floats ; n ; Schwimmtier/Schwimmtiere/n ; bouée de piscine/bouées de piscine/f ; galleggiante da piscina/galleggianti da piscina/m ; flotador de piscina/flotadores de piscina/m
swirl hanging decoration~swirl hanging decorations ; n ; Spiral-Hängedeko/Spiral-Hängedekos/f ; suspension spirale/suspensions spirales/f ; decorazione pendente a spirale/decorazioni pendenti a spirale/f ; decoración colgante en espiral/decoraciones colgantes en espiral/f
t rex~t rexes ; n ; T-Rex/T-Rex/m ; T-Rex/T-Rex/m ; T-Rex/T-Rex/m ; T-Rex/T-Rex/m
tabard~tabards ; n ; Wappenrock/Wappenröcke/m ; tabard/tabards/m ; tabarda/tabarde/f ; tabardo/tabardos/m
tactic card~tactic cards ; n ; Taktikkarte/Taktikkarten/f ; carte tactique/cartes tactiques/f ; carta tattica/carte tattiche/f ; carta táctica/cartas tácticas/f
tag charm~tag charms ; n ; Tag-Charm/Tag-Charms/m ; breloque plaque/breloques plaques/f ; charm a targhetta/charm a targhetta/m ; charm de placa/charms de placa/m
tail blade~tail blades ; n ; Heckrotorblatt/Heckrotorblätter/n ; pale de queue/pales de queue/f ; pala di coda/pale di coda/f ; pala de cola/palas de cola/f
tail motor~tail motors ; n ; Heckmotor/Heckmotoren/m ; moteur de queue/moteurs de queue/m ; motore di coda/motori di coda/m ; motor de cola/motores de cola/m
tail tube~tail tubes ; n ; Heckrohr/Heckrohre/n ; tube de queue/tubes de queue/m ; tubo di coda/tubi di coda/m ; tubo de cola/tubos de cola/m
tank locomotive~tank locomotives ; n ; Tenderlokomotive/Tenderlokomotiven/f ; locomotive-tender/locomotives-tenders/f ; locotender/locotender/f ; locomotora ténder/locomotoras ténder/f
tank turret~tank turrets ; n ; Panzerturm/Panzertürme/m ; tourelle de char/tourelles de char/f ; torretta di carro armato/torrette di carro armato/f ; torreta de tanque/torretas de tanque/f
tanker truck~tanker trucks ; n ; Tanklaster/Tanklaster/m ; camion-citerne/camions-citernes/m ; autocisterna/autocisterne/f ; camión cisterna/camiones cisterna/m
tapestry kit~tapestry kits ; n ; Gobelin-Stickset/Gobelin-Sticksets/n ; kit de canevas/kits de canevas/m ; kit mezzo punto/kit mezzo punto/m ; kit de tapiz/kits de tapiz/m
tarantula~tarantulas ; n ; Tarantel/Taranteln/f ; tarentule/tarentules/f ; tarantola/tarantole/f ; tarántula/tarántulas/f
tart mould~tart moulds ; n ; Törtchenform/Törtchenformen/f ; moule à tartelette/moules à tartelettes/m ; stampo per crostatine/stampi per crostatine/m ; molde para tartaletas/moldes para tartaletas/m
tartan dress~tartan dresses ; n ; Schottenkaro-Kleid/Schottenkaro-Kleider/n ; robe écossaise/robes écossaises/f ; vestito scozzese/vestiti scozzesi/m ; vestido escocés/vestidos escoceses/m
tattoo pack~tattoo packs ; n ; Tattoo-Set/Tattoo-Sets/n ; set de tatouages/sets de tatouages/m ; set di tatuaggi/set di tatuaggi/m ; set de tatuajes/sets de tatuajes/m
tattoo sheet~tattoo sheets ; n ; Tattoo-Bogen/Tattoo-Bögen/m ; planche de tatouages/planches de tatouages/f ; foglio di tatuaggi/fogli di tatuaggi/m ; lámina de tatuajes/láminas de tatuajes/f
tattoo sticker~tattoo stickers ; n ; Klebetattoo/Klebetattoos/n ; tatouage autocollant/tatouages autocollants/m ; tatuaggio adesivo/tatuaggi adesivi/m ; tatuaje adhesivo/tatuajes adhesivos/m
tattoo transfer paper~tattoo transfer papers ; n ; Tattoo-Transferpapier/Tattoo-Transferpapiere/n ; papier transfert pour tatouage/papiers transfert pour tatouage/m ; carta transfer per tatuaggi/carte transfer per tatuaggi/f ; papel de transferencia para tatuajes/papeles de transferencia para tatuajes/m
tawny owl~tawny owls ; n ; Waldkauz/Waldkäuze/m ; chouette hulotte/chouettes hulottes/f ; allocco/allocchi/m ; cárabo/cárabos/m
taxi cab~taxi cabs ; n ; Taxi/Taxis/n ; taxi/taxis/m ; taxi/taxi/m ; taxi/taxis/m
tealight lantern~tealight lanterns ; n ; Teelichtlaterne/Teelichtlaternen/f ; lanterne à bougie chauffe-plat/lanternes à bougie chauffe-plat/f ; lanterna portacandela/lanterne portacandela/f ; farolillo para vela de té/farolillos para vela de té/m
teardrop charm pendant~teardrop charm pendants ; n ; Tropfen-Anhänger/Tropfen-Anhänger/m ; pendentif goutte/pendentifs goutte/m ; ciondolo a goccia/ciondoli a goccia/m ; colgante en forma de lágrima/colgantes en forma de lágrima/m
teardrop charm~teardrop charms ; n ; Tropfen-Charm/Tropfen-Charms/m ; breloque goutte/breloques goutte/f ; ciondolo a goccia/ciondoli a goccia/m ; charm en forma de lágrima/charms en forma de lágrima/m
tedder~tedders ; n ; Heuwender/Heuwender/m ; faneuse/faneuses/f ; voltafieno/voltafieno/m ; volteadora de heno/volteadoras de heno/f
teddy bear mask~teddy bear masks ; n ; Teddybär-Maske/Teddybär-Masken/f ; masque d'ours en peluche/masques d'ours en peluche/m ; maschera da orsacchiotto/maschere da orsacchiotto/f ; máscara de osito/máscaras de osito/f
teddy outfit~teddy outfits ; n ; Teddy-Kleidung/Teddy-Kleidung/f ; tenue pour ours en peluche/tenues pour ours en peluche/f ; abito per orsetto/abiti per orsetti/m ; ropa para osito/ropa para ositos/f
telehandler~telehandlers ; n ; Teleskoplader/Teleskoplader/m ; chariot télescopique/chariots télescopiques/m ; sollevatore telescopico/sollevatori telescopici/m ; manipulador telescópico/manipuladores telescópicos/m
telescopic antenna~telescopic antennas ; n ; Teleskopantenne/Teleskopantennen/f ; antenne télescopique/antennes télescopiques/f ; antenna telescopica/antenne telescopiche/f ; antena telescópica/antenas telescópicas/f
telescopic pole~telescopic poles ; n ; Teleskopstange/Teleskopstangen/f ; perche télescopique/perches télescopiques/f ; asta telescopica/aste telescopiche/f ; pértiga telescópica/pértigas telescópicas/f
temporary flash tattoo~temporary flash tattoos ; n ; temporäres Flash-Tattoo/temporäre Flash-Tattoos/n ; tatouage éphémère métallisé/tatouages éphémères métallisés/m ; tatuaggio temporaneo metallizzato/tatuaggi temporanei metallizzati/m ; tatuaje temporal metalizado/tatuajes temporales metalizados/m
temporary tattoo kit~temporary tattoo kits ; n ; Klebetattoo-Set/Klebetattoo-Sets/n ; kit de tatouages temporaires/kits de tatouages temporaires/m ; kit di tatuaggi temporanei/kit di tatuaggi temporanei/m ; kit de tatuajes temporales/kits de tatuajes temporales/m
temporary tattoo pack~temporary tattoo packs ; n ; Klebetattoo-Set/Klebetattoo-Sets/n ; lot de tatouages temporaires/lots de tatouages temporaires/m ; set di tatuaggi temporanei/set di tatuaggi temporanei/m ; pack de tatuajes temporales/packs de tatuajes temporales/m
temporary tattoo set~temporary tattoo sets ; n ; Klebetattoo-Set/Klebetattoo-Sets/n ; set de tatouages temporaires/sets de tatouages temporaires/m ; set di tatuaggi temporanei/set di tatuaggi temporanei/m ; set de tatuajes temporales/sets de tatuajes temporales/m
temporary tattoo sheet~temporary tattoo sheets ; n ; Klebetattoo-Bogen/Klebetattoo-Bögen/m ; planche de tatouages temporaires/planches de tatouages temporaires/f ; foglio di tatuaggi temporanei/fogli di tatuaggi temporanei/m ; lámina de tatuajes temporales/láminas de tatuajes temporales/f
temporary transfer tattoo~temporary transfer tattoos ; n ; Abziehtattoo/Abziehtattoos/n ; tatouage temporaire/tatouages temporaires/m ; tatuaggio temporaneo/tatuaggi temporanei/m ; tatuaje temporal/tatuajes temporales/m
ten sided ; p ; 10-seitig ; à 10 faces ; a 10 facce ; de 10 caras
ten-sided dice~ten-sided dice ; n ; zehnseitiger Würfel/zehnseitige Würfel/m ; dé à dix faces/dés à dix faces/m ; dado a dieci facce/dadi a dieci facce/m ; dado de diez caras/dados de diez caras/m
tender locomotive~tender locomotives ; n ; Schlepptenderlokomotive/Schlepptenderlokomotiven/f ; locomotive à tender séparé/locomotives à tender séparé/f ; locomotiva con tender/locomotive con tender/f ; locomotora con ténder/locomotoras con ténder/f
tepee~tepees ; n ; Tipi/Tipis/n ; tipi/tipis/m ; tepee/tepee/m ; tipi/tipis/m
texel sheep~texel sheep ; n ; Texelschaf/Texelschafe/n ; mouton texel/moutons texel/m ; pecora Texel/pecore Texel/f ; oveja texel/ovejas texel/f
therizinosaurus~therizinosaurus ; n ; Therizinosaurus/Therizinosaurus/m ; thérizinosaure/thérizinosaures/m ; therizinosauro/therizinosauri/m ; therizinosaurio/therizinosaurios/m
third edition ; p ; 3. Auflage ; 3e édition ; 3ª edizione ; 3.ª edición
thoroughbred~thoroughbreds ; n ; Vollblüter/Vollblüter/m ; pur-sang/pur-sang/m ; purosangue/purosangue/m ; purasangre/purasangres/m
threading toy~threading toys ; n ; Fädelspiel/Fädelspiele/n ; jeu de laçage/jeux de laçage/m ; gioco da infilare/giochi da infilare/m ; juego de enhebrar/juegos de enhebrar/m
three axle ; p ; dreiachsig ; à trois essieux ; a tre assi ; de tres ejes
three leaf ; p ; mit 3 Blättern ; à 3 pales ; a 3 pale ; de 3 palas
three tier ; a ; dreistöckig/dreistöckige ; à 3 étages ; a 3 piani ; de 3 pisos
throwing disc~throwing discs ; n ; Wurfscheibe/Wurfscheiben/f ; disque à lancer/disques à lancer/m ; disco da lancio/dischi da lancio/m ; disco para lanzar/discos para lanzar/m
tibetan silver plated alloy ; p ; aus Tibetsilber-Legierung ; en alliage argent tibétain ; in lega argento tibetano ; de aleación de plata tibetana
tibetan silver style alloy ; p ; aus Tibetsilber-Legierung ; en alliage argent tibétain ; in lega argento tibetano ; de aleación de plata tibetana
tie rod~tie rods ; n ; Spurstange/Spurstangen/f ; barre d'accouplement/barres d'accouplement/f ; tirante dello sterzo/tiranti dello sterzo/m ; barra de dirección/barras de dirección/f
tie scarf~tie scarves ; n ; Bindetuch/Bindetücher/n ; foulard à nouer/foulards à nouer/m ; foulard da annodare/foulard da annodare/m ; pañuelo para anudar/pañuelos para anudar/m
tiger cub~tiger cubs ; n ; Tigerbaby/Tigerbabys/n ; bébé tigre/bébés tigres/m ; cucciolo di tigre/cuccioli di tigre/m ; cachorro de tigre/cachorros de tigre/m
tiger eye ; p ; aus Tigerauge ; en œil de tigre ; in occhio di tigre ; de ojo de tigre
tiger mask~tiger masks ; n ; Tigermaske/Tigermasken/f ; masque de tigre/masques de tigre/m ; maschera da tigre/maschere da tigre/f ; máscara de tigre/máscaras de tigre/f
tiger shark~tiger sharks ; n ; Tigerhai/Tigerhaie/m ; requin-tigre/requins-tigres/m ; squalo tigre/squali tigre/m ; tiburón tigre/tiburones tigre/m
tiger's eye ; p ; aus Tigerauge ; en œil de tigre ; in occhio di tigre ; de ojo de tigre
timber trailer~timber trailers ; n ; Holztransport-Anhänger/Holztransport-Anhänger/m ; remorque forestière/remorques forestières/f ; rimorchio per tronchi/rimorchi per tronchi/m ; remolque maderero/remolques madereros/m
tin deck~tin decks ; n ; Deck in Metallbox/Decks in Metallbox/n ; deck en boîte métal/decks en boîte métal/m ; mazzo in scatola di latta/mazzi in scatola di latta/m ; baraja en lata/barajas en lata/f
tipper trailer~tipper trailers ; n ; Kippanhänger/Kippanhänger/m ; remorque à benne basculante/remorques à benne basculante/f ; rimorchio ribaltabile/rimorchi ribaltabili/m ; remolque basculante/remolques basculantes/m
tipping trailer~tipping trailers ; n ; Kippanhänger/Kippanhänger/m ; remorque à benne basculante/remorques à benne basculante/f ; rimorchio ribaltabile/rimorchi ribaltabili/m ; remolque basculante/remolques basculantes/m
to color in ; p ; zum Ausmalen ; à colorier ; da colorare ; para colorear
to colour in ; p ; zum Ausmalen ; à colorier ; da colorare ; para colorear
toga~togas ; n ; Toga/Togen/f ; toge/toges/f ; toga/toghe/f ; toga/togas/f
toggle bar~toggle bars ; n ; Knebelverschluss/Knebelverschlüsse/m ; fermoir toggle/fermoirs toggle/m ; chiusura a T/chiusure a T/f ; cierre en T/cierres en T/m
toggles clasp~toggles clasps ; n ; Knebelverschluss/Knebelverschlüsse/m ; fermoir toggle/fermoirs toggle/m ; chiusura a T/chiusure a T/f ; cierre toggle/cierres toggle/m
tool carrier~tool carriers ; n ; Geräteträger/Geräteträger/m ; porte-outils/porte-outils/m ; portattrezzi/portattrezzi/m ; portaherramientas/portaherramientas/m
tool-free ; p ; werkzeuglos ; sans outils ; senza attrezzi ; sin herramientas
toploader~toploaders ; n ; Toploader/Toploader/m ; toploader/toploaders/m ; toploader/toploader/m ; toploader/toploaders/m
tour bus~tour buses ; n ; Tourbus/Tourbusse/m ; bus de tournée/bus de tournée/m ; autobus turistico/autobus turistici/m ; autobús turístico/autobuses turísticos/m
tournament knight~tournament knights ; n ; Turnierritter/Turnierritter/m ; chevalier de tournoi/chevaliers de tournoi/m ; cavaliere da torneo/cavalieri da torneo/m ; caballero de torneo/caballeros de torneo/m
tower crane~tower cranes ; n ; Turmdrehkran/Turmdrehkräne/m ; grue à tour/grues à tour/f ; gru a torre/gru a torre/f ; grúa torre/grúas torre/f
tower game~tower games ; n ; Turmspiel/Turmspiele/n ; jeu de la tour/jeux de la tour/m ; gioco della torre/giochi della torre/m ; juego de la torre/juegos de la torre/m
toy shop accessory~toy shop accessories ; n ; Kaufladenzubehör/Kaufladenzubehör/n ; accessoire de marchande/accessoires de marchande/m ; accessorio per negozio giocattolo/accessori per negozio giocattolo/m ; accesorio para tienda de juguete/accesorios para tienda de juguete/m
track cleaner~track cleaners ; n ; Schienenreiniger/Schienenreiniger/m ; nettoyeur de rails/nettoyeurs de rails/m ; pulisci binari/pulisci binari/m ; limpiador de vías/limpiadores de vías/m
track cutter~track cutters ; n ; Gleisschneider/Gleisschneider/m ; pince coupe-rail/pinces coupe-rail/f ; tronchesino per binari/tronchesini per binari/m ; cortavías/cortavías/m
track extension pack~track extension packs ; n ; Schienen-Erweiterungsset/Schienen-Erweiterungssets/n ; pack d'extension de circuit/packs d'extension de circuit/m ; set di espansione pista/set di espansione pista/m ; pack de ampliación de pista/packs de ampliación de pista/m
track pin~track pins ; n ; Gleisnagel/Gleisnägel/m ; clou de voie/clous de voie/m ; chiodino per binari/chiodini per binari/m ; clavo para vía/clavos para vía/m
track rubber~track rubbers ; n ; Schienenreinigungsgummi/Schienenreinigungsgummis/m ; gomme de nettoyage des rails/gommes de nettoyage des rails/f ; gomma pulisci binari/gomme pulisci binari/f ; goma limpiavías/gomas limpiavías/f
track worker~track workers ; n ; Gleisarbeiter/Gleisarbeiter/m ; ouvrier de la voie/ouvriers de la voie/m ; operaio dei binari/operai dei binari/m ; operario de vía/operarios de vía/m
tractor unit~tractor units ; n ; Sattelzugmaschine/Sattelzugmaschinen/f ; tracteur routier/tracteurs routiers/m ; motrice/motrici/f ; cabeza tractora/cabezas tractoras/f
tractor with trailer~tractors with trailer ; n ; Traktor mit Anhänger/Traktoren mit Anhänger/m ; tracteur avec remorque/tracteurs avec remorque/m ; trattore con rimorchio/trattori con rimorchio/m ; tractor con remolque/tractores con remolque/m
trading card album~trading card albums ; n ; Sammelkartenalbum/Sammelkartenalben/n ; album pour cartes à collectionner/albums pour cartes à collectionner/m ; album per carte collezionabili/album per carte collezionabili/m ; álbum para cartas coleccionables/álbumes para cartas coleccionables/m
trading card collector tin~trading card collector tins ; n ; Sammelkarten-Dose/Sammelkarten-Dosen/f ; boîte métal de cartes à collectionner/boîtes métal de cartes à collectionner/f ; tin di carte collezionabili/tin di carte collezionabili/f ; lata de cartas coleccionables/latas de cartas coleccionables/f
train car~train cars ; n ; Eisenbahnwagen/Eisenbahnwagen/m ; wagon/wagons/m ; vagone/vagoni/m ; vagón/vagones/m
train driver~train drivers ; n ; Lokführer/Lokführer/m ; conducteur de train/conducteurs de train/m ; macchinista/macchinisti/m ; maquinista/maquinistas/m
train pack~train packs ; n ; Zugset/Zugsets/n ; coffret train/coffrets train/m ; set treno/set treno/m ; pack de tren/packs de tren/m
train table~train tables ; n ; Eisenbahn-Spieltisch/Eisenbahn-Spieltische/m ; table de train/tables de train/f ; tavolo per trenini/tavoli per trenini/m ; mesa de tren/mesas de tren/f
train track set~train track sets ; n ; Schienenset/Schienensets/n ; set de rails/sets de rails/m ; set di binari/set di binari/m ; set de vías de tren/sets de vías de tren/m
tramcar~tramcars ; n ; Straßenbahn/Straßenbahnen/f ; tramway/tramways/m ; tram/tram/m ; tranvía/tranvías/m
trans blue ; c ; transparent-blau/transparent-blaue ; bleu transparent/bleu transparent/bleu transparent/bleu transparent ; blu trasparente/blu trasparente/blu trasparente/blu trasparente ; azul transparente/azul transparente/azul transparente/azul transparente
trans dark blue ; c ; transparent-dunkelblau/transparent-dunkelblaue ; bleu foncé transparent/bleu foncé transparent/bleu foncé transparent/bleu foncé transparent ; blu scuro trasparente/blu scuro trasparente/blu scuro trasparente/blu scuro trasparente ; azul oscuro transparente/azul oscuro transparente/azul oscuro transparente/azul oscuro transparente
trans green ; c ; transparent-grün/transparent-grüne ; vert transparent/vert transparent/vert transparent/vert transparent ; verde trasparente/verde trasparente/verde trasparente/verde trasparente ; verde transparente/verde transparente/verde transparente/verde transparente
trans grey ; c ; transparent-grau/transparent-graue ; gris transparent/gris transparent/gris transparent/gris transparent ; grigio trasparente/grigio trasparente/grigio trasparente/grigio trasparente ; gris transparente/gris transparente/gris transparente/gris transparente
trans red ; c ; transparent-rot/transparent-rote ; rouge transparent/rouge transparent/rouge transparent/rouge transparent ; rosso trasparente/rosso trasparente/rosso trasparente/rosso trasparente ; rojo transparente/rojo transparente/rojo transparente/rojo transparente
trans. dark blue ; c ; transparent-dunkelblau/transparent-dunkelblaue ; bleu foncé transparent/bleu foncé transparent/bleu foncé transparent/bleu foncé transparent ; blu scuro trasparente/blu scuro trasparente/blu scuro trasparente/blu scuro trasparente ; azul oscuro transparente/azul oscuro transparente/azul oscuro transparente/azul oscuro transparente
transit van~transit vans ; n ; Transporter/Transporter/m ; fourgon/fourgons/m ; furgone/furgoni/m ; furgoneta/furgonetas/f
translucent blue ; c ; transparent-blau/transparent-blaue ; bleu transparent/bleu transparent/bleu transparent/bleu transparent ; blu trasparente/blu trasparente/blu trasparente/blu trasparente ; azul transparente/azul transparente/azul transparente/azul transparente
translucent green ; c ; transparent-grün/transparent-grüne ; vert transparent/vert transparent/vert transparent/vert transparent ; verde trasparente/verde trasparente/verde trasparente/verde trasparente ; verde transparente/verde transparente/verde transparente/verde transparente
translucent grey ; c ; transparent-grau/transparent-graue ; gris transparent/gris transparent/gris transparent/gris transparent ; grigio trasparente/grigio trasparente/grigio trasparente/grigio trasparente ; gris transparente/gris transparente/gris transparente/gris transparente
translucent red ; c ; transparent-rot/transparent-rote ; rouge transparent/rouge transparent/rouge transparent/rouge transparent ; rosso trasparente/rosso trasparente/rosso trasparente/rosso trasparente ; rojo transparente/rojo transparente/rojo transparente/rojo transparente
transmitter tray~transmitter trays ; n ; Senderpult/Senderpulte/n ; pupitre pour émetteur/pupitres pour émetteur/m ; leggio per trasmettitore/leggii per trasmettitore/m ; pupitre para emisora/pupitres para emisora/m
transparent blue ; c ; transparent-blau/transparent-blaue ; bleu transparent/bleu transparent/bleu transparent/bleu transparent ; blu trasparente/blu trasparente/blu trasparente/blu trasparente ; azul transparente/azul transparente/azul transparente/azul transparente
transparent dark blue ; c ; transparent-dunkelblau/transparent-dunkelblaue ; bleu foncé transparent/bleu foncé transparent/bleu foncé transparent/bleu foncé transparent ; blu scuro trasparente/blu scuro trasparente/blu scuro trasparente/blu scuro trasparente ; azul oscuro transparente/azul oscuro transparente/azul oscuro transparente/azul oscuro transparente
transparent green ; c ; transparent-grün/transparent-grüne ; vert transparent/vert transparent/vert transparent/vert transparent ; verde trasparente/verde trasparente/verde trasparente/verde trasparente ; verde transparente/verde transparente/verde transparente/verde transparente
transparent grey ; c ; transparent-grau/transparent-graue ; gris transparent/gris transparent/gris transparent/gris transparent ; grigio trasparente/grigio trasparente/grigio trasparente/grigio trasparente ; gris transparente/gris transparente/gris transparente/gris transparente
transparent red ; c ; transparent-rot/transparent-rote ; rouge transparent/rouge transparent/rouge transparent/rouge transparent ; rosso trasparente/rosso trasparente/rosso trasparente/rosso trasparente ; rojo transparente/rojo transparente/rojo transparente/rojo transparente
travel charades game~travel charades games ; n ; Reise-Scharade-Spiel/Reise-Scharade-Spiele/n ; jeu de mimes de voyage/jeux de mimes de voyage/m ; gioco dei mimi da viaggio/giochi dei mimi da viaggio/m ; juego de mímica de viaje/juegos de mímica de viaje/m
treat bag~treat bags ; n ; Süßigkeitentüte/Süßigkeitentüten/f ; sachet de friandises/sachets de friandises/m ; sacchettino per dolcetti/sacchettini per dolcetti/m ; bolsa de golosinas/bolsas de golosinas/f
trebuchet~trebuchets ; n ; Trebuchet/Trebuchets/n ; trébuchet/trébuchets/m ; trabucco/trabucchi/m ; trabuquete/trabuquetes/m
tree frog~tree frogs ; n ; Laubfrosch/Laubfrösche/m ; rainette/rainettes/f ; raganella/raganelle/f ; rana arborícola/ranas arborícolas/f
trial deck~trial decks ; n ; Trial-Deck/Trial-Decks/n ; trial deck/trial decks/m ; trial deck/trial deck/m ; trial deck/trial decks/m
triangle flag banner~triangle flag banners ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
tribal tattoo~tribal tattoos ; n ; Tribal-Tattoo/Tribal-Tattoos/n ; tatouage tribal/tatouages tribaux/m ; tatuaggio tribale/tatuaggi tribali/m ; tatuaje tribal/tatuajes tribales/m
triple extra large ; p ; Größe XXXL ; taille XXXL ; taglia XXXL ; talla XXXL
trivia and quiz game~trivia and quiz games ; n ; Quizspiel/Quizspiele/n ; jeu de quiz/jeux de quiz/m ; gioco a quiz/giochi a quiz/m ; juego de preguntas/juegos de preguntas/m
trolley bus~trolley buses ; n ; Oberleitungsbus/Oberleitungsbusse/m ; trolleybus/trolleybus/m ; filobus/filobus/m ; trolebús/trolebuses/m
tt scale ; p ; Spur TT ; échelle TT ; scala TT ; escala TT
tts sound ; p ; mit TTS-Sound ; avec son TTS ; con suono TTS ; con sonido TTS
tube bead~tube beads ; n ; Röhrenperle/Röhrenperlen/f ; perle tube/perles tube/f ; perlina a tubo/perline a tubo/f ; cuenta tubular/cuentas tubulares/f
tube spacer bead~tube spacer beads ; n ; Röhren-Zwischenperle/Röhren-Zwischenperlen/f ; perle intercalaire tube/perles intercalaires tube/f ; perlina distanziatrice a tubo/perline distanziatrici a tubo/f ; cuenta separadora tubular/cuentas separadoras tubulares/f
tunic robe~tunic robes ; n ; Tunika-Robe/Tunika-Roben/f ; robe tunique/robes tuniques/f ; tunica/tuniche/f ; túnica/túnicas/f
turnbuckle~turnbuckles ; n ; Spannschraube/Spannschrauben/f ; biellette réglable/biellettes réglables/f ; tirante regolabile/tiranti regolabili/m ; tensor/tensores/m
turntable ladder~turntable ladders ; n ; Drehleiter/Drehleitern/f ; grande échelle/grandes échelles/f ; autoscala/autoscale/f ; autoescalera/autoescaleras/f
tuscan yellow ; c ; toskanagelb/toskanagelbe ; jaune toscan ; giallo toscano ; amarillo toscano
twenty sided ; p ; 20-seitig ; à 20 faces ; a 20 facce ; de 20 caras
twin axle ; p ; zweiachsig ; à deux essieux ; a due assi ; de dos ejes
twin tyre~twin tyres ; n ; Zwillingsreifen/Zwillingsreifen/m ; roue jumelée/roues jumelées/f ; ruota gemellata/ruote gemellate/f ; rueda gemela/ruedas gemelas/f
twist puzzle toy~twist puzzle toys ; n ; Drehpuzzle/Drehpuzzles/n ; casse-tête rotatif/casse-têtes rotatifs/m ; rompicapo rotante/rompicapi rotanti/m ; rompecabezas giratorio/rompecabezas giratorios/m
two axle ; p ; zweiachsig ; à deux essieux ; a due assi ; de dos ejes
two door ; p ; zweitürig ; 2 portes ; a 2 porte ; de 2 puertas
two hole ; p ; mit 2 Löchern ; à 2 trous ; a 2 fori ; de 2 agujeros
two player ; p ; für 2 Spieler ; pour 2 joueurs ; per 2 giocatori ; para 2 jugadores
two sided ; a ; doppelseitig/doppelseitige ; double face ; double face ; de doble cara
tx tray~tx trays ; n ; Senderpult/Senderpulte/n ; pupitre pour émetteur/pupitres pour émetteur/m ; leggio per trasmettitore/leggii per trasmettitore/m ; pupitre para emisora/pupitres para emisora/m
tylosaurus~tylosaurus ; n ; Tylosaurus/Tylosaurier/m ; tylosaure/tylosaures/m ; tilosauro/tilosauri/m ; tilosaurio/tilosaurios/m
typewriter~typewriters ; n ; Schreibmaschine/Schreibmaschinen/f ; machine à écrire/machines à écrire/f ; macchina da scrivere/macchine da scrivere/f ; máquina de escribir/máquinas de escribir/f
uk version ; p ; UK-Version ; version britannique ; versione UK ; versión UK
umbrella stand~umbrella stands ; n ; Schirmständer/Schirmständer/m ; porte-parapluies/porte-parapluies/m ; portaombrelli/portaombrelli/m ; paragüero/paragüeros/m
uncoupler~uncouplers ; n ; Entkuppler/Entkuppler/m ; dételeur/dételeurs/m ; sganciatore/sganciatori/m ; desenganchador/desenganchadores/m
under the sea ; p ; Unterwasserwelt ; sous la mer ; sotto il mare ; bajo el mar
unicorn mask~unicorn masks ; n ; Einhorn-Maske/Einhorn-Masken/f ; masque de licorne/masques de licorne/m ; maschera da unicorno/maschere da unicorno/f ; máscara de unicornio/máscaras de unicornio/f
unicycle~unicycles ; n ; Einrad/Einräder/n ; monocycle/monocycles/m ; monociclo/monocicli/m ; monociclo/monociclos/m
union jack dress~union jack dresses ; n ; Union-Jack-Kleid/Union-Jack-Kleider/n ; robe Union Jack/robes Union Jack/f ; abito Union Jack/abiti Union Jack/m ; vestido Union Jack/vestidos Union Jack/m
universal joint~universal joints ; n ; Kardangelenk/Kardangelenke/n ; joint de cardan/joints de cardan/m ; giunto cardanico/giunti cardanici/m ; junta cardán/juntas cardán/f
unlimited edition ; p ; unlimitierte Auflage ; édition illimitée ; edizione illimitata ; edición ilimitada
upgrade part~upgrade parts ; n ; Tuningteil/Tuningteile/n ; pièce d'amélioration/pièces d'amélioration/f ; parte di upgrade/parti di upgrade/f ; pieza de mejora/piezas de mejora/f
utahraptor~utahraptors ; n ; Utahraptor/Utahraptoren/m ; utahraptor/utahraptors/m ; utahraptor/utahraptor/m ; utahraptor/utahraptores/m
uv protected ; p ; mit UV-Schutz ; protection UV ; con protezione UV ; con protección UV
uv protection ; p ; mit UV-Schutz ; protection UV ; con protezione UV ; con protección UV
vehicle pack~vehicle packs ; n ; Fahrzeug-Set/Fahrzeug-Sets/n ; lot de véhicules/lots de véhicules/m ; set di veicoli/set di veicoli/m ; pack de vehículos/packs de vehículos/m
velociraptor claw~velociraptor claws ; n ; Velociraptor-Klaue/Velociraptor-Klauen/f ; griffe de vélociraptor/griffes de vélociraptor/f ; artiglio di velociraptor/artigli di velociraptor/m ; garra de velociraptor/garras de velociraptor/f
venetian eye mask~venetian eye masks ; n ; venezianische Augenmaske/venezianische Augenmasken/f ; loup vénitien/loups vénitiens/m ; mascherina veneziana/mascherine veneziane/f ; antifaz veneciano/antifaces venecianos/m
venetian red ; c ; venezianischrot/venezianischrote ; rouge vénitien ; rosso veneziano ; rojo veneciano
venetian style ; a ; venezianisch/venezianische ; vénitien/vénitienne/vénitiens/vénitiennes ; veneziano/veneziana/veneziani/veneziane ; veneciano/veneciana/venecianos/venecianas
venetian-style ; a ; venezianisch/venezianische ; vénitien/vénitienne/vénitiens/vénitiennes ; veneziano/veneziana/veneziani/veneziane ; veneciano/veneciana/venecianos/venecianas
ventriloquist doll~ventriloquist dolls ; n ; Bauchrednerpuppe/Bauchrednerpuppen/f ; poupée de ventriloque/poupées de ventriloque/f ; pupazzo da ventriloquo/pupazzi da ventriloquo/m ; muñeco de ventrílocuo/muñecos de ventrílocuo/m
victorian gentleman~victorian gentlemen ; n ; viktorianischer Herr/viktorianische Herren/m ; gentleman victorien/gentlemen victoriens/m ; gentiluomo vittoriano/gentiluomini vittoriani/m ; caballero victoriano/caballeros victorianos/m
victorian lady~victorian ladies ; n ; viktorianische Dame/viktorianische Damen/f ; dame victorienne/dames victoriennes/f ; dama vittoriana/dame vittoriane/f ; dama victoriana/damas victorianas/f
victorian style ; p ; im viktorianischen Stil ; style victorien ; in stile vittoriano ; de estilo victoriano
video cable~video cables ; n ; Videokabel/Videokabel/n ; câble vidéo/câbles vidéo/m ; cavo video/cavi video/m ; cable de vídeo/cables de vídeo/m
viking helmet~viking helmets ; n ; Wikingerhelm/Wikingerhelme/m ; casque de viking/casques de viking/m ; elmo vichingo/elmi vichinghi/m ; casco vikingo/cascos vikingos/m
viking warrior~viking warriors ; n ; Wikingerkrieger/Wikingerkrieger/m ; guerrier viking/guerriers vikings/m ; guerriero vichingo/guerrieri vichinghi/m ; guerrero vikingo/guerreros vikingos/m
vintage style ; p ; im Vintage-Stil ; style vintage ; in stile vintage ; de estilo vintage
vole~voles ; n ; Wühlmaus/Wühlmäuse/f ; campagnol/campagnols/m ; arvicola/arvicole/f ; topillo/topillos/m
voltage checker~voltage checkers ; n ; Spannungsprüfer/Spannungsprüfer/m ; testeur de tension/testeurs de tension/m ; tester di tensione/tester di tensione/m ; comprobador de voltaje/comprobadores de voltaje/m
vulture~vultures ; n ; Geier/Geier/m ; vautour/vautours/m ; avvoltoio/avvoltoi/m ; buitre/buitres/m
w/ built-in gyro ; p ; mit eingebautem Gyro ; avec gyroscope intégré ; con giroscopio integrato ; con giroscopio integrado
walking dinosaur balloon~walking dinosaur balloons ; n ; laufender Dinosaurier-Ballon/laufende Dinosaurier-Ballons/m ; ballon dinosaure marcheur/ballons dinosaures marcheurs/m ; palloncino dinosauro che cammina/palloncini dinosauro che camminano/m ; globo dinosaurio andante/globos dinosaurio andantes/m
wall plaque~wall plaques ; n ; Wandschild/Wandschilder/n ; plaque murale/plaques murales/f ; targa da parete/targhe da parete/f ; placa de pared/placas de pared/f
wallaby~wallabies ; n ; Wallaby/Wallabys/n ; wallaby/wallabys/m ; wallaby/wallaby/m ; walabí/walabíes/m
walnut and maple ; p ; aus Walnuss und Ahorn ; en noyer et érable ; in noce e acero ; de nogal y arce
wand and tiara~wands and tiaras ; n ; Zauberstab und Diadem/Zauberstäbe und Diademe/m ; baguette et diadème/baguettes et diadèmes/f ; bacchetta e tiara/bacchette e tiare/f ; varita y tiara/varitas y tiaras/f
wargaming base~wargaming bases ; n ; Tabletop-Base/Tabletop-Bases/f ; socle de wargame/socles de wargame/m ; basetta per wargame/basette per wargame/f ; peana de wargame/peanas de wargame/f
warthog~warthogs ; n ; Warzenschwein/Warzenschweine/n ; phacochère/phacochères/m ; facocero/facoceri/m ; facóquero/facóqueros/m
wash basin~wash basins ; n ; Waschbecken/Waschbecken/n ; lavabo/lavabos/m ; lavabo/lavabi/m ; lavabo/lavabos/m
water buffalo~water buffalo ; n ; Wasserbüffel/Wasserbüffel/m ; buffle d'eau/buffles d'eau/m ; bufalo d'acqua/bufali d'acqua/m ; búfalo de agua/búfalos de agua/m
water jug~water jugs ; n ; Wasserkrug/Wasserkrüge/m ; carafe d'eau/carafes d'eau/f ; brocca d'acqua/brocche d'acqua/f ; jarra de agua/jarras de agua/f
water soluble pencil~water soluble pencils ; n ; Aquarellstift/Aquarellstifte/m ; crayon aquarellable/crayons aquarellables/m ; matita acquerellabile/matite acquerellabili/f ; lápiz acuarelable/lápices acuarelables/m
water toy~water toys ; n ; Wasserspielzeug/Wasserspielzeuge/n ; jouet aquatique/jouets aquatiques/m ; gioco d'acqua/giochi d'acqua/m ; juguete de agua/juguetes de agua/m
watercolour pencil~watercolour pencils ; n ; Aquarellstift/Aquarellstifte/m ; crayon aquarellable/crayons aquarellables/m ; matita acquerellabile/matite acquerellabili/f ; lápiz acuarelable/lápices acuarelables/m
wax candle~wax candles ; n ; Wachskerze/Wachskerzen/f ; bougie en cire/bougies en cire/f ; candela di cera/candele di cera/f ; vela de cera/velas de cera/f
wax cotton cord thread~wax cotton cord threads ; n ; gewachste Baumwollschnur/gewachste Baumwollschnüre/f ; cordon en coton ciré/cordons en coton ciré/m ; cordoncino di cotone cerato/cordoncini di cotone cerato/m ; cordón de algodón encerado/cordones de algodón encerado/m
wax cotton cord~wax cotton cords ; n ; gewachste Baumwollschnur/gewachste Baumwollschnüre/f ; cordon en coton ciré/cordons en coton ciré/m ; cordoncino di cotone cerato/cordoncini di cotone cerato/m ; cordón de algodón encerado/cordones de algodón encerado/m
waxed cotton cord thread~waxed cotton cord threads ; n ; gewachste Baumwollschnur/gewachste Baumwollschnüre/f ; cordon en coton ciré/cordons en coton ciré/m ; cordoncino di cotone cerato/cordoncini di cotone cerato/m ; cordón de algodón encerado/cordones de algodón encerado/m
wearing a red beret ; p ; mit roter Baskenmütze ; avec béret rouge ; con basco rosso ; con boina roja
weasel~weasels ; n ; Wiesel/Wiesel/n ; belette/belettes/f ; donnola/donnole/f ; comadreja/comadrejas/f
wedding anniversary banner~wedding anniversary banners ; n ; Hochzeitstag-Banner/Hochzeitstag-Banner/n ; banderole anniversaire de mariage/banderoles anniversaire de mariage/f ; striscione anniversario di matrimonio/striscioni anniversario di matrimonio/m ; pancarta de aniversario de boda/pancartas de aniversario de boda/f
wedding cake~wedding cakes ; n ; Hochzeitstorte/Hochzeitstorten/f ; gâteau de mariage/gâteaux de mariage/m ; torta nuziale/torte nuziali/f ; tarta de boda/tartas de boda/f
wedding car~wedding cars ; n ; Hochzeitsauto/Hochzeitsautos/n ; voiture de mariage/voitures de mariage/f ; auto da matrimonio/auto da matrimonio/f ; coche de boda/coches de boda/m
welcome door mat~welcome door mats ; n ; Willkommens-Fußmatte/Willkommens-Fußmatten/f ; paillasson de bienvenue/paillassons de bienvenue/m ; zerbino di benvenuto/zerbini di benvenuto/m ; felpudo de bienvenida/felpudos de bienvenida/m
welcome home banner~welcome home banners ; n ; Willkommen-zu-Hause-Banner/Willkommen-zu-Hause-Banner/n ; banderole bienvenue à la maison/banderoles bienvenue à la maison/f ; striscione bentornato a casa/striscioni bentornato a casa/m ; pancarta de bienvenida a casa/pancartas de bienvenida a casa/f
welsh dresser~welsh dressers ; n ; Küchenbuffet/Küchenbuffets/n ; vaisselier/vaisseliers/m ; credenza/credenze/f ; alacena/alacenas/f
welsh pony~welsh ponies ; n ; Welsh-Pony/Welsh-Ponys/n ; poney Welsh/poneys Welsh/m ; pony Welsh/pony Welsh/m ; poni galés/ponis galeses/m
wenge ; p ; aus Wenge ; en wengé ; in wengé ; de wengué
werewolf mask~werewolf masks ; n ; Werwolf-Maske/Werwolf-Masken/f ; masque de loup-garou/masques de loup-garou/m ; maschera da lupo mannaro/maschere da lupo mannaro/f ; máscara de hombre lobo/máscaras de hombre lobo/f
west highland terrier~west highland terriers ; n ; West Highland Terrier/West Highland Terrier/m ; west highland terrier/west highland terriers/m ; west highland terrier/west highland terrier/m ; west highland terrier/west highland terriers/m
whale shark~whale sharks ; n ; Walhai/Walhaie/m ; requin-baleine/requins-baleines/m ; squalo balena/squali balena/m ; tiburón ballena/tiburones ballena/m
wheat bear~wheat bears ; n ; Wärmebär/Wärmebären/m ; ours bouillotte/ours bouillotte/m ; orsetto riscaldabile/orsetti riscaldabili/m ; oso térmico/osos térmicos/m
wheel rim~wheel rims ; n ; Felge/Felgen/f ; jante/jantes/f ; cerchione/cerchioni/m ; llanta/llantas/f
wheel set~wheel sets ; n ; Radsatz/Radsätze/m ; jeu de roues/jeux de roues/m ; set di ruote/set di ruote/m ; juego de ruedas/juegos de ruedas/m
whippet~whippets ; n ; Whippet/Whippets/m ; whippet/whippets/m ; whippet/whippet/m ; whippet/whippets/m
whistle balloon~whistle balloons ; n ; Pfeifballon/Pfeifballons/m ; ballon siffleur/ballons siffleurs/m ; palloncino fischiante/palloncini fischianti/m ; globo silbador/globos silbadores/m
white duck~white ducks ; n ; weiße Ente/weiße Enten/f ; canard blanc/canards blancs/m ; anatra bianca/anatre bianche/f ; pato blanco/patos blancos/m
white rhino~white rhinos ; n ; Breitmaulnashorn/Breitmaulnashörner/n ; rhinocéros blanc/rhinocéros blancs/m ; rinoceronte bianco/rinoceronti bianchi/m ; rinoceronte blanco/rinocerontes blancos/m
white tiger~white tigers ; n ; weißer Tiger/weiße Tiger/m ; tigre blanc/tigres blancs/m ; tigre bianca/tigri bianche/f ; tigre blanco/tigres blancos/m
wig display stand~wig display stands ; n ; Perückenständer/Perückenständer/m ; support à perruque/supports à perruque/m ; supporto per parrucche/supporti per parrucche/m ; soporte para pelucas/soportes para pelucas/m
wig stand~wig stands ; n ; Perückenständer/Perückenständer/m ; support à perruque/supports à perruque/m ; supporto per parrucche/supporti per parrucche/m ; soporte para pelucas/soportes para pelucas/m
wild rabbit~wild rabbits ; n ; Wildkaninchen/Wildkaninchen/n ; lapin de garenne/lapins de garenne/m ; coniglio selvatico/conigli selvatici/m ; conejo silvestre/conejos silvestres/m
willy straw~willy straws ; n ; Penis-Strohhalm/Penis-Strohhalme/m ; paille zizi/pailles zizi/f ; cannuccia a forma di pene/cannucce a forma di pene/f ; pajita con forma de pene/pajitas con forma de pene/f
wind-up ; p ; zum Aufziehen ; à remonter ; a molla ; de cuerda
window decoration~window decorations ; n ; Fensterdeko/Fensterdekos/f ; décoration de fenêtre/décorations de fenêtre/f ; decorazione per finestra/decorazioni per finestra/f ; decoración de ventana/decoraciones de ventana/f
window paint~window paints ; n ; Fenstermalfarbe/Fenstermalfarben/f ; peinture pour vitres/peintures pour vitres/f ; colore per vetri/colori per vetri/m ; pintura para ventanas/pinturas para ventanas/f
windsock pole~windsock poles ; n ; Windsack-Mast/Windsack-Masten/m ; mât pour manche à air/mâts pour manche à air/m ; palo per manica a vento/pali per manica a vento/m ; mástil para manga de viento/mástiles para manga de viento/m
wine bottle~wine bottles ; n ; Weinflasche/Weinflaschen/f ; bouteille de vin/bouteilles de vin/f ; bottiglia di vino/bottiglie di vino/f ; botella de vino/botellas de vino/f
wing mount~wing mounts ; n ; Heckflügelhalter/Heckflügelhalter/m ; support d'aileron/supports d'aileron/m ; supporto alettone/supporti alettone/m ; soporte de alerón/soportes de alerón/m
wishing well~wishing wells ; n ; Wunschbrunnen/Wunschbrunnen/m ; puits à souhaits/puits à souhaits/m ; pozzo dei desideri/pozzi dei desideri/m ; pozo de los deseos/pozos de los deseos/m
with accessories ; p ; mit Zubehör ; avec accessoires ; con accessori ; con accesorios
with accessory ; p ; mit Zubehör ; avec accessoire ; con accessorio ; con accesorio
with apron ; p ; mit Schürze ; avec tablier ; con grembiule ; con delantal
with axe ; p ; mit Axt ; avec hache ; con ascia ; con hacha
with babies ; p ; mit Jungtieren ; avec petits ; con cuccioli ; con crías
with battery ; p ; mit Akku ; avec batterie ; con batteria ; con batería
with body art stencils ; p ; mit Schablonen ; avec pochoirs ; con stencil ; con plantillas
with bonus dvd ; p ; mit Bonus-DVD ; avec DVD bonus ; con DVD bonus ; con DVD extra
with bottle ; p ; mit Fläschchen ; avec biberon ; con biberon ; con biberón
with built-in gyro ; p ; mit eingebautem Gyro ; avec gyroscope intégré ; con giroscopio integrato ; con giroscopio integrado
with bumper sticker ; p ; mit Autoaufkleber ; avec autocollant de pare-chocs ; con adesivo per paraurti ; con pegatina de parachoques
with calf ; p ; mit Kalb ; avec veau ; con vitellino ; con ternero
with camera ; p ; mit Kamera ; avec caméra ; con videocamera ; con cámara
with candle holders ; p ; mit Haltern ; avec supports ; con supporti ; con soportes
with cannon ; p ; mit Kanone ; avec canon ; con cannone ; con cañón
with cape ; p ; mit Umhang ; avec cape ; con mantello ; con capa
with caravan ; p ; mit Wohnwagen ; avec caravane ; con roulotte ; con caravana
with carry bag ; p ; mit Tragetasche ; avec étui de transport ; con custodia da trasporto ; con funda de transporte
with carry case ; p ; mit Tragetasche ; avec étui de transport ; con custodia da trasporto ; con funda de transporte
with carrying case ; p ; mit Tragetasche ; avec étui de transport ; con custodia da trasporto ; con funda de transporte
with case ; p ; mit Koffer ; avec mallette ; con valigetta ; con maletín
with certificate ; p ; mit Zertifikat ; avec certificat ; con certificato ; con certificado
with charger ; p ; mit Ladegerät ; avec chargeur ; con caricabatterie ; con cargador
with chick ; p ; mit Küken ; avec poussin ; con pulcino ; con polluelo
with controller ; p ; mit Fernsteuerung ; avec télécommande ; con telecomando ; con mando
with cow ; p ; mit Kuh ; avec vache ; con mucca ; con vaca
with cub ; p ; mit Jungtier ; avec petit ; con cucciolo ; con cría
with cubs ; p ; mit Jungtieren ; avec petits ; con cuccioli ; con crías
with dcc sound ; p ; mit DCC-Sound ; avec son DCC ; con suono DCC ; con sonido DCC
with display case ; p ; mit Vitrine ; avec vitrine ; con vetrinetta ; con vitrina
with double wheels ; p ; mit Zwillingsreifen ; avec roues jumelées ; con ruote gemellate ; con ruedas gemelas
with drawers ; p ; mit Schubladen ; à tiroirs ; con cassettini ; con cajones
with driver ; p ; mit Fahrer ; avec conducteur ; con conducente ; con conductor
with dumper ; p ; mit Kipper ; avec benne ; con ribaltabile ; con volquete
with ears ; p ; mit Ohren ; avec oreilles ; con orecchie ; con orejas
with electric pump ; p ; mit elektrischer Pumpe ; avec pompe électrique ; con pompa elettrica ; con bomba eléctrica
with envelope ; p ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
with envelopes ; p ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
with envelopes included ; p ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
with face ; p ; mit Gesicht ; avec visage ; con viso ; con cara
with figure ; p ; mit Figur ; avec figurine ; con personaggio ; con figura
with figures ; p ; mit Figuren ; avec figurines ; con personaggi ; con figuras
with filter pump ; p ; mit Filterpumpe ; avec pompe de filtration ; con pompa filtro ; con bomba de filtro
with filter unit ; p ; mit Filteranlage ; avec groupe de filtration ; con gruppo filtrante ; con depuradora
with foal ; p ; mit Fohlen ; avec poulain ; con puledro ; con potro
with front loader ; p ; mit Frontlader ; avec chargeur frontal ; con caricatore frontale ; con pala frontal
with frontloader ; p ; mit Frontlader ; avec chargeur frontal ; con caricatore frontale ; con pala frontal
with gloves ; p ; mit Handschuhen ; avec gants ; con guanti ; con guantes
with gold frame ; p ; mit Goldrahmen ; avec cadre doré ; con cornice dorata ; con marco dorado
with grappling hook ; p ; mit Enterhaken ; avec grappin ; con rampino ; con garfio
with gun ; p ; mit Pistole ; avec pistolet ; con pistola ; con pistola
with gyro ; p ; mit Gyro ; avec gyroscope ; con giroscopio ; con giroscopio
with handle ; p ; mit Griff ; avec poignée ; con manico ; con asa
with hat ; p ; mit Hut ; avec chapeau ; con cappello ; con sombrero
with hd camera ; p ; mit Kamera ; avec caméra ; con videocamera ; con cámara
with helmet ; p ; mit Helm ; avec casque ; con casco ; con casco
with holders ; p ; mit Haltern ; avec supports ; con supporti ; con soportes
with hood ; p ; mit Kapuze ; à capuche ; con cappuccio ; con capucha
with instructions ; p ; mit Anleitung ; avec instructions ; con istruzioni ; con instrucciones
with jump rings ; p ; mit Biegeringen ; avec anneaux ; con anellini ; con anillas
with jump rings included ; p ; mit Biegeringen ; avec anneaux ; con anellini ; con anillas
with kittens ; p ; mit Kätzchen ; avec chatons ; con gattini ; con gatitos
with lamb ; p ; mit Lamm ; avec agneau ; con agnello ; con cordero
with lance ; p ; mit Lanze ; avec lance ; con lancia ; con lanza
with lid ; p ; mit Deckel ; avec couvercle ; con coperchio ; con tapa
with light & sound ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with light ; p ; mit Licht ; avec lumière ; con luce ; con luz
with light and sound ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with light effect ; p ; mit Lichteffekt ; avec effet lumineux ; con effetto luminoso ; con efecto de luz
with light effects ; p ; mit Lichteffekt ; avec effet lumineux ; con effetto luminoso ; con efecto de luz
with lights & sound ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with lights & sounds ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with lights ; p ; mit Licht ; avec lumière ; con luce ; con luz
with lights and sound ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with lights and sounds ; p ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with lock & key ; p ; mit Schloss und Schlüssel ; avec serrure et clé ; con lucchetto e chiave ; con candado y llave
with lock and key ; p ; mit Schloss und Schlüssel ; avec serrure et clé ; con lucchetto e chiave ; con candado y llave
with magnets ; p ; mit Magneten ; avec aimants ; con magneti ; con imanes
with map ; p ; mit Karte ; avec carte ; con mappa ; con mapa
with mask ; p ; mit Maske ; avec masque ; con maschera ; con máscara
with minifig ; p ; mit Minifigur ; avec minifigurine ; con minifigura ; con minifigura
with minifigure ; p ; mit Minifigur ; avec minifigurine ; con minifigura ; con minifigura
with mirror ; p ; mit Spiegel ; avec miroir ; con specchio ; con espejo
with mirrors ; p ; mit Spiegel ; avec miroir ; con specchio ; con espejo
with motorbike ; p ; mit Motorrad ; avec moto ; con moto ; con moto
with motorcycle ; p ; mit Motorrad ; avec moto ; con moto ; con moto
with movable handle ; p ; mit beweglichem Griff ; avec anse mobile ; con manico mobile ; con asa móvil
with moving eyes ; p ; mit beweglichen Augen ; aux yeux mobiles ; con occhi mobili ; con ojos móviles
with moving parts ; p ; mit beweglichen Teilen ; avec pièces mobiles ; con parti mobili ; con piezas móviles
with music & lights ; p ; mit Musik und Licht ; avec musique et lumière ; con musica e luci ; con música y luz
with music ; p ; mit Musik ; avec musique ; con musica ; con música
with music and light ; p ; mit Musik und Licht ; avec musique et lumière ; con musica e luci ; con música y luz
with music and lights ; p ; mit Musik und Licht ; avec musique et lumière ; con musica e luci ; con música y luz
with name ; p ; mit Namen ; avec prénom ; con nome ; con nombre
with opening bonnet ; p ; mit Motorhaube zum Öffnen ; avec capot ouvrant ; con cofano apribile ; con capó practicable
with opening doors ; p ; mit zu öffnenden Türen ; avec portes ouvrantes ; con porte apribili ; con puertas que se abren
with pull back action ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
with pull back and go action ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
with pup ; p ; mit Welpe ; avec chiot ; con cucciolo ; con cachorro
with puppies ; p ; mit Welpen ; avec chiots ; con cuccioli ; con cachorros
with puppy ; p ; mit Welpe ; avec chiot ; con cucciolo ; con cachorro
with pups ; p ; mit Welpen ; avec chiots ; con cuccioli ; con cachorros
with remote control ; p ; mit Fernsteuerung ; avec télécommande ; con telecomando ; con mando a distancia
with ribbon ; p ; mit Band ; avec ruban ; con nastro ; con cinta
with ribbons ; p ; mit Band ; avec ruban ; con nastro ; con cinta
with rider ; p ; mit Fahrer ; avec conducteur ; con pilota ; con piloto
with saddle ; p ; mit Sattel ; avec selle ; con sella ; con silla de montar
with sheild ; p ; mit Schild ; avec bouclier ; con scudo ; con escudo
with shield ; p ; mit Schild ; avec bouclier ; con scudo ; con escudo
with slide ; p ; mit Rutsche ; avec toboggan ; con scivolo ; con tobogán
with smoke ; p ; mit Rauch ; avec fumée ; con fumo ; con humo
with smoke deflectors ; p ; mit Windleitblechen ; avec pare-fumée ; con parafumo ; con deflectores de humo
with sound ; p ; mit Sound ; avec son ; con suoni ; con sonido
with sound chip ; p ; mit Soundchip ; avec puce sonore ; con chip sonoro ; con chip de sonido
with soundchip ; p ; mit Soundchip ; avec puce sonore ; con chip sonoro ; con chip de sonido
with sounds ; p ; mit Sound ; avec son ; con suoni ; con sonido
with spare parts ; p ; mit Ersatzteilen ; avec pièces de rechange ; con pezzi di ricambio ; con piezas de repuesto
with stand ; p ; mit Ständer ; avec support ; con supporto ; con soporte
with stencils ; p ; mit Schablonen ; avec pochoirs ; con stencil ; con plantillas
with stickers ; p ; mit Aufklebern ; avec autocollants ; con adesivi ; con pegatinas
with storage bag ; p ; mit Aufbewahrungstasche ; avec sac de rangement ; con sacca portaoggetti ; con bolsa de almacenaje
with suitcase ; p ; mit Koffer ; avec valise ; con valigetta ; con maletín
with sword & shield ; p ; mit Schwert und Schild ; avec épée et bouclier ; con spada e scudo ; con espada y escudo
with sword ; p ; mit Schwert ; avec épée ; con spada ; con espada
with sword and shield ; p ; mit Schwert und Schild ; avec épée et bouclier ; con spada e scudo ; con espada y escudo
with tail ; p ; mit Schwanz ; avec queue ; con coda ; con cola
with trailer ; p ; mit Anhänger ; avec remorque ; con rimorchio ; con remolque
with transmitter ; p ; mit Sender ; avec émetteur ; con trasmettitore ; con emisora
with treasure chest ; p ; mit Schatztruhe ; avec coffre au trésor ; con scrigno del tesoro ; con cofre del tesoro
with tts sound ; p ; mit TTS-Sound ; avec son TTS ; con suono TTS ; con sonido TTS
with velcro ; p ; mit Klettverschluss ; avec velcro ; con velcro ; con velcro
with washable markers ; p ; mit auswaschbaren Filzstiften ; avec feutres lavables ; con pennarelli lavabili ; con rotuladores lavables
with weapons ; p ; mit Waffen ; avec armes ; con armi ; con armas
with weapons and stand ; p ; mit Waffen und Ständer ; avec armes et socle ; con armi e supporto ; con armas y soporte
with wig ; p ; mit Perücke ; avec perruque ; con parrucca ; con peluca
with wings ; p ; mit Flügeln ; avec ailes ; con ali ; con alas
with wooden board & pieces ; p ; mit Holzbrett und Figuren ; avec plateau et pièces en bois ; con scacchiera e pezzi in legno ; con tablero y piezas de madera
with zip ; p ; mit Reißverschluss ; avec fermeture éclair ; con cerniera ; con cremallera
without smoke deflectors ; p ; ohne Windleitbleche ; sans pare-fumée ; senza parafumo ; sin deflectores de humo
wobbler~wobblers ; n ; Wackelfigur/Wackelfiguren/f ; figurine à tête branlante/figurines à tête branlante/f ; bobblehead/bobblehead/m ; figura cabezona/figuras cabezonas/f
wobbly figure~wobbly figures ; n ; Wackelfigur/Wackelfiguren/f ; figurine culbuto/figurines culbuto/f ; personaggio dondolante/personaggi dondolanti/m ; figura tentetiesa/figuras tentetiesas/f
wolf cub~wolf cubs ; n ; Wolfswelpe/Wolfswelpen/m ; louveteau/louveteaux/m ; lupacchiotto/lupacchiotti/m ; lobezno/lobeznos/m
wolf mask~wolf masks ; n ; Wolfsmaske/Wolfsmasken/f ; masque de loup/masques de loup/m ; maschera da lupo/maschere da lupo/f ; máscara de lobo/máscaras de lobo/f
wombat~wombats ; n ; Wombat/Wombats/m ; wombat/wombats/m ; vombato/vombati/m ; wombat/wombats/m
wood elf~wood elves ; n ; Waldelf/Waldelfen/m ; elfe sylvain/elfes sylvains/m ; elfo silvano/elfi silvani/m ; elfo silvano/elfos silvanos/m
wood hog~wood hogs ; n ; Wildschwein/Wildschweine/n ; sanglier/sangliers/m ; cinghiale/cinghiali/m ; jabalí/jabalíes/m
wooden ball~wooden balls ; n ; Holzkugel/Holzkugeln/f ; boule en bois/boules en bois/f ; pallina di legno/palline di legno/f ; bola de madera/bolas de madera/f
wooden boxed ; p ; in Holzbox ; en coffret en bois ; in scatola di legno ; en caja de madera
wooden figure~wooden figures ; n ; Holzfigur/Holzfiguren/f ; figurine en bois/figurines en bois/f ; statuina di legno/statuine di legno/f ; figura de madera/figuras de madera/f
wooden playset~wooden playsets ; n ; Holz-Spielset/Holz-Spielsets/n ; coffret de jeu en bois/coffrets de jeu en bois/m ; set da gioco in legno/set da gioco in legno/m ; set de juego de madera/sets de juego de madera/m
wooden puzzle brain teaser~wooden puzzle brain teasers ; n ; Holz-Knobelspiel/Holz-Knobelspiele/n ; casse-tête en bois/casse-têtes en bois/m ; rompicapo in legno/rompicapi in legno/m ; rompecabezas de ingenio de madera/rompecabezas de ingenio de madera/m
wooden station~wooden stations ; n ; Holzbahnhof/Holzbahnhöfe/m ; gare en bois/gares en bois/f ; stazione in legno/stazioni in legno/f ; estación de madera/estaciones de madera/f
wooden threading bead~wooden threading beads ; n ; Holz-Fädelperle/Holz-Fädelperlen/f ; perle en bois à enfiler/perles en bois à enfiler/f ; perla di legno da infilare/perle di legno da infilare/f ; cuenta de madera para ensartar/cuentas de madera para ensartar/f
wooden train table~wooden train tables ; n ; Eisenbahn-Spieltisch aus Holz/Eisenbahn-Spieltische aus Holz/m ; table de train en bois/tables de train en bois/f ; tavolo per trenini in legno/tavoli per trenini in legno/m ; mesa de tren de madera/mesas de tren de madera/f
wooden wagon~wooden wagons ; n ; Holzwagen/Holzwagen/m ; chariot en bois/chariots en bois/m ; carretto in legno/carretti in legno/m ; carrito de madera/carritos de madera/m
woolly mammoth~woolly mammoths ; n ; Wollhaarmammut/Wollhaarmammuts/n ; mammouth laineux/mammouths laineux/m ; mammut lanoso/mammut lanosi/m ; mamut lanudo/mamuts lanudos/m
woolly rhino~woolly rhinos ; n ; Wollnashorn/Wollnashörner/n ; rhinocéros laineux/rhinocéros laineux/m ; rinoceronte lanoso/rinoceronti lanosi/m ; rinoceronte lanudo/rinocerontes lanudos/m
work stand~work stands ; n ; Montageständer/Montageständer/m ; support de montage/supports de montage/m ; supporto da lavoro/supporti da lavoro/m ; soporte de trabajo/soportes de trabajo/m
world champion ; p ; Weltmeister ; champion du monde ; campione del mondo ; campeón del mundo
world war i ; p ; aus dem Ersten Weltkrieg ; de la Première Guerre mondiale ; della prima guerra mondiale ; de la Primera Guerra Mundial
worry eater~worry eaters ; n ; Sorgenfresser/Sorgenfresser/m ; mange-soucis/mange-soucis/m ; mangiapaure/mangiapaure/m ; comemiedos/comemiedos/m
wreath hook~wreath hooks ; n ; Kranzhaken/Kranzhaken/m ; crochet pour couronne/crochets pour couronne/m ; gancio per ghirlanda/ganci per ghirlanda/m ; gancho para corona/ganchos para coronas/m
wrecker truck~wrecker trucks ; n ; Abschleppwagen/Abschleppwagen/m ; dépanneuse/dépanneuses/f ; carro attrezzi/carri attrezzi/m ; camión grúa/camiones grúa/m
wrecker~wreckers ; n ; Abschleppwagen/Abschleppwagen/m ; dépanneuse/dépanneuses/f ; carro attrezzi/carri attrezzi/m ; grúa/grúas/f
wrist rattle~wrist rattles ; n ; Handgelenkrassel/Handgelenkrasseln/f ; hochet poignet/hochets poignet/m ; sonaglino da polso/sonaglini da polso/m ; sonajero de muñeca/sonajeros de muñeca/m
wwi ; p ; aus dem Ersten Weltkrieg ; de la Première Guerre mondiale ; della prima guerra mondiale ; de la Primera Guerra Mundial
x-large ; p ; Größe XL ; taille XL ; taglia XL ; talla XL
xenoceratops~xenoceratops ; n ; Xenoceratops/Xenoceratops/m ; xénocératops/xénocératops/m ; xenoceratopo/xenoceratopi/m ; xenoceratops/xenoceratops/m
xx-large ; p ; Größe XXL ; taille XXL ; taglia XXL ; talla XXL
xxl ; p ; Größe XXL ; taille XXL ; taglia XXL ; talla XXL
xxxl ; p ; Größe XXXL ; taille XXXL ; taglia XXXL ; talla XXXL
yard signal~yard signals ; n ; Rangiersignal/Rangiersignale/n ; signal de manœuvre/signaux de manœuvre/m ; segnale di manovra/segnali di manovra/m ; señal de maniobra/señales de maniobra/f
yellow & black ; c ; gelb-schwarz/gelb-schwarze ; jaune et noir/jaune et noir/jaune et noir/jaune et noir ; giallo e nero/giallo e nero/giallo e nero/giallo e nero ; amarillo y negro/amarillo y negro/amarillo y negro/amarillo y negro
yellow & red ; c ; gelb-rot/gelb-rote ; jaune et rouge/jaune et rouge/jaune et rouge/jaune et rouge ; giallo e rosso/giallo e rosso/giallo e rosso/giallo e rosso ; amarillo y rojo/amarillo y rojo/amarillo y rojo/amarillo y rojo
yellow & silver ; c ; gelb-silber ; jaune et argent/jaune et argent/jaune et argent/jaune et argent ; giallo e argento/giallo e argento/giallo e argento/giallo e argento ; amarillo y plata/amarillo y plata/amarillo y plata/amarillo y plata
yellow and black ; c ; gelb-schwarz/gelb-schwarze ; jaune et noir/jaune et noir/jaune et noir/jaune et noir ; giallo e nero/giallo e nero/giallo e nero/giallo e nero ; amarillo y negro/amarillo y negro/amarillo y negro/amarillo y negro
yellow and red ; c ; gelb-rot/gelb-rote ; jaune et rouge/jaune et rouge/jaune et rouge/jaune et rouge ; giallo e rosso/giallo e rosso/giallo e rosso/giallo e rosso ; amarillo y rojo/amarillo y rojo/amarillo y rojo/amarillo y rojo
yellow and silver ; c ; gelb-silber ; jaune et argent/jaune et argent/jaune et argent/jaune et argent ; giallo e argento/giallo e argento/giallo e argento/giallo e argento ; amarillo y plata/amarillo y plata/amarillo y plata/amarillo y plata
yellow/black ; c ; gelb-schwarz/gelb-schwarze ; jaune et noir/jaune et noir/jaune et noir/jaune et noir ; giallo e nero/giallo e nero/giallo e nero/giallo e nero ; amarillo y negro/amarillo y negro/amarillo y negro/amarillo y negro
yellow/red ; c ; gelb-rot/gelb-rote ; jaune et rouge/jaune et rouge/jaune et rouge/jaune et rouge ; giallo e rosso/giallo e rosso/giallo e rosso/giallo e rosso ; amarillo y rojo/amarillo y rojo/amarillo y rojo/amarillo y rojo
yellow/silver ; c ; gelb-silber ; jaune et argent/jaune et argent/jaune et argent/jaune et argent ; giallo e argento/giallo e argento/giallo e argento/giallo e argento ; amarillo y plata/amarillo y plata/amarillo y plata/amarillo y plata
yo-yo string~yo-yo strings ; n ; Jo-Jo-Schnur/Jo-Jo-Schnüre/f ; ficelle de yo-yo/ficelles de yo-yo/f ; corda per yo-yo/corde per yo-yo/f ; cuerda de yoyó/cuerdas de yoyó/f
yorkshire terrier~yorkshire terriers ; n ; Yorkshire Terrier/Yorkshire Terrier/m ; yorkshire terrier/yorkshire terriers/m ; yorkshire terrier/yorkshire terrier/m ; yorkshire terrier/yorkshire terriers/m
z scale ; p ; Spur Z ; échelle Z ; scala Z ; escala Z
zebra foal~zebra foals ; n ; Zebrafohlen/Zebrafohlen/n ; bébé zèbre/bébés zèbres/m ; puledro di zebra/puledri di zebra/m ; potro de cebra/potros de cebra/m
zombie bride~zombie brides ; n ; Zombiebraut/Zombiebräute/f ; mariée zombie/mariées zombies/f ; sposa zombie/spose zombie/f ; novia zombi/novias zombi/f
zombie mask~zombie masks ; n ; Zombie-Maske/Zombie-Masken/f ; masque de zombie/masques de zombie/m ; maschera da zombie/maschere da zombie/f ; máscara de zombi/máscaras de zombi/f
zoo enclosure~zoo enclosures ; n ; Zoogehege/Zoogehege/n ; enclos de zoo/enclos de zoo/m ; recinto dello zoo/recinti dello zoo/m ; recinto de zoo/recintos de zoo/m
zoo keeper~zoo keepers ; n ; Tierpfleger/Tierpfleger/m ; gardien de zoo/gardiens de zoo/m ; guardiano dello zoo/guardiani dello zoo/m ; cuidador de zoo/cuidadores de zoo/m
zookeeper~zookeepers ; n ; Tierpfleger/Tierpfleger/m ; gardien de zoo/gardiens de zoo/m ; guardiano dello zoo/guardiani dello zoo/m ; cuidador del zoo/cuidadores del zoo/m
`;
