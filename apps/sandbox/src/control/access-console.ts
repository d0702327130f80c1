import { expirables } from '../platform/expiring.ts';
import { form, input, options, section, sellerSelect } from './console-parts.ts';

const expiry = (action: string, names: readonly string[], chosen: string) =>
  form(
    action,
    `${sellerSelect(names, chosen)}<label>What<select name="what">${options(expirables)}</select></label>`,
    'Let it run out',
  );

/** Ends access to eBay as time or a seller would. */
export function ebayAccessSection(names: readonly string[], chosen: string, consentSeconds: number): string {
  const right = input('right', 'Right', 'required value="sell.inventory"');
  const seconds = input('seconds', 'Consents last, in seconds', `type="number" min="1" value="${consentSeconds}"`);
  return section(
    'Access',
    expiry('tokens/expire', names, chosen) +
      form('tokens/withhold', `${sellerSelect(names, chosen)}${right}`, 'Take the right back') +
      form('tokens/lifetime', seconds, 'Set'),
    'A code, the access tokens, or the consent with them, as if their time were over.',
  );
}

/** Ends access to Amazon as time or a seller would. */
export const amazonAccessSection = (names: readonly string[], chosen: string): string =>
  section('Amazon: access', expiry('amazon/tokens/expire', names, chosen));
