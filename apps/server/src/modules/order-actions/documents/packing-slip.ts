import { isLanguage, type Language, translate } from '@quayside/i18n';
import { localeOf, namesOfLine, siteFacts } from '@quayside/kernel';
import { countryName } from '../../../platform/country-name.ts';
import { type Paper, PDF_INK, PDF_SIZES, PDF_SOFT } from '../../../platform/documents/paper.ts';
import type { OrderFacts, OrderLineOfAction, RecipientLine } from '../../orders/index.ts';
import type { Sender } from '../../profile/index.ts';
import { openDocument, writeIncomplete, writeTable, writeTitle } from './document-page.ts';
import { thereText } from './there-text.ts';

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

interface SlipPaper {
  readonly fontsDir: string;
  readonly sender: Sender;
  /** The seller's language. */
  readonly language: Language;
  /** Whether each slip is in its buyer's language. */
  readonly isForBuyer: boolean;
}

/** Packing slips, each order on a separate page. */
export function renderPackingSlips(slips: readonly Slip[], given: SlipPaper): Promise<Buffer> {
  const { fontsDir, language, isForBuyer } = given;
  const [first] = slips;
  const named = isForBuyer && first ? buyerLanguage(first.order) : language;
  const paper = openDocument(translate(named, 'order-actions.pdf.packingSlips'), named, fontsDir);
  for (const slip of slips) {
    paper.pdf.addPage();
    writeSlip(paper, slip, given);
  }
  return paper.end();
}

function writeSlip(paper: Paper, { order, lines, recipient }: Slip, given: SlipPaper): void {
  const language = given.isForBuyer ? buyerLanguage(order) : given.language;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `order-actions.pdf.${key}`, values);
  const { country, timeZone } = siteFacts(order.site);
  const locale = localeOf(language, given.isForBuyer ? country : given.sender.country);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  writeTitle(paper, say('packingSlip'), [
    say('order', { order: order.externalId }),
    say('ordered', { day: day.format(order.orderedAt) }),
  ]);
  writeSender(paper, given, language);
  if (recipient.length > 0) paper.write(say('to'), { weight: 'bold' });
  for (const line of recipient)
    paper.write('country' in line ? (countryName(line.country, language) ?? line.country) : line.text);
  paper.skip(1);
  writeTable(
    paper,
    [
      { title: say('quantity'), width: QUANTITY_WIDTH, align: 'right' },
      { title: say('sku'), width: SKU_WIDTH },
      { title: say('title'), width: 0 },
    ],
    lines.map((line) => [String(line.quantity), ...namesOn(line, given)]),
  );
  paper.skip(0.5);
  paper.write(say('pieces', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }), { weight: 'bold' });
  writeIncomplete(paper, language);
}

/** SKU and title: a buyer reads the site's, a seller the own ones and then the site's. */
function namesOn(line: OrderLineOfAction, { isForBuyer }: SlipPaper): readonly [string, string] {
  if (isForBuyer) return [line.sku ?? '', line.title];
  const { sku, title } = namesOfLine(line);
  return [sku ?? '', [title, thereText(line)].filter(Boolean).join('\n')];
}

/** The sender, who is also where a parcel is returned to. The seller reads here what is missing. */
function writeSender(paper: Paper, { sender, language: sellersLanguage }: SlipPaper, language: Language): void {
  paper.write(translate(language, 'order-actions.pdf.from'), { weight: 'bold' });
  if (sender.name !== '') paper.write(sender.name);
  for (const line of sender.lines) paper.write(line);
  if (sender.lines.length > 0) {
    paper.write(countryName(sender.country, language) ?? sender.country);
  } else {
    paper.set(PDF_SIZES.small, PDF_SOFT);
    paper.write(translate(sellersLanguage, 'order-actions.pdf.noSender'));
    paper.set(PDF_SIZES.text, PDF_INK);
  }
  paper.skip(1);
}
