import { listingKeyOf } from '@quayside/kernel';
import { fieldsOf, listedSpecifics } from '../categories/index.ts';
import { overlongSku } from '../listings/index.ts';
import { getItems } from '../products/index.ts';
import { judgeOwnListing } from './checks.ts';
import { aspectName, aspectsFor } from './content/aspects.ts';
import { createReaders, type ReaderOf } from './content/readers.ts';
import { loadAudiences, unsaidOf } from './content/said-values.ts';
import { withTitleFacts } from './content/title-facts.ts';
import { type DraftPlace, refusalsOf } from './drafts.ts';
import { blockedAtHome, type JudgedItem, judgedItem } from './judged-item.ts';
import { type FactsDeps, holderOf, type Judging, titleKey } from './judging.ts';
import { loadListingFacts } from './listing-facts.ts';
import { PLACE_FACTS, placeFactsOf } from './place-facts.ts';

const OWN_CODES = { isWithoutCodes: false, isFreeOfCodes: false };
const JUDGED = [...PLACE_FACTS, 'home', 'givenTo', 'settingOf', 'stating'] as const;

/**
 * For listings whose content comes from the seller: a verdict on each item on each of the sites, with its title, price
 * and quantity.
 * @param isPreviewLater the marketplace previews listings when the others have been judged
 */
export async function judgeOwnItems(
  deps: FactsDeps,
  judging: Judging,
  itemIds: readonly number[],
  isPreviewLater: boolean,
): Promise<readonly JudgedItem[]> {
  const { judged, drafts, readerOf } = await draftOwnItems(deps, judging, itemIds);
  if (!judging.checkOwn) return judged;
  if (isPreviewLater) {
    return judged.map((one) => (drafts.has(listingKeyOf(one)) ? { ...one, isPreviewDue: true } : one));
  }
  const refusals = await refusalsOf(deps, judging, { places: [...drafts.values()], readerOf }, judging.checkOwn);
  return judged.map((one) => {
    const reason = refusals.get(listingKeyOf(one));
    return reason ? { ...one, verdict: 'blocked', reason } : one;
  });
}

interface DraftedItems {
  readonly judged: readonly JudgedItem[];
  /** The listings that nothing is in the way of, by `listingKeyOf`. */
  readonly drafts: ReadonlyMap<string, DraftPlace>;
  readonly readerOf: ReaderOf;
}

/** What is known of the account's own items without asking the marketplace about the listings. */
export async function draftOwnItems(
  deps: FactsDeps,
  judging: Judging,
  itemIds: readonly number[],
): Promise<DraftedItems> {
  const { db, connectors } = deps;
  const { account, abroad } = judging;
  const { userId, accountId, platform } = account;
  const items = await getItems(db, userId, itemIds);
  const capabilities = connectors.get(platform)?.capabilities;
  const query = { userId, accountId, platform, items, sites: abroad };
  const facts = await loadListingFacts(db, query, JUDGED);
  const titles = await judging.titlesFor(query, facts.home);
  const audienceOf = await loadAudiences(db, userId, facts.home, items, abroad);
  const categoryOf = await judging.categoriesFor(query, titles);
  const drafts = new Map<string, DraftPlace>();
  const judged = items.flatMap((item) =>
    judging.sites.map((site): JudgedItem => {
      const title = titles.get(item.itemId)?.get(site);
      const category = categoryOf(item, site);
      const requirements = category?.requirements;
      const place = placeFactsOf(deps, judging, facts, { item, site, requirements });
      if (!title || !place) return blockedAtHome(item, site);
      const audience = audienceOf(item, site);
      const given = facts.givenTo(item.itemId, site);
      const nameThere = (name: string) => aspectName(name, site, item.platform);
      const known = { ...place, category, requirements, title };
      const verdict = judgeOwnListing({
        ...known,
        aspects: listedSpecifics(aspectsFor(withTitleFacts(item), audience), given, fieldsOf(requirements)),
        varying: new Set(item.units.flatMap(({ specifics }) => Object.keys(specifics).map(nameThere))),
        unsaid: unsaidOf(item, audience),
        longSku: capabilities ? overlongSku(item, capabilities) : null,
        titleHolder: holderOf(judging, site, item.itemId, title),
      });
      if (verdict.verdict !== 'blocked') {
        if (title.ok) judging.titles.set(titleKey(site, title.title), item);
        drafts.set(listingKeyOf({ ...item, site }), { ...known, ...OWN_CODES });
      }
      return judgedItem(place, verdict, title, category?.categoryId ?? null);
    }),
  );
  return { judged, drafts, readerOf: await createReaders(facts, audienceOf) };
}
