import fc from '../../node_modules/fast-check/lib/fast-check.js';

/*
 * Tests import this module as fast-check: every run tries the same cases, so that no test passes or fails by luck. Search for other cases
 * by hand: `PROPERTY_SEED=random npx vitest run …`, or with a number that was printed.
 */
const { PROPERTY_SEED = '20261123' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
