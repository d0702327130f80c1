import fc from 'fast-check';
import type { Account } from '../../../src/modules/accounts/index.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import { record, type ValidInputs, word } from '../arbitraries.ts';
import type { RowIds } from '../input-files.ts';
import type { Holdings } from '../world.ts';

/** Calls about the contact, the third-party tools and the data of a business. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'profile' | 'dataExport' | 'closing'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ params: record({ id }) });
  const tool = record({ code: fc.constant('C' as const), tool_external_reference: word(100) });
  return {
    closing: {
      get: users,
      request: record({ params: record({ id }), body: record({ password: word(200), name: word(200) }) }),
      withdraw: users,
    },
    dataExport: { get: users, create: users, getFile: users },
    profile: {
      getContactDetails: users,
      updateContactDetails: record({
        params: record({ id }),
        body: record({
          first_name: fc.constantFrom('', 'Robin', '李'),
          last_name: fc.constantFrom('', 'Quay'),
          phone: fc.constantFrom('', '+441326212345', '01326'),
          email: fc.constantFrom('', 'robin@shop.example', 'robin'),
          address: record({
            line1: word(120),
            line2: fc.constant(''),
            city: word(120),
            postal_code: fc.constantFrom('TR11 3AA', '20457', ''),
            country: fc.constantFrom('GB', 'DE', 'US', 'CAFR'),
            state_or_province: fc.constantFrom('', 'CA', 'QC'),
          }),
        }),
      }),
      confirmContactEmail: record({ params: record({ id }), body: record({ token: word(100) }) }),
      listTools: fc.constant({}),
      getTools: users,
      updateTools: record({
        params: record({ id }),
        body: record({ tools: fc.array(tool, { maxLength: 1 }) }),
      }),
    },
  };
}

/** A completed export and a deletion that can be withdrawn. */
export async function build(db: Db, { userId }: Account): Promise<RowIds> {
  const day = 86_400_000;
  const [login] = await db.selectFrom('memberships').select('login_id').where('user_id', '=', userId).execute();
  await db
    .insertInto('data_exports')
    .values({
      user_id: userId,
      state: 'ready',
      requested_by: login?.login_id ?? 0,
      language: 'en',
      requested_at: new Date(),
      ready_at: new Date(),
      expires_at: new Date(Date.now() + day),
      byte_count: 4,
      row_count: 0,
    })
    .execute();
  await db
    .insertInto('data_export_parts')
    .values({ user_id: userId, place: 0, bytes: Buffer.from('file') })
    .execute();
  await db
    .insertInto('business_closings')
    .values({
      user_id: userId,
      requested_by: login?.login_id ?? 0,
      requested_at: new Date(),
      due_at: new Date(Date.now() + day),
    })
    .execute();
  return {};
}
