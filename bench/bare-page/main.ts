/* What React alone needs to draw a table with as many rows as a product list: no calls, no libraries, no styles. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = 30;

const rows = Array.from({ length: ROWS }, (_, index) =>
  createElement('div', { key: index, role: 'row', 'aria-selected': false }, `Item ${index + 1}`),
);
const root = document.getElementById('root');
if (root) createRoot(root).render(createElement('div', { role: 'grid' }, rows));
