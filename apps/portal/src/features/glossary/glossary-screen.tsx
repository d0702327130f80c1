import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { glossary, type Term } from '@quayside/contract';
import { useMemo, useState } from 'react';
import { addressOf } from '../../lib/api/address.ts';
import { lookUp } from '../../lib/failures/lookup-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './glossary-screen.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { TERM_LANGUAGES } from './languages.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TermTable } from './term-table.tsx';
import { useTerms, useTermUsage } from './use-glossary.ts';

const TYPING_MS = 250;

export function GlossaryScreen() {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const { id } = useUser();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [target, setTarget] = useState('');
  const [edited, setEdited] = useState<Term | 'new' | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<readonly Term[]>([]);
  const terms = useTerms({ ...(query ? { query } : {}), ...(target ? { dst_lang: target } : {}) });
  const list = useMemo(() => terms.data?.pages.flatMap((page) => page.list) ?? [], [terms.data]);
  const count = terms.data?.pages[0]?.count ?? 0;
  const usage = useTermUsage(terms.data?.pages.map((page) => page.list.map((term) => term.id)) ?? []);
  const chosen = list.filter((term) => selected.has(term.id));
  const edit = (termId: number) =>
    setEdited(lookUp(list, ({ id }) => id === termId, 'TRANSLATION_MANAGER_TERM_NOT_FOUND', termId));
  const isFiltered = query !== '' || target !== '';
  return (
    <>
      <PageHeader
        title={t('glossary:title')}
        lead={t('glossary:lead')}
        actions={
          <>
            {count > 0 || isFiltered ? (
              <Button
                component="a"
                variant="default"
                href={addressOf(glossary.exportCsv.path, { params: { id } })}
                download
              >
                {t('glossary:export')}
              </Button>
            ) : null}
            <ChangeButton variant="default" onClick={() => setIsImporting(true)}>
              {t('glossary:import.open')}
            </ChangeButton>
            <ChangeButton onClick={() => setEdited('new')}>{t('glossary:add')}</ChangeButton>
          </>
        }
      />
      <div className={classes.toolbar}>
        <TextInput
          type="search"
          aria-label={t('glossary:search')}
          placeholder={t('glossary:search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Choice
          label={t('glossary:to')}
          value={target}
          onChange={setTarget}
          options={[
            { value: '', label: t('app:labelled', { label: t('glossary:to'), value: t('app:all') }) },
            ...TERM_LANGUAGES.map((tag) => ({ value: tag, label: format.language(tag) })),
          ]}
        />
        {terms.isSuccess ? (
          <span className={classes.count}>{t('glossary:count', { count, n: format.number(count) })}</span>
        ) : null}
      </div>
      {chosen.length > 0 ? (
        <div className={classes.selection} role="status">
          <span>{t('glossary:selected', { count: chosen.length, n: format.number(chosen.length) })}</span>
          <ChangeButton variant="default" size="xs" color="red" onClick={() => setRemoved(chosen)}>
            {t('glossary:removeShort')}
          </ChangeButton>
          <Button variant="subtle" size="xs" onClick={() => setSelected(new Set())}>
            {t('glossary:deselect')}
          </Button>
        </div>
      ) : null}
      <Panel flush>
        {terms.isPending ? <Skeleton height={240} /> : null}
        {terms.isError ? <ErrorState error={terms.error} onRetry={() => terms.refetch()} /> : null}
        {terms.isSuccess && list.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'glossary:emptySearch.title' : 'glossary:empty.title')}>
            {t(isFiltered ? 'glossary:emptySearch.text' : 'glossary:empty.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? (
          <TermTable
            terms={list}
            usage={usage}
            selected={selected}
            onSelect={setSelected}
            onEdit={edit}
            onRemove={setRemoved}
          />
        ) : null}
      </Panel>
      {terms.hasNextPage ? (
        <Button variant="default" mt="md" loading={terms.isFetchingNextPage} onClick={() => terms.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
      {removed.length > 0 ? (
        <RemoveDialog terms={removed} onRemoved={() => setSelected(new Set())} onClose={() => setRemoved([])} />
      ) : null}
      {edited ? <TermDialog term={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
