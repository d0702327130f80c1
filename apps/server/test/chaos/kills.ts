/**
 * How often the tests in this folder kill. The suite kills a few times. With `KILLS=20`, each phase of each test kills
 * that often, with larger shops and on every platform, at times determined by `KILLS_SEED`: `KILLS=20 KILLS_SEED=7 npx
 * vitest run --project server apps/server/test/chaos/killed`.
 */
const asked = Number(process.env.KILLS ?? 0);

/** Whether more kills were requested than the suite has time for. */
export const isThorough = asked > 0;

/** @param few the number for the suite */
export function killsOf(few: number): number {
  return isThorough ? asked : few;
}

/** How long a test waits for its result; longer after many kills. */
export const PATIENCE_MS = 240_000 + asked * 30_000;

/** Numbers from [0, 1), the same for the same seed. */
export function createRandom(purpose: number): () => number {
  let state = (Number(process.env.KILLS_SEED ?? 20_261_121) ^ Math.imul(purpose, 0x9e3779b1)) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
