import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';
import type { ViewName } from '../routes/routes.data.ts';

export interface InsteadProps {
  readonly shown: 'upgrade' | 'module' | 'noaccess';
  readonly view: ViewName;
}

/** Replaces a screen that the user may not see: names the view and, if possible, how to get it. */
export function InsteadScreen({ shown, view }: InsteadProps) {
  if (shown === 'upgrade') return <DisabledDashboard />;
  return shown === 'module' ? <DisabledModule view={view} /> : <NoAccess view={view} />;
}

/** Before an ESB seller's trial, the plans replace the dashboard. */
function DisabledDashboard() {
  const { t } = useTranslation('frame');
  return (
    <StandIn
      title={t('disabledDashboard.title')}
      actions={
        <Button component={Link} to={paths.plans}>
          {t('disabledDashboard.upgrade')}
        </Button>
      }
    >
      <p>{t('disabledDashboard.text')}</p>
    </StandIn>
  );
}

/** The disabled-module screen with the specification's texts. Its second link uses the old address of the plans, as specified. */
function DisabledModule({ view }: { readonly view: ViewName }) {
  const { t } = useTranslation('frame');
  return (
    <StandIn
      title={t('module.title', { module: t(`screens.${view}`) })}
      actions={
        <>
          <Button component={Link} to={paths.plans}>
            {t('module.upgrade')}
          </Button>
          <Button component={Link} to="/plans" variant="default">
            {t('module.plans')}
          </Button>
        </>
      }
    >
      <p>{t('module.text')}</p>
      <p>{t('module.upgradeText')}</p>
    </StandIn>
  );
}

function NoAccess({ view }: { readonly view: ViewName }) {
  const { t } = useTranslation('frame');
  return (
    <StandIn
      title={t('noAccess.title', { view: t(`screens.${view}`) })}
      actions={
        <Button component={Link} to={paths.submitRequest} variant="default">
          {t('noAccess.support')}
        </Button>
      }
    >
      <p>{t('noAccess.text')}</p>
    </StandIn>
  );
}
