/** The door of dispatch: say what shall be with `wish`, take it back with `withdrawWishes`; the sender does the rest. */
export { dispatchHandlers, dispatchJobs } from './dispatch.jobs.ts';
export { listQuotaPauses, quotaPauseOf } from './holds.repository.ts';
export * from './ports.ts';
export { type Sender, type SenderOptions, startSender } from './sender.ts';
export { unsettledTargets } from './settled.ts';
export { wish } from './wish.ts';
export { withdrawWishes } from './withdraw.ts';
