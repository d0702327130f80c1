import fc from '../../node_modules/fast-check/lib/fast-check.js';

/*
 * What tests import as fast-check: every run tries the same cases, so that none of them passes or fails by luck. Others are looked for
 * by hand: `PROPERTY_SEED=random npx vitest run …`, or with a number that was printed.
 */
const { PROPERTY_SEED = '20261123' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
