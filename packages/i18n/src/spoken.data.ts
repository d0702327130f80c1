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
import type { Language } from './languages.ts';
import type { MessageRoom, Messages } from './rooms.ts';

/** The rooms whose sentences a server says too: its bundle carries them in every language. The portal loads all rooms by itself. */
export const SPOKEN = {
  en: { errors: errorsEn, mail: mailEn },
  de: { errors: errorsDe, mail: mailDe },
  fr: { errors: errorsFr, mail: mailFr },
  it: { errors: errorsIt, mail: mailIt },
  zh: { errors: errorsZh, mail: mailZh },
  es: { errors: errorsEs, mail: mailEs },
} satisfies Record<Language, Partial<Record<MessageRoom, Messages>>>;
