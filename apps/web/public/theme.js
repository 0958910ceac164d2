// Runs before the first paint, so that nobody in a dark room sees a white flash, and follows the system while no screen does
// (the landing page loads no theme code). Same key and rule as src/theme/mode.ts. Keeps early clicks, too.
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

  // The landing page and the frame of the dashboard have their buttons before the code that answers them. The last one that is
  // clicked until then waits for it, and looks like it (src/ui/browser/early-click.ts clicks it again). Links work by themselves.
  function wait(button) {
    document.querySelectorAll('[data-clicked]').forEach(function (other) {
      other.removeAttribute('data-clicked');
    });
    if (button) button.setAttribute('data-clicked', '');
  }
  addEventListener(
    'click',
    function (event) {
      var early = event.target.closest('[data-prerendered=""] button, #static-frame :is(a, button), .hf-failed button');
      if (!early) return;
      if (early.localName === 'button') event.stopImmediatePropagation();
      if ('failed' in root.dataset) location.reload();
      else wait(early);
    },
    true,
  );
  // The code cannot be loaded: the page says so, and every button tries once more.
  addEventListener(
    'error',
    function (event) {
      if (event.target.type !== 'module') return;
      root.dataset.failed = '';
      wait(null);
    },
    true,
  );
})();
