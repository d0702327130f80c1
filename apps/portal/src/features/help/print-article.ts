/** Prints one article without the screen around it, from a frame that is removed afterwards. */
export function printArticle(title: string, text: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) throw new Error('The browser gives a frame of its own no document');
  page.documentElement.lang = text.lang || document.documentElement.lang;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  page.body.style.cssText = 'font:16px/1.5 sans-serif;margin:2cm';
  page.body.append(heading, page.importNode(text, true));
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}
