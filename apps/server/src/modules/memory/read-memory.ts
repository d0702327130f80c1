import type { FileEncoding, MemoryFile, MemoryFormat } from '@quayside/contract';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { readMemoryCsv } from './memory-csv.ts';
import { entriesOf, findBrands, type ReadEntries, type ReadFile } from './memory-rows.ts';
import { readTmx } from './memory-tmx.ts';
import { readXliff } from './memory-xliff.ts';

const READERS: Readonly<Record<MemoryFormat, (file: GivenFile) => ReadFile>> = {
  csv: readMemoryCsv,
  tmx: readTmx,
  xliff: readXliff,
};

/** @param brands of the seller's items */
export function readMemoryFile(
  { format, ...file }: MemoryFile,
  brands: readonly string[],
): ReadEntries & { readonly encoding: FileEncoding | null } {
  const read = READERS[format](file);
  return { encoding: read.encoding, ...entriesOf(read, findBrands(brands)) };
}
