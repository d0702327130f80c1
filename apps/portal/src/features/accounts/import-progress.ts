import type { ImportView } from '@quayside/contract';

/** The number of listings that are settled: read, failed or skipped. */
export function settledItems(view: ImportView): number {
  return view.imported + view.updated + view.failed + view.skipped;
}

/**
 * Whether the import is still about the list of listings. The first details are in the list of products a moment before the import
 * counts them here, and "0 of 300 read" above 120 products would be untrue.
 */
export function isListing(view: ImportView): boolean {
  return view.phase === 'listing' || view.imported + view.updated + view.failed === 0;
}

/** Estimated seconds until the import ends at the pace of the last minute; null while the pace or the total is unknown. */
export function secondsLeft(view: ImportView): number | null {
  if (view.phase !== 'details' || !view.pace || view.pace <= 0 || view.total === 0) return null;
  return Math.max(0, view.total - settledItems(view)) / view.pace;
}

/** How long the banner still reports what a finished import skipped. The list stays in the account's imports. */
const LEFT_OUT_SHOWN_MS = 24 * 60 * 60_000;

/** Whether the import is running, has stopped, failed to read something, or has recently skipped something. */
export function isWorthShowing({ state, failed, skipped, finishedAt }: ImportView, now: number): boolean {
  if (state !== 'done' || failed > 0) return true;
  return skipped > 0 && finishedAt !== null && now - Date.parse(finishedAt) < LEFT_OUT_SHOWN_MS;
}

export function isUnderWay(view: ImportView): boolean {
  return view.state === 'queued' || view.state === 'running' || view.state === 'paused';
}
