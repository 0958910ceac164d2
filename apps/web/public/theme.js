// Runs before the first paint, so that nobody in a dark room sees a white flash. Same key and rule as src/app/theme/mode.ts.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('homefold-theme') || 'system';
  } catch (e) {
    // Storage is blocked: follow the system.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
