import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useDecisionText } from './decision-text.ts';
import { PriceMove } from './price-move.tsx';
import classes from './repricer.module.css';
import { useBlock, useChooseRule, useRepricedItem } from './use-repricer.ts';

const TONES = { dry: 'off', live: 'ok', kept: 'warn' } as const;

/** How the repricer sees an item on each site, its rule there, and the block. */
export function ItemRepricerPanel({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const mayChange = useMayChange();
  const item = useRepricedItem(itemId);
  const block = useBlock(itemId);
  const choose = useChooseRule(itemId);
  const textOf = useDecisionText();
  if (item.isError) return <ErrorState isBar error={item.error} onRetry={() => item.refetch()} />;
  if (!item.data || item.data.listings.length === 0) return null;
  const { repricerBlocked, listings } = item.data;
  return (
    <Panel title={t('title')}>
      <div className={classes.stack}>
        <Toggle
          label={t('item.block')}
          description={t('item.blockHint')}
          isOn={repricerBlocked}
          disabled={!mayChange || block.isPending}
          onChange={(isOn) => block.mutate(isOn)}
        />
        {listings.map(({ site, isEnabled, rules, chosenRuleId, decision }) => (
          <div key={site} className={classes.site}>
            <div className={classes.pair}>
              <SitePlate site={site} />
              {decision ? <PriceMove decision={decision} /> : null}
              {decision ? <Badge tone={TONES[decision.mode]}>{t(`mode.${decision.mode}`)}</Badge> : null}
            </div>
            <p className={classes.why}>{decision ? textOf(decision) : t(isEnabled ? 'item.undecided' : 'item.off')}</p>
            {decision ? (
              <p className={classes.soft}>
                {t('item.bounds', {
                  floor:
                    decision.floor === null
                      ? t('none')
                      : format.money({ minor: decision.floor, currency: decision.currency }),
                  top:
                    decision.ceiling === null && decision.rulePrice === null
                      ? t('none')
                      : format.money({
                          minor: decision.ceiling ?? decision.rulePrice ?? 0,
                          currency: decision.currency,
                        }),
                  at: format.moment(decision.decidedAt),
                })}
              </p>
            ) : null}
            <div className={classes.labelled}>
              <span aria-hidden="true">{t('item.rule')}</span>
              <Choice
                label={t('item.ruleOn', { site: format.site(site) })}
                value={chosenRuleId === null ? '' : String(chosenRuleId)}
                disabled={!mayChange || choose.isPending}
                options={[
                  { value: '', label: t('item.firstRule') },
                  ...rules.map(({ ruleId, name, isDefault }) => ({
                    value: String(ruleId),
                    label: isDefault ? t('rules.default') : name,
                  })),
                  ...(chosenRuleId !== null && !rules.some(({ ruleId }) => ruleId === chosenRuleId)
                    ? [{ value: String(chosenRuleId), label: t('item.ruleGone') }]
                    : []),
                ]}
                onChange={(value) => choose.mutate({ site, ruleId: value === '' ? null : Number(value) })}
              />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
}
