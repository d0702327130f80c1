import type { SheetProblem } from '@quayside/contract';
import type { Site } from '@quayside/kernel';

/** What the cells of the grid may be, besides signs: prices by hand and titles on each site, and what belongs to the product itself. */
export type WrittenField = 'manual' | 'title' | 'stock';
export type WrittenColumn = 'stock' | 'cost' | `manual.${Site}` | `title.${Site}`;

/** The written texts by the key of their cell, and those before each change that can be taken back. An empty text removes what is there. */
export interface GridEdits {
  readonly texts: ReadonlyMap<string, string>;
  readonly past: readonly ReadonlyMap<string, string>[];
}

/** What is written, and what the last check has refused of it, by the key of the cell. */
export interface Written {
  readonly edits: GridEdits;
  readonly refused: ReadonlyMap<string, SheetProblem>;
}

export const NO_EDITS: GridEdits = { texts: new Map(), past: [] };
export const NOTHING_WRITTEN: Written = { edits: NO_EDITS, refused: new Map() };
