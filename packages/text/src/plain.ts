/** The entities that feeds leave in titles; others are kept as written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  reg: '®',
  trade: '™',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
/** What a browser would parse as a tag or a comment; `<3` and `5 < 7` are not. */
const TAG = /<(?:\/?[a-z][^<>]*|!--[\s\S]*?--)>/gi;
/** Whether a code is a character; surrogates and values beyond Unicode are not. */
const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/**
 * A title as it is meant to be read. Feeds leave markup in titles, whose words (`amp`, `strong`) must not be
 * translated. A marketplace shows a title as text, so markup would have no effect there.
 */
export function plainTitle(title: string): string {
  return title.replace(TAG, ' ').replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : ' ';
  });
}

/**
 * The same as a single line for processing: characters that reverse the text direction are removed, because a buyer
 * would read other words.
 */
export function sourceTitle(title: string): string {
  return plainTitle(title)
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
