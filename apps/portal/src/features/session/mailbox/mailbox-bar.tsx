import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SendLinkButton } from './send-link-button.tsx';
import { useSendLink } from './use-mailbox.ts';

/**
 * Shown until the e-mail address is confirmed: what is unavailable until then, and a button that requests a new mail.
 */
export function MailboxBar() {
  const { t } = useTranslation('frame');
  const { login } = useUser();
  const sending = useSendLink();
  if (login.isVerified) return null;
  const { email } = login;
  return (
    <section aria-label={t('mailbox.label')}>
      <Notice
        tone={sending.isError ? 'bad' : 'warn'}
        title={t('mailbox.label')}
        action={<SendLinkButton sending={sending} />}
      >
        {sending.isError ? sending.error.message : t(sending.isSuccess ? 'mailbox.sent' : 'mailbox.text', { email })}
      </Notice>
    </section>
  );
}
