/** Colours, materials, patterns, audiences, sizes, the adjectives and participles of titles, seasons and occasions. */
export const COMMERCE_LOOKS = `
# colours
black ; c ; schwarz/schwarze ; noir/noire/noirs/noires ; nero/nera/neri/nere ; negro/negra/negros/negras
white ; c ; weiß/weiße ; blanc/blanche/blancs/blanches ; bianco/bianca/bianchi/bianche ; blanco/blanca/blancos/blancas
red ; c ; rot/rote ; rouge/rouge/rouges/rouges ; rosso/rossa/rossi/rosse ; rojo/roja/rojos/rojas
blue ; c ; blau/blaue ; bleu/bleue/bleus/bleues ; blu ; azul/azul/azules/azules
green ; c ; grün/grüne ; vert/verte/verts/vertes ; verde/verde/verdi/verdi ; verde/verde/verdes/verdes
yellow ; c ; gelb/gelbe ; jaune/jaune/jaunes/jaunes ; giallo/gialla/gialli/gialle ; amarillo/amarilla/amarillos/amarillas
orange ; c ; orange/orangefarbene ; orange ; arancione/arancione/arancioni/arancioni ; naranja
pink ; c ; rosa ; rose/rose/roses/roses ; rosa ; rosa
purple ; c ; lila ; violet/violette/violets/violettes ; viola ; morado/morada/morados/moradas
violet ; c ; violett/violette ; violet/violette/violets/violettes ; viola ; violeta
lilac ; c ; flieder/fliederfarbene ; lilas ; lilla ; lila
lavender ; c ; lavendel/lavendelfarbene ; lavande ; lavanda ; lavanda
mauve ; c ; mauve/mauvefarbene ; mauve ; malva ; malva
grey ; c ; grau/graue ; gris/grise/gris/grises ; grigio/grigia/grigi/grigie ; gris/gris/grises/grises
gray ; c ; grau/graue ; gris/grise/gris/grises ; grigio/grigia/grigi/grigie ; gris/gris/grises/grises
brown ; c ; braun/braune ; marron ; marrone/marrone/marroni/marroni ; marrón/marrón/marrones/marrones
silver ; c ; silber/silberne ; argenté/argentée/argentés/argentées ; argento ; plateado/plateada/plateados/plateadas
gold ; c ; gold/goldene ; doré/dorée/dorés/dorées ; oro ; dorado/dorada/dorados/doradas
golden ; c ; golden/goldene ; doré/dorée/dorés/dorées ; dorato/dorata/dorati/dorate ; dorado/dorada/dorados/doradas
rose gold ; c ; roségold/roségoldene ; or rose ; oro rosa ; oro rosa
bronze ; c ; bronze/bronzefarbene ; bronze ; bronzo ; bronce
copper ; c ; kupfer/kupferfarbene ; cuivre ; rame ; cobre
brass ; m ; Messing ; en laiton ; in ottone ; de latón
navy ; c ; marineblau/marineblaue ; bleu marine ; blu navy ; azul marino
navy blue ; c ; marineblau/marineblaue ; bleu marine ; blu navy ; azul marino
dark blue ; c ; dunkelblau/dunkelblaue ; bleu foncé ; blu scuro ; azul oscuro
light blue ; c ; hellblau/hellblaue ; bleu clair ; azzurro/azzurra/azzurri/azzurre ; azul claro
sky blue ; c ; himmelblau/himmelblaue ; bleu ciel ; celeste/celeste/celesti/celesti ; azul cielo
royal blue ; c ; königsblau/königsblaue ; bleu roi ; blu royal ; azul real
baby blue ; c ; babyblau/babyblaue ; bleu layette ; azzurro/azzurra/azzurri/azzurre ; azul bebé
electric blue ; c ; elektrischblau/elektrischblaue ; bleu électrique ; blu elettrico ; azul eléctrico
ice blue ; c ; eisblau/eisblaue ; bleu glacier ; blu ghiaccio ; azul hielo
teal ; c ; petrol/petrolfarbene ; bleu canard ; verde petrolio ; verde azulado
turquoise ; c ; türkis/türkise ; turquoise ; turchese/turchese/turchesi/turchesi ; turquesa
aqua ; c ; aqua/aquafarbene ; aqua ; acqua ; aguamarina
cyan ; c ; cyan/cyanfarbene ; cyan ; ciano ; cian
dark green ; c ; dunkelgrün/dunkelgrüne ; vert foncé ; verde scuro ; verde oscuro
light green ; c ; hellgrün/hellgrüne ; vert clair ; verde chiaro ; verde claro
lime green ; c ; limettengrün/limettengrüne ; vert citron ; verde lime ; verde lima
lime ; c ; limettengrün/limettengrüne ; vert citron ; verde lime ; verde lima
olive ; c ; olivgrün/olivgrüne ; vert olive ; verde oliva ; verde oliva
olive green ; c ; olivgrün/olivgrüne ; vert olive ; verde oliva ; verde oliva
army green ; c ; armeegrün/armeegrüne ; vert militaire ; verde militare ; verde militar
khaki ; c ; khaki/khakifarbene ; kaki ; kaki ; caqui
mint green ; c ; mintgrün/mintgrüne ; vert menthe ; verde menta ; verde menta
mint ; c ; mintgrün/mintgrüne ; vert menthe ; verde menta ; verde menta
emerald green ; c ; smaragdgrün/smaragdgrüne ; vert émeraude ; verde smeraldo ; verde esmeralda
emerald ; c ; smaragd/smaragdgrüne ; émeraude ; smeraldo ; esmeralda
sage green ; c ; salbeigrün/salbeigrüne ; vert sauge ; verde salvia ; verde salvia
sage ; c ; salbeigrün/salbeigrüne ; vert sauge ; verde salvia ; verde salvia
bottle green ; c ; flaschengrün/flaschengrüne ; vert bouteille ; verde bottiglia ; verde botella
dark red ; c ; dunkelrot/dunkelrote ; rouge foncé ; rosso scuro ; rojo oscuro
burgundy ; c ; bordeaux/bordeauxrote ; bordeaux ; bordeaux ; burdeos
maroon ; c ; weinrot/weinrote ; bordeaux ; bordeaux ; granate
wine red ; c ; weinrot/weinrote ; rouge bordeaux ; rosso vino ; rojo vino
crimson ; c ; karminrot/karminrote ; cramoisi/cramoisie/cramoisis/cramoisies ; cremisi ; carmesí
scarlet ; c ; scharlachrot/scharlachrote ; écarlate/écarlate/écarlates/écarlates ; scarlatto/scarlatta/scarlatti/scarlatte ; escarlata
ruby ; c ; rubinrot/rubinrote ; rubis ; rubino ; rubí
coral ; c ; koralle/korallenfarbene ; corail ; corallo ; coral
peach ; c ; pfirsich/pfirsichfarbene ; pêche ; pesca ; melocotón
salmon pink ; c ; lachsrosa ; rose saumon ; rosa salmone ; rosa salmón
hot pink ; c ; pink ; rose vif ; rosa shocking ; rosa fucsia
light pink ; c ; hellrosa ; rose pâle ; rosa chiaro ; rosa claro
pale pink ; c ; hellrosa ; rose pâle ; rosa chiaro ; rosa claro
dark pink ; c ; dunkelrosa ; rose foncé ; rosa scuro ; rosa oscuro
baby pink ; c ; babyrosa ; rose layette ; rosa baby ; rosa bebé
dusky pink ; c ; altrosa ; vieux rose ; rosa antico ; rosa palo
dusty pink ; c ; altrosa ; vieux rose ; rosa antico ; rosa palo
fuchsia ; c ; fuchsia/fuchsiafarbene ; fuchsia ; fucsia ; fucsia
magenta ; c ; magenta/magentafarbene ; magenta ; magenta ; magenta
plum ; c ; pflaume/pflaumenfarbene ; prune ; prugna ; ciruela
dark purple ; c ; dunkellila ; violet foncé ; viola scuro ; morado oscuro
light purple ; c ; helllila ; violet clair ; viola chiaro ; morado claro
indigo ; c ; indigo/indigoblaue ; indigo ; indaco ; índigo
dark grey ; c ; dunkelgrau/dunkelgraue ; gris foncé ; grigio scuro ; gris oscuro
dark gray ; c ; dunkelgrau/dunkelgraue ; gris foncé ; grigio scuro ; gris oscuro
light grey ; c ; hellgrau/hellgraue ; gris clair ; grigio chiaro ; gris claro
light gray ; c ; hellgrau/hellgraue ; gris clair ; grigio chiaro ; gris claro
charcoal ; c ; anthrazit/anthrazitfarbene ; anthracite ; antracite ; gris antracita
charcoal grey ; c ; anthrazit/anthrazitfarbene ; anthracite ; antracite ; gris antracita
anthracite ; c ; anthrazit/anthrazitfarbene ; anthracite ; antracite ; antracita
slate grey ; c ; schiefergrau/schiefergraue ; gris ardoise ; grigio ardesia ; gris pizarra
space grey ; c ; spacegrau/spacegraue ; gris sidéral ; grigio siderale ; gris espacial
space gray ; c ; spacegrau/spacegraue ; gris sidéral ; grigio siderale ; gris espacial
gunmetal ; c ; gunmetal ; gris métal ; canna di fucile ; gris metalizado
dark brown ; c ; dunkelbraun/dunkelbraune ; marron foncé ; marrone scuro ; marrón oscuro
light brown ; c ; hellbraun/hellbraune ; marron clair ; marrone chiaro ; marrón claro
chocolate brown ; c ; schokobraun/schokobraune ; marron chocolat ; marrone cioccolato ; marrón chocolate
tan ; c ; hellbraun/hellbraune ; fauve ; cuoio ; tostado/tostada/tostados/tostadas
camel ; c ; camel/camelfarbene ; camel ; cammello ; camel
taupe ; c ; taupe/taupefarbene ; taupe ; tortora ; topo
beige ; c ; beige/beige ; beige ; beige ; beige
cream ; c ; creme/cremefarbene ; crème ; crema ; crema
ivory ; c ; elfenbein/elfenbeinfarbene ; ivoire ; avorio ; marfil
off white ; c ; altweiß/altweiße ; blanc cassé ; bianco sporco ; blanco roto
off-white ; c ; altweiß/altweiße ; blanc cassé ; bianco sporco ; blanco roto
champagne ; c ; champagner/champagnerfarbene ; champagne ; champagne ; champán
sand ; n ; Sand/Sande/m ; sable/sables/m ; sabbia/sabbie/f ; arena/arenas/f
mustard ; c ; senfgelb/senfgelbe ; moutarde ; senape ; mostaza
mustard yellow ; c ; senfgelb/senfgelbe ; moutarde ; senape ; mostaza
lemon yellow ; c ; zitronengelb/zitronengelbe ; jaune citron ; giallo limone ; amarillo limón
nude ; c ; nude ; nude ; nude ; nude
clear ; c ; klar/klare ; transparent/transparente/transparents/transparentes ; trasparente/trasparente/trasparenti/trasparenti ; transparente/transparente/transparentes/transparentes
transparent ; c ; transparent/transparente ; transparent/transparente/transparents/transparentes ; trasparente/trasparente/trasparenti/trasparenti ; transparente/transparente/transparentes/transparentes
translucent ; c ; durchscheinend/durchscheinende ; translucide/translucide/translucides/translucides ; traslucido/traslucida/traslucidi/traslucide ; translúcido/translúcida/translúcidos/translúcidas
opaque ; c ; blickdicht/blickdichte ; opaque/opaque/opaques/opaques ; coprente/coprente/coprenti/coprenti ; opaco/opaca/opacos/opacas
matt ; c ; matt/matte ; mat/mate/mats/mates ; opaco/opaca/opachi/opache ; mate
matte ; c ; matt/matte ; mat/mate/mats/mates ; opaco/opaca/opachi/opache ; mate
matt black ; c ; mattschwarz/mattschwarze ; noir mat ; nero opaco ; negro mate
matte black ; c ; mattschwarz/mattschwarze ; noir mat ; nero opaco ; negro mate
matt white ; c ; mattweiß/mattweiße ; blanc mat ; bianco opaco ; blanco mate
gloss ; c ; glänzend/glänzende ; brillant/brillante/brillants/brillantes ; lucido/lucida/lucidi/lucide ; brillante/brillante/brillantes/brillantes
glossy ; c ; glänzend/glänzende ; brillant/brillante/brillants/brillantes ; lucido/lucida/lucidi/lucide ; brillante/brillante/brillantes/brillantes
gloss black ; c ; glänzend schwarz ; noir brillant ; nero lucido ; negro brillante
high gloss ; c ; hochglanz/hochglänzende ; laqué brillant ; lucido/lucida/lucidi/lucide ; alto brillo
multicoloured ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multicolored ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multicolour ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multicolor ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi-coloured ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi-colored ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi-colour ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi-color ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi coloured ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi colour ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
multi color ; c ; mehrfarbig/mehrfarbige ; multicolore/multicolore/multicolores/multicolores ; multicolore/multicolore/multicolori/multicolori ; multicolor
coloured ; c ; farbig/farbige ; coloré/colorée/colorés/colorées ; colorato/colorata/colorati/colorate ; de colores
colored ; c ; farbig/farbige ; coloré/colorée/colorés/colorées ; colorato/colorata/colorati/colorate ; de colores
colourful ; c ; bunt/bunte ; coloré/colorée/colorés/colorées ; colorato/colorata/colorati/colorate ; colorido/colorida/coloridos/coloridas
colorful ; c ; bunt/bunte ; coloré/colorée/colorés/colorées ; colorato/colorata/colorati/colorate ; colorido/colorida/coloridos/coloridas
two tone ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor
two-tone ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor
neon ; c ; neon/neonfarbene ; fluo ; fluo ; neón
fluorescent ; c ; fluoreszierend/fluoreszierende ; fluorescent/fluorescente/fluorescents/fluorescentes ; fluorescente/fluorescente/fluorescenti/fluorescenti ; fluorescente/fluorescente/fluorescentes/fluorescentes
luminous ; c ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
metallic ; c ; metallic ; métallisé/métallisée/métallisés/métallisées ; metallizzato/metallizzata/metallizzati/metallizzate ; metalizado/metalizada/metalizados/metalizadas
pastel ; c ; pastell/pastellfarbene ; pastel ; pastello ; pastel
iridescent ; c ; irisierend/irisierende ; iridescent/iridescente/iridescents/iridescentes ; iridescente/iridescente/iridescenti/iridescenti ; iridiscente/iridiscente/iridiscentes/iridiscentes
holographic ; c ; holografisch/holografische ; holographique/holographique/holographiques/holographiques ; olografico/olografica/olografici/olografiche ; holográfico/holográfica/holográficos/holográficas
pearlescent ; c ; perlmuttfarben/perlmuttfarbene ; nacré/nacrée/nacrés/nacrées ; perlato/perlata/perlati/perlate ; nacarado/nacarada/nacarados/nacaradas
rainbow ; c ; regenbogen/regenbogenfarbene ; arc-en-ciel ; arcobaleno ; arcoíris
dark ; a ; dunkel/dunkle ; foncé/foncée/foncés/foncées ; scuro/scura/scuri/scure ; oscuro/oscura/oscuros/oscuras
light~lights ; n ; Licht/Lichter/n ; lumière/lumières/f ; luce/luci/f ; luz/luces/f
pale ; a ; blass/blasse ; pâle/pâle/pâles/pâles ; chiaro/chiara/chiari/chiare ; pálido/pálida/pálidos/pálidas
bright ; a ; hell/helle ; vif/vive/vifs/vives ; brillante/brillante/brillanti/brillanti ; brillante/brillante/brillantes/brillantes
deep ; a ; tief/tiefe ; profond/profonde/profonds/profondes ; profondo/profonda/profondi/profonde ; profundo/profunda/profundos/profundas
colour~colours ; n ; Farbe/Farben/f ; couleur/couleurs/f ; colore/colori/m ; color/colores/m
color~colors ; n ; Farbe/Farben/f ; couleur/couleurs/f ; colore/colori/m ; color/colores/m
# materials
wooden ; m ; Holz ; en bois ; in legno ; de madera
wood ; m ; Holz ; en bois ; in legno ; de madera
solid wood ; m ; Massivholz ; en bois massif ; in legno massello ; de madera maciza
solid oak ; m ; Massiveiche ; en chêne massif ; in rovere massello ; de roble macizo
oak ; m ; Eiche ; en chêne ; in rovere ; de roble
pine ; m ; Kiefer ; en pin ; in pino ; de pino
beech ; m ; Buche ; en hêtre ; in faggio ; de haya
walnut ; m ; Walnuss ; en noyer ; in noce ; de nogal
bamboo ; m ; Bambus ; en bambou ; in bambù ; de bambú
birch ; m ; Birke ; en bouleau ; in betulla ; de abedul
teak ; m ; Teak ; en teck ; in teak ; de teca
mahogany ; m ; Mahagoni ; en acajou ; in mogano ; de caoba
mango wood ; m ; Mangoholz ; en bois de manguier ; in legno di mango ; de madera de mango
acacia ; m ; Akazie ; en acacia ; in acacia ; de acacia
plywood ; m ; Sperrholz ; en contreplaqué ; in compensato ; de contrachapado
mdf ; m ; MDF ; en MDF ; in MDF ; de MDF
cork ; m ; Kork ; en liège ; in sughero ; de corcho
rattan ; m ; Rattan ; en rotin ; in rattan ; de ratán
wicker ; m ; aus Korbgeflecht ; en osier ; in vimini ; de mimbre
metal ; m ; Metall ; en métal ; in metallo ; de metal
steel ; m ; Stahl ; en acier ; in acciaio ; de acero
stainless steel ; m ; Edelstahl ; en acier inoxydable ; in acciaio inox ; de acero inoxidable
carbon steel ; m ; Karbonstahl ; en acier au carbone ; in acciaio al carbonio ; de acero al carbono
iron ; m ; Eisen ; en fer ; in ferro ; de hierro
cast iron ; m ; Gusseisen ; en fonte ; in ghisa ; de hierro fundido
cast-iron ; m ; Gusseisen ; en fonte ; in ghisa ; de hierro fundido
wrought iron ; m ; Schmiedeeisen ; en fer forgé ; in ferro battuto ; de hierro forjado
aluminium ; m ; Aluminium ; en aluminium ; in alluminio ; de aluminio
aluminum ; m ; Aluminium ; en aluminium ; in alluminio ; de aluminio
alloy ; m ; Leichtmetall ; en alliage ; in lega ; de aleación
zinc alloy ; m ; Zinklegierung ; en alliage de zinc ; in lega di zinco ; de aleación de zinc
zinc ; m ; Zink ; en zinc ; in zinco ; de zinc
titanium ; m ; Titan ; en titane ; in titanio ; de titanio
tungsten ; m ; Wolfram ; en tungstène ; in tungsteno ; de tungsteno
chrome ; m ; Chrom ; chromé ; cromato ; cromado
pewter ; m ; Zinn ; en étain ; in peltro ; de peltre
tin ; m ; Blech ; en tôle ; in latta ; de hojalata
nickel ; m ; Nickel ; en nickel ; in nichel ; de níquel
platinum ; m ; Platin ; en platine ; in platino ; de platino
sterling silver ; m ; Sterlingsilber ; en argent sterling ; in argento sterling ; de plata de ley
solid silver ; m ; Massivsilber ; en argent massif ; in argento massiccio ; de plata maciza
tibetan silver ; m ; Tibetsilber ; en argent tibétain ; in argento tibetano ; de plata tibetana
solid gold ; m ; Massivgold ; en or massif ; in oro massiccio ; de oro macizo
white gold ; m ; Weißgold ; en or blanc ; in oro bianco ; de oro blanco
yellow gold ; m ; Gelbgold ; en or jaune ; in oro giallo ; de oro amarillo
gold plated ; a ; vergoldet/vergoldete ; plaqué or/plaquée or/plaqués or/plaquées or ; placcato oro/placcata oro/placcati oro/placcate oro ; chapado en oro/chapada en oro/chapados en oro/chapadas en oro
gold-plated ; a ; vergoldet/vergoldete ; plaqué or/plaquée or/plaqués or/plaquées or ; placcato oro/placcata oro/placcati oro/placcate oro ; chapado en oro/chapada en oro/chapados en oro/chapadas en oro
silver plated ; a ; versilbert/versilberte ; plaqué argent/plaquée argent/plaqués argent/plaquées argent ; placcato argento/placcata argento/placcati argento/placcate argento ; bañado en plata/bañada en plata/bañados en plata/bañadas en plata
silver-plated ; a ; versilbert/versilberte ; plaqué argent/plaquée argent/plaqués argent/plaquées argent ; placcato argento/placcata argento/placcati argento/placcate argento ; bañado en plata/bañada en plata/bañados en plata/bañadas en plata
rose gold plated ; a ; rosévergoldet/rosévergoldete ; plaqué or rose/plaquée or rose/plaqués or rose/plaquées or rose ; placcato oro rosa/placcata oro rosa/placcati oro rosa/placcate oro rosa ; chapado en oro rosa/chapada en oro rosa/chapados en oro rosa/chapadas en oro rosa
chrome plated ; a ; verchromt/verchromte ; chromé/chromée/chromés/chromées ; cromato/cromata/cromati/cromate ; cromado/cromada/cromados/cromadas
plated ; a ; plattiert/plattierte ; plaqué/plaquée/plaqués/plaquées ; placcato/placcata/placcati/placcate ; chapado/chapada/chapados/chapadas
galvanised ; a ; verzinkt/verzinkte ; galvanisé/galvanisée/galvanisés/galvanisées ; zincato/zincata/zincati/zincate ; galvanizado/galvanizada/galvanizados/galvanizadas
galvanized ; a ; verzinkt/verzinkte ; galvanisé/galvanisée/galvanisés/galvanisées ; zincato/zincata/zincati/zincate ; galvanizado/galvanizada/galvanizados/galvanizadas
brushed ; a ; gebürstet/gebürstete ; brossé/brossée/brossés/brossées ; spazzolato/spazzolata/spazzolati/spazzolate ; cepillado/cepillada/cepillados/cepilladas
plastic ; m ; Kunststoff ; en plastique ; in plastica ; de plástico
pvc ; m ; PVC ; en PVC ; in PVC ; de PVC
vinyl ; m ; Vinyl ; en vinyle ; in vinile ; de vinilo
acrylic ; m ; Acryl ; acrylique ; in acrilico ; acrílico
perspex ; m ; Plexiglas ; en plexiglas ; in plexiglas ; de metacrilato
resin ; m ; Kunstharz ; en résine ; in resina ; de resina
rubber ; m ; Gummi ; en caoutchouc ; in gomma ; de goma
silicone ; m ; Silikon ; en silicone ; in silicone ; de silicona
latex ; m ; Latex ; en latex ; in lattice ; de látex
foam ; m ; Schaumstoff ; en mousse ; in schiuma ; de espuma
memory foam ; m ; Memory-Schaum ; à mémoire de forme ; in memory foam ; viscoelástico
polystyrene ; m ; Styropor ; en polystyrène ; in polistirolo ; de poliestireno
fibreglass ; m ; Glasfaser ; en fibre de verre ; in fibra di vetro ; de fibra de vidrio
fiberglass ; m ; Glasfaser ; en fibre de verre ; in fibra di vetro ; de fibra de vidrio
carbon fibre ; m ; Carbon ; en fibre de carbone ; in fibra di carbonio ; de fibra de carbono
carbon fiber ; m ; Carbon ; en fibre de carbone ; in fibra di carbonio ; de fibra de carbono
carbon ; m ; Carbon ; en carbone ; in carbonio ; de carbono
glass ; m ; Glas ; en verre ; in vetro ; de cristal
tempered glass ; m ; Hartglas ; en verre trempé ; in vetro temperato ; de cristal templado
crystal ; m ; Kristall ; en cristal ; in cristallo ; de cristal
ceramic ; m ; Keramik ; en céramique ; in ceramica ; de cerámica
porcelain ; m ; Porzellan ; en porcelaine ; in porcellana ; de porcelana
bone china ; m ; Knochenporzellan ; en porcelaine fine ; in porcellana fine ; de porcelana fina
china ; m ; Porzellan ; en porcelaine ; in porcellana ; de porcelana
stoneware ; m ; Steinzeug ; en grès ; in gres ; de gres
terracotta ; m ; Terrakotta ; en terre cuite ; in terracotta ; de terracota
enamel ; m ; Emaille ; émaillé ; smaltato ; esmaltado
marble ; m ; Marmor ; en marbre ; in marmo ; de mármol
granite ; m ; Granit ; en granit ; in granito ; de granito
slate ; m ; Schiefer ; en ardoise ; in ardesia ; de pizarra
stone ; m ; Stein ; en pierre ; in pietra ; de piedra
concrete ; m ; Beton ; en béton ; in cemento ; de hormigón
clay ; m ; Ton ; en argile ; in argilla ; de arcilla
paper ; m ; Papier ; en papier ; di carta ; de papel
cardboard ; m ; Karton ; en carton ; in cartone ; de cartón
kraft ; m ; Kraftpapier ; en papier kraft ; in carta kraft ; de papel kraft
leather ; m ; Leder ; en cuir ; in pelle ; de piel
genuine leather ; m ; Echtleder ; en cuir véritable ; in vera pelle ; de piel auténtica
real leather ; m ; Echtleder ; en cuir véritable ; in vera pelle ; de piel auténtica
faux leather ; m ; Kunstleder ; en simili cuir ; in ecopelle ; de piel sintética
pu leather ; m ; Kunstleder ; en simili cuir ; in ecopelle ; de piel sintética
imitation leather ; m ; Kunstleder ; en simili cuir ; in ecopelle ; de piel sintética
patent leather ; m ; Lackleder ; verni ; in vernice ; de charol
patent ; m ; Lackleder ; verni ; in vernice ; de charol
suede ; m ; Wildleder ; en daim ; in camoscio ; de ante
faux suede ; m ; Velourslederimitat ; en suédine ; in finta pelle scamosciata ; de antelina
nubuck ; m ; Nubuk ; en nubuck ; in nabuk ; de nobuk
cotton ; m ; aus Baumwolle ; en coton ; in cotone ; de algodón
organic cotton ; m ; aus Bio-Baumwolle ; en coton bio ; in cotone biologico ; de algodón orgánico
egyptian cotton ; m ; aus ägyptischer Baumwolle ; en coton égyptien ; in cotone egiziano ; de algodón egipcio
linen ; m ; Leinen ; en lin ; in lino ; de lino
jute ; m ; Jute ; en jute ; in juta ; de yute
hessian ; m ; aus Jute ; en toile de jute ; in juta ; de arpillera
burlap ; m ; aus Jute ; en toile de jute ; in juta ; de arpillera
canvas ; m ; Canvas ; en toile ; in tela ; de lona
denim ; m ; Jeans ; en jean ; in denim ; vaquero
wool ; m ; aus Wolle ; en laine ; in lana ; de lana
woollen ; m ; aus Wolle ; en laine ; in lana ; de lana
woolen ; m ; aus Wolle ; en laine ; in lana ; de lana
merino wool ; m ; aus Merinowolle ; en laine mérinos ; in lana merino ; de lana merino
merino ; m ; aus Merinowolle ; en laine mérinos ; in lana merino ; de lana merino
cashmere ; m ; Kaschmir ; en cachemire ; in cashmere ; de cachemir
mohair ; m ; Mohair ; en mohair ; in mohair ; de mohair
tweed ; m ; Tweed ; en tweed ; in tweed ; de tweed
silk ; m ; aus Seide ; en soie ; in seta ; de seda
satin ; m ; Satin ; en satin ; in raso ; de satén
velvet ; m ; Samt ; en velours ; in velluto ; de terciopelo
crushed velvet ; m ; Knittersamt ; en velours froissé ; in velluto stropicciato ; de terciopelo arrugado
corduroy ; m ; Cord ; en velours côtelé ; in velluto a coste ; de pana
cord ; m ; Cord ; en velours côtelé ; in velluto a coste ; de pana
fleece ; m ; Fleece ; polaire ; in pile ; polar
sherpa ; m ; Sherpa ; sherpa ; sherpa ; sherpa
faux fur ; m ; Kunstfell ; en fausse fourrure ; in pelliccia sintetica ; de pelo sintético
fur ; m ; Fell ; en fourrure ; in pelliccia ; de pelo
sheepskin ; m ; Schaffell ; en peau de mouton ; in montone ; de piel de borrego
lace ; m ; aus Spitze ; en dentelle ; in pizzo ; de encaje
mesh ; m ; Mesh ; en filet ; in rete ; de malla
chiffon ; m ; Chiffon ; en mousseline ; in chiffon ; de gasa
organza ; m ; Organza ; en organza ; in organza ; de organza
tulle ; m ; Tüll ; en tulle ; in tulle ; de tul
net ; m ; Netz ; en filet ; in rete ; de red
felt ; m ; Filz ; en feutre ; in feltro ; de fieltro
microfibre ; m ; Mikrofaser ; en microfibre ; in microfibra ; de microfibra
microfiber ; m ; Mikrofaser ; en microfibre ; in microfibra ; de microfibra
polyester ; m ; Polyester ; en polyester ; in poliestere ; de poliéster
nylon ; m ; Nylon ; en nylon ; in nylon ; de nailon
lycra ; m ; Lycra ; en lycra ; in lycra ; de licra
spandex ; m ; Elasthan ; en élasthanne ; in elastan ; de elastano
elastane ; m ; Elasthan ; en élasthanne ; in elastan ; de elastano
viscose ; m ; Viskose ; en viscose ; in viscosa ; de viscosa
neoprene ; m ; Neopren ; en néoprène ; in neoprene ; de neopreno
flannel ; m ; Flanell ; en flanelle ; in flanella ; de franela
jersey ; m ; Jersey ; en jersey ; in jersey ; de punto
fabric ; m ; Stoff ; en tissu ; in tessuto ; de tela
cloth ; m ; Stoff ; en tissu ; in tessuto ; de tela
textile ; m ; Textil ; textile ; in tessuto ; textil
feather ; m ; aus Federn ; en plumes ; in piuma ; de plumas
down ; m ; Daunen ; en duvet ; in piumino ; de plumón
pearl ; c ; perlmutt/perlmuttfarbene ; nacré/nacrée/nacrés/nacrées ; perlato/perlata/perlati/perlate ; nacarado/nacarada/nacarados/nacaradas
diamond ; m ; Diamant ; diamant ; diamante ; de diamante
rhinestone ; m ; Strass ; en strass ; di strass ; de strass
sequin ; m ; Pailletten ; à sequins ; con paillettes ; de lentejuelas
glitter ; m ; Glitzer ; pailleté ; glitter ; con purpurina
foil ; m ; Folien ; aluminium ; foil ; de foil
magnetic ; a ; magnetisch/magnetische ; magnétique/magnétique/magnétiques/magnétiques ; magnetico/magnetica/magnetici/magnetiche ; magnético/magnética/magnéticos/magnéticas
recycled ; a ; recycelt/recycelte ; recyclé/recyclée/recyclés/recyclées ; riciclato/riciclata/riciclati/riciclate ; reciclado/reciclada/reciclados/recicladas
biodegradable ; a ; biologisch abbaubar/biologisch abbaubare ; biodégradable/biodégradable/biodégradables/biodégradables ; biodegradabile/biodegradabile/biodegradabili/biodegradabili ; biodegradable/biodegradable/biodegradables/biodegradables
eco-friendly ; a ; umweltfreundlich/umweltfreundliche ; écologique/écologique/écologiques/écologiques ; ecologico/ecologica/ecologici/ecologiche ; ecológico/ecológica/ecológicos/ecológicas
eco friendly ; a ; umweltfreundlich/umweltfreundliche ; écologique/écologique/écologiques/écologiques ; ecologico/ecologica/ecologici/ecologiche ; ecológico/ecológica/ecológicos/ecológicas
organic ; a ; bio ; bio ; biologico/biologica/biologici/biologiche ; ecológico/ecológica/ecológicos/ecológicas
natural ; a ; natürlich/natürliche ; naturel/naturelle/naturels/naturelles ; naturale/naturale/naturali/naturali ; natural/natural/naturales/naturales
synthetic ; a ; synthetisch/synthetische ; synthétique/synthétique/synthétiques/synthétiques ; sintetico/sintetica/sintetici/sintetiche ; sintético/sintética/sintéticos/sintéticas
faux ; a ; künstlich/künstliche ; faux/fausse/faux/fausses ; finto/finta/finti/finte ; de imitación
artificial ; a ; künstlich/künstliche ; artificiel/artificielle/artificiels/artificielles ; artificiale/artificiale/artificiali/artificiali ; artificial/artificial/artificiales/artificiales
# patterns
striped ; a ; gestreift/gestreifte ; rayé/rayée/rayés/rayées ; a righe ; a rayas
stripe ; a ; gestreift/gestreifte ; rayé/rayée/rayés/rayées ; a righe ; a rayas
stripy ; a ; gestreift/gestreifte ; rayé/rayée/rayés/rayées ; a righe ; a rayas
stripey ; a ; gestreift/gestreifte ; rayé/rayée/rayés/rayées ; a righe ; a rayas
stripes pattern~stripes ; n ; Streifen/m ; rayure/rayures/f ; riga/righe/f ; raya/rayas/f
floral ; a ; geblümt/geblümte ; à fleurs ; floreale/floreale/floreali/floreali ; floral/floral/florales/florales
flowery ; a ; geblümt/geblümte ; à fleurs ; a fiori ; de flores
spotted ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
spotty ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
polka dot ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
polka dots ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
dotted ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
checked ; a ; kariert/karierte ; à carreaux ; a quadri ; a cuadros
check ; a ; kariert/karierte ; à carreaux ; a quadri ; a cuadros
checkered ; a ; kariert/karierte ; à carreaux ; a quadri ; a cuadros
chequered ; a ; kariert/karierte ; à carreaux ; a quadri ; a cuadros
plaid ; a ; kariert/karierte ; à carreaux ; scozzese/scozzese/scozzesi/scozzesi ; a cuadros
tartan ; a ; Schottenkaro ; écossais/écossaise/écossais/écossaises ; scozzese/scozzese/scozzesi/scozzesi ; escocés/escocesa/escoceses/escocesas
gingham ; a ; Vichy-Karo ; vichy ; a quadretti ; vichy
houndstooth ; a ; Hahnentritt ; pied-de-poule ; pied de poule ; pata de gallo
herringbone ; a ; Fischgrat ; à chevrons ; spigato/spigata/spigati/spigate ; de espiga
paisley ; a ; Paisley ; cachemire ; paisley ; cachemir
camouflage ; a ; Camouflage ; camouflage ; mimetico/mimetica/mimetici/mimetiche ; de camuflaje
camo ; a ; Camouflage ; camouflage ; mimetico/mimetica/mimetici/mimetiche ; de camuflaje
leopard print ; a ; Leopardenmuster ; léopard ; leopardato/leopardata/leopardati/leopardate ; de leopardo
leopard ; a ; Leopardenmuster ; léopard ; leopardato/leopardata/leopardati/leopardate ; de leopardo
zebra print ; a ; Zebramuster ; zèbre ; zebrato/zebrata/zebrati/zebrate ; de cebra
animal print ; a ; Animal-Print ; imprimé animal ; animalier ; animal print
tie dye ; a ; Batik ; tie-dye ; tie-dye ; tie-dye
tie-dye ; a ; Batik ; tie-dye ; tie-dye ; tie-dye
geometric ; a ; geometrisch/geometrische ; géométrique/géométrique/géométriques/géométriques ; geometrico/geometrica/geometrici/geometriche ; geométrico/geométrica/geométricos/geométricas
abstract ; a ; abstrakt/abstrakte ; abstrait/abstraite/abstraits/abstraites ; astratto/astratta/astratti/astratte ; abstracto/abstracta/abstractos/abstractas
plain ; a ; einfarbig/einfarbige ; uni/unie/unis/unies ; tinta unita ; liso/lisa/lisos/lisas
patterned ; a ; gemustert/gemusterte ; à motifs ; fantasia ; estampado/estampada/estampados/estampadas
printed ; a ; bedruckt/bedruckte ; imprimé/imprimée/imprimés/imprimées ; stampato/stampata/stampati/stampate ; estampado/estampada/estampados/estampadas
embroidered ; a ; bestickt/bestickte ; brodé/brodée/brodés/brodées ; ricamato/ricamata/ricamati/ricamate ; bordado/bordada/bordados/bordadas
embossed ; a ; geprägt/geprägte ; gaufré/gaufrée/gaufrés/gaufrées ; goffrato/goffrata/goffrati/goffrate ; en relieve
engraved ; a ; graviert/gravierte ; gravé/gravée/gravés/gravées ; inciso/incisa/incisi/incise ; grabado/grabada/grabados/grabadas
carved ; a ; geschnitzt/geschnitzte ; sculpté/sculptée/sculptés/sculptées ; intagliato/intagliata/intagliati/intagliate ; tallado/tallada/tallados/talladas
quilted ; a ; gesteppt/gesteppte ; matelassé/matelassée/matelassés/matelassées ; trapuntato/trapuntata/trapuntati/trapuntate ; acolchado/acolchada/acolchados/acolchadas
knitted ; a ; gestrickt/gestrickte ; tricoté/tricotée/tricotés/tricotées ; lavorato a maglia/lavorata a maglia/lavorati a maglia/lavorate a maglia ; de punto
knit ; a ; gestrickt/gestrickte ; tricoté/tricotée/tricotés/tricotées ; lavorato a maglia/lavorata a maglia/lavorati a maglia/lavorate a maglia ; de punto
cable knit ; a ; Zopfmuster ; torsadé/torsadée/torsadés/torsadées ; a trecce ; de punto trenzado
crochet ; a ; gehäkelt/gehäkelte ; au crochet ; all'uncinetto ; de ganchillo
crocheted ; a ; gehäkelt/gehäkelte ; au crochet ; all'uncinetto ; de ganchillo
woven ; a ; gewebt/gewebte ; tissé/tissée/tissés/tissées ; intrecciato/intrecciata/intrecciati/intrecciate ; tejido/tejida/tejidos/tejidas
braided ; a ; geflochten/geflochtene ; tressé/tressée/tressés/tressées ; intrecciato/intrecciata/intrecciati/intrecciate ; trenzado/trenzada/trenzados/trenzadas
ribbed ; a ; gerippt/gerippte ; côtelé/côtelée/côtelés/côtelées ; a coste ; acanalado/acanalada/acanalados/acanaladas
pleated ; a ; plissiert/plissierte ; plissé/plissée/plissés/plissées ; plissettato/plissettata/plissettati/plissettate ; plisado/plisada/plisados/plisadas
ruffle ; a ; Rüschen ; à volants ; con volant ; con volantes
ruffled ; a ; Rüschen ; à volants ; con volant ; con volantes
beaded ; a ; perlenbesetzt/perlenbesetzte ; perlé/perlée/perlés/perlées ; con perline ; con cuentas
studded ; a ; nietenbesetzt/nietenbesetzte ; clouté/cloutée/cloutés/cloutées ; borchiato/borchiata/borchiati/borchiate ; con tachuelas
distressed ; a ; im Used-Look ; vieilli/vieillie/vieillis/vieillies ; effetto consumato ; desgastado/desgastada/desgastados/desgastadas
ripped ; a ; zerrissen/zerrissene ; déchiré/déchirée/déchirés/déchirées ; strappato/strappata/strappati/strappate ; roto/rota/rotos/rotas
washed ; a ; gewaschen/gewaschene ; délavé/délavée/délavés/délavées ; lavato/lavata/lavati/lavate ; lavado/lavada/lavados/lavadas
textured ; a ; strukturiert/strukturierte ; texturé/texturée/texturés/texturées ; testurizzato/testurizzata/testurizzati/testurizzate ; texturizado/texturizada/texturizados/texturizadas
hammered ; a ; gehämmert/gehämmerte ; martelé/martelée/martelés/martelées ; martellato/martellata/martellati/martellate ; martillado/martillada/martillados/martilladas
painted ; a ; bemalt/bemalte ; peint/peinte/peints/peintes ; dipinto/dipinta/dipinti/dipinte ; pintado/pintada/pintados/pintadas
hand painted ; a ; handbemalt/handbemalte ; peint à la main/peinte à la main/peints à la main/peintes à la main ; dipinto a mano/dipinta a mano/dipinti a mano/dipinte a mano ; pintado a mano/pintada a mano/pintados a mano/pintadas a mano
hand-painted ; a ; handbemalt/handbemalte ; peint à la main/peinte à la main/peints à la main/peintes à la main ; dipinto a mano/dipinta a mano/dipinti a mano/dipinte a mano ; pintado a mano/pintada a mano/pintados a mano/pintadas a mano
hand carved ; a ; handgeschnitzt/handgeschnitzte ; sculpté à la main/sculptée à la main/sculptés à la main/sculptées à la main ; intagliato a mano/intagliata a mano/intagliati a mano/intagliate a mano ; tallado a mano/tallada a mano/tallados a mano/talladas a mano
hand-carved ; a ; handgeschnitzt/handgeschnitzte ; sculpté à la main/sculptée à la main/sculptés à la main/sculptées à la main ; intagliato a mano/intagliata a mano/intagliati a mano/intagliate a mano ; tallado a mano/tallada a mano/tallados a mano/talladas a mano
hand stitched ; a ; handgenäht/handgenähte ; cousu main/cousue main/cousus main/cousues main ; cucito a mano/cucita a mano/cuciti a mano/cucite a mano ; cosido a mano/cosida a mano/cosidos a mano/cosidas a mano
pattern~patterns ; n ; Muster/n ; motif/motifs/m ; motivo/motivi/m ; patrón/patrones/m
print~prints ; n ; Druck/Drucke/m ; impression/impressions/f ; stampa/stampe/f ; estampado/estampados/m
design~designs ; n ; Design/Designs/n ; motif/motifs/m ; design/m ; diseño/diseños/m
style~styles ; n ; Stil/Stile/m ; style/styles/m ; stile/stili/m ; estilo/estilos/m
# audiences
men's ; u ; Herren ; homme ; uomo ; hombre
mens ; u ; Herren ; homme ; uomo ; hombre
men ; u ; Herren ; homme ; uomo ; hombre
for men ; u ; für Herren ; pour homme ; da uomo ; para hombre
for man ; u ; für Herren ; pour homme ; da uomo ; para hombre
gents ; u ; Herren ; homme ; uomo ; caballero
gent's ; u ; Herren ; homme ; uomo ; caballero
gentlemen's ; u ; Herren ; homme ; uomo ; caballero
gentleman ; n ; Gentleman/Gentlemen/m ; gentleman/gentlemans/m ; gentiluomo/gentiluomini/m ; caballero/caballeros/m
women's ; u ; Damen ; femme ; donna ; mujer
womens ; u ; Damen ; femme ; donna ; mujer
women ; u ; Damen ; femme ; donna ; mujer
woman's ; u ; Damen ; femme ; donna ; mujer
womans ; u ; Damen ; femme ; donna ; mujer
for women ; u ; für Damen ; pour femme ; da donna ; para mujer
for woman ; u ; für Damen ; pour femme ; da donna ; para mujer
ladies ; u ; Damen ; femme ; donna ; mujer
ladies' ; u ; Damen ; femme ; donna ; mujer
for ladies ; u ; für Damen ; pour femme ; da donna ; para mujer
female ; u ; weiblich/weibliche ; féminin/féminine/féminins/féminines ; femminile/femminile/femminili/femminili ; femenino/femenina/femeninos/femeninas
male ; u ; männlich/männliche ; masculin/masculine/masculins/masculines ; maschile/maschile/maschili/maschili ; masculino/masculina/masculinos/masculinas
boys ; u ; Jungen ; garçon ; bambino ; niño
boy's ; u ; Jungen ; garçon ; bambino ; niño
boys' ; u ; Jungen ; garçon ; bambino ; niño
for boys ; u ; für Jungen ; pour garçon ; per bambini ; para niños
girls ; u ; Mädchen ; fille ; bambina ; niña
girl's ; u ; Mädchen ; fille ; bambina ; niña
girls' ; u ; Mädchen ; fille ; bambina ; niña
for girls ; u ; für Mädchen ; pour fille ; per bambine ; para niñas
boys and girls ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
boys & girls ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
boys girls ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
girls and boys ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
girls & boys ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
girls boys ; u ; Jungen und Mädchen ; garçon et fille ; bambino e bambina ; niño y niña
for boys and girls ; u ; für Jungen und Mädchen ; pour garçon et fille ; per bambini e bambine ; para niños y niñas
for boys & girls ; u ; für Jungen und Mädchen ; pour garçon et fille ; per bambini e bambine ; para niños y niñas
boy or girl ; u ; Junge oder Mädchen ; garçon ou fille ; maschio o femmina ; niño o niña
boy ; n ; Junge/Jungen/m ; garçon/garçons/m ; bambino/bambini/m ; niño/niños/m
girl ; n ; Mädchen/n ; fille/filles/f ; bambina/bambine/f ; niña/niñas/f
man ; n ; Mann/Männer/m ; homme/hommes/m ; uomo/uomini/m ; hombre/hombres/m
woman ; n ; Frau/Frauen/f ; femme/femmes/f ; donna/donne/f ; mujer/mujeres/f
lady ; n ; Dame/Damen/f ; dame/dames/f ; signora/signore/f ; dama/damas/f
kids ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
kid's ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
kids' ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
children's ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
childrens ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
childs ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
child's ; u ; Kinder ; enfant ; per bambini ; infantil/infantil/infantiles/infantiles
child~children ; n ; Kind/Kinder/n ; enfant/enfants/m ; bambino/bambini/m ; niño/niños/m
kid ; n ; Kind/Kinder/n ; enfant/enfants/m ; bambino/bambini/m ; niño/niños/m
for kids ; u ; für Kinder ; pour enfants ; per bambini ; para niños
for children ; u ; für Kinder ; pour enfants ; per bambini ; para niños
junior ; u ; Junior ; junior ; junior ; júnior
juniors ; u ; Junior ; junior ; junior ; júnior
youth ; u ; Jugend ; jeunesse ; ragazzi ; juvenil
teen ; u ; Teenager ; ado ; adolescenti ; adolescentes
teens ; u ; Teenager ; ado ; adolescenti ; adolescentes
teenage ; u ; Teenager ; ado ; adolescenti ; adolescentes
teenager ; u ; Teenager ; ado ; adolescenti ; adolescentes
teenagers ; u ; Teenager ; ado ; adolescenti ; adolescentes
adult ; u ; für Erwachsene ; adulte ; adulto ; adulto
adults ; u ; für Erwachsene ; adulte ; adulto ; adulto
adult's ; u ; für Erwachsene ; adulte ; adulto ; adulto
adults' ; u ; für Erwachsene ; adulte ; adulto ; adulto
for adults ; u ; für Erwachsene ; pour adultes ; per adulti ; para adultos
adults and children ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
adults and kids ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
adults & kids ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
kids and adults ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
children and adults ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
kids adults ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
adults kids ; u ; Erwachsene und Kinder ; adultes et enfants ; adulti e bambini ; adultos y niños
unisex ; u ; Unisex ; unisexe ; unisex ; unisex
infant ; u ; Baby ; bébé ; neonato ; bebé
infants ; u ; Baby ; bébé ; neonato ; bebé
baby's ; u ; Baby ; bébé ; neonato ; bebé
babies ; u ; Baby ; bébé ; neonato ; bebé
for babies ; u ; für Babys ; pour bébé ; per neonati ; para bebés
baby ; u ; Baby ; bébé ; neonato ; bebé
baby boy ; u ; Baby Jungen ; bébé garçon ; neonato ; bebé niño
baby girl ; u ; Baby Mädchen ; bébé fille ; neonata ; bebé niña
newborn ; u ; für Neugeborene ; nouveau-né ; neonato ; recién nacido
new born ; u ; für Neugeborene ; nouveau-né ; neonato ; recién nacido
toddler ; u ; für Kleinkinder ; tout-petit ; bimbi piccoli ; niños pequeños
toddlers ; u ; für Kleinkinder ; tout-petit ; bimbi piccoli ; niños pequeños
toddler's ; u ; für Kleinkinder ; tout-petit ; bimbi piccoli ; niños pequeños
for toddlers ; u ; für Kleinkinder ; pour tout-petits ; per bimbi piccoli ; para niños pequeños
preschool ; u ; für Vorschulkinder ; préscolaire ; prescolare ; preescolar
pre-school ; u ; für Vorschulkinder ; préscolaire ; prescolare ; preescolar
family ; n ; Familie/Familien/f ; famille/familles/f ; famiglia/famiglie/f ; familia/familias/f
families ; n ; Familie/Familien/f ; famille/familles/f ; famiglia/famiglie/f ; familia/familias/f
couple~couples ; n ; Paar/Paare/n ; couple/couples/m ; coppia/coppie/f ; pareja/parejas/f
beginner ; u ; für Anfänger ; débutant ; principianti ; principiantes
beginners ; u ; für Anfänger ; débutant ; principianti ; principiantes
for beginners ; u ; für Anfänger ; pour débutants ; per principianti ; para principiantes
student ; u ; für Schüler ; étudiant ; studenti ; estudiantes
students ; u ; für Schüler ; étudiant ; studenti ; estudiantes
senior ; u ; für Senioren ; senior ; anziani ; mayores
seniors ; u ; für Senioren ; senior ; anziani ; mayores
elderly ; u ; für Senioren ; senior ; anziani ; mayores
maternity ; u ; Umstands ; de grossesse ; premaman ; premamá
mother ; n ; Mama/Mamas/f ; maman/mamans/f ; mamma/mamme/f ; mamá/mamás/f
mum ; n ; Mama/Mamas/f ; maman/mamans/f ; mamma/mamme/f ; mamá/mamás/f
mom ; n ; Mama/Mamas/f ; maman/mamans/f ; mamma/mamme/f ; mamá/mamás/f
mummy ; n ; Mama/Mamas/f ; maman/mamans/f ; mamma/mamme/f ; mamá/mamás/f
mommy ; n ; Mama/Mamas/f ; maman/mamans/f ; mamma/mamme/f ; mamá/mamás/f
father ; n ; Vater/Väter/m ; père/pères/m ; papà/m ; padre/padres/m
dad ; n ; Papa/Papas/m ; papa/papas/m ; papà/m ; papá/papás/m
daddy ; n ; Papa/Papas/m ; papa/papas/m ; papà/m ; papá/papás/m
grandma ; n ; Oma/Omas/f ; mamie/mamies/f ; nonna/nonne/f ; abuela/abuelas/f
granny ; n ; Oma/Omas/f ; mamie/mamies/f ; nonna/nonne/f ; abuela/abuelas/f
nan ; n ; Oma/Omas/f ; mamie/mamies/f ; nonna/nonne/f ; abuela/abuelas/f
grandmother ; n ; Oma/Omas/f ; mamie/mamies/f ; nonna/nonne/f ; abuela/abuelas/f
grandad ; n ; Opa/Opas/m ; papi/papis/m ; nonno/nonni/m ; abuelo/abuelos/m
grandpa ; n ; Opa/Opas/m ; papi/papis/m ; nonno/nonni/m ; abuelo/abuelos/m
grandfather ; n ; Opa/Opas/m ; papi/papis/m ; nonno/nonni/m ; abuelo/abuelos/m
granddad ; n ; Opa/Opas/m ; papi/papis/m ; nonno/nonni/m ; abuelo/abuelos/m
brother~brothers ; n ; Bruder/Brüder/m ; frère/frères/m ; fratello/fratelli/m ; hermano/hermanos/m
sister~sisters ; n ; Schwester/Schwestern/f ; sœur/sœurs/f ; sorella/sorelle/f ; hermana/hermanas/f
son ; n ; Sohn/Söhne/m ; fils/m ; figlio/figli/m ; hijo/hijos/m
daughter~daughters ; n ; Tochter/Töchter/f ; fille/filles/f ; figlia/figlie/f ; hija/hijas/f
wife ; n ; Ehefrau/Ehefrauen/f ; épouse/épouses/f ; moglie/mogli/f ; esposa/esposas/f
husband ; n ; Ehemann/Ehemänner/m ; mari/maris/m ; marito/mariti/m ; marido/maridos/m
friend~friends ; n ; Freund/Freunde/m ; ami/amis/m ; amico/amici/m ; amigo/amigos/m
best friend~best friends ; n ; beste Freundin/beste Freundinnen/f ; meilleure amie/meilleures amies/f ; migliore amica/migliori amiche/f ; mejor amiga/mejores amigas/f
teacher~teachers ; n ; Lehrer/m ; professeur/professeurs/m ; insegnante/insegnanti/m ; profesor/profesores/m
nurse~nurses ; n ; Krankenschwester/Krankenschwestern/f ; infirmière/infirmières/f ; infermiera/infermiere/f ; enfermera/enfermeras/f
person~people ; n ; Person/Personen/f ; personne/personnes/f ; persona/persone/f ; persona/personas/f
# sizes and shapes
size~sizes ; n ; Größe/Größen/f ; taille/tailles/f ; misura/misure/f ; tamaño/tamaños/m
small ; a ; klein/kleine ; petit/petite/petits/petites ; piccolo/piccola/piccoli/piccole ; pequeño/pequeña/pequeños/pequeñas
medium ; a ; mittel ; moyen/moyenne/moyens/moyennes ; medio/media/medi/medie ; mediano/mediana/medianos/medianas
large ; a ; groß/große ; grand/grande/grands/grandes ; grande/grande/grandi/grandi ; grande/grande/grandes/grandes
big ; a ; groß/große ; grand/grande/grands/grandes ; grande/grande/grandi/grandi ; grande/grande/grandes/grandes
mini ; a ; Mini ; mini ; mini ; mini
micro ; a ; Mikro ; micro ; micro ; micro
tiny ; a ; winzig/winzige ; minuscule/minuscule/minuscules/minuscules ; minuscolo/minuscola/minuscoli/minuscole ; diminuto/diminuta/diminutos/diminutas
little ; a ; klein/kleine ; petit/petite/petits/petites ; piccolo/piccola/piccoli/piccole ; pequeño/pequeña/pequeños/pequeñas
huge ; a ; riesig/riesige ; énorme/énorme/énormes/énormes ; enorme/enorme/enormi/enormi ; enorme/enorme/enormes/enormes
giant ; a ; riesig/riesige ; géant/géante/géants/géantes ; gigante/gigante/giganti/giganti ; gigante/gigante/gigantes/gigantes
jumbo ; a ; Jumbo ; jumbo ; jumbo ; jumbo
maxi ; a ; Maxi ; maxi ; maxi ; maxi
midi ; a ; Midi ; midi ; midi ; midi
mega ; a ; Mega ; méga ; mega ; mega
oversized ; a ; übergroß/übergroße ; oversize ; oversize ; oversize
oversize ; a ; übergroß/übergroße ; oversize ; oversize ; oversize
compact ; a ; kompakt/kompakte ; compact/compacte/compacts/compactes ; compatto/compatta/compatti/compatte ; compacto/compacta/compactos/compactas
slim ; a ; schmal/schmale ; fin/fine/fins/fines ; sottile/sottile/sottili/sottili ; fino/fina/finos/finas
ultra slim ; a ; ultradünn/ultradünne ; ultra fin/ultra fine/ultra fins/ultra fines ; ultrasottile/ultrasottile/ultrasottili/ultrasottili ; ultrafino/ultrafina/ultrafinos/ultrafinas
ultra-slim ; a ; ultradünn/ultradünne ; ultra fin/ultra fine/ultra fins/ultra fines ; ultrasottile/ultrasottile/ultrasottili/ultrasottili ; ultrafino/ultrafina/ultrafinos/ultrafinas
ultra thin ; a ; ultradünn/ultradünne ; ultra fin/ultra fine/ultra fins/ultra fines ; ultrasottile/ultrasottile/ultrasottili/ultrasottili ; ultrafino/ultrafina/ultrafinos/ultrafinas
ultra-thin ; a ; ultradünn/ultradünne ; ultra fin/ultra fine/ultra fins/ultra fines ; ultrasottile/ultrasottile/ultrasottili/ultrasottili ; ultrafino/ultrafina/ultrafinos/ultrafinas
thin ; a ; dünn/dünne ; fin/fine/fins/fines ; sottile/sottile/sottili/sottili ; fino/fina/finos/finas
thick ; a ; dick/dicke ; épais/épaisse/épais/épaisses ; spesso/spessa/spessi/spesse ; grueso/gruesa/gruesos/gruesas
chunky ; a ; grob/grobe ; épais/épaisse/épais/épaisses ; grosso/grossa/grossi/grosse ; grueso/gruesa/gruesos/gruesas
long ; a ; lang/lange ; long/longue/longs/longues ; lungo/lunga/lunghi/lunghe ; largo/larga/largos/largas
short ; a ; kurz/kurze ; court/courte/courts/courtes ; corto/corta/corti/corte ; corto/corta/cortos/cortas
tall ; a ; hoch/hohe ; haut/haute/hauts/hautes ; alto/alta/alti/alte ; alto/alta/altos/altas
high ; a ; hoch/hohe ; haut/haute/hauts/hautes ; alto/alta/alti/alte ; alto/alta/altos/altas
low ; a ; niedrig/niedrige ; bas/basse/bas/basses ; basso/bassa/bassi/basse ; bajo/baja/bajos/bajas
wide ; a ; breit/breite ; large/large/larges/larges ; largo/larga/larghi/larghe ; ancho/ancha/anchos/anchas
narrow ; a ; schmal/schmale ; étroit/étroite/étroits/étroites ; stretto/stretta/stretti/strette ; estrecho/estrecha/estrechos/estrechas
round ; a ; rund/runde ; rond/ronde/ronds/rondes ; rotondo/rotonda/rotondi/rotonde ; redondo/redonda/redondos/redondas
square ; a ; quadratisch/quadratische ; carré/carrée/carrés/carrées ; quadrato/quadrata/quadrati/quadrate ; cuadrado/cuadrada/cuadrados/cuadradas
rectangular ; a ; rechteckig/rechteckige ; rectangulaire/rectangulaire/rectangulaires/rectangulaires ; rettangolare/rettangolare/rettangolari/rettangolari ; rectangular/rectangular/rectangulares/rectangulares
oval ; a ; oval/ovale ; ovale/ovale/ovales/ovales ; ovale/ovale/ovali/ovali ; ovalado/ovalada/ovalados/ovaladas
triangular ; a ; dreieckig/dreieckige ; triangulaire/triangulaire/triangulaires/triangulaires ; triangolare/triangolare/triangolari/triangolari ; triangular/triangular/triangulares/triangulares
hexagonal ; a ; sechseckig/sechseckige ; hexagonal/hexagonale/hexagonaux/hexagonales ; esagonale/esagonale/esagonali/esagonali ; hexagonal/hexagonal/hexagonales/hexagonales
heart shaped ; a ; herzförmig/herzförmige ; en forme de cœur ; a forma di cuore ; en forma de corazón
heart-shaped ; a ; herzförmig/herzförmige ; en forme de cœur ; a forma di cuore ; en forma de corazón
star shaped ; a ; sternförmig/sternförmige ; en forme d'étoile ; a forma di stella ; en forma de estrella
star-shaped ; a ; sternförmig/sternförmige ; en forme d'étoile ; a forma di stella ; en forma de estrella
shaped ; a ; geformt/geformte ; en forme ; sagomato/sagomata/sagomati/sagomate ; con forma
curved ; a ; gebogen/gebogene ; courbé/courbée/courbés/courbées ; curvo/curva/curvi/curve ; curvado/curvada/curvados/curvadas
straight ; a ; gerade/gerade ; droit/droite/droits/droites ; dritto/dritta/dritti/dritte ; recto/recta/rectos/rectas
flat ; a ; flach/flache ; plat/plate/plats/plates ; piatto/piatta/piatti/piatte ; plano/plana/planos/planas
pointed ; a ; spitz/spitze ; pointu/pointue/pointus/pointues ; a punta ; puntiagudo/puntiaguda/puntiagudos/puntiagudas
pointy ; a ; spitz/spitze ; pointu/pointue/pointus/pointues ; a punta ; puntiagudo/puntiaguda/puntiagudos/puntiagudas
angled ; a ; abgewinkelt/abgewinkelte ; coudé/coudée/coudés/coudées ; angolato/angolata/angolati/angolate ; en ángulo
hollow ; a ; hohl/hohle ; creux/creuse/creux/creuses ; cavo/cava/cavi/cave ; hueco/hueca/huecos/huecas
solid ; a ; massiv/massive ; massif/massive/massifs/massives ; massiccio/massiccia/massicci/massicce ; macizo/maciza/macizos/macizas
full ; a ; voll/volle ; complet/complète/complets/complètes ; completo/completa/completi/complete ; completo/completa/completos/completas
half ; a ; halb/halbe ; demi ; mezzo/mezza/mezzi/mezze ; medio/media/medios/medias
deep filled ; a ; dick gefüllt/dick gefüllte ; très garni/très garnie/très garnis/très garnies ; ben imbottito/ben imbottita/ben imbottiti/ben imbottite ; muy relleno/muy rellena/muy rellenos/muy rellenas
length~lengths ; n ; Länge/Längen/f ; longueur/longueurs/f ; lunghezza/lunghezze/f ; longitud/longitudes/f
width~widths ; n ; Breite/Breiten/f ; largeur/largeurs/f ; larghezza/larghezze/f ; anchura/anchuras/f
height~heights ; n ; Höhe/Höhen/f ; hauteur/hauteurs/f ; altezza/altezze/f ; altura/alturas/f
depth ; n ; Tiefe/Tiefen/f ; profondeur/profondeurs/f ; profondità/f ; profundidad/profundidades/f
diameter ; n ; Durchmesser/m ; diamètre/diamètres/m ; diametro/diametri/m ; diámetro/diámetros/m
thickness ; n ; Dicke/Dicken/f ; épaisseur/épaisseurs/f ; spessore/spessori/m ; grosor/grosores/m
weight~weights ; n ; Gewicht/Gewichte/n ; poids/m ; peso/pesi/m ; peso/pesos/m
capacity ; n ; Kapazität/Kapazitäten/f ; capacité/capacités/f ; capacità/f ; capacidad/capacidades/f
shape~shapes ; n ; Form/Formen/f ; forme/formes/f ; forma/forme/f ; forma/formas/f
circle~circles ; n ; Kreis/Kreise/m ; cercle/cercles/m ; cerchio/cerchi/m ; círculo/círculos/m
triangle~triangles ; n ; Dreieck/Dreiecke/n ; triangle/triangles/m ; triangolo/triangoli/m ; triángulo/triángulos/m
heart~hearts ; n ; Herz/Herzen/n ; cœur/cœurs/m ; cuore/cuori/m ; corazón/corazones/m
star~stars ; n ; Stern/Sterne/m ; étoile/étoiles/f ; stella/stelle/f ; estrella/estrellas/f
flower~flowers ; n ; Blume/Blumen/f ; fleur/fleurs/f ; fiore/fiori/m ; flor/flores/f
butterfly~butterflies ; n ; Schmetterling/Schmetterlinge/m ; papillon/papillons/m ; farfalla/farfalle/f ; mariposa/mariposas/f
skull~skulls ; n ; Totenkopf/Totenköpfe/m ; tête de mort/têtes de mort/f ; teschio/teschi/m ; calavera/calaveras/f
leaf~leaves ; n ; Blatt/Blätter/n ; feuille/feuilles/f ; foglia/foglie/f ; hoja/hojas/f
moon~moons ; n ; Mond/Monde/m ; lune/lunes/f ; luna/lune/f ; luna/lunas/f
sun~suns ; n ; Sonne/Sonnen/f ; soleil/soleils/m ; sole/soli/m ; sol/soles/m
# adjectives of condition, quality and use
new ; a ; neu/neue ; neuf/neuve/neufs/neuves ; nuovo/nuova/nuovi/nuove ; nuevo/nueva/nuevos/nuevas
used ; a ; gebraucht/gebrauchte ; d'occasion ; usato/usata/usati/usate ; usado/usada/usados/usadas
second hand ; a ; gebraucht/gebrauchte ; d'occasion ; di seconda mano ; de segunda mano
second-hand ; a ; gebraucht/gebrauchte ; d'occasion ; di seconda mano ; de segunda mano
pre-owned ; a ; gebraucht/gebrauchte ; d'occasion ; di seconda mano ; de segunda mano
preowned ; a ; gebraucht/gebrauchte ; d'occasion ; di seconda mano ; de segunda mano
pre owned ; a ; gebraucht/gebrauchte ; d'occasion ; di seconda mano ; de segunda mano
refurbished ; a ; generalüberholt/generalüberholte ; reconditionné/reconditionnée/reconditionnés/reconditionnées ; ricondizionato/ricondizionata/ricondizionati/ricondizionate ; reacondicionado/reacondicionada/reacondicionados/reacondicionadas
renewed ; a ; erneuert/erneuerte ; reconditionné/reconditionnée/reconditionnés/reconditionnées ; rinnovato/rinnovata/rinnovati/rinnovate ; renovado/renovada/renovados/renovadas
unused ; a ; unbenutzt/unbenutzte ; non utilisé/non utilisée/non utilisés/non utilisées ; mai usato/mai usata/mai usati/mai usate ; sin usar
unopened ; a ; ungeöffnet/ungeöffnete ; non ouvert/non ouverte/non ouverts/non ouvertes ; mai aperto/mai aperta/mai aperti/mai aperte ; sin abrir
sealed ; a ; versiegelt/versiegelte ; scellé/scellée/scellés/scellées ; sigillato/sigillata/sigillati/sigillate ; precintado/precintada/precintados/precintadas
boxed ; a ; in OVP ; en boîte ; in scatola ; en caja
unboxed ; a ; ohne OVP ; sans boîte ; senza scatola ; sin caja
loose ; a ; lose/lose ; en vrac ; sfuso/sfusa/sfusi/sfuse ; suelto/suelta/sueltos/sueltas
bagged ; a ; im Beutel ; en sachet ; in busta ; en bolsa
carded ; a ; auf Karte ; sous blister ; in blister ; en blíster
damaged ; a ; beschädigt/beschädigte ; endommagé/endommagée/endommagés/endommagées ; danneggiato/danneggiata/danneggiati/danneggiate ; dañado/dañada/dañados/dañadas
faulty ; a ; defekt/defekte ; défectueux/défectueuse/défectueux/défectueuses ; difettoso/difettosa/difettosi/difettose ; defectuoso/defectuosa/defectuosos/defectuosas
vintage ; a ; Vintage ; vintage ; vintage ; vintage
retro ; a ; Retro ; rétro ; retrò ; retro
antique ; a ; antik/antike ; antique/antique/antiques/antiques ; antico/antica/antichi/antiche ; antiguo/antigua/antiguos/antiguas
classic ; a ; klassisch/klassische ; classique/classique/classiques/classiques ; classico/classica/classici/classiche ; clásico/clásica/clásicos/clásicas
classical ; a ; klassisch/klassische ; classique/classique/classiques/classiques ; classico/classica/classici/classiche ; clásico/clásica/clásicos/clásicas
traditional ; a ; traditionell/traditionelle ; traditionnel/traditionnelle/traditionnels/traditionnelles ; tradizionale/tradizionale/tradizionali/tradizionali ; tradicional/tradicional/tradicionales/tradicionales
modern ; a ; modern/moderne ; moderne/moderne/modernes/modernes ; moderno/moderna/moderni/moderne ; moderno/moderna/modernos/modernas
contemporary ; a ; zeitgenössisch/zeitgenössische ; contemporain/contemporaine/contemporains/contemporaines ; contemporaneo/contemporanea/contemporanei/contemporanee ; contemporáneo/contemporánea/contemporáneos/contemporáneas
rustic ; a ; rustikal/rustikale ; rustique/rustique/rustiques/rustiques ; rustico/rustica/rustici/rustiche ; rústico/rústica/rústicos/rústicas
shabby chic ; a ; Shabby Chic ; shabby chic ; shabby chic ; shabby chic
industrial ; a ; industriell/industrielle ; industriel/industrielle/industriels/industrielles ; industriale/industriale/industriali/industriali ; industrial/industrial/industriales/industriales
scandinavian ; a ; skandinavisch/skandinavische ; scandinave/scandinave/scandinaves/scandinaves ; scandinavo/scandinava/scandinavi/scandinave ; nórdico/nórdica/nórdicos/nórdicas
nordic ; a ; skandinavisch/skandinavische ; scandinave/scandinave/scandinaves/scandinaves ; scandinavo/scandinava/scandinavi/scandinave ; nórdico/nórdica/nórdicos/nórdicas
old ; a ; alt/alte ; ancien/ancienne/anciens/anciennes ; vecchio/vecchia/vecchi/vecchie ; antiguo/antigua/antiguos/antiguas
rare ; a ; selten/seltene ; rare/rare/rares/rares ; raro/rara/rari/rare ; raro/rara/raros/raras
original ; a ; Original ; original/originale/originaux/originales ; originale/originale/originali/originali ; original/original/originales/originales
genuine ; a ; echt/echte ; véritable/véritable/véritables/véritables ; autentico/autentica/autentici/autentiche ; auténtico/auténtica/auténticos/auténticas
authentic ; a ; authentisch/authentische ; authentique/authentique/authentiques/authentiques ; autentico/autentica/autentici/autentiche ; auténtico/auténtica/auténticos/auténticas
official ; a ; offiziell/offizielle ; officiel/officielle/officiels/officielles ; ufficiale/ufficiale/ufficiali/ufficiali ; oficial/oficial/oficiales/oficiales
licensed ; a ; lizenziert/lizenzierte ; sous licence ; su licenza ; con licencia
oem ; a ; OEM ; OEM ; OEM ; OEM
branded ; a ; Marken ; de marque ; di marca ; de marca
generic ; a ; generisch/generische ; générique/générique/génériques/génériques ; generico/generica/generici/generiche ; genérico/genérica/genéricos/genéricas
universal ; a ; Universal ; universel/universelle/universels/universelles ; universale/universale/universali/universali ; universal/universal/universales/universales
standard ; a ; Standard ; standard ; standard ; estándar
special ; a ; speziell/spezielle ; spécial/spéciale/spéciaux/spéciales ; speciale/speciale/speciali/speciali ; especial/especial/especiales/especiales
limited ; a ; limitiert/limitierte ; limité/limitée/limités/limitées ; limitato/limitata/limitati/limitate ; limitado/limitada/limitados/limitadas
exclusive ; a ; exklusiv/exklusive ; exclusif/exclusive/exclusifs/exclusives ; esclusivo/esclusiva/esclusivi/esclusive ; exclusivo/exclusiva/exclusivos/exclusivas
unique ; a ; einzigartig/einzigartige ; unique/unique/uniques/uniques ; unico/unica/unici/uniche ; único/única/únicos/únicas
custom ; a ; individuell/individuelle ; personnalisé/personnalisée/personnalisés/personnalisées ; su misura ; personalizado/personalizada/personalizados/personalizadas
personalised ; a ; personalisiert/personalisierte ; personnalisé/personnalisée/personnalisés/personnalisées ; personalizzato/personalizzata/personalizzati/personalizzate ; personalizado/personalizada/personalizados/personalizadas
personalized ; a ; personalisiert/personalisierte ; personnalisé/personnalisée/personnalisés/personnalisées ; personalizzato/personalizzata/personalizzati/personalizzate ; personalizado/personalizada/personalizados/personalizadas
customised ; a ; personalisiert/personalisierte ; personnalisé/personnalisée/personnalisés/personnalisées ; personalizzato/personalizzata/personalizzati/personalizzate ; personalizado/personalizada/personalizados/personalizadas
customized ; a ; personalisiert/personalisierte ; personnalisé/personnalisée/personnalisés/personnalisées ; personalizzato/personalizzata/personalizzati/personalizzate ; personalizado/personalizada/personalizados/personalizadas
bespoke ; a ; maßgefertigt/maßgefertigte ; sur mesure ; su misura ; a medida
handmade ; a ; handgefertigt/handgefertigte ; fait main/faite main/faits main/faites main ; fatto a mano/fatta a mano/fatti a mano/fatte a mano ; hecho a mano/hecha a mano/hechos a mano/hechas a mano
hand-made ; a ; handgefertigt/handgefertigte ; fait main/faite main/faits main/faites main ; fatto a mano/fatta a mano/fatti a mano/fatte a mano ; hecho a mano/hecha a mano/hechos a mano/hechas a mano
handcrafted ; a ; handgefertigt/handgefertigte ; fait main/faite main/faits main/faites main ; fatto a mano/fatta a mano/fatti a mano/fatte a mano ; hecho a mano/hecha a mano/hechos a mano/hechas a mano
hand crafted ; a ; handgefertigt/handgefertigte ; fait main/faite main/faits main/faites main ; fatto a mano/fatta a mano/fatti a mano/fatte a mano ; hecho a mano/hecha a mano/hechos a mano/hechas a mano
homemade ; a ; hausgemacht/hausgemachte ; fait maison/faite maison/faits maison/faites maison ; fatto in casa/fatta in casa/fatti in casa/fatte in casa ; casero/casera/caseros/caseras
home made ; a ; hausgemacht/hausgemachte ; fait maison/faite maison/faits maison/faites maison ; fatto in casa/fatta in casa/fatti in casa/fatte in casa ; casero/casera/caseros/caseras
premium ; a ; Premium ; premium ; premium ; premium
deluxe ; a ; Deluxe ; deluxe ; deluxe ; deluxe
de luxe ; a ; Deluxe ; deluxe ; deluxe ; deluxe
luxury ; a ; Luxus ; de luxe ; di lusso ; de lujo
luxurious ; a ; luxuriös/luxuriöse ; luxueux/luxueuse/luxueux/luxueuses ; lussuoso/lussuosa/lussuosi/lussuose ; lujoso/lujosa/lujosos/lujosas
designer ; a ; Designer ; de créateur ; firmato/firmata/firmati/firmate ; de diseño
professional ; a ; professionell/professionelle ; professionnel/professionnelle/professionnels/professionnelles ; professionale/professionale/professionali/professionali ; profesional/profesional/profesionales/profesionales
pro ; a ; professionell/professionelle ; professionnel/professionnelle/professionnels/professionnelles ; professionale/professionale/professionali/professionali ; profesional/profesional/profesionales/profesionales
advanced ; a ; fortschrittlich/fortschrittliche ; avancé/avancée/avancés/avancées ; avanzato/avanzata/avanzati/avanzate ; avanzado/avanzada/avanzados/avanzadas
basic ; a ; einfach/einfache ; basique/basique/basiques/basiques ; base ; básico/básica/básicos/básicas
simple ; a ; einfach/einfache ; simple/simple/simples/simples ; semplice/semplice/semplici/semplici ; sencillo/sencilla/sencillos/sencillas
easy ; a ; einfach/einfache ; facile/facile/faciles/faciles ; facile/facile/facili/facili ; fácil/fácil/fáciles/fáciles
quick ; a ; schnell/schnelle ; rapide/rapide/rapides/rapides ; rapido/rapida/rapidi/rapide ; rápido/rápida/rápidos/rápidas
fast ; a ; schnell/schnelle ; rapide/rapide/rapides/rapides ; veloce/veloce/veloci/veloci ; rápido/rápida/rápidos/rápidas
slow ; a ; langsam/langsame ; lent/lente/lents/lentes ; lento/lenta/lenti/lente ; lento/lenta/lentos/lentas
ultimate ; a ; ultimativ/ultimative ; ultime/ultime/ultimes/ultimes ; definitivo/definitiva/definitivi/definitive ; definitivo/definitiva/definitivos/definitivas
super ; a ; super ; super ; super ; súper
ultra ; a ; Ultra ; ultra ; ultra ; ultra
extra ; a ; extra ; extra ; extra ; extra
great ; a ; großartig/großartige ; super ; ottimo/ottima/ottimi/ottime ; gran
good ; a ; gut/gute ; bon/bonne/bons/bonnes ; buono/buona/buoni/buone ; bueno/buena/buenos/buenas
best ; a ; beste/beste ; meilleur/meilleure/meilleurs/meilleures ; migliore/migliore/migliori/migliori ; mejor/mejor/mejores/mejores
better ; a ; besser/bessere ; meilleur/meilleure/meilleurs/meilleures ; migliore/migliore/migliori/migliori ; mejor/mejor/mejores/mejores
perfect ; a ; perfekt/perfekte ; parfait/parfaite/parfaits/parfaites ; perfetto/perfetta/perfetti/perfette ; perfecto/perfecta/perfectos/perfectas
ideal ; a ; ideal/ideale ; idéal/idéale/idéaux/idéales ; ideale/ideale/ideali/ideali ; ideal/ideal/ideales/ideales
amazing ; a ; erstaunlich/erstaunliche ; incroyable/incroyable/incroyables/incroyables ; incredibile/incredibile/incredibili/incredibili ; increíble/increíble/increíbles/increíbles
awesome ; a ; erstaunlich/erstaunliche ; incroyable/incroyable/incroyables/incroyables ; incredibile/incredibile/incredibili/incredibili ; increíble/increíble/increíbles/increíbles
incredible ; a ; erstaunlich/erstaunliche ; incroyable/incroyable/incroyables/incroyables ; incredibile/incredibile/incredibili/incredibili ; increíble/increíble/increíbles/increíbles
fantastic ; a ; fantastisch/fantastische ; fantastique/fantastique/fantastiques/fantastiques ; fantastico/fantastica/fantastici/fantastiche ; fantástico/fantástica/fantásticos/fantásticas
wonderful ; a ; wunderbar/wunderbare ; merveilleux/merveilleuse/merveilleux/merveilleuses ; meraviglioso/meravigliosa/meravigliosi/meravigliose ; maravilloso/maravillosa/maravillosos/maravillosas
excellent ; a ; ausgezeichnet/ausgezeichnete ; excellent/excellente/excellents/excellentes ; eccellente/eccellente/eccellenti/eccellenti ; excelente/excelente/excelentes/excelentes
beautiful ; a ; schön/schöne ; beau/belle/beaux/belles ; bello/bella/belli/belle ; bonito/bonita/bonitos/bonitas
lovely ; a ; hübsch/hübsche ; joli/jolie/jolis/jolies ; grazioso/graziosa/graziosi/graziose ; precioso/preciosa/preciosos/preciosas
pretty ; a ; hübsch/hübsche ; joli/jolie/jolis/jolies ; carino/carina/carini/carine ; bonito/bonita/bonitos/bonitas
cute ; a ; süß/süße ; mignon/mignonne/mignons/mignonnes ; carino/carina/carini/carine ; mono/mona/monos/monas
adorable ; a ; entzückend/entzückende ; adorable/adorable/adorables/adorables ; adorabile/adorabile/adorabili/adorabili ; adorable/adorable/adorables/adorables
elegant ; a ; elegant/elegante ; élégant/élégante/élégants/élégantes ; elegante/elegante/eleganti/eleganti ; elegante/elegante/elegantes/elegantes
stylish ; a ; stilvoll/stilvolle ; stylé/stylée/stylés/stylées ; alla moda ; elegante/elegante/elegantes/elegantes
fashionable ; a ; modisch/modische ; tendance ; alla moda ; de moda
trendy ; a ; modisch/modische ; tendance ; alla moda ; de moda
sexy ; a ; sexy ; sexy ; sexy ; sexy
cool ; a ; cool/coole ; cool ; cool ; chulo/chula/chulos/chulas
funny ; a ; lustig/lustige ; drôle/drôle/drôles/drôles ; divertente/divertente/divertenti/divertenti ; divertido/divertida/divertidos/divertidas
fun ; a ; lustig/lustige ; amusant/amusante/amusants/amusantes ; divertente/divertente/divertenti/divertenti ; divertido/divertida/divertidos/divertidas
novelty ; a ; originell/originelle ; fantaisie ; originale/originale/originali/originali ; original/original/originales/originales
happy ; a ; fröhlich/fröhliche ; joyeux/joyeuse/joyeux/joyeuses ; felice/felice/felici/felici ; feliz/feliz/felices/felices
sweet ; a ; süß/süße ; doux/douce/doux/douces ; dolce/dolce/dolci/dolci ; dulce/dulce/dulces/dulces
soft ; a ; weich/weiche ; doux/douce/doux/douces ; morbido/morbida/morbidi/morbide ; suave/suave/suaves/suaves
super soft ; a ; superweich/superweiche ; ultra doux/ultra douce/ultra doux/ultra douces ; morbidissimo/morbidissima/morbidissimi/morbidissime ; supersuave/supersuave/supersuaves/supersuaves
hard ; a ; hart/harte ; rigide/rigide/rigides/rigides ; rigido/rigida/rigidi/rigide ; rígido/rígida/rígidos/rígidas
tough ; a ; robust/robuste ; robuste/robuste/robustes/robustes ; robusto/robusta/robusti/robuste ; resistente/resistente/resistentes/resistentes
rugged ; a ; robust/robuste ; robuste/robuste/robustes/robustes ; robusto/robusta/robusti/robuste ; resistente/resistente/resistentes/resistentes
strong ; a ; stark/starke ; solide/solide/solides/solides ; forte/forte/forti/forti ; fuerte/fuerte/fuertes/fuertes
powerful ; a ; leistungsstark/leistungsstarke ; puissant/puissante/puissants/puissantes ; potente/potente/potenti/potenti ; potente/potente/potentes/potentes
durable ; a ; langlebig/langlebige ; durable/durable/durables/durables ; durevole/durevole/durevoli/durevoli ; duradero/duradera/duraderos/duraderas
sturdy ; a ; stabil/stabile ; solide/solide/solides/solides ; robusto/robusta/robusti/robuste ; resistente/resistente/resistentes/resistentes
heavy duty ; a ; robust/robuste ; ultra résistant/ultra résistante/ultra résistants/ultra résistantes ; resistente/resistente/resistenti/resistenti ; resistente/resistente/resistentes/resistentes
heavy-duty ; a ; robust/robuste ; ultra résistant/ultra résistante/ultra résistants/ultra résistantes ; resistente/resistente/resistenti/resistenti ; resistente/resistente/resistentes/resistentes
heavy ; a ; schwer/schwere ; lourd/lourde/lourds/lourdes ; pesante/pesante/pesanti/pesanti ; pesado/pesada/pesados/pesadas
lightweight ; a ; leicht/leichte ; léger/légère/légers/légères ; leggero/leggera/leggeri/leggere ; ligero/ligera/ligeros/ligeras
light weight ; a ; leicht/leichte ; léger/légère/légers/légères ; leggero/leggera/leggeri/leggere ; ligero/ligera/ligeros/ligeras
flexible ; a ; flexibel/flexible ; flexible/flexible/flexibles/flexibles ; flessibile/flessibile/flessibili/flessibili ; flexible/flexible/flexibles/flexibles
elastic ; a ; elastisch/elastische ; élastique/élastique/élastiques/élastiques ; elastico/elastica/elastici/elastiche ; elástico/elástica/elásticos/elásticas
elasticated ; a ; elastisch/elastische ; élastique/élastique/élastiques/élastiques ; elastico/elastica/elastici/elastiche ; elástico/elástica/elásticos/elásticas
stretch ; a ; Stretch ; stretch ; elasticizzato/elasticizzata/elasticizzati/elasticizzate ; elástico/elástica/elásticos/elásticas
stretchy ; a ; Stretch ; stretch ; elasticizzato/elasticizzata/elasticizzati/elasticizzate ; elástico/elástica/elásticos/elásticas
rigid ; a ; starr/starre ; rigide/rigide/rigides/rigides ; rigido/rigida/rigidi/rigide ; rígido/rígida/rígidos/rígidas
smooth ; a ; glatt/glatte ; lisse/lisse/lisses/lisses ; liscio/liscia/lisci/lisce ; liso/lisa/lisos/lisas
rough ; a ; rau/raue ; rugueux/rugueuse/rugueux/rugueuses ; ruvido/ruvida/ruvidi/ruvide ; rugoso/rugosa/rugosos/rugosas
fluffy ; a ; flauschig/flauschige ; duveteux/duveteuse/duveteux/duveteuses ; soffice/soffice/soffici/soffici ; esponjoso/esponjosa/esponjosos/esponjosas
fuzzy ; a ; flauschig/flauschige ; à poils ; peloso/pelosa/pelosi/pelose ; peludo/peluda/peludos/peludas
furry ; a ; flauschig/flauschige ; à poils ; peloso/pelosa/pelosi/pelose ; peludo/peluda/peludos/peludas
cosy ; a ; kuschelig/kuschelige ; douillet/douillette/douillets/douillettes ; accogliente/accogliente/accoglienti/accoglienti ; acogedor/acogedora/acogedores/acogedoras
cozy ; a ; kuschelig/kuschelige ; douillet/douillette/douillets/douillettes ; accogliente/accogliente/accoglienti/accoglienti ; acogedor/acogedora/acogedores/acogedoras
warm ; a ; warm/warme ; chaud/chaude/chauds/chaudes ; caldo/calda/caldi/calde ; cálido/cálida/cálidos/cálidas
hot ; a ; heiß/heiße ; chaud/chaude/chauds/chaudes ; caldo/calda/caldi/calde ; caliente/caliente/calientes/calientes
cold ; a ; kalt/kalte ; froid/froide/froids/froides ; freddo/fredda/freddi/fredde ; frío/fría/fríos/frías
thermal ; a ; thermisch/thermische ; thermique/thermique/thermiques/thermiques ; termico/termica/termici/termiche ; térmico/térmica/térmicos/térmicas
insulated ; a ; isoliert/isolierte ; isotherme/isotherme/isothermes/isothermes ; isolato/isolata/isolati/isolate ; aislado/aislada/aislados/aisladas
breathable ; a ; atmungsaktiv/atmungsaktive ; respirant/respirante/respirants/respirantes ; traspirante/traspirante/traspiranti/traspiranti ; transpirable/transpirable/transpirables/transpirables
comfortable ; a ; bequem/bequeme ; confortable/confortable/confortables/confortables ; comodo/comoda/comodi/comode ; cómodo/cómoda/cómodos/cómodas
comfy ; a ; bequem/bequeme ; confortable/confortable/confortables/confortables ; comodo/comoda/comodi/comode ; cómodo/cómoda/cómodos/cómodas
comfort ; a ; bequem/bequeme ; confortable/confortable/confortables/confortables ; comodo/comoda/comodi/comode ; cómodo/cómoda/cómodos/cómodas
ergonomic ; a ; ergonomisch/ergonomische ; ergonomique/ergonomique/ergonomiques/ergonomiques ; ergonomico/ergonomica/ergonomici/ergonomiche ; ergonómico/ergonómica/ergonómicos/ergonómicas
orthopaedic ; a ; orthopädisch/orthopädische ; orthopédique/orthopédique/orthopédiques/orthopédiques ; ortopedico/ortopedica/ortopedici/ortopediche ; ortopédico/ortopédica/ortopédicos/ortopédicas
orthopedic ; a ; orthopädisch/orthopädische ; orthopédique/orthopédique/orthopédiques/orthopédiques ; ortopedico/ortopedica/ortopedici/ortopediche ; ortopédico/ortopédica/ortopédicos/ortopédicas
padded ; a ; gepolstert/gepolsterte ; rembourré/rembourrée/rembourrés/rembourrées ; imbottito/imbottita/imbottiti/imbottite ; acolchado/acolchada/acolchados/acolchadas
lined ; a ; gefüttert/gefütterte ; doublé/doublée/doublés/doublées ; foderato/foderata/foderati/foderate ; forrado/forrada/forrados/forradas
hooded ; a ; mit Kapuze ; à capuche ; con cappuccio ; con capucha
zipped ; a ; mit Reißverschluss ; zippé/zippée/zippés/zippées ; con zip ; con cremallera
zip up ; a ; mit Reißverschluss ; zippé/zippée/zippés/zippées ; con zip ; con cremallera
zip-up ; a ; mit Reißverschluss ; zippé/zippée/zippés/zippées ; con zip ; con cremallera
sleeveless ; a ; ärmellos/ärmellose ; sans manches ; smanicato/smanicata/smanicati/smanicate ; sin mangas
long sleeve ; a ; langärmlig/langärmlige ; à manches longues ; a maniche lunghe ; de manga larga
long sleeved ; a ; langärmlig/langärmlige ; à manches longues ; a maniche lunghe ; de manga larga
long-sleeve ; a ; langärmlig/langärmlige ; à manches longues ; a maniche lunghe ; de manga larga
long-sleeved ; a ; langärmlig/langärmlige ; à manches longues ; a maniche lunghe ; de manga larga
long sleeves ; a ; langärmlig/langärmlige ; à manches longues ; a maniche lunghe ; de manga larga
short sleeve ; a ; kurzärmlig/kurzärmlige ; à manches courtes ; a maniche corte ; de manga corta
short sleeved ; a ; kurzärmlig/kurzärmlige ; à manches courtes ; a maniche corte ; de manga corta
short-sleeve ; a ; kurzärmlig/kurzärmlige ; à manches courtes ; a maniche corte ; de manga corta
short-sleeved ; a ; kurzärmlig/kurzärmlige ; à manches courtes ; a maniche corte ; de manga corta
short sleeves ; a ; kurzärmlig/kurzärmlige ; à manches courtes ; a maniche corte ; de manga corta
crew neck ; a ; Rundhals ; col rond ; girocollo ; cuello redondo
v neck ; a ; V-Ausschnitt ; col V ; scollo a V ; cuello de pico
v-neck ; a ; V-Ausschnitt ; col V ; scollo a V ; cuello de pico
roll neck ; a ; Rollkragen ; col roulé ; collo alto ; cuello alto
polo neck ; a ; Rollkragen ; col roulé ; collo alto ; cuello alto
turtleneck ; a ; Rollkragen ; col roulé ; collo alto ; cuello alto
turtle neck ; a ; Rollkragen ; col roulé ; collo alto ; cuello alto
off shoulder ; a ; schulterfrei/schulterfreie ; épaules dénudées ; spalle scoperte ; hombros descubiertos
off the shoulder ; a ; schulterfrei/schulterfreie ; épaules dénudées ; spalle scoperte ; hombros descubiertos
high waist ; a ; mit hoher Taille ; taille haute ; a vita alta ; de talle alto
high waisted ; a ; mit hoher Taille ; taille haute ; a vita alta ; de talle alto
high-waisted ; a ; mit hoher Taille ; taille haute ; a vita alta ; de talle alto
high heel ; a ; mit hohem Absatz ; à talons hauts ; con tacco alto ; de tacón alto
high heels ; a ; mit hohem Absatz ; à talons hauts ; con tacco alto ; de tacón alto
high heeled ; a ; mit hohem Absatz ; à talons hauts ; con tacco alto ; de tacón alto
low heel ; a ; mit niedrigem Absatz ; à petits talons ; con tacco basso ; de tacón bajo
slip on ; a ; Slip-on ; à enfiler ; slip-on ; sin cordones
slip-on ; a ; Slip-on ; à enfiler ; slip-on ; sin cordones
lace up ; a ; Schnür ; à lacets ; stringato/stringata/stringati/stringate ; con cordones
lace-up ; a ; Schnür ; à lacets ; stringato/stringata/stringati/stringate ; con cordones
waterproof ; a ; wasserdicht/wasserdichte ; étanche/étanche/étanches/étanches ; impermeabile/impermeabile/impermeabili/impermeabili ; impermeable/impermeable/impermeables/impermeables
water proof ; a ; wasserdicht/wasserdichte ; étanche/étanche/étanches/étanches ; impermeabile/impermeabile/impermeabili/impermeabili ; impermeable/impermeable/impermeables/impermeables
water-proof ; a ; wasserdicht/wasserdichte ; étanche/étanche/étanches/étanches ; impermeabile/impermeabile/impermeabili/impermeabili ; impermeable/impermeable/impermeables/impermeables
water resistant ; a ; wasserabweisend/wasserabweisende ; résistant à l'eau/résistante à l'eau/résistants à l'eau/résistantes à l'eau ; resistente all'acqua/resistente all'acqua/resistenti all'acqua/resistenti all'acqua ; resistente al agua/resistente al agua/resistentes al agua/resistentes al agua
water-resistant ; a ; wasserabweisend/wasserabweisende ; résistant à l'eau/résistante à l'eau/résistants à l'eau/résistantes à l'eau ; resistente all'acqua/resistente all'acqua/resistenti all'acqua/resistenti all'acqua ; resistente al agua/resistente al agua/resistentes al agua/resistentes al agua
showerproof ; a ; spritzwassergeschützt/spritzwassergeschützte ; déperlant ; idrorepellente ; resistente a salpicaduras/resistente a salpicaduras/resistentes a salpicaduras/resistentes a salpicaduras
splashproof ; a ; spritzwassergeschützt/spritzwassergeschützte ; résistant aux éclaboussures ; resistente agli schizzi ; resistente a salpicaduras/resistente a salpicaduras/resistentes a salpicaduras/resistentes a salpicaduras
windproof ; a ; winddicht/winddichte ; coupe-vent ; antivento ; cortavientos
weatherproof ; a ; wetterfest/wetterfeste ; résistant aux intempéries/résistante aux intempéries/résistants aux intempéries/résistantes aux intempéries ; resistente alle intemperie/resistente alle intemperie/resistenti alle intemperie/resistenti alle intemperie ; resistente a la intemperie/resistente a la intemperie/resistentes a la intemperie/resistentes a la intemperie
weather resistant ; a ; wetterfest/wetterfeste ; résistant aux intempéries/résistante aux intempéries/résistants aux intempéries/résistantes aux intempéries ; resistente alle intemperie/resistente alle intemperie/resistenti alle intemperie/resistenti alle intemperie ; resistente a la intemperie/resistente a la intemperie/resistentes a la intemperie/resistentes a la intemperie
all weather ; a ; wetterfest/wetterfeste ; résistant aux intempéries/résistante aux intempéries/résistants aux intempéries/résistantes aux intempéries ; resistente alle intemperie/resistente alle intemperie/resistenti alle intemperie/resistenti alle intemperie ; resistente a la intemperie/resistente a la intemperie/resistentes a la intemperie/resistentes a la intemperie
shockproof ; a ; stoßfest/stoßfeste ; antichoc ; antiurto ; antigolpes
shock proof ; a ; stoßfest/stoßfeste ; antichoc ; antiurto ; antigolpes
shock-proof ; a ; stoßfest/stoßfeste ; antichoc ; antiurto ; antigolpes
dustproof ; a ; staubdicht/staubdichte ; anti-poussière ; antipolvere ; antipolvo
fireproof ; a ; feuerfest/feuerfeste ; ignifugé/ignifugée/ignifugés/ignifugées ; ignifugo/ignifuga/ignifughi/ignifughe ; ignífugo/ignífuga/ignífugos/ignífugas
fire resistant ; a ; feuerfest/feuerfeste ; ignifugé/ignifugée/ignifugés/ignifugées ; ignifugo/ignifuga/ignifughi/ignifughe ; ignífugo/ignífuga/ignífugos/ignífugas
flame retardant ; a ; feuerfest/feuerfeste ; ignifugé/ignifugée/ignifugés/ignifugées ; ignifugo/ignifuga/ignifughi/ignifughe ; ignífugo/ignífuga/ignífugos/ignífugas
heat resistant ; a ; hitzebeständig/hitzebeständige ; résistant à la chaleur/résistante à la chaleur/résistants à la chaleur/résistantes à la chaleur ; resistente al calore/resistente al calore/resistenti al calore/resistenti al calore ; resistente al calor/resistente al calor/resistentes al calor/resistentes al calor
heatproof ; a ; hitzebeständig/hitzebeständige ; résistant à la chaleur/résistante à la chaleur/résistants à la chaleur/résistantes à la chaleur ; resistente al calore/resistente al calore/resistenti al calore/resistenti al calore ; resistente al calor/resistente al calor/resistentes al calor/resistentes al calor
scratch resistant ; a ; kratzfest/kratzfeste ; anti-rayures ; antigraffio ; antiarañazos
scratch proof ; a ; kratzfest/kratzfeste ; anti-rayures ; antigraffio ; antiarañazos
rustproof ; a ; rostfrei/rostfreie ; antirouille ; antiruggine ; antioxidante/antioxidante/antioxidantes/antioxidantes
rust proof ; a ; rostfrei/rostfreie ; antirouille ; antiruggine ; antioxidante/antioxidante/antioxidantes/antioxidantes
leakproof ; a ; auslaufsicher/auslaufsichere ; anti-fuite ; a prova di perdite ; antifugas
leak proof ; a ; auslaufsicher/auslaufsichere ; anti-fuite ; a prova di perdite ; antifugas
leak-proof ; a ; auslaufsicher/auslaufsichere ; anti-fuite ; a prova di perdite ; antifugas
anti slip ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
anti-slip ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
non slip ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
non-slip ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
nonslip ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
slip resistant ; a ; rutschfest/rutschfeste ; antidérapant/antidérapante/antidérapants/antidérapantes ; antiscivolo ; antideslizante/antideslizante/antideslizantes/antideslizantes
anti theft ; a ; diebstahlsicher/diebstahlsichere ; antivol ; antifurto ; antirrobo
anti-theft ; a ; diebstahlsicher/diebstahlsichere ; antivol ; antifurto ; antirrobo
anti-static ; a ; antistatisch/antistatische ; antistatique/antistatique/antistatiques/antistatiques ; antistatico/antistatica/antistatici/antistatiche ; antiestático/antiestática/antiestáticos/antiestáticas
antistatic ; a ; antistatisch/antistatische ; antistatique/antistatique/antistatiques/antistatiques ; antistatico/antistatica/antistatici/antistatiche ; antiestático/antiestática/antiestáticos/antiestáticas
anti-bacterial ; a ; antibakteriell/antibakterielle ; antibactérien/antibactérienne/antibactériens/antibactériennes ; antibatterico/antibatterica/antibatterici/antibatteriche ; antibacteriano/antibacteriana/antibacterianos/antibacterianas
antibacterial ; a ; antibakteriell/antibakterielle ; antibactérien/antibactérienne/antibactériens/antibactériennes ; antibatterico/antibatterica/antibatterici/antibatteriche ; antibacteriano/antibacteriana/antibacterianos/antibacterianas
hypoallergenic ; a ; hypoallergen/hypoallergene ; hypoallergénique/hypoallergénique/hypoallergéniques/hypoallergéniques ; ipoallergenico/ipoallergenica/ipoallergenici/ipoallergeniche ; hipoalergénico/hipoalergénica/hipoalergénicos/hipoalergénicas
hypo-allergenic ; a ; hypoallergen/hypoallergene ; hypoallergénique/hypoallergénique/hypoallergéniques/hypoallergéniques ; ipoallergenico/ipoallergenica/ipoallergenici/ipoallergeniche ; hipoalergénico/hipoalergénica/hipoalergénicos/hipoalergénicas
non toxic ; a ; ungiftig/ungiftige ; non toxique/non toxique/non toxiques/non toxiques ; atossico/atossica/atossici/atossiche ; no tóxico/no tóxica/no tóxicos/no tóxicas
non-toxic ; a ; ungiftig/ungiftige ; non toxique/non toxique/non toxiques/non toxiques ; atossico/atossica/atossici/atossiche ; no tóxico/no tóxica/no tóxicos/no tóxicas
non stick ; a ; antihaftbeschichtet/antihaftbeschichtete ; antiadhésif/antiadhésive/antiadhésifs/antiadhésives ; antiaderente/antiaderente/antiaderenti/antiaderenti ; antiadherente/antiadherente/antiadherentes/antiadherentes
non-stick ; a ; antihaftbeschichtet/antihaftbeschichtete ; antiadhésif/antiadhésive/antiadhésifs/antiadhésives ; antiaderente/antiaderente/antiaderenti/antiaderenti ; antiadherente/antiadherente/antiadherentes/antiadherentes
nonstick ; a ; antihaftbeschichtet/antihaftbeschichtete ; antiadhésif/antiadhésive/antiadhésifs/antiadhésives ; antiaderente/antiaderente/antiaderenti/antiaderenti ; antiadherente/antiadherente/antiadherentes/antiadherentes
washable ; a ; waschbar/waschbare ; lavable/lavable/lavables/lavables ; lavabile/lavabile/lavabili/lavabili ; lavable/lavable/lavables/lavables
machine washable ; a ; maschinenwaschbar/maschinenwaschbare ; lavable en machine/lavable en machine/lavables en machine/lavables en machine ; lavabile in lavatrice/lavabile in lavatrice/lavabili in lavatrice/lavabili in lavatrice ; lavable a máquina/lavable a máquina/lavables a máquina/lavables a máquina
dishwasher safe ; a ; spülmaschinenfest/spülmaschinenfeste ; compatible lave-vaisselle/compatible lave-vaisselle/compatibles lave-vaisselle/compatibles lave-vaisselle ; lavabile in lavastoviglie/lavabile in lavastoviglie/lavabili in lavastoviglie/lavabili in lavastoviglie ; apto para lavavajillas/apta para lavavajillas/aptos para lavavajillas/aptas para lavavajillas
microwave safe ; a ; mikrowellengeeignet/mikrowellengeeignete ; compatible micro-ondes/compatible micro-ondes/compatibles micro-ondes/compatibles micro-ondes ; adatto al microonde/adatta al microonde/adatti al microonde/adatte al microonde ; apto para microondas/apta para microondas/aptos para microondas/aptas para microondas
reusable ; a ; wiederverwendbar/wiederverwendbare ; réutilisable/réutilisable/réutilisables/réutilisables ; riutilizzabile/riutilizzabile/riutilizzabili/riutilizzabili ; reutilizable/reutilizable/reutilizables/reutilizables
re-usable ; a ; wiederverwendbar/wiederverwendbare ; réutilisable/réutilisable/réutilisables/réutilisables ; riutilizzabile/riutilizzabile/riutilizzabili/riutilizzabili ; reutilizable/reutilizable/reutilizables/reutilizables
disposable ; a ; Einweg ; jetable/jetable/jetables/jetables ; usa e getta ; desechable/desechable/desechables/desechables
refillable ; a ; nachfüllbar/nachfüllbare ; rechargeable/rechargeable/rechargeables/rechargeables ; ricaricabile/ricaricabile/ricaricabili/ricaricabili ; rellenable/rellenable/rellenables/rellenables
rechargeable ; a ; wiederaufladbar/wiederaufladbare ; rechargeable/rechargeable/rechargeables/rechargeables ; ricaricabile/ricaricabile/ricaricabili/ricaricabili ; recargable/recargable/recargables/recargables
removable ; a ; abnehmbar/abnehmbare ; amovible/amovible/amovibles/amovibles ; rimovibile/rimovibile/rimovibili/rimovibili ; extraíble/extraíble/extraíbles/extraíbles
detachable ; a ; abnehmbar/abnehmbare ; amovible/amovible/amovibles/amovibles ; rimovibile/rimovibile/rimovibili/rimovibili ; extraíble/extraíble/extraíbles/extraíbles
replaceable ; a ; austauschbar/austauschbare ; interchangeable/interchangeable/interchangeables/interchangeables ; intercambiabile/intercambiabile/intercambiabili/intercambiabili ; intercambiable/intercambiable/intercambiables/intercambiables
interchangeable ; a ; austauschbar/austauschbare ; interchangeable/interchangeable/interchangeables/interchangeables ; intercambiabile/intercambiabile/intercambiabili/intercambiabili ; intercambiable/intercambiable/intercambiables/intercambiables
adjustable ; a ; verstellbar/verstellbare ; réglable/réglable/réglables/réglables ; regolabile/regolabile/regolabili/regolabili ; ajustable/ajustable/ajustables/ajustables
height adjustable ; a ; höhenverstellbar/höhenverstellbare ; réglable en hauteur/réglable en hauteur/réglables en hauteur/réglables en hauteur ; regolabile in altezza/regolabile in altezza/regolabili in altezza/regolabili in altezza ; regulable en altura/regulable en altura/regulables en altura/regulables en altura
extendable ; a ; ausziehbar/ausziehbare ; extensible/extensible/extensibles/extensibles ; estensibile/estensibile/estensibili/estensibili ; extensible/extensible/extensibles/extensibles
extending ; a ; ausziehbar/ausziehbare ; extensible/extensible/extensibles/extensibles ; estensibile/estensibile/estensibili/estensibili ; extensible/extensible/extensibles/extensibles
extendible ; a ; ausziehbar/ausziehbare ; extensible/extensible/extensibles/extensibles ; estensibile/estensibile/estensibili/estensibili ; extensible/extensible/extensibles/extensibles
expandable ; a ; erweiterbar/erweiterbare ; extensible/extensible/extensibles/extensibles ; espandibile/espandibile/espandibili/espandibili ; extensible/extensible/extensibles/extensibles
expanding ; a ; erweiterbar/erweiterbare ; extensible/extensible/extensibles/extensibles ; espandibile/espandibile/espandibili/espandibili ; extensible/extensible/extensibles/extensibles
telescopic ; a ; Teleskop ; télescopique/télescopique/télescopiques/télescopiques ; telescopico/telescopica/telescopici/telescopiche ; telescópico/telescópica/telescópicos/telescópicas
retractable ; a ; einziehbar/einziehbare ; rétractable/rétractable/rétractables/rétractables ; retrattile/retrattile/retrattili/retrattili ; retráctil/retráctil/retráctiles/retráctiles
foldable ; a ; faltbar/faltbare ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
folding ; a ; faltbar/faltbare ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
collapsible ; a ; faltbar/faltbare ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
fold up ; a ; faltbar/faltbare ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
fold-up ; a ; faltbar/faltbare ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
stackable ; a ; stapelbar/stapelbare ; empilable/empilable/empilables/empilables ; impilabile/impilabile/impilabili/impilabili ; apilable/apilable/apilables/apilables
stacking ; a ; stapelbar/stapelbare ; empilable/empilable/empilables/empilables ; impilabile/impilabile/impilabili/impilabili ; apilable/apilable/apilables/apilables
portable ; a ; tragbar/tragbare ; portable/portable/portables/portables ; portatile/portatile/portatili/portatili ; portátil/portátil/portátiles/portátiles
inflatable ; a ; aufblasbar/aufblasbare ; gonflable/gonflable/gonflables/gonflables ; gonfiabile/gonfiabile/gonfiabili/gonfiabili ; hinchable/hinchable/hinchables/hinchables
reversible ; a ; wendbar/wendbare ; réversible/réversible/réversibles/réversibles ; reversibile/reversibile/reversibili/reversibili ; reversible/reversible/reversibles/reversibles
rotating ; a ; drehbar/drehbare ; rotatif/rotative/rotatifs/rotatives ; girevole/girevole/girevoli/girevoli ; giratorio/giratoria/giratorios/giratorias
swivel ; a ; drehbar/drehbare ; rotatif/rotative/rotatifs/rotatives ; girevole/girevole/girevoli/girevoli ; giratorio/giratoria/giratorios/giratorias
revolving ; a ; drehbar/drehbare ; rotatif/rotative/rotatifs/rotatives ; girevole/girevole/girevoli/girevoli ; giratorio/giratoria/giratorios/giratorias
rotatable ; a ; drehbar/drehbare ; rotatif/rotative/rotatifs/rotatives ; girevole/girevole/girevoli/girevoli ; giratorio/giratoria/giratorios/giratorias
sliding ; a ; Schiebe ; coulissant/coulissante/coulissants/coulissantes ; scorrevole/scorrevole/scorrevoli/scorrevoli ; deslizante/deslizante/deslizantes/deslizantes
hanging ; a ; hängend/hängende ; suspendu/suspendue/suspendus/suspendues ; da appendere ; colgante/colgante/colgantes/colgantes
floating ; a ; schwebend/schwebende ; flottant/flottante/flottants/flottantes ; galleggiante/galleggiante/galleggianti/galleggianti ; flotante/flotante/flotantes/flotantes
standing ; a ; stehend/stehende ; sur pied ; da terra ; de pie
upright ; a ; aufrecht/aufrechte ; vertical/verticale/verticaux/verticales ; verticale/verticale/verticali/verticali ; vertical/vertical/verticales/verticales
horizontal ; a ; horizontal/horizontale ; horizontal/horizontale/horizontaux/horizontales ; orizzontale/orizzontale/orizzontali/orizzontali ; horizontal/horizontal/horizontales/horizontales
vertical ; a ; vertikal/vertikale ; vertical/verticale/verticaux/verticales ; verticale/verticale/verticali/verticali ; vertical/vertical/verticales/verticales
fitted ; a ; tailliert/taillierte ; ajusté/ajustée/ajustés/ajustées ; aderente/aderente/aderenti/aderenti ; ajustado/ajustada/ajustados/ajustadas
fixed ; a ; fest/feste ; fixe/fixe/fixes/fixes ; fisso/fissa/fissi/fisse ; fijo/fija/fijos/fijas
adhesive ; a ; selbstklebend/selbstklebende ; adhésif/adhésive/adhésifs/adhésives ; adesivo/adesiva/adesivi/adesive ; adhesivo/adhesiva/adhesivos/adhesivas
self adhesive ; a ; selbstklebend/selbstklebende ; adhésif/adhésive/adhésifs/adhésives ; adesivo/adesiva/adesivi/adesive ; adhesivo/adhesiva/adhesivos/adhesivas
self-adhesive ; a ; selbstklebend/selbstklebende ; adhésif/adhésive/adhésifs/adhésives ; adesivo/adesiva/adesivi/adesive ; adhesivo/adhesiva/adhesivos/adhesivas
sticky ; a ; selbstklebend/selbstklebende ; adhésif/adhésive/adhésifs/adhésives ; adesivo/adesiva/adesivi/adesive ; adhesivo/adhesiva/adhesivos/adhesivas
double sided ; a ; doppelseitig/doppelseitige ; double face ; biadesivo/biadesiva/biadesivi/biadesive ; de doble cara
double-sided ; a ; doppelseitig/doppelseitige ; double face ; biadesivo/biadesiva/biadesivi/biadesive ; de doble cara
single sided ; a ; einseitig/einseitige ; simple face ; a faccia singola ; de una cara
one sided ; a ; einseitig/einseitige ; simple face ; a faccia singola ; de una cara
single ; a ; einzeln/einzelne ; simple/simple/simples/simples ; singolo/singola/singoli/singole ; individual/individual/individuales/individuales
double ; a ; doppelt/doppelte ; double/double/doubles/doubles ; doppio/doppia/doppi/doppie ; doble/doble/dobles/dobles
triple ; a ; dreifach/dreifache ; triple/triple/triples/triples ; triplo/tripla/tripli/triple ; triple/triple/triples/triples
dual ; a ; Dual ; double/double/doubles/doubles ; doppio/doppia/doppi/doppie ; doble/doble/dobles/dobles
twin ; a ; Zwillings ; double/double/doubles/doubles ; doppio/doppia/doppi/doppie ; doble/doble/dobles/dobles
multi ; a ; Multi ; multi ; multi ; multi
multifunction ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multifunctional ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multi-function ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multi function ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multi-functional ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multipurpose ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multi-purpose ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
multi purpose ; a ; multifunktional/multifunktionale ; multifonction ; multifunzione ; multifunción
complete ; a ; komplett/komplette ; complet/complète/complets/complètes ; completo/completa/completi/complete ; completo/completa/completos/completas
assorted ; a ; sortiert/sortierte ; assorti/assortie/assortis/assorties ; assortito/assortita/assortiti/assortite ; surtido/surtida/surtidos/surtidas
mixed ; a ; gemischt/gemischte ; mixte/mixte/mixtes/mixtes ; misto/mista/misti/miste ; mixto/mixta/mixtos/mixtas
mix ; a ; gemischt/gemischte ; mixte/mixte/mixtes/mixtes ; misto/mista/misti/miste ; mixto/mixta/mixtos/mixtas
random ; a ; zufällig/zufällige ; aléatoire/aléatoire/aléatoires/aléatoires ; casuale/casuale/casuali/casuali ; aleatorio/aleatoria/aleatorios/aleatorias
various ; a ; verschieden/verschiedene ; divers ; vari/varie/vari/varie ; varios/varias/varios/varias
different ; a ; verschieden/verschiedene ; différent/différente/différents/différentes ; diverso/diversa/diversi/diverse ; diferente/diferente/diferentes/diferentes
matching ; a ; passend/passende ; assorti/assortie/assortis/assorties ; coordinato/coordinata/coordinati/coordinate ; a juego
compatible ; a ; kompatibel/kompatible ; compatible/compatible/compatibles/compatibles ; compatibile/compatibile/compatibili/compatibili ; compatible/compatible/compatibles/compatibles
suitable ; a ; geeignet/geeignete ; adapté/adaptée/adaptés/adaptées ; adatto/adatta/adatti/adatte ; adecuado/adecuada/adecuados/adecuadas
replacement ; a ; Ersatz ; de rechange ; di ricambio ; de repuesto
spare ; a ; Ersatz ; de rechange ; di ricambio ; de repuesto
front ; a ; vordere/vordere ; avant ; anteriore/anteriore/anteriori/anteriori ; delantero/delantera/delanteros/delanteras
rear ; a ; hintere/hintere ; arrière ; posteriore/posteriore/posteriori/posteriori ; trasero/trasera/traseros/traseras
back ; a ; hintere/hintere ; arrière ; posteriore/posteriore/posteriori/posteriori ; trasero/trasera/traseros/traseras
front and rear ; a ; vorne und hinten ; avant et arrière ; anteriore e posteriore ; delantero y trasero
front & rear ; a ; vorne und hinten ; avant et arrière ; anteriore e posteriore ; delantero y trasero
left ; a ; links ; gauche ; sinistro/sinistra/sinistri/sinistre ; izquierdo/izquierda/izquierdos/izquierdas
right ; a ; rechts ; droit/droite/droits/droites ; destro/destra/destri/destre ; derecho/derecha/derechos/derechas
left and right ; a ; links und rechts ; gauche et droite ; sinistro e destro ; izquierdo y derecho
left & right ; a ; links und rechts ; gauche et droite ; sinistro e destro ; izquierdo y derecho
left hand ; a ; linke Hand ; main gauche ; mano sinistra ; mano izquierda
right hand ; a ; rechte Hand ; main droite ; mano destra ; mano derecha
upper ; a ; obere/obere ; supérieur/supérieure/supérieurs/supérieures ; superiore/superiore/superiori/superiori ; superior/superior/superiores/superiores
lower ; a ; untere/untere ; inférieur/inférieure/inférieurs/inférieures ; inferiore/inferiore/inferiori/inferiori ; inferior/inferior/inferiores/inferiores
inner ; a ; innere/innere ; intérieur/intérieure/intérieurs/intérieures ; interno/interna/interni/interne ; interior/interior/interiores/interiores
internal ; a ; innere/innere ; intérieur/intérieure/intérieurs/intérieures ; interno/interna/interni/interne ; interior/interior/interiores/interiores
interior ; a ; innere/innere ; intérieur/intérieure/intérieurs/intérieures ; interno/interna/interni/interne ; interior/interior/interiores/interiores
outer ; a ; äußere/äußere ; extérieur/extérieure/extérieurs/extérieures ; esterno/esterna/esterni/esterne ; exterior/exterior/exteriores/exteriores
external ; a ; äußere/äußere ; extérieur/extérieure/extérieurs/extérieures ; esterno/esterna/esterni/esterne ; exterior/exterior/exteriores/exteriores
exterior ; a ; äußere/äußere ; extérieur/extérieure/extérieurs/extérieures ; esterno/esterna/esterni/esterne ; exterior/exterior/exteriores/exteriores
central ; a ; zentral/zentrale ; central/centrale/centraux/centrales ; centrale/centrale/centrali/centrali ; central/central/centrales/centrales
centre ; a ; zentral/zentrale ; central/centrale/centraux/centrales ; centrale/centrale/centrali/centrali ; central/central/centrales/centrales
center ; a ; zentral/zentrale ; central/centrale/centraux/centrales ; centrale/centrale/centrali/centrali ; central/central/centrales/centrales
main ; a ; Haupt ; principal/principale/principaux/principales ; principale/principale/principali/principali ; principal/principal/principales/principales
side ; n ; Seite/Seiten/f ; côté/côtés/m ; lato/lati/m ; lado/lados/m
electric ; a ; elektrisch/elektrische ; électrique/électrique/électriques/électriques ; elettrico/elettrica/elettrici/elettriche ; eléctrico/eléctrica/eléctricos/eléctricas
electrical ; a ; elektrisch/elektrische ; électrique/électrique/électriques/électriques ; elettrico/elettrica/elettrici/elettriche ; eléctrico/eléctrica/eléctricos/eléctricas
electronic ; a ; elektronisch/elektronische ; électronique/électronique/électroniques/électroniques ; elettronico/elettronica/elettronici/elettroniche ; electrónico/electrónica/electrónicos/electrónicas
digital ; a ; digital/digitale ; numérique/numérique/numériques/numériques ; digitale/digitale/digitali/digitali ; digital/digital/digitales/digitales
analogue ; a ; analog/analoge ; analogique/analogique/analogiques/analogiques ; analogico/analogica/analogici/analogiche ; analógico/analógica/analógicos/analógicas
analog ; a ; analog/analoge ; analogique/analogique/analogiques/analogiques ; analogico/analogica/analogici/analogiche ; analógico/analógica/analógicos/analógicas
automatic ; a ; automatisch/automatische ; automatique/automatique/automatiques/automatiques ; automatico/automatica/automatici/automatiche ; automático/automática/automáticos/automáticas
auto ; a ; automatisch/automatische ; automatique/automatique/automatiques/automatiques ; automatico/automatica/automatici/automatiche ; automático/automática/automáticos/automáticas
manual ; a ; manuell/manuelle ; manuel/manuelle/manuels/manuelles ; manuale/manuale/manuali/manuali ; manual/manual/manuales/manuales
mechanical ; a ; mechanisch/mechanische ; mécanique/mécanique/mécaniques/mécaniques ; meccanico/meccanica/meccanici/meccaniche ; mecánico/mecánica/mecánicos/mecánicas
motorised ; a ; motorisiert/motorisierte ; motorisé/motorisée/motorisés/motorisées ; motorizzato/motorizzata/motorizzati/motorizzate ; motorizado/motorizada/motorizados/motorizadas
motorized ; a ; motorisiert/motorisierte ; motorisé/motorisée/motorisés/motorisées ; motorizzato/motorizzata/motorizzati/motorizzate ; motorizado/motorizada/motorizados/motorizadas
hydraulic ; a ; hydraulisch/hydraulische ; hydraulique/hydraulique/hydrauliques/hydrauliques ; idraulico/idraulica/idraulici/idrauliche ; hidráulico/hidráulica/hidráulicos/hidráulicas
pneumatic ; a ; pneumatisch/pneumatische ; pneumatique/pneumatique/pneumatiques/pneumatiques ; pneumatico/pneumatica/pneumatici/pneumatiche ; neumático/neumática/neumáticos/neumáticas
air powered ; a ; pneumatisch/pneumatische ; pneumatique/pneumatique/pneumatiques/pneumatiques ; pneumatico/pneumatica/pneumatici/pneumatiche ; neumático/neumática/neumáticos/neumáticas
solar ; a ; Solar ; solaire/solaire/solaires/solaires ; solare/solare/solari/solari ; solar/solar/solares/solares
solar powered ; a ; Solar ; solaire/solaire/solaires/solaires ; solare/solare/solari/solari ; solar/solar/solares/solares
solar-powered ; a ; Solar ; solaire/solaire/solaires/solaires ; solare/solare/solari/solari ; solar/solar/solares/solares
wireless ; a ; kabellos/kabellose ; sans fil ; senza fili ; inalámbrico/inalámbrica/inalámbricos/inalámbricas
wired ; a ; kabelgebunden/kabelgebundene ; filaire/filaire/filaires/filaires ; con filo ; con cable
corded ; a ; kabelgebunden/kabelgebundene ; filaire/filaire/filaires/filaires ; con filo ; con cable
smart ; a ; smart/smarte ; intelligent/intelligente/intelligents/intelligentes ; intelligente/intelligente/intelligenti/intelligenti ; inteligente/inteligente/inteligentes/inteligentes
optical ; a ; optisch/optische ; optique/optique/optiques/optiques ; ottico/ottica/ottici/ottiche ; óptico/óptica/ópticos/ópticas
acoustic ; a ; akustisch/akustische ; acoustique/acoustique/acoustiques/acoustiques ; acustico/acustica/acustici/acustiche ; acústico/acústica/acústicos/acústicas
portable rechargeable ; a ; tragbar wiederaufladbar ; portable rechargeable ; portatile ricaricabile ; portátil recargable
silent ; a ; leise/leise ; silencieux/silencieuse/silencieux/silencieuses ; silenzioso/silenziosa/silenziosi/silenziose ; silencioso/silenciosa/silenciosos/silenciosas
quiet ; a ; leise/leise ; silencieux/silencieuse/silencieux/silencieuses ; silenzioso/silenziosa/silenziosi/silenziose ; silencioso/silenciosa/silenciosos/silenciosas
noise cancelling ; a ; mit Geräuschunterdrückung ; à réduction de bruit ; con cancellazione del rumore ; con cancelación de ruido
noise canceling ; a ; mit Geräuschunterdrückung ; à réduction de bruit ; con cancellazione del rumore ; con cancelación de ruido
noise-cancelling ; a ; mit Geräuschunterdrückung ; à réduction de bruit ; con cancellazione del rumore ; con cancelación de ruido
dimmable ; a ; dimmbar/dimmbare ; à intensité variable ; dimmerabile/dimmerabile/dimmerabili/dimmerabili ; regulable/regulable/regulables/regulables
flashing ; a ; blinkend/blinkende ; clignotant/clignotante/clignotants/clignotantes ; lampeggiante/lampeggiante/lampeggianti/lampeggianti ; intermitente/intermitente/intermitentes/intermitentes
shiny ; a ; glänzend/glänzende ; brillant/brillante/brillants/brillantes ; lucido/lucida/lucidi/lucide ; brillante/brillante/brillantes/brillantes
sparkly ; a ; glitzernd/glitzernde ; scintillant/scintillante/scintillants/scintillantes ; scintillante/scintillante/scintillanti/scintillanti ; brillante/brillante/brillantes/brillantes
sparkling ; a ; glitzernd/glitzernde ; scintillant/scintillante/scintillants/scintillantes ; scintillante/scintillante/scintillanti/scintillanti ; brillante/brillante/brillantes/brillantes
sparkle ; a ; glitzernd/glitzernde ; scintillant/scintillante/scintillants/scintillantes ; scintillante/scintillante/scintillanti/scintillanti ; brillante/brillante/brillantes/brillantes
reflective ; a ; reflektierend/reflektierende ; réfléchissant/réfléchissante/réfléchissants/réfléchissantes ; riflettente/riflettente/riflettenti/riflettenti ; reflectante/reflectante/reflectantes/reflectantes
decorative ; a ; dekorativ/dekorative ; décoratif/décorative/décoratifs/décoratives ; decorativo/decorativa/decorativi/decorative ; decorativo/decorativa/decorativos/decorativas
decorated ; a ; dekorativ/dekorative ; décoratif/décorative/décoratifs/décoratives ; decorativo/decorativa/decorativi/decorative ; decorativo/decorativa/decorativos/decorativas
ornate ; a ; verziert/verzierte ; orné/ornée/ornés/ornées ; ornato/ornata/ornati/ornate ; ornamentado/ornamentada/ornamentados/ornamentadas
scented ; a ; duftend/duftende ; parfumé/parfumée/parfumés/parfumées ; profumato/profumata/profumati/profumate ; perfumado/perfumada/perfumados/perfumadas
fragranced ; a ; duftend/duftende ; parfumé/parfumée/parfumés/parfumées ; profumato/profumata/profumati/profumate ; perfumado/perfumada/perfumados/perfumadas
perfumed ; a ; duftend/duftende ; parfumé/parfumée/parfumés/parfumées ; profumato/profumata/profumati/profumate ; perfumado/perfumada/perfumados/perfumadas
flavoured ; a ; aromatisiert/aromatisierte ; aromatisé/aromatisée/aromatisés/aromatisées ; aromatizzato/aromatizzata/aromatizzati/aromatizzate ; con sabor
flavored ; a ; aromatisiert/aromatisierte ; aromatisé/aromatisée/aromatisés/aromatisées ; aromatizzato/aromatizzata/aromatizzati/aromatizzate ; con sabor
fresh ; a ; frisch/frische ; frais/fraîche/frais/fraîches ; fresco/fresca/freschi/fresche ; fresco/fresca/frescos/frescas
dried ; a ; getrocknet/getrocknete ; séché/séchée/séchés/séchées ; essiccato/essiccata/essiccati/essiccate ; seco/seca/secos/secas
dry ; a ; trocken/trockene ; sec/sèche/secs/sèches ; secco/secca/secchi/secche ; seco/seca/secos/secas
wet ; a ; nass/nasse ; mouillé/mouillée/mouillés/mouillées ; bagnato/bagnata/bagnati/bagnate ; mojado/mojada/mojados/mojadas
liquid ; a ; flüssig/flüssige ; liquide/liquide/liquides/liquides ; liquido/liquida/liquidi/liquide ; líquido/líquida/líquidos/líquidas
hidden ; a ; versteckt/versteckte ; caché/cachée/cachés/cachées ; nascosto/nascosta/nascosti/nascoste ; oculto/oculta/ocultos/ocultas
concealed ; a ; versteckt/versteckte ; caché/cachée/cachés/cachées ; nascosto/nascosta/nascosti/nascoste ; oculto/oculta/ocultos/ocultas
open ; a ; offen/offene ; ouvert/ouverte/ouverts/ouvertes ; aperto/aperta/aperti/aperte ; abierto/abierta/abiertos/abiertas
closed ; a ; geschlossen/geschlossene ; fermé/fermée/fermés/fermées ; chiuso/chiusa/chiusi/chiuse ; cerrado/cerrada/cerrados/cerradas
lockable ; a ; abschließbar/abschließbare ; verrouillable/verrouillable/verrouillables/verrouillables ; con serratura ; con cerradura
locking ; a ; abschließbar/abschließbare ; verrouillable/verrouillable/verrouillables/verrouillables ; con serratura ; con cerradura
safe ; a ; sicher/sichere ; sûr/sûre/sûrs/sûres ; sicuro/sicura/sicuri/sicure ; seguro/segura/seguros/seguras
secure ; a ; sicher/sichere ; sécurisé/sécurisée/sécurisés/sécurisées ; sicuro/sicura/sicuri/sicure ; seguro/segura/seguros/seguras
protective ; a ; schützend/schützende ; de protection ; protettivo/protettiva/protettivi/protettive ; protector/protectora/protectores/protectoras
educational ; a ; pädagogisch/pädagogische ; éducatif/éducative/éducatifs/éducatives ; educativo/educativa/educativi/educative ; educativo/educativa/educativos/educativas
interactive ; a ; interaktiv/interaktive ; interactif/interactive/interactifs/interactives ; interattivo/interattiva/interattivi/interattive ; interactivo/interactiva/interactivos/interactivas
musical ; a ; musikalisch/musikalische ; musical/musicale/musicaux/musicales ; musicale/musicale/musicali/musicali ; musical/musical/musicales/musicales
creative ; a ; kreativ/kreative ; créatif/créative/créatifs/créatives ; creativo/creativa/creativi/creative ; creativo/creativa/creativos/creativas
magic ; a ; magisch/magische ; magique/magique/magiques/magiques ; magico/magica/magici/magiche ; mágico/mágica/mágicos/mágicas
magical ; a ; magisch/magische ; magique/magique/magiques/magiques ; magico/magica/magici/magiche ; mágico/mágica/mágicos/mágicas
collectable ; a ; Sammler ; de collection ; da collezione ; de colección
collectible ; a ; Sammler ; de collection ; da collezione ; de colección
temporary ; a ; temporär/temporäre ; temporaire/temporaire/temporaires/temporaires ; temporaneo/temporanea/temporanei/temporanee ; temporal/temporal/temporales/temporales
permanent ; a ; permanent/permanente ; permanent/permanente/permanents/permanentes ; permanente/permanente/permanenti/permanenti ; permanente/permanente/permanentes/permanentes
international ; a ; international/internationale ; international/internationale/internationaux/internationales ; internazionale/internazionale/internazionali/internazionali ; internacional/internacional/internacionales/internacionales
british ; a ; britisch/britische ; britannique/britannique/britanniques/britanniques ; britannico/britannica/britannici/britanniche ; británico/británica/británicos/británicas
english ; a ; englisch/englische ; anglais/anglaise/anglais/anglaises ; inglese/inglese/inglesi/inglesi ; inglés/inglesa/ingleses/inglesas
german ; a ; deutsch/deutsche ; allemand/allemande/allemands/allemandes ; tedesco/tedesca/tedeschi/tedesche ; alemán/alemana/alemanes/alemanas
french ; a ; französisch/französische ; français/française/français/françaises ; francese/francese/francesi/francesi ; francés/francesa/franceses/francesas
italian ; a ; italienisch/italienische ; italien/italienne/italiens/italiennes ; italiano/italiana/italiani/italiane ; italiano/italiana/italianos/italianas
spanish ; a ; spanisch/spanische ; espagnol/espagnole/espagnols/espagnoles ; spagnolo/spagnola/spagnoli/spagnole ; español/española/españoles/españolas
american ; a ; amerikanisch/amerikanische ; américain/américaine/américains/américaines ; americano/americana/americani/americane ; americano/americana/americanos/americanas
japanese ; a ; japanisch/japanische ; japonais/japonaise/japonais/japonaises ; giapponese/giapponese/giapponesi/giapponesi ; japonés/japonesa/japoneses/japonesas
chinese ; a ; chinesisch/chinesische ; chinois/chinoise/chinois/chinoises ; cinese/cinese/cinesi/cinesi ; chino/china/chinos/chinas
european ; a ; europäisch/europäische ; européen/européenne/européens/européennes ; europeo/europea/europei/europee ; europeo/europea/europeos/europeas
indian ; a ; indisch/indische ; indien/indienne/indiens/indiennes ; indiano/indiana/indiani/indiane ; indio/india/indios/indias
russian ; a ; russisch/russische ; russe/russe/russes/russes ; russo/russa/russi/russe ; ruso/rusa/rusos/rusas
scottish ; a ; schottisch/schottische ; écossais/écossaise/écossais/écossaises ; scozzese/scozzese/scozzesi/scozzesi ; escocés/escocesa/escoceses/escocesas
irish ; a ; irisch/irische ; irlandais/irlandaise/irlandais/irlandaises ; irlandese/irlandese/irlandesi/irlandesi ; irlandés/irlandesa/irlandeses/irlandesas
celtic ; a ; keltisch/keltische ; celtique/celtique/celtiques/celtiques ; celtico/celtica/celtici/celtiche ; celta
mexican ; a ; mexikanisch/mexikanische ; mexicain/mexicaine/mexicains/mexicaines ; messicano/messicana/messicani/messicane ; mexicano/mexicana/mexicanos/mexicanas
african ; a ; afrikanisch/afrikanische ; africain/africaine/africains/africaines ; africano/africana/africani/africane ; africano/africana/africanos/africanas
victorian ; a ; viktorianisch/viktorianische ; victorien/victorienne/victoriens/victoriennes ; vittoriano/vittoriana/vittoriani/vittoriane ; victoriano/victoriana/victorianos/victorianas
medieval ; a ; mittelalterlich/mittelalterliche ; médiéval/médiévale/médiévaux/médiévales ; medievale/medievale/medievali/medievali ; medieval/medieval/medievales/medievales
gothic ; a ; Gothic ; gothique/gothique/gothiques/gothiques ; gotico/gotica/gotici/gotiche ; gótico/gótica/góticos/góticas
tropical ; a ; tropisch/tropische ; tropical/tropicale/tropicaux/tropicales ; tropicale/tropicale/tropicali/tropicali ; tropical/tropical/tropicales/tropicales
royal ; a ; königlich/königliche ; royal/royale/royaux/royales ; reale/reale/reali/reali ; real/real/reales/reales
military ; a ; militärisch/militärische ; militaire/militaire/militaires/militaires ; militare/militare/militari/militari ; militar/militar/militares/militares
army ; a ; militärisch/militärische ; militaire/militaire/militaires/militaires ; militare/militare/militari/militari ; militar/militar/militares/militares
tactical ; a ; taktisch/taktische ; tactique/tactique/tactiques/tactiques ; tattico/tattica/tattici/tattiche ; táctico/táctica/tácticos/tácticas
sporty ; a ; sportlich/sportliche ; sportif/sportive/sportifs/sportives ; sportivo/sportiva/sportivi/sportive ; deportivo/deportiva/deportivos/deportivas
casual ; a ; lässig/lässige ; décontracté/décontractée/décontractés/décontractées ; casual ; informal/informal/informales/informales
formal ; a ; formell/formelle ; habillé/habillée/habillés/habillées ; formale/formale/formali/formali ; formal/formal/formales/formales
romantic ; a ; romantisch/romantische ; romantique/romantique/romantiques/romantiques ; romantico/romantica/romantici/romantiche ; romántico/romántica/románticos/románticas
religious ; a ; religiös/religiöse ; religieux/religieuse/religieux/religieuses ; religioso/religiosa/religiosi/religiose ; religioso/religiosa/religiosos/religiosas
vegan ; a ; vegan/vegane ; végan/végane/végans/véganes ; vegano/vegana/vegani/vegane ; vegano/vegana/veganos/veganas
vegetarian ; a ; vegetarisch/vegetarische ; végétarien/végétarienne/végétariens/végétariennes ; vegetariano/vegetariana/vegetariani/vegetariane ; vegetariano/vegetariana/vegetarianos/vegetarianas
medical ; a ; medizinisch/medizinische ; médical/médicale/médicaux/médicales ; medico/medica/medici/mediche ; médico/médica/médicos/médicas
dental ; a ; dental ; dentaire/dentaire/dentaires/dentaires ; dentale/dentale/dentali/dentali ; dental/dental/dentales/dentales
commercial ; a ; gewerblich/gewerbliche ; commercial/commerciale/commerciaux/commerciales ; commerciale/commerciale/commerciali/commerciali ; comercial/comercial/comerciales/comerciales
domestic ; a ; Haushalts ; ménager/ménagère/ménagers/ménagères ; domestico/domestica/domestici/domestiche ; doméstico/doméstica/domésticos/domésticas
household ; a ; Haushalts ; ménager/ménagère/ménagers/ménagères ; domestico/domestica/domestici/domestiche ; doméstico/doméstica/domésticos/domésticas
indoor ; a ; Indoor ; d'intérieur ; da interno ; de interior
outdoor ; a ; Outdoor ; d'extérieur ; da esterno ; de exterior
outdoors ; a ; Outdoor ; d'extérieur ; da esterno ; de exterior
indoor outdoor ; p ; für innen und außen ; intérieur et extérieur ; interno ed esterno ; interior y exterior
indoor and outdoor ; p ; für innen und außen ; intérieur et extérieur ; interno ed esterno ; interior y exterior
indoor & outdoor ; p ; für innen und außen ; intérieur et extérieur ; interno ed esterno ; interior y exterior
indoor/outdoor ; p ; für innen und außen ; intérieur et extérieur ; interno ed esterno ; interior y exterior
empty ; a ; leer/leere ; vide/vide/vides/vides ; vuoto/vuota/vuoti/vuote ; vacío/vacía/vacíos/vacías
cheap ; a ; günstig/günstige ; pas cher ; economico/economica/economici/economiche ; barato/barata/baratos/baratas
real ; a ; echt/echte ; véritable/véritable/véritables/véritables ; vero/vera/veri/vere ; real/real/reales/reales
realistic ; a ; realistisch/realistische ; réaliste/réaliste/réalistes/réalistes ; realistico/realistica/realistici/realistiche ; realista/realista/realistas/realistas
lifelike ; a ; lebensecht/lebensechte ; réaliste/réaliste/réalistes/réalistes ; realistico/realistica/realistici/realistiche ; realista/realista/realistas/realistas
fake ; a ; künstlich/künstliche ; faux/fausse/faux/fausses ; finto/finta/finti/finte ; falso/falsa/falsos/falsas
replica ; n ; Nachbildung/Nachbildungen/f ; réplique/répliques/f ; replica/repliche/f ; réplica/réplicas/f
detailed ; a ; detailliert/detaillierte ; détaillé/détaillée/détaillés/détaillées ; dettagliato/dettagliata/dettagliati/dettagliate ; detallado/detallada/detallados/detalladas
precision ; a ; Präzisions ; de précision ; di precisione ; de precisión
fine ; a ; fein/feine ; fin/fine/fins/fines ; fine/fine/fini/fini ; fino/fina/finos/finas
coarse ; a ; grob/grobe ; gros/grosse/gros/grosses ; grosso/grossa/grossi/grosse ; grueso/gruesa/gruesos/gruesas
sharp ; a ; scharf/scharfe ; tranchant/tranchante/tranchants/tranchantes ; affilato/affilata/affilati/affilate ; afilado/afilada/afilados/afiladas
blank ; a ; blanko ; vierge/vierge/vierges/vierges ; bianco/bianca/bianchi/bianche ; en blanco
ruled ; a ; liniert/linierte ; ligné/lignée/lignés/lignées ; a righe ; rayado/rayada/rayados/rayadas
next ; a ; nächste/nächste ; prochain/prochaine/prochains/prochaines ; prossimo/prossima/prossimi/prossime ; próximo/próxima/próximos/próximas
last ; a ; letzte/letzte ; dernier/dernière/derniers/dernières ; ultimo/ultima/ultimi/ultime ; último/última/últimos/últimas
early ; a ; früh/frühe ; précoce/précoce/précoces/précoces ; primo/prima/primi/prime ; temprano/temprana/tempranos/tempranas
late ; a ; spät/späte ; tardif/tardive/tardifs/tardives ; tardo/tarda/tardi/tarde ; tardío/tardía/tardíos/tardías
young ; a ; jung/junge ; jeune/jeune/jeunes/jeunes ; giovane/giovane/giovani/giovani ; joven/joven/jóvenes/jóvenes
first ; a ; erste/erste ; premier/première/premiers/premières ; primo/prima/primi/prime ; primer/primera/primeros/primeras
second ; a ; zweite/zweite ; deuxième/deuxième/deuxièmes/deuxièmes ; secondo/seconda/secondi/seconde ; segundo/segunda/segundos/segundas
third ; a ; dritte/dritte ; troisième/troisième/troisièmes/troisièmes ; terzo/terza/terzi/terze ; tercer/tercera/terceros/terceras
final ; a ; final/finale ; final/finale/finals/finales ; finale/finale/finali/finali ; final/final/finales/finales
total ; a ; gesamt/gesamte ; total/totale/totaux/totales ; totale/totale/totali/totali ; total/total/totales/totales
own ; a ; eigen/eigene ; propre/propre/propres/propres ; proprio/propria/propri/proprie ; propio/propia/propios/propias
popular ; a ; beliebt/beliebte ; populaire/populaire/populaires/populaires ; popolare/popolare/popolari/popolari ; popular/popular/populares/populares
famous ; a ; berühmt/berühmte ; célèbre/célèbre/célèbres/célèbres ; famoso/famosa/famosi/famose ; famoso/famosa/famosos/famosas
wild ; a ; wild/wilde ; sauvage/sauvage/sauvages/sauvages ; selvaggio/selvaggia/selvaggi/selvagge ; salvaje/salvaje/salvajes/salvajes
# participles and verbs
included ; v ; inklusive ; inclus/incluse/inclus/incluses ; incluso/inclusa/inclusi/incluse ; incluido/incluida/incluidos/incluidas
made ; v ; hergestellt/hergestellte ; fabriqué/fabriquée/fabriqués/fabriquées ; fatto/fatta/fatti/fatte ; hecho/hecha/hechos/hechas
featuring ; v ; mit ; avec ; con ; con
containing ; v ; enthält ; contient ; contiene ; contiene
contains ; v ; enthält ; contient ; contiene ; contiene
assembled ; v ; montiert/montierte ; assemblé/assemblée/assemblés/assemblées ; assemblato/assemblata/assemblati/assemblate ; montado/montada/montados/montadas
unassembled ; v ; unmontiert/unmontierte ; non monté ; non montato ; sin montar
built ; v ; gebaut/gebaute ; construit/construite/construits/construites ; costruito/costruita/costruiti/costruite ; construido/construida/construidos/construidas
finished ; v ; fertig/fertige ; fini/finie/finis/finies ; finito/finita/finiti/finite ; acabado/acabada/acabados/acabadas
signed ; v ; signiert/signierte ; signé/signée/signés/signées ; autografato/autografata/autografati/autografate ; firmado/firmada/firmados/firmadas
framed ; v ; gerahmt/gerahmte ; encadré/encadrée/encadrés/encadrées ; incorniciato/incorniciata/incorniciati/incorniciate ; enmarcado/enmarcada/enmarcados/enmarcadas
unframed ; v ; ungerahmt/ungerahmte ; sans cadre ; senza cornice ; sin marco
laminated ; v ; laminiert/laminierte ; plastifié/plastifiée/plastifiés/plastifiées ; plastificato/plastificata/plastificati/plastificate ; plastificado/plastificada/plastificados/plastificadas
themed ; v ; Motto ; à thème ; a tema ; temático/temática/temáticos/temáticas
inspired ; v ; inspiriert/inspirierte ; inspiré/inspirée/inspirés/inspirées ; ispirato/ispirata/ispirati/ispirate ; inspirado/inspirada/inspirados/inspiradas
filled ; v ; gefüllt/gefüllte ; rempli/remplie/remplis/remplies ; ripieno/ripiena/ripieni/ripiene ; relleno/rellena/rellenos/rellenas
stuffed ; v ; ausgestopft/ausgestopfte ; rembourré/rembourrée/rembourrés/rembourrées ; imbottito/imbottita/imbottiti/imbottite ; relleno/rellena/rellenos/rellenas
shaped like ; p ; in Form von ; en forme de ; a forma di ; en forma de
sized ; v ; Größe ; taille ; taglia ; talla
covered ; v ; bezogen/bezogene ; recouvert/recouverte/recouverts/recouvertes ; rivestito/rivestita/rivestiti/rivestite ; cubierto/cubierta/cubiertos/cubiertas
coated ; v ; beschichtet/beschichtete ; revêtu/revêtue/revêtus/revêtues ; rivestito/rivestita/rivestiti/rivestite ; recubierto/recubierta/recubiertos/recubiertas
powder coated ; v ; pulverbeschichtet/pulverbeschichtete ; thermolaqué/thermolaquée/thermolaqués/thermolaquées ; verniciato a polvere/verniciata a polvere/verniciati a polvere/verniciate a polvere ; lacado en polvo/lacada en polvo/lacados en polvo/lacadas en polvo
dipped ; v ; getaucht/getauchte ; trempé/trempée/trempés/trempées ; immerso/immersa/immersi/immerse ; bañado/bañada/bañados/bañadas
twisted ; v ; gedreht/gedrehte ; torsadé/torsadée/torsadés/torsadées ; ritorto/ritorta/ritorti/ritorte ; trenzado/trenzada/trenzados/trenzadas
tipped ; v ; mit Spitze ; à pointe ; con punta ; con punta
cut ; v ; geschnitten/geschnittene ; coupé/coupée/coupés/coupées ; tagliato/tagliata/tagliati/tagliate ; cortado/cortada/cortados/cortadas
laser cut ; v ; lasergeschnitten/lasergeschnittene ; découpé au laser/découpée au laser/découpés au laser/découpées au laser ; tagliato al laser/tagliata al laser/tagliati al laser/tagliate al laser ; cortado con láser/cortada con láser/cortados con láser/cortadas con láser
pre-cut ; v ; vorgeschnitten/vorgeschnittene ; prédécoupé/prédécoupée/prédécoupés/prédécoupées ; pretagliato/pretagliata/pretagliati/pretagliate ; precortado/precortada/precortados/precortadas
pre cut ; v ; vorgeschnitten/vorgeschnittene ; prédécoupé/prédécoupée/prédécoupés/prédécoupées ; pretagliato/pretagliata/pretagliati/pretagliate ; precortado/precortada/precortados/precortadas
precut ; v ; vorgeschnitten/vorgeschnittene ; prédécoupé/prédécoupée/prédécoupés/prédécoupées ; pretagliato/pretagliata/pretagliati/pretagliate ; precortado/precortada/precortados/precortadas
illuminated ; v ; beleuchtet/beleuchtete ; illuminé/illuminée/illuminés/illuminées ; illuminato/illuminata/illuminati/illuminate ; iluminado/iluminada/iluminados/iluminadas
lit ; v ; beleuchtet/beleuchtete ; illuminé/illuminée/illuminés/illuminées ; illuminato/illuminata/illuminati/illuminate ; iluminado/iluminada/iluminados/iluminadas
pre-lit ; v ; beleuchtet/beleuchtete ; illuminé/illuminée/illuminés/illuminées ; illuminato/illuminata/illuminati/illuminate ; iluminado/iluminada/iluminados/iluminadas
pre lit ; v ; beleuchtet/beleuchtete ; illuminé/illuminée/illuminés/illuminées ; illuminato/illuminata/illuminati/illuminate ; iluminado/iluminada/iluminados/iluminadas
heated ; v ; beheizt/beheizte ; chauffant/chauffante/chauffants/chauffantes ; riscaldato/riscaldata/riscaldati/riscaldate ; calefactable/calefactable/calefactables/calefactables
cooling ; v ; kühlend/kühlende ; rafraîchissant/rafraîchissante/rafraîchissants/rafraîchissantes ; rinfrescante/rinfrescante/rinfrescanti/rinfrescanti ; refrescante/refrescante/refrescantes/refrescantes
heating ; n ; Heizung/Heizungen/f ; chauffage/chauffages/m ; riscaldamento/riscaldamenti/m ; calefacción/calefacciones/f
charging ; v ; Lade ; de charge ; di ricarica ; de carga
cleaning ; n ; Reinigung/Reinigungen/f ; nettoyage/nettoyages/m ; pulizia/pulizie/f ; limpieza/limpiezas/f
cooking ; v ; Koch ; de cuisson ; da cucina ; de cocina
baking ; v ; Back ; à pâtisserie ; da forno ; de repostería
cutting ; v ; Schneide ; de coupe ; da taglio ; de corte
drilling ; v ; Bohr ; de perçage ; per foratura ; de perforación
welding ; v ; Schweiß ; à souder ; per saldatura ; de soldadura
gardening ; n ; Gartenarbeit/Gartenarbeiten/f ; jardinage/jardinages/m ; giardinaggio/giardinaggi/m ; jardinería/jardinerías/f
camping ; n ; Camping/n ; camping/campings/m ; campeggio/campeggi/m ; camping/campings/m
fishing ; v ; Angel ; de pêche ; da pesca ; de pesca
hunting ; n ; Jagd/Jagden/f ; chasse/chasses/f ; caccia/cacce/f ; caza/cazas/f
hiking ; v ; Wander ; de randonnée ; da trekking ; de senderismo
walking ; v ; Wander ; de randonnée ; da trekking ; de senderismo
trekking ; v ; Wander ; de randonnée ; da trekking ; de senderismo
climbing ; v ; Kletter ; d'escalade ; da arrampicata ; de escalada
running ; v ; Lauf ; de course ; da corsa ; de correr
jogging ; v ; Lauf ; de course ; da corsa ; para correr
cycling ; n ; Radsport/m ; cyclisme/cyclismes/m ; ciclismo/ciclismi/m ; ciclismo/ciclismos/m
swimming ; v ; Schwimm ; de natation ; da nuoto ; de natación
swim ; v ; Schwimm ; de natation ; da nuoto ; de natación
diving ; v ; Tauch ; de plongée ; da immersione ; de buceo
skiing ; v ; Ski ; de ski ; da sci ; de esquí
riding ; n ; Reitsport/m ; équitation/équitations/f ; equitazione/equitazioni/f ; equitación/equitaciones/f
training ; n ; Training/Trainings/n ; entraînement/entraînements/m ; allenamento/allenamenti/m ; entrenamiento/entrenamientos/m
racing ; v ; Renn ; de course ; da corsa ; de carreras
driving ; v ; Fahr ; de conduite ; di guida ; de conducción
travel ; v ; Reise ; de voyage ; da viaggio ; de viaje
travelling ; v ; Reise ; de voyage ; da viaggio ; de viaje
traveling ; v ; Reise ; de voyage ; da viaggio ; de viaje
sleeping ; v ; schlafend ; endormi ; addormentato ; dormido
writing ; v ; Schreib ; d'écriture ; da scrittura ; de escritura
drawing ; v ; Zeichen ; de dessin ; da disegno ; de dibujo
painting ; n ; Gemälde/n ; peinture/peintures/f ; dipinto/dipinti/m ; pintura/pinturas/f
sewing ; v ; Näh ; de couture ; da cucito ; de costura
knitting ; v ; Strick ; de tricot ; da maglia ; para tejer
learning ; v ; Lern ; d'apprentissage ; di apprendimento ; de aprendizaje
gaming ; n ; Gaming/n ; gaming/m ; gaming/m ; gaming/m
shopping ; v ; Einkaufs ; de courses ; della spesa ; de la compra
storage ; n ; Aufbewahrung/Aufbewahrungen/f ; rangement/rangements/m ; portaoggetti/m ; almacenamiento/almacenamientos/m
display ; n ; Display/Displays/n ; présentoir/présentoirs/m ; espositore/espositori/m ; expositor/expositores/m
mounting ; n ; Montage/Montagen/f ; montage/montages/m ; montaggio/montaggi/m ; montaje/montajes/m
moving ; v ; beweglich/bewegliche ; mobile/mobile/mobiles/mobiles ; mobile/mobile/mobili/mobili ; móvil/móvil/móviles/móviles
flying ; v ; fliegend/fliegende ; volant/volante/volants/volantes ; volante/volante/volanti/volanti ; volador/voladora/voladores/voladoras
talking ; v ; sprechend/sprechende ; parlant/parlante/parlants/parlantes ; parlante/parlante/parlanti/parlanti ; parlante/parlante/parlantes/parlantes
speaking ; v ; sprechend/sprechende ; parlant/parlante/parlants/parlantes ; parlante/parlante/parlanti/parlanti ; parlante/parlante/parlantes/parlantes
singing ; v ; singend/singende ; chantant/chantante/chantants/chantantes ; cantante/cantante/cantanti/cantanti ; cantarín/cantarina/cantarines/cantarinas
dancing ; v ; tanzend/tanzende ; dansant/dansante/dansants/dansantes ; danzante/danzante/danzanti/danzanti ; bailarín/bailarina/bailarines/bailarinas
laughing ; v ; lachend/lachende ; rieur/rieuse/rieurs/rieuses ; ridente/ridente/ridenti/ridenti ; risueño/risueña/risueños/risueñas
smiling ; v ; lächelnd/lächelnde ; souriant/souriante/souriants/souriantes ; sorridente/sorridente/sorridenti/sorridenti ; sonriente/sonriente/sonrientes/sonrientes
sitting ; v ; sitzend/sitzende ; assis/assise/assis/assises ; seduto/seduta/seduti/sedute ; sentado/sentada/sentados/sentadas
seated ; v ; sitzend/sitzende ; assis/assise/assis/assises ; seduto/seduta/seduti/sedute ; sentado/sentada/sentados/sentadas
lying ; v ; liegend/liegende ; allongé/allongée/allongés/allongées ; sdraiato/sdraiata/sdraiati/sdraiate ; tumbado/tumbada/tumbados/tumbadas
jumping ; v ; springend/springende ; sauteur/sauteuse/sauteurs/sauteuses ; saltante/saltante/saltanti/saltanti ; saltarín/saltarina/saltarines/saltarinas
glowing ; v ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
growing ; v ; wachsend/wachsende ; qui grandit ; che cresce ; que crece
cleaned ; v ; gereinigt/gereinigte ; nettoyé/nettoyée/nettoyés/nettoyées ; pulito/pulita/puliti/pulite ; limpio/limpia/limpios/limpias
tested ; v ; getestet/getestete ; testé/testée/testés/testées ; testato/testata/testati/testate ; probado/probada/probados/probadas
approved ; v ; zertifiziert/zertifizierte ; certifié/certifiée/certifiés/certifiées ; certificato/certificata/certificati/certificate ; certificado/certificada/certificados/certificadas
certified ; v ; zertifiziert/zertifizierte ; certifié/certifiée/certifiés/certifiées ; certificato/certificata/certificati/certificate ; certificado/certificada/certificados/certificadas
protects ; v ; schützt ; protège ; protegge ; protege
holds ; v ; fasst ; contient ; contiene ; para
use ; n ; Gebrauch/m ; usage/usages/m ; uso/usi/m ; uso/usos/m
help ; n ; Hilfe/Hilfen/f ; aide/aides/f ; aiuto/aiuti/m ; ayuda/ayudas/f
# seasons and occasions
spring ; n ; Frühling/Frühlinge/m ; printemps/m ; primavera/primavere/f ; primavera/primaveras/f
summer ; n ; Sommer/m ; été/étés/m ; estate/estati/f ; verano/veranos/m
autumn ; n ; Herbst/Herbste/m ; automne/automnes/m ; autunno/autunni/m ; otoño/otoños/m
fall ; n ; Herbst/Herbste/m ; automne/automnes/m ; autunno/autunni/m ; otoño/otoños/m
winter ; n ; Winter/m ; hiver/hivers/m ; inverno/inverni/m ; invierno/inviernos/m
season~seasons ; n ; Saison/Saisons/f ; saison/saisons/f ; stagione/stagioni/f ; temporada/temporadas/f
christmas ; n ; Weihnachten/n ; Noël/m ; Natale/m ; Navidad/f
xmas ; n ; Weihnachten/n ; Noël/m ; Natale/m ; Navidad/f
christmas tree~christmas trees ; n ; Weihnachtsbaum/Weihnachtsbäume/m ; sapin de Noël/sapins de Noël/m ; albero di Natale/alberi di Natale/m ; árbol de Navidad/árboles de Navidad/m
xmas tree~xmas trees ; n ; Weihnachtsbaum/Weihnachtsbäume/m ; sapin de Noël/sapins de Noël/m ; albero di Natale/alberi di Natale/m ; árbol de Navidad/árboles de Navidad/m
christmas decoration~christmas decorations ; n ; Weihnachtsdeko/f ; décoration de Noël/décorations de Noël/f ; decorazione natalizia/decorazioni natalizie/f ; adorno navideño/adornos navideños/m
xmas decoration~xmas decorations ; n ; Weihnachtsdeko/f ; décoration de Noël/décorations de Noël/f ; decorazione natalizia/decorazioni natalizie/f ; adorno navideño/adornos navideños/m
christmas gift~christmas gifts ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
christmas present~christmas presents ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
xmas gift~xmas gifts ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
christmas card~christmas cards ; n ; Weihnachtskarte/Weihnachtskarten/f ; carte de Noël/cartes de Noël/f ; biglietto di Natale/biglietti di Natale/m ; tarjeta de Navidad/tarjetas de Navidad/f
christmas stocking~christmas stockings ; n ; Weihnachtsstrumpf/Weihnachtsstrümpfe/m ; chaussette de Noël/chaussettes de Noël/f ; calza di Natale/calze di Natale/f ; calcetín de Navidad/calcetines de Navidad/m
christmas lights ; n ; Weihnachtsbeleuchtung/f ; guirlande de Noël/guirlandes de Noël/f ; luci di Natale/f ; luces de Navidad/f
christmas jumper~christmas jumpers ; n ; Weihnachtspullover/m ; pull de Noël/pulls de Noël/m ; maglione di Natale/maglioni di Natale/m ; jersey navideño/jerseys navideños/m
christmas sweater~christmas sweaters ; n ; Weihnachtspullover/m ; pull de Noël/pulls de Noël/m ; maglione di Natale/maglioni di Natale/m ; jersey navideño/jerseys navideños/m
stocking filler~stocking fillers ; n ; kleines Weihnachtsgeschenk/kleine Weihnachtsgeschenke/n ; petit cadeau de Noël/petits cadeaux de Noël/m ; regalino di Natale/regalini di Natale/m ; regalito de Navidad/regalitos de Navidad/m
stocking stuffer~stocking stuffers ; n ; kleines Weihnachtsgeschenk/kleine Weihnachtsgeschenke/n ; petit cadeau de Noël/petits cadeaux de Noël/m ; regalino di Natale/regalini di Natale/m ; regalito de Navidad/regalitos de Navidad/m
easter ; n ; Ostern/n ; Pâques/f ; Pasqua/f ; Pascua/f
easter egg~easter eggs ; n ; Osterei/Ostereier/n ; œuf de Pâques/œufs de Pâques/m ; uovo di Pasqua/uova di Pasqua/m ; huevo de Pascua/huevos de Pascua/m
halloween ; n ; Halloween/n ; Halloween/m ; Halloween/m ; Halloween/m
valentine's day ; n ; Valentinstag/Valentinstage/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
valentines day ; n ; Valentinstag/Valentinstage/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
valentine's ; n ; Valentinstag/Valentinstage/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
valentines ; n ; Valentinstag/Valentinstage/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
mother's day ; n ; Muttertag/Muttertage/m ; fête des Mères/fêtes des Mères/f ; festa della mamma/feste della mamma/f ; Día de la Madre/Días de la Madre/m
mothers day ; n ; Muttertag/Muttertage/m ; fête des Mères/fêtes des Mères/f ; festa della mamma/feste della mamma/f ; Día de la Madre/Días de la Madre/m
father's day ; n ; Vatertag/Vatertage/m ; fête des Pères/fêtes des Pères/f ; festa del papà/feste del papà/f ; Día del Padre/Días del Padre/m
fathers day ; n ; Vatertag/Vatertage/m ; fête des Pères/fêtes des Pères/f ; festa del papà/feste del papà/f ; Día del Padre/Días del Padre/m
new year ; n ; Silvester/n ; Nouvel An/m ; Capodanno/m ; Nochevieja/f
new year's ; n ; Silvester/n ; Nouvel An/m ; Capodanno/m ; Nochevieja/f
new year's eve ; n ; Silvester/n ; Nouvel An/m ; Capodanno/m ; Nochevieja/f
thanksgiving ; n ; Thanksgiving/Thanksgivings/n ; Thanksgiving/m ; Ringraziamento/m ; Acción de Gracias/f
birthday~birthdays ; n ; Geburtstag/Geburtstage/m ; anniversaire/anniversaires/m ; compleanno/compleanni/m ; cumpleaños/m
happy birthday ; p ; Happy Birthday ; joyeux anniversaire ; buon compleanno ; feliz cumpleaños
birthday gift~birthday gifts ; n ; Geburtstagsgeschenk/Geburtstagsgeschenke/n ; cadeau d'anniversaire/cadeaux d'anniversaire/m ; regalo di compleanno/regali di compleanno/m ; regalo de cumpleaños/regalos de cumpleaños/m
birthday present~birthday presents ; n ; Geburtstagsgeschenk/Geburtstagsgeschenke/n ; cadeau d'anniversaire/cadeaux d'anniversaire/m ; regalo di compleanno/regali di compleanno/m ; regalo de cumpleaños/regalos de cumpleaños/m
merry christmas ; p ; frohe Weihnachten ; joyeux Noël ; buon Natale ; feliz Navidad
happy christmas ; p ; frohe Weihnachten ; joyeux Noël ; buon Natale ; feliz Navidad
congratulations ; p ; herzlichen Glückwunsch ; félicitations ; congratulazioni ; enhorabuena
thank you ; p ; Danke ; merci ; grazie ; gracias
good luck ; p ; viel Glück ; bonne chance ; buona fortuna ; buena suerte
wedding~weddings ; n ; Hochzeit/Hochzeiten/f ; mariage/mariages/m ; matrimonio/matrimoni/m ; boda/bodas/f
wedding dress~wedding dresses ; n ; Brautkleid/Brautkleider/n ; robe de mariée/robes de mariée/f ; abito da sposa/abiti da sposa/m ; vestido de novia/vestidos de novia/m
bridal ; a ; Braut ; de mariée ; da sposa ; de novia
bride ; n ; Braut/Bräute/f ; mariée/mariées/f ; sposa/spose/f ; novia/novias/f
bridesmaid~bridesmaids ; n ; Brautjungfer/Brautjungfern/f ; demoiselle d'honneur/demoiselles d'honneur/f ; damigella d'onore/damigelle d'onore/f ; dama de honor/damas de honor/f
groom ; n ; Bräutigam/Bräutigame/m ; marié/mariés/m ; sposo/sposi/m ; novio/novios/m
anniversary ; n ; Jahrestag/Jahrestage/m ; anniversaire/anniversaires/m ; anniversario/anniversari/m ; aniversario/aniversarios/m
engagement ; n ; Verlobung/Verlobungen/f ; fiançailles/f ; fidanzamento/fidanzamenti/m ; compromiso/compromisos/m
christening ; n ; Taufe/Taufen/f ; baptême/baptêmes/m ; battesimo/battesimi/m ; bautizo/bautizos/m
baptism ; n ; Taufe/Taufen/f ; baptême/baptêmes/m ; battesimo/battesimi/m ; bautizo/bautizos/m
first communion ; n ; Kommunion/Kommunionen/f ; communion/communions/f ; comunione/comunioni/f ; comunión/comuniones/f
communion ; n ; Kommunion/Kommunionen/f ; communion/communions/f ; comunione/comunioni/f ; comunión/comuniones/f
graduation ; n ; Abschluss/Abschlüsse/m ; remise de diplôme/remises de diplôme/f ; laurea/lauree/f ; graduación/graduaciones/f
baby shower ; n ; Babyparty/Babypartys/f ; baby shower/f ; baby shower/m ; baby shower/m
hen party ; n ; Junggesellinnenabschied/Junggesellinnenabschiede/m ; enterrement de vie de jeune fille/enterrements de vie de jeune fille/m ; addio al nubilato/addi al nubilato/m ; despedida de soltera/despedidas de soltera/f
hen night ; n ; Junggesellinnenabschied/Junggesellinnenabschiede/m ; enterrement de vie de jeune fille/enterrements de vie de jeune fille/m ; addio al nubilato/addi al nubilato/m ; despedida de soltera/despedidas de soltera/f
hen do ; n ; Junggesellinnenabschied/Junggesellinnenabschiede/m ; enterrement de vie de jeune fille/enterrements de vie de jeune fille/m ; addio al nubilato/addi al nubilato/m ; despedida de soltera/despedidas de soltera/f
bachelorette ; n ; Junggesellinnenabschied/Junggesellinnenabschiede/m ; enterrement de vie de jeune fille/enterrements de vie de jeune fille/m ; addio al nubilato/addi al nubilato/m ; despedida de soltera/despedidas de soltera/f
stag party ; n ; Junggesellenabschied/Junggesellenabschiede/m ; enterrement de vie de garçon/enterrements de vie de garçon/m ; addio al celibato/addi al celibato/m ; despedida de soltero/despedidas de soltero/f
stag night ; n ; Junggesellenabschied/Junggesellenabschiede/m ; enterrement de vie de garçon/enterrements de vie de garçon/m ; addio al celibato/addi al celibato/m ; despedida de soltero/despedidas de soltero/f
stag do ; n ; Junggesellenabschied/Junggesellenabschiede/m ; enterrement de vie de garçon/enterrements de vie de garçon/m ; addio al celibato/addi al celibato/m ; despedida de soltero/despedidas de soltero/f
party ; n ; Party/Partys/f ; fête/fêtes/f ; festa/feste/f ; fiesta/fiestas/f
celebration~celebrations ; n ; Feier/Feiern/f ; fête/fêtes/f ; festa/feste/f ; celebración/celebraciones/f
holiday ; n ; Urlaub/Urlaube/m ; vacances/f ; vacanza/vacanze/f ; vacaciones/f
vacation ; n ; Urlaub/Urlaube/m ; vacances/f ; vacanza/vacanze/f ; vacaciones/f
festival~festivals ; n ; Festival/Festivals/n ; festival/festivals/m ; festival/m ; festival/festivales/m
festive ; a ; festlich/festliche ; festif/festive/festifs/festives ; festivo/festiva/festivi/festive ; festivo/festiva/festivos/festivas
school ; n ; Schule/Schulen/f ; école/écoles/f ; scuola/scuole/f ; colegio/colegios/m
back to school ; p ; Schulanfang ; rentrée scolaire ; ritorno a scuola ; vuelta al cole
gift~gifts ; n ; Geschenk/Geschenke/n ; cadeau/cadeaux/m ; regalo/regali/m ; regalo/regalos/m
present~presents ; n ; Geschenk/Geschenke/n ; cadeau/cadeaux/m ; regalo/regali/m ; regalo/regalos/m
gift set~gift sets ; n ; Geschenkset/Geschenksets/n ; coffret cadeau/coffrets cadeau/m ; set regalo/m ; set de regalo/sets de regalo/m
gift box~gift boxes ; n ; Geschenkbox/Geschenkboxen/f ; boîte cadeau/boîtes cadeau/f ; scatola regalo/scatole regalo/f ; caja de regalo/cajas de regalo/f
gift bag~gift bags ; n ; Geschenktüte/Geschenktüten/f ; sac cadeau/sacs cadeau/m ; sacchetto regalo/sacchetti regalo/m ; bolsa de regalo/bolsas de regalo/f
gift wrap ; n ; Geschenkpapier/Geschenkpapiere/n ; papier cadeau/papiers cadeau/m ; carta da regalo/carte da regalo/f ; papel de regalo/papeles de regalo/m
wrapping paper ; n ; Geschenkpapier/Geschenkpapiere/n ; papier cadeau/papiers cadeau/m ; carta da regalo/carte da regalo/f ; papel de regalo/papeles de regalo/m
gift card~gift cards ; n ; Geschenkkarte/Geschenkkarten/f ; carte cadeau/cartes cadeau/f ; carta regalo/carte regalo/f ; tarjeta regalo/tarjetas regalo/f
greeting card~greeting cards ; n ; Grußkarte/Grußkarten/f ; carte de vœux/cartes de vœux/f ; biglietto d'auguri/biglietti d'auguri/m ; tarjeta de felicitación/tarjetas de felicitación/f
greetings card~greetings cards ; n ; Grußkarte/Grußkarten/f ; carte de vœux/cartes de vœux/f ; biglietto d'auguri/biglietti d'auguri/m ; tarjeta de felicitación/tarjetas de felicitación/f
birthday card~birthday cards ; n ; Geburtstagskarte/Geburtstagskarten/f ; carte d'anniversaire/cartes d'anniversaire/f ; biglietto di compleanno/biglietti di compleanno/m ; tarjeta de cumpleaños/tarjetas de cumpleaños/f
# fit, finish and use: phrases that stand with a noun
slim fit ; a ; Slim-Fit ; coupe slim ; slim fit ; corte slim
regular fit ; a ; Regular-Fit ; coupe classique ; regular fit ; corte regular
loose fit ; a ; weit/weite ; coupe ample ; ampio/ampia/ampi/ampie ; holgado/holgada/holgados/holgadas
skinny fit ; a ; Skinny-Fit ; coupe skinny ; skinny fit ; corte skinny
relaxed fit ; a ; Relaxed-Fit ; coupe décontractée ; vestibilità comoda ; corte relajado
wide fit ; a ; in weiter Passform ; pieds larges ; a pianta larga ; ancho especial
wide fitting ; a ; in weiter Passform ; pieds larges ; a pianta larga ; ancho especial
plus size ; a ; in großen Größen ; grande taille ; taglie forti ; tallas grandes
one size ; a ; in Einheitsgröße ; taille unique ; taglia unica ; talla única
one-size ; a ; in Einheitsgröße ; taille unique ; taglia unica ; talla única
one size fits all ; a ; in Einheitsgröße ; taille unique ; taglia unica ; talla única
one size fits most ; a ; in Einheitsgröße ; taille unique ; taglia unica ; talla única
king size ; a ; Kingsize ; king size ; king size ; king size
kingsize ; a ; Kingsize ; king size ; king size ; king size
king-size ; a ; Kingsize ; king size ; king size ; king size
queen size ; a ; Queensize ; queen size ; queen size ; queen size
life size ; a ; lebensgroß/lebensgroße ; grandeur nature ; a grandezza naturale ; de tamaño real
life-size ; a ; lebensgroß/lebensgroße ; grandeur nature ; a grandezza naturale ; de tamaño real
lifesize ; a ; lebensgroß/lebensgroße ; grandeur nature ; a grandezza naturale ; de tamaño real
pocket size ; a ; im Taschenformat ; format poche ; tascabile/tascabile/tascabili/tascabili ; de bolsillo
pocket-size ; a ; im Taschenformat ; format poche ; tascabile/tascabile/tascabili/tascabili ; de bolsillo
pocket sized ; a ; im Taschenformat ; format poche ; tascabile/tascabile/tascabili/tascabili ; de bolsillo
travel size ; a ; in Reisegröße ; format voyage ; formato viaggio ; de viaje
travel-size ; a ; in Reisegröße ; format voyage ; formato viaggio ; de viaje
full size ; a ; in voller Größe ; taille réelle ; a grandezza intera ; de tamaño completo
full-size ; a ; in voller Größe ; taille réelle ; a grandezza intera ; de tamaño completo
extra large ; a ; extragroß/extragroße ; très grand/très grande/très grands/très grandes ; extra large ; extragrande/extragrande/extragrandes/extragrandes
extra long ; a ; extralang/extralange ; extra long/extra longue/extra longs/extra longues ; extra lungo/extra lunga/extra lunghi/extra lunghe ; extralargo/extralarga/extralargos/extralargas
extra small ; p ; Größe XS ; taille XS ; taglia XS ; talla XS
extra wide ; a ; extrabreit/extrabreite ; extra large/extra large/extra larges/extra larges ; extra largo/extra larga/extra larghi/extra larghe ; extraancho/extraancha/extraanchos/extraanchas
extra thick ; a ; extradick/extradicke ; extra épais/extra épaisse/extra épais/extra épaisses ; extra spesso/extra spessa/extra spessi/extra spesse ; extragrueso/extragruesa/extragruesos/extragruesas
extra strong ; a ; extrastark/extrastarke ; extra fort/extra forte/extra forts/extra fortes ; extra forte/extra forte/extra forti/extra forti ; extrafuerte/extrafuerte/extrafuertes/extrafuertes
glow in the dark ; a ; nachleuchtend/nachleuchtende ; phosphorescent/phosphorescente/phosphorescents/phosphorescentes ; fosforescente/fosforescente/fosforescenti/fosforescenti ; que brilla en la oscuridad/que brilla en la oscuridad/que brillan en la oscuridad/que brillan en la oscuridad
glow-in-the-dark ; a ; nachleuchtend/nachleuchtende ; phosphorescent/phosphorescente/phosphorescents/phosphorescentes ; fosforescente/fosforescente/fosforescenti/fosforescenti ; fosforescente/fosforescente/fosforescentes/fosforescentes
light up ; a ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
light-up ; a ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
full length ; a ; in voller Länge ; pleine longueur ; a figura intera ; de cuerpo entero
battery operated ; a ; batteriebetrieben/batteriebetriebene ; à piles ; a batteria ; a pilas
battery powered ; a ; batteriebetrieben/batteriebetriebene ; à piles ; a batteria ; a pilas
battery-powered ; a ; batteriebetrieben/batteriebetriebene ; à piles ; a batteria ; a pilas
mains powered ; a ; netzbetrieben/netzbetriebene ; sur secteur ; con alimentazione di rete ; con conexión a la red
brand new ; a ; brandneu/brandneue ; tout neuf/toute neuve/tout neufs/toutes neuves ; nuovo di zecca/nuova di zecca/nuovi di zecca/nuove di zecca ; totalmente nuevo/totalmente nueva/totalmente nuevos/totalmente nuevas
high quality ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
top quality ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
best quality ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
great quality ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
good quality ; a ; hochwertig/hochwertige ; de haute qualité ; di alta qualità ; de alta calidad
premium quality ; a ; Premium ; de qualité premium ; di qualità premium ; de calidad premium
high resolution ; a ; hochauflösend/hochauflösende ; haute résolution ; ad alta risoluzione ; de alta resolución
high definition ; a ; hochauflösend/hochauflösende ; haute définition ; ad alta definizione ; de alta definición
high speed ; a ; Hochgeschwindigkeits ; haute vitesse ; ad alta velocità ; de alta velocidad
high power ; a ; Hochleistungs ; haute puissance ; ad alta potenza ; de alta potencia
high performance ; a ; Hochleistungs ; haute performance ; ad alte prestazioni ; de alto rendimiento
high capacity ; a ; mit hoher Kapazität ; grande capacité ; ad alta capacità ; de alta capacidad
high pressure ; a ; Hochdruck ; haute pression ; ad alta pressione ; de alta presión
low energy ; a ; energiesparend/energiesparende ; basse consommation ; a basso consumo ; de bajo consumo
energy saving ; a ; energiesparend/energiesparende ; basse consommation ; a basso consumo ; de bajo consumo
low profile ; a ; flach/flache ; profil bas ; a profilo basso ; de perfil bajo
low noise ; a ; geräuscharm/geräuscharme ; silencieux/silencieuse/silencieux/silencieuses ; silenzioso/silenziosa/silenziosi/silenziose ; silencioso/silenciosa/silenciosos/silenciosas
long life ; a ; langlebig/langlebige ; longue durée ; a lunga durata ; de larga duración
long lasting ; a ; langanhaltend/langanhaltende ; longue durée ; a lunga durata ; de larga duración
long-lasting ; a ; langanhaltend/langanhaltende ; longue durée ; a lunga durata ; de larga duración
long range ; a ; mit großer Reichweite ; longue portée ; a lungo raggio ; de largo alcance
free standing ; a ; freistehend/freistehende ; autoportant/autoportante/autoportants/autoportantes ; autoportante/autoportante/autoportanti/autoportanti ; independiente/independiente/independientes/independientes
freestanding ; a ; freistehend/freistehende ; autoportant/autoportante/autoportants/autoportantes ; autoportante/autoportante/autoportanti/autoportanti ; independiente/independiente/independientes/independientes
wall mounted ; a ; zur Wandmontage ; mural/murale/muraux/murales ; da parete ; de pared
wall-mounted ; a ; zur Wandmontage ; mural/murale/muraux/murales ; da parete ; de pared
hands free ; a ; Freisprech ; mains libres ; vivavoce ; manos libres
hands-free ; a ; Freisprech ; mains libres ; vivavoce ; manos libres
handsfree ; a ; Freisprech ; mains libres ; vivavoce ; manos libres
sugar free ; a ; zuckerfrei/zuckerfreie ; sans sucre ; senza zucchero ; sin azúcar
sugar-free ; a ; zuckerfrei/zuckerfreie ; sans sucre ; senza zucchero ; sin azúcar
gluten free ; a ; glutenfrei/glutenfreie ; sans gluten ; senza glutine ; sin gluten
gluten-free ; a ; glutenfrei/glutenfreie ; sans gluten ; senza glutine ; sin gluten
fragrance free ; a ; ohne Duftstoffe ; sans parfum ; senza profumo ; sin perfume
unscented ; a ; ohne Duftstoffe ; sans parfum ; senza profumo ; sin perfume
bpa free ; a ; BPA-frei/BPA-freie ; sans BPA ; senza BPA ; sin BPA
bpa-free ; a ; BPA-frei/BPA-freie ; sans BPA ; senza BPA ; sin BPA
lead free ; a ; bleifrei/bleifreie ; sans plomb ; senza piombo ; sin plomo
lead-free ; a ; bleifrei/bleifreie ; sans plomb ; senza piombo ; sin plomo
nickel free ; a ; nickelfrei/nickelfreie ; sans nickel ; senza nichel ; sin níquel
nickel-free ; a ; nickelfrei/nickelfreie ; sans nickel ; senza nichel ; sin níquel
latex free ; a ; latexfrei/latexfreie ; sans latex ; senza lattice ; sin látex
latex-free ; a ; latexfrei/latexfreie ; sans latex ; senza lattice ; sin látex
cordless ; a ; kabellos/kabellose ; sans fil ; senza fili ; inalámbrico/inalámbrica/inalámbricos/inalámbricas
wire free ; a ; kabellos/kabellose ; sans fil ; senza fili ; inalámbrico/inalámbrica/inalámbricos/inalámbricas
built in ; a ; eingebaut/eingebaute ; intégré/intégrée/intégrés/intégrées ; integrato/integrata/integrati/integrate ; integrado/integrada/integrados/integradas
built-in ; a ; eingebaut/eingebaute ; intégré/intégrée/intégrés/intégrées ; integrato/integrata/integrati/integrate ; integrado/integrada/integrados/integradas
all in one ; a ; All-in-One ; tout-en-un ; tutto in uno ; todo en uno
all-in-one ; a ; All-in-One ; tout-en-un ; tutto in uno ; todo en uno
full hd ; a ; Full-HD ; Full HD ; Full HD ; Full HD
full colour ; a ; vollfarbig/vollfarbige ; en couleurs ; a colori ; a todo color
full color ; a ; vollfarbig/vollfarbige ; en couleurs ; a colori ; a todo color
gift boxed ; a ; in Geschenkbox ; en coffret cadeau ; in confezione regalo ; en caja de regalo
gift-boxed ; a ; in Geschenkbox ; en coffret cadeau ; in confezione regalo ; en caja de regalo
factory sealed ; a ; originalversiegelt/originalversiegelte ; scellé d'usine/scellée d'usine/scellés d'usine/scellées d'usine ; sigillato di fabbrica/sigillata di fabbrica/sigillati di fabbrica/sigillate di fabbrica ; precintado de fábrica/precintada de fábrica/precintados de fábrica/precintadas de fábrica
hand made ; a ; handgefertigt/handgefertigte ; fait main/faite main/faits main/faites main ; fatto a mano/fatta a mano/fatti a mano/fatte a mano ; hecho a mano/hecha a mano/hechos a mano/hechas a mano
made to measure ; a ; nach Maß ; sur mesure ; su misura ; a medida
officially licensed ; a ; offiziell lizenziert/offiziell lizenzierte ; sous licence officielle ; con licenza ufficiale ; con licencia oficial
official licensed ; a ; offiziell lizenziert/offiziell lizenzierte ; sous licence officielle ; con licenza ufficiale ; con licencia oficial
easy to clean ; a ; leicht zu reinigen ; facile à nettoyer/facile à nettoyer/faciles à nettoyer/faciles à nettoyer ; facile da pulire/facile da pulire/facili da pulire/facili da pulire ; fácil de limpiar/fácil de limpiar/fáciles de limpiar/fáciles de limpiar
easy clean ; a ; leicht zu reinigen ; facile à nettoyer/facile à nettoyer/faciles à nettoyer/faciles à nettoyer ; facile da pulire/facile da pulire/facili da pulire/facili da pulire ; fácil de limpiar/fácil de limpiar/fáciles de limpiar/fáciles de limpiar
easy to use ; a ; einfach zu bedienen ; facile à utiliser/facile à utiliser/faciles à utiliser/faciles à utiliser ; facile da usare/facile da usare/facili da usare/facili da usare ; fácil de usar/fácil de usar/fáciles de usar/fáciles de usar
ready to use ; a ; gebrauchsfertig/gebrauchsfertige ; prêt à l'emploi/prête à l'emploi/prêts à l'emploi/prêtes à l'emploi ; pronto all'uso/pronta all'uso/pronti all'uso/pronte all'uso ; listo para usar/lista para usar/listos para usar/listas para usar
state of the art ; a ; hochmodern/hochmoderne ; dernier cri ; all'avanguardia ; de última generación
# more words that titles use with a noun
quick release ; a ; Schnellverschluss ; à dégagement rapide ; a sgancio rapido ; de liberación rápida
vacuum insulated ; a ; vakuumisoliert/vakuumisolierte ; isotherme/isotherme/isothermes/isothermes ; isolato sottovuoto/isolata sottovuoto/isolati sottovuoto/isolate sottovuoto ; con aislamiento al vacío
induction ; a ; Induktions ; à induction ; a induzione ; de inducción
blackout ; a ; Verdunkelungs ; occultant/occultante/occultants/occultantes ; oscurante/oscurante/oscuranti/oscuranti ; opaco/opaca/opacos/opacas
shimmer ; a ; schimmernd/schimmernde ; irisé/irisée/irisés/irisées ; iridescente/iridescente/iridescenti/iridescenti ; brillante/brillante/brillantes/brillantes
shimmering ; a ; schimmernd/schimmernde ; irisé/irisée/irisés/irisées ; iridescente/iridescente/iridescenti/iridescenti ; brillante/brillante/brillantes/brillantes
no pull ; a ; Anti-Zug ; anti-traction ; antitrazione ; antitirones
no-pull ; a ; Anti-Zug ; anti-traction ; antitrazione ; antitirones
extreme ; a ; extrem/extreme ; extrême/extrême/extrêmes/extrêmes ; estremo/estrema/estremi/estreme ; extremo/extrema/extremos/extremas
superior ; a ; hochwertig/hochwertige ; supérieur/supérieure/supérieurs/supérieures ; superiore/superiore/superiori/superiori ; superior/superior/superiores/superiores
emergency ; a ; Notfall ; d'urgence ; di emergenza ; de emergencia
grand ; a ; groß/große ; grand/grande/grands/grandes ; grande/grande/grandi/grandi ; grande/grande/grandes/grandes
legendary ; a ; legendär/legendäre ; légendaire/légendaire/légendaires/légendaires ; leggendario/leggendaria/leggendari/leggendarie ; legendario/legendaria/legendarios/legendarias
national ; a ; national/nationale ; national/nationale/nationaux/nationales ; nazionale/nazionale/nazionali/nazionali ; nacional/nacional/nacionales/nacionales
local ; a ; lokal/lokale ; local/locale/locaux/locales ; locale/locale/locali/locali ; local/local/locales/locales
global ; a ; global/globale ; mondial/mondiale/mondiaux/mondiales ; globale/globale/globali/globali ; global/global/globales/globales
mystic ; a ; mystisch/mystische ; mystique/mystique/mystiques/mystiques ; mistico/mistica/mistici/mistiche ; místico/mística/místicos/místicas
scary ; a ; gruselig/gruselige ; effrayant/effrayante/effrayants/effrayantes ; spaventoso/spaventosa/spaventosi/spaventose ; terrorífico/terrorífica/terroríficos/terroríficas
spooky ; a ; gruselig/gruselige ; effrayant/effrayante/effrayants/effrayantes ; spaventoso/spaventosa/spaventosi/spaventose ; terrorífico/terrorífica/terroríficos/terroríficas
crazy ; a ; verrückt/verrückte ; fou/folle/fous/folles ; pazzo/pazza/pazzi/pazze ; loco/loca/locos/locas
hungry ; a ; hungrig/hungrige ; affamé/affamée/affamés/affamées ; affamato/affamata/affamati/affamate ; hambriento/hambrienta/hambrientos/hambrientas
nostalgic ; a ; nostalgisch/nostalgische ; nostalgique/nostalgique/nostalgiques/nostalgiques ; nostalgico/nostalgica/nostalgici/nostalgiche ; nostálgico/nostálgica/nostálgicos/nostálgicas
enchanted ; a ; verzaubert/verzauberte ; enchanté/enchantée/enchantés/enchantées ; incantato/incantata/incantati/incantate ; encantado/encantada/encantados/encantadas
jewelled ; a ; mit Steinen besetzt ; orné de pierres/ornée de pierres/ornés de pierres/ornées de pierres ; ingioiellato/ingioiellata/ingioiellati/ingioiellate ; con pedrería
jeweled ; a ; mit Steinen besetzt ; orné de pierres/ornée de pierres/ornés de pierres/ornées de pierres ; ingioiellato/ingioiellata/ingioiellati/ingioiellate ; con pedrería
inlaid ; a ; mit Intarsien ; marqueté/marquetée/marquetés/marquetées ; intarsiato/intarsiata/intarsiati/intarsiate ; taraceado/taraceada/taraceados/taraceadas
illustrated ; a ; illustriert/illustrierte ; illustré/illustrée/illustrés/illustrées ; illustrato/illustrata/illustrati/illustrate ; ilustrado/ilustrada/ilustrados/ilustradas
alternative ; a ; alternativ/alternative ; alternatif/alternative/alternatifs/alternatives ; alternativo/alternativa/alternativi/alternative ; alternativo/alternativa/alternativos/alternativas
elevated ; a ; erhöht/erhöhte ; surélevé/surélevée/surélevés/surélevées ; rialzato/rialzata/rialzati/rialzate ; elevado/elevada/elevados/elevadas
raised ; a ; erhöht/erhöhte ; surélevé/surélevée/surélevés/surélevées ; rialzato/rialzata/rialzati/rialzate ; elevado/elevada/elevados/elevadas
additional ; a ; zusätzlich/zusätzliche ; supplémentaire/supplémentaire/supplémentaires/supplémentaires ; aggiuntivo/aggiuntiva/aggiuntivi/aggiuntive ; adicional/adicional/adicionales/adicionales
optional ; a ; optional/optionale ; optionnel/optionnelle/optionnels/optionnelles ; opzionale/opzionale/opzionali/opzionali ; opcional/opcional/opcionales/opcionales
certain ; a ; bestimmt/bestimmte ; certain/certaine/certains/certaines ; certo/certa/certi/certe ; cierto/cierta/ciertos/ciertas
clean ; a ; sauber/saubere ; propre/propre/propres/propres ; pulito/pulita/puliti/pulite ; limpio/limpia/limpios/limpias
cleanable ; a ; abwischbar/abwischbare ; nettoyable/nettoyable/nettoyables/nettoyables ; pulibile/pulibile/pulibili/pulibili ; fácil de limpiar/fácil de limpiar/fáciles de limpiar/fáciles de limpiar
bendable ; a ; biegsam/biegsame ; pliable/pliable/pliables/pliables ; flessibile/flessibile/flessibili/flessibili ; flexible/flexible/flexibles/flexibles
bendy ; a ; biegsam/biegsame ; pliable/pliable/pliables/pliables ; flessibile/flessibile/flessibili/flessibili ; flexible/flexible/flexibles/flexibles
poseable ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
posable ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
jointed ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
articulated ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
squeaky ; a ; quietschend/quietschende ; couineur/couineuse/couineurs/couineuses ; sonoro ; chillón/chillona/chillones/chillonas
scratch ; a ; Kratz ; à gratter ; gratta ; de rascar
wipe clean ; a ; abwischbar/abwischbare ; facile à nettoyer/facile à nettoyer/faciles à nettoyer/faciles à nettoyer ; lavabile/lavabile/lavabili/lavabili ; fácil de limpiar/fácil de limpiar/fáciles de limpiar/fáciles de limpiar
dry erase ; a ; trocken abwischbar ; effaçable à sec/effaçable à sec/effaçables à sec/effaçables à sec ; cancellabile a secco/cancellabile a secco/cancellabili a secco/cancellabili a secco ; de borrado en seco
pressure treated ; a ; kesseldruckimprägniert/kesseldruckimprägnierte ; traité autoclave/traitée autoclave/traités autoclave/traitées autoclave ; impregnato in autoclave/impregnata in autoclave/impregnati in autoclave/impregnate in autoclave ; tratado en autoclave/tratada en autoclave/tratados en autoclave/tratadas en autoclave
stainless ; a ; rostfrei/rostfreie ; inoxydable/inoxydable/inoxydables/inoxydables ; inossidabile/inossidabile/inossidabili/inossidabili ; inoxidable/inoxidable/inoxidables/inoxidables
unbreakable ; a ; bruchsicher/bruchsichere ; incassable/incassable/incassables/incassables ; infrangibile/infrangibile/infrangibili/infrangibili ; irrompible/irrompible/irrompibles/irrompibles
shatterproof ; a ; bruchsicher/bruchsichere ; incassable/incassable/incassables/incassables ; infrangibile/infrangibile/infrangibili/infrangibili ; irrompible/irrompible/irrompibles/irrompibles
childproof ; a ; kindersicher/kindersichere ; sécurité enfant ; a prova di bambino ; seguro para niños/segura para niños/seguros para niños/seguras para niños
child safe ; a ; kindersicher/kindersichere ; sans danger pour les enfants ; a prova di bambino ; seguro para niños/segura para niños/seguros para niños/seguras para niños
pet friendly ; a ; haustierfreundlich/haustierfreundliche ; adapté aux animaux/adaptée aux animaux/adaptés aux animaux/adaptées aux animaux ; adatto agli animali/adatta agli animali/adatti agli animali/adatte agli animali ; apto para mascotas/apta para mascotas/aptos para mascotas/aptas para mascotas
child friendly ; a ; kinderfreundlich/kinderfreundliche ; adapté aux enfants/adaptée aux enfants/adaptés aux enfants/adaptées aux enfants ; adatto ai bambini/adatta ai bambini/adatti ai bambini/adatte ai bambini ; apto para niños/apta para niños/aptos para niños/aptas para niños
kid friendly ; a ; kinderfreundlich/kinderfreundliche ; adapté aux enfants/adaptée aux enfants/adaptés aux enfants/adaptées aux enfants ; adatto ai bambini/adatta ai bambini/adatti ai bambini/adatte ai bambini ; apto para niños/apta para niños/aptos para niños/aptas para niños
sustainable ; a ; nachhaltig/nachhaltige ; durable/durable/durables/durables ; sostenibile/sostenibile/sostenibili/sostenibili ; sostenible/sostenible/sostenibles/sostenibles
maple ; m ; Ahorn ; en érable ; in acero ; de arce
cedar ; m ; Zedern ; en cèdre ; in cedro ; de cedro
ash wood ; m ; Eschenholz ; en frêne ; in frassino ; de fresno
rosewood ; m ; Palisander ; en palissandre ; in palissandro ; de palisandro
sandalwood ; m ; Sandelholz ; en bois de santal ; in legno di sandalo ; de sándalo
ebony ; m ; Ebenholz ; en ébène ; in ebano ; de ébano
bone ; m ; Knochen ; en os ; in osso ; de hueso
shell ; n ; Muschel/Muscheln/f ; coquillage/coquillages/m ; conchiglia/conchiglie/f ; concha/conchas/f
mother of pearl ; m ; Perlmutt ; en nacre ; in madreperla ; de nácar
airtight ; a ; luftdicht/luftdichte ; hermétique/hermétique/hermétiques/hermétiques ; ermetico/ermetica/ermetici/ermetiche ; hermético/hermética/herméticos/herméticas
vented ; a ; belüftet/belüftete ; ventilé/ventilée/ventilés/ventilées ; ventilato/ventilata/ventilati/ventilate ; ventilado/ventilada/ventilados/ventiladas
ventilated ; a ; belüftet/belüftete ; ventilé/ventilée/ventilés/ventilées ; ventilato/ventilata/ventilati/ventilate ; ventilado/ventilada/ventilados/ventiladas
cold pressed ; a ; kaltgepresst/kaltgepresste ; pressé à froid/pressée à froid/pressés à froid/pressées à froid ; spremuto a freddo/spremuta a freddo/spremuti a freddo/spremute a freddo ; prensado en frío/prensada en frío/prensados en frío/prensadas en frío
drawn ; a ; gezeichnet/gezeichnete ; dessiné/dessinée/dessinés/dessinées ; disegnato/disegnata/disegnati/disegnate ; dibujado/dibujada/dibujados/dibujadas
hand drawn ; a ; gezeichnet/gezeichnete ; dessiné/dessinée/dessinés/dessinées ; disegnato/disegnata/disegnati/disegnate ; dibujado/dibujada/dibujados/dibujadas
pressed ; a ; gepresst/gepresste ; pressé/pressée/pressés/pressées ; pressato/pressata/pressati/pressate ; prensado/prensada/prensados/prensadas
zinc plated ; a ; verzinkt/verzinkte ; zingué/zinguée/zingués/zinguées ; zincato/zincata/zincati/zincate ; zincado/zincada/zincados/zincadas
nickel plated ; a ; vernickelt/vernickelte ; nickelé/nickelée/nickelés/nickelées ; nichelato/nichelata/nichelati/nichelate ; niquelado/niquelada/niquelados/niqueladas
armed ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; corazzato/corazzata/corazzati/corazzate ; blindado/blindada/blindados/blindadas
armoured ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; corazzato/corazzata/corazzati/corazzate ; blindado/blindada/blindados/blindadas
armored ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; corazzato/corazzata/corazzati/corazzate ; blindado/blindada/blindados/blindadas
live ; a ; live ; live ; dal vivo ; en directo
infinite ; a ; unendlich/unendliche ; infini/infinie/infinis/infinies ; infinito/infinita/infiniti/infinite ; infinito/infinita/infinitos/infinitas
mid ; a ; mittlere/mittlere ; moyen/moyenne/moyens/moyennes ; medio/media/medi/medie ; medio/media/medios/medias
welcome ; p ; Willkommen ; bienvenue ; benvenuto ; bienvenido
`;
