import type { Room } from '../../platform/room.ts';
import type { NameDeps } from '../history/index.ts';
import { changesHandlers } from './changes.jobs.ts';
import { changesRoutes } from './changes.routes.ts';
import { changesTables } from './changes.tables.data.ts';
import type { AnyKind } from './kind.ts';
import type { WorkDeps } from './work-on-change.ts';

/** @param kinds those of all rooms */
export function createChangesRoom({
  kinds,
  ...given
}: Omit<WorkDeps & NameDeps, 'kinds'> & { readonly kinds: readonly AnyKind[] }): Room {
  const deps = { ...given, kinds: new Map(kinds.map((kind) => [kind.name, kind])) };
  return { tables: changesTables, routes: changesRoutes(deps), jobs: changesHandlers(deps) };
}
