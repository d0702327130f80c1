import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';

/** The landing screen of a user whose platforms are all deleted. */
export function DeletedLanding() {
  const { t } = useTranslation('frame');
  return (
    <StandIn
      title={t('deleted.title')}
      actions={
        <>
          <Button component={Link} to={paths.start}>
            {t('deleted.start')}
          </Button>
          <Button component={Link} to={paths.profile} variant="default">
            {t('deleted.profile')}
          </Button>
          <Button component={Link} to={paths.submitRequest} variant="subtle">
            {t('deleted.contact')}
          </Button>
        </>
      }
    >
      <p>{t('deleted.text')}</p>
    </StandIn>
  );
}
