import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { tagsKind } from './tags.kind.ts';
import { type TagsDeps, tagRoutes } from './tags.routes.ts';
import { tagsTables } from './tags.tables.data.ts';

export interface TagsRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createTagsRoom(deps: TagsDeps): TagsRoom {
  return { tables: tagsTables, routes: tagRoutes(deps), ports: { kinds: [tagsKind(deps)] } };
}
