import type { InvoiceDetails, InvoiceDetailsInput, InvoiceDetailsView } from '@quayside/contract';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { isWrongVatId, postalCodeProblem, vatIdCheckFor, vatIdCountryOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { dayOf } from '../invoices/index.ts';
import { getSeller, setBusiness } from '../sellers/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  getInvoiceDetails,
  getVatIdCheck,
  lockCustomer,
  type StoredVatIdCheck,
  setInvoiceDetails,
} from './customers.repository.ts';
import { draftOf, previewMove, requireConsent } from './move.service.ts';
import type { Customer } from './plans.service.ts';
import { setQuestions } from './vat-registers/vat-answers.repository.ts';
import { recordVerdict } from './vat-registers/vat-history.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';
import { askWhileSaving } from './vat-registers/vat-questions.service.ts';

/** The stored details, or a draft from the data given at sign-up. */
export async function readInvoiceDetails(db: Db, { userId, access }: Customer): Promise<InvoiceDetailsView> {
  const stored = await getInvoiceDetails(db, userId);
  if (stored) {
    return {
      ...stored,
      vatIdCheck: await getVatIdCheck(db, userId),
      vatProof: await loadVatProof(db, userId, stored),
    };
  }
  const seller = await getSeller(db, userId);
  return {
    name: seller?.name ?? '',
    line1: '',
    line2: '',
    city: '',
    postalCode: '',
    state: '',
    vatId: '',
    ...draftOf(access),
    vatIdCheck: null,
    vatProof: null,
  };
}

/**
 * Stores name, address and VAT id for future invoices, with the day on which the VAT id was checked, and asks its
 * register. Issued invoices do not change. Country and currency belong to the business, so they change with it, once the seller has agreed to the
 * consequences.
 * @throws invoice_details_invalid for a postal code, state or VAT id that the country does not have; currency_in_use
 * while a plan is paid in another one; move_changed without consent, or with outdated figures
 */
export async function saveInvoiceDetails(
  deps: Pick<BillingDeps, 'db' | 'clock' | 'supplier' | 'registers'>,
  who: Who,
  customer: Customer,
  { expected, ...given }: InvoiceDetailsInput,
): Promise<InvoiceDetailsView> {
  const fields = problemsOf(given);
  if (Object.keys(fields).length > 0) throw fail('invoice_details_invalid', { fields });
  const details = { ...given, state: findState(given.country, given.state)?.code ?? given.state };
  const vatIdCheck = checkedNow(details, deps.clock.now());
  const { questions, news } = await askWhileSaving(deps, who.userId, details);
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    requireConsent(await previewMove({ ...deps, db: tx }, customer, details), expected);
    const seller = await getSeller(tx, who.userId);
    const before = await getInvoiceDetails(tx, who.userId);
    await setInvoiceDetails(tx, who.userId, details, vatIdCheck);
    await setQuestions(tx, who.userId, questions);
    if (news) await recordVerdict(tx, who.userId, actorOf(who), news.isValid);
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
  return { ...details, vatIdCheck, vatProof: await loadVatProof(deps.db, who.userId, details) };
}

/** Records the check that `problemsOf` has just made. */
function checkedNow(details: InvoiceDetails, now: Date): StoredVatIdCheck {
  const by = details.vatId === '' ? null : vatIdCheckFor(vatIdCountryOf(details));
  return by && { on: dayOf(now), by };
}

/** The part shown in the history: no name and no address. */
function shown({ country, currency }: InvoiceDetails) {
  return { country, currency };
}

function problemsOf({ country, postalCode, state, vatId }: InvoiceDetails): Record<string, string> {
  const postal = postalCodeProblem(postalCode, country);
  const isStateWrong = statesOf(country).length > 0 && !findState(country, state);
  const isVatIdWrong = isWrongVatId(vatId, { country, postalCode });
  return {
    ...(postal ? { 'body.postalCode': postal === 'postalCode' ? 'invalid_postal_code' : 'required' } : {}),
    ...(isStateWrong ? { 'body.state': state === '' ? 'required' : 'invalid_state' } : {}),
    ...(isVatIdWrong ? { 'body.vatId': 'invalid_vat_id' } : {}),
  };
}
