import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Has the marketplaces of a business fetch its documents. */
export const uploadDocumentsJob = defineJob({
  name: 'compliance.upload-documents',
  payload: z.object({ userId: z.number().int() }),
  isOneActivePerKey: true,
});

/** Looks for documents that an account does not have, for example because it was connected after they were entered. */
export const findDocumentsJob = defineJob({
  name: 'compliance.find-documents',
  payload: z.object({}),
  cron: '*/10 * * * *',
});
