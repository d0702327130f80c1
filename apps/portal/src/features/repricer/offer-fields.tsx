import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { CountInput, PercentInput } from '../../ui/number-input.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import classes from './repricer.module.css';
import type { FieldsProps, RuleDraft } from './rule-draft.ts';

/** The offers that a rule competes with. */
export function OfferFields({ draft, isWrong, onChange }: FieldsProps) {
  const { t } = useTranslation('repricer');
  if (draft.kind === 'hold' || draft.kind === 'velocity') return null;
  return (
    <fieldset className={classes.fields}>
      <legend>{t('form.offers')}</legend>
      <p className={classes.soft}>{t('form.offersHint')}</p>
      <div className={classes.labelled}>
        <span aria-hidden="true">{t('form.fulfilment')}</span>
        <Choice
          label={t('form.fulfilment')}
          value={draft.fulfilment}
          options={(['any', 'seller', 'marketplace'] as const).map((value) => ({
            value,
            label: t(`fulfilment.${value}`),
          }))}
          onChange={(value) => onChange({ fulfilment: value as RuleDraft['fulfilment'] })}
        />
      </div>
      <div className={classes.pair}>
        <PercentInput
          label={t('form.leastRating')}
          value={draft.leastRating}
          error={isWrong('rating') ? t('problem.rating') : undefined}
          onChange={(leastRating) => onChange({ leastRating })}
        />
        <CountInput
          label={t('form.mostDeliveryDays')}
          value={draft.mostDeliveryDays}
          error={isWrong('delivery') ? t('problem.delivery') : undefined}
          onChange={(mostDeliveryDays) => onChange({ mostDeliveryDays })}
        />
      </div>
      <TagInput
        label={t('form.without')}
        description={t('form.withoutHint')}
        tags={draft.without}
        onChange={(without) => onChange({ without })}
      />
    </fieldset>
  );
}
