import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setWindow } from '../test/media';
import { AppTheme } from './app-theme';
import { tokensCss } from './css';
import { useThemeMode } from './mode';
import { dark, hues, light, moreContrast, tagHues } from './tokens';

/** WCAG contrast of two opaque hex colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r, g, bl] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s colours', (scheme, c) => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'hover'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['muted', 'sunken'],
    ['muted', 'hover'],
    ['primary', 'surface'],
    ['primary', 'paper'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['primary-ink', 'primary-tint'],
    ['on-accent', 'accent'],
    ['accent-ink', 'accent-tint'],
    ['danger-ink', 'danger-tint'],
    ['danger-ink', 'surface'],
    ['on-danger', 'danger'],
    ['success-ink', 'success-tint'],
    ['warning-ink', 'warning-tint'],
    ['on-toast', 'toast'],
    ['toast-action', 'toast'],
    ['on-deep', 'deep'],
    ['on-deep-muted', 'deep'],
  ] as const)('%s on %s is readable (WCAG AA)', (text, ground) => {
    expect(contrast(c[text], c[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('have no faint grey with increased contrast', () => {
    const more = { ...c, ...moreContrast[scheme] };
    for (const ground of ['paper', 'surface', 'sunken', 'hover', 'raised'] as const) {
      for (const text of ['ink', 'muted', 'primary'] as const)
        expect(contrast(more[text], more[ground])).toBeGreaterThanOrEqual(7);
      for (const edge of ['hairline', 'hairline-soft'] as const)
        expect(contrast(more[edge], more[ground])).toBeGreaterThanOrEqual(3);
      for (const outline of ['field', 'control'] as const)
        expect(contrast(more[outline], more[ground])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(more['on-primary'], more.primary)).toBeGreaterThanOrEqual(7);
  });

  it('keep letters on every member readable, and field borders visible', () => {
    for (const hue of Object.values(hues)) {
      expect(contrast(hue[scheme].on, hue[scheme].solid)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hue[scheme].ink, hue[scheme].tint)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(c.control, c.surface)).toBeGreaterThanOrEqual(3);
  });

  it('keep the tag of every category readable, and its dot visible', () => {
    for (const hue of Object.values(tagHues)) {
      expect(contrast(hue[scheme].ink, hue[scheme].tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hue[scheme].solid, c.surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(hue[scheme].solid, c.paper)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the theme of a device', () => {
  function Mode() {
    const { mode, scheme, setMode } = useThemeMode();
    return (
      <button type="button" onClick={() => setMode('light')}>
        {mode} {scheme}
      </button>
    );
  }
  const first = (): void => {
    // The same file that index.html runs before the first paint.
    window.eval(readFileSync(join(__dirname, '../../public/theme.js'), 'utf8'));
  };

  it('follows the system before the first paint, and React agrees', () => {
    setWindow({ dark: true });
    first();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    render(
      <AppTheme>
        <Mode />
      </AppTheme>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('system dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('uses the choice once there is one, now and on the next visit', () => {
    setWindow({ dark: true });
    first();
    render(
      <AppTheme>
        <Mode />
      </AppTheme>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('light light');
    expect(document.documentElement.dataset['theme']).toBe('light');
    document.documentElement.dataset['theme'] = 'dark';
    first();
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('is dark in a light system for somebody who chose dark', () => {
    localStorage.setItem('homefold-theme', 'dark');
    first();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    render(<Mode />);
    expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  });

  it('gives plain CSS every token in both schemes', () => {
    const [, root = '', night = ''] =
      /:root\{(--hf.*?)\}[\s\S]*?\[data-theme=dark\]\{(--hf.*?)\}/.exec(tokensCss()) ?? [];
    for (const token of Object.keys(light)) {
      expect(root).toContain(`--hf-${token}:`);
      expect(night).toContain(`--hf-${token}:`);
    }
  });
});
