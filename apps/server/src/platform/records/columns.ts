import { cleanText } from '@homefold/domain';
import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import { fieldNames } from '../fields';
import { StoredRecord } from './stored-record';

type Class<T> = abstract new () => T;

/** The columns of a table that an answer or an input has under the same names. */
type Shared<Row, Shape> = Extract<keyof Row, keyof Shape>;

/** The columns that an entity and its ancestors declare. */
const optionsOf = <Row extends object>(entity: Class<Row>): Map<keyof Row, ColumnOptions> =>
  new Map(
    getMetadataArgsStorage()
      .columns.filter(({ target }) => target === entity || Object.prototype.isPrototypeOf.call(target, entity))
      .map(({ propertyName, options }) => [propertyName as keyof Row, options]),
  );

/** The values of some columns. */
export function pick<Row extends object, Key extends keyof Row>(row: Row, names: readonly Key[]): Pick<Row, Key> {
  const values: Partial<Row> = {};
  for (const name of names) values[name] = row[name];
  return values as Pick<Row, Key>;
}

/** null for every nullable column: the defaults of a new row. */
export const nullColumns = <Row extends object>(entity: Class<Row>): Partial<Row> =>
  Object.fromEntries(
    [...optionsOf(entity)].flatMap(([name, { nullable }]) => (nullable ? [[name, null]] : [])),
  ) as Partial<Row>;

/**
 * The content columns of a record, for copies and undo: all except the given ones and those that every record has, so
 * that a newly declared column is included automatically.
 */
export function ownColumns<Row extends StoredRecord, Other extends keyof Row = never>(
  entity: Class<Row>,
  without: readonly Other[] = [],
): readonly Exclude<keyof Row, keyof StoredRecord | Other>[] {
  const left = new Set<PropertyKey>([...optionsOf(StoredRecord).keys(), ...without]);
  return [...optionsOf(entity).keys()].filter(
    (name): name is Exclude<keyof Row, keyof StoredRecord | Other> => !left.has(name),
  );
}

/** The columns that an answer shows as stored. Made once for each pair of classes, while the server starts. */
export const shownColumns = <Row extends object, Shape extends object>(entity: Class<Row>, shape: Class<Shape>) =>
  selectable<Row, Shared<Row, Shape>>(sharedOf(entity, shape));

/** All columns of a table. */
export const storedColumns = <Row extends object>(entity: Class<Row>) =>
  selectable<Row, keyof Row>([...optionsOf(entity)]);

function selectable<Row extends object, Key extends keyof Row>(columns: readonly (readonly [Key, ColumnOptions])[]) {
  const parsers = columns.map(([name, { transformer }]) => {
    const parse = transformer && !Array.isArray(transformer) ? transformer.from : null;
    return { name, parse };
  });
  return {
    /**
     * A select list.
     *
     * @param alias of the row; null when none has the columns
     * @param sql replaces columns
     */
    select: (alias: string | null, sql: Partial<Record<Key, string>> = {}): string =>
      columns
        .map(([name, { type, array, name: column = String(name) }]) => {
          const value = alias === null ? `null::${String(type)}${array ? '[]' : ''}` : `${alias}.${column}`;
          return `${sql[name] ?? value} as "${String(name)}"`;
        })
        .join(', '),

    /** The values of a selected row. */
    read(row: Pick<Row, Key>): Pick<Row, Key> {
      const values: Record<PropertyKey, unknown> = {};
      for (const { name, parse } of parsers) values[name] = parse ? parse(row[name]) : row[name];
      return values as Pick<Row, Key>;
    },
  };
}

/** The columns that an input sets. Made once for each pair of classes, while the server starts. */
export function writtenColumns<Row extends object, Shape extends object>(entity: Class<Row>, shape: Class<Shape>) {
  type Key = Shared<Row, Shape>;
  const columns = sharedOf(entity, shape);
  return {
    /** The changes over the stored values: a field that is left out keeps its value. */
    merge<Changes extends { [K in Key]?: unknown }>(changes: Changes, current: Pick<Row, Key> | undefined) {
      const merged: { [K in Key]?: Changes[K] | Row[K] | undefined } = {};
      for (const [name] of columns) merged[name] = changes[name] === undefined ? current?.[name] : changes[name];
      return merged as { [K in Key]: Changes[K] | Row[K] | undefined };
    },

    /**
     * The values to store: text is cleaned, blank and missing values are null, missing flags are false. A column that
     * may not be null has to be validated before.
     */
    clean: (draft: { [K in Key]?: unknown }): Pick<Row, Key> =>
      Object.fromEntries(columns.map(([name, { type }]) => [name, cleaned(draft[name], type)])) as Pick<Row, Key>,
  };
}

function cleaned(value: unknown, type: ColumnOptions['type']): unknown {
  if (typeof value === 'string') return (type === 'text' ? cleanText(value) : value) || null;
  return value ?? (type === 'boolean' ? false : null);
}

/** @throws Error at start when the two share no column */
function sharedOf<Row extends object, Shape extends object>(
  entity: Class<Row>,
  shape: Class<Shape>,
): [Shared<Row, Shape>, ColumnOptions][] {
  const names = new Set<PropertyKey>(fieldNames(shape));
  const columns = [...optionsOf(entity)].filter((column): column is [Shared<Row, Shape>, ColumnOptions] =>
    names.has(column[0]),
  );
  if (columns.length === 0) throw new Error(`${entity.name} has no column of ${shape.name}`);
  return columns;
}

/** @throws Error at start for a class that is not an entity */
export function tableName(entity: Class<object>): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (!name) throw new Error(`${entity.name} names no table`);
  return name;
}
