import type { ConnectContext } from './port.ts';

/** Messages that a marketplace sends to an address of ours, signed. */
export interface NoticeChannel {
  /** What proves that the address is ours. @param endpoint byte for byte as it is registered there */
  answerChallenge(challenge: string, endpoint: string): string;
  /**
   * Reads a delivery. Null where its signature does not hold: nobody knows who sent it.
   * @param body the bytes as they came; @param signature the header that signs them
   * @throws ConnectorError where the signer's key can not be had now
   */
  read(body: Uint8Array, signature: string | undefined, context: ConnectContext): Promise<Notice | null>;
}

export interface Notice {
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
