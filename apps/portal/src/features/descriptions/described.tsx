import type { LeftOutFact, TranslatedText } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DescriptionFrame } from './description-frame.tsx';
import { LeftOut } from './left-out.tsx';
import { TranslationNote } from './translation-note.tsx';
import { useTranslateItem } from './use-descriptions.ts';

interface DescribedProps {
  readonly itemId: number;
  readonly site: Site;
  readonly written: {
    readonly html: string;
    readonly leftOut: readonly LeftOutFact[];
    readonly isOwnTextLeftOut: boolean;
    readonly translated: TranslatedText | null;
  };
}

/** A description as buyers of a site read it, with how its own text was translated and what it leaves out. */
export function Described({ itemId, site, written }: DescribedProps) {
  const { t } = useTranslation(['descriptions', 'app']);
  const format = useFormat();
  const translate = useTranslateItem(site, itemId);
  const { html, leftOut, isOwnTextLeftOut, translated } = written;
  return (
    <>
      <DescriptionFrame
        title={t('app:labelled', { label: t('descriptions:choice.label'), value: format.site(site) })}
        language={siteFacts(site).language}
        html={html}
      />
      {translated ? (
        <TranslationNote
          translated={translated}
          isAsking={translate.isPending}
          onAsk={() => translate.mutate(translated.engine)}
        />
      ) : null}
      <LeftOut facts={leftOut} isOwnTextLeftOut={isOwnTextLeftOut && translated === null} />
    </>
  );
}
