export { enumType } from './enum-type';
export {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  TextField,
  TimeField,
  type FieldOptions,
  type RestPart,
} from './field';
export { OWN_USER_ID, OwnUserId, SeenVersion, restAnswer, restInput, snakeCase, type Changes } from './rest';
