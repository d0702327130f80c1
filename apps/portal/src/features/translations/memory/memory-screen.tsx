import { Button, Skeleton } from '@mantine/core';
import { type MemoryFormat, type MemoryPair, memory } from '@quayside/contract';
import { Suspense, useState } from 'react';
import { addressOf } from '../../../lib/api/address.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useUser } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from '../titles.module.css';
import { MemoryList } from './memory-list.tsx';
import { useMemoryPairs } from './use-memory.ts';

const ImportMemoryDialog = lazyPart(async () => ({
  default: (await import('./import-memory-dialog.tsx')).ImportMemoryDialog,
}));

const FORMATS = ['csv', 'tmx', 'xliff'] as const satisfies readonly MemoryFormat[];
const nameOf = ({ from, to }: Pick<MemoryPair, 'from' | 'to'>) => `${from} ${to}`;

/** The titles in the translation memory, written by hand or by an engine. */
export function MemoryScreen() {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { id } = useUser();
  const [chosen, setChosen] = useState('');
  const [isImporting, setIsImporting] = useState(false);
  const known = useMemoryPairs();
  const pairs = known.data?.pairs ?? [];
  const pair = pairs.find((one) => nameOf(one) === chosen) ?? pairs[0];
  const { from, to } = pair ?? {};
  return (
    <>
      <PageHeader
        title={t('memory.title')}
        lead={t('memory.lead')}
        actions={<ChangeButton onClick={() => setIsImporting(true)}>{t('memory.import.open')}</ChangeButton>}
      />
      {known.isPending ? <Skeleton height={240} /> : null}
      {known.isError ? <ErrorState error={known.error} onRetry={() => known.refetch()} /> : null}
      {known.isSuccess && pair === undefined ? (
        <EmptyState title={t('memory.empty.title')}>{t('memory.empty.text')}</EmptyState>
      ) : null}
      {pair && from && to ? (
        <>
          <div className={classes.toolbar}>
            <Choice
              label={t('memory.pair')}
              value={nameOf(pair)}
              onChange={setChosen}
              options={pairs.map((one) => ({
                value: nameOf(one),
                label: t('memory.pairOf', {
                  from: format.language(one.from),
                  to: format.language(one.to),
                  n: format.number(one.entries),
                }),
              }))}
            />
            {FORMATS.map((one) => (
              <Button
                key={one}
                component="a"
                variant="default"
                href={addressOf(memory.exportFile.path, { params: { id }, query: { format: one, from, to } })}
                download
              >
                {t('memory.export', { format: one.toUpperCase() })}
              </Button>
            ))}
          </div>
          <MemoryList key={nameOf(pair)} pair={pair} />
        </>
      ) : null}
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportMemoryDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
