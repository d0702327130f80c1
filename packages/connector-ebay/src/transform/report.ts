import { ConnectorError, detached, elementsOf, type HomeSnapshotRow } from '@quayside/connector-kit';
import { tradingNumber } from '../trading/trading-xml.ts';
import { child, children, parseXml, text, type XmlElement } from '../trading/xml.ts';
import { readPrice, specificsOf, variantFallbackSku } from './home-listing.ts';

const REPORT = 'ActiveInventoryReport';
/** Older reports are wrapped in the bulk exchange envelope. */
const ENVELOPE = 'BulkDataExchangeResponses';
const ENTRY = 'SKUDetails';

/**
 * Reads the rows of an active inventory report. A row without a readable price is skipped: it is not a fixed-price listing.
 * @throws ConnectorError `unavailable` for a truncated or different document
 */
export async function toSnapshot(parts: AsyncIterable<string>): Promise<HomeSnapshotRow[]> {
  const rows: HomeSnapshotRow[] = [];
  for await (const piece of elementsOf(parts, ENTRY)) {
    if ('around' in piece) requireReport(piece.around);
    else rows.push(...toRows(parseXml(piece.element, ENTRY)));
  }
  return rows;
}

/** The text around the entries must be a complete document. */
function requireReport(around: string): void {
  const isWrapped = around.trimEnd().endsWith(`</${ENVELOPE}>`);
  const report = isWrapped ? child(parseXml(around, ENVELOPE), REPORT) : parseXml(around, REPORT);
  if (!report) throw new ConnectorError('unavailable', `eBay’s report cannot be read: ${REPORT} is missing.`);
}

function toRows(details: XmlElement): HomeSnapshotRow[] {
  const externalId = detached(text(details, 'ItemID'));
  const variations = children(child(details, 'Variations'), 'Variation');
  const units = variations.length > 0 ? variations : [details];
  return units.flatMap((unit) => {
    const price = readPrice(child(unit, 'Price') ?? child(details, 'Price'));
    if (externalId === '' || !price) return [];
    return {
      externalId,
      sku: detached(text(unit, 'SKU') || fallbackSku(externalId, unit)),
      isVariant: variations.length > 0,
      price,
      quantity: tradingNumber(unit, 'Quantity'),
    };
  });
}

function fallbackSku(externalId: string, unit: XmlElement): string {
  return child(unit, 'VariationSpecifics') ? variantFallbackSku(externalId, specificsOf(unit)) : externalId;
}
