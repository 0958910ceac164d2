import { jobSections, nextDueDate, placeAfter } from '@homefold/domain';
import type { JobRepeat, JobFilter, JobSection } from '@homefold/domain';
import { familyAnswers } from '../../test/answers';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import './dialogs/job-dialog';
import type { Job, JobChanges, JobInput } from './model/types';
import './page';
import './quick-add/panel';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

export const TODAY = '2026-10-08';

const people = {
  emma: {
    memberId: 'member-emma',
    displayName: 'Emma',
    avatarUrl: null,
    defaultAvatarId: 'avatar-1',
    hue: 'plum',
    hasLeft: false,
  },
  tom: {
    memberId: 'member-tom',
    displayName: 'Tom',
    avatarUrl: null,
    defaultAvatarId: 'avatar-1',
    hue: 'ocean',
    hasLeft: false,
  },
} as const satisfies Record<string, NonNullable<Job['assignee']>>;

let made = 0;

/** A stored job with defaults: anyone's, no date, not repeating. */
export function job(over: Omit<Partial<Job>, 'assignee'> & { title: string; of?: keyof typeof people }): Job {
  made += 1;
  const { of, ...fields } = over;
  return {
    id: `job-${made}`,
    notes: null,
    dueDate: null,
    dueTime: null,
    assignee: of ? people[of] : null,
    isCompleted: fields.completedAt != null,
    completedAt: null,
    completedByMemberId: null,
    doneByMemberId: null,
    position: made * 1024,
    repeat: null,
    subtasks: [],
    points: null,
    needsApproval: false,
    pointsState: null,
    createdByMemberId: 'member-emma',
    createdAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-01T09:00:00.000Z',
    version: 1,
    ...fields,
  };
}

