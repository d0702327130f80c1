import type { ProductDetail } from '@quayside/contract';
import type { i18n as Messages } from 'i18next';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Freshness } from '../../../ui/freshness.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plainText } from '../../../ui/plain-text.ts';
import classes from './item-screen.module.css';

/** The text of a marketplace's condition code. An unknown code, `USED_SOMEHOW`, is shown as `Used somehow`. */
function conditionText(code: string, messages: Messages): string {
  const key = `products:item.conditionName.${code}`;
  if (messages.exists(key)) return messages.t(key as 'products:item.conditionName.NEW');
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows the item's details from the home listing. */
export function SourceFacts({ item }: { readonly item: ProductDetail }) {
  const { t, i18n } = useTranslation('products');
  const format = useFormat();
  const attributes = Object.entries(item.attributes);
  return (
    <Panel title={t('item.facts')} aside={<Freshness at={item.importedAt} />}>
      <Facts
        list={[
          [t('item.fact.price'), format.money(item.price)],
          [t('item.fact.condition'), conditionText(item.condition, i18n) || null],
          [t('item.fact.ref'), item.ref],
          [t('item.fact.sku'), item.sku],
          [t('item.fact.gtin'), item.gtin],
          [t('item.fact.mpn'), item.mpn],
          [t('item.fact.brand'), item.brand],
          [t('item.fact.category'), item.categoryPath.join(' › ') || null],
        ]}
      />
      {attributes.length > 0 ? (
        <dl className={classes.aspects}>
          {attributes.map(([name, values]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{format.values(values)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {item.description ? <p className={classes.description}>{plainText(item.description)}</p> : null}
    </Panel>
  );
}
