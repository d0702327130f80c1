import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 100_000;
/** Where Linux lists its control groups: in version 2 all controllers together, in version 1 the processor's alone. */
const ROOT = '/sys/fs/cgroup';
const ROOT_V1 = join(ROOT, 'cpu');

/**
 * Runs `work`, with every process that it starts, on this share of one core, as on a machine that is that slow: the kernel's quota for a
 * control group, so that nothing is only measured slowly.
 * @param share above 0, up to 1
 * @throws Error if this user may make no control group; root may
 */
export async function onShareOfCore<T>(share: number, work: () => Promise<T>): Promise<T> {
  const isV2 = existsSync(join(ROOT, 'cgroup.controllers'));
  const root = isV2 ? ROOT : ROOT_V1;
  const group = join(root, `quayside-bench-${process.pid}`);
  if (isV2) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(group);
  const quota = Math.round(share * PERIOD_US);
  if (isV2) writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  }
  const home = homeOf(process.pid, isV2);
  writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
  try {
    return await work();
  } finally {
    writeFileSync(join(root, home, 'cgroup.procs'), String(process.pid));
    rmdirSync(group);
  }
}

/** The group of a process, below the root. */
function homeOf(pid: number, isV2: boolean): string {
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8').split('\n');
  const line = lines.find((one) => (isV2 ? one.startsWith('0::') : one.split(':')[1]?.split(',').includes('cpu')));
  return line?.split(':')[2] ?? '/';
}
