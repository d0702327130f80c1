import { ConnectorError } from '@quayside/connector-kit';
import type { RunItemPreview } from '@quayside/contract';
import { type Currency, siteFacts } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { CallFailure } from '../../platform/http/fail.ts';
import { type AccountsDeps, openAccount } from '../accounts/index.ts';
import { categoriesOf, specificsOf } from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import { descriptionSettingsOf } from '../descriptions/index.ts';
import { CATALOGUE_LABEL } from '../listings/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { runItemFields } from '../publishing/run-item-view.ts';
import type { RunItemRow } from '../publishing/run-items.repository.ts';
import type { RunRow } from '../publishing/runs.repository.ts';
import { availableOf } from '../stock/index.ts';
import { aspectsFor, specificsFor } from './content/aspects.ts';
import { createSayValues } from './content/said-values.ts';
import { withTitleFacts } from './content/title-facts.ts';
import { describeOnSite } from './content/written-description.ts';

/** The listing as the buyer will see it; undefined if its item no longer exists. */
export async function previewOf(
  deps: AccountsDeps,
  run: Pick<RunRow, 'userId' | 'accountId'>,
  runItem: RunItemRow,
): Promise<RunItemPreview | undefined> {
  const { userId } = run;
  const [item] = await getItems(deps.db, userId, [runItem.itemId]);
  if (!item) return undefined;
  const preview = await describe(deps.db, run, runItem, item);
  if (runItem.titleLabel !== CATALOGUE_LABEL) return preview;
  // The product page belongs to the marketplace; only price and quantity are the seller's.
  const images = await catalogueImages(deps, run, runItem, item);
  return { ...preview, description: '', images, attributes: {}, categoryPath: [] };
}

/** The marketplace's pictures of the product; empty if the marketplace is unavailable. */
async function catalogueImages(
  deps: AccountsDeps,
  { userId, accountId }: Pick<RunRow, 'userId' | 'accountId'>,
  { site }: RunItemRow,
  { units }: Item,
): Promise<readonly string[]> {
  const gtin = units.flatMap((unit) => unit.gtin ?? [])[0];
  if (gtin === undefined) return [];
  try {
    const { connector, session } = await openAccount(deps, userId, accountId);
    return (await connector.findProducts?.(session, site, [gtin]))?.get(gtin)?.images ?? [];
  } catch (error) {
    if (error instanceof ConnectorError || error instanceof CallFailure) return [];
    throw error;
  }
}

async function describe(
  db: Db,
  { userId }: Pick<RunRow, 'userId'>,
  runItem: RunItemRow,
  item: Item,
): Promise<RunItemPreview> {
  const { site } = runItem;
  const place = (await categoriesOf(db, userId, [item], [site]))(item, site);
  const translate = (await createSayValues(db, userId, [item], [site]))(item, site);
  const stock = await availableOf(db, userId, [item.itemId]);
  const audience = { site, translate, converter: (await sizeConvertersOf(db, userId, [item]))(item) };
  const given = await specificsOf(db, userId, [item.itemId], [site]);
  const attributes: Record<string, readonly string[]> = {
    ...aspectsFor(withTitleFacts(item), audience),
    ...given(item.itemId, site),
  };
  const title = runItem.title ?? item.title;
  const setting = (await descriptionSettingsOf(db, userId))(site);
  const currency: Currency = runItem.currency ?? siteFacts(site).currency;
  const { units: unitPrices = {}, ...breakdown } = runItem.priceBreakdown ?? { units: {} };
  return {
    ...runItemFields(runItem),
    sku: item.sku,
    sourceTitle: item.title,
    imageUrl: item.images[0] ?? null,
    description: (await describeOnSite(db, userId, item, { site, title, setting })).html,
    images: item.images,
    attributes,
    units: item.units.map((unit) => ({
      sku: unit.sku,
      specifics: saidOnly(specificsFor(item, unit.specifics, audience)),
      price: { minor: unitPrices[unit.unitId] ?? runItem.priceMinor ?? 0, currency },
      quantity: stock.get(unit.unitId)?.available ?? 0,
    })),
    priceBreakdown: runItem.priceBreakdown ? (breakdown as RunItemPreview['priceBreakdown']) : null,
    categoryPath: place?.path ?? item.categoryPath,
  };
}

const saidOnly = (specifics: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specifics).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
