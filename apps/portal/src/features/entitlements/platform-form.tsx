import { Button, TextInput } from '@mantine/core';
import { PLATFORM_STATES, type Platform, type PlatformEntry, type PlatformState } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './permissions-screen.module.css';
import { useEntitlementActions } from './use-entitlements.ts';

interface PlatformFormProps {
  readonly platform: Platform;
  /** Undefined if the user does not have the platform; saving adds it. */
  readonly entry: PlatformEntry | undefined;
}

/** Edits a platform's state and programme. Remount it when the entry has changed. */
export function PlatformForm({ platform, entry }: PlatformFormProps) {
  const { t } = useTranslation(['entitlements', 'app']);
  const { setPlatform } = useEntitlementActions();
  const [state, setState] = useState<PlatformState | ''>(entry?.state ?? '');
  const [programme, setProgramme] = useState(entry?.programme ?? '');
  const [trialLaunched, setTrialLaunched] = useState(entry?.trialLaunched ?? false);
  const [hasShipping, setHasShipping] = useState(entry?.is_shipping_for_mp_enabled ?? false);
  const name = t(`app:platform.${platform}`);
  const states = PLATFORM_STATES.map((value) => ({ value, label: t(`entitlements:state.${value}`) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state === '') return;
    setPlatform.mutate({
      platform,
      input: { state, programme, trialLaunched, is_shipping_for_mp_enabled: hasShipping },
    });
  };
  return (
    <form className={classes.platform} onSubmit={submit}>
      <h3>{name}</h3>
      <Choice
        label={t('app:labelled', { label: name, value: t('entitlements:platforms.state') })}
        value={state}
        options={entry ? states : [{ value: '', label: t('entitlements:platforms.none') }, ...states]}
        onChange={(value) => setState(PLATFORM_STATES.find((one) => one === value) ?? '')}
      />
      {platform === 'ebay' ? (
        <>
          <TextInput
            label={t('entitlements:platforms.programme')}
            description={t('entitlements:platforms.programmeHint')}
            maxLength={60}
            value={programme}
            onChange={(event) => setProgramme(event.currentTarget.value)}
          />
          <Toggle label={t('entitlements:platforms.shipping')} isOn={hasShipping} onChange={setHasShipping} />
        </>
      ) : null}
      <Toggle label={t('entitlements:platforms.trialLaunched')} isOn={trialLaunched} onChange={setTrialLaunched} />
      <Button type="submit" variant="default" disabled={state === ''} loading={setPlatform.isPending}>
        {t('entitlements:platforms.save', { platform: name })}
      </Button>
    </form>
  );
}
