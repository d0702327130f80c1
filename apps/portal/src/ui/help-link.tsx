import { useTranslation } from '../lib/i18n/use-translation.ts';
import { opened } from '../lib/opened.ts';
import { paths } from '../lib/paths.ts';

/** Opens the help article about a code of a reason, an alert or an error above the screen. */
export function HelpLink({ about }: { readonly about: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={paths.helpAbout(about)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        opened.open('help-article', { about });
      }}
    >
      {t('whatIsThis')}
    </a>
  );
}
