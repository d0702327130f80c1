import type { JudgedLanguage } from '../confidence.ts';
import { KNOWN_NAMES } from './known-names.data.ts';
import { OTHERWISE_KNOWN } from './local-names.data.ts';
import { namesElsewhere } from './local-names.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(
    list
      .split(/[,\n]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** What sellers say beside the goods: without it the same is sold in the same state. */
export const CHATTER: ReadonlySet<string> = setOf(`
new, brand new, genuine, official, officially licensed, licensed, bnib, nib, bnip, nip, mint, mib, sealed, brand, boxed, original, authentic, free postage, free p&p, free delivery,
uk, uk seller, seller, stock, fast, dispatch, postage, delivery, gift, gifts, present, presents, toy, toys, item, product, rare, collectable, collectible,
great, happy, fun, lovely, beautiful, gorgeous, nice, cute, quality, fantastic, amazing, stunning, superb, perfect, ideal, cool, awesome, wonderful, super, pretty, assorted, great gift, ideal gift,
stocking filler, stocking fillers, collectables, collectibles, novelty, hobby, range, approx, approximately, piece, pieces, style, quantity, movie, collector's, collectors, fertigmodell, spielzeug, ready-made, ready made, length, thickness, height, diameter
`);

/** Nouns that say too little, or too much, to be what a buyer looks for. */
export const VAGUE_GOODS: ReadonlySet<string> = setOf(`
set, sets, kit, kits, pack, packs, box, case, bag, ice cream, camping site, model, models, card, cards, house, castle, engine, playing card, mini van, low loader, vehicle, vehicles, track, head, top, part, parts, building, station, coach, games, prototype,  body, roadster, convertible, coupe, station wagon, drum kit, art kit,  ring, magic set, celebrity face mask, celebrity mask, tights, box set, box sets, starter packs, party kit, party box, favor pack, favour pack, gift box, refill, quilling papers, egg shakers, sock monkey puppet, stand, board, counter, table, pool, refill pack,
paper, papers, material, collection, accessory pack, figure set, gun, float, transfer, tower, goal, tool
`);

/** What is said of any goods' state, never in a name. */
export const CONDITION: ReadonlySet<string> = setOf('new, brand new, official, bnib, nib, bnip, nip, sealed, boxed, genuine, free postage, free delivery, uk seller, officially licensed, licensed');

/** Goods that are collected under the names that their makers gave them in English. */
export const COLLECTED_GOODS =
  /(?:figures?|figurines?|statues?|statuettes?|busts?|bobble ?heads?|head ?knockers?|boosters?|(?:booster|theme|structure|starter|expansion) (?:box|pack|deck)(?:e?s)?|card games?|board games?|dice games?|slot cars?|kites?)$/u;

/** What is played is called a game, a puzzle, cards or dice. */
export const GAME_GOODS =
  /(?:game|puzzle|jigsaw|cards?|dice|dice set|chess|chess set|chess pieces|chess ?board|domino(?:e?s)?|cube|deck|booster|pack|packs|album|binder|sleeves?|playmat|brain ?teaser|box|boxes|dart|darts|chips?|toy|figure|figures|plush|balls?|banner|sticker|stickers)s?$/u;

/** Words of German and French that careless feeds mix into English titles. */
export const FOREIGN_WORDS: ReadonlySet<string> = setOf(
  'metall, hubschrauber, flugzeug, länge, modell, aus, mit, und, für, der, die, das, von, blau, rot, grün, gelb, schwarz, weiss, weiß, spielzeug, kinder, puppe, holz, set, le, la, les, de, du, avec, pour, et, des, jeu, jouet, mascota, giocattolo, bambini',
);

/** Names of several words, or of an English word, that have no local form in any of the four languages. */
export const INTERNATIONAL: ReadonlySet<string> = setOf(`${KNOWN_NAMES},
star wars, star trek, doctor who, dr who, harry potter, hot wheels, matchbox, power rangers, my little pony, monster high, ever after high, iron man, captain america, spider-man, spiderman, batman, superman, hulk, thor,
wolverine, deadpool, transformers, bumblebee, optimus prime, minecraft, angry birds, hello kitty, moshi monsters, sylvanian families, lego city, lego friends, lego star wars, lego technic, action man, play-doh, playmobil,
mega bloks, hot toys, funko pop, walking dead, the walking dead, breaking bad, avengers, joker, catwoman, robin, harley quinn, wonder woman, green lantern, ant-man, rocket, groot, black panther, loki, venom, carnage, daredevil, punisher,
magic the gathering, magic: the gathering, yu-gi-oh, pokemon, pikachu, charizard, mewtwo, eevee, force of will, topps, panini, match attax, disney, marvel, dc comics, dragon ball, naruto, sonic, sonic the hedgehog, super mario, mario, zelda, halo,
world of warcraft, call of duty, assassin's creed, resident evil, final fantasy, street fighter, mortal kombat, metal gear solid, skylanders, pirates of the caribbean, frozen, cars, cars 2, cars 3, planes, toy story, shopkins, furby, barbie, ninja turtles,
teenage mutant ninja turtles, leonardo, donatello, raphael, michelangelo, wwe, royal mail, eddie stobart, rolls royce, rolls-royce, land rover, range rover, mini cooper, aston martin, ford, vauxhall, red arrows, royal air force, royal navy,
terminator, predator, alien, robocop, ghostbusters, gremlins, chucky, freddy krueger, michael myers, jason voorhees, pennywise, led, diy, usb, uno, top trumps, monopoly, cluedo, scrabble, jenga, munchkin, carcassonne, rubik's, happy birthday,
revell, tamiya, airfix, corgi, hornby, bachmann, oxford, solido, norev, bruder, siku, burago, bburago, maisto, minichamps, spark, lesney, dinky, scalextric, carrera, italeri, zvezda, dragon, trumpeter, academy, hasegawa, gama, vitesse, brumm, schuco, wiking, busch, welly, motormax, kyosho, autoart, ixo, atlas, altaya, ertl, britains, britains farm, universal hobbies, first gear, vanguards, trackside, days gone, lledo, efe, base toys, rio, neo, whitebox, true scale, greenlight, jada, kinsmart, sun star, signature, yat ming, road signature, highway 61, racing champions, johnny lightning, majorette, realtoy, herpa, gemini jets, hogan, phoenix, hobby master, papo, schleich, safari, safari ltd, bullyland, collecta, mattel, hasbro, ravensburger, clementoni, educa, gibsons, jumbo, falcon, trefl, orchard toys, melissa & doug, keel toys, russ, gund, ty, beanie, steiff, rubies, smiffys, amscan, unique, folat, boland, neca, mcfarlane, mezco, sideshow, kotobukiya, bandai, hot toys, diamond select, gentle giant, funko, the puppet company, fiesta crafts, tobar, galt, crayola, staedtler, faber-castell, hama, playbox
iron maiden, justice league, gears of war, the clone wars, clone wars, dc universe, ben 10, one piece, star images, hama beads, melissa & doug, melissa and doug, le toy van, plan toys, rolly toys, weise toys, manhattan toy, leap frog, fisher price, fisher-price, groovy girls, love letter, apples to apples, james bond, south park, mars attacks, lego kingdoms, lego indiana jones, lego ninjago, legends of chima, cutie mark magic, disney cars, disney pixar cars, disney/pixar cars, disney princess, resident evil archives, sons of anarchy, trivial pursuit, khans of tarkir, dragons of tarkir, born of the gods, fate reforged, journey into nyx, hobbyboss, take-n-play, trackmaster, big farm, top gear, rolling stones, the beatles, beatles, pink floyd, one direction, manchester united, chelsea fc, arsenal, real madrid, death note, green bay packers, wiz khalifa, play arts kai, black butler, good smile, living dead dolls, the trash pack, skylanders giants, imaginext, thundercats, little live pets, littlest pet shop, rory's story cubes, story cubes, smart games, think fun, thinkfun, paul lamond, trefl, galaxy squad, lego bionicle, hero factory, train station, road signature, true scale, wild safari, safari ltd
`);

const local = (list: string): ReadonlySet<string> => setOf(list);

/** Names that buyers of all four languages know by another name. */
const EVERYWHERE =
  'short, wheel, shepherd, curtainside, hogwarts castle, lotr, smurfette, sofia the first, princess sofia, doc mcstuffins, jake and the never land pirates, the wind in the willows, sleeping queens, wooden railway, large vehicle, light rail, ice age, snow white, sleeping beauty, beauty and the beast, the little mermaid, little mermaid, cinderella, jungle book, the jungle book, lion king, the lion king, alice in wonderland, little red riding hood, the wizard of oz, wizard of oz, winnie the pooh, the smurfs, smurfs, smurf, the simpsons, fireman sam, thomas the tank engine, thomas & friends, thomas and friends, king louie, curious george, father christmas, santa claus, the birth of venus, king richard, louis xiv, egypt, sesame street, peter pan, captain hook, tinkerbell, tinker bell, king tiger, royal tiger, beetle, vw beetle, volkswagen beetle, vw camper, camper van, bay window, the italian job, back to the future, knight rider, post office, red army, eastern front, british army, us army, us navy, u.s. army, u.s. navy, us air force, formula one, formula 1, london bus, green line, national express, black pearl, operation barbarossa, knights cross, moon, sun, big bird, cookie monster, clone trooper, clone troopers, stormtrooper, biker scout, darth vader, millennium falcon, death star, yoda, chewbacca, game of thrones, lord of the rings, the lord of the rings, the hobbit, the hunger games, blue ranger, red ranger, green ranger, silver surfer, human torch, invisible woman, green arrow, poison ivy, scarecrow, penguin, riddler, snow queen, wizard, weeping angel, weeping angels, death eater, fantastic four, inside out, brave, tangled, joy, sadness, fear, disgust, anger, bullseye, rex, hamm, percy, gordon, henry, james the red engine, finding nemo, finding dory, despicable me, how to train your dragon, ice age, monsters inc, monsters university, the good dinosaur, good dinosaur, big hero 6, inside out, zootopia, zootropolis, kung fu panda, chicken run, shaun the sheep, postman pat, bob the builder, noddy, in the night garden, the gruffalo, gruffalo, the very hungry caterpillar, very hungry caterpillar, mr men, horrid henry, charlie and lola, roald dahl, pink panther, the muppets, muppets, kermit, miss piggy, planet of the apes, sons of anarchy, fast & furious, fast and furious, the simpsons, st george, saint george, napoleon, julius caesar, cleopatra, queen victoria, henry viii, venus, neptune, mercury, jupiter, europe, germany, france, italy, spain, england, london, paris, venice, rome, milan, florence, munich, cologne, vienna, prague, new york, egyptian, world, africa, america, british, german, union jack, england flag';

/** Names with a form of their own in a language; there they are no sure names. */
export const LOCAL_NAMES: Readonly<Record<JudgedLanguage, ReadonlySet<string>>> = {
  de: local(`${EVERYWHERE},${OTHERWISE_KNOWN.de},${namesElsewhere('de').join()}, peppa pig, mickey mouse, minnie mouse, mickey, minnie, donald duck, garfield's, tom and jerry, tom & jerry, winnie, eeyore, piglet, tigger`),
  fr: local(`${EVERYWHERE},${OTHERWISE_KNOWN.fr},${namesElsewhere('fr').join()}, mickey mouse, minnie mouse, paw patrol, minions, dragons, peppa pig, donald duck, tom and jerry, eeyore, piglet, tigger, winnie, tobot, ninja turtles, teenage mutant ninja turtles, pirates of the caribbean, frozen, scooby-doo, nutcracker, nightmare on elm street, moshi monsters, avengers, planes`),
  it: local(`${EVERYWHERE},${OTHERWISE_KNOWN.it},${namesElsewhere('it').join()}, mickey mouse, minnie mouse, mickey, minnie, donald duck, eeyore, piglet, tigger, merlin, masha and the bear, tinker bell, goofy, pluto, dumbo, teenage mutant ninja turtles, pirates of the caribbean`),
  es: local(`${EVERYWHERE},${OTHERWISE_KNOWN.es},${namesElsewhere('es').join()}, paw patrol, mickey mouse, minnie mouse, donald duck, eeyore, piglet, tigger, merlin, wolverine, teenage mutant ninja turtles, ninja turtles, pirates of the caribbean, superfriends, frozen, avengers, nightmare on elm street, top cat, x-men`),
};

/** Praise that may as well be a maker, or a better make of the goods. */
export const MEANING_PRAISE: ReadonlySet<string> = setOf('unique, unique new, deluxe, premium, professional, special, fun, vintage');
