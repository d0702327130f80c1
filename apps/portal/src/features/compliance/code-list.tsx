import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import classes from './compliance.module.css';

interface CodeListProps {
  readonly label: string;
  readonly name: string;
  readonly known: readonly { readonly code: string; readonly words: string }[];
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** Some of many codes, each shown by its words. A code that the marketplace no longer has can be taken out. */
export function CodeList({ label, name, known, value, error, onChange }: CodeListProps) {
  const { t } = useTranslation('compliance');
  const wordsOf = (code: string) => known.find((one) => one.code === code)?.words ?? code;
  const isLeft = ({ code }: { readonly code: string }) => !value.includes(code);
  return (
    <div>
      <Dropdown
        label={label}
        name={name}
        isSearchable
        placeholder={t('hazards.add')}
        value={null}
        options={known.filter(isLeft).map(({ code, words }) => ({ value: code, label: `${words} (${code})` }))}
        error={error}
        onChange={(code) => code && onChange([...value, code])}
      />
      {value.length > 0 ? (
        <ul className={classes.codes}>
          {value.map((code) => (
            <li key={code}>
              <Button
                variant="default"
                size="sm"
                aria-label={t('hazards.remove', { words: wordsOf(code) })}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                {wordsOf(code)} ×
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
