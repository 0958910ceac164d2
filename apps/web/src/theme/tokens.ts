/**
 * The design tokens: the ONLY place in the client where a colour, a radius, a shadow or a font size is written.
 * The MUI theme (mui-theme.ts) and the `--hf-*` custom properties (css.ts) are both made from this file, so that a
 * screen drawn with plain CSS and one drawn with MUI cannot drift apart. Values: the visual reference's notes.
 */

// In separate files because scripts of every page need them; at run time the rest is CSS.
export { layout } from './layout';

/** Colours whose value depends on the scheme. Every text/ground pair that the notes name passes WCAG AA. */
export const light = {
  paper: '#FAF7F2',
  sunken: '#F4EFE7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#F6F2EB',
  scrim: 'rgb(30 42 43 / .42)',
  ink: '#1E2A2B',
  muted: '#5B6B6C',
  hairline: '#E7E0D6',
  'hairline-soft': '#F0EBE3',
  field: '#CFC6B8',
  control: '#7F8C8A',
  primary: '#1F6B5C',
  'primary-hover': '#185547',
  'on-primary': '#FFFFFF',
  'primary-tint': '#E4EEE6',
  'primary-ink': '#185547',
  accent: '#E8834A',
  'accent-hover': '#DD7539',
  'on-accent': '#1E2A2B',
  'accent-tint': '#FCEADB',
  'accent-ink': '#974712',
  success: '#2E7D4F',
  'success-tint': '#E3F1E7',
  'success-ink': '#22663E',
  warning: '#B7791F',
  'warning-tint': '#FAF0D9',
  'warning-ink': '#7F5410',
  danger: '#B3402E',
  'on-danger': '#FFFFFF',
  'danger-hover': '#9C3424',
  'danger-tint': '#FBE9E4',
  'danger-ink': '#9C3424',
  focus: '#1F6B5C',
  mark: '#FBE3C0',
  toast: '#1E2A2B',
  'on-toast': '#FAF7F2',
  'toast-action': '#8FD4C2',
  skeleton: '#EFEAE1',
  'skeleton-shine': '#F8F4ED',
  chip: '#F4EFE7',
  'seg-thumb': '#FFFFFF',
  // The mark: body, left slope, right slope.
  'logo-body': '#1F6B5C',
  'logo-left': '#143F36',
  'logo-right': '#E8834A',
  // The evening band that closes the landing page.
  deep: '#163F37',
  'on-deep': '#FFFFFF',
  'on-deep-muted': '#C4D8D1',
  'deep-line': '#5F8F82',
  'deep-lit': '#E8834A',
  star: '#C96A2B',
  'on-deep-button': '#163F37',
  'shadow-float': '0 0 0 1px rgb(60 48 30 / .06), 0 2px 6px rgb(60 48 30 / .06), 0 18px 48px -12px rgb(60 48 30 / .26)',
  'shadow-thumb': '0 1px 2px rgb(60 48 30 / .16)',
} as const;

/** Name of a token that both schemes define. */
export type ColorToken = keyof typeof light;

export const dark: Record<ColorToken, string> = {
  paper: '#121A1A',
  sunken: '#0E1515',
  surface: '#1A2424',
  raised: '#223030',
  hover: '#213030',
  scrim: 'rgb(4 8 8 / .62)',
  ink: '#E9EFEC',
  muted: '#9DB0AC',
  hairline: '#2A3836',
  'hairline-soft': '#223030',
  field: '#3C4E4A',
  control: '#7C908C',
  primary: '#6FC3AE',
  'primary-hover': '#8FD4C2',
  'on-primary': '#0C211C',
  'primary-tint': '#1D3A34',
  'primary-ink': '#8FD4C2',
  accent: '#F0965F',
  'accent-hover': '#F5A778',
  'on-accent': '#1E1209',
  'accent-tint': '#3B2A1F',
  'accent-ink': '#F5B892',
  success: '#7CC79A',
  'success-tint': '#1D3527',
  'success-ink': '#9AD8B2',
  warning: '#E3B765',
  'warning-tint': '#382E19',
  'warning-ink': '#EBCB8E',
  danger: '#F0927F',
  'on-danger': '#2A0F08',
  'danger-hover': '#F5A797',
  'danger-tint': '#3A2320',
  'danger-ink': '#F5A797',
  focus: '#8FD4C2',
  mark: '#5A4320',
  toast: '#E9EFEC',
  'on-toast': '#121A1A',
  'toast-action': '#185547',
  skeleton: '#243231',
  'skeleton-shine': '#2C3C3A',
  chip: '#26332F',
  'seg-thumb': '#2B3B39',
  'logo-body': '#3F9A87',
  'logo-left': '#8FD3C2',
  'logo-right': '#F09A66',
  deep: '#0F2B26',
  'on-deep': '#FFFFFF',
  'on-deep-muted': '#B6CBC4',
  'deep-line': '#4C7A6E',
  'deep-lit': '#F0965F',
  star: '#F0965F',
  'on-deep-button': '#0C211C',
  'shadow-float': '0 0 0 1px #33443F, 0 18px 48px -8px rgb(0 0 0 / .6)',
  'shadow-thumb': '0 1px 2px rgb(0 0 0 / .4)',
};

