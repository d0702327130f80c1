import {
  beginsTrial,
  type Platform,
  type PlatformEntry,
  type PlatformFacts,
  platformStateOf,
  trialStandingAt,
} from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { getPlatform, listPlatforms, setPlatform } from '../sellers/index.ts';
import { lockCustomer } from './customers.repository.ts';
import { getSubscription } from './subscriptions.repository.ts';
import { getTrial, removeTrial, setTrial } from './trial.repository.ts';
import { newTrial } from './trial-terms.ts';

/*
 * The only place that writes what a plan and a trial mean for a platform. Everything that changes a subscription or a trial calls it in
 * the same transaction, under the customer's lock.
 */

async function factsOf(
  db: Db,
  userId: number,
  platform: Platform,
  state: PlatformFacts['state'],
  now: Date,
): Promise<PlatformFacts> {
  const subscription = await getSubscription(db, userId);
  const trial = trialStandingAt(await getTrial(db, userId, platform), now);
  return { plan: subscription?.state ?? 'none', trial, state };
}

/** Brings every platform of a user in line with the plan and the trials. */
export async function applyStanding(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const { platform, state } of await listPlatforms(tx, userId)) {
    const next = platformStateOf(await factsOf(tx, userId, platform, state, now));
    if (next !== state) await setPlatform(tx, userId, platform, { state: next });
  }
}

/** Opens the platform of a shop that was connected; connecting the first one may begin the platform's trial. */
export async function openPlatform(tx: Tx, userId: number, platform: Platform, now: Date): Promise<void> {
  await lockCustomer(tx, userId);
  const entry = await getPlatform(tx, userId, platform);
  const isNew = !entry || entry.state === 'D';
  const facts = await factsOf(tx, userId, platform, isNew ? undefined : entry.state, now);
  if (beginsTrial(facts)) {
    await setTrial(tx, userId, platform, newTrial(true, now));
    await setPlatform(tx, userId, platform, { state: 'T', trialLaunched: true });
    return;
  }
  const state = platformStateOf(facts);
  if (state !== entry?.state) await setPlatform(tx, userId, platform, { state });
}

/**
 * Sets a platform's state on an operator's word. `T` begins a trial unless one is open, `P` makes it paid for without a plan, and every
 * other state ends the trial. A plan that runs still decides.
 */
export async function setPlatformByHand(
  tx: Tx,
  userId: number,
  platform: Platform,
  entry: Partial<PlatformEntry> & Pick<PlatformEntry, 'state'>,
  now: Date,
): Promise<PlatformEntry> {
  await lockCustomer(tx, userId);
  const known = await getTrial(tx, userId, platform);
  const standing = trialStandingAt(known, now);
  const isLaunched = entry.trialLaunched ?? (await getPlatform(tx, userId, platform))?.trialLaunched ?? false;
  if (entry.state === 'T' && standing !== (isLaunched ? 'running' : 'waiting')) {
    await setTrial(tx, userId, platform, newTrial(isLaunched, now));
  } else if (entry.state === 'P') await removeTrial(tx, userId, platform);
  else if (entry.state !== 'T' && known) await setTrial(tx, userId, platform, { ...known, endedAt: now });
  const facts = await factsOf(tx, userId, platform, entry.state, now);
  return setPlatform(tx, userId, platform, { ...entry, state: platformStateOf(facts) });
}
