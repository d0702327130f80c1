import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { TaxCategories, TaxesInput, TaxesPreview, TaxesView } from './taxes.schema.ts';

export type { TaxCategories, TaxesInput, TaxesPreview, TaxesView } from './taxes.schema.ts';

/** Taxes belong to an account whose marketplace requires them with every offer. */
type OfAccount = { params: UserParams; query: { accountId: number } };

/** The error codes of this room → HTTP status. */
export const taxesErrors = {
  taxes_changed: 409,
} as const satisfies ErrorStatuses;

export const taxes = {
  /** There are no presets: `standard` is null until the seller has confirmed it. */
  get: defineCall<OfAccount, TaxesView>({
    id: 'taxes.get',
    method: 'GET',
    path: '/v1/users/{id}/offer-taxes',
    userParam: 'id',
    summary: 'VAT rate and eco tax of the offers of an account',
    errors: ['account_not_found'],
  }),
  listCategories: defineCall<{ params: UserParams; query: { query?: string } }, TaxCategories>({
    id: 'taxes.listCategories',
    method: 'GET',
    path: '/v1/users/{id}/offer-taxes/categories',
    userParam: 'id',
    summary: 'Categories of the seller’s items that a tax rule can be for',
  }),
  preview: defineCall<OfAccount & { body: TaxesInput }, TaxesPreview>({
    id: 'taxes.preview',
    method: 'POST',
    path: '/v1/users/{id}/offer-taxes/preview',
    userParam: 'id',
    summary: 'What other taxes would change in live offers',
    duty: 'accounts',
    errors: ['account_not_found', 'item_not_found'],
  }),
  /** `expected` repeats the preview's number of live offers; the call returns `taxes_changed` if it has changed. */
  update: defineCall<OfAccount & { body: TaxesInput & { expected: number } }, TaxesView>({
    id: 'taxes.update',
    method: 'PUT',
    path: '/v1/users/{id}/offer-taxes',
    userParam: 'id',
    summary: 'Confirm VAT rate and eco tax; exactly the live offers that change are sent again',
    duty: 'accounts',
    errors: ['account_not_found', 'item_not_found', 'taxes_changed'],
  }),
};
