/*
 * Builds the programs that tests start as separate processes: a built program starts in a third of the time that its
 * source takes.
 */

import { buildStalePrograms } from '../build.mjs';

export default buildStalePrograms;
