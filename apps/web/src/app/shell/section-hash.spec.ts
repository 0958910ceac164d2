import type { Section } from '@homefold/domain';
import { readHash, writeHash } from './section-hash';

const exists = (id: string): id is Section => ['dashboard', 'calendar', 'profile', 'family'].includes(id);
const read = (hash: string, mobile = false) => readHash(hash, { mobile, exists });

describe('the section in the hash', () => {
  it('is the dashboard without a hash', () => {
    expect(read('')).toEqual({ section: 'dashboard', sub: null });
    expect(read('#')).toEqual({ section: 'dashboard', sub: null });
  });

  it('is the named section, with its sub-section', () => {
    expect(read('#calendar')).toEqual({ section: 'calendar', sub: null });
    expect(read('#profile/settings')).toEqual({ section: 'profile', sub: 'settings' });
    expect(read('#profile/recipes/4711')).toEqual({ section: 'profile', sub: 'recipes/4711' });
    expect(writeHash({ section: 'profile', sub: 'settings' })).toBe('profile/settings');
    expect(writeHash({ section: 'calendar', sub: null })).toBe('calendar');
  });

  it('falls back to calendar on desktop and dashboard on a phone, also for sections that do not exist yet', () => {
    expect(read('#attic').section).toBe('calendar');
    expect(read('#attic', true).section).toBe('dashboard');
    expect(read('#wishlist').section).toBe('calendar');
    expect(read('#wishlist', true).section).toBe('dashboard');
  });

  it('ignores a malformed hash', () => {
    expect(read('#%E0%A4%A').section).toBe('calendar');
    expect(read('#/sign-up').section).toBe('dashboard');
  });
});
