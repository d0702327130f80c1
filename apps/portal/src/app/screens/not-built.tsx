import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';
import { useAddress } from '../routes/address.ts';

/** The placeholder of a missing feature: names it. */
export function Screen() {
  const { route } = useAddress();
  const { t } = useTranslation('frame');
  if (!route) return null;
  return (
    <StandIn
      title={t('notBuilt.title', { view: t(`screens.${route.id}`) })}
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
