import { t } from '../app/messages/device';

/** The first that matches names it; Edge and Opera also say Chrome, and Chrome also says Safari. */
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

/** What a browser says of itself, in two words: 'Firefox on Windows'. */
export function deviceOf(userAgent: string | null): { name: string; mobile: boolean } {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''));
  const texts = t.device;
  return {
    name: browser && system ? texts.on(browser, system[1]) : (browser ?? system?.[1] ?? texts.unknownDevice),
    mobile: system?.[2] ?? false,
  };
}