/**
 * What changes for people who asked their system for more contrast (`prefers-contrast: more`): edges that can be seen,
 * and no grey that has to be guessed.
 */
export const moreContrast: Record<'light' | 'dark', Partial<Record<ColorToken, string>>> = {
  light: {
    ink: '#0E1617',
    muted: '#3C4A4B',
    hairline: '#7F7A72',
    'hairline-soft': '#7F7A72',
    field: '#5A6563',
    control: '#46524F',
    primary: '#14564A',
    'shadow-float': '0 0 0 2px #46524F',
  },
  dark: {
    ink: '#FFFFFF',
    muted: '#CAD7D3',
    hairline: '#7D908B',
    'hairline-soft': '#7D908B',
    field: '#A9B8B4',
    control: '#BCC9C5',
    primary: '#8FD4C2',
    'shadow-float': '0 0 0 2px #BCC9C5',
  },
};

/** One person's colours: the solid, the letters on it, the tint, and ink for text on the tint. */
export interface Hue {
  solid: string;
  on: string;
  tint: string;
  ink: string;
}

const hue = (solid: string, on: string, tint: string, ink: string): Hue => ({ solid, on, tint, ink });

/** The eight member hues (found by search to stay apart with any colour-vision deficiency) and the family's own. */
export const hues = {
  plum: {
    light: hue('#743D7C', '#FFFFFF', '#FAEAFC', '#603367'),
    dark: hue('#B374B6', '#140B16', '#3E2941', '#EBCBEF'),
  },
  ocean: {
    light: hue('#4777BA', '#FFFFFF', '#E4F1FF', '#21477C'),
    dark: hue('#389DEA', '#08131F', '#21324B', '#BFDAFF'),
  },
  rose: {
    light: hue('#DF87A2', '#1E2A2B', '#FFE8EF', '#712D45'),
    dark: hue('#F096B7', '#230C15', '#462630', '#FAC8D5'),
  },
  honey: {
    light: hue('#F4BF50', '#1E2A2B', '#FAEFDA', '#614100'),
    dark: hue('#FBD266', '#201600', '#3E2F11', '#EBD5AB'),
  },
  sky: {
    light: hue('#7BCFF7', '#1E2A2B', '#DDF4FF', '#004F6E'),
    dark: hue('#A7E9FF', '#06202B', '#123646', '#B0E0F8'),
  },
  brick: {
    light: hue('#A14232', '#FFFFFF', '#FFE9E4', '#742F23'),
    dark: hue('#C34F2A', '#FFFFFF', '#482821', '#FDCABF'),
  },
  moss: {
    light: hue('#8B9538', '#1E2A2B', '#EFF3DC', '#474D00'),
    dark: hue('#8CAA49', '#0F1606', '#313515', '#D6DDB0'),
  },
  cocoa: {
    light: hue('#473326', '#FFFFFF', '#F7EEE9', '#564337'),
    dark: hue('#877167', '#FFFFFF', '#392F29', '#E4D4CA'),
  },
  family: {
    light: hue('#1F6B5C', '#FFFFFF', '#E4EEE6', '#185547'),
    dark: hue('#6FC3AE', '#0C211C', '#1D3A34', '#A9DDCF'),
  },
} as const;

/** A member's hue, or the whole family's green. */
export type HueName = keyof typeof hues;

/** One category's colours: the solid of its dot, the tint of its tag, and ink for the text on the tint. */
export type TagHue = Omit<Hue, 'on'>;

const tag = (solid: string, tint: string, ink: string): TagHue => ({ solid, tint, ink });

