import { Button } from '@mantine/core';
import type { StockLimitsInput } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { MAX_LIMITED_PIECES, type StockLimits, toldStock } from '@quayside/kernel/stock-limits';
import { type SubmitEvent, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { CountInput } from '../../ui/number-input.tsx';
import classes from './markets.module.css';
import type { LimitsRow } from './use-stock-limits.ts';

interface StockLimitsDialogProps {
  readonly row: LimitsRow;
  /** Of the site, or of all. */
  readonly name: string;
  /** The limits that a site follows unless it has its own. */
  readonly standard: StockLimits;
  readonly onSave: (input: StockLimitsInput) => void;
  readonly onClose: () => void;
}

const isWithin = (value: EnteredNumber, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Pieces of which the dialog shows what would be told. */
const EXAMPLE = 10;

/** Enters what an account tells of its stock. What it changes is shown before it is stored. */
export function StockLimitsDialog({ row: { site, limits }, name, standard, onSave, onClose }: StockLimitsDialogProps) {
  const { t } = useTranslation(['markets', 'app']);
  const format = useFormat();
  const [isOwn, setIsOwn] = useState(limits !== null);
  const [percent, setPercent] = useState<EnteredNumber>((limits ?? standard).percent);
  const [buffer, setBuffer] = useState<EnteredNumber>((limits ?? standard).buffer);
  const [maximum, setMaximum] = useState<EnteredNumber>((limits ?? standard).maximum);
  const [hasFailed, setHasFailed] = useState(false);
  const most = format.number(MAX_LIMITED_PIECES);
  const isMaximumRight = maximum === null || isWithin(maximum, 1, MAX_LIMITED_PIECES);
  const given =
    isWithin(percent, 1, 100) && isWithin(buffer, 0, MAX_LIMITED_PIECES) && isMaximumRight
      ? { percent, buffer, maximum: maximum as number | null }
      : null;
  const problem = (isRight: boolean, field: 'percent' | 'buffer' | 'maximum') =>
    hasFailed && !isRight ? t(`markets:stock.problem.${field}`, { most }) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (site !== null && !isOwn) onSave({ site, limits: null });
    else if (given) onSave(site === null ? { site, limits: given } : { site, limits: given });
    else setHasFailed(true);
  };
  const shown = isOwn ? given : standard;
  return (
    <Dialog title={t('markets:stock.dialog', { site: name })} onClose={onClose}>
      <form noValidate className={classes.stack} onSubmit={submit}>
        {site === null ? null : (
          <Dropdown
            label={t('markets:stock.own.label')}
            value={isOwn ? 'own' : 'account'}
            options={[
              { value: 'account', label: t('markets:stock.asAccount') },
              { value: 'own', label: t('markets:stock.own.own') },
            ]}
            onChange={(value) => setIsOwn(value === 'own')}
          />
        )}
        {isOwn ? (
          <>
            <CountInput
              label={t('markets:stock.field.percent')}
              unit="%"
              value={percent}
              error={problem(isWithin(percent, 1, 100), 'percent')}
              onChange={setPercent}
            />
            <CountInput
              label={t('markets:stock.field.buffer')}
              description={t('markets:stock.field.bufferHint')}
              value={buffer}
              error={problem(isWithin(buffer, 0, MAX_LIMITED_PIECES), 'buffer')}
              onChange={setBuffer}
            />
            <CountInput
              label={t('markets:stock.field.maximum')}
              description={t('markets:stock.field.maximumHint')}
              value={maximum}
              error={problem(isMaximumRight, 'maximum')}
              onChange={setMaximum}
            />
          </>
        ) : null}
        {shown ? (
          <p className={classes.soft} aria-live="polite">
            {t('markets:stock.example', {
              stock: format.number(EXAMPLE),
              told: format.number(toldStock(EXAMPLE, shown)),
            })}
          </p>
        ) : null}
        <div className={classes.bar}>
          <ChangeButton type="submit" isInDialog>
            {t('markets:stock.preview')}
          </ChangeButton>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
