import { formOf, isSameOrigin, readMultipart, readsFor } from '@/lib/platform/http'
import { answer, errors } from '../answer'

type Signature = { key: string; secret: string }

/** Programs do not say where they send from; browsers do. */
export const isForeign = ({ headers }: Request): boolean =>
  (headers.has('origin') || headers.has('sec-fetch-site')) && !isSameOrigin({ headers })

function signatureIn(form: FormData): Signature | undefined {
  const [key, secret] = [form.get('key'), form.get('policy')]
  return typeof key === 'string' && typeof secret === 'string' && !key.includes('\0')
    ? { key, secret }
    : undefined
}

const incomplete = () => errors.badRequest('The form has no key, policy or file')

/**
 * Reads a form that is signed as for S3, whose file is its last part; or gives the response that rejects it. Nothing of a
 * file is kept before its signature was checked.
 */
export async function readSigned(
  request: Request,
  isKnown: (signature: Signature) => Promise<boolean>,
): Promise<(Signature & { file: File }) | Response> {
  const { multipart } = readsFor(request)
  if (!multipart || formOf({ multipart }, request.headers.get('content-type')) !== 'multipart')
    return errors.badRequest('The body is no form')
  const mayTakeFile = async (fields: FormData) => {
    const signature = signatureIn(fields)
    return signature !== undefined && (await isKnown(signature))
  }
  const read = await readMultipart(request, { ...multipart, mayTakeFile })
  if (!read.ok && read.fault === 'tooLarge') return answer(413, { error: 'The file is too large' })
  if (!read.ok && read.fault === 'refused') return answer(403, { error: 'The upload is not known' })
  if (!read.ok) return errors.badRequest('The body is no form')
  const signature = signatureIn(read.data)
  const file = read.data.get('file')
  return signature && file instanceof File ? { ...signature, file } : incomplete()
}