/** The hues of categories, in the wishlist and the forum: none of them is a person's. Red is that of danger. */
export const tagHues = {
  slate: { light: tag('#5E7386', '#E9EEF2', '#44586A'), dark: tag('#8FA6B9', '#24303A', '#B7C8D7') },
  leaf: { light: tag('#4C8A3F', '#E5F3E6', '#2C6B36'), dark: tag('#7DBB71', '#1E3323', '#9AD3A4') },
  clay: { light: tag('#A0683F', '#F2E7E0', '#533025'), dark: tag('#C98F66', '#332720', '#DDB79E') },
  azure: { light: tag('#0B79B3', '#E0EFF8', '#07547D'), dark: tag('#4FA8DB', '#1C2E42', '#A9CBF0') },
  teal: { light: tag('#0F8790', '#DCEEEF', '#064E54'), dark: tag('#4DB5BD', '#143134', '#8AD3DA') },
  pink: { light: tag('#C44C7E', '#FCE7EF', '#9B2C5A'), dark: tag('#E58BAF', '#3B212D', '#F0AAC6') },
  violet: { light: tag('#7C5BC0', '#EFE8FA', '#5F3E9A'), dark: tag('#A98BE0', '#2D2443', '#C9B2F0') },
} as const satisfies Record<string, Record<'light' | 'dark', TagHue>>;

/** The hue of a category. */
export type TagHueName = keyof typeof tagHues;

/** Corner radii in px. */
export const radius = {
  card: 14,
  dialog: 18,
  panel: 16,
  large: 12,
  control: 10,
  small: 8,
  thumb: 7,
  event: 6,
  tiny: 4,
  device: 36,
  full: 999,
} as const;

/** Spacing steps in px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 10: 40, 12: 48 } as const;

/** Text styles: size and line in px (emitted in rem so that the reader's own size counts), weight, tracking. */
export const text = {
  page: { size: 24, line: 32, weight: 680, tracking: '-0.017em' },
  title: { size: 20, line: 28, weight: 660, tracking: '-0.014em' },
  section: { size: 16, line: 24, weight: 650, tracking: '-0.008em' },
  card: { size: 15, line: 24, weight: 650, tracking: '-0.006em' },
  reading: { size: 15, line: 24, weight: 450, tracking: '0' },
  base: { size: 14, line: 20, weight: 450, tracking: '0' },
  small: { size: 13, line: 20, weight: 450, tracking: '0' },
  micro: { size: 12, line: 16, weight: 500, tracking: '0' },
  emoji: { size: 19, line: 19, weight: 400, tracking: '0' },
  hour: { size: 11, line: 16, weight: 500, tracking: '0' },
  greeting: { size: 26, line: 32, weight: 690, tracking: '-0.02em' },
  mobile: { size: 16, line: 24, weight: 450, tracking: '0' },
  hero: { size: 84, line: 84, weight: 750, tracking: '-0.042em' },
  'hero-tablet': { size: 60, line: 62, weight: 750, tracking: '-0.04em' },
  'hero-mobile': { size: 46, line: 48, weight: 750, tracking: '-0.038em' },
  chapter: { size: 44, line: 52, weight: 720, tracking: '-0.032em' },
  'chapter-mobile': { size: 32, line: 38, weight: 720, tracking: '-0.028em' },
  lead: { size: 21, line: 32, weight: 400, tracking: '-0.006em' },
  'lead-mobile': { size: 18, line: 28, weight: 400, tracking: '-0.006em' },
  band: { size: 60, line: 64, weight: 730, tracking: '-0.038em' },
  'band-mobile': { size: 38, line: 42, weight: 730, tracking: '-0.034em' },
  'band-lead': { size: 19, line: 28, weight: 400, tracking: '0' },
  room: { size: 19, line: 28, weight: 680, tracking: '-0.014em' },
  promise: { size: 22, line: 28, weight: 700, tracking: '-0.018em' },
  quote: { size: 20, line: 30, weight: 500, tracking: '-0.012em' },
  call: { size: 17, line: 24, weight: 600, tracking: '-0.003em' },
  welcome: { size: 24, line: 32, weight: 700, tracking: '-0.022em' },
} as const;

export type TextToken = keyof typeof text;

/** Motion: 120–200 ms, ease-out. */
export const motion = { fast: 120, base: 160, slow: 200, ease: 'cubic-bezier(.2,.7,.3,1)' } as const;

/** The typeface; "Figtree Fallback" is a local face with Figtree's metrics, so that nothing moves when it arrives. */
export const fontFamily = '"Figtree Variable","Figtree Fallback",system-ui,sans-serif';
/** Emoji fonts first, or half of them turn monochrome. */
export const emojiFamily = '"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",' + fontFamily;

/** px -> rem of the default 16 px. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A CSS `font` shorthand of a text token, e.g. for `font: var(--hf-text-title)`. */
export const font = (name: TextToken): string => {
  const t = text[name];
  return `${t.weight} ${rem(t.size)}/${rem(t.line)} ${fontFamily}`;
};
