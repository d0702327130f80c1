import type { MadeSpecific } from '../../categories/index.ts';
import type { Item } from '../../products/index.ts';
import { type Audience, aspectName } from './aspects.ts';
import { statedFor } from './stated.ts';
import { withTitleFacts } from './title-facts.ts';

/** The specifics that an item has on a site without the seller's input, with the source of each. */
export function madeSpecifics(item: Item, audience: Audience): MadeSpecific[] {
  const stated = statedFor(item, audience);
  const ofItem = stated.aspects(item.attributes);
  const varying = new Map<string, Set<string>>();
  for (const unit of item.units) {
    for (const [name, value] of Object.entries(stated.specifics(unit.specifics))) {
      varying.set(name, withValue(varying.get(name), value));
    }
  }
  const nameThere = (name: string) => aspectName(name, audience.site, item.platform);
  // A site that uses codes has a separate field for the brand.
  const brand = stated.isCoded || item.brand !== null ? undefined : nameThere('Brand');
  const hasBrand = Object.keys(item.attributes).some((name) => nameThere(name) === brand);
  const originOf = (name: string): MadeSpecific['origin'] => {
    if (!Object.hasOwn(ofItem, name)) return 'title';
    return name === brand && !hasBrand ? 'unbranded' : 'item';
  };
  return [
    ...Object.entries(stated.aspects(withTitleFacts(item).attributes))
      .filter(([name]) => !varying.has(name))
      .map(([name, values]) => ({ name, values, origin: originOf(name) })),
    ...[...varying].map(([name, values]) => ({ name, values: [...values], origin: 'variations' as const })),
  ];
}

/** What nothing says on the site is missing there. */
function withValue(values: Set<string> | undefined, value: string | undefined): Set<string> {
  const all = values ?? new Set();
  return value === undefined ? all : all.add(value);
}
