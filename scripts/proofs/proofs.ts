import { specification } from '@/tests/specification'
import type { Proof, Sentence } from '@/tests/specification/form'
import { openSentences } from '@/tests/specification/open'
import { type NamedTest, readTests } from './read-tests'

type Row = {
  section: string
  sentence: string
  /** Why it is kept in another way. */
  otherwise?: string | undefined
  /** What is missing of it, which no test proves yet. */
  open?: string | undefined
  proofs: NamedTest[]
  missing: string[]
}

const asksFor = ([file, words]: Proof, test: NamedTest): boolean =>
  test.file === file && test.name.includes(words)

/** What a sentence says, why it is kept otherwise, and the tests that it names. */
function partsOf(sentence: Sentence) {
  if ('sentence' in sentence) return sentence
  const [text, ...proofs] = sentence
  return { sentence: text, otherwise: undefined, proofs }
}

/** Each sentence of the specification with the tests that prove it, and those that it names and nobody wrote. */
export async function readProofs(folder = 'tests'): Promise<Row[]> {
  const tests = await readTests(folder)
  return Object.entries(specification).flatMap(([section, sentences]) =>
    sentences.map(partsOf).map(({ sentence, otherwise, proofs }) => ({
      section,
      sentence,
      otherwise,
      open: proofs.length === 0 ? openSentences[sentence] : undefined,
      proofs: tests.filter((test) => proofs.some((proof) => asksFor(proof, test))),
      missing: proofs
        .filter((proof) => !tests.some((test) => asksFor(proof, test)))
        .map(([file, words]) => `${file}: ${words}`),
    })),
  )
}
