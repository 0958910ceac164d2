import { Injectable } from '@nestjs/common';
import { cleanLine, placeAfter, POSITION_GAP } from '@homefold/domain';
import {
  describeMealRule,
  MEAL_RULE_LIMITS,
  readMealRule,
  ruleProblems,
  tidyScope,
  type MealRuleContent,
} from '@homefold/domain/meals';
import { RecordStores, type RecordStore, type Seen } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { BinSource, DeletedItem } from '../../platform/bin';
import { Database } from '../../platform/database';
import { conflict, invalid, notFound } from '../../platform/errors';
import { MealRule, type MealRuleInput } from './meal-rule';

/** The family's rules for proposals of meals. Every member reads and edits them. */
@Injectable()
export class MealRulesService {
  /** Deleted rules. */
  readonly bin: BinSource;
  private readonly store: RecordStore<MealRule>;
  private readonly scope: FeatureScope;

  constructor(
    stores: RecordStores,
    private readonly db: Database,
    access: FeatureAccess,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.store = stores.of({
      resource: 'meal_rule',
      noun: 'rule',
      entity: MealRule,
      describe: ({ text }) => ({ title: text }),
      scope: this.scope,
    });
    this.bin = this.store.bin<{ words: string }>({
      columns: 't.words',
      describe: ({ words }) => ({ title: words, detail: '', emoji: null }),
    });
  }

  /** In the family's order. @throws DomainError FEATURE_LOCKED */
  all(caller: Viewer): Promise<MealRule[]> {
    return this.scope.read(caller, (viewer) => this.list(viewer));
  }

  /** The same inside a scope. */
  list(viewer: FamilyViewer): Promise<MealRule[]> {
    return this.store.rows.list(viewer, 'meal rules', { orderBy: 't.position, t.id' });
  }

  /**
   * Adds a rule after the others.
   *
   * @param key an idempotency key
   * @throws DomainError INVALID naming the field, `text` with what is understood; CONFLICT for more than 50 rules
   */
  add(caller: Viewer, input: MealRuleInput, key?: string | null): Promise<MealRule> {
    return this.scope.write(caller, async (viewer) => {
      const values = valuesOf(input);
      await this.lock(viewer);
      const make = async () => {
        const rules = await this.list(viewer);
        if (rules.length >= MEAL_RULE_LIMITS.rules)
          throw conflict('CONFLICT', `A family can have at most ${MEAL_RULE_LIMITS.rules} rules.`);
        return { ...values, position: (rules.at(-1)?.position ?? 0) + POSITION_GAP };
      };
      return this.store.add(viewer, make, key);
    });
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: MealRuleInput, seen?: Seen): Promise<MealRule> {
    return this.scope.write(caller, (viewer) => this.store.change(viewer, id, (rule) => valuesOf(input, rule), seen));
  }

  /** Moves it to the bin. @throws as `update` */
  delete(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    return this.scope.write(caller, (viewer) => this.store.remove(viewer, id, seen));
  }

  /**
   * Moves a rule after another one, or to the front.
   *
   * @returns all rules in their order
   * @throws DomainError NOT_FOUND for either of them
   */
  move(caller: Viewer, id: string, afterId: string | null): Promise<MealRule[]> {
    return this.scope.write(caller, async (viewer) => {
      await this.lock(viewer);
      const rule = await this.store.rows.live(viewer, id);
      const places = placeAfter(await this.list(viewer), rule.id, afterId?.toLowerCase() ?? null);
      if (!places) throw notFound('Rule');
      for (const [moved, position] of places) {
        const row = moved === rule.id ? rule : await this.store.rows.find(viewer, moved);
        // the position is not part of the form
        if (row) await this.store.rows.write(row, { position });
      }
      if (places.size > 0) await this.store.publisher.publish(viewer, 'updated', rule);
      return this.list(viewer);
    });
  }

  private lock({ familyId }: FamilyViewer): Promise<void> {
    return this.db.lock(`meal rules ${familyId}`);
  }
}

type RuleValues = Pick<MealRule, 'kind' | 'days' | 'mealTypes' | 'demand' | 'text'>;

/** A rule in words replaces the whole rule; in a rule in parts, omitted fields stay unchanged. */
function valuesOf(input: MealRuleInput, current?: MealRule): RuleValues {
  const content = input.text ? parsedRule(input.text) : inParts(input, current);
  const { kind, days, mealTypes, ...demand } = content;
  return { kind, days, mealTypes, demand, text: describeMealRule(content) };
}

/** @throws DomainError INVALID (`text`) */
function parsedRule(text: string): MealRuleContent {
  const { rule, problem } = readMealRule(text);
  if (!rule) throw invalid('text', problem);
  return rule;
}

/** @throws DomainError INVALID naming the field */
function inParts(input: MealRuleInput, current?: MealRule): MealRuleContent {
  const kind = input.kind ?? current?.kind;
  if (!kind) throw invalid('text', 'Describe the rule, as a text or with its kind.');
  // another kind has other demands
  const old = kind === current?.kind ? current : undefined;
  const kept = <Key extends keyof MealRuleInput & keyof MealRule>(key: Key) =>
    (input[key] === undefined ? old?.[key] : input[key]) ?? undefined;
  const scope = {
    days: input.days === undefined ? (current?.days ?? null) : input.days,
    mealTypes: input.mealTypes === undefined ? (current?.mealTypes ?? null) : input.mealTypes,
  };
  const content = { ...scope, kind, ...demandOf() } as MealRuleContent;
  const [problem] = ruleProblems(content);
  if (problem) throw invalid(problem.field === 'of' ? 'leftoversMeal' : problem.field, problem.message);
  return { ...content, ...tidyScope(content) };

  function demandOf(): MealRule['demand'] {
    switch (kind) {
      case 'tag':
        return { tag: cleanLine(kept('tag') ?? '') };
      case 'title':
        return { title: cleanLine(kept('title') ?? '') };
      case 'maxMinutes':
        return { minutes: kept('minutes') ?? 0 };
      case 'notWithinDays':
        return { within: kept('within') ?? 0 };
      case 'leftoversOf':
        return { of: { day: kept('leftoversDay') ?? null, mealType: kept('leftoversMeal') ?? 'dinner' } };
      case 'diet':
        return { diet: kept('diet') ?? '' };
      default:
        return { allergen: kept('allergen') ?? '' };
    }
  }
}
