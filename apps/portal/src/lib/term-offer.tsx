import type { TermInput, TermOffer } from '@quayside/contract';
import { createContext, useContext } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { useTranslation } from './i18n/use-translation.ts';

/** Opens the dialog of a new term, filled in. */
export const TermOfferContext = createContext<(term: TermInput) => void>(() => undefined);

/** After a correction: the changed phrase as a term. The screen needs the messages of `glossary`. */
export function TermOfferLine({ offer }: { readonly offer: TermOffer | undefined }) {
  const { t } = useTranslation('glossary');
  const open = useContext(TermOfferContext);
  if (!offer) return null;
  const { site: _, src_text: source, ...term } = offer;
  return (
    <LinkButton onClick={() => open({ ...term, src_text: source ?? '' })}>
      {source === null
        ? t('offer.unknown', { word: offer.dst_text })
        : t('offer.known', { word: offer.dst_text, source })}
    </LinkButton>
  );
}
