import { contract } from '@quayside/contract';
import { deriveFlags } from '@quayside/kernel';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { showOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './start-screen.module.css';

const STEPS = ['consent', 'import', 'decide'] as const;

/** Asks the gateway where the marketplace's consent page is, and sends the browser there. */
function useConnect() {
  const { id } = useUser();
  const { t } = useTranslation('onboarding');
  return useMutation({
    mutationFn: () =>
      call(contract.onboarding.start, {
        params: { id, platform: 'ebay' },
        body: {
          // The callback adds to the query how it went.
          redirect_back_url: paths.root,
          redirect_back_failure_url: paths.start,
        },
      }),
    onSuccess: ({ redirect_url }) => {
      showOverlay(t('leaving'));
      location.assign(redirect_url);
    },
  });
}

/** Where a new seller begins. `outcome` says how the last visit to a consent page ended. */
export function StartScreen({ outcome }: { readonly outcome: ReactNode }) {
  const { t } = useTranslation('onboarding');
  const { isPlatformless } = deriveFlags(useUser());
  const connect = useConnect();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t(isPlatformless ? 'lead' : 'returningLead')} />
      {outcome}
      {connect.isError ? <Notice tone="bad">{connect.error.message}</Notice> : null}
      <Panel>
        <div className={classes.platform}>
          <div className={classes.words}>
            <h2>{t('ebay.title')}</h2>
            <p>{t('ebay.text')}</p>
          </div>
          <ChangeButton
            duty="accounts"
            size="md"
            loading={connect.isPending || connect.isSuccess}
            onClick={() => connect.mutate()}
          >
            {t('ebay.connect')}
          </ChangeButton>
        </div>
      </Panel>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`step.${step}.title`)}</h3>
            <p>{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {isPlatformless ? null : <Link to={paths.root}>{t('skip')}</Link>}
    </div>
  );
}
