import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type {
  DescriptionChoice,
  DescriptionEngine,
  DescriptionSetting,
  DescriptionSettings,
  DescriptionsSaved,
  ItemDescription,
  TranslatedText,
  WrittenPreview,
} from './descriptions.schema.ts';
import { TRANSLATION_ENGINES } from './engines.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  DescriptionChoice,
  DescriptionEngine,
  DescriptionSetting,
  DescriptionSettings,
  DescriptionsSaved,
  ItemDescription,
  LeftOutFact,
  TemplateFinding,
  TranslatedText,
  WrittenPreview,
} from './descriptions.schema.ts';

/**
 * `facts`: from the item's facts, with the seller's own text only if it is in the buyer's language. `own`: with the own
 * text everywhere, marked if it is in another language. `translated`: the own text in the buyer's
 * language, which an engine translates if it is in another one; facts if there is no such text. `facts_translated`: both.
 * `none`: the title only.
 */
export const DESCRIPTION_CHOICES = ['facts', 'own', 'facts_translated', 'translated', 'none'] as const;
/** The choices that name an engine. */
export const TRANSLATED_CHOICES: readonly DescriptionChoice[] = ['facts_translated', 'translated'];
/** The engines of a business, and eBay's own. */
export const DESCRIPTION_ENGINES = [...TRANSLATION_ENGINES, 'ebay'] as const;
/** The maximum number of characters in a template. */
export const DESCRIPTION_TEMPLATE_LIMIT = 50_000;
/** The maximum number of characters of a description: eBay's, the longest of all marketplaces (Sell Inventory API, `listingDescription`). */
export const DESCRIPTION_LIMIT = 500_000;
/** The placeholders that a template may contain, such as `{{title}}`. `description` or `facts` is required. */
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
  'pictures',
] as const;

export const descriptionsErrors = {
  template_refused: 400,
  /** The choice needs an engine that the business has; the others need none. */
  description_engine_wrong: 400,
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
  /**
   * Counts the live listings that other settings would change, without saving anything. The settings are saved with
   * `live`.
   */
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
  /**
   * Writes the description of one item with settings that need not be saved, and reports the problems of a template.
   */
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
    errors: ['live_listings_changed', 'template_refused', 'description_engine_wrong'],
  }),
  /** Asks the engine for what is not translated yet of an item's own text. Uses the engine's budget. */
  translateItem: defineCall<
    OfSite & { params: { itemId: number }; body: { engine: DescriptionEngine } },
    { readonly translated: TranslatedText | null }
  >({
    id: 'descriptions.translateItem',
    method: 'POST',
    path: '/v1/users/{id}/descriptions/{site}/items/{itemId}/translate',
    userParam: 'id',
    summary: 'Translate the own description of one item by an engine',
    requiresScreen: 'glossary',
    errors: ['item_not_found', 'description_engine_wrong'],
  }),
  /** The description as it is sent now. */
  getItem: defineCall<{ params: UserParams & { itemId: number }; query: { site: Site } }, ItemDescription>({
    id: 'descriptions.getItem',
    method: 'GET',
    path: '/v1/users/{id}/item-descriptions/{itemId}',
    userParam: 'id',
    summary: 'The description of an item on a site, with what it leaves out',
    errors: ['item_not_found'],
  }),
};
