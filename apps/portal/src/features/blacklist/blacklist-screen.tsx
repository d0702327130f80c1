import { Button } from '@mantine/core';
import { blacklist, KEYWORD_SCOPES } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './blacklist-screen.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { KeywordDialog } from './keyword-dialog.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SingleKeyword } from './single-keyword.tsx';
import { type KeywordPlace, useKeywords } from './use-blacklist.ts';

interface BlacklistScreenProps {
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

/** The keywords of a platform. The address names the one that is open: `?keyword=lego&of=all`. */
export function BlacklistScreen({ earlier }: BlacklistScreenProps) {
  const { t } = useTranslation('blacklist');
  const format = useFormat();
  const { id } = useUser();
  const { scope } = useAccount();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
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
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            {earlier}
            {count > 0 ? (
              <Button
                component="a"
                variant="default"
                href={addressOf(blacklist.exportCsv.path, { params: { id, platform: scope } })}
                download
              >
                {t('export')}
              </Button>
            ) : null}
            <ChangeButton variant="default" onClick={() => setOpen('import')}>
              {t('import.open')}
            </ChangeButton>
            <ChangeButton onClick={() => setOpen('add')}>{t('add')}</ChangeButton>
          </>
        }
      />
      <Toolbar>
        <SearchField label={t('search')} value={search} onSearch={setSearch} />
        {keywords.isSuccess ? (
          <span className={classes.soft}>{t('count', { count, n: format.number(count) })}</span>
        ) : null}
      </Toolbar>
      <Panel flush>
        <ListBody
          list={keywords}
          isEmpty={list.length === 0}
          empty={
            <EmptyState title={t(search ? 'emptySearch.title' : 'empty.title')}>
              {t(search ? 'emptySearch.text' : 'empty.text')}
            </EmptyState>
          }
        >
          <KeywordTable
            keywords={list}
            onOpen={(one) => setAddress({ keyword: one.keyword, of: one.platform })}
            onRemove={setRemoved}
          />
          <ListFoot list={keywords} />
        </ListBody>
      </Panel>
      {open === 'add' ? <KeywordDialog scope={scope} keyword={null} onClose={() => setOpen(null)} /> : null}
      {open === 'import' ? <ImportDialog scope={scope} onClose={() => setOpen(null)} /> : null}
      {keyword !== null && platform ? (
        <SingleKeyword place={{ keyword, platform }} scope={scope} onClose={close} />
      ) : null}
      {removed ? <RemoveDialog place={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}
