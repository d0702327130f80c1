import type { MemoryFormat } from '@quayside/contract';

/** The format of a file by its name; a file without a known ending is read as a table. */
export function formatOf(name: string): MemoryFormat {
  const ending = name.toLowerCase().split('.').at(-1);
  if (ending === 'tmx') return 'tmx';
  return ending === 'xlf' || ending === 'xliff' ? 'xliff' : 'csv';
}
