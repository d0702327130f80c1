import type { Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import type { ItemParams } from './products.schema.ts';
import type { SelectedTagsInput, TagEditInput, TagUse } from './tags.schema.ts';

export type { SelectedTagsInput, TagEditInput, TagUse } from './tags.schema.ts';

/** The error codes of this room → HTTP status. */
export const tagsErrors = {
  too_many_tags: 409,
  too_many_tags_of_item: 409,
  tags_move_prices: 409,
} as const satisfies ErrorStatuses;

/** A seller's own words on items. A tag exists as long as an item has it. */
export const tags = {
  /** All of them, sorted by name: at most 500. */
  list: defineCall<{ params: UserParams }, { list: readonly TagUse[] }>({
    id: 'tags.list',
    method: 'GET',
    path: '/v1/users/{id}/tags',
    userParam: 'id',
    summary: 'The tags of the business, each with its number of items',
    requiresScreen: 'products',
  }),
  /** Where a price rule asks for these tags and the item is on sale, prices would move: that is for `prepareSelected` and consent. */
  updateItem: defineCall<{ params: ItemParams; body: TagEditInput }, { tags: readonly string[] }>({
    id: 'tags.updateItem',
    method: 'PUT',
    path: '/v1/users/{id}/items/{platform}/{itemId}/tags',
    userParam: 'id',
    summary: 'Add tags to an item and remove others',
    requiresScreen: 'products',
    errors: ['item_not_found', 'too_many_tags', 'too_many_tags_of_item', 'tags_move_prices'],
  }),
  /** Prepares adding and removing tags of selected items. `changes.confirm` carries it out. */
  prepareSelected: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: SelectedTagsInput },
    ChangeView
  >({
    id: 'tags.prepareSelected',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/tags',
    userParam: 'id',
    status: 201,
    summary: 'Prepare adding and removing tags of selected items',
    requiresScreen: 'products',
    errors: ['nothing_selected', 'account_not_found', 'item_not_in_selection', 'too_many_tags'],
  }),
};
