import type { HomeSnapshotRow } from '@quayside/connector-kit';
import { nameValues, tradingNumber } from '../trading/trading-xml.ts';
import { child, children, parseXml, text, type XmlElement } from '../trading/xml.ts';
import { readPrice, variantFallbackSku } from './home-listing.ts';

const REPORT = 'ActiveInventoryReport';
/** Older reports come wrapped in the bulk exchange's envelope. */
const ENVELOPE = 'BulkDataExchangeResponses';

/** Rows of an active inventory report. A row whose price cannot be read is left out: it is not a fixed-price listing of ours. */
export function toSnapshot(document: string): HomeSnapshotRow[] {
  const report = document.trimEnd().endsWith(`</${ENVELOPE}>`)
    ? child(parseXml(document, ENVELOPE), REPORT)
    : parseXml(document, REPORT);
  return children(report, 'SKUDetails').flatMap(toRows);
}

function toRows(details: XmlElement): HomeSnapshotRow[] {
  const externalId = text(details, 'ItemID');
  const variations = children(child(details, 'Variations'), 'Variation');
  const units = variations.length > 0 ? variations : [details];
  return units.flatMap((unit) => {
    const price = readPrice(child(unit, 'Price') ?? child(details, 'Price'));
    if (externalId === '' || !price) return [];
    return {
      externalId,
      sku: text(unit, 'SKU') || fallbackSku(externalId, unit),
      isVariant: variations.length > 0,
      price,
      quantity: tradingNumber(unit, 'Quantity'),
    };
  });
}

function fallbackSku(externalId: string, unit: XmlElement): string {
  const specifics = child(unit, 'VariationSpecifics');
  if (!specifics) return externalId;
  return variantFallbackSku(
    externalId,
    Object.values(nameValues(specifics)).map((values) => values[0] ?? ''),
  );
}
