import { ConnectorError } from '@quayside/connector-kit';
import type { Tx } from '../../platform/database/db.ts';
import type { TitleEngine } from './engine.service.ts';

type Request = Parameters<TitleEngine['translate']>[0];
interface Finding {
  readonly code: string;
  readonly detail: string;
}

/**
 * Asks an engine. One that hears reasons is asked once more for the answers that cannot be used, with what is wrong with
 * each, or with the limit that it is over; the better answer counts.
 * @param judge what makes an answer unusable; nothing if it can be used
 * @throws ConnectorError if the first call fails; a second one that fails changes nothing
 */
export async function askWithReasons(
  engine: TitleEngine,
  request: Request,
  judge: (answer: string, index: number) => readonly Finding[],
): Promise<{ readonly answers: readonly string[]; readonly count: (tx: Tx) => Promise<void> }> {
  const first = await engine.translate(request);
  if (!engine.hearsReasons) return first;
  const { limit = Number.POSITIVE_INFINITY } = request;
  const problemsOf = (answer: string, index: number) => [
    ...judge(answer, index).map(({ code, detail }) => (detail === '' ? code : `${code}: ${detail}`)),
    ...([...answer.trim()].length > limit ? [`too_long: more than ${limit} characters`] : []),
  ];
  const again = request.texts.flatMap((text, index) => {
    const answer = first.answers[index] ?? '';
    // An empty answer says that the model cannot translate it.
    const because = answer.trim() === '' ? [] : problemsOf(answer, index);
    return because.length > 0 ? [{ index, because, text: { ...text, refused: { answer, because } } }] : [];
  });
  if (again.length === 0) return first;
  try {
    const second = await engine.translate({ ...request, texts: again.map(({ text }) => text) });
    const answers = [...first.answers];
    again.forEach(({ index, because }, place) => {
      const answer = second.answers[place] ?? '';
      const isBetter = answer.trim() !== '' && problemsOf(answer, index).length < because.length;
      if (isBetter) answers[index] = answer;
    });
    return {
      answers,
      count: async (tx) => {
        await first.count(tx);
        await second.count(tx);
      },
    };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return first;
  }
}
