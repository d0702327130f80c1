import { SUPPORT_LIMITS, type SupportContext } from '@quayside/contract';
import { paths } from './paths.ts';

/** What a support request may say about the moments before it. Kept in the memory of this page only. */
let screen: string | null = null;
let runId: number | undefined;

const RUN = /\/publish\/(\d+)$/;

/** Records the current screen. The help and the request form themselves are excluded. */
export function noteScreen(pathname: string): void {
  if (pathname.startsWith(paths.submitRequest) || pathname.startsWith(paths.help)) return;
  screen = pathname;
  const [, run] = RUN.exec(pathname) ?? [];
  if (run !== undefined) runId = Number(run);
}

/** Null before any screen was shown, for example after a reload. */
export function supportContext(browser: string): SupportContext | null {
  if (screen === null) return null;
  return {
    screen: screen.slice(0, SUPPORT_LIMITS.screen),
    ...(runId === undefined ? {} : { runId }),
    browser: browser.slice(0, SUPPORT_LIMITS.browser),
  };
}
