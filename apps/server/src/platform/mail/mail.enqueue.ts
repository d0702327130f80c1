import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SecretBox } from '../secrets.ts';
import { insertMail } from './mail.repository.ts';
import { type EnqueueMail, mailContext } from './mail.ts';

/** Eight retries within some twenty minutes, because links in mails expire after half an hour at the earliest. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.number().int().positive() }),
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 300 },
  expireInSeconds: 60,
  concurrency: 2,
});

export function createEnqueueMail(deps: {
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}): EnqueueMail {
  return async (tx, { to, template, language, values }) => {
    const sealedValues = deps.box.seal(JSON.stringify(values), mailContext(to));
    const mailId = await insertMail(tx, { to, template, language, sealedValues, createdAt: deps.clock.now() });
    await deps.jobs.enqueue(tx, sendMailJob, { mailId });
  };
}
