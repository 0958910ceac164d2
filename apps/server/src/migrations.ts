import { Activity1700000000300 } from './activity';
import { Calendar1700000000400 } from './calendar';
import { Families1700000000200 } from './families';
import { Identity1700000000100 } from './identity';
import { Media1700000000250 } from './media';
import { Platform1700000000000 } from './platform/platform.migration';

/** Every migration, oldest first. A domain adds its own class here; the schema is never synchronised. */
export const migrations = [
  Platform1700000000000,
  Identity1700000000100,
  Families1700000000200,
  Media1700000000250,
  Activity1700000000300,
  Calendar1700000000400,
];
