import { isPlatform, LISTING_STATES } from '@quayside/kernel';
import type { i18n as Messages } from 'i18next';
import { plainText } from '../../ui/plain-text.ts';
import { carrierName, codeWords, hasCodeWords, plainCode, reasonWords } from './code-words.ts';
import type { ValueWords } from './value-words.ts';

/** The text of a code; one without a message in plain letters. */
export function inWords(messages: Messages, group: 'why' | 'field' | 'actor', code: string): string {
  const key = `history:${group}.${code}`;
  return messages.exists(key) ? messages.t(key as 'history:nothing') : plainCode(code);
}

/** The words of recorded values in the language of the messages. The rooms of `code-words.ts` are loaded. */
export function valueWordsOf(messages: Messages): ValueWords {
  const { t } = messages;
  return {
    html: plainText,
    labelled: (label, value) => t('app:labelled', { label, value }),
    flag: (is) => t(is ? 'history:flag.yes' : 'history:flag.no'),
    field: (name) => inWords(messages, 'field', name),
    state: (code) => {
      const known = LISTING_STATES.find(({ state }) => state === code);
      return known ? t(`app:listingState.${known.state}`) : plainCode(code);
    },
    access: (code) => t(code === 'A' ? 'history:access.works' : 'history:access.refused'),
    platform: (code) => (isPlatform(code) ? t(`app:platform.${code}`) : plainCode(code)),
    code: (group, code) => codeWords(messages, group, code),
    hasCode: (group, code) => hasCodeWords(messages, group, code),
    carrier: carrierName,
    reason: (recorded) => reasonWords(messages, recorded),
  };
}
