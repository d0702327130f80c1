import { Button, TextInput } from '@mantine/core';
import { type Currency, type EnteredNumber, INCREASE_LIMITS, type Money, type Site } from '@quayside/kernel';
import { ENDINGS, type ItemRule, ROUNDING_DIRECTIONS, type Rounding } from '@quayside/kernel/pricing-rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { Checkboxes } from '../../ui/options.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { currenciesOf, type RulePlace, workedExamples } from './item-rule-draft.ts';
import { examplePriceAtHome } from './rule-draft.ts';
import classes from './rules-form.module.css';

interface ItemRuleDialogProps {
  readonly rule: ItemRule;
  /** Where the items and their prices come from, and where they are sold. */
  readonly place: RulePlace;
  /** Takes the rule over into the list; nothing is saved yet. */
  readonly onDone: (rule: ItemRule) => void;
  readonly onClose: () => void;
}

type Field = 'uplift' | 'from' | 'to' | 'example';

/** A rule for some items: which items, the steps of their price with a worked example, and its days. */
export function ItemRuleDialog({ rule: given, place, onDone, onClose }: ItemRuleDialogProps) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { sites, home } = place;
  const [rule, setRule] = useState(given);
  const [unreadable, setUnreadable] = useState<readonly Field[]>([]);
  const [example, setExample] = useState<Money>(examplePriceAtHome(home));
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
  const setBand = (part: Partial<NonNullable<ItemRule['priceBand']>>) => {
    const band = { from: null, to: null, ...priceBand, ...part };
    set({ priceBand: band.from === null && band.to === null ? null : band });
  };
  const isSlip =
    uplift.kind === 'percent' &&
    (uplift.basisPoints < INCREASE_LIMITS.lowest || uplift.basisPoints > INCREASE_LIMITS.highest);
  const isBandWrong = priceBand?.from != null && priceBand.to !== null && priceBand.from > priceBand.to;
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
        <TextInput
          label={t('pricing:items.name')}
          value={rule.name}
          maxLength={60}
          data-autofocus
          error={hasFailed && isNameless ? t('pricing:items.nameless') : null}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <h3>{t('pricing:items.which')}</h3>
        <Checkboxes<Site>
          label={t('pricing:items.sites')}
          description={t('pricing:items.sitesHint')}
          options={sites.map((site) => ({ value: site, label: format.site(site) }))}
          values={rule.sites ?? []}
          onChange={(chosen) => set({ sites: chosen.length === 0 ? null : chosen })}
        />
        <TagInput
          label={t('pricing:items.brands')}
          tags={rule.brands ?? []}
          onChange={(brands) => set({ brands: brands.length === 0 ? null : brands })}
        />
        <TagInput
          label={t('pricing:items.categories')}
          description={t('pricing:items.categoriesHint')}
          tags={rule.categories ?? []}
          onChange={(categories) => set({ categories: categories.length === 0 ? null : categories })}
        />
        <div className={classes.pair}>
          <MoneyInput
            label={t('pricing:items.bandFrom')}
            currency={currency}
            value={shown('from', priceBand?.from ?? null)}
            error={hasFailed && unreadable.includes('from')}
            onChange={(entered) => enter('from', entered, (from) => setBand({ from }))}
          />
          <MoneyInput
            label={t('pricing:items.bandTo')}
            currency={currency}
            value={shown('to', priceBand?.to ?? null)}
            error={isBandWrong ? t('pricing:items.bandWrong') : hasFailed && unreadable.includes('to')}
            onChange={(entered) => enter('to', entered, (to) => setBand({ to }))}
          />
        </div>
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
            ]}
            onChange={(kind) =>
              set({ uplift: kind === 'amount' ? { kind: 'amount', minor: 0 } : { kind: 'percent', basisPoints: 0 } })
            }
          />
          {uplift.kind === 'percent' ? (
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
        <h3>{t('pricing:items.example')}</h3>
        <MoneyInput
          label={t('pricing:items.exampleAtHome')}
          currency={currency}
          value={shown('example', example.minor)}
          onChange={(entered) =>
            enter('example', entered, (minor) => setExample({ minor: Math.max(minor ?? 0, 0), currency }))
          }
        />
        <PlainTable
          label={t('pricing:items.example')}
          rows={workedExamples(example, rule, {
            ...place,
            day: new Date().toISOString().slice(0, 10),
          })}
          rowKey={({ site }) => site}
          columns={[
            { key: 'site', title: t('pricing:column.site'), cell: ({ site }) => format.site(site) },
            {
              key: 'rate',
              title: t('pricing:items.column.converted'),
              isNumber: true,
              cell: ({ worked }) => (worked ? format.money(worked.converted) : '–'),
            },
            ...(rule.vat === 'exchange'
              ? [
                  {
                    key: 'vat',
                    title: t('pricing:items.column.vat'),
                    isNumber: true,
                    cell: ({ worked }: ReturnType<typeof workedExamples>[number]) =>
                      worked?.byItems?.vat ? format.money(worked.byItems.vat.price) : '–',
                  },
                ]
              : []),
            {
              key: 'uplift',
              title: t('pricing:items.column.raised'),
              isNumber: true,
              cell: ({ worked }) => (worked ? format.money(worked.increased) : '–'),
            },
            {
              key: 'final',
              title: t('pricing:items.column.final'),
              isNumber: true,
              cell: ({ worked }) => <strong>{worked ? format.money(worked.final) : '–'}</strong>,
            },
          ]}
        />
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
