/**
 * English words whose other sense machines choose wrongly:
 * `English | words beside which the other sense is right | wrong in German | French | Italian | Spanish`.
 */
export const WRONG_SENSES = `
tank, tanks, ink, ecotank | army, battle, military, wwii, war, panzer, tiger, sherman, model | panzer, panzers, *panzer, panzerpolster, tintenpanzer* | char, chars, char d assaut | carro armato, carri armati, carro | tanque de guerra, tanque militar, carro de combate
plane, planes | jet, airport, boeing, airbus, paper, toy, model, war, spitfire, pilot | flugzeug*, *flugzeug | avion, avions | aereo, aerei, aeroplano | avion, aviones
boot | boots, ankle, leather, chelsea, hiking, football | stiefel*, stiefelmatte | botte, bottes | stivale, stivali | bota, botas
plugs, plug | socket, power, adapter, adaptor, mains, uk, eu, charger, usb, smart | wandstecker | prises | spine, spina | enchufes
spring, springs | summer, easter, flowers, season, dress, jacket, garland | fruhling*, vogelfedern | printemps | primaver* | primaver*
mint | tea, leaf, peppermint, toothpaste, mouthwash, lip, balm, soap, shampoo, chewing, sweets, scented, sauce, green, chocolate, oil | minze, *minze | menthe | menta | menta
nut, nuts | food, brazil, squirrel, cashew, almond, snack, butter, cracker, mixed | nuss, nusse | noix | noce, noci | nuez, nueces
file, files | pdf, digital, folder, lever, document, box, hanging, svg, download | datei* | fichier* | file | archivo*, fichero*
jack | daniels, russell, union, black, lumber, sparrow, skellington, wolfskin | hans, jakob | valet | fante | sota
saw | film, movie, horror | sah | vu, vit | visto | vio
vice | city, miami, versa, president | laster* | vice | vizio, vizi | vicio*
crane | bird, print, kimono, japanese, origami, frasier, paper | kranich* | grue cendree | gru cenerina | grulla*
calf | cow, baby, leather, skin, highland, figure | kalb, kalber | veau | vitello | becerro, ternero
seal, seals | animal, navy, plush, toy, ty, sea, grey, harbour | seehund*, robbe* | phoque* | foca, foche | foca, focas
match, matches | fire, safety, lighter, box, attax, football, striker | streichholz* | allumette* | fiammifer* | cerilla*, fosforo*
bank | piggy, money, note, holiday, of england, coin | ufer, sitzbank | rive | riva | orilla
bat | cricket, baseball, table tennis, ping pong, rounders | fledermaus* | chauve souris | pipistrell* | murcielago*
iron | non, no, steam, ironing, clothes, travel | bugeleisen* | fer a repasser | ferro da stiro | plancha
case | | fall | cas | caso, casi | caso, casos
trunk | elephant, travel, steamer, tree | russel* | trompe | proboscide | trompa
bonnet | baby, hat, straw, easter, knitted, lace | haube, mutze | bonnet, bonnets | cuffia, cuffietta | gorro, bonete
light, lights | weight, lightweight, load, gauge, gage | leicht, leichte, leichter, leichtes | leger, legere, legers | legger* | liger*
blind, blinds | person, dating, guardian, braille, date, faith | blind, blinde, blinder | aveugle* | cieco, ciechi, cieca | ciego*, ciega*
drawer, drawers | | zeichner* | dessinateur* | disegnator* | dibujante*
drill, drills | sergeant, military | ubung*, exerzier* | exercice* | esercitazion* | ejercicio*
tie | | unentschieden | match nul | pareggio | empate
band | rock, tour, wedding music, drum, music, pop | kapelle, *kapelle | groupe, groupe de musique | gruppo, gruppo musicale | banda de musica, grupo
cap | badge, officer, officers, officer s, police, military, naval, army badge, raf, baseball, hat, snapback, flat, beanie, swim, trucker, peaked, army, cap size | mutze*, *mutze, linsenmutze | casquette* | berrett* | gorra, gorras
tree, trees | christmas, plant, bonsai, apple, palm, oak, olive, cherry, artificial, xmas, family, seeds, of life, cat, pine, light, lights | baume, *baume | arbres | alberi | arboles
chest | mount, harness, strap, belt, waders, expander, press, protector, pack, rig, xray, x ray, treasure, toy, storage, drawers, of drawers | brust*, brustkorb | poitrine | petto | pecho
sink | | sinken | couler | affondare | hundir
tap, taps | dance, dancing, and die, m6, m8, m10, thread | tippen, tipp* | claquette* | tocco | toque*
pitcher | baseball, pitching | werfer* | lanceur* | lanciator* | lanzador*
mouse | mickey, minnie, toy, plush, house, cat, sylvanian, ears | *tier, hausmaus | | topo, topi | raton de campo
bulb, bulbs | tulip, daffodil, flower, garlic, spring, crocus, hyacinth, plant | zwiebel*, *zwiebel | oignon, bulbe | bulbi | bulbo*
hose | | hose, hosen, strumpfhose | bas, collant* | calza, calze | medias, calcetin*
bolt, bolts | usain, lightning, storm, bolt gun | blitz, *blitz | eclair, foudre | fulmine | rayo
washer, washers | machine, pressure, dish, screen, windscreen, dryer, jet, power | waschmaschine* | lave linge, laveuse* | lavatrice | lavadora*
bit, bits | computer, 8 bit, 16 bit, 32 bit, 64 bit | bisschen, biss | morceau* | pezzetto | trozo*
pin, pins | bowling, cushion, safety, drawing, bobby, rolling | kiefer | epingle a nourrice | | pino
glass | | | | | gafas
lead, leads | free, solder, crystal, fishing, weight, weights, acid, pipe, pencil, flashing, unleaded | blei, *blei | plomb | piombo | plomo
record, records | world, guinness, breaking | rekord* | | | registro
watch | neighbourhood, night, bird | wache*, schau | regarde*, veille | guarda, guardia | mirar, guardia
second hand | | zweite hand | deuxieme main de | seconda lancetta | segunda aguja
top | | spitze | toupie | cima | cima
press | | | appuyez | premere | prensa escrita
shade | | schatten | ombre | ombra | sombra
stud, studs | | hengst, gestut | etalon* | stallone | semental
stall | | stall | | stalla | establo
draught, draughts | beer, excluder | | brouillon* | bozza | borrador
chest of drawers, drawers | pirate, treasure | brust*, truhe der *, kiste der * | poitrine*, coffre de tiroirs | petto, torace, cassa di cassetti, forziere di cassetti | pecho*, cofre de cajones
dresser, dressers | hair, window | anzieher*, kommode anzieher | habilleur*, habilleuse* | vestitore, condimento | vestidor de persona, aparejador*
stool, stools | sample, test | stuhlgang | selle, selles | feci, sgabello fecale | heces, taburete fecal
coat hanger, coat hangers, coat stand, coat hook, coat hooks, coat rack | | beschichtung*, mantelhangar | hangar*, revetement* | rivestiment* | revestimient*
wing mirror, wing mirrors | bird, angel | flugelspiegel | miroir* aile, miroir* d aile, retroviseur d aile | specchi* ala, specchi* dell ala, specchi* d ala | espejo* ala, espejo* de ala
number plate, number plates, license plate | dinner | nummernteller, zahlenteller | assiette* numero, assiette* de numero, plaque numero | piatto numer*, piastra numer* | plato numer*, plato de numer*, placa de numero
fountain pen, fountain pens | | brunnen*, springbrunnen* | stylo fontaine, stylo* de fontaine, enclos* | penna fontana, penna a fontana, recinto* | corral, boligrafo fuente, pluma de la fuente
brake shoe, brake shoes | | schuh, schuhe | chaussure* | scarp* | zapato*
brake pad, brake pads | | bremskissen, bremspolster, bremsblock* | coussin*, tampon* | cuscino, cuscini, tampon*, blocchetti* | almohadilla*, cojin, cojines
timing belt, fan belt, drive belt, serpentine belt, cam belt | | gurtel, *gurtel, zeitgurt* | ceinture* | cintura, cinture | cinturon*
tail light, tail lights, taillight, taillights | | schwanz* | queue | |
shock absorber, shock absorbers | | schock*, stossabsorber, stossfanger | absorbeur*, choc electrique | assorbitor* | absorbedor*
bow tie, bow ties | | bogen*, schleifenkrawatte, schusskrawatte | cravate arc, arc, cravate d arc | cravatta ad arco, arco, fiocco cravatta | arco, corbata de arco
tracksuit, track suit, tracksuits | | gleisanzug, streckenanzug, spuranzug, bahnanzug | costume de piste, combinaison de piste | abito da pista, vestito da pista | traje de pista
jumpsuit, jumpsuits | | sprunganzug, springanzug | costume de saut, combinaison de saut | abito da salto, tuta da salto | traje de salto
sweatshirt, sweatshirts | | schweisshemd*, schwitzhemd* | chemise de sueur | camicia di sudore, camicia sudore | camisa de sudor
trench coat, trenchcoat | | graben*, schutzengraben* | tranchee* | trincea | trinchera
court shoes, court shoe | tennis, squash, badminton, volleyball | gericht*, hof* | cour, tribunal | corte, tribunale | corte, tribunal
bootcut, boot cut | | stiefelschnitt, stiefel geschnitten, kofferraum* | coupe botte, botte coupe* | taglio stivale, stivale tagliat*, taglio a stivale | corte de botas, bota cortada, corte bota
crew neck, crewneck | | mannschaft*, besatzung*, crewhals | equipage* | equipaggio | tripulacion
turtleneck, turtle neck, polo neck | | schildkrot*, polohals | tortue* | tartaruga | tortuga
trainers, trainer | horse, pony, cycle, pokemon, elite, back, waist, game, coach, turbo, abs, brain, voice | trainer, ausbilder, trainern, ubungsleiter | entraineur*, formateur* | allenator*, formator*, addestrator* | entrenador*, formador*
loafers, loafer | | faulenzer, nichtstuer, brot* | faineant*, flaneur* | fannullon*, bighellon* | holgazan*, vago, vagos
mules, mule | horse, donkey, kick, moscow, tractor, mug, animal, figure, quilt, deer | maultier*, maulesel* | mulet, mulets | muli | mulas, mulos
pumps | water, fuel, pump, bike, air, oil, hand, garden, pond, electric, vacuum, brake, sump | pumpe, pumpen | pompe, pompes | pompa, pompe | bombas
clutch bag, clutch purse, clutch handbag, evening clutch | | kupplung* | embrayage* | frizion* | embrague*
pillow case, pillowcase, pillow cases, pillowcases | | kissenkoffer, kissengehause, kissenfall, kissenkiste | valise*, boitier*, mallette*, cas d oreiller, caisse* | valigi*, caso, astuccio, cassa | maletin*, estuche*, caso, caja de almohada
fitted sheet, flat sheet, bed sheet, bed sheets | | blatt, blatter, bettblatt* | feuille, feuilles, tole* | foglio, fogli, lamiera, lamina | hoja, hojas, lamina*, chapa*
throw, throws | dice, ball, javelin, discus, knife, star, axe, foot, throwing, bullet, short, quick | wurf, wurfe, werfen, werfe | lancer, jet, jette | lancio, tiro, gettare | tiro, lanzamiento, lanzar
tea towel, tea towels | | teehandtuch, teehandtucher, teetuch, teetucher | serviette* de the, serviette* a the | asciugaman* da te, asciugaman* te, asciugaman* per te | toalla* de te
hot water bottle | | heisswasserflasche*, heisse wasserflasche*, warmwasserflasche | bouteille d eau chaude, bouteille eau chaude | bottiglia di acqua calda, bottiglia d acqua calda |
dressing gown, bath robe, bathrobe | salad | ankleidekleid, verband*, dressing*, anziehkleid | vinaigrette, pansement* | condimento, medicazion* | aderezo, aposito, vestido de vestir
bushing, bushings, suspension bush, suspension bushes, arm bush, arm bushes, bar bush, bar bushes, wishbone bush, mount bush | | busch, busche, gebusch, strauch* | buisson*, arbuste* | cespugli*, arbust* | arbusto*, matorral*
wishbone, wishbones | necklace, pendant, ring, bracelet, charm, gold, silver, earrings, chicken | wunschknochen, gabelbein* | os, brechet, os de souhait, os a voeux | osso, forcella del desiderio, osso dei desideri | hueso*, espoleta
tie rod, tie rods, track rod, tie rod end | | krawatten*, bindestab* | cravate*, tige cravate | cravatt* | corbata*
car horn, air horn, motorcycle horn, motorbike horn, electric horn, horn button, horn relay, train horn, bike horn | | horn | corne, cornes | corno, corna | cuerno*
jump leads, jump lead, jumper cables | | sprung*, sprungleitung*, springkabel | saut, plombs de saut, fils de saut, sauteur | salto, cavi di salto | salto, saltador*
mud flap, mud flaps, mudflap, mudflaps | | schlammklappe*, matschklappe* | volet*, rabat*, clapet* | alett*, lembi | aleta*, solapa*
bumper, bumpers | boat, cot, crib, car game, sticker, pool, edition, annual, fun, pack | stosser, prellbock* | tampon, tamponneur* | respingente | tope
watch movement, movement | exercise, art, labour, arts, free, political, sensor | bewegung* | mouvement politique | movimento politico | movimiento politico
watch face, dial, dials | phone, telephone, tone, soap, bath | wahlen, wahlscheibe* | composer, numeroter, visage | comporre, faccia | marcar, cara
crank, cranks | handle, hand | spinner*, kurbel verruckt | grincheux | strambo | maniatico
paperback, paperbacks | | papierruck*, papierrucken | dos papier, dos de papier | retro di carta, dorso di carta | espalda de papel, papel trasero
hardback, hardbacks, hardcover | | hartruck*, harter rucken, harte ruckseite, harte abdeckung, hartabdeckung | dos dur | dorso duro, retro duro, schiena dura | espalda dura, dorso duro, lomo duro
dust jacket, dustjacket | | staubjacke* | veste* | giacca*, giubbotto | chaqueta*
sheet music | | blattmusik, blatt musik | musique de feuille, feuille de musique, drap* | musica di foglio, musica a foglio, lenzuol* | musica de hoja, hoja musical, sabana*
box set, boxset, box sets | | kastensatz, kasten set, boxsatz | boite mise, ensemble boite | scatola impostata, insieme scatola | caja fija
diecast, die cast | | wurfelguss*, sterben*, gegossener wurfel, tod* | mourir, de coule, mort | morire, dado, morte | morir, dado, muere, muerte
soft toy, soft toys | | weiches spielzeug, weichspielzeug, softspielzeug | jouet doux, jouet mou, jouets doux, jouets mous | giocattolo morbido, giocattolo soffice | juguete suave, juguete blando
rocking horse, rocking chair | | rock*, felsen*, rockendes, rockender | rocheux, rock | roccios*, rock | rocos*, rock
dummy, dummies | crash, tailor, dress, mannequin, ventriloquist, camera, security, display, book, for dummies, cctv, training, money, box | attrappe*, dummkopf* | mannequin*, factice* | manichin*, fantoccio, finto | maniqui*, tonto*
bouncer | | turstehe* | videur* | buttafuori | portero, gorila
rattle | snake, football, can, gun | klappern | hochet de serpent, cliquetis | sonaglio serpente, rantolo | traqueteo
dog collar, cat collar, pet collar, puppy collar | shirt, vicar | kragen, *kragen | col | colletto, collare camicia | cuello
dog lead, dog leads, pet lead | | leitung, fuhrung, hundeleitung, hundefuhrung | plomb*, fil, tete | piombo, comando, filo | plomo, liderazgo, cable
litter tray, litter box, cat litter | | wurf*, abfall*, mulltablett* | portee, ordures, dechets | cucciolata, rifiuti, spazzatura | camada, basura
planter, planters | machine, seed, potato, jig | pflanzer, pflanzmaschine* | planteur*, planteuse* | piantator*, seminatric* | plantador*, sembradora*
shed, sheds | light, pounds, weight | vergiessen, vergossen, haaren | perdre | perdere, versare | derramar, perder
weed, weeds | | gras, cannabis, haschisch | herbe cannabis, cannabis | erba cannabis, cannabis | cannabis, marihuana
range cooker, range cookers | | reichweite*, bereich* | gamme*, portee | gamma, intervallo | gama, rango, alcance
mount, mounts | horse, rushmore, everest, fuji, mountain, blade, bannerlord | reittier*, berg | monture cheval, mont | monte, montagna, cavalcatura | monte, montura caballo
curtain pole, tent pole, fishing pole, curtain poles, tent poles | | pole, polen, nordpol, pol | polonais* | polacc*, polo | polaco*, polo
coach | bag, handbag, purse, wallet, horse, train, tour, sports, football, leather, bus, railway, carriage, hornby, model | trainer* | entraineur* | allenator* | entrenador*
letter box, letterbox, letter opener, letter rack | | buchstabe*, *buchstabe* | caractere | carattere | letra, letras
nail, nails | finger, toe, polish, art, gel, false, acrylic, varnish, clipper, clippers, manicure, file, fake, buffer, lamp, care, salon, dog, cat, pet | nagellack, fingernagel, fingernagel* | ongle, ongles | unghia, unghie |
rake | hell | wustling, lebemann | debauche* | libertin* | libertin*
vest, vests | | weste unterhemd | veste | veste | veste
swimming trunks, swim trunks, trunks | steamer, elephant, travel | stamm, stamme, koffer, russel | troncs, malle, malles, coffre | tronchi, bauli | troncos, baules, maletas
change bag, changing bag, changing mat | money, coin | wechselgeld*, anderung* | monnaie, changement | cambiamento, spiccioli | cambio de moneda, cambiante
tap washer, tap washers, ball valve, stop tap | | hahnwascher, waschmaschine* | laveuse*, robinet rondelle laveur | lavatrice, rondella lavat* | lavadora*
boiler suit | | kesselanzug | costume de chaudiere | abito caldaia, vestito caldaia | traje de caldera
spirit level | | geist*, alkoholniveau | niveau d esprit, esprit | livello spirito, spirito | nivel de espiritu, espiritu
monkey wrench, monkey bars | | affen*, affe | singe* | scimmi* | mono, monos
allen key, allen keys, hex key, hex keys | | schlussel allen | touche*, clef allen de porte | tasto, tasti | tecla*
crowbar, crow bar | | kraehe*, krahe*, krahenbar | corbeau* | corvo, corvi | cuervo*
sawhorse, saw horse | | sagepferd | cheval* de scie | cavall* da sega | caballo* de sierra
extension lead, extension cable | hair | erweiterung*, ausdehnung* | extension de plomb, plomb* | estensione di piombo, piombo | extension de plomo, plomo
phone case, phone cases, phone cover, phone covers | | telefonkoffer, telefonfall, handykoffer, telefonkasten | valise*, mallette*, cas de telephone, caisse* | valigi*, caso, cassa | maleta*, maletin*, caso
hard drive, hard drives | | harte fahrt, harter antrieb, harte laufwerk* | conduite*, lecteur dur | guida dura, unita dura | conduccion, unidad dura
power bank, powerbank | | kraftbank, strombank, leistungsbank | banque* | banca | banco
screen protector, screen protectors | | leinwand*, bildschirmbeschutzer | paravent*, moustiquaire* | paravento, protettore | mosquitera, biombo
stylus, turntable stylus, record needle | | stilus griffel | style | | estilo
ceiling rose, ceiling roses | | rose, rosen, deckenrose | rose, roses | rosa, rose | rosa, rosas
polish, polishing, polisher | poland, pottery, flag, eagle, vodka, amber, war | polnisch* | polonais* | polacc* | polac*
spring onion, spring onions, spring flowers, spring bulbs, spring dress, spring jacket, spring water, spring garland, spring wreath, spring decor, spring clean, spring summer | | feder, federn, sprungfeder* | ressort, ressorts | molla, molle | muelle, muelles
tank top, tank tops | | panzer*, panzeroberteil* | char, reservoir, citerne | serbatoio, carro, cisterna | tanque, deposito
ruler, rulers | king, queen, kings, monarch | herrscher* | souverain*, dirigeant* | sovran*, governant* | gobernant*, soberan*
cricket | insect, bug, reptile, live, food | grille, grillen | grillon* | grillo, grilli | grillo, grillos
jumper, jumpers | horse, show, pogo, baby, door, wire, lead, cable, bungee | springer, starthilfe* | sauteur*, cavalier | saltator*, ponticell* | saltador*, puente
letter rack, letter box, letterbox, letter opener, paper knife | | buchstabe* | lettre alphabet | lettera alfabeto | letra, letras
sweet, sweets | sweet pea, sweet potato | suss, susse, lieb | doux, douce, mignon* | dolcemente, carino | dulcemente, tierno
drinking straw, drinking straws, paper straws, metal straws, reusable straws, silicone straws | | stroh, strohhalm aus stroh | chaume | paglia | paja
mole | wrench, grip, grips, kitty | leberfleck*, muttermal* | grain de beaute | neo, nei | lunar
organ | donor, body, heart, transplant, anatomy | korperorgan* | organe, organes | organo interno | organo interno
date, dates | dried, fruit, medjool, palm, night, stamp | dattel* | datte, dattes | dattero, datteri | datil, datiles
nail, nails | finger, gel, polish, art, false, varnish, acrylic, press, file, clippers, drill, clipper, gun, manicure, toe, care, tips, stickers, uv, wood, round, lost, brad, claw, hammer | fingernagel*, kunstnagel* | ongle, ongles | unghia, unghie | una, unas
pool | swimming, paddling, cleaner, chlorine, filter, pump, cover, float, inflatable, kids, toys, toy, lounger, noodle, ladder, hose, vacuum, party, robot, heater, thermometer | schwimmbad*, schwimmbecken* | piscine, piscines | piscina, piscine | piscina, piscinas
tea light, tea lights | | tee, licht | the | te | 
stocking filler, stocking fillers | | spachtel*, *spachtel* | mastic, enduit | stucco, riempitivo | masilla, relleno de media
loose leaf | tea, infusion | blatt, laub* | lache, laches | foglia, sciolto | suelto, hoja
`;
