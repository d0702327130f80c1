import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchCode } from './connection.ts';

/**
 * A component whose code loads on first use or earlier. React's `lazy` suspends once even for loaded code, and React then delays the next
 * paint by 300 ms. This component renders at once after `preload` has completed.
 */
export function readyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  const preload = async () => {
    ready = await fetchCode(load);
    return ready;
  };
  const Waiting = lazy(async () => ({ default: await preload() }));
  function Ready(props: Props) {
    // Decided once: switching components later would remount and lose typed text and focus.
    const [Shown] = useState(() => ready ?? Waiting);
    return createElement<Props>(Shown, props);
  }
  return Object.assign(Ready, { preload });
}
