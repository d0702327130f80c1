import type { ReactNode } from 'react';

/** What a cell shows, and says to those who do not see it. */
export interface CellView {
  readonly glyph: ReactNode;
  readonly label: string;
}

export interface CellColumn {
  readonly key: string;
  /** Its whole name. */
  readonly name: string;
  /** What its head shows. */
  readonly short: string;
}

/** A column in sight: which one it is, and where, in pixels. */
export interface PlacedColumn extends CellColumn {
  readonly index: number;
  readonly start: number;
  readonly size: number;
}
