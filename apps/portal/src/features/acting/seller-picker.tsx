import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './seller-picker.module.css';
import { useActAs, useSellers } from './use-acting.ts';

const TYPING_MS = 250;

/** For admins: finds a user and acts as them. */
export function SellerPicker() {
  const { t } = useTranslation(['acting', 'app']);
  const format = useFormat();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const sellers = useSellers(query);
  const actAs = useActAs();
  const list = sellers.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Panel title={t('acting:pick.title')} flush>
      <TextInput
        type="search"
        className={classes.search}
        label={t('acting:pick.search')}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {sellers.isPending ? <Skeleton height={160} /> : null}
      {sellers.isError ? <ErrorState error={sellers.error} onRetry={() => sellers.refetch()} /> : null}
      {sellers.isSuccess && list.length === 0 ? <EmptyState title={t('acting:pick.empty')} /> : null}
      {list.length > 0 ? (
        <PlainTable
          label={t('acting:pick.title')}
          rows={list}
          rowKey={({ userId }) => userId}
          columns={[
            { key: 'name', title: t('acting:pick.column.name'), cell: ({ name }) => <strong>{name}</strong> },
            { key: 'email', title: t('acting:pick.column.email'), cell: ({ email }) => email },
            { key: 'number', title: t('acting:pick.column.number'), cell: ({ userId }) => userId },
            { key: 'country', title: t('acting:pick.column.country'), cell: ({ country }) => format.country(country) },
            {
              key: 'action',
              title: t('acting:pick.column.action'),
              isTitleHidden: true,
              cell: ({ userId, name }) =>
                userId === user.id ? (
                  <Badge tone="ok">{t('acting:pick.current')}</Badge>
                ) : (
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={t('acting:pick.act', { name })}
                    loading={actAs.isPending && actAs.variables === userId}
                    onClick={() => actAs.mutate(userId)}
                  >
                    {t('acting:pick.actShort')}
                  </Button>
                ),
            },
          ]}
        />
      ) : null}
      {sellers.hasNextPage ? (
        <Button variant="subtle" loading={sellers.isFetchingNextPage} onClick={() => sellers.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
    </Panel>
  );
}
