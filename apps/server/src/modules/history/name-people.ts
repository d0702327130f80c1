import type { Db } from '../../platform/database/db.ts';
import type { Actor } from './actor.ts';

export interface NameDeps {
  readonly db: Db;
  /** Names of people who work or worked for the user, from the session module. Other ids are omitted. */
  readonly findMemberNames: (db: Db, userId: number, ids: readonly number[]) => Promise<Map<number, string>>;
  /** Names of admins, from the session module. */
  readonly findLoginNames: (db: Db, loginIds: readonly number[]) => Promise<Map<number, string>>;
}

/** @returns the name of a person among these authors; null for any other author */
export async function namePeople(
  { db, findMemberNames, findLoginNames }: NameDeps,
  userId: number,
  actors: readonly { readonly kind: string; readonly id: number | null }[],
): Promise<(kind: string, id: number | null) => string | null> {
  const idsOf = (kind: Actor['kind']) => [
    ...new Set(actors.flatMap((actor) => (actor.kind === kind && actor.id !== null ? [actor.id] : []))),
  ];
  const [login, admin] = await Promise.all([
    findMemberNames(db, userId, idsOf('login')),
    findLoginNames(db, idsOf('admin')),
  ]);
  const names = new Map<string, ReadonlyMap<number, string>>(Object.entries({ login, admin }));
  return (kind, id) => (id === null ? null : (names.get(kind)?.get(id) ?? null));
}
