import { type Language, translate } from '@quayside/i18n';
import { baseCountry, formatMoney, PLANS } from '@quayside/kernel';
import PdfDocument from 'pdfkit';
import {
  collectPdf,
  type Face,
  PDF_INK,
  PDF_MARGIN,
  PDF_SIZES,
  PDF_SOFT,
  PDF_TIDE,
  pdfFontOf,
  registerFonts,
  writeText,
} from '../../platform/documents/pdf.ts';
import { FACTUR_X_FILE, FACTUR_X_METADATA, facturX } from './factur-x.ts';
import type { InvoiceLine, Supplier } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';

const MARGIN = PDF_MARGIN;
const SIZES = PDF_SIZES;
/** The width of the column of amounts. */
const AMOUNT_WIDTH = 110;

export interface InvoicePaper {
  readonly supplier: Supplier;
  readonly language: Language;
  /** With the two faces of DejaVu Serif Condensed, and Noto Sans SC for Chinese. */
  readonly fontsDir: string;
}

/**
 * Renders an invoice or a credit note on one A4 page and attaches its data (Factur-X, profile EN 16931), as PDF/A-3.
 * The same invoice gives the same bytes.
 */
export function renderInvoice(invoice: InvoiceRow, paper: InvoicePaper): Promise<Buffer> {
  const { language } = paper;
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    translate(language, `invoices.pdf.${key}`, values);
  const money = (minor: number) => formatMoney({ minor, currency: invoice.currency }, language);
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
  const title = say(invoice.kind === 'invoice' ? 'invoice' : 'creditNote', { number: invoice.number });
  const issued = new Date(`${invoice.date}T00:00:00Z`);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    font: pdfFontOf(paper.fontsDir),
    lang: language,
    displayTitle: true,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    // Without the supplier's name, because the library writes it into XML without escaping.
    info: { Title: title, CreationDate: issued, ModDate: issued },
  });
  registerFonts(pdf, paper.fontsDir);
  const done = collectPdf(pdf);

  const { supplier } = paper;
  pdf.fontSize(SIZES.text).fillColor(PDF_TIDE);
  writeText(pdf, supplier.name, 'bold');
  pdf.fontSize(SIZES.small).fillColor(PDF_SOFT);
  writeText(pdf, `${supplier.address}, ${countryName(supplier.country, language)}`);
  writeText(pdf, say('vatId', { id: supplier.vatId })).moveDown(2);
  pdf.fontSize(SIZES.text).fillColor(PDF_INK);
  for (const line of addressOf(invoice, language)) writeText(pdf, line);
  if (invoice.buyer.vatId) writeText(pdf, say('vatId', { id: invoice.buyer.vatId }));
  pdf.moveDown(2).fontSize(SIZES.title);
  writeText(pdf, title, 'bold', { paragraphGap: 4 });
  pdf.fontSize(SIZES.text).fillColor(PDF_SOFT);
  writeText(pdf, say('date', { date: day(`${invoice.date}T00:00:00Z`) }));
  writeText(
    pdf,
    say('period', { from: day(invoice.periodStart.toISOString()), to: day(invoice.periodEnd.toISOString()) }),
  );
  if (invoice.creditsNumber) writeText(pdf, say('credits', { number: invoice.creditsNumber }));
  pdf.moveDown(1.5).fillColor(PDF_INK);

  for (const line of invoice.lines) row(pdf, describe(line, say, day), money(line.net));
  rule(pdf);
  row(pdf, say('net'), money(invoice.net));
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  row(pdf, say('vat', { rate: rate.format(invoice.vatBasisPoints / 10_000) }), money(invoice.vat));
  rule(pdf);
  row(pdf, say('total'), money(invoice.total), 'bold');
  pdf.moveDown(1.5).fontSize(SIZES.text);
  const note = noteOf(invoice);
  if (note) writeText(pdf, say(note));
  writeText(pdf, say(`status.${invoice.status}`));
  const data = facturX(invoice, supplier, {
    describe: (line) => describe(line, say, day),
    exemption: note === null ? null : say(note),
    terms: say(`status.${invoice.status}`),
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
  pdf.end();
  return done;
}

function row(pdf: PDFKit.PDFDocument, label: string, amount: string, face: Face = 'text'): void {
  const width = pdf.page.width - 2 * MARGIN;
  const top = pdf.y;
  pdf.font(face).text(amount, MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
  pdf.x = MARGIN;
  pdf.y = top;
  writeText(pdf, label, face, { width: width - AMOUNT_WIDTH - 10, paragraphGap: 3 });
}

function rule(pdf: PDFKit.PDFDocument): void {
  pdf.moveDown(0.3);
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(0.5)
    .strokeColor(PDF_SOFT)
    .stroke();
  pdf.moveDown(0.3);
}

function describe(
  { kind, plan, interval, from, to }: InvoiceLine,
  say: (key: string, values?: Readonly<Record<string, string>>) => string,
  day: (iso: string) => string,
): string {
  const values = { plan: PLANS[plan].title, from: day(from), to: day(to) };
  return say(kind === 'credit' ? `line.credit.${interval}` : `line.plan.${interval}`, values);
}

/** The sentence that the law requires if no VAT is charged. */
function noteOf({ vatTreatment }: InvoiceRow): string | null {
  if (vatTreatment === 'reverse_charge') return 'note.reverse_charge';
  return vatTreatment === 'outside_eu' ? 'note.outside_eu' : null;
}

function addressOf({ buyer }: InvoiceRow, language: Language): string[] {
  const { name, line1, line2, postalCode, city, state, country } = buyer;
  const place = [postalCode, city, state].filter((part) => part !== '').join(' ');
  return [name, line1, line2, place, countryName(country, language)].filter((line) => line !== '');
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(baseCountry(code)) ?? code;
}
