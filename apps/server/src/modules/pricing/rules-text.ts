import type { PriceRule } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import type { ChangedRules } from './changed-rules.ts';

/** Rules as one text in signs that need no translation, such as `DE +10 % .99; 1. Larkrise +12.5 %`; null for none. */
export function rulesText({ sites, items }: ChangedRules): string | null {
  const texts = [...sites.map(siteText), ...(items ?? []).map((rule, place) => `${place + 1}. ${itemText(rule)}`)];
  return texts.length === 0 ? null : texts.join('; ');
}

function siteText({ site, isPricingEnabled, increaseType, increase, neatPrices }: PriceRule): string {
  if (!isPricingEnabled) return `${site} –`;
  return [site, increaseText(increaseType === 'percent', increase), ...(neatPrices ? ['.99'] : [])].join(' ');
}

function itemText({ name, isEnabled, sites, uplift, vat, rounding, from, to }: ItemRule): string {
  const isPercent = uplift.kind === 'percent';
  const parts = [
    name,
    ...(sites ? [`(${sites.join(', ')})`] : []),
    ...(isEnabled ? [] : ['–']),
    ...(vat === 'exchange' ? ['%→%'] : []),
    increaseText(isPercent, isPercent ? uplift.basisPoints : uplift.minor),
    ...Object.entries(rounding).map(
      ([currency, how]) =>
        `${currency} .${String(how.ending).padStart(2, '0')}${{ nearest: '', up: '↑', down: '↓' }[how.direction]}`,
    ),
    ...(from || to ? [`${from ?? ''}…${to ?? ''}`] : []),
  ];
  return parts.join(' ');
}

/** Percentages are in basis points, amounts in minor units. */
function increaseText(isPercent: boolean, increase: number): string {
  const sign = increase < 0 ? '−' : '+';
  const size = Math.abs(increase) / 100;
  return isPercent ? `${sign}${size} %` : `${sign}${size.toFixed(2)}`;
}
