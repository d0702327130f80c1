import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { createRandom } from '../platform/seeded.ts';
import { PurchaseRefused } from './refused.ts';

/** The interval at which the rate is read again, in real time. */
const LONGEST_WAIT_MS = 1000;

export type Pick = <T>(choices: readonly T[]) => T | undefined;

/** A marketplace as its buyers see it. */
export interface BuyersMarket {
  /** Names of the sellers whose shop is connected. */
  connected(): readonly string[];
  /** Buys one piece; false if there was nothing to buy. Throws `PurchaseRefused` if another buyer was faster. */
  buyOne(seller: string, pick: Pick): Promise<boolean>;
}

export interface AutomaticBuyers {
  /** Orders per minute of the sandbox's clock; 0 stops. `seller` limits them to one shop; otherwise all connected shops get orders. */
  set(options: { perMinute: number; seller: string | null; seed?: string | undefined }): void;
  status(): { perMinute: number; seller: string | null; placed: number };
  stop(): void;
}

/** Buyers that choose live listings by a seed, so that a run is reproducible. */
export function createAutomaticBuyers(
  { clock, config, log }: { readonly clock: Clock; readonly config: { readonly seed: string }; readonly log: Log },
  market: BuyersMarket,
): AutomaticBuyers {
  let options: { perMinute: number; seller: string | null } = { perMinute: 0, seller: null };
  let random = createRandom(config.seed);
  let timer: NodeJS.Timeout | undefined;
  let placed = 0;

  const pick: Pick = (choices) => choices[Math.floor(random() * choices.length)];

  async function buyOnce(): Promise<void> {
    const seller = options.seller ?? pick(market.connected());
    if (seller === undefined) return;
    try {
      if (await market.buyOne(seller, pick)) placed += 1;
    } catch (error) {
      if (error instanceof PurchaseRefused) return;
      // For example, the shop's disk may be full; this buyer is skipped.
      log.error('a buyer failed', { reason: String(error) });
    }
  }

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /**
   * The next buyer follows at the sandbox's rate, which may change in the meantime. Setting the clock creates no
   * buyers.
   */
  function wait(restMs: number): void {
    const machineMs = Math.min(LONGEST_WAIT_MS, restMs / clock.rate);
    timer = setTimeout(() => {
      const left = restMs - machineMs * clock.rate;
      if (left < 1) void buyOnce();
      wait(left < 1 ? 60_000 / options.perMinute : left);
    }, machineMs).unref();
  }

  return {
    set({ perMinute, seller, seed }) {
      stop();
      options = { perMinute, seller };
      if (seed !== undefined) random = createRandom(seed);
      if (perMinute > 0) wait(60_000 / perMinute);
    },
    status: () => ({ ...options, placed }),
    stop,
  };
}
