type Props = { code: number; error: unknown }

/** One build serves every environment, so the browser is told by the document in which it runs. */
const isForQa = () =>
  typeof document === 'undefined'
    ? process.env.APP_ENV === 'qa'
    : document.documentElement.dataset.environment === 'qa'

/** What an error says about itself: shown in `APP_ENV=qa` only. */
export const ErrorDetails = ({ code, error }: Props) =>
  isForQa() && (
    <section data-error-details="" style={{ marginTop: '2rem' }}>
      <p>{code}</p>
      <pre style={{ overflowX: 'auto', whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>{textOf(error)}</pre>
    </section>
  )

/** The message and the stack of what was thrown, which need not be an error. Errors of the server have a digest. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = 'digest' in error ? `${error.message} (${error.digest})` : error.message
  const { stack = '' } = error
  return stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')
}
