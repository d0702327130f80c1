import { setTimeout as sleep } from 'node:timers/promises';
import { blacklist, costs, glossary, memory, orderActions, siteTitles } from '@quayside/contract';
import type { AnswerTimes } from './lib/answer-client.ts';
import { percentile, startAnswerMeter } from './lib/answers.ts';
import { heading, report } from './lib/figures.ts';
import { bytesOf, type FileKind, LARGE_FILES, type LargeFile } from './lib/large-files.ts';
import { startProduct } from './lib/product.ts';

/**
 * Measures how fast the gateway answers others while one seller's largest files are read and stored, compared with the
 * same gateway at rest. Manually: `npm run bench large-files [part of a name]`.
 */
const PART = process.argv[2] ?? '';
const REST_MS = 10_000;
const SETTLE_MS = 20_000;
const WANTED_MS = 100;
const AUTH = '/v1/auth';
const PATHS = [AUTH, '/healthz'];

const PREVIEWS: Readonly<Record<FileKind, string>> = {
  memory: memory.previewImport.path,
  titles: siteTitles.previewImport.path.replace('{accountId}', '1').replace('{site}', 'DE'),
  glossary: glossary.previewImport.path,
  blacklist: blacklist.previewImport.path.replace('{platform}', 'all'),
  shipments: orderActions.checkFile.path,
  costs: `${costs.previewImport.path}?accountId=1`,
};

const product = await startProduct();
const meter = startAnswerMeter({ port: Number(new URL(product.url).port), cookie: product.cookie, paths: PATHS });
try {
  await sleep(SETTLE_MS);
  heading('At rest');
  tell(await meter.during(() => sleep(REST_MS)));
  for (const file of LARGE_FILES.filter(({ name }) => name.includes(PART))) await measure(file);
  heading('At rest again');
  tell(await meter.during(() => sleep(REST_MS)));
} finally {
  await meter.stop();
  await product.stop();
}

async function measure(file: LargeFile): Promise<void> {
  const shown = {
    bytes: bytesOf(file),
    ...(file.format ? { format: file.format } : {}),
    ...(file.kind === 'costs' ? { decimal: 'point', validFrom: '2026-01-01' } : {}),
  };
  const path = PREVIEWS[file.kind].replace('{id}', String(product.userId));
  let preview: Answer | undefined;
  const times = await meter.during(async () => {
    preview = await post(path, shown);
  });
  heading(`${file.name}: ${told(preview)}`);
  tell(times);
  const stored = preview?.status === 200 && storedBody(file, JSON.parse(preview.text));
  if (!stored) return;
  let answer: Answer | undefined;
  const storing = await meter.during(async () => {
    answer = await post(path.replace(/\/(preview|check)(?=$|\?)/, '').replace('-preview', ''), { ...shown, ...stored });
  });
  heading(`${file.name}, stored: ${told(answer)}`);
  tell(storing);
}

/** What consents to a preview; undefined if the file would do nothing. */
function storedBody({ kind }: LargeFile, shown: Record<string, never>): object | undefined {
  const { added = 0, changed = 0, conflicts = 0, digest, items, live, listings, rows = 0 } = shown;
  if (kind === 'memory')
    return added + conflicts > 0 ? { replace: true, expected: { added, conflicts }, digest } : undefined;
  if (kind === 'glossary') return { replace: true };
  if (kind === 'blacklist') return { expected: { items, live, listings } };
  if (kind === 'titles' || kind === 'costs') return changed > 0 ? { expected: changed } : undefined;
  return rows > 0 ? { expected: rows } : undefined;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

async function post(path: string, body: object): Promise<Answer> {
  const from = performance.now();
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { cookie: product.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text(), ms: performance.now() - from };
}

function told(answer: Answer | undefined): string {
  if (!answer) return 'no answer';
  const size = `${Math.round(answer.text.length / 1_000)} kB`;
  return `${answer.status} after ${Math.round(answer.ms)} ms, ${size} ${answer.status < 300 ? '' : answer.text.slice(0, 200)}`;
}

function tell(times: AnswerTimes): void {
  for (const path of PATHS) {
    const all = times[path] ?? [];
    const p99 = percentile(all, 0.99);
    const wanted = path === AUTH ? `(wanted: below ${WANTED_MS})` : '';
    report(`${path}, half within`, percentile(all, 0.5), 'ms', `${all.length} answers`);
    report(`${path}, 99 of 100 within`, p99, 'ms', wanted);
    report(`${path}, the slowest`, Math.max(...all), 'ms');
  }
}
