import type { Domain } from './domain.ts';

/** Makers of vehicles, aircraft and arms: a capitalised word right behind one names its model. */
export const MAKERS = `
abarth, aec, alfa romeo, alvis, amc, aston martin, atkinson, audi, austin, austin healey, austin-healey, avro, bae, bedford, bell, bentley, blackburn,
bmw, boeing, borgward, bristol, brabham, british aerospace, bugatti, buick, cadillac, case, caterpillar, chevrolet, chevy, chrysler, citroen, citroën,
claas, consolidated, cooper, curtiss, dacia, daf, daihusu, daimler, datsun, david brown, de havilland, dehavilland, delahaye, dennis, deutz,
dodge, dornier, douglas, ducati, english electric, erf, fairey, ferrari, fiat, foden, focke wulf, focke-wulf, ford, fordson, freightliner,
general dynamics, gloster, gmc, grumman, guy, handley page, harley davidson, harley-davidson, hawker, heinkel, hillman, hino, holden, honda, hummer,
humber, hyundai, international, isuzu, iveco, jaguar, jeep, jensen, jcb, john deere, junkers, karrier, kawasaki, kenworth, kia, kubota, lada,
lagonda, lamborghini, lanchester, lancia, land rover, leyland, lexus, lincoln, lockheed, lotus, mack, man, maserati, massey ferguson, matra, mazda,
mcdonnell douglas, mclaren, mercedes, mercedes benz, mercedes-benz, mercury, messerschmitt, mg, mini, mitsubishi, morgan, morris, mv agusta, nash,
new holland, nissan, north american, norton, oldsmobile, opel, packard, panavia, panhard, peterbilt, peugeot, plymouth, pontiac, porsche, reliant,
renault, republic, riley, rolls royce, rolls-royce, rover, saab, scammell, scania, seat, seddon, sentinel, shelby, short, sikorsky, simca, singer,
skoda, smart, ssangyong, standard, steyr, studebaker, subaru, sunbeam, supermarine, suzuki, tesla, thornycroft, toyota, trabant, triumph, tvr, valmet,
vanwall, vauxhall, vickers, volkswagen, volvo, vw, wartburg, western star, westland, willys, wolseley, yamaha, zetor
`;

const ROAD = `
e type, e-type, d type, d-type, c type, s type, type r, mark ii, bay window, grand tourer, anglia, vw beetle, volkswagen beetle, vw camper, vw golf, vw bus, beetle, bel air, big bud, black prince, bullnose, camper van, capri, challenger, charger, civic, clubman, cobra, comet, concord, consul,
continental, corsair, corsica, cortina, corvette stingray, cougar, countach, countryman, country squire, cresta, crown victoria, custom, cutlass,
dart, defender, demon, discovery, duster, eagle, eclipse, el camino, escort, escort rs, explorer, fairlane, falcon, fiesta, fleetline,
fleetmaster, focus, freelander, fury, galaxie, galaxy, ghost, golden hawk, golf, gran torino, grand national, grand prix, hawk, hornet, hurricane, imp,
impala, interceptor, javelin, jetta, judge, land cruiser, le mans, leopard, lightweight, lynx, malibu, maverick, mini cooper, minor, monte carlo,
monaco, mustang, new yorker, nova, olympian, panther, phantom, pony, popular, prefect, prelude, quadrifoglio, range rover, ranger, rapide, rebel,
red baron, regal, riviera, road runner, roadmaster, routemaster, safari, scimitar, scout, series i, series ii, series iii, silver cloud,
silver dawn, silver ghost, silver shadow, silver seraph, silver spirit, silver wraith, sierra, skyline, sovereign, spider, spitfire, sprite,
spyder, squire, stag, sting ray, stingray, stratos, sunbird, super bee, super snipe, superbird, tempest, testarossa, thunderbird, tiger, tourist trophy,
town car, traction avant, traction engine, transit, traveller, triple e, turbo, valiant, vanquish, vantage, victor, victoria, viper, viva,
volante, westminster, woody, zephyr, zodiac, zonda, green line, london transport, london bus, national express, royal mail, post office, eddie stobart,
u.s. army, u.s. navy, red arrows, royal air force, royal navy, us navy, us army, us air force, british army, british airways, royal scots greys, formula one, formula 1,
le mans 24h, monte carlo rally, rac rally, general lee, knight rider, back to the future, starsky and hutch, the italian job, blues brothers
`;

