import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchCode } from '../lib/connection.ts';

/**
 * A component that is fetched when it is first needed, or before. React's own `lazy` waits once even for what is already
 * here, and React then holds the next picture back for 300 ms; this one is drawn at once when `preload` has been awaited.
 */
export function readyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  const preload = async () => {
    ready = await fetchCode(load);
    return ready;
  };
  const Waiting = lazy(async () => ({ default: await preload() }));
  function Ready(props: Props) {
    // Decided once: what was drawn by waiting would otherwise be thrown away, with what was typed in it and its focus, by the next drawing.
    const [Shown] = useState(() => ready ?? Waiting);
    return createElement<Props>(Shown, props);
  }
  return Object.assign(Ready, { preload });
}
