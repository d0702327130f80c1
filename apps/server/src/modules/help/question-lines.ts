/** A question of sellers, and the article that answers it. */
export interface QuestionLine {
  readonly slug: string;
  readonly question: string;
}

/**
 * Reads a file of questions, which has one on each line, after its article: `trial: does the trial need a card`.
 * @throws Error with the line that names no article
 */
export function readQuestionLines(text: string): QuestionLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, slug, question] = LINE.exec(line) ?? [];
      if (slug === undefined || question === undefined) throw new Error(`"${line}" is no question of an article`);
      return { slug, question };
    });
}

const LINE = /^([a-z0-9-]+): (.+)$/;
