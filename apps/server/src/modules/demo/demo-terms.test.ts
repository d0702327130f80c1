import { expect, it } from 'vitest';
import { testSupplier } from '../../../test/factories/plan.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const seed = () =>
  seedDemo({
    db: database.db,
    clock: systemClock,
    billing: { supplier: testSupplier },
    connectShop: async () => undefined,
  });
const accepted = () =>
  database.db
    .selectFrom('users')
    .innerJoin('terms_of_service_answers as answer', 'answer.user_id', 'users.user_id')
    .select(['users.email', 'answer.version', 'answer.is_accepted'])
    .where('answer.product_code', '=', 'wi')
    .orderBy('users.user_id')
    .execute();

it('creates demo businesses that have accepted the current terms; all others must still accept', async () => {
  const stranger = await buildOwner(database.db);
  await database.db.deleteFrom('terms_of_service_answers').execute();
  await seed();
  const answers = await accepted();
  expect(answers.map(({ email }) => email.split('@')[0])).toEqual([
    'demo',
    'new',
    'trial',
    'passive',
    'deleted',
    'pretrial',
    'returning',
  ]);
  expect(answers.every(({ version, is_accepted }) => version === '6' && is_accepted)).toBe(true);
  expect(answers.map(({ email }) => email)).not.toContain(stranger.email);
});

it('completes an earlier data directory and revokes no acceptance', async () => {
  await seed();
  await database.db.deleteFrom('terms_of_service_answers').execute();
  await seed();
  expect(await accepted()).toHaveLength(7);
  await database.db.updateTable('terms_of_service_answers').set({ is_accepted: false }).execute();
  await seed();
  expect((await accepted()).some(({ is_accepted }) => is_accepted)).toBe(false);
});
