import { Button, Skeleton } from '@mantine/core';
import type { DatedCost } from '@quayside/contract';
import { CURRENCIES, type EnteredNumber, isCurrency, money } from '@quayside/kernel';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MoneyInput } from '../../ui/number-input.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './costs.module.css';
import { LabelledChoice } from './labelled-choice.tsx';
import { useItemCosts, useSetCost } from './use-costs.ts';

export const today = () => new Date().toISOString().slice(0, 10);

/** What a piece costs from which day on. A cost that is replaced or removed stays in the history. */
export function ItemCosts({ itemId, currency: home }: { readonly itemId: number; readonly currency: string }) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const stated = useItemCosts(itemId);
  const set = useSetCost(itemId);
  const [amount, setAmount] = useState<EnteredNumber>(null);
  const [currency, setCurrency] = useState(home);
  const [day, setDay] = useState<string | null>(today());
  /** What the last change replaced, so that it can be undone. */
  const [replaced, setReplaced] = useState<{
    readonly validFrom: string;
    readonly cost: DatedCost['cost'] | null;
  } | null>(null);
  if (stated.isPending) return <Skeleton height={80} />;
  if (stated.isError) return <ErrorState error={stated.error} onRetry={() => stated.refetch()} />;
  const { list } = stated.data;
  const store = (validFrom: string, cost: DatedCost['cost'] | null, isMeant: boolean) => {
    const given = cost && isCurrency(cost.currency) ? money(cost.minor, cost.currency) : null;
    const before = list.find((one) => one.validFrom === validFrom)?.cost ?? null;
    set.mutate(
      { validFrom, cost: given, ...(isMeant ? { isMeant } : {}) },
      {
        onSuccess: () => {
          setReplaced({ validFrom, cost: before });
          setAmount(null);
        },
        onError: (error) => {
          if (!(isApiError(error) && error.code === 'cost_doubtful')) toastFailure(error);
        },
      },
    );
  };
  const isDoubtful = isApiError(set.error) && set.error.code === 'cost_doubtful';
  const isReady = typeof amount === 'number' && amount > 0 && day !== null;
  const submit = (isMeant: boolean) => {
    if (isReady) store(day, { minor: amount, currency }, isMeant);
  };
  return (
    <>
      {list.length === 0 ? (
        <p className={classes.soft}>{t('item.noCost')}</p>
      ) : (
        <PlainTable
          label={t('item.costs')}
          rows={list}
          rowKey={({ validFrom }) => validFrom}
          isStacking={false}
          columns={[
            { key: 'from', title: t('column.from'), cell: ({ validFrom }) => format.date(validFrom) },
            { key: 'cost', title: t('column.cost'), isNumber: true, cell: ({ cost }) => format.money(cost) },
            {
              key: 'remove',
              title: t('remove'),
              isTitleHidden: true,
              cell: ({ validFrom }) => (
                <ChangeButton
                  size="xs"
                  variant="subtle"
                  aria-label={t('removeFrom', { date: format.date(validFrom) })}
                  loading={set.isPending}
                  onClick={() => store(validFrom, null, false)}
                >
                  {t('remove')}
                </ChangeButton>
              ),
            },
          ]}
        />
      )}
      <form
        className={classes.row}
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <MoneyInput
          label={t('item.cost')}
          currency={currency}
          value={amount}
          onChange={(value) => {
            setAmount(value);
            set.reset();
          }}
          error={amount === 'unreadable' ? true : undefined}
        />
        <LabelledChoice
          label={t('column.currency')}
          value={currency}
          onChange={setCurrency}
          options={CURRENCIES.map((one) => ({ value: one, label: one }))}
        />
        <DatePicker label={t('column.from')} value={day} onChange={setDay} />
        <ChangeButton type="submit" loading={set.isPending} blockedBecause={isReady ? undefined : t('item.enter')}>
          {t('save')}
        </ChangeButton>
      </form>
      {isDoubtful ? (
        <Notice tone="warn" title={t('item.doubtful')}>
          {t('item.doubtfulText')}{' '}
          <Button size="xs" variant="default" onClick={() => submit(true)}>
            {t('item.mean')}
          </Button>
        </Notice>
      ) : null}
      {replaced ? (
        <Notice tone="info">
          {t('saved')}{' '}
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              store(replaced.validFrom, replaced.cost, true);
            }}
          >
            {t('undo')}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
