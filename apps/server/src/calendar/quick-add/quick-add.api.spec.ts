import { as, asOwner, make, type Family } from '../../../test';

const UNDERSTAND = `query ($text: String!, $now: DateTime) {
  understandQuickAdd(text: $text, now: $now) {
    kind title eventDate endDate eventTime eventEndTime who whoMemberId whoMemberIds
    isRecurring recurringType recurringInterval recurringEndDate note
    needsClarification reason question
    candidates { label kind title eventDate endDate eventTime eventEndTime who whoMemberId isRecurring recurringType }
    spans { kind start end text inTitle }
  }
}`;
/** Wednesday 18 November 2026, 10:00 in London. */
const NOW = '2026-11-18T10:00:00.000Z';

interface Understood {
  understandQuickAdd: {
    title: string;
    who: string;
    whoMemberId: string | null;
    needsClarification: boolean;
    candidates: { label: string; eventTime: string | null }[];
    [field: string]: unknown;
  };
}

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
  await Promise.all([
    as(ours.admin).gql('mutation { addFamilyMember(input: { displayName: "Tiggy" }) { id } }'),
    as(theirs.admin).gql('mutation { addFamilyMember(input: { displayName: "Bartholomew" }) { id } }'),
  ]);
});

const understand = async (text: string, now: string | null = NOW, who = ours.admin) => {
  const { data, errors } = await as(who).gql<Understood>(UNDERSTAND, { text, now });
  return { answer: data?.understandQuickAdd, errors };
};

describe('understandQuickAdd', () => {
  it('returns the event that the phrase would add, for a member of the family', async () => {
    const { answer } = await understand('swimming for Tiggy every other Friday 4-5pm until Christmas');
    expect(answer).toMatchObject({
      kind: 'event',
      title: 'Swimming',
      eventDate: '2026-11-20',
      endDate: '2026-11-20',
      eventTime: '16:00',
      eventEndTime: '17:00',
      who: 'Tiggy',
      isRecurring: true,
      recurringType: 'weekly',
      recurringInterval: 2,
      recurringEndDate: '2026-12-25',
      note: null,
      needsClarification: false,
      reason: null,
      question: null,
      candidates: [],
    });
    expect(answer.whoMemberIds).toEqual([answer.whoMemberId]);
    expect(answer.spans).toContainEqual({ kind: 'time', start: 38, end: 43, text: '4-5pm', inTitle: false });
  });

  it('recognises a birthday, and asks about an ambiguous hour', async () => {
    const { answer: birthday } = await understand("Granny's birthday 5 June");
    expect(birthday).toMatchObject({ kind: 'birthday', eventDate: '2027-06-05', recurringType: 'yearly' });
    const { answer: asked } = await understand('dentist tomorrow at 3');
    expect(asked).toMatchObject({
      needsClarification: true,
      reason: 'time',
      question: 'At 03:00 or 15:00?',
      eventDate: '2026-11-19',
      eventTime: null,
    });
    expect(asked.candidates).toMatchObject([
      { label: '15:00', title: 'Dentist', eventDate: '2026-11-19', eventTime: '15:00', who: 'Family' },
      { label: '03:00', title: 'Dentist', eventDate: '2026-11-19', eventTime: '03:00', who: 'Family' },
    ]);
  });

  it('reads dates as the family’s locale and zone have them', async () => {
    const american = await make.family({ members: 0, timeZone: 'America/Los_Angeles' });
    await as(american.admin).gql('mutation { updateFamilySettings(input: { locale: "en-US" }) { id } }');
    const { answer } = await understand('dentist 04/05 9am', NOW, american.admin);
    expect(answer).toMatchObject({ eventDate: '2027-04-05' });
    // two in the morning in Los Angeles
    const late = await understand('dentist tomorrow', '2026-11-19T07:30:00.000Z', american.admin);
    expect(late.answer).toMatchObject({ eventDate: '2026-11-19' });
  });

  it('uses the current time when none is sent', async () => {
    const { answer, errors } = await understand('dentist tomorrow at 9am', null);
    expect(errors).toBeUndefined();
    expect(answer.needsClarification).toBe(false);
  });

  it('never recognises people of another family', async () => {
    const { answer } = await understand('dentist for Bartholomew tomorrow');
    expect(answer).toMatchObject({ title: 'Dentist for Bartholomew', who: 'Family', whoMemberId: null });
    const { answer: known } = await understand('dentist for Bartholomew tomorrow', NOW, theirs.admin);
    expect(known).toMatchObject({ title: 'Dentist', who: 'Bartholomew' });
  });

  it('stores nothing', async () => {
    const rows = () => asOwner('select count(*) from calendar_event where family_id = $1', [ours.id]);
    const before = await rows();
    await understand('dentist tomorrow at 9am');
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['', 'noText'],
    [' \n\t ', 'noText'],
    ['<script>alert(1)</script>', 'noDate'],
    ["'; drop table calendar_event; --", 'noDate'],
    ['👨‍👩‍👧‍👦'.repeat(40), 'noDate'],
    ['((((every every every at at at 99:99 32/13', 'noDate'],
  ])('survives junk: %j', async (text, reason) => {
    const { answer, errors } = await understand(text);
    expect(errors).toBeUndefined();
    expect(answer).toMatchObject({ needsClarification: true, reason });
    expect(answer.title).not.toBe('');
  });

  it('refuses a text that is too long and an implausible time', async () => {
    expect((await understand('a'.repeat(500))).errors).toBeUndefined();
    const { errors } = await understand('a'.repeat(501));
    expect(errors?.[0]).toMatchObject({
      message: 'Write at most 500 characters',
      extensions: { code: 'INVALID', field: 'text' },
    });
    const { errors: clock } = await understand('dentist tomorrow', '+250000-01-01T00:00:00.000Z');
    expect(clock?.[0]?.extensions.code).toMatch(/INVALID|BAD_USER_INPUT/);
  });

  it('requires a signed-in caller with a family', async () => {
    const nobody = await as(null).gql(UNDERSTAND, { text: 'dentist tomorrow' });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const outsider = await as(await make.person()).gql(UNDERSTAND, { text: 'dentist tomorrow' });
    expect(outsider.errors?.[0]?.extensions.code).toBe('NO_FAMILY');
  });
});
