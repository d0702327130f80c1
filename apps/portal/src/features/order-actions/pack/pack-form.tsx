import { Autocomplete, Button, TextInput } from '@mantine/core';
import { CARRIER_NAMES } from '@quayside/kernel';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FLOATING } from '../../../ui/floating.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './pack.module.css';
import type { PackingField, PackingProblem, usePacking } from './use-packing.ts';

interface PackFormProps {
  readonly packing: ReturnType<typeof usePacking>;
  readonly fields: Map<PackingField, HTMLInputElement>;
}

/** The fields of the two steps; below them, what came of the last one. */
export function PackForm({ packing, fields }: PackFormProps) {
  const { t } = useTranslation('order-actions');
  const { order, packed, problem, recognised } = packing;
  const keep = (name: PackingField) => (field: HTMLInputElement | null) => {
    if (field) fields.set(name, field);
    else fields.delete(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') packing.leave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      packing.submitParcel({ isShared: true });
    }
  };
  return (
    <div className={classes.form}>
      <form onSubmit={(event) => submit(event, packing.submitScan)} className={classes.step}>
        <TextInput
          ref={keep('scan')}
          className={classes.field}
          size="lg"
          label={t('pack.scan')}
          description={t('pack.scanHint')}
          value={packing.scan}
          onChange={({ currentTarget }) => packing.setScan(currentTarget.value)}
          error={problem !== null && order === null}
          maxLength={100}
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" size="lg" variant="default">
          {t('pack.find')}
        </Button>
      </form>
      {order ? (
        <form
          onSubmit={(event) => submit(event, () => packing.submitParcel({ isShared: false }))}
          onKeyDown={onKeyDown}
          className={classes.step}
        >
          <Autocomplete
            ref={keep('carrier')}
            className={classes.field}
            size="lg"
            label={t('pack.carrier')}
            description={t('pack.carrierHint')}
            data={[...CARRIER_NAMES]}
            value={packing.carrier}
            onChange={packing.setCarrier}
            maxLength={30}
            error={problem?.kind === 'noCarrier'}
            comboboxProps={FLOATING}
          />
          <TextInput
            ref={keep('tracking')}
            className={classes.field}
            size="lg"
            label={t('pack.tracking')}
            description={recognised ? t('pack.recognised', { carrier: recognised }) : '\u00a0'}
            value={packing.tracking}
            onChange={({ currentTarget }) => packing.setTracking(currentTarget.value)}
            error={problem !== null && problem.kind !== 'noCarrier'}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" size="lg">
            {t('pack.ship')}
          </Button>
          <Button size="lg" variant="subtle" onClick={packing.leave}>
            {t('pack.another')}
          </Button>
        </form>
      ) : null}
      {problem ? (
        <Problem problem={problem} onShare={() => packing.submitParcel({ isShared: true })} />
      ) : packed[0] && !order ? (
        <Notice tone="ok">
          {t('pack.done', {
            order: packed[0].externalId,
            carrier: packed[0].carrier,
            tracking: packed[0].trackingNumber,
          })}
        </Notice>
      ) : null}
    </div>
  );
}

function submit(event: FormEvent, then: () => void): void {
  event.preventDefault();
  then();
}

function Problem({ problem, onShare }: { readonly problem: PackingProblem; readonly onShare: () => void }) {
  const { t } = useTranslation('order-actions');
  if (problem.kind !== 'said') return <Notice tone="bad">{t(`pack.${problem.kind}`)}</Notice>;
  return (
    <Notice
      tone="bad"
      action={problem.canShare ? <LinkButton onClick={onShare}>{t('pack.share')}</LinkButton> : undefined}
    >
      {problem.text} {problem.canShare ? t('pack.shared') : null}
    </Notice>
  );
}
