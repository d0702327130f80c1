/** The entities that feeds leave in titles; a name that is not here stays as it is written. */
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
/** What a browser would take for a tag or a comment; `<3` and `5 < 7` are none. */
const TAG = /<(?:\/?[a-z][^<>]*|!--[\s\S]*?--)>/gi;
/** A character's code; halves of a pair and what lies beyond Unicode are none. */
const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/**
 * A title as it is meant to be read: feeds leave markup in titles, whose words (`amp`, `strong`) are no words of the title and must not be
 * translated. A marketplace shows a title as text, so nothing of the markup would do anything there.
 */
export function plainTitle(title: string): string {
  return title.replace(TAG, ' ').replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return isCharacter(code) ? String.fromCodePoint(code) : ' ';
  });
}

/** The same as one line to work with: marks that turn the order of what follows are left out, because a buyer would read other words. */
export function sourceTitle(title: string): string {
  return plainTitle(title)
    .normalize('NFC')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
