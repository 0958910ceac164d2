import { searchDateLabel } from './search-dates';

it.each([
  ['2026-10-08', 'Today'],
  ['2026-10-07', 'Yesterday'],
  ['2026-10-09', 'Tomorrow'],
  ['2026-10-06', '2 days ago'],
  ['2026-10-02', '6 days ago'],
  ['2026-10-01', '1 Oct'],
  ['2026-10-10', '10 Oct'],
  ['2015-06-05', '5 Jun 2015'],
])('%s is shown as %s', (date, label) => expect(searchDateLabel(date, '2026-10-08', 'en-GB')).toBe(label));
