import { TextInput } from '@mantine/core';
import type { ItemSafety } from '@quayside/contract';
import {
  EBAY_PICTURES,
  ENERGY_LABEL_LENGTHS,
  type EnergyLabel,
  energyLabelProblems,
  isEnergyLabelWhole,
} from '@quayside/kernel';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import classes from './compliance.module.css';
import { useUpdateLabel } from './use-compliance.ts';

const FIELDS = ['imageUrl', 'imageDescription', 'sheetUrl'] as const;
/** How the value of a field must begin. */
const BEGINNINGS = { imageUrl: EBAY_PICTURES, imageDescription: '', sheetUrl: 'https://' } as const;
const EMPTY: EnergyLabel = { imageUrl: '', imageDescription: '', sheetUrl: '' };

interface EnergyLabelFormProps {
  readonly itemId: number;
  readonly initial: ItemSafety['energyLabel'];
}

/**
 * The EU energy label of one item. Saving an empty form removes the label. Problems for which eBay would reject a
 * stored label are shown at once.
 */
export function EnergyLabelForm({ itemId, initial }: EnergyLabelFormProps) {
  const { t } = useTranslation('compliance');
  const [draft, setDraft] = useState<EnergyLabel>(initial ?? EMPTY);
  const [hasFailed, setHasFailed] = useState(initial !== null && !isEnergyLabelWhole(initial));
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateLabel(itemId);
  const isEmpty = FIELDS.every((field) => draft[field].trim() === '');
  const problems = isEmpty ? {} : energyLabelProblems(draft);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWrong = Object.keys(problems).length > 0;
    setHasFailed(isWrong);
    if (isWrong)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else update.ask(isEmpty ? null : draft);
  };
  return (
    <form ref={form} noValidate className={classes.stack} onSubmit={submit}>
      <h3>{t('label.title')}</h3>
      <p className={classes.soft}>{t('label.hint')}</p>
      {FIELDS.map((field) => {
        const problem = hasFailed ? problems[field] : undefined;
        return (
          <TextInput
            key={field}
            label={t(`label.${field}`)}
            description={field === 'imageUrl' ? t('label.imageHint', { start: EBAY_PICTURES }) : undefined}
            maxLength={ENERGY_LABEL_LENGTHS[field]}
            value={draft[field]}
            error={problem ? t(`problem.${problem}`, { start: BEGINNINGS[field] }) : undefined}
            onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
          />
        );
      })}
      <div className={classes.bar}>
        <ChangeButton type="submit" variant="default" size="sm" loading={update.isPending}>
          {t('label.save')}
        </ChangeButton>
      </div>
      <CountedDialog question={update.question} />
    </form>
  );
}
