export { createBlacklistRoom } from './blacklist.room.ts';
export { findForbiddenWords } from './find-forbidden.ts';
export { findKeptFrom } from './matches.repository.ts';
export type { StoredItemsPort } from './stored-items.ts';
