export { createSurveysRoom } from './surveys.room.ts';
