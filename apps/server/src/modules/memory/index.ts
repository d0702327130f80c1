export {
  findAlike,
  listMemory,
  type MemoryEntry,
  remember,
  rememberAll,
} from './memory.repository.ts';
export { createMemoryRoom } from './memory.room.ts';
