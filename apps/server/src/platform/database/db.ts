import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.data.ts';

/** The database as modules see it; a transaction is accepted wherever a database is. */
export type Db = Kysely<Tables>;
/** A function that takes a Tx must be inside its caller's transaction. */
export type Tx = Transaction<Tables>;
