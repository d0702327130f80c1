import { MOST_TAG_LETTERS, MOST_TAGS_OF_ITEM } from '@quayside/kernel';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { platformOrAll, selectionShape } from './products.schema.ts';
import { pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { platformSchema } from './session-user.schema.ts';
import { tags } from './tags.ts';

/** At most as many as one item can have. */
export const tagList = z.array(visibleText(MOST_TAG_LETTERS)).max(MOST_TAGS_OF_ITEM).readonly();

/** At least one tag is added or removed. What is both is added. */
export const tagEdit = z.strictObject({ add: tagList, remove: tagList });

const isSome = ({ add, remove }: z.output<typeof tagEdit>) => add.length + remove.length > 0;

const editInput = tagEdit.refine(isSome, { path: ['add'], message: 'too_small' });
export type TagEditInput = z.output<typeof editInput>;

const selectionInput = z.strictObject({ ...selectionShape, ...tagEdit.shape }).refine(isSome, {
  path: ['add'],
  message: 'too_small',
});
/** Tags that selected items get and lose. */
export type SelectedTagsInput = z.output<typeof selectionInput>;

const tagUse = z.object({ name: z.string(), items: z.number().int() });
export type TagUse = z.output<typeof tagUse>;

export const tagsSchemas = schemasFor(tags, {
  list: { params: userParams, output: z.object({ list: z.array(tagUse).readonly() }) },
  updateItem: {
    params: z.strictObject({ ...userParams.shape, platform: platformSchema, itemId: pathId }),
    body: editInput,
    output: z.object({ tags: z.array(z.string()).readonly() }),
  },
  prepareSelected: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: selectionInput,
    output: changeSchema,
  },
});
