import { DESCRIPTION_ENGINES, type TitleEstimate } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { getItems } from '../products/index.ts';
import {
  type PlannedStep,
  planTitles,
  titleLimitOf,
  titlesFor,
  wantedTitles,
  wantedValues,
} from '../translations/index.ts';
import { loadHome, saidValues } from './content/said-values.ts';
import type { FactsDeps } from './judging.ts';

/** What is known of this many items takes some seconds to read; the others are assumed to be like them. */
const MOST_MEASURED = 1_000;

/**
 * The titles and values that engines would be asked for if items were judged now, and what that uses of their budgets.
 * Nothing is asked or stored.
 * @param items how many there are
 * @param next the items after an id that are judged together
 */
export async function estimateAsking(
  deps: Pick<FactsDeps, 'db' | 'connectors' | 'enginesOf' | 'translationEngine'>,
  { userId, platform }: Account,
  sites: readonly Site[],
  items: number,
  next: (after: number) => Promise<readonly number[]>,
): Promise<TitleEstimate> {
  const { db } = deps;
  const steps: PlannedStep[] = [];
  let measured = 0;
  for (let after = 0; measured < MOST_MEASURED; ) {
    const itemIds = await next(after);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    const some = await getItems(db, userId, itemIds);
    const titles = await titlesFor(db, userId, some, sites, titleLimitOf(deps, platform));
    steps.push({ of: 'titles', wanted: (await wantedTitles(db, userId, some, titles)).wanted });
    const said = saidValues(await loadHome(db, userId, some), some, sites);
    steps.push({ of: 'values', wanted: await wantedValues(db, userId, said) });
    measured += itemIds.length;
    after = last;
  }

  const factor = measured === 0 ? 1 : Math.max(1, items / measured);
  const inAll = (n: number) => Math.ceil(n * factor);
  const engines = await Promise.all(
    (await deps.enginesOf(userId)).map(async (engine) => ({ ...engine, left: await engine.meter?.left() })),
  );
  const planning = engines.map(({ name, batchesOf, meter, left = 0 }) => ({
    ...{ name, batchesOf },
    // The part of the budget that the measured items may use.
    ...(meter ? { meter: { measure: meter.measure, left: left / factor } } : {}),
  }));
  const isByMarketplace = deps.translationEngine === 'ebay' && deps.connectors.get(platform)?.translate !== undefined;
  if (isByMarketplace) planning.push({ name: platform, batchesOf: (entries) => entries.map((one) => [one]) });
  const plan = planTitles(planning, steps);
  return {
    ...{ items, measured, unasked: inAll(plan.unasked.titles), isAnyEngine: planning.length > 0 },
    engines: planning.flatMap(({ name }, place) => {
      const { titles = 0, values = 0, amount = 0 } = plan.engines[place] ?? {};
      const engine = DESCRIPTION_ENGINES.find((one) => one === name);
      if (engine === undefined || titles + values === 0) return [];
      const { meter, left = 0 } = engines[place] ?? {};
      const cost = meter ? { unit: meter.unit, amount: inAll(amount), budget: meter.budget, left } : null;
      const asked = { titles: inAll(titles), values: inAll(values) };
      return [{ engine, isOperators: meter?.isOperators ?? false, ...asked, cost }];
    }),
  };
}
