import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/room.ts';
import { diaryRoutes } from './diary.routes.ts';

export function createDiaryRoom(deps: { readonly clock: Clock }): Room {
  return { routes: diaryRoutes(deps) };
}
