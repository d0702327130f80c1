import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ControlRefusal } from '../control/read.ts';
import { answerErrors } from './error-answers.ts';
import { createLog } from './log.ts';

test('a refusal of the console is answered with its reason and is no failure in the log, a fault of the sandbox is', async () => {
  const lines: string[] = [];
  const app = Fastify();
  answerErrors(
    app,
    createLog((line) => lines.push(line)),
    (error, _request, reply) => reply.send({ error: error.message }),
  );
  app.get('/refused', () => {
    throw new ControlRefusal(422, 'TEA-1 is not live on US');
  });
  app.get('/broken', () => {
    throw new Error('no such table');
  });

  const refused = await app.inject('/refused');
  expect([refused.statusCode, refused.json()]).toEqual([422, { error: 'TEA-1 is not live on US' }]);
  expect(lines).toEqual([]);

  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
});
