import { isCountry } from '@quayside/kernel';
import type { SettingReader } from './setting-reader.ts';

export interface BillingConfig {
  /** Who takes the money for plans; `off` sells none. */
  readonly provider: 'test' | 'off';
  /** Who issues the invoices. */
  readonly supplier: {
    readonly name: string;
    readonly address: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly vatId: string;
  };
}

/** The issuer of a demo installation is invented; its VAT id has valid check digits and belongs to nobody known to us. */
export function readBilling(read: SettingReader, isDemo: boolean): BillingConfig {
  const country = (read.text('SUPPLIER_COUNTRY') ?? 'DE').toUpperCase();
  if (country.length !== 2 || !isCountry(country))
    read.problems.push('SUPPLIER_COUNTRY is not a country: two letters, such as DE');
  return {
    provider: read.oneOf('PAYMENT_PROVIDER', ['test', 'off'], isDemo ? 'test' : 'off'),
    supplier: {
      name: read.text('SUPPLIER_NAME') ?? 'Quayside Demo GmbH',
      address: read.text('SUPPLIER_ADDRESS') ?? 'Musterkai 1, 20457 Hamburg',
      country,
      vatId: read.text('SUPPLIER_VAT_ID') ?? 'DE123456788',
    },
  };
}
