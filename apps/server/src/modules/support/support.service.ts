import type { PortalSettings, SupportRequestInput } from '@quayside/contract';
import { DEFAULT_LANGUAGE, type Language, translate } from '@quayside/i18n';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { type AttemptLimit, countAttempt } from '../session/index.ts';
import { newReference } from './reference.ts';
import { insertRequest } from './support.repository.ts';

export interface SupportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  readonly portal: PortalSettings;
  readonly supportEmail: string;
}

/** What came with a request besides its words. */
export interface SupportCaller {
  readonly who: Who | null;
  /** Who shares a way to the network, see `networkOf`. */
  readonly network: string;
  readonly language: Language;
  readonly requestId: string;
}

const HOUR_MS = 3_600_000;

/** Each request is two mails, one of them to whatever address was typed: nobody's mailbox is filled from here. */
const LIMITS = {
  ofEmail: { what: 'support request of email', most: 5, windowMs: HOUR_MS },
  fromAddress: { what: 'support request from address', most: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Stores a request, mails it to support and its receipt to the sender, all or nothing. The receipt repeats nothing that was typed: a
 * stranger's address can not be written to through us.
 * @returns the reference that names it for people
 * @throws support_form_off; too_many_attempts
 */
export async function submitRequest(
  deps: SupportDeps,
  input: SupportRequestInput,
  caller: SupportCaller,
): Promise<string> {
  if (!deps.portal.isRequestFormOn) throw fail('support_form_off');
  await countAttempt(deps, [
    [LIMITS.ofEmail, input.email.toLowerCase()],
    [LIMITS.fromAddress, caller.network],
  ]);
  const reference = newReference();
  await withTransaction(deps.db, async (tx) => {
    await insertRequest(tx, {
      ...input,
      reference,
      userId: caller.who?.userId ?? null,
      loginId: caller.who?.loginId ?? null,
      language: caller.language,
      apiRequestId: caller.requestId,
      createdAt: deps.clock.now(),
    });
    await deps.enqueueMail(tx, {
      to: deps.supportEmail,
      template: 'supportRequest',
      // Support reads one language, whatever language the sender reads.
      language: DEFAULT_LANGUAGE,
      values: {
        ...wordsOf(input, caller),
        reference,
        replyTo: input.email,
        link: `${deps.publicUrl}/user/permissions`,
      },
    });
    await deps.enqueueMail(tx, {
      to: input.email,
      template: 'supportReceived',
      language: caller.language,
      values: { reference, link: deps.portal.helpCentreUrl },
    });
  });
  return reference;
}

/** What support reads. Ids are texts here: they are names, and names have no thousands. */
function wordsOf(input: SupportRequestInput, { who, language, requestId }: SupportCaller) {
  return {
    name: input.name,
    email: input.email,
    subject: input.subject,
    message: input.message,
    topic: translate(DEFAULT_LANGUAGE, `support.topic.${input.topic}`),
    user: who ? String(who.userId) : '–',
    login: who ? String(who.loginId) : '–',
    senderLanguage: language,
    failedRequest: input.failedRequestId ?? '–',
    request: requestId,
  };
}
