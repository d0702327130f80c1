import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Fresh ones: other files of this worker may have loaded messages.
vi.resetModules();
const { messages } = await import('./messages.ts');
const { useTranslation } = await import('./use-translation.ts');
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const given: unknown[] = [];

function Words({ rooms }: { rooms: readonly string[] }) {
  // Each list of rooms below ends in `app`, whose key is shown, or contains a room that is not loaded.
  const { t } = useTranslation(rooms as ['app']);
  given.push(t);
  return t('close');
}

const draw = (rooms: readonly string[]) =>
  renderToStaticMarkup(
    <Suspense fallback="waiting">
      <Words rooms={rooms} />
    </Suspense>,
  );

test('the texts are in the language of the page, and the function changes only with the language or the rooms', () => {
  messages.add('en', 'app', { close: 'Close' });
  messages.add('de', 'app', { close: 'Schließen' });
  messages.add('en', 'widgets', {});
  messages.use('en');
  expect(draw(['app'])).toBe('Close');
  expect(draw(['app'])).toBe('Close');
  expect(draw(['widgets', 'app'])).toBe('Close');
  messages.use('de');
  expect(draw(['app'])).toBe('Schließen');
  const [first, again, otherRooms, otherLanguage] = given;
  expect(again).toBe(first);
  expect(new Set([first, otherRooms, otherLanguage]).size).toBe(3);
});

test('a component suspends until its messages are loaded, instead of showing their keys', async () => {
  messages.use('en');
  expect(draw(['support'])).toBe('waiting');
  await messages.load('en', ['support']);
  expect(draw(['support', 'app'])).toBe('Close');
});

test('every subscriber is notified of a change of language until it unsubscribes', () => {
  const seen: string[] = [];
  const stop = messages.subscribe(() => seen.push(messages.language));
  messages.use('fr');
  stop();
  messages.use('en');
  expect(seen).toEqual(['fr']);
});
