import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RunItem, RunItemOutcome, RunItemVerdict, RunView, TermOffer } from '@quayside/contract';
import type { ReasonCode, Site } from '@quayside/kernel';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { type AccountPlace, usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { otherItemOf, reasonDetail } from '../../lib/reasons.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HelpLink } from '../../ui/help-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { TermOfferLine } from '../../ui/term-offer-line.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { isWaiting, RunItemTitle } from './run-item-title.tsx';
import { runItemsCsv } from './run-items-csv.ts';
import classes from './run-screen.module.css';
import { useRunItemExport, useRunItems } from './use-runs.ts';

const TYPING_MS = 250;

export interface RunItemFilter {
  readonly reason?: ReasonCode;
  readonly verdict?: RunItemVerdict;
  readonly outcome?: RunItemOutcome;
  readonly site?: Site;
}

interface RunItemsDialogProps {
  readonly run: Pick<RunView, 'runId' | 'sourceAccountId' | 'sites' | 'state' | 'kind'>;
  readonly filter: RunItemFilter;
  readonly onClose: () => void;
}

/** The listings behind a figure, each with its title to search and correct, its reason and a link to its item. */
export function RunItemsDialog({ run, filter: given, onClose }: RunItemsDialogProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const at = usePlaceOf()(run.sourceAccountId, useAccount());
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [site, setSite] = useState<Site | ''>('');
  const filter = { ...given, ...(search ? { query: search } : {}), ...(site ? { site } : {}) };
  const runItems = useRunItems(run.runId, filter);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isWaiting(run);
  // Shown here, because a corrected title may leave a filtered list.
  const [offer, setOffer] = useState<TermOffer>();
  const [previewed, setPreviewed] = useState<RunItem | null>(null);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const noteTyped = ({ itemId, site: at }: RunItem, isUnsaved: boolean) =>
    setUnsaved((before) => {
      const others = [...before].filter((name) => name !== `${itemId} ${at}`);
      return new Set(isUnsaved ? [...others, `${itemId} ${at}`] : others);
    });
  const list = runItems.data?.pages.flatMap((page) => page.list) ?? [];
  const leadOn = (runItem: RunItem) => {
    const next = list[list.indexOf(runItem) + 1];
    const name = next && `textarea[data-title-of="${next.itemId} ${next.site}"]`;
    if (name) place.current?.querySelector<HTMLTextAreaElement>(name)?.focus();
  };
  const why = (runItem: RunItem) => {
    if (runItem.reason === null) return '';
    const detail = reasonDetail(runItem.reasonParams);
    return `${t(`publishing:reason.${runItem.reason}`)}${detail ? ` (${detail})` : ''}`;
  };
  const exported = useRunItemExport(run.runId, filter, (all) => {
    const text = runItemsCsv(all, {
      heading: (column) => t(`publishing:runItems.export.${column}`),
      verdict: (runItem) => t(`publishing:runItems.verdict.${runItem.verdict}`),
      outcome: (runItem) => t(`publishing:runItems.outcome.${runItem.outcome}`),
      why,
    });
    saveFile(`quayside-run-${run.runId}.csv`, text, 'text/csv;charset=utf-8');
  });
  return (
    <Dialog
      title={t('publishing:runItems.title')}
      onClose={onClose}
      placement="side"
      width={960}
      isSaved={unsaved.size === 0}
    >
      <div className={classes.filter}>
        <TextInput
          type="search"
          aria-label={t('publishing:runItems.search')}
          placeholder={t('publishing:runItems.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {given.site === undefined && run.sites.length > 1 ? (
          <Choice
            label={t('publishing:runItems.column.site')}
            value={site}
            onChange={(value) => setSite(run.sites.find((one) => one === value) ?? '')}
            options={[
              { value: '', label: t('publishing:runItems.anySite') },
              ...run.sites.map((one) => ({ value: one, label: format.site(one) })),
            ]}
          />
        ) : null}
      </div>
      {isOpen ? (
        <p className={classes.note}>
          {t('publishing:runItems.checked')} {t('publishing:runItems.keys')}
        </p>
      ) : null}
      <p role="status" className={classes.note}>
        <TermOfferLine offer={offer} />
      </p>
      {runItems.isPending ? <Skeleton height={300} /> : null}
      {runItems.isError ? <ErrorState error={runItems.error} onRetry={() => runItems.refetch()} /> : null}
      {runItems.isSuccess && list.length === 0 ? <p>{t('publishing:runItems.empty')}</p> : null}
      {list.length > 0 ? (
        <div ref={place}>
          <PlainTable
            label={t('publishing:runItems.title')}
            rows={list}
            rowKey={(runItem) => `${runItem.itemId} ${runItem.site}`}
            columns={[
              {
                key: 'item',
                title: t('publishing:runItems.column.item'),
                cell: (runItem) => <Link to={paths.item(at, runItem.itemId)}>{runItem.sourceTitle}</Link>,
              },
              {
                key: 'site',
                title: t('publishing:runItems.column.site'),
                cell: (runItem) => <SitePlate site={runItem.site} />,
              },
              {
                key: 'title',
                title: t('publishing:runItems.column.title'),
                cell: (runItem) => (
                  <RunItemTitle
                    runItem={runItem}
                    isOpen={isOpen}
                    onNext={() => leadOn(runItem)}
                    onTyped={(isUnsaved) => noteTyped(runItem, isUnsaved)}
                    onWritten={setOffer}
                  />
                ),
              },
              {
                key: 'price',
                title: t('publishing:runItems.column.price'),
                isNumber: true,
                cell: (runItem) => (runItem.price ? format.money(runItem.price) : '–'),
              },
              {
                key: 'why',
                title: t('publishing:runItems.column.why'),
                cell: (runItem) => <Why text={why(runItem)} runItem={runItem} at={at} />,
              },
              {
                key: 'preview',
                title: t('publishing:runItems.column.preview'),
                cell: (runItem) =>
                  runItem.title === null ? null : (
                    <LinkButton
                      aria-label={t('publishing:runItems.preview', {
                        sku: runItem.sku,
                        site: format.site(runItem.site),
                      })}
                      onClick={() => setPreviewed(runItem)}
                    >
                      {t('publishing:runItems.column.preview')}
                    </LinkButton>
                  ),
              },
            ]}
          />
        </div>
      ) : null}
      {list.length > 0 ? (
        <Button
          variant="default"
          mt="md"
          me="md"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          {t('publishing:runItems.export.button')}
        </Button>
      ) : null}
      {exported.isError ? <Notice tone="bad">{exported.error.message}</Notice> : null}
      {runItems.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={runItems.isFetchingNextPage}
          onClick={() => runItems.fetchNextPage()}
        >
          {t('app:more')}
        </Button>
      ) : null}
      {previewed ? <PreviewDialog runId={run.runId} runItem={previewed} onClose={() => setPreviewed(null)} /> : null}
    </Dialog>
  );
}

function Why({
  text,
  runItem,
  at,
}: {
  readonly text: string;
  readonly runItem: Pick<RunItem, 'reason' | 'reasonParams'>;
  readonly at: AccountPlace;
}) {
  const { t } = useTranslation('publishing');
  if (runItem.reason === null) return '–';
  const other = otherItemOf(runItem.reasonParams);
  return (
    <>
      {text} {other ? <Link to={paths.item(at, other.itemId)}>{t('otherItem', { sku: other.sku })}</Link> : null}{' '}
      <HelpLink about={runItem.reason} />
    </>
  );
}
