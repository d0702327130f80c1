import { join } from 'node:path';
import { fetchTitles } from './modules/engines/fetch-titles.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { errorMessage } from './platform/errors.ts';

/* This file is bundled to apps/server/dist/titles-fetch.js; `npm run titles:fetch` runs it. */
try {
  const config = readConfig(process.env, process.cwd());
  const isWhole = await fetchTitles(process.argv.slice(2), {
    folder: join(config.dataDir, 'models'),
    from: config.engines.modelsUrl,
    report: (line) => process.stdout.write(`${line}\n`),
  });
  if (!isWhole) process.exitCode = 1;
} catch (error) {
  const problems = error instanceof ConfigError ? error.problems : [errorMessage(error)];
  for (const problem of problems) console.error(`No model was fetched: ${problem}`);
  process.exit(1);
}
