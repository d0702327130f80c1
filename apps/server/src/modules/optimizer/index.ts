export { createOptimizerRoom } from './optimizer.room.ts';
