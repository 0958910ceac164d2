// Runs before the first paint, so that nobody in a dark room sees a white flash, and follows the system while no screen does
// (the landing page loads no theme code). Same key and rule as src/app/theme/mode.ts.
(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var mode = 'system';
    try {
      mode = localStorage.getItem('homefold-theme') || 'system';
    } catch (e) {
      // Storage is blocked: follow the system.
    }
    document.documentElement.dataset.theme = mode === 'dark' || (mode !== 'light' && dark.matches) ? 'dark' : 'light';
  }
  apply();
  dark.addEventListener('change', apply);
  // Chosen in another tab.
  addEventListener('storage', apply);
})();
