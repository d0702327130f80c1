export { createProfileRoom } from './profile.room.ts';
export { saveTools } from './tools.service.ts';
