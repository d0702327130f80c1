import type {
  DescriptionEngine,
  DescriptionSettings,
  DescriptionsSaved,
  ItemDescription,
  TranslatedText,
  WrittenPreview,
} from '@quayside/contract';
import { itemSitesOf, listingSitesOf, SITES, type Site, siteFacts } from '@quayside/kernel';
import { isInOtherLanguage, type TemplateProblem, targetLanguage } from '@quayside/text';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import { type ChangeDeps, changeRows } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { type ChangingListings, countFound, type FollowDeps, lockQueueing } from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import { changing, countDescribed } from './described-listings.repository.ts';
import { descriptionRow, descriptionsKind } from './descriptions.kind.ts';
import * as repository from './descriptions.repository.ts';
import { type EngineDeps, engineOf, enginesToChoose, isSound } from './engine-choice.ts';
import type { DescriptionHooks } from './ports.ts';
import { safeHtml } from './safe-html.ts';
import { isSame, type Setting } from './setting.ts';
import { checkTemplate } from './template.ts';
import { isAwaited, loadAskedItems, translatedTexts, viewOf } from './translated-texts.ts';

export interface DescriptionsDeps extends EngineDeps, FollowDeps, Omit<ChangeDeps, 'clock'> {
  /** The clock of previewed changes; `clock` is the marketplaces' clock. */
  readonly machineClock: Clock;
  readonly hooks: DescriptionHooks;
}

/** The settings of every site where the seller's items can be listed or are listed. */
export async function listSettings(deps: DescriptionsDeps, userId: number): Promise<DescriptionSettings> {
  const { db } = deps;
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
    engines: await enginesToChoose(deps, db, userId),
  };
}

interface Judged {
  readonly setting: Setting;
  readonly problems: readonly TemplateProblem[];
  readonly removed: readonly string[];
}

/** The setting with its sanitised template. A blank template counts as none. */
function judge({ template, ...chosen }: Setting): Judged {
  if (template === null || template.trim() === '')
    return { setting: { ...chosen, template: null }, problems: [], removed: [] };
  const found = checkTemplate(template);
  // A template that is too long to be parsed, or that has a placeholder in an attribute, which would be removed unseen.
  const refused = found.filter(({ problem }) => problem === 'too_long' || problem === 'placeholder_in_tag');
  if (refused.length > 0) return { setting: { ...chosen, template }, problems: refused, removed: [] };
  const { html, removed, isUnreadable } = safeHtml(template);
  if (isUnreadable)
    return { setting: { ...chosen, template }, problems: [{ problem: 'too_long', detail: '' }], removed: [] };
  const problems = checkTemplate(html);
  return { setting: { ...chosen, template: html }, problems, removed };
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
  return countFound(db, changing(userId, site, before, setting));
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

/** Whether the template's own words seem to be in another language than the site's. */
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
 * Stores how a site's listings are described, if the number of live listings that change is the one that the seller was
 * shown. They follow in the background; where an engine translates, once their texts are translated. It is a change that
 * can be undone.
 * @throws template_refused, description_engine_wrong, live_listings_changed
 */
export async function updateSetting(
  deps: DescriptionsDeps,
  who: Who,
  site: Site,
  { expected, ...asked }: Setting & { readonly expected?: number | undefined },
): Promise<DescriptionsSaved> {
  const { userId } = who;
  const { setting, removed } = requireSound(asked);
  let live = 0;
  const given = { userId, settings: { site }, actor: actorOf(who) };
  await changeRows({ ...deps, clock: deps.machineClock }, descriptionsKind(deps), given, async (tx) => {
    await lockQueueing(tx, userId);
    await repository.lockDescriptions(tx, userId);
    if (!isSound(setting, await enginesToChoose(deps, tx, userId))) throw fail('description_engine_wrong');
    const before = (await repository.descriptionSettingsOf(tx, userId))(site);
    live = (await countFound(tx, changing(userId, site, before, setting))).live;
    if (live !== (expected ?? 0)) throw fail('live_listings_changed', { vars: { actual: live } });
    return isSame(before, setting) ? [] : [descriptionRow(site, before, setting, live)];
  });
  return { live, removed };
}

/**
 * Asks the engine now for what is not translated yet of an item's own text.
 * @throws item_not_found, description_engine_wrong
 */
export async function translateItem(
  deps: DescriptionsDeps,
  userId: number,
  site: Site,
  { itemId, engine: name }: { readonly itemId: number; readonly engine: DescriptionEngine },
): Promise<{ readonly translated: TranslatedText | null }> {
  const { db } = deps;
  const [item] = await getItems(db, userId, [itemId]);
  if (!item) throw fail('item_not_found');
  if (!(await enginesToChoose(deps, db, userId)).includes(name)) throw fail('description_engine_wrong');
  const asked = await loadAskedItems(db, userId, [item], site);
  if (asked.length === 0) return { translated: null };
  const { answerPlace, askForSentences } = await import('./ask-engine.ts');
  const found = await engineOf(deps, userId, name);
  const place = answerPlace(userId, site, name);
  const why = 'why' in found ? found.why : await askForSentences(deps, found.engine, place, asked);
  const text = (await translatedTexts(db, userId, [item], site, { engine: name }))(item);
  return { translated: text ? { ...viewOf(text), ...(why && isAwaited(text) ? { state: why } : {}) } : null };
}
