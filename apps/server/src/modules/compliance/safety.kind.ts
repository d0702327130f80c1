import { compliance } from '@quayside/contract';
import type { SafetyEntry } from '@quayside/kernel';
import { z } from 'zod';
import type { ChangedRow, Kind } from '../changes/index.ts';
import type { FollowDeps } from '../listings/index.ts';
import { contactsOf, wordsOf } from './entry-words.ts';

const settings = z.object({});
type Settings = z.output<typeof settings>;

/** What is entered for a brand or an item; null for nothing. */
export interface EnteredSafety {
  readonly brand: string | null;
  readonly entry: SafetyEntry | null;
}
export type SafetyRow = ChangedRow<EnteredSafety>;
export type SafetyKind = Kind<Settings, EnteredSafety>;

/** What carries out rows is loaded with the first change. */
const load = () => import('./safety-changes.ts');

/** Manufacturers and responsible persons of brands and items, which come from a file. */
export function safetyKind(deps: FollowDeps): SafetyKind {
  return {
    name: 'safety-file',
    settings,
    call: compliance.prepareFile,
    field: 'safety',
    why: (_settings, row) => (row?.after.entry === null ? 'safety_removed' : 'safety_entered'),
    shown: ({ entry }) => entry && contactsOf(entry),
    recorded: ({ entry, brand }) => wordsOf(entry, brand),
    entityOf: ({ itemId }, userId) =>
      itemId === null ? { entity: 'user', entityId: userId } : { entity: 'item', entityId: itemId },
    judge: async (...asked) => (await load()).judge(...asked),
    hold: async (...asked) => (await load()).hold(...asked),
    apply: async (tx, context, rows) => (await load()).apply(tx, deps, context, rows),
  };
}
