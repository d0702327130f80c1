import { type AccountSession, ConnectorError, type ExternalAccount, type SiteReadiness } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { CdiscountClient } from './client.ts';
import { CDISCOUNT_SITE, isFromElsewhere, requireSite } from './sites.ts';
import { termsOf } from './transform/offer-request.ts';
import { PREPARATION_TIME, toSettings } from './transform/terms.ts';
import type { DeliveryMode, Offer, Seller } from './wire.ts';

/** Offers that are sampled for delivery modes and handling time. */
const SAMPLE = 20;
/** Names of the active account state; any other is a gap. */
const ACTIVE = /^(active|activated|enabled|valid|open)/i;

export async function whoAmI(client: CdiscountClient, session: AccountSession): Promise<ExternalAccount> {
  const typed = session.externalId || (await session.tokens.read()).externalId || '';
  const seller = await client.getSeller(session);
  const stated = sellerIdOf(seller);
  if (stated !== undefined && typed !== '' && stated !== typed) {
    throw new ConnectorError('rejected', `The seller id ${typed} does not belong to the account.`, {
      field: 'sellerId',
      code: 'wrong-seller-id',
    });
  }
  const externalId = stated ?? typed;
  return {
    externalId,
    username: seller?.shopName ?? seller?.name ?? seller?.login ?? externalId,
    homeSite: CDISCOUNT_SITE,
    // Octopia has business sellers only.
    businessType: 'BUSINESS',
  };
}

function sellerIdOf(seller: Seller | undefined): string | undefined {
  const id = seller?.sellerId ?? seller?.id;
  return id === undefined ? undefined : String(id);
}

/** Whether the account may sell, and the default terms: those of its offers, otherwise its first delivery mode free of charge. */
export async function siteReadiness(
  client: CdiscountClient,
  session: AccountSession,
  site: Site,
): Promise<SiteReadiness> {
  requireSite(site);
  const [seller, modes, offers] = await Promise.all([
    client.getSeller(session),
    client.getDeliveryModes(session),
    client.getOffers(session, [], SAMPLE),
  ]);
  const gaps: SiteReadiness['gaps'][number][] = [];
  if (seller?.state !== undefined && !ACTIVE.test(seller.state)) gaps.push('participation');
  if (modes.length === 0) gaps.push('fulfillment_policy');
  return { site, ready: gaps.length === 0, gaps, settings: toSettings(sellingTerms(modes, offers)) };
}

function sellingTerms(modes: readonly DeliveryMode[], offers: readonly Offer[]) {
  const codes = new Set(modes.map(({ code }) => code));
  // Offers of other accounts' items may follow a shipping profile, so the shop's own offers are the first choice as a
  // model.
  const model = offers
    .toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)))
    .find(({ deliveryModes = [] }) => deliveryModes.some(({ code }) => codes.has(code)));
  const known = (model?.deliveryModes ?? []).filter(({ code }) => codes.has(code)).map(termsOf);
  const first = modes.find((mode) => mode.more_than30_kg_product !== true) ?? modes[0];
  const free = first?.code === undefined ? [] : [{ code: first.code, cost: 0, additionalCost: 0 }];
  return {
    deliveryModes: known.length > 0 ? known : free,
    preparationTime: model?.preparationTime ?? PREPARATION_TIME,
  };
}

const isElsewhere = ({ sellerExternalReference: reference = '' }: Offer): boolean => isFromElsewhere(reference);
