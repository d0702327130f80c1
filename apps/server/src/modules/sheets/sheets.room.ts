import type { Room } from '../../platform/room.ts';
import type { AnyKind, ChangeDeps } from '../changes/index.ts';
import { sheetKind } from './sheet.kind.ts';
import { sheetsRoutes } from './sheets.routes.ts';
import { sheetsTables } from './sheets.tables.data.ts';

export interface SheetsDeps extends ChangeDeps {
  /** The kinds of change that carry out what files state. */
  readonly kinds: readonly AnyKind[];
}

export interface SheetsRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createSheetsRoom({ kinds, ...deps }: SheetsDeps): SheetsRoom {
  const kind = sheetKind(kinds);
  return { tables: sheetsTables, routes: sheetsRoutes(deps, kind), ports: { kinds: [kind] } };
}
