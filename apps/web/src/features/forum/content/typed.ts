/** Data written to the cache needs a `__typename`, which the generated types leave out. */
export const typed = <Row extends object>(__typename: string, row: Row): Row => ({ __typename, ...row });
