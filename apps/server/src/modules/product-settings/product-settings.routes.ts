import { productSettingsSchemas as schemas } from '@quayside/contract/product-settings.schema';
import type { Clock } from '../../platform/clock.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import type { FollowDeps } from '../listings/index.ts';

export interface ProductSettingsDeps extends FollowDeps, Omit<ChangeDeps, 'clock'> {
  /** Real time, which previewed changes run on. */
  readonly machineClock: Clock;
}

/** Settings change rarely: their code is loaded with the first such call. */
const service = () => import('./product-settings.service.ts');

export function productSettingsRoutes(deps: ProductSettingsDeps): Route[] {
  return [
    route(schemas.get, async ({ who: { userId }, params: { accountId } }) =>
      (await service()).viewSettings(deps.db, { userId, accountId }),
    ),
    route(schemas.prepare, async ({ who, params: { accountId }, body }) =>
      (await service()).prepareSettings({ ...deps, clock: deps.machineClock }, who, accountId, body),
    ),
  ];
}
