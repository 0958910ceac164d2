/** Reports the required Node version before anything fails obscurely. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  console.error(`Homefold needs Node 20.19 or newer, 22.13 or newer, or 24; this is ${process.version}`);
  process.exit(1);
}
