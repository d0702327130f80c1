import { type Language, translate } from '@quayside/i18n';
import {
  addressLines,
  baseCountry,
  formatMoney,
  localeOf,
  PLANS,
  type PostalAddress,
  statesProof,
} from '@quayside/kernel';
import { countryName } from '../../platform/country-name.ts';
import {
  openPaper,
  type Paper,
  PDF_INK,
  PDF_MARGIN,
  PDF_SIZES,
  PDF_SOFT,
  PDF_TIDE,
  type Weight,
} from '../../platform/documents/paper.ts';
import { FACTUR_X_FILE, FACTUR_X_METADATA, facturX } from './factur-x.ts';
import { type InvoiceLine, lastDayOf, type Supplier, settlementOf } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** The width of the column of amounts. */
const AMOUNT_WIDTH = 110;

export interface InvoicePaper {
  readonly supplier: Supplier;
  readonly language: Language;
  /** The folder of the faces. */
  readonly fontsDir: string;
}

/**
 * Renders an invoice or a credit note on A4 and attaches its data (Factur-X, profile EN 16931), as PDF/A-3. The amounts
 * of a credit note are positive, as in its data. The same invoice gives the same bytes.
 */
export function renderInvoice(invoice: InvoiceRow, { supplier, language, fontsDir }: InvoicePaper): Promise<Buffer> {
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    translate(language, `invoices.pdf.${key}`, values);
  const isCredit = invoice.kind === 'credit_note';
  const locale = localeOf(language, invoice.buyer.country);
  const money = (minor: number) =>
    formatMoney({ minor: isCredit && minor !== 0 ? 0 - minor : minor, currency: invoice.currency }, locale);
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
  const title = say(isCredit ? 'creditNote' : 'invoice', { number: invoice.number });
  const issued = new Date(`${invoice.date}T00:00:00Z`);
  const paper = openPaper(
    {
      lang: language,
      subset: 'PDF/A-3b',
      pdfVersion: '1.7',
      // Without the supplier's name, because the library writes it into XML without escaping.
      info: { Title: title, CreationDate: issued, ModDate: issued },
    },
    fontsDir,
  );
  const { pdf } = paper;

  paper.set(PDF_SIZES.text, PDF_TIDE);
  paper.write(supplier.name, { weight: 'bold' });
  paper.set(PDF_SIZES.small, PDF_SOFT);
  const seller = addressLines({ ...supplier, lines: [supplier.street], region: null });
  paper.write([...seller, countryName(supplier.country, language) ?? supplier.country].join(', '));
  if (supplier.vatId) paper.write(say('vatId', { id: supplier.vatId }));
  paper.skip(2);
  paper.set(PDF_SIZES.text, PDF_INK);
  for (const line of addressOf(invoice, language)) paper.write(line);
  if (invoice.buyer.vatId) paper.write(say('vatId', { id: invoice.buyer.vatId }));
  paper.skip(2);
  paper.set(PDF_SIZES.title, PDF_INK);
  paper.write(title, { weight: 'bold', paragraphGap: 4 });
  paper.set(PDF_SIZES.text, PDF_SOFT);
  paper.write(say('date', { date: day(`${invoice.date}T00:00:00Z`) }));
  const { periodStart, periodEnd } = invoice;
  paper.write(say('period', { from: day(periodStart.toISOString()), to: day(lastDayOf(periodStart, periodEnd)) }));
  if (invoice.creditsNumber) paper.write(say('credits', { number: invoice.creditsNumber }));
  paper.skip(1.5);
  paper.set(PDF_SIZES.text, PDF_INK);

  for (const line of invoice.lines) row(paper, describe(line, say, day), money(line.net));
  rule(pdf);
  row(paper, say('net'), money(invoice.net));
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  row(paper, say('vat', { rate: rate.format(invoice.vatBasisPoints / 10_000) }), money(invoice.vat));
  rule(pdf);
  row(paper, say(isCredit ? 'credited' : 'total'), money(invoice.total), 'bold');
  paper.skip(1.5);
  const note = noteOf(invoice);
  if (note) paper.write(say(note));
  const basis = basisOf(invoice, language, day);
  for (const sentence of basis) paper.write(sentence);
  const terms = say(`status.${settlementOf(invoice)}`, { number: invoice.creditsNumber ?? '' });
  paper.write(terms);
  if (paper.takeIncomplete()) {
    paper.set(PDF_SIZES.small, PDF_SOFT);
    paper.write(say('unprintable'));
  }
  const data = facturX(invoice, supplier, {
    describe: (line) => describe(line, say, day),
    exemption: note === null ? null : say(note),
    basis,
    terms,
  });
  // The library's types lack the relationship, which PDF/A-3 requires.
  const attachment: PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: 'Alternative' } = {
    name: FACTUR_X_FILE,
    type: 'text/xml',
    description: title,
    relationship: 'Alternative',
    creationDate: issued,
    modifiedDate: issued,
  };
  pdf.file(Buffer.from(data), attachment);
  pdf.appendXML(FACTUR_X_METADATA);
  return paper.end();
}

