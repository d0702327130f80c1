import { toPlainText } from '@quayside/connector-kit';
import type { AttributeValue } from '../wire.ts';
import type { AttributeShape } from './attribute-shape.ts';
import { readValue } from './read-value.ts';

/** The marketplace, the language and the currency of a site. */
export interface Place {
  readonly marketplaceId: string;
  readonly locale: string;
  readonly currency: string;
}

/**
 * Converts texts to an attribute's values, in the format of its schema; empty if none of the texts is a valid value.
 */
export function buildValues(
  shape: AttributeShape | undefined,
  texts: readonly string[],
  { marketplaceId, locale, currency }: Place,
): AttributeValue[] {
  if (!shape) return [];
  const values = texts.flatMap((text) => readValue(shape, text) ?? []);
  return values.slice(0, shape.most).map((value) => ({
    ...value,
    ...(shape.hasCurrency ? { currency } : {}),
    ...(shape.hasLanguage ? { language_tag: locale } : {}),
    ...(shape.hasMarketplace ? { marketplace_id: marketplaceId } : {}),
  }));
}

/**
 * The single value of an attribute with fields, from the texts of its fields. An invalid field is left out, so that the
 * definition reports it as missing.
 */
export function buildParts(
  shape: AttributeShape,
  textOf: (part: string) => string | undefined,
  { marketplaceId, locale }: Place,
): AttributeValue[] {
  const fields = [...shape.parts].flatMap(([name, part]) => {
    const read = readValue(part, textOf(name) ?? '');
    return read ? [[name, part.isMeasure ? read : read.value] as const] : [];
  });
  if (fields.length === 0) return [];
  return [
    {
      ...Object.fromEntries(fields),
      ...(shape.hasLanguage ? { language_tag: locale } : {}),
      ...(shape.hasMarketplace ? { marketplace_id: marketplaceId } : {}),
    },
  ];
}

/** The longest beginning of a text that fits into the attribute, cut at a word boundary. */
export function fitted(shape: AttributeShape | undefined, html: string): string {
  const { maxLength = 0, maxBytes = 0 } = shape?.value ?? {};
  let text = toPlainText(html, Math.min(maxLength, LONGEST_TEXT));
  while (Buffer.byteLength(text) > maxBytes) {
    // A character has at most four bytes, so each round removes at least a quarter of the excess.
    const excess = Math.ceil((Buffer.byteLength(text) - maxBytes) / 4);
    text = toPlainText(text, [...text].length - excess);
  }
  return text;
}

const LONGEST_TEXT = 100_000;
/** Amazon shows five bullet points on a page. */
const MOST_POINTS = 5;

/** A description's own bullet points: the entries of its lists, otherwise its first sentences. Nothing is made up. */
export function bulletPoints(shape: AttributeShape | undefined, html: string): string[] {
  const entries = [...html.matchAll(/<li\b[^>]*>([\s\S]*?)(?=<\/li>|<li\b|<\/[uo]l>|$)/gi)].map(
    ([, inner = '']) => inner,
  );
  const sentences = () => toPlainText(html, LONGEST_TEXT).split(/\n+|(?<=[.!?])\s+|(?<=[。！？])/);
  const points = (entries.length > 0 ? entries : sentences())
    .map((one) => fitted(shape, one))
    .filter((one) => one !== '');
  return [...new Set(points)].slice(0, Math.min(MOST_POINTS, shape?.most ?? MOST_POINTS));
}

/** The site's name of a variation theme for these attributes; undefined if the product type has none. */
export function themeOf(shape: AttributeShape | undefined, names: readonly string[]): string | undefined {
  const wanted = keyOf(names);
  const themes = shape?.themes ?? [];
  return (
    themes.find((theme) => keyOf(theme.split('/')) === wanted) ??
    // Older types use COLOR_NAME where newer ones use COLOR.
    themes.find((theme) => keyOf(theme.split('/').map((part) => part.replace(/_NAME$/, ''))) === wanted)
  );
}

const keyOf = (names: readonly string[]): string =>
  names
    .map((name) => name.toUpperCase())
    .sort()
    .join('/');
