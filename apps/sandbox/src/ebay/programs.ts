import { isObject } from './conform.ts';
import { refusal } from './errors.ts';
import { json, type Operation, type UserCall } from './operation.ts';

const base = '/sell/account/v1';
const programTypes: ReadonlySet<string> = new Set([
  'SELLING_POLICY_MANAGEMENT',
  'OUT_OF_STOCK_CONTROL',
  'PARTNER_MOTORS_DEALER',
]);

function readProgram(call: UserCall): string {
  const programType = isObject(call.body) ? call.body.programType : undefined;
  if (typeof programType !== 'string' || !programTypes.has(programType)) {
    throw refusal(400, 20401, { fieldName: 'programType' });
  }
  return programType;
}

const api = 'account';
const auth = 'user';

export const programOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'getPrivileges',
    method: 'GET',
    url: `${base}/privilege`,
    run: () =>
      json(200, {
        sellerRegistrationCompleted: true,
        sellingLimit: { amount: { value: '25000000.00', currency: 'GBP' }, quantity: 1_000_000 },
      }),
  },
  {
    api,
    auth,
    name: 'getOptedInPrograms',
    method: 'GET',
    url: `${base}/program/get_opted_in_programs`,
    run: ({ seller }) => json(200, { programs: [...seller.state.programs].map((programType) => ({ programType })) }),
  },
  {
    api,
    auth,
    name: 'optInToProgram',
    method: 'POST',
    url: `${base}/program/opt_in`,
    run(call) {
      const programType = readProgram(call);
      if (call.seller.state.programs.has(programType)) throw refusal(409, 25803, { fieldName: 'programType' });
      call.seller.commit([{ t: 'programs', programs: [...call.seller.state.programs, programType] }]);
      return json(200, {});
    },
  },
  {
    api,
    auth,
    name: 'optOutOfProgram',
    method: 'POST',
    url: `${base}/program/opt_out`,
    run(call) {
      const programType = readProgram(call);
      const programs = [...call.seller.state.programs].filter((known) => known !== programType);
      call.seller.commit([{ t: 'programs', programs }]);
      return json(200, {});
    },
  },
  {
    api,
    auth,
    name: 'getRateTables',
    method: 'GET',
    url: `${base}/rate_table`,
    run: () => json(200, { rateTables: [] }),
  },
];
