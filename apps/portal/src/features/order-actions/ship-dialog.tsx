import { Autocomplete, TextInput } from '@mantine/core';
import type { ActionShipment, OrderActions } from '@quayside/contract';
import { CARRIER_NAMES, type EnteredNumber } from '@quayside/kernel';
import { trackingProblem } from '@quayside/kernel/tracking';
import { useState } from 'react';
import { useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FLOATING } from '../../ui/floating.ts';
import { Notice } from '../../ui/notice.tsx';
import { CountInput } from '../../ui/number-input.tsx';
import classes from './order-actions.module.css';
import { isCount, type PieceLine, shippableLines } from './pieces.ts';
import { useShip } from './use-order-actions.ts';

interface ShipDialogProps {
  readonly actions: OrderActions;
  /** The shipment to correct; null for a new one. */
  readonly shipment: ActionShipment | null;
  readonly onClose: () => void;
}

/** Confirms a shipment to the marketplace and the buyer: its pieces, carrier and tracking number. */
export function ShipDialog({ actions, shipment, onClose }: ShipDialogProps) {
  const { t } = useTranslation('order-actions');
  const fileProblem = useFileProblem();
  const ship = useShip(actions.orderId);
  const lines = shippableLines(actions, shipment);
  const [pieces, setPieces] = useState<ReadonlyMap<number, EnteredNumber>>(
    () => new Map(lines.map(({ id, first }) => [id, first])),
  );
  const [carrier, setCarrier] = useState(shipment?.carrier ?? actions.lastCarrier ?? '');
  const [tracking, setTracking] = useState(shipment?.trackingNumber ?? '');
  const [isTried, setIsTried] = useState(false);

  const isWrong = ({ id, most }: PieceLine) => !isCount(pieces.get(id), most);
  const isWholeNeeded = !actions.shipsPartOfLine;
  const chosen = lines.flatMap(({ id, most }) => {
    const quantity = pieces.get(id);
    return isCount(quantity, most) && quantity !== null && quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
  const trackingWrong = tracking.trim() === '' ? null : trackingProblem(actions.platform, tracking.trim());
  const trackingError = () => {
    if (!isTried || trackingWrong === null) return missing(tracking);
    return trackingWrong === 'number_shortened'
      ? fileProblem({ code: trackingWrong, row: 0 })
      : t('file.problem.tracking_invalid', { value: tracking });
  };
  const missing = (text: string) => (isTried && text.trim() === '' ? t('ship.required') : undefined);
  const submit = () => {
    setIsTried(true);
    if (carrier.trim() === '' || tracking.trim() === '' || chosen.length === 0 || lines.some(isWrong)) return;
    if (trackingWrong !== null) return;
    const body = {
      carrierCode: carrier.trim(),
      trackingNumber: tracking.trim(),
      lines: chosen,
      ...(shipment ? { number: shipment.number } : {}),
    };
    ship.mutate(body, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('ship.title', { order: actions.externalId })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset className={classes.fields}>
          <legend>{t('ship.pieces')}</legend>
          {isWholeNeeded ? <p className={classes.soft}>{t('ship.wholeLines')}</p> : null}
          {lines.map((line) => (
            <CountInput
              key={line.id}
              label={line.title}
              description={[line.names, t('ship.left', { count: line.most })].filter(Boolean).join(' · ')}
              value={pieces.get(line.id) ?? null}
              error={isTried && isWrong(line) ? t('ship.badPieces', { most: line.most }) : undefined}
              onChange={(value) => setPieces(new Map(pieces).set(line.id, value))}
            />
          ))}
        </fieldset>
        {isTried && chosen.length === 0 ? <Notice tone="bad">{t('ship.noPieces')}</Notice> : null}
        <Autocomplete
          label={t('ship.carrier')}
          description={t('ship.carrierHint')}
          data={[...CARRIER_NAMES]}
          value={carrier}
          onChange={setCarrier}
          maxLength={30}
          error={missing(carrier)}
          comboboxProps={FLOATING}
          data-autofocus
        />
        <TextInput
          label={t('ship.tracking')}
          value={tracking}
          onChange={({ currentTarget }) => setTracking(currentTarget.value)}
          maxLength={60}
          error={trackingError()}
        />
        <ChangeButton type="submit" needs="shipments-enabled" isInDialog loading={ship.isPending}>
          {t('ship.submit')}
        </ChangeButton>
      </form>
    </Dialog>
  );
}
