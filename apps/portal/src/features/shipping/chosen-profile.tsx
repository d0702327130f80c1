import { Skeleton } from '@mantine/core';
import type { ShippingProfilePage } from '@quayside/contract';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { MarketplacePanels } from './marketplace-panels.tsx';
import { useCoverage } from './use-shipping.ts';

/** The coverage of one profile, and its state at the marketplace. The address stores which profile. */
export function ChosenProfile({ profiles }: { readonly profiles: ShippingProfilePage['list'] }) {
  const { t } = useTranslation('shipping');
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('profile'));
  const chosen =
    profiles.find(({ id }) => id === wanted) ?? profiles.find(({ is_default }) => is_default) ?? profiles[0];
  if (!chosen) return null;
  return (
    <>
      <Panel
        title={t('coverage.title')}
        aside={
          <Choice
            label={t('column.profile')}
            value={String(chosen.id)}
            options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => setSearch({ profile: id }, { replace: true, preventScrollReset: true })}
          />
        }
      >
        <SavedCoverage key={chosen.id} profileId={chosen.id} />
      </Panel>
      <MarketplacePanels key={`policies ${chosen.id}`} profileId={chosen.id} name={chosen.name} />
    </>
  );
}

function SavedCoverage({ profileId }: { readonly profileId: number }) {
  const coverage = useCoverage(profileId);
  if (coverage.isPending) return <Skeleton height={240} />;
  if (coverage.isError) return <ErrorState error={coverage.error} onRetry={() => coverage.refetch()} />;
  return <CoverageTable rows={coverage.data.countries} />;
}
