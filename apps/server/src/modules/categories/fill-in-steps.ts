import { chunked } from '@quayside/connector-kit';
import type { AccountRef, ItemOnSite } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import { foundIn, keepFollowers } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import { enqueueFill } from './categories.enqueue.ts';
import type { CategoriesDeps } from './choose-category.ts';
import { listLive } from './home-categories.repository.ts';
import {
  insertConsents,
  listConsentAccounts,
  listConsents,
  lockConsents,
  readConsents,
  removeConsents,
  type SpecificConsent,
  type SpecificKey,
} from './specific-consents.repository.ts';
import { listSpecifics, type SpecificChange, setSpecifics } from './specifics.repository.ts';

/** Specifics stored in one transaction, during which their items are locked: less than a second of work. */
export const STEP = 500;

interface Changing {
  /** The changes that differ from what the seller has set, whether that is stored already or not. */
  readonly changes: readonly SpecificChange[];
  /** The live listings that they affect. */
  readonly live: readonly ItemOnSite[];
}

const keyOf = ({ itemId, site, name }: SpecificKey) => `${itemId} ${site} ${name}`;

export const isSameValues = (one: readonly string[] | null, other: readonly string[] | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reads what changes would affect, step by step; locks and saves nothing. */
export async function readChanging(db: Db, account: AccountRef, asked: readonly SpecificChange[]): Promise<Changing> {
  const found: Changing[] = [];
  for (const step of chunked(asked, STEP)) {
    // Consents are read first: one that is stored in between is outdated then, and its value is read.
    found.push(await compare(db, account.userId, step, await readConsents(db, account, step)));
  }
  return joined(found);
}

const joined = (found: readonly Changing[]): Changing => ({
  changes: found.flatMap(({ changes }) => changes),
  live: found.flatMap(({ live }) => live),
});

/** @param consents those that are not stored yet */
async function compare(
  db: Db,
  userId: number,
  asked: readonly SpecificChange[],
  consents: readonly SpecificConsent[],
): Promise<Changing & { readonly unstored: readonly SpecificConsent[] }> {
  const itemIds = [...new Set(asked.map(({ itemId }) => itemId))];
  const sites = [...new Set(asked.map(({ site }) => site))];
  const stored = new Map((await listSpecifics(db, userId, itemIds, sites)).map((one) => [keyOf(one), one.values]));
  const agreed = new Map(consents.map((one) => [keyOf(one), one]));
  const compared = asked.map((one) => {
    const replaced = stored.get(keyOf(one)) ?? null;
    const consent = agreed.get(keyOf(one));
    // An outdated consent is never stored.
    const present = consent && isSameValues(consent.replaced, replaced) ? consent.values : replaced;
    return { one, replaced, isChange: !isSameValues(present, one.values) };
  });
  const changes = compared.flatMap(({ one, isChange }) => (isChange ? [one] : []));
  const unstored = compared.flatMap(({ one, replaced }): SpecificConsent[] =>
    isSameValues(replaced, one.values) ? [] : [{ ...one, replaced }],
  );
  const changed = new Set(changes.map(({ itemId, site }) => `${itemId} ${site}`));
  const live = (await listLive(db, userId, itemIds, sites)).filter(({ itemId, site }) =>
    changed.has(`${itemId} ${site}`),
  );
  return { changes, unstored, live };
}

/**
 * Records the changes, which a job stores step by step. They replace earlier ones of the same specifics that are not
 * stored yet. Call it in the transaction that records their history.
 * @param asked by item id
 */
export async function storeLater(
  tx: Tx,
  deps: Pick<CategoriesDeps, 'jobs'>,
  account: AccountRef,
  asked: readonly SpecificChange[],
): Promise<Changing> {
  // Items are not locked: for thousands of them this takes seconds.
  await lockConsents(tx, account);
  const found: Changing[] = [];
  for (const step of chunked(asked, STEP)) {
    // Waits for a worker that is storing earlier changes of these specifics, so that its values are read.
    const consents = await removeConsents(tx, account, step);
    const here = await compare(tx, account.userId, step, consents);
    await insertConsents(tx, account, here.unstored);
    found.push(here);
  }
  await enqueueFill(deps.jobs, tx, account);
  return joined(found);
}

/**
 * Stores the specifics to which the seller has consented, step by step. Safe to run twice, and in two workers at once: a
 * specific is stored in the transaction that removes its consent. One that has changed since the consent is unaffected.
 */
export async function fillInSteps(
  deps: Pick<CategoriesDeps, 'db' | 'jobs' | 'clock'>,
  account: AccountRef,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (let after: Parameters<typeof listConsents>[2] = { itemId: 0, site: '', name: '' }; ; ) {
    signal.throwIfAborted();
    const keys = await listConsents(deps.db, account, after, STEP);
    const last = keys.at(-1);
    if (last === undefined) return;
    await withTransaction(deps.db, (tx) => fillStep(tx, deps, account, keys));
    await noteProgress();
    after = last;
  }
}

async function fillStep(
  tx: Tx,
  deps: Pick<CategoriesDeps, 'jobs' | 'clock'>,
  account: AccountRef,
  keys: readonly SpecificKey[],
): Promise<void> {
  const { userId, accountId } = account;
  // Items are locked first, in the same order as by every change of items.
  await lockItems(tx, userId, [...new Set(keys.map(({ itemId }) => itemId))]);
  const consents = await removeConsents(tx, account, keys);
  if (consents.length === 0) return;
  const agreed = new Map(consents.map((one) => [keyOf(one), one.replaced]));
  const now = await compare(tx, userId, consents, []);
  const changes = now.unstored.filter((one) => isSameValues(one.replaced, agreed.get(keyOf(one)) ?? null));
  await setSpecifics(tx, userId, changes, deps.clock.now());
  const changed = new Set(changes.map(({ itemId, site }) => `${itemId} ${site}`));
  const live = now.live.filter(({ itemId, site }) => changed.has(`${itemId} ${site}`));
  await keepFollowers(tx, deps, userId, foundIn(live));
  await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
}

/** Enqueues a job for each account with consents, because a job may have been given up. */
export async function fillAll(deps: Pick<CategoriesDeps, 'db' | 'jobs'>): Promise<void> {
  for (const account of await listConsentAccounts(deps.db)) {
    await withTransaction(deps.db, (tx) => enqueueFill(deps.jobs, tx, account));
  }
}
