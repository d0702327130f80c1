import uFuzzy from '@leeoniya/ufuzzy';
import type { MantineColorScheme } from '@mantine/core';
import type { SessionUser } from '@quayside/contract';
import { foldForSearch, keysContain, searchKeys, typedWords } from '@quayside/kernel/search-fold';
import { paths } from '../../lib/paths.ts';
import type { Active } from '../routes/active.ts';
import { screensFor } from '../routes/destinations.ts';
import type { ViewName } from '../routes/routes.data.ts';

/** An entry of the palette: a destination, a row of the seller's data, or a colour scheme. */
export type Place = { readonly key: string; readonly label: string; readonly hint: string } & (
  | { readonly kind: 'screen' | 'account' | 'item' | 'order'; readonly to: string }
  | { readonly kind: 'appearance'; readonly scheme: MantineColorScheme }
);

/** The palette's texts in the language of the page. */
export interface PlaceWords {
  readonly view: (view: ViewName) => string;
  readonly platform: (platform: SessionUser['accounts'][number]['platform']) => string;
  readonly site: (site: SessionUser['accounts'][number]['site']) => string;
  readonly scheme: (scheme: MantineColorScheme) => string;
}

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** All entries of the palette: each screen that the seller may see, each account, and each colour scheme. */
export function placesFor(user: SessionUser, active: Active | null, words: PlaceWords): readonly Place[] {
  return [
    ...screensFor(user, active).map(({ view, to }) => ({
      key: to,
      kind: 'screen' as const,
      label: words.view(view),
      hint: '',
      to,
    })),
    ...user.accounts.map((account) => ({
      key: `account-${account.id}`,
      kind: 'account' as const,
      label: account.username,
      hint: `${words.platform(account.platform)} · ${words.site(account.site)}`,
      to: paths.dashboard({ scope: account.platform, account }),
    })),
    ...SCHEMES.map((scheme) => ({
      key: scheme,
      kind: 'appearance' as const,
      label: words.scheme(scheme),
      hint: '',
      scheme,
    })),
  ];
}

/** One letter too many, too few, another one, or two changed places in each word. */
const FORGIVING = new uFuzzy({ intraMode: 1 });
/** Words may be typed in any order up to this number of them. */
const ANY_ORDER = 3;

/** Entries that contain all typed words; those whose name begins with the text come first. */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const words = typedWords(typed);
  if (words.length === 0) return places;
  const found = places.filter(({ label, hint }) => keysContain(searchKeys(`${label} ${hint}`), typed));
  const whole = foldForSearch(words.join(' '));
  const starts = ({ label }: Place) => foldForSearch(label).startsWith(whole);
  return [...found.filter(starts), ...found.filter((place) => !starts(place))];
}

/** Entries whose words are nearly what is typed, the nearest first. */
export function findNearby(places: readonly Place[], typed: string): readonly Place[] {
  const names = places.map(({ label }) => foldForSearch(label));
  const [indexes, info, order] = FORGIVING.search(names, foldForSearch(typed), ANY_ORDER);
  const ranked = info && order ? order.map((at) => info.idx[at]) : (indexes ?? []);
  return ranked.flatMap((index) => (index === undefined ? [] : (places[index] ?? [])));
}
