import { conflictOf } from './record';

/** Texts of the sample items. */
export const sampleItems = {
  loading: 'Loading the sample items...',
  failed: 'The sample items could not be loaded',
  failedText: 'Nothing is lost. Check the connection and try again.',
  add: 'Add Sample Item',
  edit: 'Edit Sample Item',
  save: 'Save Changes',
  saving: 'Saving...',
  none: 'No sample items yet',
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
  conflict: conflictOf('sample item'),
};
