/** Waits until `check` passes; the test reports its last failure. */
export async function eventually(check: () => Promise<void>, withinMs = 10_000): Promise<void> {
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
