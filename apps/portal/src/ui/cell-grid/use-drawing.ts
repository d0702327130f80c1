import { type PointerEvent, useRef } from 'react';
import type { Cell } from './cell-range.ts';

/** The cell that an element is, or is in; null outside of cells. */
export function cellAt(target: EventTarget): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
  const { row, column } = element?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}

/** The mouse on cells: a click goes to one, with Shift or drawn on it makes a rectangle. A finger scrolls instead of drawing. */
export function useDrawing(active: Cell | null, onMove: (to: Cell, isExtending: boolean) => void) {
  const isDrawing = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event.target);
      if (cell === null || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      isDrawing.current = event.pointerType === 'mouse';
      // It must not select text.
      if (event.shiftKey) event.preventDefault();
      onMove(cell, event.shiftKey);
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1) isDrawing.current = false;
      const cell = isDrawing.current ? cellAt(event.target) : null;
      if (cell !== null && active !== null && (cell.row !== active.row || cell.column !== active.column)) {
        onMove(cell, true);
      }
    },
  };
}
