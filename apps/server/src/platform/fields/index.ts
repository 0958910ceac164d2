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
export { IdempotencyKeyHeader, IfMatch, RestCall, requiredId, restDeletion, restId } from './rest-calls';
export { OwnUserId, restAnswer, restInput, snakeCase } from './rest';
