import { BUILT_SECTIONS, isSection, SECTIONS, sectionOrFallback } from './sections';

describe('sections', () => {
  it('falls back to calendar on desktop and dashboard on mobile', () => {
    expect(sectionOrFallback('wishlist', { mobile: true })).toBe('wishlist');
    expect(sectionOrFallback('nonsense', { mobile: false })).toBe('calendar');
    expect(sectionOrFallback('', { mobile: true })).toBe('dashboard');
    expect(sectionOrFallback(null, { mobile: true })).toBe('dashboard');
    expect(isSection('constructor')).toBe(false);
  });

  it('are built in the order of the sidebar', () => {
    expect(BUILT_SECTIONS).toEqual(SECTIONS.filter((section) => BUILT_SECTIONS.some((built) => built === section)));
  });
});
