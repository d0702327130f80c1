import type { PriceSetting } from '@quayside/contract';
import { follow } from '../apps/server/src/modules/listings/followers.service.ts';
import { ensureBundledRates, followPrices } from '../apps/server/src/modules/pricing/index.ts';
import { readRulesToSave, updateConfig } from '../apps/server/src/modules/pricing/price-rules.service.ts';
import { previewRules } from '../apps/server/src/modules/pricing/rules-preview.ts';
import type { Db } from '../apps/server/src/platform/database/db.ts';
import { heading, median, report, timed } from './lib/figures.ts';
import { type ProcessorTime, processorTimeOf } from './lib/processor-time.ts';
import type { Shop } from './lib/shop.ts';

const TIMES = 5;
const ACTOR = { kind: 'system', id: null } as const;
const NOTHING = async () => undefined;

/** Saves a rule of a site with many live listings, and then lets them follow it as the worker does. */
export async function measureRuleChange(db: Db, { account }: Shop): Promise<void> {
  const { userId } = account;
  await ensureBundledRates(db);
  const deps = { db, jobs: { enqueue: NOTHING } };
  const rulesOf = (time: number): PriceSetting[] => [
    { site: 'DE', is_pricing_enabled: true, price_increase: 10 + time, increase_type: 'percent', neat_prices: false },
  ];
  const preview = async (time: number) => previewRules(db, await readRulesToSave(db, userId, account, rulesOf(time)));
  const ports = {
    titles: NOTHING,
    shipping: NOTHING,
    taxes: NOTHING,
    rules: followPrices('rule_changed'),
    rates: NOTHING,
  };
  const saved: number[] = [];
  const saving: ProcessorTime[] = [];
  const following: ProcessorTime[] = [];
  let changed = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const { expected } = await preview(time);
    changed = expected;
    const save = () => updateConfig(deps, userId, account, { rules: rulesOf(time), expected }, ACTOR);
    saving.push(await processorTimeOf(1, async () => saved.push(await timed(save))));
    const run = { signal: new AbortController().signal, noteProgress: NOTHING };
    following.push(await processorTimeOf(1, () => follow({ db, follow: ports }, userId, run)));
  }
  heading(`A price rule that changes ${changed.toLocaleString('en-GB')} live listings: processor time`);
  report('saving it', medianOf(saving), 'ms', `${median(saved).toFixed(0)} ms by the clock`);
  report(
    'letting the listings follow',
    medianOf(following),
    'ms',
    `${(medianOf(following) / changed).toFixed(2)} ms each`,
  );
}

const medianOf = (times: readonly ProcessorTime[]): number =>
  median(times.map(({ program, database }) => program + database));
