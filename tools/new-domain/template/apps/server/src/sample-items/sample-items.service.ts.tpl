import { Injectable } from '@nestjs/common';
import { isCalendarDate, isLongerThan } from '@homefold/domain';
import { RecordStores, type RecordStore, type Seen } from '../activity';
import { requireFamily, type Viewer } from '../platform/auth';
import type { BinSource, DeletedItem } from '../platform/bin';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { writtenColumns, type NewRecord } from '../platform/records';
import { SampleItem, SampleItemInput } from './sample-item';

const columns = writtenColumns(SampleItem, SampleItemInput);

/** The family's sample items. Every member reads and edits each of them; an id of another family is NOT_FOUND. */
@Injectable()
export class SampleItemsService {
  /** Deleted sample items. */
  readonly bin: BinSource;
  private readonly store: RecordStore<SampleItem>;

  constructor(
    private readonly db: Database,
    stores: RecordStores,
  ) {
    this.store = stores.of({
      resource: 'sample_item',
      noun: 'sample item',
      entity: SampleItem,
      describe: ({ name }) => ({ title: name }),
    });
    this.bin = this.store.bin<{ title: string; notes: string | null }>({
      columns: 't.name as title, t.notes',
      describe: ({ title, notes }) => ({ title, detail: notes ?? '', emoji: null }),
    });
  }

  /** Oldest first; screens sort them in the reader's language. */
  async all(caller: Viewer): Promise<SampleItem[]> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, () => this.store.rows.list(viewer, 'sampleItems', { orderBy: 't.created_at, t.id' }));
  }

  /** @throws DomainError NOT_FOUND */
  async get(caller: Viewer, id: string): Promise<SampleItem> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, () => this.store.get(viewer, id));
  }

  /**
   * @param key an idempotency key
   * @throws DomainError INVALID naming the first wrong field
   */
  async add(caller: Viewer, input: SampleItemInput, key?: string | null): Promise<SampleItem> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, () => this.store.add(viewer, this.valuesOf(input), key));
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key */
  async update(caller: Viewer, id: string, input: SampleItemInput, seen?: Seen): Promise<SampleItem> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, () => this.store.change(viewer, id, (sampleItem) => this.valuesOf(input, sampleItem), seen));
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key */
  async delete(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, () => this.store.remove(viewer, id, seen));
  }

  /** The changes merged into the present values, cleaned and validated. */
  private valuesOf(input: SampleItemInput, current?: SampleItem): NewRecord<SampleItem> {
    const values = columns.clean(columns.merge(input, current));
    if (!values.name || isLongerThan(values.name, 80)) throw invalid('name', 'A name must have 1 to 80 characters.');
    if (values.notes && isLongerThan(values.notes, 5_000)) throw invalid('notes', 'Use up to 5,000 characters.');
    if (values.date && !isCalendarDate(values.date)) throw invalid('date', 'This date does not exist.');
    return values;
  }
}
