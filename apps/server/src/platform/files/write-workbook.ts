import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A text, or a number as a decimal with a point. */
export type WrittenCell = { readonly text: string } | { readonly number: string };

/** The parts of a workbook with one sheet besides the sheet itself (ECMA-376, part 1). The second style has two decimals. */
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Quayside" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The first row stays in sight. */
const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** Makes a workbook (.xlsx) of rows, step by step, so that a file of any length needs the memory of a step. */
export async function* writeWorkbook(
  steps: AsyncIterable<readonly (readonly WrittenCell[])[]>,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => {
    const taken = Buffer.concat(made);
    made = [];
    return taken;
  };
  for (const [name, text] of Object.entries(PARTS)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(HEAD + text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  sheet.push(strToU8(SHEET_START));
  for await (const rows of steps) {
    sheet.push(strToU8(rows.map(rowOf).join('')));
    yield take();
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield take();
}

const rowOf = (cells: readonly WrittenCell[]) => `<row>${cells.map(cellOf).join('')}</row>`;

/** An empty cell keeps the place of those after it. */
function cellOf(cell: WrittenCell): string {
  if ('number' in cell) return `<c${cell.number.includes('.') ? ' s="1"' : ''}><v>${cell.number}</v></c>`;
  if (cell.text === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** How workbooks write a character that XML cannot have (ECMA-376, part 1, 22.9.2.19). A text that only looks so has its first sign written in this way. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** Characters that XML cannot have are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
