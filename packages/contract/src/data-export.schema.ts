import { z } from 'zod';
import { dataExport } from './data-export.ts';
import { isoTime, schemasFor, userParams } from './schema.ts';

const state = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed', 'expired']),
  requestedAt: isoTime.nullable(),
  /** When the file is removed; null while there is none. */
  expiresAt: isoTime.nullable(),
  /** The size of the file. */
  bytes: z.number().int(),
  /** The rows in all its tables. */
  rows: z.number().int(),
});
export type ExportState = z.output<typeof state>;

export const dataExportSchemas = schemasFor(dataExport, {
  get: { params: userParams, output: state },
  create: { params: userParams, output: state },
  getFile: { params: userParams, output: z.unknown() },
});
