import type { TaxesView } from '@quayside/contract';
import { taxesSchemas as schemas } from '@quayside/contract/taxes.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { listCategories } from '../charts/index.ts';
import { getTaxes } from './taxes.repository.ts';
import { previewTaxes, requireTaxed, type TaxesDeps, updateTaxes } from './taxes.service.ts';

export function taxesRoutes(deps: TaxesDeps): Route[] {
  const { db } = deps;
  return [
    route(schemas.get, async ({ who, query: { accountId } }) => {
      await requireTaxed(deps, who.userId, accountId);
      return viewOf(deps, who.userId, accountId);
    }),
    route(schemas.listCategories, async ({ who, query }) => ({
      categories: (await listCategories(db, who.userId, query.query)).map(({ id, path }) => ({
        id,
        path: path.join(' > '),
      })),
    })),
    route(schemas.preview, ({ who, query: { accountId }, body }) => previewTaxes(deps, who.userId, accountId, body)),
    route(schemas.update, async ({ who, query: { accountId }, body }) => {
      await updateTaxes(deps, who, accountId, body);
      return viewOf(deps, who.userId, accountId);
    }),
  ];
}

async function viewOf({ db }: TaxesDeps, userId: number, accountId: number): Promise<TaxesView> {
  const { standard, confirmedAt, rules } = await getTaxes(db, userId, accountId);
  return {
    standard: standard && { vat_rate: standard.vatRate, eco_tax: standard.ecoTax },
    confirmed_at: confirmedAt?.toISOString() ?? null,
    rules: rules.map(({ vatRate, ecoTax, categoryId, categoryPath, itemId, sku, title }) => ({
      vat_rate: vatRate,
      eco_tax: ecoTax,
      category: categoryId === null ? null : { id: categoryId, path: categoryPath ?? '' },
      item: itemId === null ? null : { id: itemId, sku: sku ?? '', title: title ?? '' },
    })),
  };
}
