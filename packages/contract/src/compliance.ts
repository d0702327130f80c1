import type { Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';
import type {
  BrandSafety,
  BrandsQuery,
  ComplianceView,
  DocumentStates,
  EnergyLabelInput,
  EnergyLabelPreview,
  ItemSafety,
  LackingSafetyItem,
  LackingSafetyQuery,
  ProducerNumbersInput,
  SafetyEntryInput,
  SafetyFileInput,
  SafetyFilePreview,
  SafetyLabelChoices,
  SafetyPreviewInput,
} from './compliance.schema.ts';
import { fileBodyLimit } from './seller-file.ts';

export type {
  BrandSafety,
  BrandsQuery,
  ComplianceView,
  DocumentStates,
  EnergyLabelInput,
  EnergyLabelPreview,
  ItemSafety,
  LackingSafetyItem,
  LackingSafetyQuery,
  ProducerNumbersInput,
  SafetyEntryInput,
  SafetyEntryView,
  SafetyFileInput,
  SafetyFilePreview,
  SafetyLabelChoices,
  SafetyPreviewInput,
  SafetyRowError,
} from './compliance.schema.ts';

/** A file of ten thousand brands with both contacts. */
export const SAFETY_FILE_CHARACTERS = 4_000_000;

/** What can be wrong with a row of the file, besides `FILE_PROBLEMS`. Each has the message `compliance:file.problem.<code>`. */
export const SAFETY_ROW_PROBLEMS = [
  /** The row names neither a brand nor a SKU, or both. */
  'no_name',
  /** No item has this brand. */
  'brand_unknown',
  /** No item for sale has this SKU. */
  'sku_unknown',
  /** Several items have this SKU. */
  'sku_ambiguous',
  /** An earlier row is about the same. */
  'twice',
  /** The contact lacks something that buyers must see. */
  'missing',
  /** It is longer than the marketplace takes. */
  'too_long',
  /** It is no country code, e-mail address or web page. */
  'malformed',
  /** The responsible person must be in the EU. */
  'outside_eu',
] as const;

export const compliance = {
  get: defineCall<{ params: UserParams }, ComplianceView>({
    id: 'compliance.get',
    method: 'GET',
    path: '/v1/users/{id}/compliance',
    userParam: 'id',
    summary: 'Manufacturer of the business, producer numbers, and how many items lack what EU sites require',
  }),
  listBrands: defineCall<{ params: UserParams; query: BrandsQuery }, Page<BrandSafety>>({
    id: 'compliance.listBrands',
    method: 'GET',
    path: '/v1/users/{id}/compliance/brands',
    userParam: 'id',
    summary: 'Brands of the items with what was entered for them',
  }),
  listLacking: defineCall<{ params: UserParams; query: LackingSafetyQuery }, Page<LackingSafetyItem>>({
    id: 'compliance.listLacking',
    method: 'GET',
    path: '/v1/users/{id}/compliance/lacking',
    userParam: 'id',
    summary: 'Items that lack what EU sites require',
  }),
  getItem: defineCall<{ params: UserParams & { itemId: number } }, ItemSafety>({
    id: 'compliance.getItem',
    method: 'GET',
    path: '/v1/users/{id}/compliance/items/{itemId}',
    userParam: 'id',
    summary: 'What holds for an item, and what was entered for it alone',
    errors: ['item_not_found'],
  }),
  /** Counts the live listings that would show another energy label, without saving anything. */
  previewLabel: defineCall<
    { params: UserParams & { itemId: number }; body: EnergyLabelPreview },
    { readonly live: number; readonly sites: readonly Site[] }
  >({
    id: 'compliance.previewLabel',
    method: 'POST',
    path: '/v1/users/{id}/compliance/items/{itemId}/energy-label/preview',
    userParam: 'id',
    summary: 'What a change of the energy label would touch',
    errors: ['item_not_found'],
  }),
  updateLabel: defineCall<{ params: UserParams & { itemId: number }; body: EnergyLabelInput }, { live: number }>({
    id: 'compliance.updateLabel',
    method: 'PUT',
    path: '/v1/users/{id}/compliance/items/{itemId}/energy-label',
    userParam: 'id',
    summary: 'Enter the energy label of an item',
    errors: ['item_not_found', 'live_listings_changed'],
  }),
  /** Whether the marketplaces have accepted the documents of all entries. */
  listDocuments: defineCall<{ params: UserParams }, DocumentStates>({
    id: 'compliance.listDocuments',
    method: 'GET',
    path: '/v1/users/{id}/compliance/documents',
    userParam: 'id',
    summary: 'Product documents and their state at each account',
    errors: [],
  }),
  /** The codes of hazards and warnings that listings may state, with a site's words. */
  listLabels: defineCall<{ params: UserParams }, SafetyLabelChoices>({
    id: 'compliance.listLabels',
    method: 'GET',
    path: '/v1/users/{id}/compliance/labels',
    userParam: 'id',
    summary: 'Codes of hazards and warnings, with the words of the home site',
    errors: ['account_disconnected', 'marketplace_unavailable'],
  }),
  /**
   * Counts the live listings on EU sites that an entry would change, without saving anything. The entry is saved with
   * `live`.
   */
  preview: defineCall<
    { params: UserParams; body: SafetyPreviewInput },
    { readonly live: number; readonly sites: readonly Site[] }
  >({
    id: 'compliance.preview',
    method: 'POST',
    path: '/v1/users/{id}/compliance/preview',
    userParam: 'id',
    summary: 'What a change of manufacturer or responsible person would touch',
    errors: ['item_not_found'],
  }),
  /** The live listings are sent again in the background. */
  update: defineCall<{ params: UserParams; body: SafetyEntryInput }, { live: number }>({
    id: 'compliance.update',
    method: 'PUT',
    path: '/v1/users/{id}/compliance/entries',
    userParam: 'id',
    summary: 'Enter manufacturer and responsible person for the business, a brand or an item',
    errors: ['item_not_found', 'live_listings_changed'],
  }),
  updateNumbers: defineCall<{ params: UserParams; body: ProducerNumbersInput }, ComplianceView>({
    id: 'compliance.updateNumbers',
    method: 'PUT',
    path: '/v1/users/{id}/compliance/producer-numbers',
    userParam: 'id',
    summary: 'Replace the producer numbers',
  }),
  /** The brands of the items, each with its contacts, as the file that `prepareFile` reads. */
  exportFile: defineCall<{ params: UserParams }, unknown>({
    id: 'compliance.exportFile',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/compliance/file',
    userParam: 'id',
    summary: 'Manufacturers and responsible persons of the brands as a CSV file',
  }),
  /** Reads manufacturers and responsible persons of brands and items from a file. `changes.confirm` stores them. */
  prepareFile: defineCall<{ params: UserParams; body: SafetyFileInput }, SafetyFilePreview>({
    id: 'compliance.prepareFile',
    method: 'POST',
    path: '/v1/users/{id}/compliance/file',
    userParam: 'id',
    summary: 'Prepare the manufacturers and responsible persons of a file',
    bodyLimit: fileBodyLimit(SAFETY_FILE_CHARACTERS),
    errors: ['file_too_heavy', 'files_waiting'],
  }),
};
