import { asOwner, familyRows, type FamilyPlace, type FamilyRows, type TestApp } from '../../test';
import { until } from '../../test/until';
import { DueWork } from '../platform/due-work';

export interface DigestFamily extends FamilyRows {
  /** A member's received mails, oldest first, after every server has polled. */
  mails(name?: string): Promise<{ subject: string; html: string; text: string }[]>;
  subjects(name?: string): Promise<string[]>;
}

/** A family whose members have separate addresses, except for the last, who has no account. */
export async function digestFamily(test: TestApp, place?: FamilyPlace): Promise<DigestFamily> {
  const names = ['Ada', 'Ben', 'Cleo'];
  const rows = await familyRows(test, place, names);
  const address = (name: string): string => `${name.toLowerCase()}@${rows.familyId}.example.org`;
  for (const [index, name] of names.entries())
    await asOwner(
      `update membership set email = $2, user_id = $3, first_name = $4 where id = $1`,
      [rows.ids[index], address(name), index < 2 ? rows.ids[index] : null, index === 0 ? 'Adeline' : null],
      test.urls.owner,
    );
  const mails = async (name = 'Ada') => {
    await test.app.get(DueWork).poll();
    await allDelivered(test);
    return asOwner<{ subject: string; html: string; text: string }>(
      'select subject, html, text from dev_mail where recipient = $1 order by created_at',
      [address(name)],
      test.urls.owner,
    );
  };
  return { ...rows, mails, subjects: async (name) => (await mails(name)).map(({ subject }) => subject) };
}

/** Waits until every enqueued mail has been sent. */
export const allDelivered = (test: TestApp): Promise<void> =>
  until(async () => {
    const [row] = await asOwner<{ n: number }>(
      `select (select count(*) from job_outbox)::int
            + (select count(*) from bullmq.job where state <> 'completed')::int as n`,
      [],
      test.urls.owner,
    );
    return row?.n === 0;
  });
