import type { JudgedLanguage } from '../confidence.ts';
import { LOCAL_FORMS } from './local-names.data.ts';

type Forms = Readonly<Record<JudgedLanguage, string>>;

const forms: ReadonlyMap<string, Forms> = new Map(
  LOCAL_FORMS.split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [english = '', ...others] = line.split(' ; ');
      const [de = '=', fr = '=', it = '=', es = '='] = others;
      return [english, { de, fr, it, es }] as const;
    }),
);

/** The name by which buyers of the language know somebody or something: "Peppa Wutz" for "Peppa Pig". Undefined if it is the English one. */
export const localNameOf = (name: string, language: JudgedLanguage): string | undefined => {
  const form = forms.get(name.toLowerCase().replace(/[’`]/gu, "'"))?.[language];
  return form === '=' ? undefined : form;
};

/** The names that have another form in a language, lower case. */
export const namesElsewhere = (language: JudgedLanguage): readonly string[] =>
  [...forms].filter(([, form]) => form[language] !== '=').map(([name]) => name);
