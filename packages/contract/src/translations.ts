import type { Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { ProductTranslation, TermOffer } from './translations.schema.ts';

export type { ProductTranslation, TermOffer } from './translations.schema.ts';

/** The error codes of this room → HTTP status. */
export const translationsErrors = {
  title_too_long: 400,
} as const satisfies ErrorStatuses;

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
  /**
   * A manual title overrides every automatic one; an empty translation removes it. Live listings are revised.
   * If a correction of an engine's title changes one phrase, it is offered as a term.
   */
  update: defineCall<
    {
      params: UserParams & { itemId: number };
      body: { new_translations: readonly { site: Site; translation: string }[] };
    },
    { translations: readonly ProductTranslation[]; term_offers: readonly TermOffer[] }
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
