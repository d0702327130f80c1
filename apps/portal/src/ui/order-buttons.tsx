import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

export type Direction = 'up' | 'down';
const DIRECTIONS: readonly Direction[] = ['up', 'down'];

/** Moves a thing in its order. The row that moved keeps the focus, so that the keyboard can move it on. */
export function OrderButtons(props: {
  /** What is moved. */
  readonly name: string;
  readonly words: Readonly<Record<Direction, string>>;
  readonly place: number;
  readonly count: number;
  /** The direction in which the seller moved this one last. */
  readonly moved: Direction | undefined;
  readonly isPending?: boolean;
  readonly onMove: (direction: Direction) => void;
}) {
  const buttons = useRef<Partial<Record<Direction, HTMLButtonElement | null>>>({});
  const { moved, place, count } = props;
  const isAtEnd = { up: place === 1, down: place === count };
  const kept = moved && isAtEnd[moved] ? (moved === 'up' ? 'down' : 'up') : moved;
  useEffect(() => {
    // React may have removed and re-inserted the row, which loses the focus.
    if (kept && place > 0) buttons.current[kept]?.focus();
  }, [kept, place]);
  return DIRECTIONS.map((direction) => (
    <Button
      key={direction}
      ref={(button) => {
        buttons.current[direction] = button;
      }}
      size="xs"
      variant="default"
      aria-label={`${props.words[direction]}: ${props.name}`}
      title={props.words[direction]}
      disabled={isAtEnd[direction]}
      onClick={() => {
        if (!props.isPending) props.onMove(direction);
      }}
    >
      {direction === 'up' ? '↑' : '↓'}
    </Button>
  ));
}
