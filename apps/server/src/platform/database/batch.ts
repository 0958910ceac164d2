import { Query, type ClientBase, type QueryResultRow } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { parserOf, type Parser } from './parsers';

/** A named statement: prepared once per connection, so that its plan is not made anew for every call. */
export interface PreparedSql {
  name: string;
  text: string;
  values: unknown[];
  /** It may take long: other reads are kept from waiting behind it. */
  slow?: boolean;
}

type Fields = readonly (string | null)[];

/** Makes a row of what came for its columns. */
type RowMaker = (fields: Fields) => QueryResultRow;

interface Column {
  name: string;
  dataTypeID: number;
}

/**
 * The maker of a statement's rows, written out as one object literal: V8 fills it in place, where a row that gets its
 * columns one by one costs several times as much (mysql2 and others do the same). The names are those of our own SQL,
 * quoted as JSON.
 */
function rowMaker(columns: readonly Column[]): RowMaker {
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID));
  const places = columns.map(({ name }, at) => {
    const value = parsers[at] ? `f[${at}] === null ? null : p[${at}](f[${at}])` : `f[${at}]`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  return (new Function('p', `return (f) => ({ ${places.join(', ')} });`) as (p: (Parser | null)[]) => RowMaker)(
    parsers,
  );
}

const noRow: RowMaker = () => ({});

/** What of the driver's connection a batch needs; the driver has no types for it. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { portal: string; statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
}

/** What the prepared statements of a connection answer: described once, as the statement is parsed once. */
const described = new WeakMap<Wire, Map<string, RowMaker>>();

function makersOf(wire: Wire): Map<string, RowMaker> {
  const known = described.get(wire) ?? new Map<string, RowMaker>();
  described.set(wire, known);
  return known;
}

const nothing = (): void => undefined;

/** One statement of a batch and who waits for its rows. */
class Part {
  readonly rows: QueryResultRow[] = [];
  readonly values: unknown[];
  makeRow = noRow;
  /** What the connection calls the statement: its name, or nothing where it is parsed for this batch alone. */
  known = '';

  /** @throws when a value cannot be told to the database */
  constructor(
    readonly statement: PreparedSql,
    readonly resolve: (rows: QueryResultRow[]) => void,
    readonly reject: (error: unknown) => void,
  ) {
    this.values = statement.values.map((value) => prepareValue(value));
  }
}

/**
 * Prepared statements that travel together: one write to the socket, one answer. PostgreSQL runs what stands before a
 * Sync as one transaction, so all of them succeed or none, and settings that are local to a transaction last exactly for
 * the batch. The driver's own pipeline sends a Sync, and so a transaction and a packet, for every statement.
 *
 * It speaks through the driver's own query interface (pg 8.23): the driver calls the `handle…` methods as messages
 * arrive, and reads `name` and `text` to know what has been prepared.
 */
export class Batch extends Query {
  private readonly parts: Part[] = [];
  private current = 0;
  private failure: unknown;
  /** Whether one of its statements may take long. */
  slow = false;
  private whenFree: (error?: unknown) => void = nothing;
  /** What this batch was the first to prepare on its connection. */
  private readonly prepared = new Set<string>();
  private wire?: Wire;
  /** The statement that the next message is about, as the driver asks for it. */
  protected name: string | undefined;
  protected text: string | undefined;

  /** @param frame goes ahead of the statements; when it fails so does all behind it */
  constructor(frame: PreparedSql) {
    super('');
    this.parts.push(new Part(frame, nothing, nothing));
  }

  /** Adds a statement; not after the batch was sent. @returns its rows, once all of the batch is done */
  add<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (statement.slow) this.slow = true;
      this.parts.push(new Part(statement, resolve as (rows: QueryResultRow[]) => void, reject));
    });
  }

  /** The statements' texts, for whoever counts them. */
  get texts(): string[] {
    return this.parts.map(({ statement }) => statement.text);
  }

  /** Sends it. @param whenFree called once, when the connection may be given back, with the error if the batch failed */
  send(client: ClientBase, whenFree: (error?: unknown) => void): void {
    this.whenFree = whenFree;
    client.query(this);
  }

  /** Refuses everything that waits, when there is no connection to send it over. */
  fail(error: unknown): void {
    for (const part of this.parts) part.reject(error);
    this.free(error);
  }

  private free(error?: unknown): void {
    const { whenFree } = this;
    this.whenFree = nothing;
    whenFree(error);
  }

  override readonly submit = (connection: unknown): void => {
    const wire = (this.wire = connection as Wire);
    const known = makersOf(wire);
    wire.stream.cork();
    try {
      for (const part of this.parts) {
        this.prepare(wire, part);
        wire.bind({ portal: '', statement: part.known, values: part.values });
        const makeRow = known.get(part.statement.name);
        if (makeRow) part.makeRow = makeRow;
        else wire.describe({ type: 'P', name: '' });
        wire.execute({ portal: '' });
      }
    } catch (error) {
      this.failure ??= error;
    } finally {
      wire.sync();
      wire.stream.uncork();
      this.moveTo(0);
    }
  };

  /**
   * Has the statement parsed, once a connection. While another batch's parsing is under way it counts for nothing: should
   * that batch fail before it, the statement would be missing here.
   */
  private prepare(wire: Wire, part: Part): void {
    const { name, text } = part.statement;
    const submitted = wire.submittedNamedStatements[name];
    const parsed = wire.parsedStatements[name] ?? submitted;
    if (parsed !== undefined && parsed !== text) throw new Error(`two statements are called ${name}`);
    const isOthers = wire.parsedStatements[name] === undefined && submitted !== undefined && !this.prepared.has(name);
    part.known = isOthers ? '' : name;
    if (parsed !== undefined && !isOthers) return;
    wire.parse({ name: part.known, text });
    if (isOthers) return;
    wire.submittedNamedStatements[name] = text;
    this.prepared.add(name);
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    const part = this.parts[this.current];
    if (!part) return;
    part.makeRow = rowMaker(fields);
    if (this.wire) makersOf(this.wire).set(part.statement.name, part.makeRow);
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    const part = this.parts[this.current];
    if (!part || this.failure !== undefined) return;
    try {
      part.rows.push(part.makeRow(fields));
    } catch (error) {
      this.failure = error;
    }
  }

  handleCommandComplete(): void {
    this.moveTo(this.current + 1);
  }

  handleEmptyQuery(): void {
    this.moveTo(this.current + 1);
  }

  private moveTo(part: number): void {
    this.current = part;
    this.name = this.parts[part]?.known;
    this.text = this.parts[part]?.statement.text;
  }

  /** A statement was refused, or the connection is gone. PostgreSQL passes over what stood behind it, preparations too. */
  handleError(error: unknown): void {
    const { wire } = this;
    if (wire)
      for (const name of this.prepared)
        if (wire.parsedStatements[name] === undefined) delete wire.submittedNamedStatements[name];
    this.fail(this.failure ?? error);
  }

  handleReadyForQuery(): void {
    if (this.failure !== undefined) this.fail(this.failure);
    else {
      for (const part of this.parts) part.resolve(part.rows);
      this.free();
    }
  }
}
