import { Button } from '@mantine/core';
import type { CountryType, Region } from '@quayside/kernel';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import { DraftCoverage } from './draft-coverage.tsx';
import { fieldOf, problemsOf, regionWithProblem } from './draft-problems.ts';
import { draftOf, isSameDraft, movedBetween, type ProfileDraft, rulesOf } from './profile-draft.ts';
import { inputOf, rulesOfView } from './profile-wire.ts';
import { RegionsPanel } from './regions-panel.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';

interface ProfileEditorProps {
  /** Null for a new one. */
  readonly profileId: number | null;
  readonly isDefault: boolean;
  readonly initial: ProfileDraft;
  /** No profile applies to items without their own yet, so this one may become the default. */
  readonly mayBeDefault: boolean;
}

/** The number of countries that a toast names. */
const NAMED = 3;

const COUNTRY_TOASTS = {
  DEFAULT: 'countrySettingsDefault',
  CUSTOM: 'countrySettingsCustom',
  EXCLUDED: 'countrySettingsExcluded',
} as const satisfies Readonly<Record<CountryType, string>>;

/** The form of a profile. Saves only after the affected listings were counted and confirmed. */
export function ProfileEditor({ profileId, isDefault, initial, mayBeDefault }: ProfileEditorProps) {
  const { t } = useTranslation(['shipping', 'app', 'places']);
  const format = useFormat();
  const at = useAccount();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(saved);
  const [becomesDefault, setBecomesDefault] = useState(mayBeDefault);
  const [region, setRegion] = useState<Region>('EU');
  const [failures, setFailures] = useState(0);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = profileId === null;
  const found = useMemo(
    () => problemsOf(draft, isDefault || (isNew && becomesDefault)),
    [draft, isDefault, isNew, becomesDefault],
  );
  const problems = failures > 0 ? found : NO_PROBLEMS;
  const isDirty = !isSameDraft(saved, draft);

  const consent = useConsent({
    onDone: ({ profile }) => {
      for (const [type, codes] of movedBetween(saved, draft)) {
        const names = codes.slice(0, NAMED).map(format.country);
        showToast(COUNTRY_TOASTS[type], { country: format.list(codes.length > NAMED ? [...names, '…'] : names) });
      }
      showToast(isNew ? 'shippingProfileCreated' : 'shippingProfileUpdated');
      setFailures(0);
      if (!profile) return;
      const next = draftOf(rulesOfView(profile));
      setSaved(next);
      setDraft(next);
      if (isNew) void navigate(paths.shippingProfile(at, profile.id), { replace: true });
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'shipping_profile_exists') {
        setRefusedName(draft.name.trim());
        setFailures((before) => before + 1);
      } else toastFailure(error);
    },
  });

  // Runs after the fields of the region with the problem have rendered.
  useEffect(() => {
    if (failures === 0) return;
    const invalid = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-problem="true"]');
    invalid?.[0]?.focus();
  }, [failures]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (found.size === 0) {
      const profile = { ...inputOf(rulesOf(draft)), ...(isNew && becomesDefault ? { is_default: true } : {}) };
      consent.ask({ change: 'save', profileId, profile });
      return;
    }
    const isInBasics = found.has(fieldOf.name) || found.has(fieldOf.handlingDays);
    const wrong = isInBasics ? null : regionWithProblem(draft, found);
    if (wrong !== null && !hasProblem(region)) setRegion(wrong);
    setFailures((before) => before + 1);
  };
  const hasProblem = (one: Region) =>
    regionWithProblem({ ...draft, rates: draft.rates.filter((rate) => rate.region === one) }, found) === one;
  const isNameTaken = refusedName !== null && draft.name.trim() === refusedName;
  const unsaved = isDirty ? t('shipping:save.dirty') : '';
  const status = problems.size > 0 ? t('shipping:save.problems', { count: problems.size }) : unsaved;
  return (
    <>
      <form ref={form} noValidate className={classes.screen} onSubmit={submit}>
        <BasicsPanel
          draft={draft}
          problems={problems}
          isNameTaken={isNameTaken}
          isNew={isNew}
          isReadOnly={!mayChange}
          becomesDefault={mayBeDefault ? becomesDefault : null}
          onBecomeDefault={setBecomesDefault}
          onChange={setDraft}
        />
        <RegionsPanel
          draft={draft}
          problems={problems}
          region={region}
          isDefault={isDefault || (isNew && becomesDefault)}
          isReadOnly={!mayChange}
          onShow={setRegion}
          onChange={setDraft}
        />
        <DraftCoverage draft={draft} isDefault={isDefault} />
        <SaveBar status={status}>
          {isDirty ? (
            <Button
              variant="subtle"
              onClick={() => {
                setDraft(saved);
                setFailures(0);
              }}
            >
              {t('shipping:save.discard')}
            </Button>
          ) : null}
          <ChangeButton type="submit" disabled={!isNew && !isDirty} loading={consent.isPending}>
            {t(isNew ? 'shipping:save.create' : 'app:save')}
          </ChangeButton>
        </SaveBar>
      </form>
      {isDirty ? <UnsavedGuard /> : null}
      {consent.question ? <TouchDialog {...consent.question} /> : null}
    </>
  );
}

const NO_PROBLEMS: ReturnType<typeof problemsOf> = new Map();
