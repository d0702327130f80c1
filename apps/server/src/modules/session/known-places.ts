import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { hashToken } from '../../platform/ids.ts';
import { type Client, networkOf } from './client.ts';

/** A place that a login does not sign in from for so long is a stranger's again. */
export const KNOWN_FOR_DAYS = 180;

/** From where somebody tries to sign in, as the login knows it. A browser that it has signed in with is known best. */
export type Place = 'device' | 'network' | 'unknown';

const deviceHash = (deviceToken: string) => hashToken(`device ${deviceToken}`);
/** With the login's number, so that the same network is another text for each. */
const networkHash = (loginId: number, { address }: Client) => hashToken(`network ${loginId} ${networkOf(address)}`);

/** @param loginId 0 for an e-mail that has none: as much is asked, so that the time of an answer tells nothing */
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

/** The login has shown at this place that it is its own: it signed in, or read its mail. */
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
