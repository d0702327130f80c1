import { defineCall, type UserParams } from './call.ts';
import type {
  Chart,
  ChartBrands,
  ChartCategories,
  ChartInput,
  ChartList,
  ChartPreview,
  ChartQuery,
  Unmapped,
} from './charts.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  Chart,
  ChartBrands,
  ChartCategories,
  ChartInput,
  ChartList,
  ChartPreview,
  ChartQuery,
  SizesSeen,
  Unmapped,
} from './charts.schema.ts';

/** The number of charts per page. */
export const CHARTS_AT_ONCE = 50;

/** The id of a saved chart, or the name of a built-in one. */
type OpenParams = UserParams & { readonly chartId: number | string };
type ChartParams = UserParams & { readonly chartId: number };

/** The error codes of this room → HTTP status. */
export const chartsErrors = {
  chart_not_found: 404,
  chart_conflict: 409,
  chart_invalid: 400,
  charts_changed: 409,
  too_many_charts: 409,
} as const satisfies ErrorStatuses;

export const charts = {
  /** Brands of the seller’s items, in alphabetical order. */
  listBrands: defineCall<{ params: UserParams; query: { query?: string } }, ChartBrands>({
    id: 'charts.listBrands',
    method: 'GET',
    path: '/v1/seller/{id}/conversion-charts/brands',
    userParam: 'id',
    summary: 'Brands that a conversion chart can be for',
    requiresScreen: 'charts',
  }),
  listCategories: defineCall<{ params: UserParams; query: { query?: string } }, ChartCategories>({
    id: 'charts.listCategories',
    method: 'GET',
    path: '/v1/seller/{id}/conversion-charts/categories',
    userParam: 'id',
    summary: 'Categories that a conversion chart can be for',
    requiresScreen: 'charts',
  }),
  /** The seller’s charts by name; with `type=default`, the built-in ones. */
  list: defineCall<{ params: UserParams; query: ChartQuery }, ChartList>({
    id: 'charts.list',
    method: 'GET',
    path: '/v1/seller/{id}/conversion-charts',
    userParam: 'id',
    summary: 'Conversion charts',
    requiresScreen: 'charts',
  }),
  get: defineCall<{ params: OpenParams }, Chart>({
    id: 'charts.get',
    method: 'GET',
    path: '/v1/seller/{id}/conversion-charts/single/{chartId}',
    userParam: 'id',
    summary: 'One conversion chart',
    requiresScreen: 'charts',
    errors: ['chart_not_found'],
  }),
  /** `expected` repeats the preview's number of live listings; the call returns `charts_changed` if it has changed. */
  create: defineCall<{ params: UserParams; body: { chart: ChartInput; expected?: number } }, Chart>({
    id: 'charts.create',
    method: 'POST',
    path: '/v1/seller/{id}/conversion-charts',
    userParam: 'id',
    summary: 'Add a conversion chart; live listings whose sizes it changes follow after consent',
    requiresScreen: 'charts',
    status: 201,
    errors: ['chart_conflict', 'chart_invalid', 'charts_changed', 'too_many_charts'],
  }),
  update: defineCall<{ params: ChartParams; body: { chart: ChartInput; expected?: number } }, Chart>({
    id: 'charts.update',
    method: 'PUT',
    path: '/v1/seller/{id}/conversion-charts/single/{chartId}',
    userParam: 'id',
    summary: 'Change a conversion chart; live listings whose sizes it changes follow after consent',
    requiresScreen: 'charts',
    errors: ['chart_not_found', 'chart_conflict', 'chart_invalid', 'charts_changed'],
  }),
  remove: defineCall<{ params: ChartParams; query: { expected?: number } }, void>({
    id: 'charts.remove',
    method: 'DELETE',
    path: '/v1/seller/{id}/conversion-charts/single/{chartId}',
    userParam: 'id',
    summary: 'Remove a conversion chart; live listings whose sizes change follow after consent',
    requiresScreen: 'charts',
    status: 204,
    errors: ['chart_not_found', 'charts_changed'],
  }),
  /** What saving the chart would change: a new one, a replacement of `chartId` or, with `chart` null, its removal. */
  preview: defineCall<{ params: UserParams; body: { chart: ChartInput | null; chartId?: number } }, ChartPreview>({
    id: 'charts.preview',
    method: 'POST',
    path: '/v1/seller/{id}/conversion-charts/preview',
    userParam: 'id',
    summary: 'What a change of a conversion chart would do to items and live listings',
    requiresScreen: 'charts',
    errors: ['chart_not_found', 'chart_conflict', 'chart_invalid', 'too_many_charts'],
  }),
  /** Variants whose size has no counterpart on a site, item by item. */
  listUnmapped: defineCall<{ params: OpenParams; query: { cursor?: string } }, Unmapped>({
    id: 'charts.listUnmapped',
    method: 'GET',
    path: '/v1/seller/{id}/conversion-charts/single/{chartId}/unmapped',
    userParam: 'id',
    summary: 'Variants that have no mapping for a site',
    requiresScreen: 'charts',
    errors: ['chart_not_found'],
  }),
};
