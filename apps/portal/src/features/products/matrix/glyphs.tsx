import clsx from 'clsx';
import type { ReactElement } from 'react';
import type { Tone } from '../../../ui/badge.tsx';
import tones from '../../../ui/tones.module.css';
import type { CellStatus } from './cell-status.ts';
import classes from './matrix.module.css';

/** The shape of each status on a square of 16, drawn as lines, and the tone that repeats it in colour. */
const SIGNS: Readonly<Record<CellStatus, readonly [tone: Tone, path: string]>> = {
  listed: ['ok', 'm3 8.5 3.2 3.2L13 4.8'],
  differs: ['warn', 'M8 2.5 14 13H2zM8 6.5v3M8 11.2v.1'],
  waiting: ['wait', 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 4.5V8l2.2 1.6'],
  sending: ['info', 'M8 13V3.5M4 7.2l4-4 4 4'],
  title: ['warn', 'M3.5 5.5v-2h9v2M8 3.5v9M6 12.5h4'],
  route: ['warn', 'M2 4.5h7.5v6H2zM9.5 6.5h2.7L14 8.7v1.8H9.5M4.7 12.3v.1M11.7 12.3v.1M13.5 2.5l-11 11'],
  blocked: ['warn', 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M3.8 3.8l8.4 8.4'],
  failed: ['bad', 'm4 4 8 8M12 4l-8 8'],
  ended: ['off', 'M4 4h8v8H4z'],
  free: ['off', 'M8 4.5v7M4.5 8h7'],
  home: ['off', 'm2.5 8 5.5-5 5.5 5M4.5 6.8V13h7V6.8'],
  closed: ['off', 'M5.5 8h5'],
};

function signOf(status: CellStatus): ReactElement {
  const [tone, path] = SIGNS[status];
  return (
    <svg
      className={clsx(classes.sign, tones[tone])}
      data-status={status}
      viewBox="-3 -3 22 22"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** The sign of each status. Made once and of two elements, because a screen full of cells shows hundreds of them. */
export const GLYPHS = Object.fromEntries(
  (Object.keys(SIGNS) as CellStatus[]).map((status) => [status, signOf(status)]),
) as Readonly<Record<CellStatus, ReactElement>>;
