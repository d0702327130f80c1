import type { ImportView } from '@quayside/contract';

/** The number of items whose details were read or have failed. */
export function settledItems(view: ImportView): number {
  return view.imported + view.updated + view.failed;
}

/** Estimated seconds until the import ends at the pace of the last minute; null while the pace or the total is unknown. */
export function secondsLeft(view: ImportView): number | null {
  if (view.phase !== 'details' || !view.pace || view.pace <= 0 || view.total === 0) return null;
  return Math.max(0, view.total - settledItems(view)) / view.pace;
}

export function isUnderWay(view: ImportView): boolean {
  return view.state === 'queued' || view.state === 'running' || view.state === 'paused';
}
