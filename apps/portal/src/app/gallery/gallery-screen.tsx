import '../styles/mantine-frame.css';
import { useMantineColorScheme } from '@mantine/core';
import { Choice } from '../../ui/choice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LanguagePicker } from '../language-picker.tsx';
import { Choices } from './choices.tsx';
import { Entries } from './entries.tsx';
import classes from './gallery.module.css';
import { Numbers } from './numbers.tsx';
import { Surfaces } from './surfaces.tsx';

/** The widgets by kind, in the order in which they are shown. */
const PARTS = { numbers: Numbers, choices: Choices, entries: Entries, surfaces: Surfaces };

/**
 * Shows each shared widget in every state, in both colour schemes and all languages. For development only and therefore in English: a
 * production build contains neither its address nor its code. `?part=numbers` shows the widgets of one kind, which is faster.
 */
export function GalleryScreen() {
  const part = new URLSearchParams(location.search).get('part');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main className={classes.gallery}>
      <PageHeader
        title="Gallery"
        lead="The shared widgets in every state"
        actions={
          <>
            <Choice
              label="Colour scheme"
              value={colorScheme}
              onChange={(scheme) => setColorScheme(scheme === 'dark' || scheme === 'light' ? scheme : 'auto')}
              options={['auto', 'light', 'dark'].map((scheme) => ({ value: scheme, label: scheme }))}
            />
            <LanguagePicker />
          </>
        }
      />
      {Object.entries(PARTS).map(([name, Part]) => (part ?? name) === name && <Part key={name} />)}
    </main>
  );
}
