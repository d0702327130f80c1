import { Button, FileInput } from '@mantine/core';
import type { ShipmentFileCheck } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './order-actions.module.css';
import { readTextFile, TEMPLATE } from './read-file.ts';
import { useCheckFile, useShipFile } from './use-order-actions.ts';

/** Ships many orders by file: the file is checked first, and the seller confirms the number of valid rows. */
export function ShipFileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('order-actions');
  const [text, setText] = useState('');
  const check = useCheckFile();
  const ship = useShipFile();
  const choose = async (file: File | null) => {
    ship.reset();
    check.reset();
    if (file === null) return;
    const content = await readTextFile(file);
    setText(content);
    check.mutate(content);
  };
  const rows = check.data?.rows ?? 0;
  const send = () =>
    ship.mutate(
      { file: text, expected: rows },
      // The number that can be shipped has changed: the seller sees it before deciding again.
      { onError: () => check.mutate(text) },
    );
  return (
    <Dialog title={t('file.title')} onClose={onClose} width={640}>
      <div className={classes.form}>
        <p>{t('file.hint')}</p>
        <FileInput
          label={t('file.choose')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={choose}
          data-autofocus
        />
        <a href={TEMPLATE} download="shipments.csv">
          {t('file.template')}
        </a>
        {check.isError ? <ErrorState error={check.error} /> : null}
        {ship.isSuccess ? (
          <>
            <Notice tone="ok">{t('file.done', { count: ship.data.orders })}</Notice>
            <Button onClick={onClose}>{t('file.close')}</Button>
          </>
        ) : null}
        {check.data && !ship.isSuccess ? <Checked check={check.data} /> : null}
        {rows > 0 && !ship.isSuccess ? (
          <ChangeButton isInDialog loading={ship.isPending || check.isPending} onClick={send}>
            {t('file.submit', { count: rows })}
          </ChangeButton>
        ) : null}
      </div>
    </Dialog>
  );
}

function Checked({ check: { rows, orders, problems } }: { readonly check: ShipmentFileCheck }) {
  const { t } = useTranslation('order-actions');
  return (
    <>
      <Notice tone={rows === 0 ? 'warn' : 'ok'}>
        {rows === 0 ? t('file.nothing') : `${t('file.rows', { count: rows })} ${t('file.orders', { count: orders })}`}
      </Notice>
      {problems.length > 0 ? (
        <>
          <p role="status">{t('file.bad', { count: problems.length })}</p>
          <PlainTable
            label={t('file.column.problem')}
            rows={problems}
            rowKey={({ row }) => row}
            columns={[
              { key: 'row', title: t('file.column.row'), isNumber: true, cell: ({ row }) => row },
              { key: 'order', title: t('file.column.order'), cell: ({ order }) => order },
              {
                key: 'problem',
                title: t('file.column.problem'),
                cell: ({ code, value }) => t(`file.problem.${code}`, { value }),
              },
            ]}
          />
        </>
      ) : null}
    </>
  );
}
