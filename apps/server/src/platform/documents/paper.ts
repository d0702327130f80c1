import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PdfKit from 'pdfkit';
import { TEXT_FACE } from './faces.data.ts';
import { toPrintable } from './printable-text.ts';
import { type Line, type Run, setLines } from './typesetting.ts';

/** Loads a library with the first document: it takes 20 MB, and most processes never make one. */
const load = createRequire(import.meta.url);

export type Weight = 'text' | 'bold';

export interface TextStyle {
  readonly weight?: Weight;
  /** In points; without it, the width between the margins. */
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** Points between lines, in addition to the face's own. */
  readonly lineGap?: number;
  /** Points below the text. */
  readonly paragraphGap?: number;
}

const POINTS_PER_MM = 72 / 25.4;
export const PDF_MARGIN = 22 * POINTS_PER_MM;
export const PDF_SIZES = { title: 18, text: 9.5, small: 8 } as const;
/** The portal's ink and its accent. */
export const PDF_INK = '#14232b';
export const PDF_TIDE = '#0a5f72';
export const PDF_SOFT = '#4c5c65';

/** The share of the font size that a line has above its baseline, and the height of a line (Noto Sans). */
const ASCENT = 1.069;
const LINE_HEIGHT = 1.362;

/**
 * A PDF document with the text layer of all documents: every script has its face, right-to-left text is shaped and
 * ordered, and a character that no face has is told by its number instead of being printed as a box.
 */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** The size in points and the color of the texts that follow. */
  set(size: number, color: string): void;
  /** Writes a text at the document's position and moves that below the text, if necessary to the next page. */
  write(text: string, style?: TextStyle): void;
  /** Writes a text here, without a change of page; where the document's position is afterwards is not promised. */
  writeAt(text: string, x: number, y: number, style?: TextStyle): void;
  /** Moves the document's position down by this number of lines. */
  skip(lines: number): void;
  heightOf(text: string, style?: TextStyle): number;
  /** Whether a character had no face, since this was asked last. */
  takeIncomplete(): boolean;
  /** Ends the document. @returns its bytes */
  end(): Promise<Buffer>;
}

/** @param fontsDir the folder of the faces */
export function openPaper(options: PDFKit.PDFDocumentOptions, fontsDir: string): Paper {
  // The library keeps a face open by its path. By a registered name, it would open the first face again for each text.
  const pathOf = (file: string) => join(fontsDir, file);
  const PdfDocument: typeof PdfKit = load('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin: PDF_MARGIN,
    displayTitle: true,
    ...options,
    font: join(fontsDir, TEXT_FACE.file),
  });
  const bytes = collectPdf(pdf);
  let fontSize: number = PDF_SIZES.text;
  let isIncomplete = false;
  const textWidth = () => pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  const choose = ({ face }: Run, weight: Weight) =>
    pdf.font(pathOf(weight === 'bold' ? (face.bold ?? face.file) : face.file)).fontSize(fontSize);
  const widthOf = (run: Run, weight: Weight) => choose(run, weight).widthOfString(run.text, shapingOf(run));

  const linesOf = (text: string, { weight = 'text', width = textWidth() }: TextStyle): Line[] =>
    text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => {
      const printable = toPrintable(paragraph, fontsDir);
      isIncomplete ||= printable.isIncomplete;
      return setLines(printable, fontsDir, width, (run) => widthOf(run, weight));
    });
  const heightOfLine = ({ lineGap = 0 }: TextStyle) => fontSize * LINE_HEIGHT + lineGap;
  const draw = (line: Line, x: number, y: number, { weight = 'text', width = textWidth(), align }: TextStyle) => {
    const free = width - line.reduce((sum, run) => sum + widthOf(run, weight), 0);
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const run of line) {
      const options = { ...shapingOf(run), lineBreak: false, baseline: 'alphabetic' } as const;
      const runWidth = widthOf(run, weight);
      choose(run, weight).text(run.text, left, y + fontSize * ASCENT, options);
      left += runWidth;
    }
  };

  return {
    pdf,
    set: (size, color) => {
      fontSize = size;
      pdf.fillColor(color);
    },
    write: (text, style = {}) => {
      const { x } = pdf;
      let { y } = pdf;
      for (const line of linesOf(text, style)) {
        if (y + heightOfLine(style) > pdf.page.height - pdf.page.margins.bottom) {
          pdf.addPage();
          y = pdf.page.margins.top;
        }
        draw(line, x, y, style);
        y += heightOfLine(style);
      }
      pdf.x = x;
      pdf.y = y + (style.paragraphGap ?? 0);
    },
    writeAt: (text, x, y, style = {}) => {
      for (const [index, line] of linesOf(text, style).entries()) draw(line, x, y + index * heightOfLine(style), style);
    },
    skip: (lines) => {
      pdf.y += lines * heightOfLine({});
    },
    heightOf: (text, style = {}) => linesOf(text, style).length * heightOfLine(style) + (style.paragraphGap ?? 0),
    takeIncomplete: () => {
      const was = isIncomplete;
      isIncomplete = false;
      return was;
    },
    end: () => {
      pdf.end();
      return bytes;
    },
  };
}

/** Features tell the library to shape a run as a whole; without them, it shapes and remembers single words. */
const shapingOf = ({ isWhole }: Run) => (isWhole ? { features: [] } : {});

function collectPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
