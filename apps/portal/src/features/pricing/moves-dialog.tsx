import { Button } from '@mantine/core';
import type { BelowConsent, RulesPreview } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { BelowChoices, belowConsentOf, NOTHING_CHOSEN } from './below-choices.tsx';
import classes from './rules-form.module.css';

interface MovesDialogProps {
  readonly preview: RulesPreview;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** `below`: what becomes of listings below a new floor; undefined if there are none. */
  readonly onConfirm: (below: BelowConsent | undefined) => void;
  readonly onClose: () => void;
}

/**
 * Asks for consent to changing live prices: how many, in which direction, with examples, and what becomes of listings that are on sale
 * below a new floor. The button repeats the number.
 */
export function MovesDialog({ preview, isPending, error, onConfirm, onClose }: MovesDialogProps) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { expected, higher, lower, steep, belowFloor, waiting, examples } = preview;
  const { below } = preview;
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const consent = belowConsentOf(below, chosen);
  const hasChanged = isApiError(error) && (error.code === 'prices_changed' || error.code === 'prices_below_floor');
  return (
    <Dialog
      title={t('pricing:moves.title')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('pricing:moves.back')}
          </Button>
          <ChangeButton
            isInDialog
            loading={isPending}
            disabled={below.count > 0 && !consent}
            onClick={() => onConfirm(below.count > 0 ? consent : undefined)}
          >
            {expected > 0 ? t('pricing:moves.confirm', { n: format.number(expected) }) : t('pricing:moves.save')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        {below.count > 0 ? <BelowChoices below={below} chosen={chosen} onChange={setChosen} /> : null}
        <p>
          <strong>{t('pricing:moves.sum', { n: format.number(expected) })}</strong>{' '}
          {t('pricing:moves.ways', { higher: format.number(higher), lower: format.number(lower) })}
        </p>
        {steep > 0 ? <Notice tone="bad">{t('pricing:moves.steep', { n: format.number(steep) })}</Notice> : null}
        {belowFloor > 0 ? (
          <Notice tone="warn">{t('pricing:moves.belowFloor', { n: format.number(belowFloor) })}</Notice>
        ) : null}
        {waiting > 0 ? <p>{t('pricing:moves.waiting', { n: format.number(waiting) })}</p> : null}
        {hasChanged ? <Notice tone="warn">{t('pricing:moves.changed')}</Notice> : null}
        {error && !hasChanged ? <Notice tone="bad">{error.message}</Notice> : null}
        {examples.length > 0 ? (
          <PlainTable
            label={t('pricing:moves.examples')}
            rows={examples}
            rowKey={({ itemId, site }) => `${itemId}/${site}`}
            columns={[
              { key: 'item', title: t('pricing:moves.item'), cell: ({ title }) => title },
              { key: 'site', title: t('pricing:column.site'), cell: ({ site }) => format.site(site) },
              { key: 'now', title: t('pricing:moves.now'), isNumber: true, cell: ({ before }) => format.money(before) },
              { key: 'then', title: t('pricing:moves.then'), isNumber: true, cell: ({ after }) => format.money(after) },
            ]}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
