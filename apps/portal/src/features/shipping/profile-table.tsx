import type { ShippingProfilePage } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './shipping.module.css';

type Summary = ShippingProfilePage['list'][number];

export function ProfileTable({
  profiles,
  onRemove,
}: {
  readonly profiles: readonly Summary[];
  readonly onRemove: (profile: Summary) => void;
}) {
  const { t } = useTranslation(['shipping', 'app', 'places']);
  const format = useFormat();
  const at = useAccount();
  return (
    <PlainTable
      label={t('shipping:profiles')}
      rows={profiles}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('shipping:column.profile'),
          cell: ({ id, name, is_default }) => (
            <span className={classes.named}>
              <Link to={paths.shippingProfile(at, id)}>{name}</Link>
              {is_default ? <Badge tone="info">{t('shipping:default.badge')}</Badge> : null}
            </span>
          ),
        },
        {
          key: 'items',
          title: t('shipping:column.items'),
          isNumber: true,
          cell: ({ items }) => (
            <span
              title={format.values(
                items.map(({ platform, count }) =>
                  t('app:labelled', { label: t(`app:platform.${platform}`), value: format.number(count) }),
                ),
              )}
            >
              {format.number(items.reduce((sum, { count }) => sum + count, 0))}
            </span>
          ),
        },
        {
          key: 'regions',
          title: t('shipping:column.regions'),
          cell: ({ regions }) =>
            regions.length === 0 ? (
              <Badge tone="warn">{t('shipping:noRegion')}</Badge>
            ) : (
              <span className={classes.named}>
                {regions.map((region) => (
                  <Flag key={region} code={region} kind="region" label={format.region(region)} />
                ))}
              </span>
            ),
        },
        {
          key: 'countries',
          title: t('shipping:column.countries'),
          cell: ({ custom_countries, excluded_countries }) =>
            t('shipping:countryCounts', {
              custom: format.number(custom_countries),
              excluded: format.number(excluded_countries),
            }),
        },
        {
          key: 'handling',
          title: t('shipping:column.handling'),
          cell: ({ handling_time }) => t('shipping:days', { count: handling_time }),
        },
        {
          key: 'free',
          title: t('shipping:column.free'),
          cell: ({ free_shipping }) => t(free_shipping ? 'shipping:free.yes' : 'shipping:free.no'),
        },
        {
          key: 'updated',
          title: t('shipping:column.updated'),
          cell: ({ updated_at }) => <span className={classes.soft}>{format.shortMoment(updated_at)}</span>,
        },
        {
          key: 'actions',
          title: t('shipping:column.actions'),
          isTitleHidden: true,
          isNumber: true,
          cell: (profile) => (
            <ChangeButton
              variant="subtle"
              color="red"
              size="xs"
              aria-label={t('shipping:remove.name', { name: profile.name })}
              onClick={() => onRemove(profile)}
            >
              {t('shipping:remove.short')}
            </ChangeButton>
          ),
        },
      ]}
    />
  );
}
