/**
 * Does on the sandbox's consent page what a seller's browser does there.
 * @returns path and query of the address that the browser is sent back to
 */
export async function answerConsentPage(
  page: string,
  seller: string,
  decision: 'approve' | 'decline' = 'approve',
): Promise<string> {
  const { origin, pathname, searchParams } = new URL(page);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), seller, decision });
  const answer = await fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`The consent page answered ${answer.status}: ${await answer.text()}`);
  const callback = new URL(location);
  return callback.pathname + callback.search;
}
