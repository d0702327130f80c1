import type { RuleReplayPath } from '@quayside/contract';

type Point = RuleReplayPath['points'][number];

/** As many as a chart shows without crowding. */
const SAMPLES = 60;

/** The path at even distances of time, because its points are only the moments of a change. A time before the first point has none. */
export function pathSamples({ from, to, points }: Pick<RuleReplayPath, 'from' | 'to' | 'points'>): Point[] {
  const begin = Math.max(Date.parse(from), Date.parse(points[0]?.at ?? to));
  const end = Date.parse(to);
  const samples: Point[] = [];
  let next = 0;
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const at = begin + ((end - begin) * sample) / SAMPLES;
    while (next < points.length && Date.parse(points[next]?.at ?? '') <= at) next += 1;
    const point = points[next - 1];
    if (point) samples.push({ ...point, at: new Date(at).toISOString() });
  }
  return samples;
}
