import { billing, type InvoiceDetails } from '@quayside/contract';
import type { TestLogin } from './factories/seller.ts';
import type { useTestServer } from './server.ts';

/**
 * Saves invoice details as the portal does: the consequences of another country, VAT area or currency are shown and confirmed.
 */
export async function saveInvoiceDetails(
  server: ReturnType<typeof useTestServer>,
  login: TestLogin,
  details: InvoiceDetails,
) {
  const params = { id: login.userId };
  const { country, currency, vatId, postalCode } = details;
  const query = { country, currency, vatId, postalCode };
  const { isMove, liveListings, shippingProfiles, to } = await server
    .as(login)
    .call(billing.previewInvoiceDetails, { params, query });
  const expected = { liveListings, shippingProfiles, vatBasisPoints: to.vatBasisPoints, total: to.total };
  const body = isMove ? { ...details, expected } : details;
  return server.as(login).call(billing.updateInvoiceDetails, { params, body });
}
