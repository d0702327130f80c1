import { mayStartOnboarding, PLATFORMS, type Platform } from '@quayside/kernel';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { StandIn } from '../../../ui/stand-in.tsx';
import { ConnectForm } from './connect-form.tsx';
import { outcomeQuery } from './outcome-query.ts';
import classes from './token-screen.module.css';

/** Connects a new shop, or reconnects the account in the query (`?account=`). */
export function TokenScreen() {
  const { t } = useTranslation(['accounts', 'app']);
  const [query] = useSearchParams();
  const { accounts } = useUser();
  const wanted = query.get('account');
  const account = accounts.find(({ id }) => String(id) === wanted);
  if (wanted !== null && !account) {
    return (
      <StandIn title={t('app:failed.missing')} actions={<Link to={paths.accounts}>{t('accounts:title')}</Link>}>
        <p>{t('accounts:token.unknown')}</p>
      </StandIn>
    );
  }
  return (
    <div className={classes.page}>
      {account ? (
        <>
          <PageHeader
            title={t('accounts:token.againTitle', { username: account.username })}
            lead={t('accounts:token.againLead', { username: account.username })}
          />
          <Panel>
            <Connect platform={account.platform} accountId={account.id} />
          </Panel>
        </>
      ) : (
        <NewAccount wanted={query.get('platform')} />
      )}
    </div>
  );
}

function NewAccount({ wanted }: { readonly wanted: string | null }) {
  const { t } = useTranslation(['accounts', 'app']);
  const user = useUser();
  const [, setQuery] = useSearchParams();
  const open = PLATFORMS.filter((platform) => mayStartOnboarding(user, platform));
  const platform = open.find((one) => one === wanted) ?? open[0];
  return (
    <>
      <PageHeader title={t('accounts:token.title')} lead={t('accounts:token.lead')} />
      {platform ? (
        <Panel>
          {open.length > 1 ? (
            <div className={classes.platforms}>
              <Segments
                label={t('accounts:token.platform')}
                value={platform}
                options={open.map((value) => ({ value, label: t(`app:platform.${value}`) }))}
                onChange={(value) =>
                  setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), platform: value }), {
                    replace: true,
                  })
                }
              />
            </div>
          ) : null}
          <Connect platform={platform} accountId={null} />
        </Panel>
      ) : (
        <Notice tone="info">{t('accounts:token.notYours')}</Notice>
      )}
    </>
  );
}

function Connect({ platform, accountId }: { readonly platform: Platform; readonly accountId: number | null }) {
  const navigate = useNavigate();
  return (
    <ConnectForm
      target={{ platform, accountId, back: paths.accounts, failureBack: paths.accounts }}
      onConnected={(result) => navigate(paths.accounts + outcomeQuery(platform, result))}
    />
  );
}
