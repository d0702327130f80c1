import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { Product, ViewColumn } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Direction, OrderButtons } from '../../ui/order-buttons.tsx';
import { chooseColumns, columnsOf, FIXED_COLUMN } from './chosen-columns.ts';
import classes from './columns-dialog.module.css';

interface ColumnsDialogProps {
  /** All columns that the list can show. */
  readonly all: readonly Column<Product>[];
  readonly chosen: readonly ViewColumn[] | null;
  readonly onClose: () => void;
}

/** Which columns the list shows, and in which order. */
export function ColumnsDialog({ all, chosen, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('products');
  const now = columnsOf(all, chosen).map(({ key }) => key);
  // Those that are not shown come last, in their usual order.
  const [order, setOrder] = useState(() => [...now, ...all.map(({ key }) => key).filter((key) => !now.includes(key))]);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(now));
  const [moved, setMoved] = useState<{ readonly key: string; readonly direction: Direction } | null>(null);
  const widths = new Map(chosen?.map(({ key, width }) => [key, width]));
  const move = (key: string, direction: Direction) => {
    const from = order.indexOf(key);
    const to = direction === 'up' ? from - 1 : from + 1;
    const next = order.filter((one) => one !== key);
    next.splice(to, 0, key);
    setOrder(next);
    setMoved({ key, direction });
  };
  const toggle = (key: string, isShown: boolean) => {
    const next = new Set(shown);
    if (isShown) next.add(key);
    else next.delete(key);
    setShown(next);
  };
  const choose = (columns: readonly ViewColumn[] | null) => {
    chooseColumns(columns);
    onClose();
  };
  const words = { up: t('columns.up'), down: t('columns.down') };
  return (
    <Dialog
      title={t('columns.title')}
      placement="side"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={() => choose(null)}>
            {t('columns.usual')}
          </Button>
          <Button
            onClick={() =>
              choose(order.filter((key) => shown.has(key)).map((key) => ({ key, width: widths.get(key) ?? null })))
            }
          >
            {t('columns.apply')}
          </Button>
        </>
      }
    >
      <p className={classes.hint}>{t('columns.hint')}</p>
      <ul className={classes.list} aria-label={t('columns.title')}>
        {order.map((key, index) => {
          const title = all.find((column) => column.key === key)?.title ?? key;
          return (
            <li key={key} className={classes.row}>
              <Checkbox
                label={title}
                checked={shown.has(key)}
                disabled={key === FIXED_COLUMN}
                onChange={(event) => toggle(key, event.currentTarget.checked)}
              />
              <span className={classes.order}>
                <OrderButtons
                  name={title}
                  words={words}
                  place={index + 1}
                  count={order.length}
                  moved={moved?.key === key ? moved.direction : undefined}
                  onMove={(direction) => move(key, direction)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
