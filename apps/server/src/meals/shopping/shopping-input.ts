import { randomUUID } from 'node:crypto';
import { cleanLine, cleanText, isLongerThan } from '@homefold/domain';
import { isAisle } from '@homefold/domain/aisles';
import { weekOf } from '@homefold/domain/meals';
import { normaliseUnit } from '@homefold/domain/recipes';
import {
  SHOPPING_LIMITS,
  SHOPPING_PRIORITIES,
  type NewShoppingPart,
  type ShoppingFields,
  type ShoppingPriority,
} from '@homefold/domain/shopping';
import { isUUID } from 'class-validator';
import { invalid } from '../../platform/errors';
import { dateOf } from '../plan/meal-plan.service';
import type { ShoppingAddInput, ShoppingChangeInput, ShoppingEditInput } from './shopping-changes';
import { atOnce, type PlannedChange } from './shopping-inverse';
import type { StoredPart } from './shopping-part';
import { AI_GENERATED } from './shopping-rows';

/** How many changes a device may send at once. */
export const MAX_CHANGES = 500;

/** The author of the changes; names are validated by the caller. */
export interface InputContext {
  listId: string;
  membershipId: string;
  /** Titles of the recipes that adds refer to. */
  recipes?: ReadonlyMap<string, string>;
}

/** Adds with the additional fields of the documented calls. */
export type AddedThing = Omit<ShoppingAddInput, 'id'> & {
  id?: string | null;
  /** Without its end, the week of its start. */
  week?: { start: string; end?: string | null };
  isGenerated?: boolean;
  source?: NewShoppingPart['source'];
};

/** @throws DomainError INVALID naming the field */
export function readChanges(changes: readonly ShoppingChangeInput[], context: InputContext): PlannedChange[] {
  if (changes.length > MAX_CHANGES) throw invalid('changes', `Send at most ${MAX_CHANGES} changes at once.`);
  return changes.map((change) => readChange(change, context));
}

function readChange({ add, tick, edit, remove, at }: ShoppingChangeInput, context: InputContext): PlannedChange {
  const by = context.membershipId;
  const given = [add, tick, edit, remove].filter((each) => each !== undefined && each !== null);
  if (given.length !== 1) throw invalid('changes', 'A change must have exactly one of add, tick, edit and remove.');
  const timed = (planned: PlannedChange): PlannedChange => ({ ...planned, at: at?.getTime() ?? null });
  if (add) return timed(addOf(add, context));
  if (tick) return timed(atOnce({ kind: 'tick', ...wholeRow(tick.id), purchased: tick.isPurchased, by }));
  if (edit) return timed(atOnce({ kind: 'edit', ...wholeRow(edit.id), fields: fieldsOf(edit) }));
  return timed(atOnce({ kind: 'remove', ...wholeRow(remove?.id ?? ''), removed: true, by }));
}

/** @throws DomainError INVALID naming the field */
export function addOf(thing: AddedThing, { listId, membershipId, recipes }: InputContext): PlannedChange {
  const { category, aisle, notes, priority, assignedTo, generatedFor } = thing;
  const week = generatedFor
    ? daysOf({ start: dateOf(generatedFor, 'generatedFor') }, true)
    : thing.week && daysOf(thing.week);
  const amount = amountOf(thing.amount);
  const unit = unitOf(thing.unit);
  const part: Omit<StoredPart, 'at' | 'edits' | 'purchased' | 'removed' | 'withdrawn'> = {
    id: thing.id ? idOf(thing.id) : randomUUID(),
    requestedBy: membershipId,
    source: thing.source ?? recipeOf(thing.recipeId, recipes),
    isGenerated: thing.isGenerated ?? Boolean(generatedFor),
    amount,
    unit,
    asked: {
      listId,
      name: nameOf(thing.name),
      ...(category ? { category: categoryOf(category) } : {}),
      ...(aisle ? { aisle: aisleOf(aisle) } : {}),
      ...(notes ? { notes: notesOf(notes) } : {}),
      ...(priority ? { priority: priorityOf(priority) } : {}),
      ...(assignedTo ? { assignedTo: assignedTo.toLowerCase() } : {}),
    },
    ...(week && { week }),
  };
  return { at: null, make: (at) => ({ kind: 'add', part: { ...part, at } }) };
}

