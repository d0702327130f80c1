import { Button } from '@mantine/core';
import type { EnteredNumber } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CountInput } from '../../ui/number-input.tsx';
import classes from './shipping.module.css';

interface WeightDialogProps {
  readonly count: number;
  readonly onSave: (grams: number | null) => void;
  readonly onClose: () => void;
}

const HEAVIEST = 1_000_000;

/** Sets the weight of the chosen items; an empty field makes it unknown. */
export function WeightDialog({ count, onSave, onClose }: WeightDialogProps) {
  const { t } = useTranslation(['shipping', 'app']);
  const [weight, setWeight] = useState<EnteredNumber>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWrong = weight === 'unreadable' || weight === 0 || (weight !== null && weight > HEAVIEST);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasFailed(isWrong);
    if (!isWrong) onSave(weight);
  };
  return (
    <Dialog title={t('shipping:items.weigh', { count })} onClose={onClose}>
      <form noValidate className={classes.stack} onSubmit={submit}>
        <CountInput
          label={t('shipping:weight.label')}
          description={t('shipping:weight.hint')}
          unit="g"
          value={weight}
          error={hasFailed && isWrong ? t('shipping:problem.weight') : undefined}
          onChange={setWeight}
        />
        <div className={classes.bar}>
          <ChangeButton type="submit" isInDialog>
            {t('app:save')}
          </ChangeButton>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
