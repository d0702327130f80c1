export interface SellerProfile {
  /** The name with which the seller signs in; also the folder of its journal. */
  username: string;
  /** Two digits in every id that this account creates, so that an item, offer or order id identifies its seller. */
  number: number;
  userId: string;
  shopName: string;
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  postalCode: string;
  homeMarketplace: string;
  /** Whether this shop has the catalogue's listings. */
  ownsCatalogue: boolean;
  /** Whether policies, locations and programmes are ready on every site. */
  isReady: boolean;
  /**
   * Whether the variations of its listings have no SKUs, as in shops whose listings were created with eBay's own form.
   */
  isWithoutVariationSkus?: true;
}

const uk = (
  number: number, username: string, shopName: string, firstName: string, lastName: string, city: string, postalCode: string,
): SellerProfile => ({
  username, number, shopName, firstName, lastName, city, postalCode,
  userId: `uQ${(number * 7919).toString(36)}Xs${(number * 104729).toString(36)}`,
  email: `${firstName.toLowerCase()}@${username}.example`,
  homeMarketplace: 'EBAY_GB',
  ownsCatalogue: true,
  isReady: true,
});

export const sellerProfiles: readonly SellerProfile[] = [
  uk(11, 'harbour-toys-uk', 'Harbour Toys', 'Maren', 'Ashdown', 'Whitby', 'YO21 3PU'),
  uk(12, 'demo-shop-uk', 'Demo Shop', 'Ellis', 'Varley', 'Bristol', 'BS1 5TY'),
  uk(13, 'tideway-home-uk', 'Tideway Home', 'Priya', 'Lockwood', 'Greenwich', 'SE10 9NN'),
  uk(14, 'northgate-outdoors-uk', 'Northgate Outdoors', 'Callum', 'Reid', 'Kendal', 'LA9 4HE'),
  uk(15, 'pennine-crafts-uk', 'Pennine Crafts', 'Hester', 'Broadbent', 'Hebden Bridge', 'HX7 8AD'),
  uk(16, 'saltmarsh-sports-uk', 'Saltmarsh Sports', 'Owen', 'Tull', 'Cromer', 'NR27 9AS'),
  { ...uk(17, 'fresh-start-uk', 'Fresh Start', 'Noor', 'Penhale', 'Truro', 'TR1 2HX'), ownsCatalogue: false, isReady: false },
  { ...uk(18, 'spring-tide-uk', 'Spring Tide Homeware', 'Tamsin', 'Orme', 'Falmouth', 'TR11 3JT'), ownsCatalogue: false },
  { ...uk(19, 'slack-water-uk', 'Slack Water Books', 'Idris', 'Calloway', 'Wigtown', 'DG8 9HL'), ownsCatalogue: false },
  { ...uk(22, 'rockpool-knits-uk', 'Rockpool Knits', 'Ffion', 'Maddock', 'Tenby', 'SA70 7LS'), isWithoutVariationSkus: true },
  { ...uk(20, 'slipway-cycles-uk', 'Slipway Cycles', 'Beth', 'Harker', 'Barrow', 'LA14 1AF'), ownsCatalogue: false },
];
