/** Names of goods that the other files lack, or say in a way that no seller of the language would. Read last. */
export const PRODUCTS_GLOSSARY = `
model vehicle~model vehicles ; n ; Modellfahrzeug/Modellfahrzeuge/n ; véhicule miniature/véhicules miniatures/m ; modellino/modellini/m ; vehículo en miniatura/vehículos en miniatura/m
model car~model cars ; n ; Modellauto/Modellautos/n ; voiture miniature/voitures miniatures/f ; modellino auto/modellini auto/m ; coche en miniatura/coches en miniatura/m
model locomotive~model locomotives ; n ; Modelllok/Modellloks/f ; locomotive miniature/locomotives miniatures/f ; modellino di locomotiva/modellini di locomotiva/m ; locomotora en miniatura/locomotoras en miniatura/f
character figure~character figures ; n ; Figur/Figuren/f ; figurine/figurines/f ; personaggio/personaggi/m ; figura/figuras/f
figure~figures ; n ; Figur/Figuren/f ; figurine/figurines/f ; statuina/statuine/f ; figura/figuras/f
figurine~figurines ; n ; Figur/Figuren/f ; figurine/figurines/f ; statuina/statuine/f ; figura/figuras/f
head knocker~head knockers ; n ; Wackelkopf-Figur/Wackelkopf-Figuren/f ; figurine à tête branlante/figurines à tête branlante/f ; bobblehead/m ; figura cabezona/figuras cabezonas/f
teddy~teddies ; n ; Teddybär/Teddybären/m ; ours en peluche/ours en peluche/m ; orsacchiotto/orsacchiotti/m ; osito de peluche/ositos de peluche/m
soft toy~soft toys ; n ; Kuscheltier/Kuscheltiere/n ; peluche/peluches/f ; peluche/peluche/m ; peluche/peluches/m
plush soft toy~plush soft toys ; n ; Kuscheltier/Kuscheltiere/n ; peluche/peluches/f ; peluche/peluche/m ; peluche/peluches/m
cuddly toy~cuddly toys ; n ; Kuscheltier/Kuscheltiere/n ; peluche/peluches/f ; peluche/peluche/m ; peluche/peluches/m
soft doll~soft dolls ; n ; Stoffpuppe/Stoffpuppen/f ; poupée de chiffon/poupées de chiffon/f ; bambola di pezza/bambole di pezza/f ; muñeca de trapo/muñecas de trapo/f
glove puppet~glove puppets ; n ; Handpuppe/Handpuppen/f ; marionnette à main/marionnettes à main/f ; burattino a mano/burattini a mano/m ; marioneta de mano/marionetas de mano/f
brain teaser~brain teasers ; n ; Knobelspiel/Knobelspiele/n ; casse-tête/casse-tête/m ; rompicapo/rompicapi/m ; rompecabezas/rompecabezas/m
brain teaser puzzle~brain teaser puzzles ; n ; Knobelspiel/Knobelspiele/n ; casse-tête/casse-tête/m ; rompicapo/rompicapi/m ; rompecabezas/rompecabezas/m
starter deck~starter decks ; n ; Starterdeck/Starterdecks/n ; deck de démarrage/decks de démarrage/m ; mazzo iniziale/mazzi iniziali/m ; mazo de inicio/mazos de inicio/m
booster box~booster boxes ; n ; Booster-Display/Booster-Displays/n ; boîte de boosters/boîtes de boosters/f ; box di bustine/box di bustine/m ; caja de sobres/cajas de sobres/f
card sleeves ; n ; Kartenhülle/Kartenhüllen/f ; protège-cartes/protège-cartes/m ; bustina protettiva/bustine protettive/f ; funda para cartas/fundas para cartas/f
train set~train sets ; n ; Eisenbahn-Set/Eisenbahn-Sets/n ; coffret de train/coffrets de train/m ; set treno/set treno/m ; set de tren/sets de tren/m
railway track~railway tracks ; n ; Gleis/Gleise/n ; rail/rails/m ; binario/binari/m ; vía/vías/f
shunting engine~shunting engines ; n ; Rangierlok/Rangierloks/f ; locomotive de manœuvre/locomotives de manœuvre/f ; locomotiva da manovra/locomotive da manovra/f ; locomotora de maniobras/locomotoras de maniobras/f
steam locomotive~steam locomotives ; n ; Dampflok/Dampfloks/f ; locomotive à vapeur/locomotives à vapeur/f ; locomotiva a vapore/locomotive a vapore/f ; locomotora de vapor/locomotoras de vapor/f
diesel locomotive~diesel locomotives ; n ; Diesellok/Dieselloks/f ; locomotive diesel/locomotives diesel/f ; locomotiva diesel/locomotive diesel/f ; locomotora diésel/locomotoras diésel/f
electric locomotive~electric locomotives ; n ; Elektrolok/Elektroloks/f ; locomotive électrique/locomotives électriques/f ; locomotiva elettrica/locomotive elettriche/f ; locomotora eléctrica/locomotoras eléctricas/f
goods wagon~goods wagons ; n ; Güterwagen/Güterwagen/m ; wagon de marchandises/wagons de marchandises/m ; carro merci/carri merci/m ; vagón de mercancías/vagones de mercancías/m
pullback car~pullback cars ; n ; Rückziehauto/Rückziehautos/n ; voiture à rétrofriction/voitures à rétrofriction/f ; macchinina a retrocarica/macchinine a retrocarica/f ; coche de fricción/coches de fricción/m
friction car~friction cars ; n ; Friktionsauto/Friktionsautos/n ; voiture à friction/voitures à friction/f ; macchinina a frizione/macchinine a frizione/f ; coche de fricción/coches de fricción/m
fire engine~fire engines ; n ; Feuerwehrauto/Feuerwehrautos/n ; camion de pompiers/camions de pompiers/m ; autopompa/autopompe/f ; camión de bomberos/camiones de bomberos/m
tank destroyer~tank destroyers ; n ; Jagdpanzer/Jagdpanzer/m ; chasseur de chars/chasseurs de chars/m ; cacciacarri/cacciacarri/m ; cazacarros/cazacarros/m
pk {n} ; p ; {n} Stück ; lot de {n} ; confezione da {n} ; pack de {n}
pk of {n} ; p ; {n} Stück ; lot de {n} ; confezione da {n} ; pack de {n}
`;
