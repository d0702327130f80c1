import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** How long what a test file uses lives: for all of its tests, or for one each, so that no test sees what another one did. */
export interface Lifetime {
  readonly isPerTest?: boolean;
}

/** The hooks that begin and end it. */
export const hooksOf = ({ isPerTest = false }: Lifetime) =>
  isPerTest ? { before: beforeEach, after: afterEach } : { before: beforeAll, after: afterAll };
