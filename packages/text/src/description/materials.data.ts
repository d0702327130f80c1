/** Materials as a list of specifics says them, as nouns: English spellings, separated by `|`; then German; French; Italian; Spanish. */
export const MATERIALS = `
brass ; Messing ; Laiton ; Ottone ; Latón
wood ; Holz ; Bois ; Legno ; Madera
solid wood ; Massivholz ; Bois massif ; Legno massello ; Madera maciza
oak ; Eiche ; Chêne ; Rovere ; Roble
solid oak ; Massiveiche ; Chêne massif ; Rovere massello ; Roble macizo
pine ; Kiefer ; Pin ; Pino ; Pino
beech ; Buche ; Hêtre ; Faggio ; Haya
walnut ; Walnuss ; Noyer ; Noce ; Nogal
bamboo ; Bambus ; Bambou ; Bambù ; Bambú
birch ; Birke ; Bouleau ; Betulla ; Abedul
teak ; Teak ; Teck ; Teak ; Teca
mahogany ; Mahagoni ; Acajou ; Mogano ; Caoba
mango wood ; Mangoholz ; Bois de manguier ; Legno di mango ; Madera de mango
acacia ; Akazie ; Acacia ; Acacia ; Acacia
plywood ; Sperrholz ; Contreplaqué ; Compensato ; Contrachapado
mdf ; MDF ; MDF ; MDF ; MDF
cork ; Kork ; Liège ; Sughero ; Corcho
rattan ; Rattan ; Rotin ; Rattan ; Ratán
wicker ; Korbgeflecht ; Osier ; Vimini ; Mimbre
metal ; Metall ; Métal ; Metallo ; Metal
steel ; Stahl ; Acier ; Acciaio ; Acero
stainless steel ; Edelstahl ; Acier inoxydable ; Acciaio inox ; Acero inoxidable
carbon steel ; Karbonstahl ; Acier au carbone ; Acciaio al carbonio ; Acero al carbono
iron ; Eisen ; Fer ; Ferro ; Hierro
cast iron ; Gusseisen ; Fonte ; Ghisa ; Hierro fundido
wrought iron ; Schmiedeeisen ; Fer forgé ; Ferro battuto ; Hierro forjado
aluminium|aluminum ; Aluminium ; Aluminium ; Alluminio ; Aluminio
alloy ; Legierung ; Alliage ; Lega ; Aleación
zinc alloy ; Zinklegierung ; Alliage de zinc ; Lega di zinco ; Aleación de zinc
zinc ; Zink ; Zinc ; Zinco ; Zinc
titanium ; Titan ; Titane ; Titanio ; Titanio
tungsten ; Wolfram ; Tungstène ; Tungsteno ; Tungsteno
chrome ; Chrom ; Chrome ; Cromo ; Cromo
pewter ; Zinn ; Étain ; Peltro ; Peltre
nickel ; Nickel ; Nickel ; Nichel ; Níquel
platinum ; Platin ; Platine ; Platino ; Platino
sterling silver ; Sterlingsilber ; Argent sterling ; Argento sterling ; Plata de ley
white gold ; Weißgold ; Or blanc ; Oro bianco ; Oro blanco
yellow gold ; Gelbgold ; Or jaune ; Oro giallo ; Oro amarillo
plastic ; Kunststoff ; Plastique ; Plastica ; Plástico
pvc ; PVC ; PVC ; PVC ; PVC
vinyl ; Vinyl ; Vinyle ; Vinile ; Vinilo
acrylic ; Acryl ; Acrylique ; Acrilico ; Acrílico
resin ; Kunstharz ; Résine ; Resina ; Resina
rubber ; Gummi ; Caoutchouc ; Gomma ; Goma
silicone ; Silikon ; Silicone ; Silicone ; Silicona
latex ; Latex ; Latex ; Lattice ; Látex
foam ; Schaumstoff ; Mousse ; Schiuma ; Espuma
memory foam ; Memory-Schaum ; Mousse à mémoire de forme ; Memory foam ; Viscoelástica
polystyrene ; Styropor ; Polystyrène ; Polistirolo ; Poliestireno
fibreglass|fiberglass ; Glasfaser ; Fibre de verre ; Fibra di vetro ; Fibra de vidrio
carbon fibre|carbon fiber ; Carbon ; Fibre de carbone ; Fibra di carbonio ; Fibra de carbono
glass ; Glas ; Verre ; Vetro ; Vidrio
tempered glass ; Gehärtetes Glas ; Verre trempé ; Vetro temperato ; Vidrio templado
crystal ; Kristall ; Cristal ; Cristallo ; Cristal
ceramic ; Keramik ; Céramique ; Ceramica ; Cerámica
porcelain ; Porzellan ; Porcelaine ; Porcellana ; Porcelana
bone china ; Knochenporzellan ; Porcelaine fine ; Porcellana fine ; Porcelana fina
stoneware ; Steinzeug ; Grès ; Gres ; Gres
terracotta ; Terrakotta ; Terre cuite ; Terracotta ; Terracota
enamel ; Emaille ; Émail ; Smalto ; Esmalte
marble ; Marmor ; Marbre ; Marmo ; Mármol
granite ; Granit ; Granit ; Granito ; Granito
slate ; Schiefer ; Ardoise ; Ardesia ; Pizarra
stone ; Stein ; Pierre ; Pietra ; Piedra
concrete ; Beton ; Béton ; Cemento ; Hormigón
clay ; Ton ; Argile ; Argilla ; Arcilla
paper ; Papier ; Papier ; Carta ; Papel
cardboard ; Karton ; Carton ; Cartone ; Cartón
leather ; Leder ; Cuir ; Pelle ; Piel
genuine leather|real leather ; Echtleder ; Cuir véritable ; Vera pelle ; Piel auténtica
faux leather|pu leather ; Kunstleder ; Simili cuir ; Ecopelle ; Piel sintética
patent leather ; Lackleder ; Cuir verni ; Vernice ; Charol
suede ; Wildleder ; Daim ; Camoscio ; Ante
faux suede ; Velourslederimitat ; Suédine ; Finta pelle scamosciata ; Antelina
nubuck ; Nubuk ; Nubuck ; Nabuk ; Nobuk
cotton ; Baumwolle ; Coton ; Cotone ; Algodón
organic cotton ; Bio-Baumwolle ; Coton bio ; Cotone biologico ; Algodón orgánico
egyptian cotton ; Ägyptische Baumwolle ; Coton égyptien ; Cotone egiziano ; Algodón egipcio
linen ; Leinen ; Lin ; Lino ; Lino
jute ; Jute ; Jute ; Juta ; Yute
hessian|burlap ; Jute ; Toile de jute ; Juta ; Arpillera
canvas ; Canvas ; Toile ; Tela ; Lona
denim ; Jeans ; Jean ; Denim ; Vaquero
wool ; Wolle ; Laine ; Lana ; Lana
merino wool|merino ; Merinowolle ; Laine mérinos ; Lana merino ; Lana merino
cashmere ; Kaschmir ; Cachemire ; Cashmere ; Cachemir
mohair ; Mohair ; Mohair ; Mohair ; Mohair
tweed ; Tweed ; Tweed ; Tweed ; Tweed
silk ; Seide ; Soie ; Seta ; Seda
satin ; Satin ; Satin ; Raso ; Satén
velvet ; Samt ; Velours ; Velluto ; Terciopelo
corduroy ; Cord ; Velours côtelé ; Velluto a coste ; Pana
fleece ; Fleece ; Polaire ; Pile ; Polar
faux fur ; Kunstfell ; Fausse fourrure ; Pelliccia sintetica ; Pelo sintético
fur ; Fell ; Fourrure ; Pelliccia ; Pelo
sheepskin ; Schaffell ; Peau de mouton ; Montone ; Piel de borrego
lace ; Spitze ; Dentelle ; Pizzo ; Encaje
mesh ; Mesh ; Filet ; Rete ; Malla
chiffon ; Chiffon ; Mousseline ; Chiffon ; Gasa
organza ; Organza ; Organza ; Organza ; Organza
tulle ; Tüll ; Tulle ; Tulle ; Tul
felt ; Filz ; Feutre ; Feltro ; Fieltro
microfibre|microfiber ; Mikrofaser ; Microfibre ; Microfibra ; Microfibra
polyester ; Polyester ; Polyester ; Poliestere ; Poliéster
nylon ; Nylon ; Nylon ; Nylon ; Nailon
lycra ; Lycra ; Lycra ; Lycra ; Licra
spandex|elastane ; Elasthan ; Élasthanne ; Elastan ; Elastano
viscose ; Viskose ; Viscose ; Viscosa ; Viscosa
neoprene ; Neopren ; Néoprène ; Neoprene ; Neopreno
flannel ; Flanell ; Flanelle ; Flanella ; Franela
jersey ; Jersey ; Jersey ; Jersey ; Punto
fabric ; Stoff ; Tissu ; Tessuto ; Tela
feather ; Federn ; Plumes ; Piuma ; Plumas
down ; Daunen ; Duvet ; Piumino ; Plumón
diamond ; Diamant ; Diamant ; Diamante ; Diamante
maple ; Ahorn ; Érable ; Acero ; Arce
cedar ; Zeder ; Cèdre ; Cedro ; Cedro
rosewood ; Palisander ; Palissandre ; Palissandro ; Palisandro
ebony ; Ebenholz ; Ébène ; Ebano ; Ébano
mother of pearl ; Perlmutt ; Nacre ; Madreperla ; Nácar
diecast|die-cast|die cast ; Druckguss ; Métal moulé ; Metallo pressofuso ; Metal fundido
balsa wood ; Balsaholz ; Balsa ; Legno di balsa ; Madera de balsa
`;
