import { SERVICE_LEVELS, type Site, siteFacts } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useShippingServices } from './use-shipping.ts';

export interface ServiceGroup {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** The services that a rate may use: the general levels, and eBay's own services in a site's country. */
export function useServiceGroups(): (country: string | null) => readonly ServiceGroup[] {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const services = useShippingServices().data?.services ?? [];
  const levels = {
    group: t('service.levels'),
    items: SERVICE_LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) })),
  };
  return (country) => {
    const there = services.filter(({ site }) => country !== null && countriesOf(site).includes(country));
    const items = there.map(({ code, name, days: [from, to] }) => ({
      value: code,
      label: t('service.withDays', { name, from: format.number(from), to: format.number(to) }),
    }));
    return items.length === 0 ? [levels] : [levels, { group: t('service.own'), items }];
  };
}

/** The codes that a profile may use for a site's country. */
function countriesOf(site: Site): readonly string[] {
  const { country } = siteFacts(site);
  return site === 'BEFR' ? [country, 'BEFR'] : [country];
}

/** The name of a level or of a site-specific service. */
export function useServiceName(): (code: string) => string {
  const { t } = useTranslation('shipping');
  const services = useShippingServices().data?.services ?? [];
  return (code) => {
    const level = SERVICE_LEVELS.find((one) => one === code);
    return level ? t(`level.${level}`) : (services.find((service) => service.code === code)?.name ?? code);
  };
}
