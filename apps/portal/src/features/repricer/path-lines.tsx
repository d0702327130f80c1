import type { RuleReplayPath } from '@quayside/contract';
import { pathSamples } from './path-samples.ts';
import classes from './repricer.module.css';

const LINES = ['lowest', 'saved', 'draft'] as const;
type Line = (typeof LINES)[number];

/** The prices as steps, with the highest and the lowest one at the edge. For sighted readers; the table beside it has the same figures. */
export function PathLines({
  path,
  label,
  amount,
}: {
  readonly path: RuleReplayPath;
  readonly label: (line: Line) => string;
  readonly amount: (minor: number) => string;
}) {
  const samples = pathSamples(path);
  const priceOf = (line: Line, at: number) => {
    const sample = samples[at];
    if (!sample) return null;
    return line === 'lowest' ? sample.lowest : sample[line].price;
  };
  const all = samples.flatMap((_, at) => LINES.flatMap((line) => priceOf(line, at) ?? []));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => round((at / Math.max(samples.length - 1, 1)) * 100);
  const y = (minor: number) => round(most === least ? 50 : 95 - ((minor - least) / (most - least)) * 90);
  const drawn = (line: Line) =>
    samples
      .flatMap((_, at) => {
        const price = priceOf(line, at);
        if (price === null) return [];
        const isJoined = at > 0 && priceOf(line, at - 1) !== null;
        return [isJoined ? `H${x(at)}V${y(price)}` : `M${x(at)} ${y(price)}`];
      })
      .join('');
  if (all.length === 0) return null;
  return (
    <div className={classes.path} aria-hidden="true">
      <span>{amount(most)}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {LINES.map((line) => (
          <path key={line} data-line={line} d={drawn(line)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <span>{amount(least)}</span>
      <ul>
        {LINES.map((line) => (
          <li key={line} data-line={line}>
            {label(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
