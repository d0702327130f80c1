/*
 * For tests: several sandboxes in one process, each new and with its own port, data and clock. A new one costs a seventh of the processor
 * time of a new process, and the code that serves it is compiled already. Nothing outside a `World` may change, so each begins in
 * the first state.
 */
import { readConfig } from './config.ts';
import { silentLog } from './platform/log.ts';
import { buildSandbox, type Sandbox } from './sandbox.ts';

interface Wish {
  readonly port: number;
  /** The settings of the sandbox to start; without them, the one on the port is stopped. */
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Map<number, Sandbox>();

async function fulfil({ port, env }: Wish): Promise<void> {
  if (env === undefined) {
    await running.get(port)?.close();
    running.delete(port);
    return;
  }
  const sandbox = await buildSandbox(readConfig(env), silentLog);
  await sandbox.app.listen({ host: '127.0.0.1', port });
  running.set(port, sandbox);
}

process.on('message', (wish: Wish) => {
  fulfil(wish).then(
    () => process.send?.({ port: wish.port }),
    (error: unknown) => process.send?.({ port: wish.port, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
