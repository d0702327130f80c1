import { join } from 'node:path';

/** The shared parts of the rooms' PDF documents: their fonts, and the choice of a face for a text. */

const POINTS_PER_MM = 72 / 25.4;
export const PDF_MARGIN = 22 * POINTS_PER_MM;
export const PDF_SIZES = { title: 19, text: 9.8, small: 8 } as const;
/** The portal's ink and its accent. */
export const PDF_INK = '#14232b';
export const PDF_TIDE = '#0a5f72';
export const PDF_SOFT = '#4c5c65';

export type Face = 'text' | 'bold';

/** Characters that only Noto Sans SC has: Chinese ones, and full-width punctuation. */
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/**
 * The font of a new document.
 * @param fontsDir with the two faces of DejaVu Serif Condensed, and Noto Sans SC for Chinese
 */
export const pdfFontOf = (fontsDir: string): string => join(fontsDir, 'DejaVuSerifCondensed.ttf');

export function registerFonts(pdf: PDFKit.PDFDocument, fontsDir: string): void {
  pdf.registerFont('text', pdfFontOf(fontsDir));
  pdf.registerFont('bold', join(fontsDir, 'DejaVuSerifCondensed-Bold.ttf'));
  pdf.registerFont('chinese', join(fontsDir, 'NotoSansSC-Regular.ttf'));
}

/** The document's bytes once it is ended. */
export function collectPdf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Chooses the font of a text; a text with a Chinese character gets the Chinese font. */
export function faceFor(pdf: PDFKit.PDFDocument, text: string, face: Face = 'text'): PDFKit.PDFDocument {
  return pdf.font(CHINESE.test(text) ? 'chinese' : face);
}

export function writeText(
  pdf: PDFKit.PDFDocument,
  text: string,
  face: Face = 'text',
  options: PDFKit.Mixins.TextOptions = {},
): PDFKit.PDFDocument {
  return faceFor(pdf, text, face).text(text, options);
}
