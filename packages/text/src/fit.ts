import { FILLERS } from './fillers.data.ts';
import type { TextLanguage } from './language.ts';
import { boundPlaces, type Stretch } from './meaning.ts';
import { type Part, renderParts, titleLength } from './parts.ts';
import { findSlots, isProtected, type Piece } from './slots.ts';
import { markApart } from './unlike.ts';

export type FitOutcome =
  | {
      readonly ok: true;
      readonly text: string;
      /** The omitted text as it would have been written. */
      readonly dropped: readonly string[];
      /** Its informative words that occur nowhere else: neither praise nor repetition. */
      readonly droppedWords: number;
      /** The source parts of the text. */
      readonly parts: readonly Part[];
    }
  /** The protected words alone exceed the limit; `length` is their length in code points. */
  | { readonly ok: false; readonly reason: 'protected_too_long'; readonly length: number };

/** The longest filler phrase has this many parts. */
const LONGEST_FILLER = 4;

const fillerSets = new Map<TextLanguage, ReadonlySet<string>>();

const fillersOf = (language: TextLanguage): ReadonlySet<string> => {
  const known = fillerSets.get(language);
  if (known !== undefined) return known;
  const built = new Set(FILLERS[language].trim().split(/,\s+/u));
  fillerSets.set(language, built);
  return built;
};

/** Parts to drop together, in the order in which they are dropped. */
type Stage = (parts: readonly (Part | undefined)[]) => number[][];

const isWord = (part: Part | undefined): part is Part => part !== undefined && part.role !== 'symbol';
const isFree = (part: Part | undefined): boolean => part !== undefined && part.keep !== 'must';
const fromEnd = (parts: readonly (Part | undefined)[], matches: (part: Part) => boolean): number[][] =>
  parts.flatMap((part, place) => (part !== undefined && matches(part) ? [[place]] : [])).reverse();

/** A repeated word; names are compared too ("RC Quadcopter … RC Quadcopter"). The first one stays. */
const repeats: Stage = (parts) => {
  const seen = new Set<string>();
  return parts.flatMap((part, place) => {
    if (!isWord(part) || part.role === 'function') return [];
    const key = part.text.toLowerCase();
    // "(1 Mask)": a number counts only with its noun.
    const isRepeat = seen.has(key) && parts[place - 1]?.role !== 'slot';
    seen.add(key);
    return isRepeat && isFree(part) && /\p{L}{2,}/u.test(key) ? [[place]] : [];
  });
};

const fillers =
  (language: TextLanguage): Stage =>
  (parts) => {
    const drops: number[][] = [];
    const isFiller = (from: number, to: number): boolean => {
      const taken = parts.slice(from, to);
      if (!taken.every((part) => isWord(part) && isFree(part) && part.keep !== 'name' && part.keep !== 'apart'))
        return false;
      const say = (write: (part: Part) => string) =>
        taken.map((part) => (part === undefined ? '' : write(part).toLowerCase())).join(' ');
      return fillersOf('en').has(say((part) => part.source)) || fillersOf(language).has(say((part) => part.text));
    };
    for (let from = 0; from < parts.length; from += 1) {
      for (let to = Math.min(parts.length, from + LONGEST_FILLER); to > from; to -= 1) {
        if (!isFiller(from, to)) continue;
        drops.push(Array.from({ length: to - from }, (_, offset) => from + offset));
        from = to - 1;
        break;
      }
    }
    // The last words of a title qualify its noun the least; a single noun at the start ("Toy …") may be all that says
    // what it is.
    return drops.reverse();
  };

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Bracketed remarks without a protected word: "[Toy]", "(Multi-Colour)". Square brackets first, because they are shop tags. */
const remarks: Stage = (parts) => {
  const found: { places: number[]; isTag: boolean }[] = [];
  for (const [open, part] of parts.entries()) {
    const closing = part?.role === 'symbol' ? CLOSING[part.text] : undefined;
    if (closing === undefined) continue;
    const close = parts.findIndex(
      (candidate, place) => place > open && candidate?.role === 'symbol' && candidate.text === closing,
    );
    if (close < 0) continue;
    const places = Array.from({ length: close - open + 1 }, (_, offset) => open + offset);
    if (places.every((place) => parts[place]?.keep !== 'apart' && (parts[place] === undefined || isFree(parts[place]))))
      found.push({ places, isTag: part?.text === '[' });
  }
  return found.sort((a, b) => Number(b.isTag) - Number(a.isTag)).map(({ places }) => places);
};

