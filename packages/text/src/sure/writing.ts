import type { JudgedLanguage } from '../confidence.ts';
import type { Element } from '../elements.ts';
import type { Term } from '../lexicon.ts';
import { hasMarker } from '../meaning.ts';
import { titleLength } from '../parts.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { wordsOf } from '../unlike.ts';
import { nounText } from '../word-forms.ts';
import type { Domain } from './domain.ts';
import { isOfPieces } from './facts.ts';
import { GERMAN_FIRST_PARTS } from './motifs.data.ts';
import { IN_SET } from './pieces.data.ts';
import type { Pieces } from './pieces.ts';
import { isStray, lower, SETTABLE } from './product.ts';
import { doubtsOf } from './strict.ts';
import type { SureSigns, SureTitle } from './sure.ts';

interface Writing extends Pieces {
  readonly title: string;
  readonly brand: string | undefined;
  readonly elements: readonly Element[];
  readonly term: Term;
  readonly goods: TermElement | undefined;
  readonly isNumberedSet: boolean;
  readonly isOneCase: boolean;
  readonly idle: readonly Element[];
  readonly language: JudgedLanguage;
  readonly domain: Domain;
  readonly limit: number;
  readonly apart: ReadonlySet<string>;
}

/** "iCarly" keeps its small letter. */
const capitalised = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** A colour in agreement with the goods; several colours agree with nothing. */
const colourText = (colours: readonly TermElement[], noun: Term, plural: boolean, language: JudgedLanguage): string => {
  const bare = colours.map(({ term }) => (term.form.kind === 'modifier' ? (term.form.forms[0] ?? '') : ''));
  if (colours.length === 2 && bare[0] !== bare[1]) {
    // Of two colours neither agrees in French and German.
    const isAgreeing = language === 'it' || language === 'es';
    return (isAgreeing ? colours.map((one) => colourText([one], noun, plural, language)) : bare).join(
      ` ${AND[language]} `,
    );
  }
  if (colours.length !== 1) return [...new Set(bare)].join('/');
  const form = colours[0]?.term.form;
  if (language === 'de' || form?.kind !== 'modifier') return bare[0] ?? '';
  const { forms } = form;
  if (forms.length >= 4) return forms[(noun.gender === 'f' ? 1 : 0) + (plural ? 2 : 0)] ?? '';
  return forms.length === 2 ? ((plural ? forms[1] : forms[0]) ?? '') : (forms[0] ?? '');
};

const AND: Readonly<Record<JudgedLanguage, string>> = { de: 'und', fr: 'et', it: 'e', es: 'y' };

const GERMAN_ENDINGS = { m: 'er', f: 'e', n: 'es' } as const;

/** An adjective as it stands beside the noun. */
const agreeingForm = (adjective: string, noun: Term, plural: boolean, language: JudgedLanguage): string => {
  if (language === 'de') {
    if (adjective.endsWith('-')) return adjective;
    return adjective + (plural ? 'e' : GERMAN_ENDINGS[noun.gender === 'f' ? 'f' : noun.gender === 'n' ? 'n' : 'm']);
  }
  const forms = adjective.split('/');
  return forms[(noun.gender === 'f' ? 1 : 0) + (plural ? 2 : 0)] ?? forms[0] ?? '';
};

/** "Masque cheval", but "máscara de caballo". */
const motifText = (motifs: readonly string[], language: JudgedLanguage): string => {
  const text = motifs.join(' ');
  return language === 'es' && text !== '' ? `de ${text}` : text;
};

/** "Chariot pour enfant" has a part behind the noun, in front of which stands what agrees with the noun: "Chariot bleu pour enfant". */
const partedAt = (noun: string): number => noun.search(/ (?:pour|per|para|avec|con|à manche) /u);

/** "2006 Suzuki GSX-R": in Romance languages the year stands behind. */
const withYearBehind = (names: Pieces['names']): Pieces['names'] => {
  const [first, ...others] = names;
  return first !== undefined && others.length > 0 && /^(?:19|20)\p{Nd}{2}$/u.test(first.text) && !others[0]?.isJoined
    ? [...others, first]
    : names;
};

const namesText = (names: Pieces['names']): string =>
  names.map(({ element, text, isJoined }, at) => (at === 0 ? '' : isJoined ? element.joiner : ' ') + text).join('');

