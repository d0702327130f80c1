import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();

// Test files share modules. These are loaded once more for this file, so that they meet the library that counts its calls.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', { spy: true });
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

it('does the same work for an unknown e-mail as for a wrong password', async () => {
  const { verify } = await import('@node-rs/argon2');
  const { findLoginByPassword } = await import('./find-by-password.ts');
  const owner = await buildOwner(database.db, { password: 'Seaport-7!' });
  // The time of a check follows from the parameters in the stored hash. Time itself depends on the machine's other load.
  const workFor = async (email: string) => {
    vi.mocked(verify).mockClear();
    expect(await findLoginByPassword(database.db, email, 'Seaport-8!')).toBeUndefined();
    return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  };
  const known = await workFor(owner.email);
  expect(known).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'));
  expect(await workFor('nobody@login.example')).toEqual(known);
});
