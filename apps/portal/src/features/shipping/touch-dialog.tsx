import { Button } from '@mantine/core';
import type { OutputOf, shipping } from '@quayside/contract';
import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { useServiceName } from './service-names.ts';
import classes from './shipping.module.css';

type Preview = OutputOf<typeof shipping.preview>;
type Route = Preview['examples'][number]['before'];

interface TouchDialogProps {
  readonly preview: Preview;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Default: live listings would change. */
  readonly title?: string;
  /** The consequences, described before the numbers. */
  readonly intro?: ReactNode;
  /** The button's text if no live listing changes. */
  readonly confirm?: string;
  readonly isRemoval?: boolean;
}

/** Shows which listings a change affects, by site and with examples, and asks for consent to their number. */
export function TouchDialog(props: TouchDialogProps) {
  const { preview, error, isPending, onConfirm, onClose, isRemoval = false } = props;
  const { t } = useTranslation(['shipping', 'app']);
  const format = useFormat();
  const nameOf = useServiceName();
  const { expected, lost, gained, items, sites, examples } = preview;
  const hasChanged = isApiError(error) && error.code === 'shipping_changed';
  const say = (route: Route) =>
    route ? t('shipping:touch.route', { service: nameOf(route.service), cost: format.money(route.buyerPays) }) : '–';
  return (
    <Dialog
      title={props.title ?? t('shipping:touch.title')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('shipping:touch.back')}
          </Button>
          <ChangeButton isInDialog {...(isRemoval ? { color: 'red' } : {})} loading={isPending} onClick={onConfirm}>
            {expected === 0 && props.confirm ? props.confirm : t('shipping:touch.confirm', { count: expected })}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        {props.intro}
        <p>
          <strong>{t('shipping:touch.sum', { count: expected })}</strong>{' '}
          {items > 0 ? t('shipping:touch.items', { count: items }) : null}
        </p>
        {lost > 0 ? <Notice tone="bad">{t('shipping:touch.lost', { count: lost })}</Notice> : null}
        {gained > 0 ? <Notice tone="ok">{t('shipping:touch.gained', { count: gained })}</Notice> : null}
        {hasChanged ? <Notice tone="warn">{t('shipping:touch.changed')}</Notice> : null}
        {error && !hasChanged ? <Notice tone="bad">{error.message}</Notice> : null}
        {sites.length > 0 ? (
          <PlainTable
            label={t('shipping:touch.bySite')}
            rows={sites}
            rowKey={({ site }) => site}
            columns={[
              {
                key: 'site',
                title: t('shipping:column.site'),
                cell: ({ site }) => (
                  <>
                    <SitePlate site={site} /> {format.site(site)}
                  </>
                ),
              },
              {
                key: 'changed',
                title: t('shipping:touch.column.changed'),
                isNumber: true,
                cell: (row) => format.number(row.changed),
              },
              {
                key: 'lost',
                title: t('shipping:touch.column.lost'),
                isNumber: true,
                cell: (row) => format.number(row.lost),
              },
              {
                key: 'gained',
                title: t('shipping:touch.column.gained'),
                isNumber: true,
                cell: (row) => format.number(row.gained),
              },
            ]}
          />
        ) : null}
        {examples.length > 0 ? (
          <PlainTable
            label={t('shipping:touch.examples')}
            rows={examples}
            rowKey={({ itemId, site }) => `${itemId}/${site}`}
            columns={[
              { key: 'item', title: t('shipping:column.item'), cell: ({ title }) => title },
              { key: 'site', title: t('shipping:column.site'), cell: ({ site }) => format.site(site) },
              { key: 'now', title: t('shipping:touch.column.now'), cell: ({ before }) => say(before) },
              { key: 'then', title: t('shipping:touch.column.then'), cell: ({ after }) => say(after) },
            ]}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
