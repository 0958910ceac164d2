import { understandJob } from './jobs';
import type { QuickAddJob } from './job-types';
import { WEDNESDAY } from '../quick-add.test-kit';
import type { QuickAddContext } from '../types';

/** Jobs as a British family writes them on Wednesday 18 November 2026 at 10:00; the author is Mum. */

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The result in one line: "Title | due | assignee | repeat | turns | points | note". */
function shown({ title, dueDate, dueTime, assigneeName, repeat, points, needsApproval, note }: QuickAddJob): string {
  const days = repeat?.weekdays.map((day) => `${repeat.nth ?? ''}${DAYS[day]}`).join('+');
  const rule = repeat && `${repeat.type}/${repeat.interval}${days ? ` ${days}` : ''}`;
  return [
    title,
    [dueDate, dueTime].filter(Boolean).join(' '),
    assigneeName && `for ${assigneeName}`,
    rule &&
      `${rule}${repeat.from === 'completion' ? ' after done' : ''}${repeat.endDate ? ` until ${repeat.endDate}` : ''}`,
    repeat?.rotation && `${repeat.rotation.mode} ${repeat.rotation.memberIds.join('+')}`,
    points !== null && `${points} points`,
    needsApproval && 'approval',
    note && 'note',
  ]
    .filter(Boolean)
    .join(' | ');
}

function understood(text: string, context: QuickAddContext = WEDNESDAY): string {
  const { job, reason, candidates } = understandJob(text, context);
  return reason ? `${reason}? ${candidates.map((one) => shown(one.job)).join(' or ')}` : shown(job);
}

const EVERYBODY = 'Sam+Mia+Mum+Grace+Will+May+Leo Park';

describe('a bare name', () => {
  it.each([
    ['homework Sam Friday', 'Homework | 2026-11-20 | for Sam'],
    ['maths homework Leo Park by Friday', 'Maths homework | 2026-11-20 | for Leo Park'],
    ['empty the dishwasher Mia', 'Empty the dishwasher | for Mia'],
    ['bins Sam tonight', 'Bins | 2026-11-18 20:00 | for Sam'],
    ['tidy room Mia tomorrow', 'Tidy room | 2026-11-19 | for Mia'],
    // about somebody
    ['call Sam Friday', 'Call Sam | 2026-11-20'],
    ['pick up Mia Friday', 'Pick up Mia | 2026-11-20'],
    ['birthday card Sam', 'Birthday card Sam'],
    ['present for Mia Friday', 'Present for Mia | 2026-11-20'],
    ['revise with Sam Friday', 'Revise with Sam | 2026-11-20'],
    ["sort Sam's room Friday", "Sort Sam's room | 2026-11-20"],
  ])('%s', (text, expected) => expect(understood(text)).toBe(expected));
});

