import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { findDocumentsJob, uploadDocumentsJob } from './compliance.enqueue.ts';
import type { ComplianceDeps } from './compliance.service.ts';
import { listWithOpenDocuments } from './documents.repository.ts';
import { uploadDocuments } from './upload-documents.ts';

export function complianceHandlers(deps: ComplianceDeps): JobHandler[] {
  const { db, jobs, connectors } = deps;
  return [
    handleJob(uploadDocumentsJob, ({ userId }, { signal }) => uploadDocuments(deps, userId, signal)),
    handleJob(findDocumentsJob, async () => {
      const platforms = [...connectors].flatMap(([platform, { documents }]) => (documents ? [platform] : []));
      const userIds = await listWithOpenDocuments(db, platforms);
      await withTransaction(db, async (tx) => {
        for (const userId of userIds) await jobs.enqueue(tx, uploadDocumentsJob, { userId }, { key: `${userId}` });
      });
    }),
  ];
}
