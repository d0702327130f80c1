import { Readable } from 'node:stream';
import type { MemoryFormat } from '@quayside/contract';
import { memorySchemas as schemas } from '@quayside/contract/memory.schema';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPairs, removeEntries } from './memory.repository.ts';

const FILES: Readonly<Record<MemoryFormat, { readonly type: string; readonly name: string }>> = {
  csv: { type: 'text/csv; charset=utf-8', name: 'quayside-memory.csv' },
  tmx: { type: 'application/xml; charset=utf-8', name: 'quayside-memory.tmx' },
  xliff: { type: 'application/xliff+xml; charset=utf-8', name: 'quayside-memory.xlf' },
};

/** Loaded when it is first needed: few sellers look into their memory or bring files of it. */
const service = () => import('./memory.service.ts');

export function memoryRoutes(db: Db): Route[] {
  return [
    route(schemas.listPairs, async ({ who }) => ({ pairs: await listPairs(db, who.userId) })),
    route(schemas.list, async ({ who, query }) => (await service()).pageOfMemory(db, who.userId, query)),
    route(schemas.remove, ({ who, body: { from, to, sources } }) =>
      withTransaction(db, async (tx) => ({ removed: await removeEntries(tx, who.userId, { from, to }, sources) })),
    ),
    route(schemas.exportFile, async ({ who, query, raw }) =>
      raw.reply
        .type(FILES[query.format].type)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${FILES[query.format].name}"`)
        .send(Readable.from((await service()).writeMemoryFile(db, who.userId, query))),
    ),
    route(schemas.previewImport, async ({ who, body }) => (await service()).previewMemoryFile(db, who.userId, body)),
    route(schemas.importFile, async ({ who, body }) => (await service()).importMemoryFile(db, who.userId, body)),
  ];
}
