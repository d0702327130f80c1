import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Fault, Faults } from './faults.ts';
import { collectIgnored } from './ignored-fields.ts';
import type { RequestLog } from './request-log.ts';

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Paths of the properties that the marketplace dropped from the request's body without a warning. */
  ignored?: readonly string[];
}

export interface NamedCall {
  /** The marketplace's name of the operation, by which faults select it. */
  operation: string;
  /** The seller of the token; null if there is none. */
  seller: string | null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
  return answer.body === undefined ? reply.send() : reply.send(answer.body);
}

/**
 * Runs `work` as one call of a marketplace: applies faults, writes the request log, and for `drop-after-work` closes the connection after
 * everything is stored.
 */
export async function answerCall(
  machine: { readonly clock: Clock; readonly faults: Faults; readonly requests: RequestLog },
  { operation, seller }: NamedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (struck: Fault[]) => Promise<Answer>,
): Promise<FastifyReply> {
  const began = performance.now();
  const struck = machine.faults.strike(operation, seller);
  for (const fault of struck) if (fault.kind === 'slow') await pause(fault.ms);
  const { result: answer, ignored } = await collectIgnored(() => work(struck));
  const isDropped = struck.some((fault) => fault.kind === 'drop-after-work');
  machine.requests.add({
    at: new Date(machine.clock.now()).toISOString(),
    method: request.method,
    path: request.url,
    operation,
    seller,
    status: isDropped ? 0 : answer.status,
    ms: Math.round((performance.now() - began) * 10) / 10,
    ignored: [...ignored, ...(answer.ignored ?? [])],
    fault: struck.map((fault) => fault.kind).join(',') || null,
  });
  if (isDropped) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return send(reply, answer);
}
