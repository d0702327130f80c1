import fc from 'fast-check';
import { record, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about the contact and the third-party tools of a business. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'profile'> {
  const id = fc.constant(mine.login.userId);
  const users = record({ params: record({ id }) });
  const tool = record({ code: fc.constant('C' as const), tool_external_reference: word(100) });
  return {
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
      listTools: fc.constant({}),
      getTools: users,
      updateTools: record({
        params: record({ id }),
        body: record({ tools: fc.array(tool, { maxLength: 1 }) }),
      }),
    },
  };
}
