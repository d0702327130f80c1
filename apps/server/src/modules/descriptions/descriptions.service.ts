import type { DescriptionSettings, DescriptionsSaved, ItemDescription, WrittenPreview } from '@quayside/contract';
import { itemSitesOf, listingSitesOf, SITES, type Site, siteFacts } from '@quayside/kernel';
import { checkTemplate, isInOtherLanguage, type TemplateProblem, targetLanguage } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import {
  type ChangingListings,
  countChanging,
  countDescribed,
  keepFollowers,
} from './described-listings.repository.ts';
import { followDescriptionsJob } from './descriptions.enqueue.ts';
import * as repository from './descriptions.repository.ts';
import type { DescriptionHooks } from './ports.ts';
import { safeHtml } from './safe-html.ts';
import { type Setting, STANDARD } from './setting.ts';

export interface DescriptionsDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly hooks: DescriptionHooks;
}

/** The settings of every site where the seller's items can be listed, and of those where they are. */
export async function listSettings(db: Db, userId: number): Promise<DescriptionSettings> {
  const settingOf = await repository.descriptionSettingsOf(db, userId);
  const live = await countDescribed(db, userId);
  const accounts = await listAccounts(db, userId);
  const homes = accounts.map(({ platform, sourceSite }) => ({ platform, site: sourceSite }));
  const open = new Set([...homes.flatMap(listingSitesOf), ...homes.flatMap(itemSitesOf), ...live.keys()]);
  return {
    sites: SITES.filter((site) => open.has(site)).map((site) => ({
      ...{ site, live: live.get(site) ?? 0 },
      ...settingOf(site),
    })),
  };
}

interface Judged {
  readonly setting: Setting;
  readonly problems: readonly TemplateProblem[];
  readonly removed: readonly string[];
}

/** The setting with its template made safe. A template of blanks is none. */
function judge({ choice, template }: Setting): Judged {
  if (template === null || template.trim() === '')
    return { setting: { choice, template: null }, problems: [], removed: [] };
  const found = checkTemplate(template);
  // Too long to be read; or a placeholder in an attribute that would be taken out unseen.
  const refused = found.filter(({ problem }) => problem === 'too_long' || problem === 'placeholder_in_tag');
  if (refused.length > 0) return { setting: { choice, template }, problems: refused, removed: [] };
  const { html, removed, isUnreadable } = safeHtml(template);
  if (isUnreadable)
    return { setting: { choice, template }, problems: [{ problem: 'too_long', detail: '' }], removed: [] };
  const problems = checkTemplate(html);
  return { setting: { choice, template: html }, problems, removed };
}

/** @throws template_refused */
function requireSound(asked: Setting): Judged {
  const judged = judge(asked);
  const [first] = judged.problems;
  if (first) {
    throw fail('template_refused', { fields: { 'body.template': first.problem } });
  }
  return judged;
}

/** Counts the live listings that a setting would change; saves nothing. @throws template_refused */
export async function previewSetting(db: Db, userId: number, site: Site, asked: Setting): Promise<ChangingListings> {
  const { setting } = requireSound(asked);
  const before = (await repository.descriptionSettingsOf(db, userId))(site);
  return countChanging(db, userId, site, before, setting);
}

/** @throws item_not_found */
export async function writePreview(
  { db, hooks }: DescriptionsDeps,
  userId: number,
  site: Site,
  { itemId, ...asked }: Setting & { readonly itemId: number | null },
): Promise<WrittenPreview> {
  const { setting, problems, removed } = judge(asked);
  const shown = itemId ?? (await findShownItem(db, userId, site));
  const written =
    shown === undefined || problems.length > 0
      ? undefined
      : await hooks.writeDescription(db, userId, shown, site, setting);
  if (itemId !== null && problems.length === 0 && !written) throw fail('item_not_found');
  return {
    problems,
    removed,
    isInOtherLanguage: isForeign(setting.template, site),
    item: written && shown !== undefined ? { itemId: shown, ...written } : null,
  };
}

/** The newest of the items that can be listed on the site. */
async function findShownItem(db: Db, userId: number, site: Site): Promise<number | undefined> {
  const accounts = await listAccounts(db, userId);
  const sources = accounts.filter(({ platform, sourceSite }) =>
    itemSitesOf({ platform, site: sourceSite }).includes(site),
  );
  const accountIds = sources.map(({ accountId }) => accountId);
  return repository.findNewestItem(db, userId, accountIds);
}

/** Whether the template's own words look like another language than the site's. */
function isForeign(template: string | null, site: Site): boolean {
  if (template === null) return false;
  const words = template.replace(/\{\{[^{}]*\}\}|<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ');
  return isInOtherLanguage('', words, targetLanguage(siteFacts(site).language));
}

/** @throws item_not_found */
export async function describeNow(
  { db, hooks }: DescriptionsDeps,
  userId: number,
  itemId: number,
  site: Site,
): Promise<ItemDescription> {
  const setting = (await repository.descriptionSettingsOf(db, userId))(site);
  const written = await hooks.writeDescription(db, userId, itemId, site, setting);
  if (!written) throw fail('item_not_found');
  return { itemId, ...written, choice: setting.choice };
}

/**
 * Stores how the listings of a site are described, if the number of live listings that change is the one that the seller was shown. They
 * follow in the background.
 * @throws template_refused, live_listings_changed
 */
export async function updateSetting(
  { db, jobs }: DescriptionsDeps,
  who: Who,
  site: Site,
  { expected, ...asked }: Setting & { readonly expected?: number | undefined },
): Promise<DescriptionsSaved> {
  const { userId } = who;
  const { setting, removed } = requireSound(asked);
  return withTransaction(db, async (tx) => {
    await repository.lockDescriptions(tx, userId);
    const before = (await repository.descriptionSettingsOf(tx, userId))(site);
    const live = await keepFollowers(tx, userId, site, before, setting);
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    if (live > 0) await jobs.enqueue(tx, followDescriptionsJob, { userId }, { key: `${userId}` });
    await repository.saveSetting(tx, userId, site, setting);
    if (before.choice !== setting.choice || before.template !== setting.template) {
      await recordHistory(tx, userId, [
        {
          ...{ actor: actorOf(who), entity: 'user', entityId: userId, site, field: 'description' },
          ...{ before: wordsOf(before), after: wordsOf(setting), why: 'description_chosen' },
        },
      ]);
    }
    await emitEvents(tx, userId, [{ kind: 'user' }]);
    return { live, removed };
  });
}

/** What the history keeps: the choice, and the template's text. */
function wordsOf({ choice, template }: Setting): object | null {
  return choice === STANDARD.choice && template === null ? null : { choice, template };
}
