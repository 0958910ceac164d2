import { conflictOf } from './record';

/** Texts of the pets. */
export const pets = {
  loading: 'Loading the pets...',
  failed: 'The pets could not be loaded',
  failedText: 'Nothing is lost. Check the connection and try again.',
  add: 'Add Pet',
  edit: 'Edit Pet',
  save: 'Save Changes',
  saving: 'Saving...',
  none: 'No pets yet',
  noneText: 'What the family adds here, everybody sees.',
  name: 'Name',
  notes: 'Notes',
  date: 'Date',
  added: (name: string) => `Added ${name}`,
  changed: (name: string) => `Changed ${name}`,
  deleted: (name: string) => `Deleted ${name}`,
  gone: (name: string) => `${name} is no longer there. Somebody has deleted it.`,
  failedAdd: 'It could not be saved. Everything you wrote is still here.',
  deleteFailed: 'It could not be deleted. Please try again.',
  conflict: conflictOf('pet'),
};
