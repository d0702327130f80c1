import { productSettingsSchemas as schemas } from '@quayside/contract/product-settings.schema';
import type { Clock } from '../../platform/clock.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import type { FollowDeps } from '../listings/index.ts';
import { prepareSettings, viewSettings } from './product-settings.service.ts';

export interface ProductSettingsDeps extends FollowDeps, Omit<ChangeDeps, 'clock'> {
  /** Real time, which previewed changes run on. */
  readonly machineClock: Clock;
}

export function productSettingsRoutes(deps: ProductSettingsDeps): Route[] {
  return [
    route(schemas.get, ({ who: { userId }, params: { accountId } }) => viewSettings(deps.db, { userId, accountId })),
    route(schemas.prepare, ({ who, params: { accountId }, body }) =>
      prepareSettings({ ...deps, clock: deps.machineClock }, who, accountId, body),
    ),
  ];
}
