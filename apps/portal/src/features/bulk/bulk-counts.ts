import type { RunView } from '@quayside/contract';

/** Reasons that say that a listing was asked for before. */
const REQUESTED: readonly unknown[] = ['already_listed', 'already_queued'];

type Count = RunView['counts'][number];
type Counts = Pick<RunView, 'counts'>;

const sumOf = ({ counts }: Counts, isMeant: (count: Count) => boolean) =>
  counts.reduce((sum, count) => (isMeant(count) ? sum + count.n : sum), 0);

/** The listings of a request by what becomes of them. Each is in one of `requested`, `blocked`, `drafts` and `ready`. */
export function countsOf(run: Counts) {
  const isRequested = ({ reason }: Count) => REQUESTED.includes(reason);
  return {
    ready: sumOf(run, ({ verdict, outcome }) => verdict === 'ready' && outcome === 'waiting'),
    drafts: sumOf(run, ({ verdict, outcome }) => verdict === 'draft' && outcome === 'waiting'),
    requested: sumOf(run, isRequested),
    blocked: sumOf(run, (count) => count.verdict === 'blocked' && !isRequested(count)),
    listed: sumOf(run, ({ outcome }) => outcome === 'listed'),
    failed: sumOf(run, ({ outcome }) => outcome === 'failed'),
    notListed: sumOf(
      run,
      (count) => ['skipped', 'cancelled'].includes(count.outcome) && count.verdict !== 'blocked' && !isRequested(count),
    ),
  };
}
