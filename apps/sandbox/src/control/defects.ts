import { DEFECTS, type Defect } from '../platform/defects.ts';
import { ControlRefusal, type Fields, optionalText } from './read.ts';

/** An order with a defect breaks a rule when it is read. */
export function readDefect(fields: Fields): Defect | undefined {
  const name = optionalText(fields, 'defect');
  if (name === undefined) return undefined;
  const known = DEFECTS.find((defect) => defect === name);
  if (known === undefined) throw new ControlRefusal(400, `defect is one of ${DEFECTS.join(', ')}`);
  return known;
}
