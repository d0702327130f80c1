import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise.ts';

test.each([
  ['<p>Good &amp; plain</p>', '<p>Good &amp; plain</p>'],
  ['<script>alert(1)</script>text', 'text'],
  ['<p onclick="x()" style="a">hi</p>', '<p>hi</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:x">link</a>', 'link'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['<!-- hidden -->seen<br/>', 'seen<br>'],
  ['<style>p{}</style><svg onload=x>', ''],
])('%s is shown as %s', (html, shown) => {
  expect(sanitiseHtml(html)).toBe(shown);
});

test('two scripts nested in one another leave no script behind', () => {
  expect(sanitiseHtml('<scr<script>x</script>ipt>alert(1)</scr</script>ipt>')).not.toMatch(/<\/?script/i);
});
