import type { Page } from '@playwright/test';
import { addEvent, addMember, foundFamily, gql } from '../kit/api';
import { chooseView, openCalendar } from '../kit/calendar';
import { longDay, plusDays, today } from '../kit/days';
import { expect, test } from '../kit/test';

/** Number and size of the pages of a PDF, in points, from its uncompressed page objects. */
function pagesOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return boxes.map((box) => {
    const [, , width = 0, height = 0] = (box.match(/[\d.]+/g) ?? []).map(Number);
    return { width: Math.round(width), height: Math.round(height) };
  });
}

declare global {
  interface Window {
    /** The text of the sheet that was last printed. */
    printedSheet?: string;
  }
}

const ACROSS = [{ width: 842, height: 595 }];
const UPRIGHT = [{ width: 595, height: 842 }];

/** Prints the page as Ctrl+P would; the sizes of its pages, and the text of the sheet, which the PDF hides. */
async function print(page: Page): Promise<{ pages: { width: number; height: number }[]; text: string }> {
  await page.evaluate(() => {
    delete window.printedSheet;
    new MutationObserver((_, observer) => {
      const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
      if (!sheet) return;
      window.printedSheet = sheet.textContent;
      observer.disconnect();
    }).observe(document.body, { childList: true });
  });
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await expect(page.locator('[data-print-sheet]'), 'the screen is as it was').toHaveCount(0);
  return { pages, text: await page.evaluate(() => window.printedSheet ?? 'no sheet') };
}

test('month, week, agenda and jobs are printed on one page each', async ({ open }) => {
  const { admin } = await foundFamily();
  const mia = await addMember(admin, 'Mia');
  const day = today();
  const full = Array.from({ length: 15 }, (_, index) => `${index + 7}:15`.padStart(5, '0'));
  for (const eventTime of full) await addEvent(admin, { title: `Lesson at ${eventTime}`, eventDate: day, eventTime });
  await addEvent(admin, { title: 'Half-term in Wales', eventDate: day, endDate: plusDays(day, 2) });
  await gql(admin, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: { title: 'Dentist', eventDate: plusDays(day, 1), eventTime: '15:40', whoMemberIds: [mia] },
  });
  await gql(admin, 'mutation ($input: JobInput!) { addJob(input: $input) { id } }', {
    input: { title: 'Empty the dishwasher', dueDate: day },
  });
  const page = await open(admin);

  await openCalendar(page);
  const month = await print(page);
  expect(month.pages).toEqual(ACROSS);
  const title = await page.getByRole('heading', { level: 2 }).first().textContent();
  expect(month.text).toMatch(new RegExp(`^${title}The Ashdowns`));
  for (const words of ['Monday', 'Half-term in Wales', '+']) expect(month.text).toContain(words);
  expect(month.text).not.toContain('Add Event');

  await chooseView(page, 'Week');
  const week = await print(page);
  expect(week.pages).toEqual(ACROSS);
  for (const eventTime of full) expect(week.text).toContain(`Lesson at ${eventTime}`);

  await chooseView(page, 'List');
  await expect(page.getByRole('region', { name: 'Agenda' }).getByText('Dentist')).toBeVisible();
  const agenda = await print(page);
  expect(agenda.pages).toEqual(UPRIGHT);
  expect(agenda.text).toMatch(new RegExp(`Agenda, .*The Ashdowns.*${longDay(day)}.*Half-term.*15:40.*Dentist`, 's'));
  // Whose letter it is, since colour is lost.
  expect(agenda.text).toMatch(/Dentist.*M.*M Mia/s);

  await page.goto('/dashboard#todos');
  await expect(page.getByRole('checkbox', { name: 'Empty the dishwasher' })).toBeVisible();
  const jobs = await print(page);
  expect(jobs.pages).toEqual(UPRIGHT);
  expect(jobs.text).toMatch(/Family Jobs, .*The Ashdowns.*Today.*Empty the dishwasher.*Anyone/s);
});
