import { describe, expect, it } from 'vitest';
import { testBox } from '../../../test/factories/account.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../clock.ts';
import { withTransaction } from '../database/database.ts';
import { createLog } from '../log.ts';
import { createSecretBox } from '../secrets.ts';
import { createEnqueueMail } from './mail.enqueue.ts';
import { mailHandlers } from './mail.jobs.ts';
import type { Mail } from './mail.ts';
import { MailRefused, type OutgoingMail } from './mail-transport.ts';

const database = useTestDatabase();
const clock = createMovableClock('2026-11-21T10:00:00Z');
const jobs: object[] = [];
const enqueueMail = createEnqueueMail({
  clock,
  box: testBox,
  jobs: {
    enqueue: async (_tx, _job, payload) => {
      jobs.push(payload);
    },
  },
});
const MAIL: Mail = {
  to: 'robin@shop.example',
  template: 'passwordReset',
  language: 'en',
  values: { minutes: 30, link: 'https://q.example/x?token=secret' },
};

/** A transport whose result the test sets, and a worker's run of a job. */
function worker(outcomes: (Error | undefined)[]) {
  const sent: OutgoingMail[] = [];
  const handlers = mailHandlers({
    db: database.db,
    clock,
    box: testBox,
    transport: {
      destination: 'test',
      send: async (mail) => {
        sent.push(mail);
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
      },
    },
  });
  const run = (name: string, payload: object, isLastAttempt = false) =>
    handlers
      .find(({ job }) => job.name === name)
      ?.handle(payload, {
        id: name,
        attempt: 1,
        isLastAttempt,
        signal: new AbortController().signal,
        noteProgress: async () => undefined,
        log: createLog({ name: 'test', level: 'silent' }),
      });
  return { sent, run };
}

const row = (mailId: number) =>
  database.db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();

async function enqueue(): Promise<number> {
  await withTransaction(database.db, (tx) => enqueueMail(tx, MAIL));
  return (jobs.at(-1) as { mailId: number }).mailId;
}

describe('a mail in the outbox', () => {
  it('is sent only if the transaction that queued it commits', async () => {
    const before = await database.db.selectFrom('mails').select('mail_id').execute();
    const undone = withTransaction(database.db, async (tx) => {
      await enqueueMail(tx, MAIL);
      throw new Error('the change was not to be');
    });
    await expect(undone).rejects.toThrow();
    expect(await database.db.selectFrom('mails').select('mail_id').execute()).toEqual(before);
  });

  it('is sent once and erased except for a record, although the job runs twice', async () => {
    const mailId = await enqueue();
    const { sent, run } = worker([]);
    await run('mail.send', { mailId });
    await run('mail.send', { mailId });
    expect(sent).toMatchObject([{ mailId, to: MAIL.to, subject: 'Choose a new password for Quayside' }]);
    expect(sent[0]?.text).toContain(MAIL.values.link);
    expect(await row(mailId)).toMatchObject({ sealed_values: null, sent_at: clock.now(), given_up_at: null });
  });

  it('is retried if it could not be sent, and finally given up', async () => {
    const mailId = await enqueue();
    const { run, sent } = worker([new Error('away'), new Error('still away'), undefined]);
    await expect(run('mail.send', { mailId })).rejects.toThrow('away');
    expect((await row(mailId))?.sealed_values).not.toBeNull();
    await run('mail.send', { mailId }, true);
    expect(await row(mailId)).toMatchObject({ sealed_values: null, sent_at: null, given_up_at: clock.now() });
    await run('mail.send', { mailId });
    expect(sent).toHaveLength(2);
  });

  it('is given up at once if the server rejects it permanently', async () => {
    const mailId = await enqueue();
    await worker([new MailRefused('550')]).run('mail.send', { mailId });
    expect(await row(mailId)).toMatchObject({ sealed_values: null, given_up_at: clock.now() });
  });

  it('is finally given up if it was encrypted with a lost secret', async () => {
    const mailId = await enqueue();
    const foreign = createSecretBox(['another secret of the tests, long enough']);
    const sealed_values = foreign.seal('{}', 'mail:robin@shop.example');
    await database.db.updateTable('mails').set({ sealed_values }).where('mail_id', '=', mailId).execute();
    const { run, sent } = worker([]);
    await expect(run('mail.send', { mailId })).rejects.toThrow('another QUAYSIDE_SECRET');
    await run('mail.send', { mailId }, true);
    expect(sent).toEqual([]);
    expect(await row(mailId)).toMatchObject({ sealed_values: null, given_up_at: clock.now() });
  });

  it('keeps its record for a week', async () => {
    const mailId = await enqueue();
    const { run } = worker([]);
    clock.advance(7 * 86_400_000);
    await run('mail.remove-old', {});
    expect(await row(mailId)).toBeDefined();
    clock.advance(1);
    await run('mail.remove-old', {});
    expect(await row(mailId)).toBeUndefined();
  });
});
