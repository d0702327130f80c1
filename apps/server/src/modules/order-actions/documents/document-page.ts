import type { Language } from '@quayside/i18n';
import PdfDocument from 'pdfkit';
import {
  type Face,
  faceFor,
  PDF_INK,
  PDF_MARGIN,
  PDF_SIZES,
  PDF_SOFT,
  PDF_TIDE,
  pdfFontOf,
  registerFonts,
  writeText,
} from '../../../platform/documents/pdf.ts';

/** A column of a table; the last one takes the remaining width. */
export interface DocumentColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const GAP = 10;
const ROW_GAP = 5;

export function openDocument(title: string, language: Language, fontsDir: string): PDFKit.PDFDocument {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: PDF_MARGIN,
    font: pdfFontOf(fontsDir),
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  registerFonts(pdf, fontsDir);
  return pdf;
}

export function writeTitle(pdf: PDFKit.PDFDocument, title: string, lead: readonly string[]): void {
  pdf.fontSize(PDF_SIZES.title).fillColor(PDF_TIDE);
  writeText(pdf, title, 'bold', { paragraphGap: 4 });
  pdf.fontSize(PDF_SIZES.text).fillColor(PDF_SOFT);
  for (const line of lead) writeText(pdf, line);
  pdf.moveDown(1).fillColor(PDF_INK);
}

/** A table whose header is repeated on every page. */
export function writeTable(
  pdf: PDFKit.PDFDocument,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): void {
  const writeHead = () => {
    pdf.fontSize(PDF_SIZES.small).fillColor(PDF_SOFT);
    writeRow(
      pdf,
      columns,
      columns.map(({ title }) => title),
      'bold',
    );
    pdf.fontSize(PDF_SIZES.text).fillColor(PDF_INK);
  };
  writeHead();
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, columns, row) > pdf.page.height - PDF_MARGIN) {
      pdf.addPage();
      writeHead();
    }
    writeRow(pdf, columns, row, 'text');
  }
}

const widthsOf = (pdf: PDFKit.PDFDocument, columns: readonly DocumentColumn[]): number[] => {
  const whole = pdf.page.width - 2 * PDF_MARGIN;
  const others = columns.slice(0, -1).reduce((sum, { width }) => sum + width + GAP, 0);
  return columns.map(({ width }, index) => (index === columns.length - 1 ? whole - others : width));
};

function heightOf(pdf: PDFKit.PDFDocument, columns: readonly DocumentColumn[], cells: readonly string[]): number {
  const widths = widthsOf(pdf, columns);
  const heights = cells.map((cell, index) => faceFor(pdf, cell).heightOfString(cell, { width: widths[index] ?? 0 }));
  return Math.max(...heights) + ROW_GAP;
}

function writeRow(
  pdf: PDFKit.PDFDocument,
  columns: readonly DocumentColumn[],
  cells: readonly string[],
  face: Face,
): void {
  const widths = widthsOf(pdf, columns);
  const top = pdf.y;
  const height = heightOf(pdf, columns, cells);
  let left = PDF_MARGIN;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    faceFor(pdf, cell, face).text(cell, left, top, { width, align: columns[index]?.align ?? 'left' });
    left += width + GAP;
  }
  pdf.x = PDF_MARGIN;
  pdf.y = top + height;
  const under = pdf.y - ROW_GAP / 2;
  pdf
    .moveTo(PDF_MARGIN, under)
    .lineTo(pdf.page.width - PDF_MARGIN, under)
    .lineWidth(0.4)
    .strokeColor(PDF_SOFT)
    .stroke();
}
