import { Button, Skeleton } from '@mantine/core';
import type { SessionUser } from '@quayside/contract';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { chosenPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths, storeRedirect } from '../../../lib/paths.ts';
import { useMaybeUser } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../form.module.css';
import { ContactProof } from './contact-proof.tsx';
import { SendLinkButton } from './send-link-button.tsx';
import { useProof, useSendLink } from './use-mailbox.ts';

/**
 * The target of the links that confirm an e-mail address, of the login or of the business's contact, with and without a
 * session.
 */
export function ConfirmEmailScreen() {
  const { t } = useTranslation('security');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const contact = query.has('contact') ? Number(query.get('contact')) : null;
  const user = useMaybeUser();
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('confirmEmail.title')} />
      <Panel>
        {token === '' ? <Notice tone="bad">{t('confirmEmail.noToken')}</Notice> : null}
        {token !== '' && user && contact === null ? <Proof token={token} user={user} /> : null}
        {token !== '' && user && contact !== null ? <ContactProof token={token} businessId={contact} /> : null}
        {token !== '' && !user ? <SignInFirst token={token} contact={contact} /> : null}
      </Panel>
    </div>
  );
}

function Proof({ token, user }: { readonly token: string; readonly user: SessionUser }) {
  const { t } = useTranslation(['security', 'frame']);
  const proof = useProof(token, user.login.id);
  if (proof.isPending) {
    return (
      <div role="status">
        <p>{t('security:confirmEmail.working')}</p>
        <Skeleton height={40} />
      </div>
    );
  }
  if (proof.isSuccess) {
    return (
      <>
        <Notice tone="ok" title={t('security:confirmEmail.done')}>
          {t('security:confirmEmail.doneText')}
        </Notice>
        <GoOn />
      </>
    );
  }
  if (isApiError(proof.error) && proof.error.code === 'link_of_other_login') {
    return (
      <Notice tone="warn" title={t('security:confirmEmail.failed')}>
        {t('security:confirmEmail.other', { login: user.login.email })}
      </Notice>
    );
  }
  if (user.login.isVerified) {
    return (
      <>
        <Notice tone="ok" title={t('security:confirmEmail.already')}>
          {t('security:confirmEmail.alreadyText')}
        </Notice>
        <GoOn />
      </>
    );
  }
  return <Failure error={proof.error} email={user.login.email} onRetry={() => void proof.refetch()} />;
}

interface FailureProps {
  readonly error: Error;
  readonly email: string;
  readonly onRetry: () => void;
}

/** An expired link offers a new mail; any other error offers a retry. */
function Failure({ error, email, onRetry }: FailureProps) {
  const { t } = useTranslation(['security', 'frame']);
  const sending = useSendLink();
  const isOver = isApiError(error) && error.code.startsWith('link_');
  return (
    <>
      <Notice tone="bad" title={t('security:confirmEmail.failed')}>
        {error.message}
      </Notice>
      {sending.isSuccess ? <Notice tone="ok">{t('frame:mailbox.sent', { email })}</Notice> : null}
      {sending.isError ? <Notice tone="bad">{sending.error.message}</Notice> : null}
      <div className={classes.actions}>
        {isOver ? (
          <SendLinkButton sending={sending} />
        ) : (
          <Button onClick={onRetry}>{t('security:confirmEmail.retry')}</Button>
        )}
      </div>
    </>
  );
}

/** Leads to the checkout of the plan that was chosen before signing up, or to the start. */
function GoOn() {
  const { t } = useTranslation('security');
  const user = useMaybeUser();
  const chosen = user?.hasActiveSubscription ? null : chosenPlan();
  return (
    <p>
      <Link to={chosen ? paths.checkout('billing', chosen) : paths.root}>{t('confirmEmail.goOn')}</Link>
    </p>
  );
}

/** Sign-in returns to the link. */
function SignInFirst({ token, contact }: { readonly token: string; readonly contact: number | null }) {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const signIn = () => {
    storeRedirect(contact === null ? paths.confirmEmail(token) : paths.confirmContact(contact, token));
    void navigate(paths.root);
  };
  return (
    <>
      <Notice tone="info" title={t('confirmEmail.signIn')}>
        {contact === null ? t('confirmEmail.signInText') : t('confirmContact.signInText')}
      </Notice>
      <div className={classes.actions}>
        <Button onClick={signIn}>{t('confirmEmail.signInAction')}</Button>
      </div>
    </>
  );
}
