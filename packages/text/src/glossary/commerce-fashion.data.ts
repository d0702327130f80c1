/** Clothing, shoes, bags, jewellery and watches. */
export const COMMERCE_FASHION = `
# clothing
clothes ; n ; Kleidung/f ; vêtements/m ; abbigliamento/m ; ropa/f
clothing ; n ; Kleidung/f ; vêtements/m ; abbigliamento/m ; ropa/f
apparel ; n ; Kleidung/f ; vêtements/m ; abbigliamento/m ; ropa/f
fashion ; n ; Mode/Moden/f ; mode/modes/f ; moda/mode/f ; moda/modas/f
outfit~outfits ; n ; Outfit/Outfits/n ; tenue/tenues/f ; completo/completi/m ; conjunto/conjuntos/m
uniform~uniforms ; n ; Uniform/Uniformen/f ; uniforme/uniformes/m ; uniforme/uniformi/f ; uniforme/uniformes/m
workwear ; n ; Arbeitskleidung/f ; vêtements de travail/m ; abbigliamento da lavoro/m ; ropa de trabajo/f
sportswear ; n ; Sportbekleidung/f ; vêtements de sport/m ; abbigliamento sportivo/m ; ropa deportiva/f
nightwear ; n ; Nachtwäsche/f ; vêtements de nuit/m ; abbigliamento da notte/m ; ropa de dormir/f
sleepwear ; n ; Nachtwäsche/f ; vêtements de nuit/m ; abbigliamento da notte/m ; ropa de dormir/f
loungewear ; n ; Loungewear/f ; tenue d'intérieur/tenues d'intérieur/f ; abbigliamento da casa/m ; ropa de casa/f
swimwear ; n ; Bademode/f ; maillots de bain/m ; costumi da bagno/m ; ropa de baño/f
knitwear ; n ; Strickwaren/f ; tricot/tricots/m ; maglieria/f ; ropa de punto/f
dress~dresses ; n ; Kleid/Kleider/n ; robe/robes/f ; vestito/vestiti/m ; vestido/vestidos/m
maxi dress~maxi dresses ; n ; Maxikleid/Maxikleider/n ; robe longue/robes longues/f ; vestito lungo/vestiti lunghi/m ; vestido largo/vestidos largos/m
midi dress~midi dresses ; n ; Midikleid/Midikleider/n ; robe mi-longue/robes mi-longues/f ; vestito midi/vestiti midi/m ; vestido midi/vestidos midi/m
mini dress~mini dresses ; n ; Minikleid/Minikleider/n ; robe courte/robes courtes/f ; vestito corto/vestiti corti/m ; vestido corto/vestidos cortos/m
evening dress~evening dresses ; n ; Abendkleid/Abendkleider/n ; robe de soirée/robes de soirée/f ; abito da sera/abiti da sera/m ; vestido de noche/vestidos de noche/m
summer dress~summer dresses ; n ; Sommerkleid/Sommerkleider/n ; robe d'été/robes d'été/f ; vestito estivo/vestiti estivi/m ; vestido de verano/vestidos de verano/m
party dress~party dresses ; n ; Partykleid/Partykleider/n ; robe de soirée/robes de soirée/f ; vestito da festa/vestiti da festa/m ; vestido de fiesta/vestidos de fiesta/m
prom dress~prom dresses ; n ; Ballkleid/Ballkleider/n ; robe de bal/robes de bal/f ; abito da ballo/abiti da ballo/m ; vestido de graduación/vestidos de graduación/m
ball gown~ball gowns ; n ; Ballkleid/Ballkleider/n ; robe de bal/robes de bal/f ; abito da ballo/abiti da ballo/m ; vestido de gala/vestidos de gala/m
shirt dress~shirt dresses ; n ; Hemdblusenkleid/Hemdblusenkleider/n ; robe chemise/robes chemise/f ; abito chemisier/abiti chemisier/m ; vestido camisero/vestidos camiseros/m
skirt~skirts ; n ; Rock/Röcke/m ; jupe/jupes/f ; gonna/gonne/f ; falda/faldas/f
pencil skirt~pencil skirts ; n ; Bleistiftrock/Bleistiftröcke/m ; jupe crayon/jupes crayon/f ; gonna a tubino/gonne a tubino/f ; falda de tubo/faldas de tubo/f
tutu~tutus ; n ; Tutu/Tutus/n ; tutu/tutus/m ; tutù/m ; tutú/tutús/m
shirt~shirts ; n ; Hemd/Hemden/n ; chemise/chemises/f ; camicia/camicie/f ; camisa/camisas/f
t-shirt~t-shirts ; n ; T-Shirt/T-Shirts/n ; t-shirt/t-shirts/m ; t-shirt/f ; camiseta/camisetas/f
t shirt~t shirts ; n ; T-Shirt/T-Shirts/n ; t-shirt/t-shirts/m ; t-shirt/f ; camiseta/camisetas/f
tshirt~tshirts ; n ; T-Shirt/T-Shirts/n ; t-shirt/t-shirts/m ; t-shirt/f ; camiseta/camisetas/f
tee~tees ; n ; T-Shirt/T-Shirts/n ; t-shirt/t-shirts/m ; t-shirt/f ; camiseta/camisetas/f
tee shirt~tee shirts ; n ; T-Shirt/T-Shirts/n ; t-shirt/t-shirts/m ; t-shirt/f ; camiseta/camisetas/f
polo shirt~polo shirts ; n ; Poloshirt/Poloshirts/n ; polo/polos/m ; polo/f ; polo/polos/m
blouse~blouses ; n ; Bluse/Blusen/f ; chemisier/chemisiers/m ; camicetta/camicette/f ; blusa/blusas/f
vest top~vest tops ; n ; Tanktop/Tanktops/n ; débardeur/débardeurs/m ; canotta/canotte/f ; camiseta sin mangas/camisetas sin mangas/f
tank top~tank tops ; n ; Tanktop/Tanktops/n ; débardeur/débardeurs/m ; canotta/canotte/f ; camiseta sin mangas/camisetas sin mangas/f
crop top~crop tops ; n ; Crop-Top/Crop-Tops/n ; crop top/crops top/m ; crop top/m ; top corto/tops cortos/m
tunic~tunics ; n ; Tunika/Tuniken/f ; tunique/tuniques/f ; tunica/tuniche/f ; túnica/túnicas/f
jumper~jumpers ; n ; Pullover/m ; pull/pulls/m ; maglione/maglioni/m ; jersey/jerseys/m
sweater~sweaters ; n ; Pullover/m ; pull/pulls/m ; maglione/maglioni/m ; jersey/jerseys/m
pullover~pullovers ; n ; Pullover/m ; pull/pulls/m ; maglione/maglioni/m ; jersey/jerseys/m
sweatshirt~sweatshirts ; n ; Sweatshirt/Sweatshirts/n ; sweat-shirt/sweat-shirts/m ; felpa/felpe/f ; sudadera/sudaderas/f
hoodie~hoodies ; n ; Kapuzenpullover/m ; sweat à capuche/sweats à capuche/m ; felpa con cappuccio/felpe con cappuccio/f ; sudadera con capucha/sudaderas con capucha/f
hoody ; n ; Kapuzenpullover/m ; sweat à capuche/sweats à capuche/m ; felpa con cappuccio/felpe con cappuccio/f ; sudadera con capucha/sudaderas con capucha/f
hooded sweatshirt~hooded sweatshirts ; n ; Kapuzenpullover/m ; sweat à capuche/sweats à capuche/m ; felpa con cappuccio/felpe con cappuccio/f ; sudadera con capucha/sudaderas con capucha/f
cardigan~cardigans ; n ; Strickjacke/Strickjacken/f ; gilet/gilets/m ; cardigan/m ; cárdigan/cárdigans/m
jacket~jackets ; n ; Jacke/Jacken/f ; veste/vestes/f ; giacca/giacche/f ; chaqueta/chaquetas/f
leather jacket~leather jackets ; n ; Lederjacke/Lederjacken/f ; veste en cuir/vestes en cuir/f ; giacca di pelle/giacche di pelle/f ; chaqueta de cuero/chaquetas de cuero/f
denim jacket~denim jackets ; n ; Jeansjacke/Jeansjacken/f ; veste en jean/vestes en jean/f ; giacca di jeans/giacche di jeans/f ; chaqueta vaquera/chaquetas vaqueras/f
bomber jacket~bomber jackets ; n ; Bomberjacke/Bomberjacken/f ; blouson bomber/blousons bomber/m ; giubbotto bomber/giubbotti bomber/m ; cazadora bomber/cazadoras bomber/f
puffer jacket~puffer jackets ; n ; Steppjacke/Steppjacken/f ; doudoune/doudounes/f ; piumino/piumini/m ; chaqueta acolchada/chaquetas acolchadas/f
padded jacket~padded jackets ; n ; Steppjacke/Steppjacken/f ; doudoune/doudounes/f ; piumino/piumini/m ; chaqueta acolchada/chaquetas acolchadas/f
rain jacket~rain jackets ; n ; Regenjacke/Regenjacken/f ; veste de pluie/vestes de pluie/f ; giacca antipioggia/giacche antipioggia/f ; chubasquero/chubasqueros/m
softshell jacket~softshell jackets ; n ; Softshelljacke/Softshelljacken/f ; veste softshell/vestes softshell/f ; giacca softshell/giacche softshell/f ; chaqueta softshell/chaquetas softshell/f
fleece jacket~fleece jackets ; n ; Fleecejacke/Fleecejacken/f ; veste polaire/vestes polaires/f ; giacca in pile/giacche in pile/f ; chaqueta polar/chaquetas polares/f
ski jacket~ski jackets ; n ; Skijacke/Skijacken/f ; veste de ski/vestes de ski/f ; giacca da sci/giacche da sci/f ; chaqueta de esquí/chaquetas de esquí/f
windbreaker~windbreakers ; n ; Windbreaker/m ; coupe-vent/m ; giacca a vento/giacche a vento/f ; cortavientos/m
gilet~gilets ; n ; Weste/Westen/f ; gilet sans manches/gilets sans manches/m ; gilet/m ; chaleco/chalecos/m
body warmer~body warmers ; n ; Weste/Westen/f ; gilet sans manches/gilets sans manches/m ; gilet/m ; chaleco/chalecos/m
bodywarmer~bodywarmers ; n ; Weste/Westen/f ; gilet sans manches/gilets sans manches/m ; gilet/m ; chaleco/chalecos/m
waistcoat~waistcoats ; n ; Weste/Westen/f ; gilet/gilets/m ; panciotto/panciotti/m ; chaleco/chalecos/m
vest~vests ; n ; Weste/Westen/f ; gilet/gilets/m ; canotta/canotte/f ; chaleco/chalecos/m
blazer~blazers ; n ; Blazer/m ; blazer/blazers/m ; blazer/m ; americana/americanas/f
suit~suits ; n ; Anzug/Anzüge/m ; costume/costumes/m ; completo/completi/m ; traje/trajes/m
tuxedo~tuxedos ; n ; Smoking/Smokings/m ; smoking/smokings/m ; smoking/m ; esmoquin/esmóquines/m
coat~coats ; n ; Mantel/Mäntel/m ; manteau/manteaux/m ; cappotto/cappotti/m ; abrigo/abrigos/m
trench coat~trench coats ; n ; Trenchcoat/Trenchcoats/m ; trench/trenchs/m ; trench/m ; gabardina/gabardinas/f
raincoat~raincoats ; n ; Regenmantel/Regenmäntel/m ; imperméable/imperméables/m ; impermeabile/impermeabili/m ; impermeable/impermeables/m
parka~parkas ; n ; Parka/Parkas/m ; parka/parkas/f ; parka/m ; parka/parkas/f
poncho~ponchos ; n ; Poncho/Ponchos/m ; poncho/ponchos/m ; poncho/m ; poncho/ponchos/m
cape~capes ; n ; Umhang/Umhänge/m ; cape/capes/f ; mantello/mantelli/m ; capa/capas/f
cloak~cloaks ; n ; Umhang/Umhänge/m ; cape/capes/f ; mantello/mantelli/m ; capa/capas/f
kimono~kimonos ; n ; Kimono/Kimonos/m ; kimono/kimonos/m ; kimono/m ; kimono/kimonos/m
overalls ; n ; Overall/Overalls/m ; combinaison de travail/combinaisons de travail/f ; tuta da lavoro/tute da lavoro/f ; mono de trabajo/monos de trabajo/m
coveralls ; n ; Overall/Overalls/m ; combinaison de travail/combinaisons de travail/f ; tuta da lavoro/tute da lavoro/f ; mono de trabajo/monos de trabajo/m
boiler suit~boiler suits ; n ; Overall/Overalls/m ; combinaison de travail/combinaisons de travail/f ; tuta da lavoro/tute da lavoro/f ; mono de trabajo/monos de trabajo/m
dungarees ; n ; Latzhose/Latzhosen/f ; salopette/salopettes/f ; salopette/f ; peto/petos/m
jumpsuit~jumpsuits ; n ; Jumpsuit/Jumpsuits/m ; combinaison/combinaisons/f ; tuta/tute/f ; mono/monos/m
playsuit~playsuits ; n ; Playsuit/Playsuits/m ; combishort/combishorts/m ; tuta/tute/f ; mono corto/monos cortos/m
onesie~onesies ; n ; Einteiler/m ; combinaison/combinaisons/f ; tutina/tutine/f ; mono/monos/m
trousers ; n ; Hose/Hosen/f ; pantalon/pantalons/m ; pantaloni/pantaloni/m ; pantalón/pantalones/m
cargo trousers ; n ; Cargohose/Cargohosen/f ; pantalon cargo/pantalons cargo/m ; pantalone cargo/pantaloni cargo/m ; pantalón cargo/pantalones cargo/m
cargo pants ; n ; Cargohose/Cargohosen/f ; pantalon cargo/pantalons cargo/m ; pantalone cargo/pantaloni cargo/m ; pantalón cargo/pantalones cargo/m
work trousers ; n ; Arbeitshose/Arbeitshosen/f ; pantalon de travail/pantalons de travail/m ; pantalone da lavoro/pantaloni da lavoro/m ; pantalón de trabajo/pantalones de trabajo/m
chinos ; n ; Chinohose/Chinohosen/f ; pantalon chino/pantalons chino/m ; pantalone chino/pantaloni chino/m ; pantalón chino/pantalones chino/m
chino ; n ; Chinohose/Chinohosen/f ; pantalon chino/pantalons chino/m ; pantalone chino/pantaloni chino/m ; pantalón chino/pantalones chino/m
pair of jeans~jeans ; n ; Jeans/f ; jean/jeans/m ; jeans/m ; vaqueros/m
pair of skinny jeans~skinny jeans ; n ; Skinny-Jeans/f ; jean skinny/jeans skinny/m ; jeans skinny/m ; vaqueros pitillo/m
pair of shorts~shorts ; n ; Shorts/f ; short/shorts/m ; pantaloncini/m ; pantalones cortos/m
pair of cargo shorts~cargo shorts ; n ; Cargoshorts/f ; short cargo/shorts cargo/m ; bermuda cargo/m ; bermudas cargo/f
swim shorts ; n ; Badeshorts/f ; short de bain/shorts de bain/m ; costume a pantaloncino/costumi a pantaloncino/m ; bañador/bañadores/m
swimming shorts ; n ; Badeshorts/f ; short de bain/shorts de bain/m ; costume a pantaloncino/costumi a pantaloncino/m ; bañador/bañadores/m
swimming trunks ; n ; Badeshorts/f ; short de bain/shorts de bain/m ; costume a pantaloncino/costumi a pantaloncino/m ; bañador/bañadores/m
swim trunks ; n ; Badeshorts/f ; short de bain/shorts de bain/m ; costume a pantaloncino/costumi a pantaloncino/m ; bañador/bañadores/m
joggers ; n ; Jogginghose/Jogginghosen/f ; pantalon de jogging/pantalons de jogging/m ; pantalone da jogging/pantaloni da jogging/m ; pantalón de chándal/pantalones de chándal/m
jogging bottoms ; n ; Jogginghose/Jogginghosen/f ; pantalon de jogging/pantalons de jogging/m ; pantalone da jogging/pantaloni da jogging/m ; pantalón de chándal/pantalones de chándal/m
sweatpants ; n ; Jogginghose/Jogginghosen/f ; pantalon de jogging/pantalons de jogging/m ; pantalone da jogging/pantaloni da jogging/m ; pantalón de chándal/pantalones de chándal/m
tracksuit bottoms ; n ; Jogginghose/Jogginghosen/f ; pantalon de jogging/pantalons de jogging/m ; pantalone da jogging/pantaloni da jogging/m ; pantalón de chándal/pantalones de chándal/m
tracksuit~tracksuits ; n ; Trainingsanzug/Trainingsanzüge/m ; survêtement/survêtements/m ; tuta da ginnastica/tute da ginnastica/f ; chándal/chándales/m
legging~leggings ; n ; Leggings/f ; legging/leggings/m ; leggings/m ; mallas/f
pair of tights~tights ; n ; Strumpfhose/Strumpfhosen/f ; collant/collants/m ; collant/m ; medias/f
pair of pantyhose~pantyhose ; n ; Strumpfhose/Strumpfhosen/f ; collant/collants/m ; collant/m ; medias/f
stocking~stockings ; n ; Strumpf/Strümpfe/m ; bas/m ; calza/calze/f ; media/medias/f
hold ups ; n ; halterlose Strümpfe/halterlose Strümpfe/m ; bas autofixants/m ; calze autoreggenti/f ; media autoadhesiva/medias autoadhesivas/f
sock~socks ; n ; Socke/Socken/f ; chaussette/chaussettes/f ; calzino/calzini/m ; calcetín/calcetines/m
ankle sock~ankle socks ; n ; Sneakersocke/Sneakersocken/f ; socquette/socquettes/f ; calzino corto/calzini corti/m ; calcetín tobillero/calcetines tobilleros/m
trainer sock~trainer socks ; n ; Sneakersocke/Sneakersocken/f ; socquette/socquettes/f ; calzino corto/calzini corti/m ; calcetín tobillero/calcetines tobilleros/m
knee high socks ; n ; Kniestrümpfe/Kniestrümpfe/m ; chaussettes hautes/f ; calzettoni/m ; calcetines altos/m
knee socks ; n ; Kniestrümpfe/Kniestrümpfe/m ; chaussettes hautes/f ; calzettoni/m ; calcetines altos/m
compression sock~compression socks ; n ; Kompressionsstrumpf/Kompressionsstrümpfe/m ; chaussette de compression/chaussettes de compression/f ; calza a compressione/calze a compressione/f ; calcetín de compresión/calcetines de compresión/m
piece of underwear~underwear ; n ; Unterwäsche/f ; sous-vêtement/sous-vêtements/m ; intimo/intimi/m ; prenda interior/prendas interiores/f
lingerie ; n ; Dessous/n ; lingerie/lingeries/f ; lingerie/f ; lencería/f
boxer shorts ; n ; Boxershorts/f ; boxer/boxers/m ; boxer/m ; bóxer/bóxers/m
boxers ; n ; Boxershorts/f ; boxer/boxers/m ; boxer/m ; bóxer/bóxers/m
briefs ; n ; Slip/Slips/m ; slip/slips/m ; slip/m ; slip/slips/m
pants ; n ; Slip/Slips/m ; slip/slips/m ; slip/m ; slip/slips/m
pair of knickers~knickers ; n ; Slip/Slips/m ; culotte/culottes/f ; mutandine/f ; bragas/f
pair of panties~panties ; n ; Slip/Slips/m ; culotte/culottes/f ; mutandine/f ; bragas/f
thong~thongs ; n ; Tanga/Tangas/m ; string/strings/m ; perizoma/m ; tanga/tangas/m
bra~bras ; n ; BH/BHs/m ; soutien-gorge/soutiens-gorge/m ; reggiseno/reggiseni/m ; sujetador/sujetadores/m
sports bra~sports bras ; n ; Sport-BH/Sport-BHs/m ; brassière de sport/brassières de sport/f ; reggiseno sportivo/reggiseni sportivi/m ; sujetador deportivo/sujetadores deportivos/m
nursing bra~nursing bras ; n ; Still-BH/Still-BHs/m ; soutien-gorge d'allaitement/soutiens-gorge d'allaitement/m ; reggiseno allattamento/reggiseni allattamento/m ; sujetador de lactancia/sujetadores de lactancia/m
corset~corsets ; n ; Korsett/Korsetts/n ; corset/corsets/m ; corsetto/corsetti/m ; corsé/corsés/m
bodysuit~bodysuits ; n ; Body/Bodys/m ; body/bodys/m ; body/m ; body/bodys/m
pyjamas ; n ; Schlafanzug/Schlafanzüge/m ; pyjama/pyjamas/m ; pigiama/pigiami/m ; pijama/pijamas/m
pajamas ; n ; Schlafanzug/Schlafanzüge/m ; pyjama/pyjamas/m ; pigiama/pigiami/m ; pijama/pijamas/m
pyjama set~pyjama sets ; n ; Schlafanzug/Schlafanzüge/m ; pyjama/pyjamas/m ; pigiama/pigiami/m ; pijama/pijamas/m
pjs ; n ; Schlafanzug/Schlafanzüge/m ; pyjama/pyjamas/m ; pigiama/pigiami/m ; pijama/pijamas/m
nightdress~nightdresses ; n ; Nachthemd/Nachthemden/n ; chemise de nuit/chemises de nuit/f ; camicia da notte/camicie da notte/f ; camisón/camisones/m
nightie~nighties ; n ; Nachthemd/Nachthemden/n ; chemise de nuit/chemises de nuit/f ; camicia da notte/camicie da notte/f ; camisón/camisones/m
nightgown~nightgowns ; n ; Nachthemd/Nachthemden/n ; chemise de nuit/chemises de nuit/f ; camicia da notte/camicie da notte/f ; camisón/camisones/m
dressing gown~dressing gowns ; n ; Bademantel/Bademäntel/m ; peignoir/peignoirs/m ; vestaglia/vestaglie/f ; bata/batas/f
bathrobe~bathrobes ; n ; Bademantel/Bademäntel/m ; peignoir/peignoirs/m ; accappatoio/accappatoi/m ; albornoz/albornoces/m
robe~robes ; n ; Bademantel/Bademäntel/m ; peignoir/peignoirs/m ; accappatoio/accappatoi/m ; albornoz/albornoces/m
bikini~bikinis ; n ; Bikini/Bikinis/m ; bikini/bikinis/m ; bikini/m ; bikini/bikinis/m
swimsuit~swimsuits ; n ; Badeanzug/Badeanzüge/m ; maillot de bain/maillots de bain/m ; costume da bagno/costumi da bagno/m ; bañador/bañadores/m
swimming costume~swimming costumes ; n ; Badeanzug/Badeanzüge/m ; maillot de bain/maillots de bain/m ; costume da bagno/costumi da bagno/m ; bañador/bañadores/m
bathing suit~bathing suits ; n ; Badeanzug/Badeanzüge/m ; maillot de bain/maillots de bain/m ; costume da bagno/costumi da bagno/m ; bañador/bañadores/m
wetsuit~wetsuits ; n ; Neoprenanzug/Neoprenanzüge/m ; combinaison néoprène/combinaisons néoprène/f ; muta in neoprene/mute in neoprene/f ; traje de neopreno/trajes de neopreno/m
top~tops ; n ; Oberteil/Oberteile/n ; haut/hauts/m ; top/m ; top/tops/m
base layer~base layers ; n ; Funktionsunterwäsche/f ; sous-vêtement technique/sous-vêtements techniques/m ; intimo termico/intimi termici/m ; camiseta térmica/camisetas térmicas/f
football shirt~football shirts ; n ; Fußballtrikot/Fußballtrikots/n ; maillot de foot/maillots de foot/m ; maglia da calcio/maglie da calcio/f ; camiseta de fútbol/camisetas de fútbol/f
soccer jersey~soccer jerseys ; n ; Fußballtrikot/Fußballtrikots/n ; maillot de foot/maillots de foot/m ; maglia da calcio/maglie da calcio/f ; camiseta de fútbol/camisetas de fútbol/f
sleeve~sleeves ; n ; Ärmel/m ; manche/manches/f ; manica/maniche/f ; manga/mangas/f
collar~collars ; n ; Kragen/m ; col/cols/m ; colletto/colletti/m ; cuello/cuellos/m
hood~hoods ; n ; Kapuze/Kapuzen/f ; capuche/capuches/f ; cappuccio/cappucci/m ; capucha/capuchas/f
pocket~pockets ; n ; Tasche/Taschen/f ; poche/poches/f ; tasca/tasche/f ; bolsillo/bolsillos/m
zip~zips ; n ; Reißverschluss/Reißverschlüsse/m ; fermeture éclair/fermetures éclair/f ; cerniera/cerniere/f ; cremallera/cremalleras/f
zipper~zippers ; n ; Reißverschluss/Reißverschlüsse/m ; fermeture éclair/fermetures éclair/f ; cerniera/cerniere/f ; cremallera/cremalleras/f
button~buttons ; n ; Knopf/Knöpfe/m ; bouton/boutons/m ; bottone/bottoni/m ; botón/botones/m
shoelace~shoelaces ; n ; Schnürsenkel/m ; lacet/lacets/m ; laccio/lacci/m ; cordón/cordones/m
shoe lace~shoe laces ; n ; Schnürsenkel/m ; lacet/lacets/m ; laccio/lacci/m ; cordón/cordones/m
laces ; n ; Schnürsenkel/m ; lacet/lacets/m ; laccio/lacci/m ; cordón/cordones/m
patch~patches ; n ; Aufnäher/m ; écusson/écussons/m ; toppa/toppe/f ; parche/parches/m
waist ; n ; Taille/Taillen/f ; taille/tailles/f ; vita/vite/f ; cintura/cinturas/f
# accessories
accessory ; n ; Zubehör/n ; accessoire/accessoires/m ; accessorio/accessori/m ; accesorio/accesorios/m
hat~hats ; n ; Hut/Hüte/m ; chapeau/chapeaux/m ; cappello/cappelli/m ; sombrero/sombreros/m
cap~caps ; n ; Kappe/Kappen/f ; casquette/casquettes/f ; cappellino/cappellini/m ; gorra/gorras/f
baseball cap~baseball caps ; n ; Baseballkappe/Baseballkappen/f ; casquette de baseball/casquettes de baseball/f ; cappellino da baseball/cappellini da baseball/m ; gorra de béisbol/gorras de béisbol/f
beanie~beanies ; n ; Mütze/Mützen/f ; bonnet/bonnets/m ; berretto/berretti/m ; gorro/gorros/m
beanie hat~beanie hats ; n ; Mütze/Mützen/f ; bonnet/bonnets/m ; berretto/berretti/m ; gorro/gorros/m
woolly hat~woolly hats ; n ; Mütze/Mützen/f ; bonnet/bonnets/m ; berretto/berretti/m ; gorro/gorros/m
bucket hat~bucket hats ; n ; Fischerhut/Fischerhüte/m ; bob/bobs/m ; cappello da pescatore/cappelli da pescatore/m ; gorro de pescador/gorros de pescador/m
sun hat~sun hats ; n ; Sonnenhut/Sonnenhüte/m ; chapeau de soleil/chapeaux de soleil/m ; cappello da sole/cappelli da sole/m ; sombrero de sol/sombreros de sol/m
straw hat~straw hats ; n ; Strohhut/Strohhüte/m ; chapeau de paille/chapeaux de paille/m ; cappello di paglia/cappelli di paglia/m ; sombrero de paja/sombreros de paja/m
top hat~top hats ; n ; Zylinder/m ; haut-de-forme/hauts-de-forme/m ; cilindro/cilindri/m ; sombrero de copa/sombreros de copa/m
beret~berets ; n ; Baskenmütze/Baskenmützen/f ; béret/bérets/m ; basco/baschi/m ; boina/boinas/f
flat cap~flat caps ; n ; Schiebermütze/Schiebermützen/f ; casquette plate/casquettes plates/f ; coppola/coppole/f ; gorra plana/gorras planas/f
balaclava~balaclavas ; n ; Sturmhaube/Sturmhauben/f ; cagoule/cagoules/f ; passamontagna/m ; pasamontañas/m
scarf~scarves ; n ; Schal/Schals/m ; écharpe/écharpes/f ; sciarpa/sciarpe/f ; bufanda/bufandas/f
snood~snoods ; n ; Schlauchschal/Schlauchschals/m ; tour de cou/tours de cou/m ; scaldacollo/m ; braga de cuello/bragas de cuello/f
neck warmer~neck warmers ; n ; Schlauchschal/Schlauchschals/m ; tour de cou/tours de cou/m ; scaldacollo/m ; braga de cuello/bragas de cuello/f
headscarf~headscarves ; n ; Kopftuch/Kopftücher/n ; foulard/foulards/m ; foulard/foulard/m ; pañuelo/pañuelos/m
bandana~bandanas ; n ; Bandana/Bandanas/n ; bandana/bandanas/m ; bandana/f ; bandana/bandanas/f
shawl~shawls ; n ; Schultertuch/Schultertücher/n ; châle/châles/m ; scialle/scialli/m ; chal/chales/m
glove~gloves ; n ; Handschuh/Handschuhe/m ; gant/gants/m ; guanto/guanti/m ; guante/guantes/m
mitten~mittens ; n ; Fäustling/Fäustlinge/m ; moufle/moufles/f ; muffola/muffole/f ; manopla/manoplas/f
belt~belts ; n ; Gürtel/m ; ceinture/ceintures/f ; cintura/cinture/f ; cinturón/cinturones/m
buckle~buckles ; n ; Schnalle/Schnallen/f ; boucle/boucles/f ; fibbia/fibbie/f ; hebilla/hebillas/f
braces ; n ; Hosenträger/Hosenträger/m ; bretelles/f ; bretelle/f ; tirantes/m
suspenders ; n ; Hosenträger/Hosenträger/m ; bretelles/f ; bretelle/f ; tirantes/m
tie~ties ; n ; Krawatte/Krawatten/f ; cravate/cravates/f ; cravatta/cravatte/f ; corbata/corbatas/f
necktie~neckties ; n ; Krawatte/Krawatten/f ; cravate/cravates/f ; cravatta/cravatte/f ; corbata/corbatas/f
bow tie~bow ties ; n ; Fliege/Fliegen/f ; nœud papillon/nœuds papillon/m ; papillon/m ; pajarita/pajaritas/f
bowtie~bowties ; n ; Fliege/Fliegen/f ; nœud papillon/nœuds papillon/m ; papillon/m ; pajarita/pajaritas/f
cufflink~cufflinks ; n ; Manschettenknopf/Manschettenknöpfe/m ; bouton de manchette/boutons de manchette/m ; gemello/gemelli/m ; gemelo/gemelos/m
cuff link~cuff links ; n ; Manschettenknopf/Manschettenknöpfe/m ; bouton de manchette/boutons de manchette/m ; gemello/gemelli/m ; gemelo/gemelos/m
pair of glasses~glasses ; n ; Brille/f ; lunettes/f ; occhiali/m ; gafas/f
sunglass~sunglasses ; n ; Sonnenbrille/f ; lunettes de soleil/f ; occhiali da sole/m ; gafas de sol/f
reading glass~reading glasses ; n ; Lesebrille/f ; lunettes de lecture/f ; occhiali da lettura/m ; gafas de lectura/f
eyeglass~eyeglasses ; n ; Brille/f ; lunettes/f ; occhiali/m ; gafas/f
spectacle~spectacles ; n ; Brille/f ; lunettes/f ; occhiali/m ; gafas/f
glasses case~glasses cases ; n ; Brillenetui/Brillenetuis/n ; étui à lunettes/étuis à lunettes/m ; custodia per occhiali/custodie per occhiali/f ; funda para gafas/fundas para gafas/f
umbrella~umbrellas ; n ; Regenschirm/Regenschirme/m ; parapluie/parapluies/m ; ombrello/ombrelli/m ; paraguas/m
handkerchief~handkerchiefs ; n ; Taschentuch/Taschentücher/n ; mouchoir/mouchoirs/m ; fazzoletto/fazzoletti/m ; pañuelo/pañuelos/m
hanky ; n ; Taschentuch/Taschentücher/n ; mouchoir/mouchoirs/m ; fazzoletto/fazzoletti/m ; pañuelo/pañuelos/m
hair clip~hair clips ; n ; Haarspange/Haarspangen/f ; barrette/barrettes/f ; fermaglio per capelli/fermagli per capelli/m ; pinza para el pelo/pinzas para el pelo/f
hair slide~hair slides ; n ; Haarspange/Haarspangen/f ; barrette/barrettes/f ; fermaglio per capelli/fermagli per capelli/m ; pinza para el pelo/pinzas para el pelo/f
hair grip~hair grips ; n ; Haarklammer/Haarklammern/f ; barrette/barrettes/f ; fermaglio per capelli/fermagli per capelli/m ; pinza para el pelo/pinzas para el pelo/f
hair band~hair bands ; n ; Haarband/Haarbänder/n ; serre-tête/m ; cerchietto/cerchietti/m ; diadema/diademas/f
hairband~hairbands ; n ; Haarreif/Haarreife/m ; serre-tête/m ; cerchietto/cerchietti/m ; diadema/diademas/f
headband~headbands ; n ; Haarband/Haarbänder/n ; serre-tête/m ; cerchietto/cerchietti/m ; diadema/diademas/f
alice band~alice bands ; n ; Haarreif/Haarreifen/m ; serre-tête/m ; cerchietto/cerchietti/m ; diadema/diademas/f
hair bobble~hair bobbles ; n ; Haargummi/Haargummis/n ; élastique à cheveux/élastiques à cheveux/m ; elastico per capelli/elastici per capelli/m ; coletero/coleteros/m
scrunchie~scrunchies ; n ; Haargummi/Haargummis/n ; chouchou/chouchous/m ; elastico per capelli/elastici per capelli/m ; coletero/coleteros/m
hair tie~hair ties ; n ; Haargummi/Haargummis/n ; élastique à cheveux/élastiques à cheveux/m ; elastico per capelli/elastici per capelli/m ; coletero/coleteros/m
hair bow~hair bows ; n ; Haarschleife/Haarschleifen/f ; nœud pour cheveux/nœuds pour cheveux/m ; fiocco per capelli/fiocchi per capelli/m ; lazo para el pelo/lazos para el pelo/m
fascinator~fascinators ; n ; Fascinator/Fascinators/m ; bibi/bibis/m ; fascinator/m ; tocado/tocados/m
tiara~tiaras ; n ; Diadem/Diademe/n ; diadème/diadèmes/m ; tiara/tiare/f ; tiara/tiaras/f
crown~crowns ; n ; Krone/Kronen/f ; couronne/couronnes/f ; corona/corone/f ; corona/coronas/f
wig~wigs ; n ; Perücke/Perücken/f ; perruque/perruques/f ; parrucca/parrucche/f ; peluca/pelucas/f
lanyard~lanyards ; n ; Schlüsselband/Schlüsselbänder/n ; tour de cou/tours de cou/m ; laccetto/laccetti/m ; cordón portallaves/cordones portallaves/m
keyring~keyrings ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
key ring~key rings ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
keychain~keychains ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
key chain~key chains ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
key fob~key fobs ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
badge~badges ; n ; Abzeichen/n ; badge/badges/m ; distintivo/distintivi/m ; chapa/chapas/f
pin badge~pin badges ; n ; Anstecker/m ; pin's/m ; spilla/spille/f ; pin/pines/m
lapel pin~lapel pins ; n ; Anstecker/m ; pin's/m ; spilla/spille/f ; pin/pines/m
enamel pin~enamel pins ; n ; Anstecker/m ; pin's/m ; spilla/spille/f ; pin/pines/m
brooch~brooches ; n ; Brosche/Broschen/f ; broche/broches/f ; spilla/spille/f ; broche/broches/m
ear muff~ear muffs ; n ; Ohrenschützer/m ; cache-oreilles/m ; paraorecchie/m ; orejera/orejeras/f
earmuff~earmuffs ; n ; Ohrenschützer/m ; cache-oreilles/m ; paraorecchie/m ; orejera/orejeras/f
apron~aprons ; n ; Schürze/Schürzen/f ; tablier/tabliers/m ; grembiule/grembiuli/m ; delantal/delantales/m
# shoes
shoe~shoes ; n ; Schuh/Schuhe/m ; chaussure/chaussures/f ; scarpa/scarpe/f ; zapato/zapatos/m
item of footwear~footwear ; n ; Schuh/Schuhe/m ; chaussure/chaussures/f ; calzatura/calzature/f ; calzado/calzado/m
trainer~trainers ; n ; Sneaker/m ; basket/baskets/f ; sneaker/f ; zapatilla/zapatillas/f
sneaker~sneakers ; n ; Sneaker/m ; basket/baskets/f ; sneaker/f ; zapatilla/zapatillas/f
running shoe~running shoes ; n ; Laufschuh/Laufschuhe/m ; chaussure de course/chaussures de course/f ; scarpa da corsa/scarpe da corsa/f ; zapatilla de running/zapatillas de running/f
running trainer~running trainers ; n ; Laufschuh/Laufschuhe/m ; chaussure de course/chaussures de course/f ; scarpa da corsa/scarpe da corsa/f ; zapatilla de running/zapatillas de running/f
football boot~football boots ; n ; Fußballschuh/Fußballschuhe/m ; chaussure de foot/chaussures de foot/f ; scarpa da calcio/scarpe da calcio/f ; bota de fútbol/botas de fútbol/f
soccer cleat~soccer cleats ; n ; Fußballschuh/Fußballschuhe/m ; chaussure de foot/chaussures de foot/f ; scarpa da calcio/scarpe da calcio/f ; bota de fútbol/botas de fútbol/f
walking boot~walking boots ; n ; Wanderschuh/Wanderschuhe/m ; chaussure de randonnée/chaussures de randonnée/f ; scarpone da trekking/scarponi da trekking/m ; bota de senderismo/botas de senderismo/f
hiking boot~hiking boots ; n ; Wanderschuh/Wanderschuhe/m ; chaussure de randonnée/chaussures de randonnée/f ; scarpone da trekking/scarponi da trekking/m ; bota de senderismo/botas de senderismo/f
safety boot~safety boots ; n ; Sicherheitsschuh/Sicherheitsschuhe/m ; chaussure de sécurité/chaussures de sécurité/f ; scarpa antinfortunistica/scarpe antinfortunistiche/f ; bota de seguridad/botas de seguridad/f
safety shoe~safety shoes ; n ; Sicherheitsschuh/Sicherheitsschuhe/m ; chaussure de sécurité/chaussures de sécurité/f ; scarpa antinfortunistica/scarpe antinfortunistiche/f ; bota de seguridad/botas de seguridad/f
work boot~work boots ; n ; Sicherheitsschuh/Sicherheitsschuhe/m ; chaussure de sécurité/chaussures de sécurité/f ; scarpa antinfortunistica/scarpe antinfortunistiche/f ; bota de seguridad/botas de seguridad/f
boot~boots ; n ; Stiefel/m ; botte/bottes/f ; stivale/stivali/m ; bota/botas/f
ankle boot~ankle boots ; n ; Stiefelette/Stiefeletten/f ; bottine/bottines/f ; stivaletto/stivaletti/m ; botín/botines/m
knee high boot~knee high boots ; n ; Kniestiefel/m ; botte haute/bottes hautes/f ; stivale alto/stivali alti/m ; bota alta/botas altas/f
chelsea boot~chelsea boots ; n ; Chelsea-Boot/Chelsea-Boots/m ; bottine chelsea/bottines chelsea/f ; stivaletto chelsea/stivaletti chelsea/m ; botín chelsea/botines chelsea/m
snow boot~snow boots ; n ; Schneestiefel/m ; botte de neige/bottes de neige/f ; stivale da neve/stivali da neve/m ; bota de nieve/botas de nieve/f
wellington boot~wellington boots ; n ; Gummistiefel/m ; botte de pluie/bottes de pluie/f ; stivale di gomma/stivali di gomma/m ; bota de agua/botas de agua/f
welly~wellies ; n ; Gummistiefel/m ; botte de pluie/bottes de pluie/f ; stivale di gomma/stivali di gomma/m ; bota de agua/botas de agua/f
wellington~wellingtons ; n ; Gummistiefel/m ; botte de pluie/bottes de pluie/f ; stivale di gomma/stivali di gomma/m ; bota de agua/botas de agua/f
rain boot~rain boots ; n ; Gummistiefel/m ; botte de pluie/bottes de pluie/f ; stivale di gomma/stivali di gomma/m ; bota de agua/botas de agua/f
sandal~sandals ; n ; Sandale/Sandalen/f ; sandale/sandales/f ; sandalo/sandali/m ; sandalia/sandalias/f
flip flop~flip flops ; n ; Zehentrenner/m ; tong/tongs/f ; infradito/m ; chancla/chanclas/f
flip-flop~flip-flops ; n ; Zehentrenner/m ; tong/tongs/f ; infradito/m ; chancla/chanclas/f
slider~sliders ; n ; Badelatsche/Badelatschen/f ; claquette/claquettes/f ; ciabatta/ciabatte/f ; chancla/chanclas/f
slipper~slippers ; n ; Hausschuh/Hausschuhe/m ; chausson/chaussons/m ; pantofola/pantofole/f ; zapatilla de casa/zapatillas de casa/f
clog~clogs ; n ; Clog/Clogs/m ; sabot/sabots/m ; zoccolo/zoccoli/m ; zueco/zuecos/m
loafer~loafers ; n ; Loafer/m ; mocassin/mocassins/m ; mocassino/mocassini/m ; mocasín/mocasines/m
moccasin~moccasins ; n ; Mokassin/Mokassins/m ; mocassin/mocassins/m ; mocassino/mocassini/m ; mocasín/mocasines/m
brogue~brogues ; n ; Budapester/m ; richelieu/richelieus/m ; scarpa brogue/scarpe brogue/f ; zapato brogue/zapatos brogue/m
court shoe~court shoes ; n ; Pumps/m ; escarpin/escarpins/m ; décolleté/f ; zapato de salón/zapatos de salón/m
pump heel~pump heels ; n ; Pumps/m ; escarpin/escarpins/m ; décolleté/f ; zapato de salón/zapatos de salón/m
ballet shoe~ballet shoes ; n ; Ballettschuh/Ballettschuhe/m ; chausson de danse/chaussons de danse/m ; scarpetta da danza/scarpette da danza/f ; zapatilla de ballet/zapatillas de ballet/f
ballet flat~ballet flats ; n ; Ballerina/Ballerinas/m ; ballerine/ballerines/f ; ballerina/ballerine/f ; bailarina/bailarinas/f
ballerina shoe~ballerina shoes ; n ; Ballerina/Ballerinas/m ; ballerine/ballerines/f ; ballerina/ballerine/f ; bailarina/bailarinas/f
wedge~wedges ; n ; Keilabsatz/Keilabsätze/m ; talon compensé/talons compensés/m ; zeppa/zeppe/f ; cuña/cuñas/f
wedge heel~wedge heels ; n ; Keilabsatz/Keilabsätze/m ; talon compensé/talons compensés/m ; zeppa/zeppe/f ; cuña/cuñas/f
heel~heels ; n ; Absatz/Absätze/m ; talon/talons/m ; tacco/tacchi/m ; tacón/tacones/m
stiletto~stilettos ; n ; Stiletto/Stilettos/m ; talon aiguille/talons aiguille/m ; tacco a spillo/tacchi a spillo/m ; tacón de aguja/tacones de aguja/m
platform~platforms ; n ; Plateau/Plateaus/n ; plateforme/plateformes/f ; plateau/m ; plataforma/plataformas/f
insole~insoles ; n ; Einlegesohle/Einlegesohlen/f ; semelle/semelles/f ; soletta/solette/f ; plantilla/plantillas/f
sole~soles ; n ; Sohle/Sohlen/f ; semelle/semelles/f ; suola/suole/f ; suela/suelas/f
shoe rack~shoe racks ; n ; Schuhregal/Schuhregale/n ; étagère à chaussures/étagères à chaussures/f ; scarpiera/scarpiere/f ; zapatero/zapateros/m
shoe polish ; n ; Schuhcreme/Schuhcremes/f ; cirage/cirages/m ; lucido da scarpe/lucidi da scarpe/m ; betún/betúnes/m
# bags
bag~bags ; n ; Tasche/Taschen/f ; sac/sacs/m ; borsa/borse/f ; bolsa/bolsas/f
handbag~handbags ; n ; Handtasche/Handtaschen/f ; sac à main/sacs à main/m ; borsa/borse/f ; bolso/bolsos/m
purse bag~purse bags ; n ; Handtasche/Handtaschen/f ; sac à main/sacs à main/m ; borsa/borse/f ; bolso/bolsos/m
shoulder bag~shoulder bags ; n ; Schultertasche/Schultertaschen/f ; sac à bandoulière/sacs à bandoulière/m ; borsa a spalla/borse a spalla/f ; bolso de hombro/bolsos de hombro/m
crossbody bag~crossbody bags ; n ; Umhängetasche/Umhängetaschen/f ; sac bandoulière/sacs bandoulière/m ; borsa a tracolla/borse a tracolla/f ; bolso bandolera/bolsos bandolera/m
cross body bag~cross body bags ; n ; Umhängetasche/Umhängetaschen/f ; sac bandoulière/sacs bandoulière/m ; borsa a tracolla/borse a tracolla/f ; bolso bandolera/bolsos bandolera/m
messenger bag~messenger bags ; n ; Umhängetasche/Umhängetaschen/f ; sacoche/sacoches/f ; borsa messenger/borse messenger/f ; bandolera/bandoleras/f
satchel~satchels ; n ; Umhängetasche/Umhängetaschen/f ; sacoche/sacoches/f ; borsa a tracolla/borse a tracolla/f ; bandolera/bandoleras/f
tote bag~tote bags ; n ; Tragetasche/Tragetaschen/f ; sac cabas/sacs cabas/m ; borsa shopper/borse shopper/f ; bolsa tote/bolsas tote/f
tote~totes ; n ; Tragetasche/Tragetaschen/f ; sac cabas/sacs cabas/m ; borsa shopper/borse shopper/f ; bolsa tote/bolsas tote/f
shopping bag~shopping bags ; n ; Einkaufstasche/Einkaufstaschen/f ; sac cabas/sacs cabas/m ; borsa della spesa/borse della spesa/f ; bolsa de la compra/bolsas de la compra/f
shopper bag~shopper bags ; n ; Einkaufstasche/Einkaufstaschen/f ; sac de courses/sacs de courses/m ; borsa della spesa/borse della spesa/f ; bolsa de la compra/bolsas de la compra/f
clutch bag~clutch bags ; n ; Clutch/Clutches/f ; pochette/pochettes/f ; pochette/f ; bolso de mano/bolsos de mano/m
clutch~clutches ; n ; Clutch/Clutches/f ; pochette/pochettes/f ; pochette/f ; bolso de mano/bolsos de mano/m
evening bag~evening bags ; n ; Clutch/Clutches/f ; pochette/pochettes/f ; pochette/f ; bolso de mano/bolsos de mano/m
backpack~backpacks ; n ; Rucksack/Rucksäcke/m ; sac à dos/sacs à dos/m ; zaino/zaini/m ; mochila/mochilas/f
rucksack~rucksacks ; n ; Rucksack/Rucksäcke/m ; sac à dos/sacs à dos/m ; zaino/zaini/m ; mochila/mochilas/f
school bag~school bags ; n ; Schultasche/Schultaschen/f ; cartable/cartables/m ; cartella/cartelle/f ; mochila escolar/mochilas escolares/f
schoolbag~schoolbags ; n ; Schultasche/Schultaschen/f ; cartable/cartables/m ; cartella/cartelle/f ; mochila escolar/mochilas escolares/f
laptop bag~laptop bags ; n ; Laptoptasche/Laptoptaschen/f ; sacoche pour ordinateur/sacoches pour ordinateur/f ; borsa per laptop/borse per laptop/f ; maletín para portátil/maletines para portátil/m
gym bag~gym bags ; n ; Sporttasche/Sporttaschen/f ; sac de sport/sacs de sport/m ; borsa sportiva/borse sportive/f ; bolsa de deporte/bolsas de deporte/f
sports bag~sports bags ; n ; Sporttasche/Sporttaschen/f ; sac de sport/sacs de sport/m ; borsa sportiva/borse sportive/f ; bolsa de deporte/bolsas de deporte/f
duffle bag~duffle bags ; n ; Sporttasche/Sporttaschen/f ; sac de sport/sacs de sport/m ; borsa sportiva/borse sportive/f ; bolsa de deporte/bolsas de deporte/f
duffel bag~duffel bags ; n ; Sporttasche/Sporttaschen/f ; sac de sport/sacs de sport/m ; borsa sportiva/borse sportive/f ; bolsa de deporte/bolsas de deporte/f
holdall~holdalls ; n ; Sporttasche/Sporttaschen/f ; sac de sport/sacs de sport/m ; borsone/borsoni/m ; bolsa de deporte/bolsas de deporte/f
travel bag~travel bags ; n ; Reisetasche/Reisetaschen/f ; sac de voyage/sacs de voyage/m ; borsa da viaggio/borse da viaggio/f ; bolsa de viaje/bolsas de viaje/f
wash bag~wash bags ; n ; Kulturbeutel/m ; trousse de toilette/trousses de toilette/f ; beauty case/m ; neceser/neceseres/m
toiletry bag~toiletry bags ; n ; Kulturbeutel/m ; trousse de toilette/trousses de toilette/f ; beauty case/m ; neceser/neceseres/m
makeup bag~makeup bags ; n ; Kosmetiktasche/Kosmetiktaschen/f ; trousse à maquillage/trousses à maquillage/f ; trousse/f ; neceser de maquillaje/neceseres de maquillaje/m
make up bag~make up bags ; n ; Kosmetiktasche/Kosmetiktaschen/f ; trousse à maquillage/trousses à maquillage/f ; trousse/f ; neceser de maquillaje/neceseres de maquillaje/m
cosmetic bag~cosmetic bags ; n ; Kosmetiktasche/Kosmetiktaschen/f ; trousse à maquillage/trousses à maquillage/f ; trousse/f ; neceser de maquillaje/neceseres de maquillaje/m
drawstring bag~drawstring bags ; n ; Turnbeutel/m ; sac à cordon/sacs à cordon/m ; sacca con coulisse/sacche con coulisse/f ; mochila de cuerdas/mochilas de cuerdas/f
bum bag~bum bags ; n ; Bauchtasche/Bauchtaschen/f ; sac banane/sacs banane/m ; marsupio/marsupi/m ; riñonera/riñoneras/f
bumbag~bumbags ; n ; Bauchtasche/Bauchtaschen/f ; sac banane/sacs banane/m ; marsupio/marsupi/m ; riñonera/riñoneras/f
waist bag~waist bags ; n ; Bauchtasche/Bauchtaschen/f ; sac banane/sacs banane/m ; marsupio/marsupi/m ; riñonera/riñoneras/f
fanny pack~fanny packs ; n ; Bauchtasche/Bauchtaschen/f ; sac banane/sacs banane/m ; marsupio/marsupi/m ; riñonera/riñoneras/f
lunch bag~lunch bags ; n ; Lunchtasche/Lunchtaschen/f ; sac à déjeuner/sacs à déjeuner/m ; borsa porta pranzo/borse porta pranzo/f ; bolsa de almuerzo/bolsas de almuerzo/f
cool bag~cool bags ; n ; Kühltasche/Kühltaschen/f ; sac isotherme/sacs isothermes/m ; borsa termica/borse termiche/f ; bolsa térmica/bolsas térmicas/f
cooler bag~cooler bags ; n ; Kühltasche/Kühltaschen/f ; sac isotherme/sacs isothermes/m ; borsa termica/borse termiche/f ; bolsa térmica/bolsas térmicas/f
carry bag~carry bags ; n ; Tragetasche/Tragetaschen/f ; sacoche de transport/sacoches de transport/f ; borsa da trasporto/borse da trasporto/f ; bolsa de transporte/bolsas de transporte/f
carrying bag~carrying bags ; n ; Tragetasche/Tragetaschen/f ; sacoche de transport/sacoches de transport/f ; borsa da trasporto/borse da trasporto/f ; bolsa de transporte/bolsas de transporte/f
carry case~carry cases ; n ; Tragetasche/Tragetaschen/f ; sacoche de transport/sacoches de transport/f ; borsa da trasporto/borse da trasporto/f ; bolsa de transporte/bolsas de transporte/f
carrying case~carrying cases ; n ; Tragetasche/Tragetaschen/f ; sacoche de transport/sacoches de transport/f ; borsa da trasporto/borse da trasporto/f ; bolsa de transporte/bolsas de transporte/f
storage bag~storage bags ; n ; Aufbewahrungstasche/Aufbewahrungstaschen/f ; sac de rangement/sacs de rangement/m ; borsa portaoggetti/borse portaoggetti/f ; bolsa de almacenamiento/bolsas de almacenamiento/f
paper bag~paper bags ; n ; Papiertüte/Papiertüten/f ; sac en papier/sacs en papier/m ; sacchetto di carta/sacchetti di carta/m ; bolsa de papel/bolsas de papel/f
plastic bag~plastic bags ; n ; Plastiktüte/Plastiktüten/f ; sac plastique/sacs plastique/m ; sacchetto di plastica/sacchetti di plastica/m ; bolsa de plástico/bolsas de plástico/f
party bag~party bags ; n ; Mitgebseltüte/Mitgebseltüten/f ; sachet de fête/sachets de fête/m ; sacchetto per festa/sacchetti per festa/m ; bolsa de fiesta/bolsas de fiesta/f
suitcase~suitcases ; n ; Koffer/m ; valise/valises/f ; valigia/valigie/f ; maleta/maletas/f
cabin bag~cabin bags ; n ; Handgepäck/n ; bagage cabine/bagages cabine/m ; bagaglio a mano/bagagli a mano/m ; equipaje de mano/equipajes de mano/m
carry-on~carry-ons ; n ; Handgepäck/n ; bagage cabine/bagages cabine/m ; bagaglio a mano/bagagli a mano/m ; equipaje de mano/equipajes de mano/m
luggage ; n ; Gepäck/n ; bagages/m ; bagagli/m ; equipaje/m
baggage ; n ; Gepäck/n ; bagages/m ; bagagli/m ; equipaje/m
luggage tag~luggage tags ; n ; Kofferanhänger/m ; étiquette de bagage/étiquettes de bagage/f ; etichetta bagaglio/etichette bagaglio/f ; etiqueta de equipaje/etiquetas de equipaje/f
luggage strap~luggage straps ; n ; Koffergurt/Koffergurte/m ; sangle de valise/sangles de valise/f ; cinghia per valigia/cinghie per valigia/f ; correa para maleta/correas para maleta/f
briefcase~briefcases ; n ; Aktentasche/Aktentaschen/f ; porte-documents/m ; valigetta/valigette/f ; maletín/maletines/m
wallet~wallets ; n ; Geldbörse/Geldbörsen/f ; portefeuille/portefeuilles/m ; portafoglio/portafogli/m ; cartera/carteras/f
purse~purses ; n ; Portemonnaie/Portemonnaies/n ; porte-monnaie/m ; portamonete/m ; monedero/monederos/m
coin purse~coin purses ; n ; Portemonnaie/Portemonnaies/n ; porte-monnaie/m ; portamonete/m ; monedero/monederos/m
card holder~card holders ; n ; Kartenetui/Kartenetuis/n ; porte-cartes/m ; portacarte/m ; tarjetero/tarjeteros/m
credit card holder~credit card holders ; n ; Kartenetui/Kartenetuis/n ; porte-cartes/m ; portacarte/m ; tarjetero/tarjeteros/m
passport holder~passport holders ; n ; Reisepasshülle/Reisepasshüllen/f ; protège-passeport/protège-passeports/m ; portapassaporto/portapassaporti/m ; funda de pasaporte/fundas de pasaporte/f
passport cover~passport covers ; n ; Reisepasshülle/Reisepasshüllen/f ; protège-passeport/protège-passeports/m ; portapassaporto/portapassaporti/m ; funda de pasaporte/fundas de pasaporte/f
money clip~money clips ; n ; Geldklammer/Geldklammern/f ; pince à billets/pinces à billets/f ; fermasoldi/m ; clip para billetes/clips para billetes/m
pouch~pouches ; n ; Beutel/m ; pochette/pochettes/f ; sacchetto/sacchetti/m ; bolsita/bolsitas/f
strap~straps ; n ; Riemen/m ; sangle/sangles/f ; cinturino/cinturini/m ; correa/correas/f
handle~handles ; n ; Griff/Griffe/m ; poignée/poignées/f ; maniglia/maniglie/f ; asa/asas/f
# jewellery
piece of jewellery~jewellery ; n ; Schmuckstück/Schmuck/n ; bijou/bijoux/m ; gioiello/gioielli/m ; joya/joyas/f
piece of jewelry~jewelry ; n ; Schmuckstück/Schmuck/n ; bijou/bijoux/m ; gioiello/gioielli/m ; joya/joyas/f
costume jewellery ; n ; Modeschmuck/m ; bijoux fantaisie/m ; bigiotteria/f ; bisutería/f
costume jewelry ; n ; Modeschmuck/m ; bijoux fantaisie/m ; bigiotteria/f ; bisutería/f
jewellery set~jewellery sets ; n ; Schmuckset/Schmucksets/n ; parure de bijoux/parures de bijoux/f ; parure di gioielli/f ; conjunto de joyas/conjuntos de joyas/m
jewelry set~jewelry sets ; n ; Schmuckset/Schmucksets/n ; parure de bijoux/parures de bijoux/f ; parure di gioielli/f ; conjunto de joyas/conjuntos de joyas/m
jewellery box~jewellery boxes ; n ; Schmuckkästchen/n ; boîte à bijoux/boîtes à bijoux/f ; portagioie/m ; joyero/joyeros/m
jewelry box~jewelry boxes ; n ; Schmuckkästchen/n ; boîte à bijoux/boîtes à bijoux/f ; portagioie/m ; joyero/joyeros/m
jewellery making ; n ; Schmuckherstellung/f ; création de bijoux/créations de bijoux/f ; creazione gioielli/creazioni gioielli/f ; fabricación de joyas/fabricaciones de joyas/f
jewelry making ; n ; Schmuckherstellung/f ; création de bijoux/créations de bijoux/f ; creazione gioielli/creazioni gioielli/f ; fabricación de joyas/fabricaciones de joyas/f
ring~rings ; n ; Ring/Ringe/m ; bague/bagues/f ; anello/anelli/m ; anillo/anillos/m
engagement ring~engagement rings ; n ; Verlobungsring/Verlobungsringe/m ; bague de fiançailles/bagues de fiançailles/f ; anello di fidanzamento/anelli di fidanzamento/m ; anillo de compromiso/anillos de compromiso/m
wedding ring~wedding rings ; n ; Ehering/Eheringe/m ; alliance/alliances/f ; fede nuziale/fedi nuziali/f ; alianza/alianzas/f
wedding band~wedding bands ; n ; Ehering/Eheringe/m ; alliance/alliances/f ; fede nuziale/fedi nuziali/f ; alianza/alianzas/f
signet ring~signet rings ; n ; Siegelring/Siegelringe/m ; chevalière/chevalières/f ; anello con sigillo/anelli con sigillo/m ; anillo sello/anillos sello/m
earring~earrings ; n ; Ohrring/Ohrringe/m ; boucle d'oreille/boucles d'oreille/f ; orecchino/orecchini/m ; pendiente/pendientes/m
ear ring~ear rings ; n ; Ohrring/Ohrringe/m ; boucle d'oreille/boucles d'oreille/f ; orecchino/orecchini/m ; pendiente/pendientes/m
stud earring~stud earrings ; n ; Ohrstecker/m ; puce d'oreille/puces d'oreille/f ; orecchino a perno/orecchini a perno/m ; pendiente de botón/pendientes de botón/m
ear stud~ear studs ; n ; Ohrstecker/m ; puce d'oreille/puces d'oreille/f ; orecchino a perno/orecchini a perno/m ; pendiente de botón/pendientes de botón/m
hoop earring~hoop earrings ; n ; Creole/Creolen/f ; créole/créoles/f ; orecchino a cerchio/orecchini a cerchio/m ; pendiente de aro/pendientes de aro/m
drop earring~drop earrings ; n ; Ohrhänger/m ; boucle d'oreille pendante/boucles d'oreille pendantes/f ; orecchino pendente/orecchini pendenti/m ; pendiente largo/pendientes largos/m
necklace~necklaces ; n ; Halskette/Halsketten/f ; collier/colliers/m ; collana/collane/f ; collar/collares/m
choker~chokers ; n ; Choker/m ; collier ras de cou/colliers ras de cou/m ; choker/m ; gargantilla/gargantillas/f
pendant~pendants ; n ; Anhänger/m ; pendentif/pendentifs/m ; ciondolo/ciondoli/m ; colgante/colgantes/m
locket~lockets ; n ; Medaillon/Medaillons/n ; médaillon/médaillons/m ; medaglione/medaglioni/m ; guardapelo/guardapelos/m
chain~chains ; n ; Kette/Ketten/f ; chaîne/chaînes/f ; catena/catene/f ; cadena/cadenas/f
bracelet~bracelets ; n ; Armband/Armbänder/n ; bracelet/bracelets/m ; braccialetto/braccialetti/m ; pulsera/pulseras/f
bangle~bangles ; n ; Armreif/Armreife/m ; jonc/joncs/m ; bracciale rigido/bracciali rigidi/m ; brazalete/brazaletes/m
charm bracelet~charm bracelets ; n ; Bettelarmband/Bettelarmbänder/n ; bracelet à charms/bracelets à charms/m ; bracciale con charm/bracciali con charm/m ; pulsera de charms/pulseras de charms/f
charm~charms ; n ; Charm/Charms/m ; breloque/breloques/f ; charm/m ; charm/charms/m
friendship bracelet~friendship bracelets ; n ; Freundschaftsarmband/Freundschaftsarmbänder/n ; bracelet d'amitié/bracelets d'amitié/m ; braccialetto dell'amicizia/braccialetti dell'amicizia/m ; pulsera de la amistad/pulseras de la amistad/f
wristband~wristbands ; n ; Armband/Armbänder/n ; bracelet/bracelets/m ; braccialetto/braccialetti/m ; pulsera/pulseras/f
anklet~anklets ; n ; Fußkettchen/n ; bracelet de cheville/bracelets de cheville/m ; cavigliera/cavigliere/f ; tobillera/tobilleras/f
body jewellery ; n ; Piercing/Piercings/n ; piercing/piercings/m ; piercing/m ; piercing/piercings/m
body jewelry ; n ; Piercing/Piercings/n ; piercing/piercings/m ; piercing/m ; piercing/piercings/m
piercing~piercings ; n ; Piercing/Piercings/n ; piercing/piercings/m ; piercing/m ; piercing/piercings/m
nose ring~nose rings ; n ; Nasenring/Nasenringe/m ; anneau de nez/anneaux de nez/m ; anello da naso/anelli da naso/m ; aro de nariz/aros de nariz/m
nose stud~nose studs ; n ; Nasenstecker/m ; piercing de nez/piercings de nez/m ; piercing al naso/m ; piercing de nariz/piercings de nariz/m
belly bar~belly bars ; n ; Bauchnabelpiercing/Bauchnabelpiercings/n ; piercing de nombril/piercings de nombril/m ; piercing ombelico/m ; piercing de ombligo/piercings de ombligo/m
bead~beads ; n ; Perle/Perlen/f ; perle/perles/f ; perlina/perline/f ; cuenta/cuentas/f
glass bead~glass beads ; n ; Glasperle/Glasperlen/f ; perle en verre/perles en verre/f ; perlina di vetro/perline di vetro/f ; cuenta de cristal/cuentas de cristal/f
seed bead~seed beads ; n ; Rocailles/f ; perle de rocaille/perles de rocaille/f ; perlina di conteria/perline di conteria/f ; rocalla/rocallas/f
spacer bead~spacer beads ; n ; Zwischenperle/Zwischenperlen/f ; perle intercalaire/perles intercalaires/f ; perlina distanziatrice/perline distanziatrici/f ; cuenta separadora/cuentas separadoras/f
gemstone~gemstones ; n ; Edelstein/Edelsteine/m ; pierre précieuse/pierres précieuses/f ; gemma/gemme/f ; piedra preciosa/piedras preciosas/f
gem~gems ; n ; Edelstein/Edelsteine/m ; pierre précieuse/pierres précieuses/f ; gemma/gemme/f ; piedra preciosa/piedras preciosas/f
birthstone~birthstones ; n ; Geburtsstein/Geburtssteine/m ; pierre de naissance/pierres de naissance/f ; pietra portafortuna/pietre portafortuna/f ; piedra natal/piedras natales/f
cubic zirconia ; n ; Zirkonia/m ; oxyde de zirconium/oxydes de zirconium/m ; zirconia cubica/zirconie cubiche/f ; circonita/circonitas/f
zirconia ; n ; Zirkonia/m ; zirconium/m ; zircone/zirconi/m ; circonita/circonitas/f
sapphire~sapphires ; n ; Saphir/Saphire/m ; saphir/saphirs/m ; zaffiro/zaffiri/m ; zafiro/zafiros/m
amethyst~amethysts ; n ; Amethyst/Amethyste/m ; améthyste/améthystes/f ; ametista/ametiste/f ; amatista/amatistas/f
opal~opals ; n ; Opal/Opale/m ; opale/opales/f ; opale/opali/m ; ópalo/ópalos/m
amber ; n ; Bernstein/Bernsteine/m ; ambre/ambres/m ; ambra/ambre/f ; ámbar/ámbares/m
jade ; n ; Jade/f ; jade/jades/m ; giada/giade/f ; jade/jades/m
onyx ; n ; Onyx/m ; onyx/m ; onice/f ; ónix/m
moonstone~moonstones ; n ; Mondstein/Mondsteine/m ; pierre de lune/pierres de lune/f ; pietra di luna/pietre di luna/f ; piedra lunar/piedras lunares/f
rose quartz ; n ; Rosenquarz/Rosenquarze/m ; quartz rose/m ; quarzo rosa/quarzi rosa/m ; cuarzo rosa/cuarzos rosa/m
clasp~clasps ; n ; Verschluss/Verschlüsse/m ; fermoir/fermoirs/m ; chiusura/chiusure/f ; cierre/cierres/m
toggle clasp~toggle clasps ; n ; Knebelverschluss/Knebelverschlüsse/m ; fermoir toggle/fermoirs toggle/m ; chiusura a T/chiusure a T/f ; cierre de palanca/cierres de palanca/m
jump ring~jump rings ; n ; Biegering/Biegeringe/m ; anneau ouvert/anneaux ouverts/m ; anellino aperto/anellini aperti/m ; anilla abierta/anillas abiertas/f
findings ; n ; Schmuckzubehör/n ; apprêts/m ; minuteria/f ; fornituras/f
crucifix ; n ; Kruzifix/Kruzifixe/n ; crucifix/m ; crocifisso/crocifissi/m ; crucifijo/crucifijos/m
cross~crosses ; n ; Kreuz/Kreuze/n ; croix/f ; croce/croci/f ; cruz/cruces/f
# watches
watch~watches ; n ; Uhr/Uhren/f ; montre/montres/f ; orologio/orologi/m ; reloj/relojes/m
wrist watch~wrist watches ; n ; Armbanduhr/Armbanduhren/f ; montre-bracelet/montres-bracelets/f ; orologio da polso/orologi da polso/m ; reloj de pulsera/relojes de pulsera/m
wristwatch~wristwatches ; n ; Armbanduhr/Armbanduhren/f ; montre-bracelet/montres-bracelets/f ; orologio da polso/orologi da polso/m ; reloj de pulsera/relojes de pulsera/m
smartwatch~smartwatches ; n ; Smartwatch/Smartwatches/f ; montre connectée/montres connectées/f ; smartwatch/m ; smartwatch/m
smart watch~smart watches ; n ; Smartwatch/Smartwatches/f ; montre connectée/montres connectées/f ; smartwatch/m ; smartwatch/m
pocket watch~pocket watches ; n ; Taschenuhr/Taschenuhren/f ; montre à gousset/montres à gousset/f ; orologio da tasca/orologi da tasca/m ; reloj de bolsillo/relojes de bolsillo/m
digital watch~digital watches ; n ; Digitaluhr/Digitaluhren/f ; montre numérique/montres numériques/f ; orologio digitale/orologi digitali/m ; reloj digital/relojes digitales/m
quartz watch~quartz watches ; n ; Quarzuhr/Quarzuhren/f ; montre à quartz/montres à quartz/f ; orologio al quarzo/orologi al quarzo/m ; reloj de cuarzo/relojes de cuarzo/m
diving watch~diving watches ; n ; Taucheruhr/Taucheruhren/f ; montre de plongée/montres de plongée/f ; orologio subacqueo/orologi subacquei/m ; reloj de buceo/relojes de buceo/m
watch strap~watch straps ; n ; Uhrenarmband/Uhrenarmbänder/n ; bracelet de montre/bracelets de montre/m ; cinturino per orologio/cinturini per orologio/m ; correa de reloj/correas de reloj/f
watch band~watch bands ; n ; Uhrenarmband/Uhrenarmbänder/n ; bracelet de montre/bracelets de montre/m ; cinturino per orologio/cinturini per orologio/m ; correa de reloj/correas de reloj/f
watchband~watchbands ; n ; Uhrenarmband/Uhrenarmbänder/n ; bracelet de montre/bracelets de montre/m ; cinturino per orologio/cinturini per orologio/m ; correa de reloj/correas de reloj/f
watchstrap~watchstraps ; n ; Uhrenarmband/Uhrenarmbänder/n ; bracelet de montre/bracelets de montre/m ; cinturino per orologio/cinturini per orologio/m ; correa de reloj/correas de reloj/f
watch battery~watch batteries ; n ; Uhrenbatterie/Uhrenbatterien/f ; pile de montre/piles de montre/f ; batteria per orologio/batterie per orologio/f ; pila de reloj/pilas de reloj/f
watch box~watch boxes ; n ; Uhrenbox/Uhrenboxen/f ; boîte à montres/boîtes à montres/f ; scatola per orologi/scatole per orologi/f ; caja para relojes/cajas para relojes/f
chronograph~chronographs ; n ; Chronograph/Chronographen/m ; chronographe/chronographes/m ; cronografo/cronografi/m ; cronógrafo/cronógrafos/m
stopwatch~stopwatches ; n ; Stoppuhr/Stoppuhren/f ; chronomètre/chronomètres/m ; cronometro/cronometri/m ; cronómetro/cronómetros/m
fitness tracker~fitness trackers ; n ; Fitness-Tracker/m ; bracelet connecté/bracelets connectés/m ; fitness tracker/m ; pulsera de actividad/pulseras de actividad/f
activity tracker~activity trackers ; n ; Fitness-Tracker/m ; bracelet connecté/bracelets connectés/m ; fitness tracker/m ; pulsera de actividad/pulseras de actividad/f
movement~movements ; n ; Uhrwerk/Uhrwerke/n ; mouvement/mouvements/m ; movimento/movimenti/m ; movimiento/movimientos/m
quartz ; n ; Quarz/Quarze/m ; quartz/m ; quarzo/quarzi/m ; cuarzo/cuarzos/m
`;
