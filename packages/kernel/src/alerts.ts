import type { AccountStatus } from './access/account-status.ts';
import type { RateAge } from './rate-age.ts';
import type { Platform } from './sites.ts';

export type AlertType =
  | 'ACCOUNT_BROKEN'
  | 'ACCOUNT_REQUIRES_ATTENTION'
  | 'ACCOUNT_REQUIRES_ATTENTION_2'
  | 'PAYMENT_FAILED_1'
  | 'PAYMENT_FAILED_2'
  | 'PAYMENT_FAILED_3'
  | 'PAYMENT_EXPIRE_SOON'
  | 'PAYMENT_EXPIRED'
  | 'RATES_TOO_OLD'
  | 'RATES_STALE'
  | 'CURRENCY_UNSUPPORTED';

/** The action that an alert offers the seller. */
export type AlertAction = 'add-token' | 'refresh-token' | 'pay' | 'change-card' | 'change-currency' | 'see-rates';

export interface AlertFacts {
  readonly severity: 'danger' | 'warning';
  /** Lower is more urgent. */
  readonly priority: number;
  readonly action: AlertAction;
}

/**
 * Every alert with its urgency (specification, sections 4 and 8). 1: work has stopped for lack of access or payment. 2: work is about to
 * stop. 3: a limit.
 */
export const ALERTS: Readonly<Record<AlertType, AlertFacts>> = {
  ACCOUNT_BROKEN: { severity: 'danger', priority: 1, action: 'add-token' },
  PAYMENT_FAILED_1: { severity: 'danger', priority: 1, action: 'pay' },
  PAYMENT_FAILED_2: { severity: 'danger', priority: 1, action: 'change-card' },
  PAYMENT_FAILED_3: { severity: 'danger', priority: 1, action: 'change-card' },
  PAYMENT_EXPIRED: { severity: 'danger', priority: 1, action: 'change-card' },
  ACCOUNT_REQUIRES_ATTENTION: { severity: 'warning', priority: 2, action: 'add-token' },
  ACCOUNT_REQUIRES_ATTENTION_2: { severity: 'warning', priority: 2, action: 'refresh-token' },
  PAYMENT_EXPIRE_SOON: { severity: 'warning', priority: 2, action: 'change-card' },
  RATES_TOO_OLD: { severity: 'danger', priority: 1, action: 'see-rates' },
  RATES_STALE: { severity: 'warning', priority: 2, action: 'see-rates' },
  CURRENCY_UNSUPPORTED: { severity: 'warning', priority: 3, action: 'change-currency' },
};

export interface Alert extends AlertFacts {
  readonly type: AlertType;
  /** The account, its platform and its name there. Set for alerts of an account. */
  readonly accountId?: number;
  readonly platform?: Platform;
  readonly username?: string;
  /** Set for ACCOUNT_REQUIRES_ATTENTION_2: when the access ends, ISO 8601. */
  readonly expiresAt?: string;
  /** Set for alerts of exchange rates: the day of the newest ones. */
  readonly ratesOf?: string;
  /** Set for CURRENCY_UNSUPPORTED. */
  readonly currency?: string;
}

/** The result of the last payment and the state of the card (specification, section 3: payment details). */
export interface PaymentState {
  readonly credit_card_details: { readonly card_expired: boolean; readonly card_will_expire_soon: boolean } | null;
  readonly last_payment_details: { readonly was_successful: boolean; readonly is_processing: boolean } | null;
}

export interface AlertSources {
  readonly accounts: readonly {
    readonly id: number;
    readonly platform: Platform;
    readonly username: string;
    readonly status: AccountStatus;
    readonly tokenExpiresAt?: string | null;
  }[];
  /** Null if the user has not paid by card yet. */
  readonly payment: PaymentState | null;
  readonly currency: string;
  readonly isCurrencySupported: boolean;
  /** Of the exchange rates; null if the seller has no account or they are not known yet. */
  readonly rates: { readonly age: RateAge; readonly checked: string } | null;
}

const OF_STATUS: Readonly<Record<AccountStatus, AlertType | null>> = {
  ACTIVE: null,
  // The seller can do nothing about these.
  PLATFORM_OFF: null,
  BROKEN: 'ACCOUNT_BROKEN',
  REQUIRES_ATTENTION: 'ACCOUNT_REQUIRES_ATTENTION',
  REQUIRES_ATTENTION_2: 'ACCOUNT_REQUIRES_ATTENTION_2',
};

const RATES_ALERTS = { stale: 'RATES_STALE', too_old: 'RATES_TOO_OLD' } as const;

/** Returns all alerts of a seller, the most urgent first. Equally urgent alerts keep the order of ALERTS. */
export function alertsFor({ accounts, payment, currency, isCurrencySupported, rates }: AlertSources): Alert[] {
  const ofAccounts = accounts.flatMap(({ id, platform, username, status, tokenExpiresAt }): Alert[] => {
    const type = OF_STATUS[status];
    if (!type) return [];
    const end = type === 'ACCOUNT_REQUIRES_ATTENTION_2' && tokenExpiresAt ? { expiresAt: tokenExpiresAt } : {};
    return [{ type, ...ALERTS[type], accountId: id, platform, username, ...end }];
  });
  const paymentType = payment && paymentAlert(payment);
  const ofPayment: Alert[] = paymentType ? [{ type: paymentType, ...ALERTS[paymentType] }] : [];
  const ofCurrency: Alert[] = isCurrencySupported
    ? []
    : [{ type: 'CURRENCY_UNSUPPORTED', ...ALERTS.CURRENCY_UNSUPPORTED, currency }];
  const ratesType = rates === null || rates.age === 'fresh' ? null : RATES_ALERTS[rates.age];
  const ofRates: Alert[] =
    rates && ratesType ? [{ type: ratesType, ...ALERTS[ratesType], ratesOf: rates.checked }] : [];
  const places = Object.keys(ALERTS);
  return [...ofAccounts, ...ofPayment, ...ofRates, ...ofCurrency].sort(
    (a, b) => a.priority - b.priority || places.indexOf(a.type) - places.indexOf(b.type),
  );
}

/**
 * The alert of a payment. A failed payment is reported with the card's problem; the card's problem alone is reported only if no payment
 * failed.
 */
function paymentAlert({ credit_card_details: card, last_payment_details: last }: PaymentState): AlertType | null {
  const hasFailed = last !== null && !last.was_successful && !last.is_processing;
  if (card?.card_expired) return hasFailed ? 'PAYMENT_FAILED_3' : 'PAYMENT_EXPIRED';
  if (card?.card_will_expire_soon) return hasFailed ? 'PAYMENT_FAILED_2' : 'PAYMENT_EXPIRE_SOON';
  return hasFailed ? 'PAYMENT_FAILED_1' : null;
}
