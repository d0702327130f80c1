import type { OrderActions } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';

export type RefundScope = 'order' | 'lines';
type Problem = 'invalid' | 'tooLarge';

export interface EnteredRefund {
  readonly scope: RefundScope;
  readonly whole: EnteredNumber;
  readonly parts: ReadonlyMap<number, EnteredNumber>;
}

export interface JudgedRefund {
  /** The refund in minor units; null while the input is invalid. */
  readonly minor: number | null;
  readonly lines: readonly { readonly lineId: number; readonly minor: number }[];
  /** The problem of the whole amount. */
  readonly problem: Problem | undefined;
  /** The problems of single lines. */
  readonly problems: ReadonlyMap<number, Problem>;
}

/** Checks the input against what was paid and not refunded yet. */
export function judgeRefund(
  { refundable, lines }: Pick<OrderActions, 'refundable' | 'lines'>,
  { scope, whole, parts }: EnteredRefund,
): JudgedRefund {
  if (scope === 'order') return judged(whole, refundable.minor, [], new Map());
  const problems = new Map<number, Problem>();
  const named: { lineId: number; minor: number }[] = [];
  for (const { id, refundable: most } of lines) {
    const entered = parts.get(id) ?? null;
    if (entered === null || entered === 0) continue;
    const problem = problemOf(entered, most);
    if (problem) problems.set(id, problem);
    else if (entered !== 'unreadable') named.push({ lineId: id, minor: entered });
  }
  const sum = named.reduce((total, { minor }) => total + minor, 0);
  return judged(sum, refundable.minor, named, problems);
}

function judged(
  entered: EnteredNumber,
  most: number,
  lines: JudgedRefund['lines'],
  problems: JudgedRefund['problems'],
): JudgedRefund {
  const problem = problemOf(entered, most);
  const isGood = problem === undefined && problems.size === 0 && typeof entered === 'number';
  return { minor: isGood ? entered : null, lines, problem: problems.size > 0 ? undefined : problem, problems };
}

function problemOf(entered: EnteredNumber, most: number): Problem | undefined {
  if (typeof entered !== 'number' || entered <= 0) return 'invalid';
  return entered > most ? 'tooLarge' : undefined;
}
