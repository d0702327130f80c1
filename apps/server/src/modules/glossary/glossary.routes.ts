import { glossarySchemas as schemas } from '@quayside/contract/glossary.schema';
import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fileOf } from '../../platform/files/decode-file.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import * as repository from './glossary.repository.ts';
import { importTermFile, previewTermFile, requireRoom } from './import-terms.ts';
import { previewTerm } from './preview-term.ts';
import { recordTerms } from './record-terms.ts';
import { writeTermCsv } from './term-csv.ts';
import { countUsage } from './term-usage.ts';

export interface GlossaryDeps {
  readonly db: Db;
}

const PAGE = 100;
const place = z.tuple([z.string(), z.number().int()]);

/** Terms apply to titles of runs prepared later. Live listings stay unchanged until the seller lists them again. */
export function glossaryRoutes(deps: GlossaryDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.list, async ({ who, query: { cursor, src_lang, dst_lang, query } }) => {
      const after = cursor === undefined ? null : readCursorAs(cursor, place);
      const filter = { srcLang: src_lang, dstLang: dst_lang, query };
      const rows = await repository.listTerms(db, who.userId, {
        ...filter,
        after: after && { sorted: after[0], termId: after[1] },
        limit: PAGE + 1,
      });
      const { shown, nextCursor } = pageOf(rows, PAGE, (last) => writeCursor([last.sorted, last.termId]));
      const count = await repository.countTerms(db, who.userId, filter);
      return { list: shown.map(({ term }) => term), nextCursor, count };
    }),
    route(schemas.create, ({ who, body }) =>
      withTransaction(db, async (tx) => {
        await repository.lockGlossary(tx, who.userId);
        await requireRoom(tx, who.userId, 1);
        const after = await repository.insertTerm(tx, who.userId, body);
        if (!after) throw fail('term_exists');
        await recordTerms(tx, who.userId, actorOf(who), [{ before: null, after }]);
        return after;
      }),
    ),
    route(schemas.update, ({ who, params, body }) =>
      withTransaction(db, async (tx) => {
        const before = await repository.getTerm(tx, who.userId, params.termId);
        if (!before) throw fail('term_not_found');
        const after = await repository.updateTerm(tx, who.userId, params.termId, body);
        if (!after) throw fail('term_not_found');
        if (after === 'exists') throw fail('term_exists');
        await recordTerms(tx, who.userId, actorOf(who), [{ before, after }]);
        return after;
      }),
    ),
    route(schemas.remove, ({ who, params }) =>
      withTransaction(db, async (tx) => {
        const [before] = await repository.removeTerms(tx, who.userId, [params.termId]);
        if (!before) throw fail('term_not_found');
        await recordTerms(tx, who.userId, actorOf(who), [{ before, after: null }]);
      }),
    ),
    route(schemas.removeMany, ({ who, body }) =>
      withTransaction(db, async (tx) => {
        const removed = await repository.removeTerms(tx, who.userId, body.termIds);
        await recordTerms(
          tx,
          who.userId,
          actorOf(who),
          removed.map((before) => ({ before, after: null })),
        );
        return { removed: removed.length };
      }),
    ),
    route(schemas.getUsage, async ({ who, body }) => {
      const terms = await repository.getTerms(db, who.userId, body.termIds);
      const usage = await countUsage(db, who.userId, terms);
      return { usage: [...usage].map(([id, items]) => ({ id, items })) };
    }),
    route(schemas.preview, ({ who, body }) => previewTerm(db, who.userId, body)),
    route(schemas.previewImport, ({ who, body }) => previewTermFile(db, who.userId, fileOf(body))),
    route(schemas.importCsv, ({ who, body }) =>
      importTermFile(db, who.userId, { file: fileOf(body), replace: body.replace }, actorOf(who)),
    ),
    route(schemas.exportCsv, async ({ who, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="quayside-terms.csv"')
        .send(writeTermCsv(await repository.listAllTerms(db, who.userId))),
    ),
  ];
}
