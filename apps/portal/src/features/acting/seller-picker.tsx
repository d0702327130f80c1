import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useActAs, useSellers } from './use-acting.ts';

/** For admins: finds a user and acts as them. */
export function SellerPicker() {
  const { t } = useTranslation('acting');
  const format = useFormat();
  const user = useUser();
  const [query, setQuery] = useState('');
  const sellers = useSellers(query);
  const actAs = useActAs();
  const list = sellers.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Panel title={t('pick.title')} flush>
      <Toolbar isInset>
        <SearchField label={t('pick.search')} isLabelShown maxLength={200} value={query} onSearch={setQuery} />
      </Toolbar>
      <ListBody list={sellers} isEmpty={list.length === 0} empty={<EmptyState title={t('pick.empty')} />}>
        <PlainTable
          label={t('pick.title')}
          rows={list}
          rowKey={({ userId }) => userId}
          columns={[
            { key: 'name', title: t('pick.column.name'), cell: ({ name }) => <strong>{name}</strong> },
            { key: 'email', title: t('pick.column.email'), cell: ({ email }) => email },
            { key: 'number', title: t('pick.column.number'), cell: ({ userId }) => userId },
            { key: 'country', title: t('pick.column.country'), cell: ({ country }) => format.country(country) },
            {
              key: 'action',
              title: t('pick.column.action'),
              isTitleHidden: true,
              cell: ({ userId, name }) =>
                userId === user.id ? (
                  <Badge tone="ok">{t('pick.current')}</Badge>
                ) : (
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={t('pick.act', { name })}
                    loading={actAs.isPending && actAs.variables === userId}
                    onClick={() => actAs.mutate(userId)}
                  >
                    {t('pick.actShort')}
                  </Button>
                ),
            },
          ]}
        />
        <ListFoot list={sellers} />
      </ListBody>
    </Panel>
  );
}
