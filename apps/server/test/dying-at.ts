import type { Kysely, Transaction } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';
import type { Tables } from '../src/platform/database/tables.data.ts';

type Work<T> = (tx: Transaction<Tables>) => Promise<T>;

/**
 * A database whose process dies at the nth point at which a death leaves something else behind than one before: before a statement
 * outside of transactions, and before a commit. What a transaction has done by then is lost, at whichever of its statements it dies.
 */
export function dyingAt(nth: number, db: Db): { readonly db: Db; readonly hasDied: () => boolean } {
  let count = 0;
  const pass = () => {
    count += 1;
    if (count === nth) throw new Error('The process died');
  };
  const mortal = db.withPlugin({
    transformQuery({ node }) {
      pass();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const dying = (builder: ReturnType<Kysely<Tables>['transaction']>) => ({
    execute: <T>(work: Work<T>): Promise<T> =>
      builder.execute(async (tx) => {
        const result = await work(tx);
        pass();
        return result;
      }),
    setIsolationLevel: (level: Parameters<typeof builder.setIsolationLevel>[0]) =>
      dying(builder.setIsolationLevel(level)),
  });
  return { db: Object.assign(mortal, { transaction: () => dying(db.transaction()) }), hasDied: () => count >= nth };
}
