export { createChangesRoom } from './changes.room.ts';
export { type ChangeDeps, changeRows, countWaiting, prepareChange, prepareRows } from './changes.service.ts';
export {
  type AnyKind,
  byKey,
  type ChangeContext,
  type ChangedRow,
  concernsMore,
  type HeldValue,
  type Kind,
  type Objection,
} from './kind.ts';
