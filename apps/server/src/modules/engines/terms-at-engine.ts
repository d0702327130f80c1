import { type Clock, ConnectorError } from '@quayside/connector-kit';
import { type EngineClient, GLOSSARY_GONE } from '@quayside/translation-engines';
import type { Db } from '../../platform/database/db.ts';
import { hashOfTerms, type SellerTerm } from '../translations/index.ts';
import { forgetGlossaries, type GlossaryPlace, getGlossary, saveGlossary } from './glossaries.repository.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

type Asked = Omit<Parameters<EngineClient['translate']>[0], 'glossary'> & { readonly terms: readonly SellerTerm[] };

/**
 * Translates with the seller's terms in the way that the engine supports: stored there as a glossary, which is updated
 * first, or sent with each text if the engine stores none or rejects this one.
 */
export function createTermKeeping(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: EngineClient;
  readonly userId: number;
  readonly meter: string;
}): { translate(asked: Asked): Promise<readonly string[]> } {
  const { db, client, userId } = deps;
  /** Batches share what was stored, and terms that the engine rejected are not sent for storage with every batch. */
  const brought = new Map<string, Promise<string | undefined>>();
  const keep = async ({ from, to }: Pair, terms: readonly SellerTerm[]): Promise<string | undefined> => {
    const termsHash = hashOfTerms(terms);
    if (!client.glossaries || termsHash === null) return undefined;
    const place: GlossaryPlace = { userId, engine: deps.meter, from: from.slice(0, 2), to: to.slice(0, 2) };
    const known = await getGlossary(db, place);
    if (known?.termsHash.equals(termsHash)) return known.remoteId;
    try {
      const remoteId = await client.glossaries.keep({ owner: String(userId), from: place.from, to: place.to, terms });
      await saveGlossary(db, place, { termsHash, remoteId, count: terms.length, at: deps.clock.now() });
      return remoteId;
    } catch (error) {
      // The translation itself reports a wrong key; for any other problem, the terms are sent with the texts.
      if (!(error instanceof ConnectorError)) throw error;
      return undefined;
    }
  };
  const glossaryFor = (pair: Pair, terms: readonly SellerTerm[]) => {
    const key = `${pair.from} ${pair.to} ${hashOfTerms(terms)?.toString('hex')}`;
    const found = brought.get(key) ?? keep(pair, terms);
    brought.set(key, found);
    return { key, found };
  };
  return {
    async translate({ terms, ...request }) {
      const isUsed = request.texts.some((text) => (text.terms?.length ?? 0) > 0);
      if (!isUsed) return client.translate(request);
      const { key, found } = glossaryFor(request, terms);
      const glossary = await found;
      try {
        return await client.translate({ ...request, glossary });
      } catch (error) {
        const isGone = glossary !== undefined && error instanceof ConnectorError && error.code === GLOSSARY_GONE;
        if (!isGone) throw error;
        // The first of the batches that notice it stores the terms again.
        if (brought.get(key) === found) {
          await forgetGlossaries(db, userId, deps.meter);
          if (brought.get(key) === found) brought.delete(key);
        }
        return client.translate({ ...request, glossary: await glossaryFor(request, terms).found });
      }
    },
  };
}
