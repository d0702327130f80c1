import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();

it('survives a connection that breaks between two statements of a transaction', async () => {
  const client = await database.pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended; // Without a listener the process would have ended.
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
