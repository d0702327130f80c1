import { Button } from '@mantine/core';
import type { AdMarket } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { draftOf, inputOf, isAmount, isRate, isShift, type MarketDraft } from './market-draft.ts';
import classes from './promotions.module.css';
import { usePrepareMarkets } from './use-promotions.ts';

const KINDS = ['recommended', 'range', 'flat'] as const;

/** Asks how the listings of a market are promoted, and prepares that change. Nothing changes before its own consent. */
export function MarketDialog(props: {
  readonly market: AdMarket;
  readonly onPrepared: (changeId: number) => void;
  readonly onClose: () => void;
}) {
  const { market, onClose } = props;
  const { t } = useTranslation(['promotions', 'app']);
  const format = useFormat();
  const prepare = usePrepareMarkets();
  const [draft, setDraft] = useState(draftOf(market));
  const [isTried, setIsTried] = useState(false);
  const set = (changes: Partial<MarketDraft>) => setDraft({ ...draft, ...changes });
  const problem = (isValid: boolean, text: string) => (isTried && !isValid ? text : undefined);
  const rateProblem = t('promotions:market.rateProblem');
  const submit = () => {
    setIsTried(true);
    const input = inputOf(draft);
    if (input) prepare.mutate([input], { onSuccess: ({ changeId }) => props.onPrepared(changeId) });
  };
  const { currency } = siteFacts(market.site);
  return (
    <Dialog
      title={t('promotions:market.title', { site: format.site(market.site) })}
      width={560}
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
        <p className={classes.soft}>{t('promotions:market.lead')}</p>
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('promotions:market.strategy')}</span>
          <Choice
            label={t('promotions:market.strategy')}
            value={draft.kind}
            disabled={!market.mayChooseRates}
            options={KINDS.map((value) => ({ value, label: t(`promotions:strategy.${value}`) }))}
            onChange={(value) => set({ kind: KINDS.find((one) => one === value) ?? 'recommended' })}
          />
          <span className={classes.soft}>
            {market.mayChooseRates ? t(`promotions:strategyHint.${draft.kind}`) : t('promotions:market.ratesNotInPlan')}
          </span>
        </div>
        {draft.kind === 'recommended' && market.mayChooseRates ? (
          <PercentInput
            label={t('promotions:market.shift')}
            description={t('promotions:market.shiftHint')}
            mayBeNegative
            value={draft.shift}
            onChange={(shift) => set({ shift })}
            error={problem(isShift(draft.shift), rateProblem)}
          />
        ) : null}
        {draft.kind === 'flat' ? (
          <PercentInput
            label={t('promotions:market.rate')}
            value={draft.rate}
            onChange={(rate) => set({ rate })}
            error={problem(isRate(draft.rate), rateProblem)}
          />
        ) : null}
        {draft.kind === 'range' ? (
          <>
            <PercentInput
              label={t('promotions:market.from')}
              value={draft.from}
              onChange={(from) => set({ from })}
              error={problem(isRate(draft.from), rateProblem)}
            />
            <PercentInput
              label={t('promotions:market.to')}
              value={draft.to}
              onChange={(to) => set({ to })}
              error={problem(
                isRate(draft.to) && Number(draft.from) <= Number(draft.to),
                t('promotions:market.toProblem'),
              )}
            />
          </>
        ) : null}
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('promotions:market.cap')}</span>
          <Choice
            label={t('promotions:market.cap')}
            value={draft.capIn}
            options={(['percent', 'amount'] as const).map((value) => ({ value, label: t(`promotions:cap.${value}`) }))}
            onChange={(value) => set({ capIn: value === 'amount' ? 'amount' : 'percent' })}
          />
        </div>
        {draft.capIn === 'percent' ? (
          <PercentInput
            label={t('promotions:market.capPercent')}
            description={t('promotions:market.capHint')}
            value={draft.capPercent}
            onChange={(capPercent) => set({ capPercent })}
            error={problem(isRate(draft.capPercent), rateProblem)}
          />
        ) : (
          <MoneyInput
            label={t('promotions:market.capAmount')}
            description={t('promotions:market.capHint')}
            currency={currency}
            value={draft.capAmount}
            onChange={(capAmount) => set({ capAmount })}
            error={problem(isAmount(draft.capAmount), t('promotions:market.amountProblem'))}
          />
        )}
      </div>
    </Dialog>
  );
}
