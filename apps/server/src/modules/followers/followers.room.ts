import type { Room } from '../../platform/room.ts';
import { followersHandlers } from './followers.jobs.ts';
import type { FollowersDeps } from './followers.service.ts';
import { followersTables } from './followers.tables.data.ts';

export function createFollowersRoom(deps: FollowersDeps): Room {
  return { tables: followersTables, jobs: followersHandlers(deps) };
}
