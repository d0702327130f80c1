import { Button } from '@mantine/core';
import { type Currency, type EnteredNumber, INCREASE_LIMITS } from '@quayside/kernel';
import { ENDINGS, type ItemRule, ROUNDING_DIRECTIONS, type Rounding } from '@quayside/kernel/pricing-rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { bandWith, FilterFields, isBandReversed } from './filter-fields.tsx';
import { currenciesOf, isSlipOf, type RulePlace, upliftOfKind } from './item-rule-draft.ts';
import { MarginExample, RuleExampleTable } from './rule-example.tsx';
import classes from './rules-form.module.css';

interface ItemRuleDialogProps {
  readonly rule: ItemRule;
  /** Where the items and their prices come from, and where they are sold. */
  readonly place: RulePlace;
  /** Takes the rule over into the list; nothing is saved yet. */
  readonly onDone: (rule: ItemRule) => void;
  readonly onClose: () => void;
}

type Field = 'uplift' | 'from' | 'to';

/** A rule for some items: which items, the steps of their price with a worked example, and its days. */
export function ItemRuleDialog({ rule: given, place, onDone, onClose }: ItemRuleDialogProps) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { sites } = place;
  const [rule, setRule] = useState(given);
  const [unreadable, setUnreadable] = useState<readonly Field[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const { currency, uplift, priceBand } = rule;
  const set = (part: Partial<ItemRule>) => setRule({ ...rule, ...part });
  /** Keeps the last valid number of a field whose text is none. */
  const enter = (field: Field, entered: EnteredNumber, use: (whole: number | null) => void) => {
    setUnreadable([...unreadable.filter((one) => one !== field), ...(entered === 'unreadable' ? [field] : [])]);
    if (entered !== 'unreadable') use(entered);
  };
  const shown = (field: Field, value: number | null): EnteredNumber =>
    unreadable.includes(field) ? 'unreadable' : value;
  const isSlip = isSlipOf(uplift);
  const isBandWrong = isBandReversed(priceBand);
  const areDaysWrong = rule.from !== null && rule.to !== null && rule.from > rule.to;
  const isNameless = rule.name.trim() === '';
  const submit = () => {
    const isWrong = unreadable.length > 0 || isSlip || isBandWrong || areDaysWrong || isNameless;
    setHasFailed(isWrong);
    if (!isWrong) onDone({ ...rule, name: rule.name.trim() });
  };
  const slip = t('pricing:slip', {
    lowest: format.percent(INCREASE_LIMITS.lowest / 10_000),
    highest: format.percent(INCREASE_LIMITS.highest / 10_000),
  });
  return (
    <Dialog
      title={t('pricing:items.dialog')}
      placement="side"
      width={980}
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
            enter(field, entered, (value) => set({ priceBand: bandWith(priceBand, field, value) }))
          }
          onChange={set}
        />
        <h3>{t('pricing:items.steps')}</h3>
        <Toggle
          label={t('pricing:items.vat')}
          description={t('pricing:items.vatHint')}
          isOn={rule.vat === 'exchange'}
          onChange={(isOn) => set({ vat: isOn ? 'exchange' : 'keep' })}
        />
        <div className={classes.pair}>
          <Choice
            label={t('pricing:column.type')}
            value={uplift.kind}
            options={[
              { value: 'percent', label: t('pricing:type.percent') },
              { value: 'amount', label: t('pricing:type.fixed') },
              { value: 'margin', label: t('pricing:type.margin') },
            ]}
            onChange={(kind) => set({ uplift: upliftOfKind(kind) })}
          />
          {uplift.kind === 'margin' ? (
            <PercentInput
              label={t('pricing:items.wantedMargin')}
              description={t('pricing:items.marginHint')}
              value={shown('uplift', uplift.basisPoints)}
              error={isSlip ? t('pricing:items.marginWrong') : hasFailed && unreadable.includes('uplift')}
              onChange={(entered) =>
                enter('uplift', entered, (whole) => set({ uplift: { kind: 'margin', basisPoints: whole ?? 0 } }))
              }
            />
          ) : uplift.kind === 'percent' ? (
            <PercentInput
              label={t('pricing:column.increase')}
              mayBeNegative
              value={shown('uplift', uplift.basisPoints)}
              error={isSlip ? slip : hasFailed && unreadable.includes('uplift')}
              onChange={(entered) =>
                enter('uplift', entered, (whole) => set({ uplift: { kind: 'percent', basisPoints: whole ?? 0 } }))
              }
            />
          ) : (
            <MoneyInput
              label={t('pricing:column.increase')}
              description={t('pricing:items.amountHint')}
              currency={currency}
              mayBeNegative
              value={shown('uplift', uplift.minor)}
              error={hasFailed && unreadable.includes('uplift')}
              onChange={(entered) =>
                enter('uplift', entered, (whole) => set({ uplift: { kind: 'amount', minor: whole ?? 0 } }))
              }
            />
          )}
        </div>
        {currenciesOf(rule, sites).map((one) => (
          <RoundingFields
            key={one}
            currency={one}
            rounding={rule.rounding[one]}
            onChange={(how) => {
              const { [one]: _, ...others } = rule.rounding;
              set({ rounding: how ? { ...others, [one]: how } : others });
            }}
          />
        ))}
        <div className={classes.pair}>
          <DatePicker
            label={t('pricing:items.firstDay')}
            isClearable
            value={rule.from}
            onChange={(from) => set({ from })}
          />
          <DatePicker
            label={t('pricing:items.lastDay')}
            description={t('pricing:items.daysHint')}
            isClearable
            value={rule.to}
            error={areDaysWrong ? t('pricing:items.daysWrong') : null}
            onChange={(to) => set({ to })}
          />
        </div>
        {uplift.kind === 'margin' ? <MarginExample rule={rule} /> : <RuleExampleTable rule={rule} place={place} />}
      </div>
    </Dialog>
  );
}

/** To which price a currency's prices are rounded. */
function RoundingFields(props: {
  readonly currency: Currency;
  readonly rounding: Rounding | undefined;
  readonly onChange: (rounding: Rounding | undefined) => void;
}) {
  const { t } = useTranslation('pricing');
  const { currency, rounding, onChange } = props;
  const endingOf = (text: string) => ENDINGS.find((ending) => `${ending}` === text);
  return (
    <div className={classes.pair}>
      <span className={classes.currency}>{t('items.rounding', { currency })}</span>
      <Choice
        label={t('items.ending', { currency })}
        value={rounding ? `${rounding.ending}` : ''}
        options={[
          { value: '', label: t('items.exact') },
          ...ENDINGS.map((ending) => ({ value: `${ending}`, label: `.${String(ending).padStart(2, '0')}` })),
        ]}
        onChange={(text) => {
          const ending = endingOf(text);
          onChange(ending === undefined ? undefined : { direction: rounding?.direction ?? 'nearest', ending });
        }}
      />
      {rounding ? (
        <Choice
          label={t('items.directionOf', { currency })}
          value={rounding.direction}
          options={ROUNDING_DIRECTIONS.map((value) => ({ value, label: t(`items.direction.${value}`) }))}
          onChange={(text) => {
            const direction = ROUNDING_DIRECTIONS.find((one) => one === text);
            if (direction) onChange({ ...rounding, direction });
          }}
        />
      ) : null}
    </div>
  );
}
