import { Button } from '@mantine/core';
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
import { HelpLink } from '../../ui/help-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { TermOfferLine } from '../../ui/term-offer-line.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { isWaiting, RunItemTitle } from './run-item-title.tsx';
import { runItemsCsv } from './run-items-csv.ts';
import classes from './run-screen.module.css';
import { useRunItemExport, useRunItems } from './use-runs.ts';

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
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const at = usePlaceOf()(run.sourceAccountId, useAccount());
  const [search, setSearch] = useState('');
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
    return `${t(`reason.${runItem.reason}`)}${detail ? ` (${detail})` : ''}`;
  };
  const exported = useRunItemExport(run.runId, filter, (all) => {
    const text = runItemsCsv(all, {
      heading: (column) => t(`runItems.export.${column}`),
      verdict: (runItem) => t(`runItems.verdict.${runItem.verdict}`),
      outcome: (runItem) => t(`runItems.outcome.${runItem.outcome}`),
      why,
    });
    saveFile(`quayside-run-${run.runId}.csv`, text, 'text/csv;charset=utf-8');
  });
  return (
    <Dialog title={t('runItems.title')} onClose={onClose} placement="side" width={960} isSaved={unsaved.size === 0}>
      <Toolbar>
        <SearchField label={t('runItems.search')} value={search} onSearch={setSearch} />
        {given.site === undefined && run.sites.length > 1 ? (
          <Choice
            label={t('runItems.column.site')}
            value={site}
            onChange={(value) => setSite(run.sites.find((one) => one === value) ?? '')}
            options={[
              { value: '', label: t('runItems.anySite') },
              ...run.sites.map((one) => ({ value: one, label: format.site(one) })),
            ]}
          />
        ) : null}
      </Toolbar>
      {isOpen ? (
        <p className={classes.note}>
          {t('runItems.checked')} {t('runItems.keys')}
        </p>
      ) : null}
      <p role="status" className={classes.note}>
        <TermOfferLine offer={offer} />
      </p>
      <ListBody list={runItems} isEmpty={list.length === 0} empty={<p>{t('runItems.empty')}</p>}>
        <div ref={place}>
          <PlainTable
            label={t('runItems.title')}
            rows={list}
            rowKey={(runItem) => `${runItem.itemId} ${runItem.site}`}
            columns={[
              {
                key: 'item',
                title: t('runItems.column.item'),
                cell: (runItem) => <Link to={paths.item(at, runItem.itemId)}>{runItem.sourceTitle}</Link>,
              },
              {
                key: 'site',
                title: t('runItems.column.site'),
                cell: (runItem) => <SitePlate site={runItem.site} />,
              },
              {
                key: 'title',
                title: t('runItems.column.title'),
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
                title: t('runItems.column.price'),
                isNumber: true,
                cell: (runItem) => (runItem.price ? format.money(runItem.price) : '–'),
              },
              {
                key: 'why',
                title: t('runItems.column.why'),
                cell: (runItem) => <Why text={why(runItem)} runItem={runItem} at={at} />,
              },
              {
                key: 'preview',
                title: t('runItems.column.preview'),
                cell: (runItem) =>
                  runItem.title === null ? null : (
                    <LinkButton
                      aria-label={t('runItems.preview', {
                        sku: runItem.sku,
                        site: format.site(runItem.site),
                      })}
                      onClick={() => setPreviewed(runItem)}
                    >
                      {t('runItems.column.preview')}
                    </LinkButton>
                  ),
              },
            ]}
          />
        </div>
        <ListFoot list={runItems}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            loading={exported.isPending}
            onClick={() => exported.mutate()}
          >
            {t('runItems.export.button')}
          </Button>
        </ListFoot>
      </ListBody>
      {exported.isError ? <Notice tone="bad">{exported.error.message}</Notice> : null}
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
