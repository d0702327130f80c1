import type { DecisionView, RepricerOverview } from '@quayside/contract';
import { repricerSchemas as schemas } from '@quayside/contract/repricer.schema';
import { type AccountRef, SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAccount } from '../accounts/index.ts';
import { type ChangeDeps, prepareChange } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { getRepriced, isWanted } from './accounts.repository.ts';
import { countDecisions, listDecisions, listLog } from './decisions.repository.ts';
import { blockItems, chooseRule, describeItem, requireItems } from './item.service.ts';
import type { ReplayDeps } from './replay.service.ts';
import { repricingKind } from './repricing.kind.ts';
import { DEFAULT_RULE, ruleView, UNSAVED_DEFAULT } from './rule-content.ts';
import { getDefault, listRules } from './rules.repository.ts';
import { createRule, removeRule, saveDefault, sortRules, updateRule } from './rules.service.ts';
import { type SwitchDeps, switchRepricing } from './switch.service.ts';

const PAGE = 50;
/** The log shows a listing's latest decisions. */
const LOG_ROWS = 100;
const place = z.tuple([z.number().int(), z.enum(SITES as [Site])]);

/** A rare and long reckoning: its code is loaded with the first one. */
const replaying = () => import('./replay.service.ts');

/** @param deps their `clock` is the marketplaces' clock; previewed changes run on `machineClock` */
export function repricerRoutes(deps: SwitchDeps & ReplayDeps & Omit<ChangeDeps, 'clock'>): Route[] {
  const { db, machineClock } = deps;
  return [
    route(schemas.getDefault, async ({ who }) => {
      const rule = await getDefault(db, who.userId);
      return rule ? ruleView(rule) : UNSAVED_DEFAULT;
    }),
    route(schemas.updateDefault, ({ who, body }) => saveDefault(deps, who.userId, body, actorOf(who))),
    route(schemas.get, async ({ who, params }) => describe(db, await amazonAccount(db, who.userId, params.accountId))),
    route(schemas.switch, async ({ who, params, body }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      await switchRepricing(deps, account, body.isEnabled, actorOf(who));
      return describe(db, account);
    }),
    route(schemas.createRule, async ({ who, params, body }) =>
      createRule(deps, await amazonAccount(db, who.userId, params.accountId), body, actorOf(who)),
    ),
    route(schemas.updateRule, async ({ who, params, body }) =>
      updateRule(deps, await amazonAccount(db, who.userId, params.accountId), params.ruleId, body, actorOf(who)),
    ),
    route(schemas.removeRule, async ({ who, params }) =>
      removeRule(deps, await amazonAccount(db, who.userId, params.accountId), params.ruleId, actorOf(who)),
    ),
    route(schemas.sortRules, async ({ who, params, body }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      await sortRules(deps, account, body.ruleIds, actorOf(who));
      return describe(db, account);
    }),
    route(schemas.listDecisions, async ({ who, params, query: { cursor, limit = PAGE, ...filter } }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      const position = cursor === undefined ? null : readCursorAs(cursor, place);
      const after = position && { itemId: position[0], site: position[1] };
      const rows = await listDecisions(db, account, filter, after, limit + 1);
      const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([last.itemId, last.site]));
      return { list: shown, nextCursor };
    }),
    route(schemas.prepare, async ({ who, params, body }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      if (body.to === 'live' && !(await getRepriced(db, account))?.isEnabled) throw fail('repricer_off');
      if (body.itemIds) await requireItems(db, who.userId, body.itemIds);
      const settings = { accountId: account.accountId, ...body, sample: body.to === 'live' ? body.sample : null };
      const given = { userId: who.userId, settings, actor: actorOf(who) };
      return prepareChange({ ...deps, clock: machineClock }, repricingKind(deps), given);
    }),
    route(schemas.replay, async ({ who, params, query: { cursor }, body }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      const position = cursor === undefined ? null : readCursorAs(cursor, place);
      const after = position && { itemId: position[0], site: position[1] };
      const { next, ...page } = await (await replaying()).replayPage(deps, account, body, after);
      return { ...page, nextCursor: next && writeCursor([next.itemId, next.site]) };
    }),
    route(schemas.replayListing, async ({ who, params, body }) => {
      const account = await amazonAccount(db, who.userId, params.accountId);
      await requireItems(db, who.userId, [params.itemId]);
      return (await replaying()).replayPath(deps, account, body, { itemId: params.itemId, site: params.site });
    }),
    route(schemas.getItem, ({ who, params }) => describeItem(db, who.userId, params.itemId)),
    route(schemas.chooseRule, ({ who, params, body }) =>
      chooseRule(
        deps,
        { userId: who.userId, itemId: params.itemId, site: params.site, ruleId: body.ruleId },
        actorOf(who),
      ),
    ),
    route(schemas.listLog, async ({ who, params }) => {
      await describeItem(db, who.userId, params.itemId);
      return { list: await listLog(db, who.userId, { itemId: params.itemId, site: params.site }, LOG_ROWS) };
    }),
    route(schemas.block, async ({ who, body }) => ({
      changed: await blockItems(deps, who.userId, body.itemIds, body.repricerBlocked, actorOf(who)),
    })),
  ];
}

/** @throws account_not_found for an account of another business or platform */
async function amazonAccount(db: Db, userId: number, accountId: number): Promise<AccountRef> {
  const account = await getAccount(db, userId, accountId);
  if (account?.platform !== 'amazon') throw fail('account_not_found');
  return { userId, accountId };
}

async function describe(db: Db, account: AccountRef): Promise<RepricerOverview> {
  const repriced = await getRepriced(db, account);
  const rules = await listRules(db, account);
  const byDefault = rules.find(({ accountId }) => accountId === DEFAULT_RULE);
  const { views, live, kept } = await countDecisions(db, account);
  const count = (view: DecisionView) => views.get(view) ?? 0;
  return {
    isEnabled: repriced?.isEnabled ?? false,
    rules: rules.filter((rule) => rule !== byDefault).map(ruleView),
    defaultRule: byDefault ? ruleView(byDefault) : UNSAVED_DEFAULT,
    counts: {
      up: count('up'),
      down: count('down'),
      stay: count('stay'),
      lacking: count('lacking'),
      off: count('off'),
    },
    live,
    kept,
    decidedAt: repriced?.decidedAt?.toISOString() ?? null,
    isDeciding: repriced !== undefined && isWanted(repriced),
  };
}
