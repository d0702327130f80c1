export interface OctopiaProfile {
  /** The name with which the seller signs in; also the folder of its journal. */
  username: string;
  /** Octopia's number of the seller: the `SellerId` header, and a part of every id that this account creates. */
  sellerId: string;
  shopName: string;
  businessName: string;
  street: string;
  city: string;
  postalCode: string;
  /** Whether this shop has the catalogue's offers. */
  ownsCatalogue: boolean;
  /** Codes of the delivery modes in this account's contract; offers can use no others. */
  deliveryModes: readonly string[];
  /** Whether the seller had linked every configured aggregator before the sandbox started. */
  isLinkedAtStart: boolean;
}

const fr = (sellerId: string, username: string, shopName: string, city: string, postalCode: string): OctopiaProfile => ({
  sellerId, username, shopName, city, postalCode,
  businessName: `${shopName} SARL`,
  street: '1 quai des Brumes',
  ownsCatalogue: true,
  deliveryModes: ['TRK', 'STD', 'REG', 'REL'],
  isLinkedAtStart: false,
});

export const octopiaProfiles: readonly OctopiaProfile[] = [
  { ...fr('60211', 'demo-shop-fr', 'Demo Shop', 'Nantes', '44000'), isLinkedAtStart: true },
  fr('60212', 'maison-bruyere-fr', 'Maison Bruyère', 'Rennes', '35000'),
  fr('60213', 'comptoir-du-ressac-fr', 'Comptoir du Ressac', 'Brest', '29200'),
  { ...fr('60214', 'atelier-des-pins-fr', 'Atelier des Pins', 'Bayonne', '64100'), deliveryModes: ['TRK', 'LV1'] },
  { ...fr('60215', 'nouveau-depart-fr', 'Nouveau Départ', 'Dijon', '21000'), ownsCatalogue: false, deliveryModes: [] },
];
