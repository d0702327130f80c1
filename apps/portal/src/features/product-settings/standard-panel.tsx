import type { ProductSettingsView } from '@quayside/contract';
import { STATED_CONDITIONS, type StatedCondition } from '@quayside/kernel/product-settings';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './product-settings.module.css';

type Settings = ProductSettingsView['standard'];

interface StandardPanelProps {
  readonly settings: Settings;
  readonly isPending: boolean;
  readonly onChange: (settings: Settings) => void;
}

/** The settings of all countries. A choice shows first what it changes. */
export function StandardPanel({ settings, isPending, onChange }: StandardPanelProps) {
  const { t } = useTranslation('product-settings');
  const disabled = !useMayChange() || isPending;
  return (
    <Panel title={t('standard')}>
      <div className={classes.stack}>
        <Toggle
          name="freeShipping"
          label={t('freeShipping.label')}
          description={t('freeShipping.hint')}
          isOn={settings.freeShipping}
          disabled={disabled}
          onChange={(freeShipping) => onChange({ ...settings, freeShipping })}
        />
        <div className={classes.field}>
          <Dropdown
            name="itemCondition"
            label={t('itemCondition.label')}
            description={t('itemCondition.hint')}
            value={settings.itemCondition}
            options={STATED_CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) }))}
            disabled={disabled}
            onChange={(value) => onChange({ ...settings, itemCondition: value as StatedCondition })}
          />
        </div>
        <Toggle
          name="vatFree"
          label={t('vatFree.label')}
          description={t('vatFree.hint')}
          isOn={settings.vatFree}
          disabled={disabled}
          onChange={(vatFree) => onChange({ ...settings, vatFree })}
        />
      </div>
    </Panel>
  );
}
