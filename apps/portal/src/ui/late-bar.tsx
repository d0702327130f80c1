import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './late-bar.module.css';

/** Where bars lie that come late: the frame has the element. */
export const FOOT_ID = 'foot';

interface LateBarProps {
  /** Whether what the bar tells of has been read. */
  readonly isKnown: boolean;
  /** Null where there is nothing to tell. */
  readonly children: ReactNode;
}

/**
 * A bar that comes and goes by itself, and moves nothing of the screen. One that the screen begins with stands above it and leaves its
 * room behind; one that comes later lies at the foot of the window.
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
