import { Injectable } from '@nestjs/common';

/** Two memberships of one person in one family. */
export interface Move {
  familyId: string;
  from: string;
  to: string;
}

/**
 * What belongs to a person and not to their place in the family: wishes, opinions, diets. The domains register how their
 * rows follow a former member who returns in another member's place; rows that nobody moves are deleted with the old
 * membership's account (`deleteWithAccount`).
 */
@Injectable()
export class PersonalRows {
  private readonly all: { tables: readonly string[]; move: (move: Move) => Promise<void> }[] = [];

  /**
   * @param tables whose rows it moves: a test compares them with those that are deleted with the account
   * @param move called inside a system scope, with the family locked
   */
  register(tables: readonly string[], move: (move: Move) => Promise<void>): void {
    this.all.push({ tables, move });
  }

  get tables(): string[] {
    return this.all.flatMap(({ tables }) => tables).sort();
  }

  async move(move: Move): Promise<void> {
    for (const one of this.all) await one.move(move);
  }
}
