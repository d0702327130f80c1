import type { Catalog } from '../catalog/catalog.ts';
import type { SandboxConfig } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Log } from './log.ts';
import type { RequestLog } from './request-log.ts';

/** The tools that all parts of the sandbox share. They belong to no marketplace. */
export interface Machine {
  config: SandboxConfig;
  clock: Clock;
  log: Log;
  catalog: Catalog;
  faults: Faults;
  requests: RequestLog;
}
