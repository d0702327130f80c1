/*
 * Builds the programs that tests start as separate processes: a built program starts in a third of the time that its source takes, and one
 * of the tests' own in a twentieth.
 */

import { build } from 'esbuild';
import { buildStalePrograms, bundleOptions, PROGRAMS } from '../build.mjs';
import { buildIfStale } from './stale.mjs';

/** Of `apps/server/test/chaos/processes.ts`. */
const CHAOS = 'apps/server/test/chaos';
const OUT_DIR = '.build/test-processes';
const NAMES = ['caller-process', 'sender-process'];

export default async function buildPrograms() {
  await Promise.all([buildStalePrograms(), buildTestProcesses()]);
}

async function buildTestProcesses() {
  const entries = Object.fromEntries(NAMES.map((name) => [name, `${CHAOS}/${name}.ts`]));
  await buildIfStale({
    name: 'test-processes',
    inputs: [...PROGRAMS.server.inputs, CHAOS, 'apps/server/test/factories'],
    outputs: NAMES.map((name) => `${OUT_DIR}/${name}.js`),
    build: () => build(bundleOptions({ entries, outdir: OUT_DIR })),
  });
}
