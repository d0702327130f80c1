import { Button } from '@mantine/core';
import type { ChartPreview } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './charts.module.css';

interface ChangeDialogProps {
  readonly isRemoval: boolean;
  readonly preview: ChartPreview;
  /** The number differs from the one that was shown before. */
  readonly hasChanged: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows the effect of a change on live listings before it is made. */
export function ChangeDialog({ isRemoval, preview, hasChanged, isPending, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const { expected, items, sites, unmapped, examples } = preview;
  return (
    <Dialog
      title={t(isRemoval ? 'touch.remove' : 'touch.title')}
      width={680}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('touch.back')}
          </Button>
          <ChangeButton isInDialog {...(isRemoval ? { color: 'red' } : {})} loading={isPending} onClick={onConfirm}>
            {isRemoval && expected === 0
              ? t('remove.short')
              : t('touch.confirm', { count: expected, n: format.number(expected) })}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p>
          <strong>{t('touch.sum', { count: expected, n: format.number(expected) })}</strong>{' '}
          {t('touch.items', { count: items, n: format.number(items) })}
        </p>
        {hasChanged ? <Notice tone="warn">{t('touch.changed')}</Notice> : null}
        {unmapped.after === 0 && unmapped.before === 0 ? null : (
          <p>{t('touch.unmapped', { before: format.number(unmapped.before), after: format.number(unmapped.after) })}</p>
        )}
        {sites.length > 0 ? (
          <p>
            {sites.map(({ site, listings }) => (
              <span key={site}>
                <SitePlate site={site} /> {format.number(listings)}{' '}
              </span>
            ))}
          </p>
        ) : null}
        {examples.length > 0 ? (
          <PlainTable
            label={t('touch.examples')}
            rows={examples}
            rowKey={({ item_id, site }) => `${item_id}/${site}`}
            columns={[
              { key: 'item', title: t('column.item'), cell: ({ title }) => title },
              { key: 'site', title: t('column.site'), cell: ({ site }) => format.site(site) },
              { key: 'now', title: t('touch.now'), cell: ({ before }) => before },
              { key: 'then', title: t('touch.then'), cell: ({ after }) => after },
            ]}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
