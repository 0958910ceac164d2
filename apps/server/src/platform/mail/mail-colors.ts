import type { MemberHue } from '@homefold/domain';

/** Mail clients read no stylesheet of ours: the values are those of the web theme's tokens (apps/web/src/theme). */
export const mailColors = {
  light: {
    paper: '#FAF7F2',
    surface: '#FFFFFF',
    ink: '#1E2A2B',
    muted: '#5B6B6C',
    hairline: '#E7E0D6',
    'hairline-soft': '#F0EBE3',
    control: '#7F8C8A',
    primary: '#1F6B5C',
    'on-primary': '#FFFFFF',
    late: '#9C3424',
  },
  dark: {
    paper: '#121A1A',
    surface: '#1A2424',
    ink: '#E9EFEC',
    muted: '#9DB0AC',
    hairline: '#2A3836',
    'hairline-soft': '#223030',
    control: '#7C908C',
    primary: '#6FC3AE',
    'on-primary': '#0C211C',
    late: '#F5A797',
  },
} as const;

/** A member's colours: background and text. */
interface MailHue {
  solid: string;
  on: string;
}

const hue = (solid: string, on: string): MailHue => ({ solid, on });

/** The members' hues, and green for the family. */
export const mailHues: Readonly<Record<MemberHue | 'family', { light: MailHue; dark: MailHue }>> = {
  plum: { light: hue('#743D7C', '#FFFFFF'), dark: hue('#B374B6', '#140B16') },
  ocean: { light: hue('#4777BA', '#FFFFFF'), dark: hue('#389DEA', '#08131F') },
  rose: { light: hue('#DF87A2', '#1E2A2B'), dark: hue('#F096B7', '#230C15') },
  honey: { light: hue('#F4BF50', '#1E2A2B'), dark: hue('#FBD266', '#201600') },
  sky: { light: hue('#7BCFF7', '#1E2A2B'), dark: hue('#A7E9FF', '#06202B') },
  brick: { light: hue('#A14232', '#FFFFFF'), dark: hue('#C34F2A', '#FFFFFF') },
  moss: { light: hue('#8B9538', '#1E2A2B'), dark: hue('#8CAA49', '#0F1606') },
  cocoa: { light: hue('#473326', '#FFFFFF'), dark: hue('#877167', '#FFFFFF') },
  family: { light: hue('#1F6B5C', '#FFFFFF'), dark: hue('#6FC3AE', '#0C211C') },
};

/** The typeface of every mail: the product's own where installed. */
export const MAIL_FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
