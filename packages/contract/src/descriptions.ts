import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type {
  DescriptionSetting,
  DescriptionSettings,
  DescriptionsSaved,
  ItemDescription,
  WrittenPreview,
} from './descriptions.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  DescriptionChoice,
  DescriptionSetting,
  DescriptionSettings,
  DescriptionsSaved,
  ItemDescription,
  LeftOutFact,
  TemplateFinding,
  WrittenPreview,
} from './descriptions.schema.ts';

/**
 * `facts`: from the item's facts, with the seller's own text only where it is in the buyer's language. `own`: with the own text
 * everywhere, marked where it is in another language. `none`: the title alone.
 */
export const DESCRIPTION_CHOICES = ['facts', 'own', 'none'] as const;
/** Characters of a template. */
export const DESCRIPTION_TEMPLATE_LIMIT = 50_000;
/** What a template may hold, as `{{title}}`. `description` or `facts` must be there. */
export const DESCRIPTION_PLACEHOLDERS = [
  'title',
  'description',
  'brand',
  'product',
  'facts',
  'sizes',
  'choices',
  'box',
  'own_text',
] as const;

export const descriptionsErrors = {
  template_refused: 400,
} as const satisfies ErrorStatuses;

type OfSite = { params: UserParams & { site: Site } };

export const descriptions = {
  list: defineCall<{ params: UserParams }, DescriptionSettings>({
    id: 'descriptions.list',
    method: 'GET',
    path: '/v1/users/{id}/descriptions',
    userParam: 'id',
    summary: 'How the listings of each site are described',
    requiresScreen: 'glossary',
  }),
  /** Counts the live listings that other settings would change; saves nothing. `live` is what they are saved with. */
  preview: defineCall<
    OfSite & { body: DescriptionSetting },
    { readonly live: number; readonly sites: readonly Site[] }
  >({
    id: 'descriptions.preview',
    method: 'POST',
    path: '/v1/users/{id}/descriptions/{site}/preview',
    userParam: 'id',
    summary: 'What a change of descriptions would touch',
    requiresScreen: 'glossary',
    errors: ['template_refused'],
  }),
  /** Writes the description of one item with settings that need not be saved, and says what is wrong with a template. */
  write: defineCall<OfSite & { body: DescriptionSetting & { itemId: number | null } }, WrittenPreview>({
    id: 'descriptions.write',
    method: 'POST',
    path: '/v1/users/{id}/descriptions/{site}/write',
    userParam: 'id',
    summary: 'The description of an item as buyers would read it',
    requiresScreen: 'glossary',
    errors: ['item_not_found'],
  }),
  /** The live listings are sent again in the background. */
  update: defineCall<OfSite & { body: DescriptionSetting & { expected?: number | undefined } }, DescriptionsSaved>({
    id: 'descriptions.update',
    method: 'PUT',
    path: '/v1/users/{id}/descriptions/{site}',
    userParam: 'id',
    summary: 'Choose how the listings of a site are described',
    requiresScreen: 'glossary',
    errors: ['live_listings_changed', 'template_refused'],
  }),
  /** As it is sent now. */
  getItem: defineCall<{ params: UserParams & { itemId: number }; query: { site: Site } }, ItemDescription>({
    id: 'descriptions.getItem',
    method: 'GET',
    path: '/v1/users/{id}/descriptions/items/{itemId}',
    userParam: 'id',
    summary: 'The description of an item on a site, with what it leaves out',
    errors: ['item_not_found'],
  }),
};
