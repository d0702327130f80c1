import { type Site, siteFacts } from '@quayside/kernel';
import { memoryEntry } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { type EngineTrustDeps, noteLooks } from './engine-trust.service.ts';
import { findUnchanged } from './list-site-titles.ts';
import { ownTitlesOf, settleOwnTitles } from './settle-own-titles.ts';
import type { TitlePlace } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { listConsentPlaces, listConsents, removeConsents, type TitleConsent } from './title-consents.repository.ts';
import { saveOwnTitles } from './titles-of-skus.repository.ts';
import { enqueueStoreTitles } from './translations.enqueue.ts';
import { rememberAll, saveAcceptedTitles } from './translations.repository.ts';

/** Titles stored in one transaction, during which their items are locked: less than a second of work. */
export const STORED_AT_ONCE = 250;

type StoreDeps = Pick<SiteTitleDeps, 'db' | 'jobs' | 'titlesChanged'> & EngineTrustDeps;

/**
 * Stores the titles that the seller has just consented to: a few at once, more in the background. Call it in the
 * transaction that records the consents.
 * @param itemIds the items of these consents
 * @returns how many titles are stored, or will be if they do not change before
 */
export async function storeSoon(
  tx: Tx,
  deps: StoreDeps,
  place: TitlePlace,
  itemIds: readonly number[],
): Promise<number> {
  if (itemIds.length <= STORED_AT_ONCE) return storeStep(tx, deps, place, itemIds);
  await enqueueStoreTitles(deps.jobs, tx, place);
  return itemIds.length;
}

/**
 * Stores the titles that the seller has consented to, step by step. Safe to run twice, and in two workers at once: a
 * title is stored in the transaction that removes its consent. A title that has changed since the consent is unaffected.
 */
export async function storeConsents(
  deps: StoreDeps,
  place: TitlePlace,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const itemIds = await listConsents(deps.db, place, after, STORED_AT_ONCE);
    const last = itemIds.at(-1);
    if (last === undefined) return;
    await withTransaction(deps.db, (tx) => storeStep(tx, deps, place, itemIds));
    await noteLooks(deps, place.userId, itemIds, [place.site]);
    await noteProgress();
    after = last;
  }
}

/** Enqueues a job for each place with consents, because a job may have been given up. */
export async function storeAllConsents(deps: Pick<StoreDeps, 'db' | 'jobs'>): Promise<void> {
  for (const place of await listConsentPlaces(deps.db)) {
    await withTransaction(deps.db, (tx) => enqueueStoreTitles(deps.jobs, tx, place));
  }
}

async function storeStep(
  tx: Tx,
  deps: Pick<StoreDeps, 'titlesChanged'>,
  place: TitlePlace,
  itemIds: readonly number[],
): Promise<number> {
  const { userId, accountId, site } = place;
  // Items are locked first, in the same order as by every change of titles.
  await lockItems(tx, userId, itemIds);
  const consents = await removeConsents(tx, place, itemIds);
  if (consents.length === 0) return 0;
  const items = await getItems(tx, userId, itemIds);
  const before = await ownTitlesOf(tx, place, itemIds);
  const { accepted, written } = await withoutChanged(tx, place, consents, items, before);
  await saveAcceptedTitles(tx, userId, site, accepted);
  await saveOwnTitles(tx, userId, site, written);
  await remember(tx, userId, site, written, items);
  for (const [actor, own] of byActor([...accepted, ...written])) {
    const [taken, typed] = [own.filter((one) => one.isAccepted), own.filter((one) => !one.isAccepted)];
    if (taken.length > 0) await settleOwnTitles(tx, place, taken, before, 'title_accepted', actor);
    if (typed.length > 0) await settleOwnTitles(tx, place, typed, before, 'title_written', actor);
    await deps.titlesChanged(
      tx,
      userId,
      own.map(({ itemId }) => itemId),
      [site],
      actor,
    );
  }
  await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  return accepted.length + written.length;
}

/** Leaves out titles of items whose home title, automatic title or own title has changed since the consent. */
async function withoutChanged(
  tx: Tx,
  place: TitlePlace,
  consents: readonly TitleConsent[],
  items: readonly Item[],
  before: ReadonlyMap<number, string>,
): Promise<{ readonly accepted: readonly TitleConsent[]; readonly written: readonly TitleConsent[] }> {
  const accepted = consents.filter(({ isAccepted }) => isAccepted);
  const unchanged = new Set((await findUnchanged(tx, place, accepted)).map(({ itemId }) => itemId));
  const homeTitles = new Map(items.map(({ itemId, title, isEnded }) => [itemId, isEnded ? undefined : title]));
  return {
    accepted: accepted.filter(({ itemId }) => unchanged.has(itemId)),
    written: consents.filter(
      ({ itemId, isAccepted, sourceTitle, replaced }) =>
        !isAccepted && homeTitles.get(itemId) === sourceTitle && (before.get(itemId) ?? null) === replaced,
    ),
  };
}

function byActor(consents: readonly TitleConsent[]): [Actor, TitleConsent[]][] {
  const groups = new Map<string, [Actor, TitleConsent[]]>();
  for (const one of consents) {
    const key = JSON.stringify(one.actor);
    const group = groups.get(key) ?? [one.actor, []];
    group[1].push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Remembers the seller's own titles for items that differ only in numbers and brand. */
async function remember(
  tx: Tx,
  userId: number,
  site: Site,
  written: readonly TitleConsent[],
  items: readonly Item[],
): Promise<void> {
  if (written.length === 0) return;
  const languageOf = await sourceLanguagesOf(tx, userId, items);
  const titleOf = new Map(written.map(({ itemId, title }) => [itemId, title]));
  const entries = items.flatMap((item) => {
    const title = titleOf.get(item.itemId);
    const entry = title === undefined ? undefined : memoryEntry(item.title, title, item.brand ?? undefined);
    return entry ? [{ from: languageOf(item), to: siteFacts(site).language, ...entry, origin: 'human' }] : [];
  });
  await rememberAll(tx, userId, entries);
}
