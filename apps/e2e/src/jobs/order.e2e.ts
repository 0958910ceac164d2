import { foundFamily } from '../kit/api';
import { plusDays, today } from '../kit/days';
import { dragTo, finger, holdTo, middleOf } from '../kit/drag';
import { addJob, addJobs, expectTitles, openJobs, row, tick } from '../kit/jobs';
import { holdMessage } from '../kit/messages';
import { reader } from '../kit/reader';
import { expect, phone, test } from '../kit/test';

const day = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const [, , , ...later] = day;

test('a job moves within its day by the mouse and in the hand, where it is ticked and added, too', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addJob(admin, { title: 'Late', dueDate: plusDays(today(), -2) });
  await addJobs(admin, day, { dueDate: today() });
  const hers = await open(admin);
  const his = await open(members[0]!, { viewport: phone, hasTouch: true });
  await his.clock.install();
  await openJobs(hers);
  await openJobs(his);

  await test.step('the mouse moves it on everybody’s screen, and Undo reverts it', async () => {
    const moved = ['Late', 'Two', 'Three', 'One', ...later];
    await dragTo(hers, await middleOf(row(hers, 'One')), await middleOf(row(hers, 'Three'), 0, 20));
    await expectTitles(hers, 'Today', moved);
    const message = await holdMessage(hers, 'Moved “One”');
    await expectTitles(his, 'Today', moved);
    // A drag is not a click: nothing was opened.
    await expect(hers.getByRole('dialog')).toHaveCount(0);
    await message.getByRole('button', { name: 'Undo' }).click();
    await expectTitles(his, 'Today', ['Late', ...day]);
    await hers.reload();
    await expectTitles(hers, 'Today', ['Late', ...day]);
  });

  await test.step('it stays within its day, Escape cancels, and a click still opens it', async () => {
    await holdTo(hers, await middleOf(row(hers, 'Three')), await middleOf(row(hers, 'Late'), 0, -10));
    await expectTitles(hers, 'Today', ['Late', 'Three', 'One', 'Two', ...later]);
    await hers.keyboard.press('Escape');
    await hers.mouse.up();
    await expectTitles(hers, 'Today', ['Late', ...day]);
    await row(hers, 'Two').getByText('Two', { exact: true }).click();
    await expect(reader(hers, 'Two')).toBeVisible();
    await hers.keyboard.press('Escape');
  });

  const hand = await finger(his);
  const moved = ['Late', 'Two', 'One', 'Three', ...later];
  await test.step('a long press picks it up', async () => {
    await hand.down(await middleOf(row(his, 'One')));
    await expect(row(his, 'One')).toHaveAttribute('data-held', 'true');
    await hand.move(await middleOf(row(his, 'Two'), 0, 20));
    await expectTitles(his, 'Today', moved);
    await hand.up();
    await expect(his.getByText('Moved “One”')).toBeVisible();
    await expect(his.getByRole('dialog')).toHaveCount(0);
    await expectTitles(hers, 'Today', moved);
    await his.reload();
    await expectTitles(his, 'Today', moved);
  });

  await test.step('the floating button adds a job, a finger ticks it, and the completed ones unfold', async () => {
    await his.getByRole('button', { name: 'Add Family Job' }).last().tap();
    const dialog = his.getByRole('dialog', { name: 'Add Family Job' });
    await dialog.getByLabel('Title').fill('Water the tomatoes');
    await expect(dialog.getByRole('radio', { name: 'Tom' })).toBeChecked();
    await dialog.getByLabel('Due date').fill(today());
    await dialog.getByRole('button', { name: 'Add Family Job' }).click();
    await expect(his.getByRole('button', { name: /^Water the tomatoes\s*Due today/ })).toBeVisible();
    await tick(his, 'Water the tomatoes').tap();
    const fold = his.getByRole('button', { name: /^Done/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.tap();
    await expect(tick(his, 'Water the tomatoes', 'Done')).toBeChecked();
    expect(await his.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  await test.step('a finger that moves at once scrolls', async () => {
    const three = await middleOf(row(his, 'Three'));
    // The clock is paused: a slow machine would turn this into a long press.
    await his.clock.pauseAt(new Date(Date.now() + 30_000));
    await hand.down(three);
    await hand.move({ x: three.x, y: three.y - 150 });
    await hand.up();
    await his.clock.resume();
    await expect.poll(() => his.evaluate(() => window.scrollY)).toBeGreaterThan(40);
    await expect(his.locator('[data-held]')).toHaveCount(0);
    await expectTitles(his, 'Today', moved);
  });
});
