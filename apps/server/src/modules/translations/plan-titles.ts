import { callsFor, type EngineMeter, type TitleEngine } from './engine.service.ts';
import type { WantedTitle } from './wanted-titles.ts';

/** An engine as it is planned with. */
export interface PlanningEngine extends Pick<TitleEngine, 'name' | 'batchesOf'> {
  /** Undefined for an engine without a budget. */
  readonly meter?: Pick<EngineMeter, 'measure'> & { readonly left: number };
}

interface Asks {
  readonly titles: number;
  /** Values of specifics. */
  readonly values: number;
}

export interface TitlePlan {
  /** For each engine, in their order: what it will be asked for, and how much that uses, in its unit. */
  readonly engines: readonly (Asks & { readonly amount: number })[];
  /** What no engine can be asked for, because no budget is left or it is too long. */
  readonly unasked: Asks;
}

type Planned = Pick<WantedTitle, 'pair' | 'question' | 'keys'>;

export interface PlannedStep {
  readonly of: keyof Asks;
  readonly wanted: readonly Planned[];
}

/**
 * Which engine will be asked for what, if each answer can be used: as `askInOrder` asks, step by step. An
 * engine is left for the rest of a step once its budget does not suffice for a call. A title that differs from an
 * earlier step's in numbers alone is known by then.
 * @param steps what is wanted in each step of a preparation: its titles, then its values
 */
export function planTitles(engines: readonly PlanningEngine[], steps: Iterable<PlannedStep>): TitlePlan {
  const uses = engines.map(({ meter }) => ({
    titles: 0,
    values: 0,
    amount: 0,
    left: meter?.left ?? Number.POSITIVE_INFINITY,
  }));
  const known = new Set<string>();
  const unasked = { titles: 0, values: 0 };
  for (const step of steps) {
    const keyOf = ({ pair }: Planned, key: string) => `${pair} ${key}`;
    let wanted = step.wanted.filter((one) => !one.keys.some((key) => known.has(keyOf(one, key))));
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
        use[step.of] += batch.length;
        use.amount += amount;
        use.left -= amount;
        for (const one of batch) for (const key of one.keys) known.add(keyOf(one, key));
      }
      wanted = left;
    });
    unasked[step.of] += wanted.length;
  }
  return { engines: uses.map(({ left: _, ...use }) => use), unasked };
}
