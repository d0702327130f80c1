import { withoutSurplusMarks } from './composed.ts';

/** The properties that distinguish products. */
export interface ComparedProduct {
  readonly title: string;
  readonly brand: string | null;
  /** Pieces in a package; null if only the title may state it. */
  readonly packQuantity: number | null;
}

/** How a catalogue product differs from the seller's item although it has the same GTIN. */
export type ProductDoubt = 'brand' | 'pack' | 'title';

/** Words that mean that there is no brand. */
const NO_BRAND =
  /^(unbranded|generic|no brand|markenlos|ohne marke|sans marque|senza marca|sin marca|n\/?a|does not apply|)$/;

const plain = (text: string): string =>
  withoutSurplusMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isBrand = (brand: string | null): brand is string => brand !== null && !NO_BRAND.test(plain(brand));

/** Matches whole words, so that the brand `Era` is not found in `camera`. */
const says = (text: string, words: string): boolean => ` ${plain(text)} `.includes(` ${plain(words)} `);

/** `3 pack`, `3er-Set`, `pack of 3`, `lot de 3`, `Set da 3`, `3 x`, `x3`, in the languages of the sites. */
const PACKS: readonly RegExp[] = [
  /(?<![\d.,])(\d{1,3})\s*(?:er)?[\s-]*(?:pack|packs|pk|set|pcs|pieces|stuck|stk|stuecke|pezzi|pz|piezas|uds|unidades)(?![\p{L}])/u,
  /(?:pack|set|lot|box|confezione|juego|paquete|conjunto)\s*(?:of|de|da|di|von|mit)\s*(\d{1,3})(?!\d)/u,
  /(?<![\d.,])(\d{1,3})\s*[x×]\s(?![\d])/u,
  /(?<![\p{L}\d])(?<!\d\s)(?<!(?:mm|cm|m|in|inch|zoll|pollici|pouces|pulgadas|")\s?)[x×]\s?(\d{1,3})(?![\d\p{L}])/u,
];

/** The number of pieces that a title states; 1 if it states none. */
export function packQuantityIn(title: string): number {
  const text = withoutSurplusMarks(title).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const pattern of PACKS) {
    const n = Number(pattern.exec(text)?.[1] ?? 0);
    if (n > 0) return n;
  }
  return 1;
}

/**
 * The first letters of words, and numbers, because the titles may be in two languages that have only these in common.
 */
function marksOf(title: string): Set<string> {
  const words = plain(title).split(' ');
  return new Set(
    words.filter((word) => word.length > 2 || /\d/.test(word)).map((word) => [...word].slice(0, 5).join('')),
  );
}

/**
 * Whether a catalogue product with the item's GTIN is what the seller sells. A GTIN may be wrong, or belong to a
 * package of another size; then buyers would get something other than what they see.
 * @returns the differences; null if there are none
 */
export function doubtAbout(ours: ComparedProduct, theirs: ComparedProduct): ProductDoubt | null {
  const areBranded = isBrand(ours.brand) && isBrand(theirs.brand);
  const [one, other] = [ours.brand ?? '', theirs.brand ?? ''];
  const isSameBrand =
    areBranded && (says(one, other) || says(other, one) || says(theirs.title, one) || says(ours.title, other));
  if (areBranded && !isSameBrand) return 'brand';
  const packOf = ({ packQuantity, title }: ComparedProduct) => Math.max(packQuantity ?? 1, packQuantityIn(title));
  if (packOf(ours) !== packOf(theirs)) return 'pack';
  if (isSameBrand) return null;
  const marks = marksOf(ours.title);
  return [...marksOf(theirs.title)].some((mark) => marks.has(mark)) ? null : 'title';
}
