export { createTagsRoom } from './tags.room.ts';
