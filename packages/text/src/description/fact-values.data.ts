/**
 * Frequent values of specifics: English spellings, separated by `|`; then German; French; Italian; Spanish. A spelling
 * with `@` counts only for the specific, or the kind of specific, that it names.
 */
export const FACT_VALUES = `
v-neck|v neck ; V-Ausschnitt ; Col en V ; Scollo a V ; Cuello en V
crew neck|crewneck|round neck ; Rundhals ; Col rond ; Girocollo ; Cuello redondo
scoop neck ; U-Ausschnitt ; Encolure dégagée ; Scollo ampio ; Escote redondo
turtleneck|roll neck|polo neck ; Rollkragen ; Col roulé ; Collo alto ; Cuello alto
collared|collar ; Mit Kragen ; Avec col ; Con colletto ; Con cuello
hooded|hood ; Mit Kapuze ; À capuche ; Con cappuccio ; Con capucha
short sleeve|short sleeves ; Kurzarm ; Manches courtes ; Maniche corte ; Manga corta
long sleeve|long sleeves ; Langarm ; Manches longues ; Maniche lunghe ; Manga larga
sleeveless ; Ärmellos ; Sans manches ; Senza maniche ; Sin mangas
3/4 sleeve|3/4 sleeves ; 3/4-Arm ; Manches 3/4 ; Maniche a 3/4 ; Manga 3/4
zip|zipper|zip up ; Reißverschluss ; Fermeture éclair ; Cerniera ; Cremallera
button|buttons|button up ; Knöpfe ; Boutons ; Bottoni ; Botones
buckle ; Schnalle ; Boucle ; Fibbia ; Hebilla
lace up|lace-up|laces ; Schnürung ; Lacets ; Lacci ; Cordones
hook & loop|hook and loop|velcro ; Klettverschluss ; Fermeture auto-agrippante ; Chiusura a strappo ; Cierre autoadherente
slip on|slip-on ; Zum Hineinschlüpfen ; À enfiler ; Senza lacci ; Sin cordones
pull on|pull-on ; Zum Überziehen ; À enfiler ; Da infilare ; Sin cierre
drawstring ; Kordelzug ; Cordon de serrage ; Coulisse ; Cordón
snap|snaps|press stud ; Druckknopf ; Bouton-pression ; Bottone automatico ; Broche de presión
regular|regular fit ; Normal ; Normale ; Regolare ; Normal
slim|slim fit ; Schmal ; Ajustée ; Aderente ; Ajustado
loose|relaxed|loose fit|relaxed fit ; Weit ; Ample ; Ampia ; Holgado
casual ; Freizeit ; Décontracté ; Tempo libero ; Informal
formal ; Festlich ; Habillé ; Elegante ; Formal
business|work ; Beruf ; Travail ; Lavoro ; Trabajo
party|party/cocktail ; Party ; Fête ; Festa ; Fiesta
everyday ; Alltag ; Quotidien ; Tutti i giorni ; Diario
wedding ; Hochzeit ; Mariage ; Matrimonio ; Boda
birthday ; Geburtstag ; Anniversaire ; Compleanno ; Cumpleaños
christmas ; Weihnachten ; Noël ; Natale ; Navidad
halloween ; Halloween ; Halloween ; Halloween ; Halloween
all seasons|all season ; Ganzjährig ; Toutes saisons ; Tutte le stagioni ; Todas las estaciones
battery|batteries ; Batterie ; Pile ; Batteria ; Pila
mains|corded electric|mains electricity ; Netzbetrieb ; Secteur ; Rete elettrica ; Red eléctrica
rechargeable battery ; Akku ; Batterie rechargeable ; Batteria ricaricabile ; Batería recargable
solar ; Solar ; Solaire ; Solare ; Solar
manual ; Manuell ; Manuel ; Manuale ; Manual
wireless ; Kabellos ; Sans fil ; Senza fili ; Inalámbrico
wired ; Kabelgebunden ; Filaire ; Con filo ; Con cable
solid|plain ; Einfarbig ; Uni ; Tinta unita ; Liso
striped|stripes ; Gestreift ; Rayures ; Righe ; Rayas
floral ; Blumen ; Fleurs ; Fiori ; Flores
geometric ; Geometrisch ; Géométrique ; Geometrico ; Geométrico
rust resistant|rustproof ; Rostbeständig ; Résiste à la rouille ; Resistente alla ruggine ; Resistente al óxido
water resistant ; Wasserabweisend ; Résiste à l’eau ; Resistente all’acqua ; Resistente al agua
adult|adults ; Erwachsene ; Adultes ; Adulti ; Adultos
indoor ; Innenbereich ; Intérieur ; Interno ; Interior
outdoor ; Außenbereich ; Extérieur ; Esterno ; Exterior
wall-mounted|wall mounted|wall mount ; Wandmontage ; Montage mural ; Montaggio a parete ; Montaje en pared
freestanding|free standing ; Freistehend ; Autoportant ; Indipendente ; De pie
round ; Rund ; Ronde ; Rotonda ; Redonda
square ; Quadratisch ; Carrée ; Quadrata ; Cuadrada
rectangular|rectangle ; Rechteckig ; Rectangulaire ; Rettangolare ; Rectangular
oval ; Oval ; Ovale ; Ovale ; Ovalada
male ; Männlich ; Homme ; Uomo ; Hombre
female ; Weiblich ; Femme ; Donna ; Mujer
unisex ; Unisex ; Unisexe ; Unisex ; Unisex
multicoloured|multicolored|multicolour|multicolor|multi ; Mehrfarbig ; Multicolore ; Multicolore ; Multicolor
petrol ; Benzin ; Essence ; Benzina ; Gasolina
diesel ; Diesel ; Diesel ; Diesel ; Diésel
electric ; Elektrisch ; Électrique ; Elettrico ; Eléctrico
black ; Schwarz ; Noir ; Nero ; Negro
white ; Weiß ; Blanc ; Bianco ; Blanco
grey|gray ; Grau ; Gris ; Grigio ; Gris
silver|silver tone ; Silber ; Argenté ; Argento ; Plateado
gold|gold tone ; Gold ; Doré ; Oro ; Dorado
rose gold|rose gold tone ; Roségold ; Or rose ; Oro rosa ; Oro rosa
yellow gold ; Gelbgold ; Or jaune ; Oro giallo ; Oro amarillo
white gold ; Weißgold ; Or blanc ; Oro bianco ; Oro blanco
red ; Rot ; Rouge ; Rosso ; Rojo
dark red ; Dunkelrot ; Rouge foncé ; Rosso scuro ; Rojo oscuro
burgundy|wine red ; Burgunderrot ; Bordeaux ; Bordeaux ; Burdeos
blue ; Blau ; Bleu ; Blu ; Azul
light blue|pale blue ; Hellblau ; Bleu clair ; Azzurro ; Azul claro
dark blue ; Dunkelblau ; Bleu foncé ; Blu scuro ; Azul oscuro
navy|navy blue ; Marineblau ; Bleu marine ; Blu navy ; Azul marino
royal blue ; Königsblau ; Bleu roi ; Blu reale ; Azul real
sky blue ; Himmelblau ; Bleu ciel ; Celeste ; Azul cielo
teal ; Petrol ; Bleu canard ; Verde petrolio ; Verde azulado
turquoise ; Türkis ; Turquoise ; Turchese ; Turquesa
green ; Grün ; Vert ; Verde ; Verde
light green ; Hellgrün ; Vert clair ; Verde chiaro ; Verde claro
dark green ; Dunkelgrün ; Vert foncé ; Verde scuro ; Verde oscuro
olive|olive green ; Olivgrün ; Vert olive ; Verde oliva ; Verde oliva
khaki ; Khaki ; Kaki ; Kaki ; Caqui
mint green|mint@colour ; Mintgrün ; Vert menthe ; Verde menta ; Verde menta
sage|sage green ; Salbeigrün ; Vert sauge ; Verde salvia ; Verde salvia
yellow ; Gelb ; Jaune ; Giallo ; Amarillo
mustard ; Senfgelb ; Moutarde ; Senape ; Mostaza
orange@colour ; Orange ; Orange ; Arancione ; Naranja
pink ; Rosa ; Rose ; Rosa ; Rosa
hot pink ; Pink ; Rose vif ; Rosa acceso ; Rosa fuerte
purple|violet ; Lila ; Violet ; Viola ; Morado
lilac ; Flieder ; Lilas ; Lilla ; Lila
brown ; Braun ; Marron ; Marrone ; Marrón
dark brown ; Dunkelbraun ; Marron foncé ; Marrone scuro ; Marrón oscuro
light brown ; Hellbraun ; Marron clair ; Marrone chiaro ; Marrón claro
tan ; Hellbraun ; Fauve ; Cuoio ; Camel
beige ; Beige ; Beige ; Beige ; Beige
cream|ivory ; Creme ; Crème ; Crema ; Crema
charcoal ; Anthrazit ; Anthracite ; Antracite ; Antracita
bronze ; Bronze ; Bronze ; Bronzo ; Bronce
copper ; Kupfer ; Cuivre ; Rame ; Cobre
brass ; Messing ; Laiton ; Ottone ; Latón
clear|transparent ; Transparent ; Transparent ; Trasparente ; Transparente
natural@colour ; Natur ; Naturel ; Naturale ; Natural
cotton|100% cotton ; Baumwolle ; Coton ; Cotone ; Algodón
organic cotton ; Bio-Baumwolle ; Coton biologique ; Cotone biologico ; Algodón orgánico
cotton blend|cotton mix ; Baumwollmischung ; Coton mélangé ; Misto cotone ; Mezcla de algodón
polyester|100% polyester ; Polyester ; Polyester ; Poliestere ; Poliéster
wool|100% wool ; Wolle ; Laine ; Lana ; Lana
wool blend ; Wollmischung ; Laine mélangée ; Misto lana ; Mezcla de lana
merino wool|merino ; Merinowolle ; Laine mérinos ; Lana merino ; Lana merina
lambswool|lamb's wool ; Lammwolle ; Laine d’agneau ; Lana d’agnello ; Lana de cordero
cashmere ; Kaschmir ; Cachemire ; Cachemire ; Cachemira
silk ; Seide ; Soie ; Seta ; Seda
linen ; Leinen ; Lin ; Lino ; Lino
viscose|rayon ; Viskose ; Viscose ; Viscosa ; Viscosa
acrylic ; Acryl ; Acrylique ; Acrilico ; Acrílico
nylon ; Nylon ; Nylon ; Nylon ; Nailon
polyamide ; Polyamid ; Polyamide ; Poliammide ; Poliamida
elastane|spandex ; Elasthan ; Élasthanne ; Elastan ; Elastano
denim ; Denim ; Denim ; Denim ; Tela vaquera
canvas ; Canvas ; Toile ; Tela ; Lona
waxed canvas ; Gewachstes Canvas ; Toile cirée ; Tela cerata ; Lona encerada
corduroy ; Cord ; Velours côtelé ; Velluto a coste ; Pana
velvet ; Samt ; Velours ; Velluto ; Terciopelo
satin ; Satin ; Satin ; Raso ; Satén
lace@material ; Spitze ; Dentelle ; Pizzo ; Encaje
tweed ; Tweed ; Tweed ; Tweed ; Tweed
fleece ; Fleece ; Polaire ; Pile ; Forro polar
felt ; Filz ; Feutre ; Feltro ; Fieltro
faux fur ; Kunstfell ; Fausse fourrure ; Pelliccia sintetica ; Pelo sintético
sheepskin ; Schaffell ; Peau de mouton ; Pelle di pecora ; Piel de oveja
leather|genuine leather|real leather ; Leder ; Cuir ; Pelle ; Cuero
faux leather|pu leather|synthetic leather|vegan leather|leatherette ; Kunstleder ; Similicuir ; Similpelle ; Cuero sintético
patent leather ; Lackleder ; Cuir verni ; Vernice ; Charol
suede ; Wildleder ; Daim ; Pelle scamosciata ; Ante
nubuck ; Nubuk ; Nubuck ; Nabuk ; Nobuk
down@material ; Daunen ; Duvet ; Piumino ; Plumón
feather|feathers ; Federn ; Plumes ; Piume ; Plumas
memory foam ; Memory-Schaum ; Mousse à mémoire de forme ; Memory foam ; Espuma viscoelástica
foam ; Schaumstoff ; Mousse ; Schiuma ; Espuma
rubber ; Gummi ; Caoutchouc ; Gomma ; Goma
silicone ; Silikon ; Silicone ; Silicone ; Silicona
plastic ; Kunststoff ; Plastique ; Plastica ; Plástico
pvc|vinyl ; PVC ; PVC ; PVC ; PVC
metal ; Metall ; Métal ; Metallo ; Metal
steel ; Stahl ; Acier ; Acciaio ; Acero
stainless steel ; Edelstahl ; Acier inoxydable ; Acciaio inossidabile ; Acero inoxidable
carbon steel ; Kohlenstoffstahl ; Acier au carbone ; Acciaio al carbonio ; Acero al carbono
cast iron ; Gusseisen ; Fonte ; Ghisa ; Hierro fundido
wrought iron ; Schmiedeeisen ; Fer forgé ; Ferro battuto ; Hierro forjado
iron ; Eisen ; Fer ; Ferro ; Hierro
aluminium|aluminum ; Aluminium ; Aluminium ; Alluminio ; Aluminio
alloy|aluminium alloy|aluminum alloy ; Aluminiumlegierung ; Alliage d’aluminium ; Lega di alluminio ; Aleación de aluminio
titanium ; Titan ; Titane ; Titanio ; Titanio
pewter ; Zinn ; Étain ; Peltro ; Peltre
zinc ; Zink ; Zinc ; Zinco ; Zinc
chrome ; Chrom ; Chrome ; Cromo ; Cromo
sterling silver|925 sterling silver ; Sterlingsilber ; Argent sterling ; Argento sterling ; Plata de ley
silver plated|silver-plated ; Versilbert ; Plaqué argent ; Placcato argento ; Chapado en plata
gold plated|gold-plated ; Vergoldet ; Plaqué or ; Placcato oro ; Chapado en oro
gold filled|gold-filled ; Goldgefüllt ; Gold filled ; Laminato in oro ; Relleno de oro
platinum ; Platin ; Platine ; Platino ; Platino
carbon fibre|carbon fiber ; Kohlefaser ; Fibre de carbone ; Fibra di carbonio ; Fibra de carbono
fibreglass|fiberglass ; Glasfaser ; Fibre de verre ; Fibra di vetro ; Fibra de vidrio
glass ; Glas ; Verre ; Vetro ; Vidrio
tempered glass|toughened glass ; Sicherheitsglas ; Verre trempé ; Vetro temperato ; Vidrio templado
crystal ; Kristall ; Cristal ; Cristallo ; Cristal
ceramic|ceramics ; Keramik ; Céramique ; Ceramica ; Cerámica
porcelain ; Porzellan ; Porcelaine ; Porcellana ; Porcelana
bone china ; Knochenporzellan ; Porcelaine tendre anglaise ; Bone china ; Porcelana de hueso
stoneware ; Steinzeug ; Grès ; Gres ; Gres
earthenware ; Steingut ; Faïence ; Terracotta smaltata ; Loza
terracotta ; Terrakotta ; Terre cuite ; Terracotta ; Terracota
marble ; Marmor ; Marbre ; Marmo ; Mármol
granite ; Granit ; Granit ; Granito ; Granito
slate ; Schiefer ; Ardoise ; Ardesia ; Pizarra
concrete ; Beton ; Béton ; Cemento ; Hormigón
resin ; Harz ; Résine ; Resina ; Resina
wood|wooden ; Holz ; Bois ; Legno ; Madera
solid wood ; Massivholz ; Bois massif ; Legno massello ; Madera maciza
oak|solid oak ; Eiche ; Chêne ; Rovere ; Roble
pine ; Kiefer ; Pin ; Pino ; Pino
beech ; Buche ; Hêtre ; Faggio ; Haya
ash@material ; Esche ; Frêne ; Frassino ; Fresno
walnut ; Nussbaum ; Noyer ; Noce ; Nogal
teak ; Teak ; Teck ; Teak ; Teca
mahogany ; Mahagoni ; Acajou ; Mogano ; Caoba
acacia ; Akazie ; Acacia ; Acacia ; Acacia
birch ; Birke ; Bouleau ; Betulla ; Abedul
maple ; Ahorn ; Érable ; Acero ; Arce
willow ; Weide ; Saule ; Salice ; Sauce
bamboo ; Bambus ; Bambou ; Bambù ; Bambú
rattan ; Rattan ; Rotin ; Rattan ; Ratán
wicker ; Korbgeflecht ; Osier ; Vimini ; Mimbre
plywood ; Sperrholz ; Contreplaqué ; Compensato ; Contrachapado
mdf ; MDF ; MDF ; MDF ; MDF
cork ; Kork ; Liège ; Sughero ; Corcho
jute ; Jute ; Jute ; Iuta ; Yute
paper@material ; Papier ; Papier ; Carta ; Papel
cardboard ; Karton ; Carton ; Cartone ; Cartón
beeswax ; Bienenwachs ; Cire d’abeille ; Cera d’api ; Cera de abeja
soy wax ; Sojawachs ; Cire de soja ; Cera di soia ; Cera de soja
diamond ; Diamant ; Diamant ; Diamante ; Diamante
cubic zirconia ; Zirkonia ; Zircone cubique ; Zirconia cubica ; Circonita cúbica
pearl ; Perle ; Perle ; Perla ; Perla
sapphire ; Saphir ; Saphir ; Zaffiro ; Zafiro
ruby ; Rubin ; Rubis ; Rubino ; Rubí
emerald ; Smaragd ; Émeraude ; Smeraldo ; Esmeralda
amethyst ; Amethyst ; Améthyste ; Ametista ; Amatista
opal ; Opal ; Opale ; Opale ; Ópalo
topaz ; Topas ; Topaze ; Topazio ; Topacio
garnet ; Granat ; Grenat ; Granato ; Granate
moonstone ; Mondstein ; Pierre de lune ; Pietra di luna ; Piedra lunar
amber ; Bernstein ; Ambre ; Ambra ; Ámbar
jade ; Jade ; Jade ; Giada ; Jade
no stone ; Ohne Stein ; Sans pierre ; Senza pietra ; Sin piedra
lab-created|lab created|lab-grown|laboratory grown ; Im Labor gezüchtet ; Créé en laboratoire ; Creato in laboratorio ; Creado en laboratorio
quartz|battery quartz|quartz: battery ; Quarz ; Quartz ; Quarzo ; Cuarzo
automatic|mechanical (automatic) ; Automatik ; Automatique ; Automatico ; Automático
mechanical (manual)|manual winding|hand-winding|hand winding ; Handaufzug ; Remontage manuel ; Carica manuale ; Cuerda manual
kinetic ; Kinetic ; Kinetic ; Kinetic ; Kinetic
analogue|analog ; Analog ; Analogique ; Analogico ; Analógico
digital ; Digital ; Numérique ; Digitale ; Digital
analogue & digital|analog & digital|analog/digital ; Analog und digital ; Analogique et numérique ; Analogico e digitale ; Analógico y digital
arabic numerals|arabic ; Arabische Ziffern ; Chiffres arabes ; Numeri arabi ; Números arábigos
roman numerals|roman ; Römische Ziffern ; Chiffres romains ; Numeri romani ; Números romanos
front ; Vorne ; Avant ; Anteriore ; Delantero
rear ; Hinten ; Arrière ; Posteriore ; Trasero
left ; Links ; Gauche ; Sinistra ; Izquierda
right ; Rechts ; Droite ; Destra ; Derecha
upper ; Oben ; Supérieur ; Superiore ; Superior
lower ; Unten ; Inférieur ; Inferiore ; Inferior
inner ; Innen ; Côté intérieur ; Lato interno ; Lado interior
outer ; Außen ; Côté extérieur ; Lato esterno ; Lado exterior
front left|left front ; Vorne links ; Avant gauche ; Anteriore sinistra ; Delantera izquierda
front right|right front ; Vorne rechts ; Avant droit ; Anteriore destra ; Delantera derecha
rear left|left rear ; Hinten links ; Arrière gauche ; Posteriore sinistra ; Trasera izquierda
rear right|right rear ; Hinten rechts ; Arrière droit ; Posteriore destra ; Trasera derecha
left & right|left and right|left, right ; Links und rechts ; Gauche et droite ; Sinistra e destra ; Izquierda y derecha
front & rear|front and rear|front, rear ; Vorne und hinten ; Avant et arrière ; Anteriore e posteriore ; Delantero y trasero
driver side|driver's side ; Fahrerseite ; Côté conducteur ; Lato guida ; Lado del conductor
passenger side ; Beifahrerseite ; Côté passager ; Lato passeggero ; Lado del pasajero
direct replacement ; Direkter Ersatz ; Remplacement direct ; Ricambio diretto ; Recambio directo
performance/custom ; Tuning ; Performance ou personnalisation ; Tuning ; Tuning
universal ; Universell ; Universel ; Universale ; Universal
men|mens|men's ; Herren ; Homme ; Uomo ; Hombre
women|womens|women's|ladies ; Damen ; Femme ; Donna ; Mujer
unisex adult|unisex adults ; Unisex, Erwachsene ; Adulte unisexe ; Adulto unisex ; Adulto unisex
boys|boy ; Jungen ; Garçon ; Bambino ; Niño
girls|girl ; Mädchen ; Fille ; Bambina ; Niña
kids|children|unisex children|unisex kids ; Kinder ; Enfant ; Bambini ; Niños
baby|babies ; Baby ; Bébé ; Neonato ; Bebé
toddler|toddlers ; Kleinkind ; Tout-petit ; Bimbo ; Bebé que camina
teen|teens|teenagers ; Jugendliche ; Adolescent ; Ragazzi ; Adolescentes
plus size|plus ; Große Größen ; Grande taille ; Taglie forti ; Tallas grandes
petite ; Kurzgröße ; Petite taille ; Petite ; Talla pequeña
tall ; Langgröße ; Grande stature ; Taglia lunga ; Talla alta
tailored|tailored fit ; Tailliert ; Cintrée ; Sartoriale ; Entallado
oversized|oversize ; Oversized ; Oversize ; Oversize ; Oversize
polka dot|spotted|dots ; Gepunktet ; À pois ; A pois ; Lunares
checked|check|plaid|tartan ; Kariert ; À carreaux ; A quadri ; Cuadros
camouflage|camo ; Camouflage ; Camouflage ; Mimetico ; Camuflaje
animal print ; Tiermuster ; Imprimé animal ; Animalier ; Estampado animal
leopard print|leopard ; Leopardenmuster ; Imprimé léopard ; Leopardato ; Leopardo
embroidered ; Bestickt ; Brodé ; Ricamato ; Bordado
quilted ; Gesteppt ; Matelassé ; Trapuntato ; Acolchado
knitted|knit ; Gestrickt ; Tricoté ; Lavorato a maglia ; Tejido de punto
cable knit|cable-knit ; Zopfmuster ; Maille torsadée ; Maglia a trecce ; Punto trenzado
herringbone ; Fischgrat ; À chevrons ; Spina di pesce ; Espiga
paisley ; Paisley ; Motif cachemire ; Paisley ; Estampado cachemir
polished ; Poliert ; Poli ; Lucido ; Pulido
brushed ; Gebürstet ; Brossé ; Spazzolato ; Cepillado
matte|matt ; Matt ; Mat ; Opaco ; Mate
gloss|glossy ; Glänzend ; Brillant ; Lucido ; Brillante
painted ; Lackiert ; Peint ; Verniciato ; Pintado
powder coated|powder-coated ; Pulverbeschichtet ; Thermolaqué ; Verniciato a polvere ; Recubierto en polvo
galvanised|galvanized ; Verzinkt ; Galvanisé ; Zincato ; Galvanizado
varnished|lacquered ; Lackiert ; Verni ; Laccato ; Barnizado
glazed ; Glasiert ; Émaillé ; Smaltato ; Esmaltado
hand painted|hand-painted ; Handbemalt ; Peint à la main ; Dipinto a mano ; Pintado a mano
modern|contemporary ; Modern ; Moderne ; Moderno ; Moderno
traditional|classic ; Klassisch ; Classique ; Classico ; Clásico
rustic ; Rustikal ; Rustique ; Rustico ; Rústico
industrial ; Industriell ; Industriel ; Industriale ; Industrial
retro ; Retro ; Rétro ; Retrò ; Retro
vintage ; Vintage ; Vintage ; Vintage ; Vintage
bohemian|boho ; Boho ; Bohème ; Boho ; Bohemio
scandinavian ; Skandinavisch ; Scandinave ; Scandinavo ; Escandinavo
art deco ; Art déco ; Art déco ; Art déco ; Art déco
victorian ; Viktorianisch ; Victorien ; Vittoriano ; Victoriano
mid-century|mid-century modern|mid century ; Mid-Century ; Années 1950 ; Anni Cinquanta ; Años cincuenta
kitchen ; Küche ; Cuisine ; Cucina ; Cocina
bathroom ; Badezimmer ; Salle de bain ; Bagno ; Baño
bedroom ; Schlafzimmer ; Chambre ; Camera da letto ; Dormitorio
living room|lounge ; Wohnzimmer ; Salon ; Soggiorno ; Salón
dining room ; Esszimmer ; Salle à manger ; Sala da pranzo ; Comedor
office|home office|study ; Büro ; Bureau ; Ufficio ; Oficina
hallway ; Flur ; Entrée ; Ingresso ; Pasillo
nursery|children's bedroom|kids room ; Kinderzimmer ; Chambre d’enfant ; Cameretta ; Habitación infantil
garden ; Garten ; Jardin ; Giardino ; Jardín
patio ; Terrasse ; Terrasse ; Patio ; Patio
garage ; Garage ; Garage ; Garage ; Garaje
any room ; Jeder Raum ; Toutes les pièces ; Qualsiasi stanza ; Cualquier habitación
spring@season ; Frühling ; Printemps ; Primavera ; Primavera
summer ; Sommer ; Été ; Estate ; Verano
autumn|fall@season ; Herbst ; Automne ; Autunno ; Otoño
winter ; Winter ; Hiver ; Inverno ; Invierno
anniversary ; Jahrestag ; Anniversaire de mariage ; Anniversario ; Aniversario
valentine's day|valentines day ; Valentinstag ; Saint-Valentin ; San Valentino ; San Valentín
mother's day|mothers day ; Muttertag ; Fête des Mères ; Festa della mamma ; Día de la Madre
father's day|fathers day ; Vatertag ; Fête des Pères ; Festa del papà ; Día del Padre
easter ; Ostern ; Pâques ; Pasqua ; Pascua
graduation ; Abschlussfeier ; Remise de diplôme ; Laurea ; Graduación
christening|baptism ; Taufe ; Baptême ; Battesimo ; Bautizo
baby shower ; Babyparty ; Baby shower ; Baby shower ; Baby shower
all occasions|any occasion ; Jeder Anlass ; Toutes occasions ; Tutte le occasioni ; Cualquier ocasión
heart ; Herz ; Cœur ; Cuore ; Corazón
star ; Stern ; Étoile ; Stella ; Estrella
triangle|triangular ; Dreieckig ; Triangulaire ; Triangolare ; Triangular
hexagonal|hexagon ; Sechseckig ; Hexagonale ; Esagonale ; Hexagonal
cylindrical ; Zylindrisch ; Cylindrique ; Cilindrica ; Cilíndrica
clasp ; Schließe ; Fermoir ; Fermaglio ; Broche
lobster clasp|lobster ; Karabinerverschluss ; Fermoir mousqueton ; Moschettone ; Cierre de mosquetón
toggle ; Knebelverschluss ; Fermoir bâtonnet ; Chiusura a T ; Cierre de palanca
magnetic ; Magnetisch ; Magnétique ; Magnetico ; Magnético
elastic|elasticated|elastic waist ; Elastisch ; Élastique ; Elastico ; Elástico
hook & eye|hook and eye ; Haken und Öse ; Agrafe ; Gancio e occhiello ; Corchete
full zip|full zip front ; Durchgehender Reißverschluss ; Fermeture éclair intégrale ; Cerniera intera ; Cremallera entera
half zip|1/2 zip ; Halber Reißverschluss ; Demi-fermeture éclair ; Mezza cerniera ; Media cremallera
strapless ; Trägerlos ; Sans bretelles ; Senza spalline ; Sin tirantes
halter|halter neck ; Neckholder ; Dos nu ; Allacciatura al collo ; Cuello halter
boat neck ; U-Boot-Ausschnitt ; Col bateau ; Scollo a barchetta ; Cuello barco
square neck ; Karree-Ausschnitt ; Encolure carrée ; Scollo quadrato ; Escote cuadrado
off the shoulder|off-the-shoulder ; Schulterfrei ; Épaules dénudées ; Spalle scoperte ; Hombros descubiertos
mini|short ; Kurz ; Court ; Corto ; Corto
midi ; Midi ; Midi ; Midi ; Midi
maxi|long ; Lang ; Long ; Lungo ; Largo
knee length|knee-length ; Knielang ; Aux genoux ; Al ginocchio ; Por la rodilla
flat ; Flach ; Plat ; Basso ; Plano
low (under 1 in)|low heel|low ; Niedrig ; Bas ; Basso ; Bajo
medium ; Mittel ; Moyen ; Medio ; Medio
high|high heel ; Hoch ; Haut ; Alto ; Alto
wide ; Breit ; Large ; Largo ; Ancho
narrow ; Schmal ; Étroit ; Stretto ; Estrecho
machine washable|machine wash ; Maschinenwäsche ; Lavable en machine ; Lavabile in lavatrice ; Lavable a máquina
hand wash only|hand wash ; Handwäsche ; Lavage à la main ; Lavaggio a mano ; Lavar a mano
dry clean only|dry clean ; Chemische Reinigung ; Nettoyage à sec ; Lavaggio a secco ; Limpieza en seco
hardback|hardcover ; Gebundene Ausgabe ; Relié ; Copertina rigida ; Tapa dura
paperback|softcover|soft cover ; Taschenbuch ; Broché ; Copertina flessibile ; Tapa blanda
english ; Englisch ; Anglais ; Inglese ; Inglés
german ; Deutsch ; Allemand ; Tedesco ; Alemán
french ; Französisch ; Français ; Francese ; Francés
italian ; Italienisch ; Italien ; Italiano ; Italiano
spanish ; Spanisch ; Espagnol ; Spagnolo ; Español
first edition|1st edition ; Erstausgabe ; Première édition ; Prima edizione ; Primera edición
original ; Original ; Original ; Originale ; Original
reproduction ; Reproduktion ; Reproduction ; Riproduzione ; Reproducción
vinyl record ; Schallplatte ; Disque vinyle ; Disco in vinile ; Disco de vinilo
uncirculated ; Unzirkuliert ; Non circulé ; Non circolata ; Sin circular
circulated ; Zirkuliert ; Circulé ; Circolata ; Circulada
beginner ; Anfänger ; Débutant ; Principiante ; Principiante
intermediate ; Fortgeschrittene ; Intermédiaire ; Intermedio ; Intermedio
advanced ; Könner ; Avancé ; Avanzato ; Avanzado
right-handed|right handed|right hand ; Rechtshänder ; Droitier ; Destrimano ; Diestro
left-handed|left handed|left hand ; Linkshänder ; Gaucher ; Mancino ; Zurdo
ambidextrous ; Beidhändig ; Ambidextre ; Ambidestro ; Ambidiestro
rechargeable ; Wiederaufladbar ; Rechargeable ; Ricaricabile ; Recargable
lithium-ion|lithium ion|li-ion ; Lithium-Ionen ; Lithium-ion ; Ioni di litio ; Iones de litio
unlocked|factory unlocked ; Ohne Simlock ; Débloqué ; Sbloccato ; Libre
dog|dogs ; Hund ; Chien ; Cane ; Perro
cat|cats ; Katze ; Chat ; Gatto ; Gato
horse|horses ; Pferd ; Cheval ; Cavallo ; Caballo
warm white ; Warmweiß ; Blanc chaud ; Bianco caldo ; Blanco cálido
cool white|cold white ; Kaltweiß ; Blanc froid ; Bianco freddo ; Blanco frío
daylight ; Tageslicht ; Lumière du jour ; Luce diurna ; Luz de día
various|assorted|mixed ; Verschieden ; Divers ; Assortito ; Varios
natural ; Natürlich ; Naturel ; Naturale ; Natural
gold@material ; Gold ; Or ; Oro ; Oro
silver@material ; Silber ; Argent ; Argento ; Plata
orange@scent ; Orange ; Orange ; Arancia ; Naranja
lavender@scent ; Lavendel ; Lavande ; Lavanda ; Lavanda
vanilla@scent ; Vanille ; Vanille ; Vaniglia ; Vainilla
rose@scent ; Rose ; Rose ; Rosa ; Rosa
lemon@scent ; Zitrone ; Citron ; Limone ; Limón
mint@scent ; Minze ; Menthe ; Menta ; Menta
jasmine@scent ; Jasmin ; Jasmin ; Gelsomino ; Jazmín
sandalwood@scent ; Sandelholz ; Bois de santal ; Sandalo ; Sándalo
cedar@scent|cedarwood@scent ; Zeder ; Cèdre ; Cedro ; Cedro
cinnamon@scent ; Zimt ; Cannelle ; Cannella ; Canela
unscented ; Unparfümiert ; Sans parfum ; Senza profumo ; Sin aroma
one size|one size fits all|os ; Einheitsgröße ; Taille unique ; Taglia unica ; Talla única
small@size ; S ; S ; S ; S
medium@size ; M ; M ; M ; M
large@size ; L ; L ; L ; L
extra large@size|x-large@size|x large@size ; XL ; XL ; XL ; XL
extra small@size|x-small@size|x small@size ; XS ; XS ; XS ; XS
xx-large@size|2x-large@size ; XXL ; XXL ; XXL ; XXL
`;
