import type { ProductTranslation, TermOffer } from '@quayside/contract';
import { memorySchemas } from '@quayside/contract/memory.schema';
import { translationsSchemas } from '@quayside/contract/translations.schema';
import { type Site, siteFacts } from '@quayside/kernel';
import { changedTerm, memoryEntry, type TextLanguage, targetLanguage, titleLength } from '@quayside/text';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Actor, actorOf, recordHistory } from '../history/index.ts';
import { remember } from '../memory/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { type EngineTrustDeps, noteLooks } from './engine-trust.service.ts';
import { createKnownWords } from './known-words.ts';
import { followOwnTitles } from './listing-titles.ts';
import { loadWords, type Words } from './load-words.ts';
import { settleTitles } from './site-titles.repository.ts';
import { sourceLanguagesOf } from './source-languages.ts';
import { findHolders, type TitleCell } from './title-digests.repository.ts';
import { matchesOf } from './title-matches.ts';
import { targetOf } from './title-target.ts';
import type { SiteTitle } from './titled-item.ts';
import { titlesFor } from './titles.service.ts';
import { findTranslatable, type TranslatableItem, type TranslatableItemDeps } from './translatable-item.ts';
import { listManualTitles, removeManualTitles, saveManualTitles } from './translations.repository.ts';

export interface TranslationDeps extends TranslatableItemDeps, EngineTrustDeps {}

export function translationRoutes(deps: TranslationDeps): Route[] {
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
      const offers = await writeTitles(deps, who.userId, item, body.new_translations, actorOf(who));
      await noteLooks(
        deps,
        who.userId,
        [item.itemId],
        body.new_translations.map(({ site }) => site),
      );
      return { translations: await describe(deps.db, who.userId, item), term_offers: offers };
    }),
    route(memorySchemas.listMatches, async ({ who, params }) => ({
      matches: await matchesOf(deps, who.userId, params.itemId, params.site),
    })),
  ];
}

async function writeTitles(
  deps: TranslatableItemDeps,
  userId: number,
  item: TranslatableItem,
  inputs: readonly { site: Site; translation: string }[],
  actor: Actor,
): Promise<TermOffer[]> {
  const clean = inputs.map((input) => ({ site: input.site, text: input.translation.replace(/\s+/g, ' ').trim() }));
  if (clean.some(({ site }) => !item.sites.includes(site))) throw fail('site_not_supported');
  if (clean.some(({ text }) => titleLength(text) > item.titleLimit)) {
    throw fail('title_too_long', { vars: { limit: item.titleLimit } });
  }
  return withTransaction(deps.db, async (tx) => {
    await lockItems(tx, userId, [item.itemId]);
    const before = await listManualTitles(tx, userId, [item.itemId]);
    const sites = clean.map(({ site }) => site);
    const made = await titlesFor(tx, userId, [item], sites, item.titleLimit, { withoutHumans: true });
    const automatic = (site: Site) => made.get(item.itemId)?.get(site);
    const from = (await sourceLanguagesOf(tx, userId, [item]))(item);
    for (const { site, text } of clean) {
      if (text === '') await removeManualTitles(tx, userId, site, [item.itemId]);
      else {
        const engine = engineOf(automatic(site));
        const title = { itemId: item.itemId, title: text, sourceTitle: item.title, isAccepted: false, engine };
        await saveManualTitles(tx, userId, site, [title]);
        await rememberTitle(tx, userId, item, from, site, text);
      }
    }
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
    await settleTitles(
      tx,
      userId,
      sites.map((site) => ({ itemId: item.itemId, site })),
    );
    await followOwnTitles(tx, deps, userId, [item.itemId], sites);
    const words = await loadWords();
    return clean.flatMap(({ site, text }) => termOffer(words, item, from, site, automatic(site), text) ?? []);
  });
}

/** The engine that made a title. */
const engineOf = (title: SiteTitle | undefined): string | undefined =>
  title?.ok && title.label.startsWith('engine:') ? title.label.slice('engine:'.length) : undefined;

/** Remembers a title for titles that differ only in their slots. */
async function rememberTitle(
  tx: Tx,
  userId: number,
  item: TranslatableItem,
  from: TextLanguage,
  site: Site,
  text: string,
): Promise<void> {
  const entry = memoryEntry(item.title, text, item.brand ?? undefined);
  if (entry) await remember(tx, userId, { from, to: siteFacts(site).language, ...entry, origin: 'human' });
}

/** What the seller may want said always, after correcting one phrase of an engine's title. */
function termOffer(
  words: Words,
  item: TranslatableItem,
  from: TextLanguage,
  site: Site,
  made: SiteTitle | undefined,
  text: string,
): TermOffer | undefined {
  if (!made?.ok || engineOf(made) === undefined) return undefined;
  const known = createKnownWords(words, from, site);
  const term = changedTerm({ source: item.title, before: made.title, after: text, known });
  const dst_lang = targetLanguage(targetOf(site));
  return term && { site, src_text: term.source ?? null, dst_text: term.after, src_lang: from, dst_lang };
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
