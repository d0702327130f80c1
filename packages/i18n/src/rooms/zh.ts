import type { Messages } from '../messages.ts';

/** Loads any room's messages. The build turns the path into a list of files, so each language has a chunk of its own. */
export async function loadRoom(room: string): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../../messages/zh/${room}.json`);
  return loaded.default;
}
