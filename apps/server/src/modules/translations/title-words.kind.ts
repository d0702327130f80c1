import { isDeepStrictEqual } from 'node:util';
import { siteTitles } from '@quayside/contract';
import { itemSitesOf, SITES, type Site } from '@quayside/kernel';
import { titleLength } from '@quayside/text';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { findForbiddenWords } from '../blacklist/index.ts';
import type { ChangeContext, ChangedRow, HeldValue, Kind, Objection } from '../changes/index.ts';
import { findSelected, getItems, lockItems, selectedItems } from '../products/index.ts';
import { findLiveUnder } from './list-site-titles.ts';
import { replaceWords } from './replace-words.ts';
import { listShownTitles } from './shown-titles.repository.ts';
import type { TitlePlace } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { titleLimitOf } from './title-limit.ts';
import { type OwnTitle, titleRow, titlesKind } from './titles.kind.ts';
import { findTaken } from './titles-of-skus.repository.ts';

const settings = z.object({
  ...selectedItems.shape,
  sites: z.array(z.enum(SITES as [Site])).readonly(),
  find: z.string(),
  replace: z.string(),
  isExact: z.boolean(),
});
type Settings = z.output<typeof settings>;

/** The seller's own title, and the title that the site shows. Without one of the seller's own, that is an automatic title. */
interface ShownTitle {
  readonly own: OwnTitle;
  readonly title: string;
}
type Row = ChangedRow<ShownTitle>;

const idOf = ({ itemId }: Row): number => itemId ?? 0;
const siteOf = ({ site }: Row): Site => site ?? 'DE';

/** Words that are found and replaced in the titles of selected items on some sites. The result is the seller's own title. */
export function titleWordsKind(deps: Pick<SiteTitleDeps, 'connectors' | 'jobs'>): Kind<Settings, ShownTitle, number> {
  const titles = titlesKind(deps);

  /** The context of a change of an account's titles on a site, which does the work. */
  const contextAt = (context: ChangeContext<Settings>, { accountId, site }: TitlePlace) => ({
    ...context,
    settings: { accountId, site, way: 'file' as const },
  });

  return {
    name: 'title-words',
    settings,
    call: siteTitles.prepareReplacement,
    field: 'manual-title',
    why: () => 'title_written',
    shown: ({ title }) => title,
    recorded: ({ own }) => own?.title ?? null,

    async findRows(tx, { userId, settings: given }, after, limit) {
      const few = Math.max(Math.floor(limit / given.sites.length), 1);
      const { itemIds, next } = await findSelected(tx, userId, given, after, few);
      const accounts = new Map((await listAccounts(tx, userId)).map((account) => [account.accountId, account]));
      const found = await listShownTitles(tx, userId, itemIds, given.sites);
      const rows = found.flatMap(({ accountId, site, title, own, ...item }): Row[] => {
        const account = accounts.get(accountId);
        const isOfSite = account && itemSitesOf({ ...account, site: account.sourceSite }).includes(site);
        const replaced = replaceWords(title, given);
        if (!isOfSite || replaced === undefined) return [];
        const written = { title: replaced, sourceTitle: item.sourceTitle, isAccepted: false };
        const before = { own, title };
        return [
          { ...titleRow(site, item, { before: null, after: null }), before, after: { own: written, title: replaced } },
        ];
      });
      return { rows, next };
    },

    async judge(tx, { userId, isUndo }, rows) {
      const objections = new Map<string, Objection>();
      for (const { place, account, own } of await byPlace(tx, userId, rows)) {
        const limit = titleLimitOf(deps, account.platform);
        const written = own.flatMap(({ after }) => (after.own ? [after.title] : []));
        const words = await findForbiddenWords(tx, userId, account.platform, written);
        const wordOf = words.values();
        const itemIds = own.map(idOf);
        const taken = await findTaken(tx, place, written, itemIds);
        const seen = new Set<string>();
        const live = new Set(await liveOf(tx, place, own));
        for (const row of own) {
          const { title } = row.after;
          const word = row.after.own ? wordOf.next().value : undefined;
          const key = title.toLowerCase();
          const isDouble = row.after.own !== null && (taken.has(key) || seen.has(key));
          seen.add(key);
          // What an undo brings back was the title before, whatever may be said against it.
          const reason = isUndo ? undefined : refusalOf(row, { limit, isForbidden: word !== undefined, isDouble });
          if (reason) objections.set(row.key, { verdict: 'refused', reason });
          else if (live.has(idOf(row))) objections.set(row.key, { verdict: 'warned', reason: 'live', listings: 1 });
        }
      }
      return objections;
    },

    async hold(tx, context, rows) {
      const held = new Map<string, HeldValue<ShownTitle>>();
      // All at once, so that items of several accounts are locked in the order of everybody else.
      await lockItems(tx, context.userId, [...new Set(rows.map(idOf))]);
      for (const { place, own } of await byPlace(tx, context.userId, rows)) {
        const now = await titles.hold(tx, contextAt(context, place), own.map(ownRow));
        const shown = await listShownTitles(tx, context.userId, own.map(idOf), [place.site]);
        const titleOf = new Map(shown.map(({ itemId, title }) => [itemId, title]));
        for (const row of own) {
          const one = now.get(row.key);
          if (!one) continue;
          const title = titleOf.get(idOf(row)) ?? row.before.title;
          const isSame = isDeepStrictEqual(one.value, row.before.own);
          // An undo may find another automatic title, and takes back the seller's own all the same.
          const isFor = context.isUndo || title === row.before.title;
          const value = isSame ? row.before : { own: one.value, title };
          held.set(row.key, { value, reason: one.reason ?? (isFor ? undefined : 'outdated') });
        }
      }
      return held;
    },

    async apply(tx, context, rows) {
      const events = [];
      for (const { place, own } of await byPlace(tx, context.userId, rows)) {
        const applied = await titles.apply(tx, contextAt(context, place), own.map(ownRow));
        events.push(...(applied.events ?? []));
      }
      return { events };
    },
  };
}

