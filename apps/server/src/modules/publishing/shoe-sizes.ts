import { type Site, siteFacts } from '@quayside/kernel';
import { UK_TO_EU, US_STEP } from './shoe-sizes.data.ts';

/**
 * A UK shoe size in a site's own. What the general chart does not hold (children's sizes, ranges) stays a UK size and says so.
 * @param department the listing's department, e.g. `Women`; it decides the American size
 */
export function shoeSizeFor(ukSize: string, site: Site, department: string | undefined): string {
  const size = ukSize.trim().replace(/^UK\s*/i, '');
  const { language } = siteFacts(site);
  if (language === 'en-GB' || language === 'en-IE' || language === 'en-AU') return ukSize;
  const converted = language === 'en-US' || language === 'en-CA' ? americanSize(size, department) : UK_TO_EU[size];
  return converted ?? `UK ${size}`;
}

function americanSize(size: string, department: string | undefined): string | undefined {
  if (!(size in UK_TO_EU) || /kid|boy|girl|child|baby/i.test(department ?? '')) return undefined;
  const step = /women|ladies/i.test(department ?? '') ? US_STEP.women : US_STEP.men;
  return String(Number(size) + step);
}
