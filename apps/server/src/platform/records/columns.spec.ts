import { Column, Entity } from 'typeorm';
import { FlagField, IdField, IntField, TextField, TimeField } from '../fields';
import { LOCAL_TIME, StoredRecord, nullColumns, ownColumns, pick, shownColumns, writtenColumns } from '.';

@Entity('toy')
class ToyEntity extends StoredRecord {
  @Column({ name: 'toy_name', type: 'text' })
  toyName!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ name: 'bed_time', ...LOCAL_TIME })
  bedTime!: string | null;

  @Column({ type: 'integer', nullable: true })
  pieces!: number | null;

  @Column({ name: 'is_lost', type: 'boolean' })
  isLost!: boolean;

  @Column({ name: 'owner_ids', type: 'uuid', array: true })
  ownerIds!: string[];
}

class Toy {
  @IdField('Its id.')
  id!: string;

  @TextField('What it is called.')
  toyName!: string;

  @TimeField('When it sleeps.', { nullable: true })
  bedTime!: string | null;

  @IdField('Whose it is.', { list: true })
  ownerIds!: string[];

  @TextField('Of no column.')
  shelf!: string;
}

class ToyInput {
  @TextField('What it is called.')
  toyName!: string;

  @TextField('Notes: up to 500 characters.', { optional: true })
  notes?: string | null;

  @TimeField('When it sleeps.', { optional: true })
  bedTime?: string | null;

  @IntField('Its pieces.', { optional: true })
  pieces?: number | null;

  @FlagField('Whether nobody finds it.', { optional: true })
  isLost?: boolean | null;
}

const shown = shownColumns(ToyEntity, Toy);
const written = writtenColumns(ToyEntity, ToyInput);

it('selects and reads the columns that an answer shows as stored', () => {
  expect(shown.select('t')).toBe(
    't.id as "id", t.toy_name as "toyName", t.bed_time as "bedTime", t.owner_ids as "ownerIds"',
  );
  expect(shown.select(null, { toyName: `'a duck'` })).toBe(
    `null::uuid as "id", 'a duck' as "toyName", null::time as "bedTime", null::uuid[] as "ownerIds"`,
  );
  const row = { id: '1', toyName: 'Duck', bedTime: '19:30:00', ownerIds: [], other: 1 };
  expect(shown.read(row)).toEqual({ id: '1', toyName: 'Duck', bedTime: '19:30', ownerIds: [] });
});

it('merges changes into stored values and cleans them', () => {
  const stored = { toyName: 'Duck', notes: 'yellow', bedTime: '19:30', pieces: 1, isLost: true };
  expect(written.merge({ notes: null, pieces: undefined }, stored)).toEqual({ ...stored, notes: null });
  expect(written.merge({ toyName: 'Duck' }, undefined)).toMatchObject({ toyName: 'Duck', notes: undefined });
  expect(written.clean({ toyName: 'Duck', notes: '  ', bedTime: '', pieces: 0 })).toEqual({
    toyName: 'Duck',
    notes: null,
    bedTime: null,
    pieces: 0,
    isLost: false,
  });
});

it('leaves out the common columns and the given ones', () => {
  expect(ownColumns(ToyEntity, ['ownerIds'])).toEqual(['toyName', 'notes', 'bedTime', 'pieces', 'isLost']);
  expect(nullColumns(ToyEntity)).toEqual({
    notes: null,
    bedTime: null,
    pieces: null,
    deletedAt: null,
    deletedBy: null,
  });
  expect(pick({ a: 1, b: 2 }, ['b'])).toEqual({ b: 2 });
});

it('rejects two classes without a common column', () => {
  expect(() => shownColumns(ToyEntity, class Other {})).toThrow('ToyEntity has no column of Other');
});
