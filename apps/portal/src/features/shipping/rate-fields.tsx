import { Button, CloseButton, NativeSelect } from '@mantine/core';
import { type Currency, RANGE_BASES, RATE_TYPES, SHIPPING_LIMITS } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountInput, MoneyInput } from '../../ui/number-input.tsx';
import { type FieldProblem, fieldOf } from './draft-problems.ts';
import { type DraftRate, type DraftStep, newStep } from './profile-draft.ts';
import classes from './rates.module.css';
import type { ServiceGroup } from './service-names.ts';

interface RateFieldsProps {
  readonly rate: DraftRate;
  /** The name of the place. */
  readonly place: string;
  readonly currency: Currency;
  /** Whether there is no wider rate that its services could follow. */
  readonly isWidest: boolean;
  readonly services: readonly ServiceGroup[];
  readonly isReadOnly: boolean;
  readonly problemAt: (field: string) => FieldProblem | undefined;
  readonly onChange: (rate: DraftRate) => void;
  readonly onRemove: () => void;
}

/** One service in a place: how its cost is calculated, and the cost. */
export function RateFields(props: RateFieldsProps) {
  const { rate, place, currency, services, isReadOnly, onChange } = props;
  const { t } = useTranslation(['shipping', 'places']);
  const format = useFormat();
  const sayAt = useProblem(props.problemAt);
  const name =
    services.flatMap(({ items }) => items).find(({ value }) => value === rate.service)?.label ?? rate.service;
  const types = RATE_TYPES.filter((type) => type !== 'default' || !props.isWidest || rate.type === 'default');
  const wider =
    rate.country === null
      ? t('shipping:rate.asDefault')
      : t('shipping:rate.asRegion', { region: format.region(rate.region) });
  return (
    <fieldset aria-label={t('shipping:rate.of', { service: name, place })} className={classes.rate}>
      <div className={classes.fields}>
        <NativeSelect
          label={t('shipping:rate.service')}
          className={classes.service ?? ''}
          name={fieldOf.rate(rate, 'service')}
          value={rate.service}
          data={services.map(({ group, items }) => ({ group, items: [...items] }))}
          disabled={isReadOnly}
          error={sayAt(fieldOf.rate(rate, 'service'))}
          onChange={(event) => onChange({ ...rate, service: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('shipping:rate.type')}
          name={fieldOf.rate(rate, 'type')}
          value={rate.type}
          data={types.map((type) => ({
            value: type,
            label: type === 'default' ? wider : t(`shipping:rate.types.${type}`),
          }))}
          disabled={isReadOnly}
          error={sayAt(fieldOf.rate(rate, 'type'))}
          onChange={(event) => {
            const type = RATE_TYPES.find((one) => one === event.currentTarget.value);
            if (type) onChange({ ...rate, type });
          }}
        />
        {rate.type === 'flat' ? (
          <MoneyInput
            label={t('shipping:rate.cost')}
            name={fieldOf.rate(rate, 'cost')}
            currency={currency}
            value={rate.cost}
            disabled={isReadOnly}
            error={sayAt(fieldOf.rate(rate, 'cost'))}
            onChange={(cost) => onChange({ ...rate, cost })}
          />
        ) : null}
        {rate.type === 'range' ? (
          <NativeSelect
            label={t('shipping:rate.by')}
            value={rate.by}
            data={RANGE_BASES.map((by) => ({ value: by, label: t(`shipping:rate.bases.${by}`) }))}
            disabled={isReadOnly}
            onChange={(event) => {
              const by = RANGE_BASES.find((one) => one === event.currentTarget.value);
              if (by) onChange({ ...rate, by });
            }}
          />
        ) : null}
        {rate.type === 'default' ? null : (
          <MoneyInput
            label={t('shipping:rate.additional')}
            name={fieldOf.rate(rate, 'additionalCost')}
            currency={currency}
            value={rate.additionalCost}
            disabled={isReadOnly}
            error={sayAt(fieldOf.rate(rate, 'additionalCost'))}
            onChange={(additionalCost) => onChange({ ...rate, additionalCost })}
          />
        )}
        {isReadOnly ? null : (
          <CloseButton
            className={classes.remove}
            size="lg"
            aria-label={t('shipping:rate.remove', { service: name, place })}
            title={t('shipping:rate.remove', { service: name, place })}
            onClick={props.onRemove}
          />
        )}
      </div>
      {rate.type === 'range' ? <Steps {...props} sayAt={sayAt} /> : null}
    </fieldset>
  );
}

/** The steps of a range: the cost from each price or weight on. */
function Steps({
  rate,
  currency,
  isReadOnly,
  sayAt,
  onChange,
}: RateFieldsProps & { readonly sayAt: (field: string) => string | undefined }) {
  const { t } = useTranslation('shipping');
  const change = (changed: DraftStep) =>
    onChange({ ...rate, steps: rate.steps.map((step) => (step.key === changed.key ? changed : step)) });
  const remove = (key: number) => onChange({ ...rate, steps: rate.steps.filter((step) => step.key !== key) });
  const fromLabel = t(`rate.from.${rate.by}`);
  return (
    <div className={classes.steps}>
      {rate.steps.map((step, index) => {
        const from = {
          label: fromLabel,
          name: fieldOf.step(step.key, 'from'),
          value: step.from,
          disabled: isReadOnly || index === 0,
          error: sayAt(fieldOf.step(step.key, 'from')),
          onChange: (value: DraftStep['from']) => change({ ...step, from: value }),
        };
        return (
          <fieldset key={step.key} aria-label={t('rate.step', { n: index + 1 })} className={classes.step}>
            {rate.by === 'price' ? <MoneyInput {...from} currency={currency} /> : <CountInput {...from} unit="g" />}
            <MoneyInput
              label={t('rate.cost')}
              name={fieldOf.step(step.key, 'cost')}
              currency={currency}
              value={step.cost}
              disabled={isReadOnly}
              error={sayAt(fieldOf.step(step.key, 'cost'))}
              onChange={(cost) => change({ ...step, cost })}
            />
            {isReadOnly || index === 0 ? null : (
              <CloseButton
                className={classes.remove}
                size="lg"
                aria-label={t('rate.removeStep', { n: index + 1 })}
                onClick={() => remove(step.key)}
              />
            )}
          </fieldset>
        );
      })}
      {isReadOnly || rate.steps.length >= SHIPPING_LIMITS.steps ? null : (
        <Button variant="subtle" size="xs" onClick={() => onChange({ ...rate, steps: [...rate.steps, newStep(null)] })}>
          {t('rate.addStep')}
        </Button>
      )}
    </div>
  );
}

function useProblem(problemAt: RateFieldsProps['problemAt']) {
  const { t } = useTranslation('shipping');
  return (field: string): string | undefined => {
    const problem = problemAt(field);
    return problem === undefined ? undefined : t(`problem.${problem}`);
  };
}
