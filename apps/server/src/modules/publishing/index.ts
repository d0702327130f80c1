export type { FlowRunsPort } from './flow-runs.ts';
export { notePresentPause } from './outcomes.ts';
export { resumePreparing } from './prepare-run.ts';
export { createPublishingRoom, type RunsPort } from './publishing.room.ts';
export { sendFailedAgain } from './send-failed-again.ts';
