export { createViewsRoom } from './views.room.ts';