const SKY = `
albatros, albatross, apache, avenger, beaufighter, beaver, blackbird, black hawk, blenheim, buccaneer, buffalo, camel, canberra, catalina, chinook, chipmunk,
cobra, comet, concorde, corsair, dauntless, defiant, devastator, dragon rapide, eagle, falcon, fighting falcon, firefly, flying fortress, fury, gazelle, gladiator,
globemaster, greyhound, halifax, hampden, harrier, hawk, hellcat, hellfighter, hercules, hornet, hudson, hurricane, intruder, jaguar, javelin,
kingfisher, lancaster, liberator, lightning, lynx, lysander, marauder, merlin, meteor, mitchell, mosquito, mustang, nighthawk, nimrod, osprey, phantom, prowler,
puma, raptor, red baron, sea fury, sea harrier, sea king, sea vixen, seafire, sentinel, shackleton, shooting star, skyhawk, skymaster, skyraider, sopwith camel, spirit of st louis,
spitfire, starfighter, stratofortress, stirling, sunderland, super hornet, superfortress, swift, swordfish, tempest, texan, thunderbolt, thunderchief,
tiger moth, tomahawk, tomcat, tornado, tristar, typhoon, vampire, venom, victor, viking, vulcan, warhawk, warthog, wellington, wildcat, whirlwind, wild weasel
`;

const LAND = `
abrams, archer, bergepanther, black prince, bradley, buffalo, centurion, challenger, chieftain, churchill, comet, cromwell, cruiser mk, crusader, crocodile,
elefant, ferdinand, ferret, firefly, general grant, general lee, general sherman, grant, greyhound, grizzly, half track, hellcat, hetzer, honey, hummel, humvee, jackson,
jagdpanther, jagdpanzer, jagdtiger, king tiger, kingtiger, knights cross, leopard, locust, long tom, marder, matilda, maus, merkava, nashorn, panther, patton,
pershing, priest, puma, royal tiger, scorpion, sherman, stalin, stuart, sturmtiger, tetrarch, tiger, tiger i, tiger ii, valentine, walker bulldog, warrior, wespe,
wirbelwind, wolverine, desert rats, afrika korps, red army, waffen ss, das reich, grossdeutschland, operation barbarossa, d-day, d day, el alamein, eastern front
`;

const SEA = `
ark royal, bismarck, bounty, cutty sark, endeavour, enterprise, fletcher, golden hind, graf spee, graf zeppelin, hood, iowa, king george v, lusitania, mary rose, mayflower,
missouri, nelson, prince of wales, prinz eugen, queen mary, queen elizabeth, repulse, revenge, rodney, scharnhorst, gneisenau, titanic, tirpitz, vanguard, victory, warspite, yamato,
yorktown, musashi, hornet, saratoga, black pearl, queen anne's revenge, flying cloud, santa maria, uss, hms
`;

const RAIL = `
big boy, black five, black 5, blue pullman, britannia, bulleid, castle class, city of truro, clan line, deltic, duchess, duchess of hamilton, evening star, flying scotsman,
hall class, hogwarts express, jubilee, king class, mallard, manor class, merchant navy, patriot, princess coronation, princess elizabeth, rocket, schools class, sir nigel gresley,
smokey joe, tornado, orient express, intercity, inter city, eurostar, virgin trains, great western, southern railway, south west trains, first great western, union pacific,
santa fe, pennsylvania, southern pacific, canadian pacific, canadian national, new york central, burlington northern, great northern, northern pacific, norfolk southern, amtrak,
flying hamburger, transrapid, pacific, mogul, mikado, pullman, network southeast, network rail, freightliner, railfreight, british rail, british railways, tender, crampton,
james the red engine, wooden railway, trackmaster, track master, take-n-play, take n play, take along, tale of the brave, percy, gordon, henry, edward, emily, toby, diesel, thomas
`;

