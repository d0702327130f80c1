import { ConnectorError, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import {
  checkTitle,
  coverageOf,
  fitText,
  memoryKey,
  memoryTemplate,
  sourceTitle,
  type TextLanguage,
  type TitleOutcome,
  targetLanguage,
  withoutPromises,
} from '@quayside/text';
import type { Db } from '../../platform/database/db.ts';
import { errorMessage } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { titlesOnSites } from '../charts/index.ts';
import { isDraftLabel, type SiteTitle, sourceLanguagesOf, type TitledItem, targetOf } from './titles.service.ts';
import { remember } from './translations.repository.ts';

/** A machine translation of whole titles. */
export interface TitleEngine {
  /** Part of the label: `engine:<name>`. */
  readonly name: string;
  /** @throws ConnectorError */
  translate(request: { readonly from: string; readonly to: string; readonly text: string }): Promise<string>;
}

/** Titles requested in parallel; the throttle keeps the rate. */
const CALLS_AT_ONCE = 4;

/**
 * Replaces drafts and missing titles by an engine's translations. A translation that loses a number, a size, a brand, a negation or a "for
 * …" is rejected. An accepted one is remembered, so that it is requested once. If the engine is unreachable or its quota used up, drafts
 * stay.
 */
export async function improveDrafts(
  deps: { readonly db: Db; readonly log: Log; readonly engine: TitleEngine },
  userId: number,
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, Map<Site, SiteTitle>>,
  limit: number,
): Promise<void> {
  let isAvailable = true;
  const languageOf = await sourceLanguagesOf(deps.db, userId, items);
  const titleOn = await titlesOnSites(deps.db, userId, items);
  const wanted = wantedOf(items, titles, titleOn).filter(({ item, to }) => targetLanguage(to) !== languageOf(item));
  await mapBounded(wanted, CALLS_AT_ONCE, async ({ item, title: source, to, sites }) => {
    if (!isAvailable) return;
    try {
      const title = await askFor(deps, userId, { ...item, title: source }, { from: languageOf(item), to, limit });
      if (title) for (const site of sites) titles.get(item.itemId)?.set(site, title);
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error;
      isAvailable = error.kind === 'rejected';
      deps.log.warn(`The translation engine could not help: ${errorMessage(error)}`);
    }
  });
}

interface Wanted {
  readonly item: TitledItem;
  /** The home title with the sizes of the sites. */
  readonly title: string;
  readonly to: ReturnType<typeof targetOf>;
  readonly sites: readonly Site[];
}

function wantedOf(
  items: readonly TitledItem[],
  titles: ReadonlyMap<number, ReadonlyMap<Site, SiteTitle>>,
  titleOn: (item: TitledItem, site: Site) => string,
): Wanted[] {
  return items.flatMap((item) => {
    const wanted = new Map<string, Wanted & { readonly sites: Site[] }>();
    for (const [site, title] of titles.get(item.itemId) ?? []) {
      const isWanted = title.ok ? isDraftLabel(title.label) : title.reason === 'nothing_translated';
      if (!isWanted) continue;
      const made = { item, title: titleOn(item, site), to: targetOf(site), sites: [] };
      const known = wanted.get(`${made.to} ${made.title}`) ?? made;
      known.sites.push(site);
      wanted.set(`${made.to} ${made.title}`, known);
    }
    return [...wanted.values()];
  });
}

async function askFor(
  { db, engine }: { db: Db; engine: TitleEngine },
  userId: number,
  item: TitledItem,
  { from, to, limit }: { from: TextLanguage; to: Wanted['to']; limit: number },
): Promise<TitleOutcome | undefined> {
  const brand = item.brand ?? undefined;
  const { title: source, promises } = withoutPromises(sourceTitle(item.title), from);
  const answer = (await engine.translate({ from, to, text: source })).replace(/\s+/g, ' ').trim();
  const language = targetLanguage(to);
  const languages = { from, to: language };
  if (checkTitle({ source, result: answer, brand, limit: Number.MAX_SAFE_INTEGER, languages }).length > 0)
    return undefined;
  const fitted = fitText(answer, limit, language, brand);
  if (!fitted.ok || checkTitle({ source, result: fitted.text, brand, limit, languages }).length > 0) return undefined;
  const origin = `engine:${engine.name}` as const;
  // The complete translation, because another title that uses it may have room for what this one omits.
  const template = memoryTemplate(source, answer, brand);
  const key = memoryKey(source, brand);
  if (template !== undefined) await remember(db, userId, { from, to, key, template, origin });
  return {
    ok: true,
    title: fitted.text,
    label: origin,
    coverage: coverageOf(fitted),
    keptAsIs: false,
    unknown: [],
    dropped: [...promises, ...fitted.dropped],
  };
}
