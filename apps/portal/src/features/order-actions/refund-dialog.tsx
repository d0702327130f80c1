import type { OrderActions } from '@quayside/contract';
import { type EnteredNumber, REFUND_REASONS, type RefundReason } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CountInput, MoneyInput } from '../../ui/number-input.tsx';
import { Radios } from '../../ui/options.tsx';
import classes from './order-actions.module.css';
import { isCount, namedLine } from './pieces.ts';
import { judgeRefund, type RefundScope } from './refund-amount.ts';
import { useRefund } from './use-order-actions.ts';

/** Refunds part or all of what the buyer paid. The button states the amount. */
export function RefundDialog({ actions, onClose }: { readonly actions: OrderActions; readonly onClose: () => void }) {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  const refund = useRefund(actions.orderId);
  const { refundable, lines } = actions;
  const { currency } = refundable;
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [scope, setScope] = useState<RefundScope>('order');
  const [whole, setWhole] = useState<EnteredNumber>(refundable.minor);
  const [parts, setParts] = useState<ReadonlyMap<number, EnteredNumber>>(new Map());
  const [pieces, setPieces] = useState<ReadonlyMap<number, EnteredNumber>>(new Map());
  const [isTried, setIsTried] = useState(false);

  const judged = judgeRefund(actions, { scope, whole, parts });
  const money = (minor: number) => format.money({ minor, currency });
  const say = (problem: 'invalid' | 'tooLarge' | undefined, most: number) => {
    if (!isTried || problem === undefined) return undefined;
    return problem === 'tooLarge'
      ? t('refund.tooLarge', { amount: money(most) })
      : t('refund.invalid', { example: money(500) });
  };
  const returnable = lines.filter((line) => line.returnable > 0);
  const restock = returnable.flatMap(({ id, returnable: most }) => {
    const quantity = pieces.get(id);
    return isCount(quantity, most) && quantity !== null && quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
  const arePiecesWrong = returnable.some(
    ({ id, returnable: most }) => pieces.has(id) && !isCount(pieces.get(id), most),
  );
  const submit = () => {
    setIsTried(true);
    if (judged.minor === null || reason === null || arePiecesWrong) return;
    const { minor, lines: named } = judged;
    refund.mutate(
      { reason, minor, restock, seen: actions.changes.length, ...(named.length > 0 ? { lines: named } : {}) },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={t('refund.title', { order: actions.externalId })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {actions.platform === 'cdiscount' ? <Notice tone="info">{t('refund.gesture')}</Notice> : null}
        {actions.refundsByLine ? (
          <Radios<RefundScope>
            label={t('refund.scope')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'order', label: t('refund.scopeWhole') },
              { value: 'lines', label: t('refund.scopeLines') },
            ]}
          />
        ) : null}
        {scope === 'order' ? (
          <MoneyInput
            label={t('refund.amount', { currency })}
            description={t('refund.available', { amount: money(refundable.minor) })}
            currency={currency}
            value={whole}
            error={say(judged.problem, refundable.minor)}
            onChange={setWhole}
          />
        ) : (
          lines.map((line) => (
            <MoneyInput
              key={line.id}
              label={t('refund.ofLine', { title: namedLine(line).title, amount: money(line.refundable) })}
              currency={currency}
              value={parts.get(line.id) ?? null}
              error={say(judged.problems.get(line.id), line.refundable)}
              onChange={(value) => setParts(new Map(parts).set(line.id, value))}
            />
          ))
        )}
        {scope === 'lines' && isTried && judged.problem ? (
          <Notice tone="bad">{say(judged.problem, refundable.minor)}</Notice>
        ) : null}
        <Radios<RefundReason>
          label={t('reason.label')}
          value={reason}
          error={isTried && reason === null ? t('reason.required') : undefined}
          onChange={setReason}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        {returnable.length > 0 ? (
          <fieldset className={classes.fields}>
            <legend>{t('refund.restock')}</legend>
            <p className={classes.soft}>{t('refund.restockHint')}</p>
            {returnable.map((line) => {
              const { id, returnable: most } = line;
              const isBad = isTried && !isCount(pieces.get(id) ?? null, most);
              const { title, names } = namedLine(line);
              return (
                <CountInput
                  key={id}
                  label={title}
                  description={names}
                  value={pieces.get(id) ?? null}
                  error={isBad ? t('ship.badPieces', { most }) : undefined}
                  onChange={(value) => setPieces(new Map(pieces).set(id, value))}
                />
              );
            })}
          </fieldset>
        ) : null}
        <ChangeButton type="submit" isInDialog color="red" loading={refund.isPending}>
          {judged.minor === null ? t('refund.submitNone') : t('refund.submit', { amount: money(judged.minor) })}
        </ChangeButton>
      </form>
    </Dialog>
  );
}
