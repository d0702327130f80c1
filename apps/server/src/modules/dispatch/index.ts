/** The door of dispatch: say what shall be with `wish`, take it back with `withdrawWishes`; the sender does the rest. */

export { gatheredUntil } from './bulk.repository.ts';
export { createDispatchRoom } from './dispatch.room.ts';
export {
  countFailed,
  countHeld,
  type FailedCause,
  type FailedGroup,
  type FailedWish,
  findFailed,
  findHeld,
  groupFailed,
  groupHeld,
  type HeldPrices,
  listFailed,
  sampleWords,
  sendAgain,
} from './failed.repository.ts';
export { quotaPauseOf } from './holds.repository.ts';
export { wishOrderAnswers, withdrawOrderAnswers } from './order-answers.repository.ts';
export * from './ports.ts';
export {
  countDoneSince,
  countHomeTerms,
  type LatestSend,
  listLatestSends,
  listQueueLanes,
} from './queue.repository.ts';
export type { Sender } from './sender.ts';
export { unsettledTargets } from './settled.ts';
export { readShipments, type ShipmentView, type ShipmentWish, wishShipment } from './shipments.repository.ts';
export { holdListings, wish } from './wish.ts';
export { withdrawEnds, withdrawWishes } from './withdraw.ts';
