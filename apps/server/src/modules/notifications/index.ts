export { createNotificationsRoom } from './notifications.room.ts';
