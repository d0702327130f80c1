import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';
import { useAddress } from '../routes/address.ts';
import { helpInstead } from './help-instead.ts';

/** The placeholder of a missing feature: names it and says who helps meanwhile. */
export function Screen() {
  const { route, at } = useAddress();
  const { t } = useTranslation(['frame', ...(route?.rooms ?? [])]);
  if (!route) return null;
  const subject = helpInstead(route.id);
  return (
    <StandIn
      title={t('notBuilt.title', { view: route.name === undefined ? t(`frame:view.${route.id}`) : t(route.name) })}
      actions={
        <>
          {subject ? (
            <Button component={Link} to={paths.supportAbout(subject)}>
              {t('notBuilt.ask')}
            </Button>
          ) : null}
          {at && route.id === 'blacklist' ? (
            <Button component={Link} to={paths.products(at, 'blocked')} variant="default">
              {t('notBuilt.blocked')}
            </Button>
          ) : null}
          <Button component={Link} to={paths.root} variant="default">
            {t('notBuilt.home')}
          </Button>
        </>
      }
    >
      <p>{t(subject ? `notBuilt.meanwhile.${subject}` : 'notBuilt.text')}</p>
    </StandIn>
  );
}
