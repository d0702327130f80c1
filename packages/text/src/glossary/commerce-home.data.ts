/** Kitchen, household, furniture, bedding, lighting, garden, pets, food and drink. */
export const COMMERCE_HOME = `
# kitchen and tableware
kitchen~kitchens ; n ; Küche/Küchen/f ; cuisine/cuisines/f ; cucina/cucine/f ; cocina/cocinas/f
kitchenware ; n ; Küchenzubehör/n ; ustensiles de cuisine/m ; articoli da cucina/m ; menaje de cocina/menajes de cocina/m
cookware ; n ; Kochgeschirr/n ; batterie de cuisine/batteries de cuisine/f ; batteria da cucina/batterie da cucina/f ; batería de cocina/baterías de cocina/f
tableware ; n ; Geschirr/n ; vaisselle/vaisselles/f ; stoviglie/f ; vajilla/vajillas/f
dinnerware ; n ; Geschirr/n ; vaisselle/vaisselles/f ; stoviglie/f ; vajilla/vajillas/f
dinner set~dinner sets ; n ; Tafelservice/n ; service de table/services de table/m ; servizio da tavola/servizi da tavola/m ; vajilla/vajillas/f
tea set~tea sets ; n ; Teeservice/n ; service à thé/services à thé/m ; servizio da tè/servizi da tè/m ; juego de té/juegos de té/m
plate~plates ; n ; Describer/m ; assiette/assiettes/f ; piatto/piatti/m ; plato/platos/m
paper plate~paper plates ; n ; Pappteller/m ; assiette en carton/assiettes en carton/f ; piatto di carta/piatti di carta/m ; plato de papel/platos de papel/m
bowl~bowls ; n ; Schüssel/Schüsseln/f ; bol/bols/m ; ciotola/ciotole/f ; cuenco/cuencos/m
mixing bowl~mixing bowls ; n ; Rührschüssel/Rührschüsseln/f ; saladier/saladiers/m ; ciotola da impasto/ciotole da impasto/f ; bol para mezclar/boles para mezclar/m
salad bowl~salad bowls ; n ; Salatschüssel/Salatschüsseln/f ; saladier/saladiers/m ; insalatiera/insalatiere/f ; ensaladera/ensaladeras/f
fruit bowl~fruit bowls ; n ; Obstschale/Obstschalen/f ; coupe à fruits/coupes à fruits/f ; fruttiera/fruttiere/f ; frutero/fruteros/m
dish~dishes ; n ; Schale/Schalen/f ; plat/plats/m ; piatto/piatti/m ; plato/platos/m
serving dish~serving dishes ; n ; Servierschale/Servierschalen/f ; plat de service/plats de service/m ; piatto da portata/piatti da portata/m ; fuente de servir/fuentes de servir/f
butter dish~butter dishes ; n ; Butterdose/Butterdosen/f ; beurrier/beurriers/m ; burriera/burriere/f ; mantequera/mantequeras/f
cup~cups ; n ; Tasse/Tassen/f ; tasse/tasses/f ; tazza/tazze/f ; taza/tazas/f
paper cup~paper cups ; n ; Pappbecher/m ; gobelet en carton/gobelets en carton/m ; bicchiere di carta/bicchieri di carta/m ; vaso de papel/vasos de papel/m
plastic cup~plastic cups ; n ; Plastikbecher/m ; gobelet en plastique/gobelets en plastique/m ; bicchiere di plastica/bicchieri di plastica/m ; vaso de plástico/vasos de plástico/m
tea cup~tea cups ; n ; Teetasse/Teetassen/f ; tasse à thé/tasses à thé/f ; tazza da tè/tazze da tè/f ; taza de té/tazas de té/f
teacup~teacups ; n ; Teetasse/Teetassen/f ; tasse à thé/tasses à thé/f ; tazza da tè/tazze da tè/f ; taza de té/tazas de té/f
coffee cup~coffee cups ; n ; Kaffeetasse/Kaffeetassen/f ; tasse à café/tasses à café/f ; tazza da caffè/tazze da caffè/f ; taza de café/tazas de café/f
espresso cup~espresso cups ; n ; Espressotasse/Espressotassen/f ; tasse à espresso/tasses à espresso/f ; tazzina da caffè/tazzine da caffè/f ; taza de espresso/tazas de espresso/f
egg cup~egg cups ; n ; Eierbecher/m ; coquetier/coquetiers/m ; portauovo/m ; huevera/hueveras/f
mug~mugs ; n ; Tasse/Tassen/f ; mug/mugs/m ; tazza/tazze/f ; taza/tazas/f
coffee mug~coffee mugs ; n ; Tasse/Tassen/f ; mug/mugs/m ; tazza/tazze/f ; taza/tazas/f
travel mug~travel mugs ; n ; Thermobecher/m ; mug isotherme/mugs isothermes/m ; tazza termica/tazze termiche/f ; taza térmica/tazas térmicas/f
saucer~saucers ; n ; Untertasse/Untertassen/f ; soucoupe/soucoupes/f ; piattino/piattini/m ; platillo/platillos/m
wine glass~wine glasses ; n ; Weinglas/Weingläser/n ; verre à vin/verres à vin/m ; calice da vino/calici da vino/m ; copa de vino/copas de vino/f
beer glass~beer glasses ; n ; Bierglas/Biergläser/n ; verre à bière/verres à bière/m ; bicchiere da birra/bicchieri da birra/m ; vaso de cerveza/vasos de cerveza/m
pint glass~pint glasses ; n ; Bierglas/Biergläser/n ; verre à bière/verres à bière/m ; bicchiere da birra/bicchieri da birra/m ; vaso de cerveza/vasos de cerveza/m
champagne flute~champagne flutes ; n ; Sektglas/Sektgläser/n ; flûte à champagne/flûtes à champagne/f ; flûte da champagne/m ; copa de champán/copas de champán/f
champagne glass~champagne glasses ; n ; Sektglas/Sektgläser/n ; flûte à champagne/flûtes à champagne/f ; flûte da champagne/m ; copa de champán/copas de champán/f
cocktail glass~cocktail glasses ; n ; Cocktailglas/Cocktailgläser/n ; verre à cocktail/verres à cocktail/m ; bicchiere da cocktail/bicchieri da cocktail/m ; copa de cóctel/copas de cóctel/f
shot glass~shot glasses ; n ; Schnapsglas/Schnapsgläser/n ; verre à shot/verres à shot/m ; bicchierino da shot/bicchierini da shot/m ; vaso de chupito/vasos de chupito/m
whisky glass~whisky glasses ; n ; Whiskyglas/Whiskygläser/n ; verre à whisky/verres à whisky/m ; bicchiere da whisky/bicchieri da whisky/m ; vaso de whisky/vasos de whisky/m
whiskey glass~whiskey glasses ; n ; Whiskyglas/Whiskygläser/n ; verre à whisky/verres à whisky/m ; bicchiere da whisky/bicchieri da whisky/m ; vaso de whisky/vasos de whisky/m
drinking glass~drinking glasses ; n ; Trinkglas/Trinkgläser/n ; verre à boire/verres à boire/m ; bicchiere/bicchieri/m ; vaso/vasos/m
tumbler~tumblers ; n ; Becher/m ; gobelet/gobelets/m ; bicchiere/bicchieri/m ; vaso/vasos/m
jug~jugs ; n ; Krug/Krüge/m ; carafe/carafes/f ; caraffa/caraffe/f ; jarra/jarras/f
pitcher~pitchers ; n ; Krug/Krüge/m ; carafe/carafes/f ; caraffa/caraffe/f ; jarra/jarras/f
decanter~decanters ; n ; Karaffe/Karaffen/f ; carafe/carafes/f ; decanter/m ; decantador/decantadores/m
carafe~carafes ; n ; Karaffe/Karaffen/f ; carafe/carafes/f ; caraffa/caraffe/f ; jarra/jarras/f
teapot~teapots ; n ; Teekanne/Teekannen/f ; théière/théières/f ; teiera/teiere/f ; tetera/teteras/f
coffee pot~coffee pots ; n ; Kaffeekanne/Kaffeekannen/f ; cafetière/cafetières/f ; caffettiera/caffettiere/f ; cafetera/cafeteras/f
cutlery ; n ; Besteck/Bestecke/n ; couverts/m ; posate/f ; cubertería/cuberterías/f
flatware ; n ; Besteck/Bestecke/n ; couverts/m ; posate/f ; cubertería/cuberterías/f
cutlery set~cutlery sets ; n ; Besteck/Bestecke/n ; couverts/m ; posate/f ; cubertería/cuberterías/f
knife~knives ; n ; Messer/n ; couteau/couteaux/m ; coltello/coltelli/m ; cuchillo/cuchillos/m
kitchen knife~kitchen knives ; n ; Küchenmesser/n ; couteau de cuisine/couteaux de cuisine/m ; coltello da cucina/coltelli da cucina/m ; cuchillo de cocina/cuchillos de cocina/m
chef knife~chef knives ; n ; Küchenmesser/n ; couteau de cuisine/couteaux de cuisine/m ; coltello da cucina/coltelli da cucina/m ; cuchillo de cocina/cuchillos de cocina/m
chef's knife~chef's knives ; n ; Küchenmesser/n ; couteau de cuisine/couteaux de cuisine/m ; coltello da cucina/coltelli da cucina/m ; cuchillo de cocina/cuchillos de cocina/m
chefs knife~chefs knives ; n ; Küchenmesser/n ; couteau de cuisine/couteaux de cuisine/m ; coltello da cucina/coltelli da cucina/m ; cuchillo de cocina/cuchillos de cocina/m
steak knife~steak knives ; n ; Steakmesser/n ; couteau à steak/couteaux à steak/m ; coltello da bistecca/coltelli da bistecca/m ; cuchillo de carne/cuchillos de carne/m
bread knife~bread knives ; n ; Brotmesser/n ; couteau à pain/couteaux à pain/m ; coltello da pane/coltelli da pane/m ; cuchillo de pan/cuchillos de pan/m
knife block~knife blocks ; n ; Messerblock/Messerblöcke/m ; bloc à couteaux/blocs à couteaux/m ; ceppo portacoltelli/ceppi portacoltelli/m ; bloque de cuchillos/bloques de cuchillos/m
knife sharpener~knife sharpeners ; n ; Messerschärfer/m ; aiguiseur de couteaux/aiguiseurs de couteaux/m ; affilacoltelli/m ; afilador de cuchillos/afiladores de cuchillos/m
fork~forks ; n ; Gabel/Gabeln/f ; fourchette/fourchettes/f ; forchetta/forchette/f ; tenedor/tenedores/m
spoon~spoons ; n ; Löffel/m ; cuillère/cuillères/f ; cucchiaio/cucchiai/m ; cuchara/cucharas/f
teaspoon~teaspoons ; n ; Teelöffel/m ; cuillère à café/cuillères à café/f ; cucchiaino/cucchiaini/m ; cucharilla/cucharillas/f
tea spoon~tea spoons ; n ; Teelöffel/m ; cuillère à café/cuillères à café/f ; cucchiaino/cucchiaini/m ; cucharilla/cucharillas/f
wooden spoon~wooden spoons ; n ; Kochlöffel/m ; cuillère en bois/cuillères en bois/f ; cucchiaio di legno/cucchiai di legno/m ; cuchara de madera/cucharas de madera/f
measuring spoon~measuring spoons ; n ; Messlöffel/m ; cuillère doseuse/cuillères doseuses/f ; misurino/misurini/m ; cuchara medidora/cucharas medidoras/f
measuring cup~measuring cups ; n ; Messbecher/m ; verre doseur/verres doseurs/m ; caraffa graduata/caraffe graduate/f ; jarra medidora/jarras medidoras/f
measuring jug~measuring jugs ; n ; Messbecher/m ; verre doseur/verres doseurs/m ; caraffa graduata/caraffe graduate/f ; jarra medidora/jarras medidoras/f
ladle~ladles ; n ; Schöpfkelle/Schöpfkellen/f ; louche/louches/f ; mestolo/mestoli/m ; cucharón/cucharones/m
spatula~spatulas ; n ; Pfannenwender/m ; spatule/spatules/f ; spatola/spatole/f ; espátula/espátulas/f
whisk~whisks ; n ; Schneebesen/m ; fouet/fouets/m ; frusta/fruste/f ; batidor/batidores/m
tongs ; n ; Zange/Zangen/f ; pince/pinces/f ; pinza/pinze/f ; pinzas/f
peeler~peelers ; n ; Schäler/m ; éplucheur/éplucheurs/m ; pelapatate/m ; pelador/peladores/m
grater~graters ; n ; Reibe/Reiben/f ; râpe/râpes/f ; grattugia/grattugie/f ; rallador/ralladores/m
slicer~slicers ; n ; Gemüsehobel/m ; mandoline/mandolines/f ; affettaverdure/m ; mandolina/mandolinas/f
mandoline~mandolines ; n ; Gemüsehobel/m ; mandoline/mandolines/f ; affettaverdure/m ; mandolina/mandolinas/f
chopper~choppers ; n ; Gemüseschneider/m ; hachoir/hachoirs/m ; tritaverdure/m ; picador de verduras/picadores de verduras/m
vegetable chopper~vegetable choppers ; n ; Gemüseschneider/m ; hachoir/hachoirs/m ; tritaverdure/m ; picador de verduras/picadores de verduras/m
garlic press~garlic presses ; n ; Knoblauchpresse/Knoblauchpressen/f ; presse-ail/m ; spremiaglio/m ; prensa de ajos/prensas de ajos/f
can opener~can openers ; n ; Dosenöffner/m ; ouvre-boîte/ouvre-boîtes/m ; apriscatole/m ; abrelatas/m
tin opener~tin openers ; n ; Dosenöffner/m ; ouvre-boîte/ouvre-boîtes/m ; apriscatole/m ; abrelatas/m
bottle opener~bottle openers ; n ; Flaschenöffner/m ; décapsuleur/décapsuleurs/m ; apribottiglie/m ; abrebotellas/m
corkscrew~corkscrews ; n ; Korkenzieher/m ; tire-bouchon/tire-bouchons/m ; cavatappi/m ; sacacorchos/m
colander~colanders ; n ; Sieb/Siebe/n ; passoire/passoires/f ; scolapasta/m ; escurridor/escurridores/m
sieve~sieves ; n ; Sieb/Siebe/n ; tamis/m ; setaccio/setacci/m ; colador/coladores/m
strainer~strainers ; n ; Sieb/Siebe/n ; tamis/m ; colino/colini/m ; colador/coladores/m
tea strainer~tea strainers ; n ; Teesieb/Teesiebe/n ; passoire à thé/passoires à thé/f ; colino da tè/colini da tè/m ; colador de té/coladores de té/m
tea infuser~tea infusers ; n ; Teesieb/Teesiebe/n ; infuseur à thé/infuseurs à thé/m ; infusore per tè/infusori per tè/m ; infusor de té/infusores de té/m
funnel~funnels ; n ; Trichter/m ; entonnoir/entonnoirs/m ; imbuto/imbuti/m ; embudo/embudos/m
chopping board~chopping boards ; n ; Schneidebrett/Schneidebretter/n ; planche à découper/planches à découper/f ; tagliere/taglieri/m ; tabla de cortar/tablas de cortar/f
cutting board~cutting boards ; n ; Schneidebrett/Schneidebretter/n ; planche à découper/planches à découper/f ; tagliere/taglieri/m ; tabla de cortar/tablas de cortar/f
rolling pin~rolling pins ; n ; Nudelholz/Nudelhölzer/n ; rouleau à pâtisserie/rouleaux à pâtisserie/m ; mattarello/mattarelli/m ; rodillo de amasar/rodillos de amasar/m
saucepan~saucepans ; n ; Kochtopf/Kochtöpfe/m ; casserole/casseroles/f ; casseruola/casseruole/f ; cazo/cazos/m
frying pan~frying pans ; n ; Bratpfanne/Bratpfannen/f ; poêle/poêles/f ; padella/padelle/f ; sartén/sartenes/f
fry pan~fry pans ; n ; Bratpfanne/Bratpfannen/f ; poêle/poêles/f ; padella/padelle/f ; sartén/sartenes/f
skillet~skillets ; n ; Bratpfanne/Bratpfannen/f ; poêle/poêles/f ; padella/padelle/f ; sartén/sartenes/f
grill pan~grill pans ; n ; Grillpfanne/Grillpfannen/f ; poêle à griller/poêles à griller/f ; bistecchiera/bistecchiere/f ; sartén grill/sartenes grill/f
wok~woks ; n ; Wok/Woks/m ; wok/woks/m ; wok/m ; wok/woks/m
pan set~pan sets ; n ; Topfset/Topfsets/n ; batterie de cuisine/batteries de cuisine/f ; set di pentole/m ; batería de cocina/baterías de cocina/f
pots and pans ; n ; Topfset/Topfsets/n ; batterie de cuisine/batteries de cuisine/f ; set di pentole/m ; batería de cocina/baterías de cocina/f
pan~pans ; n ; Pfanne/Pfannen/f ; poêle/poêles/f ; padella/padelle/f ; sartén/sartenes/f
pot~pots ; n ; Topf/Töpfe/m ; pot/pots/m ; pentola/pentole/f ; olla/ollas/f
casserole dish~casserole dishes ; n ; Schmortopf/Schmortöpfe/m ; cocotte/cocottes/f ; casseruola/casseruole/f ; cazuela/cazuelas/f
casserole~casseroles ; n ; Schmortopf/Schmortöpfe/m ; cocotte/cocottes/f ; casseruola/casseruole/f ; cazuela/cazuelas/f
pressure cooker~pressure cookers ; n ; Schnellkochtopf/Schnellkochtöpfe/m ; autocuiseur/autocuiseurs/m ; pentola a pressione/pentole a pressione/f ; olla a presión/ollas a presión/f
slow cooker~slow cookers ; n ; Schongarer/m ; mijoteuse/mijoteuses/f ; slow cooker/f ; olla de cocción lenta/ollas de cocción lenta/f
rice cooker~rice cookers ; n ; Reiskocher/m ; cuiseur à riz/cuiseurs à riz/m ; cuociriso/m ; arrocera/arroceras/f
steamer~steamers ; n ; Dampfgarer/m ; cuiseur vapeur/cuiseurs vapeur/m ; vaporiera/vaporiere/f ; vaporera/vaporeras/f
roasting tin~roasting tins ; n ; Bräter/m ; plat à rôtir/plats à rôtir/m ; teglia da forno/teglie da forno/f ; bandeja de asar/bandejas de asar/f
roasting tray~roasting trays ; n ; Bräter/m ; plat à rôtir/plats à rôtir/m ; teglia da forno/teglie da forno/f ; bandeja de asar/bandejas de asar/f
baking tray~baking trays ; n ; Backblech/Backbleche/n ; plaque de cuisson/plaques de cuisson/f ; teglia da forno/teglie da forno/f ; bandeja de horno/bandejas de horno/f
baking sheet~baking sheets ; n ; Backblech/Backbleche/n ; plaque de cuisson/plaques de cuisson/f ; teglia da forno/teglie da forno/f ; bandeja de horno/bandejas de horno/f
cake tin~cake tins ; n ; Backform/Backformen/f ; moule à gâteau/moules à gâteau/m ; tortiera/tortiere/f ; molde para tartas/moldes para tartas/m
cake pan~cake pans ; n ; Backform/Backformen/f ; moule à gâteau/moules à gâteau/m ; tortiera/tortiere/f ; molde para tartas/moldes para tartas/m
baking tin~baking tins ; n ; Backform/Backformen/f ; moule à gâteau/moules à gâteau/m ; tortiera/tortiere/f ; molde para tartas/moldes para tartas/m
muffin tray~muffin trays ; n ; Muffinform/Muffinformen/f ; moule à muffins/moules à muffins/m ; stampo per muffin/stampi per muffin/m ; molde para magdalenas/moldes para magdalenas/m
muffin tin~muffin tins ; n ; Muffinform/Muffinformen/f ; moule à muffins/moules à muffins/m ; stampo per muffin/stampi per muffin/m ; molde para magdalenas/moldes para magdalenas/m
cupcake tin~cupcake tins ; n ; Muffinform/Muffinformen/f ; moule à muffins/moules à muffins/m ; stampo per muffin/stampi per muffin/m ; molde para magdalenas/moldes para magdalenas/m
loaf tin~loaf tins ; n ; Kastenform/Kastenformen/f ; moule à cake/moules à cake/m ; stampo da plumcake/stampi da plumcake/m ; molde para pan/moldes para pan/m
cake mould~cake moulds ; n ; Backform/Backformen/f ; moule à pâtisserie/moules à pâtisserie/m ; stampo per dolci/stampi per dolci/m ; molde de repostería/moldes de repostería/m
baking mould~baking moulds ; n ; Backform/Backformen/f ; moule à pâtisserie/moules à pâtisserie/m ; stampo per dolci/stampi per dolci/m ; molde de repostería/moldes de repostería/m
cake mold~cake molds ; n ; Backform/Backformen/f ; moule à pâtisserie/moules à pâtisserie/m ; stampo per dolci/stampi per dolci/m ; molde de repostería/moldes de repostería/m
baking mold~baking molds ; n ; Backform/Backformen/f ; moule à pâtisserie/moules à pâtisserie/m ; stampo per dolci/stampi per dolci/m ; molde de repostería/moldes de repostería/m
chocolate mould~chocolate moulds ; n ; Schokoladenform/Schokoladenformen/f ; moule à chocolat/moules à chocolat/m ; stampo per cioccolatini/stampi per cioccolatini/m ; molde para chocolate/moldes para chocolate/m
chocolate mold~chocolate molds ; n ; Schokoladenform/Schokoladenformen/f ; moule à chocolat/moules à chocolat/m ; stampo per cioccolatini/stampi per cioccolatini/m ; molde para chocolate/moldes para chocolate/m
mould~moulds ; n ; Form/Formen/f ; moule/moules/m ; stampo/stampi/m ; molde/moldes/m
mold~molds ; n ; Form/Formen/f ; moule/moules/m ; stampo/stampi/m ; molde/moldes/m
cookie cutter~cookie cutters ; n ; Ausstechform/Ausstechformen/f ; emporte-pièce/emporte-pièces/m ; tagliabiscotti/m ; cortador de galletas/cortadores de galletas/m
biscuit cutter~biscuit cutters ; n ; Ausstechform/Ausstechformen/f ; emporte-pièce/emporte-pièces/m ; tagliabiscotti/m ; cortador de galletas/cortadores de galletas/m
cutter~cutters ; n ; Ausstecher/m ; emporte-pièce/emporte-pièces/m ; taglierino/taglierini/m ; cortador/cortadores/m
cake topper~cake toppers ; n ; Tortendeko/f ; décoration de gâteau/décorations de gâteau/f ; decorazione per torta/decorazioni per torta/f ; decoración de tarta/decoraciones de tarta/f
cake decoration~cake decorations ; n ; Tortendeko/f ; décoration de gâteau/décorations de gâteau/f ; decorazione per torta/decorazioni per torta/f ; decoración de tarta/decoraciones de tarta/f
cake stand~cake stands ; n ; Tortenständer/m ; présentoir à gâteaux/présentoirs à gâteaux/m ; alzata per torte/alzate per torte/f ; soporte para tartas/soportes para tartas/m
cupcake case~cupcake cases ; n ; Muffinförmchen/n ; caissette à cupcakes/caissettes à cupcakes/f ; pirottino/pirottini/m ; cápsula para magdalenas/cápsulas para magdalenas/f
cupcake liner~cupcake liners ; n ; Muffinförmchen/n ; caissette à cupcakes/caissettes à cupcakes/f ; pirottino/pirottini/m ; cápsula para magdalenas/cápsulas para magdalenas/f
baking cup~baking cups ; n ; Muffinförmchen/n ; caissette à cupcakes/caissettes à cupcakes/f ; pirottino/pirottini/m ; cápsula para magdalenas/cápsulas para magdalenas/f
piping bag~piping bags ; n ; Spritzbeutel/m ; poche à douille/poches à douille/f ; sac à poche/f ; manga pastelera/mangas pasteleras/f
baking paper ; n ; Backpapier/Backpapiere/n ; papier cuisson/papiers cuisson/m ; carta da forno/carte da forno/f ; papel de horno/papeles de horno/m
parchment paper ; n ; Backpapier/Backpapiere/n ; papier cuisson/papiers cuisson/m ; carta da forno/carte da forno/f ; papel de horno/papeles de horno/m
cling film ; n ; Frischhaltefolie/Frischhaltefolien/f ; film alimentaire/films alimentaires/m ; pellicola trasparente/pellicole trasparenti/f ; film transparente/films transparentes/m
plastic wrap ; n ; Frischhaltefolie/Frischhaltefolien/f ; film alimentaire/films alimentaires/m ; pellicola trasparente/pellicole trasparenti/f ; film transparente/films transparentes/m
ice cube tray~ice cube trays ; n ; Eiswürfelform/Eiswürfelformen/f ; bac à glaçons/bacs à glaçons/m ; stampo per ghiaccio/stampi per ghiaccio/m ; cubitera/cubiteras/f
ice tray~ice trays ; n ; Eiswürfelform/Eiswürfelformen/f ; bac à glaçons/bacs à glaçons/m ; stampo per ghiaccio/stampi per ghiaccio/m ; cubitera/cubiteras/f
ice bucket~ice buckets ; n ; Eiskübel/m ; seau à glace/seaux à glace/m ; secchiello per ghiaccio/secchielli per ghiaccio/m ; cubitera/cubiteras/f
lunch box~lunch boxes ; n ; Brotdose/Brotdosen/f ; lunch box/f ; porta pranzo/m ; fiambrera/fiambreras/f
lunchbox~lunchboxes ; n ; Brotdose/Brotdosen/f ; lunch box/f ; porta pranzo/m ; fiambrera/fiambreras/f
food container~food containers ; n ; Frischhaltedose/Frischhaltedosen/f ; boîte alimentaire/boîtes alimentaires/f ; contenitore per alimenti/contenitori per alimenti/m ; recipiente para alimentos/recipientes para alimentos/m
food storage container~food storage containers ; n ; Frischhaltedose/Frischhaltedosen/f ; boîte alimentaire/boîtes alimentaires/f ; contenitore per alimenti/contenitori per alimenti/m ; recipiente para alimentos/recipientes para alimentos/m
water bottle~water bottles ; n ; Trinkflasche/Trinkflaschen/f ; gourde/gourdes/f ; borraccia/borracce/f ; botella de agua/botellas de agua/f
drinking bottle~drinking bottles ; n ; Trinkflasche/Trinkflaschen/f ; gourde/gourdes/f ; borraccia/borracce/f ; botella de agua/botellas de agua/f
drinks bottle~drinks bottles ; n ; Trinkflasche/Trinkflaschen/f ; gourde/gourdes/f ; borraccia/borracce/f ; botella de agua/botellas de agua/f
vacuum flask~vacuum flasks ; n ; Thermosflasche/Thermosflaschen/f ; bouteille isotherme/bouteilles isothermes/f ; thermos/m ; termo/termos/m
thermos flask~thermos flasks ; n ; Thermosflasche/Thermosflaschen/f ; bouteille isotherme/bouteilles isothermes/f ; thermos/m ; termo/termos/m
flask~flasks ; n ; Thermosflasche/Thermosflaschen/f ; bouteille isotherme/bouteilles isothermes/f ; thermos/m ; termo/termos/m
hip flask~hip flasks ; n ; Flachmann/Flachmänner/m ; flasque/flasques/f ; fiaschetta/fiaschette/f ; petaca/petacas/f
bottle~bottles ; n ; Flasche/Flaschen/f ; bouteille/bouteilles/f ; bottiglia/bottiglie/f ; botella/botellas/f
jar~jars ; n ; Glas/Gläser/n ; bocal/bocaux/m ; barattolo/barattoli/m ; tarro/tarros/m
canister~canisters ; n ; Vorratsdose/Vorratsdosen/f ; boîte de conservation/boîtes de conservation/f ; barattolo/barattoli/m ; bote/botes/m
biscuit tin~biscuit tins ; n ; Keksdose/Keksdosen/f ; boîte à biscuits/boîtes à biscuits/f ; biscottiera/biscottiere/f ; galletero/galleteros/m
cookie jar~cookie jars ; n ; Keksdose/Keksdosen/f ; boîte à biscuits/boîtes à biscuits/f ; biscottiera/biscottiere/f ; galletero/galleteros/m
biscuit barrel~biscuit barrels ; n ; Keksdose/Keksdosen/f ; boîte à biscuits/boîtes à biscuits/f ; biscottiera/biscottiere/f ; galletero/galleteros/m
bread bin~bread bins ; n ; Brotkasten/Brotkästen/m ; boîte à pain/boîtes à pain/f ; portapane/m ; panera/paneras/f
bread box~bread boxes ; n ; Brotkasten/Brotkästen/m ; boîte à pain/boîtes à pain/f ; portapane/m ; panera/paneras/f
spice rack~spice racks ; n ; Gewürzregal/Gewürzregale/n ; étagère à épices/étagères à épices/f ; portaspezie/m ; especiero/especieros/m
salt and pepper ; p ; Salz und Pfeffer ; sel et poivre ; sale e pepe ; sal y pimienta
salt & pepper ; p ; Salz und Pfeffer ; sel et poivre ; sale e pepe ; sal y pimienta
salt shaker~salt shakers ; n ; Salzstreuer/m ; salière/salières/f ; saliera/saliere/f ; salero/saleros/m
salt pot~salt pots ; n ; Salzstreuer/m ; salière/salières/f ; saliera/saliere/f ; salero/saleros/m
pepper mill~pepper mills ; n ; Pfeffermühle/Pfeffermühlen/f ; moulin à poivre/moulins à poivre/m ; macinapepe/m ; molinillo de pimienta/molinillos de pimienta/m
pepper grinder~pepper grinders ; n ; Pfeffermühle/Pfeffermühlen/f ; moulin à poivre/moulins à poivre/m ; macinapepe/m ; molinillo de pimienta/molinillos de pimienta/m
grinder~grinders ; n ; Mühle/Mühlen/f ; moulin/moulins/m ; macinino/macinini/m ; molinillo/molinillos/m
mill~mills ; n ; Mühle/Mühlen/f ; moulin/moulins/m ; macinino/macinini/m ; molinillo/molinillos/m
cocktail shaker~cocktail shakers ; n ; Cocktailshaker/m ; shaker à cocktail/shakers à cocktail/m ; shaker per cocktail/m ; coctelera/cocteleras/f
straw~straws ; n ; Strohhalm/Strohhalme/m ; paille/pailles/f ; cannuccia/cannucce/f ; pajita/pajitas/f
drinking straw~drinking straws ; n ; Strohhalm/Strohhalme/m ; paille/pailles/f ; cannuccia/cannucce/f ; pajita/pajitas/f
coaster~coasters ; n ; Untersetzer/m ; dessous de verre/m ; sottobicchiere/sottobicchieri/m ; posavasos/m
placemat~placemats ; n ; Platzset/Platzsets/n ; set de table/sets de table/m ; tovaglietta/tovagliette/f ; mantel individual/manteles individuales/m
place mat~place mats ; n ; Platzset/Platzsets/n ; set de table/sets de table/m ; tovaglietta/tovagliette/f ; mantel individual/manteles individuales/m
table mat~table mats ; n ; Platzset/Platzsets/n ; set de table/sets de table/m ; tovaglietta/tovagliette/f ; mantel individual/manteles individuales/m
trivet~trivets ; n ; Topfuntersetzer/m ; dessous-de-plat/m ; sottopentola/m ; salvamanteles/m
tablecloth~tablecloths ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
table cloth~table cloths ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
table cover~table covers ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
tablecover~tablecovers ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
table runner~table runners ; n ; Tischläufer/m ; chemin de table/chemins de table/m ; runner da tavola/m ; camino de mesa/caminos de mesa/m
napkin~napkins ; n ; Serviette/Servietten/f ; serviette/serviettes/f ; tovagliolo/tovaglioli/m ; servilleta/servilletas/f
serviette~serviettes ; n ; Serviette/Servietten/f ; serviette/serviettes/f ; tovagliolo/tovaglioli/m ; servilleta/servilletas/f
paper napkin~paper napkins ; n ; Serviette/Servietten/f ; serviette/serviettes/f ; tovagliolo/tovaglioli/m ; servilleta/servilletas/f
napkin ring~napkin rings ; n ; Serviettenring/Serviettenringe/m ; rond de serviette/ronds de serviette/m ; portatovagliolo/portatovaglioli/m ; servilletero/servilleteros/m
tray~trays ; n ; Tablett/Tabletts/n ; plateau/plateaux/m ; vassoio/vassoi/m ; bandeja/bandejas/f
tea towel~tea towels ; n ; Geschirrtuch/Geschirrtücher/n ; torchon/torchons/m ; strofinaccio/strofinacci/m ; paño de cocina/paños de cocina/m
dish towel~dish towels ; n ; Geschirrtuch/Geschirrtücher/n ; torchon/torchons/m ; strofinaccio/strofinacci/m ; paño de cocina/paños de cocina/m
kitchen towel~kitchen towels ; n ; Geschirrtuch/Geschirrtücher/n ; torchon/torchons/m ; strofinaccio/strofinacci/m ; paño de cocina/paños de cocina/m
oven glove~oven gloves ; n ; Ofenhandschuh/Ofenhandschuhe/m ; gant de four/gants de four/m ; guanto da forno/guanti da forno/m ; guante de horno/guantes de horno/m
oven mitt~oven mitts ; n ; Ofenhandschuh/Ofenhandschuhe/m ; gant de four/gants de four/m ; guanto da forno/guanti da forno/m ; guante de horno/guantes de horno/m
dish rack~dish racks ; n ; Abtropfgestell/Abtropfgestelle/n ; égouttoir à vaisselle/égouttoirs à vaisselle/m ; scolapiatti/m ; escurreplatos/m
dish drainer~dish drainers ; n ; Abtropfgestell/Abtropfgestelle/n ; égouttoir à vaisselle/égouttoirs à vaisselle/m ; scolapiatti/m ; escurreplatos/m
wine rack~wine racks ; n ; Weinregal/Weinregale/n ; casier à vin/casiers à vin/m ; portabottiglie/m ; botellero/botelleros/m
kitchen scale~kitchen scales ; n ; Küchenwaage/Küchenwaagen/f ; balance de cuisine/balances de cuisine/f ; bilancia da cucina/bilance da cucina/f ; báscula de cocina/básculas de cocina/f
kitchen timer~kitchen timers ; n ; Küchentimer/m ; minuteur de cuisine/minuteurs de cuisine/m ; timer da cucina/m ; temporizador de cocina/temporizadores de cocina/m
egg timer~egg timers ; n ; Eieruhr/Eieruhren/f ; minuteur de cuisine/minuteurs de cuisine/m ; timer da cucina/m ; temporizador de cocina/temporizadores de cocina/m
timer~timers ; n ; Timer/m ; minuteur/minuteurs/m ; timer/m ; temporizador/temporizadores/m
hourglass~hourglasses ; n ; Sanduhr/Sanduhren/f ; sablier/sabliers/m ; clessidra/clessidre/f ; reloj de arena/relojes de arena/m
sand timer~sand timers ; n ; Sanduhr/Sanduhren/f ; sablier/sabliers/m ; clessidra/clessidre/f ; reloj de arena/relojes de arena/m
thermometer~thermometers ; n ; Thermometer/n ; thermomètre/thermomètres/m ; termometro/termometri/m ; termómetro/termómetros/m
meat thermometer~meat thermometers ; n ; Fleischthermometer/n ; thermomètre à viande/thermomètres à viande/m ; termometro per carne/termometri per carne/m ; termómetro de carne/termómetros de carne/m
food thermometer~food thermometers ; n ; Küchenthermometer/Küchenthermometer/n ; thermomètre de cuisine/thermomètres de cuisine/m ; termometro da cucina/termometri da cucina/m ; termómetro de cocina/termómetros de cocina/m
# appliances
appliance~appliances ; n ; Gerät/Geräte/n ; appareil/appareils/m ; elettrodomestico/elettrodomestici/m ; electrodoméstico/electrodomésticos/m
kettle~kettles ; n ; Wasserkocher/m ; bouilloire/bouilloires/f ; bollitore/bollitori/m ; hervidor/hervidores/m
electric kettle~electric kettles ; n ; Wasserkocher/m ; bouilloire/bouilloires/f ; bollitore/bollitori/m ; hervidor/hervidores/m
toaster~toasters ; n ; Toaster/m ; grille-pain/m ; tostapane/m ; tostadora/tostadoras/f
coffee machine~coffee machines ; n ; Kaffeemaschine/Kaffeemaschinen/f ; machine à café/machines à café/f ; macchina da caffè/macchine da caffè/f ; cafetera/cafeteras/f
coffee maker~coffee makers ; n ; Kaffeemaschine/Kaffeemaschinen/f ; machine à café/machines à café/f ; macchina da caffè/macchine da caffè/f ; cafetera/cafeteras/f
coffee grinder~coffee grinders ; n ; Kaffeemühle/Kaffeemühlen/f ; moulin à café/moulins à café/m ; macinacaffè/m ; molinillo de café/molinillos de café/m
cafetiere~cafetieres ; n ; Kaffeebereiter/m ; cafetière à piston/cafetières à piston/f ; caffettiera a stantuffo/caffettiere a stantuffo/f ; cafetera de émbolo/cafeteras de émbolo/f
french press ; n ; Kaffeebereiter/m ; cafetière à piston/cafetières à piston/f ; caffettiera a stantuffo/caffettiere a stantuffo/f ; cafetera de émbolo/cafeteras de émbolo/f
milk frother~milk frothers ; n ; Milchaufschäumer/m ; mousseur à lait/mousseurs à lait/m ; montalatte/m ; espumador de leche/espumadores de leche/m
blender~blenders ; n ; Standmixer/m ; blender/blenders/m ; frullatore/frullatori/m ; batidora/batidoras/f
hand blender~hand blenders ; n ; Stabmixer/m ; mixeur plongeant/mixeurs plongeants/m ; frullatore a immersione/frullatori a immersione/m ; batidora de mano/batidoras de mano/f
stick blender~stick blenders ; n ; Stabmixer/m ; mixeur plongeant/mixeurs plongeants/m ; frullatore a immersione/frullatori a immersione/m ; batidora de mano/batidoras de mano/f
food processor~food processors ; n ; Küchenmaschine/Küchenmaschinen/f ; robot de cuisine/robots de cuisine/m ; robot da cucina/m ; robot de cocina/robots de cocina/m
hand mixer~hand mixers ; n ; Handmixer/m ; batteur électrique/batteurs électriques/m ; sbattitore/sbattitori/m ; batidora de varillas/batidoras de varillas/f
mixer~mixers ; n ; Mixer/m ; mixeur/mixeurs/m ; mixer/m ; mezclador/mezcladores/m
juicer~juicers ; n ; Entsafter/m ; extracteur de jus/extracteurs de jus/m ; estrattore di succo/estrattori di succo/m ; exprimidor/exprimidores/m
air fryer~air fryers ; n ; Heißluftfritteuse/Heißluftfritteusen/f ; friteuse à air/friteuses à air/f ; friggitrice ad aria/friggitrici ad aria/f ; freidora de aire/freidoras de aire/f
deep fat fryer~deep fat fryers ; n ; Fritteuse/Fritteusen/f ; friteuse/friteuses/f ; friggitrice/friggitrici/f ; freidora/freidoras/f
deep fryer~deep fryers ; n ; Fritteuse/Fritteusen/f ; friteuse/friteuses/f ; friggitrice/friggitrici/f ; freidora/freidoras/f
microwave~microwaves ; n ; Mikrowelle/Mikrowellen/f ; micro-ondes/m ; microonde/m ; microondas/m
oven~ovens ; n ; Backofen/Backöfen/m ; four/fours/m ; forno/forni/m ; horno/hornos/m
mini oven~mini ovens ; n ; Minibackofen/Minibacköfen/m ; mini-four/mini-fours/m ; fornetto/fornetti/m ; minihorno/minihornos/m
hob~hobs ; n ; Kochfeld/Kochfelder/n ; plaque de cuisson/plaques de cuisson/f ; piano cottura/piani cottura/m ; placa de cocina/placas de cocina/f
cooktop~cooktops ; n ; Kochfeld/Kochfelder/n ; plaque de cuisson/plaques de cuisson/f ; piano cottura/piani cottura/m ; placa de cocina/placas de cocina/f
cooker~cookers ; n ; Herd/Herde/m ; cuisinière/cuisinières/f ; cucina/cucine/f ; cocina/cocinas/f
cooker hood~cooker hoods ; n ; Dunstabzugshaube/Dunstabzugshauben/f ; hotte aspirante/hottes aspirantes/f ; cappa aspirante/cappe aspiranti/f ; campana extractora/campanas extractoras/f
extractor hood~extractor hoods ; n ; Dunstabzugshaube/Dunstabzugshauben/f ; hotte aspirante/hottes aspirantes/f ; cappa aspirante/cappe aspiranti/f ; campana extractora/campanas extractoras/f
extractor fan~extractor fans ; n ; Abluftventilator/Abluftventilatoren/m ; extracteur d'air/extracteurs d'air/m ; aspiratore/aspiratori/m ; extractor/extractores/m
fridge~fridges ; n ; Kühlschrank/Kühlschränke/m ; réfrigérateur/réfrigérateurs/m ; frigorifero/frigoriferi/m ; frigorífico/frigoríficos/m
refrigerator~refrigerators ; n ; Kühlschrank/Kühlschränke/m ; réfrigérateur/réfrigérateurs/m ; frigorifero/frigoriferi/m ; frigorífico/frigoríficos/m
freezer~freezers ; n ; Gefrierschrank/Gefrierschränke/m ; congélateur/congélateurs/m ; congelatore/congelatori/m ; congelador/congeladores/m
dishwasher~dishwashers ; n ; Geschirrspüler/m ; lave-vaisselle/m ; lavastoviglie/f ; lavavajillas/m
washing machine~washing machines ; n ; Waschmaschine/Waschmaschinen/f ; machine à laver/machines à laver/f ; lavatrice/lavatrici/f ; lavadora/lavadoras/f
tumble dryer~tumble dryers ; n ; Wäschetrockner/m ; sèche-linge/m ; asciugatrice/asciugatrici/f ; secadora/secadoras/f
vacuum cleaner~vacuum cleaners ; n ; Staubsauger/m ; aspirateur/aspirateurs/m ; aspirapolvere/m ; aspiradora/aspiradoras/f
hoover~hoovers ; n ; Staubsauger/m ; aspirateur/aspirateurs/m ; aspirapolvere/m ; aspiradora/aspiradoras/f
robot vacuum~robot vacuums ; n ; Saugroboter/m ; aspirateur robot/aspirateurs robot/m ; robot aspirapolvere/m ; robot aspirador/robots aspiradores/m
robot vacuum cleaner~robot vacuum cleaners ; n ; Saugroboter/m ; aspirateur robot/aspirateurs robot/m ; robot aspirapolvere/m ; robot aspirador/robots aspiradores/m
vacuum bag~vacuum bags ; n ; Staubsaugerbeutel/m ; sac d'aspirateur/sacs d'aspirateur/m ; sacchetto per aspirapolvere/sacchetti per aspirapolvere/m ; bolsa de aspiradora/bolsas de aspiradora/f
dust bag~dust bags ; n ; Staubsaugerbeutel/m ; sac d'aspirateur/sacs d'aspirateur/m ; sacchetto per aspirapolvere/sacchetti per aspirapolvere/m ; bolsa de aspiradora/bolsas de aspiradora/f
vacuum cleaner bag~vacuum cleaner bags ; n ; Staubsaugerbeutel/m ; sac d'aspirateur/sacs d'aspirateur/m ; sacchetto per aspirapolvere/sacchetti per aspirapolvere/m ; bolsa de aspiradora/bolsas de aspiradora/f
hoover bag~hoover bags ; n ; Staubsaugerbeutel/m ; sac d'aspirateur/sacs d'aspirateur/m ; sacchetto per aspirapolvere/sacchetti per aspirapolvere/m ; bolsa de aspiradora/bolsas de aspiradora/f
steam cleaner~steam cleaners ; n ; Dampfreiniger/m ; nettoyeur vapeur/nettoyeurs vapeur/m ; pulitore a vapore/pulitori a vapore/m ; limpiador a vapor/limpiadores a vapor/m
steam mop~steam mops ; n ; Dampfmopp/Dampfmopps/m ; balai vapeur/balais vapeur/m ; scopa a vapore/scope a vapore/f ; mopa a vapor/mopas a vapor/f
steam iron~steam irons ; n ; Dampfbügeleisen/n ; fer à repasser/fers à repasser/m ; ferro da stiro/ferri da stiro/m ; plancha de vapor/planchas de vapor/f
clothes iron~clothes irons ; n ; Dampfbügeleisen/n ; fer à repasser/fers à repasser/m ; ferro da stiro/ferri da stiro/m ; plancha de vapor/planchas de vapor/f
ironing board~ironing boards ; n ; Bügelbrett/Bügelbretter/n ; table à repasser/tables à repasser/f ; asse da stiro/assi da stiro/f ; tabla de planchar/tablas de planchar/f
ironing board cover~ironing board covers ; n ; Bügelbrettbezug/Bügelbrettbezüge/m ; housse de table à repasser/housses de table à repasser/f ; copriasse da stiro/m ; funda para tabla de planchar/fundas para tabla de planchar/f
sewing machine~sewing machines ; n ; Nähmaschine/Nähmaschinen/f ; machine à coudre/machines à coudre/f ; macchina da cucire/macchine da cucire/f ; máquina de coser/máquinas de coser/f
fan~fans ; n ; Ventilator/Ventilatoren/m ; ventilateur/ventilateurs/m ; ventilatore/ventilatori/m ; ventilador/ventiladores/m
desk fan~desk fans ; n ; Tischventilator/Tischventilatoren/m ; ventilateur de bureau/ventilateurs de bureau/m ; ventilatore da tavolo/ventilatori da tavolo/m ; ventilador de mesa/ventiladores de mesa/m
heater~heaters ; n ; Heizgerät/Heizgeräte/n ; chauffage/chauffages/m ; stufa/stufe/f ; calefactor/calefactores/m
fan heater~fan heaters ; n ; Heizlüfter/m ; radiateur soufflant/radiateurs soufflants/m ; termoventilatore/termoventilatori/m ; termoventilador/termoventiladores/m
radiator~radiators ; n ; Heizkörper/m ; radiateur/radiateurs/m ; radiatore/radiatori/m ; radiador/radiadores/m
air conditioner~air conditioners ; n ; Klimagerät/Klimageräte/n ; climatiseur/climatiseurs/m ; condizionatore/condizionatori/m ; aire acondicionado/aires acondicionados/m
dehumidifier~dehumidifiers ; n ; Luftentfeuchter/m ; déshumidificateur/déshumidificateurs/m ; deumidificatore/deumidificatori/m ; deshumidificador/deshumidificadores/m
humidifier~humidifiers ; n ; Luftbefeuchter/m ; humidificateur/humidificateurs/m ; umidificatore/umidificatori/m ; humidificador/humidificadores/m
air purifier~air purifiers ; n ; Luftreiniger/m ; purificateur d'air/purificateurs d'air/m ; purificatore d'aria/purificatori d'aria/m ; purificador de aire/purificadores de aire/m
water filter~water filters ; n ; Wasserfilter/m ; filtre à eau/filtres à eau/m ; filtro per acqua/filtri per acqua/m ; filtro de agua/filtros de agua/m
filter~filters ; n ; Filter/m ; filtre/filtres/m ; filtro/filtri/m ; filtro/filtros/m
hot water bottle~hot water bottles ; n ; Wärmflasche/Wärmflaschen/f ; bouillotte/bouillottes/f ; borsa dell'acqua calda/borse dell'acqua calda/f ; bolsa de agua caliente/bolsas de agua caliente/f
electric blanket~electric blankets ; n ; Heizdecke/Heizdecken/f ; couverture chauffante/couvertures chauffantes/f ; coperta elettrica/coperte elettriche/f ; manta eléctrica/mantas eléctricas/f
heated blanket~heated blankets ; n ; Heizdecke/Heizdecken/f ; couverture chauffante/couvertures chauffantes/f ; coperta elettrica/coperte elettriche/f ; manta eléctrica/mantas eléctricas/f
# household and cleaning
home~homes ; n ; Zuhause/n ; maison/maisons/f ; casa/case/f ; hogar/hogares/m
house~houses ; n ; Haus/Häuser/n ; maison/maisons/f ; casa/case/f ; casa/casas/f
room~rooms ; n ; Zimmer/n ; pièce/pièces/f ; stanza/stanze/f ; habitación/habitaciones/f
bedroom~bedrooms ; n ; Schlafzimmer/n ; chambre/chambres/f ; camera da letto/camere da letto/f ; dormitorio/dormitorios/m
living room~living rooms ; n ; Wohnzimmer/n ; salon/salons/m ; soggiorno/soggiorni/m ; salón/salones/m
lounge~lounges ; n ; Wohnzimmer/n ; salon/salons/m ; soggiorno/soggiorni/m ; salón/salones/m
dining room~dining rooms ; n ; Esszimmer/n ; salle à manger/salles à manger/f ; sala da pranzo/sale da pranzo/f ; comedor/comedores/m
bathroom~bathrooms ; n ; Badezimmer/n ; salle de bain/salles de bain/f ; bagno/bagni/m ; baño/baños/m
nursery ; n ; Kinderzimmer/n ; chambre d'enfant/chambres d'enfant/f ; cameretta/camerette/f ; habitación infantil/habitaciones infantiles/f
bedroom decor ; n ; Wohndeko/f ; décoration intérieure/décorations intérieures/f ; decorazione per la casa/decorazioni per la casa/f ; decoración del hogar/decoraciones del hogar/f
home decor ; n ; Wohndeko/f ; décoration intérieure/décorations intérieures/f ; decorazione per la casa/decorazioni per la casa/f ; decoración del hogar/decoraciones del hogar/f
home decoration~home decorations ; n ; Wohndeko/f ; décoration intérieure/décorations intérieures/f ; decorazione per la casa/decorazioni per la casa/f ; decoración del hogar/decoraciones del hogar/f
hallway~hallways ; n ; Flur/Flure/m ; entrée/entrées/f ; ingresso/ingressi/m ; recibidor/recibidores/m
office~offices ; n ; Büro/Büros/n ; bureau/bureaux/m ; ufficio/uffici/m ; oficina/oficinas/f
garage~garages ; n ; Garage/Garagen/f ; garage/garages/m ; garage/m ; garaje/garajes/m
workshop~workshops ; n ; Werkstatt/Werkstätten/f ; atelier/ateliers/m ; officina/officine/f ; taller/talleres/m
restaurant~restaurants ; n ; Restaurant/Restaurants/n ; restaurant/restaurants/m ; ristorante/ristoranti/m ; restaurante/restaurantes/m
hotel~hotels ; n ; Hotel/Hotels/n ; hôtel/hôtels/m ; hotel/m ; hotel/hoteles/m
shop~shops ; n ; Laden/Läden/m ; boutique/boutiques/f ; negozio/negozi/m ; tienda/tiendas/f
store~stores ; n ; Laden/Läden/m ; boutique/boutiques/f ; negozio/negozi/m ; tienda/tiendas/f
floor~floors ; n ; Boden/Böden/m ; sol/sols/m ; pavimento/pavimenti/m ; suelo/suelos/m
wall~walls ; n ; Wand/Wände/f ; mur/murs/m ; parete/pareti/f ; pared/paredes/f
ceiling~ceilings ; n ; Decke/Decken/f ; plafond/plafonds/m ; soffitto/soffitti/m ; techo/techos/m
window~windows ; n ; Fenster/n ; fenêtre/fenêtres/f ; finestra/finestre/f ; ventana/ventanas/f
door~doors ; n ; Tür/Türen/f ; porte/portes/f ; porta/porte/f ; puerta/puertas/f
roof~roofs ; n ; Dach/Dächer/n ; toit/toits/m ; tetto/tetti/m ; techo/techos/m
stair~stairs ; n ; Treppe/Treppen/f ; escalier/escaliers/m ; scala/scale/f ; escalera/escaleras/f
staircase~staircases ; n ; Treppe/Treppen/f ; escalier/escaliers/m ; scala/scale/f ; escalera/escaleras/f
storage box~storage boxes ; n ; Aufbewahrungsbox/Aufbewahrungsboxen/f ; boîte de rangement/boîtes de rangement/f ; scatola portaoggetti/scatole portaoggetti/f ; caja de almacenamiento/cajas de almacenamiento/f
storage unit~storage units ; n ; Aufbewahrungsregal/Aufbewahrungsregale/n ; meuble de rangement/meubles de rangement/m ; mobile contenitore/mobili contenitori/m ; mueble de almacenamiento/muebles de almacenamiento/m
storage basket~storage baskets ; n ; Aufbewahrungskorb/Aufbewahrungskörbe/m ; panier de rangement/paniers de rangement/m ; cesto portaoggetti/cesti portaoggetti/m ; cesta de almacenamiento/cestas de almacenamiento/f
storage case~storage cases ; n ; Aufbewahrungsbox/Aufbewahrungsboxen/f ; étui de rangement/étuis de rangement/m ; custodia/custodie/f ; estuche/estuches/m
storage jar~storage jars ; n ; Vorratsglas/Vorratsgläser/n ; bocal de conservation/bocaux de conservation/m ; barattolo/barattoli/m ; tarro de almacenamiento/tarros de almacenamiento/m
organiser~organisers ; n ; Organizer/m ; organiseur/organiseurs/m ; organizer/m ; organizador/organizadores/m
organizer~organizers ; n ; Organizer/m ; organiseur/organiseurs/m ; organizer/m ; organizador/organizadores/m
drawer organiser~drawer organisers ; n ; Schubladeneinsatz/Schubladeneinsätze/m ; organiseur de tiroir/organiseurs de tiroir/m ; organizer per cassetti/m ; organizador de cajones/organizadores de cajones/m
drawer organizer~drawer organizers ; n ; Schubladeneinsatz/Schubladeneinsätze/m ; organiseur de tiroir/organiseurs de tiroir/m ; organizer per cassetti/m ; organizador de cajones/organizadores de cajones/m
box~boxes ; n ; Box/Boxen/f ; boîte/boîtes/f ; scatola/scatole/f ; caja/cajas/f
basket~baskets ; n ; Korb/Körbe/m ; panier/paniers/m ; cesto/cesti/m ; cesta/cestas/f
laundry basket~laundry baskets ; n ; Wäschekorb/Wäschekörbe/m ; panier à linge/paniers à linge/m ; cesto per bucato/cesti per bucato/m ; cesto de ropa/cestos de ropa/m
laundry bin~laundry bins ; n ; Wäschekorb/Wäschekörbe/m ; panier à linge/paniers à linge/m ; cesto per bucato/cesti per bucato/m ; cesto de ropa/cestos de ropa/m
linen basket~linen baskets ; n ; Wäschekorb/Wäschekörbe/m ; panier à linge/paniers à linge/m ; cesto per bucato/cesti per bucato/m ; cesto de ropa/cestos de ropa/m
laundry bag~laundry bags ; n ; Wäschesack/Wäschesäcke/m ; sac à linge/sacs à linge/m ; sacco per bucato/sacchi per bucato/m ; bolsa de lavandería/bolsas de lavandería/f
clothes airer~clothes airers ; n ; Wäscheständer/m ; séchoir à linge/séchoirs à linge/m ; stendibiancheria/m ; tendedero/tendederos/m
drying rack~drying racks ; n ; Wäscheständer/m ; séchoir à linge/séchoirs à linge/m ; stendibiancheria/m ; tendedero/tendederos/m
airer~airers ; n ; Wäscheständer/m ; séchoir à linge/séchoirs à linge/m ; stendibiancheria/m ; tendedero/tendederos/m
clothes peg~clothes pegs ; n ; Wäscheklammer/Wäscheklammern/f ; pince à linge/pinces à linge/f ; molletta da bucato/mollette da bucato/f ; pinza de ropa/pinzas de ropa/f
clothespin~clothespins ; n ; Wäscheklammer/Wäscheklammern/f ; pince à linge/pinces à linge/f ; molletta da bucato/mollette da bucato/f ; pinza de ropa/pinzas de ropa/f
washing line peg~washing line pegs ; n ; Wäscheklammer/Wäscheklammern/f ; pince à linge/pinces à linge/f ; molletta da bucato/mollette da bucato/f ; pinza de ropa/pinzas de ropa/f
washing line~washing lines ; n ; Wäscheleine/Wäscheleinen/f ; corde à linge/cordes à linge/f ; corda per bucato/corde per bucato/f ; cuerda de tender/cuerdas de tender/f
clothes line~clothes lines ; n ; Wäscheleine/Wäscheleinen/f ; corde à linge/cordes à linge/f ; corda per bucato/corde per bucato/f ; cuerda de tender/cuerdas de tender/f
clothesline~clotheslines ; n ; Wäscheleine/Wäscheleinen/f ; corde à linge/cordes à linge/f ; corda per bucato/corde per bucato/f ; cuerda de tender/cuerdas de tender/f
coat hanger~coat hangers ; n ; Kleiderbügel/m ; cintre/cintres/m ; gruccia/grucce/f ; percha/perchas/f
clothes hanger~clothes hangers ; n ; Kleiderbügel/m ; cintre/cintres/m ; gruccia/grucce/f ; percha/perchas/f
hanger~hangers ; n ; Kleiderbügel/m ; cintre/cintres/m ; gruccia/grucce/f ; percha/perchas/f
coat rack~coat racks ; n ; Garderobe/Garderoben/f ; portemanteau/portemanteaux/m ; appendiabiti/m ; perchero/percheros/m
coat stand~coat stands ; n ; Garderobe/Garderoben/f ; portemanteau/portemanteaux/m ; appendiabiti/m ; perchero/percheros/m
clothes rail~clothes rails ; n ; Kleiderständer/m ; portant à vêtements/portants à vêtements/m ; stand appendiabiti/m ; perchero/percheros/m
garment rack~garment racks ; n ; Kleiderständer/m ; portant à vêtements/portants à vêtements/m ; stand appendiabiti/m ; perchero/percheros/m
coat hook~coat hooks ; n ; Wandhaken/m ; patère/patères/f ; gancio da parete/ganci da parete/m ; gancho de pared/ganchos de pared/m
wall hook~wall hooks ; n ; Wandhaken/m ; patère/patères/f ; gancio da parete/ganci da parete/m ; gancho de pared/ganchos de pared/m
door hook~door hooks ; n ; Türhaken/m ; crochet de porte/crochets de porte/m ; gancio per porta/ganci per porta/m ; gancho para puerta/ganchos para puerta/m
hook~hooks ; n ; Haken/m ; crochet/crochets/m ; gancio/ganci/m ; gancho/ganchos/m
garment bag~garment bags ; n ; Kleidersack/Kleidersäcke/m ; housse à vêtements/housses à vêtements/f ; portabiti/m ; funda para trajes/fundas para trajes/f
suit cover~suit covers ; n ; Kleidersack/Kleidersäcke/m ; housse à vêtements/housses à vêtements/f ; portabiti/m ; funda para trajes/fundas para trajes/f
suit bag~suit bags ; n ; Kleidersack/Kleidersäcke/m ; housse à vêtements/housses à vêtements/f ; portabiti/m ; funda para trajes/fundas para trajes/f
vacuum storage bag~vacuum storage bags ; n ; Vakuumbeutel/m ; sac de rangement sous vide/sacs de rangement sous vide/m ; sacco sottovuoto/sacchi sottovuoto/m ; bolsa de vacío/bolsas de vacío/f
bin~bins ; n ; Mülleimer/m ; poubelle/poubelles/f ; pattumiera/pattumiere/f ; cubo de basura/cubos de basura/m
trash can~trash cans ; n ; Mülleimer/m ; poubelle/poubelles/f ; pattumiera/pattumiere/f ; cubo de basura/cubos de basura/m
waste bin~waste bins ; n ; Mülleimer/m ; poubelle/poubelles/f ; pattumiera/pattumiere/f ; cubo de basura/cubos de basura/m
dustbin~dustbins ; n ; Mülleimer/m ; poubelle/poubelles/f ; pattumiera/pattumiere/f ; cubo de basura/cubos de basura/m
rubbish bin~rubbish bins ; n ; Mülleimer/m ; poubelle/poubelles/f ; pattumiera/pattumiere/f ; cubo de basura/cubos de basura/m
pedal bin~pedal bins ; n ; Treteimer/m ; poubelle à pédale/poubelles à pédale/f ; pattumiera a pedale/pattumiere a pedale/f ; cubo de pedal/cubos de pedal/m
bin bag~bin bags ; n ; Müllbeutel/m ; sac poubelle/sacs poubelle/m ; sacco per rifiuti/sacchi per rifiuti/m ; bolsa de basura/bolsas de basura/f
bin liner~bin liners ; n ; Müllbeutel/m ; sac poubelle/sacs poubelle/m ; sacco per rifiuti/sacchi per rifiuti/m ; bolsa de basura/bolsas de basura/f
trash bag~trash bags ; n ; Müllbeutel/m ; sac poubelle/sacs poubelle/m ; sacco per rifiuti/sacchi per rifiuti/m ; bolsa de basura/bolsas de basura/f
refuse sack~refuse sacks ; n ; Müllbeutel/m ; sac poubelle/sacs poubelle/m ; sacco per rifiuti/sacchi per rifiuti/m ; bolsa de basura/bolsas de basura/f
rubbish bag~rubbish bags ; n ; Müllbeutel/m ; sac poubelle/sacs poubelle/m ; sacco per rifiuti/sacchi per rifiuti/m ; bolsa de basura/bolsas de basura/f
bucket~buckets ; n ; Eimer/m ; seau/seaux/m ; secchio/secchi/m ; cubo/cubos/m
mop~mops ; n ; Wischmopp/Wischmopps/m ; serpillière/serpillières/f ; mocio/moci/m ; fregona/fregonas/f
mop head~mop heads ; n ; Wischmopp-Bezug/Wischmopp-Bezüge/m ; recharge de serpillière/recharges de serpillière/f ; ricambio mocio/ricambi mocio/m ; recambio de fregona/recambios de fregona/m
broom~brooms ; n ; Besen/m ; balai/balais/m ; scopa/scope/f ; escoba/escobas/f
dustpan~dustpans ; n ; Kehrschaufel/Kehrschaufeln/f ; pelle à poussière/pelles à poussière/f ; paletta/palette/f ; recogedor/recogedores/m
dustpan and brush ; n ; Kehrgarnitur/Kehrgarnituren/f ; pelle et balayette/f ; paletta/palette/f ; recogedor/recogedores/m
dustpan & brush ; n ; Kehrgarnitur/Kehrgarnituren/f ; pelle et balayette/f ; paletta/palette/f ; recogedor/recogedores/m
duster~dusters ; n ; Staubwedel/m ; plumeau/plumeaux/m ; piumino catturapolvere/piumini catturapolvere/m ; plumero/plumeros/m
sponge~sponges ; n ; Schwamm/Schwämme/m ; éponge/éponges/f ; spugna/spugne/f ; esponja/esponjas/f
cleaning cloth~cleaning cloths ; n ; Reinigungstuch/Reinigungstücher/n ; chiffon de nettoyage/chiffons de nettoyage/m ; panno per pulizia/panni per pulizia/m ; paño de limpieza/paños de limpieza/m
microfibre cloth~microfibre cloths ; n ; Reinigungstuch/Reinigungstücher/n ; chiffon de nettoyage/chiffons de nettoyage/m ; panno per pulizia/panni per pulizia/m ; paño de limpieza/paños de limpieza/m
microfiber cloth~microfiber cloths ; n ; Reinigungstuch/Reinigungstücher/n ; chiffon de nettoyage/chiffons de nettoyage/m ; panno per pulizia/panni per pulizia/m ; paño de limpieza/paños de limpieza/m
scrubbing brush~scrubbing brushes ; n ; Reinigungsbürste/Reinigungsbürsten/f ; brosse de nettoyage/brosses de nettoyage/f ; spazzola per pulizia/spazzole per pulizia/f ; cepillo de limpieza/cepillos de limpieza/m
cleaning brush~cleaning brushes ; n ; Reinigungsbürste/Reinigungsbürsten/f ; brosse de nettoyage/brosses de nettoyage/f ; spazzola per pulizia/spazzole per pulizia/f ; cepillo de limpieza/cepillos de limpieza/m
brush~brushes ; n ; Bürste/Bürsten/f ; brosse/brosses/f ; spazzola/spazzole/f ; cepillo/cepillos/m
squeegee~squeegees ; n ; Abzieher/m ; raclette/raclettes/f ; tergivetro/tergivetri/m ; limpiacristales/m
cleaner~cleaners ; n ; Reiniger/m ; nettoyant/nettoyants/m ; detergente/detergenti/m ; limpiador/limpiadores/m
cleaning kit~cleaning kits ; n ; Reinigungsset/Reinigungssets/n ; kit de nettoyage/kits de nettoyage/m ; kit di pulizia/m ; kit de limpieza/kits de limpieza/m
detergent~detergents ; n ; Waschmittel/n ; lessive/lessives/f ; detersivo/detersivi/m ; detergente/detergentes/m
laundry detergent~laundry detergents ; n ; Waschmittel/n ; lessive/lessives/f ; detersivo/detersivi/m ; detergente/detergentes/m
fabric softener~fabric softeners ; n ; Weichspüler/m ; adoucissant/adoucissants/m ; ammorbidente/ammorbidenti/m ; suavizante/suavizantes/m
washing up liquid ; n ; Spülmittel/n ; liquide vaisselle/liquides vaisselle/m ; detersivo per piatti/detersivi per piatti/m ; lavavajillas/m
dish soap ; n ; Spülmittel/n ; liquide vaisselle/liquides vaisselle/m ; detersivo per piatti/detersivi per piatti/m ; lavavajillas/m
disinfectant~disinfectants ; n ; Desinfektionsmittel/n ; désinfectant/désinfectants/m ; disinfettante/disinfettanti/m ; desinfectante/desinfectantes/m
bleach ; n ; Bleichmittel/n ; eau de Javel/eaux de Javel/f ; candeggina/candeggine/f ; lejía/lejías/f
air freshener~air fresheners ; n ; Lufterfrischer/m ; désodorisant/désodorisants/m ; deodorante per ambienti/deodoranti per ambienti/m ; ambientador/ambientadores/m
toilet roll~toilet rolls ; n ; Toilettenpapier/n ; papier toilette/papiers toilette/m ; carta igienica/carte igieniche/f ; papel higiénico/papeles higiénicos/m
toilet paper ; n ; Toilettenpapier/n ; papier toilette/papiers toilette/m ; carta igienica/carte igieniche/f ; papel higiénico/papeles higiénicos/m
kitchen roll~kitchen rolls ; n ; Küchenrolle/Küchenrollen/f ; essuie-tout/m ; carta da cucina/carte da cucina/f ; papel de cocina/papeles de cocina/m
paper towel~paper towels ; n ; Küchenrolle/Küchenrollen/f ; essuie-tout/m ; carta da cucina/carte da cucina/f ; papel de cocina/papeles de cocina/m
lint roller~lint rollers ; n ; Fusselrolle/Fusselrollen/f ; rouleau anti-peluches/rouleaux anti-peluches/m ; rullo levapelucchi/rulli levapelucchi/m ; rodillo quitapelusas/rodillos quitapelusas/m
step stool~step stools ; n ; Tritthocker/m ; marchepied/marchepieds/m ; sgabello con gradini/sgabelli con gradini/m ; taburete escalón/taburetes escalón/m
door mat~door mats ; n ; Fußmatte/Fußmatten/f ; paillasson/paillassons/m ; zerbino/zerbini/m ; felpudo/felpudos/m
doormat~doormats ; n ; Fußmatte/Fußmatten/f ; paillasson/paillassons/m ; zerbino/zerbini/m ; felpudo/felpudos/m
welcome mat~welcome mats ; n ; Fußmatte/Fußmatten/f ; paillasson/paillassons/m ; zerbino/zerbini/m ; felpudo/felpudos/m
draught excluder~draught excluders ; n ; Zugluftstopper/m ; boudin de porte/boudins de porte/m ; paraspifferi/m ; burlete/burletes/m
door stop~door stops ; n ; Türstopper/m ; butée de porte/butées de porte/f ; fermaporta/m ; tope de puerta/topes de puerta/m
doorstop~doorstops ; n ; Türstopper/m ; butée de porte/butées de porte/f ; fermaporta/m ; tope de puerta/topes de puerta/m
door stopper~door stoppers ; n ; Türstopper/m ; butée de porte/butées de porte/f ; fermaporta/m ; tope de puerta/topes de puerta/m
letter box~letter boxes ; n ; Briefkasten/Briefkästen/m ; boîte aux lettres/boîtes aux lettres/f ; cassetta postale/cassette postali/f ; buzón/buzones/m
letterbox~letterboxes ; n ; Briefkasten/Briefkästen/m ; boîte aux lettres/boîtes aux lettres/f ; cassetta postale/cassette postali/f ; buzón/buzones/m
mailbox~mailboxes ; n ; Briefkasten/Briefkästen/m ; boîte aux lettres/boîtes aux lettres/f ; cassetta postale/cassette postali/f ; buzón/buzones/m
post box~post boxes ; n ; Briefkasten/Briefkästen/m ; boîte aux lettres/boîtes aux lettres/f ; cassetta postale/cassette postali/f ; buzón/buzones/m
door sign~door signs ; n ; Türschild/Türschilder/n ; plaque de porte/plaques de porte/f ; targa per porta/targhe per porta/f ; cartel de puerta/carteles de puerta/m
sign~signs ; n ; Schild/Schilder/n ; panneau/panneaux/m ; cartello/cartelli/m ; cartel/carteles/m
plaque~plaques ; n ; Schild/Schilder/n ; plaque/plaques/f ; targa/targhe/f ; placa/placas/f
# furniture
piece of furniture~furniture ; n ; Möbelstück/Möbel/n ; meuble/meubles/m ; mobile/mobili/m ; mueble/muebles/m
furniture set~furniture sets ; n ; Möbelset/Möbelsets/n ; ensemble de meubles/ensembles de meubles/m ; set di mobili/m ; conjunto de muebles/conjuntos de muebles/m
table~tables ; n ; Tisch/Tische/m ; table/tables/f ; tavolo/tavoli/m ; mesa/mesas/f
coffee table~coffee tables ; n ; Couchtisch/Couchtische/m ; table basse/tables basses/f ; tavolino/tavolini/m ; mesa de centro/mesas de centro/f
dining table~dining tables ; n ; Esstisch/Esstische/m ; table à manger/tables à manger/f ; tavolo da pranzo/tavoli da pranzo/m ; mesa de comedor/mesas de comedor/f
side table~side tables ; n ; Beistelltisch/Beistelltische/m ; table d'appoint/tables d'appoint/f ; tavolino/tavolini/m ; mesa auxiliar/mesas auxiliares/f
end table~end tables ; n ; Beistelltisch/Beistelltische/m ; table d'appoint/tables d'appoint/f ; tavolino/tavolini/m ; mesa auxiliar/mesas auxiliares/f
bedside table~bedside tables ; n ; Nachttisch/Nachttische/m ; table de chevet/tables de chevet/f ; comodino/comodini/m ; mesita de noche/mesitas de noche/f
nightstand~nightstands ; n ; Nachttisch/Nachttische/m ; table de chevet/tables de chevet/f ; comodino/comodini/m ; mesita de noche/mesitas de noche/f
bedside cabinet~bedside cabinets ; n ; Nachttisch/Nachttische/m ; table de chevet/tables de chevet/f ; comodino/comodini/m ; mesita de noche/mesitas de noche/f
console table~console tables ; n ; Konsolentisch/Konsolentische/m ; console/consoles/f ; consolle/f ; consola/consolas/f
dressing table~dressing tables ; n ; Schminktisch/Schminktische/m ; coiffeuse/coiffeuses/f ; toeletta/toelette/f ; tocador/tocadores/m
vanity table~vanity tables ; n ; Schminktisch/Schminktische/m ; coiffeuse/coiffeuses/f ; toeletta/toelette/f ; tocador/tocadores/m
folding table~folding tables ; n ; Klapptisch/Klapptische/m ; table pliante/tables pliantes/f ; tavolo pieghevole/tavoli pieghevoli/m ; mesa plegable/mesas plegables/f
desk~desks ; n ; Schreibtisch/Schreibtische/m ; bureau/bureaux/m ; scrivania/scrivanie/f ; escritorio/escritorios/m
computer desk~computer desks ; n ; Schreibtisch/Schreibtische/m ; bureau/bureaux/m ; scrivania/scrivanie/f ; escritorio/escritorios/m
writing desk~writing desks ; n ; Schreibtisch/Schreibtische/m ; bureau/bureaux/m ; scrivania/scrivanie/f ; escritorio/escritorios/m
chair~chairs ; n ; Stuhl/Stühle/m ; chaise/chaises/f ; sedia/sedie/f ; silla/sillas/f
dining chair~dining chairs ; n ; Esszimmerstuhl/Esszimmerstühle/m ; chaise de salle à manger/chaises de salle à manger/f ; sedia da pranzo/sedie da pranzo/f ; silla de comedor/sillas de comedor/f
office chair~office chairs ; n ; Bürostuhl/Bürostühle/m ; chaise de bureau/chaises de bureau/f ; sedia da ufficio/sedie da ufficio/f ; silla de oficina/sillas de oficina/f
desk chair~desk chairs ; n ; Bürostuhl/Bürostühle/m ; chaise de bureau/chaises de bureau/f ; sedia da ufficio/sedie da ufficio/f ; silla de oficina/sillas de oficina/f
gaming chair~gaming chairs ; n ; Gaming-Stuhl/Gaming-Stühle/m ; chaise gaming/chaises gaming/f ; sedia gaming/sedie gaming/f ; silla gaming/sillas gaming/f
rocking chair~rocking chairs ; n ; Schaukelstuhl/Schaukelstühle/m ; fauteuil à bascule/fauteuils à bascule/m ; sedia a dondolo/sedie a dondolo/f ; mecedora/mecedoras/f
folding chair~folding chairs ; n ; Klappstuhl/Klappstühle/m ; chaise pliante/chaises pliantes/f ; sedia pieghevole/sedie pieghevoli/f ; silla plegable/sillas plegables/f
armchair~armchairs ; n ; Sessel/m ; fauteuil/fauteuils/m ; poltrona/poltrone/f ; sillón/sillones/m
arm chair~arm chairs ; n ; Sessel/m ; fauteuil/fauteuils/m ; poltrona/poltrone/f ; sillón/sillones/m
sofa~sofas ; n ; Sofa/Sofas/n ; canapé/canapés/m ; divano/divani/m ; sofá/sofás/m
couch~couches ; n ; Sofa/Sofas/n ; canapé/canapés/m ; divano/divani/m ; sofá/sofás/m
settee~settees ; n ; Sofa/Sofas/n ; canapé/canapés/m ; divano/divani/m ; sofá/sofás/m
sofa bed~sofa beds ; n ; Schlafsofa/Schlafsofas/n ; canapé-lit/canapés-lits/m ; divano letto/divani letto/m ; sofá cama/sofás cama/m
sofa cover~sofa covers ; n ; Sofabezug/Sofabezüge/m ; housse de canapé/housses de canapé/f ; copridivano/copridivani/m ; funda de sofá/fundas de sofá/f
chair cover~chair covers ; n ; Stuhlbezug/Stuhlbezüge/m ; housse de chaise/housses de chaise/f ; coprisedia/m ; funda de silla/fundas de silla/f
stool~stools ; n ; Hocker/m ; tabouret/tabourets/m ; sgabello/sgabelli/m ; taburete/taburetes/m
bar stool~bar stools ; n ; Barhocker/m ; tabouret de bar/tabourets de bar/m ; sgabello da bar/sgabelli da bar/m ; taburete de bar/taburetes de bar/m
footstool~footstools ; n ; Fußhocker/m ; repose-pieds/repose-pieds/m ; poggiapiedi/poggiapiedi/m ; reposapiés/reposapiés/m
foot stool~foot stools ; n ; Fußhocker/m ; pouf/poufs/m ; pouf/m ; puf/pufs/m
pouffe~pouffes ; n ; Pouf/Poufs/m ; pouf/poufs/m ; pouf/m ; puf/pufs/m
ottoman~ottomans ; n ; Fußhocker/m ; pouf/poufs/m ; pouf/m ; puf/pufs/m
bean bag~bean bags ; n ; Sitzsack/Sitzsäcke/m ; pouf poire/poufs poire/m ; pouf sacco/m ; puf/pufs/m
beanbag~beanbags ; n ; Sitzsack/Sitzsäcke/m ; pouf poire/poufs poire/m ; pouf sacco/m ; puf/pufs/m
bench~benches ; n ; Bank/Bänke/f ; banc/bancs/m ; panca/panche/f ; banco/bancos/m
bed~beds ; n ; Bett/Betten/n ; lit/lits/m ; letto/letti/m ; cama/camas/f
bed frame~bed frames ; n ; Bettgestell/Bettgestelle/n ; cadre de lit/cadres de lit/m ; struttura letto/strutture letto/f ; estructura de cama/estructuras de cama/f
single bed~single beds ; n ; Einzelbett/Einzelbetten/n ; lit simple/lits simples/m ; letto singolo/letti singoli/m ; cama individual/camas individuales/f
double bed~double beds ; n ; Doppelbett/Doppelbetten/n ; lit double/lits doubles/m ; letto matrimoniale/letti matrimoniali/m ; cama doble/camas dobles/f
bunk bed~bunk beds ; n ; Etagenbett/Etagenbetten/n ; lit superposé/lits superposés/m ; letto a castello/letti a castello/m ; litera/literas/f
headboard~headboards ; n ; Kopfteil/Kopfteile/n ; tête de lit/têtes de lit/f ; testiera/testiere/f ; cabecero/cabeceros/m
mattress~mattresses ; n ; Matratze/Matratzen/f ; matelas/m ; materasso/materassi/m ; colchón/colchones/m
mattress topper~mattress toppers ; n ; Matratzentopper/m ; surmatelas/m ; topper per materasso/m ; topper/toppers/m
air bed~air beds ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materasso gonfiabile/materassi gonfiabili/m ; colchón hinchable/colchones hinchables/m
airbed~airbeds ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materasso gonfiabile/materassi gonfiabili/m ; colchón hinchable/colchones hinchables/m
air mattress~air mattresses ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materasso gonfiabile/materassi gonfiabili/m ; colchón hinchable/colchones hinchables/m
inflatable mattress~inflatable mattresses ; n ; Luftmatratze/Luftmatratzen/f ; matelas gonflable/matelas gonflables/m ; materasso gonfiabile/materassi gonfiabili/m ; colchón hinchable/colchones hinchables/m
wardrobe~wardrobes ; n ; Kleiderschrank/Kleiderschränke/m ; armoire/armoires/f ; armadio/armadi/m ; armario/armarios/m
chest of drawers ; n ; Kommode/Kommoden/f ; commode/commodes/f ; cassettiera/cassettiere/f ; cómoda/cómodas/f
dresser~dressers ; n ; Kommode/Kommoden/f ; commode/commodes/f ; cassettiera/cassettiere/f ; cómoda/cómodas/f
drawer~drawers ; n ; Schublade/Schubladen/f ; tiroir/tiroirs/m ; cassetto/cassetti/m ; cajón/cajones/m
cabinet~cabinets ; n ; Schrank/Schränke/m ; armoire/armoires/f ; armadietto/armadietti/m ; armario/armarios/m
cupboard~cupboards ; n ; Schrank/Schränke/m ; armoire/armoires/f ; armadietto/armadietti/m ; armario/armarios/m
display cabinet~display cabinets ; n ; Vitrine/Vitrinen/f ; vitrine/vitrines/f ; vetrina/vetrine/f ; vitrina/vitrinas/f
display case~display cases ; n ; Vitrine/Vitrinen/f ; vitrine/vitrines/f ; teca/teche/f ; vitrina/vitrinas/f
display stand~display stands ; n ; Präsentationsständer/m ; présentoir/présentoirs/m ; espositore/espositori/m ; expositor/expositores/m
sideboard~sideboards ; n ; Sideboard/Sideboards/n ; buffet/buffets/m ; credenza/credenze/f ; aparador/aparadores/m
bookcase~bookcases ; n ; Bücherregal/Bücherregale/n ; bibliothèque/bibliothèques/f ; libreria/librerie/f ; estantería/estanterías/f
book shelf~book shelves ; n ; Bücherregal/Bücherregale/n ; bibliothèque/bibliothèques/f ; libreria/librerie/f ; estantería/estanterías/f
bookshelf~bookshelves ; n ; Bücherregal/Bücherregale/n ; bibliothèque/bibliothèques/f ; libreria/librerie/f ; estantería/estanterías/f
shelf~shelves ; n ; Regal/Regale/n ; étagère/étagères/f ; mensola/mensole/f ; estante/estantes/m
shelving ; n ; Regal/Regale/n ; étagère/étagères/f ; scaffalatura/scaffalature/f ; estantería/estanterías/f
shelving unit~shelving units ; n ; Regal/Regale/n ; étagère/étagères/f ; scaffale/scaffali/m ; estantería/estanterías/f
shelf unit~shelf units ; n ; Regal/Regale/n ; étagère/étagères/f ; scaffale/scaffali/m ; estantería/estanterías/f
storage shelf~storage shelves ; n ; Regal/Regale/n ; étagère/étagères/f ; scaffale/scaffali/m ; estantería/estanterías/f
wall shelf~wall shelves ; n ; Wandregal/Wandregale/n ; étagère murale/étagères murales/f ; mensola da parete/mensole da parete/f ; estante de pared/estantes de pared/m
floating shelf~floating shelves ; n ; Wandregal/Wandregale/n ; étagère murale/étagères murales/f ; mensola da parete/mensole da parete/f ; estante de pared/estantes de pared/m
corner shelf~corner shelves ; n ; Eckregal/Eckregale/n ; étagère d'angle/étagères d'angle/f ; mensola angolare/mensole angolari/f ; estante esquinero/estantes esquineros/m
tv stand~tv stands ; n ; TV-Lowboard/TV-Lowboards/n ; meuble TV/meubles TV/m ; mobile TV/mobili TV/m ; mueble TV/muebles TV/m
tv unit~tv units ; n ; TV-Lowboard/TV-Lowboards/n ; meuble TV/meubles TV/m ; mobile TV/mobili TV/m ; mueble TV/muebles TV/m
tv cabinet~tv cabinets ; n ; TV-Lowboard/TV-Lowboards/n ; meuble TV/meubles TV/m ; mobile TV/mobili TV/m ; mueble TV/muebles TV/m
tv bracket~tv brackets ; n ; TV-Wandhalterung/TV-Wandhalterungen/f ; support mural TV/supports muraux TV/m ; supporto TV da parete/supporti TV da parete/m ; soporte de pared para TV/soportes de pared para TV/m
tv wall bracket~tv wall brackets ; n ; TV-Wandhalterung/TV-Wandhalterungen/f ; support mural TV/supports muraux TV/m ; supporto TV da parete/supporti TV da parete/m ; soporte de pared para TV/soportes de pared para TV/m
tv wall mount~tv wall mounts ; n ; TV-Wandhalterung/TV-Wandhalterungen/f ; support mural TV/supports muraux TV/m ; supporto TV da parete/supporti TV da parete/m ; soporte de pared para TV/soportes de pared para TV/m
tv mount~tv mounts ; n ; TV-Wandhalterung/TV-Wandhalterungen/f ; support mural TV/supports muraux TV/m ; supporto TV da parete/supporti TV da parete/m ; soporte de pared para TV/soportes de pared para TV/m
rack~racks ; n ; Regal/Regale/n ; support/supports/m ; portaoggetti/m ; estante/estantes/m
stand~stands ; n ; Ständer/m ; support/supports/m ; supporto/supporti/m ; soporte/soportes/m
holder~holders ; n ; Halter/m ; support/supports/m ; supporto/supporti/m ; soporte/soportes/m
trolley~trolleys ; n ; Wagen/m ; chariot/chariots/m ; carrello/carrelli/m ; carrito/carritos/m
cart~carts ; n ; Wagen/m ; chariot/chariots/m ; carrello/carrelli/m ; carrito/carritos/m
room divider~room dividers ; n ; Raumteiler/m ; paravent/paravents/m ; paravento/paraventi/m ; biombo/biombos/m
folding screen~folding screens ; n ; Raumteiler/m ; paravent/paravents/m ; paravento/paraventi/m ; biombo/biombos/m
caster~casters ; n ; Möbelrolle/Möbelrollen/f ; roulette/roulettes/f ; rotella/rotelle/f ; rueda para muebles/ruedas para muebles/f
castor~castors ; n ; Möbelrolle/Möbelrollen/f ; roulette/roulettes/f ; rotella/rotelle/f ; rueda para muebles/ruedas para muebles/f
castor wheel~castor wheels ; n ; Möbelrolle/Möbelrollen/f ; roulette/roulettes/f ; rotella/rotelle/f ; rueda para muebles/ruedas para muebles/f
furniture pad~furniture pads ; n ; Möbelgleiter/m ; patin pour meubles/patins pour meubles/m ; feltrino per mobili/feltrini per mobili/m ; almohadilla para muebles/almohadillas para muebles/f
table leg~table legs ; n ; Tischbein/Tischbeine/n ; pied de table/pieds de table/m ; gamba per tavolo/gambe per tavolo/f ; pata de mesa/patas de mesa/f
leg~legs ; n ; Bein/Beine/n ; jambe/jambes/f ; gamba/gambe/f ; pierna/piernas/f
# bedding and textiles
bedding ; n ; Bettwäsche/f ; linge de lit/linges de lit/m ; biancheria da letto/biancherie da letto/f ; ropa de cama/ropas de cama/f
bedding set~bedding sets ; n ; Bettwäsche-Set/Bettwäsche-Sets/n ; parure de lit/parures de lit/f ; set biancheria letto/m ; juego de cama/juegos de cama/m
duvet set~duvet sets ; n ; Bettwäsche-Set/Bettwäsche-Sets/n ; parure de lit/parures de lit/f ; set biancheria letto/m ; juego de cama/juegos de cama/m
bed set~bed sets ; n ; Bettwäsche-Set/Bettwäsche-Sets/n ; parure de lit/parures de lit/f ; set biancheria letto/m ; juego de cama/juegos de cama/m
duvet cover~duvet covers ; n ; Bettbezug/Bettbezüge/m ; housse de couette/housses de couette/f ; copripiumino/copripiumini/m ; funda nórdica/fundas nórdicas/f
quilt cover~quilt covers ; n ; Bettbezug/Bettbezüge/m ; housse de couette/housses de couette/f ; copripiumino/copripiumini/m ; funda nórdica/fundas nórdicas/f
duvet cover set~duvet cover sets ; n ; Bettwäsche-Set/Bettwäsche-Sets/n ; parure de couette/parures de couette/f ; set copripiumino/m ; juego de funda nórdica/juegos de funda nórdica/m
quilt cover set~quilt cover sets ; n ; Bettwäsche-Set/Bettwäsche-Sets/n ; parure de couette/parures de couette/f ; set copripiumino/m ; juego de funda nórdica/juegos de funda nórdica/m
duvet~duvets ; n ; Bettdecke/Bettdecken/f ; couette/couettes/f ; piumone/piumoni/m ; edredón/edredones/m
quilt~quilts ; n ; Steppdecke/Steppdecken/f ; courtepointe/courtepointes/f ; trapunta/trapunte/f ; colcha/colchas/f
comforter~comforters ; n ; Bettdecke/Bettdecken/f ; couette/couettes/f ; trapunta/trapunte/f ; edredón/edredones/m
pillow~pillows ; n ; Kissen/n ; oreiller/oreillers/m ; cuscino/cuscini/m ; almohada/almohadas/f
pillowcase~pillowcases ; n ; Kissenbezug/Kissenbezüge/m ; taie d'oreiller/taies d'oreiller/f ; federa/federe/f ; funda de almohada/fundas de almohada/f
pillow case~pillow cases ; n ; Kissenbezug/Kissenbezüge/m ; taie d'oreiller/taies d'oreiller/f ; federa/federe/f ; funda de almohada/fundas de almohada/f
pillow cover~pillow covers ; n ; Kissenbezug/Kissenbezüge/m ; taie d'oreiller/taies d'oreiller/f ; federa/federe/f ; funda de almohada/fundas de almohada/f
travel pillow~travel pillows ; n ; Nackenkissen/n ; coussin de voyage/coussins de voyage/m ; cuscino da viaggio/cuscini da viaggio/m ; almohada de viaje/almohadas de viaje/f
neck pillow~neck pillows ; n ; Nackenkissen/n ; coussin de voyage/coussins de voyage/m ; cuscino da viaggio/cuscini da viaggio/m ; almohada de viaje/almohadas de viaje/f
cushion~cushions ; n ; Kissen/n ; coussin/coussins/m ; cuscino/cuscini/m ; cojín/cojines/m
cushion cover~cushion covers ; n ; Kissenhülle/Kissenhüllen/f ; housse de coussin/housses de coussin/f ; fodera per cuscino/fodere per cuscino/f ; funda de cojín/fundas de cojín/f
seat cushion~seat cushions ; n ; Sitzkissen/n ; coussin de chaise/coussins de chaise/m ; cuscino per sedia/cuscini per sedia/m ; cojín para silla/cojines para silla/m
seat pad~seat pads ; n ; Sitzkissen/n ; coussin de chaise/coussins de chaise/m ; cuscino per sedia/cuscini per sedia/m ; cojín para silla/cojines para silla/m
chair pad~chair pads ; n ; Sitzkissen/n ; coussin de chaise/coussins de chaise/m ; cuscino per sedia/cuscini per sedia/m ; cojín para silla/cojines para silla/m
bed sheet~bed sheets ; n ; Bettlaken/n ; drap/draps/m ; lenzuolo/lenzuola/m ; sábana/sábanas/f
bedsheet~bedsheets ; n ; Bettlaken/n ; drap/draps/m ; lenzuolo/lenzuola/m ; sábana/sábanas/f
fitted sheet~fitted sheets ; n ; Spannbettlaken/n ; drap-housse/draps-housses/m ; lenzuolo con angoli/lenzuola con angoli/m ; sábana bajera/sábanas bajeras/f
mattress protector~mattress protectors ; n ; Matratzenschoner/m ; protège-matelas/m ; coprimaterasso/coprimaterassi/m ; protector de colchón/protectores de colchón/m
mattress cover~mattress covers ; n ; Matratzenschoner/m ; protège-matelas/m ; coprimaterasso/coprimaterassi/m ; protector de colchón/protectores de colchón/m
blanket~blankets ; n ; Decke/Decken/f ; couverture/couvertures/f ; coperta/coperte/f ; manta/mantas/f
throw~throws ; n ; Überwurf/Überwürfe/m ; plaid/plaids/m ; plaid/m ; manta/mantas/f
throw blanket~throw blankets ; n ; Überwurf/Überwürfe/m ; plaid/plaids/m ; plaid/m ; manta/mantas/f
bedspread~bedspreads ; n ; Tagesdecke/Tagesdecken/f ; couvre-lit/couvre-lits/m ; copriletto/copriletti/m ; colcha/colchas/f
weighted blanket~weighted blankets ; n ; Gewichtsdecke/Gewichtsdecken/f ; couverture lestée/couvertures lestées/f ; coperta ponderata/coperte ponderate/f ; manta con peso/mantas con peso/f
picnic blanket~picnic blankets ; n ; Picknickdecke/Picknickdecken/f ; couverture de pique-nique/couvertures de pique-nique/f ; coperta da picnic/coperte da picnic/f ; manta de pícnic/mantas de pícnic/f
canopy ; n ; Baldachin/Baldachine/m ; ciel de lit/ciels de lit/m ; baldacchino/baldacchini/m ; dosel/doseles/m
mosquito net~mosquito nets ; n ; Moskitonetz/Moskitonetze/n ; moustiquaire/moustiquaires/f ; zanzariera/zanzariere/f ; mosquitera/mosquiteras/f
towel~towels ; n ; Handtuch/Handtücher/n ; serviette/serviettes/f ; asciugamano/asciugamani/m ; toalla/toallas/f
bath towel~bath towels ; n ; Badetuch/Badetücher/n ; serviette de bain/serviettes de bain/f ; telo da bagno/teli da bagno/m ; toalla de baño/toallas de baño/f
hand towel~hand towels ; n ; Handtuch/Handtücher/n ; essuie-main/essuie-mains/m ; asciugamano/asciugamani/m ; toalla de manos/toallas de manos/f
beach towel~beach towels ; n ; Strandtuch/Strandtücher/n ; serviette de plage/serviettes de plage/f ; telo mare/teli mare/m ; toalla de playa/toallas de playa/f
bath mat~bath mats ; n ; Badematte/Badematten/f ; tapis de bain/m ; tappetino da bagno/tappetini da bagno/m ; alfombra de baño/alfombras de baño/f
bathroom mat~bathroom mats ; n ; Badematte/Badematten/f ; tapis de bain/m ; tappetino da bagno/tappetini da bagno/m ; alfombra de baño/alfombras de baño/f
shower mat~shower mats ; n ; Duschmatte/Duschmatten/f ; tapis de douche/m ; tappetino doccia/tappetini doccia/m ; alfombrilla de ducha/alfombrillas de ducha/f
shower curtain~shower curtains ; n ; Duschvorhang/Duschvorhänge/m ; rideau de douche/rideaux de douche/m ; tenda da doccia/tende da doccia/f ; cortina de ducha/cortinas de ducha/f
curtain~curtains ; n ; Vorhang/Vorhänge/m ; rideau/rideaux/m ; tenda/tende/f ; cortina/cortinas/f
drapes ; n ; Vorhang/Vorhänge/m ; rideau/rideaux/m ; tenda/tende/f ; cortina/cortinas/f
blackout curtain~blackout curtains ; n ; Verdunkelungsvorhang/Verdunkelungsvorhänge/m ; rideau occultant/rideaux occultants/m ; tenda oscurante/tende oscuranti/f ; cortina opaca/cortinas opacas/f
net curtain~net curtains ; n ; Gardine/Gardinen/f ; voilage/voilages/m ; tenda in voile/tende in voile/f ; visillo/visillos/m
voile curtain~voile curtains ; n ; Gardine/Gardinen/f ; voilage/voilages/m ; tenda in voile/tende in voile/f ; visillo/visillos/m
curtain pole~curtain poles ; n ; Gardinenstange/Gardinenstangen/f ; tringle à rideau/tringles à rideau/f ; bastone per tende/bastoni per tende/m ; barra de cortina/barras de cortina/f
curtain rail~curtain rails ; n ; Gardinenstange/Gardinenstangen/f ; tringle à rideau/tringles à rideau/f ; bastone per tende/bastoni per tende/m ; barra de cortina/barras de cortina/f
curtain rod~curtain rods ; n ; Gardinenstange/Gardinenstangen/f ; tringle à rideau/tringles à rideau/f ; bastone per tende/bastoni per tende/m ; barra de cortina/barras de cortina/f
curtain ring~curtain rings ; n ; Gardinenring/Gardinenringe/m ; anneau de rideau/anneaux de rideau/m ; anello per tende/anelli per tende/m ; anilla de cortina/anillas de cortina/f
tie back~tie backs ; n ; Raffhalter/m ; embrasse de rideau/embrasses de rideau/f ; fermatenda/m ; alzapaños/m
tieback~tiebacks ; n ; Raffhalter/m ; embrasse de rideau/embrasses de rideau/f ; fermatenda/m ; alzapaños/m
roller blind~roller blinds ; n ; Rollo/Rollos/n ; store enrouleur/stores enrouleurs/m ; tenda a rullo/tende a rullo/f ; estor enrollable/estores enrollables/m
venetian blind~venetian blinds ; n ; Jalousie/Jalousien/f ; store vénitien/stores vénitiens/m ; veneziana/veneziane/f ; persiana veneciana/persianas venecianas/f
blackout blind~blackout blinds ; n ; Verdunkelungsrollo/Verdunkelungsrollos/n ; store occultant/stores occultants/m ; tenda oscurante/tende oscuranti/f ; estor opaco/estores opacos/m
rug~rugs ; n ; Teppich/Teppiche/m ; tapis/m ; tappeto/tappeti/m ; alfombra/alfombras/f
carpet~carpets ; n ; Teppich/Teppiche/m ; moquette/moquettes/f ; moquette/f ; moqueta/moquetas/f
runner rug~runner rugs ; n ; Läufer/m ; tapis de couloir/m ; passatoia/passatoie/f ; alfombra de pasillo/alfombras de pasillo/f
hallway runner~hallway runners ; n ; Läufer/m ; tapis de couloir/m ; passatoia/passatoie/f ; alfombra de pasillo/alfombras de pasillo/f
carpet runner~carpet runners ; n ; Läufer/m ; tapis de couloir/m ; passatoia/passatoie/f ; alfombra de pasillo/alfombras de pasillo/f
mat~mats ; n ; Matte/Matten/f ; tapis/m ; tappetino/tappetini/m ; alfombrilla/alfombrillas/f
cover~covers ; n ; Abdeckung/Abdeckungen/f ; housse/housses/f ; copertura/coperture/f ; funda/fundas/f
# bathroom
bath~baths ; n ; Badewanne/Badewannen/f ; baignoire/baignoires/f ; vasca da bagno/vasche da bagno/f ; bañera/bañeras/f
bathtub~bathtubs ; n ; Badewanne/Badewannen/f ; baignoire/baignoires/f ; vasca da bagno/vasche da bagno/f ; bañera/bañeras/f
shower~showers ; n ; Dusche/Duschen/f ; douche/douches/f ; doccia/docce/f ; ducha/duchas/f
shower head~shower heads ; n ; Duschkopf/Duschköpfe/m ; pommeau de douche/pommeaux de douche/m ; soffione doccia/soffioni doccia/m ; alcachofa de ducha/alcachofas de ducha/f
showerhead~showerheads ; n ; Duschkopf/Duschköpfe/m ; pommeau de douche/pommeaux de douche/m ; soffione doccia/soffioni doccia/m ; alcachofa de ducha/alcachofas de ducha/f
shower hose~shower hoses ; n ; Duschschlauch/Duschschläuche/m ; flexible de douche/flexibles de douche/m ; flessibile doccia/flessibili doccia/m ; flexo de ducha/flexos de ducha/m
shower caddy ; n ; Duschregal/Duschregale/n ; étagère de douche/étagères de douche/f ; mensola doccia/mensole doccia/f ; estante de ducha/estantes de ducha/m
shower rack~shower racks ; n ; Duschregal/Duschregale/n ; étagère de douche/étagères de douche/f ; mensola doccia/mensole doccia/f ; estante de ducha/estantes de ducha/m
shower shelf~shower shelves ; n ; Duschregal/Duschregale/n ; étagère de douche/étagères de douche/f ; mensola doccia/mensole doccia/f ; estante de ducha/estantes de ducha/m
toilet seat~toilet seats ; n ; Toilettensitz/Toilettensitze/m ; abattant WC/abattants WC/m ; sedile WC/sedili WC/m ; asiento de inodoro/asientos de inodoro/m
toilet brush~toilet brushes ; n ; Toilettenbürste/Toilettenbürsten/f ; brosse WC/brosses WC/f ; scopino WC/scopini WC/m ; escobilla de baño/escobillas de baño/f
toilet roll holder~toilet roll holders ; n ; Toilettenpapierhalter/m ; porte-papier toilette/m ; portarotolo/portarotoli/m ; portarrollos/m
toilet paper holder~toilet paper holders ; n ; Toilettenpapierhalter/m ; porte-papier toilette/m ; portarotolo/portarotoli/m ; portarrollos/m
toilet~toilets ; n ; Toilette/Toiletten/f ; toilettes/f ; WC/m ; inodoro/inodoros/m
towel rail~towel rails ; n ; Handtuchhalter/m ; porte-serviettes/m ; portasciugamani/m ; toallero/toalleros/m
towel rack~towel racks ; n ; Handtuchhalter/m ; porte-serviettes/m ; portasciugamani/m ; toallero/toalleros/m
towel holder~towel holders ; n ; Handtuchhalter/m ; porte-serviettes/m ; portasciugamani/m ; toallero/toalleros/m
towel bar~towel bars ; n ; Handtuchhalter/m ; porte-serviettes/m ; portasciugamani/m ; toallero/toalleros/m
soap dish~soap dishes ; n ; Seifenschale/Seifenschalen/f ; porte-savon/m ; portasapone/m ; jabonera/jaboneras/f
soap dispenser~soap dispensers ; n ; Seifenspender/m ; distributeur de savon/distributeurs de savon/m ; dispenser sapone/m ; dispensador de jabón/dispensadores de jabón/m
toothbrush holder~toothbrush holders ; n ; Zahnbürstenhalter/m ; porte-brosse à dents/m ; portaspazzolino/portaspazzolini/m ; portacepillos/m
bathroom cabinet~bathroom cabinets ; n ; Badschrank/Badschränke/m ; meuble de salle de bain/meubles de salle de bain/m ; mobile da bagno/mobili da bagno/m ; armario de baño/armarios de baño/m
bathroom scale~bathroom scales ; n ; Personenwaage/Personenwaagen/f ; pèse-personne/pèse-personnes/m ; bilancia pesapersone/bilance pesapersone/f ; báscula de baño/básculas de baño/f
basin~basins ; n ; Waschbecken/n ; lavabo/lavabos/m ; lavabo/lavabi/m ; lavabo/lavabos/m
sink~sinks ; n ; Waschbecken/n ; lavabo/lavabos/m ; lavabo/lavabi/m ; lavabo/lavabos/m
washbasin~washbasins ; n ; Waschbecken/n ; lavabo/lavabos/m ; lavabo/lavabi/m ; lavabo/lavabos/m
kitchen sink~kitchen sinks ; n ; Küchenspüle/Küchenspülen/f ; évier de cuisine/éviers de cuisine/m ; lavello da cucina/lavelli da cucina/m ; fregadero/fregaderos/m
plug hole~plug holes ; n ; Abflusssieb/Abflusssiebe/n ; crépine d'évier/crépines d'évier/f ; filtro lavello/filtri lavello/m ; colador de fregadero/coladores de fregadero/m
sink strainer~sink strainers ; n ; Abflusssieb/Abflusssiebe/n ; crépine d'évier/crépines d'évier/f ; filtro lavello/filtri lavello/m ; colador de fregadero/coladores de fregadero/m
# decoration
decor ; n ; Deko/f ; décoration/décorations/f ; decorazione/decorazioni/f ; decoración/decoraciones/f
decoration~decorations ; n ; Dekoration/Dekorationen/f ; décoration/décorations/f ; decorazione/decorazioni/f ; decoración/decoraciones/f
ornament~ornaments ; n ; Dekofigur/Dekofiguren/f ; ornement/ornements/m ; soprammobile/soprammobili/m ; adorno/adornos/m
vase~vases ; n ; Vase/Vasen/f ; vase/vases/m ; vaso/vasi/m ; jarrón/jarrones/m
picture frame~picture frames ; n ; Bilderrahmen/m ; cadre photo/cadres photo/m ; cornice/cornici/f ; marco de fotos/marcos de fotos/m
photo frame~photo frames ; n ; Bilderrahmen/m ; cadre photo/cadres photo/m ; cornice/cornici/f ; marco de fotos/marcos de fotos/m
frame~frames ; n ; Rahmen/m ; cadre/cadres/m ; cornice/cornici/f ; marco/marcos/m
photo album~photo albums ; n ; Fotoalbum/Fotoalben/n ; album photo/albums photo/m ; album fotografico/m ; álbum de fotos/álbumes de fotos/m
picture~pictures ; n ; Bild/Bilder/n ; image/images/f ; immagine/immagini/f ; imagen/imágenes/f
wall art ; n ; Wandbild/Wandbilder/n ; tableau mural/tableaux muraux/m ; quadro da parete/quadri da parete/m ; cuadro de pared/cuadros de pared/m
canvas print~canvas prints ; n ; Leinwandbild/Leinwandbilder/n ; toile imprimée/toiles imprimées/f ; stampa su tela/stampe su tela/f ; lienzo/lienzos/m
art print~art prints ; n ; Kunstdruck/Kunstdrucke/m ; reproduction d'art/reproductions d'art/f ; stampa artistica/stampe artistiche/f ; lámina artística/láminas artísticas/f
poster~posters ; n ; Poster/n ; poster/posters/m ; poster/m ; póster/pósteres/m
wall sticker~wall stickers ; n ; Wandtattoo/Wandtattoos/n ; sticker mural/stickers muraux/m ; adesivo murale/adesivi murali/m ; vinilo decorativo/vinilos decorativos/m
wall decal~wall decals ; n ; Wandtattoo/Wandtattoos/n ; sticker mural/stickers muraux/m ; adesivo murale/adesivi murali/m ; vinilo decorativo/vinilos decorativos/m
wall tattoo~wall tattoos ; n ; Wandtattoo/Wandtattoos/n ; sticker mural/stickers muraux/m ; adesivo murale/adesivi murali/m ; vinilo decorativo/vinilos decorativos/m
sticker~stickers ; n ; Aufkleber/m ; autocollant/autocollants/m ; adesivo/adesivi/m ; pegatina/pegatinas/f
decal~decals ; n ; Aufkleber/m ; autocollant/autocollants/m ; adesivo/adesivi/m ; pegatina/pegatinas/f
wallpaper~wallpapers ; n ; Tapete/Tapeten/f ; papier peint/papiers peints/m ; carta da parati/carte da parati/f ; papel pintado/papeles pintados/m
mirror~mirrors ; n ; Spiegel/m ; miroir/miroirs/m ; specchio/specchi/m ; espejo/espejos/m
wall mirror~wall mirrors ; n ; Wandspiegel/m ; miroir mural/miroirs muraux/m ; specchio da parete/specchi da parete/m ; espejo de pared/espejos de pared/m
clock~clocks ; n ; Uhr/Uhren/f ; horloge/horloges/f ; orologio/orologi/m ; reloj/relojes/m
wall clock~wall clocks ; n ; Wanduhr/Wanduhren/f ; horloge murale/horloges murales/f ; orologio da parete/orologi da parete/m ; reloj de pared/relojes de pared/m
alarm clock~alarm clocks ; n ; Wecker/m ; réveil/réveils/m ; sveglia/sveglie/f ; despertador/despertadores/m
cuckoo clock~cuckoo clocks ; n ; Kuckucksuhr/Kuckucksuhren/f ; coucou/coucous/m ; orologio a cucù/orologi a cucù/m ; reloj de cuco/relojes de cuco/m
candle~candles ; n ; Kerze/Kerzen/f ; bougie/bougies/f ; candela/candele/f ; vela/velas/f
scented candle~scented candles ; n ; Duftkerze/Duftkerzen/f ; bougie parfumée/bougies parfumées/f ; candela profumata/candele profumate/f ; vela perfumada/velas perfumadas/f
tea light~tea lights ; n ; Teelicht/Teelichter/n ; bougie chauffe-plat/bougies chauffe-plat/f ; candela tealight/candele tealight/f ; vela de té/velas de té/f
tealight~tealights ; n ; Teelicht/Teelichter/n ; bougie chauffe-plat/bougies chauffe-plat/f ; candela tealight/candele tealight/f ; vela de té/velas de té/f
candle holder~candle holders ; n ; Kerzenhalter/m ; bougeoir/bougeoirs/m ; portacandele/m ; portavelas/m
candlestick~candlesticks ; n ; Kerzenhalter/m ; bougeoir/bougeoirs/m ; portacandele/m ; portavelas/m
tealight holder~tealight holders ; n ; Kerzenhalter/m ; bougeoir/bougeoirs/m ; portacandele/m ; portavelas/m
tea light holder~tea light holders ; n ; Kerzenhalter/m ; bougeoir/bougeoirs/m ; portacandele/m ; portavelas/m
lantern~lanterns ; n ; Laterne/Laternen/f ; lanterne/lanternes/f ; lanterna/lanterne/f ; farol/faroles/m
diffuser~diffusers ; n ; Raumduft-Diffuser/m ; diffuseur/diffuseurs/m ; diffusore/diffusori/m ; difusor/difusores/m
reed diffuser~reed diffusers ; n ; Raumduft-Diffuser/m ; diffuseur/diffuseurs/m ; diffusore/diffusori/m ; difusor/difusores/m
oil burner~oil burners ; n ; Duftlampe/Duftlampen/f ; brûle-parfum/brûle-parfums/m ; brucia essenze/m ; quemador de esencias/quemadores de esencias/m
incense ; n ; Räucherwerk/n ; encens/m ; incenso/incensi/m ; incienso/inciensos/m
incense stick~incense sticks ; n ; Räucherstäbchen/n ; bâton d'encens/bâtons d'encens/m ; bastoncino d'incenso/bastoncini d'incenso/m ; varilla de incienso/varillas de incienso/f
wax melt~wax melts ; n ; Duftwachs/Duftwachse/n ; fondant parfumé/fondants parfumés/m ; cera profumata/cere profumate/f ; cera aromática/ceras aromáticas/f
wax ; n ; Wachs/Wachse/n ; cire/cires/f ; cera/cere/f ; cera/ceras/f
statue~statues ; n ; Statue/Statuen/f ; statue/statues/f ; statua/statue/f ; estatua/estatuas/f
sculpture~sculptures ; n ; Skulptur/Skulpturen/f ; sculpture/sculptures/f ; scultura/sculture/f ; escultura/esculturas/f
bust~busts ; n ; Büste/Büsten/f ; buste/bustes/m ; busto/busti/m ; busto/bustos/m
wind chime~wind chimes ; n ; Windspiel/Windspiele/n ; carillon à vent/carillons à vent/m ; campana a vento/campane a vento/f ; carillón de viento/carillones de viento/m
dream catcher~dream catchers ; n ; Traumfänger/m ; attrape-rêves/m ; acchiappasogni/m ; atrapasueños/m
dreamcatcher~dreamcatchers ; n ; Traumfänger/m ; attrape-rêves/m ; acchiappasogni/m ; atrapasueños/m
artificial flower~artificial flowers ; n ; Kunstblume/Kunstblumen/f ; fleur artificielle/fleurs artificielles/f ; fiore artificiale/fiori artificiali/m ; flor artificial/flores artificiales/f
silk flower~silk flowers ; n ; Kunstblume/Kunstblumen/f ; fleur artificielle/fleurs artificielles/f ; fiore artificiale/fiori artificiali/m ; flor artificial/flores artificiales/f
fake flower~fake flowers ; n ; Kunstblume/Kunstblumen/f ; fleur artificielle/fleurs artificielles/f ; fiore artificiale/fiori artificiali/m ; flor artificial/flores artificiales/f
artificial plant~artificial plants ; n ; Kunstpflanze/Kunstpflanzen/f ; plante artificielle/plantes artificielles/f ; pianta artificiale/piante artificiali/f ; planta artificial/plantas artificiales/f
fake plant~fake plants ; n ; Kunstpflanze/Kunstpflanzen/f ; plante artificielle/plantes artificielles/f ; pianta artificiale/piante artificiali/f ; planta artificial/plantas artificiales/f
wreath~wreaths ; n ; Kranz/Kränze/m ; couronne/couronnes/f ; ghirlanda/ghirlande/f ; corona/coronas/f
garland~garlands ; n ; Girlande/Girlanden/f ; guirlande/guirlandes/f ; ghirlanda/ghirlande/f ; guirnalda/guirnaldas/f
bauble~baubles ; n ; Weihnachtskugel/Weihnachtskugeln/f ; boule de Noël/boules de Noël/f ; pallina di Natale/palline di Natale/f ; bola de Navidad/bolas de Navidad/f
ribbon~ribbons ; n ; Band/Bänder/n ; ruban/rubans/m ; nastro/nastri/m ; cinta/cintas/f
bow~bows ; n ; Schleife/Schleifen/f ; nœud/nœuds/m ; fiocco/fiocchi/m ; lazo/lazos/m
money box~money boxes ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
piggy bank~piggy banks ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
moneybox~moneyboxes ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
fridge magnet~fridge magnets ; n ; Kühlschrankmagnet/Kühlschrankmagnete/m ; magnet de frigo/magnets de frigo/m ; calamita da frigo/calamite da frigo/f ; imán de nevera/imanes de nevera/m
magnet~magnets ; n ; Magnet/Magnete/m ; aimant/aimants/m ; magnete/magneti/m ; imán/imanes/m
snow globe~snow globes ; n ; Schneekugel/Schneekugeln/f ; boule à neige/boules à neige/f ; palla di neve/palle di neve/f ; bola de nieve/bolas de nieve/f
bell~bells ; n ; Glocke/Glocken/f ; cloche/cloches/f ; campana/campane/f ; campana/campanas/f
tapestry ; n ; Wandteppich/Wandteppiche/m ; tapisserie/tapisseries/f ; arazzo/arazzi/m ; tapiz/tapices/m
# lighting
lighting ; n ; Beleuchtung/f ; éclairage/éclairages/m ; illuminazione/illuminazioni/f ; iluminación/iluminaciones/f
lamp~lamps ; n ; Lampe/Lampen/f ; lampe/lampes/f ; lampada/lampade/f ; lámpara/lámparas/f
table lamp~table lamps ; n ; Tischlampe/Tischlampen/f ; lampe de table/lampes de table/f ; lampada da tavolo/lampade da tavolo/f ; lámpara de mesa/lámparas de mesa/f
bedside lamp~bedside lamps ; n ; Tischlampe/Tischlampen/f ; lampe de table/lampes de table/f ; lampada da tavolo/lampade da tavolo/f ; lámpara de mesa/lámparas de mesa/f
desk lamp~desk lamps ; n ; Schreibtischlampe/Schreibtischlampen/f ; lampe de bureau/lampes de bureau/f ; lampada da scrivania/lampade da scrivania/f ; lámpara de escritorio/lámparas de escritorio/f
floor lamp~floor lamps ; n ; Stehlampe/Stehlampen/f ; lampadaire/lampadaires/m ; lampada da terra/lampade da terra/f ; lámpara de pie/lámparas de pie/f
standard lamp~standard lamps ; n ; Stehlampe/Stehlampen/f ; lampadaire/lampadaires/m ; lampada da terra/lampade da terra/f ; lámpara de pie/lámparas de pie/f
night light~night lights ; n ; Nachtlicht/Nachtlichter/n ; veilleuse/veilleuses/f ; luce notturna/luci notturne/f ; luz nocturna/luces nocturnas/f
nightlight~nightlights ; n ; Nachtlicht/Nachtlichter/n ; veilleuse/veilleuses/f ; luce notturna/luci notturne/f ; luz nocturna/luces nocturnas/f
ceiling light~ceiling lights ; n ; Deckenleuchte/Deckenleuchten/f ; plafonnier/plafonniers/m ; plafoniera/plafoniere/f ; lámpara de techo/lámparas de techo/f
ceiling lamp~ceiling lamps ; n ; Deckenleuchte/Deckenleuchten/f ; plafonnier/plafonniers/m ; plafoniera/plafoniere/f ; lámpara de techo/lámparas de techo/f
pendant light~pendant lights ; n ; Pendelleuchte/Pendelleuchten/f ; suspension/suspensions/f ; lampada a sospensione/lampade a sospensione/f ; lámpara colgante/lámparas colgantes/f
wall light~wall lights ; n ; Wandleuchte/Wandleuchten/f ; applique murale/appliques murales/f ; applique/f ; aplique de pared/apliques de pared/m
wall lamp~wall lamps ; n ; Wandleuchte/Wandleuchten/f ; applique murale/appliques murales/f ; applique/f ; aplique de pared/apliques de pared/m
chandelier~chandeliers ; n ; Kronleuchter/m ; lustre/lustres/m ; lampadario/lampadari/m ; lámpara de araña/lámparas de araña/f
spotlight~spotlights ; n ; Strahler/m ; spot/spots/m ; faretto/faretti/m ; foco/focos/m
spot light~spot lights ; n ; Strahler/m ; spot/spots/m ; faretto/faretti/m ; foco/focos/m
downlight~downlights ; n ; Einbaustrahler/m ; spot encastrable/spots encastrables/m ; faretto da incasso/faretti da incasso/m ; foco empotrable/focos empotrables/m
floodlight~floodlights ; n ; Fluter/m ; projecteur/projecteurs/m ; faro/fari/m ; foco/focos/m
flood light~flood lights ; n ; Fluter/m ; projecteur/projecteurs/m ; faro/fari/m ; foco/focos/m
fairy light~fairy lights ; n ; Lichterkette/Lichterketten/f ; guirlande lumineuse/guirlandes lumineuses/f ; catena luminosa/catene luminose/f ; guirnalda de luces/guirnaldas de luces/f
string light~string lights ; n ; Lichterkette/Lichterketten/f ; guirlande lumineuse/guirlandes lumineuses/f ; catena luminosa/catene luminose/f ; guirnalda de luces/guirnaldas de luces/f
led strip~led strips ; n ; LED-Streifen/m ; ruban LED/rubans LED/m ; striscia LED/strisce LED/f ; tira LED/tiras LED/f
led strip light~led strip lights ; n ; LED-Streifen/m ; ruban LED/rubans LED/m ; striscia LED/strisce LED/f ; tira LED/tiras LED/f
led light strip~led light strips ; n ; LED-Streifen/m ; ruban LED/rubans LED/m ; striscia LED/strisce LED/f ; tira LED/tiras LED/f
strip light~strip lights ; n ; LED-Streifen/m ; ruban LED/rubans LED/m ; striscia LED/strisce LED/f ; tira LED/tiras LED/f
led light~led lights ; n ; LED-Leuchte/LED-Leuchten/f ; lumière LED/lumières LED/f ; luce LED/luci LED/f ; luz LED/luces LED/f
led lamp~led lamps ; n ; LED-Lampe/LED-Lampen/f ; lampe LED/lampes LED/f ; lampada LED/lampade LED/f ; lámpara LED/lámparas LED/f
led bulb~led bulbs ; n ; LED-Lampe/LED-Lampen/f ; ampoule LED/ampoules LED/f ; lampadina LED/lampadine LED/f ; bombilla LED/bombillas LED/f
led light bulb~led light bulbs ; n ; LED-Lampe/LED-Lampen/f ; ampoule LED/ampoules LED/f ; lampadina LED/lampadine LED/f ; bombilla LED/bombillas LED/f
light bulb~light bulbs ; n ; Glühbirne/Glühbirnen/f ; ampoule/ampoules/f ; lampadina/lampadine/f ; bombilla/bombillas/f
lightbulb~lightbulbs ; n ; Glühbirne/Glühbirnen/f ; ampoule/ampoules/f ; lampadina/lampadine/f ; bombilla/bombillas/f
bulb~bulbs ; n ; Glühbirne/Glühbirnen/f ; ampoule/ampoules/f ; lampadina/lampadine/f ; bombilla/bombillas/f
lampshade~lampshades ; n ; Lampenschirm/Lampenschirme/m ; abat-jour/m ; paralume/paralumi/m ; pantalla de lámpara/pantallas de lámpara/f
lamp shade~lamp shades ; n ; Lampenschirm/Lampenschirme/m ; abat-jour/m ; paralume/paralumi/m ; pantalla de lámpara/pantallas de lámpara/f
light shade~light shades ; n ; Lampenschirm/Lampenschirme/m ; abat-jour/m ; paralume/paralumi/m ; pantalla de lámpara/pantallas de lámpara/f
lamp base~lamp bases ; n ; Lampenfuß/Lampenfüße/m ; pied de lampe/pieds de lampe/m ; base lampada/basi lampada/f ; base de lámpara/bases de lámpara/f
lamp holder~lamp holders ; n ; Lampenfassung/Lampenfassungen/f ; douille/douilles/f ; portalampada/m ; portalámparas/m
bulb holder~bulb holders ; n ; Lampenfassung/Lampenfassungen/f ; douille/douilles/f ; portalampada/m ; portalámparas/m
torch~torches ; n ; Taschenlampe/Taschenlampen/f ; lampe torche/lampes torche/f ; torcia/torce/f ; linterna/linternas/f
flashlight~flashlights ; n ; Taschenlampe/Taschenlampen/f ; lampe torche/lampes torche/f ; torcia/torce/f ; linterna/linternas/f
head torch~head torches ; n ; Stirnlampe/Stirnlampen/f ; lampe frontale/lampes frontales/f ; lampada frontale/lampade frontali/f ; linterna frontal/linternas frontales/f
headlamp~headlamps ; n ; Stirnlampe/Stirnlampen/f ; lampe frontale/lampes frontales/f ; lampada frontale/lampade frontali/f ; linterna frontal/linternas frontales/f
head lamp~head lamps ; n ; Stirnlampe/Stirnlampen/f ; lampe frontale/lampes frontales/f ; lampada frontale/lampade frontali/f ; linterna frontal/linternas frontales/f
solar light~solar lights ; n ; Solarleuchte/Solarleuchten/f ; lampe solaire/lampes solaires/f ; luce solare/luci solari/f ; luz solar/luces solares/f
security light~security lights ; n ; Sicherheitsleuchte/Sicherheitsleuchten/f ; projecteur de sécurité/projecteurs de sécurité/m ; faro di sicurezza/fari di sicurezza/m ; luz de seguridad/luces de seguridad/f
motion sensor~motion sensors ; n ; Bewegungsmelder/m ; détecteur de mouvement/détecteurs de mouvement/m ; sensore di movimento/sensori di movimento/m ; sensor de movimiento/sensores de movimiento/m
warm white ; c ; warmweiß/warmweiße ; blanc chaud ; bianco caldo ; blanco cálido
cool white ; c ; kaltweiß/kaltweiße ; blanc froid ; bianco freddo ; blanco frío
cold white ; c ; kaltweiß/kaltweiße ; blanc froid ; bianco freddo ; blanco frío
daylight ; n ; Tageslicht/n ; lumière du jour/lumières du jour/f ; luce diurna/luci diurne/f ; luz diurna/luces diurnas/f
# garden
garden~gardens ; n ; Garten/Gärten/m ; jardin/jardins/m ; giardino/giardini/m ; jardín/jardines/m
patio~patios ; n ; Terrasse/Terrassen/f ; terrasse/terrasses/f ; patio/m ; terraza/terrazas/f
balcony ; n ; Balkon/Balkone/m ; balcon/balcons/m ; balcone/balconi/m ; balcón/balcones/m
lawn~lawns ; n ; Rasen/m ; gazon/gazons/m ; prato/prati/m ; césped/céspedes/m
artificial grass ; n ; Kunstrasen/m ; gazon synthétique/gazons synthétiques/m ; erba sintetica/erbe sintetiche/f ; césped artificial/céspedes artificiales/m
fake grass ; n ; Kunstrasen/m ; gazon synthétique/gazons synthétiques/m ; erba sintetica/erbe sintetiche/f ; césped artificial/céspedes artificiales/m
grass ; n ; Gras/Gräser/n ; herbe/herbes/f ; erba/erbe/f ; césped/céspedes/m
lawn mower~lawn mowers ; n ; Rasenmäher/m ; tondeuse à gazon/tondeuses à gazon/f ; tosaerba/m ; cortacésped/m
lawnmower~lawnmowers ; n ; Rasenmäher/m ; tondeuse à gazon/tondeuses à gazon/f ; tosaerba/m ; cortacésped/m
strimmer~strimmers ; n ; Rasentrimmer/m ; coupe-bordures/coupe-bordures/m ; tagliabordi/m ; cortabordes/m
grass trimmer~grass trimmers ; n ; Rasentrimmer/m ; coupe-bordure/coupe-bordures/m ; tagliabordi/m ; cortabordes/m
string trimmer~string trimmers ; n ; Rasentrimmer/m ; coupe-bordure/coupe-bordures/m ; tagliabordi/m ; cortabordes/m
strimmer line ; n ; Trimmerfaden/Trimmerfäden/m ; fil de débroussailleuse/fils de débroussailleuse/m ; filo per decespugliatore/fili per decespugliatore/m ; hilo de desbrozadora/hilos de desbrozadora/m
trimmer line ; n ; Trimmerfaden/Trimmerfäden/m ; fil de débroussailleuse/fils de débroussailleuse/m ; filo per decespugliatore/fili per decespugliatore/m ; hilo de desbrozadora/hilos de desbrozadora/m
brush cutter~brush cutters ; n ; Freischneider/m ; débroussailleuse/débroussailleuses/f ; decespugliatore/decespugliatori/m ; desbrozadora/desbrozadoras/f
hedge trimmer~hedge trimmers ; n ; Heckenschere/Heckenscheren/f ; taille-haie/taille-haies/m ; tagliasiepi/m ; cortasetos/m
leaf blower~leaf blowers ; n ; Laubbläser/m ; souffleur de feuilles/souffleurs de feuilles/m ; soffiatore/soffiatori/m ; soplador de hojas/sopladores de hojas/m
chainsaw~chainsaws ; n ; Kettensäge/Kettensägen/f ; tronçonneuse/tronçonneuses/f ; motosega/motoseghe/f ; motosierra/motosierras/f
chain saw~chain saws ; n ; Kettensäge/Kettensägen/f ; tronçonneuse/tronçonneuses/f ; motosega/motoseghe/f ; motosierra/motosierras/f
chainsaw chain~chainsaw chains ; n ; Sägekette/Sägeketten/f ; chaîne de tronçonneuse/chaînes de tronçonneuse/f ; catena per motosega/catene per motosega/f ; cadena de motosierra/cadenas de motosierra/f
pressure washer~pressure washers ; n ; Hochdruckreiniger/m ; nettoyeur haute pression/nettoyeurs haute pression/m ; idropulitrice/idropulitrici/f ; hidrolimpiadora/hidrolimpiadoras/f
garden hose~garden hoses ; n ; Gartenschlauch/Gartenschläuche/m ; tuyau d'arrosage/tuyaux d'arrosage/m ; tubo da giardino/tubi da giardino/m ; manguera de jardín/mangueras de jardín/f
hose pipe~hose pipes ; n ; Gartenschlauch/Gartenschläuche/m ; tuyau d'arrosage/tuyaux d'arrosage/m ; tubo da giardino/tubi da giardino/m ; manguera de jardín/mangueras de jardín/f
hosepipe~hosepipes ; n ; Gartenschlauch/Gartenschläuche/m ; tuyau d'arrosage/tuyaux d'arrosage/m ; tubo da giardino/tubi da giardino/m ; manguera de jardín/mangueras de jardín/f
hose~hoses ; n ; Schlauch/Schläuche/m ; tuyau/tuyaux/m ; tubo/tubi/m ; manguera/mangueras/f
hose reel~hose reels ; n ; Schlauchtrommel/Schlauchtrommeln/f ; dévidoir/dévidoirs/m ; avvolgitubo/avvolgitubi/m ; portamangueras/m
hose connector~hose connectors ; n ; Schlauchverbinder/m ; raccord de tuyau/raccords de tuyau/m ; raccordo per tubo/raccordi per tubo/m ; conector de manguera/conectores de manguera/m
spray gun~spray guns ; n ; Spritzpistole/Spritzpistolen/f ; pistolet d'arrosage/pistolets d'arrosage/m ; pistola a spruzzo/pistole a spruzzo/f ; pistola pulverizadora/pistolas pulverizadoras/f
hose nozzle~hose nozzles ; n ; Schlauchdüse/Schlauchdüsen/f ; pistolet d'arrosage/pistolets d'arrosage/m ; pistola per irrigazione/pistole per irrigazione/f ; pistola de riego/pistolas de riego/f
sprinkler~sprinklers ; n ; Rasensprenger/m ; arroseur/arroseurs/m ; irrigatore/irrigatori/m ; aspersor/aspersores/m
watering can~watering cans ; n ; Gießkanne/Gießkannen/f ; arrosoir/arrosoirs/m ; annaffiatoio/annaffiatoi/m ; regadera/regaderas/f
irrigation system~irrigation systems ; n ; Bewässerungssystem/Bewässerungssysteme/n ; système d'arrosage/systèmes d'arrosage/m ; sistema di irrigazione/sistemi di irrigazione/m ; sistema de riego/sistemas de riego/m
watering system~watering systems ; n ; Bewässerungssystem/Bewässerungssysteme/n ; système d'arrosage/systèmes d'arrosage/m ; sistema di irrigazione/sistemi di irrigazione/m ; sistema de riego/sistemas de riego/m
sprayer~sprayers ; n ; Sprühgerät/Sprühgeräte/n ; pulvérisateur/pulvérisateurs/m ; spruzzatore/spruzzatori/m ; pulverizador/pulverizadores/m
spray bottle~spray bottles ; n ; Sprühflasche/Sprühflaschen/f ; vaporisateur/vaporisateurs/m ; flacone spray/flaconi spray/m ; botella pulverizadora/botellas pulverizadoras/f
garden tool~garden tools ; n ; Gartengerät/Gartengeräte/n ; outil de jardin/outils de jardin/m ; attrezzo da giardino/attrezzi da giardino/m ; herramienta de jardín/herramientas de jardín/f
gardening tool~gardening tools ; n ; Gartengerät/Gartengeräte/n ; outil de jardin/outils de jardin/m ; attrezzo da giardino/attrezzi da giardino/m ; herramienta de jardín/herramientas de jardín/f
spade~spades ; n ; Spaten/m ; bêche/bêches/f ; vanga/vanghe/f ; pala/palas/f
shovel~shovels ; n ; Schaufel/Schaufeln/f ; pelle/pelles/f ; pala/pale/f ; pala/palas/f
rake~rakes ; n ; Rechen/m ; râteau/râteaux/m ; rastrello/rastrelli/m ; rastrillo/rastrillos/m
trowel~trowels ; n ; Pflanzkelle/Pflanzkellen/f ; truelle/truelles/f ; paletta/palette/f ; paleta/paletas/f
wheelbarrow~wheelbarrows ; n ; Schubkarre/Schubkarren/f ; brouette/brouettes/f ; carriola/carriole/f ; carretilla/carretillas/f
secateurs ; n ; Gartenschere/Gartenscheren/f ; sécateur/sécateurs/m ; cesoie/f ; tijeras de podar/f
pruning shears ; n ; Gartenschere/Gartenscheren/f ; sécateur/sécateurs/m ; cesoie/f ; tijeras de podar/f
pruner~pruners ; n ; Gartenschere/Gartenscheren/f ; sécateur/sécateurs/m ; cesoie/f ; tijeras de podar/f
lopper~loppers ; n ; Astschere/Astscheren/f ; ébrancheur/ébrancheurs/m ; troncarami/m ; tijera de podar/tijeras de podar/f
gardening glove~gardening gloves ; n ; Gartenhandschuh/Gartenhandschuhe/m ; gant de jardinage/gants de jardinage/m ; guanto da giardinaggio/guanti da giardinaggio/m ; guante de jardinería/guantes de jardinería/m
garden glove~garden gloves ; n ; Gartenhandschuh/Gartenhandschuhe/m ; gant de jardinage/gants de jardinage/m ; guanto da giardinaggio/guanti da giardinaggio/m ; guante de jardinería/guantes de jardinería/m
kneeler~kneelers ; n ; Kniebank/Kniebänke/f ; agenouilloir/agenouilloirs/m ; inginocchiatoio/inginocchiatoi/m ; reclinatorio de jardín/reclinatorios de jardín/m
garden kneeler~garden kneelers ; n ; Kniebank/Kniebänke/f ; agenouilloir/agenouilloirs/m ; inginocchiatoio/inginocchiatoi/m ; reclinatorio de jardín/reclinatorios de jardín/m
plant~plants ; n ; Pflanze/Pflanzen/f ; plante/plantes/f ; pianta/piante/f ; planta/plantas/f
plant pot~plant pots ; n ; Blumentopf/Blumentöpfe/m ; pot de fleurs/pots de fleurs/m ; vaso per piante/vasi per piante/m ; maceta/macetas/f
flower pot~flower pots ; n ; Blumentopf/Blumentöpfe/m ; pot de fleurs/pots de fleurs/m ; vaso per piante/vasi per piante/m ; maceta/macetas/f
flowerpot~flowerpots ; n ; Blumentopf/Blumentöpfe/m ; pot de fleurs/pots de fleurs/m ; vaso per piante/vasi per piante/m ; maceta/macetas/f
planter~planters ; n ; Pflanzkübel/m ; jardinière/jardinières/f ; fioriera/fioriere/f ; macetero/maceteros/m
hanging basket~hanging baskets ; n ; Blumenampel/Blumenampeln/f ; panier suspendu/paniers suspendus/m ; cesto sospeso/cesti sospesi/m ; cesta colgante/cestas colgantes/f
window box~window boxes ; n ; Blumenkasten/Blumenkästen/m ; jardinière/jardinières/f ; fioriera/fioriere/f ; jardinera/jardineras/f
plant stand~plant stands ; n ; Blumenständer/m ; porte-plante/porte-plantes/m ; portavasi/m ; soporte para plantas/soportes para plantas/m
plant label~plant labels ; n ; Pflanzenstecker/m ; étiquette pour plantes/étiquettes pour plantes/f ; etichetta per piante/etichette per piante/f ; etiqueta para plantas/etiquetas para plantas/f
plant marker~plant markers ; n ; Pflanzenstecker/m ; étiquette pour plantes/étiquettes pour plantes/f ; etichetta per piante/etichette per piante/f ; etiqueta para plantas/etiquetas para plantas/f
seed~seeds ; n ; Samen/m ; graine/graines/f ; seme/semi/m ; semilla/semillas/f
seed tray~seed trays ; n ; Anzuchtschale/Anzuchtschalen/f ; bac à semis/bacs à semis/m ; semenzaio/semenzai/m ; semillero/semilleros/m
flower bulb~flower bulbs ; n ; Blumenzwiebel/Blumenzwiebeln/f ; bulbe à fleurs/bulbes à fleurs/m ; bulbo da fiore/bulbi da fiore/m ; bulbo de flor/bulbos de flor/m
compost ; n ; Blumenerde/Blumenerden/f ; terreau/terreaux/m ; terriccio/terricci/m ; sustrato/sustratos/m
potting soil ; n ; Blumenerde/Blumenerden/f ; terreau/terreaux/m ; terriccio/terricci/m ; sustrato/sustratos/m
soil ; n ; Erde/Erden/f ; terre/terres/f ; terra/terre/f ; tierra/tierras/f
fertiliser~fertilisers ; n ; Dünger/m ; engrais/m ; fertilizzante/fertilizzanti/m ; fertilizante/fertilizantes/m
fertilizer~fertilizers ; n ; Dünger/m ; engrais/m ; fertilizzante/fertilizzanti/m ; fertilizante/fertilizantes/m
plant food ; n ; Dünger/m ; engrais/m ; fertilizzante/fertilizzanti/m ; fertilizante/fertilizantes/m
weed killer ; n ; Unkrautvernichter/m ; désherbant/désherbants/m ; diserbante/diserbanti/m ; herbicida/herbicidas/m
weedkiller ; n ; Unkrautvernichter/m ; désherbant/désherbants/m ; diserbante/diserbanti/m ; herbicida/herbicidas/m
weed membrane ; n ; Unkrautvlies/Unkrautvliese/n ; toile de paillage/toiles de paillage/f ; telo antierba/teli antierba/m ; malla antihierbas/mallas antihierbas/f
weed control fabric ; n ; Unkrautvlies/Unkrautvliese/n ; toile de paillage/toiles de paillage/f ; telo antierba/teli antierba/m ; malla antihierbas/mallas antihierbas/f
landscape fabric ; n ; Unkrautvlies/Unkrautvliese/n ; toile de paillage/toiles de paillage/f ; telo antierba/teli antierba/m ; malla antihierbas/mallas antihierbas/f
greenhouse~greenhouses ; n ; Gewächshaus/Gewächshäuser/n ; serre/serres/f ; serra/serre/f ; invernadero/invernaderos/m
cold frame~cold frames ; n ; Frühbeet/Frühbeete/n ; châssis de jardin/m ; serra fredda/serre fredde/f ; cajonera de cultivo/cajoneras de cultivo/f
shed~sheds ; n ; Gerätehaus/Gerätehäuser/n ; abri de jardin/abris de jardin/m ; casetta da giardino/casette da giardino/f ; cobertizo/cobertizos/m
garden shed~garden sheds ; n ; Gerätehaus/Gerätehäuser/n ; abri de jardin/abris de jardin/m ; casetta da giardino/casette da giardino/f ; cobertizo/cobertizos/m
fence~fences ; n ; Zaun/Zäune/m ; clôture/clôtures/f ; recinzione/recinzioni/f ; valla/vallas/f
fencing ; n ; Zaun/Zäune/m ; clôture/clôtures/f ; recinzione/recinzioni/f ; valla/vallas/f
fence panel~fence panels ; n ; Zaunelement/Zaunelemente/n ; panneau de clôture/panneaux de clôture/m ; pannello recinzione/pannelli recinzione/m ; panel de valla/paneles de valla/m
gate~gates ; n ; Tor/Tore/n ; portail/portails/m ; cancello/cancelli/m ; puerta/puertas/f
trellis ; n ; Rankgitter/n ; treillis/m ; graticcio/graticci/m ; celosía/celosías/f
gazebo~gazebos ; n ; Pavillon/Pavillons/m ; tonnelle/tonnelles/f ; gazebo/m ; cenador/cenadores/m
parasol~parasols ; n ; Sonnenschirm/Sonnenschirme/m ; parasol/parasols/m ; ombrellone/ombrelloni/m ; sombrilla/sombrillas/f
garden umbrella~garden umbrellas ; n ; Sonnenschirm/Sonnenschirme/m ; parasol/parasols/m ; ombrellone/ombrelloni/m ; sombrilla/sombrillas/f
parasol base~parasol bases ; n ; Sonnenschirmständer/m ; pied de parasol/pieds de parasol/m ; base per ombrellone/basi per ombrellone/f ; base de sombrilla/bases de sombrilla/f
awning~awnings ; n ; Markise/Markisen/f ; store banne/stores banne/m ; tenda da sole/tende da sole/f ; toldo/toldos/m
sun lounger~sun loungers ; n ; Sonnenliege/Sonnenliegen/f ; chaise longue/chaises longues/f ; lettino prendisole/lettini prendisole/m ; tumbona/tumbonas/f
deck chair~deck chairs ; n ; Liegestuhl/Liegestühle/m ; transat/transats/m ; sdraio/f ; tumbona/tumbonas/f
deckchair~deckchairs ; n ; Liegestuhl/Liegestühle/m ; transat/transats/m ; sdraio/f ; tumbona/tumbonas/f
garden chair~garden chairs ; n ; Gartenstuhl/Gartenstühle/m ; chaise de jardin/chaises de jardin/f ; sedia da giardino/sedie da giardino/f ; silla de jardín/sillas de jardín/f
piece of garden furniture~garden furniture ; n ; Gartenmöbel/n ; meuble de jardin/meubles de jardin/m ; mobile da giardino/mobili da giardino/m ; mueble de jardín/muebles de jardín/m
piece of patio furniture~patio furniture ; n ; Gartenmöbel/n ; meuble de jardin/meubles de jardin/m ; mobile da giardino/mobili da giardino/m ; mueble de jardín/muebles de jardín/m
garden bench~garden benches ; n ; Gartenbank/Gartenbänke/f ; banc de jardin/bancs de jardin/m ; panchina da giardino/panchine da giardino/f ; banco de jardín/bancos de jardín/m
hammock~hammocks ; n ; Hängematte/Hängematten/f ; hamac/hamacs/m ; amaca/amache/f ; hamaca/hamacas/f
swing~swings ; n ; Schaukel/Schaukeln/f ; balançoire/balançoires/f ; altalena/altalene/f ; columpio/columpios/m
barbecue~barbecues ; n ; Grill/Grills/m ; barbecue/barbecues/m ; barbecue/m ; barbacoa/barbacoas/f
bbq~bbqs ; n ; Grill/Grills/m ; barbecue/barbecues/m ; barbecue/m ; barbacoa/barbacoas/f
bbq grill~bbq grills ; n ; Grill/Grills/m ; barbecue/barbecues/m ; barbecue/m ; barbacoa/barbacoas/f
grill~grills ; n ; Grill/Grills/m ; barbecue/barbecues/m ; barbecue/m ; barbacoa/barbacoas/f
bbq cover~bbq covers ; n ; Grillabdeckung/Grillabdeckungen/f ; housse de barbecue/housses de barbecue/f ; copertura per barbecue/coperture per barbecue/f ; funda para barbacoa/fundas para barbacoa/f
barbecue cover~barbecue covers ; n ; Grillabdeckung/Grillabdeckungen/f ; housse de barbecue/housses de barbecue/f ; copertura per barbecue/coperture per barbecue/f ; funda para barbacoa/fundas para barbacoa/f
bbq tool~bbq tools ; n ; Grillbesteck/Grillbestecke/n ; ustensile de barbecue/ustensiles de barbecue/m ; utensile per barbecue/utensili per barbecue/m ; utensilio de barbacoa/utensilios de barbacoa/m
barbecue tool~barbecue tools ; n ; Grillbesteck/Grillbestecke/n ; ustensile de barbecue/ustensiles de barbecue/m ; utensile per barbecue/utensili per barbecue/m ; utensilio de barbacoa/utensilios de barbacoa/m
fire pit~fire pits ; n ; Feuerschale/Feuerschalen/f ; brasero/braseros/m ; braciere/bracieri/m ; brasero/braseros/m
firepit~firepits ; n ; Feuerschale/Feuerschalen/f ; brasero/braseros/m ; braciere/bracieri/m ; brasero/braseros/m
chimenea~chimeneas ; n ; Terrassenofen/Terrassenöfen/m ; chauffage de terrasse/chauffages de terrasse/m ; stufa da esterno/stufe da esterno/f ; estufa de terraza/estufas de terraza/f
patio heater~patio heaters ; n ; Terrassenofen/Terrassenöfen/m ; chauffage de terrasse/chauffages de terrasse/m ; stufa da esterno/stufe da esterno/f ; estufa de terraza/estufas de terraza/f
log burner~log burners ; n ; Ofen/Öfen/m ; poêle/poêles/m ; stufa/stufe/f ; estufa/estufas/f
wood burner~wood burners ; n ; Ofen/Öfen/m ; poêle/poêles/m ; stufa/stufe/f ; estufa/estufas/f
stove~stoves ; n ; Ofen/Öfen/m ; poêle/poêles/m ; stufa/stufe/f ; estufa/estufas/f
firewood ; n ; Brennholz/n ; bois de chauffage/m ; legna da ardere/legne da ardere/f ; leña/leñas/f
logs ; n ; Brennholz/n ; bois de chauffage/m ; legna da ardere/legne da ardere/f ; leña/leñas/f
charcoal briquettes ; n ; Grillbriketts/Grillbriketts/n ; briquettes de charbon/f ; bricchetti di carbone/m ; briquetas de carbón/f
furniture cover~furniture covers ; n ; Möbelabdeckung/Möbelabdeckungen/f ; housse de mobilier/housses de mobilier/f ; copertura per mobili/coperture per mobili/f ; funda para muebles/fundas para muebles/f
garden furniture cover~garden furniture covers ; n ; Möbelabdeckung/Möbelabdeckungen/f ; housse de mobilier/housses de mobilier/f ; copertura per mobili/coperture per mobili/f ; funda para muebles/fundas para muebles/f
tarpaulin~tarpaulins ; n ; Plane/Planen/f ; bâche/bâches/f ; telone/teloni/m ; lona/lonas/f
tarp~tarps ; n ; Plane/Planen/f ; bâche/bâches/f ; telone/teloni/m ; lona/lonas/f
pond~ponds ; n ; Teich/Teiche/m ; bassin/bassins/m ; laghetto/laghetti/m ; estanque/estanques/m
pond pump~pond pumps ; n ; Teichpumpe/Teichpumpen/f ; pompe de bassin/pompes de bassin/f ; pompa per laghetto/pompe per laghetto/f ; bomba de estanque/bombas de estanque/f
fountain~fountains ; n ; Springbrunnen/m ; fontaine/fontaines/f ; fontana/fontane/f ; fuente/fuentes/f
water feature~water features ; n ; Springbrunnen/m ; fontaine/fontaines/f ; fontana/fontane/f ; fuente/fuentes/f
swimming pool~swimming pools ; n ; Pool/Pools/m ; piscine/piscines/f ; piscina/piscine/f ; piscina/piscinas/f
pool~pools ; n ; Pool/Pools/m ; piscine/piscines/f ; piscina/piscine/f ; piscina/piscinas/f
paddling pool~paddling pools ; n ; Planschbecken/n ; pataugeoire/pataugeoires/f ; piscinetta/piscinette/f ; piscina infantil/piscinas infantiles/f
hot tub~hot tubs ; n ; Whirlpool/Whirlpools/m ; spa/spas/m ; vasca idromassaggio/vasche idromassaggio/f ; jacuzzi/jacuzzis/m
gnome~gnomes ; n ; Gartenzwerg/Gartenzwerge/m ; nain de jardin/nains de jardin/m ; gnomo da giardino/gnomi da giardino/m ; gnomo de jardín/gnomos de jardín/m
garden gnome~garden gnomes ; n ; Gartenzwerg/Gartenzwerge/m ; nain de jardin/nains de jardin/m ; gnomo da giardino/gnomi da giardino/m ; gnomo de jardín/gnomos de jardín/m
garden ornament~garden ornaments ; n ; Gartendeko/f ; décoration de jardin/décorations de jardin/f ; decorazione da giardino/decorazioni da giardino/f ; adorno de jardín/adornos de jardín/m
bird feeder~bird feeders ; n ; Vogelfutterspender/m ; mangeoire à oiseaux/mangeoires à oiseaux/f ; mangiatoia per uccelli/mangiatoie per uccelli/f ; comedero para pájaros/comederos para pájaros/m
bird bath~bird baths ; n ; Vogeltränke/Vogeltränken/f ; bain d'oiseaux/bains d'oiseaux/m ; vaschetta per uccelli/vaschette per uccelli/f ; bebedero para pájaros/bebederos para pájaros/m
birdbath~birdbaths ; n ; Vogeltränke/Vogeltränken/f ; bain d'oiseaux/bains d'oiseaux/m ; vaschetta per uccelli/vaschette per uccelli/f ; bebedero para pájaros/bebederos para pájaros/m
bird house~bird houses ; n ; Nistkasten/Nistkästen/m ; nichoir/nichoirs/m ; casetta per uccelli/casette per uccelli/f ; casa para pájaros/casas para pájaros/f
birdhouse~birdhouses ; n ; Nistkasten/Nistkästen/m ; nichoir/nichoirs/m ; casetta per uccelli/casette per uccelli/f ; casa para pájaros/casas para pájaros/f
bird box~bird boxes ; n ; Nistkasten/Nistkästen/m ; nichoir/nichoirs/m ; casetta per uccelli/casette per uccelli/f ; casa para pájaros/casas para pájaros/f
nest box~nest boxes ; n ; Nistkasten/Nistkästen/m ; nichoir/nichoirs/m ; casetta per uccelli/casette per uccelli/f ; casa para pájaros/casas para pájaros/f
nesting box~nesting boxes ; n ; Nistkasten/Nistkästen/m ; nichoir/nichoirs/m ; casetta per uccelli/casette per uccelli/f ; casa para pájaros/casas para pájaros/f
bird food ; n ; Vogelfutter/n ; graines pour oiseaux/f ; mangime per uccelli/mangimi per uccelli/m ; comida para pájaros/comidas para pájaros/f
bird seed ; n ; Vogelfutter/n ; graines pour oiseaux/f ; mangime per uccelli/mangimi per uccelli/m ; comida para pájaros/comidas para pájaros/f
birdseed ; n ; Vogelfutter/n ; graines pour oiseaux/f ; mangime per uccelli/mangimi per uccelli/m ; comida para pájaros/comidas para pájaros/f
mouse trap~mouse traps ; n ; Mausefalle/Mausefallen/f ; piège à souris/pièges à souris/m ; trappola per topi/trappole per topi/f ; trampa para ratones/trampas para ratones/f
mousetrap~mousetraps ; n ; Mausefalle/Mausefallen/f ; piège à souris/pièges à souris/m ; trappola per topi/trappole per topi/f ; trampa para ratones/trampas para ratones/f
rat trap~rat traps ; n ; Rattenfalle/Rattenfallen/f ; piège à rats/pièges à rats/m ; trappola per ratti/trappole per ratti/f ; trampa para ratas/trampas para ratas/f
fly trap~fly traps ; n ; Fliegenfalle/Fliegenfallen/f ; piège à mouches/pièges à mouches/m ; trappola per mosche/trappole per mosche/f ; atrapamoscas/m
pest repeller~pest repellers ; n ; Schädlingsabwehr/f ; répulsif anti-nuisibles/répulsifs anti-nuisibles/m ; repellente per parassiti/repellenti per parassiti/m ; repelente de plagas/repelentes de plagas/m
insect repellent~insect repellents ; n ; Insektenschutzmittel/n ; répulsif anti-insectes/répulsifs anti-insectes/m ; repellente per insetti/repellenti per insetti/m ; repelente de insectos/repelentes de insectos/m
mosquito repellent~mosquito repellents ; n ; Insektenschutzmittel/n ; répulsif anti-insectes/répulsifs anti-insectes/m ; repellente per insetti/repellenti per insetti/m ; repelente de insectos/repelentes de insectos/m
# pets
pet~pets ; n ; Haustier/Haustiere/n ; animal de compagnie/animaux de compagnie/m ; animale domestico/animali domestici/m ; mascota/mascotas/f
pet supplies ; n ; Tierbedarf/m ; accessoires pour animaux/m ; articoli per animali/m ; artículos para mascotas/m
dog~dogs ; n ; Hund/Hunde/m ; chien/chiens/m ; cane/cani/m ; perro/perros/m
puppy ; n ; Welpe/Welpen/m ; chiot/chiots/m ; cucciolo/cuccioli/m ; cachorro/cachorros/m
cat~cats ; n ; Katze/Katzen/f ; chat/chats/m ; gatto/gatti/m ; gato/gatos/m
kitten~kittens ; n ; Kätzchen/n ; chaton/chatons/m ; gattino/gattini/m ; gatito/gatitos/m
rabbit~rabbits ; n ; Kaninchen/n ; lapin/lapins/m ; coniglio/conigli/m ; conejo/conejos/m
hamster~hamsters ; n ; Hamster/m ; hamster/hamsters/m ; criceto/criceti/m ; hámster/hámsteres/m
guinea pig~guinea pigs ; n ; Meerschweinchen/n ; cochon d'Inde/cochons d'Inde/m ; porcellino d'India/porcellini d'India/m ; cobaya/cobayas/f
parrot~parrots ; n ; Papagei/Papageien/m ; perroquet/perroquets/m ; pappagallo/pappagalli/m ; loro/loros/m
bird~birds ; n ; Vogel/Vögel/m ; oiseau/oiseaux/m ; uccello/uccelli/m ; pájaro/pájaros/m
horse~horses ; n ; Pferd/Pferde/n ; cheval/chevaux/m ; cavallo/cavalli/m ; caballo/caballos/m
pony ; n ; Pony/Ponys/n ; poney/poneys/m ; pony/m ; poni/ponis/m
reptile~reptiles ; n ; Reptil/Reptilien/n ; reptile/reptiles/m ; rettile/rettili/m ; reptil/reptiles/m
aquarium~aquariums ; n ; Aquarium/Aquarien/n ; aquarium/aquariums/m ; acquario/acquari/m ; acuario/acuarios/m
fish tank~fish tanks ; n ; Aquarium/Aquarien/n ; aquarium/aquariums/m ; acquario/acquari/m ; acuario/acuarios/m
dog bed~dog beds ; n ; Hundebett/Hundebetten/n ; panier pour chien/paniers pour chien/m ; cuccia per cani/cucce per cani/f ; cama para perros/camas para perros/f
cat bed~cat beds ; n ; Katzenbett/Katzenbetten/n ; panier pour chat/paniers pour chat/m ; cuccia per gatti/cucce per gatti/f ; cama para gatos/camas para gatos/f
pet bed~pet beds ; n ; Haustierbett/Haustierbetten/n ; panier pour animaux/paniers pour animaux/m ; cuccia per animali/cucce per animali/f ; cama para mascotas/camas para mascotas/f
dog collar~dog collars ; n ; Hundehalsband/Hundehalsbänder/n ; collier pour chien/colliers pour chien/m ; collare per cani/collari per cani/m ; collar para perro/collares para perro/m
cat collar~cat collars ; n ; Katzenhalsband/Katzenhalsbänder/n ; collier pour chat/colliers pour chat/m ; collare per gatti/collari per gatti/m ; collar para gato/collares para gato/m
dog lead~dog leads ; n ; Hundeleine/Hundeleinen/f ; laisse pour chien/laisses pour chien/f ; guinzaglio per cani/guinzagli per cani/m ; correa para perro/correas para perro/f
dog leash~dog leashes ; n ; Hundeleine/Hundeleinen/f ; laisse pour chien/laisses pour chien/f ; guinzaglio per cani/guinzagli per cani/m ; correa para perro/correas para perro/f
dog harness~dog harnesses ; n ; Hundegeschirr/Hundegeschirre/n ; harnais pour chien/m ; pettorina per cani/pettorine per cani/f ; arnés para perro/arneses para perro/m
harness~harnesses ; n ; Geschirr/Geschirre/n ; harnais/m ; imbracatura/imbracature/f ; arnés/arneses/m
dog coat~dog coats ; n ; Hundemantel/Hundemäntel/m ; manteau pour chien/manteaux pour chien/m ; cappotto per cani/cappotti per cani/m ; abrigo para perro/abrigos para perro/m
dog jacket~dog jackets ; n ; Hundemantel/Hundemäntel/m ; manteau pour chien/manteaux pour chien/m ; cappotto per cani/cappotti per cani/m ; abrigo para perro/abrigos para perro/m
dog toy~dog toys ; n ; Hundespielzeug/Hundespielzeuge/n ; jouet pour chien/jouets pour chien/m ; giocattolo per cani/giocattoli per cani/m ; juguete para perros/juguetes para perros/m
cat toy~cat toys ; n ; Katzenspielzeug/Katzenspielzeuge/n ; jouet pour chat/jouets pour chat/m ; giocattolo per gatti/giocattoli per gatti/m ; juguete para gatos/juguetes para gatos/m
chew toy~chew toys ; n ; Kauspielzeug/Kauspielzeuge/n ; jouet à mâcher/jouets à mâcher/m ; giocattolo da masticare/giocattoli da masticare/m ; juguete mordedor/juguetes mordedores/m
dog food ; n ; Hundefutter/n ; nourriture pour chien/nourritures pour chien/f ; cibo per cani/cibi per cani/m ; comida para perros/comidas para perros/f
cat food ; n ; Katzenfutter/n ; nourriture pour chat/nourritures pour chat/f ; cibo per gatti/cibi per gatti/m ; comida para gatos/comidas para gatos/f
fish food ; n ; Fischfutter/n ; nourriture pour poissons/nourritures pour poissons/f ; mangime per pesci/mangimi per pesci/m ; comida para peces/comidas para peces/f
dog treat~dog treats ; n ; Hundeleckerli/Hundeleckerlis/n ; friandise pour chien/friandises pour chien/f ; snack per cani/m ; golosina para perros/golosinas para perros/f
dog bowl~dog bowls ; n ; Hundenapf/Hundenäpfe/m ; gamelle pour chien/gamelles pour chien/f ; ciotola per cani/ciotole per cani/f ; comedero para perros/comederos para perros/m
pet bowl~pet bowls ; n ; Futternapf/Futternäpfe/m ; gamelle/gamelles/f ; ciotola per animali/ciotole per animali/f ; comedero para mascotas/comederos para mascotas/m
pet carrier~pet carriers ; n ; Transportbox/Transportboxen/f ; cage de transport/cages de transport/f ; trasportino/trasportini/m ; transportín/transportines/m
dog carrier~dog carriers ; n ; Transportbox/Transportboxen/f ; cage de transport/cages de transport/f ; trasportino/trasportini/m ; transportín/transportines/m
cat carrier~cat carriers ; n ; Transportbox/Transportboxen/f ; cage de transport/cages de transport/f ; trasportino/trasportini/m ; transportín/transportines/m
dog crate~dog crates ; n ; Hundebox/Hundeboxen/f ; cage pour chien/cages pour chien/f ; gabbia per cani/gabbie per cani/f ; jaula para perros/jaulas para perros/f
dog cage~dog cages ; n ; Hundebox/Hundeboxen/f ; cage pour chien/cages pour chien/f ; gabbia per cani/gabbie per cani/f ; jaula para perros/jaulas para perros/f
dog kennel~dog kennels ; n ; Hundehütte/Hundehütten/f ; niche pour chien/niches pour chien/f ; cuccia per cani/cucce per cani/f ; caseta para perros/casetas para perros/f
dog house~dog houses ; n ; Hundehütte/Hundehütten/f ; niche pour chien/niches pour chien/f ; cuccia per cani/cucce per cani/f ; caseta para perros/casetas para perros/f
dog gate~dog gates ; n ; Hundegitter/n ; barrière pour chien/barrières pour chien/f ; cancelletto per cani/cancelletti per cani/m ; barrera para perros/barreras para perros/f
pet gate~pet gates ; n ; Hundegitter/n ; barrière pour chien/barrières pour chien/f ; cancelletto per cani/cancelletti per cani/m ; barrera para perros/barreras para perros/f
cat flap~cat flaps ; n ; Katzenklappe/Katzenklappen/f ; chatière/chatières/f ; gattaiola/gattaiole/f ; gatera/gateras/f
cat door~cat doors ; n ; Katzenklappe/Katzenklappen/f ; chatière/chatières/f ; gattaiola/gattaiole/f ; gatera/gateras/f
cat tree~cat trees ; n ; Kratzbaum/Kratzbäume/m ; arbre à chat/arbres à chat/m ; tiragraffi/m ; rascador/rascadores/m
cat scratching post~cat scratching posts ; n ; Kratzbaum/Kratzbäume/m ; arbre à chat/arbres à chat/m ; tiragraffi/m ; rascador/rascadores/m
scratching post~scratching posts ; n ; Kratzbaum/Kratzbäume/m ; arbre à chat/arbres à chat/m ; tiragraffi/m ; rascador/rascadores/m
cat litter ; n ; Katzenstreu/f ; litière pour chat/litières pour chat/f ; lettiera per gatti/lettiere per gatti/f ; arena para gatos/arenas para gatos/f
litter tray~litter trays ; n ; Katzentoilette/Katzentoiletten/f ; bac à litière/bacs à litière/m ; lettiera/lettiere/f ; arenero/areneros/m
litter box~litter boxes ; n ; Katzentoilette/Katzentoiletten/f ; bac à litière/bacs à litière/m ; lettiera/lettiere/f ; arenero/areneros/m
puppy pad~puppy pads ; n ; Welpenunterlage/Welpenunterlagen/f ; tapis éducateur/tapis éducateurs/m ; tappetino igienico/tappetini igienici/m ; empapador/empapadores/m
puppy training pad~puppy training pads ; n ; Welpenunterlage/Welpenunterlagen/f ; tapis éducateur/tapis éducateurs/m ; tappetino igienico/tappetini igienici/m ; empapador/empapadores/m
poo bag~poo bags ; n ; Hundekotbeutel/m ; sac à crottes/sacs à crottes/m ; sacchetto igienico per cani/sacchetti igienici per cani/m ; bolsa para excrementos/bolsas para excrementos/f
dog poo bag~dog poo bags ; n ; Hundekotbeutel/m ; sac à crottes/sacs à crottes/m ; sacchetto igienico per cani/sacchetti igienici per cani/m ; bolsa para excrementos/bolsas para excrementos/f
poop bag~poop bags ; n ; Hundekotbeutel/m ; sac à crottes/sacs à crottes/m ; sacchetto igienico per cani/sacchetti igienici per cani/m ; bolsa para excrementos/bolsas para excrementos/f
dog waste bag~dog waste bags ; n ; Hundekotbeutel/m ; sac à crottes/sacs à crottes/m ; sacchetto igienico per cani/sacchetti igienici per cani/m ; bolsa para excrementos/bolsas para excrementos/f
dog muzzle~dog muzzles ; n ; Maulkorb/Maulkörbe/m ; muselière/muselières/f ; museruola/museruole/f ; bozal/bozales/m
dog tag~dog tags ; n ; Hundemarke/Hundemarken/f ; médaille pour chien/médailles pour chien/f ; medaglietta/medagliette/f ; placa identificativa/placas identificativas/f
pet tag~pet tags ; n ; Hundemarke/Hundemarken/f ; médaille pour chien/médailles pour chien/f ; medaglietta/medagliette/f ; placa identificativa/placas identificativas/f
id tag~id tags ; n ; Hundemarke/Hundemarken/f ; médaille pour chien/médailles pour chien/f ; medaglietta/medagliette/f ; placa identificativa/placas identificativas/f
pet hair ; n ; Tierhaare/Tierhaare/n ; poils d'animaux/m ; peli di animali/m ; pelo de mascotas/m
flea treatment~flea treatments ; n ; Flohmittel/n ; antipuces/m ; antipulci/m ; antipulgas/m
bird cage~bird cages ; n ; Vogelkäfig/Vogelkäfige/m ; cage à oiseaux/cages à oiseaux/f ; gabbia per uccelli/gabbie per uccelli/f ; jaula para pájaros/jaulas para pájaros/f
birdcage~birdcages ; n ; Vogelkäfig/Vogelkäfige/m ; cage à oiseaux/cages à oiseaux/f ; gabbia per uccelli/gabbie per uccelli/f ; jaula para pájaros/jaulas para pájaros/f
cage~cages ; n ; Käfig/Käfige/m ; cage/cages/f ; gabbia/gabbie/f ; jaula/jaulas/f
rabbit hutch~rabbit hutches ; n ; Kaninchenstall/Kaninchenställe/m ; clapier/clapiers/m ; conigliera/conigliere/f ; conejera/conejeras/f
hutch~hutches ; n ; Kaninchenstall/Kaninchenställe/m ; clapier/clapiers/m ; conigliera/conigliere/f ; conejera/conejeras/f
chicken coop~chicken coops ; n ; Hühnerstall/Hühnerställe/m ; poulailler/poulaillers/m ; pollaio/pollai/m ; gallinero/gallineros/m
aquarium filter~aquarium filters ; n ; Aquarienfilter/m ; filtre d'aquarium/filtres d'aquarium/m ; filtro per acquario/filtri per acquario/m ; filtro de acuario/filtros de acuario/m
air pump~air pumps ; n ; Luftpumpe/Luftpumpen/f ; pompe à air/pompes à air/f ; pompa ad aria/pompe ad aria/f ; bomba de aire/bombas de aire/f
saddle~saddles ; n ; Sattel/Sättel/m ; selle/selles/f ; sella/selle/f ; silla de montar/sillas de montar/f
bridle~bridles ; n ; Trense/Trensen/f ; bride/brides/f ; briglia/briglie/f ; brida/bridas/f
# food and drink
food ; n ; Lebensmittel/n ; nourriture/nourritures/f ; cibo/cibi/m ; comida/comidas/f
drink~drinks ; n ; Getränk/Getränke/n ; boisson/boissons/f ; bevanda/bevande/f ; bebida/bebidas/f
beverage~beverages ; n ; Getränk/Getränke/n ; boisson/boissons/f ; bevanda/bevande/f ; bebida/bebidas/f
coffee ; n ; Kaffee/Kaffees/m ; café/cafés/m ; caffè/m ; café/cafés/m
coffee bean~coffee beans ; n ; Kaffeebohne/Kaffeebohnen/f ; grain de café/grains de café/m ; chicco di caffè/chicchi di caffè/m ; grano de café/granos de café/m
coffee capsule~coffee capsules ; n ; Kaffeekapsel/Kaffeekapseln/f ; capsule de café/capsules de café/f ; capsula di caffè/capsule di caffè/f ; cápsula de café/cápsulas de café/f
coffee pod~coffee pods ; n ; Kaffeekapsel/Kaffeekapseln/f ; capsule de café/capsules de café/f ; capsula di caffè/capsule di caffè/f ; cápsula de café/cápsulas de café/f
tea~teas ; n ; Tee/Tees/m ; thé/thés/m ; tè/m ; té/tés/m
green tea~green teas ; n ; Grüntee/Grüntees/m ; thé vert/thés verts/m ; tè verde/tè verdi/m ; té verde/tés verdes/m
tea bag~tea bags ; n ; Teebeutel/m ; sachet de thé/sachets de thé/m ; bustina di tè/bustine di tè/f ; bolsita de té/bolsitas de té/f
teabag~teabags ; n ; Teebeutel/m ; sachet de thé/sachets de thé/m ; bustina di tè/bustine di tè/f ; bolsita de té/bolsitas de té/f
hot chocolate ; n ; heiße Schokolade/heiße Schokoladen/f ; chocolat chaud/chocolats chauds/m ; cioccolata calda/cioccolate calde/f ; chocolate caliente/chocolates calientes/m
chocolate~chocolates ; n ; Schokolade/Schokoladen/f ; chocolat/chocolats/m ; cioccolato/cioccolati/m ; chocolate/chocolates/m
piece of candy~candy ; n ; Süßigkeit/Süßigkeiten/f ; bonbon/bonbons/m ; caramella/caramelle/f ; caramelo/caramelos/m
bag of sweets~sweets ; n ; Süßigkeit/Süßigkeiten/f ; bonbon/bonbons/m ; caramella/caramelle/f ; caramelo/caramelos/m
lollipop~lollipops ; n ; Lutscher/m ; sucette/sucettes/f ; lecca-lecca/m ; piruleta/piruletas/f
lolly ; n ; Lutscher/m ; sucette/sucettes/f ; lecca-lecca/m ; piruleta/piruletas/f
chewing gum ; n ; Kaugummi/Kaugummis/m ; chewing-gum/chewing-gums/m ; gomma da masticare/gomme da masticare/f ; chicle/chicles/m
biscuit~biscuits ; n ; Keks/Kekse/m ; biscuit/biscuits/m ; biscotto/biscotti/m ; galleta/galletas/f
cookie~cookies ; n ; Keks/Kekse/m ; biscuit/biscuits/m ; biscotto/biscotti/m ; galleta/galletas/f
cake~cakes ; n ; Torte/Torten/f ; gâteau/gâteaux/m ; torta/torte/f ; tarta/tartas/f
cupcake~cupcakes ; n ; Cupcake/Cupcakes/m ; cupcake/cupcakes/m ; cupcake/m ; cupcake/cupcakes/m
bread ; n ; Brot/Brote/n ; pain/pains/m ; pane/pani/m ; pan/panes/m
snack~snacks ; n ; Snack/Snacks/m ; snack/snacks/m ; snack/m ; snack/snacks/m
crisps ; n ; Kartoffelchips/Kartoffelchips/m ; chips/f ; patatine/f ; patatas fritas/f
potato chips ; n ; Kartoffelchips/Kartoffelchips/m ; chips/f ; patatine/f ; patatas fritas/f
nut~nuts ; n ; Nuss/Nüsse/f ; noix/f ; noce/noci/f ; nuez/nueces/f
fruit~fruits ; n ; Obst/n ; fruit/fruits/m ; frutta/f ; fruta/frutas/f
vegetable~vegetables ; n ; Gemüse/n ; légume/légumes/m ; verdura/verdure/f ; verdura/verduras/f
apple~apples ; n ; Apfel/Äpfel/m ; pomme/pommes/f ; mela/mele/f ; manzana/manzanas/f
banana~bananas ; n ; Banane/Bananen/f ; banane/bananes/f ; banana/banane/f ; plátano/plátanos/m
lemon~lemons ; n ; Zitrone/Zitronen/f ; citron/citrons/m ; limone/limoni/m ; limón/limones/m
strawberry ; n ; Erdbeere/Erdbeeren/f ; fraise/fraises/f ; fragola/fragole/f ; fresa/fresas/f
cherry ; n ; Kirsche/Kirschen/f ; cerise/cerises/f ; ciliegia/ciliegie/f ; cereza/cerezas/f
pineapple~pineapples ; n ; Ananas/f ; ananas/m ; ananas/m ; piña/piñas/f
coconut~coconuts ; n ; Kokosnuss/Kokosnüsse/f ; noix de coco/f ; cocco/cocchi/m ; coco/cocos/m
vanilla ; n ; Vanille/f ; vanille/vanilles/f ; vaniglia/vaniglie/f ; vainilla/vainillas/f
honey ; n ; Honig/Honige/m ; miel/miels/m ; miele/mieli/m ; miel/mieles/f
sugar ; n ; Zucker/m ; sucre/sucres/m ; zucchero/zuccheri/m ; azúcar/azúcares/m
salt ; n ; Salz/Salze/n ; sel/sels/m ; sale/sali/m ; sal/sales/f
pepper ; n ; Pfeffer/m ; poivre/poivres/m ; pepe/pepi/m ; pimienta/pimientas/f
spice~spices ; n ; Gewürz/Gewürze/n ; épice/épices/f ; spezia/spezie/f ; especia/especias/f
herb~herbs ; n ; Kraut/Kräuter/n ; herbe aromatique/herbes aromatiques/f ; erba aromatica/erbe aromatiche/f ; hierba aromática/hierbas aromáticas/f
olive oil ; n ; Olivenöl/Olivenöle/n ; huile d'olive/huiles d'olive/f ; olio d'oliva/oli d'oliva/m ; aceite de oliva/aceites de oliva/m
coconut oil ; n ; Kokosöl/Kokosöle/n ; huile de coco/huiles de coco/f ; olio di cocco/oli di cocco/m ; aceite de coco/aceites de coco/m
oil~oils ; n ; Öl/Öle/n ; huile/huiles/f ; olio/oli/m ; aceite/aceites/m
vinegar ; n ; Essig/Essige/m ; vinaigre/vinaigres/m ; aceto/aceti/m ; vinagre/vinagres/m
sauce~sauces ; n ; Sauce/Saucen/f ; sauce/sauces/f ; salsa/salse/f ; salsa/salsas/f
jam~jams ; n ; Marmelade/Marmeladen/f ; confiture/confitures/f ; marmellata/marmellate/f ; mermelada/mermeladas/f
peanut butter ; n ; Erdnussbutter/f ; beurre de cacahuète/beurres de cacahuète/m ; burro di arachidi/burri di arachidi/m ; crema de cacahuete/cremas de cacahuete/f
flour ; n ; Mehl/Mehle/n ; farine/farines/f ; farina/farine/f ; harina/harinas/f
rice ; n ; Reis/m ; riz/m ; riso/risi/m ; arroz/arroces/m
pasta ; n ; Pasta/f ; pâtes/f ; pasta/f ; pasta/f
cheese~cheeses ; n ; Käse/m ; fromage/fromages/m ; formaggio/formaggi/m ; queso/quesos/m
milk ; n ; Milch/f ; lait/laits/m ; latte/latti/m ; leche/leches/f
egg~eggs ; n ; Ei/Eier/n ; œuf/œufs/m ; uovo/uova/m ; huevo/huevos/m
meat ; n ; Fleisch/n ; viande/viandes/f ; carne/carni/f ; carne/carnes/f
ice cream ; n ; Eis/n ; glace/glaces/f ; gelato/gelati/m ; helado/helados/m
ice-cream ; n ; Eis/n ; glace/glaces/f ; gelato/gelati/m ; helado/helados/m
ice ; n ; Eis/n ; glace/glaces/f ; ghiaccio/ghiacci/m ; hielo/hielos/m
water ; n ; Wasser/n ; eau/eaux/f ; acqua/acque/f ; agua/aguas/f
juice~juices ; n ; Saft/Säfte/m ; jus/m ; succo/succhi/m ; zumo/zumos/m
wine~wines ; n ; Wein/Weine/m ; vin/vins/m ; vino/vini/m ; vino/vinos/m
red wine~red wines ; n ; Rotwein/Rotweine/m ; vin rouge/vins rouges/m ; vino rosso/vini rossi/m ; vino tinto/vinos tintos/m
white wine~white wines ; n ; Weißwein/Weißweine/m ; vin blanc/vins blancs/m ; vino bianco/vini bianchi/m ; vino blanco/vinos blancos/m
champagne bottle~champagne bottles ; n ; Champagnerflasche/Champagnerflaschen/f ; bouteille de champagne/bouteilles de champagne/f ; bottiglia di champagne/bottiglie di champagne/f ; botella de champán/botellas de champán/f
beer~beers ; n ; Bier/Biere/n ; bière/bières/f ; birra/birre/f ; cerveza/cervezas/f
whisky ; n ; Whisky/Whiskys/m ; whisky/whiskys/m ; whisky/m ; whisky/whiskys/m
whiskey ; n ; Whisky/Whiskys/m ; whisky/whiskys/m ; whisky/m ; whisky/whiskys/m
gin ; n ; Gin/Gins/m ; gin/gins/m ; gin/m ; ginebra/ginebras/f
food colouring ; n ; Lebensmittelfarbe/Lebensmittelfarben/f ; colorant alimentaire/colorants alimentaires/m ; colorante alimentare/coloranti alimentari/m ; colorante alimentario/colorantes alimentarios/m
food coloring ; n ; Lebensmittelfarbe/Lebensmittelfarben/f ; colorant alimentaire/colorants alimentaires/m ; colorante alimentare/coloranti alimentari/m ; colorante alimentario/colorantes alimentarios/m
icing ; n ; Fondant/Fondants/m ; pâte à sucre/pâtes à sucre/f ; pasta di zucchero/paste di zucchero/f ; fondant/m
fondant ; n ; Fondant/Fondants/m ; pâte à sucre/pâtes à sucre/f ; pasta di zucchero/paste di zucchero/f ; fondant/m
sprinkles ; n ; Zuckerstreusel/Zuckerstreusel/m ; vermicelles/m ; zuccherini/m ; fideos de azúcar/m
hamper~hampers ; n ; Geschenkkorb/Geschenkkörbe/m ; panier garni/paniers garnis/m ; cesto regalo/cesti regalo/m ; cesta de regalo/cestas de regalo/f
gift hamper~gift hampers ; n ; Geschenkkorb/Geschenkkörbe/m ; panier garni/paniers garnis/m ; cesto regalo/cesti regalo/m ; cesta de regalo/cestas de regalo/f
picnic basket~picnic baskets ; n ; Picknickkorb/Picknickkörbe/m ; panier de pique-nique/paniers de pique-nique/m ; cestino da picnic/cestini da picnic/m ; cesta de pícnic/cestas de pícnic/f
picnic hamper~picnic hampers ; n ; Picknickkorb/Picknickkörbe/m ; panier de pique-nique/paniers de pique-nique/m ; cestino da picnic/cestini da picnic/m ; cesta de pícnic/cestas de pícnic/f
picnic~picnics ; n ; Picknick/Picknicks/n ; pique-nique/pique-niques/m ; picnic/m ; pícnic/pícnics/m
`;
