import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  MemoryEntries,
  MemoryExportQuery,
  MemoryFile,
  MemoryImport,
  MemoryImportPreview,
  MemoryMatch,
  MemoryPair,
  MemoryQuery,
  MemoryRemoval,
} from './memory.schema.ts';
import { fileBodyLimit } from './seller-file.ts';

export type {
  MemoryEntries,
  MemoryEntryView,
  MemoryExportQuery,
  MemoryFile,
  MemoryFormat,
  MemoryImport,
  MemoryImportPreview,
  MemoryMatch,
  MemoryPair,
  MemoryQuery,
  MemoryRemoval,
  MemoryRowError,
} from './memory.schema.ts';

/** More than a file of some ten thousand titles needs. */
export const MEMORY_FILE_CHARACTERS = 6_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(MEMORY_FILE_CHARACTERS);
/** The maximum number of entries per business. */
export const MAX_MEMORY = 100_000;
/** The maximum number of entries that one call removes individually. */
export const MEMORY_AT_ONCE = 200;

/** The error codes of this room → HTTP status. */
export const memoryErrors = {
  too_many_remembered: 409,
  memory_changed: 409,
} as const satisfies ErrorStatuses;

/** Titles that were written by hand or by an engine, remembered for items that differ only in numbers and brand. */
export const memory = {
  listPairs: defineCall<{ params: UserParams }, { pairs: readonly MemoryPair[] }>({
    id: 'memory.listPairs',
    method: 'GET',
    path: '/v1/users/{id}/translation-memory',
    userParam: 'id',
    summary: 'Remembered titles by pair of languages',
    requiresScreen: 'glossary',
  }),
  /** Sorted by the source texts. */
  list: defineCall<{ params: UserParams; query: MemoryQuery }, MemoryEntries>({
    id: 'memory.list',
    method: 'GET',
    path: '/v1/users/{id}/translation-memory/entries',
    userParam: 'id',
    summary: 'Remembered titles of a pair of languages',
    requiresScreen: 'glossary',
  }),
  /** Without sources, all entries of the pair are removed. Titles written earlier are kept. */
  remove: defineCall<{ params: UserParams; body: MemoryRemoval }, { removed: number }>({
    id: 'memory.remove',
    method: 'POST',
    path: '/v1/users/{id}/translation-memory/remove',
    userParam: 'id',
    summary: 'Forget remembered titles',
    requiresScreen: 'glossary',
  }),
  /** An XLIFF file contains one language pair, so both languages are required. */
  exportFile: defineCall<{ params: UserParams; query: MemoryExportQuery }, unknown>({
    id: 'memory.exportFile',
    media: ['text/csv', 'application/xml', 'application/xliff+xml'],
    method: 'GET',
    path: '/v1/users/{id}/translation-memory/export',
    userParam: 'id',
    summary: 'Remembered titles as CSV, TMX 1.4b or XLIFF 2.0',
    requiresScreen: 'glossary',
  }),
  previewImport: defineCall<{ params: UserParams; body: MemoryFile }, MemoryImportPreview>({
    id: 'memory.previewImport',
    method: 'POST',
    path: '/v1/users/{id}/translation-memory/import/preview',
    userParam: 'id',
    summary: 'What a file of remembered titles would change',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'glossary',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_remembered'],
  }),
  /**
   * Stores exactly what the preview showed, otherwise `memory_changed`. Invalid rows are skipped. `replace` decides about entries that have
   * a different translation.
   */
  importFile: defineCall<{ params: UserParams; body: MemoryImport }, { added: number; changed: number }>({
    id: 'memory.importFile',
    method: 'POST',
    path: '/v1/users/{id}/translation-memory/import',
    userParam: 'id',
    summary: 'Import remembered titles',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'glossary',
    errors: ['file_too_heavy', 'files_waiting', 'too_many_remembered', 'memory_changed'],
  }),
  /** Remembered titles for an item on a site: the exact one first, then similar ones, each with its score. */
  listMatches: defineCall<{ params: UserParams & { itemId: number; site: Site } }, { matches: readonly MemoryMatch[] }>(
    {
      id: 'memory.listMatches',
      method: 'GET',
      path: '/v1/users/{id}/translation-memory/items/{itemId}/{site}',
      userParam: 'id',
      summary: 'Remembered titles that fit an item',
      requiresScreen: 'products',
      errors: ['item_not_found', 'site_not_supported'],
    },
  ),
};
