import type { ProductTranslation } from '@quayside/contract';
import { translationsSchemas } from '@quayside/contract/translations.schema';
import { type Site, siteFacts } from '@quayside/kernel';
import { memoryEntry, titleLength } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Actor, actorOf, recordHistory } from '../history/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { followOwnTitles } from './listing-titles.ts';
import { settleTitles } from './site-titles.repository.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { findHolders, type TitleCell } from './title-digests.repository.ts';
import { titlesFor } from './titles.service.ts';
import { findTranslatable, type TranslatableItem, type TranslatableItemDeps } from './translatable-item.ts';
import { listManualTitles, remember, removeManualTitles, saveManualTitles } from './translations.repository.ts';

export function translationRoutes(deps: TranslatableItemDeps): Route[] {
  const requireItem = async (userId: number, itemId: number) => {
    const item = await findTranslatable(deps, userId, itemId);
    if (!item) throw fail('item_not_found');
    return item;
  };
  return [
    route(translationsSchemas.list, async ({ who, params }) => {
      const item = await requireItem(who.userId, params.itemId);
      if (item.platform !== params.platform) throw fail('item_not_found');
      return { translations: await describe(deps.db, who.userId, item) };
    }),
    route(translationsSchemas.update, async ({ who, params, body }) => {
      const item = await requireItem(who.userId, params.itemId);
      await writeTitles(deps, who.userId, item, body.new_translations, actorOf(who));
      return { translations: await describe(deps.db, who.userId, item) };
    }),
  ];
}

async function writeTitles(
  deps: TranslatableItemDeps,
  userId: number,
  item: TranslatableItem,
  inputs: readonly { site: Site; translation: string }[],
  actor: Actor,
): Promise<void> {
  const clean = inputs.map((input) => ({ site: input.site, text: input.translation.replace(/\s+/g, ' ').trim() }));
  if (clean.some(({ site }) => !item.sites.includes(site))) throw fail('site_not_supported');
  if (clean.some(({ text }) => titleLength(text) > item.titleLimit)) {
    throw fail('title_too_long', { vars: { limit: item.titleLimit } });
  }
  await withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [item.itemId]);
    const before = await listManualTitles(tx, userId, [item.itemId]);
    for (const { site, text } of clean) await writeTitle(tx, userId, item, site, text);
    await recordHistory(
      tx,
      userId,
      clean.map(({ site, text }) => ({
        actor,
        entity: 'item' as const,
        entityId: item.itemId,
        itemId: item.itemId,
        site,
        field: 'manual-title',
        before: before.find((row) => row.site === site)?.translation ?? null,
        after: text || null,
        why: text ? 'title_written' : 'title_taken_back',
      })),
    );
    const sites = clean.map(({ site }) => site);
    await settleTitles(
      tx,
      userId,
      sites.map((site) => ({ itemId: item.itemId, site })),
    );
    await followOwnTitles(tx, deps, userId, [item.itemId], sites);
  });
}

/** An empty text removes the manual title. A written one is remembered for titles that differ only in their slots. */
async function writeTitle(tx: Tx, userId: number, item: TranslatableItem, site: Site, text: string): Promise<void> {
  if (text === '') return removeManualTitles(tx, userId, site, [item.itemId]);
  const title = { itemId: item.itemId, title: text, sourceTitle: item.title, isAccepted: false };
  await saveManualTitles(tx, userId, site, [title]);
  const brand = item.brand ?? undefined;
  const entry = memoryEntry(item.title, text, brand);
  if (entry === undefined) return;
  const from = (await sourceLanguagesOf(tx, userId, [item]))(item);
  await remember(tx, userId, { from, to: siteFacts(site).language, ...entry, origin: 'human' });
}

async function describe(db: Db, userId: number, item: TranslatableItem): Promise<ProductTranslation[]> {
  const manual = new Map((await listManualTitles(db, userId, [item.itemId])).map((row) => [row.site, row]));
  const automatic = (await titlesFor(db, userId, [item], item.sites, item.titleLimit, { withoutHumans: true })).get(
    item.itemId,
  );
  const cells = item.sites.flatMap((site): TitleCell[] => {
    const title = manual.get(site)?.translation;
    return title === undefined ? [] : [{ itemId: item.itemId, site, market: item.platform, title }];
  });
  const holders = (await findHolders(db, userId, cells)).filter(({ itemId }) => itemId !== item.itemId);
  const others = new Map(
    (await getItems(db, userId, [...new Set(holders.map(({ itemId }) => itemId))])).map((one) => [one.itemId, one]),
  );
  return item.sites.map((site) => {
    const title = automatic?.get(site);
    const human = manual.get(site);
    const made = title?.ok ? title : undefined;
    const holder = holders.find((one) => one.site === site);
    const waitsFor = title && !title.ok && title.reason === 'same_as_other' ? title.other : undefined;
    const other = human ? holder && others.get(holder.itemId) : waitsFor;
    return {
      site,
      automatic_title_translation: made?.title ?? null,
      manual_title_translation: human ? { by_customer: true, translation: human.translation } : null,
      origin: human ? 'manual' : 'automatic',
      label: human ? 'human' : (made?.label ?? null),
      dropped: made?.dropped ?? [],
      limit: item.titleLimit < Number.MAX_SAFE_INTEGER ? item.titleLimit : null,
      same_as: other ? { itemId: other.itemId, sku: other.sku } : null,
    };
  });
}
