import { t } from '../../messages/device';

/** The first match wins; Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string, boolean][] = [
  [/iPhone/, 'iPhone', true],
  [/iPad/, 'iPad', true],
  [/Android/, 'Android', true],
  [/Windows/, 'Windows', false],
  [/Mac OS X|Macintosh/, 'macOS', false],
  [/CrOS/, 'ChromeOS', false],
  [/Linux/, 'Linux', false],
];

/** A short name from the user agent: 'Firefox on Windows'. */
export function deviceOf(userAgent: string | null): { name: string; mobile: boolean } {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''));
  const texts = t.device;
  return {
    name: browser && system ? texts.on(browser, system[1]) : (browser ?? system?.[1] ?? texts.unknownDevice),
    mobile: system?.[2] ?? false,
  };
}
