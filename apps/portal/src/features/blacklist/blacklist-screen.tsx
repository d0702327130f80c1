import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { blacklist, KEYWORD_SCOPES } from '@quayside/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './blacklist-screen.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { KeywordDialog } from './keyword-dialog.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SingleKeyword } from './single-keyword.tsx';
import { type KeywordPlace, useKeywords } from './use-blacklist.ts';

const TYPING_MS = 250;

/** The keywords of a platform. The address names the one that is open: `?keyword=lego&of=all`. */
export function BlacklistScreen() {
  const { t } = useTranslation(['blacklist', 'app']);
  const format = useFormat();
  const { id } = useUser();
  const { scope } = useAccount();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const [removed, setRemoved] = useState<KeywordPlace | null>(null);
  const keywords = useKeywords(scope, search);
  const list = keywords.data?.pages.flatMap((page) => page.keywords) ?? [];
  const count = keywords.data?.pages[0]?.count ?? 0;
  const keyword = address.get('keyword');
  const platform = KEYWORD_SCOPES.find((one) => one === address.get('of'));
  const close = () => setAddress({}, { replace: true });
  return (
    <>
      <PageHeader
        title={t('blacklist:title')}
        lead={t('blacklist:lead')}
        actions={
          <>
            {count > 0 ? (
              <Button
                component="a"
                variant="default"
                href={addressOf(blacklist.exportCsv.path, { params: { id, platform: scope } })}
                download
              >
                {t('blacklist:export')}
              </Button>
            ) : null}
            <ChangeButton variant="default" onClick={() => setOpen('import')}>
              {t('blacklist:import.open')}
            </ChangeButton>
            <ChangeButton onClick={() => setOpen('add')}>{t('blacklist:add')}</ChangeButton>
          </>
        }
      />
      <div className={classes.toolbar}>
        <TextInput
          type="search"
          aria-label={t('blacklist:search')}
          placeholder={t('blacklist:search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {keywords.isSuccess ? (
          <span className={classes.soft}>{t('blacklist:count', { count, n: format.number(count) })}</span>
        ) : null}
      </div>
      <Panel flush>
        {keywords.isPending ? <Skeleton height={240} /> : null}
        {keywords.isError ? <ErrorState error={keywords.error} onRetry={() => keywords.refetch()} /> : null}
        {keywords.isSuccess && list.length === 0 ? (
          <EmptyState title={t(search ? 'blacklist:emptySearch.title' : 'blacklist:empty.title')}>
            {t(search ? 'blacklist:emptySearch.text' : 'blacklist:empty.text')}
          </EmptyState>
        ) : null}
        {list.length > 0 ? (
          <KeywordTable
            keywords={list}
            onOpen={(one) => setAddress({ keyword: one.keyword, of: one.platform })}
            onRemove={setRemoved}
          />
        ) : null}
      </Panel>
      {keywords.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={keywords.isFetchingNextPage}
          onClick={() => keywords.fetchNextPage()}
        >
          {t('app:more')}
        </Button>
      ) : null}
      {open === 'add' ? <KeywordDialog scope={scope} keyword={null} onClose={() => setOpen(null)} /> : null}
      {open === 'import' ? <ImportDialog scope={scope} onClose={() => setOpen(null)} /> : null}
      {keyword !== null && platform ? (
        <SingleKeyword place={{ keyword, platform }} scope={scope} onClose={close} />
      ) : null}
      {removed ? <RemoveDialog place={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}
