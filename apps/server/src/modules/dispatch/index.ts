/** The door of dispatch: set a desired state with `setDesiredState`, withdraw it with `withdrawDesiredStates`; the sender does the rest. */

export { type DesiredAd, forgetAds, loadAdRates, retryAds, setDesiredAds, wantNoAds } from './ads.repository.ts';
export { lookaheadUntil } from './bulk.repository.ts';
export {
  type AdMarketRef,
  endAllCampaigns,
  endForeignCampaigns,
  listCampaignIds,
  listCampaigns,
  setDesiredCampaign,
} from './campaigns.repository.ts';
export { createDispatchRoom } from './dispatch.room.ts';
export {
  countFailed,
  countRefused,
  type FailedCause,
  type FailedGroup,
  type FailedState,
  findFailed,
  findRefused,
  groupFailed,
  groupRefused,
  listFailed,
  listRefusedAccounts,
  type RefusedPrice,
  type RefusedPrices,
  sampleWords,
  sendAgain,
} from './failed.repository.ts';
export { gateInputOf, isAutomatic } from './gate.ts';
export {
  allowAllHeld,
  allowHeld,
  countHeld,
  findAllowed,
  forbidAgain,
  groupHeld,
  type HeldPlace,
  type HeldPrice,
  listHeld,
  lockHeld,
} from './held.repository.ts';
export { quotaPauseOf } from './holds.repository.ts';
export type { Sender } from './loop/sender.ts';
export { queueOrderAnswers, withdrawOrderAnswers } from './order-answers.repository.ts';
export {
  findCancelled,
  type NewOrderChange,
  type OrderChangeView,
  queueOrderChange,
  readMovedPieces,
  readOrderChanges,
  readRefunded,
  sendOrderChangeAgain,
} from './order-changes.repository.ts';
export * from './ports.ts';
export {
  countDoneSince,
  countHomeTerms,
  type LatestSend,
  listLatestSends,
  listQueueLanes,
} from './queue.repository.ts';
export { holdListings, resumeContents, setDesiredState } from './set-desired-state.ts';
export { findUnsettledTargets } from './settled.ts';
export {
  findByTracking,
  type QueuedShipment,
  queueShipment,
  queueShipments,
  readLastCarrier,
  readShipments,
  SHIPMENTS_OF_ORDER,
  type ShipmentView,
} from './shipments.repository.ts';
export {
  type DesiredPolicy,
  listPolicyStates,
  type ShippingPolicy,
  setDesiredPolicies,
} from './shipping-policies.repository.ts';
export { withdrawContents, withdrawDesiredStates, withdrawEnds } from './withdraw.ts';
