import { inSpan, isTracing } from '@/lib/platform/traces'

/** What is asked for at `/v2/cdn/…`. */
const subjects: readonly string[] = ['links', 'tags', 'datasources', 'datasource_entries', 'spaces']

/** What a call asks for, without the name of a story. */
function subjectOf({ pathname }: URL): string {
  const [, asked = ''] = pathname.split('/cdn/')
  const [subject = '', slug = ''] = asked.split('/')
  if (subject === 'stories') return slug === '' ? subject : 'story'
  return subjects.includes(subject) ? subject : 'other'
}

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  new URL(input instanceof Request ? input.url : input)

/** A `fetch` for the content service whose calls are spans, with what they wait for their turn and for another attempt. */
export function tracedFetch(service: 'storyblok' | 'embedded', send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!isTracing()) return send(input, init)
    const address = addressOf(input)
    const version = address.searchParams.get('version') === 'draft' ? 'draft' : 'published'
    const attributes = { 'shop.service': service, 'shop.content.version': version }
    return inSpan({ name: `content ${subjectOf(address)}`, kind: 'client', attributes }, async (span) => {
      const answer = await send(input, init)
      span?.set({ 'http.response.status_code': answer.status })
      return answer
    })
  }
}
