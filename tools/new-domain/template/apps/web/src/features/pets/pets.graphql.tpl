fragment PetFields on Pet {
  id
  name
  notes
  date
  version
}

query Pets {
  pets {
    ...PetFields
  }
}

query PetNow($id: ID!) {
  pet(id: $id) {
    ...PetFields
  }
}

mutation AddPet($input: PetInput!, $idempotencyKey: String!) {
  addPet(input: $input, idempotencyKey: $idempotencyKey) {
    ...PetFields
  }
}

mutation UpdatePet($id: ID!, $input: PetInput!, $version: Int!, $undoKey: String!) {
  updatePet(id: $id, input: $input, version: $version, undoKey: $undoKey) {
    ...PetFields
  }
}

mutation DeletePet($id: ID!, $version: Int!, $undoKey: String!) {
  deletePet(id: $id, version: $version, undoKey: $undoKey) {
    id
    restorableUntil
  }
}

mutation UndoPetChange($key: String!) {
  undo(key: $key) {
    __typename
    ... on Pet {
      ...PetFields
    }
  }
}
