import type { DeliveryTerms } from '../wire.ts';

/** What every offer of an account needs besides its own facts. */
export interface SellingTerms {
  readonly deliveryModes: readonly DeliveryTerms[];
  /** Working days from order to parcel. */
  readonly preparationTime: number;
  /** Per cent, for a new offer: one that is there keeps its own. */
  readonly vatRate: number;
}

/** France's standard rate. */
const VAT_RATE = 20;
export const PREPARATION_TIME = 1;

/** The terms as `SiteReadiness.settings` and back. */
export function toSettings({ deliveryModes, preparationTime }: Omit<SellingTerms, 'vatRate'>): Record<string, string> {
  return { deliveryModes: JSON.stringify(deliveryModes), preparationTime: String(preparationTime) };
}

export function readSettings(settings: Readonly<Record<string, string>>): SellingTerms {
  return {
    deliveryModes: readModes(settings.deliveryModes),
    preparationTime: wholeNumber(settings.preparationTime) ?? PREPARATION_TIME,
    vatRate: wholeNumber(settings.vatRate) ?? VAT_RATE,
  };
}

function readModes(text: string | undefined): DeliveryTerms[] {
  try {
    const modes: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(modes) ? (modes as DeliveryTerms[]).filter(({ code }) => typeof code === 'string') : [];
  } catch {
    return []; // Settings of another kind of account: the offer is refused for want of a delivery mode.
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
