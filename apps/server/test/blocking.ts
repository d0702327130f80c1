import { type ChangeView, changes, type ProductSelection, products } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { TestApp } from './http.ts';

/** Blocks or unblocks items by hand, as a seller does: prepared, and confirmed by the number shown. */
export async function blockItems(
  seller: ReturnType<TestApp['as']>,
  params: { readonly id: number; readonly platform: Platform | 'all' },
  body: ProductSelection & { readonly blocked: boolean },
): Promise<ChangeView> {
  const { changeId, expected } = await seller.call(products.prepareBlocking, { params, body });
  return seller.call(changes.confirm, { params: { id: params.id, changeId }, body: { expected } });
}
