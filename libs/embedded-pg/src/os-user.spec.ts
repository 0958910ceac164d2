import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeScratch, scratch } from '../test/scratch';
import { canReach, userIn } from './os-user';

afterAll(removeScratch);

const passwd = [
  'root:x:0:0:root:/root:/bin/bash',
  'mypostgres:x:7:7::/:/bin/sh',
  'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false',
  '_postgres:*:216:216:PostgreSQL Server:/var/empty:/usr/bin/false',
].join('\n');

it('takes the first user with usable ids', () => {
  expect(userIn(passwd, ['postgres', '_postgres', 'nobody'])).toEqual({ uid: 216, gid: 216 });
  expect(userIn(passwd, ['mypostgres', '_postgres'])).toEqual({ uid: 7, gid: 7 });
});

it('finds none when the names are missing, root, or have negative ids', () => {
  expect(userIn(passwd, ['postgres', 'nobody', 'root'])).toBeUndefined();
});

describe('whether another account can reach a directory', () => {
  const stranger = { uid: 64_999, gid: 64_999 };

  it('needs every directory above to be open', () => {
    const closed = join(scratch(), 'home');
    const inside = join(closed, 'repository');
    mkdirSync(inside, { recursive: true });
    expect(canReach(inside, stranger)).toBe(true);
    chmodSync(closed, 0o700);
    expect(canReach(inside, stranger)).toBe(false);
  });

  it("looks at the owner's bits for the owner and the group's for the group", () => {
    const dir = scratch();
    const { uid, gid } = statSync(dir);
    chmodSync(dir, 0o700);
    expect(canReach(dir, { uid, gid: 64_999 })).toBe(true);
    chmodSync(dir, 0o710);
    expect(canReach(dir, { uid: 64_999, gid })).toBe(true);
    expect(canReach(dir, stranger)).toBe(false);
  });

  it('is always true for the account of this process', () => {
    const dir = scratch();
    chmodSync(dir, 0o700);
    expect(canReach(dir, {})).toBe(true);
  });
});
