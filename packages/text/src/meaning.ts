import type { TextLanguage } from './language.ts';
import { MARKERS, type Markers } from './markers.data.ts';

/** A segment of a title, with what matters for deciding which segments belong together. */
export interface Stretch {
  readonly text: string;
  readonly kind: 'symbol' | 'function' | 'noun' | 'number' | 'word';
  readonly isPlural?: boolean;
}

/** The maximum number of informative words to which a marker refers. */
const LONGEST = 5;
const LONGEST_COUNTED = 4;
/** If no noun is known, this many words after a number or a marker are kept. */
const COUNTED_UNKNOWN = 2;
const MEANT_UNKNOWN = 4;
/**
 * From this number on, a number before a singular noun is an article number ("75192"), a year or a size, and not a
 * count.
 */
const MIN_RANGE_NUMBER = 1_000;

const JOINS = /^[/&+]$/u;
const OPENS = /^[("'“‘[]$/u;
const LEADS = /^[-–—:]$/u;
const AND = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'e', 'o', 'y']);

interface Sets {
  readonly denying: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly purpose: ReadonlySet<string>;
  readonly state: ReadonlySet<string>;
  readonly counting: ReadonlySet<string>;
  readonly linking: ReadonlySet<string>;
  readonly affixes: RegExp;
}

const toSets = (markers: Markers): Sets => ({
  denying: new Set(markers.denying),
  before: new Set(markers.denyingBefore),
  purpose: new Set(markers.purpose),
  state: new Set(markers.state),
  counting: new Set(markers.counting),
  linking: new Set(markers.linking),
  affixes: markers.affixes,
});

const SETS: Readonly<Record<TextLanguage, Sets>> = {
  en: toSets(MARKERS.en),
  de: toSets(MARKERS.de),
  fr: toSets(MARKERS.fr),
  it: toSets(MARKERS.it),
  es: toSets(MARKERS.es),
};

const normal = (text: string): string => text.toLowerCase().replace(/[’`]/gu, "'").replace(/\.$/u, '');

/** What a segment indicates by itself: a negation, a purpose or a condition. */
interface Marks {
  readonly isMarker: boolean;
  readonly isForward: boolean;
  readonly isBackward: boolean;
}

const NO_MARKS: Marks = { isMarker: false, isForward: false, isBackward: false };
/** "No. 5" neither counts nor negates. */
const NUMBERED = /^(?:no|nr|n)\.? ?\p{Nd}/iu;

const marksOf = (text: string, sets: Sets): Marks => {
  if (NUMBERED.test(text)) return NO_MARKS;
  const whole = normal(text);
  const words = whole.split(/[^\p{L}\p{N}'/-]+/u).filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const opens = (word: string) => sets.denying.has(word) || sets.purpose.has(word);
  const isMarker =
    [whole, ...words, ...words.flatMap((word) => word.split('-'))].some(
      (word) => opens(word) || sets.before.has(word) || sets.state.has(word),
    ) || words.some((word) => sets.affixes.test(word));
  return {
    isMarker,
    isForward: opens(whole) || opens(last) || (isMarker && words.length > 1 && sets.linking.has(last)),
    isBackward: sets.before.has(whole) || sets.before.has(words[0] ?? ''),
  };
};

/**
 * The positions in a title that it may not lose, because its meaning depends on them: a negation with what it negates,
 * "for …" with its object, a number with its noun, the condition of what is sold.
 */
export const boundPlaces = (stretches: readonly Stretch[], language: TextLanguage): ReadonlySet<number> => {
  const sets = SETS[language];
  const bound = new Set<number>();
  const marks = stretches.map(({ text, kind }) => (kind === 'symbol' ? undefined : marksOf(text, sets)));
  // "free from", "works with", "w/o": markers that the lookup split into several segments.
  for (let at = 0; at + 1 < stretches.length; at += 1) {
    const phrase = `${normal(stretches[at]?.text ?? '')} ${normal(stretches[at + 1]?.text ?? '')}`;
    if (sets.denying.has(phrase) || sets.purpose.has(phrase)) {
      bound.add(at);
      marks[at + 1] = { isMarker: true, isForward: true, isBackward: false };
    } else if (sets.before.has(phrase)) {
      bound.add(at + 1);
      marks[at] = { isMarker: true, isForward: false, isBackward: true };
    }
  }
  const isLink = (at: number): boolean =>
    stretches[at]?.kind === 'function' || sets.linking.has(normal(stretches[at]?.text ?? ''));

  /** "With zip" is one phrase, and begins another part of the title as "with" does. */
  const beginsPart = (at: number): boolean => {
    const [first = '', ...others] = normal(stretches[at]?.text ?? '').split(' ');
    return others.length > 0 && sets.linking.has(first) && !AND.has(first) && first !== 'of';
  };

  const bindForward = (from: number, longest: number, isCount: boolean): void => {
    const taken: number[] = [];
    let said = 0;
    let sawNoun = false;
    for (let at = from + 1; at < stretches.length; at += 1) {
      const one = stretches[at];
      if (one === undefined) break;
      if (one.kind === 'symbol') {
        if (said === 0 ? !OPENS.test(one.text) : isCount || !JOINS.test(one.text)) break;
        sawNoun = false;
      } else if (isLink(at) || (said === 0 && marks[at]?.isForward)) {
        const word = normal(one.text);
        if (isCount || (said > 0 && !AND.has(word) && word !== 'of')) break;
        sawNoun = false;
      } else {
        if ((isCount || said > 0) && beginsPart(at)) break;
        if (marks[at]?.isForward || said === longest || (sawNoun && one.kind !== 'noun')) break;
        said += 1;
        sawNoun = one.kind === 'noun';
      }
      taken.push(at);
    }
    // A conjunction or a connecting word at the end belongs to what follows.
    while (taken.length > 0 && (stretches[taken.at(-1) ?? 0]?.kind === 'symbol' || isLink(taken.at(-1) ?? 0)))
      taken.pop();
    const hasNoun = taken.some((at) => stretches[at]?.kind === 'noun');
    const most = isCount ? COUNTED_UNKNOWN : MEANT_UNKNOWN;
    for (const at of hasNoun ? taken : taken.slice(0, most)) bound.add(at);
  };

  const bindBackward = (from: number): void => {
    let said = 0;
    for (let at = from - 1; at >= 0 && said < LONGEST_COUNTED; at -= 1) {
      const one = stretches[at];
      if (one?.kind === 'symbol' && at === from - 1 && LEADS.test(one.text)) continue;
      if (one === undefined || one.kind === 'symbol' || isLink(at)) return;
      bound.add(at);
      said += 1;
    }
  };

  for (const [at, { text, kind }] of stretches.entries()) {
    const mark = marks[at];
    if (mark?.isMarker) {
      bound.add(at);
      if (mark.isForward) bindForward(at, LONGEST, false);
      if (mark.isBackward && at > 0) bindBackward(at);
    } else if (kind === 'number' || sets.counting.has(normal(text))) {
      if (kind !== 'number') bound.add(at);
      const isRange = /^\p{Nd}+$/u.test(text) && Number(text) >= MIN_RANGE_NUMBER;
      if (!isRange || stretches[at + 1]?.isPlural) bindForward(at, LONGEST_COUNTED, true);
    }
  }
  return bound;
};
