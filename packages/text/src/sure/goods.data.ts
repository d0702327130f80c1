import type { Domain } from './domain.ts';

/**
 * Words with several senses that name what is sold in these trades. A headword that readers rated sure needs no line here. Comma-separated,
 * singular.
 */
export const GOODS_OF: Readonly<Partial<Record<Domain, string>>> = {
  vehicles:
    'car, truck, van, bus, coach, taxi, tractor, trailer, digger, crane, loader, racer, bike, motorbike, ship, boat, plane, aircraft, helicopter, tank, train, tram, lorry, pickup, caravan, wagon, locomotive, engine, convertible, roadster, model, submarine, fire engine, ambulance, jeep, vehicle, excavator, dumper, combine harvester, plough, baler, motorcycle, scooter, quad',
  trains:
    'engine, train, wagon, coach, carriage, track, signal, locomotive, crane, van, bridge, tunnel, station, turntable, railway, figure, car, bus, truck, building, tree, controller, transformer, lamp, tank wagon, hopper, goods wagon',
  kits: 'tank, truck, car, ship, plane, aircraft, helicopter, boat, figure, engine, gun, kit, submarine, train, bike, motorbike, glue, paint, jet, fighter, bomber, model',
  slot: 'car, track, bridge, controller, motor, tyre, truck, transformer, chassis, bike, slot car',
  rc: 'car, truck, boat, tank, plane, helicopter, battery, charger, motor, propeller, controller, transmitter, receiver, servo, tyre, buggy, bike, quadcopter, drone, body shell, landing gear, gimbal, chassis, camera',
  figures:
    'figure, head knocker, teddy, bust, statue, ship, sword, castle, fort, car, truck, tractor, house, farm, bobble head, mask, shield, miniature, plush, keyring, vehicle, stable, barn, dragon, tank, helicopter, boat, cannon, catapult',
  characters:
    'figure, plush, car, truck, doll, backpack, bag, watch, clock, lamp, mug, cup, cushion, pen, pencil, book, camera, hat, game, guitar, ball, kite, robot, train, plane, helicopter, wand, costume, puzzle, jigsaw, playset, marker, statue, keyring',
  costume:
    'mask, wig, hat, beard, moustache, cape, cloak, wand, sword, gun, tail, wings, gloves, glasses, tie, dress, shirt, jacket, tutu, crown, tiara, headband, apron, boots, stockings, tights, suit, belt, shield, axe, horns, ears, cap, scarf, waistcoat, eyemask, face mask, outfit, wing, ear, glove, stocking, tight, makeup, face paint, temporary tattoo, helmet, veil, sash, garter, bandana',
  party:
    'banner, balloon, flag, candle, streamer, napkin, plate, cup, garland, badge, hat, invitation, sign, ribbon, straw, tablecloth, lantern, pinata, mask, crown, sash, card, sticker, cupcake case, cutout, confetti, cake topper, balloon weight, party bag, glasses, wand, bauble, photo prop, rosette',
  cards: 'booster pack, fun pack, card, booster, deck, binder, album, sleeve, figure, sticker, box, booster box, starter deck, playmat, deck box',
  games: 'game, dice, deck, board, jigsaw, chip, counter, spinner, timer, domino, quiz, darts, dart, table, chessboard, chess set, poker set, card, cue, puzzle',
  puzzles: 'puzzle, jigsaw, game, cube',
  dolls:
    'doll, house, dress, bed, chair, table, sofa, lamp, mirror, rug, pram, bath, toilet, sink, cooker, fridge, tv, clock, vase, cake, bread, wine, bottle, book, stove, cot, cupboard, dresser, wardrobe, basket, plate, cup, kettle, coat, shoes, hat, outfit, desk, bench, bicycle, piano, cradle, curtain, fireplace, wallpaper, carpet, ladder, bucket, broom, picture, newspaper, candle, pushchair',
  puppets: 'puppet, theatre, dragon, stand',
  crafts:
    'bead, charm, pen, pencil, marker, crayon, paint, brush, glitter, glue, ribbon, thread, button, stamp, sticker, card, pad, clay, sand, stencil, clasp, pendant, paper, felt, crayon, chalk, easel, blackboard, loom, wool, yarn, needle, fabric, wire, clip, envelope, sequin, feather, pompom, rhinestone, cabochon, earring, colouring book, scissors, ink, jewellery box, bracelet, necklace, canvas, transfer, balloon, wooden bead',
  outdoor:
    'pool, float, kite, ball, swing, slide, bucket, spade, boat, pump, wheelbarrow, ring, lilo, rocket, bike, scooter, trampoline, tent, darts, dart, dartboard, catapult, water pistol, water gun, water bomb, blaster, boomerang, skateboard, armband, airbed, rake, watering can, sandpit, goal, racket, frisbee, dinghy, chair, table, glove, cup, parachute, skittles, quoits',
  baby: 'rattle, ball, mat, teether, walker, cube, xylophone, drum, mobile, spinning top, book, bath toy, dummy, bib, bottle, rocker, rocking horse, blanket, comforter, pram, pushchair, highchair, cot, play gym, top, bell',
  music: 'guitar, drum, piano, keyboard, trumpet, flute, harmonica, whistle, recorder, tambourine, ukulele, violin, saxophone, microphone, kazoo, xylophone, maracas',
  tech: 'charger, cable, case, cover, adapter, battery, keyboard, mouse, speaker, headphones, earphones, monitor, router, printer, stand, holder, camera, lens, tripod, screen protector, laptop, tablet, phone, remote control, microphone, stylus, watch strap, power bank, memory card, hard drive, projector, webcam, usb hub, radio, drone, gamepad, controller, console, headset, clock, scale, torch',
  fashion:
    'dress, shirt, jacket, coat, skirt, jeans, trousers, shorts, jumper, cardigan, hoodie, blouse, boots, shoes, trainers, sandals, slippers, hat, cap, scarf, gloves, belt, bag, wallet, purse, tie, socks, tights, leggings, bikini, swimsuit, pyjamas, waistcoat, suit, polo shirt, t-shirt, top, backpack, handbag, sunglasses, vest, dressing gown, nightdress, sweatshirt, watch, umbrella, beanie',
  home: 'lamp, cushion, curtain, rug, mug, plate, bowl, pan, knife, spoon, fork, vase, clock, mirror, candle, blanket, duvet cover, pillowcase, towel, basket, chair, table, stool, shelf, bookcase, wardrobe, sofa, mattress, kettle, toaster, blender, teapot, glass, jug, tray, frame, picture frame, bin, storage box, doormat, blind, bedspread, chopping board, colander, baking tray, pillow, cushion cover, tablecloth, apron, oven glove, lampshade, light bulb, wall clock, alarm clock, photo frame, corkscrew, coaster, straw, desk, bench, bed',
  garden: 'hose, spade, rake, fork, shovel, trowel, watering can, pot, planter, bench, parasol, gazebo, lawnmower, barbecue, fence, greenhouse, shed, wheelbarrow, bird feeder, bird table, secateurs, glove, shears, chainsaw, hammock, sun lounger, table, chair, fountain, lantern, gnome, solar light',
  jewellery: 'ring, necklace, bracelet, earring, brooch, pendant, watch, charm, bangle, anklet, cufflink, chain, tiara, locket, watch strap, jewellery box, tie clip',
  auto: 'tyre, wiper blade, brake disc, brake pad, oil filter, air filter, fuel filter, spark plug, headlight, wing mirror, bulb, alternator, battery, seat cover, roof rack, exhaust, clutch, radiator, thermostat, water pump, floor mat, car mat, number plate, cabin filter, shock absorber, wheel trim, steering wheel, boot liner, tail light, indicator, gasket, helmet',
  tools: 'drill, saw, hammer, screwdriver, spanner, pliers, wrench, chisel, ladder, toolbox, drill bit, screw, nail, bolt, nut, washer, hinge, lock, padlock, clamp, vice, tape measure, spirit level, sander, grinder, glue gun, tap, socket, switch, torch, paintbrush, knife, file',
  office: 'pen, pencil, notebook, diary, stapler, folder, ring binder, envelope, calculator, ruler, eraser, sharpener, highlighter, marker, scissors, pencil case, hole punch, label, stamp, ink, desk organiser, clipboard, whiteboard, calendar, paper',
  pet: 'lead, collar, bed, bowl, harness, toy, cage, aquarium, filter, brush, coat, costume, carrier, muzzle, scratching post, dog bed, cat litter, kennel',
  sport: 'ball, racket, bag, tent, sleeping bag, helmet, glove, boots, shirt, shorts, rod, reel, lure, bike, saddle, pedal, pump, yoga mat, dumbbell, kettlebell, skipping rope, treadmill, goal, net, bat, stick, goggles, wetsuit, rucksack, water bottle, torch, air pump, hand pump',
  media: 'book, dvd, cd, vinyl record, poster, comic, magazine, calendar, game',
  none: 'plush, figure, mask, jigsaw, playset, banner, bobble head, head knocker, doll, bust, statue, puppet, keyring, mug, cushion, backpack, lunch box, sticker, teddy, action figure, costume, wig, train set, tent, blanket, kite, plush doll, plush toy, pencil case, puzzle, hand puppet, locomotive, tractor, card game, board game, nightlight, umbrella, music box, trampoline, paddling pool, rattle, stacking toy, spinning top, bunting, balloon',
  beauty: 'brush, comb, mirror, lipstick, mascara, nail polish, perfume, shampoo, razor, hairdryer, straightener, soap, cream, eyeshadow, foundation, hair clip, wig, false eyelashes, tweezers',
};

