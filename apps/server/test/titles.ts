import { SITES } from '@quayside/kernel';
import { memoryEntry, type TextLanguage, type TitleTarget, targetLanguage } from '@quayside/text';
import { sql } from 'kysely';
import { titlesOnSites } from '../src/modules/charts/index.ts';
import { hashOf } from '../src/modules/memory/memory.repository.ts';
import { getItems } from '../src/modules/products/index.ts';
import { sourceLanguagesOf } from '../src/modules/translations/index.ts';
import { askedText } from '../src/modules/translations/seller-terms.ts';
import { targetOf } from '../src/modules/translations/title-target.ts';
import { rememberValues, type ValueAnswer } from '../src/modules/translations/value-memory.repository.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import type { Db } from '../src/platform/database/db.ts';

/**
 * Fills a seller's memory, as a file of a translation program does: it then has a title in every language for each of the seller's items,
 * the home title followed by the language, and so for the values of its specifics. A seller with an engine has what the engine says.
 */
export async function teachTitles(db: Db, userId: number): Promise<void> {
  const { rows: engines } = await sql`select from translation_engines where user_id = ${userId} limit 1`.execute(db);
  if (engines.length > 0) return;
  const rows = await db.selectFrom('items').select('item_id').where('user_id', '=', userId).execute();
  const items = await getItems(
    db,
    userId,
    rows.map((row) => row.item_id),
  );
  if (items.length === 0) return;
  const languageOf = await sourceLanguagesOf(db, userId, items);
  const titleOn = await titlesOnSites(db, userId, items);
  const entries = new Map<string, { from: string; to: string; key: string; template: string }>();
  const values = new Map<string, { from: TextLanguage; to: TitleTarget; said: Map<string, ValueAnswer> }>();
  for (const item of items) {
    const from = languageOf(item);
    for (const site of SITES) {
      const to = targetOf(site);
      if (targetLanguage(to) === from) continue;
      const source = askedText(titleOn(item, site), from);
      const entry = memoryEntry(source, `${source} ${to}`, item.brand ?? undefined);
      if (entry) entries.set(`${from} ${to} ${entry.key}`, { from, to, ...entry });
      const { said } = values.get(`${from} ${to}`) ?? { said: new Map<string, ValueAnswer>() };
      values.set(`${from} ${to}`, { from, to, said });
      for (const value of Object.values(item.attributes).flat()) {
        const answer = `${value} ${to}`;
        said.set(value, { source: value, engine: 'deepl', answer, problem: null, askedTerms: null });
      }
    }
  }
  const given = [...entries.values()];
  await sql`
    insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
    select ${userId}::bigint, *, 'human' from unnest(${given.map((one) => one.from)}::text[], ${given.map((one) => one.to)}::text[],
      ${given.map((one) => hashOf(one.key))}::bytea[], ${given.map((one) => one.key)}::text[], ${given.map((one) => one.template)}::text[])
    on conflict do nothing`.execute(db);
  await withTransaction(db, async (tx) => {
    for (const { from, to, said } of values.values())
      await rememberValues(tx, userId, { from, to }, [...said.values()]);
  });
}

/** Lets a seller's memory hold what an engine said of a title; an answer that a check doubts is a draft. */
export async function rememberAnswer(
  db: Db,
  userId: number,
  answer: { readonly title: string; readonly said: string; readonly brand?: string; readonly to?: string },
): Promise<void> {
  const { title, said, brand, to = 'de' } = answer;
  const entry = memoryEntry(title, said, brand);
  if (!entry) throw new Error(`"${said}" cannot be remembered`);
  await sql`
    insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
    values (${userId}, 'en', ${to}, ${hashOf(entry.key)}, ${entry.key}, ${entry.template}, 'engine:deepl')
    on conflict (user_id, src_lang, dst_lang, src_hash) do update set dst_text = excluded.dst_text, origin = excluded.origin`.execute(
    db,
  );
}

/** What the sandbox's engine says of a title. */
export async function translated(sandboxUrl: string, title: string, to: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/engines/libretranslate/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: title, source: 'en', target: to, api_key: 'quayside-demo-libretranslate' }),
  });
  const { translatedText } = (await answer.json()) as { translatedText: string };
  return translatedText;
}
