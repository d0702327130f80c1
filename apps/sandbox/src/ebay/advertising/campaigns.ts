import { isObject, type JsonObject } from '../conform.ts';
import { refusal } from '../errors.ts';
import type { StoredCampaign } from '../model.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from '../operation.ts';
import { AD_MARKETPLACES, advertisingOf, requireEligible } from './advertising-account.ts';
import { readBid } from './bids.ts';
import { campaignStatus, campaignStatuses, findAd, requireAlive, requireCampaign } from './campaign-state.ts';
import { readPaging } from './paging.ts';

export const base = '/sell/marketing/v1';
const NAME_LENGTH = 80;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const FUNDING_MODELS = ['COST_PER_SALE', 'COST_PER_CLICK'] as const;

const iso = (ms: number) => new Date(ms).toISOString();

export function campaignJson({ seller, world }: UserCall, campaign: StoredCampaign) {
  const { campaignId, name, marketplaceId, startsAt, endsAt, endedAt, fundingModel, bid, cap, isByRules } = campaign;
  const ends = endedAt ?? endsAt;
  return {
    campaignId,
    campaignName: name,
    campaignStatus: campaignStatus(seller, campaign, world.clock.now()),
    marketplaceId,
    startDate: iso(startsAt),
    ...(ends === null ? {} : { endDate: iso(ends) }),
    fundingStrategy: {
      fundingModel,
      ...(fundingModel === 'COST_PER_SALE' ? { adRateStrategy: bid === undefined ? 'DYNAMIC' : 'FIXED' } : {}),
      ...(bid === undefined ? {} : { bidPercentage: bid }),
      ...(cap === undefined ? {} : { dynamicAdRatePreferences: [{ adRateCapPercent: cap }] }),
    },
    ...(isByRules
      ? { campaignCriterion: { autoSelectFutureInventory: true, criterionType: 'INVENTORY_PARTITION' } }
      : {}),
  };
}

function readName({ seller }: UserCall, body: JsonObject, own?: string): string {
  const name = body.campaignName;
  if (typeof name !== 'string' || name.trim() === '') throw refusal(400, 35019);
  if ([...name].length > NAME_LENGTH) throw refusal(400, 35020, { maxCampaignNameLength: NAME_LENGTH });
  if (/[<>]/.test(name)) throw refusal(400, 35023, { notAllowedCharacters: '< >' });
  for (const campaign of seller.state.campaigns.values()) {
    if (campaign.name === name && campaign.campaignId !== own) throw refusal(400, 35021, { campaignName: name });
  }
  return name;
}

function readDate(value: unknown, now: number): number {
  const at = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw refusal(400, 35026, { date: String(value) });
  if (at < now) throw refusal(400, 35026, { date: iso(at) });
  return at;
}

function readDates(body: JsonObject, now: number): Pick<StoredCampaign, 'startsAt' | 'endsAt'> {
  if (body.startDate === undefined) throw refusal(400, 35025);
  const startsAt = readDate(body.startDate, now);
  const endsAt = body.endDate === undefined ? null : readDate(body.endDate, now);
  if (endsAt !== null && endsAt < startsAt)
    throw refusal(400, 35024, { startDate: iso(startsAt), endDate: iso(endsAt) });
  return { startsAt, endsAt };
}

function readFunding(body: JsonObject): Pick<StoredCampaign, 'fundingModel' | 'bid' | 'cap'> {
  const strategy = body.fundingStrategy;
  if (!isObject(strategy)) throw refusal(400, 35006);
  const model = FUNDING_MODELS.find((known) => known === strategy.fundingModel);
  if (!model) throw refusal(400, 35038, { fundingModelValues: FUNDING_MODELS.join(', ') });
  if (model === 'COST_PER_CLICK') {
    if (strategy.bidPercentage !== undefined) throw refusal(400, 35080);
    if (!isObject(body.budget)) throw refusal(409, 36157);
    return { fundingModel: model };
  }
  if (strategy.adRateStrategy === 'DYNAMIC') {
    const [first] = Array.isArray(strategy.dynamicAdRatePreferences) ? strategy.dynamicAdRatePreferences : [];
    const cap = isObject(first) ? first.adRateCapPercent : undefined;
    return { fundingModel: model, ...(cap === undefined ? {} : { cap: readBid(cap) }) };
  }
  if (strategy.bidPercentage === undefined) throw refusal(409, 35106, { field: 'bidPercentage' });
  return { fundingModel: model, bid: readBid(strategy.bidPercentage) };
}

