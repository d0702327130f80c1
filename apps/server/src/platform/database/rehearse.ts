import { withTransaction } from './database.ts';
import type { Db, Tx } from './db.ts';

class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rehearsed');
    this.result = result;
  }
}

/** Does the work and rolls all of it back. The result is exact, because the real code produces it. */
export async function rehearse<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(db, async (tx): Promise<T> => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}
