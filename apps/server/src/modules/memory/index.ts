export {
  findAlike,
  listMemory,
  type MemoryEntry,
  type RememberedTitle,
  remember,
  rememberAll,
} from './memory.repository.ts';
export { createMemoryRoom } from './memory.room.ts';
