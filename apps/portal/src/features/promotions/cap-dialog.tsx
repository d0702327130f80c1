import { Button } from '@mantine/core';
import { type EnteredNumber, type Site, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { isAmount, isRate } from './market-draft.ts';
import classes from './promotions.module.css';
import { usePrepareItems } from './use-promotions.ts';

const KINDS = ['percent', 'amount', 'none'] as const;

/** Asks for the own cap of the chosen items on a site, and prepares that change. */
export function CapDialog(props: {
  readonly site: Site;
  readonly itemIds: readonly number[];
  readonly onPrepared: (changeId: number) => void;
  readonly onClose: () => void;
}) {
  const { site, itemIds, onClose } = props;
  const { t } = useTranslation(['promotions', 'app']);
  const format = useFormat();
  const prepare = usePrepareItems();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('percent');
  const [percent, setPercent] = useState<EnteredNumber>(500);
  const [amount, setAmount] = useState<EnteredNumber>(null);
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    if ((kind === 'percent' && !isRate(percent)) || (kind === 'amount' && !isAmount(amount))) return;
    const cap =
      kind === 'none'
        ? null
        : kind === 'percent'
          ? { in: kind, basisPoints: Number(percent) }
          : { in: kind, minor: Number(amount) };
    prepare.mutate(
      { sites: [site], of: { kind: 'items', itemIds }, set: { kind: 'cap', cap } },
      { onSuccess: ({ changeId }) => props.onPrepared(changeId) },
    );
  };
  return (
    <Dialog
      title={t('promotions:list.cap')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <ChangeButton isInDialog loading={prepare.isPending} onClick={submit}>
            {t('promotions:market.prepare')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>
          {t('promotions:cap.lead', { n: format.number(itemIds.length), site: format.site(site) })}
        </p>
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('promotions:market.cap')}</span>
          <Choice
            label={t('promotions:market.cap')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`promotions:cap.${value}`) }))}
            onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'percent')}
          />
        </div>
        {kind === 'percent' ? (
          <PercentInput
            label={t('promotions:market.capPercent')}
            value={percent}
            onChange={setPercent}
            error={isTried && !isRate(percent) ? t('promotions:market.rateProblem') : undefined}
          />
        ) : null}
        {kind === 'amount' ? (
          <MoneyInput
            label={t('promotions:market.capAmount')}
            currency={siteFacts(site).currency}
            value={amount}
            onChange={setAmount}
            error={isTried && !isAmount(amount) ? t('promotions:market.amountProblem') : undefined}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
