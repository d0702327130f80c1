import type { ChangeRow } from '@quayside/contract';
import { changesSchemas as schemas } from '@quayside/contract/changes.schema';
import { mayDo } from '@quayside/kernel';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type RequestOf, type Route, route } from '../../platform/http/route.ts';
import { hasScreenAccess } from '../../platform/http/screen-access.ts';
import { actorOf, type NameDeps, namePeople } from '../history/index.ts';
import { listFirstLabels, listRows, type StoredRow } from './change-rows.repository.ts';
import { kindOf } from './change-steps.ts';
import { findChange, listChanges, type StoredChange } from './changes.repository.ts';
import { cancelChange, confirmChange, retryChange, undoChange, viewOf } from './changes.service.ts';
import type { AnyKind } from './kind.ts';
import type { WorkDeps } from './work-on-change.ts';

const PAGE = 50;

type Asked = Pick<RequestOf<(typeof schemas.get)['call']>, 'who' | 'access' | 'params'>;

export function changesRoutes(deps: WorkDeps & NameDeps): Route[] {
  const { db, kinds } = deps;

  /** @throws change_not_found, no_access */
  async function seen({ who, access, params }: Asked): Promise<{ change: StoredChange; kind: AnyKind }> {
    const change = await findChange(db, { userId: who.userId, changeId: params.changeId });
    if (!change) throw fail('change_not_found');
    const kind = kindOf(kinds, change);
    if (!hasScreenAccess(screenOf(kind), await access())) throw fail('no_access');
    return { change, kind };
  }

  /** The change, for a caller who may make changes of its kind. @throws change_not_found, no_access, forbidden */
  async function allowed(asked: Asked): Promise<StoredChange> {
    const { change, kind } = await seen(asked);
    if (!hasScreenAccess(kind.call, await asked.access())) throw fail('no_access');
    if (!mayDo(asked.who.role, kind.call.duty ?? 'work')) throw fail('forbidden');
    return change;
  }

  return [
    route(schemas.list, async ({ who, access, query }) => {
      const user = await access();
      const visible = [...kinds.values()].filter(
        (kind) => (query.kind ?? kind.name) === kind.name && hasScreenAccess(screenOf(kind), user),
      );
      const rows = await listChanges(db, who.userId, {
        kinds: visible.map(({ name }) => name),
        before: query.cursor === undefined ? Number.MAX_SAFE_INTEGER : readIdCursor(query.cursor),
        limit: PAGE + 1,
      });
      const { shown, nextCursor } = pageOf(rows, PAGE, (last) => writeIdCursor(last.changeId));
      const [nameOf, firstOf] = await Promise.all([
        namePeople(
          deps,
          who.userId,
          shown.map(({ actor }) => actor),
        ),
        listFirstLabels(
          db,
          who.userId,
          shown.map(({ changeId }) => changeId),
        ),
      ]);
      const list = shown.map((one) => ({
        ...viewOf(kinds, one),
        by: nameOf(one.actor.kind, one.actor.id),
        first: firstOf.get(one.changeId) ?? null,
      }));
      return { list, nextCursor };
    }),
    route(schemas.get, async (request) => viewOf(kinds, (await seen(request)).change)),
    route(schemas.listRows, async (request) => {
      const { change, kind } = await seen(request);
      const { cursor, limit = PAGE, ...filter } = request.query;
      const after = cursor === undefined ? 0 : readIdCursor(cursor);
      const rows = await listRows(db, change, { ...filter, after, limit: limit + 1 });
      const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.position));
      return { list: shown.map((row) => shownRow(kind, row)), nextCursor };
    }),
    route(schemas.exportCsv, async (request) => {
      const { change, kind } = await seen(request);
      const { writeResultFile } = await import('./result-file.ts');
      return request.raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="quayside-change-${change.changeId}.csv"`)
        .send(await writeResultFile(db, kind, change, request.language));
    }),
    route(schemas.confirm, async (request) =>
      confirmChange(deps, await allowed(request), request.body.expected, actorOf(request.who)),
    ),
    route(schemas.cancel, async (request) => cancelChange(deps, await allowed(request))),
    route(schemas.retry, async (request) => retryChange(deps, await allowed(request))),
    route(schemas.undo, async (request) => undoChange(deps, await allowed(request), actorOf(request.who))),
  ];
}

/** What a caller needs to see changes of a kind. */
const screenOf = ({ call }: AnyKind) => (call.requiresScreen ? { requiresScreen: call.requiresScreen } : {});

function shownRow({ shown }: AnyKind, { key: _key, before, after, ...row }: StoredRow): ChangeRow {
  return { ...row, before: shown(before), after: shown(after) };
}
