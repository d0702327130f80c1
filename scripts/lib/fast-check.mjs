import fc from '../../node_modules/fast-check/lib/fast-check.js';

/*
 * Tests import this module as fast-check. Every run uses the same cases, so that no test passes or fails by chance. To search for other
 * cases: `PROPERTY_SEED=random npx vitest run …`, or a number that an earlier run printed.
 */
const { PROPERTY_SEED = '20261123' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
