import {
  findTermsEdition,
  TERMS_EDITIONS,
  type TermsAnswer,
  type TermsStatus,
  type TermsType,
  termsFileUri,
} from '@quayside/contract';
import { compareVersions } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, actorOf, recordHistory } from '../history/index.ts';
import * as repository from './terms-of-service.repository.ts';

export interface TermsServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Names of logins, from the session module. */
  readonly findLoginNames: (db: Db, loginIds: readonly number[]) => Promise<Map<number, string>>;
}

/** The current edition, and the user's answer to it. */
export async function describeTerms(
  deps: TermsServiceDeps,
  userId: number,
  type: TermsType,
  language: string,
): Promise<TermsStatus> {
  const [latest] = TERMS_EDITIONS[type];
  const answers = await repository.listAnswers(deps.db, userId, type);
  const newest = answers.toSorted((a, b) => compareVersions(b.version, a.version))[0];
  const names = newest ? await deps.findLoginNames(deps.db, [newest.loginId]) : new Map<number, string>();
  return {
    type,
    version: latest.version,
    is_accepted: answers.some(({ version, is_accepted }) => version === latest.version && is_accepted),
    file_uri: termsFileUri(type, latest, language),
    answer: newest
      ? {
          version: newest.version,
          is_accepted: newest.is_accepted,
          file_uri: newest.file_uri,
          at: newest.answeredAt.toISOString(),
          by: names.get(newest.loginId) ?? null,
        }
      : null,
  };
}

/**
 * Stores a user's answer to an edition; the same answer again changes nothing.
 * @param mode `change` requires an earlier answer
 * @throws terms_not_found; invalid_request if the document does not belong to that edition; forbidden for an admin, who cannot accept for a
 * seller
 */
export async function answerTerms(
  deps: TermsServiceDeps,
  who: Who,
  type: TermsType,
  answer: TermsAnswer,
  mode: 'answer' | 'change',
): Promise<void> {
  if (who.adminUserId !== null) throw fail('forbidden');
  const edition = findTermsEdition(type, answer.version);
  if (!edition) throw fail('terms_not_found');
  const documents = edition.languages.map((language) => termsFileUri(type, edition, language));
  if (!documents.includes(answer.file_uri)) {
    throw fail('invalid_request', { fields: { 'body.file_uri': 'unknown_document' } });
  }
  await withTransaction(deps.db, (tx) =>
    store(
      tx,
      { userId: who.userId, loginId: who.loginId, actor: actorOf(who), now: deps.clock.now() },
      type,
      answer,
      mode,
    ),
  );
}

interface Author {
  readonly userId: number;
  readonly loginId: number;
  readonly actor: Actor;
  readonly now: Date;
}

async function store(
  tx: Tx,
  by: Author,
  type: TermsType,
  answer: TermsAnswer,
  mode: 'answer' | 'change',
): Promise<void> {
  const isFirst = mode === 'answer' && (await repository.insertAnswer(tx, by.userId, type, answer, by.loginId, by.now));
  const before = isFirst ? undefined : await repository.lockAnswer(tx, by.userId, type, answer.version);
  if (!isFirst) {
    if (!before) throw fail('terms_not_found');
    if (before.is_accepted === answer.is_accepted && before.file_uri === answer.file_uri) return;
    await repository.updateAnswer(tx, by.userId, type, answer, by.loginId, by.now);
  }
  const words = ({ version, is_accepted, file_uri }: TermsAnswer) => ({ type, version, is_accepted, file_uri });
  await recordHistory(tx, by.userId, [
    {
      actor: by.actor,
      entity: 'terms-of-service',
      entityId: by.userId,
      field: 'terms-of-service',
      before: before ? words(before) : null,
      after: words(answer),
      why: answer.is_accepted ? 'terms_accepted' : 'terms_declined',
    },
  ]);
  await emitEvents(tx, by.userId, [{ kind: 'terms', type }]);
}

/** For seeded users: accepts the current edition of Quayside's own terms in a login's name, unless an answer exists. */
export async function acceptTerms(
  tx: Tx,
  { userId, loginId, now }: { userId: number; loginId: number; now: Date },
): Promise<void> {
  const [latest] = TERMS_EDITIONS.wi;
  const answer = { version: latest.version, is_accepted: true, file_uri: termsFileUri('wi', latest, 'en') };
  if ((await repository.listAnswers(tx, userId, 'wi')).length > 0) return;
  await store(tx, { userId, loginId, actor: { kind: 'login', id: loginId }, now }, 'wi', answer, 'answer');
}