const ornaments: Stage = (parts) =>
  fromEnd(parts, (part) => part.role === 'symbol' && !/^[-–—,:;/&()[\]{}+.'"®™©%#@]$/u.test(part.text));
const functionWords: Stage = (parts) => fromEnd(parts, (part) => part.role === 'function');
/** A dash between two numbers is a range. */
const separators: Stage = (parts) =>
  parts
    .flatMap((part, place) => {
      const isRange = parts[place - 1]?.role === 'slot' && parts[place + 1]?.role === 'slot';
      return part?.role === 'symbol' && /^[-–—,:;|~]$/u.test(part.text) && !isRange ? [[place]] : [];
    })
    .reverse();
const unknownWords: Stage = (parts) => fromEnd(parts, (part) => part.role === 'unknown' && part.keep === 'word');
/**
 * Titles start with what matters most, so the rest is dropped from the end; unlisted names count as words; the noun of
 * a phrase is dropped last. A counted noun is dropped after all others: "20" without "flags" means nothing.
 */
const words: Stage = (parts) => {
  let phrase = 0;
  const phraseAt = parts.map((part) => {
    phrase = part?.phrase ?? phrase;
    return phrase;
  });
  const byPhrase = ([a = 0]: number[], [b = 0]: number[]) =>
    (phraseAt[b] ?? 0) - (phraseAt[a] ?? 0) ||
    Number(parts[a]?.isHead ?? false) - Number(parts[b]?.isHead ?? false) ||
    b - a;
  const places = fromEnd(parts, (part) => part.keep === 'word' || part.keep === 'likely_name').sort(byPhrase);
  const marked = new Set(parts.flatMap((part, place) => (part?.keep === 'apart' ? (phraseAt[place] ?? 0) : [])));
  // Nor does "blue" mean anything if its noun is gone.
  const isNeeded = ([place = 0]: number[]) =>
    /^\p{Nd}+$/u.test(parts[place - 1]?.text ?? '') ||
    (parts[place]?.isHead === true && marked.has(phraseAt[place] ?? 0));
  return [...places.filter((place) => !isNeeded(place)), ...places.filter(isNeeded)];
};
const names: Stage = (parts) => fromEnd(parts, (part) => part.keep === 'name');
const tellingApart: Stage = (parts) => fromEnd(parts, (part) => part.keep === 'apart');

/** The remaining parts; each keeps the space after a dropped part. */
const kept = (parts: readonly (Part | undefined)[], all: readonly Part[]): Part[] => {
  const left: Part[] = [];
  let spaceBefore = false;
  for (const [place, part] of parts.entries()) {
    const original = all[place];
    if (part === undefined) {
      spaceBefore ||= original?.joiner === ' ';
      continue;
    }
    const isGlued = part.joiner !== ' ' && all[place - 1] !== undefined && parts[place - 1] === undefined;
    left.push(isGlued ? { ...part, joiner: part.role === 'symbol' && !spaceBefore ? '' : ' ' } : part);
    spaceBefore = false;
  }
  return left;
};

/** "Boîte de", "ideal für": a phrase that means nothing without what followed it. */
const OPEN_PHRASE = /\p{L} (?:of|with|for|de|d’|di|da|mit|für|pour|per|para|con|avec)$/u;

/** Drops function words and open phrases at the end. */
const trimTail = (parts: readonly Part[]): Part[] => {
  let end = parts.length;
  const isOpen = (part: Part | undefined): boolean =>
    part?.keep !== 'must' &&
    (part?.role === 'function' ||
      ((part?.keep === 'word' || part?.keep === 'apart') && OPEN_PHRASE.test(part.text)) ||
      /^[-–—,:;|/&+]$/u.test(part?.text ?? ''));
  while (end > 0 && isOpen(parts[end - 1])) end -= 1;
  return parts.slice(0, end);
};

/** A lower bound for the rendered length, which avoids rendering a title that is far too long. */
const leastLength = (parts: readonly (Part | undefined)[]): number =>
  parts.reduce((sum, part) => {
    const mayVanish =
      part === undefined || part.role === 'symbol' || part.role === 'function' || OPEN_PHRASE.test(part.text);
    return mayVanish ? sum : sum + titleLength(part.text);
  }, 0);

/**
 * Shortens a title to `limit` code points by dropping whole parts, least important first: repeats, praise, bracketed
 * remarks, ornaments, function words, unknown words, then words, listed names and finally what distinguishes the title
 * from another, from the end. Parts that turn out to fit are restored, the most important first. Brand, numbers with
 * their nouns, units, sizes, codes, negations and "for …" are always kept.
 */
export const fitParts = (all: readonly Part[], limit: number, language: TextLanguage): FitOutcome => {
  const whole = renderParts(all);
  if (titleLength(whole) <= limit) return { ok: true, text: whole, dropped: [], droppedWords: 0, parts: all };
  const parts: (Part | undefined)[] = [...all];
  const render = () => renderParts(trimTail(kept(parts, all)));
  const isFitting = (): boolean => {
    if (leastLength(parts) > limit) return false;
    const text = render();
    return text !== '' && titleLength(text) <= limit;
  };
  const drops: { readonly places: number[]; readonly isLoss: boolean }[] = [];
  const saysNothingNew: readonly Stage[] = [repeats, fillers(language)];
  const stages: Stage[] = [
    ...saysNothingNew,
    remarks,
    ornaments,
    functionWords,
    unknownWords,
    separators,
    words,
    names,
    tellingApart,
  ];
  const hasDroppedEnough = stages.some((stage) =>
    stage(parts).some((places) => {
      if (!places.every((place) => parts[place] === undefined || isFree(parts[place]))) return false;
      for (const place of places) parts[place] = undefined;
      drops.push({ places, isLoss: !saysNothingNew.includes(stage) });
      return isFitting();
    }),
  );
  if (!hasDroppedEnough) return { ok: false, reason: 'protected_too_long', length: titleLength(render()) };
  const dropped: string[] = [];
  let droppedWords = 0;
  for (const { places, isLoss } of drops.toReversed()) {
    for (const place of places) parts[place] = all[place];
    const restored = places.map((place) => all[place]).filter((part) => part !== undefined);
    if (isFitting()) continue;
    for (const place of places) parts[place] = undefined;
    const said = renderParts(restored);
    if (said !== '' && restored.some(isWord)) dropped.unshift(said);
    if (isLoss) droppedWords += restored.reduce((sum, part) => sum + part.words, 0);
  }
  const left = parts.filter((part) => part !== undefined);
  return { ok: true, text: render(), dropped, droppedWords, parts: left };
};

/** Splits a finished text, from a memory or an engine, into parts and finds its protected words. */
export const textParts = (text: string, language: TextLanguage, brand?: string): Part[] => {
  const pieces = findSlots(text, brand);
  const bound = boundPlaces(pieces.map(stretchOf), language);
  return pieces.map((piece, place): Part => {
    const base = {
      text: piece.text,
      source: piece.text,
      joiner: piece.joiner,
      words: piece.type === 'word' ? 1 : 0,
    } as const;
    if (bound.has(place)) return { ...base, role: piece.type === 'word' ? 'translated' : piece.type, keep: 'must' };
    if (piece.type === 'slot') return { ...base, role: 'slot', keep: isProtected(piece) ? 'must' : 'name' };
    return { ...base, role: piece.type === 'word' ? 'translated' : 'symbol', keep: 'word' };
  });
};

const stretchOf = (piece: Piece): Stretch => {
  if (piece.type !== 'slot') return { text: piece.text, kind: piece.type };
  const isNumber = piece.slot === 'number' || piece.slot === 'count' || piece.slot === 'measure';
  return { text: piece.text, kind: isNumber ? 'number' : 'word' };
};

/**
 * Shortens a finished text (an engine's translation, a remembered title) like `fitParts`; words of `apart` are dropped
 * last.
 */
export const fitText = (
  text: string,
  limit: number,
  language: TextLanguage,
  brand?: string,
  apart: ReadonlySet<string> = new Set(),
): FitOutcome => fitParts(markApart(textParts(text, language, brand), apart), limit, language);

/** Appends values, which are never shortened, to a finished text; undefined if they leave too little room for it. */
export const fitWithValues = (
  text: string,
  values: readonly string[],
  limit: number,
  language: TextLanguage,
  brand?: string,
): Extract<FitOutcome, { ok: true }> | undefined => {
  const end = values.join(' ');
  const fitted = fitText(text, limit - titleLength(end) - 1, language, brand);
  return fitted.ok ? { ...fitted, text: `${fitted.text} ${end}` } : undefined;
};
