import type { CategoryHooks } from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import type { DescriptionHooks } from '../descriptions/index.ts';
import { writeDescriptionOf } from './content/described-on-site.ts';
import { madeSpecifics } from './content/made-specifics.ts';
import { createSayValues } from './content/said-values.ts';
import type { PublishingDeps } from './publishing-deps.ts';

/** What only the content of listings knows. */
export type PublishingHooks = CategoryHooks & DescriptionHooks;

export function createPublishingHooks(deps: PublishingDeps): PublishingHooks {
  return {
    writeDescription: (db, userId, itemId, site, setting) =>
      writeDescriptionOf(deps, db, userId, itemId, site, setting),

    async madeSpecifics(db, userId, items, sites) {
      const converters = await sizeConvertersOf(db, userId, items);
      const sayValues = await createSayValues(db, userId, items, sites);
      return (item, site) =>
        madeSpecifics(item, { site, translate: sayValues(item, site), converter: converters(item) });
    },
  };
}
