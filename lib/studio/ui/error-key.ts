const keys = {
  0: 'offline',
  400: 'invalid',
  401: 'loggedOut',
  403: 'notAllowed',
  404: 'missing',
  409: 'changed',
  412: 'otherPerson',
  413: 'tooLarge',
  422: 'invalid',
} as const

/** The text for a call that failed, below `errors` in the messages of the frame. */
export const errorKey = (status: number): (typeof keys)[keyof typeof keys] | 'failed' =>
  (keys as Readonly<Record<number, (typeof keys)[keyof typeof keys]>>)[status] ?? 'failed'
