import type { InvoiceDetails, MoveConsent, MoveEffects } from '@quayside/contract';
import {
  type AccessUser,
  type BillingCurrency,
  changesVatArea,
  discountAt,
  isBillingCurrency,
  PLANS,
  type PlanChoice,
  priceOf,
} from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import { amountsOf, type Supplier, type VatBuyer } from '../invoices/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getInvoiceDetails } from './customers.repository.ts';
import type { Customer } from './plans.service.ts';
import { getSubscription, type Subscription } from './subscriptions.repository.ts';
import { readKept } from './usage.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

type Place = Pick<InvoiceDetails, 'country' | 'postalCode' | 'currency' | 'vatId'>;

/** Country and currency before the seller has stated any for invoices. */
export function draftOf({ country, currency }: AccessUser): Pick<Place, 'country' | 'currency'> {
  return { country, currency: isBillingCurrency(currency) ? currency : 'EUR' };
}

/**
 * Determines what a new country, postal code, currency or VAT id changes and what it keeps.
 * @throws currency_in_use while a plan is paid in another one
 */
export async function previewMove(
  { db, clock, supplier }: Pick<BillingDeps, 'db' | 'clock' | 'supplier'>,
  { userId, access }: Customer,
  asked: Omit<Place, 'postalCode'> & { readonly postalCode?: string | undefined },
): Promise<MoveEffects> {
  const known = await getSubscription(db, userId);
  const running = known && known.state !== 'ended' ? known : undefined;
  if (running && running.currency !== asked.currency) throw fail('currency_in_use');
  const from = (await getInvoiceDetails(db, userId)) ?? { ...draftOf(access), postalCode: '', vatId: '' };
  // Without a postal code, the one in the country so far is meant.
  const postalCode = asked.postalCode ?? (asked.country === from.country ? from.postalCode : '');
  const to = { ...asked, postalCode };
  const [proofBefore, proofAfter] = [await loadVatProof(db, userId, from), await loadVatProof(db, userId, to)];
  const at = running?.periodEnd ?? clock.now();
  const kept = await readKept(db, userId);
  return {
    isMove: isMove(from, to),
    plan: { title: PLANS[choiceOf(running).plan].title, isRunning: running !== undefined },
    from: nextInvoice(supplier, { ...from, vatProof: proofBefore }, running, at),
    to: nextInvoice(supplier, { ...to, vatProof: proofAfter }, running, at),
    ...kept,
  };
}

/** A move into or out of a place whose VAT is another than its country's also needs consent. */
function isMove(from: Place, to: Place): boolean {
  if (from.country !== to.country || from.currency !== to.currency) return true;
  return changesVatArea(from, to);
}

function choiceOf(running: Subscription | undefined): PlanChoice {
  if (!running) return { plan: 'starter', interval: 'monthly' };
  return running.next ?? { plan: running.plan, interval: running.interval };
}

function nextInvoice(
  supplier: Pick<Supplier, 'country' | 'postalCode'>,
  place: Place & Pick<VatBuyer, 'vatProof'>,
  running: Subscription | undefined,
  at: Date,
): MoveEffects['to'] {
  const choice = choiceOf(running);
  const net = priceOf(
    choice.plan,
    choice.interval,
    place.currency satisfies BillingCurrency,
    running ? discountAt(running, at) : 0,
  );
  const time = at.toISOString();
  const lines = [{ kind: 'plan' as const, ...choice, net, from: time, to: time }];
  const { vat, total, vatBasisPoints, vatTreatment, vatTerritory, vatProof } = amountsOf(supplier, place, lines, at);
  const { country, currency } = place;
  return { country, currency, net, vat, total, vatBasisPoints, vatTreatment, vatTerritory, vatProof };
}

/** @throws move_changed for a move without consent, or with consent to other figures */
export function requireConsent(effects: MoveEffects, expected: MoveConsent | undefined): void {
  if (!effects.isMove) return;
  const isAgreed =
    expected !== undefined &&
    expected.liveListings === effects.liveListings &&
    expected.shippingProfiles === effects.shippingProfiles &&
    expected.vatBasisPoints === effects.to.vatBasisPoints &&
    expected.total === effects.to.total;
  if (!isAgreed) throw fail('move_changed');
}
