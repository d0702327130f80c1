import type { Term, TermInput } from '@quayside/contract';
import { glossarySchemas } from '@quayside/contract/glossary.schema';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Actor, actorOf, recordHistory } from '../history/index.ts';
import * as repository from './glossary.repository.ts';

const PAGE = 100;

/** Terms apply to titles of runs prepared later. Live listings stay unchanged until the seller lists them again. */
export function glossaryRoutes({ db }: { db: Db }): Route[] {
  return [
    route(glossarySchemas.list, async ({ who, query }) => {
      const rows = await repository.listTerms(db, who.userId, {
        srcLang: query.src_lang,
        dstLang: query.dst_lang,
        query: query.query,
        afterId: query.cursor === undefined ? 0 : readIdCursor(query.cursor),
        limit: PAGE + 1,
      });
      const { shown, nextCursor } = pageOf(rows, PAGE, (last) => writeIdCursor(last.id));
      return { list: shown, nextCursor };
    }),
    route(glossarySchemas.create, ({ who, body }) =>
      withTransaction(db, async (tx) => {
        const term = await repository.insertTerm(tx, who.userId, body);
        if (!term) throw fail('term_exists');
        await record(tx, who.userId, actorOf(who), null, term);
        return term;
      }),
    ),
    route(glossarySchemas.update, ({ who, params, body }) =>
      withTransaction(db, async (tx) => {
        const before = await repository.getTerm(tx, who.userId, params.termId);
        if (!before) throw fail('term_not_found');
        const after = await repository.updateTerm(tx, who.userId, params.termId, body);
        if (!after) throw fail('term_not_found');
        if (after === 'taken') throw fail('term_exists');
        await record(tx, who.userId, actorOf(who), before, after);
        return after;
      }),
    ),
    route(glossarySchemas.remove, ({ who, params }) =>
      withTransaction(db, async (tx) => {
        const before = await repository.getTerm(tx, who.userId, params.termId);
        if (!before) throw fail('term_not_found');
        await repository.removeTerm(tx, who.userId, params.termId);
        await record(tx, who.userId, actorOf(who), before, null);
      }),
    ),
  ];
}

async function record(tx: Tx, userId: number, actor: Actor, before: Term | null, after: Term | null): Promise<void> {
  const entityId = (after ?? before)?.id ?? 0;
  const why = before === null ? 'term_added' : after === null ? 'term_removed' : 'term_changed';
  const words = (term: Term | null): TermInput | null => {
    if (!term) return null;
    const { id: _id, ...input } = term;
    return input;
  };
  await recordHistory(tx, userId, [
    { actor, entity: 'term', entityId, field: 'term', before: words(before), after: words(after), why },
  ]);
}
