import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { productSettingsKind } from './product-settings.kind.ts';
import { type ProductSettingsDeps, productSettingsRoutes } from './product-settings.routes.ts';
import { productSettingsTables } from './product-settings.tables.data.ts';

export interface ProductSettingsRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createProductSettingsRoom(deps: ProductSettingsDeps): ProductSettingsRoom {
  return {
    tables: productSettingsTables,
    routes: productSettingsRoutes(deps),
    ports: { kinds: [productSettingsKind(deps)] },
  };
}
