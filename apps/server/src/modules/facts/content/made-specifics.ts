import type { MadeSpecific } from '../../categories/index.ts';
import type { Item } from '../../products/index.ts';
import { type Audience, aspectName, aspectsFor, specificsFor } from './aspects.ts';
import { codedAspects, codedSpecifics, needsCodes } from './coded-aspects.ts';
import { withTitleFacts } from './title-facts.ts';

/** The specifics that an item has on a site without the seller's input, with the source of each. */
export function madeSpecifics(item: Item, audience: Audience): MadeSpecific[] {
  if (needsCodes(audience.site, item.platform)) return codedSpecificsOf(item, audience);
  const ofItem = aspectsFor(item, audience);
  const unbranded = item.brand === null ? aspectName('Brand', audience.site, item.platform) : undefined;
  const hasBrand = unbranded !== undefined && Object.keys(item.attributes).some((name) => isNamed(name, unbranded));
  const varying = new Map<string, Set<string>>();
  for (const unit of item.units) {
    for (const [name, value] of Object.entries(specificsFor(item, unit.specifics, audience))) {
      varying.set(name, withValue(varying.get(name), value));
    }
  }
  function isNamed(name: string, there: string): boolean {
    return aspectName(name, audience.site, item.platform) === there;
  }
  const originOf = (name: string): MadeSpecific['origin'] => {
    if (!Object.hasOwn(ofItem, name)) return 'title';
    return name === unbranded && !hasBrand ? 'unbranded' : 'item';
  };
  return [
    ...Object.entries(aspectsFor(withTitleFacts(item), audience))
      .filter(([name]) => !varying.has(name))
      .map(([name, values]) => ({ name, values, origin: originOf(name) })),
    ...[...varying].map(([name, values]) => ({ name, values: [...values], origin: 'variations' as const })),
  ];
}

/** The same for a site that uses codes for specifics, which has a separate field for the brand. */
function codedSpecificsOf(item: Item, audience: Audience): MadeSpecific[] {
  const ofItem = codedAspects(item.attributes, item.platform, audience);
  const varying = new Map<string, Set<string>>();
  for (const { specifics } of item.units) {
    for (const [name, value] of Object.entries(codedSpecifics(specifics, item.platform, audience))) {
      varying.set(name, withValue(varying.get(name), value));
    }
  }
  const made = codedAspects(withTitleFacts(item).attributes, item.platform, audience);
  return [
    ...Object.entries(made)
      .filter(([name]) => !varying.has(name))
      .map(
        ([name, values]): MadeSpecific => ({ name, values, origin: Object.hasOwn(ofItem, name) ? 'item' : 'title' }),
      ),
    ...[...varying].map(([name, values]): MadeSpecific => ({ name, values: [...values], origin: 'variations' })),
  ];
}

/** What nothing says on the site is missing there. */
function withValue(values: Set<string> | undefined, value: string | undefined): Set<string> {
  const all = values ?? new Set();
  return value === undefined ? all : all.add(value);
}
