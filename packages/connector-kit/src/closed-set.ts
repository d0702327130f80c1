import { ConnectorError, type ConnectorErrorKind } from './errors.ts';
import type { Connector } from './port.ts';

/** Methods that may have taken effect even if they throw. Preparing a submission changes nothing. */
const WRITES = new Set([
  'publish',
  'updateOffers',
  'end',
  'updateHomeStock',
  'answerOrders',
  'ship',
  'cancelOrder',
  'give',
  'begin',
  'ensure',
  'createCampaign',
  'setCampaignState',
  'renameCampaign',
  'addAds',
  'updateBids',
  'removeAds',
]);

/**
 * Wraps a connector so that its methods throw only errors of the closed set. Responses are checked on arrival, but not every value in them.
 * If an unexpected value causes a program error, the wrapper reports an unreadable response.
 */
export function withinClosedSet(connector: Connector): Connector {
  return guarded(connector);
}

function guarded<T extends object>(port: T): T {
  const entries = Object.entries(port).map(([name, member]): [string, unknown] => {
    if (typeof member === 'function') return [name, guardedCall(name, member as Call)];
    return [name, CHANNELS.has(name) && member ? guarded(member as object) : member];
  });
  return Object.fromEntries(entries) as T;
}

/** Members of a connector that have their own methods. */
const CHANNELS = new Set([
  'bulk',
  'categories',
  'terms',
  'refunds',
  'notifications',
  'shippingPolicies',
  'offers',
  'featured',
  'promotions',
]);

type Call = (...given: unknown[]) => unknown;

function guardedCall(name: string, call: Call): Call {
  const kind: ConnectorErrorKind = WRITES.has(name) ? 'unknown' : 'unavailable';
  const rethrow = (error: unknown): never => {
    throw closed(error, kind);
  };
  return (...given) => {
    let answer: unknown;
    try {
      answer = call(...given);
    } catch (error) {
      return rethrow(error);
    }
    if (answer instanceof Promise) return answer.catch(rethrow);
    return isAsyncIterable(answer) ? guardedParts(answer, rethrow) : answer;
  };
}

async function* guardedParts(parts: AsyncIterable<unknown>, rethrow: (error: unknown) => never) {
  try {
    yield* parts;
  } catch (error) {
    rethrow(error);
  }
}

/** An abort or timeout of the caller is the caller's own and not the marketplace's, so it is passed on. */
function closed(error: unknown, kind: ConnectorErrorKind): unknown {
  if (error instanceof ConnectorError || (error instanceof Error && error.name === 'AbortError')) return error;
  if (!(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)) return error;
  return new ConnectorError(kind, 'The marketplace’s answer cannot be read.', { code: 'ANSWER_SHAPE', cause: error });
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
