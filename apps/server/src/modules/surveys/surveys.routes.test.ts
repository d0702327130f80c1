import { SURVEY_REASONS, type SurveyAnswer, surveys } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const stored = () =>
  database.db
    .selectFrom('survey_answers')
    .select(['survey', 'reason', 'comment', 'markets', 'login_id'])
    .where('user_id', '=', owner.userId)
    .execute();
const closing: SurveyAnswer = { reason: 'costs', comment: ' Returns are dear. ', markets: ['DE', 'FR'] };

describe('answering a survey', () => {
  it('stores who answered what, and which markets were closed', async () => {
    await server
      .as(owner)
      .call(surveys.create, { params: { id: owner.userId, survey: 'market-close' }, body: closing });
    expect(await stored()).toEqual([
      {
        survey: 'market-close',
        reason: 'costs',
        comment: 'Returns are dear.',
        markets: ['DE', 'FR'],
        login_id: owner.loginId,
      },
    ]);
  });

  it.each(SURVEY_REASONS['plan-upgrade-cancel'])('accepts %s for a cancelled upgrade', async (reason) => {
    await server.as(owner).call(surveys.create, {
      params: { id: owner.userId, survey: 'plan-upgrade-cancel' },
      body: { reason, comment: '', markets: [] },
    });
    expect(await stored()).toMatchObject([{ survey: 'plan-upgrade-cancel', reason, markets: [] }]);
  });

  it.each([
    ['market-close', { ...closing, reason: 'price' }, { 'body.reason': 'not_offered' }],
    ['market-close', { ...closing, markets: [] }, { 'body.markets': 'required' }],
    ['plan-upgrade-cancel', { ...closing, reason: 'price' }, { 'body.markets': 'not_asked_for' }],
    ['market-close', { ...closing, markets: ['XX'] }, { 'body.markets.0': 'invalid_value' }],
    ['market-close', { ...closing, comment: 'x'.repeat(2_001) }, { 'body.comment': 'too_big' }],
    ['nothing', closing, { 'params.survey': 'invalid_value' }],
  ])('rejects to %s: %j', async (survey, body, fields) => {
    const refusal = await server.as(owner).refused(surveys.create, { params: { id: owner.userId, survey }, body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request', fields });
    expect(await stored()).toEqual([]);
  });
});
