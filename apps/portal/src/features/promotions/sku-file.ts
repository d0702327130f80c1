import { MOST_FILE_SKUS } from '@quayside/contract';

const HEADINGS = new Set(['sku', 'skus', 'artikelnummer', 'référence', 'reference', 'codice', 'referencia']);

/** The SKUs of a file: the first column of each line, each once, without a heading. Too many are undefined. */
export function skusOf(text: string): readonly string[] | undefined {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(firstCell)
    .filter((cell) => cell !== '' && cell.length <= 200);
  const isHeading = HEADINGS.has((cells[0] ?? '').toLowerCase());
  const skus = [...new Set(isHeading ? cells.slice(1) : cells)];
  return skus.length > MOST_FILE_SKUS ? undefined : skus;
}

function firstCell(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line);
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"').trim();
  return (line.split(/[,;\t]/)[0] ?? '').trim();
}
