/**
 * Runs another script of the server's build with the server's environment and this command's arguments, and exits with
 * its code.
 */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { fromRoot, root } from './root.mjs';
import { runNode } from './run.mjs';

/**
 * @param name a script of dist/apps/server; an existing build is not replaced, because a server may be running from it
 */
export async function runServerScript(name) {
  checkNode();
  process.chdir(root);
  const script = fromRoot(`dist/apps/server/${name}.cjs`);
  if (!existsSync(script)) {
    await ensureInstalled();
    if (!(await ensureBuilt(['server']))) {
      console.error('The build failed: see the message above');
      process.exit(1);
    }
  }
  const { code } = await runNode(script, process.argv.slice(2));
  process.exit(code);
}
