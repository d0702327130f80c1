import type { Element } from '../elements.ts';
import { isEnglishWord } from '../english-words.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import type { Domain } from './domain.ts';
import { GOODS_OF, NO_PRODUCT, TOYS } from './goods.data.ts';
import { AUDIENCES, MATERIALS, OCCASIONS } from './pieces.data.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((word) => word.trim()));

const noProduct = setOf(NO_PRODUCT);
const toys = setOf(TOYS);
/** Trades of toys, and none: what is a toy there is one in each. */
const TOY_TRADES: ReadonlySet<Domain> = new Set([
  'figures',
  'characters',
  'dolls',
  'puppets',
  'games',
  'puzzles',
  'party',
  'crafts',
  'outdoor',
  'baby',
  'costume',
  'cards',
  'none',
]);
const anyGoods = new Set(Object.values(GOODS_OF).flatMap((list) => [...setOf(list)]));
const goodsOf = new Map(Object.entries(GOODS_OF).map(([domain, list]) => [domain, setOf(list)]));

export const lower = ({ text }: Element): string => text.toLowerCase().replace(/[’`]/gu, "'");

/** "Boxes", "puppies" and "knives" have more than one letter more. */
export const singulars = (word: string): readonly string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/es$/u, ''),
  word.replace(/ies$/u, 'y'),
];

const isIn = (words: ReadonlySet<string> | undefined, text: string): boolean =>
  words !== undefined && singulars(text).some((word) => words.has(word));

/** Whether the word names what is sold, in this trade. */
export const isGoods = (element: TermElement, domain: Domain): boolean => {
  const text = lower(element);
  if (noProduct.has(text) || /accessor(?:y|ies)$/u.test(text)) return false;
  if (isIn(goodsOf.get(domain), text) || (TOY_TRADES.has(domain) && isIn(toys, text))) return true;
  if (element.term.kind !== 'goods' || element.term.trust !== 'sure') return false;
  return GOODS_LIKE_SHOWN.test(text) || !isShownOrNone(text.split(/[\s-]/u).at(-1) ?? '');
};

/** Goods whose last word names a being. */
const GOODS_LIKE_SHOWN =
  /(?:teddy|mohair|plush|stuffed|rocking|hobby|gaming|wireless|toy|plastic|cuddly|computer|optical) (?:bear|horse|mouse|soldier|animal|dog|cat|men|figure)s?$/u;

/** Last words of headwords that name no goods. */
const NONE = setOf(
  'mantis, head, lady, man, woman, boy, girl, horseman, crest, party, office, type, filled, memory, collection, favour, crew, back, royalty, dragonfly, teacher, birthday, shop, club, town, city, school, service, story, scene, theme, day, night, time, world, life, battle, attack, adventure, rescue, style, size, colour, color, fun, making, painting, sewing, cooking, learning, play, stars, star, captain, driver, trooper, officer, guard, lord, master, hunter, rider, fighter, warrior, racing, race, team, class, edition, series, version, finish, effect, detail, quality, material, hole, hair, face, body, hand, arm, leg, foot, eye, nose, ear, tooth, teeth, skin, bone, skull, heart, flower, rose, leaf, tree, cattle, hay, straw, water, fire, sky, sea, beach, island, garden, farm, zoo, jungle, forest, space, moon, sun, rainbow',
);

const isShownOrNone = (word: string): boolean => isIn(SHOWN, word) || NONE.has(word);

/** Goods that are what they show: a mask of a tiger is no mask of anything. */
const SHAPES =
  /(?:figure|figurine|statue|bust|plush|soft toy|plush toy|puppet|mask|costume|mould|mold|cutter|stuffed animal|bobble ?head|fancy dress|outfit|minifigure|playset|wig|cutout|charm|decal|pendant|hat|playsets|stencil|kite|bank|lamp|pool float|teddy)s?$/u;

export const isShape = (element: TermElement): boolean => SHAPES.test(lower(element));

/** Small things of which a set holds several. */
export const SETTABLE =
  /(?:bead|tattoo|sticker|pencil|pen|marker|crayon|brush|card|button|charm|balloon|cutter|stamp|figure|puppet|block|brick|paint|stencil|glass|plate|bowl|cup|mug|spoon|knife|fork|towel|cushion|screwdriver|spanner|needle|earring|ring|coaster|napkin|flag|candle|wheel|tyre|track|clip|peg|chisel|drill bit|ball|dart|chair|pan|decoration|wig)s?$/u;

/** "Balloon Set": of what the set is made is no list's compound. */
export const isLooseSet = (elements: readonly Element[], at: number): boolean => {
  const element = elements[at];
  const front = elements[at - 1];
  if (!isNoun(element) || !isNoun(front) || element.joiner === '') return false;
  if (
    /^sets?$/u.test(lower(element)) &&
    SETTABLE.test(lower(front)) &&
    isIn(anyGoods, lower(front).split(/[\s-]/u).at(-1) ?? '')
  )
    return false;
  return (
    /^(?:set|kit|pack|part|parts|accessory|accessories|case|box|bag|stand|tool|sets|kits|packs)$/u.test(
      lower(element),
    ) &&
    front.term.kind === 'goods' &&
    !noProduct.has(lower(front))
  );
};

const isLink = (element: Element | undefined): boolean =>
  (element?.kind === 'term' && element.term.pos === 'function') ||
  (element?.kind === 'symbol' && /^[&+]$/u.test(element.text));

/** A word of English that is no name: as a capitalised word the list of names does not have, or as any word that the glossary lacks. */
export const isStray = (element: Element | undefined): boolean => {
  if (element === undefined) return false;
  if (element.kind === 'unknown') return true;
  if (
    element.kind !== 'slot' ||
    element.isBrand ||
    element.isUnknown !== true ||
    element.isMeasure ||
    element.keep === 'must'
  )
    return false;
  // A name of several words that a list has is a name, whatever its words are.
  if (element.keep === 'name' && (/\s/u.test(element.text) || /^["“'‘]/u.test(element.text))) return false;
  return (element.text.toLowerCase().match(/\p{L}{2,}(?:'s)?/gu) ?? []).some(
    (word) => isEnglishWord(word) || isEnglishWord(word.replace(/s$/u, '')),
  );
};

/** The words in front of the goods that the title can say behind them. */
export const isSaidBehind = (element: TermElement): boolean => {
  const text = lower(element);
  return OCCASIONS.has(text) || MATERIALS.has(text) || AUDIENCES.has(text) || isMotif(element);
};

/** What any goods may show, or what nothing shows. */
/** Animals and figures that have one sense where goods show something. */
const SHOWN = new Set(
  'tiger lion bear elephant giraffe monkey gorilla chimp panda koala kangaroo zebra hippo hippopotamus rhino rhinoceros crocodile alligator snake lizard gecko chameleon tortoise turtle frog toad squirrel rabbit hare mouse rat hamster hedgehog fox wolf badger otter beaver deer stag reindeer moose camel llama alpaca horse pony foal donkey cow bull calf pig piglet sheep lamb goat chicken rooster cockerel duck duckling goose swan turkey peacock owl eagle hawk falcon parrot macaw budgie canary penguin flamingo toucan pelican seagull crow raven robin dolphin whale orca shark seal walrus octopus squid crab lobster starfish seahorse jellyfish stingray spider scorpion ant bee bumblebee ladybird ladybug butterfly caterpillar snail worm dragonfly beetle bat skunk raccoon sloth meerkat lemur leopard cheetah jaguar puma panther cat kitten dog puppy pug poodle labrador dalmatian beagle husky dachshund bulldog unicorn dragon dinosaur pterodactyl mammoth mermaid pirate princess prince knight king queen fairy witch wizard vampire zombie skeleton ghost monster devil angel clown nurse doctor policeman fireman cowboy astronaut robot alien ninja superhero santa snowman elf gnome mummy werewolf gladiator viking soldier farmer ballerina nun priest vicar monk pope sailor pilot hippie flapper indian geisha samurai caveman centaur minotaur phoenix griffin pegasus dwarf troll ogre cyclops heart star flower rose pumpkin skull football snowflake triceratops stegosaurus tyrannosaurus diplodocus velociraptor brachiosaurus spinosaurus ankylosaurus allosaurus bison buffalo boar gibbon orangutan baboon armadillo anteater ostrich emu vulture stork heron hummingbird kingfisher woodpecker pigeon dove sparrow magpie swallow tarantula ladybirds salmon trout goldfish clownfish piranha bandit buccaneer banana leprechaun hippy cardinal gangster cheerleader policewoman teacher chef jester reaper butler maid bride groom sheriff convict prisoner rapper rockstar toreador matador mole weasel ferret porcupine lynx hyena jackal coyote gazelle antelope wildebeest aardvark acrocanthosaurus amargasaurus angelfish apatosaurus appaloosa archaeopteryx baryonyx beluga carcharodontosaurus carnotaurus ceratosaurus chihuahua clydesdale cobra cockatiel cockatoo compsognathus cougar dacentrurus deinonychus dilophosaurus dimetrodon dimorphodon dormouse dromedary earthworm echidna elasmosaurus elk fawn firefly gallimimus gargoyle giganotosaurus grasshopper greyhound haflinger hanoverian hydra ibex ichthyosaurus iguana iguanodon kentrosaurus kraken kronosaurus liopleurodon lipizzaner mallard manatee mandrill mapusaurus megalodon megalosaurus mosasaurus narwhal newt ocelot okapi orchid oryx oviraptor pachycephalosaurus parasaurolophus pentaceratops platypus plesiosaurus possum protoceratops pteranodon pufferfish puffin python quetzalcoatlus rattlesnake satyr smilodon styracosaurus therizinosaurus thoroughbred tylosaurus utahraptor vole wallaby warthog whippet wombat xenoceratops zookeeper'.split(
    ' ',
  ),
);

/** Whether a word names a being or a thing that goods show, alone or in the plural. */
export const isShown = (word: string): boolean => isIn(SHOWN, word);

const NO_MOTIF: ReadonlySet<string> = new Set(
  'superstar celebrity birthday animal animals character characters people person creature figure bird birds fish insect hero villain party dino kids baby'.split(
    ' ',
  ),
);

export const isMotif = (element: TermElement): boolean => {
  const text = lower(element);
  if (NO_MOTIF.has(text)) return false;
  if (isIn(SHOWN, text)) return true;
  const { kind, trust } = element.term;
  return (
    kind === 'motif' && trust !== 'doubtful' && /[\s-]/u.test(text) && isIn(SHOWN, text.split(/[\s-]/u).at(-1) ?? '')
  );
};

/** A kit is a kit, whatever it shows; of other goods the first is what is sold. */
const isKit = (element: TermElement): boolean => / kit$/u.test(lower(element));

/** "Engine and Waggon" are two. */
const joinsGoods = (elements: readonly Element[], at: number): boolean => {
  const link = elements[at + 1];
  if (link === undefined || !/^(?:and|&|\+|plus)$/u.test(lower(link))) return false;
  for (let place = at + 2; ; place += 1) {
    const one = elements[place];
    if (one === undefined || one.kind === 'symbol' || (one.kind === 'term' && one.term.pos === 'function'))
      return false;
    if (isStray(one) || (one.kind === 'term' && (one.term.kind === 'goods' || one.term.pos === 'material')))
      return true;
  }
};

interface Found {
  readonly at: number;
  /** What stands behind "with", "for" or "of" is no product. */
  readonly isMain: boolean;
}

/** Where the noun phrase begins whose last word stands at `at`, and whether a link leads to it. */
const openingOf = (
  elements: readonly Element[],
  at: number,
  hasFound: (before: number) => boolean = () => true,
): { start: number; isLinked: boolean } => {
  let start = at;
  while (isNoun(elements[start - 1]) && elements[start]?.joiner !== '') start -= 1;
  let before = start - 1;
  for (; before >= 0; before -= 1) {
    const element = elements[before];
    if (isLink(element)) {
      const link = element === undefined ? '' : lower(element);
      // "Black & Silver Balloon" has one noun.
      if (/^(?:&|\+|and|or|\/|of|to|on|at|the|a|an|by|from|in|as|into)$/u.test(link) && !hasFound(before)) continue;
      return { start, isLinked: !/^(?:by|from|in|the|a|an|of the)$/u.test(link) };
    }
    if (element?.kind === 'symbol' && !/^['’"]$/u.test(element.text)) break;
  }
  return { start, isLinked: false };
};

/** "Swimming Jacket … 8 Floats": goods that are not sure stand in front. */
const hasGoodsBefore = (elements: readonly Element[], end: number, domain: Domain): boolean =>
  elements.slice(0, openingOf(elements, end).start).some((element, at) => {
    if (!isNoun(element) || isNoun(elements[at + 1]) || element.term.kind !== 'goods') return false;
    return (
      !noProduct.has(lower(element)) &&
      !isGoods(element, domain) &&
      !isMotif(element) &&
      !openingOf(elements, at).isLinked
    );
  });

/** The noun that says what is sold, if this is beyond doubt. */
export const findGoods = (
  elements: readonly Element[],
  domain: Domain,
  category: ReadonlySet<string>,
): TermElement | undefined => {
  const found: Found[] = [];
  if (elements.some((_, at) => isLooseSet(elements, at) && !openingOf(elements, at).isLinked)) return undefined;
  for (const [at, element] of elements.entries()) {
    const next = elements[at + 1];
    const isInSet = isNoun(next) && /^sets?$/u.test(lower(next)) && SETTABLE.test(lower(element));
    const isModel =
      isNoun(next) && /^(?:toy )?(?:models?|toys?|replicas?)$/u.test(lower(next)) && !isNoun(elements[at + 2]);
    if (!isNoun(element) || (isNoun(next) && next.joiner !== '' && !isInSet && !isModel) || !isGoods(element, domain))
      continue;
    // An unknown word behind it is what is sold: "Dice Shaker".
    if (isStray(next) && next?.joiner !== '' && !VEHICLES.has(domain)) continue;
    if (joinsGoods(elements, at)) return undefined;
    const { start, isLinked } = openingOf(elements, at, (before) => found.some((one) => one.at < before));
    const fronts = elements.slice(start, at).filter(isNoun);
    // "Car Seat" is no seat: a compound that no list has is not taken apart.
    const isRobust = element.term.trust === 'sure' || / /u.test(element.text) || isShape(element);
    const isCompound =
      !isRobust &&
      fronts.some((front) => !isSaidBehind(front) && front.term.kind === 'goods' && !noProduct.has(lower(front)));
    if (isCompound) continue;
    found.push({ at, isMain: !isLinked });
  }
  const main = found.filter(({ isMain }) => isMain);
  const inCategory = main.find(({ at }) =>
    singulars(
      lower(elements[at] as Element)
        .split(/[\s-]/u)
        .at(-1) ?? '',
    ).some((word) => word.length > 3 && category.has(word)),
  );
  const kinds = new Set(
    main.map(({ at }) =>
      lower(elements[at] as Element)
        .split(/[\s-]/u)
        .at(-1),
    ),
  );
  // "Banner, Balloons, Confetti" are a pack of several.
  if (kinds.size > 2 && elements.some(({ text }) => text === ',')) return undefined;
  const kit = main.find(({ at }) => isKit(elements[at] as TermElement));
  const chosen = kit ?? inCategory ?? main[0];
  if (
    chosen !== undefined &&
    chosen === main[0] &&
    chosen !== kit &&
    chosen !== inCategory &&
    hasGoodsBefore(elements, chosen.at, domain)
  )
    return undefined;
  const element = chosen && elements[chosen.at];
  return isNoun(element) ? element : undefined;
};

/** Whether the title names other goods than what its category says. */
export const namesGoods = (elements: readonly Element[], domain: Domain): boolean =>
  elements.some(
    (element) =>
      isNoun(element) &&
      element.term.kind === 'goods' &&
      !noProduct.has(lower(element)) &&
      !isIn(bodies, lower(element)) &&
      !(VEHICLES.has(domain) && isIn(goodsOf.get(domain), lower(element).split(' ').at(-1) ?? '')),
  );

/** What vehicles are called by their shape. */
const bodies = setOf(
  'coupe, saloon, convertible, cabrio, roadster, hatchback, estate, flatbed, hard top, soft top, racer, racing, rally, limousine, box',
);

/** Trades that sell models of vehicles: which vehicle, the name says. */
export const VEHICLES: ReadonlySet<Domain> = new Set(['vehicles', 'kits', 'slot']);
