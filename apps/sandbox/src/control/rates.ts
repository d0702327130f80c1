import type { FastifyInstance } from 'fastify';
import { RATE_DEFECTS } from '../ecb/reference-rates.ts';
import type { World } from '../world.ts';
import { form, input, section, table } from './console-parts.ts';
import { ControlRefusal, optionalNumber, optionalText, readFields } from './read.ts';

/** Sets a rate of the newest day (`currency`, `rate`), or puts the feed in a defective state (`defect`; empty for none). */
export function mountRatesControl(app: FastifyInstance, world: World): void {
  app.get('/control/api/rates', () => stateOf(world));
  app.post('/control/api/rates', (request) => {
    const fields = readFields(request.body);
    const currency = optionalText(fields, 'currency') ?? world.ecb.currency;
    const rate = optionalNumber(fields, 'rate', 0.0001, 999_999);
    const word = optionalText(fields, 'defect');
    const defect = RATE_DEFECTS.find((one) => one === word) ?? null;
    if (word !== undefined && defect === null)
      throw new ControlRefusal(400, `defect has to be one of ${RATE_DEFECTS.join(', ')}`);
    if (rate === undefined) world.ecb.defect = defect;
    else world.ecb.set.set(currency, rate);
    world.ecb.currency = currency;
    return stateOf(world);
  });
}

const stateOf = ({ ecb: { defect, currency, set } }: World) => ({ defect, currency, set: Object.fromEntries(set) });

/** The section of the console for exchange rates. */
export function ratesSection(world: World): string {
  const rows = [...world.ecb.set].map(([currency, rate]) => [currency, String(rate)]);
  const fields =
    input('currency', 'Currency', 'value="GBP"') +
    input('rate', 'Rate per euro', 'type="number" step="0.0001" min="0.0001"') +
    input('defect', `Defect (${RATE_DEFECTS.join(', ')})`);
  return section(
    'Exchange rates',
    table(['Currency', 'Set by hand'], rows, world.ecb.defect ?? 'As published') + form('rates', fields, 'Set'),
  );
}
