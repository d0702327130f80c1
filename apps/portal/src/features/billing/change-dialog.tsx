import { Button, Skeleton } from '@mantine/core';
import type { PlanChangePreview, PlanChoiceInput } from '@quayside/contract';
import { PLAN_IDS, PLANS } from '@quayside/kernel';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { askAboutCancelledUpgrade } from '../../lib/opened.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { useVatBasis } from '../../lib/use-vat-basis.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './billing.module.css';
import { limitText, priceText, type Subscription } from './plan-words.ts';
import { useChangePlan, useChangePreview } from './use-billing.ts';

/** Shows what a change of plan costs and takes away, and makes the change for the displayed amount. */
export function ChangeDialog(props: {
  readonly choice: PlanChoiceInput;
  readonly subscription: Subscription;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { choice, subscription, onClose } = props;
  const { title } = PLANS[choice.plan];
  const preview = useChangePreview(choice);
  const change = useChangePlan();
  const isUpgrade = PLAN_IDS.indexOf(choice.plan) > PLAN_IDS.indexOf(subscription.plan);
  const dismiss = () => {
    onClose();
    if (isUpgrade && !preview.isError) askAboutCancelledUpgrade();
  };
  const confirm = ({ dueTotal }: PlanChangePreview) =>
    change.mutate(
      { ...choice, dueTotal },
      {
        onSuccess: () => {
          showToast('planChangeRequested');
          onClose();
        },
        onError: (error) => {
          const message = isApiError(error) ? error.description : '';
          if (message) showToast('failureMessage', { message });
          else showToast('genericError');
          if (isApiError(error) && error.code === 'plan_price_changed') void preview.refetch();
        },
      },
    );
  return (
    <Dialog
      title={t('preview.title', { plan: title })}
      onClose={dismiss}
      width={520}
      footer={
        <>
          <Button variant="default" onClick={dismiss}>
            {t('preview.dismiss')}
          </Button>
          {preview.data ? (
            <ChangeButton duty="billing" isInDialog loading={change.isPending} onClick={() => confirm(preview.data)}>
              {preview.data.effective === 'now'
                ? t('preview.confirmNow', { price: format.money(due(preview.data)) })
                : t('preview.confirmLater')}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      {preview.isPending ? <Skeleton height={180} /> : null}
      {preview.isError ? <Refusal error={preview.error} onRetry={() => preview.refetch()} /> : null}
      {preview.data ? <Preview choice={choice} preview={preview.data} /> : null}
    </Dialog>
  );
}

/** Why the change cannot be previewed. An overdue payment is not a fault, and trying again does not help. */
function Refusal({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('billing');
  if (!isApiError(error) || error.code !== 'payment_overdue') return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Notice
      tone="bad"
      action={
        <Button component={Link} to={paths.paymentMethod} size="xs">
          {t('current.payAgain')}
        </Button>
      }
    >
      {error.description}
    </Notice>
  );
}

const due = ({ dueTotal, currency }: PlanChangePreview) => ({ minor: dueTotal, currency });

function Preview({ choice, preview }: { readonly choice: PlanChoiceInput; readonly preview: PlanChangePreview }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { title } = PLANS[choice.plan];
  const sayBasis = useVatBasis();
  const { currency, effective, at, charge, credit, dueVat, vatBasisPoints, nextNet, nextPeriodEnd } = preview;
  const rate = format.percent(vatBasisPoints / 10_000);
  const money = (minor: number) => format.money({ minor, currency });
  const isNow = effective === 'now';
  const date = format.date(isNow ? nextPeriodEnd : at);
  return (
    <div className={classes.stack}>
      <p>{isNow ? t('preview.now') : t('preview.later', { date: format.date(at) })}</p>
      {isNow ? (
        <Facts
          list={[
            [t('preview.charge', { plan: title, date: format.date(nextPeriodEnd) }), money(charge)],
            [t('preview.credit'), money(0 - credit)],
            [t('preview.vat', { rate }), money(dueVat)],
            [t('preview.due'), <strong key="due">{format.money(due(preview))}</strong>],
          ]}
        />
      ) : null}
      <p>
        {t('preview.then', {
          price: priceText({ net: nextNet, currency, interval: choice.interval }, t, format),
          date,
        })}
      </p>
      <p className={classes.soft}>
        {[t('vatReason', { vat: t(`details.vat.${preview.vatTreatment}`, { rate }) }), ...sayBasis(preview)].join(' ')}
      </p>
      {preview.exceeded.length > 0 ? (
        <Notice tone="warn">
          {t('preview.exceeded', {
            plan: title,
            limits: format.list(preview.exceeded.map((limit) => limitText(limit, PLANS[choice.plan].limits[limit], t))),
          })}
        </Notice>
      ) : null}
      <Grants label={t('preview.loses')} names={preview.loses} />
      <Grants label={t('preview.gains')} names={preview.gains} />
    </div>
  );
}

function Grants({ label, names }: { readonly label: string; readonly names: PlanChangePreview['loses'] }) {
  const { t } = useTranslation('billing');
  return names.length === 0 ? null : (
    <div>
      <p>{label}</p>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>{t(`grant.${name}`)}</li>
        ))}
      </ul>
    </div>
  );
}
