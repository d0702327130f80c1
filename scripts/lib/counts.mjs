import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot } from './paths.mjs';

/** Where Playwright's report counts its paths from. */
const BROWSER_TESTS = 'apps/portal/e2e';

/**
 * One test's outcome. Without a title it is a whole file's, which could not be loaded or whose hooks failed; without a file as well, the
 * whole run's.
 * @typedef {{ file: string, title: string, line?: number, cause?: string, isLeft?: boolean }} Outcome `cause`: why it failed; `isLeft`:
 * it was not run, because the time for the whole run was over
 */

/**
 * A run's counts, one line for each failure, for each test that failed and then passed, and for each that was left out.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[], left: string[] }} Counts
 */

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
    left: all.flatMap(({ left }) => left),
  };
}

/** The last line of every run. @param {Pick<Counts, 'passed' | 'failed'>} counts */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** The lines before it, so that nobody has to search a long output. @param {Counts} counts */
export function linesBeforeLast({ failures, flaky, left }) {
  return [
    ...left.map((test) => `not run, the time was over: ${test}`),
    ...flaky.map((test) => `flaky: ${test}`),
    ...failures.map((failure) => `failed: ${failure}`),
  ];
}

/**
 * The counts of a run. A test for which no time was left has failed, because its promise was not checked. What failed in it counts as passed if it passed when it was run again, and is named as flaky. A file that could
 * not be loaded counts as one failure, and so does a skipped test, because its promise was not checked.
 * @param {readonly Outcome[]} first @param {readonly Outcome[]} [again] of a second run of what failed @returns {Counts}
 */
export function count(first, again = []) {
  const left = first.filter(({ isLeft }) => isLeft);
  if (left.length > 0) {
    const run = first.filter(({ isLeft }) => !isLeft);
    const counts = count(run, again);
    return { ...counts, failed: counts.failed + left.length, left: left.map(({ file, title }) => `${file} ${title}`) };
  }
  const passedAgain = new Set(again.filter(hasPassed).map(keyOf));
  const brokenAgain = new Set(again.filter(isBroken).map(keyOf));
  /** @param {Outcome} outcome */
  const isMended = (outcome) =>
    isBroken(outcome)
      ? !brokenAgain.has(keyOf(outcome)) && again.some(({ file }) => outcome.file === '' || file === outcome.file)
      : passedAgain.has(keyOf(outcome));
  const known = new Set(first.map(keyOf));
  const outcomes = [...first, ...again.filter((outcome) => !known.has(keyOf(outcome)))];
  const failures = outcomes.filter((outcome) => outcome.cause !== undefined && !isMended(outcome));
  const mended = outcomes.filter((outcome) => outcome.cause !== undefined && isMended(outcome));
  // Where a whole file failed, its tests are named by their file.
  const files = new Set(mended.filter(isBroken).map(({ file }) => file));
  return {
    passed: outcomes.filter(({ title }) => title !== '').length - failures.filter(({ title }) => title !== '').length,
    failed: failures.length,
    failures: failures.map(describeFailure),
    flaky: mended
      .filter((outcome) => isBroken(outcome) || !files.has(outcome.file))
      .map(({ file, title }) => [file, title].filter((part) => part !== '').join(' ') || 'the whole run'),
    left: [],
  };
}

/** @param {Outcome} outcome */
const keyOf = ({ file, title }) => `${file}\n${title}`;
/** @param {Outcome} outcome */
const hasPassed = ({ cause, title, isLeft }) => cause === undefined && title !== '' && !isLeft;
/** @param {Outcome} outcome */
const isBroken = ({ cause, title }) => cause !== undefined && title === '';

/** @param {Outcome} outcome */
function describeFailure({ file, title, line, cause }) {
  const place = line === undefined ? file : `${file}:${line}`;
  if (place === '') return cause ?? '';
  return title === '' ? `${place} (${cause})` : `${place}: ${title} (${cause})`;
}

/** The outcomes in vitest's JSON report. @param {string} file @param {number} exitCode @returns {Outcome[]} */
export function readVitest(file, exitCode) {
  if (!existsSync(file)) return [{ file: '', title: '', cause: 'the tests ended without a report' }];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return settled(report.testResults.flatMap(vitestOutcomes), exitCode);
}

/** @param {{ name: string, status: string, message?: string, assertionResults: any[] }} result of one file @returns {Outcome[]} */
function vitestOutcomes({ name, status, message, assertionResults }) {
  const file = relative(fromRoot(), name);
  const outcomes = assertionResults.map((test) =>
    test.status === 'passed'
      ? { file, title: test.fullName }
      : { file, title: test.fullName, cause: firstLine(test.failureMessages?.[0]) ?? test.status },
  );
  const broken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return broken ? [...outcomes, { file, title: '', cause: firstLine(message) ?? status }] : outcomes;
}

/** What Playwright says when `globalTimeout` is over. */
const TIME_IS_OVER = /^Timed out waiting .*s for the .* to run/;

/** The outcomes in Playwright's JSON report. @param {string} file @param {number} exitCode @returns {Outcome[]} */
export function readPlaywright(file, exitCode) {
  if (!existsSync(file)) return [{ file: '', title: '', cause: 'the browser tests ended without a report' }];
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const causes = errors.map((error) => firstLine(error.message) ?? 'broken');
  const isOver = causes.some((cause) => TIME_IS_OVER.test(cause));
  const broken = causes.filter((cause) => !TIME_IS_OVER.test(cause)).map((cause) => ({ file: '', title: '', cause }));
  const outcomes = [...suites.flatMap((suite) => playwrightOutcomes(suite, isOver)), ...broken];
  return isOver ? outcomes : settled(outcomes, exitCode);
}

/** @param {{ specs?: any[], suites?: any[] }} suite @param {boolean} isOver whether tests were left out @returns {Outcome[]} */
function playwrightOutcomes({ specs = [], suites = [] }, isOver) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => {
      const outcome = { file: `${BROWSER_TESTS}/${file}`, title, line };
      if (test.status === 'expected') return outcome;
      if (isOver && test.status === 'skipped') return { ...outcome, isLeft: true };
      return { ...outcome, cause: causeOf(test.results[0]?.error) ?? test.status };
    }),
  );
  return [...own, ...suites.flatMap((inner) => playwrightOutcomes(inner, isOver))];
}

/** The message and the line that failed: the same message has several lines in a long journey. @param {any} error */
function causeOf(error) {
  const message = firstLine(error?.message);
  const line = error?.location?.line;
  return message === undefined || line === undefined ? message : `${message}, line ${line}`;
}

/** A run with a bad exit code has failed although every test passed. @param {Outcome[]} outcomes @param {number} exitCode */
function settled(outcomes, exitCode) {
  if (exitCode === 0 || outcomes.some(({ cause }) => cause !== undefined)) return outcomes;
  return [...outcomes, { file: '', title: '', cause: `ended with code ${exitCode}` }];
}

/** @param {string | undefined} text */
function firstLine(text) {
  if (text === undefined) return undefined;
  return stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim() !== '');
}
