/**
 * Nouns of the trades, to see that a title names one instead of another, that it denies another,
 * or counts another: `English | German | French | Italian | Spanish`. Forms are in the singular, without accents; the
 * plurals and, in German, the ends of compounds are made from them. `?form` counts as the noun without naming it, `~form`
 * only lets a translation name it ("skillet": "Pfanne"), `!form` is part of another word ("Streifen" are no "Reifen"), `*`
 * stands for any letters. A group that begins with `+` tells what goods are for or look like, rather than what they are.
 */
export const NOUNS = `
brake, ~calliper, ~caliper, ~rotor, ~drum shoe | bremse, brems* | frein | freno | freno
clutch | kupplung, kupplungs*, !anhangerkupplung | embrayage | frizione | embrague
disc, disk, rotor, ~record, ~cd, ~dvd, ~vinyl, ~plate, ~wheel, ~blade, ~game, ~film, ~movie, ~album, ~single, ~*disc, ~*disk, ~dial, ~frisbee, ~puck, ~face, ~turntable, ~hoover, ~ornament, ~rotary, ~telephone | scheibe, ?disc | disque, ?rotor | disco, ?rotore | disco, ?rotor
pad, ~cushion, ~*pad, ~shoe, ~mat, ~block, ~blocks | belag, klotz, ?pad, ?*pad, ?*pads, ?schutz*, ?polster, ?kissen, ?bremsbelage, !bauklotz | plaquette, ?patin, ?coussinet, ?tampon, ?pad | pastiglia, pasticca, ?cuscinetto, ?tampone, ?imbottitura | pastilla, ?almohadilla, ?taco
pump, ~inflator, ~compressor, ~*pump, ~blower, ~dispenser, ~bomb, ~bombs | pumpe | pompe | pompa | bomba
filter, ~strainer, ~sieve, ~unfiltered, ~cleaner, ~purifier, ~*filter, ~cartridge, ~dripper | filter | filtre | filtro | filtro
gasket, seal, ~o ring, ~grommet, ~joint, ~weatherstrip, ~washer, ~strip | dichtung, dichtring, ?dicht*, ?siegel | joint, ?garniture, ?etancheite, ?scelle* | guarnizione, ?tenuta, ?paraolio, ?sigillo | junta, reten, ?sello
bearing, ~hub, ~roller, ~bush, ~bushing, ~camp, ~stock, ~rack | lager, ?lagersatz | roulement, ?palier | cuscinetto | rodamiento, cojinete
hose, ~pipe, ~tube, ~tubing, ~duct, ~*tube, ~*pipe, ~inner tube, ~line, ~snorkel, ~straw, ~roll, ~sleeve, ~bar, ~cylinder, ~light | schlauch, ?leitung | tuyau, durite, ?flexible, ?raccord | tubo, manicotto | manguera, manguito, tubo, ?latiguillo
shock absorber, damper, strut, ~shock, ~gas spring, ~gas struts, ~suspension, ~shox, ~fork, ~silencer, ~mute, ~damping | stossdampfer, dampfer, federbein, ?daempf*, ?gasfeder, ?gasdruck* | amortisseur, ?jambe, ?verin | ammortizzatore, ?smorzatore, ?molla a gas, ?molle a gas | amortiguador
coil spring, ~spring, ~lowering kit, ~wind up, ~clockwork | feder, ?fahrwerksfeder | ressort | molla | muelle
sensor, ~probe, ~detector, ~sender, ~gauge, ~*sensor, ~transmitter, ~switch, ~tracker | sensor, fuhler, ?geber, ?melder | capteur, sonde, ?detecteur, ?sensor | sensore, sonda, ?rilevatore | sensor, sonda, captador, ?detector
headlight, headlamp, ~light, ~lamp, ~spotlight, ~fog, ~*light, ~torch, ~lighthouse | scheinwerfer, ?stirnlampe, ?hauptscheinwerfer | phare, ?projecteur, ?optique, ?frontale | faro, ?proiettore, ?fanale, ?frontale | faro, ?optica, ?frontal
taillight, tail light, rear light, ~lamp, ~light, ~light cluster, ~cluster, ~*light, ~fire, ~pilot | rucklicht, ruckleuchte, heckleuchte, ?schlusslicht, ?leuchte | feu, feux | fanale, ?faro, ?fanalino, ?luce | piloto, ?faro, ?luz
bumper, ~fender, ~valance | stossstange, stossfanger, ?bumper | pare chocs, ?bumper, ?bouclier | paraurti, ?bumper | parachoques, paragolpes, ?bumper
windscreen, windshield, ~screen, ~glass, ~fly screen, ~visor, ~screen wash | windschutzscheibe, frontscheibe, ?scheibe | pare brise, ?lave glace, ?essuie glace | parabrezza, ?lavavetri, ?tergicristall* | parabrisas, ?luna, ?limpiaparabrisas, ?lavaparabrisas
wiper | wischer, wischerblatt | essuie glace, ?balai | tergicristallo, ?spazzola | limpiaparabrisas, ?escobilla
wheel, ~alloy, ~rim, ~castor, ~caster, ~circle, ~hoop, ~ring, ~hub, ~*wheel, ~roller, ~key, ~tape, ~scrunchie, ~tape measure, ~turbine | rad, rader, felge, vorderrad, hinterrad, ersatzrad, laufrad, ?*rad, ?*rader, ?rolle, ?rad* | roue, jante, ?volant, ?roulette, ?molette | ruota, cerchio, cerchione, ?volante, ?rotella, ?volano | rueda, llanta, ?volante
tyre, tire, ~rubber, ~*tyre, ~inner tube, ~eraser, ~gum | reifen, !streifen, !armreifen | pneu, ?pneumatique, ?enveloppe | pneumatico, gomma, ?copertone, ?copertura | neumatico, ?cubierta
exhaust, muffler, silencer, ~pipe, ~downpipe, ~manifold, ~tailpipe, ~vent, ~waste, ~drain, ~escape, ~unloading | auspuff, schalldampfer, ?endtopf | echappement, silencieux, ?pot | scarico, marmitta, silenziatore | escape, silenciador
radiator, ~towel rail, ~heating, ~heater, ~cooler, ~intercooler, ~cooling, ~grille | kuhler, heizkorper | radiateur | radiatore, ?termosifone, ?calorifero, ?termoarredo | radiador
spark plug, ~plug, ~glow plug, ~candle, ~*plug, ~wax | zundkerze, ?kerze | bougie | candela | bujia
turbocharger, ~turbo, ~charger, ~intercooler | turbolader, ?turbo | turbo, turbocompresseur | turbo, turbocompressore, ?turbina | turbo, turbocompresor
carburettor, carburetor, carb, ~choke, ~jet | vergaser | carburateur | carburatore | carburador
gearbox, ~gear, ~transmission, ~shift, ~*gear, ~shifter, ~derailleur, ~exchange, ~change, ~changing, ~swap | getriebe | boite de vitesse, ?boite | cambio | caja de cambio, ?cambio
control arm, wishbone, ~arm, ~suspension, ~triangle, ~bracelet | querlenker, ?lenker | bras, triangle | braccio, braccetto, ?bracci | brazo, ?trapecio
caliper, ~calliper, ~brake, ~pliers, ~stirrup, ~clip, ~clamp, ~tongs, ~tweezers, ~peg, ~clothespin | bremssattel, ?sattel, ?messschieber | etrier, ?pied a coulisse | pinza, ?calibro | pinza, ?calibre
door, ~gate, ~*door, ~hatch, ~entrance, ~tailgate, ~carrier, ~holder, ~porte, ~box, ~rack, ~stand, ~organiser, ~case, ~display, ~wallet, ~dispenser, ~pocket, ~storage, ~pen, ~pencil, ~cup, ~mount, ~doorway, ~dripper | tur, turen, autotur, haustur, schranktur, glastur, ?*turen, ?*tur, ?tur*, ?klappe | porte, portiere, ?portillon, ?battant | porta, portiera, sportello, anta, ?ante | puerta

drill, ~driver, ~bit, ~bits, ~auger, ~borer, ~*drill, ~corer, ~screwdriver | bohrmaschine, bohrer, ?bohr*, ?schrauber | perceuse, foret, ?meche, ?visseuse, ?perforateur, ?percage, ?marteau | trapano, ?punta, ?avvitatore, ?punte, ?foratura | taladro, broca, ?atornillador, ?taladradora
saw, chainsaw, hacksaw, ~jigsaw, ~*saw, ~cutter, ~blade, ~trimmer, ~mitre, ~loppers | sage, ?sage*, !massage, !passage, !message | scie, tronconneuse, ?sciage | sega, motosega, ?troncatrice, ?seghetto, ?taglio | sierra, motosierra, ?ingletadora, serrucho, ?tronzadora
hammer, mallet, ~sledge, ~*hammer, ~gavel, ~rammer, ~club, ~mace, ~deck, ~bunch, ~pack of cards | hammer, ?schlegel, ?klopfer | marteau, maillet, ?massette | martello, mazzuolo, ?mazza, ?mazzetta | martillo, mazo, ?maza
screwdriver, ~driver, ~torx, ~bit, ~pozidriv | schraubendreher, schraubenzieher, ?schrauber | tournevis | cacciavite, ?giravite | destornillador
wrench, spanner, socket set, ~socket, ~key, ~allen, ~ratchet, ~*key, ~hex, ~sockets, ~glasses, ~code, ~tap, ~faucet, ~valve | schlussel, ?ratsche, ?steckschlussel*, ?nuss*, ?schrauber | cle, ?clef, ?douille, ?cliquet, ?visseuse | chiave, ?bussola, ?bussole, ?cricchetto, ?avvitatore | llave, ?vaso*, ?carraca
pliers, ~cutter, ~cutters, ~tongs, ~tweezers, ~crimper, ~stripper, ~snips, ~clip, ~pincer, ~*cutter, ~forceps, ~plier, ~nipper, ~clamp, ~caliper, ~gun, ~riveter, ~rivet, ~tool | zange | pince, ?tenaille | pinza, ?pinze, ?tenaglia | alicate, tenaza, ?pinza
grinder, sander, ~mill, ~sanding, ~sharpener, ~grinding, ~polisher, ~*sander, ~buffer, ~shredder, ~file, ~abrasive, ~cutter | schleifer, schleifmaschine, ?flex, ?muhle, ?schleif* | meuleuse, ponceuse, ?moulin, ?broyeur, ?affuteuse, ?touret | smerigliatrice, levigatrice, ?macin*, ?mola, ?molatrice | amoladora, lijadora, ?molinillo, ?esmeril*, ?radial
ladder, ~step, ~steps, ~stepladder, ~*ladder, ~stair, ~staircase, ~scale, ~gauge, ~gangway | leiter, !gleiter, ?*treppe | echelle, escabeau | scala | escalera
clamp, ~clip, ~vice, ~bracket, ~terminal, ~clasp, ~cramp, ~holder, ~jubilee, ~mount, ~peg, ~tie, ~ties, ~connector, ~sergeant | zwinge, klemme, ?schelle, ?spanner, ?klammer | serre joint, ?pince, ?collier, ?bride, ?etau | morsetto, ?fascetta, ?strettoio, ?pinza | abrazadera, sargento, ?pinza, ?mordaza, ?gato
screw, ~bolt, ~*screw, ~fixing, ~fastener, ~vice, ~lag, ~thread, ~grub, ~lives | schraube | vis | vite, viti | tornillo
bolt, ~pin, ~stud, ~latch, ~screw, ~fixing, ~bollard, ~pivot, ~axle, ~hinge, ~shaft | bolzen, ?schraube, ?riegel, ?bolt* | boulon, ?vis, ?verrou, ?cheville | bullone, ?vite, ?viti, ?catenaccio, ?perno | perno, ?tornillo, ?cerrojo
lawn mower, lawnmower, mower, ~trimmer, ~clipper, ~clippers, ~shaver, ~strimmer, ~robot, ~*mower, ~shearing, ~groomer | rasenmaher, ?maher, ?mah* | tondeuse, ?robot tondeuse | tosaerba, rasaerba, tagliaerba, ?rasaerba | cortacesped
hedge trimmer, ~clippers, ~shears, ~trimmer, ~cutter, ~hedge | heckenschere | taille haie | tagliasiepi | cortasetos
barbecue, bbq, ~griddle, ~toaster, ~smoker, ~rotisserie, ~braai, ~grid, ~oven, ~grate | grill, ?grill* | barbecue, ?grill | barbecue, ?griglia, ?bbq | barbacoa, ?parrilla

dress, ~gown, ~robe, ~*dress, ~kaftan, ~outfit, ~sundress, ~frock, ~suit, ~costume, ~clothing, ~clothes, ~bathrobe, ~pinafore, ~tunic, ~tux, ~tuxedo, ~dressed, ~sari | kleid, ?kleid* | robe | vestito, abito | vestido
skirt, ~kilt, ~tutu, ~stone, ~rock, ~sarong, ~culotte, ~skort | rock, rocke, *rock, *rocke, ?rock* | jupe, minijupe, ?tutu | gonna, minigonna, ?tutu | falda, minifalda, ?tutu
coat, jacket, parka, blazer, anorak, raincoat, ~gilet, ~puffer, ~gown, ~blouson, ~fleece, ~*coat, ~cape, ~poncho, ~bomber, ~hoodie, ~cardigan, ~waterproof, ~biker, ~windbreaker, ~cagoule, ~softshell, ~shacket, ~duffle, ~trench, ~suit, ~waistcoat, ~vest, ~tunic, ~jackets, ~cloak, ~overshirt, ~sheath, ~trench coat | jacke, mantel, parka, blazer, anorak, sakko, ?weste | veste, manteau, blouson, parka, blazer, doudoune, ?coupe vent, ?impermeable, ?caban, ?anorak, ?gilet | giacca, cappotto, giubbotto, giubbino, giaccone, piumino, parka, blazer, ?impermeabile, ?soprabito, ?giacc*, ?giubb* | chaqueta, abrigo, cazadora, parka, blazer, americana, ?chaqueton, ?anorak, ?chubasquero, ?impermeable, ?plumifero
waistcoat, bodywarmer, ~gilet, ~vest, ~tabard, ~life jacket, ~hi vis | weste, ?weste* | gilet | gilet, panciotto, ?smanicat* | chaleco
shirt, blouse, t shirt, tee, polo, tank top, ?top, ?vest, ?jersey, ~*shirt, ~tshirt, ~tunic, ~camisole, ~cami, ~crop, ~bodysuit, ~base layer, ~rash, ~kit, ~uniform, ~undershirt, ~thermal, ~football, ~henley, ~spinning top, ~peplum, ~baselayer, ~plaid, ~link, ~chain, ~mesh | hemd, bluse, shirt, top, oberteil, trikot, ?body, ?polo | chemise, chemisier, t shirt, tshirt, tee shirt, maillot, debardeur, blouse, ?haut, ?top, ?polo, ?body | camicia, camicetta, maglia, maglietta, t shirt, canotta, blusa, ?top, ?polo, ?body, ?canottier* | camisa, camiseta, blusa, ?top, ?polo, ?playera, ?maillot, ?body
jumper, sweater, pullover, cardigan, hoodie, sweatshirt, ?knit*, ?sweat*, ?fleece, ~sweat, ~hooded, ~*shirt, ~knit, ~knitwear, ~gilet, ~shrug, ~top, ~turtleneck, ~roll neck, ~rollneck, ~bolero, ~jersey, ~waistcoat, ~zip, ~quarter zip, ~pull, ~gum, ~chewing, ~sweatpants | pullover, strickjacke, hoodie, ?sweat*, ?strick*, ?kapuzen*, ?jacke, ?fleece* | pull, gilet, cardigan, sweat, sweatshirt, hoodie, ?veste, ?polaire | maglione, cardigan, felpa, ?maglia, ?pile, ?pullover | jersey, sueter, cardigan, sudadera, ?chaqueta, ?rebeca, ?polar, ?forro
trousers, jeans, leggings, chinos, shorts, joggers, dungarees, ?pants, ?tights, ?bottoms, ~trouser, ~jean, ~*pants, ~slacks, ~legging, ~bibs, ~overalls, ~sweatpants, ~cords, ~culottes, ~breeches, ~jodhpurs, ~cargo, ~swim, ~capri, ~underwear, ~boxer, ~dungaree, ~track, ~tracksuit, ~salopettes, ~mesh, ~link, ~waders, ~cycling, ~membrane, ~net, ~netting, ~fabric, ~weed | hose, jeans, leggings, chino, shorts, jogger, ?bermuda, ?*hose* | pantalon, jean, jeans, legging, chino, short, jogging, salopette, ?bermuda, ?cuissard, ?bas, ?collant, ?boxer, ?bain | pantalone, jeans, leggings, chino, shorts, pantaloncino, salopette, ?bermuda, ?jogger, ?calzoncin*, ?boxer, ?costume | pantalon, vaquero, jeans, malla, leggings, chino, short, peto, ?bermuda, ?culotte, ?jogger, ?boxer, ?banador
sock, ~stocking, ~hosiery, ~hold ups, ~legwarmer, ~leg warmer, ~footie, ~tights, ~half, ~average, ~means, ~media, ~low | socke, ?strumpf, ?fussling | chaussette, ?socquette, ?mi bas, ?bas | calza, calzino, ?calzettone, ?fantasmin*, ?gambalett* | calcetin, ?media, ?pinkies
bra, ~bralette, ~lingerie, ~bustier, ~sports top, ~crop, ~bikini, ~bandeau | bh, ?bustier | soutien gorge, ?brassiere | reggiseno | sujetador, ?sosten
knickers, briefs, boxers, underpants, ?underwear, ~boxer, ~brief, ~panties, ~thong, ~pants, ~trunks, ~lingerie, ~hipster, ~*pants, ~loincloth, ~string, ~nappy, ~fixed, ~boxing, ~slip | unterhose, slip, boxershort*, ?unterwasche, ?pants | culotte, slip, boxer, calecon, string, ?sous vetement | mutanda, slip, boxer, ?intimo, ?perizoma, ?culotte | calzoncillo, braga, boxer, slip, ?ropa interior, ?tanga
boot, ?shoe, ~wellies, ~wellington, ~wellingtons, ~*boot, ~*boots, ~footwear, ~uggs, ~bootie, ~booties, ~dms, ~bottle, ~boots, ~barrel, ~bale, ~ankle | stiefel, stiefelette, ?schuh, ?boot*, !handschuh | botte, bottine, ?chaussure, ?crampon* | stivale, stivaletto, scarpone, ?scarp*, ?cuffia | bota, botin, ?zapat*, ?calzado
sandal, flip flop, ?shoe, ~slider, ~slides, ~espadrille, ~clog, ~mule, ~footwear, ~flats, ~thong, ~sliders, ~tongs, ~crocs | sandale, ?schuh, !handschuh, ?zehentrenner, ?flip, ?pantolette | sandale, tong, ?claquette, ?nu pied | sandalo, infradito, ?ciabatt* | sandalia, chancla
slipper, ?shoe, ~mule, ~bootie, ~booties, ~slides, ~clog, ~footwear, ~sliders, ~moccasin, ~crocs, ~house shoe, ~lead, ~extension, ~surge | hausschuh, pantoffel, ?schuh, !handschuh, ?huttenschuh, ?slipper | chausson, pantoufle, ?mule | pantofola, ciabatta, ?babbucc* | zapatilla de casa, ?zapatilla, ?pantufla
shoe, trainer, sneaker, ?heels, ?pumps, ?boot, ?sandal, ?slipper, ?loafer, ~footwear, ~*shoe, ~*shoes, ~trainers, ~boots, ~clogs, ~espadrilles, ~brogues, ~oxfords, ~pump, ~plimsoll, ~plimsolls, ~converse, ~kicks, ~basket, ~stilettos, ~courts, ~cleats, ~sports | schuh, sneaker, turnschuh, !handschuh, ?stiefel, ?pumps, ?ballerina*, ?spikes | chaussure, basket, sneaker, escarpin, mocassin, ?tennis, ?botte, ?ballerine* | scarpa, sneaker, decollete, mocassino, ?scarp*, ?ballerin* | zapato, zapatilla, deportiva, sneaker, ?tacon*, ?mocasin*, ?calzado
hat, beanie, baseball cap, flat cap, peaked cap, snapback, swim cap, ?cap, ~bonnet, ~bowler, ~fedora, ~trilby, ~balaclava, ~headwear, ~*hat, ~bobble, ~turban, ~helmet, ~fez, ~shower cap, ~beret, ~bucket, ~cork, ~headphones, ~flat, ~shroud, ~nightcap, ~cover, ~covers, ~nut | mutze, kappe, hut, hute, *hut, cap, beanie, ?deckel, ?verschluss | chapeau, bonnet, casquette, beret, ?bouchon, ?capuchon, ?bob | cappello, berretto, cappellino, cuffia, ?tappo, ?basco, ?berrett* | sombrero, gorro, gorra, boina, ?tapon, ?tapa, ?pamela
scarf, ~snood, ~shawl, ~wrap, ~pashmina, ~bandana, ~stole, ~neckerchief, ~cravat, ~headscarf, ~cowl, ~neck warmer, ~foulard, ~hijab, ~handkerchief, ~tissue, ~buff, ~sarong, ~square | schal, halstuch, ?tuch, ?*tuch, ?loop | echarpe, foulard, ?snood, ?cheche, ?etole | sciarpa, foulard, ?scaldacollo, ?stola | bufanda, panuelo, fular, ?estola
belt, ~strap, ~webbing, ~timing, ~sash, ~harness, ~waistband, ~v belt, ~*belt, ~tape, ~straps, ~transmission, ~cummerbund, ~girdle, ~leash, ~lead, ~bracelet, ~belted, ~tie | gurtel, ?riemen*, ?gurt*, ?band | ceinture, courroie, ?sangle, ?bande | cintura, cinghia, ?cinturino, ?nastro | cinturon, correa, ?cinta, ?banda
glove, mitten, ~gauntlet, ~gauntlets, ~mitt, ~mitts, ~*glove, ~*gloves, ~gant, ~goalkeeper, ~marigolds | handschuh, faustling | gant, mitaine, moufle, ?mitts | guanto, muffola, ?guantini | guante, manopla, ?miton*
bow tie, necktie, neck tie, silk tie, mens tie, ?tie, ~cravat, ~ties, ~*tie, ~bow, ~fly, ~butterfly, ~insect, ~clip on | krawatte, fliege, ?schleife, ?binder | cravate, noeud papillon, ?papillon, ?attache, ?lien | cravatta, papillon, farfallino, ?fascett* | corbata, pajarita, ?brida
rucksack, backpack, ~bag, ~pack, ~knapsack, ~daypack, ~satchel, ~*pack, ~*bag, ~camelbak, ~hydration, ~duffel | rucksack | sac a dos, ?cartable | zaino | mochila
bag, handbag, tote, holdall, ?pocket, ~satchel, ~rucksack, ~pouch, ~clutch, ~briefcase, ~shoulder, ~pockets, ~shopper, ~case, ~backpack, ~*bag, ~*bags, ~purse, ~sack, ~duffel, ~duffle, ~footmuff, ~crossbody, ~cross body, ~pannier, ~panniers, ~caddy, ~liner, ~wallet, ~messenger, ~hobo, ~sleeve, ~bum bag, ~sachet, ~sporran, ~luggage, ~scholarship, ~exchange, ~gym, ~washbag, ~envelope, ~tuck, ~stock, ~holder, ~organiser, ~basket, ~hydration | tasche, beutel, sack, *sack, ?shopper, ?schulter*, !dudelsack | sac, sacoche, pochette, cabas, ?besace, ?cartable, ?trousse, ?sachet* | borsa, sacca, sacco, sacchetto, ?tracolla, ?pochette, ?bust* | bolso, bolsa, ?mochila, ?saco, ?bandolera
wallet, purse, ~holder, ~cardholder, ~billfold, ~card, ~money, ~coin, ~*wallet, ~portfolio, ~clip, ~bag, ~satchel, ~briefcase, ~folder, ~poster | geldborse, portemonnaie, brieftasche, geldbeutel, ?borse | portefeuille, porte monnaie, ?portemonnaie | portafoglio, portafogli, portamonete, ?borsellino | cartera, monedero, billetera
suitcase, ~case, ~luggage, ~trunk, ~briefcase, ~trolley, ~flight, ~cabin, ~*case, ~box, ~boot, ~carry on, ~toolbox, ~chest, ~hard case | koffer, trolley | valise, ?trolley, ?bagage | valigia, trolley, ?bagagli* | maleta, ?equipaje
swimsuit, bikini, ?trunks, ~swimming, ~swimwear, ~swim, ~costume, ~tankini, ~*suit, ~swimmer, ~trunk, ~boardshorts, ~jersey, ~shirt, ~bathing, ~wetsuit, ~suit, ~board shorts, ~shorts, ~briefs | badeanzug, bikini, badehose, ?bade* | maillot, bikini | costume, bikini | banador, bikini, traje de bano
pyjama, nightdress, nightie, ~pj, ~pjs, ~pajama, ~pajamas, ~nightwear, ~nighty, ~sleepsuit, ~loungewear, ~nightgown, ~onesie, ~sleepwear, ~night, ~baby grow, ~babygrow, ~lounge, ~babydoll, ~slip, ~chemise | schlafanzug, pyjama, nachthemd, ?schlaf* | pyjama, chemise de nuit, nuisette, ?pyjashort | pigiama, camicia da notte, ?camicia | pijama, camison
mask, ~masquerade, ~goggles, ~face, ~facial, ~costume, ~visor, ~balaclava, ~respirator, ~hair, ~masking, ~welding, ~snorkel | maske | masque | maschera, ?mascherina | mascara, careta, mascarilla, ?antifaz

necklace, choker, ?pendant, ?chain, ?locket, ?beads, ~beaded, ~collar, ~*chain, ~torc, ~lariat, ~necklet, ~riviera, ~sautoir, ~jewellery, ~lanyard, ~dog collar, ~string, ~clamp, ~clip, ~chains | halskette, kette, collier, !etikette, ?anhanger, ?kropfband | collier, sautoir, ras de cou, ?pendentif, ?chaine, ?medaillon | collana, girocollo, ?ciondolo, ?catena, ?catenina, ?pendente | collar, gargantilla, ?colgante, ?cadena
bracelet, bangle, anklet, ?strap, ?band, ?chain, ?charm, ?wristband, ~cuff, ~beaded, ~*band, ~armlet, ~jewellery, ~bangles, ~slave, ~jonc, ~armband, ~tennis, ~wrist, ~friendship, ~watch, ~ankle, ~pulsera, ~chainlink, ~rush, ~tag, ~id | armband, armreif, armkette, ?kettchen, ?bettel* | bracelet, jonc, ?chaine, ?gourmette, ?manchette | bracciale, braccialetto, cavigliera, ?cinturino, ?catena | pulsera, brazalete, tobillera, ?correa, ?esclava
earring, ?studs, ?hoops, ?ear, ~hoop, ~stud, ~drop, ~dangle, ~dangly, ~clip on, ~*ring, ~*rings, ~clips, ~dangles, ~drops, ~jewellery, ~huggie, ~huggies, ~slope, ~pending, ~tunnel, ~gauge, ~plug, ~piercing, ~buckle, ~curl | ohrring, ohrstecker, ohrhanger, creole, ohrclip, ?ohr* | boucle d oreille, puce d oreille, creole, dormeuse, ?boucle, ?clou, ?oreille* | orecchino, ?lobo, ?cerch* | pendiente, arete, zarcillo, ?aros
brooch, ?pin, ?badge, ~clip, ~broach, ~cameo, ~lapel, ~stick pin, ~corsage, ~clasp, ~skewer, ~spit | brosche, ?anstecker, ?anstecknadel | broche, ?epinglette, ?badge, ?epingle | spilla, ?spilletta, ?spillo | broche, ?alfiler, ?pin
engagement ring, wedding ring, signet ring, eternity ring, dress ring, ring size, ?ring, ~wedding band, ~band, ~rings, ~signet, ~solitaire, ~*ring, ~cluster, ~trilogy, ~alliance, ~jewellery, ~thumb, ~stacking, ~eternity, ~posy, ~faith, ~hoop | verlobungsring, ehering, trauring, siegelring, damenring, herrenring, ?ring, ?ring*, ?*ring | bague, alliance, chevaliere, ?anneau, ?solitaire | anello, fede, fedina, ?solitario, ?anell* | anillo, sortija, ?alianza, ?sello, ?solitario
watch, wristwatch, clock, alarm clock, ~chronograph, ~timepiece, ~*watch, ~smartwatch, ~timer, ~*clock, ~pocket watch, ~chrono, ~smart, ~barometer, ~hours, ~dial, ~shows, ~sample, ~dive | uhr, *uhr, wecker, ?uhren*, ?watch, ?*uhren | montre, horloge, pendule, reveil, ?watch | orologio, sveglia, ?watch, ?cronografo | reloj, despertador, ?watch
cufflink, ~link, ~links, ~cuff, ~twin, ~twins, ~gemini, ~button | manschettenknopf, ?manschettenknopf* | bouton de manchette | gemello, gemelli | gemelo
sunglasses, glasses, spectacles, goggles, ~eyewear, ~eyeglasses, ~*glasses, ~specs, ~shades, ~glass, ~lens, ~frames, ~readers, ~reading, ~aviator, ~wayfarer, ~goggle, ~bezels | sonnenbrille, brille, ?glaser, ?brillen* | lunettes, ?verre | occhiali, ?occhialini, ?bicchier*, ?calic* | gafas, ?vaso*, ?copa*

keyboard, ?keyboards, ~keypad, ~keys, ~piano, ~synth, ~synthesizer, ~synthesiser, ~key, ~harpsichord, ~qwerty, ~nailer, ~nail | tastatur, ?keyboard | clavier, ?synthetiseur | tastiera | teclado
mouse, mice, ~trackball, ~trackpad, ~smile, ~*mouse, ~rat, ~mickey, ~minnie | maus, *maus, mause, ?maus* | souris | mouse, ?topo, ?topolino | raton
headphone, earphone, earbud, headset, ~earpiece, ~pods, ~airpods, ~buds, ~earbuds, ~*phones, ~*phone, ~helmet, ~handsfree, ~iem, ~ear, ~cap, ~bonnet, ~hat, ~beanie, ~hull, ~iems, ~aerial | kopfhorer, ohrhorer, headset, ?ohrstopsel | casque, ecouteur, oreillette, ?headset | cuffia, cuffie, auricolare, ?cuffiette | auricular, cascos
speaker, loudspeaker, soundbar, ?subwoofer, ~*speaker, ~tannoy, ~boombox, ~sound bar, ~tweeter, ~woofer, ~hi fi, ~surround, ~checkout, ~crate, ~case, ~cash, ~body, ~cabinet, ~sound system, ~pregnant, ~enclosure, ~diffuser | lautsprecher, soundbar, ?box*, ?subwoofer | enceinte, haut parleur, barre de son, ?subwoofer, ?caisson | altoparlante, cassa, soundbar, diffusore, ?subwoofer, ?speaker | altavoz, barra de sonido, ?subwoofer, ?bafle
charger, ~charging, ~adaptor, ~adapter, ~power supply, ~*charger, ~dock, ~magazine, ~loader, ~plug, ~psu, ~charge, ~mag, ~cartridge, ~power bank, ~magsafe | ladegerat, netzteil, ?lade*, ?charger | chargeur, ?adaptateur, ?alimentation, ?charge | caricatore, caricabatterie, caricabatteria, ?alimentatore, ?ricarica | cargador, ?adaptador, ?carga
cable, ?lead, ~wire, ~cord, ~*wire, ~flex, ~wiring, ~extension, ~jumper, ~aux, ~hdmi, ~usb, ~rope, ~cables, ~adapter, ~hollow, ~patch, ~harness | kabel, ?leitung, ?leine | cable, ?cordon, ?laisse, ?fil, ?rallonge | cavo, ?guinzaglio, ?filo, ?prolunga | cable, ?correa, ?alargador, ?cordon
battery, ~batteries, ~cell, ~power pack, ~accumulator, ~*battery, ~cells, ~drum, ~drumkit, ~stack, ~chargeable, ~powerpack, ~cordless, ~rechargeable, ~drums, ~sink, ~pile, ~button cell, ~lithium, ~jackhammer, ~saucepan | batterie, akku, *akku, ?akku*, ?knopfzelle | batterie, pile, ?accu | batteria, pila | bateria, pila
phone case, cover case, ?case, ?cover, ?sleeve, ~pouch, ~holster, ~*case, ~skin, ~housing, ~shell, ~bumper, ~wrap, ~protector, ~duvet, ~protective, ~box, ~covers, ~*cover, ~holder, ~folio, ~wallet, ~housewrap, ~storage, ~scabbard, ~laminating, ~custody, ~hull, ~sheath, ~bag, ~tarp, ~bonnet, ~hood | hulle, ?case, ?etui, ?tasche, ?cover, ?gehause, ?koffer | coque, ?etui, ?housse, ?boitier, ?mallette, ?protection | custodia, ?cover, ?astuccio, ?scocca, ?guscio | funda, ?estuche, ?carcasa, ?maletin
screen protector, ~tempered glass, ~screen, ~film, ~foil, ~protector, ~glass, ~protection, ~protectors, ~privacy, ~skin, ~shield, ~armour | schutzfolie, panzerglas, displayschutz*, ?schutzglas | protection d ecran, verre trempe, ?film, ?protege ecran | pellicola, ?proteggi schermo, ?vetro temperato, ?proteggischermo | protector de pantalla, cristal templado, ?protector
printer, ~print, ~printing, ~inkjet, ~laserjet, ~deskjet, ~plotter, ~label maker, ~press | drucker | imprimante | stampante | impresora
camera, camcorder, ~cam, ~webcam, ~dslr, ~slr, ~mirrorless, ~polaroid, ~digital, ~instax, ~dash cam, ~dashcam, ~*cam, ~cctv, ~security, ~chamber, ~bedroom, ~inner tube, ~doorbell, ~apparatus, ~trail | kamera, ?cam, ?fotoapparat | appareil photo, camera, ?camescope, ?appareil | fotocamera, telecamera, ?macchina fotografica, ?videocamera, ?camera | camara, ?videocamara
router, ~mesh, ~modem, ~switch, ~wifi, ~trimmer, ~hub, ~milling | router, ?oberfrase | routeur, ?defonceuse | router, ?fresatrice | router, enrutador, ?fresadora
laptop, notebook computer, ~chromebook, ~macbook, ~notebook, ~computer, ~netbook, ~pc, ~*book, ~portable, ~desktop, ~thinkpad, ~mac | laptop, notebook, ?*book | portable, ordinateur, ?pc, ?notebook | portatile, notebook, ?laptop, ?computer | portatil, ordenador, ?laptop
tablet, ?ipad, ~kindle, ~ereader, ~tab, ~pad, ~*pad, ~pill, ~pills, ~plank, ~board, ~bar, ~tablets, ~effervescent | tablet, ?tablette, ?tablett | tablette, ?comprime | tablet, ?compress* | tableta, tablet, ?comprimido
hard drive, hard disk, ssd, ?drive, ~hdd, ~disk, ~storage, ~nvme, ~nas, ~harddrive, ~external, ~disc | festplatte, ssd, ?hdd | disque dur, ssd, ?disque | hard disk, disco rigido, ssd, ?disco | disco duro, ssd, ?disco
memory card, sd card, ~sd, ~card, ~microsd, ~sim, ~flash, ~compact flash, ~sdhc, ~*card | speicherkarte, sd karte, ?karte | carte memoire, carte sd, ?carte | scheda di memoria, scheda sd, ?scheda | tarjeta de memoria, tarjeta sd, ?tarjeta
drone, quadcopter, ~dji, ~fpv, ~uav, ~quad, ~multirotor | drohne, ?quadcopter, ?quadrocopter | drone, ?quadcopter, ?quadricoptere | drone, ?quadricottero | dron, drone, ?cuadricoptero
lens, ~optic, ~magnifier, ~loupe, ~glass, ~objective, ~*lens, ~optical, ~zoom, ~contact, ~target, ~goal, ~contacts, ~len, ~aim | objektiv, linse, ?glas*, ?lens* | objectif, lentille, ?verre, ?optique | obiettivo, lente, ?lenti | objetivo, lente, ?cristal
game controller, gamepad, ?controller, ~joystick, ~remote, ~*pad, ~control, ~joycon, ~joy con, ~wheel, ~lever, ~handle, ~console, ~dualshock, ~controls, ~sleeve, ~handlebar, ~english channel | controller, gamepad, ?steuerung, ?regler | manette, ?controleur, ?controller | controller, gamepad, ?joypad, ?centralina, ?regolatore | mando, ?controlador, ?controller

kettle, ~boiler, ~teapot, ~water heater, ~whistling | wasserkocher, ?kessel | bouilloire | bollitore | hervidor
toaster, ~sandwich, ~grill, ~panini, ~breville | toaster | grille pain, ?toaster | tostapane | tostador, tostadora
blender, mixer, ~whisk, ~food processor, ~hand mixer, ~juicer, ~liquidiser, ~nutribullet, ~smoothie, ~shaker, ~*mixer, ~processor, ~beater | mixer, ?ruhrgerat, ?ruhrer, ?standmixer, ?puriergerat, ?armatur* | mixeur, blender, ?batteur, ?robot, ?mitigeur | frullatore, ?mixer, ?sbattitore, ?impastatrice, ?miscelatore | batidora, ?licuadora, ?mezclador, ?amasadora, ?grifo*
coffee machine, coffee maker, ~coffee, ~nespresso, ~espresso, ~moka, ~cafetiere, ~french press, ~percolator, ~tassimo, ~dolce gusto, ~*press, ~pod machine, ~barista | kaffeemaschine, ?kaffee*, ?espresso* | machine a cafe, cafetiere, ?cafe | macchina da caffe, macchina per caffe, ?caffettiera, ?caffe, ?moka | cafetera, ?maquina de cafe
microwave, ~oven | mikrowelle, ?mikrowellen* | micro onde | microonde, ?forno | microondas
fridge, refrigerator, freezer, ~cooler, ~chiller, ~minibar, ~icebox, ~cooling, ~cool box, ~*freezer | kuhlschrank, gefrierschrank, ?gefrier*, ?kuhl* | refrigerateur, congelateur, ?frigo, ?frigidaire | frigorifero, congelatore, ?frigo, ?freezer | frigorifico, congelador, nevera, ?frigo
oven, cooker, stove, ~furnace, ~*oven, ~kiln, ~hob, ~burner, ~range, ~aga, ~kitchen, ~pizza, ~ofen, ~four, ~stoves, ~baking, ~bake, ~paper towel, ~kitchen roll, ~toy kitchen, ~cook | backofen, herd, *herd, ?ofen, ?*ofen, ?kocher | four, cuisiniere, ?poele, ?rechaud, ?cuiseur | forno, ?fornello, ?cucina, ?stufa, ?pentola | horno, cocina, ?estufa, ?hornillo, ?olla
washing machine, ~washer, ~launderette, ~dryer, ~laundry | waschmaschine | machine a laver, lave linge | lavatrice | lavadora
dishwasher, ~dish washing, ~glasswasher | geschirrspuler, spulmaschine, ?spulmaschinen* | lave vaisselle | lavastoviglie | lavavajillas
vacuum cleaner, hoover, ?vacuum, ~vac, ~dyson, ~*vac, ~roomba, ~cleaner, ~sucker, ~dust extractor, ~aspirator, ~dust | staubsauger, ?sauger | aspirateur | aspirapolvere | aspiradora, aspirador
steam iron, ?iron, ~ironing, ~griddle, ~hair straightener, ~straightener, ~straighteners, ~garment steamer, ~steamer, ~plancha, ~grill, ~plate, ~sole plate, ~press, ~sheet, ~hot plate, ~crepe | bugeleisen, ?bugel*, ?dampf*, ?eisen* | fer a repasser, ?fer | ferro da stiro, ?ferro | plancha, ?hierro
fan, ventilator, ~cooling, ~blower, ~extractor, ~cooler, ~*fan, ~air, ~vent, ~ventilation, ~aerator | ventilator, lufter, ?facher, ?geblase, ?fan* | ventilateur, ?eventail, ?souffleur, ?supporter, ?fan | ventilatore, ventola, ?ventaglio, ?tifos*, ?fan | ventilador, ?abanico, ?fan
heater, ~radiator, ~heating, ~stove, ~*heater, ~warmer, ~heated, ~fire, ~fireplace, ~*burner, ~tub, ~thermal, ~log burner, ~woodburner, ~electric fire, ~boiler, ~study | heizung, heizgerat, heizlufter, ?heiz*, ?lufter, ?ofen | chauffage, radiateur, ?chauffe, ?chauffant*, ?soufflant | stufa, termoventilatore, riscaldatore, ?riscald*, ?scald* | calefactor, estufa, calentador, ?calefac*
frying pan, saucepan, wok, ?pan, ~casserole, ~*pan, ~*pot, ~skillet, ~pot, ~pots, ~pans, ~cookware, ~dutch oven, ~stockpot, ~saute, ~griddle, ~tagine, ~kadai, ~karahi, ~pressure cooker, ~cooker, ~cocotte, ~roaster, ~milk pan, ~ladle, ~crockpot, ~stove, ~*pans, ~hunting, ~paella, ~saucepans, ~crock, ~frypan, ~air fryer, ~cazo | pfanne, topf, *topf, wok, ?kasserolle, ?brater, ?form | poele, casserole, wok, sauteuse, ?faitout, ?moule, ?marmite, ?cocotte | padella, pentola, casseruola, wok, ?tegame, ?teglia, ?stampo | sarten, cazo, cacerola, wok, ?olla, ?molde, ?paellera
knife, ~blade, ~cleaver, ~cutter, ~scalpel, ~*knife, ~dagger, ~bayonet, ~knives, ~switchblade, ~craft, ~cutlery, ~santoku, ~machete, ~steak | messer, ?klinge | couteau | coltello | cuchillo, ?navaja, ?cuter
fork, ~cutlery, ~pitchfork, ~forks, ~hay, ~flatware, ~*fork, ~suspension, ~front end, ~forked, ~airer, ~peg, ~clothesline, ~dryer, ~hair pin, ~hairpin, ~forklift | gabel | fourchette, fourche | forchetta, forca, forcella | tenedor, horquilla, ?horca
spoon, ladle, teaspoon, ~scoop, ~cutlery, ~server, ~*spoon, ~spatula, ~flatware, ~dipper, ~lure, ~trowel, ~scooper, ~measuring, ~bobbin | loffel, kelle | cuillere, louche | cucchiaio, mestolo, cucchiaino | cuchara, cazo, cucharon, cucharilla
plate, saucer, ?dish, ~platter, ~*plate, ~charger, ~tray, ~dinnerware, ~crockery, ~turntable, ~dinner set, ~flat, ~cymbal, ~cymbals, ~tableware, ~course, ~dinner service, ~soup, ~bowl, ~floor, ~deck, ~side | teller, untertasse, ?untersetzer, ?platte, ?schild, ?schale | assiette, soucoupe, ?plat, ?plaque, ?platine, ?coupelle | piatto, piattino, ?piastra, ?targa, ?lastra | plato, platillo, ?placa, ?plancha
bowl, ~dish, ~basin, ~*bowl, ~ramekin, ~mixing, ~tureen, ~saucer, ~trinket, ~food, ~water, ~feeder, ~peel, ~tazza, ~shell, ~shawl, ~cup, ~scale, ~neckline, ~cereal, ~bol, ~tray, ~dog bowl, ~pan, ~pomace, ~bucket, ~skin, ~pit, ~brazier, ~baby seat, ~car seat | schussel, schale, napf, ?bowl | bol, saladier, gamelle, ?coupe, ?ecuelle, ?jatte, ?cuvette | ciotola, ?insalatiera, ?scodella, ?coppa, ?coppetta | cuenco, bol, tazon, comedero, ?ensaladera, ?fuente
cup, mug, tumbler, beaker, ?teacup, ~goblet, ~*cup, ~pot, ~demitasse, ~tankard, ~chalice, ~stein, ~*mug, ~glass, ~espresso, ~latte, ~cups, ~drinkware, ~jar, ~tin can, ~teacups, ~pannikin, ~bra cup, ~cap, ~fee, ~rate | tasse, becher, ?cup, ?pokal, ?glas*, !untertasse | tasse, mug, gobelet, ?coupe, ?verre, ?timbale | tazza, mug, tazzina, ?coppa, ?bicchiere, ?boccale | taza, ?vaso, ?copa, ?mug, ?tazon
wine glass, ?glass, ~glassware, ~tumbler, ~flute, ~goblet, ~*glass, ~champagne, ~pint, ~coupe, ~chalice, ~shot, ~glasses, ~trophy, ~drinkware, ~jar, ~tube, ~highball, ~hi ball, ~beaker, ~tankard, ~brandy, ~cocktail, ~vase, ~sherry, ~snifter, ~rocks, ~jigger, ~chalices, ~crystal, ~vessel, ~whiskey, ~cup, ~cups, ~beer | weinglas, glas, glaser, ?*glas, ?glas* | verre, ?vitre, ?glace, ?flute | bicchiere, calice, ?vetro, ?flute | copa, vaso, ?cristal, ?vidrio
teapot, coffee pot, ~kettle, ~pot, ~cafetiere, ~*pot, ~samovar, ~can, ~jerry, ~watering, ~canister, ~jug | teekanne, kanne, ?kannchen | theiere, ?cafetiere, ?verseuse | teiera, ?caffettiera | tetera, ?cafetera
jug, pitcher, carafe, decanter, ~ewer, ~vase, ~*jug, ~pot, ~creamer, ~cruet, ~tankard, ~can, ~pourer, ~mug, ~stein, ~goblet, ~urn, ~canister, ~kettle, ~shaker, ~toby | krug, karaffe, kanne, dekanter, ?messbecher, ?krug* | carafe, cruche, pichet, ?broc, ?pot, ?verseuse | caraffa, brocca, ?decanter, ?bricco | jarra, ?decantador, ?garrafa
bottle, flask, ~thermos, ~vial, ~canteen, ~*bottle, ~decanter, ~hip flask, ~feeding, ~cylinder, ~hot water, ~flacon, ~jar, ~carboy, ~drinks, ~vacuum flask, ~atomiser, ~water bottle, ~perfume, ~hydration, ~cleat, ~ball, ~bulb, ~growler, ~sports | flasche, ?thermos* | bouteille, flacon, gourde, biberon, ?thermos, ?fiole | bottiglia, borraccia, flacone, biberon, ?thermos, ?fiaschetta, ?bottigli* | botella, frasco, biberon, termo, ?petaca, ?cantimplora
cutting board, chopping board, ~*board, ~board, ~block, ~table, ~plank, ~tray, ~cheese, ~paddle, ~easel, ~breadboard, ~mandoline, ~serving, ~skateboard, ~surfboard, ~bodyboard, ~planche, ~griddle, ~carving, ~ouija, ~charcuterie | schneidebrett, ?brett | planche | tagliere | tabla
bin, waste bin, dustbin, ~waste, ~trash, ~rubbish, ~compost, ~garbage, ~bucket, ~*bin, ~caddy, ~box, ~container, ~pail, ~cube, ~dumpster, ~cubes, ~refuse, ~ashtray, ~skip, ~stationery | mulleimer, abfalleimer, ?eimer, ?tonne, ?papierkorb, ?behalter | poubelle, ?corbeille, ?bac | pattumiera, cestino, ?bidone, ?cesto | cubo, papelera, ?contenedor
basket, ~hamper, ~*basket, ~crate, ~caddy, ~trug, ~bin, ~wicker, ~hoop, ~cart, ~cassette, ~panier, ~wreath, ~ball, ~pannier, ~baskets, ~breast, ~storage, ~panniers, ~bushel | korb, *korb, ?korb* | panier, corbeille, ?basket* | cesto, cestino, cesta, ?canestro, ?basket | cesta, cesto, ?canasta, ?baloncesto

mirror, ~compact, ~looking glass, ~*mirror, ~rearview, ~rear view, ~glass, ~mirrored, ~wing, ~vanity, ~speculum | spiegel | miroir, retroviseur, ?glace | specchio, specchietto, retrovisore | espejo, retrovisor
lamp, ?light, ?lights, ~*light, ~*lights, ~*lamp, ~lighting, ~lantern, ~torch, ~chandelier, ~pendant, ~spotlight, ~bulb, ~sconce, ~flashlight, ~headtorch, ~sidelight, ~strobe, ~ceiling, ~led, ~indicator, ~glow, ~headlight, ~uplighter, ~downlight, ~downlighter, ~sidelights, ~electrolier, ~fairy, ~lite, ~traffic, ~luminaire, ~beacon, ~nightlight, ~luminous | lampe, leuchte, ?licht*, ?*licht, ?beleuchtung, ?strahler, ?ampel | lampe, luminaire, ?lumiere, ?eclairage, ?ampoule, ?phare, ?feu, ?lampadaire, ?applique, ?spot | lampada, luce, ?illuminazione, ?faro, ?lampad*, ?applique, ?luci | lampara, luz, ?iluminacion, ?faro, ?piloto, ?luces, ?foco, ?aplique
candle, ~tealight, ~tea light, ~votive, ~taper, ~*candle, ~wax, ~yankee, ~spark plug, ~sail, ~birthday, ~spark, ~plug, ~plugs, ~boat, ~veil | kerze, ?kerzen* | bougie, ?chandelle, ?cierge | candela | vela
rug, carpet, ~mat, ~runner, ~*mat, ~sheepskin, ~tapestry, ~kilim, ~matting, ~persian, ~prayer, ~dhurrie, ~fleece, ~doormat, ~mats, ~pads, ~pad, ~kelim, ~bath mat, ~barrel, ~play | teppich, laufer | tapis, ?moquette | tappeto, ?moquette | alfombra, ?moqueta
mat, doormat, door mat, ~rug, ~pad, ~*mat, ~runner, ~matting, ~pads, ~placemat, ~mats, ~carpet, ~liner, ~coir, ~puppy, ~training, ~tray, ~topper, ~mattress, ~bed, ~mouse, ~sheet, ~blotter, ~desk, ~incontinence | matte, ?vorleger, ?unterlage | tapis, ?paillasson, ?natte, ?set de table, ?matelas, ?sous main | tappetino, tappeto, zerbino, ?stuoia, ?materassino | alfombrilla, alfombra, estera, felpudo, esterilla
curtain, ~drapes, ~drape, ~net, ~voile, ~pelmet, ~*curtain, ~tent, ~awning, ~teepee, ~swag, ~shower curtain, ~shop, ~blackout, ~tipi, ~tepee, ~canopy, ~store, ~panels, ~panel, ~blinds, ~gauze, ~boutique, ~door, ~shelter, ~drapery, ~roll top, ~roller | vorhang, gardine, ?vorhang* | rideau, ?voilage | tenda, ?tendaggio | cortina
blind, shutter, ~roller, ~roman, ~venetian, ~louvre, ~shade, ~awning, ~*blind, ~jalousie, ~garage, ~screen, ~blinds, ~rollo, ~curtain, ~roll, ~clapper, ~sun, ~film | rollo, jalousie, ?rollladen, ?plissee | store, ?volet | tapparella, veneziana, ?tenda, ?persiana, ?avvolgibile | persiana, estor, ?estores, ?contraventana
cushion, pillow, ?pouf, ~pad, ~bolster, ~seat, ~*pillow, ~*cushion, ~headrest, ~scatter, ~pillows, ~backrest, ~pads, ~pincushion, ~pouffe, ~beanbag, ~bearing, ~bearings, ~saw, ~rest, ~pillowcase, ~ring, ~lumbar, ~squishmallow, ~wedge, ~kneeler, ~lace pillow | kissen, polster, ?kissen* | coussin, oreiller, ?taie, ?pouf | cuscino, guanciale, ?federa, ?federa, ?coprifeder* | cojin, almohada, ?funda, ?almohad*
blanket, throw, ?quilt, ~rug, ~fleece, ~comforter, ~*throw, ~cover, ~shawl, ~swaddle, ~plaid, ~wrap, ~eiderdown, ~bedspread, ~afghan, ~ceiling, ~coverlet, ~throws, ~tarp, ~dust cover, ~tyre, ~tires, ~tyres, ~deck, ~roof, ~cloth, ~tablecloth, ~sheet, ~covering, ~bedding, ~cape, ~lid, ~cellular | decke, ?plaid, ?uberwurf | couverture, plaid, ?jete, ?couvre lit, ?courtepointe | coperta, plaid, ?copriletto, ?trapunt* | manta, ?plaid, ?colcha
duvet, ~quilt, ~comforter, ~bedding, ~*duvet, ~doona, ~eiderdown, ~tog, ~down, ~feather, ~bed, ~continental, ~puffer, ~layer, ~nest, ~diaper | bettdecke, ?bettwasche, ?decke*, ?bettbezug | couette, ?parure de lit, ?housse | piumone, ?copripiumino, ?piumino | edredon, ?nordic*
bed sheet, sheet set, ?sheet, ~sheets, ~fitted sheet, ~bedding, ~bedsheet, ~linen, ~flat sheet, ~bed linen, ~valance, ~cloth, ~bed set, ~drape, ~fitted, ~towel, ~wedding, ~savannah | laken, bettlaken, ?bettwasche | drap, ?drap housse, ?feuille, ?tole | lenzuolo, lenzuola, ?foglio, ?lastra | sabana, ?hoja, ?lamina
towel, ~cloth, ~tea towel, ~*towel, ~*towels, ~poncho, ~beach, ~flannel, ~wrap, ~hammam, ~serviette, ~napkin, ~briefcase, ~napkins, ~bath sheet, ~face cloth, ~washcloth, ~muslin, ~bath, ~robe, ~robes, ~toalla, ~handkerchief, ~dishcloth, ~hand, ~wipe, ~wipes, ~sanitary, ~liner, ~cover, ~sheet, ~tarp, ~tarpaulin, ~drop cloth, ~canvas, ~net, ~netting, ~membrane, ~fabric, ~landscape, ~dust sheet | handtuch, badetuch, ?tuch, ?*tuch | serviette, ?torchon, ?drap de bain, ?essuie | asciugamano, telo, ?strofinaccio, ?canovaccio, ?salvietta | toalla, ?pano
mattress, ~topper, ~futon, ~airbed, ~*mattress, ~lilo, ~bed, ~pad, ~sleeping mat, ~camping mat, ~moses, ~cot, ~sleeping pad, ~inflatable, ~matelas | matratze, ?matratzen*, ?topper, ?bett* | matelas, ?surmatelas | materasso | colchon
bed, ~cot, ~bunk, ~*bed, ~crib, ~futon, ~cribs, ~divan, ~bunks, ~bedding, ~basket, ~*beds, ~bassinet, ~bedstead, ~kennel, ~airbed, ~cama, ~topper, ~double, ~mattress, ~daybed, ~campbed, ~hammock, ~dog, ~bedframe, ~headboard, ~bedroom, ~moses, ~sofabed, ~sunbed, ~lounger, ~sledge, ~read, ~duvet, ~kingsize, ~single, ~king size, ~double size, ~four poster | bett, ?bett* | lit, ?literie, ?sommier, ?panier | letto, ?lettino, ?cuccia | cama, ?cuna
chair, armchair, stool, ~seat, ~rocker, ~lounger, ~recliner, ~bench, ~*chair, ~*stool, ~saddle, ~saddles, ~buggy, ~pushchair, ~pew, ~chaise, ~rocking, ~bar stool, ~deckchair, ~footstool, ~throne, ~bouncer, ~stall, ~sillas, ~poang, ~wheelchair, ~seating, ~beanbag, ~booster, ~seats, ~high chair, ~poultry, ~flesh | stuhl, stuhle, *stuhle, sessel, hocker, ?sitz* | chaise, fauteuil, tabouret, ?transat | sedia, poltrona, sgabello, ?seggiolone, ?sdraio | silla, sillon, taburete, ?butaca, ?tumbona
table, desk, ~counter, ~bench, ~*table, ~*desk, ~stand, ~nightstand, ~plank, ~board, ~tray, ~trestle, ~tabletop, ~worktop, ~side, ~coffee, ~dining, ~workbench, ~snooker, ~pool, ~console, ~bureau, ~writing, ~mess, ~painting, ~picture, ~canvas, ~bar, ~tavola, ~tables, ~gate leg, ~plane, ~island, ~bank, ~work, ~pub, ~bistro, ~chart, ~nest, ~board game | tisch, !atisch, !etisch, !otisch, !optisch, !gyptisch, !istisch, !astisch, !antisch, !entisch, !ritisch, !tischdecke, !tischtuch, ?tisch* | table, bureau, ?tableau*, ?gueridon, ?sous main | tavolo, scrivania, tavolino, ?tavola | mesa, escritorio, ?mesita, ?tabla
sofa, couch, ~settee, ~*sofa, ~futon, ~chaise, ~lounger, ~loveseat, ~sofabed, ~daybed, ~seater, ~divan, ~chesterfield, ~davenport, ~seat, ~suite, ~armchair | sofa, couch, ?sofa* | canape, sofa | divano, sofa, ?divano* | sofa, ?divan
wardrobe, cupboard, cabinet, ~locker, ~armoire, ~closet, ~dresser, ~sideboard, ~pantry, ~*robe, ~larder, ~tallboy, ~vanity, ~chest, ~organiser, ~safe, ~storage, ~armour, ~garment, ~gun, ~bath cabinet, ~furniture, ~mobile, ~mobiles | schrank, schranke, *schranke, kommode, vitrine, ?schrank* | armoire, placard, buffet, vitrine, ?meuble, ?commode, ?cabinet | armadio, credenza, armadietto, vetrina, mobile, ?mobiletto, ?vetrinetta, ?pensile | armario, vitrina, ?mueble, ?gabinete, ?aparador
shelf, bookcase, shelving, ?shelves, ~rack, ~bookshelf, ~*shelf, ~unit, ~stand, ~storage, ~bookshelves, ~bracket, ~shelfs, ~racking, ~etagere, ~warmer, ~ledge, ~organiser, ~cabinet, ~corner, ~step, ~floor, ~tier, ~library, ~scaffold, ~cheese, ~bookcases, ~regal | regal, regalboden, ?boden, ?fach, ?facher*, ?ablage, ?einlegeboden* | etagere, bibliotheque, ?rayonnage, ?tablette, ?rayon | scaffale, mensola, libreria, ripiano, ?scaffalatura | estanteria, estante, balda, libreria, repisa
drawer, ~drawers, ~chest, ~tray, ~*drawer, ~till, ~box, ~crate, ~case, ~coffer, ~bin, ~cajon, ~storage, ~bass, ~cajon drum, ~cage, ~hive | schublade, schubkasten, ?schubladen*, ?schub* | tiroir, ?commode | cassetto, ?cassettiera | cajon, ?cajonera, ?comoda
picture frame, photo frame, ~frame, ~*frame, ~photo, ~picture, ~mount, ~framed, ~unframed, ~frames, ~bezel, ~chassis, ~cornice, ~coving, ~cadre, ~bike, ~mark, ~marks, ~border, ~artwork, ~executive, ~door, ~window, ~picture frames, ~surround | bilderrahmen, ?rahmen | cadre | cornice, portafoto, ?telaio | marco, portafotos
shower, ~bath, ~*shower, ~showerhead, ~hand spray, ~handset, ~spray, ~rainfall | dusche, ?dusch*, ?brause | douche, ?pommeau, ?pomme de douche | doccia, ?soffione, ?doccetta | ducha, ?alcachofa
bath, bathtub, ~tub, ~bathing, ~*bath, ~bathroom, ~hot tub, ~swim, ~swimming, ~toilet, ~bathtubs, ~pool, ~swimsuit, ~toiletries, ~trough, ~tank, ~loo, ~wc, ~baby, ~swim shorts, ~swimwear, ~spa, ~oil, ~pan, ~caddy | badewanne, bad, *bad, ?bade*, ?bad* | bain, baignoire, ?abreuvoir | bagno, vasca | bano, banera
tap, faucet, ~valve, ~mixer, ~*tap, ~shower, ~stopcock, ~cock, ~fitting, ~fixture, ~armature, ~spigot, ~rooster, ~cockerel, ~basin, ~fittings, ~chicken, ~water | wasserhahn, armatur, ?hahn, ?mischer | robinet, mitigeur, ?robinetterie | rubinetto, miscelatore, ?rubinetteria | grifo, ?griferia
toilet seat, toilet, ~loo, ~wc, ~lavatory, ~commode, ~*loo, ~pan, ~wash, ~grooming, ~hygiene, ~seat, ~bidet, ~vanity, ~washroom, ~toiletry, ~sanitary, ~litter | toilette, wc, ?toiletten*, ?klo* | toilette, wc, ?cuvette, ?abattant | wc, ?water, ?toilette, ?copriwater, ?igienic* | inodoro, wc, vater, ?vater, ?bano, ?higienic*
sink, ~bobbin, ~bobbins, ~reel, washbasin, basin, ~wash, ~*basin, ~bowl, ~trough, ~vanity, ~cloakroom, ~spool, ~kitchen, ~coil, ~pool, ~washstand | waschbecken, spule, *spule, ?becken, ?spulbecken | evier, lavabo, ?vasque | lavello, lavandino, lavabo | fregadero, lavabo, ?pila
lock, padlock, ~latch, ~bolt, ~*lock, ~cylinder, ~deadbolt, ~clasp, ~hasp, ~d lock, ~castle, ~chateau, ~security, ~barrel, ~secure, ~clip, ~locks, ~locking, ~ignition, ~lockable, ~keep, ~connector | schloss, *schloss, ?schloss*, ?verriegel* | serrure, cadenas, ?antivol, ?verrou | serratura, lucchetto, ?blocco, ?antifurto | cerradura, candado, ?bloqueo, ?antirrobo
key, ~wrench, ~spanner, ~hex, ~allen, ~ratchet, ~*key, ~keys, ~keyring, ~socket, ~tool, ~hub, ~clef, ~tap, ~code, ~spanners, ~keyway, ~flash drive, ~remote, ~nut | schlussel, ?schlussel* | cle, clef | chiave, ?chiavi* | llave
window, ~glass, ~sash, ~*window, ~winder, ~skylight, ~porthole, ~velux, ~pane, ~lens, ~windows, ~double glazing, ~casement | fenster, ?fenster*, ?scheibe | fenetre, ?vitre, ?hublot | finestra, finestrino, ?vetro | ventana, ventanilla, ?luna
lid, ~cap, ~cover, ~*lid, ~top, ~hood, ~bonnet, ~plug, ~*cap, ~panel, ~capot, ~tile, ~tapa, ~shell, ~stopper, ~book, ~hardback, ~back, ~tapas, ~seat, ~caps, ~topper, ~folder | deckel, ?abdeckung, ?haube, ?klappe | couvercle, ?capot, ?bouchon | coperchio, ?tappo, ?sportello | tapa, ?tapon, ?capo

doll, ~barbie, ~*doll, ~dolly, ~reborn, ~puppet, ~bratz, ~sindy, ~rag doll, ~figure, ~poppet, ~babydoll, ~chrysalis, ~wrist, ~cabbage patch, ~monster high, ~blythe, ~pupa, ~baby born, ~action man | puppe, ?puppen*, ?barbie | poupee, poupon | bambola, ?bambolotto | muneca, ?muneco
teddy bear, teddy, ~bear, ~*bear, ~plush, ~soft toy, ~cuddly, ~steiff, ~beanie, ~stuffed, ~plushie, ~paddington, ~pooh, ~toy, ~care bear, ~koala, ~panda | teddy, teddybar, ?bar, ?kuscheltier, ?pluschtier | ours, nounours, ?peluche | orsacchiotto, orsetto, orso, ?peluche | oso, osito, ?peluche
jigsaw, puzzle, ~puzzles, ~rubik, ~cube, ~*saw, ~brain teaser, ~brainteaser, ~pieces | puzzle, ?puzzle*, ?stichsage | puzzle, ?casse tete, ?scie sauteuse | puzzle, ?rompicapo, ?seghetto | puzle, puzzle, rompecabezas, ?sierra de calar
board game, card game, ~game, ~games, ~*game, ~play, ~playset, ~toy, ~set, ~chess, ~jenga, ~monopoly, ~top trumps, ~gaming, ~cards, ~joke, ~trumps, ~playing, ~match, ~clearance, ~scrabble, ~draughts, ~backgammon, ~cluedo, ~ludo, ~domino, ~dominoes, ~trivial pursuit, ~uno, ~kids, ~juggling, ~deck, ~puzzle, ~kit, ~suite, ~pinball, ~gambling, ~bingo, ~roulette, ~stacker, ~stacking, ~sorter | !spieler, spiel, ?spiel*, ?*spiel | jeu, ?jeux | gioco, ?giochi, ?carte | juego, ?cartas
dice, ~die, ~d20, ~d6, ~cube, ~cubes, ~block, ~blocks, ~bouillon, ~diced, ~given, ~nut, ~data | wurfel, ?wurfel* | ?de, ?des | dado | dado
balloon, ~inflatable, ~*balloon, ~globe, ~sphere, ~ball, ~foil, ~football, ~wine, ~flask, ~lamp shade | ballon, luftballon | ballon, ?montgolfiere | palloncino, ?pallone, ?mongolfiera | globo
ball, football, basketball, ~bauble, ~baubles, ~sphere, ~*ball, ~marble, ~marbles, ~bowling, ~globe, ~bullet, ~boule, ~bearing, ~boules, ~petanque, ~boulle, ~beads, ~pellet, ~squash, ~pill, ~gym, ~stress, ~pokeball, ~crystal ball, ~bales, ~bale, ~balls, ~franc, ~knob, ~bulb, ~bouncing, ~bowls, ~snooker, ~rugby, ~volleyball, ~cricket, ~baseball, ~orb, ~swiss, ~cue, ~bola, ~stroke, ~netball, ~shot, ~bombs, ~bomb, ~fizzers | ball, *ball, ?ball*, ?kugel, !fussballer | ballon, balle, boule, ?ball, ?football, ?basket | palla, pallone, pallina, ?calcio, ?palline, ?sfera | pelota, balon, bola, ?futbol
puppet, ~doll, ~marionette, ~muppet, ~*puppet, ~pelham, ~glove, ~ventriloquist, ~sock puppet, ~soft toy, ~plush, ~figure, ~stuffed, ~teddy | puppe, marionette, handpuppe, fingerpuppe | marionnette | burattino, marionetta, pupazzo | marioneta, titere
banner, bunting, garland, ~flag, ~*banner, ~lights, ~sign, ~streamer, ~ribbon, ~pennant, ~backdrop, ~poster, ~decoration, ~tinsel, ~wreath, ~string, ~fairy, ~lei, ~strip, ~leaflet, ~pull up, ~decorations, ~swag, ~wreaths, ~festoon | banner, girlande, wimpelkette, ?spruchband, ?wimpel* | banniere, banderole, guirlande | striscione, festone, ghirlanda, banner, bandierine | pancarta, guirnalda, banderin, ?cartel, ?banner
pencil, crayon, pen, marker, ~biro, ~fineliner, ~highlighter, ~*pen, ~*pencil, ~liner, ~eyeliner, ~fountain, ~ballpoint, ~stylus, ~pin, ~stick, ~crayons, ~chalk, ~pastels, ~rollerball, ~sharpie, ~nib, ~quill, ~kohl, ~brow, ~lip, ~touch, ~felt, ~felt tip, ~peg, ~dowel, ~stud, ~spigot, ~collegiate, ~writing, ~feather, ~lipstick, ~feathers, ~gel, ~glue, ~digital pen | bleistift, buntstift, stift, *stift, kugelschreiber, ?stifte*, ?marker, ?fuller, ?kreide*, ?*federhalter, ?*fullfeder* | crayon, stylo, feutre, ?marqueur, ?craie, ?porte plume, ?plume | matita, penna, pennarello, ?pastell*, ?evidenziatore | lapiz, boligrafo, rotulador, ?pluma, ?cera*, ?marcador
paint brush, brush, ~*brush, ~comb, ~broom, ~roller, ~duster, ~sweeping, ~brushes, ~grooming, ~scrubbing, ~swatch, ~mop, ~whisk, ~toothbrush, ~mascara, ~toothbrushes, ~scrubber, ~fringe, ~scrub, ~applicator, ~plane, ~trap, ~traps, ~tool, ~pipe, ~bristle, ~squeegee, ~brushed | pinsel, burste, ?burst* | pinceau, brosse, ?balai | pennello, spazzola, ?spazzolino, ?scopa | pincel, cepillo, brocha, ?escobilla
paint, ~colour, ~colours, ~color, ~colors, ~painting, ~lacquer, ~varnish, ~*paint, ~enamel, ~emulsion, ~primer, ~dye, ~*colours, ~ink, ~spray, ~tint, ~coloured, ~watercolour, ~watercolours, ~gloss, ~acrylic, ~acrylics, ~oil, ~oils, ~pigment, ~gouache, ~chalk, ~art, ~nail, ~airbrush, ~tattoo, ~polish, ~touch up, ~artists, ~artist, ~dyed, ~pattern, ~stain, ~woodstain, ~tempera, ~hair dye, ~colouring, ~shade, ~shades, ~crayons | *farbe, farbe, ?lack*, ?*lack, ?farben*, ?mal*, !farben | peinture, ?gouache, ?laque | vernice, pittura, ?colore, ?colori, ?tempera | pintura, ?esmalte
sticker, decal, ~vinyl, ~label, ~*sticker, ~transfer, ~stickers, ~emblem, ~badge, ~adhesive, ~self adhesive, ~tattoo, ~stick, ~wrap, ~patch, ~scrapbook, ~panini, ~tape, ~glue, ~sticky, ~lettering, ~logo, ~graphics, ~motif, ~wall art | aufkleber, sticker, ?*tattoo, ?etikett* | autocollant, sticker, ?decalcomanie, ?gommette | adesivo, ?decalcomania, ?figurina, ?sticker | pegatina, adhesivo, ?calcomania, ?cromo, ?vinilo
coin, ~money, ~penny, ~sovereign, ~crown, ~shilling, ~cent, ~dollar, ~*coin, ~farthing, ~token, ~pound, ~florin, ~pence, ~coins, ~sixpence, ~halfcrown, ~euro, ~half crown, ~currency, ~purse, ~denarius, ~piece, ~medal, ~wallet, ~dollars, ~mint | munze, ?munz* | monnaie, ?piece | moneta | moneda
stamp, ~stamps, ~postage, ~punch, ~*stamp, ~postmark, ~ink pad, ~doorbell, ~buffer, ~seal, ~tampon, ~wax, ~philatelic, ~penny, ~bell, ~ticket, ~scrapbooking, ~cover, ~swab, ~plug, ~timbre, ~rubber, ~chime, ~postal | briefmarke, stempel, ?marke | timbre, tampon | francobollo, timbro | sello
book, paperback, hardback, novel, ~textbook, ~*book, ~manual, ~volume, ~guide, ~album, ~journal, ~diary, ~notebook, ~bible, ~story, ~cookbook, ~annual, ~edition, ~notepad, ~books, ~handbook, ~encyclopedia, ~pocket, ~paperbacks, ~hymn, ~scrapbook, ~hardcover, ~hard back, ~exercise, ~planner, ~sketchbook, ~autobiography, ~biography, ~livre, ~atlas, ~dictionary, ~novels, ~booklet, ~trilogy, ~thriller, ~cards, ~pounds, ~pound, ~beech, ~fiction, ~poems, ~poetry, ~workbook, ~romance, ~guide book | buch, *buch, ?buch*, ?taschenbuch, ?roman, ?gebunden* | livre, roman, ?cahier, ?album | libro, romanzo, ?quaderno, ?album | libro, novela, ?cuaderno, ?album
dvd, ~dvds, ~film, ~movie, ~disc, ~season, ~series | dvd | dvd | dvd | dvd
cd, ~cds, ~compact disc, ~disc, ~album, ~single, ~audiobook, ~music | cd | cd | cd | cd
vhs, video tape, ~video, ~cassette, ~tape, ~film | vhs, videokassette | vhs | vhs, videocassetta | vhs
cassette tape, music cassette, ?cassette, ~tape, ~mc, ~audio | musikkassette, ?kassette, ?mc | k7, ?cassette | musicassetta, ?cassetta | ?casete, ?cassette, ?cinta
blu ray, bluray, ~disc, ~4k, ~film, ~uhd | bluray, blu ray | bluray, blu ray | bluray, blu ray | bluray, blu ray
vinyl, lp, ?record, ?records, ~album, ~*vinyl, ~single, ~disc, ~12 inch, ~7 inch, ~cutter, ~wall, ~lps, ~flooring, ~disco, ~hard drive, ~disk, ~disque, ~discs, ~brake, ~cover, ~sticker, ~decal, ~vinyls, ~gatefold, ~45, ~33 | vinyl, schallplatte, lp, ?platte, ?single | vinyle, disque, 33t, lp, ?45t | vinile, disco, lp | vinilo, disco, lp
sword, ~katana, ~sabre, ~saber, ~dagger, ~foil, ~rapier, ~*sword, ~lightsaber, ~lightsabre, ~cutlass, ~blade, ~epee, ~claymore, ~claymores, ~kris, ~bayonet, ~machete, ~scimitar | schwert, *schwert, ?sabel, !beschwerte | epee, sabre | spada, ?sciabola, ?katana | espada, ?sable
figure, figurine, statue, ~*figure, ~sculpture, ~ornament, ~bust, ~action, ~toy, ~model, ~doll, ~statuette, ~funko, ~pop, ~gnome, ~buddha, ~mini, ~minifigure, ~minifig, ~character, ~miniature, ~amiibo, ~ornaments, ~bronze, ~carving, ~nativity, ~playset, ~soldier, ~soldiers, ~warhammer, ~gargoyle, ~angel, ~animal, ~bobblehead, ~netsuke, ~idol, ~playmobil, ~decor, ~image, ~crib, ~card, ~schleich, ~deity, ~crucifix, ~piece, ~pieces | figur, statue, ?figuren, ?minifig*, ?buste | figurine, statuette, statue, ?personnage, ?buste | statuina, action figure, figura, statua, statuetta, personaggio, ?figurina, ?modellino, ?busto | figura, estatua, ?muneco, ?minifigura, ?busto
tent, ~gazebo, ~awning, ~marquee, ~*tent, ~bivvy, ~tipi, ~canopy, ~shelter, ~tepee, ~teepee, ~yurt, ~curtain, ~tarp, ~pavilion, ~bell, ~wigwam, ~shop, ~pop up, ~store, ~play, ~pergola, ~beach | zelt, ?pavillon | tente, ?tonnelle | tenda, ?gazebo | tienda, carpa
fishing rod, ~rod, ~pole, ~cane, ~*rod, ~stick, ~tackle, ~fishing, ~walking, ~combo, ~reed, ~bamboo, ~glass, ~crutch, ~wand | angelrute, ?angel*, ?rute | canne a peche, ?canne | canna da pesca, ?canna | cana de pescar, ?cana

+ car | auto, *auto, ?auto*, ?kfz*, ?wagen, ?*wagen, ?pkw | voiture, auto, ?automobile, ?wagon | auto, automobile, macchina, macchinina, ?vagone, ?autoradio | coche, automovil, auto, ?vagon
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

guitar, ~*guitar, ~ukulele, ~bass, ~stratocaster, ~telecaster, ~banjo, ~strat, ~les paul, ~uke, ~capo | gitarre, ?gitarren* | guitare | chitarra | guitarra
violin, ~fiddle, ~viola, ~cello, ~double bass | geige, violine, ?geigen* | violon | violino | violin
piano, ~keyboard, ~grand, ~upright, ~*piano, ~digital, ~keys, ~floor, ~flat, ~level, ~plan, ~pianoforte, ~storey, ~tier, ~floor, ~deck, ~level, ~decker | klavier, piano, ?klavier* | piano | pianoforte, piano | piano
drum, drums, ~percussion, ~snare, ~*drum, ~cymbal, ~bongo, ~bongos, ~djembe, ~tom, ~cajon, ~barrel, ~tambourine, ~battery, ~reel, ~hose reel, ~tabla, ~bodhran, ~hoop, ~eardrum, ~magazine | trommel, schlagzeug, ?drum*, ?trommel* | tambour, batterie, ?drum, ?percussion, ?caisse claire | tamburo, batteria, ?rullante, ?percussion* | tambor, bateria, ?percusion
flute, recorder, ~piccolo, ~whistle, ~*flute, ~pan pipes, ~panpipes, ~wine, ~champagne, ~tin whistle, ~barge, ~penny whistle | flote, blockflote, ?rekorder, ?recorder | flute, ?enregistreur | flauto, ?registratore | flauta, ?grabador*
trumpet, ~cornet, ~bugle, ~trombone, ~*horn, ~horn, ~vuvuzela, ~fanfare, ~trunk, ~brass, ~elephant | trompete | trompette | tromba | trompeta
saxophone, sax, ~alto, ~tenor, ~clarinet | saxophon, saxofon | saxophone | sassofono, sax | saxofon, saxo

+ tennis | tennis, ?tennis* | tennis | tennis | tenis
golf | golf, ?golf* | golf | golf | golf
basketball | basketball* | basket, basketball, basket ball | basket, pallacanestro | baloncesto
boxing | boxen, ?box* | boxe | boxe, pugilato, ?pugile | boxeo
swimming | schwimm* | natation, ?nage, ?piscine, ?bain | nuoto, ?piscina, ?bagno | natacion, ?nadar, ?piscina, ?bano
cycling | radsport*, ?rad*, ?fahrrad* | cyclisme, ?velo, ?cycliste, ?cuissard | ciclismo, ?bici, ?ciclist* | ciclismo, ?ciclista
running | laufen, laufschuh, laufshirt, ?lauf*, ?jogging | course, running, ?courir, ?coureur | corsa, running | correr, running, ?carrera
fishing | angel*, angeln, ?fischer* | peche | pesca | pesca
skiing, ski | ski, ?ski* | ski | sci | esqui

+ kitchen, ~cook | kuche, kuchen* | cuisine | cucina | cocina
bathroom, bath | badezimmer, bad*, ?*bad, !badminton, !badge | salle de bain, bain | bagno | bano, cuarto de bano
bedroom | schlafzimmer* | chambre | camera da letto, ?camera, ?letto | dormitorio, ?habitacion
living room | wohnzimmer* | salon | soggiorno, ?salotto | salon, ?sala
garden, ?lawn, ?outdoor | garten*, ?rasen*, ?outdoor* | jardin, ?gazon, ?pelouse, ?exterieur, ?arrosage | giardino, ?prato, ?esterno, ?giardinaggio | jardin, ?cesped, ?exterior, ?jardineria
office | buro* | bureau | ufficio | oficina

+ wall, ?picture, ?art | wand*, ?mauer*, !wander | mural, murale, mur | parete, muro, ?murale | pared, ?mural
ceiling | decken*, ?decke*, ?*decke | plafond, plafonnier | soffitto, plafoniera | techo
desk, table, bedside, ~board game | schreibtisch*, tischlampe, nachttisch*, ?*tisch*, ?buro* | bureau, table, chevet, ?sous main | scrivania, tavolo, comodino, ?tavolino | escritorio, mesa, mesilla, mesita, ?sobremesa
floor | boden*, ?*boden, stehlampe, ?stand* | sol, plancher, lampadaire, ?pied | pavimento, piantana, ?terra | suelo, ?pie

+ knee | knie* | genou, genouillere | ginocchio, ginocchiera | rodilla, rodillera
elbow | ellenbogen*, ?winkel*, ?bogen | coude, coudiere | gomito, gomitiera | codo, codera
ankle | knochel*, ?sprunggelenk*, ?fuss* | cheville, chevillere | caviglia, cavigliera | tobillo, tobillera
wrist | handgelenk*, ?hand* | poignet | polso, ?polsiera | muneca, ?munequera
neck, ?necked | hals*, nacken*, ?ausschnitt, ?kragen, ?griff* | cou, nuque, ?col, ?encolure, ?manche | collo, cervicale, ?manico, ?scollo, ?girocollo, ?nuca | cuello, ?nuca, ?mastil, ?cervical, ?escote

+ mum, mother, mummy, ?mothers | mama*, mutter*, mutti, mami | maman, mere | mamma, madre | mama, madre
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

+ christmas, xmas | weihnacht*, christbaum* , advent* | noel | natale, natalizi* | navidad*, navide*
easter | oster* | paques | pasqua* | pascua
halloween | halloween* | halloween | halloween | halloween
birthday | geburtstag* | anniversaire | compleanno | cumpleanos
wedding, bridal | hochzeit*, braut*, ?trau*, ?ehe* | mariage, mariee, ?alliance | matrimonio, nozze, sposa, ?nuziale, ?fede | boda, novia, ?nupcial, ?matrimonio
valentine, valentines | valentin* | valentin | valentino, sanvalentino | valentin

+ spring | fruhling*, ?feder* | printemps, ?ressort | primaver*, ?molla | primaver*, ?muelle
autumn | herbst* | automne | autunn* | otono
summer | sommer* | ete | estate, estiv* | verano, veranieg*
winter | winter* | hiver | invern* | inviern*, invernal

+ striped, stripe, stripy, pinstripe | gestreift*, streifen*, ?*streif* | raye*, rayure, ?a rayures | righe, rigat*, a strisce, ?strisce, ?gessat* | rayas, rayad*, ?raya
checked, ?check, checkered, tartan, plaid, gingham | kariert*, karo*, ?schottenkaro, ?*karo, !karosserie, !karotte | carreau*, ecossais*, tartan, ?vichy, ?damier, ?plaid | quadri, scozzese, tartan, a quadretti, ?quadrett*, ?scacchi, ?plaid | cuadros, escoces*, tartan, ?vichy
floral, flower, ?flowers | geblumt*, blumen*, floral*, ?blute* | fleurs, fleuri*, floral* | fiori, floreal*, ?fiore, ?fiorat* | flores, floral*, ?flor, ?floread*
spotted, polka dot, dotted, spotty | gepunktet*, getupft*, punkt*, tupfen* , ?polka* | pois, ?pointille* | pois, ?puntini, ?pallini | lunares, topos, ?puntos, ?puntead*
leopard | leopard*, leo | leopard, ?leo | leopard*, ?maculat* | leopard*
camouflage, camo | camouflage*, tarn*, camo | camouflage, ?treillis, ?militaire | mimetic*, camouflage, ?camo | camuflaje, ?militar
plain | einfarbig*, uni, ?schlicht* | uni, unie, ?simple, ?lisse | tinta unita, ?semplice, ?liscio, ?liscia | liso, lisa, ?color liso

+ diamond | diamant*, brillant*, ?rauten* | diamant*, ?brillant | diamant*, ?brillant*, ?rombo | diamante*, ?brillante*, ?rombo
ruby | rubin* | rubis | rubino, rubini | rubi, rubies
sapphire | saphir* | saphir* | zaffir* | zafiro*
emerald | smaragd* | emeraude* | smerald* | esmeralda*
amethyst | amethyst* | amethyste* | ametist* | amatista*
turquoise | turkis* | turquoise* | turches* | turquesa*
pearl | perle, perlen* | perle* | perla, perle | perla*
zirconia, cz | zirkon* | zircon* , oxyde* | zircon* | circonit*, zircon*

+ dog, puppy, ?canine | hund, *hund, welpe, hunde*, ?*hund, !hundert* | chien, chiot, ?canin* | cane, cani, cagnolino, cucciolo, ?canin* | perro, perra, cachorro, ?canin*
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

+ tea | tee, ?tee*, ?geschirr* | the, ?torchon | te, ?teiera, ?strofinaccio | te, infusion, ?pano
coffee, espresso | kaffee, espresso, ?kaffee* | cafe, expresso, espresso | caffe, espresso | cafe, espresso
wine | wein, ?wein*, !schwein | vin | vino | vino
beer | bier, ?bier* | biere | birra | cerveza

+ rose | rose, rosen* | ?rose | ?rosa, ?rose | ?rosa
tulip | tulpe, tulpen* | tulipe | tulipano | tulipan
sunflower | sonnenblume | tournesol | girasole | girasol
lavender | lavendel, lavendel* | lavande | lavanda | lavanda

+ oak | eiche, eichen* | chene | rovere, quercia | roble
walnut | nussbaum, walnuss* | noyer, ?noix | noce | nogal
pine, ?pinewood | kiefer, kiefern*, pinie*, ?tanne*, ?fichte* | pin, ?sapin | pino, ?abete | pino, ?abeto
beech | buche, buchen* | hetre | faggio | haya
mahogany | mahagoni* | acajou | mogano | caoba
teak | teak* | teck, teak | teak | teca, teak
birch | birke, birken* | bouleau | betulla | abedul
maple | ahorn* | erable | acero | arce
ash | esche, eschen* | frene | frassino | fresno
cherry wood, cherrywood | kirschholz, kirschbaum* | merisier, cerisier | ciliegio | cerezo

+ paper | papier, ?papier* | papier | carta, ?cartacea | papel
tin, tinplate | blech*, *blech, zinn*, ?dose, ?metall* | tole, fer blanc, etain, ?boite, ?metal | latta, stagno, ?metallo, ?tortiera | hojalata, lata, estano, ?chapa
chrome | chrom*, verchromt* | chrome* | cromo, cromat* | cromo, cromad*

+ electric, electrical | elektrisch*, elektro*, ?e, ?strom* | electrique* | elettric* | electric*
petrol, gasoline | benzin* | essence, thermique | benzina, ?scoppio | gasolina
diesel | diesel* | diesel, gazole | diesel, gasolio | diesel, gasoil
solar | solar* | solaire* | solar* | solar*

alternator, dynamo, ~generator, ~stator, ~dynamos | lichtmaschine, generator, ?dynamo | alternateur, ?dynamo, ?generateur | alternatore, ?dinamo | alternador, ?dinamo
starter motor, ~starter, ~motor, ~kickstart | anlasser, starter, ?startermotor | demarreur | motorino d avviamento, motorino avviamento, ?avviamento, ?starter | motor de arranque, ?arranque
grille, grill, ~mesh, ~griddle, ~grid, ~grate, ~guard, ~mask, ~screen, ~vent, ~cover, ~rack, ~mascara, ~lattice, ~barbecue, ~bbq, ~grilles, ~gate, ~fence, ~*grille, ~louvre, ~oven | kuhlergrill, grill, ?gitter, ?*gitter | calandre, ?grille, ?grill | griglia, mascherina, calandra, ?grill | parrilla, rejilla, calandra, ?grill
steering wheel, ~wheel, ~steering, ~*wheel, ~flyer, ~leaflet, ~badminton, ~flounce, ~ruffle, ~frill, ~shuttlecock, ~shuttlecocks, ~volant, ~flywheel, ~driving | lenkrad, ?lenkrad* | volant | volante | volante
roof rack, roof bars, roof box, ~roof, ~rack, ~bars, ~cargo, ~box, ~luggage, ~*rack, ~tow, ~carrier, ~boot, ~bike carrier, ~gallery, ~cake, ~tarte, ~safe, ~cross bars, ~rails, ~safety deposit, ~toy box, ~trunk | dachtrager, dachbox, dachgepacktrager, ?dach* | barre de toit, coffre de toit, galerie, ?toit | portapacchi, box da tetto, box tetto, portatutto, ?tetto | baca, portaequipajes, cofre, ?techo
tow bar, towbar, tow hook, ~tow, ~towing, ~trailer, ~hitch, ~*bar, ~caravan, ~coupling, ~hook, ~ball, ~lead, ~leash, ~hooking | anhangerkupplung, abschlepp*, ?anhanger* | attelage, ?remorqu* | gancio traino, gancio di traino, ?traino | enganche, gancho de remolque, ?remolque
mud flap, mudguard, mudflap, ~guard, ~fender, ~*guard, ~splash, ~arch, ~liner, ~bib, ~flap, ~apron, ~fenders, ~wing | schmutzfanger, schutzblech, ?kotflugel, ?spritz* | bavette, garde boue, ?pare boue | paraspruzzi, parafango | guardabarros, faldilla, ?aleta
number plate, ~registration, ~plate, ~licence, ~license, ~plates, ~*plate, ~reg, ~sign, ~indicator, ~tag, ~plaque, ~target | kennzeichen, nummernschild, ?kennzeichen* | plaque d immatriculation, ?plaque | targa, ?porta targa | matricula, ?placa
fuel injector, injector, ~injection, ~nozzle, ~nozzles, ~injectors, ~syringe | einspritzduse, injektor, ?duse | injecteur | iniettore, ?polverizzatore | inyector
ignition coil, ~coil, ~coils, ~spool, ~bobbin, ~reel, ~ignition | zundspule | bobine | bobina | bobina
thermostat | thermostat | thermostat | termostato | termostato
timing belt, fan belt, cam belt, ~belt, ~*belt, ~chain, ~cambelt, ~strap, ~strop, ~rein, ~reins, ~webbing, ~leather, ~leash, ~v belt, ~bracelet, ~elastic, ~band, ~distribution | zahnriemen, keilriemen, ?*riemen | courroie | cinghia, ?distribuzione | correa
handlebar, ~bars, ~bar, ~handle, ~*bar, ~*bars, ~stem, ~grip, ~grips, ~dumbbell, ~dumbbells, ~hanger, ~hangers, ~bend, ~weight, ~weights, ~manual, ~barbell, ~drop bar, ~bike, ~arch | lenker, ?lenker*, ?*lenker | guidon, cintre | manubrio | manillar
saddle, ~seat, ~*saddle, ~stool, ~riding, ~chair, ~back, ~numnah, ~cover, ~horse | sattel, ?sattel*, ?*sattel | selle | sella, sellino | sillin, silla de montar, ?asiento, ?montura
pedal, ~*pedal, ~pedals, ~foot, ~effects, ~switch, ~stompbox, ~crank, ~skating, ~overdrive, ~distortion, ~treadle, ~kick | pedal | pedale | pedale | pedal
helmet, ~hat, ~cap, ~*helmet, ~headgear, ~headphones, ~headset, ~hard hat, ~bonnet, ~hull, ~hoof, ~lid, ~crash | helm, *helm, helme, *helme, ?helm* | casque | casco, caschi, elmetto, elmo | casco, ?yelmo

axe, hatchet, ~tomahawk, ~cleaver, ~adze, ~*axe, ~maul, ~chopper, ~splitter | axt, beil, axte, ?*beil, ?*axt | hache, hachette | ascia, accetta, scure | hacha
chisel, ~gouge, ~carving, ~burin, ~scalpel, ~engraver, ~*chisel, ~bolster, ~mortise, ~scutch, ~sculpting, ~chisels | meissel, stechbeitel, beitel, ?stemm* | ciseau a bois, burin, ?ciseau* | scalpello, ?sgorbia | cincel, formon, ?escoplo
tape measure, ~tape, ~ruler, ~measuring, ~*tape, ~rule, ~metre, ~meter, ~measure, ~underground, ~metro, ~tailor, ~subway, ~reel, ~wheel | massband, bandmass, rollmeter, ?zollstock | metre ruban, metre, ?ruban | metro, flessometro, rotella | cinta metrica, flexometro, metro
spirit level, ~level, ~*level, ~laser, ~water, ~leveller, ~levels, ~nivo, ~grade, ~theodolite, ~tier, ~tiers | wasserwaage | niveau a bulle, niveau | livella, ?bolla | nivel
soldering iron, ~solder, ~soldering, ~iron, ~welding, ~welder, ~soldier, ~braze, ~brazing, ~torch | lotkolben, ?lot* | fer a souder, ?souder | saldatore, ?saldatura | soldador, ?soldadura
heat gun, ~hot air, ~gun, ~blower, ~torch, ~stripper, ~heat, ~remover | heissluft* | decapeur, ?pistolet | pistola termica, termosoffiatore, ?pistola | pistola de calor, decapador, ?pistola
welder, welding machine, ~welding, ~mig, ~tig, ~arc, ~*welder, ~solder, ~soldering, ~plasma, ~inverter, ~weld, ~stick | schweissgerat, ?schweiss* | poste a souder, ?soud* | saldatrice, ?saldat* | soldadora, ?solda*
glue gun, ~glue, ~hot melt, ~adhesive, ~caulking, ~caulk, ~silicone, ~sealant, ~*gun | klebepistole, heissklebepistole | pistolet a colle, ?colle | pistola per colla, pistola colla, pistola a caldo, ?colla | pistola de cola, pistola de pegamento, pistola encoladora, ?silicona
stapler, staple gun, ~staple, ~tacker, ~nailer, ~staples, ~*stapler, ~binder, ~tack, ~seamstress, ~sewing, ~clip, ~stitcher, ~nail gun, ~brad, ~notebook | tacker, hefter, heftgerat | agrafeuse | graffettatrice, spillatrice, cucitrice, pinzatrice, ?sparapunti | grapadora
spade, shovel, ~scoop, ~trowel, ~*shovel, ~*spade, ~scraper, ~peel, ~paddle, ~bat, ~pala, ~lifter, ~turner, ~server, ~digger, ~digging, ~blade, ~racket, ~snow, ~spatula, ~spades | spaten, schaufel, ?*schaufel, ?schippe | beche, pelle | vanga, pala, badile | pala
garden rake, leaf rake, ~rake, ~*rake, ~broom, ~hoe, ~sweeper, ~brush, ~scarifier, ~harrow, ~harp | rechen, harke, laubbesen | rateau, balai a feuilles | rastrello, scopa | rastrillo
secateurs, pruning shears, loppers, ~shears, ~scissors, ~clippers, ~pruner, ~pruners, ~cutter, ~*shears, ~snips, ~lopper, ~trimmer, ~*scissors, ~cutters, ~scissor, ~clipper, ~nail | gartenschere, astschere, ?*schere | secateur, ?cisaille, ?coupe branche* | cesoia, forbici da potatura, troncarami, ?forbic* | tijera, podadora
watering can, ~can, ~sprinkler, ~watering, ~*can, ~shower, ~sprayer, ~jug | giesskanne, ?giess* | arrosoir | annaffiatoio, innaffiatoio | regadera
wheelbarrow, ~barrow, ~cart, ~trolley, ~dolly, ~*barrow, ~carriage, ~truck | schubkarre, ?*karre | brouette | carriola | carretilla
greenhouse, ~grow, ~growhouse, ~polytunnel, ~cold frame, ~propagator, ~cloche, ~conservatory, ~clamp, ~cable, ~glasshouse, ~serre, ~tight, ~headband, ~grip | gewachshaus, treibhaus | serre | serra | invernadero
hammock, ~swing, ~*hammock, ~bed | hangematte | hamac | amaca | hamaca
bird feeder, bird house, bird table, nest box, nesting box, ~feeder, ~feeding, ~nest, ~birdhouse, ~*box, ~*house, ~coop, ~station, ~bath, ~table, ~*feeder, ~hopper, ~manger, ~feed, ~bowl, ~nesting, ~bird, ~dining room, ~dining, ~bowls, ~trough, ~dog, ~cat, ~nestbox, ~nester, ~basket, ~aviary, ~poultry, ~chicken | futterhaus, vogelhaus, nistkasten, futterstation, ?futter*, ?vogel* | mangeoire, nichoir, ?nourrissage | mangiatoia, nido, casetta per uccelli, ?uccelli | comedero, pajarera, nido, ?casa para pajaros
toolbox, tool box, ~tool, ~tools, ~chest, ~*box, ~storage, ~trunk, ~safe, ~organiser, ~organizer, ~cabinet, ~roll, ~case, ~cantilever | werkzeugkasten, werkzeugkiste, werkzeugkoffer, ?werkzeug* | boite a outils, caisse a outils, ?coffre | cassetta degli attrezzi, cassetta attrezzi, cassetta porta attrezzi, ?attrezzi | caja de herramientas, ?herramientas

tights, stockings, pantyhose, ~hosiery, ~hold ups, ~legging, ~leggings, ~stocking, ~*hose, ~fishnet, ~fishnets, ~low, ~sock, ~socks, ~bas, ~knee highs, ~measures, ~half, ~leg, ~average, ~compression, ~trousers, ~cloche, ~nylon, ~pop socks | strumpfhose, strumpf, strumpfe, ?strumpf* | collant, bas | collant, calza, ?calze | medias, panti, pantis
jumpsuit, playsuit, romper, dungarees, overalls, ~onesie, ~overall, ~bodysuit, ~*suit, ~babygrow, ~dungaree, ~suit, ~sleepsuit, ~tracksuit, ~boiler, ~coveralls, ~coverall, ~bib, ~wetsuit, ~catsuit, ~unitard, ~snowsuit, ~pramsuit, ~monkey, ~slip, ~boilersuit, ~sleep suit, ~combination, ~bunting, ~waders, ~underwear, ~leotard, ~petticoat, ~salopettes, ~sleeping bag, ~baby grow, ~mono | jumpsuit, overall, latzhose, strampler, ?einteiler, ?playsuit | combinaison, salopette, barboteuse, combishort | tuta, salopette, pagliaccetto, ?tutina, ?jumpsuit | mono, pelele, peto, ?enterizo
apron, ~tabard, ~pinafore, ~*apron, ~bib, ~smock, ~pinny | schurze, ?*schurze | tablier | grembiule | delantal, ?mandil
umbrella, parasol, ~brolly, ~shade, ~awning, ~*umbrella, ~canopy, ~sunshade, ~lampshade, ~hood, ~shield, ~visor, ~screen, ~sun, ~lens hood, ~umbrellas, ~blind | regenschirm, sonnenschirm, ?*schirm | parapluie, parasol, ombrelle | ombrello, ombrellone, ?parasole | paraguas, sombrilla, ?parasol
keyring, key ring, keychain, key chain, key fob, ~key, ~keys, ~fob, ~*ring, ~charm, ~lanyard, ~chain, ~*chain, ~bag charm, ~pendant, ~carabiner | schlusselanhanger, schlusselring, schlusselbund, ?schlussel*, ?anhanger | porte cle, porte cles, ?cle | portachiavi, ?chiav* | llavero, ?llave*
medal, ~medallion, ~decoration, ~order, ~award, ~*medal, ~cross, ~ribbon, ~coin, ~star, ~plaque, ~pendant, ~badge, ~trophy, ~locket, ~ghosts, ~medals, ~orders, ~coins, ~honours | medaille, orden, ?plakette | medaille, ?decoration | medaglia, ?onorificenza | medalla, ?condecoracion
postcard, ~card, ~*card, ~cards, ~post, ~rppc, ~topographical, ~postcards, ~vintage card | postkarte, ansichtskarte, ?karte* | carte postale, cpa, ?carte* | cartolina | postal
poster, ~print, ~*print, ~picture, ~sign, ~lithograph, ~canvas, ~placard, ~art, ~billboard, ~lobby, ~advertising, ~plaque, ~banner, ~signs, ~manifest, ~postman, ~cartel, ~bill, ~playbill, ~wallet, ~display, ~advert, ~artwork, ~road | poster, plakat, ?*druck, !komposter | affiche, poster | poster, manifesto, locandina | poster, cartel
magazine, ~mag, ~issue, ~*magazine, ~comic, ~journal, ~*zine, ~weekly, ~newspaper, ~cartridge, ~brochure, ~store, ~annual, ~loader, ~clip, ~mags, ~programme, ~issues, ~review, ~charger, ~clothes | zeitschrift, magazin, ?heft* | magazine, revue | rivista, ?caricatore | revista, ?cargador
comic, ~manga, ~graphic novel, ~annual, ~*comic, ~magazine, ~2000ad, ~cartoon, ~comics, ~strip, ~dc, ~marvel, ~beano, ~omnibus, ~figure, ~funny, ~bd, ~strips, ~issue | comic, ?*heft | bd, comic, bande dessinee | fumetto, comic, ?albo | comic, tebeo, historieta
calendar, ~planner, ~diary, ~*calendar, ~advent, ~almanac, ~perpetual, ~year | kalender | calendrier, ?agenda | calendario | calendario, ?almanaque
costume, fancy dress, ~outfit, ~*suit, ~suit, ~dress up, ~cosplay, ~uniform, ~disguise, ~dress, ~swimsuit, ~swimwear, ~swim, ~swimming, ~onesie, ~tracksuit, ~bathing, ~blazer, ~bikini, ~kilt, ~robe, ~tuxedo, ~tux, ~swim shorts, ~shorts, ~trunks, ~cape, ~jacket, ~halloween, ~tabard, ~tunic, ~kit | kostum, ?verkleidung*, ?*kostum | costume, deguisement | costume, ?travestimento, ?vestito | disfraz, ?traje
wig, ~hair, ~*wig, ~hairpiece, ~toupee, ~extensions, ~weave, ~ponytail, ~beard | perucke | perruque | parrucca | peluca

radio, ~stereo, ~*radio, ~walkie talkie, ~transmitter, ~tuner, ~transceiver, ~receiver, ~clock, ~scanner, ~dab, ~cassette, ~x ray, ~two way, ~music, ~head unit, ~ham, ~spoke, ~walkie, ~radios, ~wireless | radio, ?*radio, ?radio* | radio, ?autoradio, ?poste | radio, ?autoradio | radio, ?autorradio
television, tv, ~telly, ~monitor, ~screen, ~*tv, ~smart tv, ~display, ~aerial, ~canvas, ~dvd, ~oled, ~receiver, ~tvs, ~cloth, ~soundbar, ~bracket | fernseher, tv, ?fernseh* | televiseur, tele, tv, ?television | televisore, tv, ?televisione | televisor, tv, tele, ?television
projector, ~floodlight, ~light, ~beamer, ~*projector, ~spotlight, ~lamp, ~slide, ~projection, ~magic lantern, ~headlight, ~night | beamer, projektor | projecteur, videoprojecteur, ?retroprojecteur | proiettore, videoproiettore | proyector
microphone, ~mic, ~micro, ~*mic, ~mics, ~*phone, ~sd, ~usb, ~karaoke, ~headset, ~amplifier | mikrofon, ?mikro* | micro, microphone | microfono | microfono
amplifier, ?amp, ~*amp, ~preamp, ~receiver, ~head, ~hi fi, ~hifi, ~combo, ~cabinet, ~booster, ~av, ~amps | verstarker, ?amp | ampli, amplificateur | amplificatore, ?ampli | amplificador
turntable, record player, ~record, ~vinyl, ~deck, ~*player, ~plate, ~platter, ~gramophone, ~decks, ~platinum, ~dj, ~plat, ~motherboard, ~mainboard, ~cymbal, ~motherboards, ~stylus, ~dish, ~saucer, ~board, ~hi fi, ~flat | plattenspieler, ?platten* | platine, tourne disque | giradischi, ?piatto | tocadiscos, giradiscos, ?plato
remote control, ~remote, ~control, ~*remote, ~zapper, ~controller, ~rc, ~transmitter, ~order, ~command, ~handset, ~fob, ~garage, ~joystick, ~button, ~tv, ~clicker | fernbedienung, ?fernsteuerung, ?fernbedien* | telecommande | telecomando | mando, control remoto, ?telemando
telescope, ~scope, ~*scope, ~monocular, ~spotting, ~astronomy, ~periscope, ~astronomical, ~spyglass, ~refractor, ~reflector, ~optics | teleskop, fernrohr | telescope, longue vue, lunette astronomique, ?lunette | telescopio, cannocchiale | telescopio, catalejo
binoculars, ~binocular, ~field, ~opera, ~*glasses, ~monocular, ~prismatic, ~twins, ~night vision, ~spotting, ~opera glasses | fernglas, feldstecher | jumelles | binocolo | prismaticos, binoculares
microscope, ~magnifier, ~*scope, ~loupe, ~usb | mikroskop | microscope | microscopio | microscopio
hair dryer, hairdryer, ~dryer, ~blow, ~drier, ~dyson, ~*dryer, ~diffuser, ~hood, ~hair, ~drying, ~rack, ~secretary, ~styler, ~curl | haartrockner, fohn | seche cheveux, seche cheveu | asciugacapelli, phon, fon, ?phon* | secador
smartphone, mobile phone, ~phone, ~telephone, ~iphone, ~handset, ~cell, ~cellphone, ~*phone, ~galaxy, ~mobile, ~pixel, ~oneplus, ~huawei, ~laptop, ~xiaomi, ~nokia, ~portable, ~motorola, ~intercom, ~rotary, ~handy, ~mobiles, ~phones, ~landline, ~crib mobile, ~cordless, ~samsung, ~watch, ~cot, ~doro, ~gps, ~dect | smartphone, handy, mobiltelefon, ?handy*, ?telefon | smartphone, telephone, portable, ?mobile | smartphone, cellulare, telefono, ?telefonino | smartphone, movil, telefono, celular
power bank, powerbank, ~charger, ~battery pack, ~*bank, ~battery, ~external, ~solar, ~portable, ~jump starter, ~magsafe | powerbank, zusatzakku, ?akku | powerbank, batterie externe, ?batterie | powerbank, caricabatterie portatile, ?batteria | powerbank, bateria externa, ?bateria

hairbrush, hair brush, ~brush, ~*brush, ~paddle, ~tangle, ~broom, ~comb, ~detangling, ~detangler, ~hair, ~scrubbing, ~cleaning, ~sweeping, ~toothbrush, ~wiper, ~plane, ~hairbrushes, ~grooming, ~brushes, ~shaver, ~roller, ~drain, ~wire, ~lint | haarburste, ?burste | brosse, ?cheveux | spazzola | cepillo
comb, ~*comb, ~hair, ~hairclip, ~crest, ~slide, ~brush, ~cock, ~ridge, ~nit, ~barber, ~honeycomb, ~hairpin | kamm, kamme, ?*kamm | peigne | pettine | peine, peineta
lantern, ~lamp, ~light, ~*light, ~lights, ~torch, ~*lantern, ~flashlight, ~tealight, ~headtorch, ~flash, ~candle, ~candles, ~hurricane, ~oil lamp, ~tea light, ~spotlight, ~headlamp, ~headlight, ~streetlight, ~streetlamp, ~jack o lantern, ~paper lanterns, ~led, ~torches | laterne, ?*leuchte, ?*lampe, ?windlicht | lanterne, ?lampe | lanterna, ?lampada | farol, linterna, farolillo, ?lampara
camping stove, gas stove, ~stove, ~stoves, ~cooker, ~burner, ~hob, ~*stove, ~trangia, ~primus, ~jetboil, ~cooking, ~gas, ~ring, ~plate, ~heater, ~stove top, ~kitchen, ~calor, ~cook | campingkocher, gaskocher, ?*kocher | rechaud, ?poele | fornello, fornelletto | hornillo, ?cocina, ?estufa
door knocker, ~knocker, ~wing, ~leaf, ~beater, ~drummer, ~clapper, ~door, ~*knocker, ~knock, ~drumstick | turklopfer, ?klopfer | heurtoir, marteau de porte | battente, batacchio, ?picchiotto | aldaba, llamador
door stop, doorstop, ~stop, ~stopper, ~bumper, ~wedge, ~*stop, ~doorstopper, ~cap, ~limit, ~buffer, ~stops, ~draught, ~lock | turstopper, ?stopper | butoir, cale porte, arret de porte, bloque porte | fermaporta | tope
corkscrew, ~bottle opener, ~opener, ~waiter, ~wine, ~cork | korkenzieher | tire bouchon | cavatappi | sacacorchos
grater, ~zester, ~shredder, ~*grater, ~microplane, ~mandoline, ~slicer, ~grate, ~rasp, ~planer, ~cheese | reibe, ?*reibe, ?raspel* | rape | grattugia | rallador
kitchen scales, kitchen scale, bathroom scales, weighing scales, ~scale, ~scales, ~balance, ~weighing, ~*scales, ~weight, ~weigh, ~pan scale, ~steelyard, ~libra, ~bascule, ~rocker, ~seesaw, ~body, ~digital | waage, ?waage* | balance, pese personne | bilancia | bascula, balanza, ?peso
thermometer, ~temperature, ~hygrometer, ~*thermometer, ~weather, ~thermostat, ~probe, ~barometer, ~meat, ~fever | thermometer | thermometre | termometro | termometro
whisk, ~beater, ~whip, ~*whisk, ~frother, ~churn, ~mixing, ~crop, ~whipping, ~riding, ~flogger, ~broom, ~shake, ~whisks, ~whips | schneebesen, ?besen | fouet | frusta | batidor, ?varillas
colander, sieve, ~strainer, ~sifter, ~*sieve, ~drainer, ~filter, ~drying, ~sink, ~riddle, ~screen, ~dripper, ~tea, ~strainers, ~sieves, ~spaghetti, ~pasta, ~drainers | sieb, *sieb, siebe, ?seiher | passoire, tamis, ?egouttoir | colino, scolapasta, setaccio, ?colapasta, ?crivello | colador, escurridor, tamiz
rolling pin, ~roller, ~roll, ~*roller, ~*pin, ~scroll, ~paper, ~rolls, ~pastry, ~tape, ~curler, ~foam, ~coat, ~film, ~mattress, ~massage, ~clay, ~wool, ~dough | nudelholz, teigrolle, rollholz, teigroller, ?roller, ?rolle | rouleau | mattarello, matterello | rodillo
tablecloth, table cloth, ~cloth, ~*cloth, ~table, ~runner, ~oilcloth, ~pad, ~layer, ~covers, ~aquifer, ~tapestry, ~mantle, ~slick, ~linen, ~placemats, ~placemat | tischdecke, tischtuch, ?*decke | nappe | tovaglia | mantel
footstool, footrest, ottoman, pouffe, ~stool, ~foot, ~pouf, ~*stool, ~hassock, ~poof, ~bean bag, ~rest, ~footrests, ~chair, ~ottomans, ~seat, ~*rest, ~bench, ~bed, ~storage, ~tuffet | hocker, fusshocker, polsterhocker, fussbank, fussstutze, ottomane, pouf, ?*hocker, ?*stutze | repose pied, repose pieds, pouf, tabouret, ottomane | poggiapiedi, pouf, ottomana, ?sgabello | reposapies, puf, otomana, ?taburete
laundry basket, laundry bag, hamper, ~laundry, ~washing, ~*hamper, ~clothes, ~linen, ~*basket, ~bag, ~clothing, ~sorter, ~dirty | waschekorb, waschebox, wascheton*, ?wasche* | panier a linge, ?linge | portabiancheria, cesto biancheria, ?biancheria | cesto de ropa, cesto para la ropa, ?ropa
tray, ~*tray, ~platter, ~board, ~dish, ~plate, ~salver, ~caddy, ~set, ~movie, ~shelf, ~baking, ~serving, ~insert, ~liner, ~butler, ~deck, ~bandeja, ~letter, ~flat, ~chopping board, ~cookie sheet, ~sheet, ~cake, ~rack, ~paint, ~bath, ~holder, ~pedalboard, ~chainring, ~set top, ~crankset, ~stage, ~game | tablett, ?schale, ?platte, ?fach, ?schublade, ?*blech | plateau, ?bac, ?barquette | vassoio, ?vaschetta, ?cassetto, ?lettiera | bandeja
vase, ~*vase, ~jar, ~urn, ~jug, ~pot, ~*pot, ~planter, ~amphora, ~bud, ~ginger jar, ~jardiniere, ~posy, ~glass, ~toilet, ~mason, ~vessel, ~spill, ~pitcher, ~pots, ~sludge, ~tumbler, ~jars, ~expansion, ~ewer, ~ceramic, ~flower, ~potted, ~watering | vase, *vase, ?*vasen | vase | vaso, ?portafiori | jarron, florero, ?vaso
plant pot, flower pot, plantpot, flowerpot, ~planter, ~*pot, ~pot, ~pots, ~cachepot, ~jardiniere, ~trough, ~vase, ~hanging basket, ~window box, ~*planter, ~urn, ~tub, ~bed, ~tray, ~grow, ~jar, ~terracotta, ~container, ~barrel, ~jars, ~vessel, ~gardener, ~propagator, ~hanging, ~raised bed | blumentopf, pflanztopf, ubertopf, pflanzgefass, ?*topf, ?kubel, ?pflanz* | pot de fleur, pot a plante, cache pot, jardiniere, ?pot, ?bac | vaso, fioriera, portavaso, ?coprivaso | maceta, macetero, jardinera, tiesto, ?florero
candlestick, candle holder, candelabra, tealight holder, ~candle, ~tealight, ~*holder, ~candelabrum, ~sconce, ~chandelier, ~votive, ~menorah, ~hurricane, ~tea light, ~lantern, ~chamberstick, ~holders, ~tealights, ~candles, ~wall sconce, ~burner, ~*stick | kerzenstander, kerzenhalter, kerzenleuchter, teelichthalter, ?*leuchter, ?*halter, ?windlicht, ?laterne | bougeoir, chandelier, photophore, candelabre, porte bougie, ?lanterne | candeliere, portacandela, portacandele, candelabro, porta candela, ?portalumini, ?lanterna | candelabro, portavelas, candelero, porta vela, ?farol, ?portavela
coat hanger, clothes hanger, coat hook, coat rack, ~hanger, ~hangers, ~hook, ~*rack, ~hooks, ~peg, ~pegs, ~*hanger, ~valet, ~hat stand, ~stand, ~coat, ~hat, ~perch, ~rail, ~bend, ~handlebar, ~arch, ~*hook, ~clothes rail, ~clothing, ~clothes, ~clip, ~cardigan, ~roost, ~door hook | kleiderbugel, garderobe, kleiderhaken, ?*haken, ?*bugel | cintre, porte manteau, patere | gruccia, appendiabito, appendiabiti, attaccapanni, ?appendino | percha, perchero, ?gancho, ?colgador
door handle, doorknob, door knob, ~handle, ~knob, ~lever, ~*handle, ~*knob, ~pull, ~pulls, ~grip, ~bar, ~handles, ~wrist, ~handful, ~knobs, ~mesh, ~shirt, ~purse, ~crank, ~doorknobs, ~cuff, ~cupboard, ~thigh, ~straps, ~furniture, ~pomade, ~pommel, ~latch, ~apple, ~tree, ~gear, ~mop, ~mane, ~oven glove | turgriff, turklinke, turknauf, ?*griff, ?knauf, ?turdrucker | poignee, ?bouton | maniglia, ?pomello | manilla, manija, tirador, pomo, ?manivela
door bell, doorbell, ~bell, ~chime, ~*bell, ~ring, ~doorphone, ~buzzer, ~intercom, ~ringer, ~bells, ~alarm, ~stamp, ~postage, ~horn, ~carillon, ~chimes, ~entry | turklingel, klingel, ?turglocke, ?*klingel | sonnette, ?carillon | campanello | timbre
jewellery box, jewelry box, ~jewellery, ~jewelry, ~trinket, ~*box, ~jewel, ~casket, ~ring, ~case, ~chest, ~jeweller, ~boxes, ~organiser, ~stand, ~holder | schmuckkastchen, schmuckkasten, schmuckschatulle, ?schmuck* | boite a bijoux, coffret a bijoux, ?bijou | portagioie, portagioielli, ?gioielli | joyero, ?joya

pushchair, pram, stroller, buggy, ~*pram, ~travel system, ~*chair, ~jogger, ~cart, ~trolley, ~carrycot, ~cot, ~carriage, ~buggies, ~wagon, ~car, ~wheels, ~walker, ~baby walker, ~carts, ~lounge, ~golf, ~car seat, ~seat | kinderwagen, buggy, ?sportwagen | poussette, landau, ?buggy | passeggino, carrozzina, ?buggy | cochecito, carrito, silla de paseo, ?carro, ?sillita
high chair, highchair, ~*chair, ~seat, ~feeding, ~booster, ~baby chair, ~throne | hochstuhl | chaise haute | seggiolone | trona
baby bib, bib, bibs, ~*bib, ~dribble, ~burp, ~apron, ~weaning, ~flap, ~tabard | latzchen, ?latz*, ?*latz | bavoir | bavaglino, bavaglio, ?pettorina | babero, ?peto
potty, ~pot, ~toilet training, ~jar, ~cup, ~urinal, ~training, ~chamber pot, ~jug, ~jars, ~pots, ~poly, ~filler, ~yogurt, ~plant, ~exhaust, ~honey, ~potties | topfchen | pot | vasino | orinal

pet collar, puppy collar, ~collar, ~collars, ~*collar, ~necklace, ~choker, ~neck, ~ruff, ~lead, ~clamp, ~ring, ~tag | halsband, ?halsbander | collier, ?collier* | collare | collar
dog lead, dog leash, leash, ~lead, ~leads, ~*lead, ~harness, ~belt, ~line, ~strap, ~belts, ~rope, ~straps, ~clothesline, ~lanyard, ~rein, ~lunge, ~band, ~drive, ~chain, ~timing | leine, *leine, ?leinen | laisse, ?longe | guinzaglio | correa, ?trailla
harness, ~*harness, ~strap, ~belt, ~webbing, ~crockery, ~tableware, ~cookware, ~tack, ~dishes, ~dinnerware, ~dinner service, ~tea service, ~service, ~bib, ~reins, ~climbing, ~saddlery, ~lead, ~gear, ~loom, ~bridle, ~vest, ~tableware set, ~girth | geschirr, ?*geschirr, ?gurt*, ?*gurt, !kochgeschirr, !essgeschirr, !teegeschirr | harnais | pettorina, imbracatura, ?imbrago, ?cablaggio | arnes, ?arneses, ?mazo
cage, ~crate, ~*cage, ~hutch, ~aviary, ~coop, ~kennel, ~trap, ~pen, ~birdcage, ~guard, ~goal, ~run, ~rat, ~bars | kafig, ?kafig* | cage | gabbia | jaula
aquarium, fish tank, ~tank, ~vivarium, ~*tank, ~bowl, ~terrarium, ~fishbowl, ~marine, ~fish, ~reef | aquarium, ?aquarien* | aquarium | acquario | acuario, ?pecera
scratching post, cat tree, ~scratcher, ~scratching, ~*tree, ~tower, ~climbing, ~cat, ~scratch, ~shaft, ~axle, ~shrub, ~spruce, ~back, ~mast, ~trees, ~camshaft, ~tree house | kratzbaum, ?kratz* | arbre a chat, griffoir, ?arbre | tiragraffi, ?albero | rascador, ?arbol
pet carrier, cat carrier, dog carrier, ~carrier, ~crate, ~*carrier, ~transport, ~travel, ~cat, ~carry, ~cage, ~transporter, ~moving, ~box, ~kennel | transportbox, transporttasche, ?transport* | caisse de transport, sac de transport, ?transport | trasportino, ?trasporto | transportin, ?transporte

thimble | fingerhut, ?nahring | de a coudre | ditale | dedal
scissors, ~shears, ~snips, ~trimmer | schere, scheren, ?*scheren | ciseaux, ?cisaille*, ?secateur | forbici, ?forbice, ?cesoi* | tijeras, ?tijera
sewing needle, knitting needle, knitting needles, ~needle, ~needles, ~hook, ~pin, ~pins, ~stylus | nadel, ?nadeln, ?*nadeln, !nadelholz | aiguille, ?epingle | ago, aghi, ?ferri, ?ferro, ?puntina | aguja, ?alfiler*
sewing thread, yarn, ~thread, ~wool, ~cotton, ~string, ~twine, ~floss, ~wire, ~line, ~strimmer | garn, faden, ?*garn, ?wolle, ?*wolle, ?zwirn, !leitfaden | fil, pelote, ?laine, ?coton | filato, ?filo, ?lana, ?gomitolo, ?cotone | hilo, ovillo, ?lana, ?algodon, ?madeja
zip, zipper, zip fastener, ~fastener, ~hinge, ~close, ~closure, ~roll top | reissverschluss, ?zipper, ?zip | fermeture eclair, fermeture, ?zip, ?glissiere | cerniera, zip, ?lampo | cremallera, ?cierre
ribbon, ~tape, ~band, ~strap, ~webbing, ~bandage, ~strip, ~lanyard, ~belt, ~sash, ~bow, ~roll, ~trim, ~headband, ~trimming, ~treadmill, ~conveyor | schleifenband, satinband, geschenkband, ?band, ?*band, ?schleife | ?ruban, ?noeud, ?galon | ?nastro, ?fiocco, ?nastri | ?cinta, ?lazo
handkerchief, hankie, pocket square | taschentuch, einstecktuch, ?tuch | mouchoir, pochette de costume, ?pochette | fazzoletto, ?pochette | panuelo
shawl, stole, wrap | stola, schultertuch, ?schal, ?tuch, ?umhang* | chale, etole, ?echarpe | scialle, stola, ?sciarpa | chal, estola, ?manton
dressing gown, bathrobe, ~robe, ~gown, ~kimono, ~housecoat | bademantel, morgenmantel, ?*mantel, ?kimono | peignoir, robe de chambre, ?kimono | accappatoio, vestaglia, ?kimono | albornoz, bata, ?kimono
tracksuit, ~jogging, ~track suit, ~joggers, ~sweatsuit, ~lounge | trainingsanzug, jogginganzug, ?*anzug | survetement, ?jogging, ?ensemble | tuta, ?completo | chandal, ?conjunto
shoelace, shoelaces, shoe laces, ~laces, ~lace | schnursenkel, schuhband, ?senkel | lacet | laccio, lacci, ?stringh* | cordon, ?lazo
insole, insoles, ~orthotic, ~orthotics, ~inserts, ~sole, ~soles | einlegesohle, sohle, ?einlage | semelle | soletta, suola, ?plantare | plantilla, ?suela
braces, suspenders, ~suspender, ~splint | hosentrager, ?strapse | bretelles, ?jarretelle* | bretelle, ?reggicalze | tirantes, ?liguero

can opener, tin opener, bottle opener, ~opener | dosenoffner, flaschenoffner, ?offner | ouvre boite, decapsuleur, ?ouvre bouteille, ?tire bouchon | apriscatole, apribottiglie, ?cavatappi | abrelatas, abrebotellas, abridor, ?sacacorchos
peeler, ~parer | schaler, ?*schaler, ?sparschaler | eplucheur, ?epluche* , ?econome, ?couteau | pelapatate, sbucciatore, ?pela* | pelador, ?pelapatatas
mortar and pestle, pestle and mortar, ~mortar, ~pestle, ~cement | morser, ?stossel | mortier, ?pilon | mortaio, ?pestello | mortero, ?maja
cake stand, ~cake, ~tiered, ~stand, ~comport, ~fruit | etagere, tortenplatte, tortenstander, kuchenplatte, ?*platte, ?*stander, ?*standfuss | presentoir, ?plat a gateau, ?support, ?serviteur | alzata, ?alzatina, ?porta torta, ?espositore, ?supporto | soporte para tarta, frutero, ?soporte, ?expositor
cake tin, cake pan, baking tin, baking mould, cake mould, baking tray, ~tin, ~mould, ~mold, ~bakeware, ~baking, ~pan, ~form, ~loaf, ~muffin, ~cutter, ~tray | backform, kuchenform, backblech, ?form, ?*form, ?blech | moule, plaque de cuisson, ?plaque, ?plat | stampo, teglia, tortiera, ?leccarda, ?formina | molde, bandeja de horno, ?bandeja
egg cup, ~egg | eierbecher, ?eier* | coquetier, ?oeuf | portauovo, ?uovo | huevera, ?huevo
salt shaker, salt cellar, salt and pepper shakers, cruet set, cruet, ~salt, ~shaker, ~shakers, ~cruets, ~condiment | salzstreuer, pfefferstreuer, menage, ?streuer, ?salz*, ?essig* | saliere, poivriere, ?huilier, ?salier* | saliera, pepiera, ?spargisale, ?oliera | salero, pimentero, ?vinagrera*, ?especiero
pepper mill, salt mill, pepper grinder, salt grinder, ~mill, ~mills, ~grinder | pfeffermuhle, salzmuhle, ?*muhle, ?muhle | moulin | macinapepe, macinasale, macinino, ?macina*, ?mulino | molinillo, ?molino
sugar bowl, sugar basin, ~sugar | zuckerdose, zuckerschale, ?zucker* | sucrier | zuccheriera | azucarero
butter dish, ~butter | butterdose, ?butter* | beurrier | burriera, ?portaburro | mantequera, ?mantequillera
storage jar, biscuit barrel, cookie jar, tea caddy, canister, canisters, biscuit tin, ~jar, ~jars, ~tin, ~container, ~containers, ~storage, ~caddy, ~kilner, ~tub, ~box, ~boxes, ~can, ~tupperware, ~pot, ~barrel, ~case, ~lunchbox | vorratsdose, dose, keksdose, vorratsglas, teedose, ?*dose, ?behalter, ?*glas, ?*glaser, ?box, ?einmachglas, !steckdose | bocal, boite a biscuits, boite a the, ?boite, ?pot, ?recipient | barattolo, biscottiera, ?scatola, ?contenitore, ?latta, ?vasetto, ?vaso | tarro, bote, lata, galletero, ?recipiente, ?frasco, ?caja
lunch box, lunchbox, bento box, ~lunch, ~bento | brotdose, lunchbox, brotbox, ?*dose, ?*box | lunch box, boite a gouter, boite a repas, ?bento, ?boite | portapranzo, lunch box, ?contenitore, ?schiscetta, ?bento | fiambrera, lonchera, tartera, ?bento
oven glove, oven mitt, oven gloves, oven mitts, ~mitt, ~mitts | ofenhandschuh, topfhandschuh, ?handschuh, ?topflappen, ?backhandschuh | manique, gant de cuisine, ?gant, ?gant de four | guanto da forno, presina, ?guanti, ?guanto | manopla, guante de horno, ?guante
coaster, coasters, trivet, ~mat, ~mats | untersetzer, ?*untersetzer | dessous de verre, sous verre, dessous de plat, ?sous verres | sottobicchiere, sottopentola, ?sottobicchieri | posavasos, salvamanteles
napkin, napkins, serviette, serviettes, napkin ring, ~napkins | serviette, serviettenring, ?serviett* | serviette, rond de serviette, ?serviettes | tovagliolo, portatovagliolo, ?tovagliol* | servilleta, servilletero
cutlery, flatware, silverware, ~canteen, ~utensils, ~utensil, ~tool, ~bbq, ~servers, ~salad | besteck, ?*besteck | couverts, menagere, ?couvert | posate, ?posata, ?posateria | cubiertos, cuberteria
tea strainer, tea infuser, ~infuser, ~strainer, ~dripper | teesieb, teeei, ?tee*, ?sieb | boule a the, passe the, infuseur, ?passoire, ?filtre | colino da te, infusore, ?colino, ?filtro | infusor, colador de te, ?colador
ice bucket, ice cube tray, ice tray, ~ice, ~cooler, ~cubes | eiskubel, eiswurfelform, sektkuhler, ?eis*, ?*kuhler, ?*kubel | seau a glace, bac a glacons, ?seau, ?glacons, ?rafraichisseur | secchiello del ghiaccio, secchiello per ghiaccio, ?ghiaccio, ?secchiello, ?glacette | cubitera, ?hielo, ?champanera, ?cubo
hair clip, hair slide, barrette, hairclip, ~clip, ~clips, ~claw, ~scrunchie, ~grips, ~pin, ~pins, ~bobby, ~tie, ~tongs, ~clamp, ~peg, ~buckle | haarspange, haarklammer, haarnadel, haargummi, ?*klammer* | barrette, ?pince, ?epingle, ?chouchou | fermaglio, molletta, ?forcina, ?mollette | pasador, ?pinza, ?horquilla, ?coletero
headband, hairband, sweatband, ~band, ~bandana, ~bow | stirnband, haarband, haarreif, schweissband, ?band | bandeau, serre tete, ?bandeaux | cerchietto, fascia per capelli, ?fascia | diadema, cinta para el pelo, ?cinta
bucket, pail, ~tub, ~mop, ~bin, ~cube, ~scuttle, ~coal, ~bath, ~champagne | eimer, ?kubel, ?*kubel, ?*eimer, ?topf | seau, ?sceau | secchio, ?secchiello | cubo, balde
broom, mop, sweeper, ~brush, ~sweeping, ~broomstick, ~mops, ~dustpan, ~cleaning | besen, mopp, wischmopp, ?*besen, ?kehr*, ?wisch* | balai, serpilliere, ?balayette | scopa, mocio, ?ramazza | escoba, fregona, mopa, ?barr*
clothes airer, clothes horse, washing line, ironing board, ~airer, ~drying, ~line, ~ironing | waschestander, bugelbrett, wascheleine, ?wasche*, ?bugel* | etendoir, sechoir, planche a repasser, ?corde a linge | stendino, stendibiancheria, asse da stiro, ?stiro | tendedero, tabla de planchar, ?planchar, ?tender
ashtray | aschenbecher, ?ascher | cendrier | posacenere | cenicero
lighter, ~zippo, ~igniter, ~clipper, ~ignition | feuerzeug, ?anzunder, ?zunder | briquet, ?allume*, ?allumeur | accendino, ?accendi*, ?accendisigari | mechero, encendedor
music box | spieluhr, spieldose, ?musikbox | boite a musique | carillon, ?scatola musicale | caja de musica
bookend, bookends, book ends | buchstutze, buchstutzen | serre livre | reggilibro, fermalibro, ?fermalibri, ?reggilibri | sujetalibros
wreath, ~garland, ~floral, ~flower, ~crown | kranz, *kranz, ?kranze, ?girlande | couronne, ?guirlande | ghirlanda, corona, ?coroncina | corona, ?guirnalda
crown, tiara, ~coronation, ~wreath, ~winder, ~royal, ~cap | krone, tiara, diadem, ?*krone | couronne, tiare, diademe | corona, tiara, diadema, ?coroncina | corona, tiara, diadema

rocking horse | schaukelpferd, ?*pferd | cheval a bascule, ?bascule | cavallo a dondolo, ?dondolo | caballito balancin, caballo balancin, ?balancin, ?mecedor
rocking chair, rocker, ~rocking, ~nursing | schaukelstuhl, ?*stuhl | fauteuil a bascule, chaise a bascule, rocking chair, ?bascule | sedia a dondolo, ?dondolo | mecedora
bench, ~pew, ~settle, ~workbench, ~vice, ~bank, ~seat, ~money, ~power | bank, *bank, !banknote, banke, ?*banke, ?banc | banc, ?banquette, ?banque, ?etabli | panca, panchina, ?panchetta, ?banco, ?banca | banco, banca, ?banqueta
chest of drawers, sideboard, dresser, ~bureau, ~commode, ~tallboy, ~cabinet, ~console, ~buffet, ~drawers, ~chest | kommode, sideboard, anrichte, ?schrank | commode, buffet, bahut, enfilade, ?meuble | cassettiera, credenza, como, comodino, ?mobile | comoda, aparador, cajonera, ?mueble
headboard | kopfteil, betthaupt, ?kopf* | tete de lit | testiera, ?testata | cabecero
bedside table, nightstand, bedside cabinet, ~bedside, ~side table, ~nest, ~board game | nachttisch, nachtschrank, nachtkastchen, ?*tisch | chevet, table de nuit, ?table | comodino, ?tavolino | mesita, mesilla, ?mesa
screen divider, room divider, ~divider, ~screen | raumteiler, paravent | paravent, ?separateur | paravento, ?divisorio | biombo, ?separador
fireplace, fire surround, ~fire, ~fireguard, ~mantel, ~stove, ~chimney, ~log, ~mantle | kamin, ?*kamin, ?kamin* | cheminee, ?foyer, ?pare feu | camino, caminetto, ?parafuoco | chimenea, ?estufa

fountain, ~water, ~pen, ~drinking | brunnen, springbrunnen, ?*brunnen | fontaine | fontana, ?fontanella | fuente, ?ensaladera
trellis, fence, fencing, ~panel, ~screening, ~screen, ~gate, ~lattice, ~hedge | zaun, rankgitter, spalier, ?*zaun, ?*gitter | treillis, cloture, treillage, ?palissade, ?brise vue, ?barriere | traliccio, recinzione, graticcio, ?steccato, ?rete, ?staccionata, ?recinto | valla, celosia, enrejado, ?cercado, ?vallado, ?espaldera, ?cerca
sprinkler, sprayer, ~spray, ~irrigation, ~watering, ~nozzle, ~gun, ~mister, ~atomiser | sprenger, spruhflasche, druckspruher, ?spruh*, ?*spruher, ?regner, ?spritz* | arroseur, pulverisateur, ?vaporisateur, ?pistolet | irrigatore, spruzzatore, ?nebulizzatore, ?pistola, ?irroratrice | aspersor, pulverizador, ?rociador, ?fumigador
swing, slide, trampoline, climbing frame, seesaw, ~sandpit, ~playset, ~hammock, ~rebounder | schaukel, rutsche, trampolin, kletterge*, ?wippe | balancoire, toboggan, trampoline, ?portique, ?bascule | altalena, scivolo, trampolino, ?dondolo | columpio, tobogan, trampolin, cama elastica, ?balancin
sleeping bag, ~sleeping | schlafsack, ?*sack | sac de couchage, ?duvet, ?turbulette, ?gigoteuse | sacco a pelo, ?sacco | saco de dormir, ?saco
walking stick, walking pole, crutch, crutches, trekking pole, ~cane, ~pole, ~poles, ~stick, ~staff, ~walking, ~wand, ~reed, ~reeds | gehstock, spazierstock, wanderstock, krucke, ?*stock, ?*stocke | canne, bequille, baton | bastone, stampella, bastoncino | baston, muleta
compass, ~drawing | kompass, ?zirkel | boussole, compas | bussola, compasso | brujula, compas
racket, racquet, bat, paddle, ~vampire | schlager, ?*schlager, ?paddel | raquette, batte, pagaie, ?palette | racchetta, mazza, pagaia, ?paletta | raqueta, bate, ?pala, ?remo
golf club, golf clubs, putter, hockey stick, ~driver, ~wedge, ~iron, ~irons, ~club, ~stick, ~wood | golfschlager, putter, ?*schlager | club de golf, putter, crosse, ?clubs | mazza da golf, putter, ?mazze, ?mazza | palo de golf, putter, ?palos, ?palo, ?stick
skates, roller skates, ice skates, rollerblades, skateboard, ~inline, ~skate, ~roller, ~longboard | schlittschuh, rollschuh, inliner, skateboard, ?*skates | patin, rollers, skateboard, ?roller | pattini, pattino, skateboard | patines, patin, monopatin, ?skate
dumbbell, dumbbells, kettlebell, barbell, ~weights, ~weight, ~pole, ~rail, ~rod, ~bar, ~bars, ~strip, ~holder | hantel, kettlebell, kurzhantel, ?*hanteln, ?gewicht* | haltere, kettlebell, ?barre, ?poids | manubrio, bilanciere, kettlebell, ?pesi, ?peso | mancuerna, pesa, barra, ?kettlebell
skipping rope, jump rope, ~rope, ~skip | springseil, ?*seil | corde a sauter, ?corde | corda per saltare, ?corda | comba, ?cuerda
fishing reel, ~reel | angelrolle, ?rolle | moulinet | mulinello | carrete
fishing lure, fishing lures, ~lure, ~lures, ~bait, ~flies, ~spinner, ~hooks | kunstkoder, koder, wobbler, ?blinker | leurre, appat, ?mouche* | esca, esche, artificiale, ?mosche | senuelo, cebo, ?mosca*
whistle | pfeife, trillerpfeife, ?*pfeife | sifflet | fischietto | silbato
kite, ~delta | drachen, lenkdrachen, ?drache* | cerf volant | aquilone | cometa
dolls house, doll house, dollhouse, doll s house, ~miniature, ~house | puppenhaus, ?puppen* | maison de poupee, ?maison | casa delle bambole, ?casa | casa de munecas, ?casa
rattle, ~teether | rassel, ?*rassel | hochet | sonaglio, ?sonaglino | sonajero
spinning top, yoyo, yo yo | kreisel, jojo | toupie, yoyo, ?yo | trottola, yoyo, ?yo | peonza, yoyo, ?yo
building blocks, building bricks, ~blocks, ~block, ~bricks, ~brick, ~cubes, ~tiles, ~magnetic | bauklotz, baustein, bauklotze, ?*steine, ?*klotze | cubes, ?blocs, ?bloc, ?briques, ?brique | ?cubi, ?mattoncin*, ?blocchi | ?bloques, ?ladrillos, ?cubos
dummy, dummies, soother, pacifier, ~soothers | schnuller, ?nuckel | tetine, sucette | ciuccio, succhietto | chupete
baby carrier, baby sling, ~carrier, ~sling, ~wrap | babytrage, tragetuch, ?trage | porte bebe, echarpe de portage | marsupio, fascia porta bebe, ?portabebe | portabebe, mochila portabebe, fular

mouthpiece, ~embouchure, ~lip, ~lips, ~spout | mundstuck | bec, embouchure | bocchino, imboccatura | boquilla
guitar strings, violin strings, bass strings, ~strings, ~string, ~rope, ~cord, ~guitar, ~wind up, ~clockwork | saite, saiten, ?*saiten | corde, ?cordes | corda, corde | cuerda
drumstick, drumsticks, drum sticks, ~sticks, ~beaters, ~chopsticks, ~wand | trommelstock, drumsticks, ?*stocke, ?*sticks | baguette | bacchetta, bacchette | baqueta
harmonica, accordion, concertina, ~melodica, ~organ, ~mouth organ, ~squeezebox, ~cantilever, ~expanding | mundharmonika, akkordeon, ?harmonika, ?ziehharmonika | harmonica, accordeon, ?concertina | armonica, fisarmonica, ?organetto | armonica, acordeon, ?concertina
clarinet, oboe, bassoon | klarinette, oboe, fagott, ?*klarinette | clarinette, hautbois, basson | clarinetto, oboe, fagotto | clarinete, oboe, fagot
trombone, tuba, french horn, ~horn | posaune, tuba, waldhorn, ?horn | trombone, tuba, ?cor | trombone, tuba, ?corno | trombon, tuba, ?trompa
cello, double bass, viola | cello, kontrabass, bratsche, ?*cello | violoncelle, contrebasse, ?alto | violoncello, contrabbasso, ?viola | violonchelo, contrabajo, ?viola
ukulele, banjo, mandolin | ukulele, banjo, mandoline | ukulele, banjo, mandoline | ukulele, banjo, mandolino | ukelele, banjo, mandolina, ?ukulele
music stand, sheet music stand, ~stand, ~music | notenstander, notenpult, ?*stander | pupitre, ?support | leggio, ?supporto | atril, ?soporte
sheet music, songbook, ~music, ~score, ~book | noten, !banknote, notenheft, ?*noten | partition | spartito, spartiti, ?partitura | partitura

nail polish, nail varnish, ~nail, ~polish, ~varnish, ~lacquer, ~gel | nagellack, ?*lack | vernis, vernis a ongles | smalto, ?smalto unghie | esmalte de unas, ?esmalte
lipstick, lip gloss, ~lip, ~gloss, ~rouge | lippenstift, lipgloss, ?*stift | rouge a levres, gloss, ?levres | rossetto, lucidalabbra, ?labbra | pintalabios, labial, barra de labios, ?brillo de labios
mascara, eyeliner, eyeshadow, ~eye, ~lash, ~liner, ~palette, ~kohl | wimperntusche, mascara, eyeliner, lidschatten, ?kajal | mascara, ombre a paupieres, ?eyeliner, ?fard | mascara, ombretto, ?eyeliner | rimel, sombra de ojos, delineador, ?mascara, ?sombra
perfume, fragrance, cologne, aftershave, eau de toilette, eau de parfum, ~scent, ~edt, ~edp, ~perfumed, ~scented, ~diffuser | parfum, duft, ?parfum*, ?duft*, ?eau | parfum, eau de toilette, ?eau, ?parfume* | profumo, ?eau, ?profumat*, ?colonia | perfume, colonia, ?eau, ?perfumad*
shampoo, conditioner, shower gel, ~wash, ~gel, ~soap, ~balm | shampoo, duschgel, spulung, conditioner, ?*shampoo | shampooing, shampoing, gel douche, ?apres shampoing, ?apres shampooing | shampoo, bagnoschiuma, balsamo, ?doccia | champu, gel de ducha, acondicionador, ?gel
soap, ~wash, ~bar, ~cleanser, ~cleansing | seife, ?seifen* | savon, ?nettoyant, ?porte savon | sapone, saponetta, ?portasapone, ?dispenser | jabon, jabonera
razor, shaver, ~shaving, ~blade, ~blades, ~epilator, ~trimmer | rasierer, rasiermesser, rasierhobel, ?rasier*, ?*rasierer | rasoir, ?rasage | rasoio, ?rasatura, ?depilator* | afeitadora, maquinilla, navaja, cuchilla, ?afeita*, ?rasuradora
tweezers, nail clippers, nail file, ~clippers, ~manicure, ~clipper, ~forceps, ~file, ~nail | pinzette, nagelknipser, nagelfeile, ?nagel* | pince a epiler, coupe ongles, lime a ongles, ?ongles, ?ponceuse | pinzetta, tagliaunghie, lima, ?unghie | pinzas de depilar, cortaunas, lima, ?unas
hair straightener, hair straighteners, straighteners, curling tongs, curling iron, hair curler, ~straightener, ~curler, ~tongs, ~wand, ~ghd, ~styler, ~rollers, ~crimper | glatteisen, lockenstab, ?*glatter, ?wickler, ?*wickler | lisseur, fer a lisser, fer a boucler, ?boucleur, ?bigoudi | piastra, arricciacapelli, ?ferro, ?bigodini | plancha de pelo, rizador, tenacillas, ?rulos

antenna, aerial, ~dish | antenne, ?*antenne | antenne | antenna | antena
tripod, monopod, selfie stick, gimbal, ~stand, ~mount, ~bipod, ~sawhorse, ~easel, ~trestle | stativ, einbein, selfiestick, gimbal, ?*stativ, ?stander | trepied, monopode, ?perche, ?stabilisateur, ?support, ?pied | treppiede, cavalletto, ?stabilizzatore, ?asta, ?supporto, ?monopiede | tripode, monopie, ?palo, ?estabilizador, ?soporte
computer monitor, computer screen, ?monitor, ~screen, ~display, ~lcd, ~panel, ~shade, ~lampshade | monitor, bildschirm, ?display | moniteur, ecran, ?display | monitor, schermo, ?display | monitor, pantalla, ?display
light bulb, light bulbs, bulb, bulbs, ~lamp, ~globe, ~led, ~tube | gluhbirne, leuchtmittel, gluhlampe, ?birne, ?*lampe, ?*birne, ?*zwiebel* | ampoule, ?bulbe | lampadina, ?bulbo | bombilla, ?bulbo, ?lampara
light switch, dimmer switch, ~switch, ~switches, ~dimmer, ~breaker, ~button, ~stalk | schalter, ?*schalter, ?taster, ?dimmer | interrupteur, variateur, ?commutateur, ?contacteur, ?bouton | interruttore, ?commutatore, ?pulsante, ?devioluci, ?deviatore | interruptor, ?conmutador, ?pulsador, ?mando
calculator | taschenrechner, rechner | calculatrice, ?calculette | calcolatrice | calculadora
usb stick, memory stick, flash drive, pen drive, ~usb, ~pendrive, ~memory | usb stick, ?*stick, ?speicherstick | cle usb, ?cle | chiavetta usb, pendrive, ?chiavetta | memoria usb, pendrive, ?usb
hole punch, ~punch, ~puncher | locher, ?stanze | perforatrice, perforateur | perforatore, ?foratrice | perforadora, ?taladradora
envelope, envelopes, ~mailer, ~mailers, ~jiffy, ~padded, ~cover | umschlag, briefumschlag, ?*umschlag, ?*umschlage, ?versandtasche* | enveloppe | busta, buste | sobre
folder, ring binder, lever arch file, ~binder, ~file, ~files, ~portfolio, ~organiser, ~wallet, ~album | ordner, ringbuch, mappe, ?hefter, ?*ordner, ?*mappe | classeur, chemise, ?dossier, ?porte documents, ?pochette | raccoglitore, cartella, ?classificatore, ?portadocumenti | archivador, carpeta, ?clasificador
notebook, notepad, sketchbook, ~journal, ~diary, ~pad, ~planner, ~jotter, ~book | notizbuch, notizblock, skizzenbuch, ?*buch, ?*block, ?heft, ?notebook | carnet, bloc notes, cahier, ?notebook, ?ordinateur | taccuino, blocco note, quaderno, ?agenda, ?notebook, ?portatile | cuaderno, libreta, bloc, ?agenda, ?portatil, ?notebook
pencil case, ~pen case, ~pencil | federmappchen, mappchen, federtasche, ?stifte* | trousse, ?plumier | astuccio, portapenne | estuche, plumier
ruler, ~rule, ~straightedge | lineal | regle | righello, ?riga | regla
plane, block plane, smoothing plane, hand plane, ~planer, ~aircraft, ~jet, ~boeing, ~airbus, ~airplane | hobel, ?*hobel, ?flugzeug, ?*flugzeug | rabot, ?avion | pialla, ?aereo, ?aeroplano | ?cepillo, ?avion
anvil | amboss | enclume | incudine | yunque
crowbar, pry bar | brecheisen, nageleisen, ?kuhfuss, ?hebel* | pied de biche | piede di porco, ?leverino, ?leva | palanca, pata de cabra
bench vice, vice, ~clamp, ~vise | schraubstock | etau | morsa | tornillo de banco, torno de banco, ?tornillo, ?mordaza
tool belt, tool pouch, ~tool, ~tie | werkzeuggurtel, ?gurtel, ?werkzeug* | ceinture porte outils, ?ceinture, ?porte outils | cintura porta attrezzi, cintura portautensili, ?cintura, ?attrezzi | cinturon de herramientas, ?cinturon, ?portaherramientas
wallpaper, ~mural, ~paper | tapete, ?tapeten*, ?vlies* | papier peint, ?tapisserie | carta da parati, ?parati | papel pintado
hinge, hinges | scharnier, ?*band | charniere, ?paumelle | cerniera, ?cardine | bisagra
pulley, ~tensioner, ~idler | riemenscheibe, seilrolle, umlenkrolle, flaschenzug, ?*rolle, ?*scheibe | poulie, palan, ?galet | puleggia, carrucola, paranco | polea, polipasto
seat cover, seat covers, car seat covers, ~cover, ~covers, ~seat | sitzbezug, schonbezug, ?*bezug, ?*bezuge, ?bezug | housse de siege, ?housse | coprisedile, coprisedili, ?fodera, ?foderina | funda de asiento, ?funda
hub cap, hubcap, wheel trims, hub caps, hubcaps, ~trim, ~trims, ~wheel, ~centre | radkappe, radzierblende, nabendeckel, nabenkappe, ?*deckel, ?*kappe, ?*kappen | enjoliveur, cache moyeu, ?cabochon | copricerchio, copricerchi, coprimozzo, ?borchia | tapacubos, embellecedor, ?tapa
ball joint, tie rod, tie rod end, track rod end, ~joint, ~rod, ~steering, ~drop link | traggelenk, spurstange, spurstangenkopf, ?gelenk, ?*gelenk | rotule, biellette | giunto sferico, ?testina, tirante, ?snodo, ?biella, ?biellett* | rotula, bieleta, ?brazo
driveshaft, drive shaft, cv joint, axle, propshaft, ~shaft, ~axles, ~cv | antriebswelle, achse, gelenkwelle, ?*welle, ?*achse, ?gelenk | cardan, essieu, arbre de transmission, ?arbre, ?transmission, ?axe | semiasse, albero di trasmissione, giunto omocinetico, ?albero, ?asse, ?cardano | palier, semieje, eje, ?cardan, ?arbol, ?transmision
camshaft, crankshaft, ~shaft, ~cam, ~crank | nockenwelle, kurbelwelle, ?*welle | arbre a cames, vilebrequin, ?arbre | albero a camme, albero motore, ?albero | arbol de levas, ciguenal
piston, con rod, ~pistons, ~plunger, ~ram | kolben, pleuel, ?*kolben | piston, bielle | pistone, biella, ?stantuffo | piston, biela, ?embolo
car horn, air horn, ~horn, ~siren | hupe, signalhorn, ?horn, ?fanfare | klaxon, avertisseur, ?corne | clacson, ?tromba, ?avvisatore | claxon, bocina, ?cuerno
spoiler, ~wing, ~splitter, ~lip, ~diffuser | spoiler, ?*spoiler, ?heckflugel, ?*lippe | becquet, aileron, ?spoiler, ?lame | spoiler, alettone | aleron, spoiler
wing mirror, door mirror, wing mirrors, ~mirror, ~mirrors, ~rear view | aussenspiegel, ruckspiegel, seitenspiegel, ?*spiegel, ?spiegel* | retroviseur, ?miroir | specchietto, retrovisore, ?specchio | retrovisor, ?espejo

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
