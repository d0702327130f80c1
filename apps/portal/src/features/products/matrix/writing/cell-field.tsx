import { useEffect, useRef } from 'react';
import classes from './writing.module.css';

interface CellFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isNumber: boolean;
  /**
   * @param text what was written; null if it was given up
   * @param to the cell to go to; undefined if the seller has gone elsewhere already
   */
  readonly onDone: (text: string | null, to?: 'down' | 'right' | null) => void;
}

/** The field in a cell: Enter goes on below, Tab to the right, Escape gives up, and leaving it keeps what was written. */
export function CellField({ label, text, isNumber, onDone }: CellFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const done: CellFieldProps['onDone'] = (written, to) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(written, to);
  };
  return (
    <input
      ref={input}
      className={classes.field}
      aria-label={label}
      defaultValue={text}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={!isNumber}
      onKeyDown={(event) => {
        const { value } = event.currentTarget;
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') done(value, 'down');
        else if (event.key === 'Tab' && !event.shiftKey) done(value, 'right');
        else if (event.key === 'Escape') done(null, null);
        else return;
        event.preventDefault();
      }}
      onBlur={(event) => done(event.currentTarget.value)}
    />
  );
}
