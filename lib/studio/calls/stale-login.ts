/** The ways in which a person can prove again who they are. */
export type Proof = 'password' | 'passkey'

/** Asks the person for what a call to a path does; whether they have shown it. */
type AskPerson = (proofs: readonly Proof[], path: string) => Promise<boolean>

let askPerson: AskPerson | undefined
let asked: Promise<boolean> | undefined

/** Sets how the person is asked, until the function that it returns is called. */
export function onStaleLogin(ask: AskPerson): () => void {
  askPerson = ask
  return () => {
    if (askPerson === ask) askPerson = undefined
  }
}

const isProof = (one: unknown): one is Proof => one === 'password' || one === 'passkey'

/** The proofs that an answer asks for; undefined for one that is not about a login that is not fresh. */
function proofsIn(status: number, body: unknown): readonly Proof[] | undefined {
  const { errors, proofs } = (body ?? {}) as { errors?: { login?: string }; proofs?: unknown }
  if (status !== 403 || errors?.login !== 'stale' || !Array.isArray(proofs)) return undefined
  return proofs.filter(isProof)
}

/** Whether a call may be sent again: it was refused for a login that the person has made fresh since. */
export async function isFreshAgain(
  { status, body }: { status: number; body: unknown },
  path: string,
): Promise<boolean> {
  const proofs = proofsIn(status, body)
  if (!proofs || !askPerson) return false
  // Several calls that are refused at once ask once.
  asked ??= askPerson(proofs, path).finally(() => {
    asked = undefined
  })
  return asked
}
