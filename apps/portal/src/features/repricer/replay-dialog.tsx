import { Button } from '@mantine/core';
import type { ReplayedListing, RepricerRuleInput, RuleReplayInput } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PercentInput } from '../../ui/number-input.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { ReplayPath } from './replay-path.tsx';
import { ReplayResult } from './replay-result.tsx';
import classes from './repricer.module.css';
import { useReplay } from './use-replay.ts';
import type { RulePlace } from './use-repricer.ts';

interface ReplayDialogProps {
  readonly place: RulePlace;
  readonly rule: RepricerRuleInput;
  readonly onClose: () => void;
}

const DAYS = [1, 7, 14, 30] as const;
/** A week shows weekdays and weekend. */
const USUAL_DAYS = 7;
const MOST_LEAD = 5_000;

/** What a draft of a rule would have done with the stored offers, beside the rules as saved. Nothing changes. */
export function ReplayDialog({ place, rule, onClose }: ReplayDialogProps) {
  const { t } = useTranslation(['repricer', 'app']);
  const format = useFormat();
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [isEligible, setEligible] = useState(true);
  const [lead, setLead] = useState<EnteredNumber>(0);
  const [shown, setShown] = useState<ReplayedListing | null>(null);
  const [asked, setAsked] = useState<RuleReplayInput | null>(null);
  const replay = useReplay();
  const isLead = typeof lead === 'number' && lead >= 0 && lead <= MOST_LEAD;
  const start = () => {
    if (!isLead) return;
    const input = { place, rule, days, isEligible, neededLead: lead };
    setShown(null);
    setAsked(input);
    replay.mutate(input);
  };
  return (
    <Dialog
      title={t('repricer:replay.title')}
      width={900}
      onClose={onClose}
      isSaved
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <Button loading={replay.isPending} onClick={start}>
            {t('repricer:replay.start')}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>{t('repricer:replay.lead')}</p>
        <div className={classes.pair}>
          <Choice
            label={t('repricer:replay.days')}
            value={String(days)}
            options={DAYS.map((one) => ({
              value: String(one),
              label: t('repricer:replay.lastDays', { count: one, n: format.number(one) }),
            }))}
            onChange={(value) => setDays(Number(value))}
          />
          <PercentInput
            label={t('repricer:replay.neededLead')}
            value={lead}
            error={isLead ? undefined : t('repricer:replay.leadProblem')}
            onChange={setLead}
          />
        </div>
        <Toggle
          label={t('repricer:replay.eligible')}
          description={t('repricer:replay.eligibleHint')}
          isOn={isEligible}
          onChange={setEligible}
        />
        <details>
          <summary>{t('repricer:replay.assumptions')}</summary>
          <ul className={classes.soft}>
            {(['rivals', 'today', 'stock', 'hours', 'featured', 'sales', 'gate'] as const).map((one) => (
              <li key={one}>{t(`repricer:replay.assumed.${one}`)}</li>
            ))}
          </ul>
        </details>
        <p role="status" className={classes.soft}>
          {replay.isPending ? t('repricer:replay.running', { n: format.number(replay.totals.seen) }) : null}
          {replay.isSuccess ? t('repricer:replay.done', { n: format.number(replay.totals.seen) }) : null}
        </p>
        {replay.isError ? <ErrorState error={replay.error} onRetry={start} /> : null}
        {replay.isSuccess && replay.totals.compared === 0 ? (
          <Notice tone="info">{t('repricer:replay.nothing')}</Notice>
        ) : null}
        {asked && shown === null ? <ReplayResult totals={replay.totals} onShow={setShown} /> : null}
        {asked && shown ? <ReplayPath listing={shown} input={asked} onBack={() => setShown(null)} /> : null}
      </div>
    </Dialog>
  );
}
