import { ObjectType } from '@nestjs/graphql';
import { FlagField, IntField, TextField } from '../fields';

/** Position of a recognised phrase within a text. Each grammar adds its meaning. */
@ObjectType({ isAbstract: true })
export abstract class TextSpan {
  @IntField('Its start in the phrase, in UTF-16 code units.')
  start!: number;

  @IntField('Its end, exclusive, in UTF-16 code units.')
  end!: number;

  @TextField('Its text.')
  text!: string;

  @FlagField('Whether this part also stays in the title, as in "Halloween disco" or "Call Sam".')
  inTitle!: boolean;
}
