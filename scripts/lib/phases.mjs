/**
 * Measures the phases of a command, so that the output of a run says where its time went.
 * @param {string} command as it is typed
 * @param {() => number} [now] in milliseconds
 */
export function createPhases(command, now = Date.now) {
  /** @type {string[]} */
  const spent = [];
  return {
    /** Does the work of a phase, also if it fails. @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
    async measure(name, work) {
      const startedAt = now();
      try {
        return await work();
      } finally {
        spent.push(`${name} ${Math.round((now() - startedAt) / 1_000).toLocaleString('en')} s`);
      }
    },
    /** One line, such as `npm test: build 50 s, vitest 1,310 s`. */
    line: () => `${command}: ${spent.join(', ')}`,
  };
}
