import { SUPPORT_TOPICS, type SupportContext, type SupportRequestInput, type SupportTopic } from '@quayside/contract';
import { isEmail, isPhone, isVisible } from '@quayside/kernel';

/** The values of the form; no topic is preselected. */
export interface RequestValues {
  readonly name: string;
  readonly email: string;
  readonly topic: SupportTopic | null;
  readonly subject: string;
  readonly message: string;
  readonly failedRequestId: string;
  /** Empty: no call is asked for. */
  readonly callBackPhone: string;
  /** Whether the context is sent along. */
  readonly isContextSent: boolean;
}

export type RequestProblem =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'topicRequired'
  | 'subjectRequired'
  | 'messageRequired'
  | 'phoneInvalid';

/** The problems of the typed values by field. */
export function judgeRequest(values: RequestValues): Partial<Record<keyof RequestValues, RequestProblem>> {
  const email = values.email.trim();
  return {
    ...(!isVisible(values.name) ? { name: 'nameRequired' } : {}),
    ...(email === '' ? { email: 'emailRequired' } : isEmail(email) ? {} : { email: 'emailInvalid' }),
    ...(values.topic === null ? { topic: 'topicRequired' } : {}),
    ...(!isVisible(values.subject) ? { subject: 'subjectRequired' } : {}),
    ...(!isVisible(values.message) ? { message: 'messageRequired' } : {}),
    ...(values.callBackPhone.trim() !== '' && !isPhone(phoneOf(values)) ? { callBackPhone: 'phoneInvalid' } : {}),
  };
}

/** A number without the blanks, dots, hyphens and brackets that people write between its digits. */
function phoneOf({ callBackPhone }: Pick<RequestValues, 'callBackPhone'>): string {
  return callBackPhone.replace(/[\s().\u2010-\u2015/-]/g, '');
}

/** The request to send; null while no topic is chosen. */
export function inputOf(
  { topic, failedRequestId, callBackPhone, isContextSent, ...values }: RequestValues,
  context: SupportContext | null,
): SupportRequestInput | null {
  if (topic === null) return null;
  const failed = failedRequestId.trim();
  const phone = phoneOf({ callBackPhone });
  return {
    ...values,
    email: values.email.trim(),
    topic,
    ...(failed === '' ? {} : { failedRequestId: failed }),
    ...(phone === '' ? {} : { callBackPhone: phone }),
    ...(isContextSent && context ? { context } : {}),
  };
}

export function isTopic(value: string | null): value is SupportTopic {
  return SUPPORT_TOPICS.some((topic) => topic === value);
}
