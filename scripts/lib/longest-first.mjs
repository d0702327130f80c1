import { BaseSequencer } from 'vitest/node';

/** Tests that start, kill and drive whole products take minutes, where other files take seconds. */
const LONG = [
  '/test/chaos/',
  '/test/recorded-run',
  '/test/conformance',
  '/embedded-postgres',
  '/import-run',
  '/publishing.routes',
  '/after-consent',
];

/** Starts the longest files first, so that no long file runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId));
  }
}

/** @param {string} file */
function rank(file) {
  const index = LONG.findIndex((part) => file.includes(part));
  return index === -1 ? LONG.length : index;
}
