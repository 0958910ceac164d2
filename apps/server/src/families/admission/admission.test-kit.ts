import { randomUUID } from 'node:crypto';
import { type TestApp, asOwner, sharedTestApp } from '../../../test';
import { MembershipDirectory, type Viewer } from '../../platform/auth';
import { AdmissionService } from './admission.service';
import { FamiliesService } from '../families.service';
import { JoiningService } from '../invitations/joining.service';

export let test: TestApp;

/** A separate server for admission specs. */
export function startAdmission(): void {
  beforeAll(async () => {
    test = await sharedTestApp();
  });
  afterAll(() => test.close());
}

export const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(sql, values, test.urls.owner);
export const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type);
export const admission = () => get(AdmissionService);

/** A user with an account. */
export async function person(name = 'Ben Miller', guestOf: string | null = null): Promise<Viewer> {
  const userId = randomUUID();
  const email = `${userId}@example.org`;
  await rows(
    'insert into identity."user" (id, name, email, "emailVerified", "guestOf") values ($1, $2, $3, true, $4)',
    [userId, name, email, guestOf],
  );
  return { userId, sessionId: 'session', email, name, familyId: null, membershipId: null, role: null };
}

/** The viewer as a request would resolve them now. */
export const seen = async (viewer: Viewer): Promise<Viewer> => ({
  ...viewer,
  ...((await get(MembershipDirectory).find(viewer.userId)) ?? { familyId: null, membershipId: null, role: null }),
});
export const approve = (admin: Viewer, approveJoiners: boolean) =>
  get(FamiliesService).updateSettings(admin, { approveJoiners });

/** A family that has its admins decide. */
export async function found(name = 'The Reeds') {
  const viewer = await person('Ada Reed');
  const { inviteCode } = await get(FamiliesService).create(viewer, { name });
  const admin = await seen(viewer);
  await approve(admin, true);
  return { admin, code: inviteCode };
}

export const join = (viewer: Viewer, code: string, membershipId?: string) =>
  get(JoiningService).join(viewer, '127.0.0.1', { code, membershipId });

/** A user who has entered a code and awaits approval. */
export async function ask(
  code: string,
  { viewer: given, membershipId }: { viewer?: Viewer; membershipId?: string } = {},
) {
  const viewer = given ?? (await person());
  await expect(join(viewer, code, membershipId)).rejects.toMatchObject({ code: 'JOIN_PENDING' });
  return viewer;
}

export const idOf = async (admin: Viewer) => (await admission().list(admin))[0]?.id ?? '';
export const stateOf = async (viewer: Viewer) => (await admission().own(await seen(viewer)))?.state ?? null;
