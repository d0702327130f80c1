import { ConfigError, readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { buildSandbox } from './sandbox.ts';

const HOST = '127.0.0.1';
const log = createLog((line) => process.stdout.write(line));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const began = performance.now();
  const sandbox = await buildSandbox(config, log);
  await sandbox.app.listen({ host: HOST, port: config.port });

  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    sandbox
      .close()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error('the sandbox did not end cleanly', { reason, detail: String(error) });
        process.exit(1);
      });
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // Started by another program; if that ends, there is nobody to serve.
  process.on('disconnect', () => end('the parent is gone'));

  const { source, loaded, skippedCount, refused } = sandbox.world.catalog.report;
  log.info('sandbox ready', {
    url: config.publicUrl,
    console: `${config.publicUrl}/control`,
    catalogue: source,
    loaded,
    skipped: skippedCount,
    refused,
    quotas: config.quotaProfile,
    ms: Math.round(performance.now() - began),
  });
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    log.error('the settings are not valid', { problems: error.problems.join(' · ') });
  } else {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `port ${process.env.SANDBOX_PORT ?? 4410} is in use` : message;
    log.error('the sandbox could not start', { reason });
  }
  process.exit(1);
});
