import type { Site } from '@quayside/kernel';
import type { TestSandbox } from './setup/sandbox.ts';

/** The live rows of a site as the sandbox itself reports them. */
export async function liveRows(sandbox: TestSandbox, seller: string, site: Site): Promise<LiveRow[]> {
  const { rows } = await sandbox.control<{ rows: LiveRow[] }>(`listings?seller=${seller}&site=${site}&limit=5000`);
  return rows;
}

export interface LiveRow {
  readonly sku: string;
  readonly itemId: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
  readonly sold: number;
  readonly status: string;
  readonly revisions: number;
}
