import type { PortalSettings, SupportRequestInput } from '@quayside/contract';
import { DEFAULT_LANGUAGE, type Language, translate } from '@quayside/i18n';
import { type AccessUser, HOUR_MS, supportChannels } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
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

/** Data about the caller, in addition to the request's text. */
export interface SupportCaller {
  readonly who: Who | null;
  /** The signed-in user; null without a session. */
  readonly user: AccessUser | null;
  /** The caller's network, see `networkOf`. */
  readonly network: string;
  readonly language: Language;
  readonly requestId: string;
}

/** Each request sends two mails, one to the typed address, so limits prevent flooding a mailbox. */
const LIMITS = {
  ofEmail: { what: 'support request of email', most: 5, windowMs: HOUR_MS },
  fromAddress: { what: 'support request from address', most: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Stores a request and enqueues its mail to support and the receipt, all or nothing. The receipt repeats no typed text, so that nobody can
 * write to a stranger through Quayside.
 * @returns its readable id
 * @throws support_form_off; no_access if the user may not write, or not be called; too_many_attempts
 */
export async function submitRequest(
  deps: SupportDeps,
  input: SupportRequestInput,
  caller: SupportCaller,
): Promise<string> {
  if (!deps.portal.isRequestFormOn) throw fail('support_form_off');
  const channels = supportChannels(caller.user);
  if (!channels.ticket_form || (input.callBackPhone !== undefined && !channels.talk)) throw fail('no_access');
  await countAttempt(deps, [
    [LIMITS.ofEmail, mailboxOf(input.email)],
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
      // Support reads one language, whatever the sender's.
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

/** The variables of the mail to support. Ids are strings, so that they are not formatted as numbers. */
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
    screen: input.context?.screen ?? '–',
    run: input.context?.runId === undefined ? '–' : String(input.context.runId),
    browser: input.context?.browser ?? '–',
    phone: input.callBackPhone ?? '–',
  };
}
