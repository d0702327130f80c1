import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { surveyRoutes } from './surveys.routes.ts';
import { surveysTables } from './surveys.tables.data.ts';

export function createSurveysRoom(deps: { readonly db: Db; readonly clock: Clock }): Room {
  return { tables: surveysTables, routes: surveyRoutes(deps) };
}
