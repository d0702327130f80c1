/** Colours of items as a list of specifics says them: English spellings, separated by `|`; then German; French; Italian; Spanish. */
export const COLOURS = `
black ; Schwarz ; Noir ; Nero ; Negro
white ; Weiß ; Blanc ; Bianco ; Blanco
red ; Rot ; Rouge ; Rosso ; Rojo
blue ; Blau ; Bleu ; Blu ; Azul
green ; Grün ; Vert ; Verde ; Verde
yellow ; Gelb ; Jaune ; Giallo ; Amarillo
orange ; Orange ; Orange ; Arancione ; Naranja
pink ; Rosa ; Rose ; Rosa ; Rosa
purple ; Lila ; Violet ; Viola ; Morado
violet ; Violett ; Violet ; Viola ; Violeta
lilac ; Flieder ; Lilas ; Lilla ; Lila
lavender ; Lavendel ; Lavande ; Lavanda ; Lavanda
mauve ; Mauve ; Mauve ; Malva ; Malva
grey|gray ; Grau ; Gris ; Grigio ; Gris
brown ; Braun ; Marron ; Marrone ; Marrón
silver ; Silber ; Argenté ; Argento ; Plateado
gold ; Gold ; Doré ; Oro ; Dorado
rose gold ; Roségold ; Or rose ; Oro rosa ; Oro rosa
bronze ; Bronze ; Bronze ; Bronzo ; Bronce
copper ; Kupfer ; Cuivre ; Rame ; Cobre
navy|navy blue ; Marineblau ; Bleu marine ; Blu navy ; Azul marino
dark blue ; Dunkelblau ; Bleu foncé ; Blu scuro ; Azul oscuro
light blue ; Hellblau ; Bleu clair ; Azzurro ; Azul claro
sky blue ; Himmelblau ; Bleu ciel ; Celeste ; Azul cielo
royal blue ; Königsblau ; Bleu roi ; Blu royal ; Azul real
baby blue ; Babyblau ; Bleu layette ; Azzurro ; Azul bebé
electric blue ; Elektrischblau ; Bleu électrique ; Blu elettrico ; Azul eléctrico
ice blue ; Eisblau ; Bleu glacier ; Blu ghiaccio ; Azul hielo
teal ; Petrol ; Bleu canard ; Verde petrolio ; Verde azulado
turquoise ; Türkis ; Turquoise ; Turchese ; Turquesa
cyan ; Cyan ; Cyan ; Ciano ; Cian
dark green ; Dunkelgrün ; Vert foncé ; Verde scuro ; Verde oscuro
light green ; Hellgrün ; Vert clair ; Verde chiaro ; Verde claro
lime green|lime ; Limettengrün ; Vert citron ; Verde lime ; Verde lima
olive|olive green ; Olivgrün ; Vert olive ; Verde oliva ; Verde oliva
army green ; Armeegrün ; Vert militaire ; Verde militare ; Verde militar
khaki ; Khaki ; Kaki ; Kaki ; Caqui
mint green|mint ; Mintgrün ; Vert menthe ; Verde menta ; Verde menta
emerald green ; Smaragdgrün ; Vert émeraude ; Verde smeraldo ; Verde esmeralda
emerald ; Smaragd ; Émeraude ; Smeraldo ; Esmeralda
sage green|sage ; Salbeigrün ; Vert sauge ; Verde salvia ; Verde salvia
bottle green ; Flaschengrün ; Vert bouteille ; Verde bottiglia ; Verde botella
dark red ; Dunkelrot ; Rouge foncé ; Rosso scuro ; Rojo oscuro
burgundy ; Bordeaux ; Bordeaux ; Bordeaux ; Burdeos
maroon ; Weinrot ; Bordeaux ; Bordeaux ; Granate
wine red ; Weinrot ; Rouge bordeaux ; Rosso vino ; Rojo vino
crimson ; Karminrot ; Cramoisi ; Cremisi ; Carmesí
scarlet ; Scharlachrot ; Écarlate ; Scarlatto ; Escarlata
ruby ; Rubinrot ; Rubis ; Rubino ; Rubí
coral ; Koralle ; Corail ; Corallo ; Coral
peach ; Pfirsich ; Pêche ; Pesca ; Melocotón
salmon pink ; Lachsrosa ; Rose saumon ; Rosa salmone ; Rosa salmón
hot pink ; Pink ; Rose vif ; Rosa shocking ; Rosa fucsia
light pink|pale pink ; Hellrosa ; Rose pâle ; Rosa chiaro ; Rosa claro
dark pink ; Dunkelrosa ; Rose foncé ; Rosa scuro ; Rosa oscuro
baby pink ; Babyrosa ; Rose layette ; Rosa baby ; Rosa bebé
dusky pink|dusty pink ; Altrosa ; Vieux rose ; Rosa antico ; Rosa palo
fuchsia ; Fuchsia ; Fuchsia ; Fucsia ; Fucsia
magenta ; Magenta ; Magenta ; Magenta ; Magenta
plum ; Pflaume ; Prune ; Prugna ; Ciruela
dark purple ; Dunkellila ; Violet foncé ; Viola scuro ; Morado oscuro
light purple ; Helllila ; Violet clair ; Viola chiaro ; Morado claro
indigo ; Indigo ; Indigo ; Indaco ; Índigo
dark grey|dark gray ; Dunkelgrau ; Gris foncé ; Grigio scuro ; Gris oscuro
light grey|light gray ; Hellgrau ; Gris clair ; Grigio chiaro ; Gris claro
charcoal|charcoal grey ; Anthrazit ; Anthracite ; Antracite ; Gris antracita
anthracite ; Anthrazit ; Anthracite ; Antracite ; Antracita
slate grey ; Schiefergrau ; Gris ardoise ; Grigio ardesia ; Gris pizarra
space grey|space gray ; Spacegrau ; Gris sidéral ; Grigio siderale ; Gris espacial
gunmetal ; Gunmetal ; Gris métal ; Canna di fucile ; Gris metalizado
dark brown ; Dunkelbraun ; Marron foncé ; Marrone scuro ; Marrón oscuro
light brown ; Hellbraun ; Marron clair ; Marrone chiaro ; Marrón claro
chocolate brown ; Schokobraun ; Marron chocolat ; Marrone cioccolato ; Marrón chocolate
tan ; Hellbraun ; Fauve ; Cuoio ; Tostado
camel ; Camel ; Camel ; Cammello ; Camel
taupe ; Taupe ; Taupe ; Tortora ; Topo
beige ; Beige ; Beige ; Beige ; Beige
cream ; Creme ; Crème ; Crema ; Crema
ivory ; Elfenbein ; Ivoire ; Avorio ; Marfil
off white|off-white ; Altweiß ; Blanc cassé ; Bianco sporco ; Blanco roto
champagne ; Champagner ; Champagne ; Champagne ; Champán
mustard|mustard yellow ; Senfgelb ; Moutarde ; Senape ; Mostaza
lemon yellow ; Zitronengelb ; Jaune citron ; Giallo limone ; Amarillo limón
nude ; Nude ; Nude ; Nude ; Nude
clear ; Klar ; Transparent ; Trasparente ; Transparente
transparent ; Transparent ; Transparent ; Trasparente ; Transparente
translucent ; Durchscheinend ; Translucide ; Traslucido ; Translúcido
matt|matte ; Matt ; Mat ; Opaco ; Mate
matt black|matte black ; Mattschwarz ; Noir mat ; Nero opaco ; Negro mate
matt white ; Mattweiß ; Blanc mat ; Bianco opaco ; Blanco mate
gloss|glossy ; Glänzend ; Brillant ; Lucido ; Brillante
gloss black ; Glänzend schwarz ; Noir brillant ; Nero lucido ; Negro brillante
high gloss ; Hochglanz ; Laqué brillant ; Lucido ; Alto brillo
coloured|colored ; Farbig ; Coloré ; Colorato ; De color
colourful|colorful ; Bunt ; Coloré ; Colorato ; Colorido
neon ; Neon ; Fluo ; Fluo ; Neón
fluorescent ; Fluoreszierend ; Fluorescent ; Fluorescente ; Fluorescente
metallic ; Metallic ; Métallisé ; Metallizzato ; Metalizado
pastel ; Pastell ; Pastel ; Pastello ; Pastel
iridescent ; Irisierend ; Iridescent ; Iridescente ; Iridiscente
holographic ; Holografisch ; Holographique ; Olografico ; Holográfico
pearlescent ; Perlmuttfarben ; Nacré ; Perlato ; Nacarado
rainbow ; Regenbogen ; Arc-en-ciel ; Arcobaleno ; Arcoíris
pearl ; Perlmutt ; Nacré ; Perlato ; Nacarado
warm white ; Warmweiß ; Blanc chaud ; Bianco caldo ; Blanco cálido
cool white|cold white ; Kaltweiß ; Blanc froid ; Bianco freddo ; Blanco frío
cobalt blue ; Kobaltblau ; Bleu cobalt ; Blu cobalto ; Azul cobalto
forest green ; Waldgrün ; Vert forêt ; Verde foresta ; Verde bosque
ruby red ; Rubinrot ; Rouge rubis ; Rosso rubino ; Rojo rubí
cherry red ; Kirschrot ; Rouge cerise ; Rosso ciliegia ; Rojo cereza
apple green ; Apfelgrün ; Vert pomme ; Verde mela ; Verde manzana
antique gold ; Altgoldfarben ; Or vieilli ; Oro antico ; Oro antiguo
antique silver ; Altsilberfarben ; Argent vieilli ; Argento antico ; Plata antigua
antique bronze ; Altbronzefarben ; Bronze antique ; Bronzo antico ; Bronce antiguo
bright yellow ; Leuchtend gelb ; Jaune vif ; Giallo vivo ; Amarillo vivo
neon green ; Neongrün ; Vert fluo ; Verde fluo ; Verde neón
neon orange ; Neonorange ; Orange fluo ; Arancione fluo ; Naranja neón
neon pink ; Neonpink ; Rose fluo ; Rosa fluo ; Rosa neón
neon yellow ; Neongelb ; Jaune fluo ; Giallo fluo ; Amarillo neón
pastel blue ; Pastellblau ; Bleu pastel ; Blu pastello ; Azul pastel
pastel green ; Pastellgrün ; Vert pastel ; Verde pastello ; Verde pastel
pastel pink ; Pastellrosa ; Rose pastel ; Rosa pastello ; Rosa pastel
pastel yellow ; Pastellgelb ; Jaune pastel ; Giallo pastello ; Amarillo pastel
golden brown ; Goldbraun ; Brun doré ; Marrone dorato ; Marrón dorado
`;
