export { createBlacklistRoom } from './blacklist.room.ts';
export { findKeptFrom } from './matches.repository.ts';
export type { BlacklistHooks } from './ports.ts';
