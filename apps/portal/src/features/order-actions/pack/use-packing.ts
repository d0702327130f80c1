import { type InputOf, orderActions, orders, type PackedParcel, type PackOrder } from '@quayside/contract';
import { carrierOfTracking } from '@quayside/kernel/tracking-carrier';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../../lib/account.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { call, query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

/** The text that the packer enters next. */
export type PackingField = 'scan' | 'carrier' | 'tracking';

export type PackingProblem =
  | { readonly kind: 'said'; readonly text: string; readonly canShare: boolean }
  | { readonly kind: 'noCarrier' | 'network' };

interface Parcel {
  readonly orderId: number;
  readonly body: InputOf<typeof orderActions.pack>['body'];
}

/** What was typed behind a text that was submitted. */
const typedSince = (now: string, submitted: string): string =>
  now.trimStart().startsWith(submitted) ? now.trimStart().slice(submitted.length).trimStart() : '';

/** One packer's work: an order is scanned, then the number of its parcel. */
export function usePacking(focus: (field: PackingField) => void) {
  const { id } = useUser();
  const { scope, account } = useAccount();
  const client = useQueryClient();
  const place = scope === 'all' ? {} : { accountId: account.id };
  const [scan, setScan] = useState('');
  const [tracking, setTracking] = useState('');
  const [carrier, setCarrier] = useState('');
  const [order, setOrder] = useState<PackOrder | null>(null);
  const [problem, setProblem] = useState<PackingProblem | null>(null);
  const [packed, setPacked] = useState<readonly PackedParcel[]>([]);
  /** The carriers of this work by country. */
  const carriers = useRef(new Map<string, string>());

  /** What the two fields hold now: a scanner may have gone on while an answer was awaited. */
  const typed = useRef({ scan: '', tracking: '' });
  typed.current = { scan, tracking };
  /** Draws and moves the focus at once, so that no key goes to the wrong field. */
  const go = (to: PackingField, draw: () => void) => {
    flushSync(draw);
    focus(to);
  };
  const begin = (nextScan: string) => {
    setOrder(null);
    setProblem(null);
    setScan(nextScan);
    setTracking('');
  };

  const find = useMutation({
    mutationFn: (code: string) => call(orderActions.findToPack, { params: { id }, query: { code, ...place } }),
    onSuccess: (found, code) =>
      go('tracking', () => {
        setOrder(found);
        setProblem(null);
        setCarrier(carriers.current.get(found.country ?? '') ?? found.lastCarrier ?? '');
        setTracking(typedSince(typed.current.scan, code));
        setScan(found.externalId);
      }),
    onError: (error, code) =>
      go('scan', () => {
        begin(code);
        setProblem(problemOf(error));
      }),
  });
  const ship = useMutation({
    mutationFn: ({ orderId, body }: Parcel) => call(orderActions.pack, { params: { id, orderId }, body }),
    onSuccess: (parcel, { body }) => {
      carriers.current.set(order?.country ?? '', body.carrier);
      go('scan', () => {
        setPacked((before) => [parcel, ...before.filter(({ orderId }) => orderId !== parcel.orderId)]);
        begin(typedSince(typed.current.tracking, body.trackingNumber));
      });
      for (const stale of [orders.list, orders.listTotals, orders.get, orderActions.get, orderActions.getPicking]) {
        void client.invalidateQueries({ queryKey: [stale.id] });
      }
    },
    onError: (error, { body }) =>
      go('tracking', () => {
        setTracking(body.trackingNumber);
        setProblem(problemOf(error));
      }),
  });

  /** Back to the next order. */
  const leave = () => go('scan', () => begin(''));
  const submitScan = () => {
    if (scan.trim() !== '' && !find.isPending) find.mutate(scan.trim());
  };
  const submitParcel = ({ isShared }: { readonly isShared: boolean }) => {
    const trackingNumber = tracking.trim();
    if (!order || ship.isPending) return;
    if (trackingNumber === '') return focus('tracking');
    const said = carrierOfTracking(trackingNumber) ?? carrier.trim();
    if (said === '') {
      return go('carrier', () => setProblem({ kind: 'noCarrier' }));
    }
    const body = { trackingNumber, carrier: said, pieces: order.pieces, ...(isShared ? { isShared } : {}) };
    ship.mutate({ orderId: order.orderId, body });
  };
  return {
    ...{ scan, setScan, tracking, setTracking, carrier, setCarrier, order, problem, packed },
    ...{ submitScan, submitParcel, leave },
    isBusy: find.isPending || ship.isPending,
    /** The carrier that the number says by itself. */
    recognised: carrierOfTracking(tracking),
  };
}

function problemOf(error: unknown): PackingProblem {
  const known = isApiError(error) && error.description !== '' ? error : null;
  return known
    ? { kind: 'said', text: known.description, canShare: known.code === 'tracking_used' }
    : { kind: 'network' };
}

/** How many orders wait for the packer. */
export function useOrdersToShip(): number | null {
  const { id } = useUser();
  const { scope, account } = useAccount();
  const totals = useQuery(
    query(orders.listTotals, {
      params: { id, platform: scope },
      query: scope === 'all' ? {} : { accountId: account.id },
    }),
  );
  return totals.data?.totals.toShip ?? null;
}
