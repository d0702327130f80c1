import type { FastifyInstance } from 'fastify';
import { advertisingOf } from '../ebay/advertising/advertising-account.ts';
import { campaignStatus } from '../ebay/advertising/campaign-state.ts';
import type { AdvertisingAccount } from '../ebay/model.ts';
import type { Seller } from '../ebay/seller.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { form, options, safe, section, sellerSelect, table } from './console-parts.ts';
import { ControlRefusal, isTrue, optionalText, readFields } from './read.ts';
import { requireSeller } from './sellers.ts';

const MAY = 'ELIGIBLE';
const INELIGIBLE = ['NOT_ENOUGH_ACTIVITY', 'NOT_IN_GOOD_STANDING', 'RESTRICTED'] as const;

function readIneligible(value: string | undefined, before: AdvertisingAccount['ineligible']) {
  if (value === undefined) return before;
  if (value === MAY) return null;
  const known = INELIGIBLE.find((one) => one === value);
  if (!known) throw new ControlRefusal(400, `status has to be one of ${[MAY, ...INELIGIBLE].join(', ')}`);
  return known;
}

/** A seller's advertising account and campaigns, oldest first. */
export function describeAdvertising(world: World, seller: Seller) {
  const { hasAcceptedTerms, ineligible } = advertisingOf(seller);
  const now = world.clock.now();
  return {
    seller: seller.profile.username,
    hasAcceptedTerms,
    status: ineligible ?? MAY,
    campaigns: [...seller.state.campaigns.values()].map((campaign) => ({
      campaignId: campaign.campaignId,
      name: campaign.name,
      site: ebaySites.find(({ marketplaceId }) => marketplaceId === campaign.marketplaceId)?.site ?? null,
      status: campaignStatus(seller, campaign, now),
      fundingModel: campaign.fundingModel,
      bid: campaign.bid ?? null,
      ads: seller.state.ads.get(campaign.campaignId)?.size ?? 0,
    })),
  };
}

/** What eBay and the seller decide about advertising outside its API. */
export function mountAdvertising(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { seller?: string } }>('/control/api/advertising', async ({ query }) =>
    describeAdvertising(world, await requireSeller(world, query.seller)),
  );

  app.post('/control/api/advertising', async (request) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const before = advertisingOf(seller);
    const account: AdvertisingAccount = {
      hasAcceptedTerms: fields.terms === undefined ? before.hasAcceptedTerms : isTrue(fields.terms),
      ineligible: readIneligible(optionalText(fields, 'status'), before.ineligible),
    };
    seller.commit([{ t: 'advertising', account }]);
    await seller.settled();
    return describeAdvertising(world, seller);
  });
}

export async function advertisingSection(world: World, names: readonly string[], chosen: string): Promise<string> {
  const { campaigns, status, hasAcceptedTerms } = describeAdvertising(world, await requireSeller(world, chosen));
  const rows = campaigns.map((one) => [
    safe(one.campaignId),
    safe(one.name),
    one.site ?? '',
    one.status,
    one.fundingModel,
    one.bid ?? '',
    one.ads,
  ]);
  const terms = `<label>Terms accepted<select name="terms">${options(['true', 'false'], String(hasAcceptedTerms))}</select></label>`;
  const may = `<label>Status<select name="status">${options([MAY, ...INELIGIBLE], status)}</select></label>`;
  return section(
    'Advertising',
    form('advertising', sellerSelect(names, chosen) + terms + may, 'Set') +
      table(['Campaign', 'Name', 'Site', 'Status', 'Paid', 'Rate', 'Ads'], rows, 'No campaigns'),
  );
}
