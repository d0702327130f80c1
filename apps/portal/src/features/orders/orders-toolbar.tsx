import { Button, TextInput } from '@mantine/core';
import { isSite, SITES, sitesOf } from '@quayside/kernel';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import classes from './orders-screen.module.css';
import { isNarrowed, type OrdersView } from './orders-view.ts';

/** Debounce of the search: words are not searched letter by letter, but results feel immediate. */
const TYPING_MS = 250;

interface OrdersToolbarProps {
  readonly view: OrdersView;
  readonly onShow: (view: OrdersView, options?: { readonly replace?: boolean }) => void;
}

export function OrdersToolbar({ view, onShow }: OrdersToolbarProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { scope } = useAccount();
  const sites = scope === 'all' ? SITES : sitesOf(scope);
  const sort = `${view.sort} ${view.order}`;
  return (
    <div className={classes.toolbar}>
      <SearchField view={view} onShow={onShow} />
      <Choice
        label={t('filter.site')}
        value={view.site ?? ''}
        onChange={(site) => onShow({ ...view, site: isSite(site) ? site : null, fromEnd: false })}
        options={[
          { value: '', label: t('filter.anySite') },
          ...sites.map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
      <Day name="from" view={view} onShow={onShow} />
      <Day name="to" view={view} onShow={onShow} />
      <Choice
        label={t('sort.label')}
        value={sort}
        onChange={(chosen) => {
          const [by, order] = chosen.split(' ');
          onShow({
            ...view,
            sort: by === 'ordered' ? 'ordered' : 'shipBy',
            order: order === 'asc' ? 'asc' : 'desc',
            fromEnd: false,
          });
        }}
        options={[
          { value: 'shipBy asc', label: t('sort.urgent') },
          { value: 'ordered desc', label: t('sort.newest') },
          { value: 'ordered asc', label: t('sort.oldest') },
          ...(sort === 'shipBy desc' ? [{ value: sort, label: t('sort.leastUrgent') }] : []),
        ]}
      />
      {isNarrowed(view) ? (
        <Button
          variant="subtle"
          onClick={() => onShow({ ...view, query: '', site: null, from: '', to: '', fromEnd: false })}
        >
          {t('filter.reset')}
        </Button>
      ) : null}
    </div>
  );
}

function Day({ name, view, onShow }: OrdersToolbarProps & { readonly name: 'from' | 'to' }) {
  const { t } = useTranslation('orders');
  const { from, to } = view;
  const limits = name === 'from' ? (to === '' ? {} : { max: to }) : from === '' ? {} : { min: from };
  return (
    <span className={classes.day}>
      <span aria-hidden="true">{t(`filter.${name}`)}</span>
      <DatePicker
        label={t(`filter.${name}`)}
        isLabelHidden
        placeholder={t('filter.anyDay')}
        isClearable
        {...limits}
        value={view[name] || null}
        onChange={(day) => onShow({ ...view, [name]: day ?? '', fromEnd: false }, { replace: true })}
      />
    </span>
  );
}

/** Searches while typing; the `/` key focuses it. */
function SearchField({ view, onShow }: OrdersToolbarProps) {
  const { t } = useTranslation('orders');
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
