import { Skeleton } from '@mantine/core';
import type { RunItem } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { formatFor } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import classes from './run-screen.module.css';
import { TitleNotes } from './title-notes.tsx';
import { useRunItems } from './use-runs.ts';

/** Fewer ready samples than drafts, because drafts need a closer look. */
const READY_SAMPLES = 3;
const DRAFT_SAMPLES = 9;

/** A few ready listings and drafts as buyers will see them. */
export function SamplesPanel({ runId }: { readonly runId: number }) {
  const { t } = useTranslation('publishing');
  const ready = useRunItems(runId, { verdict: 'ready', limit: READY_SAMPLES });
  const drafts = useRunItems(runId, { verdict: 'draft', limit: DRAFT_SAMPLES });
  const [previewed, setPreviewed] = useState<RunItem | null>(null);
  const samples = [ready, drafts].flatMap((runItems) => runItems.data?.pages[0]?.list ?? []);
  if (ready.isPending || drafts.isPending) return <Skeleton height={220} radius="lg" />;
  if (samples.length === 0) return null;
  return (
    <Panel title={t('preview.samples')} aside={t('preview.samplesLead')}>
      <div className={classes.samples}>
        {samples.map((runItem) => (
          <Sample key={`${runItem.itemId} ${runItem.site}`} runItem={runItem} onOpen={() => setPreviewed(runItem)} />
        ))}
      </div>
      {previewed ? <PreviewDialog runId={runId} runItem={previewed} onClose={() => setPreviewed(null)} /> : null}
    </Panel>
  );
}

function Sample({ runItem, onOpen }: { readonly runItem: RunItem; readonly onOpen: () => void }) {
  const { t } = useTranslation('publishing');
  const { locale, language } = siteFacts(runItem.site);
  return (
    <button type="button" className={classes.sample} onClick={onOpen}>
      <Thumb url={runItem.imageUrl} size={56} />
      <span className={classes.sampleTitle} lang={language}>
        {runItem.title ?? t('preview.noTitle')}
      </span>
      <span className={classes.sampleFoot}>
        <SitePlate site={runItem.site} />
        {runItem.price ? <strong>{formatFor(locale).money(runItem.price)}</strong> : null}
        {runItem.verdict === 'draft' ? <Badge tone="wait">{t('runItems.verdict.draft')}</Badge> : null}
      </span>
      <TitleNotes runItem={runItem} />
    </button>
  );
}
