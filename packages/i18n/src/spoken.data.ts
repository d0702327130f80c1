import errorsDe from '../messages/de/errors.json' with { type: 'json' };
import errorsEn from '../messages/en/errors.json' with { type: 'json' };
import errorsEs from '../messages/es/errors.json' with { type: 'json' };
import errorsFr from '../messages/fr/errors.json' with { type: 'json' };
import errorsIt from '../messages/it/errors.json' with { type: 'json' };
import errorsZh from '../messages/zh/errors.json' with { type: 'json' };
import mailDe from '../messages/de/mail.json' with { type: 'json' };
import mailEn from '../messages/en/mail.json' with { type: 'json' };
import mailEs from '../messages/es/mail.json' with { type: 'json' };
import mailFr from '../messages/fr/mail.json' with { type: 'json' };
import mailIt from '../messages/it/mail.json' with { type: 'json' };
import mailZh from '../messages/zh/mail.json' with { type: 'json' };
import supportDe from '../messages/de/support.json' with { type: 'json' };
import supportEn from '../messages/en/support.json' with { type: 'json' };
import supportEs from '../messages/es/support.json' with { type: 'json' };
import supportFr from '../messages/fr/support.json' with { type: 'json' };
import supportIt from '../messages/it/support.json' with { type: 'json' };
import supportZh from '../messages/zh/support.json' with { type: 'json' };
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** The messages that the server also uses; its bundle contains them in every language. The portal loads all messages itself. */
export const SPOKEN = {
  en: { errors: errorsEn, mail: mailEn, support: supportEn },
  de: { errors: errorsDe, mail: mailDe, support: supportDe },
  fr: { errors: errorsFr, mail: mailFr, support: supportFr },
  it: { errors: errorsIt, mail: mailIt, support: supportIt },
  zh: { errors: errorsZh, mail: mailZh, support: supportZh },
  es: { errors: errorsEs, mail: mailEs, support: supportEs },
} satisfies Record<Language, Record<string, Messages>>;