/** What is sold under one name in every trade of toys. */
export const TOYS =
  'plush, figure, doll, puzzle, jigsaw, playset, mask, puppet, dice, banner, balloon, sticker, wig, costume, tractor, teddy, keyring, bunting, rattle, kite, drone, locomotive, trampoline, pool, paddling pool, statue, bust, card game, board game, colouring book, tutu, tiara, confetti, minifigure, teether, airbed, armband, sunglasses, glitter, playmat';

/** Goods that say nothing by themselves. */
export const NO_PRODUCT =
  'toy, toys, item, product, gift, gifts, present, accessory, accessories, set, sets, kit, kits, pack, packs, model, part, parts, spare part, replica, piece, decoration, decorations, party decoration, collection, bundle, series, edition, box, gift box, gift set, game, supply, supplies, collectable, collectible, novelty, novelties, craft, crafts, design, style, display, tin, case, favour, stocking filler, party bag filler, filler, presentation pouch, bag, stand, print, memorabilia, fun, figure set, miniature, prop, component, equipment, tool, hobby, ornament, fertigmodell, top, light, lights, outfit, material, envelopes, envelope, art, craft supply, colour, shape, size, head, letter, instructions, base, character, fancy dress, birthday party, children party, christmas gift, birthday gift, birthday present, party, vehicle set, carry case, pouch, tube, carton, prize, rest, car set, car pack, plastic soldier, bangle weight, scale model, scale models, railway scale model, wooden railway, home kit, away kit, accessory pack, diy set, diy kit, model railway, railway, railway model, dolls house miniature, dolls house miniatures, model railroad, railroad, toy set, play, playing, hobbies, collectible model, diecast, animal, dolls house accessory, dolls house accessories, dollhouse miniature, doll house miniature, dolls house';

