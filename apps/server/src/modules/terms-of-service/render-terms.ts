import { join } from 'node:path';
import PdfDocument from 'pdfkit';
import type { TermsDocument, TermsSection } from './terms-document.ts';

const POINTS_PER_MM = 72 / 25.4;
const MARGIN = 22 * POINTS_PER_MM;
const SIZES = { title: 19, edition: 9.5, lead: 10.5, heading: 11.5, text: 9.8, footer: 8 } as const;
const LINE_GAP = 2;
/** The portal's ink and its accent. */
const INK = '#14232b';
const TIDE = '#0a5f72';
const SOFT = '#4c5c65';

/**
 * Renders a document on A4 pages with embedded fonts and an outline of its headings. The same text gives the same
 * bytes.
 * @param fontsDir with the two faces of DejaVu Serif Condensed
 */
export function renderTerms(document: TermsDocument, fontsDir: string): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: join(fontsDir, 'DejaVuSerifCondensed.ttf'),
    lang: document.language,
    displayTitle: true,
    info: { Title: document.title, Author: 'Quayside', CreationDate: new Date(0), ModDate: new Date(0) },
  });
  pdf.registerFont('text', join(fontsDir, 'DejaVuSerifCondensed.ttf'));
  pdf.registerFont('bold', join(fontsDir, 'DejaVuSerifCondensed-Bold.ttf'));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  setHead(pdf, document);
  document.sections.forEach((section, index) => {
    const heading = `${index + 1}. ${section.heading}`;
    keepTogether(pdf, section);
    pdf.outline.addItem(heading);
    pdf.font('bold').fontSize(SIZES.heading).fillColor(TIDE).text(heading, { paragraphGap: 3 });
    pdf.font('text').fontSize(SIZES.text).fillColor(INK);
    for (const paragraph of section.paragraphs) pdf.text(paragraph, { lineGap: LINE_GAP, paragraphGap: 5 });
    pdf.moveDown(0.5);
  });
  setFooters(pdf, document.footer);
  pdf.end();
  return done;
}

function setHead(pdf: PDFKit.PDFDocument, document: TermsDocument): void {
  pdf.font('bold').fontSize(SIZES.title).fillColor(INK).text(document.title, { paragraphGap: 4 });
  pdf.font('text').fontSize(SIZES.edition).fillColor(SOFT).text(document.edition, { paragraphGap: 10 });
  pdf.fontSize(SIZES.lead).fillColor(INK).text(document.lead, { lineGap: LINE_GAP, paragraphGap: 12 });
}

/**
 * A heading is not left alone at the end of a page: it needs room for two lines of its first paragraph, or moves to the
 * next page.
 */
function keepTogether(pdf: PDFKit.PDFDocument, { heading }: TermsSection): void {
  const headingHeight = pdf.font('bold').fontSize(SIZES.heading).heightOfString(heading);
  const lines = 2 * (pdf.font('text').fontSize(SIZES.text).currentLineHeight(true) + LINE_GAP);
  if (pdf.y + headingHeight + lines > pdf.page.height - MARGIN) pdf.addPage();
}

function setFooters(pdf: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    const words = footer.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    pdf.font('text').fontSize(SIZES.footer).fillColor(SOFT);
    pdf.text(words, MARGIN, pdf.page.height - MARGIN * 0.65, { width: pdf.page.width - 2 * MARGIN, align: 'center' });
  }
}
