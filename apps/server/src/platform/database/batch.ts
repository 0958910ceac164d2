import { Query, type ClientBase, type QueryResultRow } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { parserOf } from './parsers';

/** A named statement: prepared once per connection, so that it is not planned on every call. */
export interface PreparedSql {
  name: string;
  text: string;
  values: unknown[];
  /** May take long: other reads do not queue behind it. */
  slow?: boolean;
}

type Fields = readonly (string | null)[];

/** Makes a row from column values. */
type RowMaker = (fields: Fields) => QueryResultRow;

interface Column {
  name: string;
  dataTypeID: number;
}

/**
 * The row constructor of a statement. Each row starts as a copy of an empty one, so that all share a hidden class, as
 * in pg.
 */
function rowMaker(columns: readonly Column[]): RowMaker {
  const cells = columns.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  const empty: QueryResultRow = Object.fromEntries(cells.map(({ name }) => [name, null]));
  return (fields) => {
    const row = { ...empty };
    cells.forEach(({ name, parse }, at) => {
      const text = fields[at];
      if (text !== null && text !== undefined) row[name] = parse ? parse(text) : text;
    });
    return row;
  };
}

const noRow: RowMaker = () => ({});

/** The part of the driver's connection that a batch needs; the driver has no types for it. */
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

/** Row descriptions of a connection's prepared statements: requested once, when the statement is parsed. */
const described = new WeakMap<Wire, Map<string, RowMaker>>();

function makersOf(wire: Wire): Map<string, RowMaker> {
  const known = described.get(wire) ?? new Map<string, RowMaker>();
  described.set(wire, known);
  return known;
}

const nothing = (): void => undefined;

/** One statement of a batch and its pending promise. */
class Part {
  readonly rows: QueryResultRow[] = [];
  readonly values: unknown[];
  makeRow = noRow;
  /** The statement's name on the connection; empty when it is parsed for this batch only. */
  known = '';

  /** @throws when a value cannot be serialised */
  constructor(
    readonly statement: PreparedSql,
    readonly resolve: (rows: QueryResultRow[]) => void,
    readonly reject: (error: unknown) => void,
  ) {
    this.values = statement.values.map((value) => prepareValue(value));
  }
}

/**
 * Prepared statements sent together: one write to the socket, one answer. PostgreSQL runs everything before a Sync as
 * one transaction, so they all succeed or fail, and transaction-local settings last exactly for the batch. The driver's
 * own pipeline sends a Sync, and so a transaction and a packet, for every statement.
 *
 * It uses the driver's query interface (pg 8.23): the driver calls the `handle…` methods as messages arrive, and reads
 * `name` and `text` to know what has been prepared.
 */
export class Batch extends Query {
  private readonly parts: Part[] = [];
  private current = 0;
  private failure: unknown;
  /** Whether any of its statements may take long. */
  slow = false;
  private whenFree: (error?: unknown) => void = nothing;
  /** Statements that this batch is the first to prepare on its connection. */
  private readonly prepared = new Set<string>();
  private wire?: Wire;
  /** The statement that the next message belongs to, as the driver requests it. */
  protected name: string | undefined;
  protected text: string | undefined;

  /** @param frame runs before the statements; if it fails, so do they */
  constructor(frame: PreparedSql) {
    super('');
    this.parts.push(new Part(frame, nothing, nothing));
  }

  /** Adds a statement; not after the batch was sent. @returns its rows, once the whole batch is done */
  add<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (statement.slow) this.slow = true;
      this.parts.push(new Part(statement, resolve as (rows: QueryResultRow[]) => void, reject));
    });
  }

  /** The statements' texts, for counting. */
  get texts(): string[] {
    return this.parts.map(({ statement }) => statement.text);
  }

  /**
   * Sends the batch.
   * @param whenFree called once when the connection can be released, with the error if the batch failed
   */
  send(client: ClientBase, whenFree: (error?: unknown) => void): void {
    this.whenFree = whenFree;
    client.query(this);
  }

  /** Rejects all pending statements when there is no connection. */
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
   * Parses the statement once per connection. A parse that is still under way in another batch does not count: if that
   * batch failed before it, the statement would be missing here.
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

  /** A statement failed, or the connection is gone. PostgreSQL skips everything behind it, preparations too. */
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
