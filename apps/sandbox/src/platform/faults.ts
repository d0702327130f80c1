import { createRandom } from './seeded.ts';

export const faultKinds = [
  '5xx',
  'slow',
  'drop-after-work',
  'duplicate',
  'partial-207',
  'revoked-token',
  'throttle-429',
  'access-denied',
  'refused',
  'stale-read',
  'late-issue',
  'cut-short',
  'fatal',
  'concurrent-access',
  'selling-limit',
  'quota-used',
  'drops-number',
  'html-answer',
  'other-language',
  'empty-answer',
  'long-answer',
  'lies-in-turn',
  'rows-half',
  'rows-twice',
  'rows-reordered',
  'rows-swapped',
  'rows-mixed',
  'rows-more',
  'no-schema',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The text of a call that is rejected for good: repeating it does not help. */
export const REFUSED_FOR_GOOD = 'This is refused until the seller changes something.';

/** The share of a truncated list that is still shown. */
export const truncatedList = <T>(rows: readonly T[]): T[] => rows.slice(0, Math.ceil(rows.length / 3));

export interface Fault {
  id: number;
  kind: FaultKind;
  /** An operation's name, or a pattern with `*`: `bulkPublishOffer`, `*Offer*`, `*`. */
  operation: string;
  /** Only this seller's calls; null for all. */
  seller: string | null;
  /** The number of further calls to affect; null for unlimited. */
  remaining: number | null;
  /** The probability for each matching call, 0 to 1. */
  probability: number;
  /** For `slow`: the delay of the response. */
  ms: number;
  hits: number;
}

export type NewFault = Pick<Fault, 'kind' | 'operation'> &
  Partial<Pick<Fault, 'seller' | 'remaining' | 'probability' | 'ms'>> & { seed?: string | undefined };

export interface Faults {
  add(fault: NewFault): Fault;
  remove(id: number): boolean;
  /** The extra time that `slow` faults add to work that continues after its call was answered. */
  delayOf(work: string, seller: string): number;
  clear(): void;
  list(): Fault[];
  /** The faults for this call; each is counted. With `kind`, only faults of that kind. */
  strike(operation: string, seller: string | null, kind?: FaultKind): Fault[];
}

function matches(pattern: string, operation: string): boolean {
  const expression = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${expression}$`, 'i').test(operation);
}

export function createFaults(seed: string): Faults {
  const active = new Map<number, { fault: Fault; random: () => number }>();
  let nextId = 1;
  const faults: Faults = {
    add(input) {
      const fault: Fault = {
        id: nextId,
        kind: input.kind,
        operation: input.operation,
        seller: input.seller ?? null,
        remaining: input.remaining ?? null,
        probability: input.probability ?? 1,
        ms: input.ms ?? 1000,
        hits: 0,
      };
      active.set(nextId, { fault, random: createRandom(input.seed ?? `${seed}/${nextId}`) });
      nextId += 1;
      return fault;
    },
    remove: (id) => active.delete(id),
    clear: () => active.clear(),
    list: () => [...active.values()].map((entry) => ({ ...entry.fault })),
    strike(operation, seller, kind) {
      if (active.size === 0) return [];
      const struck: Fault[] = [];
      for (const { fault, random } of active.values()) {
        if (fault.remaining === 0 || !matches(fault.operation, operation)) continue;
        if (kind !== undefined && fault.kind !== kind) continue;
        if (fault.seller !== null && fault.seller !== seller) continue;
        if (fault.probability < 1 && random() >= fault.probability) continue;
        fault.hits += 1;
        if (fault.remaining !== null) fault.remaining -= 1;
        struck.push(fault);
      }
      return struck;
    },
    delayOf: (work, seller) => faults.strike(work, seller, 'slow').reduce((sum, { ms }) => sum + ms, 0),
  };
  return faults;
}
