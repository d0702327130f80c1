import { Switch } from '@mantine/core';
import { LOOKS_UNTIL_TRUST, type TrustedPlace } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { engineName, useEngineTrust, useTrustEngines } from '../../lib/engine-trust.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

/** Where engines’ titles go live without a look: decided by the seller, or after enough looks. */
export function TrustPanel() {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const places = useEngineTrust().data?.places ?? [];
  const trust = useTrustEngines();
  const mayChange = mayDo(useUser().role, 'work');
  if (places.length === 0) return null;
  return (
    <Panel title={t('trust.title')} flush>
      <PlainTable
        label={t('trust.title')}
        rows={places}
        rowKey={({ site, engine }) => `${site} ${engine}`}
        columns={[
          { key: 'site', title: t('trust.site'), cell: ({ site }) => format.site(site) },
          { key: 'engine', title: t('engine'), cell: ({ engine }) => engineName(engine) },
          {
            key: 'trusted',
            title: t('trust.without'),
            cell: ({ site, engine, isTrusted }) => (
              <Switch
                aria-label={t('trust.switch', { engine: engineName(engine), site: format.site(site) })}
                checked={isTrusted}
                disabled={!mayChange || trust.isPending}
                onChange={(event) =>
                  trust.mutate(
                    { places: [{ site, engine }], isTrusted: event.currentTarget.checked },
                    { onError: (error) => toastFailure(error) },
                  )
                }
              />
            ),
          },
          { key: 'why', title: t('state'), cell: (place) => <Why place={place} /> },
        ]}
      />
    </Panel>
  );
}

function Why({ place: { isTrusted, looked, decidedBy, decidedAt } }: { readonly place: TrustedPlace }) {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const looks = format.number(LOOKS_UNTIL_TRUST);
  const time = decidedAt === null ? '' : format.dateTime(decidedAt);
  if (decidedBy === null) return t('trust.counting', { looked: format.number(looked), looks });
  if (decidedBy === 'looks') return t('trust.earned', { looks, time });
  return t(isTrusted ? 'trust.chosen' : 'trust.takenBack', { time });
}