/** A fake jobs server that records its calls. */
export interface FakeJobs {
  jobs: Job[];
  calls: { name: string; args: Record<string, unknown> }[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
  graphql: RootAnswers;
}

function fakeJobs(jobs: Job[], answers: RootAnswers = {}): FakeJobs {
  const refusals = new Map<string, Error>();
  const changes = new Map<string, Job>();
  const bin = new Map<string, Job>();
  const note = (name: string, args: object): void => {
    fake.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
    const refusal = refusals.get(name);
    refusals.delete(name);
    if (refusal) throw refusal;
  };
  const find = (id: string): Job => {
    const found = fake.jobs.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Job not found');
    return found;
  };
  const put = (next: Job): Job => {
    fake.jobs = fake.jobs.map((one) => (one.id === next.id ? next : one));
    return next;
  };
  const personOf = (id: unknown): Job['assignee'] => Object.values(people).find((one) => one.memberId === id) ?? null;
  const sectionsFor = (filter: JobFilter) => {
    const sectioned = fake.jobs.map((one) => ({ ...one, assigneeId: one.assignee?.memberId ?? null }));
    return jobSections(sectioned, { today: TODAY, filter, me: 'member-emma' });
  };
  const counts = () => {
    const { today, upcoming, done } = sectionsFor('all');
    const open = [...today, ...upcoming];
    const loads = [...new Set(open.map(({ assigneeId }) => assigneeId))].map((memberId) => ({
      memberId,
      open: open.filter(({ assigneeId }) => assigneeId === memberId).length,
    }));
    const doneToday = done.filter(({ completedAt }) => completedAt?.startsWith(TODAY)).length;
    return {
      today: today.length,
      overdue: today.filter(({ dueDate }) => dueDate !== null && dueDate < TODAY).length,
      upcoming: upcoming.length,
      done: done.length,
      doneToday,
      message: '',
      streakDays: doneToday > 0 ? 1 : 0,
      loads: loads.sort((a, b) => b.open - a.open),
    };
  };
  const page = (section: JobSection, filter: JobFilter, first: number, start = 0) => {
    const all = sectionsFor(filter)[section];
    const end = start + first;
    return { items: all.slice(start, end), total: all.length, nextCursor: end < all.length ? String(end) : null };
  };
  const repeatOf = (input: JobInput['repeat'], dueDate: string | null): Job['repeat'] =>
    input
      ? {
          type: input.type,
          interval: input.interval ?? 1,
          weekdays: (input.weekdays ?? []) as number[],
          nth: input.nth ?? null,
          from: input.from ?? 'due',
          startDate: dueDate,
          endDate: input.endDate ?? null,
          rotation: input.rotation
            ? { mode: input.rotation.mode, memberIds: input.rotation.memberIds.map(String) }
            : null,
        }
      : null;
  const fake: FakeJobs = {
    jobs: [...jobs],
    calls: [],
    refuse: (name, error) => void refusals.set(name, error),
    graphql: {},
  };
  fake.graphql = familyAnswers({
    jobBoard: ({ filter }: { filter: JobFilter }) => ({
      date: TODAY,
      today: page('today', filter, 50),
      upcoming: page('upcoming', filter, 50),
      done: page('done', filter, 5),
      counts: counts(),
    }),
    jobs: ({ section, filter, after }: { section: JobSection; filter: JobFilter; after: string }) =>
      page(section, filter, 25, Number(after)),
    job: ({ id }: { id: string }) => find(id),
    jobPoints: { members: [{ memberId: 'member-emma', earned: 0, pending: 0, isApprover: true }], toApprove: [] },
    addJob: (args: { input: JobInput; idempotencyKey: string }) => {
      note('add', args);
      const { title, notes, dueDate = null, dueTime, assigneeId, points, subtasks, repeat } = args.input;
      const whose = assigneeId ?? repeat?.rotation?.memberIds[0];
      const added = job({
        title,
        notes: notes ?? null,
        dueDate,
        dueTime: dueTime ?? null,
        points: points ?? null,
        subtasks: (subtasks ?? []).map((part, index) => ({ id: `part-${index}`, title: part, isDone: false })),
        repeat: repeatOf(repeat, dueDate),
      });
      fake.jobs.push({ ...added, assignee: personOf(whose) });
      return fake.jobs.at(-1);
    },
    updateJob: (args: { id: string; input: JobChanges; version: number; undoKey: string }) => {
      note('update', args);
      const before = find(args.id);
      if (before.version !== args.version)
        throw domainError('VERSION_CONFLICT', 'Somebody changed this', undefined, { current: before });
      if (Object.keys(args.input).length === 0) return before;
      changes.set(args.undoKey, before);
      const { repeat, assigneeId, ...fields } = args.input;
      return put({
        ...before,
        ...(fields as Partial<Job>),
        ...(assigneeId !== undefined && { assignee: personOf(assigneeId) }),
        ...(repeat !== undefined && { repeat: repeatOf(repeat, before.dueDate) }),
        version: before.version + 1,
      });
    },
    setJobCompleted: (args: { id: string; isCompleted: boolean }) => {
      note('complete', args);
      const before = find(args.id);
      const completedAt = args.isCompleted ? new Date().toISOString() : null;
      const after = put({
        ...before,
        isCompleted: args.isCompleted,
        completedAt,
        doneByMemberId: args.isCompleted ? (before.assignee?.memberId ?? 'member-emma') : null,
        pointsState: args.isCompleted && before.points ? (before.needsApproval ? 'pending' : 'earned') : null,
        version: before.version + 1,
      });
      if (!before.repeat || !args.isCompleted) {
        const next = fake.jobs.find(({ id }) => id === `${before.id}-next`);
        fake.jobs = fake.jobs.filter((one) => one !== next);
        return { job: after, next: null, takenBackId: next?.id ?? null };
      }
      const dueDate = nextDueDate(before.repeat as JobRepeat, { occurrenceDate: before.dueDate, on: TODAY });
      const next = { ...before, id: `${before.id}-next`, dueDate, version: 1 };
      fake.jobs.push(next);
      return { job: after, next, takenBackId: null };
    },
    skipJob: (args: { id: string; undoKey: string }) => {
      note('skip', args);
      const before = find(args.id);
      changes.set(args.undoKey, before);
      const dueDate =
        before.repeat && nextDueDate(before.repeat as JobRepeat, { occurrenceDate: before.dueDate, on: TODAY });
      return put({ ...before, dueDate: dueDate ?? null, version: before.version + 1 });
    },
    moveJob: (args: { id: string; afterId: string | null }) => {
      note('move', args);
      const { dueDate } = find(args.id);
      const day = sectionsFor('all');
      const open = [...day.today, ...day.upcoming].filter((one) => one.dueDate === dueDate);
      for (const [id, position] of placeAfter(open, args.id, args.afterId) ?? []) put({ ...find(id), position });
      return find(args.id);
    },
    deleteJob: (args: { id: string; undoKey: string }) => {
      note('delete', args);
      const before = find(args.id);
      changes.set(args.undoKey, before);
      bin.set(before.id, before);
      fake.jobs = fake.jobs.filter((one) => one !== before);
      return { id: before.id, restorableUntil: '2026-11-07T13:20:00.000Z' };
    },
    undo: (args: { key: string }) => {
      note('undo', args);
      const before = changes.get(args.key);
      if (!before) throw domainError('NOT_FOUND', 'Change not found');
      if (bin.delete(before.id)) fake.jobs.push(before);
      else put(before);
      return [{ ...find(before.id), __typename: 'Job' }];
    },
    changeJobSubtask: (args: { jobId: string; subtaskId: string; input: { title?: string; isDone?: boolean } }) => {
      note('part', args);
      const before = find(args.jobId);
      const { title, isDone } = args.input;
      return put({
        ...before,
        subtasks: before.subtasks.map((part) =>
          part.id === args.subtaskId ? { ...part, title: title ?? part.title, isDone: isDone ?? part.isDone } : part,
        ),
      });
    },
    addJobSubtask: (args: { jobId: string; title: string }) => {
      note('addPart', args);
      const before = find(args.jobId);
      const part = { id: `part-${before.subtasks.length}-${args.title}`, title: args.title, isDone: false };
      return put({ ...before, subtasks: [...before.subtasks, part] });
    },
    removeJobSubtask: (args: { jobId: string; subtaskId: string }) => {
      note('removePart', args);
      const before = find(args.jobId);
      return put({ ...before, subtasks: before.subtasks.filter(({ id }) => id !== args.subtaskId) });
    },
    ...answers,
  });
  return fake;
}

/** Renders the jobs page, or another one, over a fake server with these jobs. */
export function openJobs(jobs: Job[], answers: RootAnswers = {}, path = '/dashboard#todos') {
  const fake = fakeJobs(jobs, answers);
  return { fake, ...renderRoute(path, { graphql: fake.graphql }) };
}

/** The arguments of the calls with one name. */
export const sent = (fake: FakeJobs, name: string): Record<string, unknown>[] =>
  fake.calls.filter((call) => call.name === name).map(({ args }) => args);
