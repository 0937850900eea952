type Props = { code: number; message: string; stack?: string | undefined }

/** What an error says about itself: shown in `APP_ENV=qa` only. */
export const ErrorDetails = ({ code, message, stack = '' }: Props) =>
  process.env.NESTLING_APP_ENV === 'qa' && (
    <section data-error-details="" style={{ marginTop: '2rem' }}>
      <p>{code}</p>
      <pre style={{ overflowX: 'auto', whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>
        {stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')}
      </pre>
    </section>
  )

/** The message and the stack of what was thrown, which need not be an error. Errors of the server have a digest. */
export function detailsOf(error: unknown): Pick<Props, 'message' | 'stack'> {
  if (!(error instanceof Error)) return { message: String(error) }
  const digest = 'digest' in error ? ` (${error.digest})` : ''
  return { message: error.message + digest, stack: error.stack }
}
