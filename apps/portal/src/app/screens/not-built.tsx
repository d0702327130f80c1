import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';
import { useAddress } from '../routes/address.ts';

/** The placeholder of a missing feature: names it. */
export function Screen() {
  const { route } = useAddress();
  const { t } = useTranslation(['frame', ...(route?.rooms ?? [])]);
  if (!route) return null;
  return (
    <StandIn
      title={t('notBuilt.title', { view: route.name === undefined ? t(`frame:view.${route.id}`) : t(route.name) })}
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
