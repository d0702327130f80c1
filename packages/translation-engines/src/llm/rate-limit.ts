import { retryAfter } from '@quayside/connector-kit';

const PAUSE_MS = 30_000;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A duration as OpenAI writes it, such as `6m0s` or `1.5s` or `20ms`; 0 if it is none. */
function durationOf(text: string): number {
  let ms = 0;
  for (const [, number, unit = ''] of text.matchAll(/([\d.]+)(ms|s|m|h)/g)) ms += Number(number) * (UNITS[unit] ?? 0);
  return ms;
}

/**
 * When calls may continue: `Retry-After`, else when OpenAI's limits of requests and tokens are reset
 * (platform.openai.com/docs/guides/rate-limits), else in half a minute.
 */
export function retryAtOf(headers: Headers, now: Date): Date {
  const given = retryAfter(headers, now);
  if (given) return given;
  const isOver = (what: string) => headers.get(`x-ratelimit-remaining-${what}`) === '0';
  const resets = ['requests', 'tokens'].flatMap((what) => {
    const reset = headers.get(`x-ratelimit-reset-${what}`);
    return reset !== null && isOver(what) ? [durationOf(reset)] : [];
  });
  return new Date(now.getTime() + (resets.length > 0 ? Math.max(...resets) : PAUSE_MS));
}
