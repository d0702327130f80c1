import { type AmazonSite, amazonSites, siteNamed } from './sites.data.ts';

export interface AmazonProfile {
  /** The name with which the seller signs in; also the folder of its journal. */
  username: string;
  /** Three digits in every id that this account creates, so that an order id identifies its seller. */
  number: number;
  /** Amazon's selling partner id, in the listings' paths. */
  sellerId: string;
  shopName: string;
  businessName: string;
  city: string;
  postalCode: string;
  street: string;
  /** Whether this shop has the catalogue's listings. */
  ownsCatalogue: boolean;
  /** Whether Amazon stores and ships some of the goods. */
  usesFba: boolean;
  /** The site of the shop's own goods, with their language and currency. */
  home: AmazonSite;
  /** The ids of the marketplaces in which the account participates. */
  marketplaceIds: readonly string[];
}

const everywhere = amazonSites.map((site) => site.marketplaceId);

const uk = (number: number, username: string, shopName: string, city: string, postalCode: string): AmazonProfile => ({
  username, number, shopName, city, postalCode,
  sellerId: `A${(number * 7_919_317).toString(36).toUpperCase().padStart(6, '0')}${(number * 104_729_861).toString(36).toUpperCase().padStart(7, '0')}`,
  businessName: `${shopName} Ltd`,
  street: '1 Quay Street',
  ownsCatalogue: true,
  usesFba: false,
  home: siteNamed('UK'),
  marketplaceIds: everywhere,
});

const de = (number: number, username: string, shopName: string, city: string, postalCode: string): AmazonProfile => ({
  ...uk(number, username, shopName, city, postalCode),
  businessName: `${shopName} GmbH`,
  street: 'Am Kai 1',
  home: siteNamed('DE'),
});

export const amazonProfiles: readonly AmazonProfile[] = [
  uk(211, 'harbour-toys-uk', 'Harbour Toys', 'Whitby', 'YO21 3PU'),
  { ...uk(212, 'demo-shop-uk', 'Demo Shop', 'Bristol', 'BS1 5TY'), usesFba: true },
  { ...uk(213, 'tideway-home-uk', 'Tideway Home', 'Greenwich', 'SE10 9NN'), usesFba: true },
  uk(214, 'northgate-outdoors-uk', 'Northgate Outdoors', 'Kendal', 'LA9 4HE'),
  uk(215, 'pennine-crafts-uk', 'Pennine Crafts', 'Hebden Bridge', 'HX7 8AD'),
  { ...uk(216, 'saltmarsh-sports-uk', 'Saltmarsh Sports', 'Cromer', 'NR27 9AS'), marketplaceIds: everywhere.filter((id) => id !== 'A1RKKUPIHCS9HS') },
  { ...uk(217, 'fresh-start-uk', 'Fresh Start', 'Truro', 'TR1 2HX'), ownsCatalogue: false },
  de(218, 'hafenkante-de', 'Hafenkante', 'Bremen', '28195'),
  { ...de(219, 'heimathafen-de', 'Heimathafen', 'Kiel', '24103'), ownsCatalogue: false },
];
