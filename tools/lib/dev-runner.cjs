/**
 * A server process waiting for its build: it preloads the packages that the last build needed, which takes most of a
 * start, and runs the given script once it is told the port. See dev-backend.mjs.
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

const script = process.argv[2];
const requireFromScript = createRequire(script);

const exit = () => process.exit(0);
process.once('disconnect', exit);
process.once('message', ({ port }) => {
  process.off('disconnect', exit); // from here on the script decides how it ends
  process.env.PORT = String(port);
  requireFromScript(script);
});

// in the script's order, since some packages (reflect-metadata) must come first
for (const [, name] of readFileSync(script, 'utf8').matchAll(/\brequire\("([^".][^"]*)"\)/g))
  try {
    requireFromScript(name);
  } catch {
    continue; // the script itself will report it better
  }
