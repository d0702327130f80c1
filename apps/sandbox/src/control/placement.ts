import { BEHAVIOURS, type Behaviour, EVERY_MS, type Placement } from '../platform/rivals.ts';
import { options } from './console-parts.ts';
import { ControlRefusal, type Fields, optionalNumber, optionalPriceMinor, optionalText } from './read.ts';

/** A competitor as the console's JSON places it; null without a price, which removes it. */
export function readPlacement(fields: Fields): Placement | null {
  const priceMinor = optionalPriceMinor(fields, 'price');
  const behaviour = optionalText(fields, 'behaviour') ?? 'hold';
  if (!BEHAVIOURS.includes(behaviour as Behaviour)) {
    throw new ControlRefusal(400, `behaviour has to be one of ${BEHAVIOURS.join(', ')}`);
  }
  const minutes = optionalNumber(fields, 'everyMinutes', 0.01, 100_000);
  if (priceMinor === undefined) return null;
  const everyMs = minutes === undefined ? EVERY_MS : minutes * 60_000;
  return { priceMinor, behaviour: behaviour as Behaviour, everyMs };
}

export const behaviourSelect = `<label>Behaviour<select name="behaviour">${options(BEHAVIOURS, 'hold')}</select></label>`;
