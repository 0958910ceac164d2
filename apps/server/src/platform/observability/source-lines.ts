import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename } from 'node:path';

/** A stack frame in one of our bundles: file, line and column. */
const FRAME = /((?:file:\/\/)?(\/[^\s():]+\.cjs|[A-Za-z]:\\[^\s():]+\.cjs)):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    const path = `${file}.map`;
    map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null;
    maps.set(file, map);
  }
  return map;
}

/**
 * Maps a stack from bundle lines to source lines. The maps are read on the first failure: Node's `--enable-source-maps`
 * reads those of every package at start and keeps them.
 */
export function withSourceLines(stack: string | undefined): string | undefined {
  return stack?.replace(FRAME, (frame: string, _url: string, file: string, line: string, column: string) => {
    try {
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) return frame;
      const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
      return `${source || basename(file)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    } catch {
      return frame; // without a map the bundle line is still useful
    }
  });
}
