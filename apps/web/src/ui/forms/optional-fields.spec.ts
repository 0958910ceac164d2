import {
  choiceField,
  countField,
  dateField,
  optimisticValues,
  parsedValues,
  textField,
  timeField,
  typedProblems,
  typedValues,
  versionLines,
} from './optional-fields';

const fields = {
  dueDate: dateField('Due date'),
  dueTime: timeField('Time'),
  points: countField('Points'),
  emoji: choiceField('Emoji'),
  notes: textField('Notes'),
};
const row = { dueDate: '2026-10-09', dueTime: '17:30', points: 5, emoji: '🦷', notes: 'Bring the card' };
const blank = { dueDate: '', dueTime: '', points: '', emoji: '', notes: '' };
const nothing = { dueDate: null, dueTime: null, points: null, emoji: null, notes: null };

describe('declared columns', () => {
  it('are text in the form, and blank without a row or a value', () => {
    expect(typedValues(fields, row)).toEqual({ ...row, points: '5' });
    expect(typedValues(fields, null)).toEqual(blank);
    expect(typedValues(fields, { ...nothing, points: 0 })).toEqual(blank);
  });

  it('are sent trimmed, and null where they are blank', () => {
    expect(parsedValues(fields, { ...typedValues(fields, row), notes: ' Bring the card \n' })).toEqual(row);
    expect(parsedValues(fields, { ...blank, notes: '  ', points: ' ' })).toEqual(nothing);
  });

  it('report dates and times that cannot be parsed', () => {
    expect(typedProblems(fields, typedValues(fields, row))).toEqual([]);
    expect(typedProblems(fields, { ...blank, dueDate: 'soon', dueTime: 'late', notes: 'soon' })).toMatchObject([
      { field: 'dueDate' },
      { field: 'dueTime' },
    ]);
  });

  it('keep their value in an optimistic row unless they are sent', () => {
    expect(optimisticValues(fields, { notes: 'New' }, null)).toEqual({ ...nothing, notes: 'New' });
    expect(optimisticValues(fields, { notes: null, points: 0 }, row)).toEqual({ ...row, notes: null, points: 0 });
  });

  it('are lines of a version, with dates and times in the family’s format', () => {
    const context = { locale: 'en-GB', today: '2026-10-08' };
    expect(Object.values(versionLines(fields, typedValues(fields, row), context))).toEqual([
      ['Due date', 'Fri 9 Oct'],
      ['Time', '17:30'],
      ['Points', '5'],
      ['Emoji', '🦷'],
      ['Notes', 'Bring the card'],
    ]);
    expect(versionLines(fields, { ...blank, dueDate: '2026-' }, context).dueDate).toEqual(['Due date', '']);
  });
});
