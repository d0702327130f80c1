import { Button } from '@mantine/core';
import type { ImportProblem } from '@quayside/contract';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useImportProblems } from './use-accounts.ts';

/** The listings that an import could not read, also in part, or left out, with reasons. */
export function ImportProblems({ importId, onClose }: { readonly importId: number; readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'import-problems']);
  const problems = useImportProblems(importId);
  return (
    <Dialog title={t('accounts:import.problems')} onClose={onClose} placement="side" width={640}>
      <ListBody list={problems} isEmpty={!problems.data} empty={null} skeleton={<Spinner />}>
        <PlainTable
          label={t('accounts:import.problems')}
          rows={problems.data?.pages.flatMap((page) => page.list) ?? []}
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
              cell: whyOf,
            },
          ]}
        />
        <ListFoot list={problems}>
          <Button variant="subtle" loading={problems.isFetchingNextPage} onClick={() => void save()}>
            {t('import-problems:download')}
          </Button>
        </ListFoot>
      </ListBody>
    </Dialog>
  );

  function whyOf(row: ImportProblem): string {
    if (row.format) return t(`accounts:import.format.${row.format}`);
    if (!row.problem) return row.text;
    const what = t(`import-problems:unreadable.${row.problem}`, { value: row.value ?? '' });
    return `${what} ${t('accounts:import.kept')}`;
  }

  /** Every problem of the import, also those that are not shown yet. */
  async function save(): Promise<void> {
    let read = problems as Pick<typeof problems, 'data' | 'hasNextPage' | 'isError' | 'fetchNextPage'>;
    while (read.hasNextPage && !read.isError) read = await read.fetchNextPage();
    if (read.isError) return;
    const lines = [
      [t('accounts:import.problemId'), 'SKU', t('import-problems:line'), t('accounts:import.problemText')],
      ...(read.data?.pages ?? []).flatMap((page) =>
        page.list.map((row) => [row.externalId, row.sku ?? '', row.row === null ? '' : String(row.row), whyOf(row)]),
      ),
    ];
    saveFile(
      `quayside-import-${importId}.csv`,
      BYTE_ORDER_MARK + lines.map(csvLine).join(''),
      'text/csv;charset=utf-8',
    );
  }
}
