import type { Room } from '../../platform/room.ts';
import type { DemoDeps } from './seed-demo.ts';

export interface DemoRoom extends Room {
  readonly ports: {
    /** Ensures that every demo login exists with its business. */
    seed(): Promise<void>;
  };
}

export function createDemoRoom(deps: DemoDeps): DemoRoom {
  return { ports: { seed: async () => (await import('./seed-demo.ts')).seedDemo(deps) } };
}
