import { NativeSelect, Skeleton } from '@mantine/core';
import { CATEGORY_LIMITS, type ItemPlace } from '@quayside/contract';
import { SURE_CONFIDENCE } from '@quayside/kernel/categories';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './categories.module.css';
import { ChooseDialog } from './choose-dialog.tsx';
import { marketplaceOf } from './marketplace-of.ts';
import { pathText } from './path-text.ts';
import { SpecificFields } from './specific-fields.tsx';
import { changedSpecifics, type SpecificsDraft } from './specifics-draft.ts';
import { useItemPlaces, useItemSpecifics, useSpecificsChange } from './use-specifics.ts';

interface ItemPlacesPanelProps {
  readonly itemId: number;
  readonly title: string;
}

/** The category of an item on each site, and everything that its listing says there. */
export function ItemPlacesPanel({ itemId, title }: ItemPlacesPanelProps) {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const found = useItemPlaces(itemId);
  const [picked, setPicked] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const places = found.data?.places ?? [];
  const place =
    places.find(({ site }) => site === picked) ??
    places.find(({ isLive }) => isLive) ??
    places.find(({ category }) => category) ??
    places[0];
  // A platform whose sites share their categories has nothing to choose.
  if (found.isSuccess && !place) return null;
  return (
    <Panel title={t('itemTitle')}>
      {found.isPending ? <Skeleton height={120} /> : null}
      {found.isLoadingError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : null}
      {place ? (
        <div className={classes.stack}>
          <NativeSelect
            label={t('site')}
            value={place.site}
            data={places.map(({ site, category, isLive }) => ({
              value: site,
              label: t(isLive ? 'specifics.siteLive' : category ? 'specifics.siteKnown' : 'specifics.siteOpen', {
                site: format.site(site),
              }),
            }))}
            onChange={(event) => setPicked(event.currentTarget.value)}
          />
          <p>
            <span className={classes.line}>{t('mapping.there')}</span>
            {pathText(place.category?.path ?? []) || '—'} <Certainty place={place} />
          </p>
          <div>
            <ChangeButton
              variant="default"
              size="sm"
              aria-label={t('mapping.changeOf', { name: title })}
              onClick={() => setIsChanging(true)}
            >
              {t('mapping.change')}
            </ChangeButton>
          </div>
          {place.category ? <Specifics key={place.site} itemId={itemId} place={place} /> : null}
          {isChanging ? (
            <ChooseDialog
              sites={[place.site]}
              words=""
              target={{ selection: { itemIds: [itemId] } }}
              isChosen={place.source === 'item'}
              lead={title}
              onClose={() => setIsChanging(false)}
            />
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}

function Certainty({ place: { site, category, source, confidence } }: { readonly place: ItemPlace }) {
  const { t } = useTranslation('categories');
  const format = useFormat();
  if (source !== 'suggested')
    return <Badge tone="ok">{t(source === 'item' ? 'chosenForItem' : 'mapping.chosen')}</Badge>;
  if (!category) return <Badge tone="off">{t('mapping.open')}</Badge>;
  if (confidence === null) return null;
  const percent = format.percent(confidence / 100);
  return (
    <Badge tone={confidence < SURE_CONFIDENCE ? 'warn' : 'ok'}>
      {t('mapping.suggested', { marketplace: marketplaceOf(site), percent })}
    </Badge>
  );
}

function Specifics({ itemId, place }: { readonly itemId: number; readonly place: ItemPlace }) {
  const { t } = useTranslation('categories');
  const specifics = useItemSpecifics(itemId, place.site);
  const [draft, setDraft] = useState<SpecificsDraft>({});
  const change = useSpecificsChange(() => setDraft({}));
  const item = specifics.data;
  const changed = item ? changedSpecifics(draft, [item]).slice(0, CATEGORY_LIMITS.specifics) : [];
  return (
    <>
      {specifics.isPending ? <Skeleton height={160} /> : null}
      {specifics.isLoadingError ? <ErrorState error={specifics.error} onRetry={() => specifics.refetch()} /> : null}
      {item?.specifics.length === 0 ? <EmptyState title={t('specifics.none')} /> : null}
      {item && item.specifics.length > 0 ? (
        <>
          <h3>{t('specifics.title')}</h3>
          <SpecificFields
            item={item}
            draft={draft}
            onDraft={(key, values) => setDraft((before) => ({ ...before, [key]: values }))}
          />
          <div>
            <ChangeButton
              loading={change.isPending}
              blockedBecause={changed.length === 0 ? t('lacking.nothing') : undefined}
              onClick={() => change.ask({ change: 'give', specifics: changed })}
            >
              {t('lacking.save')}
            </ChangeButton>
          </div>
        </>
      ) : null}
      <CountedDialog question={change.question} />
    </>
  );
}
