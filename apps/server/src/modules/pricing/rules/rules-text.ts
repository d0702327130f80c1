import type { PriceRule } from '@quayside/kernel';
import type { FloorRule, ItemRule, Uplift } from '@quayside/kernel/pricing-rules';
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
  const parts = [
    name,
    ...(sites ? [`(${sites.join(', ')})`] : []),
    ...(isEnabled ? [] : ['–']),
    ...(vat === 'exchange' ? ['%→%'] : []),
    upliftText(uplift),
    ...Object.entries(rounding).map(
      ([currency, how]) =>
        `${currency} .${String(how.ending).padStart(2, '0')}${{ nearest: '', up: '↑', down: '↓' }[how.direction]}`,
    ),
    ...(from || to ? [`${from ?? ''}…${to ?? ''}`] : []),
  ];
  return parts.join(' ');
}

/** `≥ 20 %` is a wanted margin. */
function upliftText(uplift: Uplift): string {
  if (uplift.kind === 'margin') return `≥ ${uplift.basisPoints / 100} %`;
  return uplift.kind === 'percent' ? increaseText(true, uplift.basisPoints) : increaseText(false, uplift.minor);
}

/** Floors as one text, such as `1. Larkrise ≥ 20 %`; null for none. */
export function floorsText(rules: readonly FloorRule[]): string | null {
  const texts = rules.map((rule, place) => `${place + 1}. ${floorText(rule)}`);
  return texts.length === 0 ? null : texts.join('; ');
}

function floorText({ name, isEnabled, sites, floor, currency }: FloorRule): string {
  const figure =
    floor.kind === 'amount'
      ? `${(floor.minor / 100).toFixed(2)} ${currency}`
      : floor.kind === 'share'
        ? `${floor.basisPoints / 100} %`
        : `≥ ${floor.basisPoints / 100} %`;
  return [name, ...(sites ? [`(${sites.join(', ')})`] : []), ...(isEnabled ? [] : ['–']), figure].join(' ');
}

/** Percentages are in basis points, amounts in minor units. */
function increaseText(isPercent: boolean, increase: number): string {
  const sign = increase < 0 ? '−' : '+';
  const size = Math.abs(increase) / 100;
  return isPercent ? `${sign}${size} %` : `${sign}${size.toFixed(2)}`;
}
