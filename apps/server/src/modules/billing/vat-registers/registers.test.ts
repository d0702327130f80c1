import { isPrivateAddress } from '@quayside/connector-kit';
import { registerEntryOf } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { testSupplier } from '../../../../test/factories/plan.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createVatRegisters } from './create-registers.ts';

/* VIES and HMRC as the sandbox stands in for them, over HTTP. */

const sandbox = useTestSandbox();
const DEMO = { clientId: 'quayside-demo-hmrc', clientSecret: 'quayside-demo-secret' };
const BRITISH = { ...testSupplier, country: 'GB', vatId: 'GB980780684' };

beforeEach(async () => {
  await sandbox.clearFaults();
  await sandbox.control('tax-offices', { country: '*' });
  await sandbox.control('tax-offices', { vatId: testSupplier.vatId, verdict: 'valid' });
});

function ask(vatId: string, country: string, { supplier = testSupplier, hmrc = DEMO, within = 30_000 } = {}) {
  const standIn = `${sandbox.url}/tax-offices`;
  const registers = createVatRegisters({ standIn, hmrc }, { clock: systemClock, supplier });
  const entry = registerEntryOf(vatId, country);
  if (!entry) throw new Error(`${vatId} is in no register`);
  return registers.ask(entry, AbortSignal.timeout(within));
}
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const fault = (kind: string, operation: string, given: object = {}) =>
  sandbox.control('faults', { kind, operation, ...given });

describe('VIES', () => {
  it('confirms an id with its day, reference, name and address', async () => {
    expect(await ask('IT00743110157', 'IT')).toEqual({
      isValid: true,
      on: day,
      reference: expect.stringMatching(/^WAPI/),
      name: 'TRADER 00743110157 LTD',
      address: '1 HIGH STREET, IT-1000 TOWN',
    });
  });

  it.each([
    ['EL123456789', 'GR'],
    ['XI123456789', 'GB'],
    ['FR53000004605', 'MC'],
  ])('is asked for %s of %s by the prefix of the id', async (vatId, country) => {
    expect(await ask(vatId, country)).toMatchObject({ isValid: true });
    await sandbox.control('tax-offices', { vatId, verdict: 'invalid' });
    expect(await ask(vatId, country)).toMatchObject({ isValid: false, name: null });
  });

  it('has no name where a member publishes none', async () => {
    expect(await ask('ESX1234567X', 'ES')).toMatchObject({ isValid: true, name: null, address: null });
  });

  it('is asked without a requester if it refuses the operator’s own id', async () => {
    await sandbox.control('tax-offices', { vatId: testSupplier.vatId, verdict: 'invalid' });
    expect(await ask('IT00743110157', 'IT')).toMatchObject({ isValid: true, reference: null });
  });

  it.each([
    ['MS_UNAVAILABLE', 'MS_UNAVAILABLE'],
    ['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
    ['TIMEOUT', 'TIMEOUT'],
    ['MS_MAX_CONCURRENT_REQ', 'MS_MAX_CONCURRENT_REQ'],
    ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
    ['VAT_BLOCKED', 'VAT_BLOCKED'],
    ['IP_BLOCKED', 'IP_BLOCKED'],
    ['INVALID_INPUT', 'INVALID_INPUT'],
    ['VOW-ERR-1', 'VOW-ERR-1'],
    ['other_number', 'UNREADABLE'],
    ['no_verdict', 'UNREADABLE'],
    ['text_verdict', 'UNREADABLE'],
    ['error_beside_verdict', 'MS_UNAVAILABLE'],
    ['huge', 'UNREACHABLE'],
  ])('gives no answer, and never a refusal, in trouble: %s', async (trouble, problem) => {
    await sandbox.control('tax-offices', { country: '*', trouble });
    expect(await ask('IT00743110157', 'IT')).toEqual({ problem });
  });

  it.each([
    ['5xx', 'VOW-ERR-1'],
    ['throttle-429', 'RATE_LIMITED'],
    ['html-answer', 'UNREACHABLE'],
    ['empty-answer', 'UNREADABLE'],
    ['cut-short', 'UNREADABLE'],
    ['drop-after-work', 'UNREACHABLE'],
  ])('gives no answer with the fault %s', async (kind, problem) => {
    await fault(kind, 'vies.checkVatNumber');
    expect(await ask('IT00743110157', 'IT')).toEqual({ problem });
  });

  it('that is too slow gives no answer in the time that there is', async () => {
    await fault('slow', 'vies.checkVatNumber', { ms: 60_000 });
    expect(await ask('IT00743110157', 'IT', { within: 300 })).toEqual({ problem: 'TIMEOUT' });
  });
});

describe('HMRC', () => {
  const id = 'GB123456789';

  it('confirms an id, with a consultation number for a British operator', async () => {
    expect(await ask(id, 'GB')).toEqual({
      isValid: true,
      on: day,
      reference: null,
      name: 'Trader 123456789 Ltd',
      address: '1 High Street, SW1A 1AA, GB',
    });
    expect(await ask(id, 'GB', { supplier: BRITISH })).toMatchObject({ reference: expect.stringMatching(/^hm\d/) });
  });

  it('calls an id invalid that it does not have, and confirms one although the operator is unknown', async () => {
    await sandbox.control('tax-offices', { vatId: 'GB111111111', verdict: 'invalid' });
    expect(await ask('GB111111111', 'GB')).toMatchObject({ isValid: false });
    await sandbox.control('tax-offices', { vatId: BRITISH.vatId, verdict: 'invalid' });
    expect(await ask(id, 'GB', { supplier: BRITISH })).toMatchObject({ isValid: true, reference: null });
    await sandbox.control('tax-offices', { vatId: BRITISH.vatId, verdict: 'valid' });
  });

  it('is asked with a new token if it refuses one', async () => {
    await fault('revoked-token', 'hmrc.checkVatNumber', { count: 1 });
    expect(await ask(id, 'GB')).toMatchObject({ isValid: true });
    await fault('revoked-token', 'hmrc.checkVatNumber');
    expect(await ask(id, 'GB')).toEqual({ problem: 'KEYS_REFUSED' });
  });

  it.each([
    ['5xx', 'INTERNAL_SERVER_ERROR'],
    ['throttle-429', 'RATE_LIMITED'],
    ['drop-after-work', 'UNREACHABLE'],
  ])('gives no answer with the fault %s', async (kind, problem) => {
    await fault(kind, 'hmrc.checkVatNumber');
    expect(await ask(id, 'GB')).toEqual({ problem });
  });

  it('is not asked with other credentials than its own', async () => {
    expect(await ask(id, 'GB', { hmrc: { ...DEMO, clientSecret: 'other' } })).toEqual({ problem: 'KEYS_REFUSED' });
  });
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.4.4', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['147.67.34.45', false],
  ['2a01:7080::1', false],
])('the address %s leads into this network: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
