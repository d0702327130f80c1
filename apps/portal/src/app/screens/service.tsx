import { deriveFlags, serviceStates } from '@quayside/kernel';
import { useEffect } from 'react';
import { ServiceScreen } from '../../features/services/service-screen.tsx';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { useUser } from '../../lib/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { markVisited } from '../frame/use-visited.ts';
import { useAddress } from '../routes/address.ts';

/** `/shipping` and `/returns`. */
export function Screen() {
  const user = useUser();
  const settings = usePortalSettings();
  const service = useAddress().route?.id === 'returns' ? 'returns' : 'shipping';
  useEffect(() => markVisited(service), [service]);
  if (!settings) return <Spinner />;
  return (
    <ServiceScreen
      service={service}
      userId={user.id}
      state={serviceStates(user)[service]}
      isPaying={deriveFlags(user).isPaying}
      shippingUrl={settings.shippingUrl}
      contactUrl={settings.contactUrl}
    />
  );
}
