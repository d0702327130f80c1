import type { ListingView, ProductSelection } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';

export interface PublishRequest {
  readonly kind: 'list' | 'end';
  readonly selection: ProductSelection;
  /** The number of items; null if unknown. */
  readonly count: number | null;
  /** Where to list or end; absent to choose among all sites. */
  readonly places?: readonly Pick<ListingView, 'accountId' | 'site'>[];
}

/** A request for a shipping profile for the selection. */
export interface ShippingRequest {
  readonly selection: ProductSelection;
  readonly platform: Platform;
  /** The number of items; null if unknown. */
  readonly count: number | null;
  /** Clears the selection. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}
