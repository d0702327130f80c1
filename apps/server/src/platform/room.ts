import type { FastifyInstance } from 'fastify';
import type { RoomTables } from './database/room-tables.ts';
import type { Route } from './http/route.ts';
import type { JobHandler } from './jobs/define-job.ts';

/**
 * What a room contributes to the program. Each server module has one factory, `createXRoom(deps)`, in its `x.room.ts`.
 * `compose.ts` lists the rooms and says what each gets. What a room offers to other rooms is in the `ports` of its own
 * type. @template Listener the events that the room's listeners receive: the outcomes of dispatch, which defines the
 * type
 */
export interface Room<Listener = never> {
  /** How an export treats its tables, and the tables of other rooms that it reads. */
  readonly tables?: RoomTables;
  /** The calls of the contract that the room implements. */
  readonly routes?: readonly Route[];
  /** Its addresses outside the contract: where marketplaces redirect browsers, and what marketplaces call. */
  readonly mountPages?: (app: FastifyInstance) => void;
  /** Its background work. */
  readonly jobs?: readonly JobHandler[];
  readonly listeners?: readonly Listener[];
  /** Work that it does in a worker from the start until the signal aborts. */
  readonly schedules?: readonly ((signal: AbortSignal) => Promise<void>)[];
  /** Ends what the room keeps running in this process. */
  readonly close?: () => Promise<void>;
}
