export { createChangesRoom } from './changes.room.ts';
export { type ChangeDeps, changeRows, countWaiting, prepareChange } from './changes.service.ts';
export type { AnyKind, ChangeContext, ChangedRow, HeldValue, Kind, Objection } from './kind.ts';
