/** Texts of dialogs, forms and readers. */
export const dialogs = {
  draft: {
    offer: (when: string) => `You were typing here ${when}, and did not save it.`,
    resume: 'Continue where you left off',
    discard: 'Discard',
  },
  leave: {
    title: 'Keep your changes?',
    text: 'They are not saved yet. A draft stays on this device, and only you see it.',
    discard: 'Discard changes',
    keep: 'Keep as draft',
    stay: 'Keep editing',
  },
  reader: {
    edit: 'Edit',
    move: 'Move',
    copy: 'Copy',
    delete: 'Delete',
    undo: 'Undo',
    moveTo: 'Move to another day or time',
    moveNow: 'Move',
    day: 'Day',
    time: 'Time',
    when: 'When',
    who: 'Who',
    notes: 'Notes',
    repeats: 'Repeats',
    reminders: 'Reminders',
    from: 'From',
  },
};
