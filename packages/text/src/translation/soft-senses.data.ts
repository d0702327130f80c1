/**
 * What a title may say that a person should look at where it is lost or changed, in the form of `senses.data.ts`. Many
 * of these have more words than a table holds.
 */
export type SoftCode = 'material' | 'age';

export const SOFT_SENSES: Readonly<Record<SoftCode, string>> = {
  material: `
leather | leather, ?faux, ?leatherette, ?suede, ?sheepskin, ?fur, ?hide, ?skin | leder*, *leder*, ?lederoptik, ?wildleder | cuir, !cuir chevelu, ?simili*, ?daim | pelle, cuoio, ?ecopelle, ?scamosciat*, ?similpelle | cuero, piel, !piel sensible, !piel seca, !piel grasa, !piel mixta, ?polipiel, ?ante
wood | wood, wooden, ?woodwork*, ?carpent*, ?*wood, ?koa, ?rattan, ?bamboo, ?timber, ?oak, ?pine, ?teak, ?walnut, ?mahogany, ?acacia, ?beech, ?cedar, ?log*, ?rosewood, ?ebony, ?maple, ?birch, ?spruce, ?ash, ?cherry, ?elm, ?larch, ?lime, ?olive, !wood chisel*, !wood screw*, !wood glue, !wood burner*, !wood burning, !wood drill*, !wood plane, !wood carving, !wood saw | holz*, *holz*, !*holzkohle*, ?eiche*, ?kiefer*, ?teak*, ?nussbaum*, ?mahagoni*, ?buche*, ?zeder*, ?akazie*, ?esche*, ?palisander*, ?weide*, ?birke*, ?fichte*, ?ahorn*, ?kirsch*, ?ulme*, ?larche*, ?linde*, ?oliven* | bois, ?chene, ?pin, ?teck, ?noyer, ?acajou, ?hetre, ?acacia, ?frene, ?palissandre, ?saule, ?cedre, ?bouleau, ?sapin, ?erable, ?merisier, ?cerisier, ?orme, ?meleze, ?olivier | legno, lignea, ?legna, ?rovere, ?pino, ?teak, ?noce, ?mogano, ?faggio, ?acacia, ?frassino, ?palissandro, ?salice, ?cedro, ?betulla, ?abete, ?acero, ?ciliegio, ?olmo, ?larice, ?ulivo, ?olivo | madera, ?lena, ?roble, ?pino, ?teca, ?nogal, ?caoba, ?haya, ?acacia, ?fresno, ?palisandro, ?sauce, ?mimbre, ?cedro, ?abedul, ?abeto, ?arce, ?cerezo, ?olmo, ?alerce, ?olivo
cotton | cotton | baumwoll*, *baumwolle, ?biber*, ?flanell*, ?cotton | coton | cotone | algodon
cashmere | cashmere, pashmina | kaschmir*, cashmere, pashmina | cachemire, cashmere, pashmina | cashmere, cachemire, pashmina | cachemir*, cashmere, pashmina
wool | wool, ?*wool, ?fleece, woollen, woolen, merino, ?cashmere | woll*, *woll*, merino*, ?kaschmir*, !*baumwoll* | laine, merinos, ?cachemire | lana, merino, ?cashmere | lana, merino, merina, ?cachemira
silk | silk, ?silky, ?tang | seide*, seiden*, *seide, !seidenpapier* | soie, !papier de soie | seta, ?serica | seda
linen | linen, flax | leinen*, *leinen | lin | lino | lino
pewter | pewter, ?tin | zinn*, *zinn | etain | peltro, stagno | peltre, estano
zinc | zinc, ?zamak, ?galvanised | zink*, *zink, ?verzinkt* | zinc, ?zamak | zinco, ?zama | zinc, cinc, ?zamak
rattan | rattan, wicker, ?cane, ?willow, ?woven | rattan*, *rattan, korb*, weide*, ?flecht*, ?geflocht*, ?poly* | rotin, osier, ?tresse* | rattan, vimini, midollino, ?intrecci* | ratan, mimbre, rattan
resin | resin, ?epoxy | resin*, harz*, *harz, *harz*, ?epoxid* | resine | resina | resina
slate | slate, ?*board, !slate grey, !slate blue | schiefer*, ?slate | ardoise | ardesia | pizarra
granite | granite | granit* | granit, granite | granito | granito
concrete | concrete, ?masonry, ?cement | beton* | beton | cemento, calcestruzzo | hormigon, cemento, ?concreto
cork | cork, !corkscrew | kork* | liege | sughero | corcho
satin | satin, ?brushed, ?frosted, ?sateen, ?silk* | satin*, ?seidenmatt*, ?atlas* | satin*, ?soie | raso, satin*, ?seta | saten, satin*, raso
denim | denim, ?jean, ?jeans | denim*, jeans*, *jeans | denim, jean, jeans | denim, jeans | denim, vaquer*, tejan*
corduroy | corduroy, ?cord | cord*, *cord*, !cordierit*, ?manchester | velours cotele, ?velours, ?cotele* | velluto a coste, ?velluto, ?coste | pana
tweed | tweed | tweed* | tweed | tweed | tweed
microfibre | microfibre, microfiber | mikrofaser* | microfibre* | microfibra* | microfibra*
jade | jade | jade* | jade | giada, ?jade | jade
amethyst | amethyst, ?purple | amethyst*, ?lila | amethyste*, ?violet* | ametista*, ?viola | amatista*, ?morad*
opal | opal, ?opalescent, ?opaline | opal* | opal* | opal* | opal*
cedar | cedar, cedarwood | zeder* | cedre | cedro | cedro
alpaca | alpaca, ?wool | alpaka* | alpaga | alpaca | alpaca
mohair | mohair, angora, ?wool | mohair*, angora* | mohair, angora | mohair, angora | mohair, angora
sisal | sisal | sisal* | sisal | sisal | sisal
jute | jute, hessian, ?burlap | jute*, ?sackleinen | jute, ?toile | juta, iuta, ?tela | yute, ?arpillera
nylon | nylon, ?polyamide | nylon*, ?polyamid* | nylon, ?polyamide | nylon, nailon, ?poliammide | nailon, nylon, ?poliamida
polyester | polyester | polyester* | polyester | poliestere, polyester | poliester
steel | steel, stainless, inox | stahl*, *stahl*, inox, rostfrei* | acier, inox, inoxydable* | acciaio, inox, inossidabil* | acero, inox, inoxidable*
castiron | cast iron, wrought iron, ?iron, ?wrought | gusseisen*, gusseisern*, ?eisen*, schmiedeeisen*, ?schmiedeeisern*, ?grauguss* | fonte, fer forge, ?fer | ghisa, ferro battuto, ?ferro | hierro fundido, hierro forjado, ?hierro, ?fundicion
glass | glass, ?glasses, ?fibreglass, ?fiberglass, ?mug*, ?jar*, ?crystal | glas*, *glas, *glaser, ?kristall* | verre, verres, ?glace, ?cristal, ?miroir, ?vitr* | vetro, vetri, ?cristallo, ?calic*, ?bicchier*, ?specchi* | vidrio, cristal, ?copa*, ?vaso*, ?espejo*
plastic | plastic, ?bubble, ?wrap, ?film, ?vinyl, ?polythene, ?poly, ?polypropylene, ?laminat*, ?acrylic, ?pvc, ?abs | kunststoff*, plastik*, *plastik, ?acryl*, ?pvc | plastique, ?acrylique, ?pvc | plastica, ?acrilic*, ?pvc | plastico, ?acrilic*, ?pvc
rubber | rubber, ?gum, ?solid, ?latex, ?wellies, ?wellington*, ?rain boot*, !rubber band* | gummi*, *gummi*, !gummibund*, !gummizug*, !gummiband*, kautschuk*, *kautschuk*, ?latex* | caoutchouc, gomme, ?latex | gomma, ?lattice, ?caucciu | goma, caucho, ?latex
silicone | silicone, silicon | silikon*, *silikon | silicone | silicone | silicona
ceramic | ceramic, ceramics, stoneware, ?pottery, ?china | keramik*, *keramik, steingut*, steinzeug* | ceramique*, gres, ?faience | ceramic*, gres | ceramic*, gres
porcelain | porcelain, bone china, ?china | porzellan*, *porzellan | porcelaine | porcellana | porcelana
brass | brass | messing*, *messing | laiton | ottone | laton
copper | copper | kupfer*, *kupfer* | cuivre | rame | cobre
aluminium | aluminium, aluminum, alloy, ally | alu*, *aluminium, ?leichtmetall*, ?*legierung* | alu, aluminium, ?alliage | alluminio, ?lega | aluminio, ?aleacion
titanium | titanium | titan* | titane | titanio | titanio
bamboo | bamboo | bambus* | bambou | bambu | bambu
oak | oak | eiche* | chene | rovere, quercia | roble
pine | pine, !pine cone* | kiefer*, ?pinie* | pin, !pomme de pin, !pommes de pin | pino | pino
teak | teak | teak* | teck | teak | teca, teak
diamond | diamond, diamonds, ?stylus, ?needle | diamant*, brillant*, *brillant | diamant* | diamant* | diamante*
pearl | pearl, pearls, ?bead, ?beads, ?beaded, !mother of pearl, ?mother of pearl | perlen*, *perlen*, *perle, ?perl* | perle, perles | perla, perle, ?perlin*, ?madreperl* | perla, perlas, ?nacar*
suede | suede, ?nubuck, ?velvet, ?velour, ?corduroy | wildleder*, veloursleder* , ?nubuk* | daim, ?suedine, ?simili*, ?velours, ?nubuck | camoscio, scamosciat*, ?nabuk | ante, ?antelin*, ?nobuk, ?serraje
velvet | velvet, ?corduroy, ?velour, ?plush | samt* | velours | velluto | terciopelo
bronze | bronze | bronze*, *bronze | bronze | bronzo | bronce
marble | marble, !marble run*, !marble effect | marmor* | marbre | marmo | marmol
horn | horn handle*, buffalo horn, stag horn, ox horn, cow horn, ram horn, horn comb, horn spoon, horn cup, ?horn, ?antler, ?stag | horn, horngriff*, hornknopf*, hornknopfe*, buffelhorn*, ?geweih*, ?hirschhorn* | corne, ?bois de cerf, ?cerf | corno, ?corna, ?cervo | cuerno, asta, ?ciervo
alabaster | alabaster | alabaster* | albatre | alabastro | alabastro
crystal | crystal, ?glass, ?rhinestone*, ?diamante, ?swarovski, ?quartz, ?gemstone, ?geode, ?cut | kristall*, *kristall*, ?strass*, ?glas*, ?quarz* | cristal, cristaux, ?strass, ?verre*, ?quartz | cristall*, ?strass, ?vetro, ?quarz* | cristal*, ?strass, ?vidrio, ?cuarzo
quartz | quartz, !quartz watch, !quartz clock, ?crystal, ?citrine, ?amethyst | quarz* | quartz | quarz*, ?quartz | cuarzo, ?quartz
agate | agate, onyx, jasper, ?gemstone, ?stone | achat*, onyx*, jaspis* | agate, onyx, jaspe | agata, onice, diaspro | agata, onice, onix, jaspe
amber | amber, !amber glass, ?orange, ?yellow | bernstein*, ?amber, ?orange, ?gelb* | ambre, !verre ambre, ?orange, ?jaune | ambra, ?arancio*, ?giall* | ambar, !vidrio ambar, !cristal ambar, ?naranja, ?amarill*
garnet | garnet, ?red, ?burgundy | granat* | grenat* | granato, granati | granate*
lapis | lapis, malachite, tiger eye, tigers eye | lapis*, malachit*, tigerauge* | lapis*, malachite, oeil de tigre | lapis*, malachite, occhio di tigre | lapis*, malaquita, ojo de tigre
platinum | platinum, ?blond*, ?plated | platin*, ?platin* | ?platine | platino | platino
tungsten | tungsten, ?carbide | wolfram*, ?hartmetall* | tungstene, ?carbure | tungsteno, ?widia, ?carburo | tungsteno, wolframio, ?widia, ?carburo
nickel | nickel, ?plated | nickel*, *nickel | nickel*, ?maillechort | nichel*, ?alpacca | niquel*, ?alpaca
acrylic | acrylic, perspex, plexiglass, lucite, ?plastic | acryl*, plexiglas*, ?kunststoff* | acrylique*, plexiglas, ?plastique | acrilic*, plexiglas*, ?plastica | acrilic*, metacrilato, plexiglas, ?plastico
bakelite | bakelite, catalin, ?plastic | bakelit* | bakelite | bachelite | baquelita
canvas | ?canvas, ?oilcloth, ?cloth, ?liner, ?tarp*, ?awning, ?cover*, ?tent*, ?sailcloth, ?fabric | segeltuch*, ?canvas*, ?leinwand*, ?stoff* | ?toile* | ?tela, ?canvas | lona, ?lienzo, ?tela
felt | ?felt*, ?wool | filz*, *filz, !filzstift*, !filzschreiber | feutrine, ?feutre* | feltro | fieltro
fur | fur, ?furry, ?faux, ?sheepskin, ?shearling, ?hair, ?fluffy, ?fleece, ?mink, ?fox, ?rabbit, ?teddy, ?sherpa, ?plush | pelz*, *pelz*, kunstfell*, ?fell*, ?*fell, ?pelz*, ?plusch*, ?teddy* | fourrure, ?peau, ?sherpa, ?peluche, ?fourre* | pelliccia, pelo sintetico, ?pelo*, ?montone, ?pelliccett* | ?pelo, piel sintetica, ?borreg*, ?peluche
lace | ?lace, ?lacy, ?doily, ?crochet* | ?spitzen*, ?spitze | dentelle | ?pizzo, ?merletto | encaje
chiffon | chiffon, organza, tulle, ?tutu*, ?net, ?mesh, ?sheer | chiffon*, organza*, tull*, ?tullrock* | organza, tulle, ?mousseline | chiffon, organza, tulle | organza, tul, gasa, ?chifon
viscose | viscose, rayon, ?modal | viskose*, ?rayon | viscose, rayonne | viscosa, rayon | viscosa, rayon
neoprene | neoprene, ?wetsuit* | neopren* | neoprene | neoprene | neopreno
seagrass | seagrass, straw, raffia, hyacinth, ?woven, ?wicker, ?rattan, ?hay | seegras*, stroh*, bast, bastfaser*, raffia*, wasserhyazinth*, ?korb*, ?binsen* | jonc de mer, paille, raphia, jacinthe d eau, ?osier, ?tresse* | giunco, paglia, rafia, erba marina, giacinto d acqua, ?vimini, ?intrecci* | junco, paja, rafia, jacinto de agua, ?mimbre, ?trenzad*
hemp | hemp, ?jute, ?cannabis | hanf* | chanvre | canapa | canamo
terracotta | terracotta, earthenware, ?clay, ?pottery, ?orange | terrakotta*, terracotta*, tonware*, ?ton* | terre cuite, terracotta, ?argile, ?faience | terracotta, ?cotto, ?argilla, ?terraglia | terracota, barro, ?loza
stone | ?stone*, ?marble, ?granite, ?slate, ?sandstone, ?reconstituted, ?rock, ?pebble, ?*stone, ?gem*, ?masonry | naturstein*, sandstein*, steinguss*, ?stein*, ?*stein | ?pierre* | ?pietra, ?pietre | ?piedra, ?piedras
enamel | enamel, enamelled, ?cloisonne, ?paint, ?glaze, ?glazed | emaille*, email, emailliert*, ?emaille* | email, emaille*, ?email | smalt* | esmalt*
cardboard | cardboard, ?card, ?paper, ?kraft, ?box*, ?carton | pappe*, karton*, *karton, ?papp* | ?carton* | cartone, ?scatol* | carton, ?caja*
plywood | plywood, mdf, chipboard, ?wood*, ?laminate | sperrholz*, mdf, spanplatte*, ?holz* | contreplaque, mdf, agglomere, ?bois | compensato, mdf, truciolare, ?legno | contrachapado, mdf, aglomerado, ?madera
ivory | ?ivory, ?bone, ?tusk | elfenbein*, ?creme* | ?ivoire | ?avorio | ?marfil
bone | bone, !bone china, ?antler, ?dog | ?knochen*, ?bein*, ?perlmutt* | ?os | ?osso, ?ossa | ?hueso*
feather | feather, feathers, ?down, ?nib, ?nibs | federn, daunen*, ?feder*, ?*feder | plumes, ?plume*, ?duvet | piume, ?piuma, ?piumino | plumas, ?pluma*, ?plumon
walnut | ?walnut | nussbaum*, walnussholz* | ?noyer | ?noce | ?nogal
rosewood | rosewood, ebony, ?wood* | palisander*, rosenholz*, ebenholz* | palissandre, ebene, bois de rose | palissandro, ebano | palisandro, ebano, palo de rosa
carbon | carbon, ?charcoal, ?coal, ?carbide | carbon*, karbon*, kohle* | carbone, ?charbon* | carbonio, carbon, ?carbone, ?spazzole | carbono, ?escobillas, ?carbon`,
  age: `
kids | kids, childrens, children s, kid s, ?kid, ?child, ?childs, ?children, ?junior, ?youth, ?toddler*, ?nursery, ?school, ?baby, ?boys, ?girls, ?infant*, ?toy, ?toys, ?pushchair, ?age, ?boy, ?girl, ?cot, ?crib, ?play*, ?pram | kinder*, ?kind, ?jugend*, ?baby*, ?jungen*, ?madchen*, ?klein* | enfant*, ?junior, ?jeune*, ?garcon*, ?fille*, ?bebe* | bambini, ?bambin*, ?bimb*, ?ragazz*, ?junior, ?cameretta | infantil*, ?nino*, ?nina*, ?juvenil, ?bebe*`,
};

