import type { Platform } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ChangeView } from './changes.schema.ts';
import type {
  AssumptionList,
  AssumptionsInput,
  CostImportPreview,
  CountryMargins,
  ItemCostInput,
  ItemCosts,
  ItemMargins,
  OrderMargin,
  SelectedCostsInput,
} from './costs.schema.ts';
import type { ErrorStatuses } from './errors.ts';
import { type CsvFile, fileBodyLimit } from './seller-file.ts';

export type {
  AssumptionList,
  Assumptions,
  AssumptionsInput,
  CostImportPreview,
  CostRowError,
  CountryMargin,
  CountryMargins,
  DatedAssumptions,
  DatedCost,
  DoubtfulCost,
  ItemCostInput,
  ItemCosts,
  ItemMargin,
  ItemMargins,
  OrderMargin,
  SelectedCostsInput,
} from './costs.schema.ts';

/** A file of the costs of a hundred thousand items. */
export const COST_CSV_CHARACTERS = 16_000_000;
const FILE_BODY_LIMIT = fileBodyLimit(COST_CSV_CHARACTERS);
/** How a file writes its decimals. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];
/** The number of doubtful costs of a file that a seller can accept one by one. */
export const MOST_DOUBTFUL = 200;

/** The error codes of this room → HTTP status. */
export const costsErrors = {
  cost_doubtful: 409,
  costs_changed: 409,
  assumptions_changed: 409,
} as const satisfies ErrorStatuses;

type OfItem = { params: UserParams & { itemId: number } };
type OfAccount = { params: UserParams; query: { accountId: number } };
type CostFile = CsvFile & { decimal: DecimalMark; validFrom: string };

export const costs = {
  listOfItem: defineCall<OfItem, ItemCosts>({
    id: 'costs.listOfItem',
    method: 'GET',
    path: '/v1/users/{id}/costs/items/{itemId}',
    userParam: 'id',
    summary: 'What a piece of an item costs the seller, by day',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  /** Sets or removes the cost from one day on. Prices do not change. */
  setOfItem: defineCall<OfItem & { body: ItemCostInput }, ItemCosts>({
    id: 'costs.setOfItem',
    method: 'PUT',
    path: '/v1/users/{id}/costs/items/{itemId}',
    userParam: 'id',
    summary: 'Set or remove the cost of an item from a day on',
    requiresScreen: 'products',
    errors: ['item_not_found', 'cost_doubtful'],
  }),
  /** Prepares the cost of selected items from a day on. `changes.confirm` carries it out. Prices do not change. */
  prepareSelected: defineCall<
    { params: UserParams & { platform: Platform | 'all' }; body: SelectedCostsInput },
    ChangeView
  >({
    id: 'costs.prepareSelected',
    method: 'POST',
    path: '/v1/users/{id}/items/{platform}/costs',
    userParam: 'id',
    status: 201,
    summary: 'Prepare setting or removing the cost of items',
    requiresScreen: 'products',
    errors: ['account_not_found', 'item_not_in_selection', 'nothing_selected'],
  }),
  /** For each account that can sell the item, and each of its sites, home included. */
  listMargins: defineCall<OfItem, ItemMargins>({
    id: 'costs.listMargins',
    method: 'GET',
    path: '/v1/users/{id}/costs/items/{itemId}/margins',
    userParam: 'id',
    summary: 'What a sale of an item earns on each site, as a worked sum',
    requiresScreen: 'products',
    errors: ['item_not_found'],
  }),
  listAssumptions: defineCall<OfAccount, AssumptionList>({
    id: 'costs.listAssumptions',
    method: 'GET',
    path: '/v1/users/{id}/costs/assumptions',
    userParam: 'id',
    summary: 'What a seller assumes of sales through an account, by site and day',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Sets or removes all assumptions of one site, or of the account, from one day on. Prices do not change. */
  setAssumptions: defineCall<OfAccount & { body: AssumptionsInput }, AssumptionList>({
    id: 'costs.setAssumptions',
    method: 'PUT',
    path: '/v1/users/{id}/costs/assumptions',
    userParam: 'id',
    summary: 'Set or remove assumptions from a day on',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found', 'site_not_supported', 'assumptions_changed'],
  }),
  getOfOrder: defineCall<{ params: UserParams & { orderId: number } }, OrderMargin>({
    id: 'costs.getOfOrder',
    method: 'GET',
    path: '/v1/users/{id}/costs/orders/{orderId}',
    userParam: 'id',
    summary: 'What a settled order earned, as a worked sum',
    requiresScreen: 'orders',
    errors: ['order_not_found'],
  }),
  listCountries: defineCall<OfAccount, CountryMargins>({
    id: 'costs.listCountries',
    method: 'GET',
    path: '/v1/users/{id}/costs/countries',
    userParam: 'id',
    summary: 'In which countries the items that an account sells earn, and in which they lose',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  /** Works out the margins of all items in the background. */
  workOut: defineCall<OfAccount, CountryMargins>({
    id: 'costs.workOut',
    method: 'POST',
    path: '/v1/users/{id}/costs/countries',
    userParam: 'id',
    summary: 'Work out the margins of all items again',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  exportCsv: defineCall<OfAccount, unknown>({
    id: 'costs.exportCsv',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/costs/file',
    userParam: 'id',
    summary: 'The costs of the items on sale, as a CSV file',
    requiresScreen: 'priceAdjustment',
    errors: ['account_not_found'],
  }),
  previewImport: defineCall<OfAccount & { body: CostFile }, CostImportPreview>({
    id: 'costs.previewImport',
    method: 'POST',
    path: '/v1/users/{id}/costs/file/preview',
    userParam: 'id',
    summary: 'What a CSV file of costs would change',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'priceAdjustment',
    errors: ['file_too_heavy', 'files_waiting', 'account_not_found'],
  }),
  /** Invalid rows, and doubtful ones that the seller has not accepted, are skipped. The answer is the change that carries out the rest. */
  importCsv: defineCall<
    OfAccount & { body: CostFile & { expected: number; accepted?: readonly number[] } },
    ChangeView
  >({
    id: 'costs.importCsv',
    method: 'POST',
    path: '/v1/users/{id}/costs/file',
    userParam: 'id',
    summary: 'Set costs by a CSV file',
    bodyLimit: FILE_BODY_LIMIT,
    requiresScreen: 'priceAdjustment',
    errors: ['file_too_heavy', 'files_waiting', 'account_not_found', 'costs_changed', 'change_in_way'],
  }),
};
