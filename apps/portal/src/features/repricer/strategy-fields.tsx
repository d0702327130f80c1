import { siteFacts } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { CountInput, MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './repricer.module.css';
import type { FieldsProps, RuleDraft } from './rule-draft.ts';

const KINDS = ['lowest', 'featured', 'next_above', 'velocity', 'hold'] as const;

/** How a rule finds its price, and what it does without competitors. */
export function StrategyFields({ draft, isWrong, onChange }: FieldsProps) {
  const { t } = useTranslation('repricer');
  const { account } = useAccount();
  const { kind, distanceIn } = draft;
  const distance = {
    label: t(`form.distance.${kind === 'hold' ? 'lowest' : kind}`),
    value: draft.distance,
    error: isWrong('distance') ? t('problem.distance') : undefined,
    onChange: (value: RuleDraft['distance']) => onChange({ distance: value }),
  };
  const ofSales = isWrong('velocity') ? t('problem.velocity') : undefined;
  return (
    <fieldset className={classes.fields}>
      <legend>{t('form.strategy')}</legend>
      <Choice
        label={t('form.strategy')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`strategy.${value}`) }))}
        onChange={(value) => onChange({ kind: value as RuleDraft['kind'] })}
      />
      <p className={classes.soft}>{t(`strategyHint.${kind}`)}</p>
      {kind === 'velocity' ? (
        <div className={classes.pair}>
          <CountInput
            label={t('form.days')}
            value={draft.days}
            error={ofSales}
            onChange={(days) => onChange({ days })}
          />
          <CountInput
            label={t('form.slow')}
            value={draft.slow}
            error={ofSales}
            onChange={(slow) => onChange({ slow })}
          />
          <CountInput
            label={t('form.fast')}
            value={draft.fast}
            error={ofSales}
            onChange={(fast) => onChange({ fast })}
          />
        </div>
      ) : null}
      {kind === 'hold' ? null : (
        <div className={classes.pair}>
          <Segments
            label={t('form.distanceIn')}
            value={distanceIn}
            options={[
              { value: 'percent', label: t('form.percent') },
              { value: 'amount', label: t('form.amount') },
            ]}
            onChange={(value) => onChange({ distanceIn: value, distance: null })}
          />
          {distanceIn === 'percent' ? (
            <PercentInput {...distance} />
          ) : (
            <MoneyInput {...distance} currency={siteFacts(account.site).currency} description={t('form.amountHint')} />
          )}
        </div>
      )}
      {kind === 'hold' || kind === 'velocity' ? null : (
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('form.whenAlone')}</span>
          <Choice
            label={t('form.whenAlone')}
            value={draft.whenAlone}
            options={[
              { value: 'rule_price', label: t('form.toRulePrice') },
              { value: 'ceiling', label: t('form.toCeiling') },
            ]}
            onChange={(value) => onChange({ whenAlone: value as RuleDraft['whenAlone'] })}
          />
        </div>
      )}
    </fieldset>
  );
}
