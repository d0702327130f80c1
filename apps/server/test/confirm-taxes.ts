import { taxes } from '@quayside/contract';
import type { TestLogin } from './factories/seller.ts';
import type { TestServer } from './server.ts';

/** Confirms the French standard rate and no eco tax for the offers of an account. */
export async function confirmTaxes(server: TestServer, owner: TestLogin, accountId: number): Promise<void> {
  await server.as(owner).call(taxes.update, {
    params: { id: owner.userId },
    query: { accountId },
    body: { standard: { vat_rate: 2_000, eco_tax: 0 }, rules: [], expected: 0 },
  });
}
