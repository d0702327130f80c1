let failedRequestId = '';

/** Notes the request of the last error of the server, which a support request then names. */
export function noteFailedRequest(requestId: string): void {
  failedRequestId = requestId;
}

/** Empty if the server has not failed. */
export const lastFailedRequest = (): string => failedRequestId;
