export { createPortalRoom } from './portal.room.ts';
