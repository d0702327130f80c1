import {
  ConnectorError,
  detached,
  elementsOf,
  type HomeSnapshot,
  type HomeSnapshotRow,
  type UnreadableHome,
  unreadableHome,
} from '@quayside/connector-kit';
import { isCurrency, type Site } from '@quayside/kernel';
import { currencyOf, tradingQuantity } from '../trading/trading-xml.ts';
import { child, children, parseXml, text, type XmlElement } from '../trading/xml.ts';
import { priceAt, priceProblem, specificsOf, variantFallbackSku } from './home-listing.ts';

const REPORT = 'ActiveInventoryReport';
/** Older reports are wrapped in the bulk exchange envelope. */
const ENVELOPE = 'BulkDataExchangeResponses';
const ENTRY = 'SKUDetails';

/**
 * Reads the rows of an active inventory report. A report states no site: a listing in another currency looks like one of another site.
 * @throws ConnectorError `unavailable` for a truncated or different document
 */
export async function toSnapshot(site: Site, parts: AsyncIterable<string>): Promise<HomeSnapshot> {
  const rows: HomeSnapshotRow[] = [];
  const unreadable: UnreadableHome[] = [];
  let row = 0;
  for await (const piece of elementsOf(parts, ENTRY)) {
    if ('around' in piece) {
      requireReport(piece.around);
      continue;
    }
    row += 1;
    for (const unit of toRows(site, parseXml(piece.element, ENTRY), row)) {
      if ('problem' in unit) unreadable.push(unit);
      else rows.push(unit);
    }
  }
  return { rows, unreadable };
}

/** The text around the entries must be a complete document. */
function requireReport(around: string): void {
  const isWrapped = around.trimEnd().endsWith(`</${ENVELOPE}>`);
  const report = isWrapped ? child(parseXml(around, ENVELOPE), REPORT) : parseXml(around, REPORT);
  if (!report) throw new ConnectorError('unavailable', `eBay’s report cannot be read: ${REPORT} is missing.`);
}

function toRows(site: Site, details: XmlElement, row: number): (HomeSnapshotRow | UnreadableHome)[] {
  const externalId = detached(text(details, 'ItemID'));
  const variations = children(child(details, 'Variations'), 'Variation');
  const units = variations.length > 0 ? variations : [details];
  return units.map((unit) => {
    const stated = child(unit, 'Price') ?? child(details, 'Price');
    const price = priceAt(site, stated);
    const quantity = tradingQuantity(unit, 'Quantity');
    const sku = detached(text(unit, 'SKU') || fallbackSku(externalId, unit));
    if (externalId === '') return unreadableHome(null, sku || null, 'id', '', { row, quantity });
    if (!price) {
      const elsewhere = isCurrency(currencyOf(stated)) ? { isElsewhere: true as const } : {};
      return unreadableHome(externalId, sku, ...priceProblem(site, stated), { row, quantity, ...elsewhere });
    }
    if (quantity === undefined) {
      return unreadableHome(externalId, sku, 'quantity', detached(text(unit, 'Quantity')), { row });
    }
    return { externalId, sku, isVariant: variations.length > 0, price, quantity };
  });
}

function fallbackSku(externalId: string, unit: XmlElement): string {
  return child(unit, 'VariationSpecifics') ? variantFallbackSku(externalId, specificsOf(unit)) : externalId;
}
