import type { DoubtfulMatch } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import classes from './categories.module.css';
import { useDecideMatch, useMatches } from './use-new-products.ts';

/** Items next to the catalogue products that may be different ones. Renders nothing if there is no doubt. */
export function MatchesPanel() {
  const { t } = useTranslation('categories');
  const at = useAccount();
  const matches = useMatches();
  const decide = useDecideMatch();
  const list = matches.data?.pages.flatMap((page) => page.list) ?? [];
  if (matches.isError)
    return (
      <Panel title={t('matches.title')}>
        <ErrorState error={matches.error} onRetry={() => matches.refetch()} />
      </Panel>
    );
  if (list.length === 0) return null;
  return (
    <Panel title={t('matches.title')} flush>
      <p className={classes.bar}>{t('matches.lead')}</p>
      <PlainTable
        label={t('matches.title')}
        isStacking
        rows={list}
        rowKey={({ itemId, site }) => `${itemId}/${site}`}
        columns={[
          {
            key: 'yours',
            title: t('matches.yours'),
            cell: ({ itemId, sku, title, brand, pack, imageUrl }) => (
              <Side brand={brand} pack={pack} imageUrl={imageUrl} line={sku}>
                <Link to={paths.item(at, itemId)}>{title}</Link>
              </Side>
            ),
          },
          {
            key: 'theirs',
            title: t('matches.theirs'),
            cell: ({ site, product: { title, brand, pack, imageUrl, gtin } }) => (
              <Side brand={brand} pack={pack} imageUrl={imageUrl} line={t('matches.code', { gtin })}>
                <SitePlate site={site} /> {title}
              </Side>
            ),
          },
          {
            key: 'decision',
            title: t('matches.decision'),
            cell: (match) => (
              <Decision
                match={match}
                isPending={decide.isPending}
                onDecide={(isSame) =>
                  decide.mutate({ itemId: match.itemId, site: match.site, productId: match.product.id, isSame })
                }
              />
            ),
          },
        ]}
      />
      <ListFoot list={matches} />
    </Panel>
  );
}

interface SideProps {
  readonly brand: string | null;
  readonly pack: number;
  readonly imageUrl: string | null;
  readonly line: string;
  readonly children: React.ReactNode;
}

/** Shows the features that distinguish a product: picture, name, brand and pack. */
function Side({ brand, pack, imageUrl, line, children }: SideProps) {
  const { t } = useTranslation('categories');
  return (
    <div className={classes.side}>
      <Thumb url={imageUrl} size={56} />
      <div>
        {children}
        <span className={classes.line}>
          {brand ?? t('matches.noBrand')} · {t('matches.pack', { count: pack })}
        </span>
        <span className={classes.line}>{line}</span>
      </div>
    </div>
  );
}

interface DecisionProps {
  readonly match: DoubtfulMatch;
  readonly isPending: boolean;
  readonly onDecide: (isSame: boolean | null) => void;
}

function Decision({ match: { title, isSame }, isPending, onDecide }: DecisionProps) {
  const { t } = useTranslation('categories');
  if (isSame !== null) {
    return (
      <div className={classes.fields}>
        <span>{isSame ? t('matches.isSame') : t('matches.isOther')}</span>
        <ChangeButton
          variant="subtle"
          size="sm"
          disabled={isPending}
          aria-label={t('matches.undoOf', { title })}
          onClick={() => onDecide(null)}
        >
          {t('matches.undo')}
        </ChangeButton>
      </div>
    );
  }
  return (
    <div className={classes.fields}>
      <ChangeButton
        variant="default"
        size="sm"
        disabled={isPending}
        aria-label={t('matches.sameOf', { title })}
        onClick={() => onDecide(true)}
      >
        {t('matches.same')}
      </ChangeButton>
      <ChangeButton
        variant="default"
        size="sm"
        disabled={isPending}
        aria-label={t('matches.otherOf', { title })}
        onClick={() => onDecide(false)}
      >
        {t('matches.other')}
      </ChangeButton>
    </div>
  );
}
