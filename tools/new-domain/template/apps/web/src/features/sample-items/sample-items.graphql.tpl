fragment SampleItemFields on SampleItem {
  id
  name
  notes
  date
  version
}

query SampleItems {
  sampleItems {
    ...SampleItemFields
  }
}

query SampleItemNow($id: ID!) {
  sampleItem(id: $id) {
    ...SampleItemFields
  }
}

mutation AddSampleItem($input: SampleItemInput!, $idempotencyKey: String!) {
  addSampleItem(input: $input, idempotencyKey: $idempotencyKey) {
    ...SampleItemFields
  }
}

mutation UpdateSampleItem($id: ID!, $input: SampleItemInput!, $version: Int!, $undoKey: String!) {
  updateSampleItem(id: $id, input: $input, version: $version, undoKey: $undoKey) {
    ...SampleItemFields
  }
}

mutation DeleteSampleItem($id: ID!, $version: Int!, $undoKey: String!) {
  deleteSampleItem(id: $id, version: $version, undoKey: $undoKey) {
    id
    restorableUntil
  }
}

mutation UndoSampleItemChange($key: String!) {
  undo(key: $key) {
    __typename
    ... on SampleItem {
      ...SampleItemFields
    }
  }
}
