import { NativeSelect } from '@mantine/core';
import {
  type DescriptionChoice,
  type DescriptionEngine,
  type DescriptionSetting,
  ENGINE_LABELS,
  TRANSLATED_CHOICES,
} from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';

export const isTranslated = (choice: DescriptionChoice) => TRANSLATED_CHOICES.includes(choice);

/** The names of the services, the same in every language. */
export const ENGINE_NAMES: Readonly<Record<DescriptionEngine, string>> = { ...ENGINE_LABELS, ebay: 'eBay' };

interface EngineChoiceProps {
  readonly value: DescriptionSetting;
  readonly engines: readonly DescriptionEngine[];
  readonly isReadOnly: boolean;
  readonly onChange: (value: DescriptionSetting) => void;
}

/** Which engine translates the own text, and where engines are set up. */
export function EngineChoice({ value, engines, isReadOnly, onChange }: EngineChoiceProps) {
  const { t } = useTranslation('descriptions');
  const { account } = useAccount();
  const { engine } = value;
  const toEngines = <Link to={paths.engines({ account })}>{t('engine.open')}</Link>;
  if (engine === null) return engines.length === 0 ? <p>{toEngines}</p> : null;
  const isGone = !engines.includes(engine);
  return (
    <>
      <NativeSelect
        label={t('engine.label')}
        disabled={isReadOnly}
        value={engine}
        data={(isGone ? [engine, ...engines] : engines).map((one) => ({ value: one, label: ENGINE_NAMES[one] }))}
        onChange={(event) => {
          const chosen = engines.find((one) => one === event.currentTarget.value);
          if (chosen) onChange({ ...value, engine: chosen });
        }}
      />
      {isGone ? (
        <Notice tone="warn" action={toEngines}>
          {t('engine.gone', { engine: ENGINE_NAMES[engine] })}
        </Notice>
      ) : null}
    </>
  );
}
