import type { RunItemPreview } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { plainText } from '../../ui/plain-text.ts';
import { Thumb } from '../../ui/thumb.tsx';
import classes from './buyer-page.module.css';

/** The listing in the buyer's language, currency and number format. Untranslated words are marked. */
export function BuyerPage({ preview }: { readonly preview: RunItemPreview }) {
  const { t } = useTranslation('publishing');
  const facts = siteFacts(preview.site);
  const own = useFormat();
  const format = useFormat(facts.locale);
  const [image] = preview.images;
  const attributes = Object.entries(preview.attributes);
  return (
    <>
      {preview.titleLabel === 'catalogue' ? (
        <Notice tone="info">
          {t('preview.catalogue', { site: own.site(preview.site), title: preview.sourceTitle })}
        </Notice>
      ) : null}
      {preview.dropped.length > 0 ? (
        <Notice tone="wait">{t('preview.dropped', { words: own.list(preview.dropped) })}</Notice>
      ) : null}
      <article className={classes.page} lang={facts.language}>
        <div className={classes.pictures}>
          {image ? <img src={image} alt="" /> : null}
          <div className={classes.strip}>
            {preview.images.slice(1, 7).map((url) => (
              <Thumb key={url} url={url} size={52} />
            ))}
          </div>
        </div>
        <div className={classes.words}>
          <p className={classes.path}>{preview.categoryPath.join(' › ')}</p>
          <h3 className={classes.title}>{preview.title ?? t('preview.noTitle')}</h3>
          {preview.verdict === 'draft' ? (
            <span lang={own.locale}>
              <Badge tone="wait">{t('preview.draft')}</Badge>
            </span>
          ) : null}
          {preview.price ? <p className={classes.price}>{format.money(preview.price)}</p> : null}
          {preview.quantity === null ? null : (
            <p className={classes.soft} lang={own.locale}>
              {t('preview.quantity', { n: own.number(preview.quantity) })}
            </p>
          )}
          {attributes.length > 0 ? (
            <dl className={classes.specifics}>
              {attributes.map(([name, values]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{format.values(values)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {preview.units.length > 1 ? (
          <div className={classes.wide}>
            <PlainTable
              label={t('preview.variants')}
              rows={preview.units}
              rowKey={(unit) => unit.sku}
              columns={[
                {
                  key: 'variant',
                  title: t('preview.variants'),
                  cell: (unit) => format.values(Object.values(unit.specifics)) || unit.sku,
                },
                {
                  key: 'price',
                  title: t('runItems.column.price'),
                  isNumber: true,
                  cell: (unit) => format.money(unit.price),
                },
                {
                  key: 'quantity',
                  title: t('runItems.column.quantity'),
                  isNumber: true,
                  cell: (unit) => format.number(unit.quantity),
                },
              ]}
            />
          </div>
        ) : null}
        {preview.description ? <p className={classes.description}>{plainText(preview.description)}</p> : null}
      </article>
    </>
  );
}
