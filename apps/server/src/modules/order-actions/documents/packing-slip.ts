import { isLanguage, type Language, translate } from '@quayside/i18n';
import { siteFacts } from '@quayside/kernel';
import { collectPdf, writeText } from '../../../platform/documents/pdf.ts';
import type { OrderFacts, OrderLineOfAction, RecipientLine } from '../../orders/index.ts';
import { openDocument, writeTable, writeTitle } from './document-page.ts';

interface Slip {
  readonly order: OrderFacts;
  readonly lines: readonly OrderLineOfAction[];
  readonly recipient: readonly RecipientLine[];
}

/** The language that a buyer reads on the site of purchase. */
function buyerLanguage({ site }: OrderFacts): Language {
  const [language = ''] = siteFacts(site).language.split('-');
  return isLanguage(language) ? language : 'en';
}

const QUANTITY_WIDTH = 55;
const SKU_WIDTH = 130;

/**
 * Packing slips, each order on a separate page.
 * @param language null for each buyer's own
 */
export function renderPackingSlips(
  slips: readonly Slip[],
  { fontsDir, language }: { readonly fontsDir: string; readonly language: Language | null },
): Promise<Buffer> {
  const [first] = slips;
  const named = language ?? (first ? buyerLanguage(first.order) : 'en');
  const pdf = openDocument(translate(named, 'order-actions.pdf.packingSlips'), named, fontsDir);
  const done = collectPdf(pdf);
  for (const slip of slips) {
    pdf.addPage();
    writeSlip(pdf, slip, language ?? buyerLanguage(slip.order));
  }
  pdf.end();
  return done;
}

function writeSlip(pdf: PDFKit.PDFDocument, { order, lines, recipient }: Slip, language: Language): void {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `order-actions.pdf.${key}`, values);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: siteFacts(order.site).timeZone });
  writeTitle(pdf, say('packingSlip'), [
    say('order', { order: order.externalId }),
    say('ordered', { day: day.format(order.orderedAt) }),
  ]);
  if (recipient.length > 0) writeText(pdf, say('to'), 'bold');
  for (const line of recipient) writeText(pdf, 'country' in line ? (countries.of(line.country) ?? '') : line.text);
  pdf.moveDown(1);
  writeTable(
    pdf,
    [
      { title: say('quantity'), width: QUANTITY_WIDTH, align: 'right' },
      { title: say('sku'), width: SKU_WIDTH },
      { title: say('title'), width: 0 },
    ],
    lines.map(({ quantity, sku, title }) => [String(quantity), sku ?? '', title]),
  );
  pdf.moveDown(0.5);
  writeText(pdf, say('pieces', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }), 'bold');
}
