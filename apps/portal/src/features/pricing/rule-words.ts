import type { FloorRule, ItemFilter, ItemRule, Rounding } from '@quayside/kernel/pricing-rules';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** The parts of a rule in the reader's words. */
export function useRuleWords() {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const money = (minor: number, currency: ItemRule['currency']) => format.money({ minor, currency });

  /** A calendar day, which is the same day wherever the reader is. */
  const dayOf = (day: string) => format.date(`${day}T00:00`);

  const band = ({ priceBand, currency }: ItemFilter): string[] => {
    if (!priceBand) return [];
    const { from, to } = priceBand;
    if (from === null) return [t('items.upTo', { price: money(to ?? 0, currency) })];
    if (to === null) return [t('items.fromOn', { price: money(from, currency) })];
    return [t('items.between', { from: money(from, currency), to: money(to, currency) })];
  };
  const uplift = ({ uplift: given, currency }: ItemRule): string => {
    if (given.kind === 'margin') return t('items.marginChain', { share: format.percent(given.basisPoints / 10_000) });
    const text = given.kind === 'percent' ? format.percent(given.basisPoints / 10_000) : money(given.minor, currency);
    const isRaise = (given.kind === 'percent' ? given.basisPoints : given.minor) > 0;
    return isRaise ? `+${text}` : text;
  };
  const rounding = ({ ending, direction }: Rounding): string =>
    `.${String(ending).padStart(2, '0')} ${t(`items.direction.${direction}`)}`;
  return {
    filter: (rule: ItemFilter): string => {
      const parts = [
        ...(rule.sites ? [format.values(rule.sites.map((site) => format.site(site)))] : []),
        ...(rule.brands ? [format.values([...rule.brands])] : []),
        ...(rule.categories ? [format.values([...rule.categories])] : []),
        ...(rule.tags ? [t('items.tagged', { tags: format.values([...rule.tags]) })] : []),
        ...band(rule),
      ];
      return parts.length === 0 ? t('items.all') : parts.join(' · ');
    },
    chain: (rule: ItemRule): string => {
      const roundings = Object.entries(rule.rounding).map(([currency, how]) => `${currency} ${rounding(how)}`);
      return [...(rule.vat === 'exchange' ? [t('items.vatExchanged')] : []), uplift(rule), ...roundings].join(' → ');
    },
    floor: ({ floor, currency }: FloorRule): string => {
      if (floor.kind === 'amount') return money(floor.minor, currency);
      const share = format.percent(floor.basisPoints / 10_000);
      if (floor.kind === 'share') return t('floors.share', { share });
      return floor.basisPoints === 0 ? t('floors.noLoss') : t('floors.margin', { share });
    },
    days: ({ from, to }: ItemRule): string => {
      if (from && to) return t('items.days', { from: dayOf(from), to: dayOf(to) });
      if (from) return t('items.since', { from: dayOf(from) });
      return to ? t('items.until', { to: dayOf(to) }) : t('items.always');
    },
  };
}
