import type { Survey, SurveyAnswer } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';

export async function insertAnswer(
  db: Db,
  userId: number,
  answer: SurveyAnswer & { readonly survey: Survey; readonly loginId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('survey_answers')
    .values({
      user_id: userId,
      survey: answer.survey,
      login_id: answer.loginId,
      markets: [...answer.markets],
      reason: answer.reason,
      comment: answer.comment,
      answered_at: answer.now,
    })
    .execute();
}
