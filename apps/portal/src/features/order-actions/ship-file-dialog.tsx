import { Button, FileInput } from '@mantine/core';
import { orderActions, type ShipmentFileCheck } from '@quayside/contract';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FileErrors } from '../../ui/file-errors.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './order-actions.module.css';
import { useCheckFile, useShipFile } from './use-order-actions.ts';

/** Ships many orders by file: the file is checked first, and the seller confirms the number of valid rows. */
export function ShipFileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('order-actions');
  const { id } = useUser();
  const { scope, account } = useAccount();
  const toShip = addressOf(orderActions.exportToShip.path, {
    params: { id },
    query: scope === 'all' ? {} : { accountId: account.id },
  });
  const [bytes, setBytes] = useState('');
  const check = useCheckFile();
  const ship = useShipFile();
  const choose = async (file: File | null) => {
    ship.reset();
    check.reset();
    if (file === null) return;
    const content = await readFileBytes(file);
    setBytes(content);
    if (content !== '') check.mutate(content);
  };
  const rows = check.data?.rows ?? 0;
  const send = () =>
    ship.mutate(
      { bytes, expected: rows },
      // The number that can be shipped has changed: the seller sees it before deciding again.
      { onError: () => check.mutate(bytes) },
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
        <a href={toShip} download>
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

function Checked({ check: { rows, orders, unfilled, problems, encoding } }: { readonly check: ShipmentFileCheck }) {
  const { t } = useTranslation('order-actions');
  const fileProblem = useFileProblem();
  return (
    <>
      <Notice tone={rows === 0 ? 'warn' : 'ok'}>
        {rows === 0 ? t('file.nothing') : `${t('file.rows', { count: rows })} ${t('file.orders', { count: orders })}`}
      </Notice>
      {unfilled > 0 ? <p className={classes.soft}>{t('file.unfilled', { count: unfilled })}</p> : null}
      <FileErrors
        errors={problems}
        encoding={encoding}
        why={({ code, row, value }) =>
          isFileProblem(code) ? fileProblem({ code, row }) : t(`file.problem.${code}`, { value })
        }
      />
    </>
  );
}
