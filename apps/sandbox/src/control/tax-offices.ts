import type { FastifyInstance } from 'fastify';
import { TROUBLES } from '../tax-offices/registers-state.ts';
import type { World } from '../world.ts';
import { form, input, section, table } from './console-parts.ts';
import { ControlRefusal, optionalText, readFields } from './read.ts';

/**
 * Makes an id invalid or valid (`vatId` with its prefix, `verdict`), or gives a country's register trouble (`country`, or
 * `*`, and `trouble`; empty for none).
 */
export function mountTaxOfficesControl(app: FastifyInstance, world: World): void {
  app.get('/control/api/tax-offices', () => stateOf(world));
  app.post('/control/api/tax-offices', (request) => {
    const fields = readFields(request.body);
    const vatId = optionalText(fields, 'vatId');
    const country = optionalText(fields, 'country');
    if (vatId !== undefined) judge(world, vatId, optionalText(fields, 'verdict'));
    if (country !== undefined) trouble(world, country, optionalText(fields, 'trouble'));
    return stateOf(world);
  });
}

function judge({ taxOffices }: World, vatId: string, verdict: string | undefined): void {
  if (verdict === 'invalid') taxOffices.invalid.add(vatId);
  else if (verdict === 'valid') taxOffices.invalid.delete(vatId);
  else throw new ControlRefusal(400, 'verdict has to be valid or invalid');
}

function trouble({ taxOffices }: World, country: string, word: string | undefined): void {
  const found = TROUBLES.find((one) => one === word);
  if (word !== undefined && found === undefined)
    throw new ControlRefusal(400, `trouble has to be one of ${TROUBLES.join(', ')}`);
  if (found === undefined) taxOffices.troubles.delete(country);
  else taxOffices.troubles.set(country, found);
}

const stateOf = ({ taxOffices: { invalid, troubles } }: World) => ({
  invalid: [...invalid],
  troubles: Object.fromEntries(troubles),
});

/** The section of the console for the registers of VAT ids. */
export function taxOfficesSection({ taxOffices }: World): string {
  const rows = [
    ...[...taxOffices.invalid].map((vatId) => [vatId, 'invalid']),
    ...[...taxOffices.troubles].map(([country, word]) => [country, word]),
  ];
  const verdict = input('vatId', 'VAT ID with its prefix') + input('verdict', 'Verdict (valid, invalid)');
  const troubles =
    input('country', 'Country (EL, XI, GB, * for all)') + input('trouble', `Trouble (${TROUBLES.join(', ')})`);
  return section(
    'Registers of VAT IDs',
    table(['Id or country', 'What it answers'], rows, 'Every well-formed id is valid') +
      form('tax-offices', verdict, 'Judge') +
      form('tax-offices', troubles, 'Set'),
  );
}
