import type { DescriptionEngine } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { emitEvents } from '../events/index.ts';
import { foundIn, keepFollowers } from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import { answerPlace, askForSentences } from './ask-engine.ts';
import { descriptionSettingsOf } from './descriptions.repository.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';
import { engineOf } from './engine-choice.ts';
import type { SettingOf } from './setting.ts';
import { isAwaited, loadAskedItems, translatedTexts } from './translated-texts.ts';
import { listWaits, markSent, setProblem, takeWaits, type Unasked, type Wait } from './waits.repository.ts';

/** Items whose texts are asked for together. */
const STEP = 40;
/** Listings that are queued in one transaction. */
const SENT_AT_ONCE = 600;

/**
 * Translates the own texts that wait, in batches, and sends the listings with them. Where the engine cannot be asked, their listings are
 * sent without, and the texts wait for the next time. May be killed and repeated.
 */
export async function translateWaiting(
  deps: DescriptionsDeps,
  userId: number,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const closed = new Set<Site>();
  for (;;) {
    signal.throwIfAborted();
    const settingOf = await descriptionSettingsOf(deps.db, userId);
    const some = await listWaits(deps.db, userId, { without: [...closed], limit: STEP });
    const [first] = some;
    if (!first) return;
    const { site } = first;
    const { engine } = settingOf(site);
    const ofSite = some.filter((wait) => wait.site === site);
    const unasked = engine && (await translateFor(deps, userId, site, engine, ofSite));
    const done = await settleDone(deps, userId, settingOf, site, ofSite);
    if (engine && (unasked || done < ofSite.length)) {
      const sites = await closeSites(deps, userId, settingOf, engine, unasked ?? 'unreachable');
      for (const one of sites) closed.add(one);
      closed.add(site);
    }
    await noteProgress();
  }
}

async function translateFor(
  deps: DescriptionsDeps,
  userId: number,
  site: Site,
  name: DescriptionEngine,
  waits: readonly Wait[],
): Promise<Unasked | undefined> {
  const items = await getItems(
    deps.db,
    userId,
    waits.map(({ itemId }) => itemId),
  );
  const asked = await loadAskedItems(deps.db, userId, items, site);
  if (asked.length === 0) return undefined;
  const found = await engineOf(deps, userId, name);
  if ('why' in found) return found.why;
  return askForSentences(deps, found.engine, answerPlace(userId, site, name), asked);
}

/** Queues the listings whose texts are there, or will never be. @returns how many waits are over */
async function settleDone(
  { db, jobs }: DescriptionsDeps,
  userId: number,
  settingOf: SettingOf,
  site: Site,
  waits: readonly Wait[],
): Promise<number> {
  const items = await getItems(
    db,
    userId,
    waits.map(({ itemId }) => itemId),
  );
  const textOf = await translatedTexts(db, userId, items, site, settingOf(site));
  const texts = new Map(items.map((item) => [item.itemId, textOf(item)]));
  const over = waits.filter(({ itemId }) => !isAwaited(texts.get(itemId)));
  if (over.length === 0) return 0;
  await withTransaction(db, async (tx) => {
    const itemIds = over.map(({ itemId }) => itemId);
    const taken = await takeWaits(tx, userId, site, itemIds);
    // A listing that was sent without its text says the same without it.
    const changed = taken.filter(({ itemId, isSent }) => !isSent || texts.get(itemId)?.state === 'shown');
    if (changed.length > 0) await keepFollowers(tx, { jobs }, userId, foundIn(changed));
    await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
  return over.length;
}

/** Notes why the texts of all sites of an engine wait, and sends their listings without. @returns the sites */
async function closeSites(
  { db, jobs }: DescriptionsDeps,
  userId: number,
  settingOf: SettingOf,
  engine: DescriptionEngine,
  problem: Unasked,
): Promise<readonly Site[]> {
  const sites = settingOf.sites.filter((site) => settingOf(site).engine === engine);
  for (let sent = SENT_AT_ONCE; sent === SENT_AT_ONCE; ) {
    sent = await withTransaction(db, async (tx) => {
      const waits = await markSent(tx, userId, sites, SENT_AT_ONCE);
      if (waits.length > 0) await keepFollowers(tx, { jobs }, userId, foundIn(waits));
      return waits.length;
    });
  }
  await withTransaction(db, async (tx) => {
    await setProblem(tx, userId, sites, problem);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
  return sites;
}
