import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useUser } from '../../lib/session.ts';
import { EMPTY_SELECTION, isEmpty, type Selection } from '../../ui/data-table/selection.ts';
import { keepListAddress, keepSelection, type ListPlace, recallListPlace, recallSelection } from './list-memory.ts';
import { listQuestion, type ProductView, selectionQuestion } from './product-view.ts';

/** The state of a link that restores a list. */
export const BACK_TO_LIST = { isBackToList: true } as const;

export const screensOf = (userId: number, at: { readonly scope: string; readonly account: { readonly id: number } }) =>
  `products ${userId} ${at.scope} ${at.account.id}`;

interface ListMemory {
  readonly question: string;
  readonly place: ListPlace | null;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
}

interface Made {
  readonly screens: string;
  /** The question in which it was made. */
  readonly of: string;
  /** The key of the address at which it was made. */
  readonly visit: string;
  readonly selection: Selection;
}

/** Whether a selection is that of this question. On the way back, an earlier one comes before none. */
function isStill({ of, visit, selection }: Made, question: string, here: string): boolean {
  return selection.kind === 'query' ? of === question : visit === here || !isEmpty(selection);
}

/**
 * Products selected one by one stay selected in every search and tab of the account's list; all products of a search belong to that search.
 * The back button, a reload and links with `BACK_TO_LIST` restore the list's position and selection. Any other navigation starts at the top
 * without a selection.
 */
export function useListMemory(view: ProductView): ListMemory {
  const { id: userId } = useUser();
  const at = useAccount();
  const { key, pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || (state as { isBackToList?: unknown } | null)?.isBackToList === true;
  const question = listQuestion(userId, at, view);
  const screens = screensOf(userId, at);
  const selectedIn = selectionQuestion(userId, at, view);
  // Only the place that an earlier visit stored; this visit does not return to its own place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each visit
  const kept = useMemo(
    () => (isBack ? { place: recallListPlace(question), selection: recallSelection(screens, selectedIn) } : null),
    [key, question],
  );
  const [made, setMade] = useState<Made | null>(null);
  const current =
    made?.screens === screens && isStill(made, selectedIn, isBack ? key : made.visit)
      ? made
      : { screens, of: selectedIn, visit: key, selection: kept?.selection ?? EMPTY_SELECTION };
  if (current !== made) setMade(current);
  useEffect(() => keepListAddress(screens, pathname + search), [screens, pathname, search]);
  return {
    question,
    place: kept?.place ?? null,
    selection: current.selection,
    select(selection) {
      keepSelection(screens, selectedIn, selection);
      setMade({ screens, of: selectedIn, visit: key, selection });
    },
  };
}
