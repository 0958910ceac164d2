import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useRowAnchor } from '../../ui/dialogs/use-row-anchor';
import { useLastUndo } from './last-undo';

/** The state of a record's reader. @param opened the record as it was when clicked @param of how it is cached */
export function useReader<Row extends { id: string }>(
  opened: Row,
  { typename, ...of }: { typename: string; fragment: TypedDocumentNode<Row>; fragmentName: string },
  onClose: () => void,
) {
  const stored = useFragment({ ...of, from: { __typename: typename, id: opened.id } });
  const row = stored.dataState === 'complete' ? (stored.data as Row) : opened;
  return {
    /** The current record: others' changes are shown at once; a deleted record stays until the reader is closed. */
    row,
    /** Undoes the record's last change made on this device; null without one. */
    undo: useLastUndo(row.id),
    /** The row that was clicked. */
    anchor: useRowAnchor(opened.id),
    /** Closes the reader and runs an action on the record. */
    then: (act: (row: Row) => unknown): void => {
      onClose();
      act(row);
    },
  };
}
