import { Skeleton, TextInput } from '@mantine/core';
import { HAZARD_LIMITS, type HazardProblem, type Hazards, type Warnings } from '@quayside/kernel/hazards';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CodeList } from './code-list.tsx';
import classes from './compliance.module.css';
import { useSafetyLabels } from './use-compliance.ts';

interface HazardFieldsProps {
  readonly hazards: Hazards;
  readonly warnings: Warnings;
  readonly problems: { readonly hazards?: HazardProblem | undefined; readonly warnings?: HazardProblem | undefined };
  readonly onHazards: (hazards: Hazards) => void;
  readonly onWarnings: (warnings: Warnings) => void;
}

/** Hazards and warnings of goods, by eBay's codes with the words of the seller's home site. */
export function HazardFields({ hazards, warnings, problems, onHazards, onWarnings }: HazardFieldsProps) {
  const { t } = useTranslation('compliance');
  const labels = useSafetyLabels();
  if (labels.isPending) return <Skeleton height={120} />;
  if (labels.isLoadingError) return <ErrorState error={labels.error} onRetry={() => labels.refetch()} />;
  const known = labels.data?.labels;
  if (!known) return <p className={classes.soft}>{t('hazards.none')}</p>;
  const say = (problem: HazardProblem | undefined) => problem && t(`hazards.problem.${problem}`);
  return (
    <div className={classes.pair}>
      <fieldset className={classes.contact}>
        <legend>{t('hazards.title')}</legend>
        <p className={classes.soft}>{t('hazards.hint')}</p>
        <CodeList
          label={t('hazards.statements')}
          name="hazardStatements"
          known={known.hazards.statements}
          value={hazards.statements}
          error={say(problems.hazards)}
          onChange={(statements) => onHazards({ ...hazards, statements })}
        />
        <CodeList
          label={t('hazards.pictograms')}
          name="hazardPictograms"
          known={known.hazards.pictograms}
          value={hazards.pictograms}
          onChange={(pictograms) => onHazards({ ...hazards, pictograms })}
        />
        <Dropdown
          label={t('hazards.signalWord')}
          name="signalWord"
          isClearable
          value={hazards.signalWord || null}
          options={known.hazards.signalWords.map(({ code, words }) => ({ value: code, label: words }))}
          onChange={(signalWord) => onHazards({ ...hazards, signalWord: signalWord ?? '' })}
        />
        <TextInput
          label={t('hazards.component')}
          name="hazardComponent"
          maxLength={HAZARD_LIMITS.component}
          value={hazards.component}
          onChange={(event) => onHazards({ ...hazards, component: event.currentTarget.value })}
        />
      </fieldset>
      <fieldset className={classes.contact}>
        <legend>{t('hazards.warnings')}</legend>
        <p className={classes.soft}>{t('hazards.warningsHint')}</p>
        <CodeList
          label={t('hazards.statements')}
          name="warningStatements"
          known={known.warnings.statements}
          value={warnings.statements}
          error={say(problems.warnings)}
          onChange={(statements) => onWarnings({ ...warnings, statements })}
        />
        <CodeList
          label={t('hazards.pictograms')}
          name="warningPictograms"
          known={known.warnings.pictograms}
          value={warnings.pictograms}
          onChange={(pictograms) => onWarnings({ ...warnings, pictograms })}
        />
        <TextInput
          label={t('hazards.component')}
          name="warningComponent"
          maxLength={HAZARD_LIMITS.component}
          value={warnings.component}
          onChange={(event) => onWarnings({ ...warnings, component: event.currentTarget.value })}
        />
      </fieldset>
    </div>
  );
}
