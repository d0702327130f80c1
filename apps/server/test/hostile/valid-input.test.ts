import { allCalls, contract } from '@quayside/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validInputs } from './inputs.ts';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire } from './wire.ts';

/* What a seller may send is answered as the contract says, never with a failure of ours, and touches nobody else. */

const world = useHostileWorld();
let before: Record<string, string>;

beforeAll(async () => {
  before = await world.printOthers();
});

const calls = allCalls.filter((call) => !call.stream);
/** The marketplace is away here, and nobody's password is guessed. */
const NEVER_DONE = ['accounts.listReadiness', 'session.create'];

describe('valid input', () => {
  it.each(calls.map((call) => [call.id, call] as const))('of %s is answered as its contract says', async (id, call) => {
    const cookie = call === contract.session.remove ? undefined : world.mine.login.cookie;
    const language = fc.constantFrom('en' as const, 'de' as const);
    const mayBeDone = !NEVER_DONE.includes(id);
    let done = 0;
    const answered = fc.asyncProperty(world.inputOf(call), language, async (input, chosen) => {
      const answer = await sendWire(world.server.app, call, input, { cookie, language: chosen });
      if (answer.statusCode === call.status) {
        done += 1;
        return;
      }
      expectErrorShape(answer, chosen);
      expect(call.errors).toContain(answer.json().error);
    });
    await fc.assert(answered, { numRuns: 40 });
    // What is drawn may miss: forty inputs in a row that each name something that is not there.
    for (let round = 1; mayBeDone && done === 0 && round <= 10; round += 1) await fc.assert(answered, { numRuns: 40 });
    expect(done > 0).toBe(mayBeDone);
  });

  it('changed nothing of another seller', async () => {
    expect(await world.printOthers()).toEqual(before);
  });

  it('is known for every call of the contract', () => {
    const known = Object.entries(validInputs(world.mine)).flatMap(([room, names]) =>
      Object.keys(names).map((name) => `${room}.${name}`),
    );
    expect(known.sort()).toEqual(allCalls.map((call) => call.id).sort());
  });
});
