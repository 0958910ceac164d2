import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useRowAnchor } from '../../ui/dialogs/use-row-anchor';
import { useLastUndo } from './last-undo';

/** The state of a record's reader. */
export interface OpenReader<Row> {
  /** The current record: others' changes are shown at once; a deleted record stays until the reader is closed. */
  row: Row;
  /** Undoes the record's last change made on this device; null without one. */
  undo: ReturnType<typeof useLastUndo>;
  /** The row that was clicked. */
  anchor: ReturnType<typeof useRowAnchor>;
  /** Closes the reader and runs an action on the record. */
  then: (act: (row: Row) => unknown) => void;
}

/** @param opened the record as it was when clicked @param of its representation in the cache */
export function useReader<Row extends { id: string }>(
  opened: Row,
  of: { typename: string; fragment: TypedDocumentNode<Row>; fragmentName: string },
  onClose: () => void,
): OpenReader<Row> {
  const { typename, fragment, fragmentName } = of;
  const stored = useFragment({ fragment, fragmentName, from: { __typename: typename, id: opened.id } });
  const row = stored.dataState === 'complete' ? stored.data : opened;
  return {
    row,
    undo: useLastUndo(row.id),
    anchor: useRowAnchor(opened.id),
    then: (act) => {
      onClose();
      act(row);
    },
  };
}
