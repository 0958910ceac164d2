import { execFileSync } from 'node:child_process';

/** The part of a long enumeration that one run tries: one of five, or 'all'. */
export type Fifth = 0 | 1 | 2 | 3 | 4 | 'all';

const FIFTHS = [0, 1, 2, 3, 4] as const;

/** Number of commits on HEAD; undefined without git or a repository. */
function commitsOnHead(): number | undefined {
  try {
    const text = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(text);
  } catch {
    return undefined;
  }
}

/**
 * One commit always tries the same fifth, and five commits in a row try all of it. HOMEFOLD_DEEP=1 (`npm test --
 * --deep`) tries everything.
 *
 * @returns the fifth, and the line that tells which one it is
 */
export function chosenFifth(
  env: NodeJS.ProcessEnv = process.env,
  commits: () => number | undefined = commitsOnHead,
): { fifth: Fifth; line: string } {
  if (env['HOMEFOLD_DEEP'] === '1') return { fifth: 'all', line: 'all fifths (HOMEFOLD_DEEP=1)' };
  const count = commits();
  if (count === undefined) return { fifth: 0, line: 'fifth 0 of 0 to 4 (there is no git to count commits)' };
  const fifth = FIFTHS[count % FIFTHS.length] ?? 0;
  return { fifth, line: `fifth ${fifth} of 0 to 4 (${count} commits)` };
}

/** The cases of a fifth: every fifth one, so that neighbours of one domain fall into different fifths. */
export const casesOf = <Case>(cases: readonly Case[], fifth: Fifth): Case[] =>
  cases.filter((_, index) => fifth === 'all' || index % FIFTHS.length === fifth);
