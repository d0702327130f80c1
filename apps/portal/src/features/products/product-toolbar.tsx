import {
  ITEM_EARNINGS,
  ITEM_ELIGIBILITIES,
  ITEM_SCOPES,
  type ItemEarning,
  type ItemEligibility,
  type ItemScope,
} from '@quayside/contract';
import { isSite } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Choice } from '../../ui/choice.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Density, isTabOfEligibility, type ProductView, sitesToFilter } from './product-view.ts';

interface ProductToolbarProps {
  readonly view: ProductView;
  readonly onShow: (view: ProductView, options?: { readonly replace?: boolean }) => void;
}

/** The search and the filters of the products, which the address stores. */
export function ProductToolbar({ view, onShow }: ProductToolbarProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { account } = useAccount();
  const { accounts } = useUser();
  return (
    <Toolbar
      end={
        <Segments<Density>
          label={t('density.label')}
          value={view.density}
          onChange={(density) => onShow({ ...view, density }, { replace: true })}
          options={[
            { value: 'dense', label: t('density.dense') },
            { value: 'roomy', label: t('density.roomy') },
          ]}
        />
      }
    >
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        hasShortcut
        value={view.query}
        onSearch={(query) => onShow({ ...view, query, fromEnd: false }, { replace: true })}
      />
      <Choice
        label={t('site')}
        value={view.site ?? ''}
        onChange={(site) => onShow({ ...view, site: isSite(site) ? site : null, fromEnd: false })}
        options={[
          { value: '', label: t('anySite') },
          ...sitesToFilter(account, accounts, view.site).map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
      <Choice
        label={t('scope.label')}
        value={view.scope}
        onChange={(scope) => onShow({ ...view, scope: scope as ItemScope, fromEnd: false })}
        options={ITEM_SCOPES.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
      />
      {isTabOfEligibility(view.tab) ? null : (
        <Choice
          label={t('eligibility.label')}
          value={view.eligibility ?? ''}
          onChange={(one) =>
            onShow({ ...view, eligibility: one === '' ? null : (one as ItemEligibility), fromEnd: false })
          }
          options={[
            { value: '', label: t('eligibility.any') },
            ...ITEM_ELIGIBILITIES.map((one) => ({ value: one, label: t(`eligibility.${one}`) })),
          ]}
        />
      )}
      <Choice
        label={t('earning.label')}
        value={view.earning ?? ''}
        onChange={(one) => onShow({ ...view, earning: one === '' ? null : (one as ItemEarning), fromEnd: false })}
        options={[
          { value: '', label: t('earning.any') },
          ...ITEM_EARNINGS.map((one) => ({ value: one, label: t(`earning.${one}`) })),
        ]}
      />
    </Toolbar>
  );
}
