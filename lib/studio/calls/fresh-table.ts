import { type ChangingMethod, pathPattern } from '@/lib/platform/http'

/** Gives or takes rights, also that of a stranger to read a draft: whoever finds an open Studio gives nobody any. */
const fresh = 'fresh'
/** Changes what the shop shows, by the person's role, and gives nobody a right. */
const content = 'content'
/** Changes a name, a language or a comment alone. */
const words = 'words'
/** Ends a login or a token, which must not wait while somebody else uses it. */
const ends = 'ends'
/** Asks for the password or a passkey itself, or for the link of a mail. */
const proves = 'proves'

type Rule = typeof fresh | typeof content | typeof words | typeof ends | typeof proves

/** What the calls of the Studio that change something ask of a login. A call that is not here asks for a fresh one. */
export const freshTable: Readonly<Record<string, Partial<Record<ChangingMethod, Rule>>>> = {
  '/api/studio/asset-folders': { POST: content },
  '/api/studio/asset-folders/[id]': { PATCH: content, DELETE: content },
  '/api/studio/assets': { POST: content },
  '/api/studio/assets/[id]': { PATCH: content, DELETE: content },
  '/api/studio/assets/[id]/file': { PUT: content },
  '/api/studio/bin/[id]': { DELETE: content },
  '/api/studio/bin/[id]/restore': { POST: content },
  '/api/studio/discussions/[id]': { PUT: words },
  '/api/studio/discussions/[id]/comments': { POST: words },
  '/api/studio/discussions/[id]/comments/[comment]': { PUT: words, DELETE: words },
  '/api/studio/drafts/[id]': { PUT: content },
  '/api/studio/fresh-login': { POST: proves },
  '/api/studio/fresh-login/options': { POST: proves },
  '/api/studio/invitations': { POST: fresh },
  '/api/studio/invitations/[id]': { DELETE: ends },
  '/api/studio/invitations/[id]/send': { POST: fresh },
  '/api/studio/login': { POST: proves },
  '/api/studio/login/forgotten': { POST: proves },
  '/api/studio/login/invitation': { POST: proves },
  '/api/studio/login/new-password': { POST: proves },
  '/api/studio/login/passkey': { POST: proves },
  '/api/studio/login/passkey/options': { POST: proves },
  '/api/studio/logout': { POST: ends },
  '/api/studio/outbox': { POST: content },
  '/api/studio/passkey-options': { POST: fresh },
  '/api/studio/passkeys': { POST: fresh },
  '/api/studio/passkeys/[id]': { PUT: words, DELETE: fresh },
  '/api/studio/password': { PUT: proves },
  '/api/studio/people': { POST: fresh },
  '/api/studio/people/[id]': { PUT: fresh, DELETE: fresh },
  '/api/studio/people/[id]/password': { POST: fresh },
  '/api/studio/people/[id]/sessions': { DELETE: ends },
  '/api/studio/people/[id]/sessions/[session]': { DELETE: ends },
  '/api/studio/profile': { PUT: words },
  '/api/studio/redirects': { PUT: content },
  '/api/studio/redirects/[id]': { DELETE: content },
  '/api/studio/releases': { POST: content },
  '/api/studio/releases/[id]': { PATCH: content, DELETE: content },
  '/api/studio/releases/[id]/publish': { POST: content },
  '/api/studio/releases/[id]/undoing': { POST: content },
  '/api/studio/sessions': { DELETE: ends },
  '/api/studio/sessions/[id]': { DELETE: ends },
  '/api/studio/stories': { POST: content },
  '/api/studio/stories/[id]': { PATCH: content, DELETE: content },
  '/api/studio/stories/[id]/alternates': { POST: content, DELETE: content },
  '/api/studio/stories/[id]/discussions': { POST: words },
  '/api/studio/stories/[id]/discussions/read': { PUT: words },
  '/api/studio/stories/[id]/preview-links': { POST: fresh },
  '/api/studio/stories/[id]/preview-links/[link]': { DELETE: ends },
  '/api/studio/stories/[id]/publish': { POST: content },
  '/api/studio/stories/[id]/schedule': { PUT: content, POST: content },
  '/api/studio/stories/[id]/stage': { PUT: content },
  '/api/studio/stories/[id]/translations': { PUT: content },
  '/api/studio/stories/[id]/unpublish': { POST: content },
  '/api/studio/tokens': { POST: fresh },
  '/api/studio/workflows': { POST: fresh },
  '/api/studio/workflows/[id]': { PUT: fresh, DELETE: fresh },
  '/api/studio/tokens/[id]': { DELETE: ends },
}

const rules = Object.entries(freshTable).map(([route, of]) => ({ pattern: pathPattern(route), of }))

/** Whether a request that changes something needs a fresh login. */
export function needsFreshLogin({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url)
  const found = rules.find(({ pattern }) => pattern.test(pathname))
  return (found?.of[method as ChangingMethod] ?? fresh) === fresh
}
