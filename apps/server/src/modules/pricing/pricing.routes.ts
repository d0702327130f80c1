import { pricingSchemas } from '@quayside/contract/pricing.schema';
import { type Platform, type Site, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAccount, listAccounts } from '../accounts/index.ts';
import { actorOf } from '../history/index.ts';
import { getItems, prepareSelected } from '../products/index.ts';
import { getFloors, setFloors } from './floors/floors.service.ts';
import { releaseBreaker, setBreaker, viewBreaker } from './gate/breaker.service.ts';
import { heldPricesKind } from './gate/held-prices.kind.ts';
import type { IncidentDeps } from './gate/price-incidents.ts';
import { manualPricesKind } from './manual/manual-prices.kind.ts';
import { getRates } from './rates/get-rates.ts';
import type { RatesDeps } from './rates/refresh-rates.ts';
import { getConfig, getItemRules, prepareRules, readRulesToSave, updateConfig } from './rules/price-rules.service.ts';
import { previewRules } from './rules/rules-preview.ts';

/** Loaded with the first question. */
const manualPrices = () => import('./manual/manual-prices.service.ts');
const heldPrices = () => import('./gate/held-prices.service.ts');
const priceStops = () => import('./gate/price-stops.service.ts');
const floorRules = () => import('./floors/floor-rules.service.ts');
const rateOutlook = () => import('./rates/rate-outlook.ts');

export interface PricingDeps extends RatesDeps, IncidentDeps {
  /** Real time, which previewed changes run on; `clock` is the marketplaces' clock. */
  readonly machineClock: Clock;
}

