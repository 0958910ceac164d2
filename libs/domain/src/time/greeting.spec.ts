import { greetingFor, greetingName, landingName } from './greeting';

describe('greetingFor', () => {
  it.each([
    ['2026-12-08T00:00:00Z', 'Good morning'],
    ['2026-12-08T11:59:00Z', 'Good morning'],
    ['2026-12-08T12:00:00Z', 'Good afternoon'],
    ['2026-12-08T17:59:00Z', 'Good afternoon'],
    ['2026-12-08T18:00:00Z', 'Good evening'],
    ['2026-12-08T23:59:00Z', 'Good evening'],
  ])('in London at %s: %s', (instant, greeting) => {
    expect(greetingFor(new Date(instant), 'Europe/London')).toBe(greeting);
  });

  it("uses the zone's hour", () => {
    expect(greetingFor(new Date('2026-12-08T23:30:00Z'), 'Pacific/Auckland')).toBe('Good afternoon');
  });
});

describe('the name', () => {
  it.each([
    [{ firstName: 'Hannah', email: 'h@example.org' }, 'Hannah'],
    [{ firstName: '  ', email: 'hannah.reed@example.org' }, 'hannah.reed'],
    [{ firstName: null, email: null }, 'there'],
    [{ email: '@example.org' }, 'there'],
    [{}, 'there'],
  ])('greets %p as %s', (person, name) => expect(greetingName(person)).toBe(name));

  it('welcomes back the first name, or a Family Member', () => {
    expect(landingName({ firstName: 'Hannah' })).toBe('Hannah');
    expect(landingName({ firstName: '' })).toBe('Family Member');
  });
});
