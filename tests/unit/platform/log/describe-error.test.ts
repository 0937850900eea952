import { describe, expect, it } from 'vitest'
import { describeError, errorMessage } from '@/lib/platform/log/describe-error'

const secret = 'anna.muster'

const jsonError = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

const databaseError = (fields: object) => Object.assign(new Error(), { name: 'PostgresError' }, fields)

/** As Drizzle makes it. */
class QueryError extends Error {
  constructor(query: string, parameters: unknown[], cause?: Error) {
    super(`Failed query: ${query}\nparams: ${parameters}`)
    Error.captureStackTrace(this, QueryError)
    if (cause) this.cause = cause
  }
}

describe('An error in the log', () => {
  it.each<[string, unknown, string]>([
    [
      'without the parameters of its statement',
      new QueryError('select id from t where a = $1', [`${secret}\n    at ${secret} (a.ts:1:1)`, secret]),
      'Failed query: select id from t where a = $1',
    ],
    [
      'without the value that the database quotes',
      databaseError({
        message: `invalid input syntax for type uuid: "${secret}"`,
        code: '22P02',
        severity: 'ERROR',
        routine: 'string_to_uuid',
        detail: secret,
      }),
      'PostgresError: 22P02 string_to_uuid',
    ],
    [
      'with the constraint that a row breaks, and not with the row',
      new QueryError(
        'insert into t values ($1)',
        [secret],
        databaseError({
          message: 'duplicate key value violates unique constraint "t_email"',
          code: '23505',
          severity: 'ERROR',
          table_name: 't',
          constraint_name: 't_email',
          detail: `Key (email)=(${secret}@example.com) already exists.`,
        }),
      ),
      'Failed query: insert into t values ($1) ← PostgresError: 23505 t t_email',
    ],
    [
      'with what the database says of itself',
      databaseError({ message: 'sorry, too many clients already', code: '53300', severity: 'FATAL' }),
      'PostgresError: 53300 sorry, too many clients already',
    ],
    ['without a body that is no JSON', jsonError(`${secret} "a"`), 'SyntaxError: Unexpected token'],
    [
      'without a mail address',
      new Error(`550 <${secret}@example.com> unknown, ${secret}@localhost`),
      '550 <…@…> unknown, …@…',
    ],
    [
      'without the query of an address',
      new Error(
        `https://cms.example/v2/cdn/stories?token=${secret}&q=a answered 500 to /de/suche/?q=${secret}`,
      ),
      'https://cms.example/v2/cdn/stories?… answered 500 to /de/suche/?…',
    ],
    [
      'without the password in an address',
      new Error(`postgres://shop:${secret}@db.example/shop does not answer`),
      'postgres://db.example/shop does not answer',
    ],
    [
      'of a client that rejects with its whole request',
      { status: 401, message: 'Unauthorized', config: { token: secret } },
      'status 401, Unauthorized',
    ],
    ['that is no error', `to ${secret}@example.com`, 'to …@…'],
    ['that is nothing', undefined, 'unknown error'],
  ])('%s', (_, error, words) => {
    expect(errorMessage(error)).toContain(words)
    expect(describeError(error)).not.toContain(secret)
  })

  it('says in one line what it is caused by, and below where it happened', () => {
    const error = new Error('The page failed', { cause: new TypeError('fetch\nfailed', { cause: 'reset' }) })
    const [first, second] = describeError(error).split('\n')
    expect(first).toBe('The page failed ← TypeError: fetch failed ← reset')
    expect(second).toMatch(/^\s+at .*describe-error\.test\.ts:\d+/)
  })

  it('takes no longer for a long text', () => {
    const begun = performance.now()
    for (const text of ['a', '@', '?', 'a@', '://a', 'Failed query:', '"'])
      errorMessage(new Error(text.repeat(500_000 / text.length)))
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})
