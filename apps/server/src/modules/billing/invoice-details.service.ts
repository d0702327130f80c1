import type { InvoiceDetails } from '@quayside/contract';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { type AccessUser, isBillingCurrency, isEuMember, isVatId, postalCodeProblem } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { getSeller, setBusiness } from '../sellers/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getInvoiceDetails, lockCustomer, setInvoiceDetails } from './customers.repository.ts';
import { getSubscription } from './subscriptions.repository.ts';

/** The stored details, or a draft from what the business said at sign-up. */
export async function readInvoiceDetails(
  { db }: Pick<BillingDeps, 'db'>,
  userId: number,
  access: AccessUser,
): Promise<InvoiceDetails> {
  const stored = await getInvoiceDetails(db, userId);
  if (stored) return stored;
  const seller = await getSeller(db, userId);
  return {
    name: seller?.name ?? '',
    line1: '',
    line2: '',
    city: '',
    postalCode: '',
    state: '',
    country: access.country,
    vatId: '',
    currency: isBillingCurrency(access.currency) ? access.currency : 'EUR',
  };
}

/**
 * Stores name, address and VAT id for invoices from now on. Issued invoices stay as they are. Country and currency are the business's own,
 * so they change with it.
 * @throws invoice_details_invalid for a postal code, state or VAT id that the country does not have; currency_in_use while a plan is paid in another one
 */
export async function saveInvoiceDetails(
  { db }: Pick<BillingDeps, 'db'>,
  who: Who,
  given: InvoiceDetails,
): Promise<InvoiceDetails> {
  const fields = problemsOf(given);
  if (Object.keys(fields).length > 0) throw fail('invoice_details_invalid', { fields });
  const details = { ...given, state: findState(given.country, given.state)?.code ?? given.state };
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const subscription = await getSubscription(tx, who.userId);
    const isRunning = subscription !== undefined && subscription.state !== 'ended';
    if (isRunning && subscription.currency !== details.currency) throw fail('currency_in_use');
    const seller = await getSeller(tx, who.userId);
    const before = await getInvoiceDetails(tx, who.userId);
    await setInvoiceDetails(tx, who.userId, details);
    if (seller) {
      await setBusiness(tx, who.userId, { name: seller.name, country: details.country, currency: details.currency });
    }
    await recordHistory(tx, who.userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: who.userId,
        field: 'invoice-details',
        before: before && shown(before),
        after: shown(details),
        why: 'invoice_details_changed',
      },
    ]);
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return details;
}

/** The part that the history shows: no name and no address. */
function shown({ country, currency }: InvoiceDetails) {
  return { country, currency };
}

function problemsOf({ country, postalCode, state, vatId }: InvoiceDetails): Record<string, string> {
  const postal = postalCodeProblem(postalCode, country);
  const isStateWrong = statesOf(country).length > 0 && !findState(country, state);
  const isVatIdWrong = vatId !== '' && isEuMember(country) && !isVatId(vatId, country);
  return {
    ...(postal ? { 'body.postalCode': postal === 'postalCode' ? 'invalid_postal_code' : 'required' } : {}),
    ...(isStateWrong ? { 'body.state': state === '' ? 'required' : 'invalid_state' } : {}),
    ...(isVatIdWrong ? { 'body.vatId': 'invalid_vat_id' } : {}),
  };
}
