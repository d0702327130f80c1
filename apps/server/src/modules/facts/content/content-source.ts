import type { AskedTerms, CategoryRequirements } from '@quayside/connector-kit';
import {
  createTaxFinder,
  ENERGY_SITES,
  type EnergyLabel,
  lackingDuty,
  lackingEnergyLabel,
  NO_SAFETY,
  SAFETY_SITES,
  type Site,
} from '@quayside/kernel';
import { conditionIn } from '@quayside/kernel/categories';
import { HAZARD_SITES, lackingLabels } from '@quayside/kernel/hazards';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Account, getAccount, listReadiness } from '../../accounts/index.ts';
import {
  categoriesOf,
  fieldsOf,
  listRequirements,
  requiredLabels,
  requiresLabel,
  specificsOf,
} from '../../categories/index.ts';
import { sizeConvertersOf } from '../../charts/index.ts';
import {
  acceptedDocumentsOf,
  acceptedLabelsOf,
  documentKey,
  listProducerNumbers,
  safetyOf,
} from '../../compliance/index.ts';
import {
  descriptionSettingsOf,
  isAwaited,
  type TranslatedOf,
  translatedTexts,
  wantTranslations,
} from '../../descriptions/index.ts';
import type { Content, ContentSource } from '../../dispatch/index.ts';
import { CATALOGUE_LABEL, listContent } from '../../listings/index.ts';
import { getItems, type Item } from '../../products/index.ts';
import { listedShipping, routesOf } from '../../shipping/index.ts';
import { getTaxSettings } from '../../taxes/index.ts';
import { sourceLanguagesOf } from '../../translations/index.ts';
import { isReadyBut } from '../checks.ts';
import { decisionsOn } from './decided.ts';
import { createSayValues } from './said-values.ts';
import { createWords } from './words-of.ts';

export interface ContentSourceDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The delivery terms of the seller's offers, for marketplaces that require them with each offer. */
  readonly termsOf: (db: Db, userId: number, accountId: number) => Promise<AskedTerms | undefined>;
}

/**
 * A listing's content on its site, derived from the item and the site's settings at the time of the call. A listing
 * that failed because of a policy is sent again with the policy that the seller has chosen since.
 */
export function createContentSource({ termsOf, jobs }: ContentSourceDeps): ContentSource {
  return {
    async load(db, { userId, accountId }, site, listingKeys) {
      const rows = await listContent(db, userId, accountId, site, listingKeys);
      const items = new Map(
        (
          await getItems(
            db,
            userId,
            rows.map((row) => row.itemId),
          )
        ).map((item) => [item.itemId, item]),
      );
      const readiness = (await listReadiness(db, userId, accountId)).find((one) => one.site === site);
      const terms = await termsOf(db, userId, accountId);
      const taxesOf = createTaxFinder(await getTaxSettings(db, userId, accountId));
      const account = await getAccount(db, userId, accountId);
      const routes = account && (await routesOf(db, account, [...items.keys()]));
      const sayValues = await createSayValues(db, userId, [...items.values()], [site]);
      const { contentOf } = await import('./listing-content.ts');
      const words = createWords();
      const setting = (await descriptionSettingsOf(db, userId))(site);
      const translatedOf = await translatedTexts(db, userId, [...items.values()], site, setting);
      await wantWhatIsAwaited(db, jobs, userId, site, [...items.values()], translatedOf);
      const languageOf = await sourceLanguagesOf(db, userId, [...items.values()]);
      const converters = await sizeConvertersOf(db, userId, [...items.values()]);
      const givenTo = await specificsOf(db, userId, [...items.keys()], [site]);
      const decided = await decisionsOn(db, { userId, accountId }, [...items.keys()], site);
      const labels = ENERGY_SITES.includes(site)
        ? await acceptedLabelsOf(db, userId, [...items.keys()])
        : new Map<number, EnergyLabel>();
      const uploads = await acceptedDocumentsOf(db, { userId, accountId });
      const isSafetySite = SAFETY_SITES.includes(site);
      const safety =
        isSafetySite || HAZARD_SITES.includes(site) ? await safetyOf(db, userId, [...items.keys()]) : undefined;
      const numbers = isSafetySite ? await listProducerNumbers(db, userId) : [];
      const places = account && (await placesOf(db, account, [...items.values()], site));
      return new Map(
        rows.flatMap((row) => {
          const item = items.get(row.itemId);
          const taxes = item && taxesOf(item);
          const known = item && safety?.get(item.itemId);
          // Sites outside the EU show hazards, and nobody's name.
          const made = known && (isSafetySite ? known : { ...known, manufacturer: null, responsiblePerson: null });
          const documentIds = made?.documents?.flatMap((document) => uploads.get(documentKey(document)) ?? []) ?? [];
          const place = item && places?.(item);
          const energyLabel = item && labels.get(item.itemId);
          const lackedDuty =
            lackingDuty(site, made ?? NO_SAFETY, numbers) ??
            lackingEnergyLabel(site, requiresLabel(place?.requirements), energyLabel) ??
            lackingLabels(site, requiredLabels(place?.requirements), made ?? NO_SAFETY);
          const settings = readiness && isReadyBut(readiness, 'fulfillment_policy') ? readiness.settings : row.settings;
          if (!item) return [];
          const isOffer = row.titleLabel === CATALOGUE_LABEL;
          const content: Content = {
            ...contentOf(
              item,
              { ...row, settings },
              {
                ...{ site, translate: sayValues(item, site), converter: converters(item) },
                from: languageOf(item),
                given: givenTo(item.itemId, site),
                fields: fieldsOf(place?.requirements),
                ...{ categoryPath: place?.path, setting, words, translated: translatedOf(item) },
              },
            ),
            ...(terms ? { terms } : {}),
            ...(taxes ? { taxes } : {}),
            ...(made ? { safety: made } : {}),
            ...(documentIds.length > 0 ? { documentIds } : {}),
            ...(lackedDuty ? { lackedDuty } : {}),
            ...(energyLabel ? { energyLabel } : {}),
            ...(routes ? listedShipping(routes.of(item, site), row.shippingKey) : {}),
            ...(isOffer ? {} : place?.content),
          };
          return [[row.listingKey, isOffer ? decided.asOffer(content, item) : decided.asNew(content, item)] as const];
        }),
      );
    },
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

interface Place {
  readonly content: Pick<Content, 'categoryId' | 'condition'>;
  readonly requirements: CategoryRequirements | undefined;
  /** The names of the category on the site, from the top level down. */
  readonly path: readonly string[];
}

/** The item's category on the site, its requirements, and the name of the item's condition there. */
async function placesOf(db: Db, { userId, platform }: Account, items: readonly Item[], site: Site) {
  const categoryOf = await categoriesOf(db, userId, items, [site]);
  const categoryIds = [...new Set(items.flatMap((item) => categoryOf(item, site)?.categoryId ?? []))];
  const known = new Map(
    (await listRequirements(db, platform, [site], categoryIds)).map(({ requirements }) => [
      requirements.categoryId,
      requirements,
    ]),
  );
  return (item: Item): Place | undefined => {
    const category = categoryOf(item, site);
    if (!category) return undefined;
    const { categoryId } = category;
    const requirements = known.get(categoryId);
    const condition = conditionIn(item.condition, requirements?.conditions) ?? item.condition;
    return { content: { categoryId, condition }, requirements, path: category.path };
  };
}
