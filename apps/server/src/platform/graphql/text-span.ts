import { ObjectType } from '@nestjs/graphql';
import { FlagField, IntField, TextField } from '../fields';

/** Position of a recognised phrase within a text. Each grammar adds its meaning. */
@ObjectType({ isAbstract: true })
export abstract class TextSpan {
  @IntField('Where it begins in the text, counted in UTF-16 units.')
  start!: number;

  @IntField('Where it ends, exclusive.')
  end!: number;

  @TextField('The characters themselves.')
  text!: string;

  @FlagField('Whether the words stay in the title too, as in "Halloween disco" or "Call Sam".')
  inTitle!: boolean;
}
