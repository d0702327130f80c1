import { NativeSelect, TextInput } from '@mantine/core';
import { CURRENCIES, SHIPPING_LIMITS, siteFacts } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { CountInput } from '../../ui/number-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { type DraftProblems, fieldOf } from './draft-problems.ts';
import type { ProfileDraft } from './profile-draft.ts';
import classes from './shipping.module.css';

interface BasicsPanelProps {
  readonly draft: ProfileDraft;
  readonly problems: DraftProblems;
  readonly isNameTaken: boolean;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  /** Whether it becomes the default profile; null if there is no choice. */
  readonly becomesDefault: boolean | null;
  readonly onBecomeDefault: (becomes: boolean) => void;
  readonly onChange: (draft: ProfileDraft) => void;
}

/** Name, currency, handling time, and who pays for shipping. */
export function BasicsPanel(props: BasicsPanelProps) {
  const { draft, problems, isReadOnly, onChange } = props;
  const { t } = useTranslation('shipping');
  const { accounts } = useUser();
  const currencies = CURRENCIES.filter(
    (currency) => currency === draft.currency || accounts.some(({ site }) => siteFacts(site).currency === currency),
  );
  const say = (field: string) => {
    const problem = problems.get(field);
    return problem === undefined ? undefined : t(`problem.${problem}`);
  };
  return (
    <Panel title={t('basics.title')}>
      <div className={classes.basics}>
        <TextInput
          label={t('basics.name')}
          description={t('basics.nameHint')}
          name={fieldOf.name}
          maxLength={SHIPPING_LIMITS.nameLength}
          value={draft.name}
          disabled={isReadOnly}
          error={props.isNameTaken ? t('basics.nameTaken') : say(fieldOf.name)}
          onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('basics.currency')}
          description={t('basics.currencyHint')}
          value={draft.currency}
          data={[...currencies]}
          disabled={isReadOnly || !props.isNew}
          onChange={(event) => {
            const currency = CURRENCIES.find((one) => one === event.currentTarget.value);
            if (currency) onChange({ ...draft, currency });
          }}
        />
        <CountInput
          label={t('basics.handling')}
          description={t('basics.handlingHint')}
          name={fieldOf.handlingDays}
          value={draft.handlingDays}
          disabled={isReadOnly}
          error={say(fieldOf.handlingDays)}
          onChange={(handlingDays) => onChange({ ...draft, handlingDays })}
        />
      </div>
      <div className={classes.toggles}>
        <Toggle
          label={t('basics.free')}
          description={t('basics.freeHint')}
          isOn={draft.isFreeShipping}
          disabled={isReadOnly}
          onChange={(isFreeShipping) => onChange({ ...draft, isFreeShipping })}
        />
        {props.becomesDefault === null ? null : (
          <Toggle
            label={t('basics.default')}
            description={t('basics.defaultHint')}
            isOn={props.becomesDefault}
            disabled={isReadOnly}
            onChange={props.onBecomeDefault}
          />
        )}
      </div>
    </Panel>
  );
}
