import type { FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** The fields of a posted form; undefined if the body is not a form. */
export function formFields({
  headers,
  body,
}: FastifyRequest): Readonly<Record<string, string | undefined>> | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM) return undefined;
  return (body ?? {}) as Record<string, string | undefined>;
}
