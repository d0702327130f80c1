import type { FastifyPluginAsync } from 'fastify';
import { answerCall } from '../platform/answer-call.ts';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import type { Machine } from '../platform/machine.ts';
import { type RatesState, ratesFile } from './reference-rates.ts';

const FILES = [
  { name: 'eurofxref-daily.xml', operation: 'ecb.daily', isLong: false },
  { name: 'eurofxref-hist-90d.xml', operation: 'ecb.hist90d', isLong: true },
] as const;

/** The European Central Bank's files of reference rates, under `/ecb/stats/eurofxref`. */
export const ecbPlugin: FastifyPluginAsync<{ world: Machine & { readonly ecb: RatesState } }> = async (
  app,
  { world },
) => {
  app.register(
    async (files) => {
      answerErrors(files, world.log, (error, _request, reply) => reply.send({ message: error.message }));
      files.setNotFoundHandler(answerNotServed);
      for (const { name, operation, isLong } of FILES) {
        files.get(`/${name}`, (request, reply) =>
          answerCall(world, { operation, seller: null }, request, reply, async () => {
            if (world.ecb.defect === 'down') return { status: 503 };
            const type = world.ecb.defect === 'html' ? 'text/html' : 'text/xml';
            return {
              status: 200,
              headers: { 'content-type': `${type}; charset=utf-8` },
              body: ratesFile(world.ecb, world.clock.now(), isLong),
            };
          }),
        );
      }
    },
    { prefix: '/ecb/stats/eurofxref' },
  );
};
