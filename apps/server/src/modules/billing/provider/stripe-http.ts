import Stripe from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/**
 * Stripe's own client for hosts that serve the API below a path, as the sandbox does.
 * @param prefix `/stripe`, or empty
 */
export function createPrefixedClient(prefix: string): HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => makeRequest(host, port, `${prefix}${path}`, ...rest);
  return client;
}
