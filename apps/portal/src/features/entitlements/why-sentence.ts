import { isPlatform, PLATFORMS, type Why } from '@quayside/kernel';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/i18n/format.ts';

/** Describes what decided a flag. The messages `entitlements` must be loaded. */
export function whySentence(
  { code, vars }: Why,
  t: TFunction<['entitlements', 'app']>,
  format: Pick<Format, 'list' | 'country'>,
): string {
  return t(`entitlements:why.${code}`, { ...vars, ...namesIn(vars, t, format) });
}

/** Replaces platforms, channels and countries by their names. Other inputs are code names and stay unchanged. */
function namesIn(vars: Why['vars'], t: TFunction<['entitlements', 'app']>, format: Pick<Format, 'list' | 'country'>) {
  const { platform, platforms, channel, country } = vars;
  const name = (one: unknown) => (typeof one === 'string' && isPlatform(one) ? t(`app:platform.${one}`) : one);
  return {
    ...(platform === undefined ? {} : { platform: name(platform) }),
    ...(platforms === undefined
      ? {}
      : {
          platforms: format.list(
            PLATFORMS.filter((one) => String(platforms).split(' ').includes(one)).map(name) as string[],
          ),
        }),
    ...(channel === 'ebayAutoOptIn' ? { channel: t('entitlements:channel.ebayAutoOptIn') } : {}),
    ...(channel !== undefined && channel !== 'ebayAutoOptIn' ? { channel: name(channel) } : {}),
    ...(country === undefined ? {} : { country: format.country(String(country)) }),
  };
}
