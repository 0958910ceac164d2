import { shownAddress } from './outside-address';

it.each([
  ['https://hill-school.example/calendar/terms.ics', 'hill-school.example/…/terms.ics'],
  ['https://hill-school.example/terms.ics', 'hill-school.example/terms.ics'],
  ['https://hill-school.example/', 'hill-school.example'],
  ['https://hill-school.example/?key=4711', 'hill-school.example'],
  ['https://hill-school.example/terms.ics?key=4711', 'hill-school.example/…/terms.ics'],
  [
    'https://calendar.google.com/calendar/ical/anna%40example.org/private-8d7f6a5b4c3d/basic.ics',
    'calendar.google.com/…/basic.ics',
  ],
  ['https://p01-caldav.icloud.com/published/2/MTIzNDU2Nzg5MDEyMzQ1Njc4OTA', 'p01-caldav.icloud.com/…/…4OTA'],
  ['https://ical.club.example/team/0f8fad5b-d9cb-469f-a165-70867728950e.ics', 'ical.club.example/…/…950e.ics'],
])('%s is shown as %s', (address, shown) => expect(shownAddress(new URL(address))).toBe(shown));
