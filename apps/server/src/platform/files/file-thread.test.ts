import { setImmediate } from 'node:timers/promises';
import { glossary, MOST_ERRORS, memory, portal } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { runInThread } from './file-thread.ts';

const database = useTestDatabase();
const server = useTestServer(database);

const UNITS = 10_000;
const STORED = 1_500;
const tmxOf = (units: number) => {
  const one = (at: number) =>
    `<tu><tuv xml:lang="de"><seg>Gartenbank ${word(at)}</seg></tuv><tuv xml:lang="en"><seg>Garden bench ${word(at)}</seg></tuv></tu>`;
  return `<tmx version="1.4"><header srclang="en"/><body>${Array.from({ length: units }, (_, at) => one(at)).join('')}</body></tmx>`;
};
/** A word of letters, because numbers become slots. */
const word = (at: number) => [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

describe('a long file', () => {
  it('of many units is read and stored while the gateway answers others', async () => {
    const owner = await buildOwner(database.db);
    const params = { id: owner.userId };
    const file = { format: 'tmx' as const, text: tmxOf(UNITS) };
    const answersWhile = async <T>(work: Promise<T>) => {
      let isDone = false;
      let answers = 0;
      const done = work.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await server.as().call(portal.getSettings, {});
        answers += 1;
        // Such a call needs nothing from outside, so without this the thread would never be heard.
        await setImmediate();
      }
      return { result: await done, answers };
    };
    const shown = await answersWhile(server.as(owner).call(memory.previewImport, { params, body: file }));
    expect(shown.result).toMatchObject({ added: UNITS, conflicts: 0, errors: [], encoding: 'utf-8' });
    // Reading at once would let through one or two.
    expect(shown.answers).toBeGreaterThan(20);
    const part = { format: 'tmx' as const, text: tmxOf(STORED) };
    const { added, conflicts, digest } = await server.as(owner).call(memory.previewImport, { params, body: part });
    const body = { ...part, replace: false, expected: { added, conflicts }, digest };
    const stored = await answersWhile(server.as(owner).call(memory.importFile, { params, body }));
    expect(stored.result).toEqual({ added: STORED, changed: 0 });
    expect(stored.answers).toBeGreaterThan(5);
  });

  it('gives the same rows and errors as a short one', async () => {
    const owner = await buildOwner(database.db);
    const rows = Array.from({ length: 3_000 }, (_, at) => `term ${at},Wort ${at},en,${at % 2 ? 'de' : 'deutsch'}`);
    const csv = ['src_text,dst_text,src_lang,dst_lang', ...rows].join('\n');
    const body = { bytes: Buffer.from(csv).toString('base64') };
    const shown = await server.as(owner).call(glossary.previewImport, { params: { id: owner.userId }, body });
    expect(shown).toMatchObject({ added: 1_500, encoding: 'utf-8' });
    expect(shown.leftOut).toBe(1_500);
    expect(shown.errors).toHaveLength(MOST_ERRORS);
    expect(shown.errors[999]).toEqual({ row: 2_000, column: 'dst_lang', value: 'deutsch', code: 'language_unknown' });
  });

  it('is refused if it takes too long, or needs too much memory', async () => {
    const task = { reader: 'memory.entries', args: [{ format: 'tmx', text: tmxOf(5_000) }, []] };
    await expect(runInThread(task, { mostMs: 1 })).rejects.toThrow('file_too_heavy');
    await expect(runInThread(task, { mostMemoryMb: 16 })).rejects.toThrow('file_too_heavy');
  });

  it('is refused with the code that its reader gives', async () => {
    const task = { reader: 'order-actions.shipments', args: [{ text: 'a;b\n1;2' }] };
    await expect(runInThread(task)).rejects.toThrow('shipment_file_unreadable');
  });
});
