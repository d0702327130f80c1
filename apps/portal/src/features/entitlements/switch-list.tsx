import { Panel } from '../../ui/panel.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './permissions-screen.module.css';

interface SwitchChange {
  readonly name: string;
  readonly value: boolean;
}

interface SwitchListProps {
  readonly title: string;
  readonly lead: string;
  readonly values: Readonly<Record<string, boolean>>;
  /** A change in progress, shown as done until the stored values arrive. */
  readonly pending: SwitchChange | null;
  readonly onChange: (change: SwitchChange) => void;
}

/** Named switches that are stored at once. */
export function SwitchList({ title, lead, values, pending, onChange }: SwitchListProps) {
  return (
    <Panel title={title}>
      <p className={classes.soft}>{lead}</p>
      <ul className={classes.switches}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            <Toggle
              label={name}
              isOn={pending?.name === name ? pending.value : value}
              onChange={(next) => onChange({ name, value: next })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
