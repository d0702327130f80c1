import { Readable } from 'node:stream';
import type { ExportState } from '@quayside/contract';
import { dataExportSchemas as schemas } from '@quayside/contract/data-export.schema';
import { mayDo } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { makeJob } from './data-export.jobs.ts';
import * as repository from './data-exports.repository.ts';
import type { DataExportDeps } from './make-export.ts';

const NONE: ExportState = { state: 'none', requestedAt: null, expiresAt: null, bytes: 0, rows: 0 };

function toState(row: repository.ExportRow | undefined): ExportState {
  if (!row) return NONE;
  const { state, requestedAt, expiresAt, bytes, rows } = row;
  return { state, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, bytes, rows };
}

export function dataExportRoutes({
  db,
  clock,
  jobs,
}: DataExportDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }): Route[] {
  return [
    route(schemas.get, async ({ who }) => toState(await repository.getExport(db, who.userId))),
    route(schemas.create, async ({ who, language }) => {
      const { userId, loginId } = who;
      await withTransaction(db, async (tx) => {
        const isBegun = await repository.beginExport(tx, { userId, loginId, language, at: clock.now() });
        if (!isBegun) throw fail('export_under_way');
        await jobs.enqueue(tx, makeJob, { userId });
        await recordHistory(tx, userId, [
          {
            actor: actorOf(who),
            entity: 'user',
            entityId: userId,
            field: 'data-export',
            before: null,
            after: null,
            why: 'data_export_requested',
          },
        ]);
      });
      return toState(await repository.getExport(db, userId));
    }),
    route(schemas.getFile, async ({ who, raw }) => {
      if (!mayDo(who.role, 'owners')) throw fail('forbidden');
      const row = await repository.getExport(db, who.userId);
      const isThere = row?.state === 'ready' && row.expiresAt !== null && row.expiresAt > clock.now();
      if (!isThere) throw fail('export_not_found');
      return raw.reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-length', row.bytes)
        .header('content-disposition', 'attachment; filename="quayside-export.zip"')
        .send(Readable.from(repository.readParts(db, who.userId)));
    }),
  ];
}
