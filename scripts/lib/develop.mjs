import { bundleOptions, PROGRAMS } from '../build.mjs';
import { fromRoot, ROOT } from './paths.mjs';

/** The port of the portal with hot reload; all other requests are passed on to the gateway. */
const PORTAL_PORT = 4401;

/** Like `npm start`, but every code change takes effect at once: the portal reloads, the server and the sandbox restart. */
export async function develop() {
  const gatewayUrl = `http://localhost:${process.env.QUAYSIDE_PORT ?? 4400}`;
  const portalUrl = `http://localhost:${PORTAL_PORT}`;
  process.env.QUAYSIDE_PUBLIC_URL = gatewayUrl; // Tells the portal's own server where to forward calls.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fromRoot('apps/portal'),
    server: { port: PORTAL_PORT, strictPort: true },
    logLevel: 'warn',
  });
  await vite.listen();

  const { start } = await import('../../apps/server/dist/launcher.js');
  const env = { ...process.env, NODE_ENV: 'development', QUAYSIDE_PUBLIC_URL: portalUrl };
  const launched = await start({ cwd: ROOT, env, readyAt: `${portalUrl} (hot reload)` });
  await watch(PROGRAMS.server, async () => {
    await Promise.all([launched.restart('gateway'), launched.restart('worker')]);
  });
  await watch(PROGRAMS.sandbox, () => launched.restart('sandbox'));
}

/**
 * @param {{ entries: Record<string, string>, outdir: string }} program
 * @param {() => Promise<void>} onRebuilt
 */
async function watch(program, onRebuilt) {
  const { context } = await import('esbuild');
  let isFirst = true;
  const restartOnRebuild = {
    name: 'restart-on-rebuild',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length === 0 && !isFirst) await onRebuilt();
        isFirst = false;
      });
    },
  };
  const options = bundleOptions(program);
  const watching = await context({ ...options, plugins: [...(options.plugins ?? []), restartOnRebuild] });
  await watching.watch();
}
