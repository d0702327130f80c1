import { TextInput } from '@mantine/core';
import { ITEM_ELIGIBILITIES, ITEM_SCOPES, type ItemEligibility, type ItemScope } from '@quayside/contract';
import { isSite } from '@quayside/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Choice } from '../../ui/choice.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Density, isTabOfEligibility, type ProductView, sitesToFilter } from './product-view.ts';
import classes from './products-screen.module.css';

/** Debounce of the search: words are not searched letter by letter, but results feel immediate. */
const TYPING_MS = 250;

interface ToolbarProps {
  readonly view: ProductView;
  readonly onShow: (view: ProductView, options?: { readonly replace?: boolean }) => void;
}

export function Toolbar({ view, onShow }: ToolbarProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { account } = useAccount();
  const { accounts } = useUser();
  return (
    <div className={classes.toolbar}>
      <SearchField view={view} onShow={onShow} />
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
      <span className={classes.spacer} />
      <Segments<Density>
        label={t('density.label')}
        value={view.density}
        onChange={(density) => onShow({ ...view, density }, { replace: true })}
        options={[
          { value: 'dense', label: t('density.dense') },
          { value: 'roomy', label: t('density.roomy') },
        ]}
      />
    </div>
  );
}

/** Searches while typing; the `/` key focuses it. */
function SearchField({ view, onShow }: ToolbarProps) {
  const { t } = useTranslation('products');
  const [typed, setTyped] = useState(view.query);
  const input = useRef<HTMLInputElement>(null);
  const show = useRef(onShow);
  show.current = onShow;
  const latest = useRef(view);
  latest.current = view;

  // The address may change independently: by a tab, the back button or a link.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(view.query);
  }, [view.query]);

  useEffect(() => {
    if (typed === latest.current.query) return;
    const timer = setTimeout(() => {
      show.current({ ...latest.current, query: typed, fromEnd: false }, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <TextInput
      ref={input}
      className={classes.search ?? ''}
      type="search"
      aria-label={t('search')}
      placeholder={t('searchHint')}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
