import { attachment } from '@/lib/platform/http'

/** A file of one visitor, to be saved, whatever it is: nothing on the way keeps it or guesses what it is. */
export const privateFile = ({ name, type, content }: { name: string; type: string; content: Uint8Array }) =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