/** What a category sells where a title names no goods. The first that matches holds; the headword is the glossary's. */
export const GOODS_OF_CATEGORY: readonly (readonly [RegExp, string])[] = [
  [/scaled models > vehicles|die-?cast.* > (?:cars|vehicles)/u, 'model vehicle'],
  [/scaled models > aircraft/u, 'model aircraft'],
  [/scaled models > boats/u, 'model ship'],
  [/rail vehicles > locomotives/u, 'model locomotive'],
  [/slot cars, race tracks & accessories > slot cars/u, 'slot car'],
  [/model building kits/u, 'model kit'],
  [/jigsaws & puzzles > jigsaws/u, 'jigsaw puzzle'],
  [/finger puppets/u, 'finger puppet'],
  [/hand puppets/u, 'hand puppet'],
  [/figures & playsets > (?:dinosaurs|farm & animals|knights & castles|pirates|cowboys & indians)/u, 'figurine'],
  [/board games/u, 'board game'],
  [/games > card games/u, 'card game'],
  [/bobbleheads/u, 'bobblehead'],
];

/** Makers whose number names a set, whatever it is called. */
export const NUMBERED_SETS: ReadonlySet<string> = new Set(['lego', 'playmobil', 'mega bloks', 'cobi', 'sluban', 'k’nex', "k'nex"]);