export function pricingRoutes(deps: PricingDeps): Route[] {
  /** An account of the seller. @throws account_not_found */
  const ownAccount = async (userId: number, accountId: number) => {
    const account = await getAccount(deps.db, userId, accountId);
    if (!account) throw fail('account_not_found');
    return { userId, accountId };
  };
  /** The account with that id; without an id, the platform's first account. */
  const requireAccount = async (userId: number, accountId: number | undefined, platform: Platform) => {
    const account =
      accountId === undefined
        ? (await listAccounts(deps.db, userId)).find((one) => one.platform === platform)
        : await getAccount(deps.db, userId, accountId);
    if (!account || account.platform !== platform) throw fail('account_not_found');
    return account;
  };
  const requireItem = async (userId: number, itemId: number) => {
    const [item] = await getItems(deps.db, userId, [itemId]);
    const account = item && (await getAccount(deps.db, userId, item.accountId));
    if (!item || !account) throw fail('item_not_found');
    return { item, account };
  };
  return [
    route(pricingSchemas.getConfig, async ({ who, params, query }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return getConfig(deps, who.userId, account, query.site);
    }),
    route(pricingSchemas.getEbayConfig, async ({ who, query }) => {
      const account = await requireAccount(who.userId, query.accountId, 'ebay');
      return getConfig(deps, who.userId, account, query.site);
    }),
    route(pricingSchemas.updateEbayConfig, async ({ who, query, body }) => {
      const account = await requireAccount(who.userId, query.accountId, 'ebay');
      const changedListings = await updateConfig(deps, who.userId, account, body, actorOf(who));
      return { ...(await getConfig(deps, who.userId, account)), changedListings };
    }),
    route(pricingSchemas.previewConfig, async ({ who, params, query, body }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      const toSave = await readRulesToSave(deps.db, who.userId, account, body.rules);
      const { allBelow: _, ...preview } = await previewRules(deps.db, toSave);
      return preview;
    }),
    route(pricingSchemas.updateConfig, async ({ who, params, query, body }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      const changedListings = await updateConfig(deps, who.userId, account, body, actorOf(who));
      return { ...(await getConfig(deps, who.userId, account)), changedListings };
    }),
    route(pricingSchemas.getItemRules, async ({ who, params, query }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return getItemRules(deps.db, who.userId, account);
    }),
    route(pricingSchemas.prepareRules, async ({ who, params, query, body }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return prepareRules(deps, who.userId, account, body, actorOf(who));
    }),
    route(pricingSchemas.workExample, async ({ who, params, query, body }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return (await import('./rules/rule-example.ts')).workExample(deps.db, who.userId, account, body.rule);
    }),
    route(pricingSchemas.getFloorRules, async ({ who, params, query }) => {
      const { accountId } = await requireAccount(who.userId, query.accountId, params.platform);
      return (await floorRules()).getFloorRules(deps.db, { userId: who.userId, accountId });
    }),
    route(pricingSchemas.previewFloorRules, async ({ who, params, query, body }) => {
      const { accountId } = await requireAccount(who.userId, query.accountId, params.platform);
      return (await floorRules()).previewFloorRules(deps.db, { userId: who.userId, accountId }, body);
    }),
    route(pricingSchemas.prepareFloorRules, async ({ who, params, query, body }) => {
      const { accountId } = await requireAccount(who.userId, query.accountId, params.platform);
      return (await floorRules()).prepareFloorRules(deps, { userId: who.userId, accountId }, body, actorOf(who));
    }),
    route(pricingSchemas.getRates, async ({ who, query }) => {
      const accounts = await listAccounts(deps.db, who.userId);
      const account = accounts.find((one) => query.accountId === undefined || one.accountId === query.accountId);
      if (!account && query.accountId !== undefined) throw fail('account_not_found');
      return getRates(deps, account ? siteFacts(account.sourceSite).currency : 'EUR');
    }),
    route(pricingSchemas.getRateHistory, async ({ who, params, query }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return (await rateOutlook()).getRateHistory(deps, account, query.to);
    }),
    route(pricingSchemas.getRateMoves, async ({ who, params, query }) => {
      const account = await requireAccount(who.userId, query.accountId, params.platform);
      return (await rateOutlook()).previewRateMoves(deps.db, account, query.to);
    }),
    route(pricingSchemas.listManual, async ({ who, params, query: { userId, sku, site } }) => {
      if (userId !== undefined && userId !== who.userId) throw fail('foreign_user');
      const { item } = await requireItem(who.userId, params.itemId);
      const sites = site === undefined || Array.isArray(site) ? site : [site];
      return { list: await (await manualPrices()).listManual(deps.db, who.userId, item, { sku, sites }) };
    }),
    route(pricingSchemas.setManual, async ({ who, params, body }) => {
      const { item, account } = await requireItem(who.userId, params.itemId);
      return { list: await (await manualPrices()).setManual(deps, who.userId, { item, account }, body, actorOf(who)) };
    }),
    route(pricingSchemas.prepareManual, ({ who, params: { platform }, body: { sites, adjustment, ...selection } }) => {
      const isOther = (site: Site) => 'currency' in adjustment && siteFacts(site).currency !== adjustment.currency;
      if (sites.some(isOther)) throw fail('site_currency_differs');
      const changing = { ...deps, clock: deps.machineClock };
      return prepareSelected(changing, manualPricesKind, who, { platform, ...selection }, { sites, adjustment });
    }),
    route(pricingSchemas.getFloors, async ({ who, params }) => {
      const { account } = await requireItem(who.userId, params.itemId);
      return { list: await getFloors(deps, who.userId, { itemId: params.itemId, account }) };
    }),
    route(pricingSchemas.setFloors, async ({ who, params, body }) => {
      const { account } = await requireItem(who.userId, params.itemId);
      const place = { itemId: params.itemId, account };
      const sentAgain = await setFloors(deps, who.userId, place, body, actorOf(who));
      return { list: await getFloors(deps, who.userId, place), sentAgain };
    }),
    route(pricingSchemas.listHeld, async ({ who, query: { accountId, ...which } }) =>
      (await heldPrices()).pageHeld(deps.db, await ownAccount(who.userId, accountId), which),
    ),
    route(pricingSchemas.allowHeld, async ({ who, query, body }) =>
      (await heldPrices()).allowOne(deps.db, await ownAccount(who.userId, query.accountId), body, actorOf(who)),
    ),
    route(pricingSchemas.prepareAllowed, async ({ who, query, body }) => {
      const account = await ownAccount(who.userId, query.accountId);
      const { prepareAllowed } = await heldPrices();
      return prepareAllowed({ ...deps, clock: deps.machineClock }, heldPricesKind, account, body.cause, actorOf(who));
    }),
    route(pricingSchemas.getBreaker, async ({ who, query }) =>
      viewBreaker(deps.db, await ownAccount(who.userId, query.accountId)),
    ),
    route(pricingSchemas.setBreaker, async ({ who, query, body }) => {
      const account = await ownAccount(who.userId, query.accountId);
      await setBreaker(deps, account, body, actorOf(who));
      return viewBreaker(deps.db, account);
    }),
    route(pricingSchemas.closeBreaker, async ({ who, query, body }) => {
      const account = await ownAccount(who.userId, query.accountId);
      await releaseBreaker(deps, account, body.expected, actorOf(who));
      return viewBreaker(deps.db, account);
    }),
    route(pricingSchemas.getStops, async ({ who }) => (await priceStops()).getStops(deps.db, who.userId)),
    route(pricingSchemas.setStop, async ({ who, body }) => {
      const { getStops, setStop } = await priceStops();
      await setStop(deps, who.userId, body, actorOf(who));
      return getStops(deps.db, who.userId);
    }),
  ];
}
