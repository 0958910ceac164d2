import { guestAddress, isGuestAddress } from './guest-address';

it('distinguishes guest addresses', () => {
  expect(guestAddress('emma', '3f9c')).toBe('emma@3f9c.invalid');
  expect(isGuestAddress(guestAddress('emma', '3f9c'))).toBe(true);
  expect(isGuestAddress(' EMMA@3F9C.INVALID ')).toBe(true);
  expect(isGuestAddress('emma@example.org')).toBe(false);
  expect(isGuestAddress('emma@invalid.example.org')).toBe(false);
});
