import { type ComponentType, createElement, lazy } from 'react';

/**
 * A component that is fetched when it is first needed, or before. React's own `lazy` waits once even for what is already
 * here, and React then holds the next picture back for 300 ms; this one is drawn at once when `preload` has been awaited.
 */
export function readyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  const preload = async () => {
    ready = await load();
    return ready;
  };
  const Waiting = lazy(async () => ({ default: await preload() }));
  function Ready(props: Props) {
    return createElement<Props>(ready ?? Waiting, props);
  }
  return Object.assign(Ready, { preload });
}
