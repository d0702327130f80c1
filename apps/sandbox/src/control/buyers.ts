import type { FastifyInstance } from 'fastify';
import type { AutomaticBuyers } from '../buyers/automatic.ts';
import { optionalNumber, optionalText, readFields } from './read.ts';

/** The automatic buyers of one marketplace: how many orders they place per minute, and with which seller. */
export function mountBuyers(app: FastifyInstance, base: string, buyers: AutomaticBuyers): void {
  app.get(`${base}/buyers`, () => buyers.status());
  app.post(`${base}/buyers`, (request) => {
    const fields = readFields(request.body);
    const perMinute = optionalNumber(fields, 'perMinute', 0, 6000) ?? 0;
    buyers.set({ perMinute, seller: optionalText(fields, 'seller') ?? null, seed: optionalText(fields, 'seed') });
    return buyers.status();
  });
}
