import errorsDe from '../messages/de/errors.json' with { type: 'json' };
import errorsEn from '../messages/en/errors.json' with { type: 'json' };
import mailDe from '../messages/de/mail.json' with { type: 'json' };
import mailEn from '../messages/en/mail.json' with { type: 'json' };
import type { Language } from './languages.ts';
import type { MessageRoom, Messages } from './rooms.ts';

/** The rooms whose sentences a server says too: its bundle carries them in every language. The portal loads all rooms by itself. */
export const SPOKEN = {
  en: { errors: errorsEn, mail: mailEn },
  de: { errors: errorsDe, mail: mailDe },
} satisfies Record<Language, Partial<Record<MessageRoom, Messages>>>;
