import type { FastifyInstance } from 'fastify';
import type { RoomTables } from './database/room-tables.ts';
import type { Route } from './http/route.ts';
import type { JobHandler } from './jobs/define-job.ts';

/**
 * What a room brings to the program. Each server module has one factory, `createXRoom(deps)`, in its `x.room.ts`. `compose.ts`
 * lists the rooms and says what each is given. What a room does for other rooms is the `ports` of its own type.
 *
 * @template Listener what the room's listeners listen to: the outcomes of dispatch, which has the type
 */
export interface Room<Listener = never> {
  /** What becomes of its tables in an export, and the tables of other rooms that it reads. */
  readonly tables?: RoomTables;
  /** The calls of the contract that the room answers. */
  readonly routes?: readonly Route[];
  /** Its addresses beside the contract: where marketplaces send browsers back to, and what marketplaces call. */
  readonly mountPages?: (app: FastifyInstance) => void;
  /** Its background work. */
  readonly jobs?: readonly JobHandler[];
  readonly listeners?: readonly Listener[];
  /** The work that it does in a worker from the start until the signal aborts. */
  readonly schedules?: readonly ((signal: AbortSignal) => Promise<void>)[];
  /** Ends what the room keeps going in this process. */
  readonly close?: () => Promise<void>;
}
