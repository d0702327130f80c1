import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Term } from '@quayside/contract';
import { useState } from 'react';
import { lookUp } from '../../lib/failures/lookup-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './glossary-screen.module.css';
import { TERM_LANGUAGES } from './languages.ts';
import { TermDialog } from './term-dialog.tsx';
import { TermTable } from './term-table.tsx';
import { useTerms } from './use-glossary.ts';

const TYPING_MS = 250;

export function GlossaryScreen() {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [target, setTarget] = useState('');
  const [edited, setEdited] = useState<Term | 'new' | null>(null);
  const terms = useTerms({ ...(query ? { query } : {}), ...(target ? { dst_lang: target } : {}) });
  const list = terms.data?.pages.flatMap((page) => page.list) ?? [];
  const edit = (termId: number) =>
    setEdited(lookUp(list, ({ id }) => id === termId, 'TRANSLATION_MANAGER_TERM_NOT_FOUND', termId));
  const isFiltered = query !== '' || target !== '';
  return (
    <>
      <PageHeader
        title={t('glossary:title')}
        lead={t('glossary:lead')}
        actions={<ChangeButton onClick={() => setEdited('new')}>{t('glossary:add')}</ChangeButton>}
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
      </div>
      <Panel flush>
        {terms.isPending ? <Skeleton height={240} /> : null}
        {terms.isError ? <ErrorState error={terms.error} onRetry={() => terms.refetch()} /> : null}
        {terms.isSuccess && list.length === 0 ? (
          <EmptyState title={t(isFiltered ? 'glossary:emptySearch.title' : 'glossary:empty.title')}>
            {t(isFiltered ? 'glossary:emptySearch.text' : 'glossary:empty.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? <TermTable terms={list} onEdit={edit} /> : null}
      </Panel>
      {terms.hasNextPage ? (
        <Button variant="default" mt="md" loading={terms.isFetchingNextPage} onClick={() => terms.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
      {edited ? <TermDialog term={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
