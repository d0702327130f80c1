export { createDemoRoom } from './demo.room.ts';
