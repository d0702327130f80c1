import { Button } from '@mantine/core';
import type { ImportView } from '@quayside/contract';
import type { i18n as Messages } from 'i18next';
import { Suspense, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { LateBar } from '../../ui/late-bar.tsx';
import { Meter } from '../../ui/meter.tsx';
import classes from './import-banner.module.css';
import { isListing, isUnderWay, isWorthShowing, secondsLeft, settledItems } from './import-progress.ts';
import { useImportActions, useLatestImport } from './use-accounts.ts';

const ImportProblems = lazyPart(async () => ({ default: (await import('./import-problems.tsx')).ImportProblems }));

interface ImportProps {
  readonly accountId: number;
  /** The account's name, if several accounts are listed. */
  readonly name?: string;
}

/** The state of the catalogue import, while relevant, above a screen that is usable without it. */
export function ImportBanner(props: ImportProps) {
  const { data } = useLatestImport(props.accountId);
  return (
    <LateBar key={props.accountId} isKnown={data !== undefined}>
      {data && isWorthShowing(data, Date.now()) ? <Banner {...props} latest={data} /> : null}
    </LateBar>
  );
}

/** The same as a section of a screen about imports. */
export function ImportProgress(props: ImportProps) {
  const { data } = useLatestImport(props.accountId);
  return data && isWorthShowing(data, Date.now()) ? <Banner {...props} latest={data} /> : null;
}

function Banner({ accountId, latest, name }: ImportProps & { readonly latest: ImportView }) {
  const { t } = useTranslation(['accounts', 'app']);
  const { start, cancel } = useImportActions(accountId);
  const [showsProblems, setShowsProblems] = useState(false);
  return (
    <section
      className={classes.banner}
      aria-label={name ? t('app:labelled', { label: t('import.title'), value: name }) : t('import.title')}
      data-state={latest.state}
    >
      <div className={classes.words}>
        <p role="status">
          {name ? <strong>{name} · </strong> : null}
          <ImportSentence view={latest} />
        </p>
        {isUnderWay(latest) ? (
          <Meter
            label={t('import.title')}
            total={Math.max(latest.total, 1)}
            parts={
              isListing(latest)
                ? [{ tone: 'info', n: latest.listed + latest.skipped }]
                : [
                    { tone: 'ok', n: latest.imported + latest.updated },
                    { tone: 'bad', n: latest.failed },
                    { tone: 'off', n: latest.skipped },
                  ]
            }
          />
        ) : null}
      </div>
      <div className={classes.actions}>
        {latest.failed + latest.skipped > 0 ? (
          <Button variant="default" onClick={() => setShowsProblems(true)}>
            {t('import.showProblems')}
          </Button>
        ) : null}
        {isUnderWay(latest) ? (
          <ChangeButton variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(latest.importId)}>
            {t('import.cancel')}
          </ChangeButton>
        ) : (
          <ChangeButton variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {t('import.again')}
          </ChangeButton>
        )}
      </div>
      <Suspense fallback={null}>
        {showsProblems ? <ImportProblems importId={latest.importId} onClose={() => setShowsProblems(false)} /> : null}
      </Suspense>
    </section>
  );
}

/** Why an import stopped or needs attention; empty otherwise. */
function importProblem(view: ImportView, messages: Messages): string {
  if (view.errorCode === null) return '';
  const key = `accounts:import.error.${view.errorCode}`;
  return messages.t(
    messages.exists(key) ? (key as 'accounts:import.error.report_columns') : 'accounts:import.error.internal',
    { columns: view.errorText ?? '' },
  );
}

function ImportSentence({ view }: { readonly view: ImportView }) {
  const { t, i18n } = useTranslation('accounts');
  const format = useFormat();
  const failures = view.failed > 0 ? ` · ${t('import.failedSoFar', { count: view.failed })}` : '';
  const leftOut = view.skipped > 0 ? t('import.leftOut', { count: view.skipped }) : '';
  switch (view.state) {
    case 'queued':
      return t('import.queued');
    case 'paused':
      return view.resumesAt
        ? t('import.paused', { time: format.moment(view.resumesAt) })
        : `${t('import.failed')} ${importProblem(view, i18n)}`;
    case 'failed':
      return `${t('import.failed')} ${importProblem(view, i18n)}`;
    case 'cancelled':
      return t('import.cancelled');
    case 'done':
      return [
        importProblem(view, i18n),
        view.failed > 0 ? t('import.doneWithProblems', { count: view.failed }) : '',
        leftOut,
      ].join(' ');
    case 'running': {
      const listed = format.number(view.listed + view.skipped);
      const total = format.number(view.total);
      if (isListing(view)) {
        return view.total > 0 ? t('import.listing', { listed, total }) : t('import.listingOpen', { listed });
      }
      const left = secondsLeft(view);
      const sentence = t('import.details', { done: format.number(settledItems(view)), total });
      return `${sentence} ${left === null ? '' : t('import.left', { time: format.duration(left) })}${failures} ${leftOut}`;
    }
  }
}
