import { as, asOwner, make, type Family, type Person } from '../../test';
import type { RestTodo } from './jobs.rest';

export const ADD = `mutation ($input: JobInput!, $key: String) {
  addJob(input: $input, idempotencyKey: $key) { id title dueDate version assignee { memberId } subtasks { id } } }`;

export const UPDATE = `mutation ($id: ID!, $input: JobChangesInput!, $version: Int) {
  updateJob(id: $id, input: $input, version: $version) { id title version } }`;

export const TICK = `mutation ($id: ID!, $isCompleted: Boolean!) {
  setJobCompleted(id: $id, isCompleted: $isCompleted) { job { id isCompleted } next { id dueDate } takenBackId } }`;

export const SKIP = 'mutation ($id: ID!) { skipJob(id: $id) { id dueDate } }';
export const MOVE = 'mutation ($id: ID!, $afterId: ID) { moveJob(id: $id, afterId: $afterId) { id position } }';
export const DELETE = 'mutation ($id: ID!) { deleteJob(id: $id) { id restorableUntil } }';
export const RESTORE = 'mutation ($id: ID!) { restoreFromBin(type: "todo", id: $id) { id title } }';
export const ONE = 'query ($id: ID!) { job(id: $id) { id title notes } }';

export const BOARD = `query ($filter: JobFilter!) { jobBoard(filter: $filter) {
  date today { items { id } total } upcoming { items { id } total } done { items { id } total }
  counts { today overdue upcoming done doneToday message streakDays loads { memberId open } } } }`;

export interface Job {
  id: string;
  title: string;
  version: number;
}

export const addTodo = async (who: Person, body: object = {}): Promise<RestTodo> => {
  const answer = await as(who).rest.post('/api/todos', { title: `Job ${Math.random()}`, ...body });
  if (answer.status !== 201) throw new Error(`adding a job answered ${answer.status}: ${answer.text}`);
  return (answer.body as { todo: RestTodo }).todo;
};

export const stored = ({ id }: Family) =>
  asOwner('select id, title, version, completed_at, deleted_at from job where family_id = $1 order by id', [id]);

export let ours: Family;
export let theirs: Family;

/** Two families for the jobs' API specs (GraphQL and REST). */
export function makeFamilies(): void {
  beforeAll(async () => {
    [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
  });
}
