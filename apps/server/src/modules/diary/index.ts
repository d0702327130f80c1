export { createDiaryRoom } from './diary.room.ts';
