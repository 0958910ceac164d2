import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A part of a country with bank holidays of its own.' })
export class HolidayRegion {
  @Field({ description: 'Code of the region within its country, e.g. SCT.' })
  code!: string;

  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'A country whose bank holidays are known.' })
export class HolidayCountry {
  @Field({ description: 'ISO 3166 code, e.g. GB.' })
  code!: string;

  @Field({ description: 'Its name in English.' })
  name!: string;

  @Field(() => [HolidayRegion], { description: 'Its regions with holidays of their own; often none.' })
  regions!: HolidayRegion[];
}
