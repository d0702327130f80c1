import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './permissions-screen.module.css';

interface SwitchListProps {
  readonly title: string;
  readonly lead: string;
  readonly values: Readonly<Record<string, boolean>>;
  readonly isPending: boolean;
  readonly onChange: (change: { readonly name: string; readonly value: boolean }) => void;
}

/** Named switches, each set at once. */
export function SwitchList({ title, lead, values, isPending, onChange }: SwitchListProps) {
  return (
    <Panel title={title}>
      <p className={classes.soft}>{lead}</p>
      <ul className={classes.switches}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            <Toggle
              label={name}
              isOn={value}
              disabled={isPending}
              onChange={(next) => onChange({ name, value: next })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
