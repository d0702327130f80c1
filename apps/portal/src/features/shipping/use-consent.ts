import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { type ShippingChange, type ShippingOutcome, useCarryOut, usePreviewShipping } from './use-shipping.ts';

interface ConsentOptions {
  readonly onDone: (outcome: ShippingOutcome, change: ShippingChange) => void;
  /** Default: the generic error. */
  readonly onError?: (error: Error) => void;
}

/**
 * Counts the listings that a change affects, asks for consent to that number, and makes the change. A change that
 * affects no live listing needs no consent; removals do, because they have other consequences.
 */
export function useConsent({ onDone, onError = (error) => toastFailure(error) }: ConsentOptions) {
  const [asked, setAsked] = useState<ShippingChange | null>(null);
  const preview = usePreviewShipping();
  const carry = useCarryOut();
  const close = () => {
    setAsked(null);
    preview.reset();
    carry.reset();
  };
  const store = (change: ShippingChange, expected: number) =>
    carry.mutate(
      { change, expected },
      {
        onSuccess: (outcome) => {
          close();
          onDone(outcome, change);
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'shipping_changed') {
            setAsked(change);
            preview.mutate(change, { onError });
          } else if (!asked) onError(error);
        },
      },
    );
  const ask = (change: ShippingChange) =>
    preview.mutate(change, {
      onSuccess: ({ expected }) => {
        if (expected > 0 || change.change === 'remove') setAsked(change);
        else store(change, 0);
      },
      onError,
    });
  return {
    ask,
    isPending: preview.isPending || carry.isPending,
    /** The question to show to the seller; null if there is none. */
    question:
      asked && preview.data
        ? {
            change: asked,
            preview: preview.data,
            error: carry.error,
            isPending: carry.isPending || preview.isPending,
            onConfirm: () => store(asked, preview.data.expected),
            onClose: close,
          }
        : null,
  };
}
