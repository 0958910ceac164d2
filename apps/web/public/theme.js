// Runs before the first paint, so that nobody in a dark room sees a white flash, and follows the system while no screen does
// (the landing page loads no theme code). Same key and rule as src/theme/mode.ts. Keeps the first click, too.
(function () {
  var root = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var mode = 'system';
    try {
      mode = localStorage.getItem('homefold-theme') || 'system';
    } catch (e) {
      // Storage is blocked: follow the system.
    }
    root.dataset.theme = mode === 'dark' || (mode !== 'light' && dark.matches) ? 'dark' : 'light';
  }
  // The browser's own bars have the colour of the theme in force, not of the system's; a screen may change it too.
  function paintBars() {
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.media = meta.dataset.scheme === root.dataset.theme ? 'all' : 'not all';
    });
  }
  // Somebody was signed in on this device: the landing page waits with its content until it knows their name.
  try {
    if (localStorage.getItem('homefold-user-known')) root.dataset.returning = '';
  } catch (e) {
    // Storage is blocked: nobody is known.
  }
  new MutationObserver(paintBars).observe(root, { attributeFilter: ['data-theme'] });
  apply();
  paintBars();
  dark.addEventListener('change', apply);
  // Chosen in another tab.
  addEventListener('storage', apply);

  // The landing page has its buttons before the code that answers them. The last one that is clicked until then waits for it, and
  // looks like it (src/ui/browser/early-click.ts clicks it again). Where the code cannot be loaded, a click tries once more.
  var failed = false;
  function waiting(button) {
    document.querySelectorAll('[data-clicked]').forEach(function (other) {
      other.removeAttribute('data-clicked');
    });
    if (button) button.setAttribute('data-clicked', '');
  }
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('[data-prerendered=""] button');
      if (!button) return;
      event.stopImmediatePropagation();
      if (failed) location.reload();
      else waiting(button);
    },
    true,
  );
  addEventListener(
    'error',
    function (event) {
      if (event.target.type !== 'module') return;
      failed = true;
      waiting(null);
    },
    true,
  );
})();
