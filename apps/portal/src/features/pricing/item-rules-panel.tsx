import { Button, Skeleton } from '@mantine/core';
import type { ItemRuleList, PriceConfig } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange, useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Direction, OrderButtons } from '../../ui/order-buttons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { ItemRuleDialog } from './item-rule-dialog.tsx';
import { moved, newItemRule, withRule } from './item-rule-draft.ts';
import { priceSourceOf } from './rule-draft.ts';
import { useRuleWords } from './rule-words.ts';
import classes from './rules-form.module.css';
import { useItemRules, usePrepareRules, useRatesFrom } from './use-pricing.ts';

interface ItemRulesProps {
  readonly config: PriceConfig;
  /** Shows a prepared change. */
  readonly onPrepared: (changeId: number) => void;
}

/** The price rules for brands, categories and price bands, in the order in which they are asked. */
export function ItemRulesPanel({ config, onPrepared }: ItemRulesProps) {
  const { t } = useTranslation('pricing');
  const list = useItemRules();
  return (
    <Panel title={t('items.title')} className={classes.section}>
      <p className={classes.lead}>{t('items.lead')}</p>
      {list.isPending ? <Skeleton height={120} /> : null}
      {list.isError ? <ErrorState error={list.error} onRetry={() => list.refetch()} /> : null}
      {list.data ? (
        <RuleList key={list.data.version} stored={list.data} config={config} onPrepared={onPrepared} />
      ) : null}
    </Panel>
  );
}

function RuleList({ stored, config, onPrepared }: ItemRulesProps & { readonly stored: ItemRuleList }) {
  const { t } = useTranslation(['pricing', 'app']);
  const mayChange = useMayChange();
  const words = useRuleWords();
  const [rules, setRules] = useState<readonly ItemRule[]>(stored.rules);
  const [edited, setEdited] = useState<ItemRule>();
  const [last, setLast] = useState<{ readonly id: number; readonly direction: Direction }>();
  const prepare = usePrepareRules();
  const { account } = useAccount();
  const { accounts } = useUser();
  const source = priceSourceOf(account, config.rules, accounts);
  const rates = [...config.rates, ...useRatesFrom(source)];
  const isDirty = JSON.stringify(rules) !== JSON.stringify(stored.rules);
  const preview = () =>
    prepare.mutate(
      { items: { version: stored.version, rules } },
      { onSuccess: ({ changeId }) => onPrepared(changeId), onError: (error) => toastFailure(error) },
    );
  const move = (id: number, direction: Direction) => {
    setLast({ id, direction });
    setRules(moved(rules, id, direction));
  };
  const actions = (rule: ItemRule, place: number): ReactNode => (
    <span className={classes.actions}>
      {rules.length > 1 ? (
        <OrderButtons
          name={rule.name}
          words={{ up: t('pricing:items.up'), down: t('pricing:items.down') }}
          place={place}
          count={rules.length}
          moved={last?.id === rule.id ? last.direction : undefined}
          onMove={(direction) => move(rule.id, direction)}
        />
      ) : null}
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('pricing:items.edit')}: ${rule.name}`}
        onClick={() => setEdited(rule)}
      >
        {t('pricing:items.edit')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('pricing:items.remove')}: ${rule.name}`}
        onClick={() => setRules(rules.filter(({ id }) => id !== rule.id))}
      >
        {t('pricing:items.remove')}
      </Button>
    </span>
  );
  return (
    <>
      {rules.length === 0 ? (
        <EmptyState title={t('pricing:items.empty.title')}>{t('pricing:items.empty.text')}</EmptyState>
      ) : (
        <PlainTable
          label={t('pricing:items.title')}
          rows={rules.map((rule, index) => ({ rule, place: index + 1 }))}
          rowKey={({ rule }) => rule.id}
          columns={[
            {
              key: 'rule',
              title: t('pricing:items.column.rule'),
              cell: ({ rule, place }) => (
                <span>
                  {place}. <strong>{rule.name}</strong>
                </span>
              ),
            },
            {
              key: 'on',
              title: t('pricing:items.column.on'),
              cell: ({ rule }) => (
                <Toggle
                  label={t('pricing:items.on', { rule: rule.name })}
                  isLabelHidden
                  isOn={rule.isEnabled}
                  disabled={!mayChange}
                  onChange={(isEnabled) => setRules(withRule(rules, { ...rule, isEnabled }))}
                />
              ),
            },
            { key: 'for', title: t('pricing:items.column.for'), cell: ({ rule }) => words.filter(rule) },
            { key: 'price', title: t('pricing:items.column.price'), cell: ({ rule }) => words.chain(rule) },
            { key: 'days', title: t('pricing:items.column.days'), cell: ({ rule }) => words.days(rule) },
            ...(mayChange
              ? [
                  {
                    key: 'act',
                    title: t('pricing:items.column.act'),
                    isTitleHidden: true,
                    cell: ({ rule, place }: { readonly rule: ItemRule; readonly place: number }) =>
                      actions(rule, place),
                  },
                ]
              : []),
          ]}
        />
      )}
      <div className={classes.foot}>
        <span className={classes.hint} role="status">
          {isDirty ? t('pricing:dirty') : ''}
        </span>
        <ChangeButton variant="default" onClick={() => setEdited(newItemRule(rules, siteFacts(source.site).currency))}>
          {t('pricing:items.add')}
        </ChangeButton>
        <ChangeButton disabled={!isDirty} loading={prepare.isPending} onClick={preview}>
          {t('pricing:items.preview')}
        </ChangeButton>
      </div>
      {isDirty ? <UnsavedGuard /> : null}
      {edited ? (
        <ItemRuleDialog
          rule={edited}
          place={{ home: source.site, sites: config.rules.map(({ site }) => site), rates }}
          onDone={(rule) => {
            setRules(withRule(rules, rule));
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
