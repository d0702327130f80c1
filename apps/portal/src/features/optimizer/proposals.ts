import type { ImprovableListing } from '@quayside/contract';

export const keyOf = ({ itemId, site }: Pick<ImprovableListing, 'itemId' | 'site'>): string => `${itemId}/${site}`;

/** Whether something is proposed for a listing that the seller can accept here. */
export const proposes =
  (what: 'titles' | 'prices') =>
  ({ improvements }: Pick<ImprovableListing, 'improvements'>): boolean =>
    improvements.some((one) =>
      what === 'titles' ? one.check === 'titleSpace' && one.proposal !== null : one.check === 'priceHigh',
    );

export const isProposed = (listing: ImprovableListing): boolean =>
  proposes('titles')(listing) || proposes('prices')(listing);
