import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { Profile } from './profile.types';
import { type PersonFields, accountPerson } from '../members/person';

interface ProfileRow {
  user_id: string;
  first_name: string;
  last_name: string | null;
  display_name: string;
  phone: string | null;
  date_of_birth: string | null;
  email: string | null;
  avatar_url: string | null;
  default_avatar_id: string | null;
  bar_sections: string[] | null;
}

// Dates are selected as text: the driver would turn them into an instant of this machine's zone.
const columns = `user_id, first_name, last_name, display_name, phone, date_of_birth::text as date_of_birth, email,
                 avatar_url, default_avatar_id, bar_sections`;

/** The profile table. Every call runs in the caller's open scope and touches the viewer's own row only. */
@Injectable()
export class ProfileStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async find(viewer: Viewer): Promise<Profile | null> {
    const [row] = await this.db.sql<ProfileRow>({
      name: 'profile_find',
      text: `select ${columns} from profile where user_id = $1`,
      values: [viewer.userId],
    });
    return row ? toProfile(row, viewer) : null;
  }

  /** The viewer's profile, locked until the transaction ends; created from the account when there is none. */
  async lock(viewer: Viewer): Promise<Profile> {
    const person = accountPerson(viewer);
    await this.db.sql({
      name: 'profile_ensure',
      text: `insert into profile (user_id, first_name, last_name, display_name, email, updated_at)
             values ($1, $2, $3, $4, $5, $6) on conflict (user_id) do nothing`,
      values: [viewer.userId, person.firstName, person.lastName, person.displayName, person.email, this.clock.now()],
    });
    const [row] = await this.db.sql<ProfileRow>({
      name: 'profile_lock',
      text: `select ${columns} from profile where user_id = $1 for update`,
      values: [viewer.userId],
    });
    return toProfile(row as ProfileRow, viewer);
  }

  /** Writes a locked profile back. */
  async save(profile: Profile): Promise<void> {
    await this.db.sql({
      name: 'profile_save',
      text: `update profile set first_name = $2, last_name = $3, display_name = $4, phone = $5, date_of_birth = $6,
                    email = $7, avatar_url = $8, default_avatar_id = $9, bar_sections = $10, updated_at = $11
             where user_id = $1`,
      values: [
        profile.userId,
        profile.firstName,
        profile.lastName,
        profile.displayName,
        profile.phone,
        profile.dateOfBirth,
        profile.email || null,
        profile.avatarUrl,
        profile.defaultAvatarId,
        profile.barSections,
        this.clock.now(),
      ],
    });
  }

  /** Changes the name only, where the family already has one like it. */
  async rename(viewer: Viewer, displayName: string): Promise<void> {
    await this.save({ ...(await this.lock(viewer)), displayName });
  }

  /** What a family sees of the viewer. */
  async person(viewer: Viewer): Promise<PersonFields> {
    const profile = await this.find(viewer);
    if (!profile) return accountPerson(viewer);
    const { displayName, firstName, lastName, email, avatarUrl, defaultAvatarId } = profile;
    return { displayName, firstName, lastName, email: email || null, avatarUrl, defaultAvatarId };
  }
}

/** The account's address takes precedence: it may have changed at the identity provider. */
const toProfile = (row: ProfileRow, { email }: Viewer): Profile => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  phone: row.phone,
  dateOfBirth: row.date_of_birth,
  email: email || (row.email ?? ''),
  avatarUrl: row.avatar_url,
  defaultAvatarId: row.default_avatar_id,
  barSections: row.bar_sections,
});
