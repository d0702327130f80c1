import { isCountry, isPostalCode } from '@quayside/kernel';
import type { SettingReader } from './setting-reader.ts';

export interface BillingConfig {
  /** The payment provider for plans; `off` sells none. */
  readonly provider: 'test' | 'stripe' | 'off';
  /** Set if the provider is Stripe. */
  readonly stripe: StripeConfig | null;
  /** The registers that VAT ids are checked in; null if only their form is checked. */
  readonly vatRegisters: VatRegistersConfig | null;
  /** The issuer of the invoices. */
  readonly supplier: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly vatId: string;
  };
}

export interface VatRegistersConfig {
  /** The address on this machine below which `/vies` and `/hmrc` stand in for the registers; null for their own hosts. */
  readonly standIn: string | null;
  /** The credentials of the operator's application at HMRC; null if British VAT ids are not checked. */
  readonly hmrc: { readonly clientId: string; readonly clientSecret: string } | null;
}

export interface StripeConfig {
  /** The API's base URL, which may include a path, without a trailing slash. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** The secret of the endpoint registered for `/stripe/webhooks`. */
  readonly webhookSecret: string;
}

/** The sandbox's default account. */
export const SANDBOX_STRIPE = { secretKey: 'sk_test_quayside_demo', webhookSecret: 'whsec_quayside_demo' } as const;

/** The sandbox's demo application at HMRC. */
export const SANDBOX_HMRC = { clientId: 'quayside-demo-hmrc', clientSecret: 'quayside-demo-secret' } as const;

/**
 * The issuer in a demo installation is fictional; its VAT id has valid check digits and belongs to nobody known to us.
 */
export function readBilling(read: SettingReader, isDemo: boolean, sandboxHost: string | null): BillingConfig {
  const country = (read.text('SUPPLIER_COUNTRY') ?? 'DE').toUpperCase();
  if (country.length !== 2 || !isCountry(country))
    read.problems.push('SUPPLIER_COUNTRY is not a country: two letters, such as DE');
  const provider = read.oneOf('PAYMENT_PROVIDER', ['test', 'stripe', 'off'], isDemo ? 'test' : 'off');
  return {
    provider,
    stripe: readStripe(read, provider === 'stripe', sandboxHost),
    vatRegisters: readVatRegisters(read, sandboxHost === null ? null : `${sandboxHost}/tax-offices`),
    supplier: {
      name: read.text('SUPPLIER_NAME') ?? 'Quayside Demo GmbH',
      ...addressOf(read, country),
      country,
      vatId: read.text('SUPPLIER_VAT_ID') ?? 'DE123456788',
    },
  };
}

interface SupplierAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The settings of postal code and city, or what the address has behind its last comma: an invoice states them apart. */
function addressOf(read: SettingReader, country: string): SupplierAddress {
  const whole = splitAddress(read.text('SUPPLIER_ADDRESS') ?? 'Musterkai 1, 20457 Hamburg', country);
  const [postalCode, city] = [read.text('SUPPLIER_POSTAL_CODE'), read.text('SUPPLIER_CITY')];
  if (postalCode === undefined && city === undefined) return whole;
  const street = read.text('SUPPLIER_ADDRESS') ?? whole.street;
  return { street, postalCode: postalCode ?? '', city: city ?? '' };
}

/** `Musterkai 1, 20457 Hamburg` or `1 Quay Street, Falmouth TR11 3AA`; a postal code has one or two words. */
function splitAddress(text: string, country: string): SupplierAddress {
  const comma = text.lastIndexOf(',');
  const words = text
    .slice(comma + 1)
    .trim()
    .split(/\s+/);
  for (const count of [1, 2]) {
    for (const [code, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      if (comma > 0 && rest.length > 0 && isPostalCode(code.join(' '), country))
        return { street: text.slice(0, comma).trim(), postalCode: code.join(' '), city: rest.join(' ') };
    }
  }
  return { street: text, postalCode: '', city: '' };
}

/** @param sandboxHost null if the real marketplaces are used, where payments need the operator's own keys */
function readStripe(read: SettingReader, isUsed: boolean, sandboxHost: string | null): StripeConfig | null {
  const sandboxUrl = sandboxHost === null ? null : `${sandboxHost}/stripe`;
  const apiUrl = read.url('STRIPE_API_URL', sandboxUrl ?? 'https://api.stripe.com');
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  if (!isUsed) return null;
  if (apiUrl !== sandboxUrl && (secretKey === undefined || webhookSecret === undefined))
    read.problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed where Stripe is not the sandbox’s');
  return {
    apiUrl,
    secretKey: secretKey ?? SANDBOX_STRIPE.secretKey,
    webhookSecret: webhookSecret ?? SANDBOX_STRIPE.webhookSecret,
  };
}

/** @param sandboxUrl where the sandbox has both registers; null if the real marketplaces are used */
function readVatRegisters(read: SettingReader, sandboxUrl: string | null): VatRegistersConfig | null {
  const isOn = read.oneOf('VAT_ID_CHECK', ['on', 'off'], 'off') === 'on';
  const standIn = read.urlOrOff('VAT_ID_CHECK_URL', sandboxUrl);
  const clientId = read.text('HMRC_CLIENT_ID');
  const clientSecret = read.text('HMRC_CLIENT_SECRET');
  if (standIn !== null && !isThisMachine(standIn))
    read.problems.push('VAT_ID_CHECK_URL is not an address of this machine; only stand-ins are named');
  if ((clientId === undefined) !== (clientSecret === undefined))
    read.problems.push('HMRC_CLIENT_ID and HMRC_CLIENT_SECRET belong together');
  if (!isOn) return null;
  const own = clientId && clientSecret ? { clientId, clientSecret } : null;
  return { standIn, hmrc: own ?? (standIn !== null && standIn === sandboxUrl ? SANDBOX_HMRC : null) };
}

const isThisMachine = (url: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
