/** The maximum number of rows that one statement removes, which limits its locks and dead rows. */
export const REMOVAL_BATCH = 5_000;

/**
 * Removes old rows batch by batch until none is left, or until the signal aborts; then the next run continues.
 * @param removeBatch removes at most `REMOVAL_BATCH` rows and returns how many
 * @returns how many were removed
 */
export async function removeInBatches(
  removeBatch: (most: number) => Promise<number>,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const batch = await removeBatch(REMOVAL_BATCH);
    removed += batch;
    if (batch < REMOVAL_BATCH) break;
  }
  return removed;
}