/**
 * Groups of which a title says one or another: where the source says one and the title another instead, it is changed.
 * The rows are as in the other tables.
 */
export const OPPOSITES = `
long | long, ?lang | lang, lange, langer, langes, langarm*, lang* | long, longue, longs, longues | lungo, lunga, lunghi, lunghe | largo, larga, largos, largas
short | short, shorts, ?shorty, ?cropped | kurz, kurze, kurzer, kurzes, kurzarm*, kurz* | court, courte, courts, courtes | corto, corta, corti, corte | corto, corta, cortos, cortas

large | large, big, giant, ?extra, ?king, ?jumbo, ?grand, ?great, ?tall | gross, grosse, grosser, grosses, grossen, riesen*, !grosse s, !grosse m, !grosse l, !grosse x*, ?xxl | grand, grande, grands, grandes, geant* | grande, grandi, gigante | grande, grandes, gigante
medium | medium, mid sized | mittel*, mittler*, ?medium, ?m | moyen*, ?medium, ?m | medio, media, medi, medie, ?medium, ?m | median*, ?medi*, ?m
small | small, mini, little, tiny, ?compact, ?micro | klein, kleine, kleiner, kleines, kleinen, mini* | petit, petite, petits, petites, mini | piccolo, piccola, piccoli, piccole, mini | pequeno, pequena, pequenos, pequenas, mini

automatic | automatic, auto, ?self | automatik*, automatisch* | automatique* | automatic* | automatic*
manual | manual, hand, ?handbook, ?instruction*, ?manually, ?hand wound | manuell*, hand* | manuel*, main | manual*, man* | manual, mano

wired | wired, corded, ?wiring, ?harness, ?cable, ?lead, ?mains | kabelgebunden*, schnurgebunden*, ?kabel*, ?netz* | filaire*, ?cable, ?fil | con filo, cablat*, ?con cavo, ?cavo | cablead*, con hilo, con cable, ?cable
cordless | cordless, wireless | kabellos*, schnurlos*, drahtlos* | sans fil | senza fili, senza filo | inalambric*

selfwinding | automatic | automatik* | automatique* | automatic* | automatic*
quartz | quartz, battery powered, ?kinetic | quarz* | quartz | quarzo, quartz | cuarzo

english | english, british, ?england, ?uk, ?anglo* | englisch*, britisch*, ?england | anglais*, britannique*, ?angleterre | inglese, inglesi, britannic*, ?inghilterra | ingles*, britanic*, ?inglaterra
american | american, ?america, ?us, ?usa | amerikanisch*, ?amerika, ?usa | americain*, ?usa, ?etats unis | american*, ?usa, ?statunitens* | american*, ?estadounidens*, ?usa
german | german, ?germany | deutsch* | allemand*, ?allemagne | tedesc*, ?germania | aleman*, ?alemania
french | french, ?france | franzosisch*, ?frankreich | francais*, ?france | frances*, ?francia | frances*, ?francia
italian | italian, ?italy | italienisch*, ?italien | italien, italienne*, italiens, ?italie | italian*, ?italia | italian*, ?italia
spanish | spanish, ?spain | spanisch*, ?spanien | espagnol*, ?espagne | spagnol*, ?spagna | espanol*, ?espana
japanese | japanese, ?japan | japanisch*, ?japan* | japonais*, ?japon | giappones*, ?giappone | japones*, ?japon
chinese | chinese, ?china | chinesisch*, ?china | chinois*, ?chine | cines*, ?cina | chino, china, chinos, chinas
russian | russian, ?russia, ?soviet | russisch*, ?russland | russe, russes, ?russie | russo, russa, russi, russe, ?russia | ruso, rusa, rusos, rusas, ?rusia

indoor | indoor, inside, interior, inner | innen*, drinnen, zimmer* | interieur* | interni, interno, intern* | interior*
outdoor | outdoor, outside, exterior, outer, garden | aussen*, outdoor*, draussen, garten* | exterieur*, jardin | esterni, esterno, estern*, giardino | exterior*, jardin

hot | hot, warm | heiss*, warm* | chaud* | cald* | caliente, calid*
cold | cold, cool | kalt*, kuhl* | froid* | fredd* | fri*

single | single, ?twin singles, ?1 | einzel*, einfach* | simple*, une place | singol* | individual*, simple*
double | double, dual, twin, two, king size, kingsize, super king, ?king | doppel*, zwei*, ?king* | double*, deux places, 2 places, ?king* | doppi*, matrimonial*, ?king* | doble*, matrimonio, ?king*

round | round, circular | rund* | rond* | rotond*, tond* | redond*
square | square, rectangular, oblong, ?squares | eckig*, quadrat*, rechteckig*, viereckig* | carre*, rectangulair* | quadrat*, rettangolar* | cuadrad*, rectangular*

matt | matt, matte, satin, brushed | matt*, seidenmatt*, satin* | mat, mate, mats, mates, satine* | opac*, satinat* | mate*, satinad*
gloss | gloss, glossy, polished, shiny | glanz*, glanzend*, hochglanz*, poliert* | brillant*, poli, polie* | lucid* | brill*, pulid*

open | open | offen*, geoffnet* | ouvert* | apert* | abiert*
closed | closed, shut | geschlossen* | ferme, fermee* | chius* | cerrad*

full | full, complete, whole | voll*, komplett*, ganz* | complet*, plein*, entier* | complet*, pien*, inter* | complet*, llen*, enter*
empty | empty | leer* | vide* | vuot* | vaci*

thick | thick, chunky | dick*, stark* | epais* | spess* | grues*
thin | thin, slim, fine | dunn*, flach*, slim, schmal* | fin, fine, fins, fines, mince* | sottil*, slim | fin*, delgad*, slim

heavy | heavy, heavyweight | schwer* | lourd*, renforce* | pesant*, rinforzat* | pesad*, reforzad*, resistente*
light | lightweight, light weight | leicht* | leger, legere, legers, legeres | legger* | liger*

high | high | hoch*, hohe, hoher, hohes | haut, haute, hauts, hautes | alto, alta, alti, alte | alto, alta, altos, altas
low | low | niedrig*, tief* | bas, basse, basses | basso, bassa, bassi, basse | bajo, baja, bajos, bajas

analogue | analogue, analog | analog* | analogique* | analogic* | analogic*
digital | digital | digital* | numerique*, digital* | digital* | digital*

first | first, 1st, ?1 | erst*, ?1 | premier*, 1er, 1ere, ?1 | prim*, ?1 | primer*, ?1
second | second, 2nd, ?2, ?seconds | zweit*, ?2 | deuxieme*, second, seconde, ?2 | second*, ?2 | segund*, ?2

soft | soft | weich* | doux, douce, souple*, molle | morbid*, soffic* | suave*, bland*
hard | hard, rigid, stiff | hart*, harte* | dur, dure, durs, dures, rigide* | dur*, rigid* | dur*, rigid*

adult | adult, adults, grown up*, ?mens, ?womens, ?ladies | erwachsen* , ?damen*, ?herren* | adulte, adultes | adult* | adult*
child | kids, children, childrens, child, toddler*, ?boy*, ?girl*, ?baby, ?junior | kinder*, kleinkind*, ?jungen, ?madchen*, ?baby* | enfant*, ?garcon*, ?fille*, ?bebe* | bambin*, ragazz*, ?neonat* | infantil*, nino*, nina*, ?bebe*

rechargeable | rechargeable, ?reusable, ?usb | wiederaufladbar*, aufladbar*, ?akku*, ?wiederverwend* | rechargeable*, ?reutilis* | ricaricabil*, ?riutilizz* | recargable*, ?reutiliz*
disposable | disposable, single use | einweg*, wegwerf* | jetable*, usage unique | usa e getta, monouso | desechable*, un solo uso

chargedby mains | mains powered, mains operated, plug in, ?mains | netzbetrieb*, netzbetrieben*, ?netz*, ?steck* | sur secteur, secteur, ?branch* | a rete, rete elettrica, a corrente, ?corrente, ?presa | red electrica, a la red, con cable de red, ?corriente, ?enchuf*
battery powered | battery powered, battery operated, ?cordless, ?battery* | batteriebetrieb*, ?batterie*, ?akku* | a piles, a pile, ?pile*, ?batterie* | a batteri*, ?batteri*, ?pil* | a pilas, a bateria, ?pila*, ?bateria*

oval | oval | oval* | ovale* | oval* | oval*
rectangular | rectangular, oblong, ?rectangle | rechteckig*, ?eckig* | rectangulaire* | rettangolar* | rectangular*
heart shaped | heart shaped, ?heart* | herzform*, ?herz* | forme de coeur, ?coeur* | a forma di cuore, a cuore, ?cuor* | forma de corazon, ?corazon*

thread inside | female thread, female, ?girls | innengewinde*, buchse*, ?weiblich* | femelle* | femmina, femminil* | hembra, femenin*
thread outside | male thread, male, ?boys | aussengewinde*, ?stecker*, ?mannlich* | male, males | maschio, maschil* | macho, masculin*

hardback | hardback, hardcover, ?hard back | gebunden*, hardcover, festeinband, ?buch | relie*, cartonne*, couverture rigide, ?livre | copertina rigida, cartonat*, rilegat* | tapa dura, encuadernad*
paperback | paperback, softcover, soft cover, ?softback | taschenbuch*, broschiert*, paperback, softcover, ?buch | broche*, poche, couverture souple | copertina flessibile, brossura, tascabil* | tapa blanda, rustica, bolsillo

senior | senior, seniors, elderly, ?old, ?adult, ?aged | senior*, *senior*, altere, ?alt* | senior, seniors, age, agee, ages, agees, ?adulte* | senior, anzian*, ?adult*, ?eta | senior, mayores, ancian*, ?adult*, ?edad
young | puppy, puppies, kitten, kittens, teen, teens, teenage*, junior, toddler*, ?young, ?youth | welpe*, *welpe*, kitten, teen*, jugend*, junior*, ?jung*, ?klein*, ?kind, ?kinder*, ?baby* | chiot*, chaton*, ado, ados, adolescent*, junior, ?jeune*, ?enfant*, ?petit*, ?bebe* | cuccioli, cucciolo, gattin*, teen*, adolescent*, junior, ?giovan*, ?ragazz*, ?bambin*, ?bimb* | cachorro*, gatit*, adolescent*, juvenil*, junior, ?joven*, ?nino*, ?nina*, ?infantil*, ?bebe*

electric | electric, electrical, electronic, motorised, ?power*, ?cordless, ?auto*, ?usb, ?wired, ?mains, ?battery | elektr*, motorisiert*, *elektr*, ?akku*, ?auto*, ?strom* | electrique*, electronique*, motorise*, ?auto*, ?batterie* | elettric*, elettronic*, motorizzat*, ?auto*, ?batteria | electric*, electronic*, motorizad*, ?auto*, ?bateria
by hand | manual, hand operated, hand powered, hand crank*, ?hand, ?handheld, ?handbook, ?instruction*, ?manuals | manuell*, handbetrieb*, handkurbel*, ?hand* | manuel*, manivelle, ?main | manuale, manuali, a mano, manovella, ?mano | manual, manuales, a mano, manivela, ?mano

beginner | beginner*, starter, novice, student, ?learner*, ?kids, ?children* | anfanger*, einsteiger*, schuler*, ?start*, ?kinder* | debutant*, initiation, ?eleve*, ?etude, ?enfant* | principiant*, inizio, ?student*, ?bambin* | principiante*, iniciacion, ?estudiante*, ?nino*
expert | professional*, expert, ?trade, ?salon | profi*, professionell*, ?experte* | professionnel*, expert* | professional*, ?espert* | profesional*, ?expert*

opaque | blackout, black out, opaque, frosted, ?solid, ?thermal | verdunkl*, blickdicht*, undurchsichtig*, milchglas*, ?opak* | occultant*, opaque*, depoli* | oscurant*, opac*, satinat* | opac*, oscurec*, ?foscurit*, esmerilad*
see through | clear, transparent, sheer, see through, ?translucent | transparent*, durchsichtig*, klar*, ?halbtransparent* | transparent*, clair, voilage* | trasparent*, chiar* | transparent*, translucid*, ?claro, ?visillo*

of today | modern, contemporary, ?mid century, ?new, ?21st | modern*, zeitgenossisch*, ?neu* | moderne*, contemporain*, ?neuf*, ?neuve* | modern*, contemporane*, ?nuov* | modern*, contemporane*, ?nuev*
of old | antique, vintage, edwardian, victorian, georgian, art deco, retro, regency, ?old, ?century, ?period | antik*, vintage, edwardian*, viktorian*, georgian*, art deco, retro, ?alt*, ?jahrhundert | antique*, vintage, edouardien*, victorien*, georgien*, art deco, retro, ancien*, ?siecle | antic*, vintage, edoardian*, vittorian*, georgian*, art deco, retro, d epoca, ?secolo | antigu*, vintage, eduardian*, victorian*, georgian*, art deco, retro, ?siglo, ?epoca
`;
