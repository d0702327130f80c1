import { Button, Skeleton } from '@mantine/core';
import type { OpenInvitation } from '@quayside/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths, storeRedirect } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NewLoginForm, type PasswordFieldType } from './new-login-form.tsx';
import classes from './team-screen.module.css';
import { useAcceptInvitation, useInvitation, useVisitor } from './use-invitation.ts';

/** The target of a mailed invitation, with and without a session. */
export function InvitationScreen({ PasswordField }: { readonly PasswordField: PasswordFieldType }) {
  const { t } = useTranslation('team');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const invitation = useInvitation(token);
  const { data } = invitation;
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={data ? t('accept.title', { business: data.business }) : t('accept.plainTitle')}
        lead={
          data
            ? t('accept.lead', { inviter: data.invitedBy, business: data.business, role: t(`role.${data.role}`) })
            : null
        }
      />
      <Panel>
        {token === '' ? <Notice tone="bad">{t('accept.noToken')}</Notice> : null}
        {invitation.isLoading ? <Skeleton height={120} /> : null}
        {invitation.isError ? <Notice tone="bad">{invitation.error.message}</Notice> : null}
        {data ? <Acceptance token={token} invitation={data} PasswordField={PasswordField} /> : null}
      </Panel>
    </div>
  );
}

interface AcceptanceProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly PasswordField: PasswordFieldType;
}

function Acceptance({ token, invitation, PasswordField }: AcceptanceProps) {
  const { t } = useTranslation('team');
  const { email, hasLogin, role } = invitation;
  const visitor = useVisitor();
  const accept = useAcceptInvitation(token, email);
  const failure = accept.isError ? <Notice tone="bad">{accept.error.message}</Notice> : null;
  if (visitor && visitor.login.email.toLowerCase() !== email) {
    return <Notice tone="warn">{t('accept.otherText', { login: visitor.login.email, email })}</Notice>;
  }
  if (visitor) {
    return (
      <>
        {failure}
        <p>{t('accept.as', { email })}</p>
        <p>{t(`roleText.${role}`)}</p>
        <div className={classes.actions}>
          <Button loading={accept.isPending} onClick={() => accept.mutate(null)}>
            {t('accept.join')}
          </Button>
        </div>
      </>
    );
  }
  if (hasLogin) return <SignInFirst token={token} email={email} />;
  return (
    <>
      {failure}
      <NewLoginForm email={email} accept={accept} PasswordField={PasswordField} />
    </>
  );
}

/** Sign-in returns to the invitation. */
function SignInFirst({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const signIn = () => {
    storeRedirect(paths.invitation(token));
    void navigate(paths.root);
  };
  return (
    <>
      <p>{t('accept.signInText', { email })}</p>
      <div className={classes.actions}>
        <Button onClick={signIn}>{t('accept.signIn', { email })}</Button>
      </div>
    </>
  );
}
