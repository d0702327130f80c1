import {
  type AccountSession,
  ConnectorError,
  chunked,
  mapBounded,
  type UnreadableHome,
  unreadableHome,
} from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import type { Products } from './products.ts';
import { isFromElsewhere } from './sites.ts';
import type { Offer } from './wire.ts';

/** References per request: with fifty characters each they must fit into a URL of eight kilobytes. */
const REFERENCES_OF_CALL = 50;
/** From this many references on, the whole shop is read, a thousand offers per call. */
const WHOLE_SHOP_FROM = 1_000;
const PARALLEL_READS = 3;
/** How long the offers of a group are cached; another process may have seen newer ones. */
const FAMILY_LIFETIME_MS = 10 * 60_000;
const LARGEST_FAMILY_CACHE = 50_000;

/** An offer with its group's reference, if its product is one of several variants. */
export interface ShopOffer {
  readonly reference: string;
  readonly gtin: string;
  readonly group: string | undefined;
  readonly offer: Offer;
}

export interface WholeShop {
  readonly offers: readonly ShopOffer[];
  /** Offers that do not say their reference. */
  readonly nameless: readonly UnreadableHome[];
}

export interface Shop {
  /** Reads all offers of the shop except those that Quayside created for other accounts' items. */
  readAll(session: AccountSession): Promise<WholeShop>;
  /** Reads the offers of these references; unknown references are omitted. */
  read(session: AccountSession, references: readonly string[]): Promise<Map<string, Offer>>;
  /** The references of the offers of each group. One read of the shop serves all unknown groups. */
  members(session: AccountSession, groups: readonly string[]): Promise<Map<string, readonly string[]>>;
  /** Records the offers of a group that was just submitted. */
  remember(session: AccountSession, group: string, references: readonly string[]): void;
}

export function createShop(client: CdiscountClient, products: Products): Shop {
  const families = new Map<string, { at: number; references: readonly string[] }>();
  const keyOf = ({ accountKey }: AccountSession, group: string) => `${accountKey} ${group}`;

  function remember(session: AccountSession, group: string, references: readonly string[]): void {
    const key = keyOf(session, group);
    families.delete(key);
    families.set(key, { at: session.clock.now().getTime(), references });
    const [oldest] = families.keys();
    if (families.size > LARGEST_FAMILY_CACHE && oldest !== undefined) families.delete(oldest);
  }

  async function readAll(session: AccountSession): Promise<WholeShop> {
    // Deduplicates an offer that moves between two pages.
    const offers = new Map<string, Offer>();
    const nameless: UnreadableHome[] = [];
    for (const offer of await client.getOffers(session)) {
      const reference = offer.sellerExternalReference;
      if (typeof reference !== 'string' || reference === '') {
        nameless.push(unreadableHome(null, null, 'sku', offer.product?.title ?? offer.offerId));
      } else if (!isFromElsewhere(reference)) offers.set(reference, offer);
    }
    const groups = await products.groups(
      session,
      [...offers.values()].flatMap(({ product }) => product?.gtin ?? []),
    );
    const found = [...offers].map(([reference, offer]): ShopOffer => {
      const gtin = offer.product?.gtin ?? '';
      return { reference, gtin, group: groups.get(gtin), offer };
    });
    for (const [group, members] of familiesOf(found)) {
      remember(
        session,
        group,
        members.map(({ reference }) => reference),
      );
    }
    return { offers: found, nameless };
  }

  return {
    readAll,
    remember,

    async read(session, references) {
      const distinct = [...new Set(references)];
      // A request separates references by commas, so a reference with a comma is searched among all offers.
      const isWhole = distinct.length >= WHOLE_SHOP_FROM || distinct.some((reference) => reference.includes(','));
      const offers = isWhole
        ? await client.getOffers(session)
        : await mapBounded(chunked(distinct, REFERENCES_OF_CALL), PARALLEL_READS, (chunk) =>
            client.getOffers(session, chunk),
          );
      const wanted = new Set(distinct);
      const found = new Map<string, Offer>();
      let isNameless = false;
      for (const offer of offers.flat()) {
        const reference: unknown = offer.sellerExternalReference;
        if (typeof reference !== 'string') isNameless = true;
        else if (wanted.has(reference)) found.set(reference, offer);
      }
      // It may be one of those that seem to be gone. All offers of a shop may have one that was never named.
      if (!isWhole && isNameless && found.size < distinct.length)
        throw new ConnectorError('unavailable', 'Octopia’s answer does not say of which offer it speaks.');
      return found;
    },

    async members(session, groups) {
      const now = session.clock.now().getTime();
      const isOld = (group: string) => now - (families.get(keyOf(session, group))?.at ?? 0) >= FAMILY_LIFETIME_MS;
      const unknown = groups.filter(isOld);
      if (unknown.length > 0) {
        const found = familiesOf((await readAll(session)).offers);
        // A group that the shop does not have is not searched again at once.
        for (const group of unknown) if (!found.has(group)) remember(session, group, []);
      }
      return new Map(groups.map((group) => [group, families.get(keyOf(session, group))?.references ?? []]));
    },
  };
}

export function familiesOf(offers: readonly ShopOffer[]): Map<string, ShopOffer[]> {
  const families = new Map<string, ShopOffer[]>();
  for (const offer of offers) {
    if (offer.group === undefined) continue;
    const members = families.get(offer.group);
    if (members) members.push(offer);
    else families.set(offer.group, [offer]);
  }
  return families;
}
