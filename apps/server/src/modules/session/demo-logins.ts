import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { seedDemoSellers } from '../sellers/index.ts';
import { hashPassword } from './passwords.ts';
import { createLogin, createMembership, findLoginByEmail } from './session.repository.ts';

/** The demo mode's one password (design: access). Demo logins exist in demo mode only. */
const DEMO_PASSWORD = 'Demo-1234';

/** Any fixed number: two starts at once take turns here. */
const SEED_LOCK = 7_401_001;

/**
 * Seeds the demo businesses and logins once; a later start finds them and changes nothing.
 * @param whenSeeded runs in the transaction that creates them, with demo@'s user
 */
export async function ensureDemoLogins(
  db: Db,
  whenSeeded: (tx: Tx, demoUserId: number) => Promise<void>,
): Promise<void> {
  if (await findLoginByEmail(db, 'demo@quayside.example')) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    if (await findLoginByEmail(tx, 'demo@quayside.example')) return;
    const sellers = await seedDemoSellers(tx);
    const add = (name: string, adminUserId: number | null) =>
      createLogin(tx, {
        email: `${name.toLowerCase()}@quayside.example`,
        name: `${name} login`,
        passwordHash,
        adminUserId,
      });
    await createMembership(tx, sellers.demo, await add('Demo', null), 'owner');
    await createMembership(tx, sellers.new, await add('New', null), 'owner');
    // The admin acts for demo@'s user at first.
    await createMembership(tx, sellers.demo, await add('Admin', 1), 'owner');
    await whenSeeded(tx, sellers.demo);
  });
}