function createCampaign(call: UserCall): Answer {
  const { seller, world } = call;
  const body = isObject(call.body) ? call.body : {};
  requireEligible(seller);
  if (!advertisingOf(seller).hasAcceptedTerms) throw refusal(409, 35067);
  const name = readName(call, body);
  const { marketplaceId } = body;
  if (typeof marketplaceId !== 'string') throw refusal(400, 35041);
  if (!AD_MARKETPLACES.includes(marketplaceId)) {
    throw refusal(409, 35051, { marketplaceId, supportedMarketplaces: AD_MARKETPLACES.join(', ') });
  }
  const dates = readDates(body, world.clock.now());
  const funding = readFunding(body);
  const { value, change } = seller.next('campaign');
  const campaignId = `${seller.profile.number}${String(value).padStart(8, '0')}1`;
  const campaign: StoredCampaign = { campaignId, name, marketplaceId, ...funding, ...dates, pauses: [], endedAt: null };
  const byRules = isObject(body.campaignCriterion) ? ({ isByRules: true } as const) : {};
  seller.commit([change, { t: 'campaign', campaign: { ...campaign, ...byRules } }]);
  return { status: 201, headers: { location: `${world.config.publicUrl}/ebay${base}/ad_campaign/${campaignId}` } };
}

function getCampaigns(call: UserCall): Answer {
  const { query, seller, world } = call;
  const { campaign_status: status, campaign_name: name, funding_strategy: funding } = query;
  const paging = readPaging(call);
  if (status !== undefined && !(campaignStatuses as readonly string[]).includes(status)) {
    throw refusal(400, 35043, { campaignStatus: status });
  }
  if (funding !== undefined && !(FUNDING_MODELS as readonly string[]).includes(funding)) {
    throw refusal(400, 35079, { fundingStrategy: FUNDING_MODELS.join(', ') });
  }
  const now = world.clock.now();
  const found = [...seller.state.campaigns.values()].filter(
    (campaign) =>
      (name === undefined || campaign.name === name) &&
      (funding === undefined || campaign.fundingModel === funding) &&
      (status === undefined || campaignStatus(seller, campaign, now) === status),
  );
  return json(200, {
    ...paging.of(found),
    campaigns: paging.cut(found).map((campaign) => campaignJson(call, campaign)),
  });
}

function getCampaignByName(call: UserCall): Answer {
  const name = call.query.campaign_name;
  if (!name) throw refusal(400, 35019);
  const campaign = [...call.seller.state.campaigns.values()].find((known) => known.name === name);
  if (!campaign) throw refusal(400, 35046, { campaign_name: name });
  return json(200, campaignJson(call, campaign));
}

function findCampaignByAdReference(call: UserCall): Answer {
  const listingId = call.query.listing_id;
  if (!listingId) throw refusal(400, call.query.inventory_reference_id ? 35014 : 35031);
  if (!/^\d+$/.test(listingId)) throw refusal(400, 35013, { listingId });
  const found = findAd(call.seller, listingId, call.world.clock.now());
  return json(200, { campaigns: found ? [campaignJson(call, found.campaign)] : [] });
}

/** Opens a campaign for a change of its state. */
function openForChange(call: UserCall) {
  const { seller, world, params } = call;
  requireEligible(seller);
  const campaign = requireCampaign(seller, params.campaignId);
  const now = world.clock.now();
  const status = requireAlive(seller, campaign, now);
  if (call.fault('concurrent-access')) throw refusal(409, 35061, { campaign_id: campaign.campaignId });
  return { campaign, now, status };
}

