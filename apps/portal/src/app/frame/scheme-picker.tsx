import { type MantineColorScheme, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './scheme-picker.module.css';

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const satisfies readonly (readonly [MantineColorScheme, typeof IconSun])[];

/** Chooses the light, dark or system colour scheme. */
export function SchemePicker() {
  const { t } = useTranslation('frame');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.picker} aria-label={t('scheme.label')}>
      {SCHEMES.map(([scheme, Icon]) => (
        <UnstyledButton
          key={scheme}
          className={classes.choice}
          aria-pressed={scheme === colorScheme}
          aria-label={t(`scheme.${scheme}`)}
          title={t(`scheme.${scheme}`)}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon size={16} aria-hidden="true" />
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