describe('deadlines', () => {
  it.each([
    ['empty the dishwasher', 'Empty the dishwasher'],
    ['homework by Friday', 'Homework | 2026-11-20'],
    ['tidy room tomorrow', 'Tidy room | 2026-11-19'],
    ['take the bins out tonight', 'Take the bins out | 2026-11-18 20:00'],
    ['call the plumber today', 'Call the plumber | 2026-11-18'],
    ['pay the school trip by 5pm Friday', 'Pay the school trip | 2026-11-20 17:00'],
    ['hand in form until 1 December', 'Hand in form | 2026-12-01'],
    ['renew passports by end of month', 'Renew passports | 2026-11-30'],
    ['book the MOT next week', 'Book the MOT | 2026-11-29'],
    ['sort the loft this weekend', 'Sort the loft | 2026-11-22'],
    ['car tax due 3 December', 'Car tax | 2026-12-03'],
    ['find camping stove in May', 'Find camping stove | 2027-05-31'],
    ['return library books in 3 days', 'Return library books | 2026-11-21'],
    ['water the tomatoes 12/06', 'Water the tomatoes | 2027-06-12'],
    ['write Christmas cards by 10 December', 'Write Christmas cards | 2026-12-10'],
    ['buy the Christmas tree', 'Buy the Christmas tree'],
    ['finish the patio by Christmas', 'Finish the patio | 2026-12-25'],
    ['practise piano for 30 minutes', 'Practise piano for 30 minutes'],
    ['vet bill, due yesterday', 'Vet bill | 2026-11-17'],
    ['post the card at 3', 'time? Post the card | 2026-11-18 15:00 or Post the card | 2026-11-19 03:00'],
    ['milk, eggs and bread', 'Milk, eggs and bread'],
    ['', 'noText? '],
    ['Friday', 'New job | 2026-11-20'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('assignees', () => {
  it.each([
    ['homework for Mia by Friday', 'Homework | 2026-11-20 | for Mia'],
    ['Sam empty dishwasher Sat', 'Empty dishwasher | 2026-11-21 | for Sam'],
    ['Sam: hoover the stairs', 'Hoover the stairs | for Sam'],
    ['Mia to lay the table', 'Lay the table | for Mia'],
    ['Sam should tidy his room tomorrow', 'Tidy his room | 2026-11-19 | for Sam'],
    ['ask Sam to feed the rabbits', 'Feed the rabbits | for Sam'],
    ['please remind Mia to take her kit tomorrow', 'Take her kit | 2026-11-19 | for Mia'],
    ['remind me to call the plumber tomorrow', 'Call the plumber | 2026-11-19 | for Mum'],
    ['worming tablet for me', 'Worming tablet | for Mum'],
    ['empty the bin @Sam', 'Empty the bin | for Sam'],
    ['wash the car, Sam', 'Wash the car | for Sam'],
    ['wash the car Saturday Sam', 'Wash the car | 2026-11-21 | for Sam'],
    ['wash up by Mia', 'Wash up | for Mia'],
    ['walk the dog for everyone', 'Walk the dog'],
    ['call Sam', 'Call Sam'],
    ['pick up Mia from ballet tomorrow', 'Pick up Mia from ballet | 2026-11-19'],
    ["wash Sam's football kit by Friday", "Wash Sam's football kit | 2026-11-20"],
    ["Sam's homework", "Sam's homework"],
    ['buy a present for Sam by Friday', 'Buy a present for Sam | 2026-11-20'],
    ['birthday card for Grace for Mia', 'Birthday card for Grace | for Mia'],
    ['Sam is ill: call school', 'Sam is ill: call school'],
    ['tidy the playroom for Sam and Mia', 'Tidy the playroom | note'],
    ['May Will bins', 'Will bins | for May'],
    ['will it rain, check the tent', 'Will it rain, check the tent'],
    ['say grace tomorrow', 'Say grace | 2026-11-19'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('repeats', () => {
  it.each([
    ['water plants every 3 days', 'Water plants | 2026-11-18 | daily/3'],
    ['bins every Monday', 'Bins | 2026-11-23 | weekly/1 Mon'],
    ['bins every Monday evening', 'Bins | 2026-11-23 18:00 | weekly/1 Mon'],
    ['hoover every Monday and Thursday', 'Hoover | 2026-11-19 | weekly/1 Mon+Thu'],
    ['feed the cat every day at 7am', 'Feed the cat | 2026-11-19 07:00 | daily/1'],
    ['pack lunches every weekday', 'Pack lunches | 2026-11-18 | weekly/1 Mon+Tue+Wed+Thu+Fri'],
    ['wash the car every weekend', 'Wash the car | 2026-11-22 | weekly/1 Sun'],
    ['change the beds every other Saturday', 'Change the beds | 2026-11-21 | weekly/2 Sat'],
    ['pay the rent on the 1st of every month', 'Pay the rent | 2026-12-01 | monthly/1'],
    ['service the boiler every year in October', 'Service the boiler | 2027-10-01 | yearly/1'],
    ['recycling weekly until Christmas', 'Recycling | 2026-11-18 | weekly/1 Wed until 2026-12-25'],
    ['clean the filter monthly', 'Clean the filter | 2026-11-18 | monthly/1'],
    ['clean bathroom 2 weeks after it is done', 'Clean bathroom | 2026-11-18 | weekly/2 after done'],
    ["cut the grass every 10 days after it's done", 'Cut the grass | 2026-11-18 | daily/10 after done'],
    ['descale the kettle every month from completion', 'Descale the kettle | 2026-11-18 | monthly/1 after done'],
    ['defrost the freezer every 6 months since last done', 'Defrost the freezer | 2026-11-18 | monthly/6 after done'],
    ['water the ferns every other week after completion', 'Water the ferns | 2026-11-18 | weekly/2 after done'],
    ['book club snacks first Monday of every month', 'Book club snacks | 2026-12-07 | monthly/1 1Mon'],
    ['descale the kettle last Friday of every month', 'Descale the kettle | 2026-11-27 | monthly/1 -1Fri'],
    ['water plants every Mon and Thu', 'Water plants | 2026-11-19 | weekly/1 Mon+Thu'],
    ['lunch boxes every weekday', 'Lunch boxes | 2026-11-18 | weekly/1 Mon+Tue+Wed+Thu+Fri'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('turns', () => {
  it.each([
    [
      'bins every Monday evening, Sam and Mia in turn',
      'Bins | 2026-11-23 18:00 | for Sam | weekly/1 Mon | turn Sam+Mia',
    ],
    [
      'clean bathroom every 2 weeks, least done',
      `Clean bathroom | 2026-11-18 | for Sam | weekly/2 Wed | leastDone ${EVERYBODY}`,
    ],
    [
      'lay the table daily, taking turns between Mia, Sam and Leo Park',
      'Lay the table | 2026-11-18 | for Mia | daily/1 | turn Mia+Sam+Leo Park',
    ],
    [
      'Sam and Mia take turns to walk the dog every day',
      'Walk the dog | 2026-11-18 | for Sam | daily/1 | turn Sam+Mia',
    ],
    ['dishwasher every day for Sam and Mia', 'Dishwasher | 2026-11-18 | for Sam | daily/1 | turn Sam+Mia'],
    ['hoover every Saturday, Sam & Mia alternating', 'Hoover | 2026-11-21 | for Sam | weekly/1 Sat | turn Sam+Mia'],
    ['compost every Sunday in rotation', `Compost | 2026-11-22 | for Sam | weekly/1 Sun | turn ${EVERYBODY}`],
    [
      'wipe the table every day, Sam and Mia, whoever did it least',
      'Wipe the table | 2026-11-18 | for Sam | daily/1 | leastDone Sam+Mia',
    ],
    [
      'mow the lawn 2 weeks after it was done, Sam and Will in turn',
      'Mow the lawn | 2026-11-18 | for Sam | weekly/2 after done | turn Sam+Will',
    ],
    ['bins Monday, Sam and Mia in turn', 'Bins | 2026-11-23 | note'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('points', () => {
  it.each([
    ['mow the lawn 10 points', 'Mow the lawn | 10 points'],
    ['mow the lawn for Sam by Saturday for 50 points', 'Mow the lawn | 2026-11-21 | for Sam | 50 points'],
    ['tidy room worth 5 points, needs approval', 'Tidy room | 5 points | approval'],
    ['Mia: read 20 pages every day, 2 pts', 'Read 20 pages | 2026-11-18 | for Mia | daily/1 | 2 points'],
    ['read chapter 3, 5 points', 'Read chapter 3 | 5 points'],
    ['score 99999 points', 'Score 99999 points'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});
