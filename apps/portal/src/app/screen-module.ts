import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AccountScope } from '../lib/account.ts';
import type { Params } from './routes/params.ts';

/** The user and the address of a screen. */
export interface ScreenVisit {
  readonly client: QueryClient;
  readonly userId: number;
  readonly at: AccountScope | null;
  readonly params: Params;
  readonly search: string;
}

/** Prefetches the screen's first data while its messages load. */
export type Prefetch = (visit: ScreenVisit) => Promise<void>;

export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly prefetch?: Prefetch;
}
