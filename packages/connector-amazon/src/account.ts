import {
  type AccountSession,
  ConnectorError,
  type ExternalAccount,
  failedBy,
  type SiteReadiness,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { readShop } from './home.ts';
import type { Participations } from './participations.ts';
import { amazonSite, siteOfCountry, siteOfMarketplace } from './sites.ts';

/**
 * Identifies the seller of an account. Amazon's responses never contain the seller id: it comes from the consent, from the seller's input,
 * or from the search below.
 */
export async function whoAmI(client: AmazonClient, session: AccountSession): Promise<ExternalAccount> {
  const account = await client.getAccount(session);
  const open = (account?.marketplaceParticipationList ?? []).filter(
    ({ participation }) => participation?.isParticipating,
  );
  const country = account?.business?.registeredBusinessAddress?.countryCode;
  const sites = open.flatMap(({ marketplace }) => siteOfMarketplace(marketplace?.id) ?? []);
  const atHome = siteOfCountry(country);
  const homeSite = atHome !== undefined && sites.includes(atHome) ? atHome : sites[0];
  if (homeSite === undefined) {
    throw new ConnectorError('rejected', 'The account takes part in none of the sites that Quayside serves.', {
      field: 'marketplaceParticipationList',
    });
  }
  const stated = (await session.tokens.read()).externalId;
  const externalId = stated ?? (await findSellerId(client, session, homeSite));
  if (stated !== undefined) await requireOwnId(client, session, stated);
  return {
    externalId,
    username: open.find(({ storeName }) => storeName)?.storeName ?? account?.business?.name ?? externalId,
    homeSite,
    businessType: account?.businessType === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'BUSINESS',
  };
}

/** A seller id from the browser or from user input is trusted only if Amazon accepts it with this token. */
async function requireOwnId(client: AmazonClient, session: AccountSession, sellerId: string): Promise<void> {
  try {
    await client.probeSellerId(session, sellerId);
  } catch (error) {
    const cause = failedBy(error).error;
    if (cause.kind !== 'auth-expired' && cause.kind !== 'not-found' && cause.kind !== 'rejected') throw cause;
    throw new ConnectorError('rejected', `The seller id ${sellerId} does not belong to the account.`, {
      field: 'sellerId',
      code: 'wrong-seller-id',
    });
  }
}

/** Finds the seller id in the offers of one of the shop's products, where Amazon marks the shop's own offer. */
async function findSellerId(client: AmazonClient, session: AccountSession, site: Site): Promise<string> {
  const { rows } = await readShop(client, session, site).catch((error: unknown) => {
    // A large shop's report takes minutes while the user waits. The user can enter the seller id instead.
    if (session.signal?.aborted) return { rows: [] };
    throw error;
  });
  const row = rows.find(({ isActive, price, quantity }) => isActive && price !== undefined && (quantity ?? 0) > 0);
  const [told] = row ? await client.getListingOffers(session, site, [{ sku: row.sku, itemCondition: 'New' }]) : [];
  const own = told?.body?.payload?.Offers?.find(({ MyOffer }) => MyOffer === true)?.SellerId;
  if (typeof own === 'string') return own;
  throw new ConnectorError(
    'rejected',
    'The shop has no offer that tells its seller id. Type it in, as Seller Central shows it.',
    {
      field: 'sellerId',
      code: 'seller-id-unknown',
    },
  );
}

export async function siteReadiness(
  participations: Participations,
  session: AccountSession,
  site: Site,
): Promise<SiteReadiness> {
  const { marketplaceId } = amazonSite(site);
  const found = (await participations.read(session)).find(({ marketplace }) => marketplace?.id === marketplaceId);
  const isParticipating = found?.participation?.isParticipating === true;
  const gaps: SiteReadiness['gaps'][number][] = [];
  if (!isParticipating) gaps.push('participation');
  if (isParticipating && found?.participation?.hasSuspendedListings === true) gaps.push('privilege');
  return { site, ready: gaps.length === 0, gaps, settings: {} };
}
