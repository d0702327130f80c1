/**
 * Frequent values of specifics that a glossary for titles would translate word by word, or as an adjective: English
 * spellings, separated by `|`; then German; French; Italian; Spanish.
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
`;
