import { Button } from '@mantine/core';
import type { EnteredNumber, Site } from '@quayside/kernel';
import type { FloorRule, FloorSource } from '@quayside/kernel/pricing-rules';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { bandWith, FilterFields, isBandReversed } from './filter-fields.tsx';
import { floorOfKind, isFloorPossible } from './floor-draft.ts';
import classes from './rules-form.module.css';

interface FloorRuleDialogProps {
  readonly rule: FloorRule;
  readonly sites: readonly Site[];
  /** Takes the rule over into the list; nothing is saved yet. */
  readonly onDone: (rule: FloorRule) => void;
  readonly onClose: () => void;
}

type Field = 'from' | 'to' | 'floor';
const KINDS = ['margin', 'share', 'amount'] as const satisfies readonly FloorSource['kind'][];

/** A lowest price for some items: which items, and how it follows. */
export function FloorRuleDialog({ rule: given, sites, onDone, onClose }: FloorRuleDialogProps) {
  const { t } = useTranslation(['pricing', 'app']);
  const [rule, setRule] = useState(given);
  const [unreadable, setUnreadable] = useState<readonly Field[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const set = (part: Partial<FloorRule>) => setRule({ ...rule, ...part });
  /** Keeps the last valid number of a field whose text is none. */
  const enter = (field: Field, entered: EnteredNumber, use: (whole: number | null) => void) => {
    setUnreadable([...unreadable.filter((one) => one !== field), ...(entered === 'unreadable' ? [field] : [])]);
    if (entered !== 'unreadable') use(entered);
  };
  const shown = (field: Field, value: number | null): EnteredNumber =>
    unreadable.includes(field) ? 'unreadable' : value;
  const { floor } = rule;
  const isBandWrong = isBandReversed(rule.priceBand);
  const isNameless = rule.name.trim() === '';
  const isFloorWrong = !isFloorPossible(floor);
  const submit = () => {
    const isWrong = unreadable.length > 0 || isBandWrong || isNameless || isFloorWrong;
    setHasFailed(isWrong);
    if (!isWrong) onDone({ ...rule, name: rule.name.trim() });
  };
  const floorError =
    hasFailed && (isFloorWrong || unreadable.includes('floor')) ? t(`pricing:floors.wrong.${floor.kind}`) : null;
  return (
    <Dialog
      title={t('pricing:floors.dialog')}
      placement="side"
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button onClick={submit}>{t('pricing:items.take')}</Button>
        </>
      }
    >
      <div className={classes.stack}>
        <FilterFields
          {...{ rule, sites, hasFailed, isNameless, isBandWrong, shown }}
          onBand={(field, entered) =>
            enter(field, entered, (value) => set({ priceBand: bandWith(rule.priceBand, field, value) }))
          }
          onChange={set}
        />
        <h3>{t('pricing:floors.column.floor')}</h3>
        <Choice
          label={t('pricing:floors.by')}
          value={floor.kind}
          options={KINDS.map((value) => ({ value, label: t(`pricing:floors.kind.${value}`) }))}
          onChange={(text) => {
            const kind = KINDS.find((one) => one === text);
            if (kind) set({ floor: floorOfKind(kind) });
          }}
        />
        {floor.kind === 'amount' ? (
          <MoneyInput
            label={t('pricing:floors.amount')}
            description={t('pricing:items.amountHint')}
            currency={rule.currency}
            value={shown('floor', floor.minor)}
            error={floorError}
            onChange={(entered) => enter('floor', entered, (minor) => set({ floor: { ...floor, minor: minor ?? 0 } }))}
          />
        ) : (
          <PercentInput
            label={t(`pricing:floors.figure.${floor.kind}`)}
            description={t(`pricing:floors.hint.${floor.kind}`)}
            value={shown('floor', floor.basisPoints)}
            error={floorError}
            onChange={(entered) =>
              enter('floor', entered, (basisPoints) => set({ floor: { ...floor, basisPoints: basisPoints ?? 0 } }))
            }
          />
        )}
      </div>
    </Dialog>
  );
}
