import type { Platform, Site } from '../sites.ts';
import { COMMISSIONS, ORDER_FEES, REGULATORY_FEES } from './fees.data.ts';
import type { LearnedFee } from './learned-fee.ts';
import type { FeeGroup } from './names.ts';
import type { Known, TermSource } from './terms.ts';

/** What a marketplace takes of the amount that a buyer pays, in minor units of the site's currency. */
export interface Commission {
  /** `part`: each share is of the part of the amount in its bracket. `whole`: the bracket of the amount decides on the share of all of it. */
  readonly by: 'part' | 'whole';
  /** Ascending; each reaches up to its limit, which is included. The last one has none. */
  readonly brackets: readonly { readonly upTo: number | null; readonly basisPoints: number }[];
  readonly least: number;
  readonly most: number | null;
}

/** A fee for each order, which depends on the amount that the buyer pays. */
export interface OrderFee {
  readonly brackets: readonly { readonly upTo: number | null; readonly minor: number }[];
}

/** A share of the amount that the buyer pays, or of the commission. */
export interface RegulatoryFee {
  readonly of: 'amount' | 'commission';
  readonly basisPoints: number;
}

/** The fees of one sale. */
export interface SaleFees {
  readonly group: FeeGroup | null;
  readonly commission: Known<Commission>;
  /** `included`: the commission contains it. */
  readonly orderFee: Known<OrderFee | 'included'>;
  readonly regulatoryFee: Known<RegulatoryFee | 'included'>;
}

/** A share of the whole amount, with no limits. */
export function shareOf(basisPoints: number): Commission {
  return { by: 'whole', brackets: [{ upTo: null, basisPoints }], least: 0, most: null };
}

interface FeeQuery {
  readonly platform: Platform;
  readonly site: Site;
  /** Null if the item has no category. */
  readonly group: FeeGroup | null;
  /** The commission that the seller states, in basis points, and from when; it contains the fees of which no table knows. */
  readonly stated: { readonly basisPoints: number; readonly since: string } | null;
  readonly learned: LearnedFee | undefined;
}

type Sourced = {
  readonly platform: Platform;
  readonly sites: readonly Site[];
  readonly from: readonly [string, string];
};

/** The fees on a site: what the seller states, otherwise what orders have taught, otherwise the published table. */
export function saleFeesOf({ platform, site, group, stated, learned }: FeeQuery): SaleFees {
  const isHere = (row: Sourced) => row.platform === platform && row.sites.includes(site);
  if (!stated && learned) {
    const source = { kind: 'learned', orders: learned.orders, since: learned.since } as const;
    const included = { value: 'included', source } as const;
    return {
      ...{ group, orderFee: included, regulatoryFee: included },
      commission: { value: shareOf(learned.basisPoints), source },
    };
  }
  const orderFee = ORDER_FEES.find(isHere);
  const regulatoryFee = REGULATORY_FEES.find(isHere);
  // What the seller states contains what no table knows.
  const inStated = stated && ({ value: 'included', source: { kind: 'seller', since: stated.since } } as const);
  return {
    group,
    commission: commissionOf({ platform, site, group, stated, learned }, isHere),
    orderFee: orderFee ? { value: orderFee, source: sourceOf(orderFee) } : (inStated ?? { lacks: 'order_fee' }),
    regulatoryFee: regulatoryFee
      ? { value: regulatoryFee, source: sourceOf(regulatoryFee) }
      : (inStated ?? { lacks: 'regulatory_fee' }),
  };
}

function commissionOf({ group, stated }: FeeQuery, isHere: (row: Sourced) => boolean): Known<Commission> {
  if (stated) return { value: shareOf(stated.basisPoints), source: { kind: 'seller', since: stated.since } };
  if (group === null) return { lacks: 'category' };
  const row = COMMISSIONS.find((one) => isHere(one) && one.groups.includes(group));
  return row ? { value: row, source: sourceOf(row) } : { lacks: 'commission' };
}

const sourceOf = ({ from: [name, asOf] }: Sourced): TermSource => ({ kind: 'table', name, asOf });
