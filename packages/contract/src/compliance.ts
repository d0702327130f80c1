import { defineCall, type Page, type UserParams } from './call.ts';
import type {
  BrandSafety,
  BrandsQuery,
  ComplianceView,
  ItemSafety,
  LackingSafetyItem,
  LackingSafetyQuery,
  ProducerNumbersInput,
  SafetyEntryInput,
} from './compliance.schema.ts';

export type {
  BrandSafety,
  BrandsQuery,
  ComplianceView,
  ItemSafety,
  LackingSafetyItem,
  LackingSafetyQuery,
  ProducerNumbersInput,
  SafetyEntryInput,
  SafetyEntryView,
} from './compliance.schema.ts';

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
  /** Live listings on EU sites are sent again in the background; `live` counts them. */
  update: defineCall<{ params: UserParams; body: SafetyEntryInput }, { live: number }>({
    id: 'compliance.update',
    method: 'PUT',
    path: '/v1/users/{id}/compliance/entries',
    userParam: 'id',
    summary: 'Enter manufacturer and responsible person for the business, a brand or an item',
    errors: ['item_not_found'],
  }),
  updateNumbers: defineCall<{ params: UserParams; body: ProducerNumbersInput }, ComplianceView>({
    id: 'compliance.updateNumbers',
    method: 'PUT',
    path: '/v1/users/{id}/compliance/producer-numbers',
    userParam: 'id',
    summary: 'Replace the producer numbers',
  }),
};
