import { ConnectorError } from '@quayside/connector-kit';
import { lengthOf } from '../markup.ts';
import { type EngineClient, MODEL_DAMAGED, MODEL_MISSING } from '../port.ts';
import { ModelFault } from './model-folder.ts';
import { type OfflineTranslator, OfflineUnavailable } from './offline-translator.ts';
import { joinPieces, piecesOf } from './pieces.ts';

/** About four seconds' work of one core with the largest model: others wait no longer for their turn. */
const LIMITS = { texts: 24, characters: 4_000 };

/** Mozilla's Firefox translation models, run on this machine. It needs no key and charges nothing. */
export function createOffline(translator: OfflineTranslator): EngineClient {
  return {
    name: 'offline',
    limits: LIMITS,
    charactersOf: (texts) => lengthOf(texts.map(({ text }) => text)),
    async translate({ from, to, texts }) {
      const cut = texts.map(piecesOf);
      const words = [...new Set(cut.flat().flatMap(({ text, isForModel }) => (isForModel ? text : [])))];
      const answers = await translator.translate(from.slice(0, 2), to.slice(0, 2), words).catch((error) => {
        throw errorOf(error);
      });
      const answerTo = new Map(words.map((word, index) => [word, answers[index] ?? '']));
      return cut.map((pieces) => joinPieces(pieces, (word) => answerTo.get(word) ?? ''));
    },
  };
}

function errorOf(error: unknown): unknown {
  if (error instanceof ModelFault) {
    const code = error.fault === 'missing' ? MODEL_MISSING : MODEL_DAMAGED;
    return new ConnectorError('rejected', error.message, { code, cause: error });
  }
  return error instanceof OfflineUnavailable
    ? new ConnectorError('unavailable', error.message, { cause: error })
    : error;
}
