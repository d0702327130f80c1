import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { hashToken } from '../../platform/ids.ts';
import { type Client, networkOf } from './client.ts';

/** A place without a sign-in for this long becomes unknown again. */
export const KNOWN_FOR_DAYS = 180;

/** How well the login knows the place of an attempt. A browser that it has signed in with is known best. */
export type Place = 'device' | 'network' | 'unknown';

const deviceHash = (deviceToken: string) => hashToken(`device ${deviceToken}`);
/** The hash contains the login's id, so that one network has a different hash for each login. */
const networkHash = (loginId: number, { address }: Client) => hashToken(`network ${loginId} ${networkOf(address)}`);

/** @param loginId 0 for an unknown e-mail: the same queries run, so that the response time reveals nothing */
export async function findPlace(db: Db, loginId: number, client: Client): Promise<Place> {
  const { deviceToken } = client;
  const device = deviceToken === '' ? null : deviceHash(deviceToken);
  const places = [networkHash(loginId, client), ...(device ? [device] : [])];
  const { rows } = await sql<{ place_hash: Buffer }>`
    select place_hash from known_places
    where login_id = ${loginId} and place_hash = any(${places}::bytea[])`.execute(db);
  if (rows.some((row) => device?.equals(row.place_hash))) return 'device';
  return rows.length > 0 ? 'network' : 'unknown';
}

/** Records that the login proved its identity at this place, by signing in or by a mailed link. */
export async function rememberPlace(
  db: Db,
  loginId: number,
  client: Client,
  deviceToken: string,
  now: Date,
): Promise<void> {
  const places = [deviceHash(deviceToken), networkHash(loginId, client)];
  await sql`
    insert into known_places (login_id, place_hash, seen_at)
    select ${loginId}::bigint, place_hash, ${now}::timestamptz from unnest(${places}::bytea[]) as place_hash
    on conflict (login_id, place_hash) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function removeOldPlaces(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_places').where('seen_at', '<', before).execute();
}
