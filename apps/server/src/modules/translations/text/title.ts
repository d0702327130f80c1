import { checkTitle } from './checks.ts';
import { composeParts, type ItemSpecifics } from './composer.ts';
import { draftTitle } from './draft.ts';
import { englishParts, respell } from './english.ts';
import { type FitOutcome, fitParts, fitText } from './fit.ts';
import type { TextLanguage, TitleTarget } from './language.ts';
import { type Lexicon, targetLanguage } from './lexicon.ts';
import { fillTemplate, memoryKey, type TitleMemory } from './memory.ts';
import type { TitleLabel, TitleOutcome } from './outcome.ts';
import { titleLength } from './parts.ts';
import { sourceTitle } from './plain.ts';

export type { ItemSpecifics } from './composer.ts';
export type { TextLanguage, TitleTarget } from './language.ts';
export { compileLexicon, type Lexicon, withSellerTerms } from './lexicon.ts';
export { type MemoryHit, memoryKey, memoryTemplate, type TitleMemory } from './memory.ts';
export type { TitleOutcome } from './outcome.ts';
export { titleLength } from './parts.ts';

export interface TitleInput {
  /** The seller's own title, any length. */
  readonly title: string;
  readonly brand?: string | undefined;
  /** Item specifics as the source site names them ("Colour": "Red"), values may be lists. */
  readonly attributes?: ItemSpecifics | undefined;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** Code points that the marketplace allows; eBay: 80. */
  readonly limit: number;
  /** Compiled once per pair by `compileLexicon`; a seller's own terms laid over it by `withSellerTerms`. */
  readonly lexicon: Lexicon;
  readonly memory?: TitleMemory | undefined;
}

interface Candidate {
  readonly label: TitleLabel;
  readonly fitted: FitOutcome;
  readonly coverage: number;
  readonly unknown: readonly string[];
  readonly keptAsIs: boolean;
}

const complete = (label: TitleLabel, fitted: FitOutcome): Candidate => ({
  label,
  fitted,
  coverage: 1,
  unknown: [],
  keptAsIs: false,
});

const remembered = (input: TitleInput, title: string, isExact: boolean): Candidate | undefined => {
  const hit = input.memory?.(memoryKey(title, input.brand));
  if (hit === undefined || hit.score >= 1 !== isExact) return undefined;
  const filled = fillTemplate(hit.template, title, input.brand);
  if (filled === undefined) return undefined;
  const label: TitleLabel = isExact ? 'tm_exact' : `tm_fuzzy:${Math.floor(hit.score * 100)}`;
  return complete(label, fitText(filled, input.limit, targetLanguage(input.to), input.brand));
};

const composed = (input: TitleInput, title: string): Candidate | undefined => {
  if (input.attributes === undefined) return undefined;
  const parts = composeParts({ title, brand: input.brand, specifics: input.attributes, lexicon: input.lexicon });
  if (parts === undefined) return undefined;
  const fitted = fitParts(parts, input.limit, targetLanguage(input.to));
  // A composed title is only better than a draft while it is whole.
  return fitted.ok && fitted.dropped.length === 0 ? complete('composed', fitted) : undefined;
};

/** Every way that can answer, the surest first; each is tried only where those before it gave nothing. */
const write = (input: TitleInput, title: string): Candidate | TitleOutcome => {
  const language = targetLanguage(input.to);
  const surest = remembered(input, title, true);
  if (surest !== undefined) return surest;
  if (input.from === language) {
    const respelt = respell(title, input.brand, input.lexicon);
    if (titleLength(respelt) <= input.limit) return complete('composed', { ok: true, text: respelt, dropped: [] });
    return complete('composed', fitParts(englishParts(respelt, input.brand, input.lexicon), input.limit, language));
  }
  const whole = composed(input, title);
  if (whole !== undefined) return whole;
  const draft = draftTitle(title, input.brand, input.lexicon);
  if (!draft.ok) {
    return (
      remembered(input, title, false) ?? { ok: false, reason: 'nothing_translated', detail: draft.unknown.join(', ') }
    );
  }
  // Nothing but brand, listed names and codes is right in every language. Capitalised words that only look like names may be words,
  // so a title of those stays a draft and needs the seller's consent like any other.
  const label = draft.keptAsIs && !draft.hasLikelyNames ? 'composed' : 'glossary_draft';
  const { coverage, unknown, keptAsIs } = draft;
  return { label, fitted: fitParts(draft.parts, input.limit, language), coverage, unknown, keptAsIs };
};

/**
 * Writes a title for another market without an engine: translation memory, then item specifics, then the glossary.
 * Never throws, never longer than the limit, never loses a brand, number, unit, size or code of the source.
 */
export const makeTitle = (input: TitleInput): TitleOutcome => {
  const title = sourceTitle(input.title);
  if (!/[\p{L}\p{N}]/u.test(title)) return { ok: false, reason: 'empty_title', detail: input.title };
  if (input.lexicon.from !== input.from || input.lexicon.to !== input.to) {
    return { ok: false, reason: 'unsupported_language', detail: `${input.from} → ${input.to}` };
  }
  const candidate = write(input, title);
  if ('ok' in candidate) return candidate;
  const { fitted, label, coverage, keptAsIs } = candidate;
  if (!fitted.ok) return { ok: false, reason: fitted.reason, detail: String(fitted.length) };
  const findings = checkTitle({ source: title, result: fitted.text, brand: input.brand, limit: input.limit });
  if (findings.length > 0) {
    return {
      ok: false,
      reason: 'check_failed',
      detail: findings.map(({ problem, detail }) => `${problem}: ${detail}`).join('; '),
    };
  }
  const unknown = candidate.unknown.filter((word) => fitted.text.includes(word));
  return { ok: true, title: fitted.text, label, coverage, keptAsIs, unknown, dropped: fitted.dropped };
};
