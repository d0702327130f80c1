import { type EnginePlace, type EngineTrust, LOOKS_UNTIL_TRUST, type TrustInput } from '@quayside/contract';
import { engineTrustSchemas as schemas } from '@quayside/contract/engine-trust.schema';
import { type Site, siteFacts, sitesOf } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, actorOf, recordHistory, SYSTEM } from '../history/index.ts';
import { findEarned, listTrustedPlaces, lockTrust, saveTrust } from './engine-trust.repository.ts';

export interface EngineTrustDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The engines that a business may use. */
  readonly engineNames: (db: Db, userId: number) => Promise<readonly EnginePlace['engine'][]>;
  /** Gives runs that wait for their consent the verdicts that follow from it. Runs under the lock of `lockTrust`. */
  readonly trustChanged: (tx: Tx, userId: number) => Promise<void>;
  /** Gives runs that wait for their consent the present titles of these items. Opens its own transactions. */
  readonly ownTitlesChanged: (userId: number, itemIds: readonly number[], sites: readonly Site[]) => Promise<void>;
}

export function engineTrustRoutes(deps: EngineTrustDeps): Route[] {
  return [
    route(schemas.list, ({ who }) => placesOf(deps, who.userId)),
    route(schemas.update, async ({ who, body }) => {
      await decide(deps, who.userId, body, actorOf(who));
      return placesOf(deps, who.userId);
    }),
  ];
}

/** Each engine of the business on each site with another language than the account's home, and what is known of others. */
async function placesOf({ db, engineNames }: EngineTrustDeps, userId: number): Promise<EngineTrust> {
  const known = await listTrustedPlaces(db, userId);
  const sites = (await listAccounts(db, userId)).flatMap(({ platform, sourceSite }) =>
    sitesOf(platform).filter((site) => siteFacts(site).language !== siteFacts(sourceSite).language),
  );
  const names = await engineNames(db, userId);
  const keyOf = ({ site, engine }: EnginePlace) => `${site} ${engine}`;
  const found = new Set(known.map(keyOf));
  const unknown = [...new Set(sites)]
    .flatMap((site) => names.map((engine) => ({ site, engine })))
    .filter((place) => !found.has(keyOf(place)))
    .map((place) => ({ ...place, isTrusted: false, looked: 0, decidedBy: null, decidedAt: null }));
  return { places: [...known, ...unknown] };
}

async function decide(
  deps: EngineTrustDeps,
  userId: number,
  { places, isTrusted }: TrustInput,
  actor: Actor,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockTrust(tx, userId);
    await store(tx, deps, userId, places, isTrusted, actor);
  });
}

async function store(
  tx: Tx,
  deps: EngineTrustDeps,
  userId: number,
  places: readonly EnginePlace[],
  isTrusted: boolean,
  actor: Actor,
): Promise<void> {
  const changed = await saveTrust(tx, userId, places, { isTrusted, actor, at: deps.clock.now() });
  if (changed.length === 0) return;
  await recordHistory(
    tx,
    userId,
    changed.map(({ site, engine }) => ({
      actor,
      entity: 'user' as const,
      entityId: userId,
      site,
      field: 'engine-trust' as const,
      before: { engine, isTrusted: !isTrusted },
      after: { engine, isTrusted },
      why: isTrusted ? (actor === SYSTEM ? 'engine_trust_earned' : 'engine_trusted') : 'engine_trust_taken_back',
    })),
  );
  await deps.trustChanged(tx, userId);
  await emitEvents(tx, userId, [{ kind: 'user' }]);
}

/**
 * After the seller accepted or corrected titles: runs that wait get them, and an engine of which enough titles were
 * looked at is trusted, unless the seller has decided otherwise. Call it after the transaction that stored the titles;
 * what a crash leaves undone follows with the next title.
 */
export async function noteLooks(
  deps: EngineTrustDeps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await deps.ownTitlesChanged(userId, itemIds, sites);
  const findEarnedOn = (db: Db) => findEarned(db, userId, sites, LOOKS_UNTIL_TRUST);
  if ((await findEarnedOn(deps.db)).length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    await lockTrust(tx, userId);
    await store(tx, deps, userId, await findEarnedOn(tx), true, SYSTEM);
  });
}
