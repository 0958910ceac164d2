import { foundFamily } from '../kit/api';
import { plusDays, today } from '../kit/days';
import { dragTo, finger, holdTo, middleOf } from '../kit/drag';
import { addJob, addJobs, expectTitles, openJobs, row } from '../kit/jobs';
import { holdMessage } from '../kit/messages';
import { expect, phone, test } from '../kit/test';
import { reader } from '../kit/reader';

const day = ['One', 'Two', 'Three'] as const;

/** A family with three jobs of one day, and one of another. */
async function family() {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addJob(admin, { title: 'Late', dueDate: plusDays(today(), -2) });
  await addJobs(admin, day, { dueDate: today() });
  return { admin, other: members[0]! };
}

test('the mouse moves a job within its day, on everybody’s screen, and Undo reverts it', async ({ open }) => {
  const { admin, other } = await family();
  const page = await open(admin);
  const his = await open(other);
  await openJobs(page);
  await openJobs(his);
  await dragTo(page, await middleOf(row(page, 'One')), await middleOf(row(page, 'Three'), 0, 20));
  await expectTitles(page, 'Today', ['Late', 'Two', 'Three', 'One']);
  const message = await holdMessage(page, 'Moved “One”');
  await expectTitles(his, 'Today', ['Late', 'Two', 'Three', 'One']);
  // A drag is not a click: nothing was opened.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expectTitles(his, 'Today', ['Late', ...day]);
  await page.reload();
  await expectTitles(page, 'Today', ['Late', ...day]);

  // It stays within its day, Escape cancels, and a click still opens it.
  await holdTo(page, await middleOf(row(page, 'Three')), await middleOf(row(page, 'Late'), 0, -10));
  await expectTitles(page, 'Today', ['Late', 'Three', 'One', 'Two']);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectTitles(page, 'Today', ['Late', ...day]);
  await row(page, 'Two').getByText('Two', { exact: true }).click();
  await expect(reader(page, 'Two')).toBeVisible();
});

test('a long press picks up a job', async ({ open }) => {
  const { admin } = await family();
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await openJobs(page);
  const hand = await finger(page);
  await hand.down(await middleOf(row(page, 'One')));
  await expect(row(page, 'One')).toHaveAttribute('data-held', 'true');
  await hand.move(await middleOf(row(page, 'Two'), 0, 20));
  await expectTitles(page, 'Today', ['Late', 'Two', 'One', 'Three']);
  await hand.up();
  await expect(page.getByText('Moved “One”')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expectTitles(page, 'Today', ['Late', 'Two', 'One', 'Three']);
});

test('a finger that moves at once scrolls', async ({ open }) => {
  const { admin } = await foundFamily();
  const many = ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
  await addJobs(admin, [...day, ...many], { dueDate: today() });
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await page.clock.install();
  await openJobs(page);
  const hand = await finger(page);
  const two = await middleOf(row(page, 'Two'));
  // The clock is paused: a slow machine would turn this into a long press.
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await hand.down(two);
  await hand.move({ x: two.x, y: two.y - 150 });
  await hand.up();
  await page.clock.resume();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await expectTitles(page, 'Today', [...day, ...many]);
});
