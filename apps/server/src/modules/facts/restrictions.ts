import type { OfferedProduct, OfferRestriction } from '@quayside/connector-kit';
import { listingKeyOf, type Reason } from '@quayside/kernel';
import type { RunCatalogue } from './catalogue.ts';
import type { OfferFacts } from './checks.ts';

type Place = Pick<OfferFacts, 'item' | 'site' | 'products'>;

/** Why the marketplace does not let the account offer products of its catalogue, by `listingKeyOf`. */
export async function restrictionsOn(
  { restrictionsOf }: Pick<RunCatalogue, 'restrictionsOf'>,
  places: readonly Place[],
): Promise<ReadonlyMap<string, Reason>> {
  const reasons = new Map<string, Reason>();
  if (!restrictionsOf) return reasons;
  for (const site of new Set(places.map((place) => place.site))) {
    const asked = places
      .filter((place) => place.site === site)
      .flatMap((place) => offersOf(place).map((offer) => ({ key: listingKeyOf({ ...place.item, site }), offer })));
    const answers = await restrictionsOf(
      site,
      asked.map(({ offer }) => offer),
    );
    for (const [index, { key }] of asked.entries()) {
      const restriction = answers[index];
      if (restriction) reasons.set(key, reasonOf(restriction));
    }
  }
  return reasons;
}

/** The catalogue's products that the item is an offer for: of a family that is partly new, those that the catalogue knows. */
const offersOf = ({ item, products }: Place): OfferedProduct[] =>
  item.units.flatMap(({ gtin }) => {
    const facts = gtin === null ? undefined : products.get(gtin)?.facts;
    return facts ? [{ productId: facts.productId, condition: item.condition }] : [];
  });

function reasonOf({ message, link }: OfferRestriction): Reason {
  return { code: 'offer_restricted', params: { detail: link === null ? message : `${message} ${link}` } };
}
