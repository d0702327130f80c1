import { aText, ConnectorError, eachAs, listOf, objectOf, sound, texts, wholeList } from '@quayside/connector-kit';
import type { ListingsItem } from '../wire.ts';

const FORMS = {
  sku: aText,
  summaries: listOf({
    asin: aText,
    productType: aText,
    conditionType: aText,
    status: texts,
    itemName: aText,
    lastUpdatedDate: aText,
  }),
  attributes: eachAs(listOf({ our_price: listOf({ schedule: listOf() }) })),
  issues: listOf({ code: aText, message: aText, attributeNames: texts, categories: texts, marketplaceIds: texts }),
  offers: listOf({ price: objectOf({ currencyCode: aText, amount: aText }) }),
  // An empty list says that nothing is there.
  fulfillmentAvailability: wholeList,
  relationships: listOf({
    relationships: listOf({
      childSkus: texts,
      parentSkus: texts,
      variationTheme: objectOf({ theme: aText, attributes: texts }),
    }),
  }),
};

/**
 * Items of an answer without the members that have another form than Amazon documents.
 * @throws ConnectorError `unavailable` for an item that does not say its SKU: the SKU that was asked for would seem to be gone
 */
export function soundItems(given: readonly ListingsItem[]): ListingsItem[] {
  return given.map((one: unknown) => {
    const item = sound<ListingsItem>(typeof one === 'object' && one !== null ? one : {}, FORMS);
    if (item.sku === undefined) {
      throw new ConnectorError('unavailable', 'Amazon’s answer does not say of which SKU it speaks.');
    }
    return item;
  });
}
