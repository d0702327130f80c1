import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import classes from './item-screen.module.css';

export function Gallery({ images }: { readonly images: readonly string[] }) {
  const { t } = useTranslation('products');
  const [shown, setShown] = useState(0);
  const image = images[shown];
  const name = (index: number) => t('item.picture', { n: index + 1, total: images.length });
  return (
    <Panel flush>
      {image ? (
        <img className={classes.picture} src={image} alt={name(shown)} />
      ) : (
        <p className={classes.noPicture}>{t('item.noPicture')}</p>
      )}
      {images.length > 1 ? (
        <div className={classes.strip}>
          {images.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={name(index)}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <Thumb url={url} size={44} />
            </button>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}