/** Names that are words of English, in the trades in which they are names. Capitalised there, they stay as they are. */
export const NAMES_OF: Readonly<Partial<Record<Domain, string>>> = {
  vehicles: [ROAD, SKY, LAND, SEA, RAIL].join(','),
  slot: `${ROAD}, cars, disney cars, disney/pixar cars`,
  rc: [SKY, 'hubsan, syma, phantom, inspire, mavic, bebop, spark, stampede, slash, rustler, bandit, hornet, grasshopper, lunch box, wild one'].join(','),
  kits: [SKY, LAND, SEA, ROAD].join(','),
  trains: RAIL,
  characters: `${RAIL}, disney cars, disney/pixar cars, pixar cars, cars 2, cars 3, planes, frozen, brave, tangled, cinderella, bambi, dumbo, alice in wonderland, snow white, beauty and the beast, little mermaid, the little mermaid, sleeping beauty, jungle book, lion king, the lion king, finding nemo, inside out, joy, sadness, fear, disgust, anger, sheriff callie, jake, sofia, doc, woody, buzz, jessie, bullseye, rex, hamm, mater, sally, dusty`,
  figures:
    'minions, alien, predator, terminator, batman, superman, wolverine, cyclops, gambit, hulk, falcon, hawkeye, ant-man, wasp, black widow, black panther, winter soldier, doctor strange, war machine, iron man, captain america, star-lord, drax, rocket, groot, loki, thor, ultron, red skull, green goblin, lizard, rhino, sandman, electro, venom, carnage, deadpool, colossus, silver surfer, human torch, invisible woman, flash, green lantern, green arrow, aquaman, cyborg, robin, nightwing, joker, penguin, riddler, two-face, bane, scarecrow, mr freeze, poison ivy, harley quinn, catwoman, batgirl, supergirl, wonder woman, darkseid, general zod, deathstroke, stormtrooper, sandtrooper, snowtrooper, clone commander, royal guard, hunter, spectre, master chief, elite, spartan, dalek, cyberman, sontaran, tardis, k-9, undertaker, the rock, stone cold, triple h, big show, ultimate warrior, macho man, bubba fett, ghost rider, punisher, daredevil, elektra, optimus prime, bumblebee, megatron, starscream, ironhide, jazz, ratchet, sideswipe, soundwave, shockwave, grimlock, hot rod, prowl, wheeljack, donatello, leonardo, michelangelo, raphael, splinter, shredder, krang, casey jones, snake eyes, storm shadow, cobra commander, scarlett, destro, lion-o, he-man, skeletor, she-ra, naruto, goku, vegeta, sailor moon, snow queen, captain hook, peter pan, jack sparrow, gollum, gandalf, frodo, bilbo, aragorn, legolas, gimli, saruman, sauron, smaug, daenerys, jon snow, tyrion, khal drogo, walter white, rick grimes, daryl dixon, michonne, freddy krueger, jason voorhees, michael myers, chucky, pinhead, leatherface, pennywise, edward scissorhands, jack skellington, sally, oogie boogie, marty mcfly, doc brown, robocop, ghostbusters, slimer, gremlins, gizmo, stripe',
  party:
    "minions, grand prix, happy birthday, merry christmas, happy new year, just married, it's a boy, it's a girl, bon voyage, happy halloween, superman, batman, robin, joker, hulk, flash",
  cards:
    'magic the gathering, magic: the gathering, yu-gi-oh, pokemon, force of will, cardfight vanguard, vanguard, buddyfight, weiss schwarz, dragon ball, match attax, topps, panini, adrenalyn xl, slam attax, force attax, hero attax, moshi monsters, dark ascension, avacyn restored, return to ravnica, dragons maze, gatecrash, theros, born of the gods, journey into nyx, khans of tarkir, fate reforged, dragons of tarkir, battle for zendikar, oath of the gatewatch, shadows over innistrad, eldritch moon, kaladesh, aether revolt, amonkhet, ixalan, dominaria, modern masters, eternal masters, duel decks, innistrad, zendikar, worldwake, scars of mirrodin, new phyrexia, mirrodin besieged, conspiracy, planechase, commander, black and white, black & white, sun and moon, sun & moon, xy, phantom forces, furious fists, flashfire, primal clash, roaring skies, ancient origins, breakthrough, breakpoint, fates collide, steam siege, evolutions, burning shadows, guardians rising, crimson invasion, boundaries crossed, plasma storm, plasma freeze, plasma blast, legendary treasures, dark explorers, next destinies, noble victories, emerging powers, dragons exalted, heartgold soulsilver, diamond and pearl, diamond & pearl, platinum, call of legends, base set, team rocket, jungle, fossil, neo genesis, gym heroes, charizard, pikachu, mewtwo, eevee',
};

/** First names that are words of English: in front of another name they belong to it. */
export const FIRST_NAMES =
  'tom, tony, john, jack, will, mark, rob, bob, bill, billy, nick, pat, ray, rose, lily, daisy, ruby, amber, grace, hope, joy, faith, dean, drew, frank, gene, grant, guy, art, chase, chip, chuck, cliff, dale, dick, don, earl, jay, jean, jimmy, josh, max, miles, mike, penny, pierce, randy, rich, robin, rusty, sandy, sue, victor, wade, ward, woody, harry, peter, james, jenny, jerry, jess, jill, joe, johnny, carol, christian, clay, colin, dolly, george, glen, heather, holly, iris, ivy, jade, jasmine, josephine, june, kitty, lance, laurel, louis, may, melody, molly, nelson, olive, pansy, pearl, pearly, perry, reed, reuben, rod, roger, russell, scarlet, stanley, sterling, summer, teddy, terry, tim, toby, ted, tommy, victoria, viola, violet, wally, warren, willow, sergeant, captain, general, colonel, doctor, mr, mrs, miss, lord, lady, king, queen, prince, princess, sir, saint, professor, count, baron, duke';
