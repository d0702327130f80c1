import type { BelowConsent, OutputOf, PriceSetting, pricing } from '@quayside/contract';
import { type EnteredNumber, INCREASE_LIMITS, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { lookUp } from '../../lib/failures/lookup-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange, useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import {
  areEqual,
  copyFirst,
  examplePrice,
  examplePriceAtHome,
  isSlip,
  isUniform,
  priceSourceOf,
  repriced,
  wholeIncrease,
  withFloors,
} from './rule-draft.ts';
import classes from './rules-form.module.css';
import { usePrepareRules, usePreviewRules, useRatesFrom, useSavePriceConfig } from './use-pricing.ts';

/**
 * One row per site: the increase, neat rounding, and an example. Lowest prices are saved at once, with what becomes of listings below them;
 * rules are prepared as a change that shows every price.
 */
export function RulesForm({
  config,
  onPrepared,
}: {
  readonly config: OutputOf<typeof pricing.getConfig>;
  readonly onPrepared: (changeId: number) => void;
}) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const { accounts } = useUser();
  const source = priceSourceOf(account, config.rules, accounts);
  const rates = [...config.rates, ...useRatesFrom(source)];
  const mayChange = useMayChange();
  const [rules, setRules] = useState(config.rules);
  // Fields with invalid text: their rules keep the last valid number, and saving is disabled.
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const preview = usePreviewRules();
  const save = useSavePriceConfig();
  const prepare = usePrepareRules();
  const floors = withFloors(config.rules, rules);
  const example = examplePriceAtHome(source.site);
  const isDirty = unreadable.length > 0 || !areEqual(rules, config.rules);
  const change = (site: PriceSetting['site'], part: Partial<PriceSetting>) => {
    const changed = lookUp(rules, (rule) => rule.site === site, 'RULE_NOT_FOUND', site);
    setRules(rules.map((rule) => (rule === changed ? { ...rule, ...part } : rule)));
  };
  const enter = (rule: PriceSetting, part: 'price_increase' | 'floor', entered: EnteredNumber) => {
    const field = `${rule.site}/${part}`;
    setUnreadable([...unreadable.filter((other) => other !== field), ...(entered === 'unreadable' ? [field] : [])]);
    if (entered === 'unreadable') return;
    if (part === 'floor') change(rule.site, { floor: entered });
    else {
      const whole = entered ?? 0;
      change(rule.site, { price_increase: rule.increase_type === 'percent' ? whole / 100 : whole });
    }
  };
  const nameOf = (rule: PriceSetting) => format.site(rule.site);
  const isNoFloor = ({ floor }: PriceSetting) => typeof floor === 'number' && floor <= 0;
  const submit = () => {
    const isWrong = unreadable.length > 0 || rules.some((rule) => isSlip(rule) || isNoFloor(rule));
    setHasFailed(isWrong);
    if (isWrong) return;
    if (areEqual(floors, config.rules)) previewPrices();
    else previewFloors();
  };
  const previewPrices = () => {
    const sites = repriced(rules, config.rules);
    if (sites.length === 0) return;
    prepare.mutate(
      { sites },
      { onSuccess: ({ changeId }) => onPrepared(changeId), onError: (error) => toastFailure(error) },
    );
  };
  const previewFloors = () =>
    preview.mutate(floors, {
      onSuccess: ({ expected, below }) => (expected === 0 && below.count === 0 ? storeFloors(0) : undefined),
      onError: (error) => toastFailure(error),
    });
  const storeFloors = (expected: number, below?: BelowConsent) =>
    save.mutate(
      { rules: floors, expected, ...(below ? { below } : {}) },
      {
        onSuccess: ({ changedListings }) => {
          showToast('pricingRuleSaved', { count: changedListings });
          previewPrices();
        },
        onError: (error) => {
          const hasChanged = isApiError(error) && ['prices_changed', 'prices_below_floor'].includes(error.code);
          if (hasChanged) preview.mutate(floors);
          else toastFailure(error);
        },
      },
    );
  const rateOf = (rule: PriceSetting) => {
    const { currency } = siteFacts(rule.site);
    if (currency === example.currency) return t('pricing:sameCurrency');
    const rate = rates.find(({ from, to }) => from === example.currency && to === currency);
    return rate ? t('pricing:rate', { value: format.rate(rate.value), date: format.date(rate.date) }) : '–';
  };

  const slip = t('pricing:slip', {
    lowest: format.percent(INCREASE_LIMITS.lowest / 10_000),
    highest: format.percent(INCREASE_LIMITS.highest / 10_000),
  });

  if (rules.length === 0) return <EmptyState title={t('pricing:empty.title')}>{t('pricing:empty.text')}</EmptyState>;
  return (
    <>
      <Panel flush>
        <PlainTable
          label={t('pricing:title')}
          rows={rules}
          rowKey={(rule) => rule.site}
          columns={[
            {
              key: 'site',
              title: t('pricing:column.site'),
              cell: (rule) => (
                <>
                  <SitePlate site={rule.site} /> {nameOf(rule)}
                </>
              ),
            },
            {
              key: 'enabled',
              title: t('pricing:column.enabled'),
              cell: (rule) => (
                <Toggle
                  label={t('pricing:enabledOn', { site: nameOf(rule) })}
                  isLabelHidden
                  isOn={rule.is_pricing_enabled}
                  disabled={!mayChange}
                  onChange={(isOn) => change(rule.site, { is_pricing_enabled: isOn })}
                />
              ),
            },
            {
              key: 'type',
              title: t('pricing:column.type'),
              cell: (rule) => (
                <Choice
                  label={t('pricing:typeOn', { site: nameOf(rule) })}
                  value={rule.increase_type}
                  disabled={!mayChange || !rule.is_pricing_enabled}
                  onChange={(type) => change(rule.site, { increase_type: type === 'fixed' ? 'fixed' : 'percent' })}
                  options={[
                    { value: 'percent', label: t('pricing:type.percent') },
                    { value: 'fixed', label: t('pricing:type.fixed') },
                  ]}
                />
              ),
            },
            {
              key: 'increase',
              title: t('pricing:column.increase'),
              cell: (rule) => {
                const field = {
                  label: t('pricing:increaseOn', { site: nameOf(rule) }),
                  isLabelHidden: true,
                  mayBeNegative: true,
                  value: unreadable.includes(`${rule.site}/price_increase`)
                    ? ('unreadable' as const)
                    : wholeIncrease(rule),
                  disabled: !mayChange || !rule.is_pricing_enabled,
                  error: isSlip(rule) ? slip : hasFailed && unreadable.includes(`${rule.site}/price_increase`),
                  onChange: (entered: EnteredNumber) => enter(rule, 'price_increase', entered),
                };
                return (
                  <div className={classes.increase}>
                    {rule.increase_type === 'percent' ? (
                      <PercentInput {...field} />
                    ) : (
                      <MoneyInput {...field} currency={siteFacts(rule.site).currency} />
                    )}
                  </div>
                );
              },
            },
            {
              key: 'neat',
              title: t('pricing:column.neat'),
              cell: (rule) => (
                <Toggle
                  label={t('pricing:neatOn', { site: nameOf(rule) })}
                  isLabelHidden
                  isOn={rule.neat_prices}
                  disabled={!mayChange || !rule.is_pricing_enabled}
                  onChange={(isOn) => change(rule.site, { neat_prices: isOn })}
                />
              ),
            },
            {
              key: 'floor',
              title: t('pricing:column.floor'),
              cell: (rule) => (
                <div className={classes.increase}>
                  <MoneyInput
                    label={t('pricing:floorOn', { site: nameOf(rule) })}
                    isLabelHidden
                    currency={siteFacts(rule.site).currency}
                    value={unreadable.includes(`${rule.site}/floor`) ? 'unreadable' : (rule.floor ?? null)}
                    disabled={!mayChange}
                    error={hasFailed && (isNoFloor(rule) || unreadable.includes(`${rule.site}/floor`))}
                    onChange={(entered) => enter(rule, 'floor', entered)}
                  />
                </div>
              ),
            },
            { key: 'rate', title: t('pricing:column.rate'), isNumber: true, cell: rateOf },
            {
              key: 'example',
              title: t('pricing:column.example', { source: format.money(example) }),
              isNumber: true,
              cell: (rule) => {
                const price = examplePrice(example, rule, rates);
                return <strong>{price ? format.money(price) : '–'}</strong>;
              },
            },
          ]}
        />
      </Panel>
      <div className={classes.foot}>
        <p className={classes.hint}>
          {t('pricing:neatHint')} {rules.length > 1 && isUniform(rules) ? t('pricing:uniform') : null}
        </p>
        {isDirty ? <span role="status">{t('pricing:dirty')}</span> : null}
        {rules.length > 1 ? (
          <ChangeButton
            variant="default"
            onClick={() => {
              setRules(copyFirst(rules));
              setUnreadable([]);
            }}
          >
            {t('pricing:applyAll')}
          </ChangeButton>
        ) : null}
        <ChangeButton
          disabled={!isDirty}
          loading={preview.isPending || save.isPending || prepare.isPending}
          onClick={submit}
        >
          {t('app:save')}
        </ChangeButton>
      </div>
      {isDirty ? <UnsavedGuard /> : null}
      {preview.data && (preview.data.expected > 0 || preview.data.below.count > 0) ? (
        <MovesDialog
          preview={preview.data}
          isPending={save.isPending || preview.isPending}
          error={save.error}
          onConfirm={(below) => storeFloors(preview.data.expected, below)}
          onClose={() => {
            preview.reset();
            save.reset();
          }}
        />
      ) : null}
    </>
  );
}
