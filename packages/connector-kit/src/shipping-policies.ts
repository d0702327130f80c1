import type { Money, ShippingStatement, Site } from '@quayside/kernel';
import type { AccountSession } from './runtime.ts';
import type { OfferTerms } from './terms.ts';

/** How a marketplace represents shipping costs. */
export interface ShippingCapabilities {
  /**
   * `policy`: listings refer to a policy of the account, which Quayside writes. `group`: they refer to one of the
   * seller's groups, which only the seller can write. `offer`: every offer states its own terms. Equals the kernel's
   * `shippingStatementOf`.
   */
  readonly by: ShippingStatement;
  /** The maximum number of services of one listing; null without a limit. */
  readonly services: number | null;
  /**
   * The handling times that the marketplace accepts, ascending, in working days; null for any. A time in between is
   * rounded up.
   */
  readonly handlingDays: readonly number[] | null;
}

/**
 * A listing's shipping: the id of a policy or group, or its own terms. `account`: the account's own shipping applies
 * again, after Quayside had set another one. `left` is the previous id, which the listing no longer uses; null for
 * terms.
 */
export type ListedShipping =
  | { readonly by: 'id'; readonly policyId: string }
  | { readonly by: 'terms'; readonly terms: OfferTerms }
  | { readonly by: 'account'; readonly left: string | null };

/** Present if listings refer to their shipping by an id: a policy or a group of the account. */
export interface ShippingPolicyChannel {
  /** Reads what a listing on the site may refer to. */
  list(session: AccountSession, site: Site): Promise<readonly RemotePolicy[]>;
  /**
   * Brings a policy to its desired state, and creates it if it does not exist. It is found again by its id, otherwise
   * by the mark of its key, so that repeating the call creates no duplicate. Nothing is written if the policy is
   * already as desired. Absent if only the seller can write.
   * @throws ConnectorError `rejected` for content that the marketplace does not accept
   */
  ensure?(session: AccountSession, site: Site, wanted: WantedPolicy): Promise<EnsuredPolicy>;
}

/** One way to ship to the buyers of a site. Money is in the site's currency. */
export interface PolicyService {
  /** The marketplace's code. */
  readonly code: string;
  readonly carrier: string | null;
  readonly cost: Money;
  /** For each additional piece. */
  readonly additionalCost: Money;
  readonly isFree: boolean;
}

export interface PolicyContent {
  /** ISO code of the country to which the policy ships. */
  readonly country: string;
  readonly handlingDays: number;
  /** At least one; buyers see the first one first. */
  readonly services: readonly PolicyService[];
  /** Codes of the countries to which the policy never ships. */
  readonly excluded: readonly string[];
}

export interface WantedPolicy {
  /**
   * Identifies the policy among all that Quayside maintains in the account; never changes. At most 20 letters, digits,
   * `-` and `.`.
   */
  readonly key: string;
  /** The seller's name for the profile. */
  readonly name: string;
  readonly content: PolicyContent;
  /** The id from an earlier call; null if there was none. */
  readonly policyId: string | null;
}

export interface EnsuredPolicy {
  readonly policyId: string;
  /** The name at the marketplace. */
  readonly name: string;
  readonly change: 'created' | 'updated' | 'none';
}

export interface RemotePolicy {
  readonly policyId: string;
  readonly name: string;
  /** The key of a policy that Quayside maintains; null for one of the seller's own. */
  readonly key: string | null;
  readonly handlingDays: number | null;
  readonly services: readonly { readonly code: string; readonly cost: Money | null; readonly isFree: boolean }[];
}

/** The marketplace's handling time for a desired one: the same, or the next longer that it accepts. */
export function acceptedHandlingDays({ handlingDays }: ShippingCapabilities, wanted: number): number {
  if (handlingDays === null) return wanted;
  return handlingDays.find((days) => days >= wanted) ?? handlingDays.at(-1) ?? wanted;
}
