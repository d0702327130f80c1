import { type Language, translate } from '@quayside/i18n';
import {
  openPaper,
  type Paper,
  PDF_INK,
  PDF_MARGIN,
  PDF_SIZES,
  PDF_SOFT,
  PDF_TIDE,
  type TextStyle,
  type Weight,
} from '../../../platform/documents/paper.ts';

/** A column of a table; the last one takes the remaining width. */
export interface DocumentColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const GAP = 10;
const ROW_GAP = 5;

export function openDocument(title: string, language: Language, fontsDir: string): Paper {
  return openPaper(
    {
      lang: language,
      autoFirstPage: false,
      info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) },
    },
    fontsDir,
  );
}

export function writeTitle(paper: Paper, title: string, lead: readonly string[]): void {
  paper.set(PDF_SIZES.title, PDF_TIDE);
  paper.write(title, { weight: 'bold', paragraphGap: 4 });
  paper.set(PDF_SIZES.text, PDF_SOFT);
  for (const line of lead) paper.write(line);
  paper.set(PDF_SIZES.text, PDF_INK);
  paper.skip(1);
}

/** Explains the numbers that stand for characters without a face, if there are any. */
export function writeIncomplete(paper: Paper, language: Language): void {
  if (!paper.takeIncomplete()) return;
  paper.skip(1);
  paper.set(PDF_SIZES.small, PDF_SOFT);
  paper.write(translate(language, 'order-actions.pdf.unprintable'));
  paper.set(PDF_SIZES.text, PDF_INK);
}

/** A table whose header is repeated on every page. */
export function writeTable(
  paper: Paper,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): void {
  const writeHead = () => {
    paper.set(PDF_SIZES.small, PDF_SOFT);
    writeRow(
      paper,
      columns,
      columns.map(({ title }) => title),
      'bold',
    );
    paper.set(PDF_SIZES.text, PDF_INK);
  };
  writeHead();
  for (const row of rows) {
    const { pdf } = paper;
    if (pdf.y + heightOf(paper, columns, row) > pdf.page.height - PDF_MARGIN) {
      pdf.addPage();
      writeHead();
    }
    writeRow(paper, columns, row, 'text');
  }
}

/** The texts of a row's cells with their places. */
function* cellsOf(paper: Paper, columns: readonly DocumentColumn[], texts: readonly string[]) {
  const whole = paper.pdf.page.width - 2 * PDF_MARGIN;
  let left = 0;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    const style: TextStyle = { width: index === columns.length - 1 ? whole - left : width, align };
    yield { text: texts[index] ?? '', left: PDF_MARGIN + left, style };
    left += width + GAP;
  }
}

const heightOf = (paper: Paper, columns: readonly DocumentColumn[], texts: readonly string[]): number =>
  Math.max(...[...cellsOf(paper, columns, texts)].map(({ text, style }) => paper.heightOf(text, style))) + ROW_GAP;

function writeRow(paper: Paper, columns: readonly DocumentColumn[], texts: readonly string[], weight: Weight): void {
  const { pdf } = paper;
  const top = pdf.y;
  for (const { text, left, style } of cellsOf(paper, columns, texts))
    paper.writeAt(text, left, top, { ...style, weight });
  pdf.x = PDF_MARGIN;
  pdf.y = top + heightOf(paper, columns, texts);
  const under = pdf.y - ROW_GAP / 2;
  pdf
    .moveTo(PDF_MARGIN, under)
    .lineTo(pdf.page.width - PDF_MARGIN, under)
    .lineWidth(0.4)
    .strokeColor(PDF_SOFT)
    .stroke();
}
