export { createProfileRoom } from './profile.room.ts';
export { readSender, type Sender } from './sender.ts';
export { saveTools } from './tools.service.ts';
