/**
 * Titles of the trade with translations as native sellers write them, and what would be wrong with each:
 * `English ~ brand ~ German ~ French ~ Italian ~ Spanish`, then lines `- kind ~ what > instead` of each language.
 */
export const JUDGED = `
Front Left Brake Caliper for VW Golf Mk5 1K0615123A ~  ~ Bremssattel vorne links für VW Golf Mk5 1K0615123A ~ Étrier de frein avant gauche pour VW Golf Mk5 1K0615123A ~ Pinza freno anteriore sinistra per VW Golf Mk5 1K0615123A ~ Pinza de freno delantera izquierda para VW Golf Mk5 1K0615123A
- side ~ links>rechts ~ gauche>droit ~ sinistra>destra ~ izquierda>derecha
- side ~ vorne>hinten ~ avant>arrière ~ anteriore>posteriore ~ delantera>trasera
Universal Car Seat Covers Full Set 9 Piece Black Grey Washable ~  ~ Universal Autositzbezüge Komplettset 9-teilig schwarz grau waschbar ~ Housses de siège auto universelles jeu complet 9 pièces noir gris lavables ~ Coprisedili auto universali set completo 9 pezzi nero grigio lavabili ~ Fundas de asiento de coche universales juego completo 9 piezas negro gris lavables
- colour ~ grau>braun ~ gris>marron ~ grigio>marrone ~ gris>marrón
- number ~ 9-teilig>7-teilig ~ 9 pièces>19 pièces ~ 9 pezzi>90 pezzi ~ 9 piezas>8 piezas
Refurbished Turbocharger 1.6 HDI 110 BHP No Core Charge ~  ~ Generalüberholter Turbolader 1.6 HDI 110 PS ohne Altteilpfand ~ Turbocompresseur reconditionné 1.6 HDI 110 ch sans consigne ~ Turbocompressore ricondizionato 1.6 HDI 110 CV senza reso carcassa ~ Turbocompresor reacondicionado 1.6 HDI 110 CV sin depósito por el casco
- condition ~ Generalüberholter>Neuer ~ reconditionné>neuf ~ ricondizionato>nuovo ~ reacondicionado>nuevo
- negation ~ ohne>mit ~ sans>avec ~ senza>con ~ sin>con
Motorcycle Tank Pad Protector Carbon Look for Yamaha MT-07 ~  ~ Motorrad Tankpad Tankschutz Carbon-Look für Yamaha MT-07 ~ Protège-réservoir moto aspect carbone pour Yamaha MT-07 ~ Protezione serbatoio moto effetto carbonio per Yamaha MT-07 ~ Protector de depósito de moto aspecto carbono para Yamaha MT-07
- brand ~ Yamaha>Kawasaki ~ Yamaha > ~ Yamaha>Honda ~ Yamaha>Suzuki
- purpose ~ für > ~ pour > ~ per > ~ para >
Oil Filter Spanner Wrench 65-110mm Adjustable Chrome Vanadium ~  ~ Ölfilterschlüssel 65-110 mm verstellbar Chrom-Vanadium ~ Clé à filtre à huile 65-110 mm réglable chrome vanadium ~ Chiave per filtro olio 65-110 mm regolabile cromo vanadio ~ Llave para filtro de aceite 65-110 mm ajustable cromo vanadio
- number ~ 65-110>60-110 ~ 65-110>65-100 ~ 65-110>65 ~ 65-110>65-1100
Vintage Record No 4 Smoothing Plane Made in England ~ Record ~ Vintage Record No 4 Putzhobel Made in England ~ Rabot à replanir vintage Record No 4 fabriqué en Angleterre ~ Pialla vintage Record No 4 prodotta in Inghilterra ~ Cepillo de carpintero vintage Record No 4 fabricado en Inglaterra
- number ~ No 4>No 5 ~ No 4>No 14 ~ No 4> ~ No 4>No 3
Job Lot of Old Hand Tools Chisels Files Hammers Rusty ~  ~ Konvolut alte Handwerkzeuge Stechbeitel Feilen Hämmer rostig ~ Lot d'anciens outils à main ciseaux limes marteaux rouillés ~ Lotto di vecchi attrezzi manuali scalpelli lime martelli arrugginiti ~ Lote de herramientas manuales antiguas formones limas martillos oxidados
- amount ~ Konvolut alte>Alte ~ Lot d'anciens>Anciens ~ Lotto di vecchi>Vecchi ~ Lote de herramientas>Herramientas
Non-Slip Work Gloves Nitrile Coated Size 10 XL 12 Pairs ~  ~ Rutschfeste Arbeitshandschuhe nitrilbeschichtet Größe 10 XL 12 Paar ~ Gants de travail antidérapants enduits nitrile taille 10 XL 12 paires ~ Guanti da lavoro antiscivolo rivestiti in nitrile taglia 10 XL 12 paia ~ Guantes de trabajo antideslizantes recubiertos de nitrilo talla 10 XL 12 pares
- code ~ XL>L ~ XL>XXL ~ XL >  ~ XL>M
- amount ~ 12 Paar>12 Stück ~ 12 paires>2 paires ~ 12 paia>12 pezzi ~ 12 pares>12 unidades
Levi's Vintage Denim Trucker Jacket Medium Used ~ Levi's ~ Levi's Vintage Jeansjacke Trucker Medium gebraucht ~ Veste en jean vintage Levi's Trucker Medium d'occasion ~ Giacca di jeans vintage Levi's Trucker Medium usata ~ Chaqueta vaquera vintage Levi's Trucker Medium usada
- condition ~ gebraucht>neu ~ d'occasion>neuve ~ usata>nuova ~ usada>nueva
- condition ~  gebraucht> ~  d'occasion> ~  usata> ~  usada>
Nike Sportswear Club Fleece Hoodie Grey Heather Large BNWT ~ Nike ~ Nike Sportswear Club Fleece Hoodie grau meliert Large neu mit Etikett ~ Sweat à capuche Nike Sportswear Club Fleece gris chiné Large neuf avec étiquette ~ Felpa con cappuccio Nike Sportswear Club Fleece grigio melange Large nuova con etichetta ~ Sudadera con capucha Nike Sportswear Club Fleece gris jaspeado Large nueva con etiqueta
- condition ~ neu mit Etikett>gebraucht ~ neuf avec étiquette>occasion ~ nuova con etichetta>usata ~ nueva con etiqueta>usada
- brand ~ Nike>Adidas ~ Nike>Puma ~ Nike > ~ Nike>Reebok
Baby Cotton Romper Set of 2 Unisex 0-3 Months Organic ~  ~ 2er-Set Baby-Strampler Bio-Baumwolle unisex 0-3 Monate ~ Lot de 2 barboteuses bébé en coton bio unisexe 0-3 mois ~ Set di 2 pagliaccetti neonato in cotone biologico unisex 0-3 mesi ~ Juego de 2 peleles de bebé de algodón orgánico unisex 0-3 meses
- gender ~ Baby-Strampler>Herren-Strampler ~ bébé>homme ~ neonato>uomo ~ de bebé>de mujer
- unit ~ Monate>Jahre ~ mois>ans ~ mesi>anni ~ meses>años
Adidas Samba OG Trainers White Black Gum UK 9 EU 43 1/3 ~ Adidas ~ Adidas Samba OG Sneaker weiß schwarz Gum UK 9 EU 43 1/3 ~ Baskets Adidas Samba OG blanc noir gomme UK 9 EU 43 1/3 ~ Scarpe Adidas Samba OG bianco nero gum UK 9 EU 43 1/3 ~ Zapatillas Adidas Samba OG blanco negro goma UK 9 EU 43 1/3
- number ~ UK 9>UK 8 ~ 43 1/3>42 1/3 ~ EU 43 1/3>EU 43 ~ UK 9>UK 10
- brand ~ Adidas Samba>Nike Samba ~ Adidas > ~ Adidas >Puma  ~ Adidas >
Football Boots Firm Ground Moulded Studs Neon Orange Junior 4 ~  ~ Fußballschuhe für festen Boden mit Noppen neonorange Junior 4 ~ Chaussures de football terrain sec crampons moulés orange fluo junior 4 ~ Scarpe da calcio terreni compatti tacchetti stampati arancione fluo junior 4 ~ Botas de fútbol césped natural tacos moldeados naranja neón junior 4
- colour ~ neonorange>neongrün ~ orange fluo>vert fluo ~ arancione fluo>giallo fluo ~ naranja neón>verde neón
9ct Yellow Gold Diamond Engagement Ring 0.25ct Size M ~  ~ 9 Karat Gelbgold Diamant-Verlobungsring 0,25 ct Größe M ~ Bague de fiançailles diamant or jaune 9 carats 0,25 ct taille M ~ Anello di fidanzamento con diamante oro giallo 9 ct 0,25 ct misura M ~ Anillo de compromiso de diamante oro amarillo 9 quilates 0,25 ct talla M
- number ~ 9 Karat>18 Karat ~ 9 carats>19 carats ~ 9 ct>14 ct ~ 9 quilates>18 quilates
- number ~ 0,25 ct>2,5 ct ~ 0,25 ct>0,52 ct ~ 0,25 ct>25 ct ~ 0,25 ct>0,2 ct
Mens Tungsten Carbide Wedding Band 8mm Black Brushed ~  ~ Herren Ehering Wolframcarbid 8 mm schwarz gebürstet ~ Alliance homme carbure de tungstène 8 mm noire brossée ~ Fede nuziale uomo carburo di tungsteno 8 mm nera satinata ~ Alianza de boda hombre carburo de tungsteno 8 mm negra cepillada
- gender ~ Herren >Damen  ~ homme>femme ~ uomo>donna ~ hombre>mujer
- unit ~ 8 mm>8 cm ~ 8 mm>8 g ~ 8 mm>8 ml ~ 8 mm>8
Antique Victorian Cameo Brooch Pin C1880 No Damage ~  ~ Antike viktorianische Kamee-Brosche um 1880 ohne Beschädigungen ~ Broche camée ancienne époque victorienne vers 1880 sans dommage ~ Spilla cammeo antica vittoriana 1880 circa senza danni ~ Broche camafeo antiguo victoriano c. 1880 sin daños
- negation ~ ohne Beschädigungen>mit Beschädigungen ~ sans dommage>avec dommage ~ senza danni>con danni ~ sin daños>con daños
- number ~ 1880>1980 ~ 1880>1808 ~ 1880>1890 ~ 1880>880
Watch Strap 22mm Genuine Leather Brown Quick Release Pins ~  ~ Uhrenarmband 22 mm Echtleder braun mit Schnellverschluss-Federstegen ~ Bracelet de montre 22 mm cuir véritable marron pompes rapides ~ Cinturino orologio 22 mm vera pelle marrone sgancio rapido ~ Correa de reloj 22 mm cuero auténtico marrón pasadores de liberación rápida
- condition ~ Echtleder>Kunstleder ~ cuir véritable>similicuir ~ vera pelle>ecopelle ~ cuero auténtico>cuero sintético
- number ~ 22 mm>20 mm ~ 22 mm>24 mm ~ 22 mm>12 mm ~ 22 mm>18 mm
Replacement Battery for iPhone 11 3110mAh with Tool Kit ~  ~ Ersatzakku für iPhone 11 3110 mAh mit Werkzeugset ~ Batterie de rechange pour iPhone 11 3110 mAh avec kit d'outils ~ Batteria di ricambio per iPhone 11 3110 mAh con kit attrezzi ~ Batería de repuesto para iPhone 11 3110 mAh con kit de herramientas
- purpose ~ für iPhone>iPhone ~ pour iPhone>iPhone ~ per iPhone>iPhone ~ para iPhone>iPhone
- number ~ iPhone 11>iPhone 12 ~ 3110>3310 ~ iPhone 11>iPhone 1 ~ 3110>3100
HDMI Cable 2m High Speed 4K Gold Plated Braided Black ~  ~ HDMI-Kabel 2 m High Speed 4K vergoldet geflochten schwarz ~ Câble HDMI 2 m haute vitesse 4K plaqué or tressé noir ~ Cavo HDMI 2 m alta velocità 4K placcato oro intrecciato nero ~ Cable HDMI 2 m alta velocidad 4K chapado en oro trenzado negro
- unit ~ 2 m>2 cm ~ 2 m>2 mm ~ 2 m>2 ft ~ 2 m>2 pulgadas
- number ~ 2 m>3 m ~ 2 m>20 m ~ 4K>8K ~ 2 m>5 m
Logitech MX Keys Keyboard German Layout QWERTZ Open Box ~ Logitech ~ Logitech MX Keys Tastatur deutsches Layout QWERTZ Verpackung geöffnet ~ Clavier Logitech MX Keys disposition allemande QWERTZ emballage ouvert ~ Tastiera Logitech MX Keys layout tedesco QWERTZ scatola aperta ~ Teclado Logitech MX Keys distribución alemana QWERTZ caja abierta
- condition ~  Verpackung geöffnet> neu ~  emballage ouvert> neuf ~  scatola aperta> nuova ~  caja abierta> nuevo
- condition ~  Verpackung geöffnet> ~  emballage ouvert> ~  scatola aperta> ~  caja abierta>
Panasonic 1.7L Electric Kettle Brushed Steel 3000W Refurbished ~ Panasonic ~ Panasonic Wasserkocher 1,7 L Edelstahl gebürstet 3000W generalüberholt ~ Bouilloire électrique Panasonic 1,7 L acier brossé 3000W reconditionnée ~ Bollitore elettrico Panasonic 1,7 L acciaio spazzolato 3000W ricondizionato ~ Hervidor eléctrico Panasonic 1,7 L acero cepillado 3000W reacondicionado
- number ~ 1,7 L>7,1 L ~ 1,7 L>17 L ~ 1,7 L>1,5 L ~ 1,7 L>1 L
- condition ~  generalüberholt> ~  reconditionnée> ~  ricondizionato> ~  reacondicionado>
Nikon Lens Cap Only 52mm Front Pinch Snap On ~ Nikon ~ Nikon Objektivdeckel 52 mm vorne nur Deckel mit Schnappverschluss ~ Bouchon d'objectif Nikon 52 mm avant à pincer bouchon uniquement ~ Solo tappo obiettivo Nikon 52 mm anteriore a scatto ~ Solo tapa de objetivo Nikon 52 mm frontal a presión
- only ~ nur Deckel > ~  bouchon uniquement> ~ Solo tappo>Tappo ~ Solo tapa>Tapa
Nintendo Switch Joy-Con Left Neon Blue Right Neon Red Boxed ~ Nintendo ~ Nintendo Switch Joy-Con links neonblau rechts neonrot in OVP ~ Joy-Con Nintendo Switch gauche bleu néon droite rouge néon en boîte ~ Joy-Con Nintendo Switch sinistro blu neon destro rosso neon con scatola ~ Joy-Con Nintendo Switch izquierdo azul neón derecho rojo neón en caja
- colour ~ neonrot>neongelb ~ rouge néon>vert néon ~ rosso neon>giallo neon ~ rojo neón>verde neón
- side ~ links neonblau rechts>neonblau rechts ~ droite >  ~ sinistro>destro ~ izquierdo>derecho
Corgi Toys 261 James Bond Aston Martin DB5 Gold 1965 Boxed ~ Corgi ~ Corgi Toys 261 James Bond Aston Martin DB5 gold 1965 in OVP ~ Corgi Toys 261 James Bond Aston Martin DB5 or 1965 en boîte ~ Corgi Toys 261 James Bond Aston Martin DB5 oro 1965 con scatola ~ Corgi Toys 261 James Bond Aston Martin DB5 dorado 1965 en caja
- colour ~ gold >silber  ~ or 1965>argent 1965 ~ oro 1965>argento 1965 ~ dorado>plateado
- code ~ DB5>DB6 ~ DB5>DB4 ~ DB5 > ~ DB5>DB9
WWII British Army Brodie Helmet Reproduction Steel ~  ~ Brodie-Helm britische Armee 2. Weltkrieg Reproduktion Stahl ~ Casque Brodie armée britannique 2e Guerre mondiale reproduction acier ~ Elmetto Brodie esercito britannico Seconda guerra mondiale riproduzione acciaio ~ Casco Brodie ejército británico Segunda Guerra Mundial reproducción acero
- condition ~ Reproduktion>Original ~ reproduction>original ~ riproduzione>originale ~ reproducción>original
- condition ~ Reproduktion >  ~ reproduction >  ~ riproduzione >  ~ reproducción >
Lladro Porcelain Clown Head Figurine Hairline Crack to Collar ~ Lladro ~ Lladro Porzellanfigur Clownkopf Haarriss am Kragen ~ Figurine tête de clown en porcelaine Lladro fêlure au col ~ Statuina testa di clown in porcellana Lladro crepa sottile al collo ~ Figura cabeza de payaso porcelana Lladro grieta fina en el cuello
- brand ~ Lladro >  ~ Lladro>Meissen ~ Lladro>Capodimonte ~ Lladro>
Set of 4 Wine Glasses Hand Blown Crystal 350ml Dishwasher Safe ~  ~ 4er-Set Weingläser mundgeblasenes Kristallglas 350 ml spülmaschinenfest ~ Lot de 4 verres à vin cristal soufflé à la bouche 350 ml lave-vaisselle ~ Set di 4 calici da vino in cristallo soffiato 350 ml lavabili in lavastoviglie ~ Juego de 4 copas de vino cristal soplado a mano 350 ml aptas para lavavajillas
- amount ~ 4er-Set>6er-Set ~ Lot de 4 verres>Verre ~ Set di 4 calici>Calice ~ Juego de 4 copas>Copa
- unit ~ 350 ml>350 l ~ 350 ml>350 cl ~ 350 ml>350 g ~ 350 ml>350 mm
Venetian Blind Faux Wood 120 x 150cm Oak Left Hand Control ~  ~ Jalousie Holzoptik 120 x 150 cm Eiche Bedienung links ~ Store vénitien imitation bois 120 x 150 cm chêne commande à gauche ~ Tenda veneziana finto legno 120 x 150 cm rovere comando a sinistra ~ Persiana veneciana imitación madera 120 x 150 cm roble mando a la izquierda
- side ~ links>rechts ~ à gauche>à droite ~ a sinistra>a destra ~ a la izquierda>a la derecha
Dining Chairs Set of 6 Solid Oak Cream Faux Leather Seats ~  ~ 6er-Set Esszimmerstühle massive Eiche Sitze Kunstleder creme ~ Lot de 6 chaises de salle à manger chêne massif assise simili cuir crème ~ Set di 6 sedie da pranzo rovere massello seduta ecopelle crema ~ Juego de 6 sillas de comedor roble macizo asientos polipiel crema
- colour ~ creme>schwarz ~ crème>gris ~ crema>nera ~ crema>marrón
- condition ~ Kunstleder>Echtleder ~ simili cuir>cuir véritable ~ ecopelle>vera pelle ~ polipiel>piel auténtica
Heavy Duty Weed Control Membrane 2m x 50m 100gsm Landscape Fabric ~  ~ Unkrautvlies extra stark 2 m x 50 m 100 g/m² Gartenvlies ~ Toile anti-mauvaises herbes résistante 2 m x 50 m 100 g/m² paillage ~ Telo pacciamatura antierbacce resistente 2 m x 50 m 100 g/m² ~ Malla antihierbas resistente 2 m x 50 m 100 g/m² tela de jardín
- number ~ 2 m x 50 m>1 m x 50 m ~ 50 m>20 m ~ 100 g>150 g ~ 50 m>500 m
Hedge Trimmer Petrol 26cc Dual Action 600mm Blade Spares or Repairs ~  ~ Benzin-Heckenschere 26 ccm 600 mm Messer beidseitig defekt für Bastler ~ Taille-haie thermique 26 cc lame 600 mm double action pour pièces ou réparation ~ Tagliasiepi a scoppio 26 cc lama 600 mm doppia azione per ricambi o riparazione ~ Cortasetos gasolina 26 cc hoja 600 mm doble acción para piezas o reparar
- condition ~  defekt für Bastler> ~  pour pièces ou réparation> ~  per ricambi o riparazione> ~  para piezas o reparar>
Remote Control Monster Truck 4WD 1:16 2.4GHz Rechargeable Red ~  ~ Ferngesteuerter Monstertruck 4WD 1:16 2,4 GHz wiederaufladbar rot ~ Monster truck radiocommandé 4WD 1:16 2,4 GHz rechargeable rouge ~ Monster truck telecomandato 4WD 1:16 2,4 GHz ricaricabile rosso ~ Monster truck teledirigido 4WD 1:16 2,4 GHz recargable rojo
- number ~ 1:16>1:18 ~ 1:16>1:6 ~ 2,4>24 ~ 1:16>1:61
- unit ~ GHz>MHz ~ GHz>kHz ~ GHz>Hz ~ GHz>MHz
Sylvanian Families Rabbit Family Pre-Owned Good Used Condition ~ Sylvanian Families ~ Sylvanian Families Hasenfamilie gebraucht guter Zustand ~ Sylvanian Families famille lapin d'occasion bon état ~ Sylvanian Families famiglia conigli usata in buone condizioni ~ Sylvanian Families familia de conejos de segunda mano buen estado
- condition ~ gebraucht >neu  ~ d'occasion >  ~ usata in>in ~ de segunda mano>nueva
Bamboo Toothbrush Soft Bristles Set of 8 Plastic Free Packaging ~  ~ 8er-Set Bambus-Zahnbürsten weiche Borsten plastikfreie Verpackung ~ Lot de 8 brosses à dents bambou poils souples emballage sans plastique ~ Set di 8 spazzolini in bambù setole morbide confezione senza plastica ~ Juego de 8 cepillos de dientes de bambú cerdas suaves embalaje sin plástico
- negation ~ plastikfreie>Plastik- ~ sans plastique>en plastique ~ senza plastica>in plastica ~ sin plástico>de plástico
Yoga Mat 6mm Non Slip TPE Eco Friendly with Carry Strap Purple ~  ~ Yogamatte 6 mm rutschfest TPE umweltfreundlich mit Tragegurt lila ~ Tapis de yoga 6 mm antidérapant TPE écologique avec sangle violet ~ Tappetino yoga 6 mm antiscivolo TPE ecologico con cinghia viola ~ Esterilla de yoga 6 mm antideslizante TPE ecológica con correa morada
- colour ~ lila>grün ~ violet>rose ~ viola>grigio ~ morada>azul
Right Hand Golf Clubs Full Set Callaway Graphite Mens with Bag ~ Callaway ~ Callaway Golfschläger Komplettset Rechtshand Graphit Herren mit Tasche ~ Série complète clubs de golf Callaway droitier graphite homme avec sac ~ Set completo mazze da golf Callaway destrorso grafite uomo con sacca ~ Juego completo palos de golf Callaway diestro grafito hombre con bolsa
- side ~ Rechtshand>Linkshand ~ droitier>gaucher ~ destrorso>mancino ~ diestro>zurdo
Violin Case 4/4 Full Size Black Oblong Hygrometer Inside ~  ~ Geigenkasten 4/4 schwarz rechteckig mit Hygrometer innen ~ Étui violon 4/4 entier noir rectangulaire hygromètre intérieur ~ Custodia violino 4/4 nera rettangolare con igrometro interno ~ Estuche de violín 4/4 negro rectangular higrómetro interior
- number ~ 4/4>3/4 ~ 4/4>1/2 ~ 4/4>4 ~ 4/4>3/4
A4 Laminating Pouches 150 Micron Gloss Pack of 100 ~  ~ Laminierfolien A4 150 Mikron glänzend 100er-Pack ~ Pochettes de plastification A4 150 microns brillantes lot de 100 ~ Pouches per plastificazione A4 150 micron lucide confezione da 100 ~ Fundas para plastificar A4 150 micras brillo paquete de 100
- code ~ A4>A3 ~ A4>A5 ~ A4 >  ~ A4>A6
- amount ~ 100er-Pack>10er-Pack ~ lot de 100>lot de 50 ~  confezione da 100> ~ paquete de 100>paquete de 200
Pair of Front Coil Springs Lowering 35mm Vauxhall Astra H ~  ~ 1 Paar Tieferlegungsfedern vorne 35 mm Vauxhall Astra H ~ Paire de ressorts avant rabaissement 35 mm Vauxhall Astra H ~ Coppia molle anteriori assetto ribassato 35 mm Vauxhall Astra H ~ Par de muelles delanteros rebajados 35 mm Vauxhall Astra H
- side ~ vorne>hinten ~ avant>arrière ~ anteriori >  ~ delanteros>traseros
Mens Waistcoat Tweed Brown Herringbone 40R Unworn ~  ~ Herren Weste Tweed braun Fischgrat 40R ungetragen ~ Gilet de costume homme tweed marron chevrons 40R jamais porté ~ Gilet uomo tweed marrone spina di pesce 40R mai indossato ~ Chaleco hombre tweed marrón espiga 40R sin usar
- condition ~ ungetragen>getragen ~ jamais porté>porté ~ mai indossato>indossato ~ sin usar>usado
Ray-Ban Wayfarer Sunglasses RB2140 Case Only Black Leather ~ Ray-Ban ~ Ray-Ban Wayfarer Sonnenbrille RB2140 nur Etui schwarzes Leder ~ Étui seul lunettes de soleil Ray-Ban Wayfarer RB2140 cuir noir ~ Ray-Ban Wayfarer occhiali da sole RB2140 solo custodia pelle nera ~ Ray-Ban Wayfarer gafas de sol RB2140 solo funda cuero negro
- only ~ nur Etui>Etui ~ Étui seul>Étui ~ solo custodia>custodia ~ solo funda>funda
Dash Cam 1080P Dual Lens Front and Rear Night Vision 3 inch Screen ~  ~ Dashcam 1080P Doppellinse vorne und hinten Nachtsicht 3-Zoll-Display ~ Dashcam 1080P double objectif avant et arrière vision nocturne écran 3 pouces ~ Dash cam 1080P doppia lente anteriore e posteriore visione notturna schermo 3 pollici ~ Cámara de coche 1080P doble lente delantera y trasera visión nocturna pantalla 3 pulgadas
- side ~ vorne und hinten>vorne ~ avant et arrière>arrière ~ anteriore e posteriore>anteriore ~ delantera y trasera>trasera
Garden Furniture Cover 210 x 140 x 80cm Waterproof 420D Oxford Black ~  ~ Abdeckung für Gartenmöbel 210 x 140 x 80 cm wasserdicht 420D Oxford schwarz ~ Housse de salon de jardin 210 x 140 x 80 cm imperméable 420D Oxford noir ~ Telo copri mobili da giardino 210 x 140 x 80 cm impermeabile 420D Oxford nero ~ Funda para muebles de jardín 210 x 140 x 80 cm impermeable 420D Oxford negra
Hair Clipper Cordless Mens Beard Trimmer USB Waterproof Black ~  ~ Kabelloser Herren-Haarschneider Bartschneider USB wasserdicht schwarz ~ Tondeuse cheveux et barbe sans fil homme USB étanche noire ~ Tagliacapelli regolabarba uomo cordless USB impermeabile nero ~ Cortapelos recortador de barba hombre inalámbrico USB impermeable negro
Acoustic Guitar Strings Light Gauge 11-52 Phosphor Bronze 3 Sets ~  ~ 3 Sätze Westerngitarrensaiten Light 11-52 Phosphorbronze ~ 3 jeux de cordes guitare acoustique tirant light 11-52 bronze phosphoreux ~ 3 set corde chitarra acustica light 11-52 bronzo fosforoso ~ 3 juegos de cuerdas guitarra acústica light 11-52 bronce fosforado
Ratchet Spanner Set 12 Piece Metric 8-19mm Combination in Roll ~  ~ Ratschenschlüssel-Satz 12-teilig metrisch 8-19 mm in Rolltasche ~ Jeu de 12 clés mixtes à cliquet métriques 8-19 mm dans trousse ~ Set 12 chiavi combinate a cricchetto metriche 8-19 mm in custodia ~ Juego de 12 llaves combinadas de carraca métricas 8-19 mm en estuche
Smart Watch Silicone Strap for Fitbit Versa 2 Small Lilac ~  ~ Silikonarmband für Fitbit Versa 2 Small flieder ~ Bracelet silicone pour montre Fitbit Versa 2 Small lilas ~ Cinturino in silicone per smartwatch Fitbit Versa 2 Small lilla ~ Correa de silicona para reloj Fitbit Versa 2 Small lila
Full Synthetic Engine Oil 5W-30 5 Litre Castrol Edge ~ Castrol ~ Castrol Edge Vollsynthetisches Motoröl 5W-30 5 Liter ~ Huile moteur Castrol Edge 100% synthèse 5W30 5 litres ~ Olio motore Castrol Edge 5W-30 sintetico 5 litri ~ Aceite motor Castrol Edge 5W-30 sintético 5 litros
Right Angle Grinder Attachment 115mm Dust Shroud ~  ~ Winkelschleifer-Vorsatz 115 mm Absaughaube ~ Carter d'aspiration pour meuleuse d'angle 115 mm ~ Cuffia aspirapolvere per smerigliatrice angolare 115 mm ~ Campana de aspiración para amoladora angular 115 mm
Strapless Bandeau Bikini Top Coral 34C ~  ~ Trägerloses Bandeau-Bikinioberteil koralle 34C ~ Haut de bikini bandeau sans bretelles corail 34C ~ Reggiseno bikini a fascia senza spalline corallo 34C ~ Top de bikini bandeau sin tirantes coral 34C
Tank Top Mens Gym Vest Muscle Fit Red XL ~  ~ Herren Tanktop Fitness Muskelshirt rot XL ~ Débardeur musculation homme rouge XL ~ Canotta palestra uomo rossa XL ~ Camiseta de tirantes gimnasio hombre roja XL
Clip On Earrings Pearl Drop No Piercing Needed Gold Tone ~  ~ Ohrclips Perlentropfen ohne Ohrloch goldfarben ~ Boucles d'oreilles clips perle goutte sans trou doré ~ Orecchini a clip pendenti perla senza buco tono oro ~ Pendientes de clip perla gota sin agujero tono dorado
Kindle Paperwhite 11th Gen 8GB Black with Adverts ~ Kindle ~ Kindle Paperwhite 11. Generation 8 GB schwarz mit Werbung ~ Kindle Paperwhite 11e génération 8 Go noir avec publicité ~ Kindle Paperwhite 11ª generazione 8 GB nero con pubblicità ~ Kindle Paperwhite 11.ª generación 8 GB negro con publicidad
Extension Lead 4 Gang 5m Surge Protected White 13 Amp ~  ~ Verlängerungskabel 4-fach 5 m Überspannungsschutz weiß 13 A ~ Rallonge électrique 4 prises 5 m parasurtenseur blanche 13 A ~ Prolunga 4 prese 5 m protezione sovratensioni bianca 13 A ~ Alargador 4 tomas 5 m protección sobretensión blanco 13 A
Star Wars Black Series Darth Vader 6 inch Figure Sealed ~  ~ Star Wars Black Series Darth Vader 6 Zoll Figur originalverpackt ~ Figurine Star Wars Black Series Dark Vador 6 pouces scellée ~ Star Wars Black Series Darth Vader figura 6 pollici sigillata ~ Star Wars Black Series Darth Vader figura 6 pulgadas precintada
Table Lamp Base Only No Shade Ceramic Duck Egg Blue ~  ~ Tischlampe Keramik nur Fuß ohne Schirm pastellblau ~ Pied de lampe seul sans abat-jour céramique bleu clair ~ Base lampada da tavolo senza paralume solo base ceramica azzurra ~ Solo base lámpara de mesa sin pantalla cerámica azul claro
Photo Frames 8x10 Black Wood Pack of 3 Wall Hanging ~  ~ 3er-Pack Bilderrahmen 8x10 Holz schwarz zum Aufhängen ~ Lot de 3 cadres photo 8x10 bois noir à suspendre ~ Confezione da 3 cornici 8x10 legno nero da parete ~ Pack de 3 marcos de fotos 8x10 madera negra de pared
Chess Set Wooden Folding Board 38cm Hand Carved ~  ~ Schachspiel Holz klappbar 38 cm handgeschnitzt ~ Jeu d'échecs bois plateau pliant 38 cm sculpté main ~ Scacchi in legno scacchiera pieghevole 38 cm intagliati a mano ~ Ajedrez de madera tablero plegable 38 cm tallado a mano
Electric Shaver Foil Head for Braun Series 5 52B ~  ~ Ersatz-Scherkopf für Braun Series 5 52B Rasierer ~ Tête de rasoir grille pour Braun Series 5 52B ~ Testina rasoio elettrico per Braun Series 5 52B ~ Cabezal afeitadora para Braun Series 5 52B
Bass Clarinet Reeds Strength 2.5 Box of 5 Vandoren ~ Vandoren ~ Vandoren Blätter Bassklarinette Stärke 2,5 5er-Box ~ Anches clarinette basse Vandoren force 2,5 boîte de 5 ~ Ance clarinetto basso Vandoren forza 2,5 scatola da 5 ~ Cañas clarinete bajo Vandoren fuerza 2,5 caja de 5
Freshwater Pearl Necklace 18 inch Knotted with 14K Gold Clasp Gift Boxed ~  ~ Süßwasserperlenkette 18 Zoll geknotet 14K Goldschließe mit Geschenkbox ~ Collier de perles d'eau douce 45 cm noué fermoir or 14K écrin cadeau ~ Collana di perle d'acqua dolce 45 cm annodata chiusura oro 14K in confezione regalo ~ Collar de perlas cultivadas de agua dulce 45 cm anudado cierre oro 14K en estuche de regalo
- number ~ 14K>18K ~ 14K>9K ~ 14K>18K ~ 14K>24K
Expandable Garden Hose 100ft with 8 Function Spray Gun Anti Leak ~  ~ Flexibler Gartenschlauch 30 m mit 8-fach-Brause auslaufsicher ~ Tuyau d'arrosage extensible 30 m avec pistolet 8 fonctions anti-fuite ~ Tubo da giardino estensibile 30 m con pistola a 8 funzioni antiperdita ~ Manguera extensible 30 m con pistola de 8 funciones antifugas
- number ~ 30 m>100 m ~ 30 m>15 m ~ 30 m>50 m ~ 30 m>7,5 m
Vitamin D3 4000IU 365 Tablets Vegetarian One a Day Immune Support ~  ~ Vitamin D3 4000 IE 365 Tabletten vegetarisch 1x täglich Immunsystem ~ Vitamine D3 4000 UI 365 comprimés végétariens un par jour immunité ~ Vitamina D3 4000 UI 365 compresse vegetariane una al giorno difese immunitarie ~ Vitamina D3 4000 UI 365 comprimidos vegetarianos uno al día sistema inmune
- number ~ 4000>400 ~ 365>360 ~ 365>180 ~ 4000>5000
18ct White Gold Diamond Solitaire Ring 0.25ct Size L 1/2 VGC ~  ~ Solitärring 750 Weißgold 18 Karat Diamant 0,25 ct Größe L 1/2 sehr gut ~ Solitaire or blanc 18 carats diamant 0,25 ct taille L 1/2 très bon état ~ Anello solitario oro bianco 18 carati diamante 0,25 ct misura L 1/2 ottimo ~ Solitario oro blanco 18 quilates diamante 0,25 ct talla L 1/2 muy buen estado
- number ~ 0,25>0,52 ~ 0,25>0,20 ~ 0,25>2,5 ~ 0,25>0,75
- colour ~ Weißgold>Gelbgold ~ or blanc>or jaune ~ oro bianco>oro giallo ~ oro blanco>oro amarillo
Hard Drive Caddy 2.5" SATA to USB 3.0 Tool Free Enclosure Drive Not Included ~  ~ Festplattengehäuse 2,5" SATA auf USB 3.0 werkzeuglos ohne Festplatte ~ Boîtier disque dur 2,5" SATA vers USB 3.0 sans outil disque non fourni ~ Case per hard disk 2,5" SATA USB 3.0 senza attrezzi disco non incluso ~ Carcasa disco duro 2,5" SATA a USB 3.0 sin herramientas disco no incluido
- negation ~ ohne Festplatte>mit Festplatte ~ disque non fourni>disque fourni ~ disco non incluso>disco incluso ~ disco no incluido>disco incluido
- number ~ 2,5">3,5" ~ 3.0>2.0 ~ 2,5">3,5" ~ 3.0>3.1
4K Ultra HD Blu-ray Dune Part Two Steelbook Region Free New Sealed ~  ~ 4K Ultra HD Blu-ray Dune Part Two Steelbook codefree neu versiegelt ~ 4K Ultra HD Blu-ray Dune Part Two Steelbook toutes zones neuf scellé ~ 4K Ultra HD Blu-ray Dune Part Two Steelbook region free nuovo sigillato ~ 4K Ultra HD Blu-ray Dune Part Two Steelbook libre de región nuevo precintado
- number ~ 4K>8K ~ 4K>2K ~ 4K>8K ~ 4K>5K
- condition ~ neu versiegelt>gebraucht ~ neuf scellé>d'occasion ~ nuovo sigillato>usato ~ nuevo precintado>usado
PS5 Digital Edition Console Disc Drive Not Included with 2 Controllers ~  ~ PS5 Digital Edition Konsole ohne Laufwerk mit 2 Controllern ~ Console PS5 Digital Edition sans lecteur de disque avec 2 manettes ~ Console PS5 Digital Edition senza lettore disco con 2 controller ~ Consola PS5 Digital Edition sin lector de discos con 2 mandos
- negation ~ ohne Laufwerk mit 2>mit Laufwerk ohne ~ sans lecteur de disque avec 2>avec lecteur de disque sans ~ senza lettore disco con>con lettore disco senza ~ sin lector de discos con>con lector de discos sin
- amount ~ 2 Controllern>1 Controller ~ 2 manettes>3 manettes ~ 2 controller>4 controller ~ 2 mandos>1 mando
Remote Control Monster Truck 1:16 4WD Off Road 2.4GHz 30km/h Blue ~  ~ Ferngesteuerter Monstertruck 1:16 Allrad Offroad 2,4 GHz 30 km/h blau ~ Monster truck télécommandé 1/16 4WD tout-terrain 2,4 GHz 30 km/h bleu ~ Monster truck radiocomandato 1:16 4WD fuoristrada 2,4 GHz 30 km/h blu ~ Monster truck teledirigido 1:16 4WD todoterreno 2,4 GHz 30 km/h azul
- number ~ 1:16>1:18 ~ 1/16>1/12 ~ 30>50 ~ 30>13
Signed Manchester United Shirt Bobby Charlton COA Framed 1968 ~  ~ Signiertes Manchester United Trikot Bobby Charlton COA gerahmt 1968 ~ Maillot Manchester United dédicacé Bobby Charlton COA encadré 1968 ~ Maglia Manchester United autografata Bobby Charlton COA incorniciata 1968 ~ Camiseta Manchester United firmada Bobby Charlton COA enmarcada 1968
- negation ~ gerahmt>ungerahmt ~ encadré>non encadré ~ incorniciata>senza cornice ~ enmarcada>sin marco
Ladies Road Bike 50cm Frame 16 Speed Carbon Fork Disc Brakes Pedals Not Supplied ~  ~ Damen Rennrad Rahmen 50 cm 16-Gang Carbongabel Scheibenbremsen ohne Pedale ~ Vélo de route femme cadre 50 cm 16 vitesses fourche carbone freins à disque sans pédales ~ Bici da corsa donna telaio 50 cm 16 velocità forcella carbonio freni a disco senza pedali ~ Bicicleta de carretera mujer cuadro 50 cm 16 velocidades horquilla carbono frenos de disco sin pedales
- number ~ 16-Gang>18-Gang ~ 16 vitesses>6 vitesses ~ 16 velocità>21 velocità ~ 50 cm>54 cm
- negation ~ ohne Pedale>mit Pedalen ~ sans>avec ~ senza>con ~ sin>con
Digital Blood Pressure Monitor Upper Arm Large Cuff 22-42cm 2 Users ~  ~ Digitales Blutdruckmessgerät Oberarm große Manschette 22-42 cm 2 Benutzer ~ Tensiomètre numérique bras grand brassard 22-42 cm 2 utilisateurs ~ Misuratore di pressione digitale da braccio bracciale grande 22-42 cm 2 utenti ~ Tensiómetro digital de brazo brazalete grande 22-42 cm 2 usuarios
- number ~ 22-42>22-32 ~ 22-42>22-24 ~ 2 utenti>4 utenti ~ 2 usuarios>3 usuarios
Loft Ladder 3 Section Aluminium 2.85m Hatch Not Included Handrail Left or Right ~  ~ Bodentreppe 3-teilig Aluminium 2,85 m ohne Luke Handlauf links oder rechts ~ Escalier escamotable 3 sections aluminium 2,85 m trappe non incluse rampe gauche ou droite ~ Scala retrattile 3 sezioni alluminio 2,85 m botola non inclusa corrimano sinistra o destra ~ Escalera de desván 3 tramos aluminio 2,85 m trampilla no incluida pasamanos izquierda o derecha
- number ~ 2,85>2,58 ~ 2,85>3,85 ~ 2,85>285 ~ 2,85>2,5
- negation ~ ohne Luke>mit Luke ~ non incluse>incluse ~ non inclusa>inclusa ~ no incluida>incluida
Wheelbarrow Wheel 16 Inch Puncture Proof Solid Foam No Inner Tube Needed ~  ~ Schubkarrenrad 16 Zoll pannensicher Vollgummi kein Schlauch nötig ~ Roue de brouette 16 pouces increvable mousse pleine sans chambre à air ~ Ruota carriola 16 pollici antiforatura gomma piena senza camera d'aria ~ Rueda de carretilla 16 pulgadas antipinchazos maciza sin cámara
`;
