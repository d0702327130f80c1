import type { Element } from '../elements.ts';
import { isFiller } from '../fit.ts';
import type { TitleCase } from '../names.ts';
import type { Domain } from './domain.ts';
import { MAKERS, NAMES_OF } from './names.data.ts';
import { NAMES_OF_TRADES } from './trade-names.data.ts';

const LONGEST_NAME = 4;

const setOf = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[,\n]/u)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

const makers = setOf(MAKERS);
const namesOf = new Map<Domain, ReadonlySet<string>>();

/** The names of a trade, read on first use. */
const namesIn = (domain: Domain): ReadonlySet<string> => {
  const known = namesOf.get(domain) ?? setOf(`${NAMES_OF[domain] ?? ''},${NAMES_OF_TRADES[domain] ?? ''}`);
  namesOf.set(domain, known);
  return known;
};

/** Trades in whose titles makers stand in front of models. */
const MADE: ReadonlySet<Domain> = new Set(['vehicles', 'kits', 'slot', 'rc', 'auto', 'trains']);

export const isMaker = (text: string): boolean => makers.has(text.toLowerCase());

const isCapital = ({ text }: Element): boolean => /^\p{Lu}/u.test(text);

const asName = (elements: readonly Element[]): Element => ({
  kind: 'slot',
  text: elements.map(({ text, joiner }, at) => (at === 0 ? '' : joiner) + text).join(''),
  keep: 'name',
  joiner: elements[0]?.joiner ?? ' ',
  isMeasure: false,
});

const isWord = (element: Element): boolean =>
  element.kind === 'unknown' ||
  (element.kind === 'term' && !element.term.own && element.number === undefined) ||
  (element.kind === 'slot' && element.isUnknown === true && !element.isMeasure);

/** A model's name: one capitalised word that is neither a colour, nor goods that readers rated sure, nor praise. */
const isModel = (element: Element | undefined): boolean => {
  if (
    element === undefined ||
    !isWord(element) ||
    element.joiner !== ' ' ||
    !isCapital(element) ||
    /[\s\p{Nd}]/u.test(element.text)
  )
    return false;
  if (isFiller(element.text.toLowerCase(), 'en')) return false;
  if (element.kind !== 'term') return true;
  const { pos, kind, trust } = element.term;
  if (pos !== 'noun' && pos !== 'adjective' && pos !== 'verb') return false;
  return kind === 'motif' || (kind === 'other' && pos === 'noun' && trust !== 'sure');
};

/** Marks as names what a trade's lists know, and the word behind a maker of vehicles: "Dodge Charger", "Hillman Imp". */
export const withNames = (elements: readonly Element[], domain: Domain, style: TitleCase): Element[] => {
  const known = namesIn(domain);
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at];
    if (element === undefined) break;
    const before = out.at(-1);
    if (MADE.has(domain) && before?.kind === 'slot' && makers.has(before.text.toLowerCase()) && isModel(element)) {
      out.push(asName([element]));
      continue;
    }
    // "WhiteBox" is written like a maker.
    let taken: Element[] | undefined =
      element.kind === 'unknown' && /\p{Ll}\p{Lu}/u.test(element.text) ? [element] : undefined;
    const mayBegin = known.size > 0 && (style !== 'mixed' || isCapital(element)) && element.kind !== 'symbol';
    for (let length = LONGEST_NAME; length > 0 && mayBegin && taken === undefined; length -= 1) {
      const run = elements.slice(at, at + length);
      if (run.length < length || !run.every((one, place) => place === 0 || one.joiner !== '')) continue;
      const isNamed = style !== 'mixed' || (isCapital(element) && run.some(isCapital));
      const text = run.map((one, place) => (place === 0 ? '' : one.joiner) + one.text).join('');
      const isPlain = run.every((one) => isWord(one) || one.kind === 'symbol' || one.kind === 'slot');
      if (
        !isNamed ||
        !isPlain ||
        !(known.has(text.toLowerCase()) || (MADE.has(domain) && makers.has(text.toLowerCase())))
      )
        continue;
      taken = run;
      break;
    }
    if (
      taken === undefined &&
      MADE.has(domain) &&
      isCapital(element) &&
      isWord(element) &&
      makers.has(element.text.toLowerCase())
    )
      taken = [element];
    if (taken === undefined) out.push(element);
    else {
      const only = taken.length === 1 ? taken[0] : undefined;
      out.push(only?.kind === 'slot' && !only.isUnknown ? only : asName(taken));
      at += taken.length - 1;
    }
  }
  return out;
};
