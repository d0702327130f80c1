export { createProfileRoom } from './profile.room.ts';
export { saveTools } from './profile.service.ts';
