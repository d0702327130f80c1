import type { Room } from '../../platform/room.ts';
import type { CategoryHooks } from '../categories/index.ts';
import type { MarginsPort } from '../costs/index.ts';
import type { DescriptionHooks } from '../descriptions/index.ts';
import type { ContentSource } from '../dispatch/index.ts';
import type { AdMarginsPort } from '../promotions/index.ts';
import type { PriceMarginsPort } from '../repricer/index.ts';
import type { TitleEngine } from '../translations/index.ts';
import { type ContentSourceDeps, createContentSource } from './content/content-source.ts';
import { madeSpecifics } from './content/made-specifics.ts';
import { loadAudiences, loadHome } from './content/said-values.ts';
import { writeDescription } from './content/written-description.ts';
import type { FactsDeps } from './judging.ts';
import type { sharesAt } from './margins.ts';
import { titleEnginesOf } from './title-engines.ts';

export interface FactsRoom extends Room {
  readonly ports: MarginsPort &
    AdMarginsPort &
    PriceMarginsPort & {
      /** The content of listings on their sites. */
      readonly content: ContentSource;
      /** What listings say, for the rooms that let sellers change it. */
      readonly hooks: CategoryHooks & DescriptionHooks;
      /** The engines of a business's titles outside a run. */
      readonly titleEnginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
      /** The margins of listings at given prices. */
      readonly sharesAt: typeof sharesAt;
    };
}

export function createFactsRoom(deps: FactsDeps & ContentSourceDeps): FactsRoom {
  return {
    ports: {
      content: createContentSource(deps),
      hooks: {
        async madeSpecifics(db, userId, items, sites) {
          const home = await loadHome(db, userId, items);
          const audienceOf = await loadAudiences(db, userId, home, items, sites);
          return (item, site) => madeSpecifics(item, audienceOf(item, site));
        },
        writeDescription: (db, userId, itemId, site, setting) =>
          writeDescription(deps, db, userId, itemId, site, setting),
      },
      // The tables of fees are loaded with the first question.
      marginsOf: async (...query) => (await import('./margins.ts')).marginsOf(...query),
      sumsOf: async (...query) => (await import('./margins.ts')).sumsOf(...query),
      sharesAt: async (...query) => (await import('./margins.ts')).sharesAt(...query),
      marginsAtRates: async (...query) => (await import('./margins.ts')).marginsAtRates(...query),
      marginsAtPrices: async (...query) => (await import('./margins.ts')).marginsAtPrices(...query),
      orderMarginsOf: async (...query) => (await import('./order-margin.ts')).orderMarginsOf(...query),
      titleEnginesOf: (userId) => titleEnginesOf(deps, userId),
    },
  };
}