/** German titles begin with the names; codes that the seller wrote behind the goods stay there. */
const namesAround = ({ goods, names, said, elements }: Writing): { front: string; back: string } => {
  const order = [...said];
  const placeOf = (element: Element) => order.indexOf(element);
  const isBehind = ({ element }: Pieces['names'][number]) => goods !== undefined && placeOf(goods) < placeOf(element);
  // A year belongs to the model.
  const isCode = ({ text }: Pieces['names'][number]) =>
    /\p{Nd}/u.test(text) && !/\p{L}{4}/u.test(text) && !/^(?:19|20)\p{Nd}{2}$/u.test(text);
  // "BR 43" stays together.
  const isOfName = ({ element }: Pieces['names'][number]) => {
    const before = order.indexOf(element) > 0 ? elements[elements.indexOf(element) - 1] : undefined;
    return names.some((name) => name.element === before && !isCode(name) && !isBrand(name));
  };
  const isBrand = ({ element }: Pieces['names'][number]) => element.kind === 'slot' && element.isBrand === true;
  const codes = names.filter((name) => isBehind(name) && isCode(name) && !isOfName(name));
  const others = names.filter((name) => !codes.includes(name));
  const brand = others.find((name) => isBrand(name) && isBehind(name));
  const front = brand === undefined ? others : [brand, ...others.filter((name) => name !== brand)];
  const isRun = codes.some(({ isJoined }) => isJoined);
  return isRun ? { front: namesText(names), back: '' } : { front: namesText(front), back: namesText(codes) };
};

/** "Pack of 6" and "x3" hold several. */
const PACKED =
  /^(?:packs?|pk|bags?|box|bundle|lot|packet|tub)\b.*\p{Nd}|^[x×] ?\p{Nd}|^\p{Nd}+[\s-]?(?:pack|pk|count|ct)$/iu;

/** "Crayons, 96 pièces" are several. */
const isCounted = ({ facts, goods, elements, said }: Writing): boolean =>
  goods !== undefined &&
  !isOfPieces(goods) &&
  facts.some((fact) => /^(?!1 )\p{Nd}+ (?:Stück|pièces|pezzi|unidades)$/u.test(fact)) &&
  (SETTABLE.test(lower(goods)) || elements.some((element) => said.has(element) && PACKED.test(element.text)));

const isInFront = (adjective: string, language: JudgedLanguage): boolean =>
  language === 'de' || adjective.startsWith('^');

/** The first parts of a German compound: at most one, since a longer one is no word of a title. */
const firstParts = ({ motifs, occasions, adjectives }: Writing, noun: string): readonly string[] => {
  if (!/^\p{Lu}[\p{L}-]+$/u.test(noun)) return [];
  const motif = /^(?:\p{L}+puppen?|Kuscheltiere?|Plüschtiere?|Kostüme?)$/u.test(noun)
    ? undefined
    : GERMAN_FIRST_PARTS.get(motifs[0] ?? '');
  const parts = [...adjectives, ...occasions].filter((text) => text.endsWith('-'));
  return (motif === undefined ? parts : [motif, ...parts]).slice(0, 1);
};

/** "Weihnachtskugeln", but "Weihnachts-Folienballons": a long compound is read more easily with a hyphen. */
const compoundOf = (first: string | undefined, noun: string): string => {
  if (first === undefined) return noun;
  const isShort = /s-$|^Oster-$|^Tauf-$/u.test(first) && /^\p{Lu}\p{Ll}{2,8}$/u.test(noun);
  return isShort ? first.slice(0, -1) + noun.toLowerCase() : first + noun;
};

/** "3D" in front of the goods stays beside them. */
const TAG = /^[2-5]D$/u;

const isTagOfGoods = (element: Element, { elements, goods }: Writing): boolean =>
  goods !== undefined && elements.indexOf(element) === elements.indexOf(goods) - 1;

const withTags = (noun: string, tags: Pieces['names'], language: JudgedLanguage): string => {
  const text = tags.map((tag) => tag.text).join(' ');
  if (text === '') return noun;
  if (language !== 'de') return `${noun} ${text}`;
  return /^\p{Lu}[\p{L}-]+$/u.test(noun) ? `${text}-${noun}` : `${text} ${noun}`;
};

