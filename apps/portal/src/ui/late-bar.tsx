import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './late-bar.module.css';

/** The element of the frame in which late bars are placed. */
export const FOOT_ID = 'foot';

interface LateBarProps {
  /** Whether the bar's data has been loaded. */
  readonly isKnown: boolean;
  /** Null when there is nothing to show. */
  readonly children: ReactNode;
}

/**
 * A bar that appears and disappears without moving anything on the screen. A bar that is there from the start is above
 * the screen and leaves its space when it disappears; a later one is at the bottom of the window.
 */
export function LateBar({ isKnown, children }: LateBarProps) {
  const isThere = children !== null;
  const [isAbove] = useState(isKnown && isThere);
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (isAbove && isThere) setHeight((known) => Math.max(known, place.current?.offsetHeight ?? 0));
  });
  if (isAbove) {
    return (
      <div ref={place} className={classes.above} style={{ minHeight: height }}>
        {children}
      </div>
    );
  }
  const foot = isThere ? document.getElementById(FOOT_ID) : null;
  return foot ? createPortal(<div className={classes.below}>{children}</div>, foot) : null;
}
