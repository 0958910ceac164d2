import { ObjectType } from '@nestjs/graphql';
import { ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: 'A part of a country with its own bank holidays.' })
export class HolidayRegion {
  @TextField('Code of the region within its country, e.g. SCT.')
  code!: string;

  @TextField('Its name.')
  name!: string;
}

@ObjectType({ description: 'A country whose bank holidays are known.' })
export class HolidayCountry {
  @TextField('ISO 3166 code, e.g. GB.')
  code!: string;

  @TextField('Its name in English.')
  name!: string;

  @ObjectField(() => HolidayRegion, 'Its regions that have their own holidays; often none.', { list: true })
  regions!: HolidayRegion[];
}
