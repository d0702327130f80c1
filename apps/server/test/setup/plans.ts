import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../../src/platform/database/tables.data.ts';

/** A database that records its statements, so that their query plans can be checked afterwards. */
export interface WatchedDatabase {
  readonly db: Kysely<Tables>;
  /** How many different statements were recorded since the last check. */
  asked(): number;
  /** The statements that scan one of these tables completely, or sort more rows than a page has. One sentence each; forgets them. */
  faults(tables: readonly string[]): Promise<string[]>;
  /** The most rows that one of the statements reads in vain, because a filter passes them over. Runs them; forgets none. */
  passedOver(): Promise<number>;
}

/** More rows than any list shows at once, and fewer than a table of these tests has. */
const MAX_SORTED = 2_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

export function watchDatabase(pool: pg.Pool): WatchedDatabase {
  const noted = new Map<string, readonly unknown[]>();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void noted.set(sql, parameters),
  });
  return {
    db,
    asked: () => noted.size,
    async faults(tables) {
      const found: string[] = [];
      for (const [sql, parameters] of noted) {
        if (!/^\s*(select|with|update|delete)\b/i.test(sql)) continue;
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (format json) ${sql}`, [
          ...parameters,
        ]);
        for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) {
          found.push(...faultsOf(plan, tables).map((fault) => `${fault}: ${sql}`));
        }
      }
      noted.clear();
      return found;
    },
    async passedOver() {
      const counts: number[] = [];
      for (const [sql, parameters] of noted) {
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
          `explain (analyze, format json) ${sql}`,
          [...parameters],
        );
        counts.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => removedBy(plan))));
      }
      return Math.max(0, ...counts);
    },
  };
}

const removedBy = ({ Plans = [], ...node }: Plan): number =>
  (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1) +
  Plans.reduce((sum, below) => sum + removedBy(below), 0);

function faultsOf({ Plans = [], ...node }: Plan, tables: readonly string[]): string[] {
  const table = node['Relation Name'] ?? '';
  const scans = node['Node Type'] === 'Seq Scan' && tables.includes(table) ? [`goes through ${table}`] : [];
  const rows = Math.max(0, ...Plans.map((below) => below['Plan Rows']));
  const sorts = node['Node Type'] === 'Sort' && rows > MAX_SORTED ? [`sorts ${rows} rows`] : [];
  return [...scans, ...sorts, ...Plans.flatMap((below) => faultsOf(below, tables))];
}
