import { descriptionsSchemas as schemas } from '@quayside/contract/descriptions.schema';
import { type Route, route } from '../../platform/http/route.ts';
import {
  type DescriptionsDeps,
  describeNow,
  listSettings,
  previewSetting,
  translateItem,
  updateSetting,
  writePreview,
} from './descriptions.service.ts';

export function descriptionsRoutes(deps: DescriptionsDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.list, ({ who: { userId } }) => listSettings(deps, userId)),
    route(schemas.preview, ({ who: { userId }, params: { site }, body }) => previewSetting(db, userId, site, body)),
    route(schemas.write, ({ who: { userId }, params: { site }, body }) => writePreview(deps, userId, site, body)),
    route(schemas.update, ({ who, params: { site }, body }) => updateSetting(deps, who, site, body)),
    route(schemas.translateItem, ({ who: { userId }, params: { site, itemId }, body: { engine } }) =>
      translateItem(deps, userId, site, { itemId, engine }),
    ),
    route(schemas.getItem, ({ who: { userId }, params: { itemId }, query: { site } }) =>
      describeNow(deps, userId, itemId, site),
    ),
  ];
}
