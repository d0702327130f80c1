import { Button, Skeleton } from '@mantine/core';
import type { InvoiceDetails, MoveConsent, MoveEffects } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useVatBasis } from '../../lib/use-vat-basis.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './billing.module.css';
import { useMoveEffects } from './use-billing.ts';

interface MoveDialogProps {
  readonly details: InvoiceDetails;
  /** Why the last attempt was refused. */
  readonly failed: string | null;
  readonly isSaving: boolean;
  readonly onAgree: (expected: MoveConsent) => void;
  readonly onClose: () => void;
}

/**
 * Shows what a new country or currency changes and what it keeps, as the server calculates it, and asks for consent.
 */
export function MoveDialog({ details, failed, isSaving, onAgree, onClose }: MoveDialogProps) {
  const { t } = useTranslation('billing');
  const effects = useMoveEffects(details);
  const { data } = effects;
  return (
    <Dialog
      title={t('move.title')}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('move.keep')}
          </Button>
          {data ? (
            <ChangeButton duty="billing" isInDialog loading={isSaving} onClick={() => onAgree(consentTo(data))}>
              {t('move.agree')}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      {failed ? (
        <Notice tone="bad">
          {failed}{' '}
          <Button variant="subtle" onClick={() => void effects.refetch()}>
            {t('move.again')}
          </Button>
        </Notice>
      ) : null}
      {effects.isPending ? <Skeleton height={220} /> : null}
      {effects.isError ? <ErrorState error={effects.error} onRetry={() => effects.refetch()} /> : null}
      {data ? <Effects effects={data} /> : null}
    </Dialog>
  );
}

const consentTo = ({ liveListings, shippingProfiles, to }: MoveEffects): MoveConsent => ({
  liveListings,
  shippingProfiles,
  vatBasisPoints: to.vatBasisPoints,
  total: to.total,
});

function Effects({ effects }: { readonly effects: MoveEffects }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { from, to, plan, liveListings, shippingProfiles } = effects;
  const basis = useVatBasis()(to);
  const vat = ({ vatTreatment, vatBasisPoints }: MoveEffects['to']) =>
    t(`details.vat.${vatTreatment}`, { rate: format.percent(vatBasisPoints / 10_000) });
  const total = (invoice: MoveEffects['to']) => format.money({ minor: invoice.total, currency: invoice.currency });
  const change = (before: string, after: string) =>
    before === after ? t('move.same', { value: after }) : t('move.change', { before, after });
  return (
    <div className={classes.stack}>
      <Facts
        list={[
          [t('details.country'), change(format.country(from.country), format.country(to.country))],
          [t('details.currency'), change(from.currency, to.currency)],
          [t('move.vat'), change(vat(from), vat(to))],
          [
            t(plan.isRunning ? 'move.nextInvoice' : 'move.firstInvoice', { plan: plan.title }),
            change(total(from), total(to)),
          ],
          [t('move.listings'), t('move.listingsStay', { count: liveListings })],
          [t('move.prices'), t('move.pricesStay')],
          [t('move.shipping'), t('move.shippingStay', { count: shippingProfiles })],
        ]}
      />
      {basis.length > 0 ? <p className={classes.soft}>{basis.join(' ')}</p> : null}
      <p className={classes.soft}>{t('move.past')}</p>
    </div>
  );
}
