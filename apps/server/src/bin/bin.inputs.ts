import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

export const BIN_PAGE_MAX = 100;

/** Query of the REST call that lists the bin. */
export class RestBinQuery {
  @ApiPropertyOptional({ description: 'How many, 1 to 100.', default: 50, type: Number })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'first must be a whole number' })
  @Min(1, { message: 'first must be at least 1' })
  @Max(BIN_PAGE_MAX, { message: `first must be at most ${BIN_PAGE_MAX}` })
  first?: number;

  @ApiPropertyOptional({ description: '`next_cursor` of the page before.', type: String })
  @IsOptional()
  @IsString()
  after?: string;
}

/** Body of the REST call that restores. */
export class RestRestoreBody {
  @ApiProperty({ description: 'Kind of the thing, as the list says.', example: 'calendar_event' })
  @IsString({ message: 'type is required' })
  type!: string;

  @ApiProperty({ description: 'Id of the thing.' })
  @IsString({ message: 'id is required' })
  id!: string;
}
