import { useTranslation } from '../lib/i18n/use-translation.ts';
import { type OfferedTerm, useOfferTerm } from '../lib/term-offer.ts';
import { LinkButton } from './link-button.tsx';

/** After a correction: the changed phrase as a term. The screen needs the messages of `glossary`. */
export function TermOfferLine({ offer }: { readonly offer: OfferedTerm | undefined }) {
  const { t } = useTranslation('glossary');
  const open = useOfferTerm();
  if (!offer) return null;
  const { src_text: source, dst_text: word, src_lang, dst_lang } = offer;
  return (
    <LinkButton onClick={() => open({ src_text: source ?? '', dst_text: word, src_lang, dst_lang })}>
      {source === null ? t('offer.unknown', { word }) : t('offer.known', { word, source })}
    </LinkButton>
  );
}
