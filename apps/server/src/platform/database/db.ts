import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.data.ts';

/** The database handle of modules; a transaction can be used in its place. */
export type Db = Kysely<Tables>;
/** A function with a Tx parameter runs inside its caller's transaction. */
export type Tx = Transaction<Tables>;
