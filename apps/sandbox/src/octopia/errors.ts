/** Octopia's errors are problem details (RFC 9457) with the media type `application/problem+json`. */
const names: Readonly<Record<number, { title: string; section: string }>> = {
  400: { title: 'Bad Request', section: '400-bad-request' },
  401: { title: 'Unauthorized', section: '401-unauthorized' },
  403: { title: 'Forbidden', section: '403-forbidden' },
  404: { title: 'Not Found', section: '404-not-found' },
  406: { title: 'Not Acceptable', section: '406-not-acceptable' },
  409: { title: 'Conflict', section: '409-conflict' },
  415: { title: 'Unsupported Media Type', section: '415-unsupported-media-type' },
  422: { title: 'Unprocessable Content', section: '422-unprocessable-content' },
  429: { title: 'Too Many Requests', section: '429-too-many-requests' },
  500: { title: 'Internal Server Error', section: '500-internal-server-error' },
};

export type FieldErrors = Record<string, string[]>;

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  traceId: string;
  errors?: FieldErrors;
}

/** Ends a call with a problem. `fields` lists the invalid parts of the request. */
export class OctopiaRefusal extends Error {
  override name = 'OctopiaRefusal';
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly title: string | undefined;
  constructor(status: number, detail: string, fields?: FieldErrors, title?: string) {
    super(detail);
    this.status = status;
    this.fields = fields;
    this.title = title;
  }
}

export function problemOf({ status, message, fields, title }: OctopiaRefusal, traceId: string): Problem {
  const known = names[status];
  return {
    type:
      known?.section === '429-too-many-requests'
        ? 'https://datatracker.ietf.org/doc/html/rfc6585#section-4'
        : `https://datatracker.ietf.org/doc/html/rfc9110#name-${known?.section ?? '500-internal-server-error'}`,
    title: title ?? known?.title ?? 'Error',
    status,
    detail: message,
    traceId,
    ...(fields === undefined ? {} : { errors: fields }),
  };
}

export const badRequest = (detail: string, fields?: FieldErrors) => new OctopiaRefusal(400, detail, fields);
export const unauthorised = (detail: string) => new OctopiaRefusal(401, detail);
export const forbidden = (detail: string) => new OctopiaRefusal(403, detail);
export const notFound = (detail: string) => new OctopiaRefusal(404, detail);
export const conflict = (detail: string) => new OctopiaRefusal(409, detail);
export const tooMany = (detail = 'Too many requests.', title?: string) =>
  new OctopiaRefusal(429, detail, undefined, title);
