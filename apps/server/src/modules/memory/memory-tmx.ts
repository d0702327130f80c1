import { fail } from '../../platform/http/fail.ts';
import { nearestLanguage, sourceLanguage, targetLanguage } from './memory-languages.ts';
import type { GivenRow, ReadFile } from './memory-rows.ts';
import { elementOf, ORIGIN, readUnits, UNITS, writerOf } from './memory-xml.ts';
import { childrenOf, languageOf, textOf, type XmlNode } from './xml-document.ts';

/** Any variant may be the source. */
const ALL = '*all*';
/** How Trados says that nobody has confirmed a translation. */
const UNCONFIRMED: ReadonlySet<string> = new Set(['draft', 'unspecified', 'rejectedtranslation', 'rejectedsignoff']);

const HEADER = {
  ...{ creationtool: 'Quayside', creationtoolversion: '1', 'o-tmf': 'Quayside' },
  ...{ segtype: 'sentence', adminlang: 'en', srclang: ALL, datatype: 'plaintext' },
};

/** TMX 1.4b; the slots of a title are `{1}` in its text. */
export const TMX = writerOf(
  elementOf('tmx', { version: '1.4' }, [elementOf('header', HEADER, []), elementOf('body', {}, [UNITS])]),
  ({ from, to, key, template, origin }) =>
    elementOf('tu', { srclang: from }, [
      elementOf('prop', { type: ORIGIN }, origin),
      elementOf('tuv', { 'xml:lang': from }, [elementOf('seg', {}, key)]),
      elementOf('tuv', { 'xml:lang': to }, [elementOf('seg', {}, template)]),
    ]),
);

/** Reads TMX 1.1 to 1.4, which differ in what this does not read. */
export function readTmx(file: Parameters<typeof readUnits>[0]): ReadFile {
  return readUnits(file, 'tmx', /^1\.[1-4][a-z]?$/, (root) => {
    const [header] = childrenOf(root, 'header');
    const units = childrenOf(root, 'body').flatMap((body) => childrenOf(body, 'tu'));
    return units.flatMap((unit, index) => rowsOf(unit, index + 1, header?.attributes.srclang ?? ALL));
  });
}

/** The variants of a unit of which any may be the source: each is a pair with each other. */
const MOST_VARIANTS = 100;

interface Variant {
  readonly language: string;
  readonly text: string;
}

/**
 * A row for each translation of a unit. A unit without a translation becomes a row without a text.
 * @throws file_too_heavy
 */
function rowsOf(unit: XmlNode, row: number, headerLanguage: string): GivenRow[] {
  const variants = childrenOf(unit, 'tuv').map(
    (variant): Variant => ({ language: languageOf(variant) ?? '', text: textOf(childrenOf(variant, 'seg')[0]) }),
  );
  const props = childrenOf(unit, 'prop');
  const propOf = (type: string) => textOf(props.find(({ attributes }) => attributes.type === type));
  const isUntranslated = UNCONFIRMED.has(propOf('x-ConfirmationLevel').toLowerCase());
  const rowOf = (source: Variant | undefined, target: Variant | undefined): GivenRow => ({
    row,
    from: source?.language ?? '',
    to: target?.language ?? '',
    source: source?.text ?? '',
    target: target?.text ?? '',
    origin: propOf(ORIGIN),
    isUntranslated,
  });
  const stated = unit.attributes.srclang ?? headerLanguage;
  const isAny = stated.toLowerCase() === ALL;
  if (isAny && variants.length > MOST_VARIANTS) throw fail('file_too_heavy');
  const source = nearestLanguage(variants, stated);
  const sources = isAny ? variants : source ? [source] : [];
  const pairs = sources.flatMap((one) => variants.filter((other) => other !== one).map((other) => rowOf(one, other)));
  const rows = isAny ? pairs.filter((pair) => !isOtherWayRound(pair, pairs)) : pairs;
  return rows.length > 0 ? rows : [rowOf(source ?? (isAny ? variants[0] : undefined), undefined)];
}

/** Whether a pair has a language that nobody translates from or to, while the same two texts are read the other way round. */
function isOtherWayRound(pair: GivenRow, pairs: readonly GivenRow[]): boolean {
  const isRead = ({ from, to }: GivenRow) => sourceLanguage(from) !== undefined && targetLanguage(to) !== undefined;
  const isReverse = ({ from, to, source, target }: GivenRow) =>
    from === pair.to && to === pair.from && source === pair.target && target === pair.source;
  return !isRead(pair) && pairs.some((other) => isReverse(other) && isRead(other));
}
