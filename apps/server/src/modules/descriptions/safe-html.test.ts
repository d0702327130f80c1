import { describe, expect, it } from 'vitest';
import { hasVisibleContent, safeHtml } from './safe-html.ts';

const clean = (html: string) => safeHtml(html).html;
const removed = (html: string) => safeHtml(html).removed;

describe('HTML for a listing', () => {
  it('keeps the elements that descriptions consist of', () => {
    const html =
      '<h2 style="color:#333">A</h2><p><strong>B</strong> <em>c</em><br />d</p><ul><li>e</li></ul>' +
      '<table><tbody><tr><td colspan="2">f</td></tr></tbody></table><img src="https://cdn.example/a.jpg" alt="g" />';
    expect(clean(html)).toBe(html);
    expect(removed(html)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x', ['<script>']],
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>x', 'x', ['<script>']],
    ['<img src=x onerror=alert(1)>x', 'x', ['<img src>', 'onerror']],
    ['<p onclick="steal()">x</p>', '<p>x</p>', ['onclick']],
    ['<a href="javascript:alert(1)">x</a>', 'x', ['<a>']],
    ['<a href="https://shop.example">x</a>', 'x', ['<a>']],
    ['<iframe src="https://evil.example">y</iframe>x', 'x', ['<iframe>']],
    ['<svg><script>alert(1)</script><style>*{}</style></svg>x', 'x', ['<svg>']],
    ['<style>@import "https://evil.example/a.css"</style>x', 'x', ['<style>']],
    ['<p style="background-image:url(https://evil.example/p.gif)">x</p>', '<p>x</p>', ['background-image']],
    ['<p style="color:expression(alert(1))">x</p>', '<p>x</p>', ['color']],
    ['<p style="color: red; position: fixed">x</p>', '<p style="color:red">x</p>', ['position']],
    ['<p style="width:url(data:x)">x</p>', '<p>x</p>', ['width']],
    ['<img src="http://plain.example/a.jpg">x', 'x', ['<img src>']],
    ['<img src="//any.example/a.jpg">x', 'x', ['<img src>']],
    ['<img src="data:image/png;base64,AAAA">x', 'x', ['<img src>']],
    ['<form action="https://evil.example"><input name="card">x</form>', 'x', ['<form>', '<input>']],
    ['<object data="x.swf"></object><embed src="x.swf">x', 'x', ['<object>', '<embed>']],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="//e">x', 'x', ['<meta>', '<base>']],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->x', 'x', []],
    ['<math><mi xlink:href="javascript:alert(1)">y</mi></math>x', 'x', ['<math>']],
    ['<<script>script>alert(1)<</script>/script>x', undefined, undefined],
    ['<scr<script>ipt>alert(1)</script>x', undefined, undefined],
    [
      '<img src="https://a.example/x.jpg" onload=alert(1) srcset="https://evil.example/a 1x">',
      undefined,
      ['onload', 'srcset'],
    ],
    ['<div style="width:100%">a<p>b<ul><li>c', '<div style="width:100%">a<p>b</p><ul><li>c</li></ul></div>', []],
  ] as const)('is harmless: %s', (html, expected, gone) => {
    const result = safeHtml(html);
    if (expected !== undefined) expect(result.html).toBe(expected);
    if (gone !== undefined) expect([...result.removed].sort()).toEqual([...gone].sort());
    expect(result.html).not.toMatch(
      /<(?:script|iframe|svg|object|embed|form|input|style|link|meta|base|a)\b|\son\w+\s*=|javascript:|url\(|expression\(/i,
    );
    expect(clean(result.html)).toBe(result.html);
  });

  it('is parsed quickly at a megabyte, and not at all with hundreds of nested elements', () => {
    const before = process.cpuUsage();
    for (const piece of ['ä<b>', '<div>', '<table><tr><td>', '<x onclick=y>']) {
      expect(safeHtml(piece.repeat(900_000 / piece.length))).toMatchObject({ html: '', isUnreadable: true });
    }
    expect(safeHtml('x'.repeat(1_000_001))).toMatchObject({ html: '', isUnreadable: true });
    expect(clean('<p>a'.repeat(200_000)).length).toBe(1_600_000);
    expect(clean('<'.repeat(1_000_000)).length).toBe(4_000_000);
    expect(clean(`<p ${'a=b '.repeat(200_000)}>x`)).toBe('<p>x</p>');
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(15_000);
  });

  it('has no lists if entries would be read as statements about the listing', () => {
    expect(safeHtml('<ul><li>a</li><li>b</li></ul><dl><dt>c</dt></dl>', { isWithoutLists: true }).html).toBe(
      '<div><p>a</p><p>b</p></div><div><p>c</p></div>',
    );
  });

  it('lists each removed thing once, and no more than a seller can read', () => {
    expect(removed('<script></script>'.repeat(9))).toEqual(['<script>']);
    expect(removed(Array.from({ length: 99 }, (_, n) => `<x-${n}>`).join('')).length).toBe(20);
  });
});

it('has content if it has words or a picture', () => {
  expect(['<p> &nbsp;</p><br>', '', '<div></div>'].map(hasVisibleContent)).toEqual([false, false, false]);
  expect(['<p>a</p>', '<img src="https://a.example/x.jpg">'].map(hasVisibleContent)).toEqual([true, true]);
});
