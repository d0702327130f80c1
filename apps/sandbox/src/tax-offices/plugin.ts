import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { answerCall } from '../platform/answer-call.ts';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import { issueToken, lookUp } from './hmrc.ts';
import { checkVatNumber, type World } from './vies.ts';

/** The registers of VAT ids: the Commission's under `/tax-offices/vies`, the British one under `/tax-offices/hmrc`. */
export const taxOfficesPlugin: FastifyPluginAsync<{ world: World }> = async (app, { world }) => {
  const { running } = world.taxOffices;
  app.register(
    async (offices) => {
      answerErrors(offices, world.log, (error, _request, reply) => reply.send({ message: error.message }));
      offices.setNotFoundHandler(answerNotServed);
      offices.post('/vies/check-vat-number', async (request, reply) => {
        const country = String((request.body as { countryCode?: unknown } | undefined)?.countryCode);
        const count = (by: number) => running.set(country, (running.get(country) ?? 0) + by);
        count(1);
        try {
          return await answerCall(
            world,
            { operation: 'vies.checkVatNumber', seller: null },
            request,
            reply,
            async (struck) => checkVatNumber(world, request, struck),
          );
        } finally {
          count(-1);
        }
      });
      offices.post('/hmrc/oauth/token', (request, reply) =>
        answerCall(world, { operation: 'hmrc.token', seller: null }, request, reply, async () =>
          issueToken(world, request),
        ),
      );
      type Lookup = FastifyRequest<{ Params: { target: string; requester?: string } }>;
      for (const path of [':target', ':target/:requester']) {
        offices.get(`/hmrc/organisations/vat/check-vat-number/lookup/${path}`, (request, reply) =>
          answerCall(world, { operation: 'hmrc.checkVatNumber', seller: null }, request, reply, async (struck) =>
            lookUp(world, request as Lookup, struck),
          ),
        );
      }
    },
    { prefix: '/tax-offices' },
  );
};
