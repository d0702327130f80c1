import { Choice } from '../../ui/choice.tsx';
import classes from './costs.module.css';

/** A choice below its visible label, as the fields beside it have one. */
export function LabelledChoice(props: Parameters<typeof Choice>[0]) {
  return (
    <span className={classes.labelled}>
      <span aria-hidden="true">{props.label}</span>
      <Choice {...props} />
    </span>
  );
}
