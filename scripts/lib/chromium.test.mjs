import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';
import { writeFontSettings } from './font-settings.mjs';
import { BUILD_DIR, ROOT } from './paths.mjs';

/** Opens the browser as playwright.config.ts does, and returns the width of a line of text. */
const PROGRAM = `
  import { chromium } from '@playwright/test';
  import { findChromium } from './scripts/lib/chromium.mjs';
  const found = await findChromium();
  const browser = await chromium.launch({ ...found, env: { ...process.env, ...found.env } });
  const page = await browser.newPage();
  await page.setContent('<span style="font: 16px sans-serif">Every seller sees this line</span>');
  const width = await page.locator('span').evaluate((span) => span.getBoundingClientRect().width);
  await browser.close();
  console.log(JSON.stringify({ executablePath: found.executablePath, width }));
`;

it('opens the browser from npm and shows text even if the environment has only PATH and HOME', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  const { executablePath, width } = JSON.parse(stdout);
  expect(executablePath).toBe(join(BUILD_DIR, 'chromium', 'chromium'));
  expect(width).toBeGreaterThan(100);
});

it('says why no browser runs, and what to install', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-browser-'));
  try {
    const lacking = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
    writeFileSync(join(directory, 'chromium'), `#!/bin/sh\necho '${lacking}' >&2\nexit 127\n`, { mode: 0o755 });
    const looking = findChromium({ directory, installed: [join(directory, 'nowhere')] });
    await expect(looking).rejects.toThrow(
      `No browser runs here. The one from npm says: ${lacking}. Install Chromium as /usr/bin/chromium`,
    );
    rmSync(join(directory, 'chromium'));
    await expect(findChromium({ directory, installed: [] })).rejects.toThrow('ENOENT');
  } finally {
    rmSync(directory, { recursive: true });
  }
});

it('takes an installed browser if the one from npm does not run', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'installed-browser-'));
  try {
    const executablePath = join(directory, 'installed');
    writeFileSync(executablePath, '#!/bin/sh\necho Chromium 1\n', { mode: 0o755 });
    expect(await findChromium({ directory, installed: [executablePath] })).toMatchObject({ executablePath, env: {} });
  } finally {
    rmSync(directory, { recursive: true });
  }
});

it('lists the unpacked fonts and the system’s fonts in the font settings', () => {
  const directory = mkdtempSync(join(tmpdir(), 'fonts & more-'));
  try {
    const settings = readFileSync(writeFontSettings(directory), 'utf8');
    const unpacked = join(directory, 'fonts', 'fonts').replace('&', '&amp;');
    expect(settings).toContain(`<dir>${unpacked}</dir>`);
    expect(settings).toContain('<dir>/usr/share/fonts</dir>');
  } finally {
    rmSync(directory, { recursive: true });
  }
});
