import type { RunCount, RunItemOutcome, RunItemVerdict, RunState, RunView } from '@quayside/contract';
import { type FixCode, isAgainByName, type ReasonCode, type Site } from '@quayside/kernel';

function sum(counts: readonly RunCount[], keep: (count: RunCount) => boolean): number {
  return counts.reduce((total, count) => (keep(count) ? total + count.n : total), 0);
}

export function countVerdict(counts: readonly RunCount[], verdict: RunItemVerdict): number {
  return sum(counts, (count) => count.verdict === verdict);
}

export function countAll(counts: readonly RunCount[]): number {
  return sum(counts, () => true);
}

/** The number of listings in the consent: the ready ones, and the drafts if it includes them. */
export function countConsented(counts: readonly RunCount[], allowDrafts: boolean): number {
  return countVerdict(counts, 'ready') + (allowDrafts ? countVerdict(counts, 'draft') : 0);
}

/** The number of failed listings that a general retry may succeed with. */
export function countAgain(counts: readonly RunCount[]): number {
  return sum(counts, ({ outcome, reason }) => outcome === 'failed' && !isAgainByName(reason));
}

export interface Cause {
  readonly reason: ReasonCode;
  readonly fix: FixCode | null;
  readonly n: number;
  readonly sites: readonly { readonly site: Site; readonly n: number }[];
}

/** Groups counts by reason: the most frequent cause first, and within it the most affected site. */
export function groupCauses(counts: readonly RunCount[], keep: (count: RunCount) => boolean): readonly Cause[] {
  const causes = new Map<ReasonCode, { fix: FixCode | null; sites: Map<Site, number> }>();
  for (const count of counts) {
    if (count.reason === null || count.n === 0 || !keep(count)) continue;
    const cause = causes.get(count.reason) ?? { fix: count.fix, sites: new Map<Site, number>() };
    cause.sites.set(count.site, (cause.sites.get(count.site) ?? 0) + count.n);
    causes.set(count.reason, cause);
  }
  return [...causes]
    .map(([reason, { fix, sites }]) => {
      const list = [...sites].map(([site, n]) => ({ site, n })).sort((a, b) => b.n - a.n);
      return { reason, fix, n: list.reduce((total, { n }) => total + n, 0), sites: list };
    })
    .sort((a, b) => b.n - a.n);
}

export interface Progress {
  readonly listed: number;
  readonly ended: number;
  readonly queued: number;
  readonly failed: number;
  readonly cancelled: number;
  /** The number of listings in the consent. */
  readonly total: number;
}

type CarriedRun = Pick<RunView, 'counts' | 'allowDrafts'>;

/** Whether run items are part of the consent: not blocked, and not waiting drafts that it leaves out. */
function isConsented(count: RunCount, run: CarriedRun): boolean {
  if (count.verdict === 'blocked') return false;
  if (count.verdict === 'ready' || count.outcome !== 'waiting') return true;
  return run.allowDrafts;
}

/** The progress of the consented run items; blocked and skipped ones are not included. */
export function progressOf(run: CarriedRun, site?: Site): Progress {
  const n = (...outcomes: readonly RunItemOutcome[]) =>
    sum(
      run.counts,
      (count) =>
        isConsented(count, run) && outcomes.includes(count.outcome) && (site === undefined || count.site === site),
    );
  const progress = {
    listed: n('listed'),
    ended: n('ended'),
    queued: n('waiting', 'queued'),
    failed: n('failed'),
    cancelled: n('cancelled'),
  };
  return { ...progress, total: Object.values(progress).reduce((total, part) => total + part, 0) };
}

/** A step of a run, as shown to the seller. */
export type RunStep = 'prepare' | 'review' | 'carry' | 'done';

/** The step of a finished run does not state its result; `shownState` does. */
const STEPS: Readonly<Record<RunState, RunStep>> = {
  preparing: 'prepare',
  prepared: 'review',
  confirmed: 'carry',
  running: 'carry',
  cancelling: 'carry',
  done: 'done',
  cancelled: 'done',
  failed: 'done',
};

export function stepOf(state: RunState): RunStep {
  return STEPS[state];
}

/** A run's state as shown: a run cancelled before the consent is discarded, not stopped. */
export type ShownState = RunState | 'discarded';

export function shownState({ state, confirmedAt }: Pick<RunView, 'state' | 'confirmedAt'>): ShownState {
  return state === 'cancelled' && confirmedAt === null ? 'discarded' : state;
}

/** Whether the run ended before the consent, so that nothing was sent. */
export function isOverUnsent({ state, confirmedAt }: Pick<RunView, 'state' | 'confirmedAt'>): boolean {
  return confirmedAt === null && stepOf(state) === 'done';
}

type SteppedRun = Pick<RunView, 'state' | 'confirmedAt' | 'itemsPrepared' | 'itemsTotal'>;

/** The steps of a run, or those it took before it was cancelled. */
export function stepsOf(run: SteppedRun): readonly RunStep[] {
  if (!isOverUnsent(run)) return ['prepare', 'review', 'carry', 'done'];
  return run.itemsPrepared < run.itemsTotal ? ['prepare', 'done'] : ['prepare', 'review', 'done'];
}

/** The result of the checks when nothing is blocked. */
export type Finding = 'allGood' | 'goodAndDrafts' | 'onlyDrafts' | 'nothingChecked' | 'allEnd' | 'nothingToEnd';

export function findingOf({ kind, counts }: Pick<RunView, 'kind' | 'counts'>): Finding {
  const ready = countVerdict(counts, 'ready');
  if (kind === 'end') return ready > 0 ? 'allEnd' : 'nothingToEnd';
  if (countVerdict(counts, 'draft') > 0) return ready > 0 ? 'goodAndDrafts' : 'onlyDrafts';
  return ready > 0 ? 'allGood' : 'nothingChecked';
}
