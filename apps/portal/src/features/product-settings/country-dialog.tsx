import { Button } from '@mantine/core';
import type { ProductSettingsView } from '@quayside/contract';
import { type CountrySettings, STATED_CONDITIONS, type StatedCondition } from '@quayside/kernel/product-settings';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import classes from './product-settings.module.css';

interface CountryDialogProps {
  readonly country: ProductSettingsView['countries'][number];
  readonly isPending: boolean;
  readonly onSave: (settings: CountrySettings) => void;
  readonly onClose: () => void;
}

/** The value of a field that follows the settings of all countries. */
const AS_ACCOUNT = 'account';

/** The own settings of a country. */
export function CountryDialog({ country, isPending, onSave, onClose }: CountryDialogProps) {
  const { t } = useTranslation(['product-settings', 'app']);
  const format = useFormat();
  const { isExcluded, freeShipping, itemCondition, vatFree } = country;
  const [own, setOwn] = useState<CountrySettings>({ isExcluded, freeShipping, itemCondition, vatFree });
  const asAccount = { value: AS_ACCOUNT, label: t('product-settings:asAccount') };
  const yesOrNo = (name: 'freeShipping' | 'vatFree') => (
    <Dropdown
      name={name}
      label={t(`product-settings:${name}.label`)}
      value={own[name] === null ? AS_ACCOUNT : String(own[name])}
      options={[
        asAccount,
        { value: 'true', label: t(`product-settings:${name}.on`) },
        { value: 'false', label: t(`product-settings:${name}.off`) },
      ]}
      onChange={(value) => setOwn({ ...own, [name]: value === AS_ACCOUNT ? null : value === 'true' })}
    />
  );
  return (
    <Dialog
      title={t('product-settings:usageOf', { country: format.site(country.site) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton isInDialog loading={isPending} onClick={() => onSave(own)}>
            {t('product-settings:preview')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        {yesOrNo('freeShipping')}
        <Dropdown
          name="itemCondition"
          label={t('product-settings:itemCondition.label')}
          value={own.itemCondition ?? AS_ACCOUNT}
          options={[
            asAccount,
            ...STATED_CONDITIONS.map((value) => ({ value, label: t(`product-settings:condition.${value}`) })),
          ]}
          onChange={(value) =>
            setOwn({ ...own, itemCondition: value === AS_ACCOUNT ? null : (value as StatedCondition) })
          }
        />
        {yesOrNo('vatFree')}
      </div>
    </Dialog>
  );
}
