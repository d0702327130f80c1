import { Button } from '@mantine/core';
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
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './glossary-screen.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { TERM_LANGUAGES } from './languages.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TermTable } from './term-table.tsx';
import { useTerms, useTermUsage } from './use-glossary.ts';

export function GlossaryScreen() {
  const { t } = useTranslation(['glossary', 'app']);
  const format = useFormat();
  const { id } = useUser();
  const [query, setQuery] = useState('');
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
      <Toolbar>
        <SearchField label={t('glossary:search')} value={query} onSearch={setQuery} />
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
      </Toolbar>
      <SelectionBar
        isNone={chosen.length === 0}
        status={
          chosen.length === 0 ? '' : t('glossary:selected', { count: chosen.length, n: format.number(chosen.length) })
        }
        onClear={() => setSelected(new Set())}
      >
        <ChangeButton variant="default" color="red" onClick={() => setRemoved(chosen)}>
          {t('glossary:removeShort')}
        </ChangeButton>
      </SelectionBar>
      <Panel flush>
        <ListBody
          list={terms}
          isEmpty={list.length === 0}
          empty={
            <EmptyState title={t(isFiltered ? 'glossary:emptySearch.title' : 'glossary:empty.title')}>
              {t(isFiltered ? 'glossary:emptySearch.text' : 'glossary:empty.text')}
            </EmptyState>
          }
        >
          <TermTable
            terms={list}
            usage={usage}
            selected={selected}
            onSelect={setSelected}
            onEdit={edit}
            onRemove={setRemoved}
          />
          <ListFoot list={terms} />
        </ListBody>
      </Panel>
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
      {removed.length > 0 ? (
        <RemoveDialog terms={removed} onRemoved={() => setSelected(new Set())} onClose={() => setRemoved([])} />
      ) : null}
      {edited ? <TermDialog term={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
