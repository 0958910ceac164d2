import { randomBytes, randomInt } from 'node:crypto';
import { sharedUrl } from './server';

/** A signed-up user with their browser session. */
export interface Person {
  name: string;
  firstName: string;
  email: string;
  password: string;
  /** The address this user calls from, distinct so that limits by address do not interfere. */
  address: string;
  cookies: { name: string; value: string }[];
  url: string;
}

/** A family created through the product's own API. */
export interface Family {
  name: string;
  code: string;
  /** Its creator. */
  admin: Person;
  /** Members who joined by code, in the order of their names. */
  members: Person[];
}

/** Letters unique to this test. */
export const unique = (): string => randomBytes(5).toString('hex');

/** A unique address (in 10.0.0.0/8) for one browser or user. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sign-up form input; the account does not exist yet. */
export const stranger = (name: string): Pick<Person, 'name' | 'email' | 'password'> => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}.${unique()}@example.org`,
  password: `pass-${unique()}`,
});

/** Signs a user up without a browser. */
export async function signUp(name: string, url = sharedUrl()): Promise<Person> {
  const { email, password } = stranger(name);
  const address = newAddress();
  const answer = await fetch(`${url}/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ name, email, password }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return { name, firstName: name.split(' ')[0] ?? name, email, password, address, cookies: cookiesOf(answer), url };
}

function cookiesOf(answer: Response): Person['cookies'] {
  return answer.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) };
  });
}

/** A visitor of the demo: Emma, in a private copy of the Ashdowns with a month of everything. */
export async function tryDemo(url = sharedUrl()): Promise<Person> {
  const address = newAddress();
  const answer = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ timeZone: 'Europe/London' }),
  });
  if (!answer.ok) throw new Error(`the demo answered ${answer.status}: ${await answer.text()}`);
  return { name: 'Emma Ashdown', firstName: 'Emma', email: '', password: '', address, cookies: cookiesOf(answer), url };
}

const headersOf = (person: Person): Record<string, string> => ({
  cookie: person.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  'x-forwarded-for': person.address,
});

const tokens = new WeakMap<Person, { token: string; until: number }>();

async function tokenOf(person: Person): Promise<string> {
  const kept = tokens.get(person);
  if (kept && kept.until > performance.now()) return kept.token;
  const answer = await fetch(`${person.url}/identity/token`, { headers: headersOf(person) });
  if (!answer.ok) throw new Error(`the token call answered ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  // The token is valid for a minute.
  tokens.set(person, { token, until: performance.now() + 40_000 });
  return token;
}

/** Runs one GraphQL operation as a user; throws on a refusal. */
export async function gql<Data = unknown>(person: Person, query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`${person.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(person)}`,
      'x-forwarded-for': person.address,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function saveProfile(person: Person, displayName: string): Promise<void> {
  const [firstName = person.name, ...rest] = person.name.split(' ');
  await gql(person, 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { userId } }', {
    input: { firstName, lastName: rest.join(' ') || null, displayName },
  });
}

/** A user with a profile and no family. */
export async function personWithProfile(name: string, url = sharedUrl()): Promise<Person> {
  const person = await signUp(name, url);
  await saveProfile(person, person.firstName);
  return person;
}

/** Joins a family by code, optionally as a member without an account. */
export const joinFamily = (person: Person, code: string, membershipId?: string): Promise<unknown> =>
  gql(person, 'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id } }', {
    input: { code, membershipId },
  });

/** A family with its creator and members who joined by code, signed up and ready. */
export async function foundFamily({
  name = 'The Ashdowns',
  admin = 'Hannah Ashdown',
  members = [] as string[],
  timeZone = 'Europe/London',
  url = sharedUrl(),
  /** All members have closed the first steps, which would replace most of a new family's dashboard. */
  settled = true,
} = {}): Promise<Family> {
  const founder = await personWithProfile(admin, url);
  const { createFamily } = await gql<{ createFamily: { inviteCode: string } }>(
    founder,
    'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { inviteCode } }',
    { input: { name, timeZone } },
  );
  const joined: Person[] = [];
  for (const each of members) {
    const joiner = await personWithProfile(each, url);
    await joinFamily(joiner, createFamily.inviteCode);
    joined.push(joiner);
  }
  if (settled) await Promise.all([founder, ...joined].map((one) => gql(one, 'mutation { closeSettleIn { id } }')));
  return { name, code: createFamily.inviteCode, admin: founder, members: joined };
}

/** The fields of an event as the API takes them. */
export interface EventInput {
  title: string;
  eventDate: string;
  endDate?: string;
  eventTime?: string;
  eventEndTime?: string;
  emoji?: string;
  isRecurring?: boolean;
  recurringType?: 'daily' | 'weekly' | 'monthly' | 'yearly';
  recurringInterval?: number;
  recurringEndDate?: string;
  description?: string;
  /** Whom it is for; without it the family. */
  whoMemberIds?: string[];
}

/** Adds an event without a browser; resolves with its id. */
export async function addEvent(person: Person, input: EventInput): Promise<string> {
  const { addCalendarEvent } = await gql<{ addCalendarEvent: { id: string } }>(
    person,
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    { input },
  );
  return addCalendarEvent.id;
}

/** Adds a member without an account; resolves with the membership's id. */
export async function addMember(admin: Person, displayName: string): Promise<string> {
  const { addFamilyMember } = await gql<{ addFamilyMember: { id: string } }>(
    admin,
    'mutation ($input: AddFamilyMemberInput!) { addFamilyMember(input: $input) { id } }',
    { input: { displayName } },
  );
  return addFamilyMember.id;
}
