import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { blacklistRoutes } from './blacklist.routes.ts';
import type { BlacklistDeps } from './blacklist.service.ts';
import { blacklistTables } from './blacklist.tables.data.ts';
import { keywordsKind } from './keywords.kind.ts';
import { createStoredItemsPort, type StoredItemsPort } from './stored-items.ts';

export interface BlacklistRoom extends Room {
  readonly ports: { readonly storedItems: StoredItemsPort; readonly kinds: readonly AnyKind[] };
}

export function createBlacklistRoom(deps: BlacklistDeps): BlacklistRoom {
  return {
    tables: blacklistTables,
    routes: blacklistRoutes(deps),
    ports: { storedItems: createStoredItemsPort(), kinds: [keywordsKind()] },
  };
}
