import { listed } from '../listed';

/** Texts of Plan All Meals and of the family's rules. */
export const planning = {
  button: 'Plan All Meals',
  title: (range: string) => `Plan ${range}`,
  intro:
    'A proposal for the empty meals, by your rules, favourites and evenings. Nothing is planned until you accept it.',
  loading: 'Looking for meals that fit...',
  failed: 'The proposal could not be made. Please check your connection and try again.',
  which: 'Meals',
  list: 'Proposed meals',
  take: (title: string, when: string) => `Take ${title}, ${when}`,
  swap: 'Swap',
  swapNamed: (title: string, when: string) => `Swap ${title}, ${when}`,
  swapped: (title: string, when: string) => `${title} instead, ${when}`,
  leftOut: 'left out',
  unfilled: 'Stays empty',
  unchecked: 'Quick picks have no recipe, so their ingredients have not been checked.',
  nothing: 'Every meal of this week is planned already.',
  accept: (meals: number) => (meals === 1 ? 'Accept 1 meal' : `Accept ${meals} meals`),
  accepting: 'Planning...',
  /** @param gone what was left out because its recipe was deleted */
  accepted: (meals: number, filled: number, gone: readonly string[]) =>
    (meals === 1 ? '1 meal is planned' : `${meals} meals are planned`) +
    (filled === 0
      ? ''
      : filled === 1
        ? '; somebody had filled one already'
        : `; somebody had filled ${filled} already`) +
    (gone.length === 0 ? '' : `; without ${listed(gone)}, deleted in the meantime`),
  rules: {
    title: 'Rules of the family',
    none: 'None yet. For example “Friday: fish” or “Not twice within 10 days”.',
    label: 'A new rule',
    placeholder: 'Friday: fish',
    reads: (rule: string) => `Understood as “${rule}”`,
    add: 'Add Rule',
    adding: 'Adding...',
    edit: (rule: string) => `Edit the rule “${rule}”`,
    editLabel: 'The rule',
    save: 'Save',
    saving: 'Saving...',
    changed: (rule: string) => `Changed to “${rule}”`,
    conflict: (rule: string) => `Somebody has changed it to “${rule}” in the meantime. Save again to use yours.`,
    remove: (rule: string) => `Delete the rule “${rule}”`,
    up: (rule: string) => `Move the rule “${rule}” up`,
    first: 'If two rules contradict each other, the higher one wins.',
    deleted: (rule: string) => `Deleted the rule “${rule}”`,
    gone: (rule: string) => `The rule “${rule}” is no longer there. Somebody has deleted it.`,
    addFailed: 'The rule could not be saved. Please try again.',
    deleteFailed: 'The rule could not be deleted. Please try again.',
    moveFailed: 'The rule could not be moved. Please try again.',
    failed: 'The rules could not be loaded.',
  },
};
