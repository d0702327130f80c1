import type { FastifyRequest } from 'fastify';
import type { Answer } from '../platform/answer-call.ts';
import type { Fault, FaultKind } from '../platform/faults.ts';
import type { Machine } from '../platform/machine.ts';
import type { CharacterMeter } from './engines-state.ts';
import type { GlossaryShelf } from './glossary-shelf.ts';

export interface EngineCall {
  readonly machine: Machine;
  readonly meter: CharacterMeter;
  readonly glossaries: GlossaryShelf;
  readonly request: FastifyRequest;
  readonly struck: readonly Fault[];
  isStruck(kind: FaultKind): boolean;
}

export interface EngineDialect {
  /** The name by which faults select it. */
  readonly operation: string;
  /** By default `POST`. */
  readonly method?: 'GET' | 'PUT' | 'DELETE';
  /** The path below `/engines`. */
  readonly url: string;
  answer(call: EngineCall): Answer;
}

/** A field of a parsed body of any type. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');

export const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + [...text].length, 0);

export const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};
