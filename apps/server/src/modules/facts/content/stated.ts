import type { Item } from '../../products/index.ts';
import { type Aspects, type Audience, aspectsFor, specificsFor } from './aspects.ts';
import { codedAspects, codedSpecifics, needsCodes } from './coded-aspects.ts';

/** How an item's specifics are stated on a site: in the words of its buyers, or by the site's codes. */
export function statedFor(item: Item, audience: Audience) {
  const { platform } = item;
  const isCoded = needsCodes(audience.site, platform);
  return {
    isCoded,
    /** Specifics of the whole item. */
    aspects: (attributes: Aspects): Record<string, string[]> =>
      isCoded ? codedAspects(attributes, platform, audience) : aspectsFor({ ...item, attributes }, audience),
    /** Those of a unit; undefined for what nothing says there. */
    specifics: (specifics: Readonly<Record<string, string>>): Record<string, string | undefined> =>
      isCoded ? codedSpecifics(specifics, platform, audience) : specificsFor(item, specifics, audience),
  };
}
