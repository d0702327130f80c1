import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchCode } from './connection.ts';

/** A component whose code loads when it is first shown; waits for a connection if there is none. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => fetchCode(load));
}
