import { Query, types, type ClientBase, type QueryResultRow } from 'pg';
import { prepareValue } from 'pg/lib/utils';

/** A named statement: prepared once per connection, so that its plan is not made anew for every call. */
export interface PreparedSql {
  name: string;
  text: string;
  values: unknown[];
}

type Parser = (text: string) => unknown;
interface Column {
  name: string;
  parse: Parser;
}

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

/** Columns of the prepared statements of a connection: described once, as the statement is parsed once. */
const described = new WeakMap<Wire, Map<string, readonly Column[]>>();

function columnsOf(wire: Wire): Map<string, readonly Column[]> {
  const known = described.get(wire) ?? new Map<string, readonly Column[]>();
  described.set(wire, known);
  return known;
}

/** One statement of a batch and who waits for its rows. */
class Part {
  readonly rows: QueryResultRow[] = [];
  readonly values: unknown[];
  columns: readonly Column[] = [];
  readonly done: Promise<QueryResultRow[]>;
  resolve!: (rows: QueryResultRow[]) => void;
  reject!: (error: unknown) => void;

  /** @throws when a value cannot be told to the database */
  constructor(readonly statement: PreparedSql) {
    this.values = statement.values.map((value) => prepareValue(value));
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
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
  private wire?: Wire;
  /** The statement that the next message is about, as the driver asks for it. */
  protected name: string | undefined;
  protected text: string | undefined;

  constructor() {
    super('');
  }

  /** Adds a statement; not after the batch was sent. @returns its rows, once all of the batch is done */
  add<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]> {
    const part = new Part(statement);
    this.parts.push(part);
    return part.done as Promise<Row[]>;
  }

  /** The statements' texts, for whoever counts them. */
  get texts(): string[] {
    return this.parts.map(({ statement }) => statement.text);
  }

  /** Sends it; resolves when the connection is free again, whatever came of it. */
  async send(client: ClientBase): Promise<void> {
    const over = Promise.allSettled(this.parts.map(({ done }) => done));
    client.query(this);
    await over;
  }

  /** Refuses everything that waits, when there is no connection to send it over. */
  fail(error: unknown): void {
    for (const part of this.parts) part.reject(error);
  }

  override readonly submit = (connection: unknown): void => {
    const wire = (this.wire = connection as Wire);
    const known = columnsOf(wire);
    this.moveTo(0);
    wire.stream.cork();
    try {
      for (const part of this.parts) {
        const { name, text } = part.statement;
        const parsed = wire.parsedStatements[name] ?? wire.submittedNamedStatements[name];
        if (parsed !== undefined && parsed !== text) throw new Error(`two statements are called ${name}`);
        if (parsed === undefined) {
          wire.parse({ name, text });
          wire.submittedNamedStatements[name] = text;
        }
        wire.bind({ portal: '', statement: name, values: part.values });
        const columns = known.get(name);
        if (columns) part.columns = columns;
        else wire.describe({ type: 'P', name: '' });
        wire.execute({ portal: '' });
      }
    } catch (error) {
      this.failure ??= error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  };
  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const part = this.parts[this.current];
    if (!part) return;
    part.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID) as Parser }));
    if (this.wire) columnsOf(this.wire).set(part.statement.name, part.columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.parts[this.current];
    if (!part || this.failure !== undefined) return;
    try {
      const row: QueryResultRow = {};
      const { columns } = part;
      for (let at = 0; at < columns.length; at++) {
        const column = columns[at] as Column;
        const text = fields[at] ?? null;
        row[column.name] = text === null ? null : column.parse(text);
      }
      part.rows.push(row);
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
    this.name = this.parts[part]?.statement.name;
    this.text = this.parts[part]?.statement.text;
  }

  /** A statement was refused, or the connection is gone. PostgreSQL passes over what stood behind it, preparations too. */
  handleError(error: unknown): void {
    const { wire } = this;
    if (wire)
      for (const { statement } of this.parts.slice(this.current))
        if (wire.parsedStatements[statement.name] === undefined) delete wire.submittedNamedStatements[statement.name];
    this.fail(this.failure ?? error);
  }

  handleReadyForQuery(): void {
    if (this.failure !== undefined) this.fail(this.failure);
    else for (const part of this.parts) part.resolve(part.rows);
  }
}
