import { MembersService } from '../families';
import { familyRows, statementsOf } from '../../test';
import { MORNING, ask, newAddress, rows, startDemo, test, visitor, type Visitor } from './demo.test-kit';

startDemo();

interface Home {
  me: {
    name: string;
    membership: { role: string };
    family: {
      name: string;
      settings: { timeZone: string };
      members: { displayName: string; hasUserAccount: boolean; defaultAvatarId: string | null }[];
    };
  };
  calendarOccurrences: { startDate: string; event: { title: string; emoji: string | null; who: string } }[];
}
const HOME = `query ($from: Date!, $to: Date!) {
  me { name membership { role } family { name settings { timeZone } members { displayName hasUserAccount defaultAvatarId } } }
  calendarOccurrences(from: $from, to: $to) { startDate event { title emoji who } }
}`;

interface DemoJob {
  title: string;
  dueDate: string | null;
  assignee: { displayName: string } | null;
  repeat: { type: string } | null;
  subtasks: { isDone: boolean }[];
}
interface Board {
  today: { items: DemoJob[] };
  upcoming: { items: DemoJob[] };
  done: { total: number };
  counts: { today: number; overdue: number; doneToday: number; streakDays: number };
}
const BOARD = `query {
  jobBoard {
    today { items { ...J } } upcoming { items { ...J } } done { total }
    counts { today overdue doneToday streakDays }
  }
  jobPoints { toApprove { title } }
}
fragment J on Job { title dueDate assignee { displayName } repeat { type } subtasks { isDone } }`;

interface DemoWish {
  title: string;
  isPurchased: boolean;
  image: { widths: number[] } | null;
  isSurprise: boolean;
  stillNeeded: number | null;
  member: { memberId: string };
}

interface Kitchen {
  recipePage: {
    total: number;
    items: {
      title: string;
      timesCooked: number;
      rating: number | null;
      warnings: { kind: string; allergen: string | null; memberIds: string[] }[];
    }[];
  };
  family: { members: { id: string; displayName: string }[] };
}
const KITCHEN = `query {
  recipePage(of: { sort: name }) { total items { title timesCooked rating warnings { kind allergen memberIds } } }
  family { members { id displayName } }
}`;

interface Forum {
  forumOverview: { total: number; pinned: number; unread: number };
  forumPosts: {
    items: {
      author: { displayName: string };
      isUnread: boolean;
      replyCount: number;
      reactions: { count: number }[];
      poll: { voterCount: number; options: { votes: number }[] } | null;
      readBy: { confirmed: { member: { displayName: string } }[] } | null;
    }[];
  };
}
const FORUM = `query {
  forumOverview { total pinned unread }
  forumPosts { items { author { displayName } isUnread replyCount reactions { count }
    poll { voterCount options { votes } } readBy { confirmed { member { displayName } } } } }
}`;

