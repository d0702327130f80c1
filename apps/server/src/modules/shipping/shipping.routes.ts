import type { ShippingPreview, ShippingPreviewInput, ShippingServiceList } from '@quayside/contract';
import { shippingSchemas } from '@quayside/contract/shipping.schema';
import { SERVICE_LEVELS, serviceOn, siteServices } from '@quayside/kernel';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { pageOf, readCursorAs, readIdCursor, writeCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { prepareSelected } from '../products/index.ts';
import { assign, prepareAssignment } from './assignments.service.ts';
import { countChange, makeChange, type PlannedChange, type Present, readPresent } from './change-shipping.ts';
import { countByProfile, listProfileItems } from './item-shipping.repository.ts';
import type { PolicyDeps } from './policies.service.ts';
import {
  getProfile,
  planDefault,
  planRates,
  planRemoval,
  planSave,
  saveProfile,
  viewProfile,
} from './profiles.service.ts';
import * as repository from './shipping.repository.ts';
import { toRatesView, toSummary } from './views.ts';
import { weightKind } from './weight.kind.ts';

const PAGE = 50;

// What a seller sees on few screens is loaded when it is asked for.
const coverage = () => import('./coverage.ts');
const defaults = () => import('./default-profile.ts');
const modes = () => import('./delivery-modes.service.ts');
const policies = () => import('./policies.service.ts');
const nameCursor = z.tuple([z.string(), z.number().int()]);

export interface ShippingRoutesDeps extends PolicyDeps, Omit<ChangeDeps, 'clock'> {
  /** The clock of previewed changes; `clock` is the marketplaces' clock. */
  readonly machineClock: Clock;
}

export function shippingRoutes(deps: ShippingRoutesDeps): Route[] {
  const { db, machineClock } = deps;
  return [
    route(shippingSchemas.getDefault, async ({ who }) => (await defaults()).getDefault(deps, who.userId)),
    route(shippingSchemas.list, async ({ who, query }) => {
      const limit = query.limit ?? PAGE;
      const position = query.cursor === undefined ? undefined : readCursorAs(query.cursor, nameCursor);
      const rows = await repository.listPage(db, who.userId, {
        query: query.query,
        after: position && { name: position[0], profileId: position[1] },
        limit: limit + 1,
      });
      const items = await countByProfile(db, who.userId, null);
      const { shown, nextCursor } = pageOf(rows, limit, ({ name, profileId }) =>
        writeCursor([name.toLowerCase(), profileId]),
      );
      return {
        list: shown.map((profile) => toSummary(profile, items)),
        nextCursor,
        count: await repository.countProfiles(db, who.userId),
      };
    }),
    route(shippingSchemas.create, ({ who, body }) => saveProfile(deps, who.userId, actorOf(who), null, body)),
    route(shippingSchemas.get, ({ who, params }) => viewProfile(db, who.userId, params.profileId)),
    route(shippingSchemas.update, ({ who, params, body }) =>
      saveProfile(deps, who.userId, actorOf(who), params.profileId, body),
    ),
    route(shippingSchemas.remove, async ({ who, params, query }) => {
      await makeChange(deps, who.userId, actorOf(who), query.expected, async (_tx, present) =>
        planRemoval(present, params.profileId),
      );
    }),
    route(shippingSchemas.getRates, async ({ who, params }) =>
      toRatesView(await getProfile(db, who.userId, params.profileId)),
    ),
    route(shippingSchemas.updateRates, async ({ who, params, body }) => {
      const { counted } = await makeChange(deps, who.userId, actorOf(who), body.expected, async (_tx, present) =>
        planRates(present, params.profileId, body.rates),
      );
      const profile = await getProfile(db, who.userId, params.profileId);
      return { ...toRatesView(profile), changedListings: counted.expected };
    }),
    route(shippingSchemas.listItems, async ({ who, params, query }) => {
      const limit = query.limit ?? PAGE;
      await getProfile(db, who.userId, params.profileId);
      const rows = await listProfileItems(db, who.userId, params.profileId, query.platform, {
        afterId: query.cursor === undefined ? 0 : readIdCursor(query.cursor),
        limit: limit + 1,
      });
      const counts = await countByProfile(db, who.userId, params.profileId);
      const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.itemId));
      return {
        list: shown.map(({ priceMinor, currency, ...item }) => ({ ...item, price: { minor: priceMinor, currency } })),
        nextCursor,
        item_ids: shown.map(({ itemId }) => itemId),
        count: counts.find(({ platform }) => platform === query.platform)?.count ?? 0,
      };
    }),
    route(shippingSchemas.addItems, ({ who, params, query, body }) => {
      const selection = { platform: query.platform, itemIds: body.item_ids };
      return assign(deps, who.userId, actorOf(who), selection, params.profileId, body.expected);
    }),
    route(shippingSchemas.removeItems, ({ who, query }) => {
      const itemIds = typeof query.item_ids === 'number' ? [query.item_ids] : query.item_ids;
      const selection = { platform: query.platform, itemIds };
      return assign(deps, who.userId, actorOf(who), selection, null, query.expected);
    }),
    route(shippingSchemas.listServices, async () => serviceList()),

    route(shippingSchemas.setDefault, async ({ who, body }) => {
      await makeChange(deps, who.userId, actorOf(who), body.expected, async (_tx, present) =>
        planDefault(present, body.profileId),
      );
      return (await defaults()).getDefault(deps, who.userId);
    }),
    route(shippingSchemas.preview, ({ who, body }) => preview(deps, who.userId, body)),
    route(shippingSchemas.getCoverage, async ({ who, params }) =>
      (await coverage()).coverageOf(await readPresent(db, who.userId), params.profileId),
    ),
    route(shippingSchemas.listWithoutRoute, async ({ who, query }) =>
      (await coverage()).findSitesWithoutRoute(db, who.userId, query.accountId),
    ),
    route(shippingSchemas.prepareWeight, ({ who, body: { weight, ...selection } }) =>
      prepareSelected({ ...deps, clock: machineClock }, weightKind(deps), who, selection, { weight }),
    ),
    route(shippingSchemas.prepareAssignment, ({ who, body }) =>
      prepareAssignment({ ...deps, clock: machineClock }, who, body),
    ),
    route(shippingSchemas.listPolicies, async ({ who, params, query }) =>
      (await policies()).listPolicies(deps, who.userId, params.profileId, query.accountId),
    ),
    route(shippingSchemas.choosePolicy, async ({ who, params: { profileId, site }, body }) =>
      (await policies()).choosePolicy(
        deps,
        who.userId,
        actorOf(who),
        { profileId, site, accountId: body.accountId },
        body,
      ),
    ),
    route(shippingSchemas.listModes, async ({ who, query }) =>
      (await modes()).listModes(deps, who.userId, query.accountId),
    ),
    route(shippingSchemas.chooseModes, async ({ who, body }) =>
      (await modes()).chooseModes(deps, who.userId, actorOf(who), body),
    ),
  ];
}

