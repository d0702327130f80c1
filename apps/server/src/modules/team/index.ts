export { createTeamRoom } from './team.room.ts';
