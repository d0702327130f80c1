const BREAKS = /<(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi;
/** Elements whose content is not visible text. */
const UNSEEN = /<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);
/** Surrogates and values beyond Unicode are not characters. */
const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

function character(entity: string, name: string): string {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : Number.NaN;
  if (Number.isInteger(code) && isCharacter(code)) return String.fromCodePoint(code);
  return ENTITIES.get(name.toLowerCase()) ?? entity;
}

/**
 * Converts a description to plain text for marketplaces without HTML: keeps its lines, and cuts it at a word if it exceeds `limit`
 * characters.
 */
export function toPlainText(html: string, limit: number): string {
  const text = html
    .replace(UNSEEN, '')
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, character)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const signs = [...text];
  if (signs.length <= limit) return text;
  const cut = signs.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
