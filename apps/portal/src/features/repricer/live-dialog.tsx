import { Button, Radio } from '@mantine/core';
import { LARGEST_SAMPLE, type RepricerOverview } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CountInput } from '../../ui/number-input.tsx';
import classes from './repricer.module.css';
import { usePrepare } from './use-repricer.ts';

interface LiveDialogProps {
  readonly overview: RepricerOverview;
  readonly onPrepared: (changeId: number) => void;
  readonly onClose: () => void;
}

type What = 'sample' | 'all' | 'back';
/** A sample that a person can look through. */
const SAMPLE = 10;

/** Asks which listings go live or are turned back, and prepares that change. Nothing changes before its own consent. */
export function LiveDialog({ overview, onPrepared, onClose }: LiveDialogProps) {
  const { t } = useTranslation(['repricer', 'app']);
  const format = useFormat();
  const prepare = usePrepare();
  const mayTurnBack = overview.live + overview.kept > 0;
  const [what, setWhat] = useState<What>(overview.isEnabled ? 'sample' : 'back');
  const [size, setSize] = useState<EnteredNumber>(SAMPLE);
  const isSize = typeof size === 'number' && size >= 1 && size <= LARGEST_SAMPLE;
  const submit = () => {
    if (what === 'sample' && !isSize) return;
    const sample = what === 'sample' && typeof size === 'number' ? size : null;
    prepare.mutate(
      { to: what === 'back' ? 'dry' : 'live', sites: null, itemIds: null, sample },
      { onSuccess: ({ changeId }) => onPrepared(changeId) },
    );
  };
  return (
    <Dialog
      title={t('repricer:live.title')}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <ChangeButton isInDialog loading={prepare.isPending} onClick={submit}>
            {t('repricer:live.prepare')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>{t('repricer:live.lead')}</p>
        <Radio.Group label={t('repricer:live.what')} value={what} onChange={(value) => setWhat(value as What)}>
          <div className={classes.stack}>
            {overview.isEnabled ? (
              <>
                <Radio value="sample" label={t('repricer:live.sample')} description={t('repricer:live.sampleHint')} />
                <Radio value="all" label={t('repricer:live.all')} description={t('repricer:live.allHint')} />
              </>
            ) : null}
            {mayTurnBack ? (
              <Radio value="back" label={t('repricer:live.back')} description={t('repricer:live.backHint')} />
            ) : null}
          </div>
        </Radio.Group>
        {what === 'sample' ? (
          <CountInput
            label={t('repricer:live.size')}
            value={size}
            onChange={setSize}
            error={isSize ? undefined : t('repricer:live.sizeProblem', { most: format.number(LARGEST_SAMPLE) })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
