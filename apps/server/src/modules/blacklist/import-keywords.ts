import type { BlacklistConsent, BlacklistImportPreview, KeywordScope } from '@quayside/contract';
import { KEYWORDS_MOST } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Actor } from '../history/index.ts';
import { type BlacklistDeps, type KeywordChange, previewChanges, saveKeywords } from './blacklist.service.ts';
import { type KeywordFile, readKeywordCsv } from './keyword-csv.ts';
import { keyOf } from './keywords.kind.ts';
import { findKeywords, type KeywordInput } from './keywords.repository.ts';

const readKeywords = fileReader('blacklist.keywords', readKeywordCsv);

/** What a file would change; identical existing keywords are left out. */
async function readChanges(db: Db, userId: number, keywords: readonly KeywordInput[]) {
  const there = new Map((await findKeywords(db, userId, keywords)).map((row) => [keyOf(row), row]));
  const all = keywords.map((after): KeywordChange => ({ after, before: there.get(keyOf(after)) }));
  return { all, changes: all.filter(({ before, after }) => !before || !isSame(before, after)) };
}

function isSame(a: KeywordInput, b: KeywordInput): boolean {
  const facts = ({ keyword, match, language, fields, exceptions }: KeywordInput) =>
    JSON.stringify([keyword, match, language, [...fields].sort(), exceptions]);
  return facts(a) === facts(b);
}

/** @throws too_many_keywords */
async function readFile(file: GivenFile, scope: KeywordScope): Promise<KeywordFile> {
  const read = await readKeywords(file, scope);
  if (read.keywords.length > KEYWORDS_MOST) throw fail('too_many_keywords', { vars: { most: KEYWORDS_MOST } });
  return read;
}

/** @throws too_many_keywords, file_too_heavy, files_waiting */
export function previewFile(
  db: Db,
  userId: number,
  scope: KeywordScope,
  file: GivenFile,
): Promise<BlacklistImportPreview> {
  return inTurn(userId, file, async () => {
    const { keywords, errors, leftOut, encoding } = await readFile(file, scope);
    const { all, changes } = await readChanges(db, userId, keywords);
    const added = changes.filter(({ before }) => !before).length;
    return {
      ...(await previewChanges(db, userId, changes)),
      added,
      changed: changes.length - added,
      unchanged: all.length - changes.length,
      encoding,
      leftOut,
      errors,
    };
  });
}

/** @throws too_many_keywords, blacklist_changed, file_too_heavy, files_waiting */
export function saveFile(
  deps: BlacklistDeps,
  userId: number,
  given: { readonly scope: KeywordScope; readonly file: GivenFile; readonly expected: BlacklistConsent | undefined },
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  return inTurn(userId, given.file, async () => {
    const { keywords } = await readFile(given.file, given.scope);
    let saved: readonly KeywordChange[] = [];
    await saveKeywords(
      deps,
      userId,
      async (tx) => {
        saved = (await readChanges(tx, userId, keywords)).changes;
        return saved;
      },
      given.expected,
      actor,
    );
    const added = saved.filter(({ before }) => !before).length;
    return { added, changed: saved.length - added };
  });
}
