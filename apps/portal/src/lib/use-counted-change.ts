import type { Site } from '@quayside/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from './api/api-error.ts';
import { toastFailure } from './failures/toast-failure.ts';

/** The listings that a change would affect. */
export interface Counted {
  /** Live listings that change: the number that the change is saved with. */
  readonly live: number;
  readonly sites: readonly Site[];
}

interface Options<Change, Saved> {
  readonly count: (change: Change) => Promise<Counted>;
  readonly save: (change: Change, expected: number) => Promise<Saved>;
  readonly onDone: (saved: Saved, change: Change) => void;
}

/**
 * Counts the live listings that a change affects, asks for consent to that number, and saves the change with it. If the
 * number has changed in the meantime, the seller is asked again. A change that affects none is saved at once.
 */
export function useCountedChange<Change, Saved>({ count, save, onDone }: Options<Change, Saved>) {
  const [asked, setAsked] = useState<{ readonly change: Change; readonly hasMoved: boolean } | null>(null);
  const counting = useMutation({ mutationFn: count });
  const saving = useMutation({
    mutationFn: ({ change, expected }: { readonly change: Change; readonly expected: number }) =>
      save(change, expected),
  });
  const store = (change: Change, expected: number) =>
    saving.mutate(
      { change, expected },
      {
        onSuccess: (saved) => {
          setAsked(null);
          onDone(saved, change);
        },
        onError: (error) => {
          const hasMoved = isApiError(error) && error.code === 'live_listings_changed';
          if (hasMoved) countAndAsk(change, true);
          else toastFailure(error);
        },
      },
    );
  const countAndAsk = (change: Change, hasMoved: boolean) =>
    counting.mutate(change, {
      onSuccess: ({ live }) => (live > 0 ? setAsked({ change, hasMoved }) : store(change, 0)),
      onError: (error) => toastFailure(error),
    });
  const isPending = counting.isPending || saving.isPending;
  return {
    ask: (change: Change) => countAndAsk(change, false),
    isPending,
    /** The question to the seller; null if there is none. */
    question:
      asked && counting.data
        ? {
            ...counting.data,
            hasMoved: asked.hasMoved,
            isPending,
            onConfirm: () => store(asked.change, counting.data.live),
            onClose: () => setAsked(null),
          }
        : null,
  };
}

export type CountedQuestion = NonNullable<ReturnType<typeof useCountedChange<unknown, unknown>>['question']>;
