import type { MarketplaceNotificationTrouble } from '@quayside/kernel';
import type { ConnectContext, Throttle } from './runtime.ts';

/** Signed messages that a marketplace sends to this installation. */
export interface MarketplaceNotificationChannel {
  /** The header of a delivery that has its signature, in lower case. */
  readonly signatureHeader: string;
  /**
   * Computes the response that proves ownership of the address.
   * @param endpoint the address exactly as registered at the marketplace
   */
  answerChallenge(challenge: string, endpoint: string): string;
  /**
   * Reads a delivery. Null if its signature is invalid, because its sender is then unknown.
   * @param body the bytes as received
   * @param signature the value of the signature header
   * @throws ConnectorError if the signer's key is not available now: it was not requested, or the marketplace is unreachable
   */
  read(
    body: Uint8Array,
    signature: string | undefined,
    context: MarketplaceNotificationContext,
  ): Promise<MarketplaceNotification | null>;
  /**
   * Registers the address for notifications, as far as the marketplace's API allows. Reads first and writes only differences, so it may be
   * repeated at any time, also after a lost response. A problem that a person can fix is returned, not thrown.
   */
  register(
    request: MarketplaceNotificationRequest,
    context: ConnectContext,
  ): Promise<MarketplaceNotificationRegistration>;
}

/** The tools that reading a notification needs. */
export interface MarketplaceNotificationContext extends ConnectContext {
  /** Limits the calls that unauthenticated deliveries can cause, over all processes. */
  readonly throttle: Throttle;
  readonly keys: MarketplaceNotificationKeys;
}

/** The marketplace's verified keys, stored by the host for all its processes. */
export interface MarketplaceNotificationKeys {
  list(): Promise<readonly MarketplaceNotificationKey[]>;
  keep(key: MarketplaceNotificationKey): Promise<void>;
  forget(kid: string): Promise<void>;
}

/** A public key as the marketplace returned it. */
export interface MarketplaceNotificationKey {
  readonly kid: string;
  readonly key: string;
  readonly digest: string;
}

export interface MarketplaceNotificationRequest {
  /** The address exactly as used for challenges. */
  readonly endpoint: string;
  /** The contact address for the marketplace's alerts; null keeps the registered one. */
  readonly alertEmail: string | null;
  /** The reference of an earlier registration by this installation. If the address has changed, that registration is updated. */
  readonly reference: string | null;
}

export type MarketplaceNotificationRegistration =
  | {
      readonly ok: true;
      /** The marketplace's id of the notification destination. */
      readonly reference: string;
      readonly topics: readonly MarketplaceNotificationTopic[];
    }
  | {
      readonly ok: false;
      readonly trouble: MarketplaceNotificationTrouble;
      /** The marketplace's words, or the conflicting address. */
      readonly words: string;
    };

export interface MarketplaceNotificationTopic {
  /** The topic's name at the marketplace. */
  readonly topic: string;
  /**
   * `subscribed`: notifications are sent to the address. `by-hand`: only a person can subscribe, and the API does not show whether one did.
   */
  readonly state: 'subscribed' | 'by-hand';
}

export interface MarketplaceNotification {
  /** Equal for every retry of the delivery. */
  readonly notificationId: string;
  /** The topic's name at the marketplace. */
  readonly topic: string;
  /** ISO time of the event. Deliveries arrive late and in any order. */
  readonly eventAt: string;
  /** `erase`: delete all data of the person. `revoked`: the seller withdrew consent. `other`: nothing to do. */
  readonly asks: 'erase' | 'revoked' | 'other';
  readonly person: { readonly externalId: string | null; readonly username: string | null };
}
