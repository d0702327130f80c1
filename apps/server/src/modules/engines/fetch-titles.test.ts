import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchTitles } from './fetch-titles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titles-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(words: readonly string[], from = 'file:///nowhere') {
  const lines: string[] = [];
  const isWhole = await fetchTitles(words, { folder, from, report: (line) => lines.push(line), pausesMs: [] });
  return { isWhole, lines };
}

it('says which models are missing, how large they are, and how to fetch them', async () => {
  const { isWhole, lines } = await run([]);
  expect(isWhole).toBe(true);
  expect(lines).toContain('en-de: missing, 25.7 MB to fetch');
  expect(lines.at(-1)).toBe('Name the languages to fetch: npm run titles:fetch -- de fr it es');
});

it('refuses a language without a model before it fetches anything, and names those that have one', async () => {
  const { isWhole, lines } = await run(['de', 'xx']);
  expect(isWhole).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^There is no model for en-xx\. .*en-de.*de-en/)]);
});

it('tries each language, says what failed, and ends without success', async () => {
  const { isWhole, lines } = await run(['de', 'fr-en']);
  expect(isWhole).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^en-de: file:\/\/\/nowhere\S+ is not there\. Run this again to go on\.$/),
    expect.stringMatching(/^fr-en: .* is not there\./),
  ]);
});
