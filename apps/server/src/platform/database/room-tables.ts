import type { Tables } from './tables.data.ts';

export type TableName = keyof Tables & string;

export interface ExportedTable {
  /** The name of its files in the zip, without the extension. */
  readonly file: string;
  readonly table: TableName;
  /** Columns that are not exported: secrets, and data that only a payment provider understands. */
  readonly without?: readonly string[];
}

/** Why an export leaves out a table of a business. */
export interface LeftOutTables {
  /** They give access to a marketplace or to Quayside. */
  readonly secret?: readonly TableName[];
  /** They follow from exported tables, or can be read again from the marketplace. */
  readonly derived?: readonly TableName[];
  /** They are Quayside's own work in progress or its logs. */
  readonly working?: readonly TableName[];
}

/**
 * What a room declares about its tables in its `x.tables.data.ts`. Each table with a `user_id` is either exported or
 * left out, and a test compares the rooms' lists with the database.
 */
export interface RoomTables {
  /** What a seller's export contains: everything that a seller has entered, imported, sold or paid. */
  readonly exported?: readonly ExportedTable[];
  readonly leftOut?: LeftOutTables;
  /**
   * Tables of other rooms that the room reads, because one statement needs rows of both. `npm run check` rejects access
   * to any other.
   */
  readonly reads?: readonly TableName[];
}

/** The tables that an export contains. */
export function exportedTables(rooms: readonly RoomTables[]): readonly ExportedTable[] {
  return rooms.flatMap(({ exported }) => exported ?? []);
}

/** Every table with rows of a business. */
export function businessTables(rooms: readonly RoomTables[]): readonly TableName[] {
  const leftOut = rooms.flatMap((room): TableName[] => Object.values(room.leftOut ?? {}).flat());
  return [...exportedTables(rooms).map(({ table }) => table), ...leftOut];
}
