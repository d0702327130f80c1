import { Button } from '@mantine/core';
import { type Service, type ServiceState, servicePromo } from '@quayside/kernel';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { hideOverlay, showOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { StandIn } from '../../ui/stand-in.tsx';

export interface ServiceScreenProps {
  readonly service: Service;
  readonly userId: number;
  readonly state: ServiceState;
  readonly isPaying: boolean;
  /** The external host of both services, and the contact address. */
  readonly shippingUrl: string;
  readonly contactUrl: string;
}

/** The shipping or returns page: redirects to the external host, or shows what is needed to get the service. */
export function ServiceScreen({ service, userId, state, isPaying, shippingUrl, contactUrl }: ServiceScreenProps) {
  const { t } = useTranslation('frame');
  const promo = servicePromo(service, state, { isPaying });
  const name = t(`service.${service}.title`);
  if (promo === 'none') return <Going name={name} to={serviceAddress(shippingUrl, service, userId)} />;
  return (
    <StandIn
      title={t(`service.${promo}Title`, { service: name })}
      actions={
        promo === 'upgrade' ? (
          <Button component={Link} to={paths.plans}>
            {t('module.upgrade')}
          </Button>
        ) : promo === 'demo' ? (
          <Button component="a" href={contactUrl}>
            {t('service.demo')}
          </Button>
        ) : null
      }
    >
      <p>{t(`service.${service}.lead`)}</p>
      <p>{t(`service.${promo}Text`, { service: name })}</p>
    </StandIn>
  );
}

function serviceAddress(host: string, service: Service, userId: number): string {
  return `${host}/${service}?user_id=${userId}`;
}

function Going({ name, to }: { readonly name: string; readonly to: string }) {
  const { t } = useTranslation('frame');
  const words = t('service.going', { service: name });
  useEffect(() => {
    showOverlay(words);
    location.replace(to);
    return hideOverlay;
  }, [words, to]);
  return (
    <StandIn
      title={words}
      actions={
        <Button component="a" href={to} variant="default">
          {t('service.go')}
        </Button>
      }
    >
      {null}
    </StandIn>
  );
}
