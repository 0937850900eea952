/** A test that proves a sentence: a file below `tests` and words of the test's name in it. */
export type Proof = readonly [file: string, words: string]

/** A sentence with its tests. One without a test is open, and `open.ts` says what it lacks. */
type Plain = readonly [sentence: string, ...proofs: Proof[]]

/** A sentence that is kept in another way on purpose, with the reason and the tests of that way. */
type Otherwise = { sentence: string; otherwise: string; proofs: readonly Proof[] }

export type Sentence = Plain | Otherwise

export const otherwise = (sentence: string, reason: string, ...proofs: Proof[]): Otherwise => ({
  sentence,
  otherwise: reason,
  proofs,
})

/** A sentence for each of several names: the fields of an entity, the codes of a table. */
export const eachOf = (what: string, names: readonly string[], ...proofs: Proof[]): Plain[] =>
  names.map((name) => [`${what}: ${name}.`, ...proofs])
