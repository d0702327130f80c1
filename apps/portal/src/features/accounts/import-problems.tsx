import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useImportProblems } from './use-accounts.ts';

/** The listings that an import could not read, also in part, or left out, with reasons. */
export function ImportProblems({ importId, onClose }: { readonly importId: number; readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'import-problems', 'app']);
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
            {
              key: 'id',
              title: t('accounts:import.problemId'),
              cell: (row) => (
                <>
                  {row.externalId}
                  {row.sku !== null && row.sku !== row.externalId ? <div>{row.sku}</div> : null}
                  {row.row === null ? null : <div>{t('accounts:import.line', { row: row.row })}</div>}
                </>
              ),
            },
            {
              key: 'text',
              title: t('accounts:import.problemText'),
              cell: (row) => {
                if (row.format) return t(`accounts:import.format.${row.format}`);
                if (!row.problem) return row.text;
                const what = t(`import-problems:unreadable.${row.problem}`, { value: row.value ?? '' });
                return `${what} ${t('accounts:import.kept')}`;
              },
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
