interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A fake WebSocket that speaks graphql-transport-ws: accepts everything, and sends what a test pushes. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  private static open: FakeSocket[] = [];
  readonly protocol = 'graphql-transport-ws';
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  /** Running subscriptions, by id. */
  private readonly running = new Map<string, { query: string; variables?: Record<string, unknown> }>();

  constructor(readonly url: string) {
    super();
    FakeSocket.open.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    });
  }

  send(data: string): void {
    const frame = JSON.parse(data) as Frame;
    if (frame.type === 'connection_init') this.receive({ type: 'connection_ack' });
    if (frame.type === 'ping') this.receive({ type: 'pong' });
    if (frame.type === 'subscribe' && frame.id) this.running.set(frame.id, frame.payload as { query: string });
    if (frame.type === 'complete' && frame.id) this.running.delete(frame.id);
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    FakeSocket.open = FakeSocket.open.filter((socket) => socket !== this);
    this.onclose?.(new CloseEvent('close', { code, reason, wasClean: true }));
  }

  private receive(frame: Frame): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(frame) }));
  }

  /** Sends `value` to all subscriptions to `field`; returns their number. */
  static push(field: string, value: unknown): number {
    let count = 0;
    for (const socket of FakeSocket.open)
      for (const [id, { query }] of socket.running)
        if (query.includes(field)) {
          socket.receive({ type: 'next', id, payload: { data: { [field]: value } } });
          count += 1;
        }
    return count;
  }

  /** The variables of all subscriptions to `field`. */
  static variables(field: string): (Record<string, unknown> | undefined)[] {
    const all = FakeSocket.open.flatMap(({ running }) => [...running.values()]);
    return all.filter(({ query }) => query.includes(field)).map(({ variables }) => variables);
  }

  /** Drops the connection, as when a phone loses its network; 4403 is the server's at the end of a session or membership. */
  static drop(code = 1006): void {
    for (const socket of [...FakeSocket.open]) socket.close(code);
  }

  static reset(): void {
    FakeSocket.open = [];
  }
}
