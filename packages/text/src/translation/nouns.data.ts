/**
 * Nouns of the trades, to see that a title names one instead of another, that it denies another,
 * or counts another: `English | German | French | Italian | Spanish`. Forms are in the singular, without accents; the
 * plurals and, in German, the ends of compounds are made from them. `?form` counts as the noun without naming it, `!form`
 * is part of another word ("Streifen" are no "Reifen"), `*` stands for any letters.
 */
export const NOUNS = `
brake | bremse, brems* | frein | freno | freno
clutch | kupplung, kupplungs*, !anhangerkupplung | embrayage | frizione | embrague
disc, disk, rotor | scheibe, ?disc | disque, ?rotor | disco, ?rotore | disco, ?rotor
pad | belag, klotz, ?pad, ?*pad, ?*pads, ?schutz*, ?polster, ?kissen, ?bremsbelage | plaquette, ?patin, ?coussinet, ?tampon, ?pad | pastiglia, pasticca, ?cuscinetto, ?tampone, ?imbottitura | pastilla, ?almohadilla, ?taco
pump | pumpe | pompe | pompa | bomba
filter | filter | filtre | filtro | filtro
gasket, seal | dichtung, dichtring, ?dicht*, ?siegel | joint, ?garniture, ?etancheite, ?scelle* | guarnizione, ?tenuta, ?paraolio, ?sigillo | junta, reten, ?sello
bearing | lager, ?lagersatz | roulement, ?palier | cuscinetto | rodamiento, cojinete
hose | schlauch, ?leitung | tuyau, durite, ?flexible, ?raccord | tubo, manicotto | manguera, manguito, tubo, ?latiguillo
shock absorber, damper, strut | stossdampfer, dampfer, federbein, ?daempf*, ?gasfeder, ?gasdruck* | amortisseur, ?jambe, ?verin | ammortizzatore, ?smorzatore, ?molla a gas, ?molle a gas | amortiguador
coil spring | feder, ?fahrwerksfeder | ressort | molla | muelle
sensor | sensor, fuhler, ?geber, ?melder | capteur, sonde, ?detecteur, ?sensor | sensore, sonda, ?rilevatore | sensor, sonda, captador, ?detector
headlight, headlamp | scheinwerfer, ?stirnlampe, ?hauptscheinwerfer | phare, ?projecteur, ?optique, ?frontale | faro, ?proiettore, ?fanale, ?frontale | faro, ?optica, ?frontal
taillight, tail light, rear light | rucklicht, ruckleuchte, heckleuchte, ?schlusslicht, ?leuchte | feu, feux | fanale, ?faro, ?fanalino, ?luce | piloto, ?faro, ?luz
bumper | stossstange, stossfanger, ?bumper | pare chocs, ?bumper, ?bouclier | paraurti, ?bumper | parachoques, paragolpes, ?bumper
windscreen, windshield | windschutzscheibe, frontscheibe, ?scheibe | pare brise, ?lave glace, ?essuie glace | parabrezza, ?lavavetri, ?tergicristall* | parabrisas, ?luna, ?limpiaparabrisas, ?lavaparabrisas
wiper | wischer, wischerblatt | essuie glace, ?balai | tergicristallo, ?spazzola | limpiaparabrisas, ?escobilla
wheel | rad, rader, felge, vorderrad, hinterrad, ersatzrad, laufrad, ?*rad, ?*rader, ?rolle, ?rad* | roue, jante, ?volant, ?roulette, ?molette | ruota, cerchio, cerchione, ?volante, ?rotella, ?volano | rueda, llanta, ?volante
tyre, tire | reifen, !streifen, !armreifen | pneu, ?pneumatique, ?enveloppe | pneumatico, gomma, ?copertone, ?copertura | neumatico, ?cubierta
exhaust, muffler, silencer | auspuff, schalldampfer, ?endtopf | echappement, silencieux, ?pot | scarico, marmitta, silenziatore | escape, silenciador
radiator | kuhler, heizkorper | radiateur | radiatore, ?termosifone, ?calorifero, ?termoarredo | radiador
spark plug | zundkerze, ?kerze | bougie | candela | bujia
turbocharger | turbolader, ?turbo | turbo, turbocompresseur | turbo, turbocompressore, ?turbina | turbo, turbocompresor
carburettor, carburetor, carb | vergaser | carburateur | carburatore | carburador
gearbox | getriebe | boite de vitesse, ?boite | cambio | caja de cambio, ?cambio
control arm, wishbone | querlenker, ?lenker | bras, triangle | braccio, braccetto, ?bracci | brazo, ?trapecio
caliper | bremssattel, ?sattel, ?messschieber | etrier, ?pied a coulisse | pinza, ?calibro | pinza, ?calibre
door | tur, turen, autotur, haustur, schranktur, glastur, ?*turen, ?*tur, ?tur*, ?klappe | porte, portiere, ?portillon, ?battant | porta, portiera, sportello, anta, ?ante | puerta

drill | bohrmaschine, bohrer, ?bohr*, ?schrauber | perceuse, foret, ?meche, ?visseuse, ?perforateur, ?percage, ?marteau | trapano, ?punta, ?avvitatore, ?punte, ?foratura | taladro, broca, ?atornillador, ?taladradora
saw, chainsaw, hacksaw | sage, ?sage*, !massage, !passage, !message | scie, tronconneuse, ?sciage | sega, motosega, ?troncatrice, ?seghetto, ?taglio | sierra, motosierra, ?ingletadora, ?serrucho, ?tronzadora
hammer, mallet | hammer, ?schlegel, ?klopfer | marteau, maillet, ?massette | martello, mazzuolo, ?mazza, ?mazzetta | martillo, mazo, ?maza
screwdriver | schraubendreher, schraubenzieher, ?schrauber | tournevis | cacciavite, ?giravite | destornillador
wrench, spanner, socket set | schlussel, ?ratsche, ?steckschlussel*, ?nuss*, ?schrauber | cle, ?clef, ?douille, ?cliquet, ?visseuse | chiave, ?bussola, ?bussole, ?cricchetto, ?avvitatore | llave, ?vaso*, ?carraca
pliers | zange | pince, ?tenaille | pinza, ?pinze, ?tenaglia | alicate, tenaza, ?pinza
grinder, sander | schleifer, schleifmaschine, ?flex, ?muhle, ?schleif* | meuleuse, ponceuse, ?moulin, ?broyeur, ?affuteuse, ?touret | smerigliatrice, levigatrice, ?macin*, ?mola, ?molatrice | amoladora, lijadora, ?molinillo, ?esmeril*, ?radial
ladder | leiter, !gleiter, ?*treppe | echelle, escabeau | scala | escalera
clamp | zwinge, klemme, ?schelle, ?spanner, ?klammer | serre joint, ?pince, ?collier, ?bride, ?etau | morsetto, ?fascetta, ?strettoio, ?pinza | abrazadera, sargento, ?pinza, ?mordaza, ?gato
screw | schraube | vis | vite, viti | tornillo
bolt | bolzen, ?schraube, ?riegel, ?bolt* | boulon, ?vis, ?verrou, ?cheville | bullone, ?vite, ?viti, ?catenaccio, ?perno | perno, ?tornillo, ?cerrojo
lawn mower, lawnmower, mower | rasenmaher, ?maher, ?mah* | tondeuse, ?robot tondeuse | tosaerba, rasaerba, tagliaerba, ?rasaerba | cortacesped
hedge trimmer | heckenschere | taille haie | tagliasiepi | cortasetos
barbecue, bbq | grill, ?grill* | barbecue, ?grill | barbecue, ?griglia, ?bbq | barbacoa, ?parrilla

dress | kleid, ?kleid* | robe | vestito, abito | vestido
skirt | rock, rocke, *rock, *rocke, ?rock* | jupe, minijupe, ?tutu | gonna, minigonna, ?tutu | falda, minifalda, ?tutu
coat, jacket, parka, blazer, anorak, raincoat | jacke, mantel, parka, blazer, anorak, sakko, ?weste | veste, manteau, blouson, parka, blazer, doudoune, ?coupe vent, ?impermeable, ?caban, ?anorak, ?gilet | giacca, cappotto, giubbotto, giubbino, giaccone, piumino, parka, blazer, ?impermeabile, ?soprabito, ?giacc*, ?giubb* | chaqueta, abrigo, cazadora, parka, blazer, americana, ?chaqueton, ?anorak, ?chubasquero, ?impermeable, ?plumifero
waistcoat, bodywarmer | weste, ?weste* | gilet | gilet, panciotto, ?smanicat* | chaleco
shirt, blouse, t shirt, tee, polo, tank top, ?top, ?vest, ?jersey | hemd, bluse, shirt, top, oberteil, trikot, ?body, ?polo | chemise, chemisier, t shirt, tshirt, tee shirt, maillot, debardeur, blouse, ?haut, ?top, ?polo, ?body | camicia, camicetta, maglia, maglietta, t shirt, canotta, blusa, ?top, ?polo, ?body, ?canottier* | camisa, camiseta, blusa, ?top, ?polo, ?playera, ?maillot, ?body
jumper, sweater, pullover, cardigan, hoodie, sweatshirt, ?knit*, ?sweat*, ?fleece | pullover, strickjacke, hoodie, ?sweat*, ?strick*, ?kapuzen*, ?jacke, ?fleece* | pull, gilet, cardigan, sweat, sweatshirt, hoodie, ?veste, ?polaire | maglione, cardigan, felpa, ?maglia, ?pile, ?pullover | jersey, sueter, cardigan, sudadera, ?chaqueta, ?rebeca, ?polar, ?forro
trousers, jeans, leggings, chinos, shorts, joggers, dungarees, ?pants, ?tights, ?bottoms | hose, jeans, leggings, chino, shorts, jogger, ?bermuda, ?*hose* | pantalon, jean, jeans, legging, chino, short, jogging, salopette, ?bermuda, ?cuissard, ?bas, ?collant | pantalone, jeans, leggings, chino, shorts, pantaloncino, salopette, ?bermuda, ?jogger, ?calzoncin* | pantalon, vaquero, jeans, malla, leggings, chino, short, peto, ?bermuda, ?culotte, ?jogger
sock | socke, ?strumpf, ?fussling | chaussette, ?socquette, ?mi bas, ?bas | calza, calzino, ?calzettone, ?fantasmin*, ?gambalett* | calcetin, ?media, ?pinkies
bra | bh, ?bustier | soutien gorge, ?brassiere | reggiseno | sujetador, ?sosten
knickers, briefs, boxers, underpants, ?underwear | unterhose, slip, boxershort*, ?unterwasche, ?pants | culotte, slip, boxer, calecon, string, ?sous vetement | mutanda, slip, boxer, ?intimo, ?perizoma, ?culotte | calzoncillo, braga, boxer, slip, ?ropa interior, ?tanga
boot, ?shoe | stiefel, stiefelette, ?schuh, ?boot*, !handschuh | botte, bottine, ?chaussure, ?crampon* | stivale, stivaletto, scarpone, ?scarp*, ?cuffia | bota, botin, ?zapat*, ?calzado
sandal, flip flop, ?shoe | sandale, ?schuh, !handschuh, ?zehentrenner, ?flip, ?pantolette | sandale, tong, ?claquette, ?nu pied | sandalo, infradito, ?ciabatt* | sandalia, chancla
slipper, ?shoe | hausschuh, pantoffel, ?schuh, !handschuh, ?huttenschuh, ?slipper | chausson, pantoufle, ?mule | pantofola, ciabatta, ?babbucc* | zapatilla de casa, ?zapatilla, ?pantufla
shoe, trainer, sneaker, ?heels, ?pumps, ?boot, ?sandal, ?slipper, ?loafer | schuh, sneaker, turnschuh, !handschuh, ?stiefel, ?pumps, ?ballerina*, ?spikes | chaussure, basket, sneaker, escarpin, mocassin, ?tennis, ?botte, ?ballerine* | scarpa, sneaker, decollete, mocassino, ?scarp*, ?ballerin* | zapato, zapatilla, deportiva, sneaker, ?tacon*, ?mocasin*, ?calzado
hat, beanie, baseball cap, flat cap, peaked cap, snapback, swim cap, ?cap | mutze, kappe, hut, hute, *hut, cap, beanie, ?deckel, ?verschluss | chapeau, bonnet, casquette, beret, ?bouchon, ?capuchon, ?bob | cappello, berretto, cappellino, cuffia, ?tappo, ?basco, ?berrett* | sombrero, gorro, gorra, boina, ?tapon, ?tapa, ?pamela
scarf | schal, halstuch, ?tuch, ?*tuch, ?loop | echarpe, foulard, ?snood, ?cheche, ?etole | sciarpa, foulard, ?scaldacollo, ?stola | bufanda, panuelo, fular, ?estola
belt | gurtel, ?riemen*, ?gurt*, ?band | ceinture, courroie, ?sangle, ?bande | cintura, cinghia, ?cinturino, ?nastro | cinturon, correa, ?cinta, ?banda
glove, mitten | handschuh, faustling | gant, mitaine, moufle, ?mitts | guanto, muffola, ?guantini | guante, manopla, ?miton*
bow tie, necktie, neck tie, silk tie, mens tie, ?tie | krawatte, fliege, ?schleife, ?binder | cravate, noeud papillon, ?papillon, ?attache, ?lien | cravatta, papillon, farfallino, ?fascett* | corbata, pajarita, ?brida
rucksack, backpack | rucksack | sac a dos, ?cartable | zaino | mochila
bag, handbag, tote, holdall, ?pocket | tasche, beutel, sack, *sack, ?shopper, ?schulter* | sac, sacoche, pochette, cabas, ?besace, ?cartable, ?trousse, ?sachet* | borsa, sacca, sacco, sacchetto, ?tracolla, ?pochette, ?bust* | bolso, bolsa, ?mochila, ?saco, ?bandolera
wallet, purse | geldborse, portemonnaie, brieftasche, geldbeutel, ?borse | portefeuille, porte monnaie, ?portemonnaie | portafoglio, portafogli, portamonete, ?borsellino | cartera, monedero, billetera
suitcase | koffer, trolley | valise, ?trolley, ?bagage | valigia, trolley, ?bagagli* | maleta, ?equipaje
swimsuit, bikini, ?trunks | badeanzug, bikini, badehose, ?bade* | maillot, bikini | costume, bikini | banador, bikini, traje de bano
pyjama, nightdress, nightie | schlafanzug, pyjama, nachthemd, ?schlaf* | pyjama, chemise de nuit, nuisette, ?pyjashort | pigiama, camicia da notte, ?camicia | pijama, camison
mask | maske | masque | maschera, ?mascherina | mascara, careta, mascarilla, ?antifaz

necklace, choker, ?pendant, ?chain, ?locket, ?beads | halskette, kette, collier, !etikette, ?anhanger, ?kropfband | collier, sautoir, ras de cou, ?pendentif, ?chaine, ?medaillon | collana, girocollo, ?ciondolo, ?catena, ?catenina, ?pendente | collar, gargantilla, ?colgante, ?cadena
bracelet, bangle, anklet, ?strap, ?band, ?chain, ?charm, ?wristband | armband, armreif, armkette, ?kettchen, ?bettel* | bracelet, jonc, ?chaine, ?gourmette, ?manchette | bracciale, braccialetto, cavigliera, ?cinturino, ?catena | pulsera, brazalete, tobillera, ?correa, ?esclava
earring, ?studs, ?hoops, ?ear | ohrring, ohrstecker, ohrhanger, creole, ohrclip, ?ohr* | boucle d oreille, puce d oreille, creole, dormeuse, ?boucle, ?clou, ?oreille* | orecchino, ?lobo, ?cerch* | pendiente, arete, zarcillo, ?aros
brooch, ?pin, ?badge | brosche, ?anstecker, ?anstecknadel | broche, ?epinglette, ?badge, ?epingle | spilla, ?spilletta, ?spillo | broche, ?alfiler, ?pin
engagement ring, wedding ring, signet ring, eternity ring, dress ring, ring size, ?ring | verlobungsring, ehering, trauring, siegelring, damenring, herrenring, ?ring, ?ring*, ?*ring | bague, alliance, chevaliere, ?anneau, ?solitaire | anello, fede, fedina, ?solitario, ?anell* | anillo, sortija, ?alianza, ?sello, ?solitario
watch, wristwatch, clock, alarm clock | uhr, *uhr, wecker, ?uhren*, ?watch, ?*uhren | montre, horloge, pendule, reveil, ?watch | orologio, sveglia, ?watch, ?cronografo | reloj, despertador, ?watch
cufflink | manschettenknopf, ?manschettenknopf* | bouton de manchette | gemello, gemelli | gemelo
sunglasses, glasses, spectacles, goggles | sonnenbrille, brille, ?glaser, ?brillen* | lunettes, ?verre | occhiali, ?occhialini, ?bicchier*, ?calic* | gafas, ?vaso*, ?copa*

keyboard, ?keyboards | tastatur, ?keyboard | clavier, ?synthetiseur | tastiera | teclado
mouse, mice | maus, *maus, mause, ?maus* | souris | mouse, ?topo, ?topolino | raton
headphone, earphone, earbud, headset | kopfhorer, ohrhorer, headset, ?ohrstopsel | casque, ecouteur, oreillette, ?headset | cuffia, cuffie, auricolare, ?cuffiette | auricular, cascos
speaker, loudspeaker, soundbar, ?subwoofer | lautsprecher, soundbar, ?box*, ?subwoofer | enceinte, haut parleur, barre de son, ?subwoofer, ?caisson | altoparlante, cassa, soundbar, diffusore, ?subwoofer, ?speaker | altavoz, barra de sonido, ?subwoofer, ?bafle
charger | ladegerat, netzteil, ?lade*, ?charger | chargeur, ?adaptateur, ?alimentation, ?charge | caricatore, caricabatterie, caricabatteria, ?alimentatore, ?ricarica | cargador, ?adaptador, ?carga
cable, ?lead | kabel, ?leitung, ?leine | cable, ?cordon, ?laisse, ?fil, ?rallonge | cavo, ?guinzaglio, ?filo, ?prolunga | cable, ?correa, ?alargador, ?cordon
battery | batterie, akku, *akku, ?akku*, ?knopfzelle | batterie, pile, ?accu | batteria, pila | bateria, pila
phone case, cover case, ?case, ?cover, ?sleeve | hulle, ?case, ?etui, ?tasche, ?cover, ?gehause, ?koffer | coque, ?etui, ?housse, ?boitier, ?mallette, ?protection | custodia, ?cover, ?astuccio, ?scocca, ?guscio | funda, ?estuche, ?carcasa, ?maletin
screen protector | schutzfolie, panzerglas, displayschutz*, ?schutzglas | protection d ecran, verre trempe, ?film, ?protege ecran | pellicola, ?proteggi schermo, ?vetro temperato, ?proteggischermo | protector de pantalla, cristal templado, ?protector
printer | drucker | imprimante | stampante | impresora
camera, camcorder | kamera, ?cam, ?fotoapparat | appareil photo, camera, ?camescope, ?appareil | fotocamera, telecamera, ?macchina fotografica, ?videocamera, ?camera | camara, ?videocamara
router | router, ?oberfrase | routeur, ?defonceuse | router, ?fresatrice | router, enrutador, ?fresadora
laptop, notebook computer | laptop, notebook, ?*book | portable, ordinateur, ?pc, ?notebook | portatile, notebook, ?laptop, ?computer | portatil, ordenador, ?laptop
tablet, ?ipad | tablet, ?tablette, ?tablett | tablette, ?comprime | tablet, ?compress* | tableta, tablet, ?comprimido
hard drive, hard disk, ssd, ?drive | festplatte, ssd, ?hdd | disque dur, ssd, ?disque | hard disk, disco rigido, ssd, ?disco | disco duro, ssd, ?disco
memory card, sd card | speicherkarte, sd karte, ?karte | carte memoire, carte sd, ?carte | scheda di memoria, scheda sd, ?scheda | tarjeta de memoria, tarjeta sd, ?tarjeta
drone, quadcopter | drohne, ?quadcopter, ?quadrocopter | drone, ?quadcopter, ?quadricoptere | drone, ?quadricottero | dron, drone, ?cuadricoptero
lens | objektiv, linse, ?glas*, ?lens* | objectif, lentille, ?verre, ?optique | obiettivo, lente, ?lenti | objetivo, lente, ?cristal
game controller, gamepad, ?controller | controller, gamepad, ?steuerung, ?regler | manette, ?controleur, ?controller | controller, gamepad, ?joypad, ?centralina, ?regolatore | mando, ?controlador, ?controller

kettle | wasserkocher, ?kessel | bouilloire | bollitore | hervidor
toaster | toaster | grille pain, ?toaster | tostapane | tostador, tostadora
blender, mixer | mixer, ?ruhrgerat, ?ruhrer, ?standmixer, ?puriergerat | mixeur, blender, ?batteur, ?robot, ?mitigeur | frullatore, ?mixer, ?sbattitore, ?impastatrice, ?miscelatore | batidora, ?licuadora, ?mezclador, ?amasadora
coffee machine, coffee maker | kaffeemaschine, ?kaffee*, ?espresso* | machine a cafe, cafetiere, ?cafe | macchina da caffe, macchina per caffe, ?caffettiera, ?caffe, ?moka | cafetera, ?maquina de cafe
microwave | mikrowelle, ?mikrowellen* | micro onde | microonde, ?forno | microondas
fridge, refrigerator, freezer | kuhlschrank, gefrierschrank, ?gefrier*, ?kuhl* | refrigerateur, congelateur, ?frigo, ?frigidaire | frigorifero, congelatore, ?frigo, ?freezer | frigorifico, congelador, nevera, ?frigo
oven, cooker, stove | backofen, herd, *herd, ?ofen, ?*ofen, ?kocher | four, cuisiniere, ?poele, ?rechaud, ?cuiseur | forno, ?fornello, ?cucina, ?stufa, ?pentola | horno, cocina, ?estufa, ?hornillo, ?olla
washing machine | waschmaschine | machine a laver, lave linge | lavatrice | lavadora
dishwasher | geschirrspuler, spulmaschine, ?spulmaschinen* | lave vaisselle | lavastoviglie | lavavajillas
vacuum cleaner, hoover, ?vacuum | staubsauger, ?sauger | aspirateur | aspirapolvere | aspiradora, aspirador
steam iron, ?iron | bugeleisen, ?bugel*, ?dampf*, ?eisen* | fer a repasser, ?fer | ferro da stiro, ?ferro | plancha, ?hierro
fan, ventilator | ventilator, lufter, ?facher, ?geblase, ?fan* | ventilateur, ?eventail, ?souffleur, ?supporter, ?fan | ventilatore, ventola, ?ventaglio, ?tifos*, ?fan | ventilador, ?abanico, ?fan
heater | heizung, heizgerat, heizlufter, ?heiz*, ?lufter, ?ofen | chauffage, radiateur, ?chauffe, ?chauffant*, ?soufflant | stufa, termoventilatore, riscaldatore, ?riscald*, ?scald* | calefactor, estufa, calentador, ?calefac*
frying pan, saucepan, wok, ?pan | pfanne, topf, *topf, wok, ?kasserolle, ?brater, ?form | poele, casserole, wok, sauteuse, ?faitout, ?moule, ?marmite, ?cocotte | padella, pentola, casseruola, wok, ?tegame, ?teglia, ?stampo | sarten, cazo, cacerola, wok, ?olla, ?molde, ?paellera
knife | messer, ?klinge | couteau | coltello | cuchillo, ?navaja, ?cuter
fork | gabel | fourchette, fourche | forchetta, forca, forcella | tenedor, horquilla, ?horca
spoon, ladle, teaspoon | loffel, kelle | cuillere, louche | cucchiaio, mestolo, cucchiaino | cuchara, cazo, cucharon, cucharilla
plate, saucer, ?dish | teller, untertasse, ?untersetzer, ?platte, ?schild, ?schale | assiette, soucoupe, ?plat, ?plaque, ?platine, ?coupelle | piatto, piattino, ?piastra, ?targa, ?lastra | plato, platillo, ?placa, ?plancha
bowl | schussel, schale, napf, ?bowl | bol, saladier, gamelle, ?coupe, ?ecuelle, ?jatte, ?cuvette | ciotola, ?insalatiera, ?scodella, ?coppa, ?coppetta | cuenco, bol, tazon, comedero, ?ensaladera, ?fuente
cup, mug, tumbler, beaker, ?teacup | tasse, becher, ?cup, ?pokal, ?glas*, !untertasse | tasse, mug, gobelet, ?coupe, ?verre, ?timbale | tazza, mug, tazzina, ?coppa, ?bicchiere, ?boccale | taza, ?vaso, ?copa, ?mug, ?tazon
wine glass, ?glass | weinglas, glas, glaser, ?*glas, ?glas* | verre, ?vitre, ?glace, ?flute | bicchiere, calice, ?vetro, ?flute | copa, vaso, ?cristal, ?vidrio
teapot, coffee pot | teekanne, kanne, ?kannchen | theiere, ?cafetiere, ?verseuse | teiera, ?caffettiera | tetera, ?cafetera
jug, pitcher, carafe, decanter | krug, karaffe, kanne, dekanter, ?messbecher, ?krug* | carafe, cruche, pichet, ?broc, ?pot, ?verseuse | caraffa, brocca, ?decanter, ?bricco | jarra, ?decantador, ?garrafa
bottle, flask | flasche, ?thermos* | bouteille, flacon, gourde, biberon, ?thermos, ?fiole | bottiglia, borraccia, flacone, biberon, ?thermos, ?fiaschetta, ?bottigli* | botella, frasco, biberon, termo, ?petaca, ?cantimplora
cutting board, chopping board | schneidebrett, ?brett | planche | tagliere | tabla
bin, waste bin, dustbin | mulleimer, abfalleimer, ?eimer, ?tonne, ?papierkorb, ?behalter | poubelle, ?corbeille, ?bac | pattumiera, cestino, ?bidone, ?cesto | cubo, papelera, ?contenedor
basket | korb, *korb, ?korb* | panier, corbeille, ?basket* | cesto, cestino, cesta, ?canestro, ?basket | cesta, cesto, ?canasta, ?baloncesto

mirror | spiegel | miroir, retroviseur, ?glace | specchio, specchietto, retrovisore | espejo, retrovisor
lamp, ?light, ?lights | lampe, leuchte, ?licht*, ?*licht, ?beleuchtung, ?strahler, ?ampel | lampe, luminaire, ?lumiere, ?eclairage, ?ampoule, ?phare, ?feu, ?lampadaire, ?applique, ?spot | lampada, luce, ?illuminazione, ?faro, ?lampad*, ?applique, ?luci | lampara, luz, ?iluminacion, ?faro, ?piloto, ?luces, ?foco, ?aplique
candle | kerze, ?kerzen* | bougie, ?chandelle, ?cierge | candela | vela
rug, carpet | teppich, laufer | tapis, ?moquette | tappeto, ?moquette | alfombra, ?moqueta
mat, doormat, door mat | matte, ?vorleger, ?unterlage | tapis, ?paillasson, ?natte, ?set de table, ?matelas, ?sous main | tappetino, tappeto, zerbino, ?stuoia, ?materassino | alfombrilla, alfombra, estera, felpudo, esterilla
curtain | vorhang, gardine, ?vorhang* | rideau, ?voilage | tenda, ?tendaggio | cortina
blind, shutter | rollo, jalousie, ?rollladen, ?plissee | store, ?volet | tapparella, veneziana, ?tenda, ?persiana, ?avvolgibile | persiana, estor, ?estores, ?contraventana
cushion, pillow, ?pouf | kissen, polster, ?kissen* | coussin, oreiller, ?taie, ?pouf | cuscino, guanciale, ?federa | cojin, almohada, ?funda, ?almohad*
blanket, throw, ?quilt | decke, ?plaid, ?uberwurf | couverture, plaid, ?jete, ?couvre lit, ?courtepointe | coperta, plaid, ?copriletto, ?trapunt* | manta, ?plaid, ?colcha
duvet | bettdecke, ?bettwasche, ?decke*, ?bettbezug | couette, ?parure de lit, ?housse | piumone, ?copripiumino, ?piumino | edredon, ?nordic*
bed sheet, sheet set, ?sheet | laken, bettlaken, ?bettwasche | drap, ?drap housse, ?feuille, ?tole | lenzuolo, lenzuola, ?foglio, ?lastra | sabana, ?hoja, ?lamina
towel | handtuch, badetuch, ?tuch, ?*tuch | serviette, ?torchon, ?drap de bain, ?essuie | asciugamano, telo, ?strofinaccio, ?canovaccio, ?salvietta | toalla, ?pano
mattress | matratze, ?matratzen*, ?topper, ?bett* | matelas, ?surmatelas | materasso | colchon
bed | bett, ?bett* | lit, ?literie, ?sommier, ?panier | letto, ?lettino, ?cuccia | cama, ?cuna
chair, armchair, stool | stuhl, stuhle, *stuhle, sessel, hocker, ?sitz* | chaise, fauteuil, tabouret, ?transat | sedia, poltrona, sgabello, ?seggiolone, ?sdraio | silla, sillon, taburete, ?butaca, ?tumbona
table, desk | tisch, !atisch, !etisch, !otisch, !optisch, !gyptisch, !istisch, !astisch, !antisch, !entisch, !ritisch, !tischdecke, !tischtuch, ?tisch* | table, bureau, ?tableau*, ?gueridon, ?sous main | tavolo, scrivania, tavolino, ?tavola | mesa, escritorio, ?mesita, ?tabla
sofa, couch | sofa, couch, ?sofa* | canape, sofa | divano, sofa, ?divano* | sofa, ?divan
wardrobe, cupboard, cabinet | schrank, schranke, *schranke, kommode, vitrine, ?schrank* | armoire, placard, buffet, vitrine, ?meuble, ?commode, ?cabinet | armadio, credenza, armadietto, vetrina, mobile, ?mobiletto, ?vetrinetta, ?pensile | armario, vitrina, ?mueble, ?gabinete, ?aparador
shelf, bookcase, shelving, ?shelves | regal, regalboden, ?boden, ?fach, ?facher*, ?ablage, ?einlegeboden* | etagere, bibliotheque, ?rayonnage, ?tablette, ?rayon | scaffale, mensola, libreria, ripiano, ?scaffalatura | estanteria, estante, balda, libreria, repisa
drawer | schublade, schubkasten, ?schubladen*, ?schub* | tiroir, ?commode | cassetto, ?cassettiera | cajon, ?cajonera, ?comoda
picture frame, photo frame | bilderrahmen, ?rahmen | cadre | cornice, portafoto, ?telaio | marco, portafotos
shower | dusche, ?dusch*, ?brause | douche, ?pommeau, ?pomme de douche | doccia, ?soffione, ?doccetta | ducha, ?alcachofa
bath, bathtub | badewanne, bad, *bad, ?bade*, ?bad* | bain, baignoire, ?abreuvoir | bagno, vasca | bano, banera
tap, faucet | wasserhahn, armatur, ?hahn, ?mischer | robinet, mitigeur, ?robinetterie | rubinetto, miscelatore, ?rubinetteria | grifo, ?griferia
toilet seat, toilet | toilette, wc, ?toiletten*, ?klo* | toilette, wc, ?cuvette, ?abattant | wc, ?water, ?toilette, ?copriwater, ?igienic* | inodoro, wc, vater, ?vater, ?bano, ?higienic*
sink, washbasin, basin | waschbecken, spule, *spule, ?becken, ?spulbecken | evier, lavabo, ?vasque | lavello, lavandino, lavabo | fregadero, lavabo, ?pila
lock, padlock | schloss, *schloss, ?schloss*, ?verriegel* | serrure, cadenas, ?antivol, ?verrou | serratura, lucchetto, ?blocco, ?antifurto | cerradura, candado, ?bloqueo, ?antirrobo
key | schlussel, ?schlussel* | cle, clef | chiave, ?chiavi* | llave
window | fenster, ?fenster*, ?scheibe | fenetre, ?vitre, ?hublot | finestra, finestrino, ?vetro | ventana, ventanilla, ?luna
lid | deckel, ?abdeckung, ?haube, ?klappe | couvercle, ?capot, ?bouchon | coperchio, ?tappo, ?sportello | tapa, ?tapon, ?capo

doll | puppe, ?puppen*, ?barbie | poupee, poupon | bambola, ?bambolotto | muneca, ?muneco
teddy bear, teddy | teddy, teddybar, ?bar, ?kuscheltier, ?pluschtier | ours, nounours, ?peluche | orsacchiotto, orsetto, orso, ?peluche | oso, osito, ?peluche
jigsaw, puzzle | puzzle, ?puzzle*, ?stichsage | puzzle, ?casse tete, ?scie sauteuse | puzzle, ?rompicapo, ?seghetto | puzle, puzzle, rompecabezas, ?sierra de calar
board game, card game | spiel, ?spiel*, ?*spiel | jeu, ?jeux | gioco, ?giochi, ?carte | juego, ?cartas
dice | wurfel, ?wurfel* | ?de, ?des | dado | dado
balloon | ballon, luftballon | ballon, ?montgolfiere | palloncino, ?pallone, ?mongolfiera | globo
ball, football, basketball | ball, *ball, ?ball*, ?kugel | ballon, balle, boule, ?ball, ?football, ?basket | palla, pallone, pallina, ?calcio, ?palline, ?sfera | pelota, balon, bola, ?futbol
puppet | puppe, marionette, handpuppe, fingerpuppe | marionnette | burattino, marionetta, pupazzo | marioneta, titere
banner, bunting, garland | banner, girlande, wimpelkette, ?spruchband, ?wimpel* | banniere, banderole, guirlande | striscione, festone, ghirlanda, banner, bandierine | pancarta, guirnalda, banderin, ?cartel, ?banner
pencil, crayon, pen, marker | bleistift, buntstift, stift, *stift, kugelschreiber, ?stifte*, ?marker, ?fuller, ?kreide*, ?*federhalter, ?*fullfeder* | crayon, stylo, feutre, ?marqueur, ?craie, ?porte plume, ?plume | matita, penna, pennarello, ?pastell*, ?evidenziatore | lapiz, boligrafo, rotulador, ?pluma, ?cera*, ?marcador
paint brush, brush | pinsel, burste, ?burst* | pinceau, brosse, ?balai | pennello, spazzola, ?spazzolino, ?scopa | pincel, cepillo, brocha, ?escobilla
paint | *farbe, farbe, ?lack*, ?*lack, ?farben*, ?mal* | peinture, ?gouache, ?laque | vernice, pittura, ?colore, ?colori, ?tempera | pintura, ?esmalte
sticker, decal | aufkleber, sticker, ?*tattoo, ?etikett* | autocollant, sticker, ?decalcomanie, ?gommette | adesivo, ?decalcomania, ?figurina, ?sticker | pegatina, adhesivo, ?calcomania, ?cromo, ?vinilo
coin | munze, ?munz* | monnaie, ?piece | moneta | moneda
stamp | briefmarke, stempel, ?marke | timbre, tampon | francobollo, timbro | sello
book, paperback, hardback, novel | buch, *buch, ?buch*, ?taschenbuch, ?roman, ?gebunden* | livre, roman, ?cahier, ?album | libro, romanzo, ?quaderno, ?album | libro, novela, ?cuaderno, ?album
dvd | dvd | dvd | dvd | dvd
cd | cd | cd | cd | cd
vhs, video tape | vhs, videokassette | vhs | vhs, videocassetta | vhs
cassette tape, music cassette, ?cassette | musikkassette, ?kassette, ?mc | k7, ?cassette | musicassetta, ?cassetta | ?casete, ?cassette, ?cinta
blu ray, bluray | bluray, blu ray | bluray, blu ray | bluray, blu ray | bluray, blu ray
vinyl, lp, ?record, ?records | vinyl, schallplatte, lp, ?platte, ?single | vinyle, disque, 33t, lp, ?45t | vinile, disco, lp | vinilo, disco, lp
sword | schwert, *schwert, ?sabel | epee, sabre | spada, ?sciabola, ?katana | espada, ?sable
figure, figurine, statue | figur, statue, ?figuren, ?minifig*, ?buste | figurine, statuette, statue, ?personnage, ?buste | statuina, action figure, figura, statua, statuetta, personaggio, ?figurina, ?modellino, ?busto | figura, estatua, ?muneco, ?minifigura, ?busto
tent | zelt, ?pavillon | tente, ?tonnelle | tenda, ?gazebo | tienda, carpa
fishing rod | angelrute, ?angel*, ?rute | canne a peche, ?canne | canna da pesca, ?canna | cana de pescar, ?cana

car | auto, *auto, ?auto*, ?kfz*, ?wagen, ?*wagen, ?pkw | voiture, auto, ?automobile, ?wagon | auto, automobile, macchina, macchinina, ?vagone, ?autoradio | coche, automovil, auto, ?vagon
truck, lorry | lkw, lastwagen, laster, ?truck, ?transporter, ?sattelzug | camion, ?truck, ?poids lourd | camion, autocarro, ?truck | camion, ?truck
motorcycle, motorbike, moped | motorrad, motorrad*, moped, ?*motorrad, ?roller | moto, motocyclette, ?cyclomoteur, ?scooter | moto, motocicletta, motociclo, ?motorino, ?scooter | moto, motocicleta, ?ciclomotor
bicycle, bike, mtb | fahrrad, fahrrad*, *fahrrad, rad, *bike, ?rad*, ?*rad, ?bike* | velo, bicyclette, vtt, ?cycliste, ?draisienne | bicicletta, bici, mtb, ?ciclismo, ?draisina | bicicleta, bici, mtb, ?ciclismo
tractor | traktor, schlepper, trecker | tracteur | trattore | tractor
bus, coach | bus, busse, linienbus, reisebus, doppeldeckerbus, ?omnibus, ?trainer* | bus, autocar, autobus, ?entraineur | autobus, pullman, bus, ?corriera | autobus, autocar, bus
train, locomotive, railway | zug, guterzug, schnellzug, lokomotive, eisenbahn, lok, *lok, ?*zug, ?bahn*, ?zug*, ?modellbahn*, ?*bahn | train, locomotive, chemin de fer, ?ferroviaire, ?rail* | treno, locomotiva, ferrovia, trenino, ?ferroviari*, ?locomotore | tren, locomotora, ferrocarril, ?ferroviari*
plane, aircraft, airplane, aeroplane, jet | flugzeug, ?jet, ?flieger, ?flug*, ?hobel | avion, ?jet, ?aeronef, ?chasseur, ?rabot | aereo, aeroplano, ?jet, ?caccia, ?velivolo, ?pialla | avion, ?jet, ?caza, ?cepillo
helicopter | hubschrauber, helikopter | helicoptere | elicottero | helicoptero
boat, ship, yacht | boot, *boot, schiff, *schiff, yacht, ?boots*, ?schiff* | bateau, navire, yacht, ?voilier, ?barque, ?cuirasse | barca, nave, yacht, ?battello, ?imbarcazione, ?corazzata, ?veliero | barco, buque, yate, ?lancha, ?nave, ?bote
van | lieferwagen, transporter, van, ?kastenwagen, ?bus | fourgon, camionnette, van, ?fourgonnette, ?utilitaire | furgone, van, ?camper | furgoneta, ?van, ?camion
scooter | roller, ?scooter, ?tretroller | trottinette, scooter | monopattino, scooter | patinete, scooter, ?escuter

guitar | gitarre, ?gitarren* | guitare | chitarra | guitarra
violin | geige, violine, ?geigen* | violon | violino | violin
piano | klavier, piano, ?klavier* | piano | pianoforte, piano | piano
drum, drums | trommel, schlagzeug, ?drum*, ?trommel* | tambour, batterie, ?drum, ?percussion, ?caisse claire | tamburo, batteria, ?rullante, ?percussion* | tambor, bateria, ?percusion
flute, recorder | flote, blockflote, ?rekorder, ?recorder | flute, ?enregistreur | flauto, ?registratore | flauta, ?grabador*
trumpet | trompete | trompette | tromba | trompeta
saxophone, sax | saxophon, saxofon | saxophone | sassofono, sax | saxofon, saxo

tennis | tennis, ?tennis* | tennis | tennis | tenis
golf | golf, ?golf* | golf | golf | golf
basketball | basketball* | basket, basketball, basket ball | basket, pallacanestro | baloncesto
boxing | boxen, ?box* | boxe | boxe, pugilato, ?pugile | boxeo
swimming | schwimm* | natation, ?nage, ?piscine, ?bain | nuoto, ?piscina, ?bagno | natacion, ?nadar, ?piscina, ?bano
cycling | radsport*, ?rad*, ?fahrrad* | cyclisme, ?velo, ?cycliste, ?cuissard | ciclismo, ?bici, ?ciclist* | ciclismo, ?ciclista
running | laufen, laufschuh, laufshirt, ?lauf*, ?jogging | course, running, ?courir, ?coureur | corsa, running | correr, running, ?carrera
fishing | angel*, angeln, ?fischer* | peche | pesca | pesca
skiing, ski | ski, ?ski* | ski | sci | esqui

kitchen | kuche, kuchen* | cuisine | cucina | cocina
bathroom, bath | badezimmer, bad*, ?*bad, !badminton, !badge | salle de bain, bain | bagno | bano, cuarto de bano
bedroom | schlafzimmer* | chambre | camera da letto, ?camera, ?letto | dormitorio, ?habitacion
living room | wohnzimmer* | salon | soggiorno, ?salotto | salon, ?sala
garden, ?lawn, ?outdoor | garten*, ?rasen*, ?outdoor* | jardin, ?gazon, ?pelouse, ?exterieur, ?arrosage | giardino, ?prato, ?esterno, ?giardinaggio | jardin, ?cesped, ?exterior, ?jardineria
office | buro* | bureau | ufficio | oficina

wall, ?picture, ?art | wand*, ?mauer*, !wander | mural, murale, mur | parete, muro, ?murale | pared, ?mural
ceiling | decken*, ?decke*, ?*decke | plafond, plafonnier | soffitto, plafoniera | techo
desk, table, bedside | schreibtisch*, tischlampe, nachttisch*, ?*tisch*, ?buro* | bureau, table, chevet, ?sous main | scrivania, tavolo, comodino, ?tavolino | escritorio, mesa, mesilla, mesita, ?sobremesa
floor | boden*, ?*boden, stehlampe, ?stand* | sol, plancher, lampadaire, ?pied | pavimento, piantana, ?terra | suelo, ?pie

knee | knie* | genou, genouillere | ginocchio, ginocchiera | rodilla, rodillera
elbow | ellenbogen*, ?winkel*, ?bogen | coude, coudiere | gomito, gomitiera | codo, codera
ankle | knochel*, ?sprunggelenk*, ?fuss* | cheville, chevillere | caviglia, cavigliera | tobillo, tobillera
wrist | handgelenk*, ?hand* | poignet | polso, ?polsiera | muneca, ?munequera
neck, ?necked | hals*, nacken*, ?ausschnitt, ?kragen, ?griff* | cou, nuque, ?col, ?encolure, ?manche | collo, cervicale, ?manico, ?scollo, ?girocollo, ?nuca | cuello, ?nuca, ?mastil, ?cervical, ?escote

mum, mother, mummy, ?mothers | mama*, mutter*, mutti, mami | maman, mere | mamma, madre | mama, madre
dad, father, daddy, ?fathers | papa*, vater*, vati, papi, !papagei | papa, pere | papa, padre | papa, padre
son | sohn* | fils | figlio | hijo
daughter | tochter* | fille, ?filles | figlia | hija
husband | ehemann, gatte, ?mann | mari, ?epoux | marito | marido, esposo
wife | ehefrau, gattin, ?frau | epouse, ?femme | moglie | esposa, ?mujer
brother | bruder* | frere | fratello | hermano
sister | schwester* | soeur | sorella | hermana
grandma, nan, granny, grandmother | oma*, grossmutter* | mamie, grand mere, ?meme | nonna | abuela
grandad, grandpa, grandfather | opa*, grossvater*, !opal | papi, papy, grand pere, ?pepe | nonno | abuelo
bride | braut*, ?hochzeit* | mariee, ?mariage | sposa, ?nozze | novia

christmas, xmas | weihnacht*, christbaum* , advent* | noel | natale, natalizi* | navidad*, navide*
easter | oster* | paques | pasqua* | pascua
halloween | halloween* | halloween | halloween | halloween
birthday | geburtstag* | anniversaire | compleanno | cumpleanos
wedding, bridal | hochzeit*, braut*, ?trau*, ?ehe* | mariage, mariee, ?alliance | matrimonio, nozze, sposa, ?nuziale, ?fede | boda, novia, ?nupcial, ?matrimonio
valentine, valentines | valentin* | valentin | valentino, sanvalentino | valentin

spring | fruhling*, ?feder* | printemps, ?ressort | primavera*, ?molla | primavera, ?muelle
autumn | herbst* | automne | autunn* | otono
summer | sommer* | ete | estate, estiv* | verano, veranieg*
winter | winter* | hiver | invern* | inviern*, invernal

striped, stripe, stripy, pinstripe | gestreift*, streifen*, ?*streif* | raye*, rayure, ?a rayures | righe, rigat*, a strisce, ?strisce, ?gessat* | rayas, rayad*, ?raya
checked, ?check, checkered, tartan, plaid, gingham | kariert*, karo*, ?schottenkaro, ?*karo, !karosserie, !karotte | carreau*, ecossais*, tartan, ?vichy, ?damier, ?plaid | quadri, scozzese, tartan, a quadretti, ?quadrett*, ?scacchi, ?plaid | cuadros, escoces*, tartan, ?vichy
floral, flower, ?flowers | geblumt*, blumen*, floral*, ?blute* | fleurs, fleuri*, floral* | fiori, floreal*, ?fiore, ?fiorat* | flores, floral*, ?flor, ?floread*
spotted, polka dot, dotted, spotty | gepunktet*, getupft*, punkt*, tupfen* , ?polka* | pois, ?pointille* | pois, ?puntini, ?pallini | lunares, topos, ?puntos, ?puntead*
leopard | leopard*, leo | leopard, ?leo | leopard*, ?maculat* | leopard*
camouflage, camo | camouflage*, tarn*, camo | camouflage, ?treillis, ?militaire | mimetic*, camouflage, ?camo | camuflaje, ?militar
plain | einfarbig*, uni, ?schlicht* | uni, unie, ?simple, ?lisse | tinta unita, ?semplice, ?liscio, ?liscia | liso, lisa, ?color liso

diamond | diamant*, brillant*, ?rauten* | diamant*, ?brillant | diamant*, ?brillant*, ?rombo | diamante*, ?brillante*, ?rombo
ruby | rubin* | rubis | rubino, rubini | rubi, rubies
sapphire | saphir* | saphir* | zaffir* | zafiro*
emerald | smaragd* | emeraude* | smerald* | esmeralda*
amethyst | amethyst* | amethyste* | ametist* | amatista*
turquoise | turkis* | turquoise* | turches* | turquesa*
pearl | perle, perlen* | perle* | perla, perle | perla*
zirconia, cz | zirkon* | zircon* , oxyde* | zircon* | circonit*, zircon*

dog, puppy, ?canine | hund, *hund, welpe, hunde*, ?*hund, !hundert* | chien, chiot, ?canin* | cane, cani, cagnolino, cucciolo, ?canin* | perro, perra, cachorro, ?canin*
cat, kitten, ?feline | katze, kater, kitten, katzen* | chat, chaton, chatte, ?felin* | gatto, gatta, gattino, ?felin* | gato, gata, gatito, ?felin*
horse, pony, mare, ?equine, ?equestrian | pferd, pony, stute, ?reit*, pferde* | cheval, chevaux, poney, jument, ?equi* | cavallo, pony, cavalla, ?equin* | caballo, poni, pony, yegua, ?ecuestre, ?equin*
bird, parrot, budgie | vogel, papagei, wellensittich, vogel* | oiseau, perroquet, perruche | uccello, pappagallo, ?uccellin*, ?voliera | pajaro, ave, loro, periquito
rabbit, bunny, hare | kaninchen, hase, hasen*, !phase | lapin, ?lievre, ?clapier | coniglio, ?lepre, ?conigliera | conejo, ?liebre, ?conejera
hamster, guinea pig, gerbil | hamster, meerschweinchen, meerschwein*, ?nager* | hamster, cochon d inde, ?gerbille, ?rongeur* | criceto, porcellino d india, ?cavia, ?roditor* | hamster, cobaya, ?roedor*
cow, bull, highland cow | kuh, *kuh, bulle, ?kuh*, ?rind* | vache, taureau | mucca, toro, ?bovin* | vaca, toro
pig, ?piggy | schwein, schweine*, ?spar* | cochon, porc, ?tirelire | maiale, maialino, ?salvadanaio | cerdo, cerdito, ?hucha
sheep, lamb | schaf, lamm, schaf*, lamm* | mouton, agneau | pecora, agnello, ?montone | oveja, cordero, ?borreg*
lion | lowe, lowen* | lion | leone | leon
tiger | tiger, tiger* | tigre | tigre | tigre
elephant | elefant, elefanten* | elephant | elefante | elefante
bear | bar, baren, eisbar, teddybar, braunbar, baren*, ?teddy* | ours, ourson, ?nounours | orso, orsetto, orsacchiotto | oso, osito
wolf | wolf, wolfs* | loup | lupo | lobo
owl | eule, eulen* | hibou, chouette | gufo, civetta | buho, lechuza
frog | frosch, frosch* | grenouille | rana | rana
fish, goldfish, koi | fisch, fisch*, ?aquarium*, !grafisch | poisson, ?aquarium, ?peche | pesce, ?pesciolino, ?acquario, ?pesca | pez, pescado, ?peces, ?acuario, ?pesca
shark | hai, ?hai* | requin | squalo | tiburon
dolphin | delfin, delfin* | dauphin | delfino | delfin
turtle, tortoise | schildkrote, schildkroten* | tortue | tartaruga | tortuga
snake | schlange, schlangen* | serpent | serpente | serpiente
spider | spinne, spinnen*, ?spider* | araignee, ?spider* | ragno, ?spider* | arana, ?spider*
monkey, gorilla | affe, gorilla, affen*, !karaffe, !waffe, !giraffe | singe, gorille | scimmia, gorilla | mono, gorila
dinosaur, t rex, triceratops | dinosaurier, dino, ?t rex, ?triceratops | dinosaure, ?dino, ?t rex, ?triceratops | dinosauro, ?dino, ?t rex, ?triceratopo | dinosaurio, ?dino, ?t rex, ?triceratops
dragon | drache, drachen, drachen* | dragon | drago | dragon
unicorn | einhorn, einhorn* | licorne | unicorno | unicornio
mermaid | meerjungfrau, ?nixe, meerjungfrauen* | sirene | sirena, sirenetta | sirena
pirate | pirat, piraten* | pirate | pirata | pirata
princess | prinzessin, prinzessinnen* | princesse | principessa | princesa
witch | hexe, hexen* | sorciere | strega | bruja
skull | totenkopf, schadel, totenkopf* | crane, tete de mort | teschio, ?cranio | calavera, craneo

tea | tee, ?tee*, ?geschirr* | the, ?torchon | te, ?teiera, ?strofinaccio | te, infusion, ?pano
coffee, espresso | kaffee, espresso, ?kaffee* | cafe, expresso, espresso | caffe, espresso | cafe, espresso
wine | wein, ?wein*, !schwein | vin | vino | vino
beer | bier, ?bier* | biere | birra | cerveza

rose | rose, rosen* | ?rose | ?rosa, ?rose | ?rosa
tulip | tulpe, tulpen* | tulipe | tulipano | tulipan
sunflower | sonnenblume | tournesol | girasole | girasol
lavender | lavendel, lavendel* | lavande | lavanda | lavanda

oak | eiche, eichen* | chene | rovere, quercia | roble
walnut | nussbaum, walnuss* | noyer, ?noix | noce | nogal
pine, ?pinewood | kiefer, kiefern*, pinie*, ?tanne*, ?fichte* | pin, ?sapin | pino, ?abete | pino, ?abeto
beech | buche, buchen* | hetre | faggio | haya
mahogany | mahagoni* | acajou | mogano | caoba
teak | teak* | teck, teak | teak | teca, teak
birch | birke, birken* | bouleau | betulla | abedul
maple | ahorn* | erable | acero | arce
ash | esche, eschen* | frene | frassino | fresno
cherry wood, cherrywood | kirschholz, kirschbaum* | merisier, cerisier | ciliegio | cerezo

paper | papier, ?papier* | papier | carta, ?cartacea | papel
tin, tinplate | blech*, *blech, zinn*, ?dose, ?metall* | tole, fer blanc, etain, ?boite, ?metal | latta, stagno, ?metallo, ?tortiera | hojalata, lata, estano, ?chapa
chrome | chrom*, verchromt* | chrome* | cromo, cromat* | cromo, cromad*

electric, electrical | elektrisch*, elektro*, ?e, ?strom* | electrique* | elettric* | electric*
petrol, gasoline | benzin* | essence, thermique | benzina, ?scoppio | gasolina
diesel | diesel* | diesel, gazole | diesel, gasolio | diesel, gasoil
solar | solar* | solaire* | solar* | solar*

alternator, dynamo | lichtmaschine, generator, ?dynamo | alternateur, ?dynamo, ?generateur | alternatore, ?dinamo | alternador, ?dinamo
starter motor | anlasser, starter, ?startermotor | demarreur | motorino d avviamento, motorino avviamento, ?avviamento, ?starter | motor de arranque, ?arranque
grille, grill | kuhlergrill, grill, ?gitter, ?*gitter | calandre, ?grille, ?grill | griglia, mascherina, calandra, ?grill | parrilla, rejilla, calandra, ?grill
steering wheel | lenkrad, ?lenkrad* | volant | volante | volante
roof rack, roof bars, roof box | dachtrager, dachbox, dachgepacktrager, ?dach* | barre de toit, coffre de toit, galerie, ?toit | portapacchi, box da tetto, box tetto, portatutto, ?tetto | baca, portaequipajes, cofre, ?techo
tow bar, towbar, tow hook | anhangerkupplung, abschlepp*, ?anhanger* | attelage, ?remorqu* | gancio traino, gancio di traino, ?traino | enganche, gancho de remolque, ?remolque
mud flap, mudguard, mudflap | schmutzfanger, schutzblech, ?kotflugel, ?spritz* | bavette, garde boue, ?pare boue | paraspruzzi, parafango | guardabarros, faldilla, ?aleta
number plate | kennzeichen, nummernschild, ?kennzeichen* | plaque d immatriculation, ?plaque | targa, ?porta targa | matricula, ?placa
fuel injector, injector | einspritzduse, injektor, ?duse | injecteur | iniettore, ?polverizzatore | inyector
ignition coil | zundspule | bobine | bobina | bobina
thermostat | thermostat | thermostat | termostato | termostato
timing belt, fan belt, cam belt | zahnriemen, keilriemen, ?*riemen | courroie | cinghia, ?distribuzione | correa
handlebar | lenker, ?lenker*, ?*lenker | guidon, cintre | manubrio | manillar
saddle | sattel, ?sattel*, ?*sattel | selle | sella, sellino | sillin, silla de montar, ?asiento, ?montura
pedal | pedal | pedale | pedale | pedal
helmet | helm, *helm, helme, *helme, ?helm* | casque | casco, caschi, elmetto, elmo | casco, ?yelmo

axe, hatchet | axt, beil, axte, ?*beil, ?*axt | hache, hachette | ascia, accetta, scure | hacha
chisel | meissel, stechbeitel, beitel, ?stemm* | ciseau a bois, burin, ?ciseau* | scalpello, ?sgorbia | cincel, formon, ?escoplo
tape measure | massband, bandmass, rollmeter, ?zollstock | metre ruban, metre, ?ruban | metro, flessometro, rotella | cinta metrica, flexometro, metro
spirit level | wasserwaage | niveau a bulle, niveau | livella, ?bolla | nivel
soldering iron | lotkolben, ?lot* | fer a souder, ?souder | saldatore, ?saldatura | soldador, ?soldadura
heat gun | heissluft* | decapeur, ?pistolet | pistola termica, termosoffiatore, ?pistola | pistola de calor, decapador, ?pistola
welder, welding machine | schweissgerat, ?schweiss* | poste a souder, ?soud* | saldatrice, ?saldat* | soldadora, ?solda*
glue gun | klebepistole, heissklebepistole | pistolet a colle, ?colle | pistola per colla, pistola colla, pistola a caldo, ?colla | pistola de cola, pistola de pegamento, pistola encoladora, ?silicona
stapler, staple gun | tacker, hefter, heftgerat | agrafeuse | graffettatrice, spillatrice, cucitrice, pinzatrice, ?sparapunti | grapadora
spade, shovel | spaten, schaufel, ?*schaufel, ?schippe | beche, pelle | vanga, pala, badile | pala
garden rake, leaf rake | rechen, harke, laubbesen | rateau, balai a feuilles | rastrello, scopa | rastrillo
secateurs, pruning shears, loppers | gartenschere, astschere, ?*schere | secateur, ?cisaille, ?coupe branche* | cesoia, forbici da potatura, troncarami, ?forbic* | tijera, podadora
watering can | giesskanne, ?giess* | arrosoir | annaffiatoio, innaffiatoio | regadera
wheelbarrow | schubkarre, ?*karre | brouette | carriola | carretilla
greenhouse | gewachshaus, treibhaus | serre | serra | invernadero
hammock | hangematte | hamac | amaca | hamaca
bird feeder, bird house, bird table, nest box, nesting box | futterhaus, vogelhaus, nistkasten, futterstation, ?futter*, ?vogel* | mangeoire, nichoir, ?nourrissage | mangiatoia, nido, casetta per uccelli, ?uccelli | comedero, pajarera, nido, ?casa para pajaros
toolbox, tool box | werkzeugkasten, werkzeugkiste, werkzeugkoffer, ?werkzeug* | boite a outils, caisse a outils, ?coffre | cassetta degli attrezzi, cassetta attrezzi, cassetta porta attrezzi, ?attrezzi | caja de herramientas, ?herramientas

tights, stockings, pantyhose | strumpfhose, strumpf, strumpfe, ?strumpf* | collant, bas | collant, calza, ?calze | medias, panti, pantis
jumpsuit, playsuit, romper, dungarees, overalls | jumpsuit, overall, latzhose, strampler, ?einteiler, ?playsuit | combinaison, salopette, barboteuse, combishort | tuta, salopette, pagliaccetto, ?tutina, ?jumpsuit | mono, pelele, peto, ?enterizo
apron | schurze, ?*schurze | tablier | grembiule | delantal, ?mandil
umbrella, parasol | regenschirm, sonnenschirm, ?*schirm | parapluie, parasol, ombrelle | ombrello, ombrellone, ?parasole | paraguas, sombrilla, ?parasol
keyring, key ring, keychain, key chain, key fob | schlusselanhanger, schlusselring, schlusselbund, ?schlussel*, ?anhanger | porte cle, porte cles, ?cle | portachiavi, ?chiav* | llavero, ?llave*
medal | medaille, orden, ?plakette | medaille, ?decoration | medaglia, ?onorificenza | medalla, ?condecoracion
postcard | postkarte, ansichtskarte, ?karte* | carte postale, cpa, ?carte* | cartolina | postal
poster | poster, plakat, ?*druck | affiche, poster | poster, manifesto, locandina | poster, cartel
magazine | zeitschrift, magazin, ?heft* | magazine, revue | rivista, ?caricatore | revista, ?cargador
comic | comic, ?*heft | bd, comic, bande dessinee | fumetto, comic, ?albo | comic, tebeo, historieta
calendar | kalender | calendrier, ?agenda | calendario | calendario, ?almanaque
costume, fancy dress | kostum, ?verkleidung*, ?*kostum | costume, deguisement | costume, ?travestimento, ?vestito | disfraz, ?traje
wig | perucke | perruque | parrucca | peluca

radio | radio, ?*radio, ?radio* | radio, ?autoradio, ?poste | radio, ?autoradio | radio, ?autorradio
television, tv | fernseher, tv, ?fernseh* | televiseur, tele, tv, ?television | televisore, tv, ?televisione | televisor, tv, tele, ?television
projector | beamer, projektor | projecteur, videoprojecteur, ?retroprojecteur | proiettore, videoproiettore | proyector
microphone | mikrofon, ?mikro* | micro, microphone | microfono | microfono
amplifier, ?amp | verstarker, ?amp | ampli, amplificateur | amplificatore, ?ampli | amplificador
turntable, record player | plattenspieler, ?platten* | platine, tourne disque | giradischi, ?piatto | tocadiscos, giradiscos, ?plato
remote control | fernbedienung, ?fernsteuerung, ?fernbedien* | telecommande | telecomando | mando, control remoto, ?telemando
telescope | teleskop, fernrohr | telescope, longue vue, lunette astronomique, ?lunette | telescopio, cannocchiale | telescopio, catalejo
binoculars | fernglas, feldstecher | jumelles | binocolo | prismaticos, binoculares
microscope | mikroskop | microscope | microscopio | microscopio
hair dryer, hairdryer | haartrockner, fohn | seche cheveux, seche cheveu | asciugacapelli, phon, fon, ?phon* | secador
smartphone, mobile phone | smartphone, handy, mobiltelefon, ?handy*, ?telefon | smartphone, telephone, portable, ?mobile | smartphone, cellulare, telefono, ?telefonino | smartphone, movil, telefono, celular
power bank, powerbank | powerbank, zusatzakku, ?akku | powerbank, batterie externe, ?batterie | powerbank, caricabatterie portatile, ?batteria | powerbank, bateria externa, ?bateria

hairbrush, hair brush | haarburste, ?burste | brosse, ?cheveux | spazzola | cepillo
comb | kamm, kamme, ?*kamm | peigne | pettine | peine, peineta
lantern | laterne, ?*leuchte, ?*lampe, ?windlicht | lanterne, ?lampe | lanterna, ?lampada | farol, linterna, farolillo, ?lampara
camping stove, gas stove | campingkocher, gaskocher, ?*kocher | rechaud, ?poele | fornello, fornelletto | hornillo, ?cocina, ?estufa
door knocker | turklopfer, ?klopfer | heurtoir, marteau de porte | battente, batacchio, ?picchiotto | aldaba, llamador
door stop, doorstop | turstopper, ?stopper | butoir, cale porte, arret de porte, bloque porte | fermaporta | tope
corkscrew | korkenzieher | tire bouchon | cavatappi | sacacorchos
grater | reibe, ?*reibe, ?raspel* | rape | grattugia | rallador
kitchen scales, kitchen scale, bathroom scales, weighing scales | waage, ?waage* | balance, pese personne | bilancia | bascula, balanza, ?peso
thermometer | thermometer | thermometre | termometro | termometro
whisk | schneebesen, ?besen | fouet | frusta | batidor, ?varillas
colander, sieve | sieb, *sieb, siebe, ?seiher | passoire, tamis, ?egouttoir | colino, scolapasta, setaccio, ?colapasta, ?crivello | colador, escurridor, tamiz
rolling pin | nudelholz, teigrolle, rollholz, teigroller, ?roller, ?rolle | rouleau | mattarello, matterello | rodillo
tablecloth, table cloth | tischdecke, tischtuch, ?*decke | nappe | tovaglia | mantel
footstool, footrest, ottoman, pouffe | hocker, fusshocker, polsterhocker, fussbank, fussstutze, ottomane, pouf, ?*hocker, ?*stutze | repose pied, repose pieds, pouf, tabouret, ottomane | poggiapiedi, pouf, ottomana, ?sgabello | reposapies, puf, otomana, ?taburete
laundry basket, laundry bag, hamper | waschekorb, waschebox, wascheton*, ?wasche* | panier a linge, ?linge | portabiancheria, cesto biancheria, ?biancheria | cesto de ropa, cesto para la ropa, ?ropa
tray | tablett, ?schale, ?platte, ?fach, ?schublade, ?*blech | plateau, ?bac, ?barquette | vassoio, ?vaschetta, ?cassetto, ?lettiera | bandeja
vase | vase, *vase, ?*vasen | vase | vaso, ?portafiori | jarron, florero, ?vaso
plant pot, flower pot, plantpot, flowerpot | blumentopf, pflanztopf, ubertopf, pflanzgefass, ?*topf, ?kubel, ?pflanz* | pot de fleur, pot a plante, cache pot, jardiniere, ?pot, ?bac | vaso, fioriera, portavaso, ?coprivaso | maceta, macetero, jardinera, tiesto, ?florero
candlestick, candle holder, candelabra, tealight holder | kerzenstander, kerzenhalter, kerzenleuchter, teelichthalter, ?*leuchter, ?*halter, ?windlicht, ?laterne | bougeoir, chandelier, photophore, candelabre, porte bougie, ?lanterne | candeliere, portacandela, portacandele, candelabro, porta candela, ?portalumini, ?lanterna | candelabro, portavelas, candelero, porta vela, ?farol, ?portavela
coat hanger, clothes hanger, coat hook, coat rack | kleiderbugel, garderobe, kleiderhaken, ?*haken, ?*bugel | cintre, porte manteau, patere | gruccia, appendiabito, appendiabiti, attaccapanni, ?appendino | percha, perchero, ?gancho, ?colgador
door handle, doorknob, door knob | turgriff, turklinke, turknauf, ?*griff, ?knauf, ?turdrucker | poignee, ?bouton | maniglia, ?pomello | manilla, manija, tirador, pomo, ?manivela
door bell, doorbell | turklingel, klingel, ?turglocke, ?*klingel | sonnette, ?carillon | campanello | timbre
jewellery box, jewelry box | schmuckkastchen, schmuckkasten, schmuckschatulle, ?schmuck* | boite a bijoux, coffret a bijoux, ?bijou | portagioie, portagioielli, ?gioielli | joyero, ?joya

pushchair, pram, stroller, buggy | kinderwagen, buggy, ?sportwagen | poussette, landau, ?buggy | passeggino, carrozzina, ?buggy | cochecito, carrito, silla de paseo, ?carro, ?sillita
high chair, highchair | hochstuhl | chaise haute | seggiolone | trona
baby bib, bib, bibs | latzchen, ?latz*, ?*latz | bavoir | bavaglino, bavaglio, ?pettorina | babero, ?peto
potty | topfchen | pot | vasino | orinal

pet collar, puppy collar | halsband, ?halsbander | collier, ?collier* | collare | collar
dog lead, dog leash, leash | leine, *leine, ?leinen | laisse, ?longe | guinzaglio | correa, ?trailla
harness | geschirr, ?*geschirr, ?gurt*, ?*gurt | harnais | pettorina, imbracatura, ?imbrago, ?cablaggio | arnes, ?arneses, ?mazo
cage | kafig, ?kafig* | cage | gabbia | jaula
aquarium, fish tank | aquarium, ?aquarien* | aquarium | acquario | acuario, ?pecera
scratching post, cat tree | kratzbaum, ?kratz* | arbre a chat, griffoir, ?arbre | tiragraffi, ?albero | rascador, ?arbol
pet carrier, cat carrier, dog carrier | transportbox, transporttasche, ?transport* | caisse de transport, sac de transport, ?transport | trasportino, ?trasporto | transportin, ?transporte

~
seat pad, seat pads, chair pad, shoulder pad, knee pad, note pad, ipad | ?kissen | ?coussin, ?galette | ?cuscino | ?cojin
mother of pearl | perlmutt* | nacre | madreperla | nacar
mattress topper, mattress protector, mattress cover | ?matratzen* | ?matelas, ?surmatelas | ?materasso, ?topper | ?colchon, ?topper
wheel arch, wheel nut, wheel bearing, wheel trim, wheel spacer | ?rad* | ?roue* | ?ruot*, ?passaruota | ?rueda*, ?guardabarros
cartridge, refill | kartusche, patrone, ?nachfull* | cartouche, recharge | cartuccia, ricarica | cartucho, recarga, recambio
pole, post | pfosten, stange, mast, ?stamm | poteau, mat, piquet | palo, paletto | poste, palo
label, tag | etikett, ?etiketten*, ?schild | etiquette | etichetta, ?cartellino | etiqueta
bracket | halterung, halter, winkel, ?konsole | support, equerre, ?fixation | staffa, supporto | soporte, escuadra
leg | bein, tischbein, ?fuss, ?fusse | pied, ?jambe | gamba, ?piede, ?piedi | pata, ?pierna
light, lights | licht, beleuchtung, leuchte, ?licht*, ?*licht, ?lampe*, ?*lampe | lumiere, eclairage, feu, phare, ?lampe, ?ampoule | luce, luci, illuminazione, ?lampada, ?faro | luz, luces, iluminacion, ?lampara, ?faro
`;
