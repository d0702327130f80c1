import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = /\/packages\/i18n\/messages\/\w+\/[\w-]+\.json$/;

interface RoomMessages {
  /** The sentences of the room's error codes. The server sends them, so the browser does not load them. */
  readonly errors?: object;
  /** The names of the room's screens, which the frame's menus show. */
  readonly screens?: object;
}

/**
 * Puts the names of every room's screens into the frame's messages, and the rest of a room's messages into its own
 * screens.
 */
export function roomMessages(): Plugin {
  return {
    name: 'quayside-room-messages',
    enforce: 'pre',
    transform: {
      filter: { id: FOLDER },
      handler(code, id) {
        const { errors: _errors, screens: _screens, ...texts }: RoomMessages = JSON.parse(code);
        const folder = join(id, '..');
        const isFrame = id.endsWith('/frame.json');
        if (!isFrame) return { code: JSON.stringify(texts), map: null };
        const files = readdirSync(folder).map((file) => join(folder, file));
        for (const file of files) this.addWatchFile(file);
        return { code: JSON.stringify({ ...texts, screens: screensOf(files) }), map: null };
      },
    },
  };
}

function screensOf(files: readonly string[]): object {
  const rooms = files.map((file): RoomMessages => JSON.parse(readFileSync(file, 'utf8')));
  return Object.assign({}, ...rooms.map(({ screens }) => screens ?? {}));
}
