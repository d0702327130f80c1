import type { BlacklistConsent, BlacklistImportPreview, KeywordScope } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader } from '../../platform/files/file-thread.ts';
import type { Actor } from '../history/index.ts';
import { type BlacklistDeps, type KeywordChange, previewChanges, saveKeywords } from './blacklist.service.ts';
import { readKeywordCsv } from './keyword-csv.ts';
import { findKeywords, type KeywordInput } from './keywords.repository.ts';

const readKeywords = fileReader('blacklist.keywords', readKeywordCsv);

/** What a file would change; identical existing keywords are left out. */
async function readChanges(db: Db, userId: number, keywords: readonly KeywordInput[]) {
  const there = new Map((await findKeywords(db, userId, keywords)).map((row) => [keyOf(row), row]));
  const all = keywords.map((after): KeywordChange => ({ after, before: there.get(keyOf(after)) }));
  return { all, changes: all.filter(({ before, after }) => !before || !isSame(before, after)) };
}

const keyOf = ({ platform, keyword }: KeywordInput) => `${platform} ${keyword.toLowerCase()}`;

function isSame(a: KeywordInput, b: KeywordInput): boolean {
  const facts = ({ keyword, match, language, fields, exceptions }: KeywordInput) =>
    JSON.stringify([keyword, match, language, [...fields].sort(), exceptions]);
  return facts(a) === facts(b);
}

/** @throws too_many_keywords */
export async function previewFile(
  db: Db,
  userId: number,
  scope: KeywordScope,
  file: GivenFile,
): Promise<BlacklistImportPreview> {
  const { keywords, errors, encoding } = await readKeywords(userId, file, scope);
  const { all, changes } = await readChanges(db, userId, keywords);
  const added = changes.filter(({ before }) => !before).length;
  return {
    ...(await previewChanges(db, userId, changes)),
    added,
    changed: changes.length - added,
    unchanged: all.length - changes.length,
    encoding,
    errors,
  };
}

/** @throws too_many_keywords, blacklist_changed */
export async function saveFile(
  deps: BlacklistDeps,
  userId: number,
  given: { readonly scope: KeywordScope; readonly file: GivenFile; readonly expected: BlacklistConsent | undefined },
  actor: Actor,
): Promise<{ added: number; changed: number }> {
  const { keywords } = await readKeywords(userId, given.file, given.scope);
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
}
