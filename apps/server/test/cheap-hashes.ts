import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';

type Done = (error: Error | null, key: Buffer) => void;
type Scrypt = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) => void;

const scrypt = crypto.scrypt as Scrypt;

/**
 * Counts password hashes of servers in this process, and makes them cheap: one takes a tenth of a second of a core on
 * purpose, and specs of sign-in need hundreds. The options that the server asked for are in the calls.
 *
 * @returns the spy; restore it
 */
export const cheapHashes = () =>
  jest
    .spyOn(crypto as { scrypt: Scrypt }, 'scrypt')
    .mockImplementation((password, salt, length, options, done) =>
      scrypt(password, salt, length, { ...options, N: 2 }, done),
    );
