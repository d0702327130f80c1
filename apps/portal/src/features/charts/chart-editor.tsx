import { Button } from '@mantine/core';
import type { Chart } from '@quayside/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type ChartDraft, draftOf, flawOf, inputOf, isSameDraft, sizeRowsOf, sortedRows } from './chart-draft.ts';
import classes from './charts.module.css';
import { RowsEditor } from './rows-editor.tsx';
import { SitePreview } from './site-preview.tsx';
import { useChartConsent } from './use-chart-consent.ts';

interface ChartEditorProps {
  /** Null for a new one. */
  readonly chartId: number | null;
  readonly initial: ChartDraft;
  readonly origins: Chart['origins'];
}

/** The form of a chart. Saves only after the affected listings were counted and confirmed. */
export function ChartEditor({ chartId, initial, origins }: ChartEditorProps) {
  const { t } = useTranslation(['charts', 'app']);
  const at = useAccount();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = chartId === null;
  const flaw = flawOf(draft.rows);
  const isDirty = !isSameDraft(saved, draft);
  const consent = useChartConsent({
    onDone: (chart) => {
      showToast(isNew ? 'chartCreated' : 'chartUpdated');
      if (!chart) return;
      setSaved(draftOf(chart));
      setDraft(draftOf(chart));
      if (isNew) void navigate(paths.chart(at, chart.id), { replace: true });
    },
    onError: (error) => toastFailure(error, isNew ? 'chartCreate' : 'chartUpdate'),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isNamed = draft.name.trim() !== '' && (draft.brand.trim() !== '' || draft.category !== null);
    setHasFailed(!isNamed || flaw !== undefined);
    if (isNamed && !flaw) {
      setDraft({ ...draft, rows: sortedRows(draft.rows) });
      consent.ask({ chartId, chart: inputOf(draft) });
      return;
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <>
      <form ref={form} noValidate className={classes.screen} onSubmit={submit}>
        <BasicsPanel
          draft={draft}
          isReadOnly={!mayChange}
          hasFailed={hasFailed}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <RowsEditor
          rows={draft.rows}
          isReadOnly={!mayChange}
          flaw={hasFailed ? flaw : undefined}
          onChange={(rows) => setDraft({ ...draft, rows })}
        />
        {flaw ? null : <SitePreview chart={{ ...draft, origins, rows: sizeRowsOf(draft.rows) }} />}
        <SaveBar status={isDirty && !isNew ? t('charts:dirty') : ''}>
          {isDirty ? (
            <Button
              variant="subtle"
              onClick={() => {
                setDraft(saved);
                setHasFailed(false);
              }}
            >
              {t('charts:discard')}
            </Button>
          ) : null}
          <ChangeButton type="submit" disabled={!isNew && !isDirty} loading={consent.isPending}>
            {t(isNew ? 'charts:form.create' : 'app:save')}
          </ChangeButton>
        </SaveBar>
      </form>
      {isDirty ? <UnsavedGuard /> : null}
      {consent.question ? <ChangeDialog {...consent.question} /> : null}
    </>
  );
}
