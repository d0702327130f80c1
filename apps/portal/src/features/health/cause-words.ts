import type { FailureCause } from '@quayside/contract';
import type { FixCode } from '@quayside/kernel';
import { REASONS } from '@quayside/kernel';
import type { i18n as Messages } from 'i18next';

/** The texts of a cause and its remedy, with a link if there is one. The messages `publishing` must be loaded. */
export function causeWords(cause: FailureCause, messages: Messages): { title: string; help: string; fix: FixCode } {
  const { fix } = REASONS[cause.code];
  if (cause.topic !== null) {
    const { topic } = cause;
    return { title: messages.t(`health:refusal.${topic}.title`), help: messages.t(`health:refusal.${topic}.fix`), fix };
  }
  return { title: messages.t(`publishing:reason.${cause.code}`), help: messages.t(`publishing:fix.${fix}`), fix };
}
