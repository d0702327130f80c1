import { isIP } from 'node:net';
import { isPrivateAddress } from '@quayside/connector-kit';
import type { EngineInput, EngineName } from '@quayside/contract';
import type { EngineKey } from '@quayside/translation-engines';
import { fail } from '../../platform/http/fail.ts';

/** The host name is built from it, so it must have the form of an Amazon region. */
const AMAZON_REGION = /^[a-z]{2}(?:-[a-z]{2,12}){1,2}-\d$/;

/**
 * What is stored of an engine after a change; what is left out stays as it was.
 * @param known what is stored now; undefined for nothing
 * @param demoModel the address of the demo mode's language model
 * @throws engine_incomplete, engine_address_refused
 */
export function enteredKey(
  engine: EngineName,
  input: EngineInput,
  known: EngineKey | undefined,
  demoModel: string | undefined,
): EngineKey {
  if (engine === 'llm') return modelKey(input, known, demoModel);
  const { key = known?.key ?? (engine === 'offline' ? '' : undefined) } = input;
  const { secret = known?.secret, region = known?.region } = input;
  const isComplete = engine !== 'amazon' || (secret && AMAZON_REGION.test(region ?? ''));
  if (key === undefined || !isComplete) throw fail('engine_incomplete');
  return { key, secret, region };
}

/** A server may need no key. A saved key stays with the server for which it was entered. */
function modelKey(input: EngineInput, known: EngineKey | undefined, demoModel: string | undefined): EngineKey {
  const url = input.url === undefined ? known?.url : modelAddress(input.url, demoModel);
  const model = input.model ?? known?.model;
  const server = url ?? demoModel;
  if (server === undefined || model === undefined) throw fail('engine_incomplete');
  const before = known && (known.url ?? demoModel);
  const isMoved = before === undefined || new URL(before).origin !== new URL(server).origin;
  return { key: input.key ?? (isMoved ? '' : (known?.key ?? '')), url, model };
}

/** A base address without what clients add to it; undefined for the demo mode's. The call itself checks where a name leads. */
function modelAddress(entered: string, demoModel: string | undefined): string | undefined {
  const address = entered.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  if (address === demoModel) return undefined;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPlain = protocol === 'https:' && username + password + search + hash === '';
  if (!isPlain || (isIP(host) !== 0 && isPrivateAddress(host))) throw fail('engine_address_refused');
  return address;
}
