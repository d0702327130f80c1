import { Button } from '@mantine/core';
import type { Assumptions, AssumptionsInput } from '@quayside/contract';
import { CURRENCIES, type EnteredNumber, isCurrency, isSite, money, type Site, siteFacts } from '@quayside/kernel';
import { VAT_SCHEMES, type VatScheme } from '@quayside/kernel/margin/names';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import classes from './costs.module.css';
import { LabelledChoice } from './labelled-choice.tsx';

const SHARES = ['vatRate', 'commission', 'adRate', 'returnShare', 'costShare'] as const;
type ShareField = (typeof SHARES)[number];
/** All of what the buyer pays, in basis points. */
const WHOLE = 10_000;

/** Everything that is assumed of sales on a site from a day on. What is left empty holds as for all sites. */
export function AssumptionsDialog(props: {
  readonly site: Site | null;
  readonly validFrom: string;
  readonly draft: Assumptions;
  readonly sites: readonly Site[];
  readonly isSaving: boolean;
  readonly onSave: (input: Omit<AssumptionsInput, 'replaces'>) => void;
  readonly onClose: () => void;
}) {
  const { draft } = props;
  const { t } = useTranslation(['costs', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const [site, setSite] = useState(props.site);
  const [day, setDay] = useState<string | null>(props.validFrom);
  const [scheme, setScheme] = useState<VatScheme | null>(draft.vatScheme);
  const [shares, setShares] = useState<Readonly<Record<ShareField, EnteredNumber>>>(draft);
  const [returnCost, setReturnCost] = useState<EnteredNumber>(draft.returnCost?.minor ?? null);
  const [currency, setCurrency] = useState<string>(draft.returnCost?.currency ?? siteFacts(account.site).currency);
  const isWrong = (field: ShareField) => {
    const value = shares[field];
    return value === 'unreadable' || (value ?? 0) > WHOLE || (field === 'costShare' && value === 0);
  };
  const isReady = day !== null && returnCost !== 'unreadable' && !SHARES.some(isWrong);
  const shareOf = (field: ShareField) => {
    const value = shares[field];
    return typeof value === 'number' ? value : null;
  };
  const save = () => {
    if (!isReady) return;
    props.onSave({
      ...{ site, validFrom: day },
      assumptions: {
        ...{ vatScheme: scheme, vatRate: shareOf('vatRate'), commission: shareOf('commission') },
        ...{ adRate: shareOf('adRate'), returnShare: shareOf('returnShare'), costShare: shareOf('costShare') },
        returnCost: typeof returnCost === 'number' && isCurrency(currency) ? money(returnCost, currency) : null,
      },
    });
  };
  const percent = (field: ShareField) => (
    <PercentInput
      key={field}
      label={t(`costs:field.${field}`)}
      description={t(`costs:hint.${field}`)}
      value={shares[field]}
      onChange={(value) => setShares({ ...shares, [field]: value })}
      error={isWrong(field) ? t('costs:assumptions.wrongShare') : undefined}
    />
  );
  return (
    <Dialog
      title={t('costs:assumptions.add')}
      width={680}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="default" onClick={props.onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton
            isInDialog
            loading={props.isSaving}
            blockedBecause={isReady ? undefined : t('costs:assumptions.wrong')}
            onClick={save}
          >
            {t('costs:save')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <div className={classes.fields}>
          <LabelledChoice
            label={t('costs:column.site')}
            value={site ?? ''}
            onChange={(value) => setSite(isSite(value) ? value : null)}
            options={[
              { value: '', label: t('costs:assumptions.allSites') },
              ...props.sites.map((one) => ({ value: one, label: format.site(one) })),
            ]}
          />
          <DatePicker label={t('costs:column.from')} value={day} onChange={setDay} />
          <LabelledChoice
            label={t('costs:field.vatScheme')}
            value={scheme ?? ''}
            onChange={(value) => setScheme(VAT_SCHEMES.find((one) => one === value) ?? null)}
            options={[
              { value: '', label: t('costs:assumptions.notStated') },
              ...VAT_SCHEMES.map((one) => ({ value: one, label: t(`costs:scheme.${one}`) })),
            ]}
          />
          {percent('vatRate')}
          {percent('commission')}
          {percent('adRate')}
          {percent('returnShare')}
          <MoneyInput
            label={t('costs:field.returnCost')}
            description={t('costs:hint.returnCost')}
            currency={currency}
            value={returnCost}
            onChange={setReturnCost}
            error={returnCost === 'unreadable' ? true : undefined}
          />
          <LabelledChoice
            label={t('costs:field.returnCurrency')}
            value={currency}
            onChange={setCurrency}
            options={CURRENCIES.map((one) => ({ value: one, label: one }))}
          />
          {percent('costShare')}
        </div>
        <p className={classes.soft}>{t('costs:assumptions.note')}</p>
      </div>
    </Dialog>
  );
}
