import type { OfferTerms, TermsChannel } from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import { requireHome } from './sites.ts';
import { toTerms } from './transform/terms.ts';

/** Octopia has no policies: each offer states its delivery modes with fees, and its handling time. */
export function createTermsChannel(client: CdiscountClient): TermsChannel {
  return {
    async listDeliveryModes(session) {
      const modes = await client.getDeliveryModes(session);
      return modes.flatMap(({ code, name }) => (code === undefined ? [] : [{ code, name: name ?? code }]));
    },

    async readTerms(session, site) {
      requireHome(site);
      const offers = await client.getOffers(session);
      return new Map(
        offers.flatMap((offer): [string, OfferTerms][] =>
          offer.sellerExternalReference === undefined ? [] : [[offer.sellerExternalReference, toTerms(offer)]],
        ),
      );
    },
  };
}
