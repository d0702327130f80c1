import type { Language } from '@quayside/i18n';
import type { Tx } from '../database/db.ts';

/** Each has its subject, text, action and note in the messages `mail:<template>.…`. */
export const MAIL_TEMPLATES = [
  'confirmEmail',
  'confirmContact',
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
  'pricesHeld',
  'paymentFailed',
  'planEnded',
  'vatIdInvalid',
  'vatIdValid',
  'dataExport',
  'closing',
  'businessKept',
  'businessClosed',
  'supportRequest',
  'supportReceived',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Variables of the template's sentences; `link` is the absolute target of the action. */
export type MailValues = Readonly<Record<string, string | number>> & {
  readonly link: string;
  /** A single bare address, checked by `isEmail`: the recipient of replies if it is not the sender of every mail. */
  readonly replyTo?: string;
};

export interface Mail {
  /** A single bare address, checked by `isEmail`. */
  readonly to: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly values: MailValues;
}

/** Queues a mail in the caller's transaction. A worker sends it after the commit, with retries. */
export type EnqueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/** The encryption context of a mail's values: they cannot be decrypted in another recipient's row. */
export const mailContext = (to: string) => `mail:${to}`;