/** A deleted recipe is not mentioned; the ingredient is still bought. */
function recipeOf(id: string | null | undefined, recipes: InputContext['recipes']): NewShoppingPart['source'] {
  const title = id ? recipes?.get(id.toLowerCase()) : undefined;
  return id && title !== undefined ? { kind: 'recipe', recipeId: id.toLowerCase(), title } : null;
}

/** @throws DomainError INVALID naming the field */
export function fieldsOf(input: Omit<ShoppingEditInput, 'id'>): Partial<ShoppingFields> {
  const { name, amount, unit, category, aisle, notes, priority, assignedTo, listId } = input;
  const fields: Partial<ShoppingFields> = {};
  if (name !== undefined) fields.name = nameOf(name ?? '');
  if (amount !== undefined) {
    const value = amountOf(amount);
    fields.amount = value === null ? null : { amount: value, unit: unitOf(unit) };
  } else if (unit !== undefined) throw invalid('unit', 'Send the amount together with its unit.');
  if (category !== undefined) fields.category = category === null ? null : categoryOf(category);
  if (aisle !== undefined) fields.aisle = aisle && aisleOf(aisle);
  if (notes !== undefined) fields.notes = notes === null ? null : notesOf(notes);
  if (priority !== undefined) fields.priority = priorityOf(priority ?? 'medium');
  if (assignedTo !== undefined) fields.assignedTo = assignedTo?.toLowerCase() ?? null;
  if (listId !== undefined && listId !== null) fields.listId = idOf(listId);
  return fields;
}

/** A call knows one id of an item, and means the whole item. */
const wholeRow = (id: string) => ({ ids: [idOf(id)], isWholeRow: true });

function idOf(id: string): string {
  if (!isUUID(id)) throw invalid('id', 'An id must be a UUID.');
  return id.toLowerCase();
}

function nameOf(text: string): string {
  const name = cleanLine(text);
  if (name === '') throw invalid('name', 'Enter what to buy.');
  if (isLongerThan(name, SHOPPING_LIMITS.name))
    throw invalid('name', `A name has at most ${SHOPPING_LIMITS.name} characters.`);
  return name;
}

function amountOf(amount: number | null | undefined): number | null {
  if (amount === null || amount === undefined) return null;
  if (!Number.isFinite(amount) || amount < LEAST || amount > SHOPPING_LIMITS.amount)
    throw invalid('amount', `An amount must be more than 0 and at most ${SHOPPING_LIMITS.amount}.`);
  return amount;
}

/** Amounts below this are not shown. */
const LEAST = 0.005;

function unitOf(text: string | null | undefined): string | null {
  const unit = normaliseUnit(text);
  if (unit !== null && isLongerThan(unit, SHOPPING_LIMITS.unit))
    throw invalid('unit', `A unit has at most ${SHOPPING_LIMITS.unit} characters.`);
  return unit;
}

function categoryOf(text: string): string | null {
  const category = cleanLine(text);
  if (isLongerThan(category, SHOPPING_LIMITS.category))
    throw invalid('category', `A category has at most ${SHOPPING_LIMITS.category} characters.`);
  return /^ai recipe$/i.test(category) ? AI_GENERATED : category || null;
}

function notesOf(text: string): string | null {
  const notes = cleanText(text);
  if (isLongerThan(notes, SHOPPING_LIMITS.notes))
    throw invalid('notes', `Notes have at most ${SHOPPING_LIMITS.notes} characters.`);
  return notes || null;
}

/** The REST API accepts any text. */
function priorityOf(text: string): ShoppingPriority {
  const priority = SHOPPING_PRIORITIES.find((each) => each === text);
  if (!priority) throw invalid('priority', `Priority must be ${SHOPPING_PRIORITIES.join(', ')}.`);
  return priority;
}

function aisleOf(text: string): string {
  if (!isAisle(text)) throw invalid('aisle', 'There is no such aisle.');
  return text;
}

/** @param isAnyDay the start is any day of the week @throws DomainError INVALID */
function daysOf({ start, end }: NonNullable<AddedThing['week']>, isAnyDay = false): NonNullable<StoredPart['week']> {
  const first = dateOf(start, 'weekStartDate');
  const { startDate, endDate } = weekOf(first);
  const week = { start: isAnyDay ? startDate : first, end: end ? dateOf(end, 'weekEndDate') : endDate };
  if (week.end < week.start) throw invalid('weekEndDate', 'The last day must not be before the first.');
  return week;
}
