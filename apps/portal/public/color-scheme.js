// Runs before the first paint, so that a dark screen never flashes white. Same key and values as the theme's own setting.
(() => {
  let wish = 'auto';
  try {
    wish = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    wish = 'auto';
  }
  const isDark = wish === 'dark' || (wish === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
