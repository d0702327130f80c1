/* Source of small programs that stand for the real ones in tests of the launcher. */

/**
 * A minimal server. `FAKE_FAILS`, `FAKE_TAKES_FOREVER` and `FAKE_IS_LATE` make one role fail, never become ready, or end at its first start.
 */
export const FAKE_SERVER = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import pg from 'pg';
  const end = () => process.exit(0);
  process.on('disconnect', end).on('SIGTERM', end);
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  pool.on('error', () => {});
  await pool.query('select 1');
  if (process.env.FAKE_FAILS === process.env.QUAYSIDE_ROLE) {
    console.log(JSON.stringify({ level: 'fatal', msg: 'The fake has no mind to start' }));
    process.exit(1);
  }
  const { FAKE_IS_LATE: marker } = process.env;
  if (marker !== undefined && process.env.QUAYSIDE_ROLE === 'worker' && !existsSync(marker)) {
    writeFileSync(marker, '');
    console.log('Quayside can not start: canceling statement due to statement timeout');
    if (process.env.FAKE_ENDS_BY === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
    process.exit(75);
  }
  if (process.env.FAKE_TAKES_FOREVER === process.env.QUAYSIDE_ROLE) {
    process.send({ type: 'alive' });
    console.log(JSON.stringify({ level: 'warn', msg: 'The fake takes its time' }));
    await new Promise(() => setInterval(() => {}, 1000));
  }
  const ready = () => process.send({ type: 'ready' });
  if (process.env.QUAYSIDE_ROLE === 'gateway') {
    createServer(async (_, response) => {
      const { rows } = await pool.query('select 1 as one').catch((error) => ({ rows: [String(error)] }));
      response.end(JSON.stringify({ pid: process.pid, rows, secret: process.env.QUAYSIDE_SECRET ?? null }));
    }).listen(Number(process.env.QUAYSIDE_PORT), '127.0.0.1', ready);
  } else ready();`;

export const FAKE_SANDBOX = `
  import { createServer } from 'node:http';
  process.on('disconnect', () => process.exit(0));
  const { SANDBOX_EBAY_CLIENTS, SANDBOX_AMAZON_CLIENTS, SANDBOX_OCTOPIA_CLIENTS, QUAYSIDE_SECRET, DATABASE_URL } = process.env;
  createServer((_, response) => response.end(JSON.stringify({ SANDBOX_EBAY_CLIENTS, SANDBOX_AMAZON_CLIENTS, SANDBOX_OCTOPIA_CLIENTS, QUAYSIDE_SECRET, DATABASE_URL })))
    .listen(Number(process.env.SANDBOX_PORT), '127.0.0.1');`;

/** What `npm start` runs, without installation and build. */
export const START = `
  import { start } from './server/dist/launcher.js';
  await start({ cwd: process.cwd(), env: process.env });`;
