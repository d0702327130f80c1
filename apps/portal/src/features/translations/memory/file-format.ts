import type { MemoryFormat } from '@quayside/contract';

/** The format of a file by its name; a file with an unknown extension is read as a table. */
export function formatOf(name: string): MemoryFormat {
  const ending = name.toLowerCase().split('.').at(-1);
  if (ending === 'tmx') return 'tmx';
  return ending === 'xlf' || ending === 'xliff' ? 'xliff' : 'csv';
}
