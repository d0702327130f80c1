import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { defineJob, handleJob, type JobHandler, type JobRun } from '../jobs/define-job.ts';
import type { SecretBox } from '../secrets.ts';
import { sendMailJob } from './mail.enqueue.ts';
import { findWaitingMail, finishMail, removeMailsBefore } from './mail.repository.ts';
import type { MailValues } from './mail.ts';
import { mailContext } from './mail.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

/** How long the record of a sent mail is kept. */
const KEEP_MS = 7 * 86_400_000;

const removeOldMailsJob = defineJob({ name: 'mail.remove-old', payload: z.object({}), cron: '47 * * * *' });

export interface MailJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly transport: MailTransport;
}

export function mailHandlers(deps: MailJobDeps): JobHandler[] {
  return [
    handleJob(sendMailJob, ({ mailId }, run) => sendMail(deps, mailId, run)),
    handleJob(removeOldMailsJob, () => removeMailsBefore(deps.db, new Date(deps.clock.now().getTime() - KEEP_MS))),
  ];
}

async function sendMail({ db, clock, box, transport }: MailJobDeps, mailId: number, run: JobRun): Promise<void> {
  const mail = await findWaitingMail(db, mailId);
  if (!mail) return;
  try {
    const values: MailValues = JSON.parse(box.open(mail.sealedValues, mailContext(mail.to)));
    await transport.send({
      mailId,
      to: mail.to,
      replyTo: values.replyTo,
      createdAt: mail.createdAt,
      ...renderMail({ ...mail, values }),
    });
  } catch (error) {
    if (!(error instanceof MailRefused) && !run.isLastAttempt) throw error;
    await finishMail(db, mailId, { givenUpAt: clock.now() });
    run.log.error({ err: error, mailId, template: mail.template }, 'A mail is given up');
    return;
  }
  await finishMail(db, mailId, { sentAt: clock.now() });
  run.log.info({ mailId, template: mail.template, destination: transport.destination }, 'A mail was sent');
}
