export { changesOf, type Changes } from './changes';
export { enumType } from './enum-type';
export {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
  TimeField,
  ValueField,
  fieldNames,
  nullFields,
  type FieldOptions,
  type RestPart,
} from './field';
export { IDEMPOTENCY_KEY, requiredId, restDeletion } from './rest-calls';
export { OWN_USER_ID, OwnUserId, SeenVersion, restAnswer, restInput, snakeCase } from './rest';
