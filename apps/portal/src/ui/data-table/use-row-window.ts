import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useIdle } from '../use-idle.ts';
import { useRowAnchor } from './row-anchor.ts';
import { placeAt, type TablePlace } from './table-place.ts';
import type { ListWindow } from './use-list-window.ts';
import { useWayBack } from './use-way-back.ts';

export type End = 'first' | 'last';

/** What a table of any length is told about its rows. */
export interface RowWindowProps<Row> {
  readonly list: ListWindow<Row>;
  readonly rowKey: (row: Row) => number;
  readonly rowHeight: number;
  /** Identifies the query. A new value scrolls to the start (or end) and clears the active row. */
  readonly questionKey: string;
  /** The list is read from its end. */
  readonly startsAtEnd?: boolean;
  /** Loads an end of the list; the table scrolls there as soon as it has arrived. Absent without a footer. */
  readonly onJump?: (to: End) => void;
  /** The table's position when this query was last left. */
  readonly place?: TablePlace | null;
  readonly onMove?: (place: TablePlace) => void;
}

/** More rows are requested when the view is this many rows from the edge of the loaded rows. */
const REACH = 24;
/** Rows rendered beyond both edges of the view; hardly any before the first paint. */
const OVERSCAN = { atFirst: 1, later: 10 };
/** The height of the sticky header in pixels, as in the style sheets. */
const HEAD_HEIGHT = 34;

/**
 * The rows of a table of any length: only visible ones are rendered, pages load from both sides, and the position is kept while they come and
 * go. `scrolling` are the handlers of the element that scrolls.
 */
export function useRowWindow<Row>(scroller: RefObject<HTMLElement | null>, props: RowWindowProps<Row>) {
  const { list, rowKey, rowHeight, startsAtEnd = false, place = null, onMove } = props;
  const { rows, hasNext, hasPrevious, needNext, needPrevious } = list;
  const [activeKey, setActiveKey] = useState<number | null>(null);
  const [jumpingTo, setJumpingTo] = useState<End | null>(null);
  const isIdle = useIdle();
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: isIdle ? OVERSCAN.later : OVERSCAN.atFirst,
    scrollPaddingEnd: HEAD_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes the measured rows wrong
  useEffect(() => virtual.measure(), [rowHeight, virtual]);
  useRowAnchor({ scroller, keys, rowHeight, hasPrevious });

  const wayBack = useWayBack(scroller, keys, rowHeight);

  const isLoaded = rows.length > 0 && !list.isStale;
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!isLoaded) return;
    if (hasNext && last + REACH >= rows.length) needNext();
    if (hasPrevious && first - REACH <= 0) needPrevious();
  }, [first, last, isLoaded, rows.length, hasNext, hasPrevious, needNext, needPrevious]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question changes or its first rows arrive, not per page
  useLayoutEffect(() => {
    const element = scroller.current;
    const isBack = isLoaded && wayBack.goBackTo(place);
    if (element && isLoaded && !isBack) element.scrollTop = startsAtEnd ? element.scrollHeight : 0;
    setActiveKey(isBack ? (place?.active ?? null) : null);
  }, [props.questionKey, isLoaded]);

  const isEndHere = (to: End) =>
    isLoaded && (to === 'last') === startsAtEnd && !(to === 'last' ? hasNext : hasPrevious);
  const jump = (to: End) => {
    setJumpingTo(to);
    if (!isEndHere(to)) props.onJump?.(to);
  };
  const hasArrived = jumpingTo !== null && isEndHere(jumpingTo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each jump, when its end is here
  useLayoutEffect(() => {
    if (!hasArrived) return;
    const index = jumpingTo === 'last' ? keys.length - 1 : 0;
    setActiveKey(keys[index] ?? null);
    virtual.scrollToIndex(index);
    setJumpingTo(null);
  }, [hasArrived]);

  const noteMove = () => {
    const at = isLoaded ? placeAt(keys, scroller.current?.scrollTop ?? 0, rowHeight, activeKey) : null;
    if (at) onMove?.(at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling is noted as it happens
  useEffect(noteMove, [activeKey]);

  return {
    /** The keys of the loaded rows, in their order. */
    keys,
    /** The rows to render, with their places. */
    items,
    height: virtual.getTotalSize(),
    /** The key of the first row in sight. */
    firstKey: keys[first] ?? null,
    activeKey,
    setActiveKey,
    scrollToIndex: (index: number) => virtual.scrollToIndex(index),
    jump,
    scrolling: {
      onScroll: noteMove,
      onKeyDownCapture: wayBack.giveUp,
      onPointerDown: wayBack.giveUp,
      onWheel: wayBack.giveUp,
    },
  };
}
