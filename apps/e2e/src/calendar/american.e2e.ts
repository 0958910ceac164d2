import { addEvent, foundFamily, gql } from '../kit/api';
import { openCalendar } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { expect, layouts, test } from '../kit/test';

test('times with AM and PM fit', async ({ open }) => {
  const { admin } = await foundFamily();
  await gql(admin, 'mutation ($input: FamilySettingsInput!) { updateFamilySettings(input: $input) { id } }', {
    input: { locale: 'en-US' },
  });
  await addEvent(admin, { title: 'Orchestra', eventDate: today(), eventTime: '10:00', eventEndTime: '12:30' });
  await addEvent(admin, {
    title: 'Night shift',
    eventDate: plusDays(today(), 1),
    endDate: plusDays(today(), 2),
    eventTime: '22:00',
    eventEndTime: '10:30',
  });
  const page = await open(admin);
  await openCalendar(page, 'Entries');
  for (const viewport of Object.values(layouts)) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('10:00 AM–12:30 PM')).toBeVisible();
    await expect(page.getByText('10:00 PM–10:30 AM')).toBeVisible();
    const overlaps = await page.getByRole('listitem').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [time, bar] = row.children;
        const text = document.createRange();
        if (!time || !bar) return [];
        text.selectNodeContents(time);
        return text.getBoundingClientRect().right > bar.getBoundingClientRect().left ? [row.textContent] : [];
      }),
    );
    expect(overlaps).toEqual([]);
  }

  await page.goto('/dashboard');
  const time = page.getByText('10:00 AM', { exact: true });
  await expect(time).toBeVisible();
  for (const viewport of Object.values(layouts)) {
    await page.setViewportSize(viewport);
    const { height = 0 } = (await time.boundingBox()) ?? {};
    expect(height, 'one line').toBeLessThan(24);
  }
});
