import type { KeyboardEvent } from 'react';
import { extendTo, type Selection, selectMore, toggle } from './selection.ts';

const PAGE_ROWS = 12;

/** The new index of the active row among the loaded rows; null when the key does not move it. */
export function rowAfterKey(key: string, index: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    // As in mail programs, for hands that stay on the letters; with Shift they are capitals.
    j: index + 1,
    J: index + 1,
    k: index - 1,
    K: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || count === 0 ? null : Math.min(Math.max(next, 0), count - 1);
}

/**
 * The keyboard of the table: arrows, j, k, page keys, Home and End move; with Shift they select a range; Space or x selects, Enter opens,
 * Ctrl+A selects the loaded rows, Ctrl+Home and Ctrl+End jump to the ends of the whole list.
 */
export function useGridKeys(options: {
  readonly keys: readonly number[];
  readonly activeKey: number | null;
  readonly selection: Selection;
  readonly onActivate: (key: number, index: number) => void;
  readonly onSelect: (selection: Selection) => void;
  readonly onOpen: (key: number) => void;
  readonly onJump: (to: 'first' | 'last') => void;
}) {
  const { keys, activeKey, selection, onActivate, onSelect, onOpen, onJump } = options;
  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const index = activeKey === null ? -1 : keys.indexOf(activeKey);
    if (isCommand && (event.key === 'Home' || event.key === 'End')) {
      onJump(event.key === 'Home' ? 'first' : 'last');
    } else if (isCommand && event.key === 'a') {
      onSelect(selectMore(selection, keys));
    } else if ((isCommand || event.altKey) && event.key.length === 1) {
      return;
    } else if ([' ', 'x', 'X'].includes(event.key) && activeKey !== null) {
      onSelect(event.shiftKey ? extendTo(selection, activeKey, keys) : toggle(selection, activeKey, keys));
    } else if (event.key === 'Enter' && activeKey !== null) {
      onOpen(activeKey);
    } else {
      const to = rowAfterKey(event.key, index, keys.length);
      const key = to === null ? undefined : keys[to];
      if (to === null || key === undefined) return;
      if (event.shiftKey && activeKey !== null) {
        const isFresh = selection.kind === 'some' && selection.anchor === null;
        onSelect(extendTo(isFresh ? toggle(selection, activeKey, keys) : selection, key, keys));
      }
      onActivate(key, to);
    }
    event.preventDefault();
  };
}
