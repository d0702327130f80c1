import { offerFrom, seededGood } from './goods.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import type { OctopiaSeller } from './seller.ts';
import type { Change } from './seller-state.ts';

/** Adds offers with their products to a seller's shop. Returns the new number of offers. */
export async function seedOffers(world: OctopiaWorld, seller: OctopiaSeller, count: number): Promise<number> {
  const { goods, catalogue } = world.octopia;
  const from = seller.state.counters.get('seeded') ?? 0;
  const added = Array.from({ length: count }, (_, index) => seededGood(goods, from + index, world.config.publicUrl));
  catalogue.put(added.map(({ product }) => product));
  await catalogue.settled();
  const number = seller.state.counters.get('offer') ?? 0;
  const offers = added.map((good, index) => offerFrom(good, seller.profile, number + index + 1));
  seller.commit([
    ...offers.map((offer): Change => ({ t: 'offer', offer })),
    { t: 'counter', name: 'offer', value: number + count },
    { t: 'counter', name: 'seeded', value: from + count },
  ]);
  await seller.settled();
  return seller.state.offers.size;
}

/** Changes or removes an offer or a product's title, as a seller does in the marketplace's back office. */
export async function changeByHand(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  reference: string,
  change: {
    title?: string | undefined;
    priceMinor?: number | undefined;
    quantity?: number | undefined;
    isEnded: boolean;
  },
): Promise<boolean> {
  const offer = seller.state.offers.get(reference);
  if (!offer) return false;
  const { catalogue } = world.octopia;
  const product = catalogue.find(offer.gtin);
  if (change.title !== undefined && product) catalogue.put([{ ...product, title: change.title }]);
  await catalogue.settled();
  const { priceMinor = offer.priceMinor, quantity = offer.quantity } = change;
  seller.commit([
    change.isEnded
      ? { t: 'offer-gone', reference }
      : { t: 'offer', offer: { ...offer, priceMinor, quantity, updatedAt: world.clock.now() } },
  ]);
  await seller.settled();
  return true;
}
