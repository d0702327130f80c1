import type { AskedTerms, OfferTerms } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import { CURRENCY } from '../sites.ts';
import type { DeliveryTerms, Offer } from '../wire.ts';
import { fromNumber, toNumber } from './values.ts';

/** The terms that every offer of an account needs. */
export interface SellingTerms {
  readonly deliveryModes: readonly DeliveryTerms[];
  /** Working days from order to the shipment. */
  readonly preparationTime: number;
}

export const PREPARATION_TIME = 1;

/** Converts terms to `SiteReadiness.settings` and back. */
export function toSettings({ deliveryModes, preparationTime }: SellingTerms): Record<string, string> {
  return { deliveryModes: JSON.stringify(deliveryModes), preparationTime: String(preparationTime) };
}

export function readSettings(settings: Readonly<Record<string, string>>): SellingTerms {
  return {
    deliveryModes: readModes(settings.deliveryModes),
    preparationTime: wholeNumber(settings.preparationTime) ?? PREPARATION_TIME,
  };
}

function readModes(text: string | undefined): DeliveryTerms[] {
  try {
    const modes: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(modes) ? (modes as DeliveryTerms[]).filter(({ code }) => typeof code === 'string') : [];
  } catch {
    return []; // The settings belong to another kind of account. Cdiscount then rejects the offer, because it has no delivery mode.
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** The current terms of an offer; an omitted value is Octopia's default. */
export function toTerms({ deliveryModes = [], preparationTime }: Offer): OfferTerms {
  const free = money(0, CURRENCY);
  return {
    handlingDays: preparationTime ?? PREPARATION_TIME,
    delivery: deliveryModes.map(({ code, cost, additionalCost }) => ({
      code,
      cost: fromNumber(cost) ?? free,
      additionalCost: fromNumber(additionalCost) ?? free,
    })),
  };
}

/** @param known delivery modes with fees; later ones take precedence */
export function completed({ handlingDays, delivery }: AskedTerms, known: readonly DeliveryTerms[]): OfferTerms {
  const fees = new Map(known.map((mode) => [mode.code, mode]));
  const free = money(0, CURRENCY);
  return {
    handlingDays,
    delivery: delivery.map(({ code, cost, additionalCost }) => ({
      code,
      cost: cost ?? fromNumber(fees.get(code)?.cost) ?? free,
      additionalCost: additionalCost ?? fromNumber(fees.get(code)?.additionalCost) ?? free,
    })),
  };
}

/** The seller's terms in Octopia's format. */
export function toWireTerms({ handlingDays, delivery }: OfferTerms) {
  return {
    deliveryModes: delivery.map(
      ({ code, cost, additionalCost }): DeliveryTerms => ({
        code,
        cost: toNumber(cost),
        additionalCost: toNumber(additionalCost),
      }),
    ),
    preparationTime: handlingDays,
  };
}
