/** Ends what hangs; a slow machine needs no more. Where more is needed, it is a multiple of this. */
export const PATIENCE_MS = 120_000;

/** Waits until `check` passes; the test reports its last failure. */
export async function eventually(check: () => unknown, withinMs = PATIENCE_MS): Promise<void> {
  if (withinMs < PATIENCE_MS) throw new RangeError('A shorter wait would find slowness, not a hang');
  for (const giveUpAt = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

/** A condition that a test waits for. */
export function signal(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
