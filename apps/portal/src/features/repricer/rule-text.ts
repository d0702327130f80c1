import type { RepricerRule, RepricerRuleInput } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type Distance = Extract<RepricerRuleInput['strategy'], { kind: 'lowest' }>['below'];

/** Says in one or two sentences what a rule does, and to which items. */
export function useRuleText(): (rule: RepricerRule) => string {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const { account } = useAccount();
  const far = (distance: Distance) =>
    distance.in === 'percent'
      ? format.percent(distance.basisPoints / 10_000)
      : format.money({ minor: distance.minor, currency: siteFacts(account.site).currency });
  const isNone = (distance: Distance) => (distance.in === 'percent' ? distance.basisPoints : distance.minor) === 0;
  const does = ({ strategy }: RepricerRule): string => {
    switch (strategy.kind) {
      case 'lowest':
        return isNone(strategy.below) ? t('does.atLowest') : t('does.lowest', { far: far(strategy.below) });
      case 'featured':
        return isNone(strategy.above) ? t('does.atFeatured') : t('does.featured', { far: far(strategy.above) });
      case 'next_above':
        return isNone(strategy.below) ? t('does.atNext') : t('does.next_above', { far: far(strategy.below) });
      case 'velocity':
        return t('does.velocity', {
          days: format.number(strategy.days),
          slow: format.number(strategy.slow),
          fast: format.number(strategy.fast),
          far: far(strategy.step),
        });
      case 'hold':
        return t('does.hold');
    }
  };
  return (rule) => {
    const { brands, categories, tags } = rule.items;
    const names = [...(brands ?? []), ...(categories ?? []), ...(tags ?? [])];
    return `${does(rule)} ${names.length === 0 ? t('does.everything') : t('does.only', { names: format.values(names) })}`;
  };
}
