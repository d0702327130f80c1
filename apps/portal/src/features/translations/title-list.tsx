import type { SiteTitleShow, SiteTitleSummary } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { canAccept } from './title-rows.ts';
import { TitleTable } from './title-table.tsx';
import { useAcceptTitles, usePrepareAcceptance, useSiteTitles } from './use-titles.ts';

const SHOWS = [
  'all',
  'waiting',
  'stale',
  'duplicates',
  'tooLong',
  'accepted',
  'own',
] as const satisfies readonly SiteTitleShow[];
type Show = (typeof SHOWS)[number];

export function TitleList(props: {
  readonly site: Site;
  readonly summary: SiteTitleSummary;
  readonly onChange: (changeId: number) => void;
}) {
  const { site, summary } = props;
  const { t } = useTranslation(['translations', 'app']);
  const format = useFormat();
  const [address] = useSearchParams();
  const [show, setShow] = useState<Show>(SHOWS.find((one) => one === address.get('show')) ?? 'all');
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const isMaking = summary.state === 'making';
  const titles = useSiteTitles(site, { show, ...(search ? { query: search } : {}) }, isMaking || summary.storing > 0);
  const accept = useAcceptTitles(site);
  const prepare = usePrepareAcceptance(site);
  const prepareAll = () =>
    prepare.mutate(undefined, {
      onSuccess: ({ changeId }) => props.onChange(changeId),
      onError: (error) => toastFailure(error),
    });
  const rows = useMemo(() => titles.data?.pages.flatMap((page) => page.list) ?? [], [titles.data]);
  const chosen = rows.filter((row) => selected.has(row.itemId) && canAccept(row));
  const numbers = numbersOf(summary);
  const isFiltered = show !== 'all' || search !== '';
  // An empty list is older than the summary while titles are being made, or when the summary has counted some.
  const isBehind = !isFiltered && (isMaking || numbers.all > 0);
  const counted = (count: number) => ({ count, n: format.number(count) });
  const acceptChosen = () =>
    accept.mutate(chosen, {
      onSuccess: ({ accepted }) => {
        setSelected(new Set());
        if (accepted > 0) showToast('translationsAdded', { count: accepted });
      },
      onError: (error) => toastFailure(error),
    });
  return (
    <>
      <Toolbar>
        <Choice
          label={t('translations:show.label')}
          value={show}
          onChange={(value) => {
            setShow(SHOWS.find((one) => one === value) ?? 'all');
            setSelected(new Set());
          }}
          options={SHOWS.map((one) => ({
            value: one,
            label: t('app:labelled', { label: t(`translations:show.${one}`), value: format.number(numbers[one]) }),
          }))}
        />
        <SearchField label={t('translations:search')} value={search} onSearch={setSearch} />
        <ChangeButton
          variant="default"
          needs="manual-title-management-enabled"
          loading={prepare.isPending}
          disabled={summary.counts.draft === 0}
          onClick={prepareAll}
        >
          {t('translations:acceptAll')}
        </ChangeButton>
      </Toolbar>
      <SelectionBar
        isNone={chosen.length === 0}
        status={chosen.length === 0 ? '' : t('translations:selected', counted(chosen.length))}
        onClear={() => setSelected(new Set())}
      >
        <ChangeButton needs="manual-title-management-enabled" loading={accept.isPending} onClick={acceptChosen}>
          {t('translations:accept', counted(chosen.length))}
        </ChangeButton>
      </SelectionBar>
      {accept.data && accept.data.changed > 0 ? (
        <Notice tone="warn">{t('translations:changed', counted(accept.data.changed))}</Notice>
      ) : null}
      <Panel flush>
        <ListBody
          list={titles}
          isEmpty={rows.length === 0}
          isComing={titles.isFetching || isBehind}
          empty={
            <EmptyState title={t(isFiltered ? 'translations:emptyFilter.title' : 'translations:empty.title')}>
              {t(isFiltered ? 'translations:emptyFilter.text' : 'translations:empty.text')}
            </EmptyState>
          }
        >
          <TitleTable site={site} rows={rows} limit={summary.limit} selected={selected} onSelect={setSelected} />
          <ListFoot list={titles}>{t('translations:keys')}</ListFoot>
        </ListBody>
      </Panel>
    </>
  );
}

function numbersOf({ counts, duplicates, tooLong }: SiteTitleSummary): Readonly<Record<Show, number>> {
  const { ready, draft, missing, accepted, own, stale } = counts;
  const all = ready + draft + missing + accepted + own + stale;
  return { all, waiting: draft + missing, stale, duplicates, tooLong, accepted, own };
}
