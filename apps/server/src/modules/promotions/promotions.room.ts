import type { Log } from '../../platform/log.ts';
import type { Room } from '../../platform/room.ts';
import type { AnyKind, ChangeDeps } from '../changes/index.ts';
import type { AdSource, OutcomeListener } from '../dispatch/index.ts';
import { adSource } from './decide-ads.ts';
import { createPromotionsListener } from './follow-ads.ts';
import { itemsKind } from './item-changes.ts';
import { marketsKind } from './market-changes.ts';
import type { AdMarginsPort } from './ports.ts';
import { promotionsHandlers } from './promotions.jobs.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import type { PromotionsDeps } from './promotions.service.ts';
import { promotionsTables } from './promotions.tables.data.ts';

export interface PromotionsRoom extends Room<OutcomeListener> {
  readonly ports: { readonly kinds: readonly AnyKind[]; readonly ads: AdSource };
}

export function createPromotionsRoom(
  deps: PromotionsDeps & AdMarginsPort & Omit<ChangeDeps, 'clock'> & { readonly log: Log },
): PromotionsRoom {
  const changing = { ...deps, clock: deps.machineClock };
  return {
    tables: promotionsTables,
    routes: promotionsRoutes(deps),
    jobs: promotionsHandlers(deps),
    listeners: [createPromotionsListener(deps)],
    ports: { kinds: [marketsKind(changing), itemsKind(changing)], ads: adSource },
  };
}