async function preview(deps: PolicyDeps, userId: number, input: ShippingPreviewInput): Promise<ShippingPreview> {
  const present = await readPresent(deps.db, userId);
  return countChange(deps.db, present, await planOf(deps, present, input));
}

async function planOf(deps: PolicyDeps, present: Present, input: ShippingPreviewInput): Promise<PlannedChange> {
  switch (input.change) {
    case 'save':
      return planSave(present, input.profileId, input.profile);
    case 'rates':
      return planRates(present, input.profileId, input.rates);
    case 'remove':
      return planRemoval(present, input.profileId);
    case 'default':
      return planDefault(present, input.profileId);
    case 'policy': {
      const { profileId, accountId, site } = input;
      const { planChoice, refuseOtherSites } = await policies();
      await refuseOtherSites(deps, present.userId, { profileId, accountId, site });
      return planChoice(present, { profileId, accountId, site }, input.policyId);
    }
    case 'modes':
      return (await modes()).planModes(present, input.accountId, input.modes);
  }
}

function serviceList(): ShippingServiceList {
  return {
    levels: SERVICE_LEVELS,
    services: siteServices().map((service) => ({
      ...service,
      days: [...service.days],
      isOfLevel: serviceOn(service.site, service.level)?.code === service.code,
    })),
  };
}
