export { createFlowsRoom } from './flows.room.ts';
