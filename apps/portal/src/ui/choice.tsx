import classes from './choice.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** Chooses one of a few values with the browser's own select, which also works in dialogs and on phones. */
export function Choice({ label, value, options, onChange, disabled = false }: ChoiceProps) {
  return (
    <select
      className={classes.choice}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
