import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Position of a recognised phrase within a text. Each grammar adds its meaning. */
@ObjectType({ isAbstract: true })
export abstract class TextSpan {
  @Field(() => Int, { description: 'Where it begins in the text, counted in UTF-16 units.' })
  start!: number;

  @Field(() => Int, { description: 'Where it ends, exclusive.' })
  end!: number;

  @Field({ description: 'The characters themselves.' })
  text!: string;

  @Field({ description: 'Whether the words stay in the title too, as in "Halloween disco" or "Call Sam".' })
  inTitle!: boolean;
}