const ownRow = (row: Row): ChangedRow<OwnTitle> => ({ ...row, before: row.before.own, after: row.after.own });

/** Rows by account and site, in one order, so that two changes lock the same way. */
async function byPlace(db: Db, userId: number, rows: readonly Row[]) {
  const items = await getItems(db, userId, [...new Set(rows.map(idOf))]);
  const accountOf = new Map(items.map(({ itemId, accountId }) => [itemId, accountId]));
  const accounts = new Map((await listAccounts(db, userId)).map((account) => [account.accountId, account]));
  const places = groupBy(rows, (row) => `${accountOf.get(idOf(row)) ?? 0} ${siteOf(row)}`);
  return [...places].sort().flatMap(([, own]): { place: TitlePlace; account: Account; own: readonly Row[] }[] => {
    const [first] = own;
    const account = first && accounts.get(accountOf.get(idOf(first)) ?? 0);
    if (!first || !account) return [];
    return [{ place: { userId, accountId: account.accountId, site: siteOf(first) }, account, own }];
  });
}

async function liveOf(tx: Tx, place: TitlePlace, rows: readonly Row[]): Promise<number[]> {
  const titles = rows.map((row) => ({ itemId: idOf(row), title: row.after.own?.title ?? null }));
  return findLiveUnder(tx, place, titles);
}

interface Against {
  readonly limit: number;
  readonly isForbidden: boolean;
  readonly isDouble: boolean;
}

function refusalOf({ before, after }: Row, { limit, isForbidden, isDouble }: Against) {
  if (isDeepStrictEqual(before.own, after.own)) return 'unchanged';
  if (after.own === null) return undefined;
  if (after.title === '') return 'title_empty';
  if (titleLength(after.title) > limit) return 'title_too_long';
  if (isForbidden) return 'title_forbidden_word';
  return isDouble ? 'title_taken' : undefined;
}
