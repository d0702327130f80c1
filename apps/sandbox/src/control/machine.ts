import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { ebayApis } from '../ebay/apis.data.ts';
import { type FaultKind, faultKinds } from '../platform/faults.ts';
import type { World } from '../world.ts';
import {
  ControlRefusal,
  isTrue,
  optionalInteger,
  optionalNumber,
  optionalText,
  pageLimit,
  readFields,
  requiredText,
} from './read.ts';

/** Faults, clock, quotas and requests: the controls of the sandbox itself. */

const YEAR_MS = 366 * 86_400_000;
const FASTEST_RATE = 100_000;
/** How long a call that asks for a changed clock waits for the change. */
const LONGEST_HOLD_MS = 20_000;
const PAGE = 200;
const MAX_REQUESTS = 5000;

export function describeClock(world: World) {
  const { now, offsetMs, rate, setBack } = world.clock.read();
  return { now: new Date(now).toISOString(), offsetMs, rate, setBack, version: world.clock.version };
}

export function describeQuotas(world: World) {
  return world.config.ebayClients.flatMap(({ clientId }) =>
    Object.keys(ebayApis).map((api) => {
      const { count, limit, remaining, resetAt } = world.ebay.quotas.state(clientId, api);
      return { clientId, api, count, limit, remaining, resetAt: new Date(resetAt).toISOString() };
    }),
  );
}

function mountFaults(app: FastifyInstance, world: World): void {
  app.get('/control/api/faults', () => ({ kinds: faultKinds, faults: world.faults.list() }));

  app.post('/control/api/faults', (request, reply) => {
    const fields = readFields(request.body);
    const kind = requiredText(fields, 'kind');
    if (!faultKinds.includes(kind as FaultKind)) {
      throw new ControlRefusal(400, `kind has to be one of ${faultKinds.join(', ')}`);
    }
    const fault = world.faults.add({
      kind: kind as FaultKind,
      operation: optionalText(fields, 'operation') ?? '*',
      seller: optionalText(fields, 'seller') ?? null,
      remaining: optionalInteger(fields, 'count', 1, 1_000_000) ?? null,
      probability: optionalNumber(fields, 'probability', 0, 1) ?? 1,
      ms: optionalInteger(fields, 'ms', 0, 600_000) ?? 1000,
      seed: optionalText(fields, 'seed'),
    });
    return reply.code(201).send(fault);
  });

  app.delete('/control/api/faults', () => {
    world.faults.clear();
    return { faults: [] };
  });

  app.delete<{ Params: { id: string } }>('/control/api/faults/:id', (request) => {
    if (!world.faults.remove(Number(request.params.id))) throw new ControlRefusal(404, 'there is no such fault');
    return { faults: world.faults.list() };
  });
}

export function mountMachine(app: FastifyInstance, world: World): void {
  mountFaults(app, world);

  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', async () => closing.abort());
  app.get<{ Querystring: { unlike?: string } }>('/control/api/clock', async (request) => {
    if (request.query.unlike === String(world.clock.version)) {
      await world.clock.untilChanged(LONGEST_HOLD_MS, closing.signal);
    }
    return describeClock(world);
  });
  app.post('/control/api/clock', (request) => {
    const fields = readFields(request.body);
    const advanceMs = optionalInteger(fields, 'advanceMs', -YEAR_MS, 3 * YEAR_MS);
    const rate = optionalNumber(fields, 'rate', 0.01, FASTEST_RATE);
    if (advanceMs === undefined && rate === undefined && !isTrue(fields.reset)) {
      throw new ControlRefusal(400, 'send advanceMs, rate or reset');
    }
    if (isTrue(fields.reset)) world.clock.reset();
    if (advanceMs !== undefined) world.clock.advance(advanceMs);
    if (rate !== undefined) world.clock.setRate(rate);
    return describeClock(world);
  });

  app.get('/control/api/quotas', () => ({ profile: world.config.quotaProfile, quotas: describeQuotas(world) }));

  app.get<{ Querystring: { after?: string; limit?: string } }>('/control/api/requests', (request) => {
    const limit = pageLimit(request.query.limit, { usual: PAGE, most: MAX_REQUESTS });
    return { requests: world.requests.after(Number(request.query.after ?? 0) || 0, limit) };
  });
}
