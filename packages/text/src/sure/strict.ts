import type { Element } from '../elements.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import type { Domain } from './domain.ts';
import type { Doubt, Doubtful } from './doubt.ts';
import { hasDoubtfulFeatures, hasDoubtfulMotif } from './doubtful-features.ts';
import { hasDoubtfulName } from './doubtful-names.ts';
import { hasDoubtfulNumber } from './doubtful-numbers.ts';
import { isMaker } from './names.ts';
import { isBrand } from './place-words.ts';
import { lower } from './product.ts';
import { CHATTER, CONDITION, GAME_GOODS, MEANING_PRAISE, VAGUE_GOODS } from './strict.data.ts';

/** Small words that a translation may leave out. */
const SILENT = /^(?:the|a|an|by|from|in)$/u;

const isLink = (element: Element): boolean => element.kind === 'term' && element.term.pos === 'function';

/** What joins, and is said as something else or not at all. */
const JOINS = /^[&+/%#=@]$/u;

const GAMES: ReadonlySet<Domain> = new Set(['games', 'puzzles', 'cards']);

/** Trades of things in small. */
const MODELS: ReadonlySet<Domain> = new Set([
  'vehicles',
  'trains',
  'kits',
  'slot',
  'figures',
  'dolls',
  'characters',
  'none',
]);

/** "In red" is said as red; "in car" is not said at all. */
const isSilent = (at: number, { elements, said }: Doubtful): boolean => {
  const element = elements[at];
  if (element === undefined || !SILENT.test(lower(element))) return false;
  // "A P Hollingworth" is a name.
  if (/^An?$/u.test(element.text) && at > 0) return false;
  const next = elements[at + 1];
  // Whose work it is must be said, unless the brand says it.
  if (lower(element) === 'by') return isBrand(next);
  return (
    lower(element) !== 'in' ||
    (next?.kind === 'term' && (next.term.pos === 'colour' || next.term.pos === 'material') && said.has(next))
  );
};

const isUnsaidLink = (at: number, given: Doubtful): boolean => {
  const element = given.elements[at];
  if (element === undefined || given.said.has(element)) return false;
  if (element.kind === 'symbol') {
    const before = given.elements[at - 1];
    const isAge = element.text === '+' && before?.kind === 'term' && before.number !== undefined;
    // A mark of inches or feet that stands alone measures something.
    const isLength = /^["”″'’]$/u.test(element.text) && before?.kind === 'slot' && /^\p{Nd}+$/u.test(before.text);
    return isLength || (JOINS.test(element.text) && !isAge);
  }
  return isLink(element) && !isSilent(at, given);
};

/** Praise beside a name may be part of it: "Wilberry Fun". */
const isOfName = (element: Element, { title }: Pick<Doubtful, 'title'>): boolean => {
  if (CONDITION.has(lower(element)) || !/^\p{Lu}/u.test(element.text)) return false;
  const [before = '', after = ''] = title.split(element.text, 2);
  return /(?:^|[\s-])(?:The|\p{Lu}\p{Ll}+) $/u.test(before) && /^ \p{Lu}/u.test(after);
};

/** "Finger Puppets - Dog" is one of a range. */
const isOfRange = (goods: TermElement, { elements, count, facts }: Doubtful): boolean => {
  if (!goods.term.plural || count !== undefined || facts.some((fact) => UNITS_FACT.test(fact))) return false;
  // "Minifigures Series 9 BATTLEMECH" is one of a series.
  if (facts.some((fact) => /^(?:Serie|série|serie) \p{Nd}/u.test(fact))) return true;
  const behind = elements.slice(elements.indexOf(goods) + 1);
  const mark = behind.findIndex(({ kind, text }) => kind === 'symbol' && /^[-–—:]$/u.test(text));
  return mark >= 0 && mark < behind.length - 1;
};

/** How many are sold. */
const UNITS_FACT =
  /^\p{Nd}+(?:er-Set|-teiliges Set)? ?(?:Stück|Teile|pièces|pezzi|unidades|piezas)?$|^(?:lot de|set da|set de) \p{Nd}+$/u;

/** "Marion in White Bath Towel" is no towel. */
const isSituation = (goods: TermElement, elements: readonly Element[]): boolean => {
  let at = elements.indexOf(goods) - 1;
  while (elements[at]?.kind === 'term' && !isLink(elements[at] as Element)) at -= 1;
  const link = elements[at];
  return at > 0 && link !== undefined && isLink(link) && /^(?:in|on|at)$/u.test(lower(link));
};

const isVague = (goods: TermElement, given: Doubtful): boolean => {
  const { elements } = given;
  if (VAGUE_GOODS.has(lower(goods)) || goods.term.trust === 'doubtful' || isOfRange(goods, given)) return true;
  if (isSituation(goods, elements) || (given.domain === 'vehicles' && lower(goods) === 'construction set')) return true;
  const next = elements[elements.indexOf(goods) + 1];
  // "Track rubber" is a rubber.
  return (
    next?.kind === 'term' &&
    next.joiner === ' ' &&
    (next.term.pos === 'material' || isNoun(next)) &&
    next.number === undefined
  );
};

/** "Park Benches" of a railway are no benches of a park. */
const isBare = ({ domain, names, motifs, occasions, audiences, materials, facts }: Doubtful): boolean =>
  MODELS.has(domain) &&
  names.length + motifs.length + occasions.length + audiences.length + materials.length + facts.length === 0;

/** Words that say what a game or a figure is, where the category says it otherwise. */
const SAYS_GOODS = /(?<!\p{L})(?:cards?|decks?|games?|dice|figures?|wobblers?|knockers?|packs?|sets?)(?!\p{L})/iu;

const PLANES =
  /(?<!\p{L})(?:focke|messerschmitt|spitfire|hurricane|junkers|heinkel|stuka|boeing|airbus|lancaster|mosquito|concorde|cessna|dornier|fokker|sopwith|mig|sukhoi|lockheed|mcdonnell|avro|hawker)(?!\p{L})/iu;

const BIKES =
  /(?<!\p{L})(?:yamaha|suzuki|kawasaki|ducati|aprilia|harley|vespa|ktm|moto|motogp|lambretta|bonneville)(?!\p{L})/iu;

/** Trades whose names say which of the category's goods it is. */
const NAMED_GOODS: ReadonlySet<Domain> = new Set(['figures']);

/** Makers' models, named figures and games, and numbered sets need no noun of the title: what they are, their category says. */
const isKnownGoods = ({ product, domain, names, brand, title }: Doubtful): boolean => {
  const isNumbered = names.some(({ text }) => /\p{Nd}/u.test(text));
  if (product === 'set') return brand?.toLowerCase() === 'lego' && isNumbered && names.length > 2;
  const isNamed = names.some(({ element, text }) => !isBrand(element) && /\p{L}{2}/u.test(text));
  if (product !== 'category' || !isNamed) return false;
  if (NAMED_GOODS.has(domain)) return !SAYS_GOODS.test(title) && !/ (?:and|&|\+|with) /iu.test(title);
  const isOfMaker = ({ element, text }: (typeof names)[number]) =>
    isBrand(element) || isMaker(text) || isMaker(text.split(' ', 1)[0] ?? '');
  // What is called a vehicle has four wheels.
  return (
    (domain === 'vehicles' || domain === 'slot') && names.some(isOfMaker) && !BIKES.test(title) && !PLANES.test(title)
  );
};

/** "2.6 m long", and a game that is called a game twice. */
const isChatter = (element: Element, given: Pick<Doubtful, 'elements' | 'goods' | 'title'>): boolean => {
  const { elements, goods } = given;
  const text = lower(element);
  const before = elements[elements.indexOf(element) - 1];
  const isMeasured = before?.kind === 'slot' && before.isMeasure && /^(?:long|high|tall|wide|large)$/u.test(text);
  const isTwice = goods !== undefined && lower(goods).endsWith(` ${text}`) && isNoun(element);
  return isMeasured || isTwice || (CHATTER.has(text) && !isOfName(element, given));
};

/** "Turtles not included": what is denied must be said. */
const hasTornDenial = ({ elements, said }: Doubtful): boolean =>
  elements.some((element, at) => {
    const before = elements[at - 1];
    return (
      said.has(element) &&
      element.kind === 'term' &&
      /^not |^no |not included$/u.test(lower(element)) &&
      before !== undefined &&
      before.kind !== 'symbol'
    );
  });

/** Whether the title leaves out more than sellers' chatter. */
export const leavesOut = (given: Pick<Doubtful, 'left' | 'elements' | 'goods' | 'title'>): boolean =>
  given.left.some((element) => !isChatter(element, given));

/** "New 52" is a name. */
const isBeforeNumber = (element: Element, elements: readonly Element[]): boolean => {
  const next = elements[elements.indexOf(element) + 1];
  return (
    /^New$/u.test(element.text) &&
    next?.kind === 'slot' &&
    next.joiner === ' ' &&
    /^(?!(?:19|20)\p{Nd}{2}$)\p{Nd}+$/u.test(next.text)
  );
};

/** Every reason why a title is not beyond doubt; none if it is. */
export const doubtsOf = (given: Doubtful): readonly Doubt[] => {
  const { goods, idle, elements, domain } = given;
  const doubts = new Set<Doubt>();
  if (goods === undefined ? !isKnownGoods(given) : isVague(goods, given) || isBare(given)) doubts.add('noun');
  if (given.colours.length > 0 && /colou?rs? may vary/iu.test(given.title)) doubts.add('features');
  // What the letters say is no occasion.
  if (goods !== undefined && /^letter /u.test(lower(goods)) && idle.length > 0) doubts.add('left');
  if (GAMES.has(domain) && goods !== undefined && !GAME_GOODS.test(lower(goods))) doubts.add('game');
  if (leavesOut(given)) doubts.add('left');
  if ([...idle, ...given.left].some((element) => isBeforeNumber(element, elements))) doubts.add('name');
  if (idle.some((element) => isOfName(element, given))) doubts.add('name');
  if (idle.some((element) => MEANING_PRAISE.has(lower(element)) || (isNoun(element) && !CHATTER.has(lower(element)))))
    doubts.add('left');
  if (elements.some((_, at) => isUnsaidLink(at, given)) || hasTornDenial(given)) doubts.add('link');
  if (hasDoubtfulName(given)) doubts.add('name');
  if (hasDoubtfulMotif(given)) doubts.add('motif');
  if (hasDoubtfulFeatures(given)) doubts.add('features');
  if (hasDoubtfulNumber(given)) doubts.add('number');
  return [...doubts];
};
