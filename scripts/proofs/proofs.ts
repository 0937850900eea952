import { specification } from '@/tests/specification'
import { type NamedTest, readTests } from './read-tests'

type Row = { section: string; sentence: string; proofs: NamedTest[]; missing: string[] }

const asksFor = ([file, words]: readonly [string, string], test: NamedTest): boolean =>
  test.file === file && test.name.includes(words)

/** Each sentence of the specification with the tests that prove it, and those that it names and nobody wrote. */
export async function readProofs(folder = 'tests'): Promise<Row[]> {
  const tests = await readTests(folder)
  return Object.entries(specification).flatMap(([section, sentences]) =>
    sentences.map(([sentence, ...named]) => ({
      section,
      sentence,
      proofs: tests.filter((test) => named.some((proof) => asksFor(proof, test))),
      missing: named
        .filter((proof) => !tests.some((test) => asksFor(proof, test)))
        .map(([file, words]) => `${file}: ${words}`),
    })),
  )
}
