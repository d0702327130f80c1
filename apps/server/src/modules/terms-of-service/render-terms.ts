import { openPaper, type Paper, PDF_INK, PDF_MARGIN, PDF_SOFT, PDF_TIDE } from '../../platform/documents/paper.ts';
import type { TermsDocument, TermsSection } from './terms-document.ts';

const SIZES = { title: 19, edition: 9.5, lead: 10.5, heading: 11.5, text: 9.8, footer: 8 } as const;
const LINE_GAP = 0.5;
/**
 * Renders a document on A4 pages with embedded fonts and an outline of its headings. The same text gives the same
 * bytes.
 */
export function renderTerms(document: TermsDocument, fontsDir: string): Promise<Buffer> {
  const paper = openPaper(
    {
      bufferPages: true,
      lang: document.language,
      info: { Title: document.title, Author: 'Quayside', CreationDate: new Date(0), ModDate: new Date(0) },
    },
    fontsDir,
  );
  setHead(paper, document);
  document.sections.forEach((section, index) => {
    const heading = `${index + 1}. ${section.heading}`;
    keepTogether(paper, section);
    paper.pdf.outline.addItem(heading);
    paper.set(SIZES.heading, PDF_TIDE);
    paper.write(heading, { weight: 'bold', paragraphGap: 3 });
    paper.set(SIZES.text, PDF_INK);
    for (const paragraph of section.paragraphs) paper.write(paragraph, { lineGap: LINE_GAP, paragraphGap: 5 });
    paper.skip(0.5);
  });
  setFooters(paper, document.footer);
  return paper.end();
}

function setHead(paper: Paper, { title, edition, lead }: TermsDocument): void {
  paper.set(SIZES.title, PDF_INK);
  paper.write(title, { weight: 'bold', paragraphGap: 4 });
  paper.set(SIZES.edition, PDF_SOFT);
  paper.write(edition, { paragraphGap: 10 });
  paper.set(SIZES.lead, PDF_INK);
  paper.write(lead, { lineGap: LINE_GAP, paragraphGap: 12 });
}

/**
 * A heading is not left alone at the end of a page: it needs room for two lines of its first paragraph, or moves to the
 * next page.
 */
function keepTogether(paper: Paper, { heading }: TermsSection): void {
  const { pdf } = paper;
  paper.set(SIZES.heading, PDF_TIDE);
  const headingHeight = paper.heightOf(heading, { weight: 'bold' });
  paper.set(SIZES.text, PDF_INK);
  if (pdf.y + headingHeight + paper.heightOf('x\nx', { lineGap: LINE_GAP }) > pdf.page.height - PDF_MARGIN)
    pdf.addPage();
}

function setFooters(paper: Paper, footer: string): void {
  const { pdf } = paper;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const words = footer.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    paper.set(SIZES.footer, PDF_SOFT);
    paper.writeAt(words, PDF_MARGIN, pdf.page.height - PDF_MARGIN * 0.65, { align: 'center' });
  }
}
