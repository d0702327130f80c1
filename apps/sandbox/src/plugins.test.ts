import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAmazon } from './amazon/amazon-world.ts';
import { amazonPlugin } from './amazon/plugin.ts';
import { loadCatalog } from './catalog/catalog.ts';
import { readConfig } from './config.ts';
import { openEbay } from './ebay/ebay-world.ts';
import { ebayPlugin } from './ebay/plugin.ts';
import { openOctopia } from './octopia/octopia-world.ts';
import { octopiaPlugin } from './octopia/plugin.ts';
import { readBodies } from './platform/bodies.ts';
import { createClock } from './platform/clock.ts';
import { createFaults } from './platform/faults.ts';
import { silentLog } from './platform/log.ts';
import type { Machine } from './platform/machine.ts';
import { createRequestLog } from './platform/request-log.ts';

/** Opens one marketplace's own state and mounts its plugin, without any other marketplace or the console. */
const marketplaces = {
  async ebay(app: FastifyInstance, machine: Machine) {
    const ebay = await openEbay(machine);
    app.register(ebayPlugin, { world: { ...machine, ebay } });
    return ebay;
  },
  async amazon(app: FastifyInstance, machine: Machine) {
    const amazon = await openAmazon(machine);
    app.register(amazonPlugin, { world: { ...machine, amazon } });
    return amazon;
  },
  async octopia(app: FastifyInstance, machine: Machine) {
    const octopia = await openOctopia(machine);
    app.register(octopiaPlugin, { world: { ...machine, octopia } });
    return octopia;
  },
};

let directory: string;
let machine: Machine;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-plugins-'));
  const config = readConfig({ SANDBOX_DATA: directory });
  machine = {
    config,
    clock: createClock(),
    log: silentLog,
    catalog: await loadCatalog(undefined, silentLog),
    faults: createFaults(config.seed),
    requests: createRequestLog(),
  };
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Mounts one marketplace alone, runs `work` with an HTTP client for it, and closes it. */
async function withAlone(name: keyof typeof marketplaces, work: (url: string) => Promise<void>): Promise<void> {
  const app = Fastify();
  readBodies(app);
  const state = await marketplaces[name](app, machine);
  try {
    await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
    await state.close();
  }
}

const failures = [
  {
    name: 'ebay',
    path: '/ebay/sell/inventory/v1/offer',
    type: 'application/json; charset=utf-8',
    unreadable: { errors: [expect.objectContaining({ errorId: 2004, domain: 'ACCESS', category: 'REQUEST' })] },
    unknown: { errors: [expect.objectContaining({ errorId: 2002, domain: 'ACCESS', category: 'REQUEST' })] },
  },
  {
    name: 'amazon',
    path: '/amazon/feeds/2021-06-30/feeds',
    type: 'application/json; charset=utf-8',
    unreadable: {
      errors: [{ code: 'InvalidInput', message: 'The request could not be read.', details: 'the body is not JSON' }],
    },
    unknown: {
      errors: [
        { code: 'NotFound', message: "The requested resource 'GET /amazon/nowhere' was not found.", details: '' },
      ],
    },
  },
  {
    name: 'octopia',
    path: '/octopia/seller/v2/offer-packages',
    type: 'application/problem+json; charset=utf-8',
    unreadable: {
      type: 'https://datatracker.ietf.org/doc/html/rfc9110#name-400-bad-request',
      title: 'Bad Request',
      status: 400,
      detail: 'the body is not JSON',
      traceId: expect.any(String),
    },
    unknown: { error: 'GET /octopia/nowhere is not served' },
  },
] as const;

test.each(failures)(
  '$name alone answers an unreadable body in its own format, and an unknown path as not found',
  async (failure) => {
    await withAlone(failure.name, async (url) => {
      const unreadable = await fetch(`${url}${failure.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a":',
      });
      expect(unreadable.status).toBe(400);
      expect(unreadable.headers.get('content-type')).toBe(failure.type);
      expect(await unreadable.json()).toEqual(failure.unreadable);
      const unknown = await fetch(`${url}/${failure.name}/nowhere`);
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toEqual(failure.unknown);
    });
  },
);
