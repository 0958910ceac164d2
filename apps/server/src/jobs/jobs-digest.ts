import { Injectable } from '@nestjs/common';
import { formatTime, type CalendarDate, type LocalTime } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { Database, type PreparedSql } from '../platform/database';
import { dayName, type DigestDays, type DigestItem, type DigestPart, type DigestSource } from '../platform/digest';

/** More than a mail lists; the total is counted separately. */
const LIMIT = 100;

interface DueRow {
  title: string;
  dueDate: CalendarDate;
  dueTime: LocalTime | null;
  assigneeId: string | null;
  total: number;
}

/** The family jobs' section of the daily digest: overdue jobs, those due today, and those due in the following six days. */
@Injectable()
export class JobsDigest implements DigestSource {
  readonly name = 'jobs';
  readonly feature = 'family_jobs';

  constructor(private readonly db: Database) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<() => DigestPart> {
    const rows = await this.db.read(viewer, () => this.db.sql<DueRow>(selectDue(viewer.familyId, days.last)));
    const part: DigestPart = {
      sections: [
        {
          order: 20,
          title: 'Jobs',
          isTodo: true,
          items: rows.map((row) => itemOf(row, days)),
          total: rows[0]?.total ?? 0,
          link: { label: 'All jobs', path: '/dashboard#todos' },
        },
      ],
      counts: { todos: rows[0]?.total ?? 0 },
    };
    return () => part;
  }
}

function itemOf({ title, dueDate, dueTime, assigneeId }: DueRow, { today, locale }: DigestDays): DigestItem {
  const by = dueTime ? ` by ${formatTime(dueTime, locale)}` : '';
  const isLate = dueDate < today;
  return {
    date: dueDate,
    time: null,
    title,
    note: isLate ? `Overdue since ${dayName(dueDate, today, locale)}` : `Due ${dayName(dueDate, today, locale)}${by}`,
    isLate,
    memberIds: assigneeId === null ? [] : [assigneeId],
    path: '/dashboard#todos',
  };
}

/** Open jobs due by a date, in list order. LIMIT bounds the result for a family with thousands of jobs. */
const selectDue = (familyId: string, until: CalendarDate): PreparedSql => ({
  name: 'jobs_due_by',
  text: `select j.title, to_char(j.due_date, 'YYYY-MM-DD') as "dueDate", to_char(j.due_time, 'HH24:MI') as "dueTime",
           a.id as "assigneeId", count(*) over ()::int as total
         from job j
         left join membership a on a.family_id = j.family_id and a.id = j.assigned_membership_id and a.left_at is null
         where j.family_id = $1 and j.completed_at is null and j.deleted_at is null
           and coalesce(j.due_date, 'infinity'::date) <= $2::date
         order by coalesce(j.due_date, 'infinity'::date), j.position, j.id
         limit ${LIMIT}`,
  values: [familyId, until],
});
