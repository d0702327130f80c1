import type { ItemMargin, OrderMargin } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRateSource } from '../../lib/rates.ts';

type Term = ItemMargin['terms'][number] | OrderMargin['terms'][number];
type KnownTerm = Extract<Term, { readonly source: unknown }>;

/** The words of a worked sum: what a term is, how its amount follows, and where its figure comes from. */
export function useTermText(isOrder: boolean) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const rateSource = useRateSource();
  const share = (basisPoints: number) => format.percent(basisPoints / 10_000);
  return {
    name(term: Term): string {
      const pieces = 'pieces' in term ? term.pieces : undefined;
      if (pieces) return t('term.costOf', { n: format.number(pieces.quantity), title: pieces.title });
      return isOrder && term.term === 'returns' ? t('term.refunded') : t(`term.${term.term}`);
    },
    basis({ basis }: KnownTerm): string {
      switch (basis.kind) {
        case 'amount':
          return '';
        case 'included':
          return t('basis.included');
        case 'vat':
          return [
            t(`vatCase.${basis.vatCase}`),
            t('basis.vat', { share: share(basis.basisPoints), amount: format.money(basis.of) }),
          ].join(' · ');
        case 'shares': {
          const parts = basis.shares.map(({ basisPoints, of }) =>
            t('basis.share', { share: share(basisPoints), amount: format.money(of) }),
          );
          const limit = basis.limit === null ? [] : [t(`basis.${basis.limit}`)];
          const group = basis.group === null ? [] : [t(`group.${basis.group}`)];
          return [...group, parts.join(' + '), ...limit].join(' · ');
        }
        case 'converted': {
          const { of, rate, share: part } = basis;
          const assumed = part
            ? [t('basis.assumed', { share: share(part.basisPoints), amount: format.money(part.of) })]
            : [];
          const converted = rate
            ? [
                t('basis.rate', {
                  amount: format.money(of),
                  rate: format.rate(String(rate.millionths / 1_000_000)),
                  source: rateSource(rate.source),
                  date: format.date(rate.date),
                }),
              ]
            : [];
          return [...assumed, ...converted].join(' · ');
        }
      }
    },
    source({ source, term }: KnownTerm): string {
      switch (source.kind) {
        case 'table':
          return t('source.table', { name: source.name, date: format.date(source.asOf) });
        case 'learned':
          return t('source.learned', { n: format.number(source.orders), date: format.date(source.since) });
        case 'seller':
          return t('source.seller', { date: format.date(source.since) });
        case 'stated':
          if (term === 'shipping') return t('source.profile');
          if (isOrder) return t('source.order');
          return term === 'shipping_paid' ? t('source.profile') : t('source.price');
      }
    },
  };
}
