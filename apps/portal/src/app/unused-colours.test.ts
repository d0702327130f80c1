import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unusedColours } from '../../unused-colours.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const MANTINE = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles/global.css')));

const isLeftOut = (prop: string): boolean => {
  let removed = false;
  unusedColours.Declaration({
    prop,
    remove: () => {
      removed = true;
    },
  });
  return removed;
};

/** The Mantine style sheets that the portal imports. */
function importedSheets(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/@mantine\/core\/styles\/([\w-]+\.css)/g)].map(([, name]) =>
      String(name),
    ),
  );
  return [...new Set(names)];
}

describe('the colours that the build removes', () => {
  it('are not used by the theme', () => {
    expect(['tide', 'gray', 'dark', 'red'].filter((colour) => isLeftOut(`--mantine-color-${colour}-6`))).toEqual([]);
    expect(isLeftOut('--mantine-color-body')).toBe(false);
    expect(isLeftOut('--mantine-color-grape-6')).toBe(true);
  });

  it('are not used by any Mantine style sheet that the portal imports', () => {
    const sheets = importedSheets().filter((name) => name !== 'default-css-variables.css');
    expect(sheets.length).toBeGreaterThan(10);
    const used = sheets.flatMap((name) =>
      [...readFileSync(join(MANTINE, name), 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, prop]) => String(prop)),
    );
    expect(used.filter(isLeftOut)).toEqual([]);
  });
});
