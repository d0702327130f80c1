import { callsFor, type EngineMeter, type TitleEngine } from './engine.service.ts';
import type { WantedTitle } from './wanted-titles.ts';

/** An engine as it is planned with. */
export interface PlanningEngine extends Pick<TitleEngine, 'name' | 'batchesOf'> {
  /** Undefined for an engine without a budget. */
  readonly meter?: Pick<EngineMeter, 'measure'> & { readonly left: number };
}

export interface TitlePlan {
  /** For each engine, in their order: how many titles it will be asked for, and what that uses, in its unit. */
  readonly engines: readonly { readonly titles: number; readonly amount: number }[];
  /** Titles that no engine can be asked for, because no budget is left or they are too long. */
  readonly unasked: number;
}

type Planned = Pick<WantedTitle, 'pair' | 'question' | 'keys'>;

/**
 * Which engine will be asked for which titles, if each answer can be used: as `translateMissing` asks, step by step. An
 * engine is left for the rest of a step once its budget does not suffice for a call. A title that differs from an
 * earlier step's in numbers alone is known by then.
 * @param steps the titles that are wanted in each step of a preparation
 */
export function planTitles(engines: readonly PlanningEngine[], steps: Iterable<readonly Planned[]>): TitlePlan {
  const uses = engines.map(({ meter }) => ({ titles: 0, amount: 0, left: meter?.left ?? Number.POSITIVE_INFINITY }));
  const known = new Set<string>();
  let unasked = 0;
  for (const step of steps) {
    const keyOf = ({ pair }: Planned, key: string) => `${pair} ${key}`;
    let wanted = step.filter((one) => !one.keys.some((key) => known.has(keyOf(one, key))));
    engines.forEach((engine, place) => {
      const use = uses[place];
      if (!use) return;
      const { batches, left } = callsFor(engine, wanted);
      let isAvailable = true;
      for (const batch of batches) {
        const amount = engine.meter?.measure(batch.map(({ question }) => question)) ?? 0;
        isAvailable &&= amount <= use.left;
        if (!isAvailable) {
          left.push(...batch);
          continue;
        }
        use.titles += batch.length;
        use.amount += amount;
        use.left -= amount;
        for (const one of batch) for (const key of one.keys) known.add(keyOf(one, key));
      }
      wanted = left;
    });
    unasked += wanted.length;
  }
  return { engines: uses.map(({ titles, amount }) => ({ titles, amount })), unasked };
}
