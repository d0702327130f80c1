import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('stop-unheld-postgres.ts', import.meta.url));

/**
 * Sees to it that a database does not outlive this process, also if it is killed: a shell waits until the pipe from here closes, and then
 * stops the database unless another run uses it.
 * @returns a function that ends the guard
 */
export function guardPostgres(dataDir: string): () => void {
  const stop = [process.execPath, '--import', 'tsx', SCRIPT, dataDir];
  const guard = spawn('sh', ['-c', 'cat; exec "$@"', 'sh', ...stop], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not in the group of the run, which Ctrl+C ends as a whole.
    detached: true,
  });
  guard.unref();
  guard.on('error', () => undefined);
  return () => guard.kill('SIGKILL');
}
