import { Button, Skeleton } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import { draftOf, newDraft } from './chart-draft.ts';
import { ChartEditor } from './chart-editor.tsx';
import { ChartRows } from './chart-rows.tsx';
import classes from './charts.module.css';
import { SitePreview } from './site-preview.tsx';
import { UnmappedPanel } from './unmapped-panel.tsx';
import { useChartName } from './use-chart-name.ts';
import { useChart } from './use-charts.ts';

/** A new chart, a saved one, or a built-in one, which is read-only. */
export function ChartScreen() {
  const { chart } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  if (chart !== undefined) return <OpenChart key={chart} chartId={/^\d+$/.test(chart) ? Number(chart) : chart} />;
  return from === null ? <NewChart /> : <CopiedChart key={from} from={from} />;
}

function NewChart() {
  const { t } = useTranslation('charts');
  return (
    <>
      <PageHeader back={<Back />} title={t('new.title')} lead={t('new.lead')} />
      <ChartEditor chartId={null} initial={newDraft()} origins={{}} />
    </>
  );
}

/** A new chart that begins with the rows of a built-in one. */
function CopiedChart({ from }: { readonly from: string }) {
  const { t } = useTranslation('charts');
  const chart = useChart(from);
  if (chart.isPending) return <Skeleton height={420} radius="lg" />;
  if (chart.isLoadingError) return <Failed error={chart.error} onRetry={() => chart.refetch()} />;
  return (
    <>
      <PageHeader back={<Back />} title={t('new.title')} lead={t('new.lead')} />
      <ChartEditor chartId={null} initial={{ ...draftOf(chart.data), name: '' }} origins={{}} />
    </>
  );
}

function OpenChart({ chartId }: { readonly chartId: number | string }) {
  const { t } = useTranslation('charts');
  const at = useAccount();
  const mayChange = useMayChange();
  const nameOf = useChartName();
  const chart = useChart(chartId);
  if (chart.isPending) return <Skeleton height={420} radius="lg" />;
  if (chart.isLoadingError) return <Failed error={chart.error} onRetry={() => chart.refetch()} />;
  const { id, origins } = chart.data;
  if (typeof id === 'number') {
    return (
      <>
        <PageHeader back={<Back />} title={chart.data.name} lead={t('open.lead')} />
        <ChartEditor chartId={id} initial={draftOf(chart.data)} origins={origins} />
        <UnmappedPanel chartId={id} />
      </>
    );
  }
  const copy = (
    <Button component={Link} to={`${paths.chart(at)}?from=${id}`}>
      {t('builtIn.copy')}
    </Button>
  );
  return (
    <>
      <PageHeader
        back={<Back />}
        title={nameOf(chart.data)}
        lead={t('builtIn.lead')}
        actions={mayChange ? copy : null}
      />
      <div className={classes.screen}>
        <ChartRows chart={chart.data} />
        <SitePreview chart={chart.data} />
        <UnmappedPanel chartId={id} />
      </div>
    </>
  );
}

function Back() {
  const { t } = useTranslation('charts');
  return <Link to={paths.charts(useAccount())}>← {t('back')}</Link>;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return <ScreenFailure error={error} onRetry={onRetry} back={<Back />} />;
}
