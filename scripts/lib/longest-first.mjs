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

/**
 * Starts the longest files first, so that no long file runs alone at the end: the server's, then those of each other project. A worker
 * keeps its modules as long as the next file is of the same project, so the projects stay apart.
 */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(projectOf))].toSorted(
      (one, other) => Number(isShort(one)) - Number(isShort(other)),
    );
    return projects.flatMap((project) =>
      sorted
        .filter((file) => projectOf(file) === project)
        .toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId)),
    );
  }
}

/** @param {import('vitest/node').TestSpecification} file */
const projectOf = ({ project }) => project.name;
/** @param {string} project */
const isShort = (project) => !project.startsWith('server');

/** @param {string} file */
function rank(file) {
  const index = LONG.findIndex((part) => file.includes(part));
  return index === -1 ? LONG.length : index;
}
