import { type EnginePlace, LOOKS_UNTIL_TRUST, type RunView } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { engineName, useEngineTrust, useTrustEngines } from '../../lib/engine-trust.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './run-screen.module.css';
import { useUnseenTitles } from './use-runs.ts';

/** The engines’ titles that wait for a look, by site and engine, with one control that lets all of them go live. */
export function UnseenPanel({ run, onShow }: { readonly run: RunView; readonly onShow: () => void }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const unseen = useUnseenTitles(run);
  const trust = useTrustEngines();
  const list = unseen.data?.list ?? [];
  if (list.length === 0) return <EarnedNote run={run} />;
  const places = list.map(({ site, engine }): EnginePlace => ({ site, engine }));
  return (
    <Panel title={t('unseen.title')}>
      <div className={classes.stack}>
        <span>{t('unseen.text', { looks: format.number(LOOKS_UNTIL_TRUST) })}</span>
        <ul>
          {list.map(({ site, engine, n }) => (
            <li key={`${site} ${engine}`}>
              {t('unseen.place', {
                site: format.site(site),
                engine: engineName(engine),
                titles: t('estimate.titles', { count: n }),
              })}
            </li>
          ))}
        </ul>
        <LinkButton onClick={onShow}>{t('unseen.look')}</LinkButton>
        <div>
          <ChangeButton
            variant="default"
            loading={trust.isPending}
            onClick={() => trust.mutate({ places, isTrusted: true }, { onError: (error) => toastFailure(error) })}
          >
            {t('unseen.trust')}
          </ChangeButton>
        </div>
      </div>
    </Panel>
  );
}

/** Says which engines are trusted on the run’s sites without the seller having said so. */
function EarnedNote({ run }: { readonly run: RunView }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const at = useAccount();
  const places = useEngineTrust().data?.places ?? [];
  const earned = places.filter(
    ({ site, isTrusted, decidedBy }) => isTrusted && decidedBy === 'looks' && run.sites.includes(site),
  );
  if (run.kind === 'end' || earned.length === 0) return null;
  return (
    <p className={classes.note}>
      {t('unseen.earned', {
        looks: format.number(LOOKS_UNTIL_TRUST),
        places: format.list(earned.map(({ site, engine }) => `${engineName(engine)} (${format.site(site)})`)),
      })}{' '}
      <Link to={paths.engines(at)}>{t('unseen.takeBack')}</Link>
    </p>
  );
}