/** The pieces of a list as titles of the site have them: the goods behind the names in German, in front of them in Romance languages. */
const listText = (given: Writing): string => {
  const tags = given.names.filter(({ element, text }) => TAG.test(text) && isTagOfGoods(element, given));
  const pieces = { ...given, names: given.names.filter((name) => !tags.includes(name)) };
  const { language, term, count } = pieces;
  const isPlural = count === undefined ? term.plural || isCounted(pieces) : !/^1(?!\p{Nd})/u.test(count);
  const noun = nounText(term, isPlural);
  const colour = pieces.colours.length > 3 ? '' : colourText(pieces.colours, term, isPlural, language);
  const set = IN_SET[language].replace('{x}', () => nounText(term, true));
  const inSet = language === 'fr' ? set.replace(/ de (?=[aeiouyéèêâîôœ])/iu, ' d’') : set;
  const bare = pieces.isSet ? inSet : noun;
  const heads = language === 'de' ? firstParts(pieces, bare) : [];
  const compound = withTags(compoundOf(heads[0], bare), tags, language);
  const agreed = pieces.adjectives.map((text) => agreeingForm(text, term, isPlural || pieces.isSet, language));
  const inFront = agreed.filter((text) => isInFront(text, language)).map((text) => text.replace('^', ''));
  const adjectives = agreed.filter((text) => !isInFront(text, language));
  const agreeing = [...adjectives, colour].filter((text) => text !== '');
  const parted = language === 'de' || pieces.isSet ? -1 : partedAt(compound);
  const whole = parted < 0 ? compound : [compound.slice(0, parted), ...agreeing, compound.slice(parted + 1)].join(' ');
  const goods = [...inFront.filter((text) => !heads.includes(text)), whole].join(' ');
  const counted = count === undefined ? goods : `${count} ${goods}`;
  const motif =
    language === 'de' && heads.some((text) => text === GERMAN_FIRST_PARTS.get(pieces.motifs[0] ?? ''))
      ? ''
      : motifText(pieces.motifs, language);
  const occasions = pieces.occasions.filter((text) => !heads.includes(text)).map((text) => text.replace(/s?-$/u, ''));
  // "Palloncini in lattice rossi"
  const behindColour = parted < 0 ? colour : '';
  const behind =
    language === 'de'
      ? [motif, ...pieces.materials, ...occasions, ...pieces.audiences, colour]
      : [
          motif,
          ...occasions,
          ...(parted < 0 ? adjectives : []),
          ...pieces.materials,
          behindColour,
          ...pieces.audiences,
        ];
  const { front, back } = namesAround(pieces);
  const order =
    language === 'de'
      ? [front, counted, ...behind, back]
      : [counted, ...behind, namesText(withYearBehind(pieces.names))];
  const main = capitalised(order.filter((text) => text !== '').join(' '));
  const [scales, others] = [/^1[:/]\p{Nd}/u, /^(?!1[:/]\p{Nd})/u].map((pattern) =>
    pieces.facts.filter((fact) => pattern.test(fact)),
  );
  return [[main, ...(scales ?? [])].join(' '), ...(others ?? [])].join(', ');
};

const isUnlisted = ({ element }: Pieces['names'][number]) => element.kind === 'slot' && element.isUnknown === true;

const signsOf = (
  { goods, isNumberedSet, term, names, left, motifs, colours, isOneCase }: Writing,
  features: number,
  codes: number,
): Omit<SureSigns, 'doubts'> => ({
  product: goods !== undefined ? 'title' : isNumberedSet ? 'set' : 'category',
  isTrusted: term.trust === 'sure',
  names: names.filter(isUnlisted).length,
  englishNames: names.filter((name) => isUnlisted(name) && isStray(name.element)).length,
  left: left.length,
  strays: left.filter(isStray).length,
  nounsLeft: left.filter((element) => isNoun(element)).length,
  features,
  codes,
  hasMotif: motifs.length > 0,
  hasColour: colours.length > 0,
  isOneCase,
});

/** What a list of pieces says, for the list of what was left out. */
const textsOf = (pieces: Writing, key: string): readonly string[] => {
  if (key === 'colours') return pieces.colours.map(({ text }) => text);
  return key === 'occasions'
    ? pieces.occasions
    : key === 'materials'
      ? pieces.materials
      : key === 'facts'
        ? pieces.facts
        : [];
};

/** Writes the pieces, without the features for which there is no room; undefined where the rest is too long or says too little. */
export const writePieces = (given: Writing): SureTitle | undefined => {
  let pieces = given;
  const { language } = given;
  const dropped: string[] = [];
  const smaller: readonly (() => Partial<Writing> | undefined)[] = [
    () => (pieces.occasions.length > 0 ? { occasions: [] } : undefined),
    () => (pieces.materials.length > 0 ? { materials: [] } : undefined),
    () => (pieces.colours.length > 0 ? { colours: [] } : undefined),
    () => {
      const facts = pieces.facts.filter((fact) => /\p{Nd}/u.test(fact) || hasMarker(fact, language));
      return facts.length < pieces.facts.length ? { facts } : undefined;
    },
  ];
  for (const make of smaller) {
    if (titleLength(listText(pieces)) <= given.limit) break;
    const change = make();
    if (change === undefined) continue;
    dropped.push(...Object.keys(change).flatMap((key) => textsOf(pieces, key)));
    pieces = { ...pieces, ...change };
    dropped.splice(0, dropped.length, ...dropped.filter((text) => !textsOf(pieces, 'facts').includes(text)));
  }
  const text = listText(pieces);
  if (titleLength(text) > given.limit) return undefined;
  const features =
    pieces.motifs.length +
    pieces.adjectives.length +
    pieces.colours.length +
    pieces.materials.length +
    pieces.audiences.length +
    pieces.occasions.length +
    pieces.facts.length;
  const left = given.left.map(({ text: word }) => word);
  if (left.some((word) => wordsOf(word).some((one) => given.apart.has(one)))) return undefined;
  const codes = pieces.names.filter(({ text: name }) => /\p{Nd}/u.test(name)).length;
  const words = Math.max(1, features + 1);
  const signs = signsOf(pieces, features, codes);
  const doubts = doubtsOf({ ...pieces, product: signs.product, text });
  return {
    text,
    parts: [{ text, source: text, role: 'translated', keep: 'must', joiner: ' ', words }],
    left: [...given.idle.map(({ text: word }) => word), ...left, ...dropped],
    signs: { ...signs, doubts: dropped.length > 0 && !doubts.includes('left') ? [...doubts, 'left'] : doubts },
  };
};
