import { passwordProblem } from './password-rules';

const ann = { name: 'Ann-Marie Lee', email: 'ann.lee@example.org' };

it.each([
  'basketball',
  'BasketBall',
  '1234567890',
  'qwertyuiop',
  'password2026!',
  'P.a.s.s.w.o.r.d.1',
  '!!sunshine2026',
  'iloveyou12345',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'passwordpassword',
])('refuses %s as common', async (password) => expect(await passwordProblem(password, ann)).toMatch(/most common/));

it.each([
  'ann.lee@example.org',
  'Ann.Lee@Example.org1',
  'annlee2026!',
  'Annmarie Lee',
  'ANN-MARIE-1985',
  'leelee-ann-99',
  'homefold2026',
  'HomeFold-Lee!',
  'homefoldpassword',
])('refuses %s because it consists of known data of the account', async (password) =>
  expect(await passwordProblem(password, ann)).toMatch(/your name/),
);

it.each([
  'correct horse',
  'another horse',
  'sleepless in april',
  'annual leek harvest',
  'x7#Kq9!vLm2$',
  '!!$$%%^^&&**()',
  'ключ от дома весной',
  'home folded paper cranes',
])('accepts %s', async (password) => expect(await passwordProblem(password, ann)).toBeNull());

it('accepts any password for an account with a trivial name', async () =>
  expect(await passwordProblem('correct horse', { name: '', email: '' })).toBeNull());
