import { Button } from '@mantine/core';
import type { MemoryPair } from '@quayside/contract';
import { useState } from 'react';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListBody } from '../../../ui/list/list-body.tsx';
import { ListFoot } from '../../../ui/list/list-foot.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { Toolbar } from '../../../ui/list/toolbar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { useForget, useMemoryEntries } from './use-memory.ts';

export function MemoryList({ pair }: { readonly pair: MemoryPair }) {
  const { t } = useTranslation(['translations', 'app']);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [isForgetting, setIsForgetting] = useState(false);
  const entries = useMemoryEntries(pair, search);
  const forget = useForget(pair);
  const list = entries.data?.pages.flatMap((page) => page.list) ?? [];
  const originOf = (origin: string) =>
    origin === 'human' ? t('translations:memory.human') : t('translations:memory.engine', { name: origin.slice(7) });
  const remove = (sources: readonly string[] | null) =>
    forget.mutate(sources, { onSuccess: () => setIsForgetting(false), onError: (error) => toastFailure(error) });
  return (
    <>
      <Toolbar>
        <SearchField label={t('translations:memory.search')} value={search} onSearch={setSearch} />
        <ChangeButton variant="default" color="red" onClick={() => setIsForgetting(true)}>
          {t('translations:memory.forgetAll')}
        </ChangeButton>
      </Toolbar>
      <Panel flush>
        <ListBody
          list={entries}
          isEmpty={list.length === 0}
          empty={
            <EmptyState title={t('translations:memory.none.title')}>{t('translations:memory.none.text')}</EmptyState>
          }
        >
          <PlainTable
            label={t('translations:memory.title')}
            rows={list}
            rowKey={({ source }) => source}
            columns={[
              {
                key: 'source',
                title: t('translations:memory.source'),
                cell: ({ source }) => <span lang={pair.from}>{source}</span>,
              },
              {
                key: 'target',
                title: t('translations:memory.target'),
                cell: ({ target }) => <span lang={pair.to}>{target}</span>,
              },
              { key: 'origin', title: t('translations:memory.origin'), cell: ({ origin }) => originOf(origin) },
              {
                key: 'forget',
                title: t('translations:memory.forget'),
                isTitleHidden: true,
                cell: ({ source }) => (
                  <ChangeButton
                    variant="subtle"
                    size="xs"
                    color="red"
                    aria-label={t('translations:memory.forgetOne', { source })}
                    onClick={() => remove([source])}
                  >
                    {t('translations:memory.forget')}
                  </ChangeButton>
                ),
              },
            ]}
          />
          <ListFoot list={entries}>{t('translations:memory.slots')}</ListFoot>
        </ListBody>
      </Panel>
      {isForgetting ? (
        <Dialog
          title={t('translations:memory.forgetAll')}
          onClose={() => setIsForgetting(false)}
          footer={
            <>
              <Button variant="default" onClick={() => setIsForgetting(false)}>
                {t('app:cancel')}
              </Button>
              <ChangeButton isInDialog color="red" loading={forget.isPending} onClick={() => remove(null)}>
                {t('translations:memory.forget')}
              </ChangeButton>
            </>
          }
        >
          <p>{t('translations:memory.forgetText', { count: pair.entries, n: format.number(pair.entries) })}</p>
        </Dialog>
      ) : null}
    </>
  );
}
