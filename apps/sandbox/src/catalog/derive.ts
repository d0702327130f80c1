import { hash32, pickBy } from '../platform/seeded.ts';
import { colourWords, materialWords, typesByCategory } from './aspects.data.ts';
import { aspectsOf } from './aspects.ts';
import type { Category } from './category-tree.ts';
import type { CatalogEntry } from './entry.ts';

/** Derives the data that a listing needs and a row lacks from the row alone, so that it is equal on every start. */

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

function singular(name: string): string {
  if (/(ss|us|is)$/i.test(name)) return name;
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y');
  if (/(sses|xes|ches|shes)$/i.test(name)) return name.replace(/es$/i, '');
  return name.replace(/s$/i, '');
}

function typeOf(category: Category): string {
  const named = category.name === 'Other' ? (category.parent ?? category) : category;
  return typesByCategory[named.name] ?? singular(named.name.split(/ & |, /)[0] ?? named.name).slice(0, 50);
}

function firstKnown(title: string, known: Readonly<Record<string, string>>): string | undefined {
  for (const word of words(title)) {
    if (Object.hasOwn(known, word)) return known[word];
  }
  return undefined;
}

/** Item specifics of a home listing in English: the source's own, then those derived from title and category. */
export function deriveSpecifics(entry: CatalogEntry, category: Category): Record<string, string> {
  const derived: Record<string, string | undefined> = {
    Brand: entry.brand === '' ? 'Unbranded' : entry.brand.slice(0, 50),
    Type: typeOf(category),
    Colour: firstKnown(entry.title, colourWords),
    // What follows describes a part or the purpose.
    Material: firstKnown(entry.title.split(/\s(?:with|for)\s/i)[0] ?? '', materialWords),
    Scale: /\b1[:/]\d{1,3}\b/.exec(entry.title)?.[0].replace('/', ':'),
    'UK Shoe Size': /\bUK (\d{1,2}(?:\.5)?)\b/.exec(entry.title)?.[1],
    Department: /\b(women|ladies)/i.test(entry.title)
      ? 'Women'
      : /\b(kids?|boys?|girls?|children)/i.test(entry.title)
        ? 'Kids'
        : /\b(men|mens)\b/i.test(entry.title)
          ? 'Men'
          : 'Unisex Adults',
    MPN: hash32(`mpn/${entry.sku}`) % 3 === 0 ? entry.sku : undefined,
    ...entry.specifics,
  };
  const known = new Set(aspectsOf(category.path, 'en-GB').map((aspect) => aspect.name));
  const varied = new Set(entry.variations?.flatMap((variation) => Object.keys(variation.specifics)));
  const specifics: Record<string, string> = {};
  for (const [name, value] of Object.entries(derived)) {
    const stated = entry.specifics !== undefined && Object.hasOwn(entry.specifics, name);
    if (value !== undefined && (known.has(name) || stated) && !varied.has(name)) specifics[name] = value;
  }
  return specifics;
}

export function deriveCondition(entry: CatalogEntry): { id: string; name: string; enumName: string } {
  const used = { id: '3000', name: 'Used', enumName: 'USED_EXCELLENT' };
  const fresh = { id: '1000', name: 'New', enumName: 'NEW' };
  if (entry.condition === 'USED_EXCELLENT') return used;
  if (entry.condition !== undefined) return fresh;
  return hash32(`condition/${entry.sku}`) % 50 === 0 ? used : fresh;
}

const openings = [
  'Sent from our own shelves in the UK, packed with care.',
  'In stock with us and ready to post the same working day.',
  'A small family shop since 1998: what you see is what we send.',
] as const;
const closings = [
  'Questions? Write to us, we answer every day.',
  'Returns are accepted within 30 days.',
  'Buy two or more and we post them together.',
] as const;

/** A home listing's description: simple HTML with escaped texts. */
export function deriveDescription(entry: CatalogEntry, category: Category): string {
  if (entry.description !== undefined) return entry.description;
  const facts = Object.entries(deriveSpecifics(entry, category))
    .map(([name, value]) => `<li>${escapeHtml(name)}: ${escapeHtml(value)}</li>`)
    .join('');
  return (
    `<h2>${escapeHtml(entry.title)}</h2><p>${pickBy(`opening/${entry.sku}`, openings)}</p>` +
    `<ul>${facts}</ul><p>${pickBy(`closing/${entry.sku}`, closings)}</p>`
  );
}

export function picturesOf(publicUrl: string, sku: string): string[] {
  const count = 1 + (hash32(`pictures/${sku}`) % 3);
  const base = `${publicUrl}/media/${encodeURIComponent(sku)}`;
  return Array.from({ length: count }, (_, index) => (index === 0 ? `${base}.svg` : `${base}.svg?view=${index + 1}`));
}
