/**
 * English words whose other sense machines choose wrongly:
 * `English | words beside which the other sense is right | wrong in German | French | Italian | Spanish`.
 */
export const WRONG_SENSES = `
tank, tanks, ink, ecotank | army, battle, military, wwii, war, panzer, tiger, sherman, model | panzer, panzers, *panzer, panzerpolster, tintenpanzer* | char, chars, char d assaut | carro armato, carri armati, carro | tanque de guerra, tanque militar, carro de combate
plane, planes | jet, airport, boeing, airbus, paper, toy, model, war, spitfire, pilot | flugzeug*, *flugzeug | avion, avions | aereo, aerei, aeroplano | avion, aviones
boot | boots, ankle, leather, chelsea, hiking, football | stiefel*, stiefelmatte | botte, bottes | stivale, stivali | bota, botas
plugs, plug | socket, power, adapter, adaptor, mains, uk, eu, charger, usb | wandstecker | prises | spine, spina | enchufes
spring, springs | summer, easter, flowers, season, dress, jacket, garland | fruhling*, vogelfedern | printemps | primaver* | primaver*
mint | tea, leaf, peppermint, toothpaste, mouthwash, lip, balm, soap, shampoo, chewing, sweets, scented, sauce, green, chocolate, oil | minze, *minze | menthe | menta | menta
nut, nuts | food, brazil, squirrel, cashew, almond, snack, butter, cracker, mixed | nuss, nusse | noix | noce, noci | nuez, nueces
file, files | pdf, digital, folder, lever, document, box, hanging, svg, download | datei* | fichier* | file | archivo*, fichero*
jack | daniels, russell, union, black, lumber, sparrow, skellington, wolfskin | hans, jakob | valet | fante | sota
saw | film, movie, horror | sah | vu, vit | visto | vio
vice | city, miami, versa, president | laster* | vice | vizio, vizi | vicio*
crane | bird, origami, frasier, paper | kranich* | grue cendree | gru cenerina | grulla*
calf | cow, baby, leather, skin, highland, figure | kalb, kalber | veau | vitello | becerro, ternero
seal, seals | animal, navy, plush, toy, ty, sea, grey, harbour | seehund*, robbe* | phoque* | foca, foche | foca, focas
match, matches | fire, safety, lighter, box, attax, football, striker | streichholz* | allumette* | fiammifer* | cerilla*, fosforo*
bank | piggy, money, note, holiday, of england, coin | ufer, sitzbank | rive | riva | orilla
bat | cricket, baseball, table tennis, ping pong, rounders | fledermaus* | chauve souris | pipistrell* | murcielago*
iron | non, no, steam, ironing, clothes, travel | bugeleisen* | fer a repasser | ferro da stiro | plancha
case | | fall | cas | caso, casi | caso, casos
trunk | elephant, travel, steamer, tree | russel* | trompe | proboscide | trompa
bonnet | baby, hat, straw, easter, knitted, lace | haube, mutze | bonnet, bonnets | cuffia, cuffietta | gorro, bonete
light, lights | weight, lightweight, load | leicht, leichte, leichter, leichtes | leger, legere, legers | legger* | liger*
blind, blinds | person, dating, guardian, braille, date, faith | blind, blinde, blinder | aveugle* | cieco, ciechi, cieca | ciego*, ciega*
drawer, drawers | | zeichner* | dessinateur* | disegnator* | dibujante*
drill, drills | sergeant, military | ubung*, exerzier* | exercice* | esercitazion* | ejercicio*
tie | | unentschieden | match nul | pareggio | empate
band | rock, tour, wedding music, drum, music, pop | kapelle, *kapelle | groupe, groupe de musique | gruppo, gruppo musicale | banda de musica, grupo
cap | baseball, hat, snapback, flat, beanie, swim, trucker, peaked, army, cap size | mutze*, *mutze, linsenmutze | casquette* | berrett* | gorra, gorras
tree, trees | christmas, plant, bonsai, apple, palm, oak, olive, cherry, artificial, xmas, family, seeds, of life, cat, pine, light, lights | baume, *baume | arbres | alberi | arboles
chest | treasure, toy, storage, drawers, of drawers | brust*, brustkorb | poitrine | petto | pecho
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
`;
