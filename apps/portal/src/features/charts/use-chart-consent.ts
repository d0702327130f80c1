import type { Chart } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { type ChartChange, useMakeChange, usePreviewChart } from './use-charts.ts';

/**
 * Counts the listings that a change affects, asks for consent to that number, and makes the change. A change that
 * affects no live listing needs no consent, except a removal.
 */
export function useChartConsent(on: {
  readonly onDone: (saved: Chart | null) => void;
  readonly onError: (error: Error) => void;
}) {
  const [asked, setAsked] = useState<ChartChange | null>(null);
  const preview = usePreviewChart();
  const make = useMakeChange();
  const close = () => {
    setAsked(null);
    preview.reset();
    make.reset();
  };
  const store = (change: ChartChange, expected: number) =>
    make.mutate(
      { change, expected },
      {
        onSuccess: (saved) => {
          close();
          on.onDone(saved);
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'charts_changed') {
            setAsked(change);
            preview.mutate(change, { onError: on.onError });
          } else {
            close();
            on.onError(error);
          }
        },
      },
    );
  return {
    ask: (change: ChartChange) =>
      preview.mutate(change, {
        onSuccess: ({ expected }) => {
          if (expected > 0 || change.chart === null) setAsked(change);
          else store(change, 0);
        },
        onError: on.onError,
      }),
    isPending: preview.isPending || make.isPending,
    question:
      asked && preview.data
        ? {
            isRemoval: asked.chart === null,
            preview: preview.data,
            hasChanged: isApiError(make.error) && make.error.code === 'charts_changed',
            isPending: make.isPending || preview.isPending,
            onConfirm: () => store(asked, preview.data.expected),
            onClose: close,
          }
        : null,
  };
}
