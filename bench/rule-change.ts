import { convert, money } from '@quayside/kernel';
import { chooseItemRule, type ItemRule, vatExchangeOf, workPrice } from '@quayside/kernel/pricing-rules';
import { sql } from 'kysely';
import { findChange } from '../apps/server/src/modules/changes/changes.repository.ts';
import { confirmChange, undoChange } from '../apps/server/src/modules/changes/changes.service.ts';
import type { AnyKind } from '../apps/server/src/modules/changes/index.ts';
import type { ChangeRef } from '../apps/server/src/modules/changes/kind.ts';
import { type WorkDeps, workOnChange } from '../apps/server/src/modules/changes/work-on-change.ts';
import { follow } from '../apps/server/src/modules/listings/followers.service.ts';
import { ensureBundledRates, followPrices } from '../apps/server/src/modules/pricing/index.ts';
import { prepareRules } from '../apps/server/src/modules/pricing/rules/price-rules.service.ts';
import { pricesKind } from '../apps/server/src/modules/pricing/rules/prices.kind.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { Db } from '../apps/server/src/platform/database/db.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { compared, heading, median, report, timed } from './lib/figures.ts';
import { type ProcessorTime, processorSeconds, processorTimeOf } from './lib/processor-time.ts';
import type { Shop } from './lib/shop.ts';

const TIMES = 3;
const ACTOR = { kind: 'system', id: null } as const;
const NOTHING = async () => undefined;
const RUN = { signal: new AbortController().signal, noteProgress: NOTHING, isLastAttempt: false };

const ruleOf = (id: number, given: Partial<ItemRule> = {}): ItemRule => ({
  ...{ id, name: `Rule ${id}`, isEnabled: true, sites: null, brands: [`Brand ${id}`], categories: null },
  ...{ priceBand: null, currency: 'GBP', vat: 'exchange', uplift: { kind: 'percent', basisPoints: 1_250 } },
  ...{ rounding: { EUR: { ending: 99, direction: 'nearest' } }, from: null, to: null },
  ...given,
});

/**
 * Changes a rule for all items of a shop with many live listings: preview, consent, what follows at the end, and the undo of all rows by one
 * consent.
 */
export async function measureRuleChange(db: Db, { account }: Shop): Promise<void> {
  const { userId } = account;
  await ensureBundledRates(db);
  const clock = systemClock;
  const deps = {
    db,
    clock,
    machineClock: clock,
    jobs: { enqueue: NOTHING },
    log: createLog({ name: 'bench', level: 'silent' }),
  };
  const kind: AnyKind = pricesKind(deps);
  const work = { ...deps, kinds: new Map([[kind.name, kind]]) };
  const ports = {
    ...{ titles: NOTHING, shipping: NOTHING, taxes: NOTHING, rates: NOTHING },
    rules: followPrices('rule_changed'),
  };
  const figures: Record<'preview' | 'consent' | 'follow', ProcessorTime[]> = { preview: [], consent: [], follow: [] };
  const clockMs: number[] = [];
  let rows = 0;
  let pricesBefore = '';
  let last = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const rules = [ruleOf(1, { brands: null, uplift: { kind: 'percent', basisPoints: 2_000 + time * 1_000 } })];
    let changeId = 0;
    pricesBefore = await pricesOf(db, userId);
    const preview = async () => {
      const change = await prepareRules(deps, userId, account, { items: { version: time, rules } }, ACTOR);
      changeId = change.changeId;
      await workOnChange(work, { userId, changeId }, RUN);
    };
    figures.preview.push(await processorTimeOf(1, async () => clockMs.push(await timed(preview))));
    const { totals } = await db
      .selectFrom('changes')
      .select('totals')
      .where('user_id', '=', userId)
      .where('change_id', '=', changeId)
      .executeTakeFirstOrThrow();
    rows = Object.values(totals as Record<string, number>).reduce((sum, count) => sum + count, 0);
    const consent = async () => {
      await confirmChange(work, { userId, changeId }, rows, ACTOR);
      await workOnChange(work, { userId, changeId }, RUN);
    };
    figures.consent.push(await processorTimeOf(1, consent));
    figures.follow.push(await processorTimeOf(1, () => follow({ db, follow: ports }, userId, RUN)));
    last = changeId;
  }
  heading(`A price rule that changes ${rows.toLocaleString('en-GB')} rows: processor time`);
  report(
    'the preview of every price',
    medianOf(figures.preview),
    'ms',
    `${median(clockMs).toFixed(0)} ms by the clock`,
  );
  report(
    'carrying it out',
    medianOf(figures.consent),
    'ms',
    `${(medianOf(figures.consent) / rows).toFixed(2)} ms each`,
  );
  report('all listings once more, at the end', medianOf(figures.follow), 'ms');
  const undo = await measureUndo(work, { userId, changeId: last }, rows);
  if ((await pricesOf(db, userId)) !== pricesBefore) throw new Error('The undo left other prices than before');
  const floor = await processorTimeOf(1, () => storePricesOnly(db, userId));
  report('taking all of it back, in one consent', total(undo), 'ms', `${(total(undo) / rows).toFixed(2)} ms each`);
  report('the floor of that', total(floor), 'ms', compared(total(undo) / total(floor), 'it'));
}

