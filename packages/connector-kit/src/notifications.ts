import type { MarketplaceNotificationTrouble } from '@quayside/kernel';
import type { ConnectContext, Throttle } from './runtime.ts';

/** Messages that a marketplace sends to an address of ours, signed. */
export interface MarketplaceNotificationChannel {
  /** What proves that the address is ours. @param endpoint byte for byte as it is registered there */
  answerChallenge(challenge: string, endpoint: string): string;
  /**
   * Reads a delivery. Null where its signature does not hold: nobody knows who sent it.
   * @param body the bytes as they came; @param signature the header that signs them
   * @throws ConnectorError where the signer's key can not be had now: it was not asked for, or the marketplace is away
   */
  read(
    body: Uint8Array,
    signature: string | undefined,
    context: MarketplaceNotificationContext,
  ): Promise<MarketplaceNotification | null>;
  /**
   * Has the marketplace send its notifications to the address, as far as its API lets an application say so. Looks first and writes only what
   * differs, so that it may be repeated at any time, after a lost answer too. What can be mended by a person is answered, not thrown.
   */
  register(
    request: MarketplaceNotificationRequest,
    context: ConnectContext,
  ): Promise<MarketplaceNotificationRegistration>;
}

/** What reading a notification takes. */
export interface MarketplaceNotificationContext extends ConnectContext {
  /** Keeps what strangers can make us ask within bounds, for all processes together. */
  readonly throttle: Throttle;
  readonly keys: MarketplaceNotificationKeys;
}

/** The keys that proved to be the marketplace's, kept by the host for all its processes. */
export interface MarketplaceNotificationKeys {
  list(): Promise<readonly MarketplaceNotificationKey[]>;
  keep(key: MarketplaceNotificationKey): Promise<void>;
  forget(kid: string): Promise<void>;
}

/** A public key as the marketplace answered it. */
export interface MarketplaceNotificationKey {
  readonly kid: string;
  readonly key: string;
  readonly digest: string;
}

export interface MarketplaceNotificationRequest {
  /** The address, byte for byte as it answers challenges. */
  readonly endpoint: string;
  /** The mailbox for the marketplace's alerts; null leaves the one that it knows. */
  readonly alertEmail: string | null;
  /** What an earlier registration of this installation answered: the place is moved, where the address is another one now. */
  readonly reference: string | null;
}

export type MarketplaceNotificationRegistration =
  | {
      readonly ok: true;
      /** The marketplace's own id of the place that notifications go to. */
      readonly reference: string;
      readonly topics: readonly MarketplaceNotificationTopic[];
    }
  | {
      readonly ok: false;
      readonly trouble: MarketplaceNotificationTrouble;
      /** The marketplace's words, or the address that is in the way. */
      readonly words: string;
    };

export interface MarketplaceNotificationTopic {
  /** The marketplace's own name. */
  readonly topic: string;
  /** `subscribed`: sent to the address. `by-hand`: only a person can subscribe to it, and whether one did is not to be seen. */
  readonly state: 'subscribed' | 'by-hand';
}

export interface MarketplaceNotification {
  /** The same on every repetition of the delivery. */
  readonly notificationId: string;
  /** The marketplace's own name of what it is about. */
  readonly topic: string;
  /** ISO time of what happened; deliveries come late and in any order. */
  readonly eventAt: string;
  /** `erase`: nothing of the person may be kept. `revoked`: the seller's consent is over. `other`: nothing is to be done. */
  readonly asks: 'erase' | 'revoked' | 'other';
  readonly person: { readonly externalId: string | null; readonly username: string | null };
}
