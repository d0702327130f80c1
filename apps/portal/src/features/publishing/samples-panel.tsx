import { Skeleton } from '@mantine/core';
import type { RunCell } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFor } from '../../lib/i18n/format.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import classes from './run-screen.module.css';
import { TitleNotes } from './title-notes.tsx';
import { useCells } from './use-runs.ts';

/** Drafts want the closer look. */
const READY_SAMPLES = 3;
const DRAFT_SAMPLES = 9;

/** A few listings as buyers will see them: some that are ready and some drafts. */
export function SamplesPanel({ runId }: { readonly runId: number }) {
  const { t } = useTranslation('publishing');
  const ready = useCells(runId, { verdict: 'ready', limit: READY_SAMPLES });
  const drafts = useCells(runId, { verdict: 'draft', limit: DRAFT_SAMPLES });
  const [previewed, setPreviewed] = useState<RunCell | null>(null);
  const samples = [ready, drafts].flatMap((cells) => cells.data?.pages[0]?.list ?? []);
  if (ready.isPending || drafts.isPending) return <Skeleton height={220} radius="lg" />;
  if (samples.length === 0) return null;
  return (
    <Panel title={t('preview.samples')} aside={t('preview.samplesLead')}>
      <div className={classes.samples}>
        {samples.map((cell) => (
          <Sample key={`${cell.itemId} ${cell.site}`} cell={cell} onOpen={() => setPreviewed(cell)} />
        ))}
      </div>
      {previewed ? <PreviewDialog runId={runId} cell={previewed} onClose={() => setPreviewed(null)} /> : null}
    </Panel>
  );
}

function Sample({ cell, onOpen }: { readonly cell: RunCell; readonly onOpen: () => void }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const { locale, language } = siteFacts(cell.site);
  return (
    <button type="button" className={classes.sample} onClick={onOpen}>
      <Thumb url={cell.imageUrl} size={56} />
      <span className={classes.sampleTitle} lang={language}>
        {cell.title ?? t('preview.noTitle')}
      </span>
      <span className={classes.sampleFoot}>
        <SitePlate site={cell.site} />
        {cell.price ? <strong>{formatFor(locale).money(cell.price)}</strong> : null}
        {cell.verdict === 'draft' && cell.coverage !== null ? (
          <Badge tone="wait">{format.percent(cell.coverage / 100)}</Badge>
        ) : null}
      </span>
      <TitleNotes cell={cell} />
    </button>
  );
}
