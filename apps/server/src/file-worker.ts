/* The thread in which one long file of a seller is read, so that the process stays free. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readKeywordCsv } from './modules/blacklist/keyword-csv.ts';
import { readBulk } from './modules/bulk/read-bulk.ts';
import { readSafetyFile } from './modules/compliance/safety-file.ts';
import { readCostCsv } from './modules/costs/cost-csv.ts';
import { readTermCsv } from './modules/glossary/term-csv.ts';
import { readMemoryFile } from './modules/memory/read-memory.ts';
import { readShipmentFile } from './modules/order-actions/shipment-file.ts';
import { readSheet } from './modules/sheets/read-sheet.ts';
import { readTitleCsv } from './modules/translations/title-csv.ts';
import type { ThreadAnswer, ThreadTask } from './platform/files/file-thread.ts';
import { CallFailure } from './platform/http/fail.ts';

/** By the names that the rooms give to `fileReader`. */
const READERS: Readonly<Record<string, (...args: never[]) => object>> = {
  'blacklist.keywords': readKeywordCsv,
  'bulk.rows': readBulk,
  'compliance.contacts': readSafetyFile,
  'costs.costs': readCostCsv,
  'glossary.terms': readTermCsv,
  'order-actions.shipments': readShipmentFile,
  'memory.entries': readMemoryFile,
  'sheets.rows': readSheet,
  'translations.titles': readTitleCsv,
};
/** The number of rows in one message, which the process takes in a few milliseconds. */
const STEP = 500;

async function* answersOf({ reader, args }: ThreadTask): AsyncGenerator<ThreadAnswer> {
  const read = READERS[reader] as ((...args: readonly unknown[]) => object | Promise<object>) | undefined;
  if (!read) throw new Error(`No reader of files is called ${reader}`);
  let result: object;
  try {
    result = await read(...args);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    yield { kind: 'refused', code: error.code };
    return;
  }
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(result)) {
    if (!Array.isArray(value) || value.length <= STEP) rest[name] = value;
    else {
      for (let at = 0; at < value.length; at += STEP) {
        yield { kind: 'rows', list: name, rows: value.slice(at, at + STEP) };
      }
    }
  }
  yield { kind: 'done', rest };
}

// On Linux this is about the thread alone: on a busy machine, those who wait for an answer come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const answers = answersOf(workerData as ThreadTask);
const answerNext = async () => {
  const { value } = await answers.next();
  if (value) parentPort?.postMessage(value);
};
parentPort?.on('message', () => void answerNext());
void answerNext();
