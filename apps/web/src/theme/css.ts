import {
  dark,
  emojiFamily,
  font,
  fontFamily,
  hues,
  layout,
  light,
  moreContrast,
  motion,
  radius,
  rem,
  space,
  tagHues,
  text,
} from './tokens';
import type { ColorToken, TextToken } from './tokens';

const block = (selector: string, entries: Iterable<readonly [string, string]>): string =>
  `${selector}{${[...entries].map(([name, value]) => `--hf-${name}:${value}`).join(';')}}`;

const px = (group: string, values: Record<string, number>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`${group}${name}`, `${value}px`]);

const scheme = (colors: Record<ColorToken, string>, which: 'light' | 'dark'): [string, string][] => [
  ...Object.entries(colors),
  ...Object.entries(hues).flatMap(([name, hue]): [string, string][] => [
    [name, hue[which].solid],
    [`${name}-on`, hue[which].on],
    [`${name}-tint`, hue[which].tint],
    [`${name}-ink`, hue[which].ink],
  ]),
  ...Object.entries(tagHues).flatMap(([name, hue]): [string, string][] => [
    [`tag-${name}`, hue[which].solid],
    [`tag-${name}-tint`, hue[which].tint],
    [`tag-${name}-ink`, hue[which].ink],
  ]),
];

/**
 * The `--hf-*` custom properties of both schemes and the first paint, as CSS text. The build writes it into index.html
 * (vite/design-tokens.mjs), so it is there before any script; dark follows `data-theme` on the root element.
 */
export const tokensCss = (): string =>
  [
    block(':root', [
      ...scheme(light, 'light'),
      ...px('r-', radius),
      ...px('s', space),
      ...px('', layout),
      ...(Object.keys(text) as TextToken[]).flatMap((name): [string, string][] => [
        [`text-${name}`, font(name)],
        [`track-${name}`, text[name].tracking],
        [`size-${name}`, rem(text[name].size)],
      ]),
      ['font', fontFamily],
      ['emoji', emojiFamily],
      ['fast', `${motion.fast}ms`],
      ['base', `${motion.base}ms`],
      ['slow', `${motion.slow}ms`],
      ['ease', motion.ease],
      ['safe-top', 'env(safe-area-inset-top,0px)'],
      ['safe-bottom', 'env(safe-area-inset-bottom,0px)'],
      ['safe-left', 'env(safe-area-inset-left,0px)'],
      ['safe-right', 'env(safe-area-inset-right,0px)'],
    ]),
    // Up to this width `--hf-sidebar` is the width of the icon rail, also for elements floating beside it.
    `@media (max-width:${layout['rail-until']}px){:root{--hf-sidebar:var(--hf-rail)}}`,
    block('[data-theme=dark]', scheme(dark, 'dark')),
    `@media (prefers-contrast:more){${block(':root', Object.entries(moreContrast.light))}${block('[data-theme=dark]', Object.entries(moreContrast.dark))}:focus-visible{outline-width:3px!important}}`,
    ':root{color-scheme:light}[data-theme=dark]{color-scheme:dark}',
    '*,::before,::after{box-sizing:border-box}',
    'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
    `body{margin:0;font:var(--hf-text-base);color:var(--hf-ink);background:var(--hf-paper);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}`,
    // The very first paint, before any script: where and how the first spinner of the client will be (ui/states/spinner.tsx).
    '.hf-boot{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;min-height:100vh;min-height:100dvh;color:var(--hf-muted);font:var(--hf-text-reading)}',
    '.hf-boot i{width:32px;height:32px;border-radius:50%;border:3px solid var(--hf-hairline);border-top-color:var(--hf-primary)}',
    // Clicked before its code has loaded (public/theme.js), and the message that the code cannot be loaded.
    ':root [data-clicked]{opacity:.7;cursor:progress}',
    '.hf-failed,[data-failed] .hf-boot{display:none}',
    '[data-failed] .hf-failed{position:fixed;z-index:2000;inset:auto 0 calc(var(--hf-nav-mobile) + 16px);display:flex;align-items:center;gap:16px;width:fit-content;max-width:calc(100% - 32px);margin:auto;padding:8px 8px 8px 16px;border:1px solid var(--hf-hairline);border-radius:var(--hf-r-card);background:var(--hf-surface);box-shadow:var(--hf-shadow-float);color:var(--hf-ink)}',
    '.hf-failed button{min-height:44px;padding:0 16px;border:0;border-radius:var(--hf-r-control);background:var(--hf-primary);color:var(--hf-on-primary);font:inherit;font-weight:600;white-space:nowrap;cursor:pointer}',
    // Also shown if no script arrives that would show it.
    '@keyframes hf-show{to{visibility:visible}}[data-returning] [data-prerendered]{visibility:hidden;animation:hf-show 0s 3s forwards}',
    ':focus-visible{outline:2px solid var(--hf-focus);outline-offset:2px}',
    '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}',
  ].join('\n');
