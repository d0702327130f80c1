import { siteTitles } from '@quayside/contract';
import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { memoryEntry } from '@quayside/text';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { rememberAll } from '../memory/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { findLiveUnder, listAcceptable, listOwnTitles } from './list-site-titles.ts';
import { followOwnTitles } from './listing-titles.ts';
import { settleTitles, type TitlePlace } from './site-titles.repository.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { noteLooksJob } from './translations.enqueue.ts';
import { removeManualTitles, saveManualTitles } from './translations.repository.ts';

const settings = z.object({
  accountId: z.number().int(),
  site: z.enum(SITES as [Site]),
  /** Accepted drafts, or titles of a file. */
  way: z.enum(['accept', 'file']),
});
export type TitleSettings = z.output<typeof settings>;

/** The seller's own title of an item on a site; null for none. */
export type OwnTitle = {
  readonly title: string;
  /** The home title for which it was written. */
  readonly sourceTitle: string;
  /** Whether it is the automatic title. */
  readonly isAccepted: boolean;
} | null;

export type TitlesKind = Kind<TitleSettings, OwnTitle, number>;
type Context = ChangeContext<TitleSettings>;
type Row = ChangedRow<OwnTitle>;

export const titleLane = ({ accountId, site }: Omit<TitlePlace, 'userId'>) => `titles ${accountId} ${site}`;

const placeOf = ({ userId, settings: { accountId, site } }: Context): TitlePlace => ({ userId, accountId, site });
const idOf = ({ itemId }: Row): number => itemId ?? 0;

/** A row of an item's title. */
export function titleRow(
  site: Site,
  item: { readonly itemId: number; readonly sku: string; readonly sourceTitle: string },
  values: { readonly before: OwnTitle; readonly after: OwnTitle },
): Row {
  const { itemId, sku, sourceTitle } = item;
  return { key: `${itemId} ${site}`, itemId, site, sku, label: sourceTitle, ...values };
}

/** The seller's own titles of an account's items on a site: drafts that the seller accepts, and titles of a file. */
export function titlesKind(deps: Pick<SiteTitleDeps, 'connectors' | 'jobs'>): TitlesKind {
  return {
    name: 'titles',
    settings,
    call: siteTitles.prepareAcceptance,
    field: 'manual-title',
    why: ({ way }) => (way === 'accept' ? 'title_accepted' : 'title_written'),
    laneOf: titleLane,
    shown: (value) => value?.title ?? null,

    async findRows(tx, context, after, limit) {
      const { site } = context.settings;
      const found = await listAcceptable(tx, placeOf(context), after ?? 0, limit);
      const rows = found.map(({ title, ...item }) =>
        titleRow(site, item, { before: null, after: { title, sourceTitle: item.sourceTitle, isAccepted: true } }),
      );
      return { rows, next: found.length === limit ? (found.at(-1)?.itemId ?? null) : null };
    },

    async judge(tx, context, rows) {
      const titles = rows.map((row) => ({ itemId: idOf(row), title: row.after?.title ?? null }));
      const live = new Set(await findLiveUnder(tx, placeOf(context), titles));
      return byKey(rows, (row): Objection | undefined =>
        live.has(idOf(row)) ? { verdict: 'warned', reason: 'live' } : undefined,
      );
    },

    async hold(tx, context, rows) {
      // Items are locked first, in the same order as by every change of titles.
      await lockItems(tx, context.userId, rows.map(idOf));
      const titles = await listOwnTitles(tx, placeOf(context), rows.map(idOf));
      const titleOf = new Map(titles.map((one) => [one.itemId, one]));
      return byKey(rows, (row) => {
        const now = titleOf.get(idOf(row));
        if (!now) return undefined;
        const { after } = row;
        const isMade = now.madeTitle === after?.title && now.madeFrom === after?.sourceTitle;
        const isFor = after?.sourceTitle === now.sourceTitle && (isMade || !after.isAccepted);
        return { value: now.own, reason: isFor || context.isUndo ? undefined : ('outdated' as const) };
      });
    },

    async apply(tx, context, rows) {
      const { userId, settings, isUndo } = context;
      const { accountId, site } = settings;
      const itemIds = rows.map(idOf);
      const given = rows.flatMap((row) => (row.after ? [{ itemId: idOf(row), ...row.after }] : []));
      await saveManualTitles(tx, userId, site, given);
      const taken = rows.filter(({ after }) => after === null).map(idOf);
      await removeManualTitles(tx, userId, site, taken);
      if (!isUndo) await remember(tx, userId, site, given);
      await settleTitles(
        tx,
        userId,
        itemIds.map((itemId) => ({ itemId, site })),
      );
      await followOwnTitles(tx, deps, userId, itemIds, [site]);
      await deps.jobs.enqueue(tx, noteLooksJob, { userId, itemIds, site });
      return { events: [{ kind: 'listings', accountId }] };
    },
  };
}

/** Remembers titles that the seller wrote, for items that differ only in numbers and brand. */
async function remember(
  tx: Tx,
  userId: number,
  site: Site,
  given: readonly (NonNullable<OwnTitle> & { readonly itemId: number })[],
): Promise<void> {
  const titleOf = new Map(given.filter((one) => !one.isAccepted).map(({ itemId, title }) => [itemId, title]));
  if (titleOf.size === 0) return;
  const items = await getItems(tx, userId, [...titleOf.keys()]);
  const languageOf = await sourceLanguagesOf(tx, userId, items);
  const entries = items.flatMap((item) => {
    const title = titleOf.get(item.itemId);
    const entry = title === undefined ? undefined : memoryEntry(item.title, title, item.brand ?? undefined);
    return entry ? [{ from: languageOf(item), to: siteFacts(site).language, ...entry, origin: 'human' }] : [];
  });
  await rememberAll(tx, userId, entries);
}
