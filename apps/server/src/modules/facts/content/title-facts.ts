import { hasCodedSpecifics } from '@quayside/kernel';
import type { Item } from '../../products/index.ts';
import { TITLE_FORMS, TITLE_WORDS } from './title-facts.data.ts';

type Described = Pick<Item, 'platform' | 'title' | 'attributes' | 'units'>;

/**
 * The item with the specifics that its title states and its attributes lack: colour, material, department, scale, size
 * and capacity. A title with two values of one specific, such as two colours, states none. Specifics in which the units
 * differ are left to the units.
 */
export function withTitleFacts<I extends Described>(item: I): I {
  if (hasCodedSpecifics(item.platform)) return item;
  const taken = new Set(
    [...Object.keys(item.attributes), ...item.units.flatMap(({ specifics }) => Object.keys(specifics))].map((name) =>
      name.trim().toLowerCase(),
    ),
  );
  const found = Object.entries(factsOf(item.title)).filter(([name]) => !taken.has(name.toLowerCase()));
  if (found.length === 0) return item;
  return { ...item, attributes: { ...item.attributes, ...Object.fromEntries(found) } };
}

function factsOf(title: string): Record<string, string[]> {
  // What follows describes a part, such as the lid of a jar, or the item's purpose.
  const [head = ''] = title.split(/\s(?:with|for|from)\s/i);
  const words = head
    .toLowerCase()
    .replace(/['’]s\b/g, 's')
    .split(/[^\p{L}\p{N}]+/u);
  const facts: Record<string, string[]> = {};
  for (const [name, known] of Object.entries(TITLE_WORDS)) {
    const values = new Set(words.flatMap((word) => (Object.hasOwn(known, word) ? (known[word] ?? []) : [])));
    if (values.size === 1) facts[name] = [...values];
  }
  for (const [name, form] of TITLE_FORMS) {
    const values = new Set([...title.matchAll(form)].map(([, value = '']) => value.replace('/', ':')));
    if (values.size === 1) facts[name] = [...values];
  }
  return facts;
}
