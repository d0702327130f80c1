import { addressLines } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { getSeller } from '../sellers/index.ts';
import { getContactDetails } from './profile.repository.ts';

/** Who sends a parcel, and where it is returned to. */
export interface Sender {
  readonly name: string;
  /** The address without name and country, each line as its country writes it. Empty if the seller has entered none. */
  readonly lines: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The business with the address of its contact details. An address without a street or without a place is none. */
export async function readSender(db: Db, userId: number): Promise<Sender> {
  const stored = await getContactDetails(db, userId);
  const seller = await getSeller(db, userId);
  const address = stored?.details.address;
  const person = [stored?.details.first_name, stored?.details.last_name].filter(Boolean).join(' ');
  const isComplete =
    address !== undefined && address.line1 !== '' && (address.city !== '' || address.postal_code !== '');
  return {
    name: seller?.name || person,
    country: address?.country ?? '',
    lines: isComplete
      ? addressLines({
          lines: [address.line1, address.line2],
          city: address.city,
          region: address.state_or_province,
          postalCode: address.postal_code,
          country: address.country,
        })
      : [],
  };
}
