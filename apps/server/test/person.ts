/** A signed-up user. */
export interface Person {
  userId: string;
  name: string;
  email: string;
  password: string;
  /** Session cookie, as the browser would send it. */
  cookie: string;
  /** The address this user calls from. */
  address: string;
  /** The server this user signed up at. */
  apiUrl: string;
}

export interface Member extends Person {
  familyId: string;
  membershipId: string;
}
