import { ADDRESS_FORMATS, CODE_FIRST } from './address-formats.data.ts';

export interface PostalAddress {
  /** Street lines, in their usual order. */
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** Countries that write the largest unit first in their own scripts: `105-0011 東京都 港区`. */
const LARGEST_FIRST = new Set(['CN', 'JP', 'KR', 'TW']);
const THEIR_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The United Kingdom, Ireland and the rest: each part on a separate line. */
const EACH_ON_ITS_LINE = 'C|S|Z';

/** A postal address in the format of its country, without name and country. */
export function addressLines({ lines, city, region, postalCode, country }: PostalAddress): string[] {
  const street = lines.filter(Boolean);
  const code = country ?? '';
  const parts = { C: city ?? '', S: region ?? '', Z: postalCode ?? '' };
  const isTheirScript = THEIR_SCRIPTS.test([...street, parts.C, parts.S].join(''));
  if (LARGEST_FIRST.has(code) && isTheirScript) return [...fill('Z S C', parts), ...street];
  return [...street, ...fill(formatOf(code), parts)];
}

function formatOf(code: string): string {
  if (code === '') return EACH_ON_ITS_LINE;
  if (CODE_FIRST.includes(code)) return 'Z C';
  return Object.keys(ADDRESS_FORMATS).find((format) => ADDRESS_FORMATS[format]?.includes(code)) ?? EACH_ON_ITS_LINE;
}

/** Fills in a format. What stands between two parts is left out with either of them. */
function fill(format: string, parts: Readonly<Record<'C' | 'S' | 'Z', string>>): string[] {
  return format.split('|').flatMap((line) => {
    let text = '';
    for (const [, between = '', letter = '', behind = ''] of line.matchAll(/([^CSZ]*)([CSZ])(\)?)/g)) {
      const part = parts[letter as 'C' | 'S' | 'Z'];
      if (part !== '') text += `${text === '' ? between.trimStart() : between}${part}${behind}`;
    }
    return text === '' ? [] : [text];
  });
}
