import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import request from 'supertest';
import { as, cookieOf } from './client';
import { asOwner } from './database';
import { secretsOf, testEnvironment } from './environment';
import type { Member, Person } from './person';

export interface Family {
  id: string;
  name: string;
  inviteCode: string;
  /** The creator. */
  admin: Member;
  /** Those who joined by code. */
  members: Member[];
  /** The first of them, for the usual two-person test; absent when `members: 0`. */
  member: Member;
}

const unique = () => randomBytes(5).toString('hex');

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function signUp(name: string, apiUrl: string): Promise<Person> {
  const email = `${unique()}@example.org`;
  const password = `pass-${unique()}-${unique()}`;
  const address = newAddress();
  const answer = await request(apiUrl)
    .post('/identity/sign-up/email')
    .set('origin', apiUrl)
    .set('x-forwarded-for', address)
    .send({ name, email, password });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { user } = answer.body as { user: { id: string } };
  return {
    userId: user.id,
    name,
    email,
    password,
    cookie: cookieOf(answer),
    address,
    apiUrl,
  };
}

/** A user who has signed up at the server, by database. */
const patterns = new Map<string, Promise<Person>>();

/** A signed-up user with a session: copies of the rows of the server's first one, because a password takes 0.1 s to hash. */
async function person(name = `Person ${unique()}`, apiUrl = testEnvironment().apiUrl): Promise<Person> {
  const secrets = secretsOf(apiUrl);
  if (!secrets) return signUp(name, apiUrl);
  const pattern = patterns.get(secrets.databaseUrl) ?? signUp('Pat Pattern', apiUrl);
  patterns.set(secrets.databaseUrl, pattern);
  const first = await pattern;
  const userId = randomUUID();
  const email = `${unique()}@example.org`;
  const address = newAddress();
  const token = randomBytes(24).toString('base64url');
  await asOwner(
    `with person as (
       insert into identity."user" select copy.* from identity."user" u,
         jsonb_populate_record(u, jsonb_build_object('id', $2::text, 'name', $3::text, 'email', $4::text, 'createdAt', now())) copy
       where u.id = $1),
     secret as (
       insert into identity.account select copy.* from identity.account a,
         jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'userId', $2::text, 'accountId', $2::text)) copy
       where a."userId" = $1)
     insert into identity.session select copy.* from identity.session s,
       jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'userId', $2::text, 'token', $5::text, 'ipAddress', $6::text, 'createdAt', now())) copy
     where s."userId" = $1`,
    [first.userId, userId, name, email, token, address],
    secrets.databaseUrl,
  );
  const signature = createHmac('sha256', secrets.secret).update(token).digest('base64');
  const cookie = `${first.cookie.split('=')[0]}=${encodeURIComponent(`${token}.${signature}`)}`;
  return { userId, name, email, password: first.password, cookie, address, apiUrl };
}

const ME = '{ me { membership { id } family { id inviteCode } } }';
interface MeAnswer {
  me: { membership: { id: string }; family: { id: string; inviteCode: string } };
}

async function asMember(who: Person): Promise<Member & { inviteCode: string }> {
  const { data, errors } = await as(who).gql<MeAnswer>(ME);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.assign(who, {
    familyId: data.me.family.id,
    membershipId: data.me.membership.id,
    inviteCode: data.me.family.inviteCode,
  });
}

async function profile(who: Person): Promise<void> {
  const [firstName = who.name, ...rest] = who.name.split(' ');
  const { errors } = await as(who).gql(
    'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { userId } }',
    {
      input: { firstName, lastName: rest.join(' ') || null, displayName: firstName },
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

interface FamilyOptions {
  name?: string;
  adminName?: string;
  /** Number of members besides the creator; 1 by default. */
  members?: number;
  timeZone?: string;
  /** A server other than the shared one. */
  apiUrl?: string;
}

async function family(options: FamilyOptions = {}): Promise<Family> {
  const name = options.name ?? `Family ${unique()}`;
  const founder = await person(options.adminName ?? `Ada${unique()} Founder`, options.apiUrl);
  await profile(founder);
  const { errors } = await as(founder).gql(
    'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { id } }',
    {
      input: { name, timeZone: options.timeZone ?? 'Europe/London' },
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const admin = await asMember(founder);
  const members = await Promise.all(
    Array.from({ length: options.members ?? 1 }, () => joiner(admin.inviteCode, { apiUrl: options.apiUrl })),
  );
  return { id: admin.familyId, name, inviteCode: admin.inviteCode, admin, members, member: members[0] as Member };
}

/** A new user, or one who has just signed up, who joins a family by code. */
async function joiner(
  inviteCode: string,
  { name, apiUrl, ...given }: { name?: string; apiUrl?: string; who?: Person } = {},
): Promise<Member> {
  const who = given.who ?? (await person(name ?? `Ben${unique()} Joiner`, apiUrl));
  await profile(who);
  const { errors } = await as(who).gql('mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id } }', {
    input: { code: inviteCode },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return asMember(who);
}

/** Test preconditions, created through the product's own API. */
export const make = { person, family, joiner };
