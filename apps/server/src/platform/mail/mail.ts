import type { Language } from '@quayside/i18n';
import type { Tx } from '../database/db.ts';

/** Each has its subject, text, action and note in the messages `mail:<template>.…`. */
export const MAIL_TEMPLATES = [
  'confirmEmail',
  'emailTaken',
  'passwordReset',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'invitation',
  'accessEnding',
  'accessLost',
  'keysRefused',
  'rightMissing',
  'accessRevoked',
  'ordersOnHold',
  'supportRequest',
  'supportReceived',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Variables of the template's sentences; `link` is the absolute address that the action leads to. */
export type MailValues = Readonly<Record<string, string | number>> & {
  readonly link: string;
  /** One bare address, checked by `isEmail`: who an answer goes to where it is not the sender of every mail. */
  readonly replyTo?: string;
};

export interface Mail {
  /** One bare address, checked by `isEmail`. */
  readonly to: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: MailValues;
}

/** Sends a mail if and only if the caller's transaction commits; a worker does it, and tries again where it can not. */
export type EnqueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/** What a mail's values are sealed for: in another recipient's row they do not open. */
export const mailContext = (to: string) => `mail:${to}`;
