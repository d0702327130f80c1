import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux systems keep their fonts. Scripts that the unpacked font lacks, such as Chinese, are found there. */
const SYSTEM_FONTS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** The generic families of our pages. They resolve to the unpacked font, so that texts have the same width on every machine. */
const FAMILIES = ['sans-serif', 'serif', 'monospace', 'system-ui'];

/**
 * Writes the font settings of the unpacked browser and returns the file's path. The settings in the package name only directories of
 * another system, and Chromium without a font crashes at its first page.
 * @param {string} directory where the browser was unpacked
 */
export function writeFontSettings(directory) {
  const file = join(directory, 'fonts.conf');
  const wanted = fontSettings(directory);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return file;
  // Another process may read the file at the same time: it reads the old or the new one, never a part.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, wanted);
  renameSync(unfinished, file);
  return file;
}

/** @param {string} directory */
function fontSettings(directory) {
  const directories = [join(directory, 'fonts', 'fonts'), ...SYSTEM_FONTS];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...directories.map((path) => `  <dir>${escapeXml(path)}</dir>`),
    `  <cachedir>${escapeXml(join(directory, 'fonts-cache'))}</cachedir>`,
    ...FAMILIES.map(
      (family) => `  <alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
