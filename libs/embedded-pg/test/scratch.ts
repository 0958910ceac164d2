import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new directory accessible to other accounts, like a repository; removed by `removeScratch`. */
export function scratch(): string {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-pg-'));
  chmodSync(dir, 0o755);
  made.push(dir);
  return dir;
}

export function removeScratch(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}
