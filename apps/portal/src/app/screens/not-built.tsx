import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';
import { useAddress } from '../routes/address.ts';

/** Stands at the address of a capability that is still to come, and names it. */
export function Screen() {
  const { t } = useTranslation('frame');
  const { route } = useAddress();
  if (!route) return null;
  return (
    <StandIn
      title={t('notBuilt.title', { view: t(`view.${route.id}`) })}
      actions={
        <Button component={Link} to={paths.root} variant="default">
          {t('notBuilt.home')}
        </Button>
      }
    >
      <p>{t('notBuilt.text')}</p>
    </StandIn>
  );
}
