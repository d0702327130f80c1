import { tagsSchemas } from '@quayside/contract/tags.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import type { FollowDeps } from '../listings/index.ts';
import { prepareSelected } from '../products/index.ts';
import { tagsKind } from './tags.kind.ts';
import { hasPlaceFor, listTags } from './tags.repository.ts';

export type TagsDeps = ChangeDeps & FollowDeps;

export function tagRoutes(deps: TagsDeps): Route[] {
  const { db } = deps;
  return [
    route(tagsSchemas.list, async ({ who }) => ({ list: await listTags(db, who.userId) })),
    route(tagsSchemas.updateItem, async ({ who, params, body }) => ({
      tags: await (await import('./tags.service.ts')).updateItemTags(deps, who.userId, params, body, actorOf(who)),
    })),
    route(tagsSchemas.prepareSelected, async ({ who, params, body: { add, remove, ...selection } }) => {
      if (!(await hasPlaceFor(db, who.userId, add))) throw fail('too_many_tags');
      return prepareSelected(deps, tagsKind(deps), who, { platform: params.platform, ...selection }, { add, remove });
    }),
  ];
}
