import type { KyselyPlugin } from 'kysely';

/** Throws at the nth statement, as if the process had died there: what was not committed is lost. */
export function dyingAt(nth: number): { readonly plugin: KyselyPlugin; readonly hasDied: () => boolean } {
  let count = 0;
  return {
    hasDied: () => count >= nth,
    plugin: {
      transformQuery({ node }) {
        count += 1;
        if (count === nth) throw new Error('The process died');
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}