function row(paper: Paper, label: string, amount: string, weight: Weight = 'text'): void {
  const { pdf } = paper;
  const left = pdf.page.width - PDF_MARGIN - AMOUNT_WIDTH;
  const style = { weight, width: left - PDF_MARGIN - 10, paragraphGap: 3 };
  const height = paper.heightOf(label, style);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const top = pdf.y;
  paper.writeAt(label, PDF_MARGIN, top, style);
  paper.writeAt(amount, left, top, { weight, width: AMOUNT_WIDTH, align: 'right' });
  pdf.x = PDF_MARGIN;
  pdf.y = top + height;
}

function rule(pdf: PDFKit.PDFDocument): void {
  pdf.y += 3;
  pdf
    .moveTo(PDF_MARGIN, pdf.y)
    .lineTo(pdf.page.width - PDF_MARGIN, pdf.y)
    .lineWidth(0.5)
    .strokeColor(PDF_SOFT)
    .stroke();
  pdf.y += 4;
}

function describe(
  { kind, plan, interval, from, to }: InvoiceLine,
  say: (key: string, values?: Readonly<Record<string, string>>) => string,
  day: (iso: string) => string,
): string {
  const values = { plan: PLANS[plan].title, from: day(from), to: day(lastDayOf(new Date(from), new Date(to))) };
  return say(kind === 'credit' ? `line.credit.${interval}` : `line.plan.${interval}`, values);
}

/** The sentence that the law requires if no VAT is charged. */
function noteOf({ vatTreatment }: InvoiceRow): string | null {
  if (vatTreatment === 'reverse_charge') return 'note.reverse_charge';
  return vatTreatment === 'outside_eu' ? 'note.outside_eu' : null;
}

/** What the VAT rests on: the place, and what is known of the buyer's VAT id. */
function basisOf(
  { vatTerritory, vatTreatment, vatProof }: InvoiceRow,
  language: Language,
  day: (iso: string) => string,
): string[] {
  const sentences = vatTerritory === null ? [] : [translate(language, `billing.details.territory.${vatTerritory}`)];
  if (!statesProof(vatTreatment, vatProof)) return sentences;
  const { verdict, register, on, reference } = vatProof;
  const key = verdict === 'valid' && reference !== null ? 'proven' : verdict;
  const values = { register: register?.toUpperCase() ?? '', date: day(on), reference: reference ?? '' };
  return [...sentences, translate(language, `billing.basis.${key}`, values)];
}

function addressOf({ buyer }: InvoiceRow, language: Language): string[] {
  const { name, line1, line2, postalCode, city, state } = buyer;
  const country = baseCountry(buyer.country);
  const address: PostalAddress = { lines: [line1, line2], postalCode, city, region: state, country };
  return [name, ...addressLines(address), countryName(country, language) ?? country].filter((line) => line !== '');
}
