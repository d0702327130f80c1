import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../platform/answer-call.ts';
import { answerErrors, answerNotServed } from '../platform/error-answers.ts';
import type { Machine } from '../platform/machine.ts';
import { amazonDialect } from './amazon.ts';
import { azureDialect } from './azure.ts';
import { deeplDialect } from './deepl.ts';
import { deeplForm } from './deepl-form.ts';
import { deeplGlossaryDialects } from './deepl-glossaries.ts';
import { createMeter } from './engines-state.ts';
import { createShelf } from './glossary-shelf.ts';
import { googleDialect } from './google.ts';
import { libreTranslateDialect } from './libretranslate.ts';
import { llmDialect } from './llm.ts';

const DIALECTS = [
  deeplDialect,
  ...deeplGlossaryDialects,
  googleDialect,
  azureDialect,
  amazonDialect,
  libreTranslateDialect,
  llmDialect,
];

/** The translation engines, under `/engines/<engine>`, each with its own API. */
export const enginesPlugin: FastifyPluginAsync<{ world: Machine }> = async (app, { world }) => {
  const meter = createMeter(world);
  const glossaries = createShelf();
  app.register(
    async (hosts) => {
      // Signatures cover the raw bytes, so each dialect parses the body itself.
      hosts.addContentTypeParser('application/x-amz-json-1.1', { parseAs: 'string' }, (_request, body, done) => {
        done(null, String(body));
      });
      // Only DeepL takes forms.
      hosts.removeContentTypeParser('application/x-www-form-urlencoded');
      hosts.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
        done(null, deeplForm(String(body)));
      });
      answerErrors(hosts, world.log, (error, _request, reply) => reply.send({ message: error.message }));
      hosts.setNotFoundHandler(answerNotServed);
      for (const { operation, method = 'POST', url, answer } of DIALECTS) {
        const handler = (request: FastifyRequest, reply: FastifyReply) =>
          answerCall(world, { operation, seller: null }, request, reply, async (struck) =>
            answer({
              machine: world,
              meter,
              glossaries,
              request,
              struck,
              isStruck: (kind) => struck.some((fault) => fault.kind === kind),
            }),
          );
        hosts.route({ method, url, handler });
      }
    },
    { prefix: '/engines' },
  );
};
