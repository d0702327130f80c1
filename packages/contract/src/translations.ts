import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

export interface ProductTranslation {
  readonly site: Site;
  readonly automatic_title_translation: string | null;
  readonly manual_title_translation: { readonly by_customer: boolean; readonly translation: string } | null;
  readonly origin: 'automatic' | 'manual';
  readonly label: string | null;
  /** Percentage of the source title that the title expresses in the buyer's language. */
  readonly coverage: number | null;
  /** Words of the automatic title that are still in the seller's language. */
  readonly untranslated: readonly string[];
  /** Parts of the source title that the automatic title omits. */
  readonly dropped: readonly string[];
  /** Maximum characters of a title on the site; null without a limit. */
  readonly limit: number | null;
}

export const translations = {
  list: defineCall<
    { params: UserParams & { itemId: number; platform: string } },
    { translations: readonly ProductTranslation[] }
  >({
    id: 'translations.list',
    method: 'GET',
    path: '/v1/seller/{id}/items/{itemId}/{platform}/translations',
    userParam: 'id',
    summary: 'Titles of an item by site',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /** A manual title overrides every automatic one; an empty translation removes it. Live listings are revised. */
  update: defineCall<
    {
      params: UserParams & { itemId: number };
      body: { new_translations: readonly { site: Site; translation: string }[] };
    },
    { translations: readonly ProductTranslation[] }
  >({
    id: 'translations.update',
    method: 'PUT',
    path: '/v1/seller/{id}/items/{itemId}/ebay/translations',
    userParam: 'id',
    summary: 'Write titles by hand',
    needs: 'manual-title-management-enabled',
    requiresScreen: 'products',
    errors: ['item_not_found', 'site_not_supported', 'title_too_long'],
  }),
};
