import type { AskedTerms } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { getAccount, listReadiness } from '../../accounts/index.ts';
import { documentKey } from '../../compliance/index.ts';
import { isAwaited, type TranslatedOf, wantTranslations } from '../../descriptions/index.ts';
import type { Content, ContentSource } from '../../dispatch/index.ts';
import { CATALOGUE_LABEL, type ContentRow, listContent } from '../../listings/index.ts';
import { getItems, type Item } from '../../products/index.ts';
import { listedShipping } from '../../shipping/index.ts';
import { isReadyBut } from '../checks.ts';
import { DUTY_FACTS, type FactQuery, type ListingFacts, lackedDuty, loadListingFacts } from '../listing-facts.ts';
import { decide } from './decided.ts';
import { loadReaders, READER_FACTS } from './readers.ts';

export interface ContentSourceDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The delivery terms of the seller's offers, for marketplaces that require them with each offer. */
  readonly termsOf: (db: Db, userId: number, accountId: number) => Promise<AskedTerms | undefined>;
}

const SENT = [...READER_FACTS, ...DUTY_FACTS, 'taxesOf', 'routes', 'matchOf', 'isExempt', 'documents'] as const;
type SentFacts = ListingFacts<(typeof SENT)[number]>;

/**
 * A listing's content on its site, derived from the item and the site's settings at the time of the call. A listing
 * that failed because of a policy is sent again with the policy that the seller has chosen since.
 */
export function createContentSource({ termsOf, jobs }: ContentSourceDeps): ContentSource {
  return {
    async load(db, { userId, accountId }, site, listingKeys) {
      const [account, rows, ready, terms] = await Promise.all([
        getAccount(db, userId, accountId),
        listContent(db, userId, accountId, site, listingKeys),
        listReadiness(db, userId, accountId),
        termsOf(db, userId, accountId),
      ]);
      if (!account) return new Map();
      const itemIds = rows.map(({ itemId }) => itemId);
      const items = new Map((await getItems(db, userId, itemIds)).map((item) => [item.itemId, item]));
      const query: FactQuery = {
        userId,
        accountId,
        platform: account.platform,
        items: [...items.values()],
        sites: [site],
      };
      const facts = await loadListingFacts(db, query, SENT);
      const { readerOf, translatedOf } = await loadReaders(db, query, site, facts);
      await wantWhatIsAwaited(db, jobs, userId, site, query.items, translatedOf);
      const { contentOf } = await import('./listing-content.ts');
      const readiness = ready.find((one) => one.site === site);
      const isUsable = readiness && isReadyBut(readiness, 'fulfillment_policy');
      return new Map(
        rows.flatMap((row) => {
          const item = items.get(row.itemId);
          if (!item) return [];
          const settings = isUsable ? readiness.settings : row.settings;
          const said = contentOf(item, { ...row, settings }, readerOf(item));
          const content = { ...said, ...(terms ? { terms } : {}), ...stated(facts, item, site, row) };
          return [[row.listingKey, decide(facts, content, item, site, row.titleLabel === CATALOGUE_LABEL)] as const];
        }),
      );
    },
  };
}

/** What a listing states beside its words. */
function stated(facts: SentFacts, item: Item, site: Site, row: ContentRow): Partial<Content> {
  const { itemId } = item;
  const category = facts.categoryOf(item, site);
  const taxes = facts.taxesOf(item);
  const safety = facts.compliance.shownSafety(itemId, site);
  const documentIds = safety?.documents?.flatMap((one) => facts.documents.get(documentKey(one)) ?? []) ?? [];
  const energyLabel = facts.compliance.shownLabel(itemId, site);
  const lacked = lackedDuty(facts, item, site, category?.requirements);
  return {
    ...(taxes ? { taxes } : {}),
    ...(safety ? { safety } : {}),
    ...(documentIds.length > 0 ? { documentIds } : {}),
    ...(lacked ? { lackedDuty: lacked } : {}),
    ...(energyLabel ? { energyLabel } : {}),
    ...listedShipping(facts.routes.of(item, site), row.shippingKey),
    ...(category && row.titleLabel !== CATALOGUE_LABEL ? { categoryId: category.categoryId } : {}),
  };
}

/** What is sent without its own text now is sent again with it. */
async function wantWhatIsAwaited(
  db: Db,
  jobs: Pick<Jobs, 'enqueue'>,
  userId: number,
  site: Site,
  items: readonly Item[],
  translatedOf: TranslatedOf,
): Promise<void> {
  const awaited = items.filter((item) => isAwaited(translatedOf(item)));
  if (awaited.length === 0) return;
  const waits = awaited.map(({ itemId }) => ({ itemId, site, isSent: true }));
  await withTransaction(db, (tx) => wantTranslations(tx, jobs, userId, waits));
}
