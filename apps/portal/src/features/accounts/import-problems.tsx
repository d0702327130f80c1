import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useImportProblems } from './use-accounts.ts';

/** The listings that an import could not read or left out, with reasons. */
export function ImportProblems({ importId, onClose }: { readonly importId: number; readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'app']);
  const problems = useImportProblems(importId);
  return (
    <Dialog title={t('accounts:import.problems')} onClose={onClose} placement="side" width={640}>
      {problems.isPending ? <Spinner /> : null}
      {problems.isError ? <ErrorState error={problems.error} onRetry={() => problems.refetch()} /> : null}
      {problems.data ? (
        <PlainTable
          label={t('accounts:import.problems')}
          rows={problems.data.pages.flatMap((page) => page.list)}
          rowKey={(row) => `${row.externalId} ${row.text}`}
          columns={[
            { key: 'id', title: t('accounts:import.problemId'), cell: (row) => row.externalId },
            {
              key: 'text',
              title: t('accounts:import.problemText'),
              cell: (row) => (row.format ? t(`accounts:import.format.${row.format}`) : row.text),
            },
          ]}
        />
      ) : null}
      {problems.hasNextPage ? (
        <Button variant="default" loading={problems.isFetchingNextPage} onClick={() => problems.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
    </Dialog>
  );
}
