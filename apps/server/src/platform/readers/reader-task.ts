/**
 * Work of the reader process: yields its result in pieces. The server asks for one after another, so that it never has to
 * take in much at once.
 *
 * @param bytes the file or page, which is only valid until the task is over
 */
export type Task<Input = unknown, Piece = unknown, Ask = unknown> = (
  input: Input,
  bytes: Buffer,
) => PiecesOf<Piece, Ask>;
type PiecesOf<Piece, Ask> = AsyncGenerator<Piece, void, Ask> | Generator<Piece, void, Ask>;

/** A built file that exports `tasks`; named without its folder and extension. */
export interface ReaderProgram<Tasks> {
  name: string;
  /** Only for the types. */
  tasks?: Tasks;
}

export type InputOf<Each> = Each extends (input: infer Input, bytes: Buffer) => unknown ? Input : never;
export type PieceOf<Each> = Each extends (...args: never) => PiecesOf<infer Piece, never> ? Piece : never;
export type AskOf<Each> = Each extends (...args: never) => PiecesOf<unknown, infer Ask> ? Ask : never;

/** What the server sends: first the bytes in parts, then the task, then a question for each further piece. */
export type ReaderMessage =
  | { part: Uint8Array; size: number }
  | { path: string; task: string; input: unknown; maxCpuMs: number }
  | { ask: unknown }
  | { end: true };

/** The answer to each message. */
export interface ReaderAnswer {
  piece?: unknown;
  isDone?: boolean;
  /** Thrown by the task. */
  error?: { name: string; message: string; stack: string };
  /** Whether this process has grown too much for another task. */
  isWorn?: boolean;
}

/** The last words of a process that kills itself. */
export const LAST_WORDS = { time: 'reader: out of time', memory: 'reader: out of memory' };

/** Lists that are sent in pieces of this many. */
export function* inPieces<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** CPU time of this process in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.ceil((user + system) / 1_000);
}

/** Bytes that came from a process, as a Buffer on the same memory. */
export const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);
