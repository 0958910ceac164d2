/** Id of the instructions for moving a meal by the keyboard. */
export const DRAG_HELP_ID = 'meals-drag-help';
