import type { KeywordScope } from '@quayside/contract';
import { blacklistSchemas as schemas } from '@quayside/contract/blacklist.schema';
import { z } from 'zod';
import { fileOf } from '../../platform/files/decode-file.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import {
  type BlacklistDeps,
  previewChanges,
  readAdditions,
  readUpdate,
  removeKeyword,
  requireKeyword,
  saveKeywords,
} from './blacklist.service.ts';
import * as repository from './keywords.repository.ts';
import { listItemExamples } from './matches.repository.ts';

// Files are rare, so that what reads and writes them is loaded then.
const files = () => import('./import-keywords.ts');

const PAGE = 100;
const EXAMPLES = 20;
const place = z.tuple([z.string(), z.string()]);

export function blacklistRoutes(deps: BlacklistDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.list, async ({ who, params, query }) => {
      const after = query.cursor === undefined ? null : readCursorAs(query.cursor, place);
      const rows = await repository.listPage(db, who.userId, {
        scope: params.platform,
        search: query.query?.trim() || undefined,
        after: after && { sorted: after[0], platform: after[1] },
        limit: PAGE + 1,
      });
      const { shown, nextCursor } = pageOf(rows, PAGE, (last) => writeCursor([last.sorted, last.platform]));
      return {
        keywords: shown.map(repository.toView),
        nextCursor,
        count: await repository.countKeywords(db, who.userId, params.platform),
      };
    }),
    route(schemas.get, async ({ who, params }) => {
      const row = await requireKeyword(db, who.userId, params);
      const examples = await listItemExamples(db, who.userId, row.keywordId, EXAMPLES);
      return { ...repository.toView(row), examples };
    }),
    route(schemas.create, async ({ who, params, body: { expected, ...given } }) => ({
      keywords: await saveKeywords(
        deps,
        who.userId,
        (tx) => readAdditions(tx, who.userId, params.platform, given),
        expected,
        actorOf(who),
      ),
    })),
    route(schemas.update, async ({ who, params, body: { expected, ...given } }) => {
      const read = async (tx: Parameters<Parameters<typeof saveKeywords>[2]>[0]) => [
        await readUpdate(tx, who.userId, params, given),
      ];
      const [saved] = await saveKeywords(deps, who.userId, read, expected, actorOf(who));
      if (!saved) throw fail('keyword_not_found');
      return saved;
    }),
    route(schemas.remove, ({ who, params }) => removeKeyword(deps, who.userId, params, actorOf(who))),
    route(schemas.removeForEbay, ({ who, params }) => removeKeyword(deps, who.userId, params, actorOf(who))),
    route(schemas.preview, async ({ who, params, body }) =>
      previewChanges(db, who.userId, await readAdditions(db, who.userId, params.platform, body)),
    ),
    route(schemas.previewUpdate, async ({ who, params, body }) =>
      previewChanges(db, who.userId, [await readUpdate(db, who.userId, params, body)]),
    ),
    route(schemas.previewImport, async ({ who, params, body }) =>
      (await files()).previewFile(db, who.userId, params.platform, fileOf(body)),
    ),
    route(schemas.importCsv, async ({ who, params, body }) =>
      (await files()).saveFile(
        deps,
        who.userId,
        { scope: params.platform, file: fileOf(body), expected: body.expected },
        actorOf(who),
      ),
    ),
    route(schemas.exportCsv, async ({ who, params, raw }) => {
      const { writeKeywordCsv } = await import('./keyword-csv.ts');
      return raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="quayside-blacklist-${params.platform}.csv"`)
        .send(writeKeywordCsv(await repository.listKeywords(db, who.userId, params.platform satisfies KeywordScope)));
    }),
  ];
}
