import { closingSchemas as schemas } from '@quayside/contract/closing.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { readClosing, requestClosing, withdrawClosing } from './closing.service.ts';
import type { ClosingDeps } from './closing-mails.ts';

export function closingRoutes(deps: ClosingDeps): Route[] {
  return [
    route(schemas.get, ({ who }) => readClosing(deps, who.userId)),
    route(schemas.request, ({ who, body }) => requestClosing(deps, who, body)),
    route(schemas.withdraw, ({ who }) => withdrawClosing(deps, who)),
  ];
}
