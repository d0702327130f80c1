import errorsDe from '../messages/de/errors.json' with { type: 'json' };
import errorsEn from '../messages/en/errors.json' with { type: 'json' };
import errorsEs from '../messages/es/errors.json' with { type: 'json' };
import errorsFr from '../messages/fr/errors.json' with { type: 'json' };
import errorsIt from '../messages/it/errors.json' with { type: 'json' };
import errorsZh from '../messages/zh/errors.json' with { type: 'json' };
import invoicesDe from '../messages/de/invoices.json' with { type: 'json' };
import mailDe from '../messages/de/mail.json' with { type: 'json' };
import invoicesEn from '../messages/en/invoices.json' with { type: 'json' };
import mailEn from '../messages/en/mail.json' with { type: 'json' };
import invoicesEs from '../messages/es/invoices.json' with { type: 'json' };
import mailEs from '../messages/es/mail.json' with { type: 'json' };
import invoicesFr from '../messages/fr/invoices.json' with { type: 'json' };
import mailFr from '../messages/fr/mail.json' with { type: 'json' };
import invoicesIt from '../messages/it/invoices.json' with { type: 'json' };
import mailIt from '../messages/it/mail.json' with { type: 'json' };
import invoicesZh from '../messages/zh/invoices.json' with { type: 'json' };
import mailZh from '../messages/zh/mail.json' with { type: 'json' };
import orderActionsDe from '../messages/de/order-actions.json' with { type: 'json' };
import supportDe from '../messages/de/support.json' with { type: 'json' };
import orderActionsEn from '../messages/en/order-actions.json' with { type: 'json' };
import supportEn from '../messages/en/support.json' with { type: 'json' };
import orderActionsEs from '../messages/es/order-actions.json' with { type: 'json' };
import supportEs from '../messages/es/support.json' with { type: 'json' };
import orderActionsFr from '../messages/fr/order-actions.json' with { type: 'json' };
import supportFr from '../messages/fr/support.json' with { type: 'json' };
import orderActionsIt from '../messages/it/order-actions.json' with { type: 'json' };
import supportIt from '../messages/it/support.json' with { type: 'json' };
import orderActionsZh from '../messages/zh/order-actions.json' with { type: 'json' };
import supportZh from '../messages/zh/support.json' with { type: 'json' };
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** The messages that the server also uses; its bundle contains them in every language. The portal loads all messages itself. */
export const SPOKEN = {
  en: { errors: errorsEn, invoices: invoicesEn, mail: mailEn, 'order-actions': orderActionsEn, support: supportEn },
  de: { errors: errorsDe, invoices: invoicesDe, mail: mailDe, 'order-actions': orderActionsDe, support: supportDe },
  fr: { errors: errorsFr, invoices: invoicesFr, mail: mailFr, 'order-actions': orderActionsFr, support: supportFr },
  it: { errors: errorsIt, invoices: invoicesIt, mail: mailIt, 'order-actions': orderActionsIt, support: supportIt },
  zh: { errors: errorsZh, invoices: invoicesZh, mail: mailZh, 'order-actions': orderActionsZh, support: supportZh },
  es: { errors: errorsEs, invoices: invoicesEs, mail: mailEs, 'order-actions': orderActionsEs, support: supportEs },
} satisfies Record<Language, Record<string, Messages>>;
