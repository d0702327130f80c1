import { Button, Skeleton } from '@mantine/core';
import type { FloorRuleList, FloorsPreview, PriceConfig } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
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
import { newFloorRule } from './floor-draft.ts';
import { FloorRuleDialog } from './floor-rule-dialog.tsx';
import { FloorsDialog } from './floors-dialog.tsx';
import { moved, withRule } from './item-rule-draft.ts';
import { priceSourceOf } from './rule-draft.ts';
import { useRuleWords } from './rule-words.ts';
import classes from './rules-form.module.css';
import { useFloorRules, usePrepareFloors, usePreviewFloors } from './use-pricing.ts';

interface FloorRulesProps {
  readonly config: PriceConfig;
  /** Shows a prepared change. */
  readonly onPrepared: (changeId: number) => void;
}

/** Lowest prices for brands, categories and price bands, in the order in which they are asked. */
export function FloorRulesPanel({ config, onPrepared }: FloorRulesProps) {
  const { t } = useTranslation('pricing');
  const list = useFloorRules();
  return (
    <Panel title={t('floors.title')} className={classes.section}>
      <p className={classes.lead}>{t('floors.lead')}</p>
      {list.isPending ? <Skeleton height={120} /> : null}
      {list.isError ? <ErrorState error={list.error} onRetry={() => list.refetch()} /> : null}
      {list.data ? (
        <FloorList key={list.data.version} stored={list.data} config={config} onPrepared={onPrepared} />
      ) : null}
    </Panel>
  );
}

function FloorList({ stored, config, onPrepared }: FloorRulesProps & { readonly stored: FloorRuleList }) {
  const { t } = useTranslation('pricing');
  const mayChange = useMayChange();
  const words = useRuleWords();
  const [rules, setRules] = useState<readonly FloorRule[]>(stored.rules);
  const [edited, setEdited] = useState<FloorRule>();
  const [last, setLast] = useState<{ readonly id: number; readonly direction: Direction }>();
  const [shown, setShown] = useState<FloorsPreview>();
  const preview = usePreviewFloors();
  const prepare = usePrepareFloors();
  const { account } = useAccount();
  const { accounts } = useUser();
  const source = priceSourceOf(account, config.rules, accounts);
  const isDirty = JSON.stringify(rules) !== JSON.stringify(stored.rules);
  const list = { version: stored.version, rules };
  const move = (id: number, direction: Direction) => {
    setLast({ id, direction });
    setRules(moved(rules, id, direction));
  };
  const actions = (rule: FloorRule, place: number): ReactNode => (
    <span className={classes.actions}>
      {rules.length > 1 ? (
        <OrderButtons
          name={rule.name}
          words={{ up: t('items.up'), down: t('items.down') }}
          place={place}
          count={rules.length}
          moved={last?.id === rule.id ? last.direction : undefined}
          onMove={(direction) => move(rule.id, direction)}
        />
      ) : null}
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('items.edit')}: ${rule.name}`}
        onClick={() => setEdited(rule)}
      >
        {t('items.edit')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('items.remove')}: ${rule.name}`}
        onClick={() => setRules(rules.filter(({ id }) => id !== rule.id))}
      >
        {t('items.remove')}
      </Button>
    </span>
  );
  return (
    <>
      {rules.length === 0 ? (
        <EmptyState title={t('floors.empty.title')}>{t('floors.empty.text')}</EmptyState>
      ) : (
        <PlainTable
          label={t('floors.title')}
          rows={rules.map((rule, index) => ({ rule, place: index + 1 }))}
          rowKey={({ rule }) => rule.id}
          columns={[
            {
              key: 'rule',
              title: t('items.column.rule'),
              cell: ({ rule, place }) => (
                <span>
                  {place}. <strong>{rule.name}</strong>
                </span>
              ),
            },
            {
              key: 'on',
              title: t('items.column.on'),
              cell: ({ rule }) => (
                <Toggle
                  label={t('floors.on', { rule: rule.name })}
                  isLabelHidden
                  isOn={rule.isEnabled}
                  disabled={!mayChange}
                  onChange={(isEnabled) => setRules(withRule(rules, { ...rule, isEnabled }))}
                />
              ),
            },
            { key: 'for', title: t('items.column.for'), cell: ({ rule }) => words.filter(rule) },
            { key: 'floor', title: t('floors.column.floor'), cell: ({ rule }) => words.floor(rule) },
            ...(mayChange
              ? [
                  {
                    key: 'act',
                    title: t('items.column.act'),
                    isTitleHidden: true,
                    cell: ({ rule, place }: { readonly rule: FloorRule; readonly place: number }) =>
                      actions(rule, place),
                  },
                ]
              : []),
          ]}
        />
      )}
      <div className={classes.foot}>
        <span className={classes.hint} role="status">
          {isDirty ? t('dirty') : ''}
        </span>
        <ChangeButton variant="default" onClick={() => setEdited(newFloorRule(rules, siteFacts(source.site).currency))}>
          {t('floors.add')}
        </ChangeButton>
        <ChangeButton
          disabled={!isDirty}
          loading={preview.isPending}
          onClick={() => preview.mutate(list, { onSuccess: setShown, onError: (error) => toastFailure(error) })}
        >
          {t('floors.preview')}
        </ChangeButton>
      </div>
      {isDirty ? <UnsavedGuard /> : null}
      {edited ? (
        <FloorRuleDialog
          rule={edited}
          sites={config.rules.map(({ site }) => site)}
          onDone={(rule) => {
            setRules(withRule(rules, rule));
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {shown ? (
        <FloorsDialog
          preview={shown}
          isPending={prepare.isPending}
          onConfirm={(below) =>
            prepare.mutate(
              { ...list, ...(below ? { below } : {}) },
              {
                onSuccess: ({ changeId }) => {
                  setShown(undefined);
                  onPrepared(changeId);
                },
                onError: (error) => toastFailure(error),
              },
            )
          }
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}