/** Previews the undo of a change and consents to all its rows. */
async function measureUndo(work: WorkDeps, ref: ChangeRef, rows: number): Promise<ProcessorTime> {
  return processorTimeOf(1, async () => {
    const change = await findChange(work.db, ref);
    if (!change) throw new Error('The change is gone');
    const { changeId } = await undoChange(work, change, ACTOR);
    const undo = { ...ref, changeId };
    await workOnChange(work, undo, RUN);
    await confirmChange(work, undo, rows, ACTOR);
    await workOnChange(work, undo, RUN);
    const done = await findChange(work.db, undo);
    if (done?.totals.done !== rows) throw new Error(`${done?.totals.done} of ${rows} rows were taken back`);
  });
}

/** All prices of a seller's listings as one text. */
async function pricesOf(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select md5(string_agg(item_id || site || price_minor, ' ' order by item_id, site)) as text from listings where user_id = ${userId}`.execute(
    db,
  );
  return rows[0]?.text ?? '';
}

/** Changes the prices of all listings and records it, and nothing else. */
const storePricesOnly = (db: Db, userId: number) =>
  sql`with changed as (
      update listings set price_minor = price_minor + 1, updated_at = now()
      where user_id = ${userId} and price_minor is not null returning item_id, site, price_minor
    )
    insert into history (user_id, actor_kind, entity, entity_id, item_id, site, field, before, after, why)
    select ${userId}::bigint, 'rule', 'listing', item_id, item_id, site, 'price', to_jsonb(price_minor - 1), to_jsonb(price_minor), 'rule_changed'
    from changed`.execute(db);

const ITEMS = 100_000;
const RULES = 50;

/** Decides prices of many items under the most rules, in memory. The floor is the conversion of the same prices. */
export function measureRuleDecisions(): void {
  const rules = Array.from({ length: RULES }, (_, id) => ruleOf(id + 1));
  const items = Array.from({ length: ITEMS }, (_, id) => ({
    ...{ tags: [], brand: `Brand ${(id % (RULES + 10)) + 1}`, categoryPath: ['Toys', `Kind ${id % 200}`] },
    price: money(500 + (id % 9_000), 'GBP'),
  }));
  const rate = { from: 'GBP', to: 'EUR', millionths: 1_165_230, date: '2026-11-27', source: 'ECB' } as const;
  const vat = () => vatExchangeOf('UK', 'DE', '2026-11-29');
  const product = processorSeconds(() => {
    for (const item of items) {
      const itemRule = chooseItemRule(rules, item, 'DE', '2026-11-29');
      workPrice(item.price, { rate, siteRule: null, itemRule, vat });
    }
  });
  const floor = processorSeconds(() => {
    for (const { price } of items) convert(price, rate);
  });
  heading(`Prices of ${ITEMS.toLocaleString('en-GB')} items under ${RULES} rules, decided in memory`);
  report('which rule, and its price', product * 1_000, 'ms', compared(product / floor, 'converting the price alone'));
}

const medianOf = (times: readonly ProcessorTime[]): number =>
  median(times.map(({ program, database }) => program + database));

const total = ({ program, database }: ProcessorTime): number => program + database;
