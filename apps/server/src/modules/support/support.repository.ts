import type { SupportRequestInput } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface NewSupportRequest extends SupportRequestInput {
  readonly reference: string;
  /** Null without a session. */
  readonly userId: number | null;
  readonly loginId: number | null;
  readonly language: Language;
  readonly apiRequestId: string;
  readonly createdAt: Date;
}

export async function insertRequest(tx: Tx, request: NewSupportRequest): Promise<void> {
  await tx
    .insertInto('support_requests')
    .values({
      reference: request.reference,
      user_id: request.userId,
      login_id: request.loginId,
      name: request.name,
      email: request.email,
      topic: request.topic,
      subject: request.subject,
      message: request.message,
      language: request.language,
      api_request_id: request.apiRequestId,
      failed_request_id: request.failedRequestId ?? null,
      screen: request.context?.screen ?? null,
      run_id: request.context?.runId ?? null,
      browser: request.context?.browser ?? null,
      call_back_phone: request.callBackPhone ?? null,
      created_at: request.createdAt,
    })
    .execute();
}

export async function removeRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('support_requests').where('created_at', '<', before).execute();
}
