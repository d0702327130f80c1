import { describe, expect, it } from 'vitest';
import { checkTypography } from './typography.mjs';

const check = (language, text) => checkTypography(new Map([['app:a', text]]), language);

describe('the marks of a language', () => {
  it.each([
    ['de', 'Er sagt "ja"'],
    ['de', 'Weiter...'],
    ['fr', 'Vraiment ?'],
    ['fr', 'Vraiment?'],
    ['fr', 'Total: {{n}}'],
    ['fr', '«oui»'],
    ['fr', "l'article"],
    ['fr', 'Déconnecter …'],
    ['fr', 'la page de eBay'],
    ['fr', 'Configuration de {{platform}}'],
    ['en', 'Set QUAYSIDE_PUBLIC_URL.'],
    ['en', 'Everything is settled.'],
    ['en', 'This can not be read.'],
    ['en', 'It falls by {{percent}} %.'],
    ['en', '12 new markets'],
    ['en', 'Sell in eleven countries'],
    ['en', 'Adjust prices on {{site}}'],
    ['de', 'Was zu Hause endet'],
    ['de', 'Titel auf der Heimatseite'],
    ['de', 'Ein Preis unter seiner Untergrenze'],
    ['de', '{{n}} Live-Preise ändern'],
    ['de', 'Mehr als 30 %'],
    ['de', 'Elf Länder'],
    ['de', 'Live auf {{site}}'],
    ['fr', 'Vendu sur {{site}}'],
    ['fr', 'Changer la catégorie à l’origine'],
    ['fr', 'Renouvelez le jeton'],
    ['fr', 'Plus de 30 %'],
    ['zh', '10 个国家'],
    ['it', "l'articolo"],
    ['it', '«sì»'],
    ['it', 'Scollega …'],
    ['es', 'Seguro?'],
    ['es', 'Listo!'],
    ['es', 'Desconectar …'],
    ['zh', '完成.'],
    ['zh', '账户:{{name}}'],
    ['zh', '您好,请登录'],
    ['zh', '库存(件)'],
  ])('%s: %s is marked', (language, text) => {
    expect(check(language, text)).toHaveLength(1);
  });

  it.each([
    ['en', 'Wait... "now"?'],
    ['en', '{{countries}} countries, sold through {{username}} ({{site}})'],
    ['de', 'Er sagt „ja“: weiter …'],
    ['de', '+20\u00a0%, Anteil in %'],
    ['fr', 'Vraiment\u202f? «\u202foui\u202f»\u202f: à 14:30, l’article…'],
    ['fr', 'https://quayside.example/?lang=fr'],
    ['fr', 'le compte {{platform}}, une page d’eBay'],
    ['fr', 'Vous n’êtes pas à l’origine de ce changement.'],
    ['fr', 'Jeton d’actualisation'],
    ['fr', '+20\u202f%'],
    ['it', 'l’articolo “nuovo”: pronto…'],
    ['es', '¿Seguro? ¡Listo!'],
    ['zh', '您好，请登录：quayside-恢复码.txt（{{n}} 件）'],
  ])('%s: %s passes', (language, text) => {
    expect(check(language, text)).toEqual([]);
  });
});
