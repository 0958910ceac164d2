import { useMemo } from 'react';
import { useFamily } from '../../../graphql/family';
import { WriteField as Field } from '../../../ui/writing/write-field';
import type { WriteFieldProps } from '../../../ui/writing/write-field';

/** A field for a text of the forum, which suggests members after an "@". */
export function WriteField(props: Omit<WriteFieldProps, 'people'>) {
  const { members, letters } = useFamily();
  const people = useMemo(
    () => members.map((member) => ({ ...member, letters: letters.get(member.id) ?? '' })),
    [members, letters],
  );
  return <Field {...props} people={people} />;
}