function change(call: UserCall, campaign: StoredCampaign): Answer {
  call.seller.commit([{ t: 'campaign', campaign }]);
  return noContent;
}

function pauseCampaign(call: UserCall): Answer {
  const { campaign, now, status } = openForChange(call);
  if (status !== 'RUNNING') throw refusal(409, 35056);
  return change(call, { ...campaign, pauses: [...campaign.pauses, { from: now, to: null }] });
}

function resumeCampaign(call: UserCall): Answer {
  const { campaign, now, status } = openForChange(call);
  if (status !== 'PAUSED') throw refusal(409, 35056);
  const pauses = campaign.pauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause));
  return change(call, { ...campaign, pauses });
}

function endCampaign(call: UserCall): Answer {
  const { campaign, now, status } = openForChange(call);
  if (status !== 'RUNNING' && status !== 'PAUSED') throw refusal(409, 35056);
  return change(call, { ...campaign, endedAt: now });
}

function deleteCampaign(call: UserCall): Answer {
  const { seller, world, params } = call;
  const { campaignId, ...campaign } = requireCampaign(seller, params.campaignId);
  if (campaignStatus(seller, { campaignId, ...campaign }, world.clock.now()) !== 'ENDED') throw refusal(409, 35056);
  seller.commit([{ t: 'campaign-gone', campaignId }]);
  return noContent;
}

/** Name and dates are replaced together: an end that is not repeated is removed. */
function updateCampaignIdentification(call: UserCall): Answer {
  const { campaign, now, status } = openForChange(call);
  const body = isObject(call.body) ? call.body : {};
  const name = readName(call, body, campaign.campaignId);
  if (body.startDate === undefined) throw refusal(400, 35025);
  if (status === 'SCHEDULED') return change(call, { ...campaign, name, ...readDates(body, now) });
  if (Date.parse(String(body.startDate)) !== campaign.startsAt) throw refusal(409, 35055);
  const endsAt = body.endDate === undefined ? null : readDate(body.endDate, now);
  return change(call, { ...campaign, name, endsAt });
}

const api = 'marketing';
const auth = 'user';
const one = `${base}/ad_campaign/:campaignId`;

export const campaignOperations: readonly Operation[] = [
  { api, auth, name: 'createCampaign', method: 'POST', url: `${base}/ad_campaign`, run: createCampaign },
  { api, auth, name: 'getCampaigns', method: 'GET', url: `${base}/ad_campaign`, run: getCampaigns },
  {
    api,
    auth,
    name: 'getCampaignByName',
    method: 'GET',
    url: `${base}/ad_campaign/get_campaign_by_name`,
    run: getCampaignByName,
  },
  {
    api,
    auth,
    name: 'findCampaignByAdReference',
    method: 'GET',
    url: `${base}/ad_campaign/find_campaign_by_ad_reference`,
    run: findCampaignByAdReference,
  },
  {
    api,
    auth,
    name: 'getCampaign',
    method: 'GET',
    url: one,
    run: (call) => json(200, campaignJson(call, requireCampaign(call.seller, call.params.campaignId))),
  },
  { api, auth, name: 'deleteCampaign', method: 'DELETE', url: one, run: deleteCampaign },
  { api, auth, name: 'pauseCampaign', method: 'POST', url: `${one}/pause`, run: pauseCampaign },
  { api, auth, name: 'resumeCampaign', method: 'POST', url: `${one}/resume`, run: resumeCampaign },
  { api, auth, name: 'endCampaign', method: 'POST', url: `${one}/end`, run: endCampaign },
  {
    api,
    auth,
    name: 'updateCampaignIdentification',
    method: 'POST',
    url: `${one}/update_campaign_identification`,
    run: updateCampaignIdentification,
  },
];
