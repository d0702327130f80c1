import type { ExternalOrder } from '@quayside/connector-kit';
import type { SecretBox } from '../../platform/secrets.ts';
import type { OrdersAccount } from './orders.repository.ts';
import { type SearchKey, tokensOf } from './search-key.ts';

/** The encrypted data of a buyer. The country is not part of it, because it identifies nobody. */
export interface StoredBuyer {
  readonly username: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly note: string | null;
}

/** A buyer as a row stores it. */
export interface BuyerColumns {
  readonly sealed: Buffer | null;
  /** Finds the orders of a person whom a marketplace asks to erase. */
  readonly key: Buffer | null;
  /** Keyed hashes of words, by which a list finds the buyer. */
  readonly words: readonly bigint[];
}

export const NO_BUYER: BuyerColumns = { sealed: null, key: null, words: [] };

/** Binds an encrypted buyer to its order: a copy in another row cannot be decrypted. */
export const buyerContext = (userId: number, accountId: number, externalId: string) =>
  `order-buyer:${userId}:${accountId}:${externalId}`;

/** The same for a whole order that is set aside. */
export const setAsideContext = (userId: number, accountId: number, externalId: string) =>
  `order-aside:${userId}:${accountId}:${externalId}`;

/**
 * A marketplace's data about a buyer. Marketplaces delete it after a while, so the stored data is kept until it is
 * erased on purpose.
 */
export function buyerOf(order: ExternalOrder, known: StoredBuyer | null): StoredBuyer | null {
  const { contact } = order;
  const lines = contact?.lines ?? [];
  const isMoved = lines.length > 0;
  const buyer: StoredBuyer = {
    username: order.buyerUsername ?? known?.username ?? null,
    name: order.shipToName ?? known?.name ?? null,
    email: contact?.email ?? known?.email ?? null,
    phone: contact?.phone ?? known?.phone ?? null,
    lines: isMoved ? lines : (known?.lines ?? []),
    city: contact?.city ?? known?.city ?? null,
    region: contact?.region ?? known?.region ?? null,
    postalCode: contact?.postalCode ?? known?.postalCode ?? null,
    note: contact?.note ?? known?.note ?? null,
  };
  const isNobody = Object.values(buyer).every((part) => part === null || part.length === 0);
  return isNobody ? null : buyer;
}

export function sealBuyer(
  box: SecretBox,
  searchKey: SearchKey,
  { userId, accountId, platform }: OrdersAccount,
  externalId: string,
  buyer: StoredBuyer | null,
): BuyerColumns {
  if (!buyer) return NO_BUYER;
  const { username } = buyer;
  return {
    sealed: box.seal(JSON.stringify(buyer), buyerContext(userId, accountId, externalId)),
    key: username === null ? null : searchKey.person(platform, username),
    words: wordsOfBuyer(searchKey, buyer),
  };
}

/** The keyed hashes by which a buyer is found. */
export function wordsOfBuyer(searchKey: SearchKey, { username, name, email }: StoredBuyer): readonly bigint[] {
  return tokensOf(
    searchKey,
    [username, name, email].flatMap((text) => text ?? []),
  );
}

export function openBuyer(
  box: SecretBox,
  userId: number,
  order: { readonly accountId: number; readonly externalId: string; readonly buyerSealed: Buffer | null },
): StoredBuyer | null {
  if (!order.buyerSealed) return null;
  return JSON.parse(
    box.open(order.buyerSealed, buyerContext(userId, order.accountId, order.externalId)),
  ) as StoredBuyer;
}