describe('a copy of the demo family', () => {
  /** One copy for every test that only reads. */
  let copy: Visitor;

  beforeAll(async () => {
    test.clock.set(MORNING);
    copy = await visitor({ timeZone: 'Europe/London' });
  });

  it('has a month of events, added over the past weeks by several members', async () => {
    const { gql, viewer } = await visitor({ timeZone: 'Australia/Sydney' });
    const { data, errors } = await gql<Home>(HOME, { from: '2026-09-10', to: '2026-11-05' });
    expect(errors).toBeUndefined();
    expect(data.me).toMatchObject({
      name: 'Emma Ashdown',
      membership: { role: 'admin' },
      family: { name: 'The Ashdowns', settings: { timeZone: 'Australia/Sydney' } },
    });
    const { members } = data.me.family;
    expect(members.map(({ displayName, hasUserAccount }) => [displayName, hasUserAccount])).toEqual([
      ['Emma', true],
      ['Tom', true],
      ['Maisie', true],
      ['Theo', true],
      ['Poppy', false],
    ]);
    expect(members.filter(({ defaultAvatarId }) => defaultAvatarId)).toHaveLength(4);

    const shown = data.calendarOccurrences.filter(({ event }) => event.emoji);
    expect(shown.map(({ event }) => event.who)).toContain('Emma, Tom');
    expect(new Set(shown.flatMap(({ event }) => event.who.split(', ')))).toEqual(
      new Set(['Emma', 'Tom', 'Maisie', 'Theo', 'Poppy', 'Family']),
    );
    const titles = new Set(shown.map(({ event }) => event.title));
    for (const title of ['School run', 'Swimming', 'Dentist', 'Piano lesson', 'Film night', 'Granny stays with us'])
      expect(titles).toContain(title);
    for (const title of ['Night shift', "Theo's birthday", "Poppy's birthday", 'Cottage in Wales'])
      expect(titles).toContain(title);
    expect(titles).not.toContain('Guitar taster lesson');
    expect(shown.filter(({ startDate }) => startDate === '2026-10-08').length).toBeGreaterThan(2);

    const entries = await rows<{ type: string; name: string; description: string; at: Date }>(
      `select type, display_name as name, description, created_at as at
       from activity a join membership m on m.family_id = a.family_id and m.id = a.actor_membership_id
       where a.family_id = $1`,
      [viewer.familyId],
    );
    expect(new Set(entries.map(({ name }) => name))).toEqual(new Set(['Emma', 'Tom', 'Maisie', 'Theo']));
    expect(new Set(entries.map(({ type }) => type))).toEqual(
      new Set(['created', 'joined', 'updated', 'deleted', 'completed']),
    );
    expect(new Set(entries.map(({ at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThan(12);
    expect(entries.every(({ at }) => at.toISOString() < '2026-10-08T09:30')).toBe(true);
    // 12:31 in the family's zone, 32 days ago
    expect(entries.find(({ description }) => description.includes('Swimming to'))?.at.toISOString()).toBe(
      '2026-09-06T02:31:00.000Z',
    );
  });

  it('has reminders that its members set for themselves', async () => {
    const { gql, viewer } = copy;
    const reminders = await rows<{ who: string; title: string; ahead: boolean }>(
      `select m.display_name as who, e.title, r.due_at > $2 as ahead
       from calendar_reminder r join calendar_event e on e.id = r.event_id join membership m on m.id = r.membership_id
       where r.family_id = $1 and e.recurring_type is null order by e.title, r.due_at`,
      [viewer.familyId, test.clock.now()],
    );
    expect(reminders).toEqual([
      { who: 'Tom', title: "Parents' evening", ahead: true },
      ...[1, 2].map(() => ({ who: 'Emma', title: "Poppy's party", ahead: true })),
      { who: 'Maisie', title: "Sleepover at Ada's", ahead: true },
    ]);
    const { data } = await gql<{ myRemindedEvents: string[] }>('{ myRemindedEvents }');
    expect(data.myRemindedEvents).toHaveLength(2);
  });

  it('has overdue, due, upcoming and completed jobs, with turns, parts and points', async () => {
    const { gql } = copy;
    const { data, errors } = await gql<{ jobBoard: Board; jobPoints: { toApprove: { title: string }[] } }>(BOARD);
    expect(errors).toBeUndefined();
    const { today, upcoming, done, counts } = data.jobBoard;
    expect(today.items[0]).toMatchObject({ title: 'Post Granny’s birthday card', dueDate: '2026-10-07' });
    expect(today.items.map(({ assignee }) => assignee?.displayName)).toContain('Tom');
    expect(counts).toMatchObject({ overdue: 1, today: 4, doneToday: 2 });
    expect(counts.streakDays).toBeGreaterThan(3);
    const bins = upcoming.items.find(({ title }) => title === 'Put the bins out');
    // Tom, then Maisie: it is his turn again
    expect(bins).toMatchObject({ dueDate: '2026-10-09', assignee: { displayName: 'Tom' }, repeat: { type: 'weekly' } });
    expect(upcoming.items.map(({ assignee }) => assignee)).toContain(null);
    expect(upcoming.items.find(({ subtasks }) => subtasks.length > 0)?.subtasks.map(({ isDone }) => isDone)).toEqual([
      true,
      false,
      false,
    ]);
    expect(done.total).toBeGreaterThan(5);
    expect(data.jobPoints.toApprove.map(({ title }) => title)).toEqual(['Feed the rabbits next door']);
  });

  it('has three weeks of dinners with cooks, and planning rules', async () => {
    const { gql } = copy;
    const { data, errors } = await gql<{
      mealWeek: { meals: { title: string; mealDate: string; cookId: string | null }[] };
      plannedDinner: { meals: { title: string }[] };
      mealRules: { text: string }[];
    }>(
      `{ mealWeek(startDate: "2026-10-08") { meals { title mealDate cookId } }
         plannedDinner { meals { title } } mealRules { text } }`,
    );
    expect(errors).toBeUndefined();
    expect(new Set(data.mealWeek.meals.map(({ mealDate }) => mealDate)).size).toBe(7);
    expect(data.mealWeek.meals.filter(({ cookId }) => cookId !== null).length).toBeGreaterThan(6);
    expect(data.plannedDinner.meals).toEqual([{ title: 'Vegetable chilli' }]);
    expect(data.mealRules.map(({ text }) => text)).toContain('Friday: fish');
  });

  it('has a kitchen with items that go off soon and one that is used up', async () => {
    const { gql } = copy;
    const { data, errors } = await gql<{
      kitchenItems: { ingredientName: string; haveIt: boolean }[];
      kitchenItemsToUse: { ingredientName: string }[];
    }>('{ kitchenItems { ingredientName haveIt } kitchenItemsToUse { ingredientName } }');
    expect(errors).toBeUndefined();
    expect(data.kitchenItems.length).toBeGreaterThan(20);
    expect(data.kitchenItems.filter(({ haveIt }) => !haveIt)).toMatchObject([{ ingredientName: 'Porridge oats' }]);
    expect(data.kitchenItemsToUse.map(({ ingredientName }) => ingredientName)).toEqual([
      ...['Chicken thighs', 'Spinach', 'Natural yoghurt', 'Leeks'],
    ]);
  });

  it("has two shopping lists, with the week's ingredients and three ticked items", async () => {
    const { gql } = copy;
    const { data, errors } = await gql<{
      shoppingLists: { name: string; isDefault: boolean; openCount: number }[];
      shoppingList: { open: { parts: { mealTitle: string | null }[] }[]; basket: { ingredientName: string }[] };
    }>(`{ shoppingLists { name isDefault openCount }
      shoppingList { open { parts { mealTitle } } basket { ingredientName } } }`);
    expect(errors).toBeUndefined();
    expect(data.shoppingLists).toMatchObject([
      { name: 'Tesco', isDefault: true },
      { name: 'Boots', isDefault: false, openCount: 3 },
    ]);
    const { open, basket } = data.shoppingList;
    expect(open.length).toBeGreaterThan(12);
    expect(open.some(({ parts }) => parts.some(({ mealTitle }) => mealTitle !== null))).toBe(true);
    expect(basket.map(({ ingredientName }) => ingredientName)).toEqual(['wholemeal bread', 'apples', 'bananas']);
  });

  it('is visible to its visitor only, not to another copy or family', async () => {
    const other = await visitor();
    expect(other.viewer.familyId).not.toBe(copy.viewer.familyId);
    expect(other.viewer.email).not.toBe(copy.viewer.email);
    const [event] = await rows<{ id: string }>('select id from calendar_event where family_id = $1 limit 1', [
      copy.viewer.familyId,
    ]);
    const { errors } = await other.gql('query ($id: ID!) { calendarEvent(id: $id) { title } }', { id: event?.id });
    expect(errors?.[0]?.message).toBe('Event not found');
    const outsider = await familyRows(test);
    await expect(test.app.get(MembersService).list(outsider.viewer)).resolves.toHaveLength(2);
  });

  it('has wishes, with surprises visible to the visitor except her own', async () => {
    const { gql, viewer } = copy;
    const { data } = await gql<{ wishlist: { wishes: DemoWish[]; summary: { wished: number; bought: number } } }>(
      `{ wishlist { wishes { title image { url widths } isPurchased isSurprise stillNeeded member { memberId } comments { text } }
         summary { wished bought } } }`,
    );
    const { wishes, summary } = data.wishlist;
    expect(summary).toEqual({ wished: 5, bought: 3 });
    const titles = (those: DemoWish[]) => those.map(({ title }) => title);
    expect(titles(wishes.filter(({ isSurprise }) => isSurprise))).toEqual(['Red scooter']);
    expect(wishes.find(({ title }) => title === 'Wooden train set')).toMatchObject({ stillNeeded: 1_999 });
    const { image } = wishes.find(({ title }) => title === 'Red scooter') ?? {};
    expect(image?.widths).toEqual([400, 640]);
    const own = wishes.filter(({ member }) => member.memberId === viewer.membershipId);
    expect(own).toMatchObject([{ isPurchased: false }, { title: 'Reading lamp for the sofa', isPurchased: false }]);
    expect(await rows('select from wish_surprise where family_id = $1', [viewer.familyId])).toHaveLength(2);
  });

  it('has cooked and rated recipes, and a nut warning for Theo', async () => {
    const { gql } = copy;
    const { data, errors } = await gql<Kitchen>(KITCHEN);
    expect(errors).toBeUndefined();
    const { items, total } = data.recipePage;
    expect(total).toBe(8);
    expect(items[0]).toMatchObject({ title: 'American pancakes', timesCooked: 2, rating: 4.5 });
    const theo = data.family.members.find(({ displayName }) => displayName === 'Theo')?.id;
    const crumble = items.find(({ title }) => title === 'Granny’s apple crumble');
    expect(crumble?.warnings).toContainEqual({ kind: 'contains', allergen: 'nuts', memberIds: [theo] });
    // every ingredient was recognised
    expect(items.flatMap(({ warnings }) => warnings).filter(({ kind }) => kind === 'not_recognised')).toEqual([]);
  });

  it('has forum posts, some of them new to the visitor', async () => {
    const { gql } = copy;
    const { data, errors } = await gql<Forum>(FORUM);
    expect(errors).toBeUndefined();
    expect(data.forumOverview).toEqual({ total: 4, pinned: 1, unread: 1 });
    expect(data.forumPosts.items.map(({ author, isUnread }) => [author.displayName, isUnread])).toEqual([
      ['Tom', true],
      ['Theo', false],
      ['Maisie', false],
      ['Emma', false],
    ]);
    expect(data.forumPosts.items[1]).toMatchObject({
      replyCount: 1,
      reactions: [{ count: 1 }, { count: 2 }, { count: 0 }],
    });
    expect(data.forumPosts.items[2]?.poll).toEqual({ voterCount: 3, options: [2, 1, 2].map((votes) => ({ votes })) });
    const readers = data.forumPosts.items[3]?.readBy?.confirmed.map(({ member }) => member.displayName);
    expect(readers?.sort()).toEqual(['Maisie', 'Tom']);
  });

  it('is created within a fixed number of database round trips', async () => {
    const statements = await statementsOf(() => ask(newAddress()).expect(201));
    expect(statements.length).toBeLessThan(1_800);
  });

  it("uses London time when the browser's zone is unknown", async () => {
    const { gql } = await visitor({ timeZone: 'Mars/Olympus' });
    const { data } = await gql<Home>('{ me { family { settings { timeZone } } } }');
    expect(data.me.family.settings.timeZone).toBe('Europe/London');
  });

  it.each([
    '2024-02-29T12:00:00Z',
    '2026-03-29T00:30:00Z',
    '2026-10-24T23:59:00Z',
    '2026-12-31T23:59:00Z',
    '2027-01-03T08:00:00Z',
  ])('can be made at %s', async (now) => {
    test.clock.set(now);
    const { viewer } = await visitor();
    const stored = await rows('select from activity where family_id = $1 and created_at > $2', [viewer.familyId, now]);
    expect(stored).toHaveLength(0);
  });
});
