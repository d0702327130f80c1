let failedRequestId = '';

/** Records the request of the latest server error, so that a support request can mention it. */
export function noteFailedRequest(requestId: string): void {
  failedRequestId = requestId;
}

/** Empty if the server has not failed. */
export const lastFailedRequest = (): string => failedRequestId;
